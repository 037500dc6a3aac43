// Tests the files that npm would publish, and what an embedder's bundler makes of them.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { expect, test } from "vitest";
import { entries } from "../../scripts/lib/entries.mjs";
import { folders, topFolders } from "../../scripts/lib/folders.mjs";
import { root } from "./support.js";

test("the published files are the package and nothing of its making", () => {
  const [listing] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const paths: string[] = listing.files.map(({ path }: { path: string }) => path);
  for (const expected of [
    "pkg/tcg.js",
    "pkg/tcg.cjs",
    "pkg/tcg-core.js",
    "pkg/tcg-slim.js",
    "pkg/scripts/tcg-bytes.js",
    "pkg/scripts/package.json",
    "pkg/tcg.wasm",
    "pkg/types/tcg.d.ts",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "NOTICE.md",
    "README.md",
  ]) {
    expect(paths).toContain(expected);
  }
  const allowed = /^(pkg\/|package\.json$|README|LICENSE|NOTICE|CHANGELOG)/;
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  // Every installation downloads and stores all of it.
  expect(listing.unpackedSize).toBeLessThan(24_000_000);
  expect(listing.size).toBeLessThan(7_800_000);
});

test("tools that do not read exports find a folder for each entry point, with plain JavaScript", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n");
  for (const folder of topFolders()) {
    expect(manifest.files).toContain(folder);
    // The folders are there only while npm packs.
    expect(ignored).toContain(`/${folder}/`);
  }
  expect(folders().size).toBe(Object.keys(manifest.exports).length - entries.length - 2);
  for (const [path, fields] of folders())
    for (const field of ["main", "module", "react-native", "types"]) {
      const file = fields[field as "main"];
      if (file !== undefined) expect(existsSync(join(root, path, file)), `${field} of ${path}`).toBe(true);
    }
});

test("links of the README lead somewhere on the registry's page", () => {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(repository.url).toMatch(/^git\+https:\/\/github\.com\//);
  const links = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/\]\(([^)#]+)\)/g)].map(
    ([, link]) => link,
  );
  expect(links.length).toBeGreaterThan(10);
  for (const link of links)
    if (link !== undefined && !link.startsWith("https://"))
      expect(existsSync(join(root, link)), link).toBe(true);
});

test("publint finds nothing wrong, with plain JavaScript", async () => {
  const { messages, pkg } = await publint({ pkgDir: root, level: "warning" });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(entries)("no path of the building machine is in the module of %s", (entry) => {
  const module = readFileSync(join(root, "pkg", `${entry}.wasm`), "latin1");
  const paths = [root.replace(/\/$/, ""), homedir(), "/registry/src/"];
  expect(paths.filter((path) => module.includes(path))).toEqual([]);
});

test("Vite bundles it without any plugin or setting", async () => {
  // Inside the project, so that the package finds itself by its name.
  const folder = mkdtempSync(join(root, "target", "vite-"));
  try {
    writeFileSync(join(folder, "index.html"), `<script type="module" src="./main.js"></script>`);
    writeFileSync(
      join(folder, "main.js"),
      `import { load } from "altmode/tcg"; load().then((tcg) => console.log(tcg.version));`,
    );
    await build({ root: folder, configFile: false, logLevel: "error" });
    const assets = readdirSync(join(folder, "dist", "assets"));
    expect(assets.filter((name) => name.endsWith(".js"))).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * The settings of common templates, and the least that works. Only what TypeScript itself brings is at hand, and the types
 * that are named.
 */
const templates = {
  "create-vite": { lib: ["ES2022", "DOM", "DOM.Iterable"], module: "ESNext", moduleResolution: "bundler" },
  Next: { lib: ["dom", "dom.iterable", "esnext"], module: "esnext", moduleResolution: "bundler" },
  Expo: { lib: ["DOM", "ESNext"], module: "preserve", moduleResolution: "bundler" },
  "Node ESM": { lib: ["ES2022", "DOM"], module: "nodenext", moduleResolution: "nodenext" },
  worker: { lib: ["ES2022", "WebWorker"], module: "node16", moduleResolution: "node16" },
  Node: { lib: ["ES2022"], types: ["node"], module: "nodenext", moduleResolution: "nodenext" },
  "no platform": { lib: ["ES2022"], module: "esnext", moduleResolution: "bundler" },
};

/** Names of the web platform's classes. Programs with them are left out where the types do not know the platform. */
const OF_THE_WEB = /\b(new Worker|AbortController|Response)\b/;

const uses = {
  "a.mts": `import { load, type Game } from "altmode/tcg"; export const game: Game = (await load()).newGame(JSON.parse("")); game.free();`,
  "b.cts": `import { load, type Game } from "altmode/tcg"; export const game = (): Promise<Game> => load().then((tcg) => tcg.newGame(JSON.parse("")));`,
  "c.mts": `import { load } from "altmode/tcg/slim"; export const outcome = (await load("tcg.wasm")).newGame(JSON.parse("")).outcome?.reason;`,
  "d.mts": `import { startWorker } from "altmode/worker";
    import { autobotStarter, metroplex } from "altmode/decks";
    const tcg = await startWorker(new Worker("rules.js"));
    const game = await tcg.newGame({ players: [autobotStarter, metroplex] });
    const [action] = await game.legalActions();
    if (action !== undefined) await game.apply(action);
    const { wins } = await game.playouts(3, { bot: ["random", "greedy"] }, { signal: new AbortController().signal });
    export const won: number = wins[0]; export const turn: number = (await game.view(0)).observation.turn;
    export const name: string = (await tcg.cards.find("Zap")).name;
    // @ts-expect-error no such member
    game.search();
    // @ts-expect-error no such parameter
    await game.apply("x");`,
  "e.mts": `import { load } from "altmode/tracker"; export const view = (await load()).newMatch({ players: [{}, {}] }).view();`,
  "f.mts": `import { load } from "altmode/tournament"; export const match = (await load()).newMatch({});`,
  "g.mts": `import type { Action, Card, CharacterCard, GameConfig, Observation, Pack, Scenario } from "altmode/tcg";
    import { load } from "altmode/tcg";
    const tcg = await load();
    // Inputs may be read-only.
    const deck = { characters: ["a"], battle: [{ card: "b", count: 3 }] } as const;
    const config = { seed: "1", players: [deck, deck] } as const;
    tcg.newGame(config); tcg.validateDeck(deck, { format: "draft", sets: ["w1"] as readonly string[] });
    tcg.fromScenario({ format: "altmode-scenario/1", state: { players: [{ characters: ["a"] }, { characters: [{ card: "b", mode: "bot" }] }] } } as const);
    tcg.forecast({ attacker: "a", defender: { health: 3 }, attackerDeck: { cards: [] }, defenderDeck: deck } as const);
    // A card's kind says what it has.
    export function health(card: Card): number { return card.kind === "character" || card.kind === "combiner" ? card.health : 0; }
    export const attack = (card: CharacterCard) => card.modes.bot?.attack;
    // @ts-expect-error no such field
    export const wrong = (card: Card) => card.helth;
    // An answer's kind says what is chosen.
    export function chosen(action: Action): number | string | undefined {
      if (action.type !== "choose") return undefined;
      switch (action.kind) { case "character": return action.target; case "card": return action.card; case "option": return action.option; case "trigger": return action.trigger; }
    }
    export const asks = (view: Observation): boolean => view.decision?.kind === "yes-no";
    // @ts-expect-error no such question
    export const never = (view: Observation): boolean => view.decision?.kind === "yes";
    // @ts-expect-error a mode that there is not
    export const scenario: Scenario = { format: "altmode-scenario/1", state: { players: [{ characters: [{ card: "a", mode: "boat" }] }, { characters: [] }] } };
    // @ts-expect-error a pack has a name
    export const pack: Pack = { set: "my" };
    export const first: GameConfig["first"] = 1;`,
  "i.mts": `import { load, type Action, type Game, type Hero } from "altmode/unmatched";
    import { startWorker } from "altmode/worker";
    const unmatched = await load();
    export const game: Game = unmatched.newGame({ board: "marmoreal", players: [{ hero: "medusa" }, { hero: "sinbad" }] } as const);
    export const health = (hero: Hero): number => hero.health;
    export const first: Action | undefined = game.legalActions()[0];
    export const odds: number = unmatched.boards.find("Marmoreal").spaces.length + game.forecastAll().length;
    const worker = await startWorker({ game: "unmatched" });
    export const found: Hero[] = await worker.heroes.search("attack:ranged");
    // @ts-expect-error battlefields have no search
    worker.boards.search("");
    // @ts-expect-error no such field
    export const wrong = (hero: Hero) => hero.helth;`,
  "j.cts": `import { load } from "altmode/unmatched"; export const end = async () => (await load()).newGame(JSON.parse("")).outcome?.reason;`,
  "k.mts": `import { load as loadSlim } from "altmode/unmatched/slim"; import { load } from "altmode/deckbuilder/slim";
    export const winner = [(await loadSlim("a.wasm")).newGame(JSON.parse("")).outcome?.winner, (await load("b.wasm")).newGame(JSON.parse("")).toAct];`,
  "l.mts": `import { load, type Action, type Card, type Character, type Game } from "altmode/deckbuilder";
    import { startWorker } from "altmode/worker";
    const deckbuilder = await load();
    export const game: Game = deckbuilder.newGame({ mode: "solo", players: [{ character: "x-vanguard" }] } as const);
    export const actions: Action[] = game.legalActions();
    export const names = (card: Card, character: Character): string[] => [card.name, character.name, ...card.types];
    export const mistakes: number = deckbuilder.checkPack(JSON.parse("")).length;
    export const sites: Card[] = await (await startWorker({ game: "deckbuilder" })).cards.search("type:site");
    // @ts-expect-error a mode that there is not
    deckbuilder.newGame({ mode: "duel", players: [] });`,
  "m.cts": `import { load } from "altmode/deckbuilder"; export const version = async () => (await load()).version;`,
  "n.mts": `import { load, type CompanionView, type Match } from "altmode/companion";
    import { load as loadRules } from "altmode/unmatched";
    const companion = await load();
    export const match: Match = companion.newMatch({ players: [{ hero: "medusa" }, { hero: "sinbad" }] } as const);
    export const seen: CompanionView = match.view();
    match.apply({ type: "health", fighter: 0, amount: -1 }, { by: "Ann" });
    export const supposed: string[] = match.forecast(await loadRules(), 0, 1).supposed;
    // @ts-expect-error no such action
    match.apply({ type: "fly" });`,
  "o.cts": `import { load } from "altmode/companion"; export const link = async () => (await load()).fromLink("").link();`,
  "p.mts": `import { load } from "altmode/companion/slim"; export const link: string = (await load("c.wasm")).fromLink("").link();`,
  "q.mts": `import { load, type Game } from "altmode/tcg/play"; import { load as loadSlim } from "altmode/tcg/play/slim";
    const tcg = await load();
    export const games: Game[] = [tcg.newGame(JSON.parse("")), (await loadSlim("p.wasm")).newGame(JSON.parse(""))];
    // @ts-expect-error without packs
    tcg.loadPack({});`,
  "r.cts": `import { load } from "altmode/tcg/play"; export const seat = async () => (await load()).newGame(JSON.parse("")).toAct;`,
  "s.mts": `import { load } from "altmode/tcg";
    import { load as loadTracker } from "altmode/tracker"; import { load as loadTournament } from "altmode/tournament";
    import { autobotStarter, metroplex } from "altmode/decks";
    declare const seed: string | undefined; declare const at: number | undefined;
    const tcg = await load();
    // Optional members may be undefined, also where TypeScript tells the two apart.
    const game = tcg.newGame({ seed, players: [autobotStarter, metroplex] });
    game.playout({ decisions: at }); game.apply(0, { seat: undefined });
    (await loadTracker()).newMatch({ seed, players: [{}, {}] }, { device: seed, at }).undo({ by: seed, at });
    (await loadTournament()).newMatch({ seed });
    // @ts-expect-error needed
    tcg.newGame({ seed, players: undefined });
    // @ts-expect-error an entry of a list cannot be left out
    tcg.validateDeck({ characters: [undefined], battle: [] });
    using copy = game.clone(); copy.free();`,
  "t.mts": `import { load, type WasmSource } from "altmode/tcg/slim";
    await load(new Response()); await load(Promise.resolve(new Uint8Array(1))); await load("tcg.wasm");
    export const source: WasmSource = new ArrayBuffer(1);
    // @ts-expect-error no source
    await load(5);`,
  "h.mts": `import type { load as stop } from "altmode"; export type Stop = typeof stop;`,
};

test("the programs use every entry", () => {
  const all = Object.values(uses).join("\n");
  for (const entry of entries)
    for (const way of ["", "/slim"])
      if (!["tracker/slim", "tournament/slim"].includes(entry + way))
        expect(all).toContain(`from "altmode/${entry.replace("-", "/")}${way}"`);
});

test.each(Object.entries(templates))("types are right with the settings of %s", (_, settings) => {
  const folder = mkdtempSync(join(root, "target", "types-"));
  try {
    const ofTheWeb = settings.lib.length > 1;
    for (const [name, text] of Object.entries(uses))
      if (ofTheWeb || !OF_THE_WEB.test(text)) writeFileSync(join(folder, name), text);
    const compilerOptions = {
      types: [],
      ...settings,
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      target: "es2022",
      skipLibCheck: false,
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["*.mts", "*.cts"] }),
    );
    execFileSync(join(root, "node_modules", ".bin", "tsc"), ["--project", folder], {
      cwd: root,
      encoding: "utf8",
    });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout ?? String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
