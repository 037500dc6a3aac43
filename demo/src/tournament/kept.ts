// The tournament on this device, kept in the browser's storage after every entry.
import type { SavedTournament } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { putAside, readOrPutAside } from "../store/aside.js";
import { forget, onOtherTab, readText, writeJson, writeText } from "../store/storage.js";

const PLACE = "tournament";
const DEVICE = "tournament-device";

/** Returns the stored tournament, or `undefined` without one. A damaged one is put aside. */
export const kept = (): SavedTournament | undefined =>
  readOrPutAside(PLACE, (value) => (typeof value === "object" ? (value as SavedTournament) : undefined));

export const isKept = (): boolean => readText(PLACE) !== undefined;

export function keep(saved: SavedTournament): void {
  if (!writeJson(PLACE, saved)) throw new Error(t("error.storage"));
}

export const drop = (): void => forget(PLACE);

/** Puts a tournament aside that the rules cannot read, so that a new one can be stored. */
export const setAside = (cause: string, title: string): void => putAside(PLACE, cause, title);

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
