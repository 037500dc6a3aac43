// The seats of this browser at live tables: their tokens, so that a closed tab can come back.
import type { LiveGame, Seated } from "altmode/client";
import { decks } from "altmode/decks";
import { readJson, writeJson } from "../store/storage.js";

const place = (table: string) => `live.${table}`;

/** Returns the token of this browser's seat at a table. */
export function keptToken(table: string): string | undefined {
  const value = readJson(place(table));
  return typeof value === "string" ? value : undefined;
}

/** Keeps the token of a seat. */
export const keepSeat = ({ table, token }: Seated): boolean => writeJson(place(table), token);

/** The choices of a seat: an id, its name on the page, and the entry of `players`. */
interface Choice {
  readonly id: string;
  readonly name: string;
  readonly choice: unknown;
}

const named = (member: string, ids: readonly string[]): Choice[] =>
  ids.map((id) => ({
    id,
    name: id.replace(/^x-/, "").replace(/(^|-)./g, (start) => start.replace("-", " ").toUpperCase()),
    choice: { [member]: id },
  }));

/** The choices that need no engine, by game. */
export const choicesOf: Readonly<Record<LiveGame, readonly Choice[]>> = {
  tcg: decks.map((deck) => ({ id: deck.name ?? "", name: deck.name ?? "", choice: deck })),
  unmatched: named("hero", ["medusa", "sinbad", "alice", "king-arthur"]),
  // All characters of a competitive game are of one faction.
  deckbuilder: named("character", ["x-vanguard", "x-beacon", "x-dozer", "x-aerion", "x-tidalon"]),
};

/** The most seats of a table, by game. */
export const mostSeats: Readonly<Record<LiveGame, number>> = { tcg: 2, unmatched: 4, deckbuilder: 5 };

/** The options of a game: the battlefield of Unmatched. */
export const optionsOf: Readonly<Record<LiveGame, Record<string, unknown>>> = {
  tcg: {},
  unmatched: { board: "marmoreal" },
  deckbuilder: {},
};
