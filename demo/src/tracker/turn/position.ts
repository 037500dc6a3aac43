// The tracked table as a position of the rules engine; see docs/scenarios.md. Hands and decks are what people named of them.
import type { Observation } from "altmode/tcg/slim";
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
const UNKNOWN_CARDS = 40;
/** The engine takes no larger decks. */
const MOST_CARDS = 80;

/** The start of what the engine plays along with. */
export interface Start {
  /** The position without hands and decks. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly teams: readonly [readonly object[], readonly object[]];
  readonly fallen: readonly [readonly object[], readonly object[]];
  /** Each seat's characters in the order in which the engine numbers them. */
  readonly order: readonly [readonly TrackerCharacter[], readonly TrackerCharacter[]];
  /** What could not be brought along, as sentences. */
  readonly left: readonly string[];
}

/** The table as it is; throws what the visitor can read where the engine can't play it. */
export function startOf(view: TrackerView, used: UsedUp): Start {
  const left: string[] = [];
  const order: [TrackerCharacter[], TrackerCharacter[]] = [[], []];
  const describe = (character: TrackerCharacter): object => {
    const seat = character.seat === 1 ? 1 : 0;
    if (character.card === null) throw new Error(t("turn.own", { name: character.name }));
    order[seat].push(character);
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
    deck: [...deck.map(cardId), ...blanks(Math.min(UNKNOWN_CARDS, MOST_CARDS - deck.length))],
  }));
  return {
    format: "altmode-scenario/1",
    game: "tcg",
    name: "the tracked table",
    state: { ...start.state, players },
  };
}
