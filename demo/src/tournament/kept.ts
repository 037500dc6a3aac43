// The tournament on this device, kept in the browser's storage after every entry.
import type { SavedTournament } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { forget, readJson, readText, writeJson, writeText } from "../store/storage.js";

const PLACE = "tournament";
const DEVICE = "tournament-device";

export const kept = (): SavedTournament | undefined => readJson(PLACE) as SavedTournament | undefined;

export function keep(saved: SavedTournament): void {
  if (!writeJson(PLACE, saved)) throw new Error(t("error.storage"));
}

export const drop = (): void => forget(PLACE);

/** A name for this device that no other has: entries of several devices are told apart by it. */
export function device(): string {
  const known = readText(DEVICE);
  if (known !== undefined && /^[a-z]{1,20}$/.test(known)) return known;
  const letters = crypto.getRandomValues(new Uint8Array(10));
  const name = Array.from(letters, (byte) => String.fromCharCode(97 + (byte % 26))).join("");
  writeText(DEVICE, name);
  return name;
}
