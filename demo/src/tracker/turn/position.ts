// The tracked table as a position of the rules engine; see docs/scenarios.md. Hands and decks are what people named of them.
import type { Observation, Scenario } from "altmode/tcg/slim";
import type { TrackerCharacter, TrackerView } from "altmode/tracker/slim";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";

/** Places of which only named cards are known. */
export type Hidden = "hand" | "scrap" | "secret";

/** A place where a card lay when the engine began to play along: in a deck, its top is 0. */
export interface Spot {
  readonly zone: Hidden | "deck";
  readonly index: number;
}

/** The place of one of the two seats. */
export type SeatSpot = Spot & { readonly seat: 0 | 1 };

/** Where each battle card lay as the engine began, by its number. */
export type Spots = ReadonlyMap<number, SeatSpot>;

/** Turned up by a step; named by people as one of those that lie there; or said to be somewhere in the deck. */
export type How = "turned-up" | "named" | "in-deck";

/** A card that people named or that was turned up, by where it lay in the beginning. */
export interface Known extends Spot {
  readonly card: KnownCard;
  /** How many steps had been taken when it was entered. */
  readonly after: number;
  readonly how: How;
}

/** What people said of a seat's cards. */
export interface Cards {
  /** How many cards lay where in the beginning. */
  readonly count: Readonly<Record<Hidden, number>>;
  readonly known: readonly Known[];
}

/** Cards in hand at the start. */
const HAND = 3;
export const unknownCards: Cards = { count: { hand: HAND, scrap: 0, secret: 0 }, known: [] };
/** Before the game nothing is dealt. */
export const undealtCards: Cards = { count: { hand: 0, scrap: 0, secret: 0 }, known: [] };

/** What of a turn is used up when the engine begins in the middle of it. */
export interface UsedUp {
  readonly flip: boolean;
  readonly tap: boolean;
  /** Names of the cards that were played. */
  readonly played: readonly string[];
}

/** More than the turns of a session need. Always the same number, so that shuffling comes to the same order again. */
export const DECK = 48;

/** What of a tracked character is needed to know it again. */
export type Numbered = Pick<TrackerCharacter, "id" | "card" | "zone">;

/** The start of what the engine plays along with. */
export interface Start {
  /** The position without hands and decks. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Game of the match, from 1. */
  readonly game: number;
  readonly teams: readonly [readonly object[], readonly object[]];
  readonly fallen: readonly [readonly object[], readonly object[]];
  /** Each seat's characters in the order in which the engine numbers them. */
  readonly order: readonly [readonly Numbered[], readonly Numbered[]];
  /** What could not be brought along, as sentences. */
  readonly left: readonly string[];
}

/** Whether nothing was done yet: then what comes before the game comes first, and hands are dealt. */
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

/** The table as it is; throws what the visitor can read where the engine can't play it. */
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

/** The tracker's number of each character that the engine has, by the engine's. */
export function numbersOf({ players }: Observation, { order }: Start): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const { seat, characters } of players) {
    const known = [...order[seat === 1 ? 1 : 0]];
    for (const { id, card, zone } of characters) {
      // Second halves of cards and combined forms, which the tracker does not number, stand among them.
      const next = known[0];
      if (next?.card !== card || (zone === "combined") !== (next.zone === "head")) continue;
      numbers.set(id, next.id);
      known.shift();
    }
  }
  return numbers;
}

const cardId = (known: KnownCard) => ("card" in known ? known.card : ["blank", ...known.icons].join("-"));

/** The scenario that the engine begins with. */
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

/** Where each battle card lies as the engine begins, by its number. */
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
