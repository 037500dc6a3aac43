// The log as a story: one line for each battle, purchase or other action, which folds open to its events.
import type { EventCard, GameEvent } from "altmode/deckbuilder/slim";
import { many, t } from "../../messages/index.js";
import { type Entry, withCause } from "../../table/story.js";

/** Returns the name of a player as the bars say it. */
export type NameOf = (seat: number) => string;

const cardOf = (card: EventCard | null): string => card?.name ?? t("deckbuilder.event.a-card");

/** Returns an event as a sentence with its cause. */
const caused = (event: GameEvent, nameOf: NameOf): string => withCause(sentence(event, nameOf), event.by);

/** Returns an event as a sentence. */
export function sentence(event: GameEvent, nameOf: NameOf): string {
  switch (event.type) {
    case "turn-started":
      return t("table.turn-of", { turn: event.turn, name: nameOf(event.seat) });
    case "converted":
      return t(event.forced ? "deckbuilder.event.turned" : "deckbuilder.event.converted", {
        name: nameOf(event.seat),
        mode: t(`deckbuilder.mode-of.${event.mode}`),
      });
    case "energon":
    case "vp":
    case "power":
      return changed(event, nameOf(event.seat));
    case "power-spent":
    case "move-gained":
    case "move-spent":
      return t(`deckbuilder.event.${event.type}`, {
        name: nameOf(event.seat),
        amount: Math.abs(event.amount),
      });
    case "moved":
      return moved(event, nameOf(event.seat));
    case "flipped":
      return t("deckbuilder.event.flipped", {
        name: nameOf(event.seat),
        card: cardOf(event.card),
        space: event.space,
      });
    case "used":
      return event.card === null
        ? t("deckbuilder.event.used-own", { name: nameOf(event.seat) })
        : t("deckbuilder.event.used", { name: nameOf(event.seat), card: event.card.name });
    case "played":
    case "drew":
    case "bought":
    case "gained":
    case "discarded":
    case "put-on-top":
    case "repaired":
    case "ambushed":
    case "no-effect":
    case "defeated":
    case "cleared":
      return t(`deckbuilder.event.${event.type}`, { name: nameOf(event.seat), card: cardOf(event.card) });
    case "shuffled":
      return many("deckbuilder.event.shuffled", event.cards, { name: nameOf(event.seat) });
    case "destroyed":
    case "encounter":
      return t(`deckbuilder.event.${event.type}`, { card: cardOf(event.card) });
    case "attacked":
    case "turn-ended":
      return t(`deckbuilder.event.${event.type}`, { name: nameOf(event.seat) });
    case "blocked":
      return t("deckbuilder.event.blocked", { name: nameOf(event.seat), blocker: nameOf(event.blocker) });
    case "battle-started":
      return t("deckbuilder.event.battle-started", {
        name: nameOf(event.seat),
        card: cardOf(event.card),
        cost: event.cost,
      });
    case "assisted": {
      const name = nameOf(event.seat);
      if (!event.placed) return t("deckbuilder.event.no-assist", { name });
      return t(event.defends ? "deckbuilder.event.defended" : "deckbuilder.event.assisted", {
        name,
        card: cardOf(event.card),
      });
    }
    case "assist-resolved":
      if (!event.resolved) return t("deckbuilder.event.assist-declined");
      return t(event.defends ? "deckbuilder.event.assist-cost" : "deckbuilder.event.assist-power", {
        card: cardOf(event.card),
        power: event.power,
      });
    case "cost":
      return t("deckbuilder.event.cost", { cost: event.cost });
    case "battle-ended":
      return t(event.won ? "deckbuilder.event.battle-won" : "deckbuilder.event.battle-lost", {
        power: event.power,
        cost: event.cost,
      });
    case "ruin-placed":
    case "boss-revealed":
      return t(`deckbuilder.event.${event.type}`, { card: cardOf(event.card), space: event.space });
    case "reshuffled": {
      const ruins = event.to === "ruin-deck";
      const stem = ruins ? "deckbuilder.event.reshuffled-ruins" : "deckbuilder.event.reshuffled-encounters";
      return many(stem, event.cards);
    }
    case "swapped":
      return t("deckbuilder.event.swapped", { from: event.from, to: event.to });
    case "refilled":
      return t("deckbuilder.event.refilled", { space: event.space });
    case "game-ended": {
      const { winners } = event;
      if (winners.length === 0) return t("deckbuilder.nobody-wins");
      return many("deckbuilder.wins", winners.length, { names: winners.map(nameOf).join(", ") });
    }
    default:
      return unnamed(event);
  }
}

/** The engine's own words for a kind of event that this page does not know yet. */
const unnamed = ({ text = "" }: { readonly text?: string }) => text;

/** Returns a gain or a loss in words. */
function changed(event: Extract<GameEvent, { type: "energon" | "vp" | "power" }>, name: string): string {
  const way = event.amount < 0 ? "down" : "up";
  const amount = Math.abs(event.amount);
  if (event.type !== "power") return t(`deckbuilder.event.${event.type}-${way}`, { name, amount });
  return event.battle
    ? t(`deckbuilder.event.battle-power-${way}`, { name, amount })
    : t(`deckbuilder.event.power-${way}`, { name, amount, range: event.range });
}

function moved({ from, to, teleport }: Extract<GameEvent, { type: "moved" }>, name: string): string {
  if (to === null) return t("deckbuilder.event.left", { name });
  const way = teleport ? "teleported" : from === null ? "entered" : "moved";
  return t(`deckbuilder.event.${way}`, { name, space: to });
}

/** Kinds of events that begin a line of the story. Events in between, such as five cards drawn, fold into it. */
const heads: readonly GameEvent["type"][] = [
  "turn-started",
  "played",
  "used",
  "converted",
  "moved",
  "bought",
  "encounter",
  "attacked",
  "battle-started",
  "cleared",
  "boss-revealed",
  "turn-ended",
  "game-ended",
];

/** The events of one action. */
interface Chapter {
  readonly key: number;
  readonly events: readonly [GameEvent, ...GameEvent[]];
}

function chapters(events: readonly GameEvent[]): Chapter[] {
  const found: { key: number; events: [GameEvent, ...GameEvent[]] }[] = [];
  let fights = false;
  for (const [key, event] of events.entries()) {
    const open = found.at(-1);
    const begins = heads.includes(event.type) && (!fights || event.type === "turn-started");
    if (event.type === "battle-started") fights = true;
    if (event.type === "battle-ended" || event.type === "turn-started") fights = false;
    if (open === undefined || begins || open.events[0].type === "turn-started")
      found.push({ key, events: [event] });
    else open.events.push(event);
  }
  return found;
}

/** Returns the story of some events. */
export const storyOf = (events: readonly GameEvent[], nameOf: NameOf): Entry[] =>
  chapters(events).map(({ key, events: all }): Entry => {
    const [first, ...rest] = all;
    if (first.type === "turn-started") return { key, heading: true, text: sentence(first, nameOf) };
    const text = titleOf(first, rest, nameOf);
    const details = all.map((event) => caused(event, nameOf));
    return rest.length === 0 && details[0] === text ? { key, text } : { key, text, details };
  });

/** Returns the line of an action. A battle says how it ended: "Vanguard defeats Rumble (6 against 5)". */
function titleOf(first: GameEvent, rest: readonly GameEvent[], nameOf: NameOf): string {
  if (first.type !== "battle-started") return caused(first, nameOf);
  const ended = rest.find((event) => event.type === "battle-ended");
  if (ended?.type !== "battle-ended") return caused(first, nameOf);
  return t(ended.won ? "deckbuilder.story.won" : "deckbuilder.story.lost", {
    name: nameOf(first.seat),
    card: cardOf(first.card),
    power: ended.power,
    cost: ended.cost,
  });
}
