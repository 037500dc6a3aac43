// The schema of everything that comes from outside. The actions, decks and options themselves are checked by the rules.

import {
  AltmodeError,
  type ClientMessage,
  type ClockOptions,
  type LiveGame,
  type NewSeat,
  type NewTable,
} from "altmode/client";
import * as v from "valibot";
import { MOST_NAME_LETTERS } from "./limits.js";

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const game = number;
const object = v.record(v.string(), v.unknown());
const kind: v.GenericSchema<unknown, LiveGame> = v.picklist(["tcg", "unmatched", "deckbuilder"]);

/** Letters that turn or hide what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

const name = v.pipe(
  v.string(),
  v.transform((text) => text.normalize("NFC").trim().replace(/\s+/gu, " ")),
  v.minLength(1, "a name has at least one letter"),
  v.check((text) => [...text].length <= MOST_NAME_LETTERS, `a name has at most ${MOST_NAME_LETTERS} letters`),
  v.check((text) => !UNSEEN.test(text), "a name has no invisible letters"),
);

const clock: v.GenericSchema<unknown, ClockOptions> = v.object({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(36_000)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
});

const clientMessage: v.GenericSchema<unknown, ClientMessage> = v.variant("type", [
  v.object({ type: v.literal("act"), game, at: number, action: object }),
  v.object({ type: v.literal("check"), game, at: number, action: object }),
  v.object({ type: v.literal("sync"), game, since: number }),
  v.object({ type: v.picklist(["start", "leave"]) }),
  v.object({ type: v.picklist(["resign", "pause", "resume", "claim", "rematch"]), game }),
]);

/** A new table as the server uses it. */
export type WantedTable = NewTable & { seats: number; open: boolean; options: Record<string, unknown> };

const newTable = v.object({
  game: kind,
  options: v.optional(object, {}),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)), 2),
  name,
  choice: v.unknown(),
  clock: v.optional(clock),
  open: v.optional(v.boolean(), false),
});

const newSeat = v.object({
  name,
  choice: v.unknown(),
  invitation: v.optional(v.pipe(v.string(), v.maxLength(64))),
  request: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(64))),
});

function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, what: string): Output {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const path = v.getDotPath(issue) ?? undefined;
  throw new AltmodeError("bad-input", `${what} is not as it should be: ${issue.message}`, path);
}

/** Reads a message of a client. */
export function readMessage(text: string): ClientMessage {
  return read(clientMessage, fromJson(text, "a message"), "the message");
}

/** Reads the request for a table. */
export const readNewTable = (value: unknown): WantedTable =>
  read(newTable, value, "the table") as WantedTable;

/** Reads the request for a seat. */
export const readNewSeat = (value: unknown): NewSeat => read(newSeat, value, "the seat");

/** Reads the name of a game system. */
export const readGame = (value: unknown): LiveGame => read(kind, value, "the game");

/** Parses JSON text of outside. */
export function fromJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AltmodeError("bad-input", `${what} is JSON text`);
  }
}
