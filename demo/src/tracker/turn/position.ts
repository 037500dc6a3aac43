// The tracked table as a position of the rules engine; see docs/scenarios.md. Hands and decks are what people named of them.
import type { TrackerCharacter, TrackerView } from "altmode/tracker/slim";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";

/** Places of which only named cards are known. */
export type Hidden = "hand" | "scrap" | "secret";

/** What people said of a seat's cards. */
export interface Cards {
  /** Ids of the cards that were there when the engine began to play along. */
  readonly named: Readonly<Record<Hidden, readonly string[]>>;
  /** How many cards the hand had then. */
  readonly hand: number;
  /** What left the deck since, from its top: entered cards, and drawn ones that nobody else saw. */
  readonly deck: readonly (KnownCard | "unseen")[];
}

export const unknownCards: Cards = { named: { hand: [], scrap: [], secret: [] }, hand: 3, deck: [] };

/** What of a turn is used up when the engine begins in the middle of it. */
export interface UsedUp {
  readonly flip: boolean;
  readonly tap: boolean;
  /** Names of the cards that were played. */
  readonly played: readonly string[];
}

/** Cards below those that were entered: more than any turn needs. */
export const UNKNOWN_CARDS = 40;

/** The start of what the engine plays along with. */
export interface Start {
  /** The position without hands and decks. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly teams: readonly [readonly object[], readonly object[]];
  readonly fallen: readonly [readonly object[], readonly object[]];
  /** The tracker's numbers of each seat's characters, in the order in which the engine numbers them. */
  readonly numbers: readonly [readonly number[], readonly number[]];
  /** What could not be brought along, as sentences. */
  readonly left: readonly string[];
}

/** The table as it is; throws what the visitor can read where the engine can't play it. */
export function startOf(view: TrackerView, used: UsedUp): Start {
  const left: string[] = [];
  const numbers: [number[], number[]] = [[], []];
  const describe = (character: TrackerCharacter): object => {
    const seat = character.seat === 1 ? 1 : 0;
    if (character.card === null) throw new Error(t("turn.own", { name: character.name }));
    numbers[seat].push(character.id);
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
    state: {
      active: view.active,
      turn: Math.max(1, view.turn),
      ...(used.played.length > 0 ? { played: used.played } : {}),
      flippedThisTurn: used.flip,
      tapAbilityUsed: used.tap,
    },
    teams: [one?.team ?? [], other?.team ?? []],
    fallen: [one?.fallen ?? [], other?.fallen ?? []],
    numbers,
    left,
  };
}

const cardId = (known: KnownCard | "unseen") =>
  known === "unseen" ? "blank" : "card" in known ? known.card : ["blank", ...known.icons].join("-");

/** The scenario that the engine begins with. */
export function scenarioOf(start: Start, cards: readonly [Cards, Cards]): Record<string, unknown> {
  const blanks = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => "blank");
  const players = cards.map(({ named, hand, deck }, seat) => ({
    characters: start.teams[seat],
    ko: start.fallen[seat],
    hand: [...named.hand, ...blanks(hand - named.hand.length)],
    scrap: named.scrap,
    secret: named.secret,
    deck: [...deck.map(cardId), ...blanks(UNKNOWN_CARDS)],
  }));
  return {
    format: "altmode-scenario/1",
    game: "tcg",
    name: "the tracked table",
    state: { ...start.state, players },
  };
}
