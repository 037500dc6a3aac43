// A game on the table and its storage, so that closing the tab loses nothing.
import type { AsyncTcg } from "altmode/worker/tcg";
import { openOrPutAside, readOrPutAside } from "../../store/aside.js";
import { forget, writeJson } from "../../store/storage.js";
import type { Remote } from "../../table/remote.js";
import { type Strength, strengths } from "../../table/strength.js";
import { fromBase64, toBase64 } from "../../ui/base64.js";
import type { WorkerGame } from "./engine.js";

export type Control = "human" | "bot";

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 60 },
  strong: { bot: "search", iterations: 2500 },
} as const;

export interface Session {
  readonly game: WorkerGame;
  /** Names of the decks. */
  readonly names: readonly string[];
  /** The decks as text, for a rematch; empty in games that were kept before lists were. */
  readonly lists: readonly string[];
  readonly controls: readonly [Control, Control];
  readonly strength: Strength;
  /** The other seats, if the game is played over a server. */
  readonly remote?: Remote | undefined;
}

export const PLACE = "game";

/** A stored session. */
interface Kept {
  readonly save: string;
  readonly names: readonly string[];
  readonly lists: readonly string[];
  readonly controls: readonly [Control, Control];
  readonly strength: Strength;
  /** Whether the game was open when the page was left, so that a reload continues it. */
  readonly open: boolean;
}

/** Stores a game. Returns whether the browser stored it. */
export function keepSession(
  save: Uint8Array,
  { names, lists, controls, strength }: Omit<Session, "game">,
  open: boolean,
): boolean {
  const kept: Kept = { save: toBase64(save), names, lists, controls, strength, open };
  return writeJson(PLACE, kept);
}

/** Notes that the table was left, so that a reload shows the set-up. */
export function closeKept(): void {
  const kept = keptSession();
  if (kept) writeJson(PLACE, { ...kept, open: false });
}

export function forgetSession(): void {
  forget(PLACE);
}

const isControl = (word: unknown): word is Control => word === "human" || word === "bot";

/** Returns the stored session. One that cannot be read is put aside. */
export const keptSession = (): Kept | undefined => readOrPutAside(PLACE, keptFrom);

function keptFrom(value: unknown): Kept | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { save, names, lists, controls, strength, open } = value as Record<string, unknown>;
  if (typeof save !== "string" || !Array.isArray(controls)) return undefined;
  const [first, second] = controls;
  return {
    save,
    names: Array.isArray(names) ? names.map(String) : [],
    lists: Array.isArray(lists) ? lists.map(String) : [],
    controls: [isControl(first) ? first : "human", isControl(second) ? second : "bot"],
    strength: strengths.find((known) => known === strength) ?? "middle",
    open: open === true,
  };
}

/** Restores a stored session. A damaged or foreign save is put aside. */
export const resume = (
  tcg: AsyncTcg,
  { save, names, lists, controls, strength }: Kept,
): Promise<Session | undefined> =>
  openOrPutAside(PLACE, names.join(" – "), async () => {
    return { game: await tcg.restore(fromBase64(save)), names, lists, controls, strength };
  });
