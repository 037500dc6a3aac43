// The published JSON Schemas say what the project's own scenarios and packs are.
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const files = (folder: string) => readdirSync(new URL(folder, root)).map((file) => `${folder}${file}`);
const compile = (path: string) =>
  new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(json(path) as object);

const scenario = compile("docs/scenario.schema.json");
const pack = compile("docs/pack.schema.json");

test("every scenario fits the schema", () => {
  const scenarios = files("tests/scenarios/tcg/").flatMap((source) => files(`${source}/`));
  expect(scenarios.length).toBeGreaterThan(40);
  for (const file of scenarios) {
    scenario(json(file));
    expect(scenario.errors ?? [], file).toEqual([]);
  }
});

test("every example of a pack fits the schema", () => {
  const examples = files("docs/packs/");
  expect(examples.length).toBeGreaterThan(0);
  for (const file of examples) {
    pack(json(file));
    expect(pack.errors ?? [], file).toEqual([]);
  }
});

test("every example of a pack for Unmatched fits its schema", () => {
  const pack = compile("docs/unmatched-pack.schema.json");
  const examples = files("docs/unmatched-packs/");
  expect(examples.length).toBeGreaterThan(1);
  for (const file of examples) {
    pack(json(file));
    expect(pack.errors ?? [], file).toEqual([]);
  }
  expect(pack({ set: "X", heroes: [{ id: "x" }] })).toBe(false);
});

test("every scenario of Unmatched fits its schema", () => {
  const scenario = compile("docs/unmatched-scenario.schema.json");
  const scenarios = files("tests/scenarios/unmatched/").flatMap((source) => files(`${source}/`));
  expect(scenarios.length).toBeGreaterThan(2000);
  for (const file of scenarios) {
    scenario(json(file));
    expect(scenario.errors ?? [], file).toEqual([]);
  }
  const position = (state: object) => scenario({ format: "altmode-scenario/1", game: "unmatched", state });
  const players = [{ hero: "medusa" }, { hero: "sinbad" }];
  expect(position({ board: "marmoreal", players })).toBe(true);
  expect(position({ board: "marmoreal", players, mode: "xyz" })).toBe(false);
  expect(position({ board: "marmoreal", players: [{ hero: "medusa", haand: [] }, ...players] })).toBe(false);
});

test("what is neither does not fit", () => {
  expect(scenario({ format: "altmode-scenario/2", state: { players: [] } })).toBe(false);
  expect(scenario({ format: "altmode-scenario/1", state: { turns: 3 } })).toBe(false);
  const card = { id: "x-1", kind: "gadget" };
  expect(pack({ set: "x", "set-name": "X", battle: [card] })).toBe(false);
});

test("scenarios and packs of the deck-building game fit their schemas", () => {
  const scenario = compile("docs/deckbuilder-scenario.schema.json");
  const scenarios = files("tests/scenarios/deckbuilder/").flatMap((source) => files(`${source}/`));
  expect(scenarios.length).toBeGreaterThan(100);
  for (const file of scenarios) {
    scenario(json(file));
    expect(scenario.errors ?? [], file).toEqual([]);
  }
  expect(scenario({ format: "altmode-scenario/1", game: "deckbuilder", state: {} })).toBe(false);
  const pack = compile("docs/deckbuilder-pack.schema.json");
  for (const file of files("docs/deckbuilder-packs/")) {
    pack(json(file));
    expect(pack.errors ?? [], file).toEqual([]);
  }
});
