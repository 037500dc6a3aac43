// The log as a story: one line for each battle or other action, which folds open to the engine's sentences.
import type { GameEvent } from "altmode/tcg/slim";
import { combinedText, short } from "../../cards/moves.js";
import { engineLang, t } from "../../messages/index.js";
import { type Entry, withCause } from "../../table/story.js";
import type { Say } from "./address.js";
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
      : heads.includes(event.type) && !isPlayedBefore(event, open?.events.at(-1));
    // A card leaves the hand before it is played, which are one line.
    const isLeaving = !fights && event.type === "moved" && isPlayedBefore(events[from + 1], event);
    if (event.type === "attacks") fights = true;
    if (event.type === "battle-ended" || event.type === "turn-started") fights = false;
    if (open === undefined || begins || isLeaving || open.events[0].type === "turn-started")
      found.push({ from, events: [event] });
    else open.events.push(event);
  }
  return found;
}

/** Returns whether an event plays the card that the event before it moved. */
const isPlayedBefore = (event: GameEvent | undefined, before: GameEvent | undefined): boolean =>
  event?.type === "played" &&
  before?.type === "moved" &&
  before.from === "hand" &&
  before.seat === event.seat;

/** Returns the story of the first `told` events. `say` gives the engine's sentences their form of address. */
export const storyOf = (
  events: readonly GameEvent[],
  told: number,
  nameOf: NameOf,
  say: Say = (text) => text,
): Entry[] =>
  chapters(events.slice(0, told)).map(({ from, events: [first, ...rest] }) => {
    if (first.type === "turn-started") {
      const text = t("table.turn-of", { turn: first.turn, name: nameOf(first.seat) });
      return { key: from, heading: true, text };
    }
    const own = lineOf(first, rest, nameOf);
    const said = (event: GameEvent) => withCause(say(event.text), event.by);
    const lang = engineLang();
    const line = own === undefined ? { key: from, text: said(first), lang } : { key: from, text: own };
    return rest.length === 0 ? line : { ...line, details: [first, ...rest].map(said), detailsLang: lang };
  });

/** Returns a line in the page's language, or `undefined` where there are only the engine's words. */
function lineOf(first: GameEvent, rest: readonly GameEvent[], nameOf: NameOf): string | undefined {
  switch (first.type) {
    case "game-started":
      return t("tcg.story.start", { name: nameOf(first.seat) });
    case "played":
      return playedLine(undefined, first, nameOf);
    case "flipped":
      return t("tcg.story.flipped", { name: short(first.characterName), mode: first.mode });
    case "attacks":
      return battleLine(short(first.characterName), rest);
    case "combined":
      return combinedText(first);
    case "moved":
      return first.from === "deck" && first.to === "hand"
        ? drawnLine(first, nameOf)
        : playedLine(first, rest[0], nameOf);
    case "game-ended":
      return typeof first.winner === "number"
        ? t("tcg.story.won", { name: nameOf(first.winner) })
        : undefined;
    default:
      return undefined;
  }
}

/** Returns a card that is played, and the character that an Upgrade is put on. */
function playedLine(
  moved: Extract<GameEvent, { type: "moved" }> | undefined,
  played: GameEvent | undefined,
  nameOf: NameOf,
): string | undefined {
  if (played?.type !== "played") return undefined;
  const values = { name: nameOf(played.seat), card: played.cardName ?? t("play.face-down") };
  return moved?.characterName === undefined
    ? t("tcg.story.played", values)
    : t("tcg.story.put-on", { ...values, character: short(moved.characterName) });
}

function drawnLine({ seat, cardName, by }: Extract<GameEvent, { type: "moved" }>, nameOf: NameOf): string {
  const name = nameOf(seat);
  const text =
    cardName === undefined
      ? t("tcg.story.drew-one", { name })
      : t("tcg.story.drew", { name, card: cardName });
  return withCause(text, by);
}

/** Returns a battle in one line: "Optimus hits Megatron for 4 (6 against 2), 6 left". */
function battleLine(attacker: string, events: readonly GameEvent[]): string {
  const defends = events.findLast((event) => event.type === "defends");
  if (defends?.type !== "defends") return t("tcg.story.attacks", { attacker });
  const who = { attacker, defender: short(defends.characterName) };
  const totals = events.find((event) => event.type === "totals");
  if (totals?.type !== "totals") return t("battle.attacks", who);
  const { attack, defense } = totals;
  const hits = events.filter(
    (event) => event.type === "damaged" && event.attackDamage && event.character === defends.defender,
  );
  const damage = hits.reduce((sum, event) => sum + (event.type === "damaged" ? event.amount : 0), 0);
  const out = events.some((event) => event.type === "ko" && event.character === defends.defender);
  const values = { ...who, attack, defense, damage };
  if (out) return t("tcg.story.ko", values);
  if (damage > 0) return t("tcg.story.hits", values);
  // Damage comes after the totals.
  const ended = events.some(({ type }) => type === "battle-ended");
  return ended ? t("tcg.story.missed", values) : t("battle.attacks", who);
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
