// A game on the table and its storage, so that closing the tab loses nothing.
import type { AsyncTcg } from "altmode/worker/tcg";
import { type Kept, keptGame } from "../../table/kept.js";
import type { Remote } from "../../table/remote.js";
import { type Strength, strengths } from "../../table/strength.js";
import type { WorkerGame } from "./engine.js";

export type Control = "human" | "bot";

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 60 },
  strong: { bot: "search", iterations: 2500 },
} as const;

/** The part of a session that is stored beside the game. */
interface Beside {
  /** Names of the decks. */
  readonly names: readonly string[];
  /** The decks as text, for a rematch; empty in games that were kept before lists were. */
  readonly lists: readonly string[];
  readonly controls: readonly [Control, Control];
  readonly strength: Strength;
}

export interface Session extends Beside {
  readonly game: WorkerGame;
  /** The other seats, if the game is played over a server. */
  readonly remote?: Remote | undefined;
}

const isControl = (word: unknown): word is Control => word === "human" || word === "bot";

export const kept = keptGame("game", ({ names, lists, controls, strength }): Beside | undefined => {
  if (!Array.isArray(controls)) return undefined;
  const [first, second] = controls;
  return {
    names: Array.isArray(names) ? names.map(String) : [],
    lists: Array.isArray(lists) ? lists.map(String) : [],
    controls: [isControl(first) ? first : "human", isControl(second) ? second : "bot"],
    strength: strengths.find((known) => known === strength) ?? "middle",
  };
});

/** Restores a stored session. A damaged or foreign save is put aside. */
export const resume = (
  tcg: AsyncTcg,
  { save, open, ...beside }: Beside & Kept,
): Promise<Session | undefined> =>
  kept.restore({ save, open }, beside.names.join(" – "), async (bytes) => {
    return { game: await tcg.restore(bytes), ...beside };
  });
