// A game on the table and how it is kept, so that a closed tab loses nothing.
import type { Game, Tcg } from "altmode/tcg/slim";
import { forget, readJson, writeJson } from "../store/storage.js";
import { fromBase64, toBase64 } from "../ui/base64.js";

export type Control = "human" | "bot";
export const strengths = ["easy", "middle", "strong"] as const;
export type Strength = (typeof strengths)[number];

/** What a bot of each strength may spend on a decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 60 },
  strong: { bot: "search", iterations: 500 },
} as const;

export interface Session {
  readonly game: Game;
  /** Names of the decks. */
  readonly names: readonly string[];
  readonly controls: readonly [Control, Control];
  readonly strength: Strength;
}

export const PLACE = "game";

/** A session as it is kept. */
interface Kept {
  readonly save: string;
  readonly names: readonly string[];
  readonly controls: readonly [Control, Control];
  readonly strength: Strength;
  /** On the table when the page was left, so that a reload goes on with it. */
  readonly open: boolean;
}

/** Whether the browser kept it. */
export function keepSession({ game, names, controls, strength }: Session, open: boolean): boolean {
  const kept: Kept = { save: toBase64(game.save()), names, controls, strength, open };
  return writeJson(PLACE, kept);
}

export function forgetSession(): void {
  forget(PLACE);
}

const isControl = (word: unknown): word is Control => word === "human" || word === "bot";

/** What is kept, as far as it is what this page keeps. */
export function keptSession(): Kept | undefined {
  const value = readJson(PLACE);
  if (typeof value !== "object" || value === null) return undefined;
  const { save, names, controls, strength, open } = value as Record<string, unknown>;
  if (typeof save !== "string" || !Array.isArray(controls)) return undefined;
  const [first, second] = controls;
  return {
    save,
    names: Array.isArray(names) ? names.map(String) : [],
    controls: [isControl(first) ? first : "human", isControl(second) ? second : "bot"],
    strength: strengths.find((known) => known === strength) ?? "middle",
    open: open === true,
  };
}

/** The session that was kept. Throws what the engine says about a damaged or foreign save. */
export function resume(tcg: Tcg, { save, names, controls, strength }: Kept): Session {
  return { game: tcg.restore(fromBase64(save)), names, controls, strength };
}
