// Heroes and battlefields for the set-up, from a file of the build: the set-up shows before the engine has loaded.
import type { Board, BoardSpace, Card, Hero } from "altmode/unmatched/slim";
import address from "../../generated/unmatched.json?url";
import cardsAddress from "../../generated/unmatched-cards.json?url";
import { painted } from "../../ui/pause.js";

export type HeroFacts = Omit<Hero, "definition">;

export interface Facts {
  /** The heroes that the engine plays. */
  readonly heroes: readonly HeroFacts[];
  /** All heroes, also those that the engine does not play yet. */
  readonly all: readonly HeroFacts[];
  readonly boards: readonly Board[];
}

let known: Facts | undefined;

export const knownFacts = () => known;

export async function loadFacts(): Promise<Facts> {
  if (known) return known;
  await painted();
  const { heroes, boards } = (await fetched(address)) as Facts;
  const playable = heroes.filter(({ implemented }) => implemented);
  known = { heroes: playable, all: heroes, boards: boards.map(cropped) };
  return known;
}

async function fetched(from: string): Promise<unknown> {
  const response = await fetch(from);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}

let cards: ReadonlyMap<string, Card> | undefined;

export const knownCards = () => cards;

/** Returns the cards of all decks by id, for the list of heroes. */
export async function loadCards(): Promise<ReadonlyMap<string, Card>> {
  const all = (await fetched(cardsAddress)) as Card[];
  cards ??= new Map(all.map((card) => [card.id, card]));
  return cards;
}

/** Distance from the outermost spaces to the edge of the map. */
const MARGIN = 74;

/** Returns the battlefield without the wide edges of its picture. */
function cropped(board: Board): Board {
  const [left, right] = ends(board.spaces.map(({ x }) => x));
  const [top, bottom] = ends(board.spaces.map(({ y }) => y));
  return {
    ...board,
    frame: [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN],
    spaces: board.spaces.map((space) => ({
      ...space,
      x: space.x - left + MARGIN,
      y: space.y - top + MARGIN,
    })),
  };
}

const ends = (places: readonly number[]) => [Math.min(...places), Math.max(...places)] as const;

export const heroOf = (facts: Facts, id: string) => facts.heroes.find((hero) => hero.id === id);
export const boardOf = (facts: Facts, id: string) => facts.boards.find((board) => board.id === id);

/** The zones of a battlefield, in alphabetical order. */
export const zonesOf = ({ spaces }: { readonly spaces: readonly BoardSpace[] }): readonly string[] =>
  [...new Set(spaces.flatMap(({ zones }) => zones))].sort();
