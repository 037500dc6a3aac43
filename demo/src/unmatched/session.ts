// A game on the table and its storage, so that closing the tab loses nothing.
import type { AsyncUnmatched } from "altmode/worker";
import { forget, readJson, writeJson } from "../store/storage.js";
import { fromBase64, toBase64 } from "../ui/base64.js";
import type { WorkerGame } from "./engine.js";

export type Control = "human" | "bot";
export const strengths = ["easy", "middle", "strong"] as const;
export type Strength = (typeof strengths)[number];
export const ways = ["bot", "hot-seat"] as const;
export type Way = (typeof ways)[number];

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 80 },
  strong: { bot: "search", iterations: 600 },
} as const;

/** The choices of the set-up form. */
export interface Choices {
  /** Ids of the heroes, in the order of their turns. */
  readonly heroes: readonly [string, string];
  readonly board: string;
  readonly way: Way;
  /** The seat of the person who plays against the bot. */
  readonly side: 0 | 1;
  readonly strength: Strength;
  /** Empty for a random seed. */
  readonly seed: string;
}

export interface Session {
  readonly game: WorkerGame;
  readonly choices: Choices;
}

export const controlsOf = ({ way, side }: Choices): readonly Control[] =>
  [0, 1].map((seat) => (way === "hot-seat" || seat === side ? "human" : "bot"));

export const PLACE = "unmatched-game";
const SETUP = "unmatched-setup";
const usual: Choices = {
  heroes: ["medusa", "sinbad"],
  board: "marmoreal",
  way: "bot",
  side: 0,
  strength: "middle",
  seed: "",
};

/** Returns valid choices, with the usual ones in place of damaged ones. */
function choicesFrom(value: unknown): Choices {
  if (typeof value !== "object" || value === null) return usual;
  const { heroes, board, way, side, strength } = value as Partial<Record<keyof Choices, unknown>>;
  const hero = (index: 0 | 1) =>
    Array.isArray(heroes) && typeof heroes[index] === "string" ? heroes[index] : usual.heroes[index];
  return {
    heroes: [hero(0), hero(1)],
    board: typeof board === "string" ? board : usual.board,
    way: ways.find((each) => each === way) ?? usual.way,
    side: side === 1 ? 1 : 0,
    strength: strengths.find((each) => each === strength) ?? usual.strength,
    seed: "",
  };
}

export const lastChoices = (): Choices => choicesFrom(readJson(SETUP));

export function keepChoices(choices: Choices): void {
  writeJson(SETUP, choices);
}

/** A stored game. */
interface Kept {
  readonly save: string;
  readonly choices: Choices;
  /** Whether the game was open when the page was left, so that a reload continues it. */
  readonly open: boolean;
}

/** Stores the game. Returns whether the browser stored it. */
export function keepGame(save: Uint8Array, choices: Choices, open: boolean): boolean {
  const kept: Kept = { save: toBase64(save), choices, open };
  return writeJson(PLACE, kept);
}

/** Notes that the table was left, so that a reload shows the set-up. */
export function closeKept(): void {
  const kept = keptGame();
  if (kept) writeJson(PLACE, { ...kept, open: false });
}

export function forgetGame(): void {
  forget(PLACE);
}

export function keptGame(): Kept | undefined {
  const value = readJson(PLACE);
  if (typeof value !== "object" || value === null) return undefined;
  const { save, choices, open } = value as Record<string, unknown>;
  return typeof save === "string" ? { save, choices: choicesFrom(choices), open: open === true } : undefined;
}

/** Restores a stored game. Rejects with the engine's error for a damaged or foreign save. */
export async function resume(unmatched: AsyncUnmatched, { save, choices }: Kept): Promise<Session> {
  return { game: await unmatched.restore(fromBase64(save)), choices };
}

export async function begin(unmatched: AsyncUnmatched, choices: Choices): Promise<Session> {
  const { heroes, board, seed } = choices;
  const players = heroes.map((hero) => ({ hero }));
  const game = await unmatched.newGame({ board, players, ...(seed === "" ? {} : { seed }) });
  return { game, choices };
}
