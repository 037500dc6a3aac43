// The published JSON Schema of scenarios says what the project's own scenarios are.
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const fits = new Ajv2020({ allErrors: true, strict: false }).compile(
  json("docs/scenario.schema.json") as object,
);

test("every scenario fits the schema", () => {
  const files = readdirSync(new URL("tests/scenarios/tcg/", root));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    fits(json(`tests/scenarios/tcg/${file}`));
    expect(fits.errors ?? [], file).toEqual([]);
  }
});

test("what is no scenario does not fit", () => {
  for (const wrong of [
    { format: "altmode-scenario/2", state: { players: [] } },
    { format: "altmode-scenario/1", state: { turns: 3 } },
  ]) {
    expect(fits(wrong)).toBe(false);
  }
});
