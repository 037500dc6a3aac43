// The files of the elements with heroes and battlefields, in the place of the page's.
import type { Board } from "altmode/unmatched/slim";
import type { DeckFile, FactFile } from "../../games/unmatched/fact-files.js";
import { USUAL_BOARD } from "../../games/unmatched/usual-board.js";

type File<T> = Promise<{ default: T }>;

/** The heroes, with their fighters. */
export const heroFile = () =>
  import("made:facts/unmatched-heroes") as Promise<unknown> as File<FactFile["heroes"]>;
/** The battlefields, with their spaces. */
export const boardFile = () =>
  import("made:facts/unmatched-boards") as Promise<unknown> as File<readonly Board[]>;

export async function readFacts(): Promise<FactFile> {
  const [{ default: heroes }, { default: maps }] = await Promise.all([heroFile(), boardFile()]);
  const map = maps.find(({ id }) => id === USUAL_BOARD);
  if (map === undefined) throw new Error(`there is no battlefield "${USUAL_BOARD}"`);
  const boards = maps.map((board) => ({
    ...board,
    spaces: board.spaces.length,
    zones: new Set(board.spaces.flatMap(({ zones }) => zones)).size,
  }));
  return { heroes, boards, map };
}

export const readBoards = async (): Promise<readonly Board[]> => (await boardFile()).default;

/** The engine has the decks: tables need it in any case. */
export const readDecks = (): Promise<DeckFile> => Promise.resolve({ cards: [], decks: {} });
