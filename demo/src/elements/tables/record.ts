// Reads the record of a replay: a file, or a link of the page, which has the record in it.
import type { GameRecord as TcgRecord } from "altmode/tcg/slim";
import type { GameRecord as UnmatchedRecord } from "altmode/unmatched/slim";
import { unpack } from "../../ui/share.js";

export type AnyRecord =
  | { readonly game: "tcg"; readonly record: TcgRecord }
  | { readonly game: "unmatched"; readonly record: UnmatchedRecord };

/** A record, and the battle that its link begins with. */
interface Source {
  readonly record: AnyRecord;
  /** 0 for the start of the game. */
  readonly battle: number;
}

/** Tells what a record is of. Throws an error for other values. */
function recordFrom(value: unknown): AnyRecord {
  if (typeof value !== "object" || value === null || !("moves" in value) || !Array.isArray(value.moves))
    throw new Error("src is no record of a game: a record is what a table saves, or a link of the replay");
  const game = "game" in value ? value.game : "tcg";
  if (game === "tcg") return { game, record: value as unknown as TcgRecord };
  if (game === "unmatched") return { game, record: value as unknown as UnmatchedRecord };
  throw new Error(`src is a record of ${String(game)}: replays are of the TCG ("tcg") and of "unmatched"`);
}

/** Returns the record of an address, which is relative to `base`. */
export async function readSource(src: string, base: string): Promise<Source> {
  const packed = /[?&]s=([\w-]+)/.exec(src)?.[1];
  const battle = Number(/[?&]battle=(\d+)/.exec(src)?.[1] ?? 0);
  if (packed !== undefined) return { record: recordFrom(await unpack(packed)), battle };
  const response = await fetch(new URL(src, base));
  if (!response.ok) throw new Error(`${src}: the server answered ${response.status}`);
  const text = await response.text();
  try {
    return { record: recordFrom(JSON.parse(text)), battle };
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`${src} is no JSON: ${error.message}`) : error;
  }
}
