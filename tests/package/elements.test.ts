// The elements without a browser: what the build makes of the definitions, what a server may import, and the sizes.
import { readdirSync, readFileSync } from "node:fs";
import { load as loadUnmatched } from "altmode/unmatched";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { measureElements } from "../../scripts/lib/size.mjs";
import limits from "../../scripts/size-limits.json" with { type: "json" };
import { root, tcg } from "./support.js";

const folder = `${root}/pkg/elements`;
interface Facts {
  readonly stars?: number;
  readonly text?: string;
  readonly number?: string | null;
  readonly modes?: Readonly<Record<string, { readonly text?: string; readonly attack?: number }>>;
}
type Sets = Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, Facts>> }>>>;
type Names = Readonly<Record<string, readonly [number: string, name: string, subtitle?: string][]>>;
const { sets, names } = (await import(`${folder}/facts/tcg.js`)) as { sets: Sets; names: Names };

/** The texts and attack values of modes. */
const shown = (modes: Facts["modes"]) =>
  Object.entries(modes ?? {}).map(([mode, { text = "", attack = 0 }]) => [mode, text, attack]);

test("the facts are those of the engine of this build", async () => {
  const cards = new Map(tcg.cards.all().map((card) => [card.id, card]));
  const seen = [];
  for (const [set, load] of Object.entries(sets)) {
    for (const [number, facts] of Object.entries((await load()).default)) {
      const id = `${set}-${number}`;
      const card = cards.get(id);
      seen.push(id);
      expect(facts.stars ?? 0, id).toBe(card?.stars);
      expect(facts.number === undefined ? number : facts.number, id).toBe(
        card && "number" in card && card.number,
      );
      if (card?.kind === "character" || card?.kind === "combiner")
        expect(shown(facts.modes), id).toEqual(shown(card.modes));
      else expect(facts.text ?? "", id).toBe(card?.text);
    }
  }
  expect(seen.sort()).toEqual([...cards.keys()].sort());
});

test("every card is in the list of names once, under its set", () => {
  const listed = Object.entries(names).flatMap(([set, cards]) =>
    cards.map(([number, name, subtitle = null]) => [`${set}-${number}`, name, subtitle]),
  );
  expect(listed).toEqual(tcg.cards.all().map(({ id, name, subtitle }) => [id, name, subtitle]));
  expect(Object.keys(sets)).toEqual(Object.keys(names));
});

const scriptsOf = {
  words: ["card", "deck", "odds", "hero"],
  "calculator-words": ["calculator"],
  "table-words": readdirSync(folder).flatMap((file) => /^(table-part-.*|board)\.js$/.exec(file)?.[1] ?? []),
};
test.each(Object.entries(scriptsOf))(
  "each language has the same %s, and all that the scripts ask for",
  async (words, scripts) => {
    const [english, ...others] = await Promise.all(
      ["en", "de", "fr"].map(async (language) => (await import(`${folder}/${words}-${language}.js`)).default),
    );
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(english));
      expect(Object.values(other)).not.toContain(undefined);
    }
    const code = scripts.map((name) => readFileSync(`${folder}/${name}.js`, "utf8")).join();
    const asked = [...code.matchAll(/\("([a-z-]+\.[a-z.-]+)"/g)]
      .map(([, key]) => key ?? "")
      .filter((key) => !key.endsWith(".json"));
    expect(asked.length).toBeGreaterThan(8);
    for (const key of asked)
      expect(
        [key, `${key}.one`].some((each) => each in english),
        `the text ${key}`,
      ).toBe(true);
  },
);

test("cards and decks are at most 12 KB of script, and a page with one deck at most 60 KB", () => {
  const {
    script_brotli_bytes: script,
    page_brotli_bytes: page,
    tables_brotli_bytes: tables,
    calculator_brotli_bytes: calculator,
  } = measureElements();
  expect(script).toBeLessThanOrEqual(limits.elements.script_brotli_bytes.limit);
  expect(page).toBeLessThanOrEqual(limits.elements.page_brotli_bytes.limit);
  expect(tables).toBeLessThanOrEqual(limits.elements.tables_brotli_bytes.limit);
  expect(calculator).toBeLessThanOrEqual(limits.elements.calculator_brotli_bytes.limit);
});

test("cards and decks load no engine before it is asked for", () => {
  for (const name of ["auto", "card", "deck", "hero", "odds", "places"]) {
    const code = readFileSync(`${folder}/${name}.js`, "utf8");
    const statics = [...code.matchAll(/(?:from|import)\s*"([^"]+)"/g)].map(([, path]) => path);
    expect(statics.filter((path) => !/^\.\/(?:card|deck|link|odds)\.js$/.test(path ?? ""))).toEqual([]);
    // A page may forbid both.
    expect(code).not.toMatch(/\beval\(|new Function\b|\.innerHTML\s*=\s*[^=]*style/);
  }
});

test("a server may import them, and defines nothing", async () => {
  const elements = await import("altmode/elements");
  expect(Object.keys(elements).sort()).toEqual([
    "AltmodeBoard",
    "AltmodeCard",
    "AltmodeDeck",
    "AltmodeGame",
    "AltmodeOdds",
    "AltmodeReplay",
  ]);
  expect(await import("altmode/elements/card")).toBeDefined();
});

test("the facts of Unmatched are those of the engine, without its definitions", async () => {
  const { cards } = await import(`${folder}/facts/unmatched.js`);
  const { default: heroes } = await import(`${folder}/facts/unmatched-heroes.js`);
  const { default: boards } = await import(`${folder}/facts/unmatched-boards.js`);
  const engine = await loadUnmatched();
  expect(boards).toEqual(engine.boards.all());
  expect(heroes.map(({ id, text }: { id: string; text: string }) => [id, text])).toEqual(
    engine.heroes.all().map(({ id, text }) => [id, text]),
  );
  const own = (await Promise.all(Object.keys(cards).map(async (id) => (await cards[id]()).default))).flat();
  expect(own).toHaveLength(engine.cards.all().length);
  for (const card of own) {
    const { definition: _, ...facts } = engine.cards.get(card.id) ?? { definition: undefined };
    expect(card).toEqual(JSON.parse(JSON.stringify(facts)));
  }
});

test("a bundler finds the files beside them", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'import "altmode/elements/deck";', resolveDir: root },
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "out",
    write: false,
    logLevel: "error",
  });
  const texts = outputFiles.map(({ text }) => text);
  expect(texts.some((text) => text.includes('"Tough 2"'))).toBe(true);
  expect(texts.some((text) => text.includes(":host"))).toBe(true);
  expect(texts.some((text) => text.includes("Kampfkarten"))).toBe(true);
});
