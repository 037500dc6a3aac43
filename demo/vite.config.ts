import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CharacterSide, load as loadDeckbuilder } from "altmode/deckbuilder";
import { load } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { defineConfig, type Plugin, type Rollup, runnerImport } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { firstLoad } from "./first-load.js";
import { rulingsOf } from "./rulings.js";
import type { CardFacts } from "./src/cards/facts.js";
import { fullName } from "./src/cards/full-name.js";
import type * as Starters from "./src/deck-lists/starters.js";
import type * as FirstQuestions from "./src/engine/first-questions.js";
import { deckFacts } from "./src/games/tcg/deck-facts.js";
import { USUAL_BOARD } from "./src/games/unmatched/usual-board.js";

const description = "Play the Transformers TCG by the rules, calculate attacks, build decks: offline too.";

const generated = fileURLToPath(new URL("src/generated/", import.meta.url));

/**
 * Writes what the package says of all cards into a file, once for each build. A browser reads it in a few milliseconds
 * and shows cards before the engine is there.
 */
const catalogue = (): Plugin => ({
  name: "catalogue",
  async buildStart() {
    const all = (await load()).cards.all();
    const odd = all.find((card) => card.fullName !== fullName(card));
    if (odd) throw new Error(`the page would call ${odd.fullName} ${fullName(odd)}`);
    // The page draws texts, not definitions of effects, and puts full names together itself.
    const facts = all.map((card) => ({ ...card, abilities: undefined, fullName: undefined }));
    write("catalogue.json", facts);
  },
});

/** Writes how the sample decks play, which the set-up shows before the catalogue is there. */
const decks = (): Plugin => ({
  name: "decks",
  async buildStart() {
    const all = (await load()).cards.all() as CardFacts[];
    const { module } = await runnerImport<typeof Starters>(
      fileURLToPath(new URL("src/deck-lists/starters.ts", import.meta.url)),
      { configFile: false, root: fileURLToPath(new URL(".", import.meta.url)) },
    );
    write(
      "decks.json",
      Object.fromEntries(module.starters.map(({ name, list }) => [name, deckFacts(list, all)])),
    );
  },
});

/** Writes the official answers about cards, which the scenarios cite. */
const rulings = (): Plugin => ({
  name: "rulings",
  async buildStart() {
    const folder = fileURLToPath(new URL("../tests/scenarios/tcg/", import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .sort();
    const scenarios = files.map((file) => JSON.parse(readFileSync(`${folder}${file}`, "utf8")));
    write("rulings.json", rulingsOf(scenarios, (await load()).cards.all()));
  },
});

/** Writes what the set-up of an Unmatched game shows of heroes and battlefields. */
const heroes = (): Plugin => ({
  name: "heroes",
  async buildStart() {
    const { heroes, cards, boards } = await loadUnmatched();
    const facts = heroes.all().map((hero) => ({ ...hero, definition: undefined, deck: undefined }));
    // The spaces of the battlefields are a file of their own, because only their names are shown at once.
    const names = boards.all().map((board) => ({
      ...board,
      spaces: board.spaces.length,
      zones: new Set(board.spaces.flatMap(({ zones }) => zones)).size,
    }));
    write("unmatched.json", {
      heroes: facts,
      boards: names,
      map: boards.all().find(({ id }) => id === USUAL_BOARD),
    });
    write("unmatched-boards.json", boards.all());
    // Decks are shown in the list of heroes only, so they are a file of their own.
    write("unmatched-cards.json", {
      cards: cards.all().map((card) => ({ ...card, definition: undefined })),
      decks: Object.fromEntries(heroes.all().map(({ id, deck }) => [id, deck])),
    });
  },
});

const numbersOf = ({ power, range, move }: CharacterSide) => ({ power, range, move });

/** Writes what the set-up of the Deck-Building Game shows of characters: those whose facts are all known. */
const characters = (): Plugin => ({
  name: "characters",
  async buildStart() {
    const all = (await loadDeckbuilder()).characters.all().filter(({ complete }) => complete);
    write(
      "deckbuilder.json",
      all.map(({ id, name, faction, combiner, alt, bot }) => ({
        id,
        name,
        faction,
        combiner,
        sides: { alt: numbersOf(alt), bot: numbersOf(bot) },
      })),
    );
  },
});

/** The build itself draws nothing. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id) => (id === "\0no-styles" ? "" : undefined),
};

/** Writes the odds that screens open with into a file, so that they show before the engine is loaded. */
const firstAnswers = (): Plugin => ({
  name: "first-answers",
  async buildStart() {
    const { module } = await runnerImport<typeof FirstQuestions>(
      fileURLToPath(new URL("src/engine/first-questions.ts", import.meta.url)),
      { configFile: false, root: fileURLToPath(new URL(".", import.meta.url)), plugins: [withoutStyles] },
    );
    write("first-answers.json", await module.answered(await load()));
  },
});

/**
 * Leaves out the workers' scripts as text, with a second copy of each module: this page serves the scripts as files of its
 * own origin.
 */
const withoutInlineWorkers: Plugin = {
  name: "without-inline-workers",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (/\/worker-inline[\w-]*\.js$/.test(id) ? "\0no-inline-worker" : undefined),
  load: (id) =>
    id === "\0no-inline-worker"
      ? 'throw new Error("the file of the worker could not be loaded");export const script = "", text = "";'
      : undefined,
};

function write(name: string, value: unknown) {
  mkdirSync(generated, { recursive: true });
  writeFileSync(`${generated}${name}`, JSON.stringify(value));
}

/** Set-ups of the games. */
const GAME = /src\/(home|games\/\w+)\/screen\.tsx$/;
/** Tables of the games, which come when a game begins. */
const LATE = /src\/games\/\w+\/(late|table)\.tsx?$/;

/** Returns the name of a file of the build if one of the modules that match needs the module `id` at once. */
function namedFor(
  users: RegExp,
  name: string,
  id: string,
  context: Pick<Rollup.PluginContext, "getModuleInfo">,
): string | null {
  const known = new Set([id]);
  for (const each of known) {
    if (users.test(each)) return name;
    for (const importer of context.getModuleInfo(each)?.importers ?? []) known.add(importer);
  }
  return null;
}

// The page imports `altmode/tcg/slim` and `altmode/tcg.wasm`, which are this repository's own package as
// `npm run build` leaves it in pkg/.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: {
    target: "es2022",
    // A phone waits for files, not for bytes: so there is one of styles, which is put into the page, one of what the frame
    // and the language need, one of what games share, one of what only tools share, and one for each screen.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /index\.html$/, priority: 3 },
            // A worker is started only once a game begins.
            { name: "workers", test: /worker-core/, priority: 3 },
            // A game does not wait for QR codes and scoreboards, which tools share.
            {
              name: (id, context) => namedFor(GAME, "shared", id, context),
              debugName: "shared",
              minShareCount: 2,
              priority: 2,
            },
            // Parts of tables come when a game begins.
            {
              name: (id, context) => namedFor(LATE, "tables", id, context),
              debugName: "tables",
              minShareCount: 2,
              priority: 1,
            },
            { name: "tools", minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  // The decks lie outside this folder.
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  plugins: [
    catalogue(),
    decks(),
    rulings(),
    heroes(),
    characters(),
    firstAnswers(),
    withoutInlineWorkers,
    firstLoad(),
    VitePWA({
      // A new version waits until the visitor takes it, so that no game is torn away.
      registerType: "prompt",
      injectRegister: false,
      manifest: {
        name: "altmode: Transformers TCG companion",
        short_name: "altmode",
        description,
        lang: "en",
        display: "standalone",
        start_url: "./",
        scope: "./",
        theme_color: "#17508f",
        background_color: "#f4f5f7",
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // Everything, the engine too: the page works without a network after the first visit.
        globPatterns: ["**/*.{html,js,css,json,wasm,svg,png}"],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
        // Screens lie behind the hash, so no other address is this page: the documentation in docs/ comes from the server.
        navigateFallback: null,
        ignoreURLParametersMatching: [/.*/],
      },
    }),
  ],
});
