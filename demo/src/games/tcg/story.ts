// The log as a story: one line for each battle or other action, which folds open to the engine's sentences.
import type { GameEvent } from "altmode/tcg/slim";
import { short } from "../../cards/moves.js";
import { t } from "../../messages/index.js";
import { type Entry, withCause } from "../../table/story.js";
import type { NameOf } from "./words.js";

/** Kinds of events that begin a line of the story. */
const heads: readonly GameEvent["type"][] = [
  "game-started",
  "turn-started",
  "played",
  "flipped",
  "tap-ability-used",
  "attacks",
  "combined",
  "game-ended",
];

/** A line with its events. */
interface Chapter {
  readonly from: number;
  readonly events: readonly [GameEvent, ...GameEvent[]];
}

function chapters(events: readonly GameEvent[]): Chapter[] {
  const found: { from: number; events: [GameEvent, ...GameEvent[]] }[] = [];
  let fights = false;
  for (const [from, event] of events.entries()) {
    const open = found.at(-1);
    // Cards played and characters flipped in the middle of a battle are part of it.
    const begins = fights
      ? ["attacks", "turn-started", "game-ended"].includes(event.type)
      : heads.includes(event.type);
    if (event.type === "attacks") fights = true;
    if (event.type === "battle-ended" || event.type === "turn-started") fights = false;
    if (open === undefined || begins || open.events[0].type === "turn-started")
      found.push({ from, events: [event] });
    else open.events.push(event);
  }
  return found;
}

/** Returns the story of the first `told` events. */
export const storyOf = (events: readonly GameEvent[], told: number, nameOf: NameOf): Entry[] =>
  chapters(events.slice(0, told)).map(({ from, events: [first, ...rest] }) => {
    if (first.type === "turn-started") {
      const text = t("tcg.story.turn", { turn: first.turn, name: nameOf(first.seat) });
      return { key: from, heading: true, text };
    }
    const own = lineOf(first, rest, nameOf);
    const details = [first, ...rest].map((event) => withCause(event.text, event.by));
    const text = own ?? withCause(first.text, first.by);
    return rest.length === 0 && own === undefined
      ? { key: from, text, lang: "en" }
      : { key: from, text, details };
  });

/** Returns a line in the page's language, or `undefined` where there are only the engine's words. */
function lineOf(first: GameEvent, rest: readonly GameEvent[], nameOf: NameOf): string | undefined {
  switch (first.type) {
    case "game-started":
      return t("tcg.story.start", { name: nameOf(first.seat) });
    case "played":
      return t("tcg.story.played", { name: nameOf(first.seat), card: first.cardName ?? t("play.face-down") });
    case "flipped":
      return t("tcg.story.flipped", { name: short(first.characterName), mode: first.mode });
    case "attacks":
      return battleLine(short(first.characterName), rest);
    default:
      return undefined;
  }
}

/** Returns a battle in one line: "Optimus hits Megatron for 4 (6 against 2), 6 left". */
function battleLine(attacker: string, events: readonly GameEvent[]): string {
  const defends = events.findLast((event) => event.type === "defends");
  if (defends?.type !== "defends") return t("tcg.story.attacks", { attacker });
  const who = { attacker, defender: short(defends.characterName) };
  const totals = events.find((event) => event.type === "totals");
  if (totals?.type !== "totals") return t("tcg.story.fights", who);
  const { attack, defense } = totals;
  const hits = events.filter(
    (event) => event.type === "damaged" && event.attackDamage && event.character === defends.defender,
  );
  const damage = hits.reduce((sum, event) => sum + (event.type === "damaged" ? event.amount : 0), 0);
  const out = events.some((event) => event.type === "ko" && event.character === defends.defender);
  const values = { ...who, attack, defense, damage };
  return t(out ? "tcg.story.ko" : damage === 0 ? "tcg.story.missed" : "tcg.story.hits", values);
}

/** The attack with the most damage. */
interface Hit {
  readonly name: string;
  readonly damage: number;
  /** The number of its battle in the game, from 1 on. */
  readonly battle: number;
}

/** Returns the attack with the most damage, for the end of the game. */
export function bestHit(events: readonly GameEvent[]): Hit | undefined {
  let [attacker, battle] = ["", 0];
  let best: Hit | undefined;
  for (const event of events) {
    if (event.type === "attacks") {
      attacker = short(event.characterName);
      battle++;
    }
    if (event.type === "damaged" && event.attackDamage && event.amount > (best?.damage ?? 0))
      best = { name: attacker, damage: event.amount, battle };
  }
  return best;
}

/** Returns how many battles begin in some events. */
export const battlesIn = (events: readonly GameEvent[]): number =>
  events.filter(({ type }) => type === "attacks").length;
