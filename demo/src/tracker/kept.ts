// Storage of tracked games: each under its id, and a list of them. Data that is not part of the log, such as
// table mode sessions and grouped entries, is stored beside the game.
import type { TrackerExport } from "altmode/tracker/slim";
import { forget, onOtherTab, readJson, readText, writeJson, writeText } from "../store/storage.js";

const LIST = "tracker.games";
const place = (id: string) => `tracker.game.${id}`;

/** Kinds of data stored beside a game. */
export type Beside = "turn" | "steps" | "decks";
const besides: readonly Beside[] = ["turn", "steps", "decks"];
const placeBeside = (id: string, what: Beside) => `tracker.${what}.${id}`;

/** Summary of a match for the list. */
export interface Listed {
  readonly title: string;
  /** The final result, once decided. */
  readonly result?: Result;
}

/** The final result of a match. */
export interface Result {
  readonly winner: string;
  readonly loser: string;
  /** Games won by seats 0 and 1. */
  readonly games: readonly [number, number];
}

/** Entry of the list of games, readable without loading the match. */
export interface KeptGame extends Listed {
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number;
}

function isKept(value: unknown): value is KeptGame {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    /^[0-9a-f]{8}$/.test(value.id) &&
    "title" in value &&
    typeof value.title === "string" &&
    "changed" in value &&
    typeof value.changed === "number"
  );
}

/** Drops a damaged result but keeps the match. */
function withSoundResult({ id, title, changed, result }: KeptGame): KeptGame {
  return isResult(result) ? { id, title, changed, result } : { id, title, changed };
}

function isResult(value: unknown): value is Result {
  return (
    typeof value === "object" &&
    value !== null &&
    "winner" in value &&
    typeof value.winner === "string" &&
    "loser" in value &&
    typeof value.loser === "string" &&
    "games" in value &&
    Array.isArray(value.games) &&
    value.games.length === 2 &&
    value.games.every(Number.isInteger)
  );
}

/** Returns the list of games, newest first. */
export function keptGames(): KeptGame[] {
  const list = readJson(LIST);
  if (!Array.isArray(list)) return [];
  return list
    .filter(isKept)
    .map(withSoundResult)
    .sort((one, other) => other.changed - one.changed);
}

/** Returns the exported text of a game, or `undefined` if there is none. */
export const keptGame = (id: string): string | undefined => readText(place(id));

/** Stores a game and its summary. Returns whether the browser stored it. */
export function keepGame(game: TrackerExport, listed: Listed): boolean {
  const kept = writeText(place(game.id), JSON.stringify(game));
  const others = keptGames().filter(({ id }) => id !== game.id);
  return writeJson(LIST, [{ ...listed, id: game.id, changed: Date.now() }, ...others]) && kept;
}

export function forgetGame(id: string): void {
  writeJson(
    LIST,
    keptGames().filter((game) => game.id !== id),
  );
  forget(place(id));
  for (const what of besides) forgetBeside(id, what);
}

export const keptBeside = (id: string, what: Beside): string | undefined => readText(placeBeside(id, what));

/** Stores data beside a game. Returns whether the browser stored it. */
export const keepBeside = (id: string, what: Beside, text: string): boolean =>
  writeText(placeBeside(id, what), text);

export const forgetBeside = (id: string, what: Beside): void => forget(placeBeside(id, what));

/** Registers a listener for data that another tab stored or removed. Returns a function that removes it. */
export const onOtherBeside = (
  id: string,
  what: Beside,
  listener: (text: string | undefined) => void,
): (() => void) => onOtherTab(placeBeside(id, what), listener);

/** Registers a listener for exports that another tab stored. Returns a function that removes it. */
export const onOtherExport = (id: string, listener: (text: string) => void): (() => void) =>
  onOtherTab(place(id), (text) => {
    if (text !== undefined) listener(text);
  });
