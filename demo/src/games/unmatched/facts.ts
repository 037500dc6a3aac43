// Heroes and battlefields for the set-up, from a file of the build: the set-up shows before the engine has loaded.
import type { Board, BoardSpace, Card, Hero } from "altmode/unmatched/slim";
import { painted } from "../../ui/pause.js";
import { type BoardFacts, type HeroFacts, readBoards, readDecks, readFacts } from "./fact-files.js";

export type { BoardFacts, HeroFacts };

export interface Facts {
  /** The heroes that the engine plays. */
  readonly heroes: readonly HeroFacts[];
  /** All heroes, also those that the engine does not play yet. */
  readonly all: readonly HeroFacts[];
  readonly boards: readonly BoardFacts[];
}

let known: Facts | undefined;

export const knownFacts = () => known;

export async function loadFacts(): Promise<Facts> {
  if (known) return known;
  await painted();
  const { heroes, boards, map } = await readFacts();
  const playable = heroes.filter(({ implemented }) => implemented);
  known = { heroes: playable, all: heroes, boards };
  usual = cropped(map);
  return known;
}

/** The decks of all heroes. */
export interface Decks {
  readonly cards: ReadonlyMap<string, Card>;
  /** Cards with their copies, by the id of the hero. */
  readonly decks: Readonly<Record<string, Hero["deck"]>>;
}

let decks: Decks | undefined;

export const knownDecks = () => decks;

/** Loads the decks, for the list of heroes. */
export async function loadDecks(): Promise<Decks> {
  const { cards, decks: lists } = await readDecks();
  decks ??= { cards: new Map(cards.map((card) => [card.id, card])), decks: lists };
  return decks;
}

/** The battlefield of a first visit. */
let usual: Board | undefined;
let maps: readonly Board[] | undefined;

export const knownBoards = (): readonly Board[] => maps ?? [];

/** Loads the battlefields with their spaces. */
export async function loadBoards(): Promise<readonly Board[]> {
  maps ??= (await readBoards()).map(cropped);
  return maps;
}

/** Distance from the outermost spaces to the edge of the map. */
const MARGIN = 74;

/** Returns the battlefield without the wide edges of its picture. */
export function cropped(board: Board): Board {
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
export const boardFactsOf = (facts: Facts, id: string) => facts.boards.find((board) => board.id === id);
/** Returns a battlefield with its spaces, once the battlefields are loaded. */
export const boardOf = (id: string) =>
  knownBoards().find((board) => board.id === id) ?? (usual?.id === id ? usual : undefined);

/** The zones of a battlefield, in alphabetical order. */
export const zonesOf = ({ spaces }: { readonly spaces: readonly BoardSpace[] }): readonly string[] =>
  [...new Set(spaces.flatMap(({ zones }) => zones))].sort();
