// The recorded games go the same way in every build of the package; the Rust tests hold the engine itself to them.
import { readdirSync, readFileSync } from "node:fs";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import type { Game } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { describe, expect, test } from "vitest";
import { firstDifference, positionOf } from "../golden/digest.js";
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

/** A save and a record that an earlier version made. */
interface Previous {
  of: string;
  toAct: number | null;
  position: string;
  save: string;
  record: { start: object; moves: object[] };
}

const versions = readdirSync(`${folder}/previous`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

describe.each(versions.map(({ name }) => name))("saves and records of %s", (version) => {
  test.each([
    ["tcg", async () => tcg],
    ["unmatched", loadUnmatched],
    ["deckbuilder", loadDeckbuilder],
  ])("%s", async (system, load) => {
    const rules = (await load()) as typeof tcg;
    const entries: Previous[] = read(`previous/${version}/${system}.json`);
    expect(entries.length).toBeGreaterThan(10);
    let elsewhere = 0;
    for (const { of, toAct, position, save, record } of entries) {
      const { start, moves } = rules.readRecord(Buffer.from(save, "hex"));
      expect({ start, moves }).toEqual({ start: record.start, moves: record.moves });
      // A rule that was mended since can lead elsewhere.
      let restored: Game;
      try {
        restored = rules.restore(Buffer.from(save, "hex"));
      } catch (error) {
        expect(error, of).toMatchObject({ code: "other-version", path: expect.stringMatching(/^moves/) });
        elsewhere += 1;
        continue;
      }
      // The first format has no position that the engine could compare.
      if (positionOf(restored, system) !== position) {
        expect(record, of).not.toHaveProperty("reached");
        elsewhere += 1;
        continue;
      }
      expect([of, restored.toAct]).toEqual([of, toAct]);
      const replayed = rules.replay(record as never);
      expect(replayed.hash()).toBe(restored.hash());
      // Written again by this version.
      const again = rules.restore(restored.save());
      expect(again.view("all")).toEqual(restored.view("all"));
      expect(rules.readRecord(restored.save())).toEqual(restored.record());
    }
    expect(elsewhere * 3).toBeLessThan(entries.length);
  });
});
