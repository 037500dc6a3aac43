import type { Mode, TrackerCharacter } from "altmode/tracker/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Here } from "../../journal/here.js";
import { usePress } from "../../journal/press.js";
import { t } from "../../messages/index.js";
import { Fault } from "../../ui/fault.js";
import { Mixed } from "../../ui/mixed.js";
import type { Turn } from "../turn/use-turn.js";
import type { Tracking } from "../use-match.js";
import { CharacterSheet } from "./character-sheet.js";
import "./above.css";

interface Props {
  tracking: Tracking;
  /** The engine's session, while it plays along. */
  turn: Turn | undefined;
  /** Whether the far side is turned round, for a player across the table. */
  turned: boolean;
  /** The bar between the sides. */
  children: ComponentChildren;
}

type Sheet = typeof import("./attack-sheet.js").default;
type Along = typeof import("./along-sheet.js").default;

/** The seats from the far edge of the screen to the near one. */
const FAR = 1;
const NEAR = 0;

/**
 * The table seen from above: both teams on one screen of a phone. A tap on a character of the active player and
 * one on an enemy open the attack, in a sheet over the attacker's side.
 */
export function Board({ tracking, turn, turned, children }: Props) {
  const { view } = tracking;
  const [chosen, setChosen] = useState<number>();
  const [target, setTarget] = useState<number>();
  // The sheet comes with the cards and the rules, which the table does not need. It is there before the first attack.
  const [Attack, setAttack] = useState<Sheet>();
  useEffect(() => {
    import("./attack-sheet.js").then(
      (sheet) => setAttack(() => sheet.default),
      () => undefined,
    );
  }, []);
  const [AlongSheet, setAlong] = useState<Along>();
  /** Whether the cards and abilities of the turn are open. */
  const [cards, setCards] = useState(false);
  /** A tap that the rules refuse, and what it does on the table without them. */
  const [refused, setRefused] = useState<{ reason: string; byHand: () => void }>();
  const plays = turn?.now !== undefined && !turn.apart;
  useEffect(() => {
    if (!plays || AlongSheet !== undefined) return;
    import("./along-sheet.js").then(
      (sheet) => setAlong(() => sheet.default),
      () => undefined,
    );
  }, [plays]);
  useEffect(() => {
    const { along } = tracking;
    along.fromAbove = true;
    return () => {
      along.fromAbove = false;
    };
  }, []);
  const { decision, outcome } = (plays ? turn.now?.seen : undefined) ?? { decision: null, outcome: null };
  // Cards are asked for even if those entered so far decide the game.
  const asks =
    plays &&
    (turn.asked || (outcome === null && decision !== null && !["main", "attack"].includes(decision.kind)));
  const steps = turn?.now?.session.steps.length;
  useEffect(() => {
    setCards(false);
    setRefused(undefined);
  }, [steps]);
  const there = (id: number | undefined) => view.characters.find((character) => character.id === id);
  const character = there(chosen);
  const enemy = there(target);
  const close = () => {
    setChosen(undefined);
    setTarget(undefined);
  };
  const tap = (tapped: TrackerCharacter) => {
    const attacks =
      character !== undefined &&
      character.zone === "battlefield" &&
      tapped.zone === "battlefield" &&
      character.seat === view.active &&
      tapped.seat !== character.seat;
    setCards(false);
    setRefused(undefined);
    if (attacks && plays) {
      const reason = turn.wish({ type: "attack", attacker: character.id, defender: tapped.id });
      if (reason === undefined) close();
      else setRefused({ reason, byHand: () => setTarget(tapped.id) });
    } else if (attacks) setTarget(tapped.id);
    else {
      setTarget(undefined);
      setChosen(tapped.id === chosen ? undefined : tapped.id);
    }
  };
  const flip = ({ id }: TrackerCharacter, mode: Mode) => {
    const byHand = () => tracking.act({ type: "mode", character: id, mode });
    const reason = plays ? turn.wish({ type: "flip", character: id, to: mode }) : "";
    if (reason === undefined) return;
    if (plays) setRefused({ reason, byHand });
    else byHand();
  };
  const side = (seat: 0 | 1) => {
    const player = view.players[seat];
    // Characters under others, and parts of combined ones, have no place of their own.
    const own = view.characters.filter(
      (each) => each.seat === seat && (each.zone === "battlefield" || each.zone === "ko"),
    );
    return (
      <section
        class={[
          "above-side",
          seat === FAR ? "far" : "near",
          seat === FAR && turned && "turned",
          view.active === seat && "active",
        ]
          .filter(Boolean)
          .join(" ")}
        aria-label={player.name}
        data-testid={`above-${seat}`}
      >
        <h2>
          {view.active === seat ? <span aria-hidden="true">▶ </span> : null}
          {player.name}{" "}
          <small>
            {t("tracker.health-left", { left: player.remaining, all: player.health })} ·{" "}
            {t("tracker.stars", { stars: player.stars })} · {t("tracker.won", { wins: player.wins })}
          </small>
        </h2>
        <ul>
          {own.map((each) => (
            <Place
              key={each.id}
              tracking={tracking}
              character={each}
              role={each.id === chosen ? "chosen" : each.id === target ? "target" : undefined}
              onTap={() => tap(each)}
              onFlip={(mode) => flip(each, mode)}
            />
          ))}
        </ul>
      </section>
    );
  };
  const sheet = () => {
    if (asks || (plays && cards)) {
      return turn === undefined || AlongSheet === undefined
        ? null
        : over(
            // The flips of a battle are entered at one place. A question lies before the player who decides.
            turn.asked || !asks ? view.active : (decision?.seat ?? view.active),
            <AlongSheet tracking={tracking} turn={turn} onClose={() => setCards(false)} />,
          );
    }
    if (refused !== undefined)
      return over(
        character?.seat ?? view.active,
        <Refused
          {...refused}
          onClose={() => {
            setRefused(undefined);
          }}
        />,
      );
    if (character === undefined) return null;
    return over(
      character.seat,
      <Here tracking={tracking}>
        {(here) =>
          enemy === undefined || Attack === undefined ? (
            <CharacterSheet
              tracking={here}
              character={character}
              onFlip={(mode) => flip(character, mode)}
              onClose={close}
            />
          ) : (
            <Attack
              key={`${character.id} ${enemy.id}`}
              tracking={here}
              attacker={character}
              defender={enemy}
              onClose={close}
            />
          )
        }
      </Here>,
    );
  };
  /** A sheet over the side of a seat. */
  const over = (seat: number, content: ComponentChildren) => (
    <div class={`above-sheet ${seat === FAR ? "far" : "near"}${seat === FAR && turned ? " turned" : ""}`}>
      {content}
    </div>
  );
  return (
    <div class="above" data-testid="above">
      {side(FAR)}
      {children}
      {turn?.now !== undefined && turn.apart ? (
        <p class="row spread above-along">
          <span role="status">{t("above.apart")}</span>
          <button type="button" onClick={turn.goOn}>
            {t("turn.go-on")}
          </button>
        </p>
      ) : null}
      <Fault error={turn?.error} plain />
      {plays ? (
        <p class="row spread above-along">
          <span role="status" data-testid="above-told">
            {decision?.kind === "attack"
              ? t("above.must-attack", { name: view.players[view.active === 1 ? 1 : 0].name })
              : lastTold(turn)}
          </span>
          <button type="button" aria-expanded={cards} onClick={() => setCards(!cards)}>
            {t("above.cards")}
          </button>
        </p>
      ) : null}
      {side(NEAR)}
      {sheet()}
    </div>
  );
}

interface PlaceProps {
  tracking: Tracking;
  character: TrackerCharacter;
  role: "chosen" | "target" | undefined;
  onTap: () => void;
  onFlip: (mode: Mode) => void;
}

/** Returns the sums of the battle that was fought last. */
function lastTold({ now, asked }: Turn): string {
  return now?.sums === undefined || asked ? "" : t("battle.outcome", { ...now.sums });
}

/** The rules' reason against a tap, with the way to do it all the same. */
function Refused({ reason, byHand, onClose }: { reason: string; byHand: () => void; onClose: () => void }) {
  return (
    <section class="stack tight" aria-label={t("above.refused")} data-testid="above-refused">
      <p role="alert">
        <Mixed text="above.illegal" words={{ reason }} />
      </p>
      <div class="row">
        <button type="button" onClick={onClose}>
          {t("ui.close")}
        </button>
        <button
          type="button"
          onClick={() => {
            onClose();
            byHand();
          }}
        >
          {t("above.by-hand")}
        </button>
      </div>
    </section>
  );
}

/** The place of a character: its mode with attack and defense, its name with the damage, and a button for 1 damage. */
function Place({ tracking: { act }, character, role, onTap, onFlip }: PlaceProps) {
  const { id, name, mode, modes, attack, defense, damage, health, tapped, zone } = character;
  const next = modes[(modes.indexOf(mode) + 1) % modes.length];
  const flips = zone === "battlefield" && modes.length > 1 && next !== undefined;
  const hurt = () => act({ type: "damage", character: id, amount: 1 });
  const more = usePress(hurt, hurt);
  const shown = [
    name,
    t("tracker.mode", { mode }),
    t("above.stats", { attack, defense }),
    zone === "ko" ? t("odds.ko") : t("above.damage", { damage, health }),
    tapped ? t("calculator.tapped") : "",
  ].filter((part) => part !== "");
  const due = zone === "battlefield" && health > 0 && damage >= health;
  const stats = (
    <>
      <strong>{mode.charAt(0).toUpperCase()}</strong>
      <span>
        {attack}/{defense}
      </span>
    </>
  );
  return (
    <li
      class={["above-place", zone, tapped && "tapped", due && "due", role].filter(Boolean).join(" ")}
      data-testid={`place-${id}`}
    >
      {flips ? (
        <button
          type="button"
          class="above-mode"
          aria-label={t("tracker.flip", { name, mode })}
          onClick={() => onFlip(next as Mode)}
        >
          {stats}
        </button>
      ) : (
        <span class="above-mode">{stats}</span>
      )}
      <button
        type="button"
        class="above-name"
        aria-pressed={role !== undefined}
        aria-label={shown.join(", ")}
        onClick={onTap}
      >
        <span lang="en">{name}</span>
        <span class="above-damage">
          {zone === "ko" ? t("odds.ko") : damage}
          {zone === "ko" ? null : <small>/{health}</small>}
        </span>
      </button>
      {zone === "battlefield" ? (
        <button type="button" class="above-more" aria-label={t("above.hurt", { name })} {...more}>
          +
        </button>
      ) : null}
    </li>
  );
}
