// The memory of games comes back: at once by `free()` and `using`, some time later when a game is merely forgotten. Games that
// are over or not in use are at rest and need little.
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { entries } from "../../scripts/lib/entries.mjs";
import { config, root } from "./support.js";

const configOf = (name: string): string =>
  JSON.stringify(JSON.parse(readFileSync(`${root}/benches/${name}.json`, "utf8")).config);

/** Megabytes of WebAssembly memory after a first round of games, and after many more. */
function megabytes(round: string): [number, number] {
  const program = `
    import { load } from "altmode/tcg";
    const tcg = await load();
    const config = ${JSON.stringify(config)};
    const round = async () => { for (let game = 0; game < 20; game++) { ${round} } };
    const settle = async () => { for (let turn = 0; turn < 5; turn++) { gc(); await new Promise((done) => setTimeout(done, 0)); } };
    const used = () => process.memoryUsage().external / 2 ** 20;
    await round(); await settle(); await round(); await settle();
    const first = used();
    for (let count = 0; count < 10; count++) { await round(); await settle(); }
    console.log(JSON.stringify([first, used()]));`;
  const flags = ["--expose-gc", "--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, flags, { cwd: root, encoding: "utf8" }));
}

test.each([
  ["freed", "const game = tcg.newGame(config); game.playout({ decisions: 20 }); game.free();"],
  ["disposed of", "const game = tcg.newGame(config); game.clone()[Symbol.dispose]?.(); game.free();"],
  ["forgotten", "tcg.newGame(config).playout({ decisions: 20 });"],
])("games that are %s leave nothing behind", (_, round) => {
  const [first, last] = megabytes(round);
  // 200 games would be more than twenty megabytes.
  expect(last - first).toBeLessThan(4);
});

/** Begins a program: `memory` is that of the module that is loaded last. */
const watching = `
    let memory;
    const Plain = WebAssembly.Instance;
    WebAssembly.Instance = class extends Plain {
      constructor(...parameters) {
        super(...parameters);
        memory = this.exports.memory;
      }
    };`;

/** Runs a program with the rules and the configuration of a game system, and parses what it prints. */
async function measured(entry: string, program: string): Promise<number> {
  const text = `${watching}
    const { load } = await import("altmode/${entry}");
    const rules = await load();
    const begin = (number) => rules.newGame({ ...${configOf(entry === "tcg" ? "workload" : entry)}, seed: number.toString(16) });
    const games = [];
    ${program}`;
  const flags = ["--input-type=module", "--eval", text];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: root, encoding: "utf8" });
  return JSON.parse(stdout);
}

describe.each([
  ["tcg", 12_000, 12_000],
  ["unmatched", 4_000, 6_000],
  ["deckbuilder", 4_000, 6_000],
])("%s", (entry, played, restored) => {
  /** Kilobytes of each of a thousand games that are kept. */
  const kilobytes = (make: string) =>
    measured(
      entry,
      `const used = memory.buffer.byteLength;
      for (let number = 1; number <= 1000; number++) games.push((${make})(begin(number)));
      console.log((memory.buffer.byteLength - used) / 1000 / 1024);`,
    );

  test("a game in play needs its state, its events, and some states for undo", async () => {
    const live = await kilobytes(`(game) => { game.playout({ seed: "1", decisions: 60 }); return game; }`);
    expect(live).toBeLessThan(64);
  });

  test("a game that is over needs no more than a few saves", async () => {
    const over = await kilobytes(`(game) => { game.playout({ seed: "1" }); return game; }`);
    expect(over).toBeLessThan(3.5);
  });

  const peak = "console.log(process.resourceUsage().maxRSS / 1024);";

  test("2,000 games in play fit into 256 MB, and go on", async () => {
    const played = `for (let number = 1; number <= 2000; number++) {
        games.push(begin(number));
        games.at(-1).playout({ seed: "1", decisions: 60 });
      }
      for (const game of games) if (game.toAct !== null) game.apply(0);
      const undone = games.every((game) => game.undo());
      console.log(undone ? memory.buffer.byteLength / 2 ** 20 : Infinity);`;
    expect(await measured(entry, played)).toBeLessThan(256);
  });

  test(`a loop that plays ${played} games and frees none stays below 300 MB`, async () => {
    const loop = `for (let number = 1; number <= ${played}; number++) begin(number).playout({ seed: "1" });`;
    expect(await measured(entry, loop + peak)).toBeLessThan(300);
  });

  test(`${restored} requests that restore a game and free none stay below 300 MB`, async () => {
    const loop = `const game = begin(1);
      game.playout({ seed: "1", decisions: 60 });
      const save = game.save();
      for (let number = 0; number < ${restored}; number++) rules.restore(save).view(0);`;
    expect(await measured(entry, loop + peak)).toBeLessThan(300);
  });
});

test("15,000 copies of a long game in one loop close nothing", () => {
  const program = `${watching}
    const { load } = await import("altmode/tcg");
    const tcg = await load();
    const game = tcg.newGame(${JSON.stringify(config)});
    game.playout({ decisions: 300 });
    const copies = [];
    let refused;
    let grown = 0;
    let { buffer } = memory;
    try {
      for (let count = 0; count < 15000; count++) {
        copies.push(game.clone());
        if (memory.buffer === buffer) continue;
        grown++;
        buffer = memory.buffer;
      }
    } catch (error) { refused = error.code; }
    const hashes = new Set([game, ...copies.slice(0, 3), ...copies.slice(-3)].map((copy) => copy.hash()));
    copies[0].undo();
    const answers = [copies.length, refused ?? null, hashes.size, game.undo(), game.toAct !== null];
    console.log(JSON.stringify({ answers, grown }));`;
  const flags = ["--input-type=module", "--eval", program];
  const told = execFileSync(process.execPath, flags, { cwd: root, encoding: "utf8" });
  // Copies that are not used are at rest; beyond the end of memory a copy is refused.
  const { answers, grown } = JSON.parse(told);
  expect(answers).toEqual([15_000, null, 1, true, true]);
  // The platform collects garbage whenever a memory grows: 6,402 times by a page made it eight seconds.
  expect(grown).toBeLessThan(100);
});

/** Of an entry point: how an object is made, and what it answers. */
const objects: Record<string, readonly [string, string]> = {
  tcg: [`() => rules.newGame(${JSON.stringify(config)})`, "(game) => game.apply(0).length > 0"],
  "tcg-play": [`() => rules.newGame(${JSON.stringify(config)})`, "(game) => game.apply(0).length > 0"],
  unmatched: [`() => rules.newGame(${configOf("unmatched")})`, "(game) => game.apply(0).length > 0"],
  deckbuilder: [`() => rules.newGame(${configOf("deckbuilder")})`, "(game) => game.apply(0).length > 0"],
  companion: [
    `() => rules.newMatch({ seed: "1", players: [{ hero: "medusa" }, { hero: "sinbad" }] }, { device: "a", at: 0 })`,
    `(match) => match.apply({ type: "next-turn" }, { at: 1 }) !== undefined && match.view(0).turn > 0`,
  ],
  tracker: [
    `() => rules.newMatch({ seed: "1", players: [{}, {}] }, { device: "a", at: 0 })`,
    `(match) => match.apply({ type: "next-turn" }, { at: 1 }) !== undefined && match.view(0).turn > 0`,
  ],
  tournament: [`() => rules.newTournament({ seed: "1" })`, `(cup) => cup.addPlayer("Ann") !== undefined`],
};

test("every entry is tried at the end of the memory", () =>
  expect(Object.keys(objects).sort()).toEqual([...entries].sort()));

test.concurrent.each(Object.entries(objects))(
  "%s: no object is made at the end of the memory, and what is forgotten is given back",
  async (entry, [make, use]) => {
    const program = `${watching}
    const { load } = await import("altmode/${entry.replace("-", "/")}");
    const rules = await load();
    const [make, use] = [${make}, ${use}];
    const settle = async () => { for (let turn = 0; turn < 3; turn++) { gc(); await new Promise((done) => setTimeout(done, 0)); } };
    // 40 at a time, freed and forgotten by turns.
    const round = async () => {
      for (let count = 0; count < 40; count++) { const one = make(); use(one); if (count % 2) one.free(); }
      await settle();
    };
    await round(); await round();
    const used = memory.buffer.byteLength;
    for (let count = 0; count < 6; count++) await round();
    const grown = (memory.buffer.byteLength - used) / 2 ** 20;
    const there = make();
    // 56 MB are left, less than is kept for the objects that are there.
    memory.grow(65536 - memory.buffer.byteLength / 65536 - 900);
    const said = [];
    for (let count = 0; count < 3; count++) {
      try {
        make();
        said.push("made");
      } catch ({ code }) {
        said.push(code);
      }
    }
    console.log(JSON.stringify([said, use(there), grown]));`;
    const flags = ["--expose-gc", "--input-type=module", "--eval", program];
    const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: root, encoding: "utf8" });
    const [said, used, grown] = JSON.parse(stdout);
    expect([said, used]).toEqual([["out-of-memory", "out-of-memory", "out-of-memory"], true]);
    expect(grown).toBeLessThan(1);
  },
);
