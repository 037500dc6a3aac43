// Games that are tracked on this device: each under its id, and a list of them. Beside a game lies what is no part of its
// log: what table mode plays along with, and which entries were made as one step.
import type { TrackerExport } from "altmode/tracker/slim";
import { forget, onOtherTab, readJson, readText, writeJson, writeText } from "../store/storage.js";

const LIST = "tracker.games";
const place = (id: string) => `tracker.game.${id}`;

/** What lies beside a game. */
export type Beside = "turn" | "steps" | "decks";
const besides: readonly Beside[] = ["turn", "steps", "decks"];
const placeBeside = (id: string, what: Beside) => `tracker.${what}.${id}`;

/** What the list says of a match. */
export interface Listed {
  readonly title: string;
  /** Who won against whom, once that is decided. */
  readonly result?: Result;
}

/** How a match ended. */
export interface Result {
  readonly winner: string;
  readonly loser: string;
  /** Games won by each of the two. */
  readonly games: readonly [number, number];
}

/** What is known of a match without reading it. */
export interface KeptGame extends Listed {
  readonly id: string;
  /** When it was changed last, in milliseconds. */
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

/** A match whose result can't be read is still there. */
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

/** The newest first. */
export function keptGames(): KeptGame[] {
  const list = readJson(LIST);
  if (!Array.isArray(list)) return [];
  return list
    .filter(isKept)
    .map(withSoundResult)
    .sort((one, other) => other.changed - one.changed);
}

/** The text of a game's export; `undefined` when there is none. */
export const keptGame = (id: string): string | undefined => readText(place(id));

/** Whether the browser kept it. */
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

/** Whether the browser kept it. */
export const keepBeside = (id: string, what: Beside, text: string): boolean =>
  writeText(placeBeside(id, what), text);

export const forgetBeside = (id: string, what: Beside): void => forget(placeBeside(id, what));

/** Calls back with the text that another tab kept, `undefined` when it forgot it; the answer ends that. */
export const onOtherBeside = (
  id: string,
  what: Beside,
  listener: (text: string | undefined) => void,
): (() => void) => onOtherTab(placeBeside(id, what), listener);

/** Calls back with the export that another tab kept; the answer ends that. */
export const onOtherExport = (id: string, listener: (text: string) => void): (() => void) =>
  onOtherTab(place(id), (text) => {
    if (text !== undefined) listener(text);
  });
