// The recorded games go the same way in every build of the package; the Rust tests hold the engine itself to them.
import { readdirSync, readFileSync } from "node:fs";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadUnmatched } from "altmode/unmatched";
import { describe, expect, test } from "vitest";
import { firstDifference } from "../golden/digest.js";
import { loadPlain, root, tcg } from "./support.js";

const folder = `${root}/tests/golden`;
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
const ofTcg = readdirSync(folder).filter((name) => name.endsWith(".json"));

type Engine = object;

/** A recorded game; `firstDifference` is plain JavaScript and declares no types. */
interface GoldenRecord {
  config: object;
  moves: unknown;
  digests: unknown;
  every?: number;
}

const systems: ["tcg" | "unmatched" | "deckbuilder", GoldenRecord[], number, () => Promise<Engine>][] = [
  ["tcg", ofTcg.map(read), 50, async () => tcg],
  ["unmatched", read("unmatched/games.json"), 82, loadUnmatched],
  ["deckbuilder", read("deckbuilder/games.json"), 13, loadDeckbuilder],
];

describe.each(systems)("%s", (entry, records, least, load) => {
  test.each([
    ["WebAssembly", load],
    ["plain JavaScript", () => loadPlain(entry)],
  ])(
    "%s reproduces every recorded hash and view",
    async (_, load) => {
      const engine = await load();
      const different = records.flatMap((record, number) => {
        const decision = firstDifference(engine, record);
        return decision === undefined ? [] : [{ game: number + 1, decision }];
      });
      expect(different).toEqual([]);
      expect(records.length).toBeGreaterThanOrEqual(least);
    },
    300_000,
  );
});
