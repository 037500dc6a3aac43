// Converts the tracked table into a position of the rules engine (see docs/scenarios.md). Hands and decks
// contain the cards that the players named.
import type { Observation, Scenario } from "altmode/tcg/slim";
import type { TrackerCharacter, TrackerView } from "altmode/tracker/slim";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";

/** Zones in which only named cards are known. */
export type Hidden = "hand" | "scrap" | "secret";

/** Initial position of a card when the engine started. In a deck, the top is 0. */
export interface Spot {
  readonly zone: Hidden | "deck";
  readonly index: number;
}

/** A position with its seat. */
export type SeatSpot = Spot & { readonly seat: 0 | 1 };

/** Initial position of each battle card, by its number. */
export type Spots = ReadonlyMap<number, SeatSpot>;

/**
 * Origin of the knowledge: revealed by a step, named at its position, or named as being somewhere in the
 * deck.
 */
type How = "turned-up" | "named" | "in-deck";

/** A card that was named or revealed, with its initial position. */
export interface Known extends Spot {
  readonly card: KnownCard;
  /** Number of steps before it was entered. */
  readonly after: number;
  readonly how: How;
}

/** Knowledge of a seat's cards. */
export interface Cards {
  /** Initial number of cards per zone. */
  readonly count: Readonly<Record<Hidden, number>>;
  readonly known: readonly Known[];
}

/** Number of cards in a starting hand. */
const HAND = 3;
export const unknownCards: Cards = { count: { hand: HAND, scrap: 0, secret: 0 }, known: [] };
/** Cards before the game, when no hands are dealt. */
export const undealtCards: Cards = { count: { hand: 0, scrap: 0, secret: 0 }, known: [] };

/** Used-up limits of a turn in which the engine starts. */
export interface UsedUp {
  readonly flip: boolean;
  readonly tap: boolean;
  /** Names of the cards played this turn. */
  readonly played: readonly string[];
}

/** Deck size, larger than a session needs. It is constant, so that replays shuffle identically. */
export const DECK = 48;

/** Fields that identify a tracked character. */
export type Numbered = Pick<TrackerCharacter, "id" | "card" | "zone">;

/** Start of a session. */
export interface Start {
  /** The position without hands and decks. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Number of the game in the match, from 1. */
  readonly game: number;
  readonly teams: readonly [readonly object[], readonly object[]];
  readonly fallen: readonly [readonly object[], readonly object[]];
  /** Each seat's characters in the engine's order. */
  readonly order: readonly [readonly Numbered[], readonly Numbered[]];
  /** Sentences about parts of the table that could not be included. */
  readonly left: readonly string[];
}

/** Returns whether the table is untouched. The session then starts before the game and deals hands. */
export const isBeforeGame = ({ turn, active, first, characters }: TrackerView): boolean =>
  turn <= 1 &&
  (first === null || first === active) &&
  characters.every(
    ({ zone, damage, tapped, upgrades, counters, mode, modes, cardsUnder }) =>
      zone !== "ko" &&
      damage === 0 &&
      !tapped &&
      upgrades.length + counters.length + cardsUnder === 0 &&
      (mode === "alt" || !modes.includes("alt")),
  );

/** Converts the current table. Throws a readable error if the engine cannot play it. */
export function startOf(view: TrackerView, used: UsedUp): Start {
  const left: string[] = [];
  const order: [Numbered[], Numbered[]] = [[], []];
  const describe = (character: TrackerCharacter): object => {
    const seat = character.seat === 1 ? 1 : 0;
    if (character.card === null) throw new Error(t("turn.own", { name: character.name }));
    const { id, card, zone } = character;
    order[seat].push({ id, card, zone });
    const below = (zone: string) =>
      view.characters.filter((other) => other.zone === zone && other.of === character.id);
    const upgrades = character.upgrades.flatMap(({ card, name }) => {
      if (card !== null) return [card];
      left.push(t("turn.unknown-upgrade", { name }));
      return [];
    });
    const under = below("under").map(describe);
    const blank: string[] = Array.from({ length: character.cardsUnder }, () => "blank");
    const [head] = below("head").map(describe);
    const fallen = character.zone === "ko";
    return {
      card: character.card,
      mode: character.mode,
      ...(fallen ? {} : { damage: character.damage, tapped: character.tapped }),
      counters: character.counters.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
      upgrades,
      under: [...under, ...blank],
      ...(head === undefined ? {} : { head }),
    };
  };
  const lying = (seat: number, zone: string) =>
    view.characters.filter((each) => each.seat === seat && each.zone === zone).map(describe);
  const sides = [0, 1].map((seat) => ({ team: lying(seat, "battlefield"), fallen: lying(seat, "ko") }));
  const [one, other] = sides;
  return {
    game: view.game,
    state: {
      active: view.active,
      turn: Math.max(1, view.turn),
      ...(isBeforeGame(view) ? { phase: "set-up" } : {}),
      ...(used.played.length > 0 ? { played: used.played } : {}),
      flippedThisTurn: used.flip,
      tapAbilityUsed: used.tap,
    },
    teams: [one?.team ?? [], other?.team ?? []],
    fallen: [one?.fallen ?? [], other?.fallen ?? []],
    order,
    left,
  };
}

/** Returns the tracker's number of each character by the engine's number. */
export function numbersOf({ players }: Observation, { order }: Start): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const { seat, characters } of players) {
    const known = [...order[seat === 1 ? 1 : 0]];
    for (const { id, card, zone } of characters) {
      // The engine's list also contains second halves of cards and combined forms, which have no tracker
      // number.
      const next = known[0];
      if (next?.card !== card || (zone === "combined") !== (next.zone === "head")) continue;
      numbers.set(id, next.id);
      known.shift();
    }
  }
  return numbers;
}

const cardId = (known: KnownCard) => ("card" in known ? known.card : ["blank", ...known.icons].join("-"));

/** Returns the scenario that the engine starts with. */
export function scenarioOf(start: Start, cards: readonly [Cards, Cards]): Scenario {
  const players = cards.map(({ count, known }, seat) => {
    const lying = (zone: Spot["zone"], size: number) => {
      const ids = Array.from({ length: size }, () => "blank");
      for (const each of known)
        if (each.zone === zone && each.index < size) ids[each.index] = cardId(each.card);
      return ids;
    };
    return {
      characters: start.teams[seat],
      ko: start.fallen[seat],
      hand: lying("hand", count.hand),
      scrap: lying("scrap", count.scrap),
      secret: lying("secret", count.secret),
      deck: lying("deck", DECK),
    };
  });
  return {
    format: "altmode-scenario/1",
    game: "tcg",
    name: "the tracked table",
    state: { ...start.state, players } as unknown as Scenario["state"],
  };
}

/** Returns the initial position of each battle card by its number. */
export function spotsOf({ players }: Observation): Spots {
  const spots = new Map<number, SeatSpot>();
  for (const { seat: number, hand, deck, scrap, played } of players) {
    const seat = number === 1 ? 1 : 0;
    const secret = played.filter(({ faceDown }) => faceDown === true);
    for (const [zone, cards] of Object.entries({ hand: hand.cards, scrap, secret }))
      for (const [index, { id }] of cards.entries())
        if (id !== undefined) spots.set(id, { seat, zone: zone as Hidden, index });
    for (const { id, index } of deck.known)
      if (id !== undefined && index !== undefined) spots.set(id, { seat, zone: "deck", index });
  }
  return spots;
}
