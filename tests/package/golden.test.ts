// The recorded games go the same way in every build of the package; the Rust tests hold the engine itself to them.
import { readdirSync, readFileSync } from "node:fs";
import type { Tcg } from "altmode/tcg";
import { describe, expect, test } from "vitest";
import { firstDifference } from "../golden/digest.js";
import { root, tcg } from "./support.js";

const folder = `${root}/tests/golden`;
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
const records = names.map((name) => ({
  name,
  record: JSON.parse(readFileSync(`${folder}/${name}`, "utf8")),
}));

/** The build that React Native gets: the module as plain JavaScript. */
const withoutWasm: typeof import("altmode/tcg") = await import(`${root}/pkg/tcg-react-native.js`);

const builds: [string, () => Promise<Tcg>][] = [
  ["WebAssembly", async () => tcg],
  ["plain JavaScript", () => withoutWasm.load()],
];

describe.each(builds)("%s", (_, load) => {
  test("reproduces every hash and every view", async () => {
    const build = await load();
    const different = records
      .map(({ name, record }) => ({ name, decision: firstDifference(build, record) }))
      .filter(({ decision }) => decision !== undefined);
    expect(different).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(50);
  }, 300_000);
});
