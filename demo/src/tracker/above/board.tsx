import type { Mode, TrackerCharacter } from "altmode/tracker/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { usePress } from "../../journal/press.js";
import { t } from "../../messages/index.js";
import type { Tracking } from "../use-match.js";
import { CharacterSheet } from "./character-sheet.js";
import "./above.css";

interface Props {
  tracking: Tracking;
  /** Whether the far side is turned round, for a player across the table. */
  turned: boolean;
  /** The bar between the sides. */
  children: ComponentChildren;
}

type Sheet = typeof import("./attack-sheet.js").default;

/** The seats from the far edge of the screen to the near one. */
const FAR = 1;
const NEAR = 0;

/**
 * The table seen from above: both teams on one screen of a phone. A tap on a character of the active player and
 * one on an enemy open the attack, in a sheet over the attacker's side.
 */
export function Board({ tracking, turned, children }: Props) {
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
    if (attacks) setTarget(tapped.id);
    else {
      setTarget(undefined);
      setChosen(tapped.id === chosen ? undefined : tapped.id);
    }
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
            />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <div class="above" data-testid="above">
      {side(FAR)}
      {children}
      {side(NEAR)}
      {character === undefined ? null : (
        <div
          class={`above-sheet ${character.seat === FAR ? "far" : "near"}${character.seat === FAR && turned ? " turned" : ""}`}
        >
          {enemy === undefined || Attack === undefined ? (
            <CharacterSheet tracking={tracking} character={character} onClose={close} />
          ) : (
            <Attack
              key={`${character.id} ${enemy.id}`}
              tracking={tracking}
              attacker={character}
              defender={enemy}
              onClose={close}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface PlaceProps {
  tracking: Tracking;
  character: TrackerCharacter;
  role: "chosen" | "target" | undefined;
  onTap: () => void;
}

/** The place of a character: its mode with attack and defense, its name with the damage, and a button for 1 damage. */
function Place({ tracking: { act }, character, role, onTap }: PlaceProps) {
  const { id, name, mode, modes, attack, defense, damage, health, tapped, zone } = character;
  const next = modes[(modes.indexOf(mode) + 1) % modes.length];
  const flips = zone === "battlefield" && modes.length > 1 && next !== undefined;
  const hurt = () => act({ type: "damage", character: id, amount: 1 });
  const more = usePress(hurt, hurt);
  const shown = [
    name,
    t("tracker.mode", { mode }),
    t("above.stats", { attack, defense }),
    zone === "ko" ? t("tracker.ko") : t("above.damage", { damage, health }),
    tapped ? t("tracker.tapped") : "",
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
          onClick={() => act({ type: "mode", character: id, mode: next as Mode })}
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
          {zone === "ko" ? t("tracker.ko") : damage}
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
