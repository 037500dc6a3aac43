// Every way into the package gives the same thing.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decks } from "altmode/decks";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { config, loadPlain, root, tcg } from "./support.js";

const require = createRequire(import.meta.url);

test("import, require and plain JavaScript play the same game", async () => {
  const common: typeof import("altmode/tcg") = require("altmode/tcg");
  const expected = tcg.newGame(config);
  expected.playout();
  for (const other of [await common.load(), await loadPlain("tcg")]) {
    expect(other.version).toEqual(tcg.version);
    const game = other.newGame(config);
    game.playout();
    expect(game.hash()).toBe(expected.hash());
  }
});

test("the entry for playing plays the same game and restores saves of the whole one", async () => {
  const common: typeof import("altmode/tcg/play") = require("altmode/tcg/play");
  const play = await import("altmode/tcg/play");
  const slim = await import("altmode/tcg/play/slim");
  const module = readFileSync(require.resolve("altmode/tcg/play.wasm"));
  const begun = tcg.newGame(config);
  begun.playout({ decisions: 9 });
  const placed = tcg.fromScenario(JSON.parse(readFileSync(`${root}/benches/five-a-side.json`, "utf8")));
  const expected = tcg.newGame(config);
  expected.playout();
  for (const other of [await play.load(), await common.load(), await slim.load(module)]) {
    expect(other.version).toEqual(tcg.version);
    const game = other.newGame(config);
    game.playout();
    expect(game.hash()).toBe(expected.hash());
    for (const one of [begun, placed]) {
      const restored = other.restore(one.save());
      expect(restored.legalActions()).toEqual(one.legalActions());
      expect(restored.view("all")).toEqual(one.view("all"));
      expect(restored.forecastAll()).toEqual(one.forecastAll());
      expect(other.replay(one.record()).hash()).toBe(one.hash());
    }
    expect(other.cards.get("w1-t01")).toEqual(tcg.cards.get("w1-t01"));
    expect("loadPack" in other || "runScenario" in other || "deckReport" in other).toBe(false);
  }
  // The modules are not confused: each slim entry refuses that of the other.
  const program = `
    import { readFileSync } from "node:fs";
    const codes = [];
    for (const [entry, other] of [["tcg", "tcg-play"], ["tcg/play", "tcg"]]) {
      const { load } = await import(\`altmode/\${entry}/slim\`);
      codes.push(await load(readFileSync(\`pkg/\${other}.wasm\`)).then(() => "loaded", (error) => error.code));
    }
    console.log(codes.join(" "));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  expect(printed.toString().trim()).toBe("load-failed load-failed");
});

test("load instantiates once, whichever host of an entry point comes first", async () => {
  const { load } = await import("altmode/tcg");
  expect(await load()).toBe(tcg);
  const slim = await import("altmode/tcg/slim");
  await expect(slim.load("/nowhere.wasm")).rejects.toMatchObject({ code: "load-failed" });
  expect(await slim.load(readFileSync(require.resolve("altmode/tcg.wasm")))).toBe(tcg);
  const universal = await import(`${root}/pkg/tcg.js`);
  expect(await universal.load()).toBe(tcg);
  expect(universal.AltmodeError).toBe(slim.AltmodeError);
});

test("load says what a bundler has left out", async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/pkg/companion.js`],
    bundle: true,
    format: "esm",
    write: false,
    plugins: [
      // As with an option that takes every module for one without side effects.
      { name: "drop", setup: ({ onLoad }) => onLoad({ filter: /scripts/ }, () => ({ contents: "" })) },
    ],
  });
  const address = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`;
  const bundled: typeof import("altmode/companion") = await import(/* @vite-ignore */ address);
  await expect(bundled.load()).rejects.toMatchObject({ code: "load-failed" });
  await expect(bundled.load()).rejects.toThrow("side effects");
});

test("a slim load that failed can be tried again", async () => {
  // A process of its own: this one has loaded the module already.
  const program = `
    import { readFileSync } from "node:fs";
    import { load } from "altmode/tcg/slim";
    const first = await load(Promise.reject(new Error("no network"))).catch((error) => error.code + " " + error.cause.message);
    const tcg = await load(readFileSync("pkg/tcg.wasm"));
    console.log(first, typeof tcg.version);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  expect(printed.toString().trim()).toBe("load-failed no network object");
});

test("a module that cannot be loaded is told of, and another can be loaded then", async () => {
  const program = `
    import { readFileSync } from "node:fs";
    import { createServer } from "node:http";
    import { AltmodeError, load } from "altmode/tcg/slim";
    const server = createServer((request, response) => response.writeHead(404, { "content-type": "text/html" }).end("no"));
    await new Promise((resolve) => server.listen(0, resolve));
    const missing = "http://127.0.0.1:" + server.address().port + "/tcg.wasm";
    const wrong = [
      () => missing, () => fetch(missing), () => "/nowhere.wasm", () => new Uint8Array(9),
      () => readFileSync("pkg/tournament.wasm"), () => readFileSync("pkg/tracker.wasm"),
      () => Promise.reject(new Error("no network")), () => Promise.reject(Object.create(null)),
      () => Promise.reject({ toString() { throw 1; }, get message() { throw 2; } }), () => undefined, () => null, () => 5, () => ({}), () => [],
    ];
    const codes = [];
    for (const source of wrong) {
      const error = await load(source()).catch((error) => error);
      codes.push(error instanceof AltmodeError ? error.code : String(error));
    }
    server.close();
    const tcg = await load(readFileSync("pkg/tcg.wasm"));
    console.log(codes.join(" "), typeof tcg.version);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  const failed = Array(9).fill("load-failed");
  const refused = Array(5).fill("bad-input");
  expect(printed.toString().trim()).toBe([...failed, ...refused, "object"].join(" "));
});

test("bytes and modules of another realm are what they are in this one", async () => {
  // Another realm is an iframe, or Jest's and Vitest's jsdom.
  const program = `
    import { readFileSync } from "node:fs";
    import { runInNewContext } from "node:vm";
    import { load } from "altmode/tcg";
    import { load as loadTracker } from "altmode/tracker/slim";
    import { load as loadUnmatched } from "altmode/unmatched/slim";
    import { autobotStarter, metroplex } from "altmode/decks";
    const there = (text, bytes = []) => runInNewContext("(bytes) => " + text)([...bytes]);
    const tcg = await load();
    const game = tcg.newGame({ seed: "1", players: [autobotStarter, metroplex] });
    const told = [];
    for (const text of ["Uint8Array.from(bytes)", "Uint8Array.from(bytes).buffer"])
      told.push(tcg.restore(there(text, game.save())).hash() === game.hash());
    for (const text of ["new Uint16Array(3)", "new DataView(new ArrayBuffer(3))", "[1, 2]"]) {
      try { tcg.restore(there(text)); } catch ({ code }) { told.push(code); }
    }
    told.push(await loadTracker(there("[1, 2]")).catch(({ code }) => code));
    const [tracker, unmatched] = ["tracker", "unmatched"].map((name) => readFileSync(\`pkg/\${name}.wasm\`));
    told.push(typeof (await loadTracker(there("new WebAssembly.Module(Uint8Array.from(bytes))", tracker))).version);
    told.push(typeof (await loadUnmatched(there("Uint8Array.from(bytes).buffer", unmatched))).version);
    console.log(JSON.stringify(told));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  const refused = Array(4).fill("bad-input");
  expect(JSON.parse(printed.toString())).toEqual([true, true, ...refused, "string", "object"]);
});

test("the root entry says what to import", async () => {
  await expect(import("altmode")).rejects.toMatchObject({ name: "AltmodeError", code: "no-root-entry" });
  await expect(import("altmode")).rejects.toThrow('"altmode/tcg"');
  expect(() => require("altmode")).toThrow('import { load } from "altmode/tcg"');
});

test("the sample decks are those of the lists, and are played in full", () => {
  const lists = readdirSync(`${root}/rust/tcg/decks`).map((file) =>
    readFileSync(`${root}/rust/tcg/decks/${file}`, "utf8"),
  );
  const parsed = lists.map((list) => tcg.formatDeck(tcg.parseDeck(list)));
  expect(decks.length).toBeGreaterThan(3);
  for (const deck of decks) {
    expect(parsed).toContain(tcg.formatDeck(deck));
    expect(tcg.validateDeck(deck, "standard")).toEqual([]);
    expect(tcg.newGame({ seed: "1", players: [deck, deck] }).playout().over).toBe(true);
  }
  const common: typeof import("altmode/decks") = require("altmode/decks");
  expect(common.decks).toEqual(decks);
});

test("frameworks that wrap objects leave handles as they are", async () => {
  const { load: loadTracker } = await import("altmode/tracker");
  const { load: loadTournament } = await import("altmode/tournament");
  const tracker = await loadTracker();
  const handles = [tcg, tcg.cards, tcg.newGame(config), tracker, await loadTournament()];
  // Vue wraps objects with the tags "Object", "Array", "Map", "Set" and their weak kin.
  for (const handle of handles) expect(Object.prototype.toString.call(handle)).toBe("[object altmode]");
});
