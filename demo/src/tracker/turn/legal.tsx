import type { Action, ActionInput, CharacterView, Game } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import { choicesOf } from "../../cards/moves.js";
import { type Key, t } from "../../messages/index.js";
import { Asked } from "../../table/asked.js";
import { sentenceOf } from "../../table/questions.js";
import { Reason } from "../../ui/reason.js";
import type { Tracking } from "../use-match.js";
import type { Turn } from "./use-turn.js";

/** Groups of actions in the main phase, in the usual order of a turn. */
const groups: readonly (readonly [Key, readonly Action["type"][]])[] = [
  ["turn.cards", ["play-action", "play-upgrade"]],
  ["turn.flips", ["flip"]],
  ["turn.taps", ["tap-ability"]],
  ["turn.attacks", ["attack"]],
];

/** Returns whether an action is available: unknown cards cannot be played. */
const isKnown = (action: Action) =>
  !(action.type === "play-action" || action.type === "play-upgrade") || action.cardName !== "Blank";

interface LegalProps {
  turn: Turn;
  tracking: Tracking;
  /** Leaves out what taps on the table do: flips and attacks. */
  brief?: boolean;
}

/** The legal actions as buttons, or the answers to a card's question. */
export function Legal({ turn, tracking, brief = false }: LegalProps) {
  const { now, step, named } = turn;
  if (now === undefined) return null;
  const { seen } = now;
  const seat = seen.toAct === 1 ? 1 : 0;
  const { name } = tracking.view.players[seat];
  const known = now.actions.filter(isKnown);
  // A question about unnamed cards alone still needs an answer.
  const actions = known.length > 0 ? known : now.actions;
  const choices = new Map(choicesOf(actions, seen.decision).map((choice) => [choice.id, choice]));
  const button = (action: Action) => (
    <li key={action.id}>
      <button
        type="button"
        data-legal={action.type}
        lang={choices.get(action.id)?.lang}
        onClick={() => step(action)}
      >
        {named(choices.get(action.id)?.label ?? action.label)}
      </button>
    </li>
  );
  const main = seen.decision === null || seen.decision.kind === "main";
  if (!main) {
    const origin = seen.decision?.source;
    const source = origin?.type === "rule" ? undefined : origin?.name;
    return (
      <div class="stack tight" data-testid="turn-question">
        <h4>
          {seen.decision?.kind === "attack"
            ? t("turn.must-attack", { name })
            : source === undefined || source === "Blank"
              ? t("turn.decides", { name })
              : t("turn.decides-for", { name, card: source })}
        </h4>
        {seen.decision === null || seen.decision.kind === "attack" ? null : (
          <p data-testid="turn-sentence">
            <Asked text={named(sentenceOf("tcg", seen.decision.sentence))} />
          </p>
        )}
        <ul class="row">{actions.map(button)}</ul>
      </div>
    );
  }
  const grouped = new Set(groups.flatMap(([, types]) => types));
  return (
    <div class="stack tight" data-testid="turn-legal">
      <h4>{t("turn.may", { name })}</h4>
      {groups.map(([title, types]) => {
        if (brief && (types.includes("flip") || types.includes("attack"))) return null;
        const those = actions.filter(({ type }) => types.includes(type));
        if (those.length === 0) return null;
        return (
          <section key={title} class="stack tight" aria-label={t(title)}>
            <h5>{t(title)}</h5>
            <ul class="row">{those.map(button)}</ul>
          </section>
        );
      })}
      <ul class="row">{actions.filter(({ type }) => !grouped.has(type)).map(button)}</ul>
      <Illegal turn={turn} />
    </div>
  );
}

/** Illegal actions with the engine's reasons, computed on request. */
function Illegal({ turn: { now, named } }: { turn: Turn }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("battle.illegal")}</summary>
      {open && now !== undefined ? (
        <ul class="bullets" data-testid="turn-illegal">
          {refusals(now.game, now.seen.players, now.seen.active).map(([what, message]) => (
            <li key={what}>
              {what}: <Reason message={named(message)} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

type Players = readonly { readonly seat: number; readonly characters: readonly CharacterView[] }[];

function refusals(
  game: Game,
  players: Players,
  active: number,
): (readonly [what: string, message: string])[] {
  const there = players.flatMap(({ characters }) => characters.filter(({ zone }) => zone === "battlefield"));
  const own = there.filter(({ owner }) => owner === active);
  const enemies = there.filter(({ owner }) => owner !== active);
  const refused = (what: string, action: ActionInput) => {
    const refusal = game.check(action);
    return refusal === null ? [] : [[what, refusal.message] as const];
  };
  return own.flatMap((character) => [
    ...character.modes
      .filter((mode) => mode !== character.mode && character.modes.length > 1)
      .flatMap((mode) =>
        refused(t("turn.flip-to", { name: character.name, mode }), {
          type: "flip",
          character: character.id,
          to: mode,
        }),
      ),
    ...refused(t("turn.tap-of", { name: character.name }), { type: "tap-ability", character: character.id }),
    ...enemies.flatMap((enemy) =>
      refused(t("battle.pair", { attacker: character.name, defender: enemy.name }), {
        type: "attack",
        attacker: character.id,
        defender: enemy.id,
      }),
    ),
  ]);
}
