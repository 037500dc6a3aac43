// The end of the JavaScript stack, in every module and in plain JavaScript: the module traps in the middle of its work, and
// nothing but errors of altmode comes out. Each in a process of its own, because a trap closes all objects of a module.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { entries } from "../../scripts/lib/entries.mjs";
import { config, root } from "./support.js";

const run = promisify(execFile);
const configOf = (name: string): string =>
  JSON.stringify(JSON.parse(readFileSync(`${root}/benches/${name}.json`, "utf8")).config);

/** Of an entry point: how an object is made, something that takes much of the stack, and what any object answers. */
const subjects: Record<string, { make: string; work: string; ask: string }> = {
  tcg: {
    make: `(rules) => rules.newGame(${JSON.stringify(config)})`,
    work: "(game) => game.forecastAll()",
    ask: "(game) => game.hash()",
  },
  "tcg-play": {
    make: `(rules) => rules.newGame(${JSON.stringify(config)})`,
    work: "(game) => game.forecastAll()",
    ask: "(game) => game.hash()",
  },
  unmatched: {
    make: `(rules) => rules.newGame(${configOf("unmatched")})`,
    work: "(game) => game.suggest({ iterations: 2 })",
    ask: "(game) => game.hash()",
  },
  deckbuilder: {
    make: `(rules) => rules.newGame(${configOf("deckbuilder")})`,
    work: "(game) => [game.playout({ decisions: 20 }), game.view(0)]",
    ask: "(game) => game.hash()",
  },
  companion: {
    make: `(rules) => rules.newMatch({ seed: "1", players: [{ hero: "medusa" }, { hero: "sinbad" }] }, { device: "a", at: 0 })`,
    work: `(match) => [match.apply({ type: "next-turn" }, { at: 1 }), match.view(0), match.forecastInput(0, 4), match.link()]`,
    ask: "(match) => match.view(0)",
  },
  tracker: {
    make: `(rules) => rules.newMatch({ seed: "1", players: [{ characters: ["w1-t01"] }, {}] }, { device: "a", at: 0 })`,
    work: `(match) => [match.apply({ type: "next-turn" }, { at: 1 }), match.view(0), match.link()]`,
    ask: "(match) => match.view(0)",
  },
  tournament: {
    make: `(rules) => rules.newTournament({ seed: "1" })`,
    work: `(tournament) => [tournament.addPlayer("Ann"), tournament.view(), tournament.save()]`,
    ask: "(tournament) => tournament.view()",
  },
};

interface Told {
  codes: string[];
  raw: string[];
  done: number;
  before: string;
  later: boolean;
}

/** Goes to the end of the stack, and asks on the way back, where there is a little more room at every call. */
async function atTheEnd(file: string, { make, work, ask }: (typeof subjects)[string]): Promise<Told> {
  const program = `
    import { AltmodeError, load } from "./pkg/${file}.js";
    const [make, work, ask] = [${make}, ${work}, ${ask}];
    const rules = await load();
    const before = make(rules);
    const codes = new Set();
    const raw = [];
    let [calls, done] = [0, 0];
    // A stack without room for some plain functions cannot even enter the package.
    const enter = (functions) => (functions === 0 ? 0 : 1 + enter(functions - 1));
    const attempt = () => {
      enter(20);
      calls++;
      try {
        work(make(rules));
        done++;
      } catch (error) {
        if (error instanceof AltmodeError) codes.add(error.code);
        else raw.push(error);
      }
    };
    const deep = () => {
      try { deep(); } finally {
        if (done < 3 && calls < 5000) { try { attempt(); } catch {} }
      }
    };
    try { deep(); } catch {}
    let closed = "open";
    try { ask(before); } catch ({ code }) { closed = code; }
    before.free();
    const later = make(rules);
    work(later);
    const told = { codes: [...codes], raw: raw.map(({ stack }) => stack), done, before: closed, later: ask(later) !== undefined };
    later.free();
    console.log(JSON.stringify(told));`;
  const flags = ["--input-type=module", "--eval", program];
  return JSON.parse((await run(process.execPath, flags, { cwd: root, encoding: "utf8" })).stdout);
}

test("every entry is tried", () => expect(Object.keys(subjects).sort()).toEqual([...entries].sort()));

describe.each(Object.entries(subjects))("%s", (entry, subject) => {
  test.concurrent.each([
    ["WebAssembly", "node"],
    ["plain JavaScript", "plain"],
  ])("at the end of the stack, %s", async (_, host) => {
    const { codes, raw, done, before, later } = await atTheEnd(`${entry}-${host}`, subject);
    expect(raw).toEqual([]);
    expect(codes).toEqual(["internal"]);
    // It went on to where there was room enough.
    expect(done).toBe(3);
    // The module did trap: what was there before is closed, and what comes later is not.
    expect([before, later]).toEqual(["closed", true]);
  });
});
