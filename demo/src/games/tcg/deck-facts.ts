// Facts of a deck that say how it plays. The build writes those of the sample decks into a file, so that the set-up needs no catalogue.
import type { CardFacts } from "../../cards/facts.js";

export interface DeckFacts {
  /** Faction, mode at the start and traits of the first characters, which the face of the deck shows. */
  readonly team: readonly (readonly [faction: string, mode: string, traits: readonly string[]])[];
  /** Averages of the characters, of attack and defense in the better mode. */
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  /** The icons that the battle cards have most. */
  readonly style: "attacks" | "defends" | "even";
}

/** Number of characters in the face of a deck. */
const FACES = 4;

interface Copies {
  readonly card: CardFacts;
  readonly count: number;
}

/** Returns the cards of a deck list that exist. A name that several cards have is that of the first. */
export function cardsOf(list: string, all: readonly CardFacts[]): readonly Copies[] {
  const byName = new Map<string, CardFacts>();
  for (const card of all) if (!byName.has(card.fullName)) byName.set(card.fullName, card);
  return list.split("\n").flatMap((line) => {
    const [, count, name = ""] = /^(\d+) (.+)$/.exec(line.trim()) ?? [];
    const card = byName.get(name.replace(/ \([A-Z0-9]+(?: \S+)?\)$/, ""));
    return card === undefined ? [] : [{ card, count: Number(count) }];
  });
}

/** Returns the facts of a deck list. */
export function deckFacts(list: string, all: readonly CardFacts[]): DeckFacts {
  const cards = cardsOf(list, all);
  const team = cards.filter(({ card }) => card.kind === "character").map(({ card }) => card);
  const icons = (color: string) =>
    cards
      .filter(({ card }) => card.kind === "battle")
      .reduce((sum, { card, count }) => sum + card.icons.filter((icon) => icon === color).length * count, 0);
  const [orange, blue] = [icons("orange"), icons("blue")];
  return {
    team: team
      .slice(0, FACES)
      .map((card) => [
        (card.faction ?? "none").toLowerCase(),
        card.startMode ?? "",
        modeOf(card)?.traits ?? [],
      ]),
    attack: mean(team.map((card) => best(card, "attack"))),
    defense: mean(team.map((card) => best(card, "defense"))),
    health: mean(team.map(({ health }) => health ?? 0)),
    style: orange > blue * 1.25 ? "attacks" : blue > orange * 1.25 ? "defends" : "even",
  };
}

const modeOf = ({ modes, startMode }: CardFacts) => modes?.[startMode ?? ""] ?? Object.values(modes ?? {})[0];

/** The highest attack or defense among the modes of a character. */
const best = ({ modes }: CardFacts, stat: "attack" | "defense") =>
  Math.max(0, ...Object.values(modes ?? {}).map((mode) => mode[stat]));

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
