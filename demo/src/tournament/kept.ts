// The tournament on this device, kept in the browser's storage after every entry.
import type { SavedTournament } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { forget, onOtherTab, readText, writeJson, writeText } from "../store/storage.js";

const PLACE = "tournament";
const DEVICE = "tournament-device";

/** Reads the stored tournament; `undefined` without one. Throws if it is damaged. */
export function kept(): SavedTournament | undefined {
  const text = readText(PLACE);
  return text === undefined ? undefined : (JSON.parse(text) as SavedTournament);
}

export const isKept = (): boolean => readText(PLACE) !== undefined;

export function keep(saved: SavedTournament): void {
  if (!writeJson(PLACE, saved)) throw new Error(t("error.storage"));
}

export const drop = (): void => forget(PLACE);

/** Moves a damaged tournament to another key, so that a new one can be stored and the old data is not lost. */
export function setAside(): void {
  const text = readText(PLACE);
  if (text !== undefined && writeText(`${PLACE}-unread`, text)) forget(PLACE);
}

/** Calls the listener when another tab stores or ends the tournament. Returns a function that stops this. */
export const onOtherTournament = (listener: () => void): (() => void) => onOtherTab(PLACE, listener);

/** A name for this device that no other has: entries of several devices are told apart by it. */
export function device(): string {
  const known = readText(DEVICE);
  if (known !== undefined && /^[a-z]{1,20}$/.test(known)) return known;
  const letters = crypto.getRandomValues(new Uint8Array(10));
  const name = Array.from(letters, (byte) => String.fromCharCode(97 + (byte % 26))).join("");
  writeText(DEVICE, name);
  return name;
}
