// Records of games: saved to a file, and opened in the replay.
import type { GameRecord } from "altmode/unmatched/slim";
import { t } from "../../messages/index.js";
import { navigate } from "../../shell/router.js";
import { download } from "../../ui/download.js";
import { playing, type Session } from "./session.js";

/** The record that the replay opens next. */
let handed: GameRecord | undefined;

/** Returns the record that a game handed over, once. */
export function takeHanded(): GameRecord | undefined {
  const record = handed;
  handed = undefined;
  return record;
}

export async function saveRecord({ game, choices }: Session): Promise<void> {
  const record = await game.record();
  download(`${playing(choices).join("-")}.json`, "application/json", JSON.stringify(record, null, 1));
}

/** Opens the replay of a game. */
export async function openRecord({ game }: Session): Promise<void> {
  handed = await game.record();
  navigate("#/unmatched/replay");
}

/** Parses a record. Throws a readable error for other text. */
export function readRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(t("unmatched.foreign-record"));
  }
  if (typeof value !== "object" || value === null || !("moves" in value) || !Array.isArray(value.moves))
    throw new Error(t("unmatched.foreign-record"));
  return value as GameRecord;
}
