// The log as a story: one line for each action, which folds open to its events.
import type { EventCard, GameEvent } from "altmode/unmatched/slim";
import { many, t } from "../../messages/index.js";
import { type Entry, withCause } from "../../table/story.js";
import type { Names } from "./words.js";

/** Returns an event as a sentence with its cause. */
const caused = (event: GameEvent, names: Names): string => withCause(sentence(event, names), event.by);

/** Returns an event as a sentence. */
export function sentence(event: GameEvent, names: Names): string {
  const card = (of: EventCard | null) => of?.name ?? t("unmatched.face-down");
  switch (event.type) {
    case "turn-started":
      return t("unmatched.story.turn", { turn: event.turn, hero: names.seat(event.seat) });
    case "joined":
      return t("unmatched.event.joined", { name: names.fighter(event.fighter), health: event.health });
    case "drew": {
      const hero = names.seat(event.seat);
      return event.card === null
        ? t("unmatched.event.drew-hidden", { hero })
        : t("unmatched.event.drew", { hero, card: event.card.name });
    }
    case "exhausted":
      return t("unmatched.event.exhausted", { hero: names.seat(event.seat) });
    case "moved":
      return t("unmatched.event.moved", {
        name: names.fighter(event.fighter),
        from: names.space(event.from),
        to: names.space(event.to),
      });
    case "placed": {
      const name = names.fighter(event.fighter);
      return event.to === null
        ? t("unmatched.event.removed", { name })
        : t("unmatched.event.placed", { name, to: names.space(event.to) });
    }
    case "swapped": {
      const [one, other] = event.fighters;
      return t("unmatched.event.swapped", { name: names.fighter(one), other: names.fighter(other) });
    }
    case "attacked":
      return t("unmatched.beat.attacked", {
        attacker: names.fighter(event.attacker),
        defender: names.fighter(event.defender),
      });
    case "announced":
      return t("unmatched.event.announced");
    case "defended": {
      const defender = names.fighter(event.fighter);
      return t(event.withCard ? "unmatched.beat.defended" : "unmatched.beat.undefended", { defender });
    }
    case "revealed": {
      const cards = [event.attack, event.defense].filter((each) => each !== null);
      return `${t("unmatched.beat.revealed")} ${cards.map((each) => each.name).join(" – ")}`;
    }
    case "schemed":
      return t("unmatched.beat.schemed", { name: names.fighter(event.fighter), card: card(event.card) });
    case "boosted":
      return t("unmatched.beat.boosted", {
        name: names.seat(event.seat),
        card: card(event.card),
        value: event.boost,
      });
    case "cancelled":
      return t("unmatched.beat.cancelled", { name: names.seat(event.seat) });
    case "value":
      return t("unmatched.beat.value", { name: names.seat(event.seat), value: event.value });
    case "totals":
      return t("unmatched.beat.totals", { attack: event.attack, defense: event.defense });
    case "damaged":
      return t("unmatched.beat.damaged", {
        name: names.fighter(event.fighter),
        damage: event.amount,
        health: event.health,
      });
    case "recovered":
      return t("unmatched.event.recovered", {
        name: names.fighter(event.fighter),
        amount: event.amount,
        health: event.health,
      });
    case "defeated":
      return t("unmatched.beat.defeated", { name: names.fighter(event.fighter) });
    case "returned":
      return t("unmatched.event.returned", { name: names.fighter(event.fighter), to: names.space(event.to) });
    case "discarded":
      return t("unmatched.event.discarded", { hero: names.seat(event.seat), card: card(event.card) });
    case "card-moved":
      return t("unmatched.event.card-moved", { hero: names.seat(event.seat), card: card(event.card) });
    case "shown":
      return t("unmatched.event.shown", {
        hero: names.seat(event.seat),
        card: event.cards.map(card).join(", "),
      });
    case "shuffled":
      return t("unmatched.event.shuffled", { hero: names.seat(event.seat) });
    case "actions":
      return many("unmatched.event.actions", event.left, { hero: names.seat(event.seat) });
    case "form":
      return t("unmatched.event.form", { hero: names.seat(event.seat), form: event.form ?? "" });
    case "combat-ended":
      return event.won === "attack"
        ? t("unmatched.beat.won-attack", { damage: event.damage })
        : t("unmatched.beat.won-defense");
    case "seat-out":
      return t("unmatched.event.seat-out", { hero: names.seat(event.seat) });
    case "game-ended":
      return t("table.over");
    default:
      return unnamed(event);
  }
}

/** The engine's own words for a kind of event that this page does not know yet. */
const unnamed = ({ text = "" }: { readonly text?: string }) => text;

/** The events of one action. */
interface Chapter {
  readonly from: number;
  readonly head: "turn" | "action" | "start";
  readonly events: GameEvent[];
}

function chapters(events: readonly GameEvent[]): Chapter[] {
  const found: Chapter[] = [];
  let left = 0;
  for (const [from, event] of events.entries()) {
    const begins = event.type === "actions" && event.left < left;
    if (event.type === "actions") left = event.left;
    if (event.type === "turn-started") {
      left = Number.POSITIVE_INFINITY;
      found.push({ from, head: "turn", events: [event] });
      continue;
    }
    const open = found.at(-1);
    if (begins) found.push({ from, head: "action", events: [event] });
    else if (open === undefined) found.push({ from, head: "start", events: [event] });
    // Events at the start of a turn are not part of its title.
    else if (open.head === "turn") found.push({ from, head: "action", events: [event] });
    else open.events.push(event);
  }
  return found;
}

/** Returns the story of the first `told` events. */
export const storyOf = (events: readonly GameEvent[], told: number, names: Names): Entry[] =>
  chapters(events.slice(0, told)).map(({ from, head, events: all }) => {
    const [first] = all;
    if (head === "turn" && first) return { key: from, text: sentence(first, names), heading: true };
    const said = all.filter(({ type }) => type !== "actions");
    const text = head === "start" ? t("unmatched.story.start") : titleOf(said, names);
    const details = said.map((event) => caused(event, names));
    return details.length === 1 && details[0] === text ? { key: from, text } : { key: from, text, details };
  });

function titleOf(events: readonly GameEvent[], names: Names): string {
  const find = <T extends GameEvent["type"]>(type: T) =>
    events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  const attacked = find("attacked");
  if (attacked) return combatTitle(attacked, events, names);
  const schemed = find("schemed");
  if (schemed) {
    const values = { name: names.fighter(schemed.fighter), card: schemed.card?.name ?? "" };
    return t("unmatched.story.scheme", values);
  }
  const [first] = events;
  if (first === undefined) return t("unmatched.story.effects");
  const moved = events.filter((event) => event.type === "moved");
  if (first.type === "drew" || first.type === "exhausted") {
    const hero = names.seat(first.seat);
    const moves = moved.map((each) =>
      t("unmatched.story.move", { name: names.fighter(each.fighter), space: names.space(each.to) }),
    );
    return moves.length === 0
      ? t("unmatched.story.maneuver", { hero })
      : t("unmatched.story.maneuver-to", { hero, moves: moves.join(", ") });
  }
  return caused(first, names);
}

function combatTitle(
  { attacker, defender }: Extract<GameEvent, { type: "attacked" }>,
  events: readonly GameEvent[],
  names: Names,
): string {
  const who = { attacker: names.fighter(attacker), defender: names.fighter(defender) };
  const totals = events.find((event) => event.type === "totals");
  if (!totals) return t("battle.attacks", who);
  const { attack, defense } = totals;
  const hit = events.find((event) => event.type === "damaged" && event.combat && event.fighter === defender);
  const out = events.some((event) => event.type === "defeated" && event.fighter === defender);
  if (out) return t("unmatched.story.defeats", { ...who, attack, defense });
  if (hit?.type !== "damaged" || hit.amount === 0)
    return t("unmatched.story.missed", { ...who, attack, defense });
  const values = { ...who, attack, defense, damage: hit.amount, health: hit.health };
  return t("unmatched.story.combat", values);
}

/** Returns the combat with the most damage, for the end of the game. */
export function bestHit(events: readonly GameEvent[]): { fighter: number; damage: number } | undefined {
  let attacker: number | undefined;
  let best: { fighter: number; damage: number } | undefined;
  for (const event of events) {
    if (event.type === "attacked") attacker = event.attacker;
    if (event.type !== "damaged" || !event.combat || attacker === undefined) continue;
    if (event.amount > (best?.damage ?? 0)) best = { fighter: attacker, damage: event.amount };
  }
  return best;
}
