// Builds pkg/elements: the custom elements, the facts of the cards, and the texts in each language. They are made of parts of the
// page, which has the faces and charts; `altmode/tcg` stays the file of the package beside them.

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { at, say } from "./run.mjs";
import { usedKeys } from "./used-keys.mjs";

const source = at("demo", "src", "elements");
const out = at("pkg", "elements");

/** The scripts by their sources: one for each element, all of them, and the one that finds its places by itself. */
const sources = {
  card: "shared.ts",
  deck: "deck.tsx",
  odds: "odds.tsx",
  link: "../ui/share.ts",
  index: "index.ts",
  auto: "auto.ts",
  places: "places.ts",
  hero: "hero.tsx",
};

/** The scripts of the elements with tables, which have their own Preact and share parts beside those of `card.js`. */
const tables = ["replay.tsx", "board.tsx", "game.tsx"];
/** The calculator of `odds.js`, which has its own Preact too. */
const calculator = ["calculator.tsx"];

const options = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  charset: "utf8",
  // Without the function that the automatic way adds, 3 % of the script.
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: [join(source, "jsx.ts")],
  tsconfigRaw: {},
  absWorkingDir: at(),
  metafile: true,
  logLevel: "error",
};

/** The style sheets of what the elements draw, in their order. */
const SHEETS = [
  "styles/tokens.css",
  "cards/face.css",
  "cards/icons.css",
  "ui/columns.css",
  "elements/elements.css",
];

/** The style sheets of tables. Those of the page's screens are for a whole window, which is the box of an element here. */
const TABLE_SHEETS = [
  "styles/tokens.css",
  "styles/base.css",
  "styles/controls.css",
  "cards/face.css",
  "cards/icons.css",
  "ui/columns.css",
  "table/table.css",
  "table/replay.css",
  "games/tcg/play.css",
  "games/unmatched/sections.css",
  "games/unmatched/card-face.css",
  "games/unmatched/unmatched.css",
  "games/deckbuilder/deckbuilder.css",
];

/** The style sheets of the calculator, beside those of all elements. */
const CALCULATOR_SHEETS = [
  "styles/base.css",
  "styles/controls.css",
  "ui/combobox.css",
  "ui/explanation.css",
  "cards/known-cards.css",
  "report/calculator.css",
];

/** Facts of a card that the elements do not show. */
const NOT_SHOWN = new Set([
  "abilities",
  "keywords",
  "fullName",
  "reprintOf",
  "implemented",
  "fills",
  "flips",
  "slots",
  "startMode",
  "hybridTraits",
  "targetKind",
  "oneUse",
  "parts",
  "characterKind",
]);

const isEmpty = (value) =>
  value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);

/** Returns the facts that are shown, without those that are absent. A character's text is that of its modes. */
function shown(value) {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, fact]) => !NOT_SHOWN.has(key) && !isEmpty(fact) && !(key === "text" && value.modes),
  );
  return Object.fromEntries(kept.map(([key, fact]) => [key, shown(fact)]));
}

/** Writes the names of all cards into a file, and the facts of each set into one. */
async function writeFacts() {
  const { load } = await import("altmode/tcg");
  const tcg = await load();
  const sets = new Map();
  for (const card of tcg.cards.all()) sets.set(card.set, [...(sets.get(card.set) ?? []), card]);
  const names = {};
  for (const [set, cards] of sets) {
    names[set] = cards.map(({ id, name, subtitle }) => [
      id.slice(set.length + 1),
      name,
      ...(subtitle === null ? [] : [subtitle]),
    ]);
    const facts = cards.map((card) => {
      const number = card.id.slice(set.length + 1);
      // The rest of the id and the names are in the file of names, and most numbers are the end of the id.
      const { id, set: own, name, subtitle, number: printed, ...rest } = card;
      return [number, { ...shown(rest), ...(printed === number ? {} : { number: printed }) }];
    });
    write(`facts/tcg-${set}`, `export default ${JSON.stringify(Object.fromEntries(facts))}`);
  }
  // A path written out for each set, as bundlers find files by them.
  const loaders = [...sets.keys()].map((set) => `${JSON.stringify(set)}: () => import("./tcg-${set}.js")`);
  write(
    "facts/tcg",
    `export const names = ${JSON.stringify(names)};\nexport const sets = {${loaders.join(", ")}}`,
  );
}

/** Writes the heroes of Unmatched, the cards of each, and the battlefields. */
async function writeUnmatched() {
  const { load } = await import("altmode/unmatched");
  const { heroes, cards, boards } = await load();
  const facts = heroes.all().map((hero) => ({ ...hero, definition: undefined, deck: undefined }));
  write("facts/unmatched-heroes", `export default ${JSON.stringify(facts)}`);
  write("facts/unmatched-boards", `export default ${JSON.stringify(boards.all())}`);
  const all = cards.all();
  const loaders = facts.map(({ id }) => {
    const own = all.filter(({ hero }) => hero === id).map((card) => ({ ...card, definition: undefined }));
    write(`facts/unmatched-of-${id}`, `export default ${JSON.stringify(own)}`);
    return `${JSON.stringify(id)}: () => import("./unmatched-of-${id}.js")`;
  });
  write("facts/unmatched", `export const cards = {${loaders.join(", ")}}`);
}

function write(name, code) {
  mkdirSync(join(out, "facts"), { recursive: true });
  writeFileSync(join(out, `${name}.js`), `// Generated by scripts/lib/elements.mjs.\n${code};\n`);
}

/** Returns all texts of the page in a language. */
async function textsOf(esbuild, language) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [at("demo", "src", "messages", language, "index.ts")],
    bundle: true,
    format: "esm",
    write: false,
  });
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
  return { texts: module.default ?? module.en, questions: module.questions ?? null };
}

/** Puts the elements' own texts in the place of the page's, and leaves the engine to the package. */
const parts = {
  name: "elements",
  setup(build) {
    build.onResolve({ filter: /\/messages\/index\.js$/ }, ({ importer }) =>
      importer.startsWith(source) || build.initialOptions.outfile.endsWith("card.js")
        ? { path: join(source, "words.ts") }
        : apart(),
    );
    build.onResolve({ filter: /^\.\/hero\.js$/ }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /^made:/ }, ({ path }) => ({
      path: `./${path.slice("made:".length)}.js`,
      external: true,
    }));
    build.onResolve({ filter: /^altmode\/tcg$/ }, () => ({ path: "../tcg.js", external: true }));
    // The page's own file of facts, whose reader is left out as unused.
    build.onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: "made", sideEffects: false }));
    build.onLoad({ filter: /\?url$/, namespace: "made" }, () => ({ contents: 'export default ""' }));
    // The style sheets are adopted as a whole.
    build.onLoad({ filter: /\.css$/, namespace: "file" }, () => ({ contents: "" }));
  },
};

/** Leaves what all elements share to `card.js`, and the other elements to their scripts. */
const shared = {
  name: "shared",
  setup(build) {
    build.onResolve(
      { filter: /^\.\/(?:deck|odds|calculator|replay|board|game|places)\.js$/ },
      ({ path }) => ({
        path,
        external: true,
      }),
    );
    build.onResolve({ filter: /\/share\.js$/ }, () => ({ path: "./link.js", external: true }));
    build.onResolve({ filter: /^\.\.\/(?:cards\/(?:icons|stats|facts))\.js$/ }, apart);
    build.onResolve({ filter: /^\.\/(?:card|element|facts|name|words)\.js$/ }, ({ importer }) =>
      importer.startsWith(source) ? apart() : undefined,
    );
    build.onResolve({ filter: /^preact(?:\/hooks)?$/ }, apart);
  },
};
const apart = () => ({ path: "./card.js", external: true });

/**
 * Returns style sheets as one, with the host of an element in the place of the page's root. Light and dark are inherited, because
 * an element must not be dark in a page that is light alone.
 */
async function sheets(files, own, change = (text) => text) {
  const { transform } = await import("esbuild");
  const read = (file) => readFileSync(at("demo", "src", file), "utf8");
  const text = files
    .map(read)
    .join("\n")
    .replace(/:root\[data-theme="(\w+)"\]/g, ':host([theme="$1"])')
    .replaceAll(":root", ":host")
    .replace("color-scheme: light dark;", "");
  return (await transform(`${change(text)}\n${read(own)}`, { loader: "css", minify: true })).code;
}

/** Makes conditions and lengths of the window those of the box of a table. */
function inBox(text) {
  return text
    .replace(/@media ([^{]*(?:width|height)[^{]*)\{/g, (_, conditions) => {
      const each = conditions.split(",").map((condition) => `(${condition.trim()})`);
      return `@container table ${each.length === 1 ? conditions : each.join(" or ")}{`;
    })
    .replace(/([\d.])d?vh\b/g, "$1cqh")
    .replace(/([\d.])vw\b/g, "$1cqw")
    .replace(/^(?:html|body) \{/gm, ":host {");
}

/** Writes the texts that some sources use, in each language. */
async function writeTexts(esbuild, name, inputs) {
  const { texts: english } = await textsOf(esbuild, "en");
  const drawn = [...inputs].filter((file) => file.startsWith("demo/") && !file.includes("/messages/"));
  const code = drawn.map((file) => readFileSync(at(file), "utf8")).join("\n");
  const keys = usedKeys(code, Object.keys(english));
  for (const language of ["en", "de", "fr"]) {
    const { texts, questions } = await textsOf(esbuild, language);
    const kept = Object.fromEntries(keys.map((key) => [key, texts[key]]));
    // Only tables ask questions.
    if (name === "table-words") kept.questions = questions;
    write(`${name}-${language}`, `export default ${JSON.stringify(kept)}`);
  }
}

/** Files that take the place of the page's own in the scripts of tables and of the calculator. */
const INSTEAD = [
  [/\/messages\/index\.js$/, "words.ts"],
  [/\/shell\/(?:settings|whole-screen)\.js$/, "tables/site.ts"],
  [/\/(?:store\/)?storage\.js$/, "tables/site.ts"],
  [/\/focus\.js$/, "tables/site.ts"],
  [/\/fact-files\.js$/, "tables/fact-files.ts"],
];
const INSTEAD_IN_CALCULATOR = [
  [/\/engine\/(?:background|first-answers)\.js$/, "calculator/engine.ts"],
  [/\/kept\.js$/, "calculator/decks.ts"],
];

/**
 * Parts of the page without the page: engines are the files of the package, and texts and styles are files of the elements, whose
 * names begin with `name`.
 */
const withoutPage = (name, instead) => ({
  name: "without-page",
  setup(build) {
    for (const [filter, file] of instead)
      build.onResolve({ filter }, () => ({ path: join(source, file), sideEffects: false }));
    // English texts that come with the page's screens.
    build.onResolve({ filter: /\/messages\/en\// }, ({ path }) => ({
      path,
      namespace: "made",
      sideEffects: false,
    }));
    build.onLoad({ filter: /\/messages\/en\//, namespace: "made" }, ({ path }) => {
      const texts = path
        .split("/")
        .at(-1)
        .replace(/\.js$/, "")
        .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      return { contents: `export const ${texts} = undefined` };
    });
    build.onResolve({ filter: /^made:/ }, ({ path }) => {
      const file = path.slice("made:".length).replace(/^(words|styles)/, `${name}-$1`);
      return { path: `./${file}.js`, external: true };
    });
    build.onResolve({ filter: /^altmode\// }, ({ path }) => ({
      path: `../${path.slice("altmode/".length).replaceAll("/", "-")}.js`,
      external: true,
    }));
    build.onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: "made", sideEffects: false }));
    build.onLoad({ filter: /\?url$/, namespace: "made" }, () => ({ contents: 'export default ""' }));
    build.onLoad({ filter: /\.css$/, namespace: "file" }, () => ({ contents: "" }));
  },
});

/**
 * Builds scripts that are parts of the page with a Preact of their own. What they share, their texts and their styles are files
 * that begin with `name`.
 */
async function buildParts(esbuild, name, files, instead, styles) {
  const { metafile } = await esbuild.build({
    ...options,
    inject: undefined,
    jsx: "automatic",
    jsxImportSource: "preact",
    jsxFactory: undefined,
    jsxFragment: undefined,
    splitting: true,
    entryPoints: files.map((file) => join(source, file)),
    outdir: out,
    chunkNames: `${name}-part-[hash]`,
    plugins: [withoutPage(name, instead)],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  await writeTexts(esbuild, `${name}-words`, new Set(inputs));
  write(`${name}-styles`, `export default ${JSON.stringify(styles)}`);
}

/** Fails if a script imports a name from another that does not export it: each was built by itself. */
const checkImports = (esbuild) =>
  esbuild.build({
    entryPoints: Object.keys(sources).map((name) => join(out, `${name}.js`)),
    bundle: true,
    format: "esm",
    outdir: out,
    write: false,
    splitting: true,
    external: ["../tcg.js"],
  });

/** Builds all of it, after the package's modules. */
export async function buildElements() {
  say("building the elements");
  const esbuild = await import("esbuild");
  rmSync(out, { recursive: true, force: true });
  const inputs = new Set();
  for (const name of Object.keys(sources)) {
    const { metafile } = await esbuild.build({
      ...options,
      entryPoints: [join(source, sources[name])],
      outfile: join(out, `${name}.js`),
      plugins: [parts, ...(name === "card" ? [] : [shared])],
    });
    for (const output of Object.values(metafile.outputs)) {
      for (const [input, { bytesInOutput }] of Object.entries(output.inputs))
        if (bytesInOutput > 0) inputs.add(input);
    }
  }
  await writeTexts(esbuild, "words", inputs);
  write("styles", `export default ${JSON.stringify(await sheets(SHEETS, "elements/elements.css"))}`);
  const faces = await sheets(["games/unmatched/card-face.css"], "elements/hero.css");
  write("hero-styles", `export default ${JSON.stringify(faces)}`);
  await writeFacts();
  await writeUnmatched();
  await buildParts(
    esbuild,
    "table",
    tables,
    INSTEAD,
    await sheets(TABLE_SHEETS, "elements/tables.css", inBox),
  );
  await buildParts(
    esbuild,
    "calculator",
    calculator,
    [...INSTEAD, ...INSTEAD_IN_CALCULATOR],
    await sheets(CALCULATOR_SHEETS, "elements/calculator.css", inBox),
  );
  await checkImports(esbuild);
  // The scripts contain Preact, whose licence asks to come along.
  copyFileSync(at("node_modules", "preact", "LICENSE"), join(out, "LICENSE-preact"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildElements();
