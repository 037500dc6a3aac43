// Immutable edits of a deck.
import type { Deck } from "altmode/tcg/slim";
import { type CardFacts, type Catalogue, isCharacter } from "../cards/catalogue.js";

export const emptyDeck: Deck = { characters: [], battle: [] };

/**
 * `under`: characters that start under members of the team whose cards let the deck choose them. `outside`: cards that
 * abilities may bring from outside the game (Tournament Rules 6.4).
 */
export type Part = "characters" | "under" | "stratagems" | "battle" | "outside";
export const parts: readonly Part[] = ["characters", "under", "stratagems", "battle", "outside"];
/** Most battle cards and stratagems, and most characters, of a sideboard (Tournament Rules 6.3). */
export const SIDEBOARD = { cards: 10, characters: 1 } as const;

export interface Line {
  readonly part: Part;
  /** Reference of the card in the deck. */
  readonly ref: string;
  readonly count: number;
  /** `undefined` if the card does not exist. */
  readonly card: CardFacts | undefined;
  /** Prefixes of the engine's fault paths for this line. */
  readonly places: readonly string[];
}

export const partOf = (card: CardFacts): Part =>
  isCharacter(card) ? "characters" : card.kind === "stratagem" ? "stratagems" : "battle";

/** Returns the card that a reference of a deck means. */
function cardOf({ byId, all }: Catalogue, part: Part, ref: string): CardFacts | undefined {
  const kind = part === "under" ? "characters" : part;
  const named = all.filter(
    (card) =>
      card.fullName.toLowerCase() === ref.toLowerCase() && (kind === "outside" || partOf(card) === kind),
  );
  return byId.get(ref) ?? named.find(({ reprintOf }) => reprintOf === null) ?? named[0];
}

/** Returns whether a character starts with another one under it that the deck chooses, such as Tidal Wave. */
export const takesOneUnder = (card: CardFacts | undefined): boolean =>
  Object.values(card?.modes ?? {}).some(({ abilities }) =>
    abilities?.some(
      (ability) => typeof ability === "object" && ability !== null && "starts-with-one-under" in ability,
    ),
  );

/** Returns the deck with a character moved under a member of the team, or back to the team. */
export function withPlace(deck: Deck, part: "characters" | "under", ref: string): Deck {
  const from = part === "under" ? "characters" : "under";
  const less = withCount(deck, from, ref, countOf(deck, from, ref) - 1);
  return withCount(less, part, ref, countOf(deck, part, ref) + 1);
}

/** Returns the lines of a deck, one per card. */
export function linesOf(catalogue: Catalogue, deck: Deck): readonly Line[] {
  const singles = (part: Exclude<Part, "battle">): Line[] => {
    const refs = deck[part] ?? [];
    return [...new Set(refs)].map((ref) => {
      const indexes = refs.flatMap((each, index) => (each === ref ? [index] : []));
      const places = indexes.map((index) => `${part}[${index}]`);
      return { part, ref, count: indexes.length, card: cardOf(catalogue, part, ref), places };
    });
  };
  const battle = deck.battle.map(({ card: ref, count }, index): Line => {
    return {
      part: "battle",
      ref,
      count,
      card: cardOf(catalogue, "battle", ref),
      places: [`battle[${index}]`],
    };
  });
  return [
    ...singles("characters"),
    ...singles("under"),
    ...singles("stratagems"),
    ...battle,
    ...singles("outside"),
  ];
}

/** The sideboard of a deck, which is built like a deck. */
const sideboardOf = ({ sideboard }: Deck): Deck => ({
  characters: sideboard?.characters ?? [],
  battle: sideboard?.battle ?? [],
  ...(sideboard?.stratagems === undefined ? {} : { stratagems: sideboard.stratagems }),
});

/** Returns the lines of a sideboard, with the places of the engine's faults. */
export const sideLinesOf = (catalogue: Catalogue, deck: Deck): readonly Line[] =>
  linesOf(catalogue, sideboardOf(deck)).map((line) => ({
    ...line,
    places: line.places.map((place) => `sideboard.${place}`),
  }));

/** Returns the deck with `count` copies of a card in its sideboard. An empty sideboard is left out. */
export function withSideCount(deck: Deck, part: Part, ref: string, count: number): Deck {
  const side = withCount(sideboardOf(deck), part, ref, count);
  const { sideboard: _, ...rest } = deck;
  const empty = side.characters.length + (side.stratagems ?? []).length + side.battle.length === 0;
  return empty ? rest : { ...rest, sideboard: side };
}

/** Returns the deck with a copy of a card moved to the sideboard, or back from it. */
export function withSwap(deck: Deck, part: Part, ref: string, to: "sideboard" | "deck"): Deck {
  const change = to === "sideboard" ? 1 : -1;
  const main = withCount(deck, part, ref, countOf(deck, part, ref) - change);
  return withSideCount(main, part, ref, countOf(sideboardOf(deck), part, ref) + change);
}

export function countOf(deck: Deck, part: Part, ref: string): number {
  if (part === "battle") return deck.battle.find(({ card }) => card === ref)?.count ?? 0;
  return (deck[part] ?? []).filter((each) => each === ref).length;
}

/** Returns the deck with `count` copies of a card. 0 removes the card. */
export function withCount(deck: Deck, part: Part, ref: string, count: number): Deck {
  if (part !== "battle") {
    const refs = deck[part] ?? [];
    const kept = refs.filter(
      (each, index) => each !== ref || refs.slice(0, index).filter((e) => e === ref).length < count,
    );
    const missing = Math.max(0, count - kept.filter((each) => each === ref).length);
    return { ...deck, [part]: [...kept, ...Array<string>(missing).fill(ref)] };
  }
  const known = deck.battle.some(({ card }) => card === ref);
  const battle = known
    ? deck.battle.map((entry) => (entry.card === ref ? { ...entry, count } : entry))
    : [...deck.battle, { card: ref, count }];
  return { ...deck, battle: battle.filter((entry) => entry.count > 0) };
}

const originals = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

/** Returns the reference of a card in lists: its full name if no other original has it, else its id. */
export function refOf(catalogue: Catalogue, { id, fullName, reprintOf }: CardFacts): string {
  let counts = originals.get(catalogue);
  if (counts === undefined) {
    const counted = new Map<string, number>();
    for (const card of catalogue.all)
      if (card.reprintOf === null) counted.set(card.fullName, (counted.get(card.fullName) ?? 0) + 1);
    originals.set(catalogue, counted);
    counts = counted;
  }
  return reprintOf === null && counts.get(fullName) === 1 ? fullName : id;
}

interface Totals {
  readonly stars: number;
  readonly cards: number;
  readonly characters: number;
}

export function totalsOf(lines: readonly Line[]): Totals {
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    // A character that starts under another one costs no stars.
    stars: sum(({ part, card, count }) =>
      part === "under" || part === "outside" ? 0 : (card?.stars ?? 0) * count,
    ),
    cards: sum(({ part, count }) => (part === "battle" ? count : 0)),
    characters: sum(({ part, count }) => (part === "characters" ? count : 0)),
  };
}
