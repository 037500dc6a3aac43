// Every way into the package gives the same thing.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { config, root, tcg } from "./support.js";

const require = createRequire(import.meta.url);

test("import, require and the slim entry play the same game", async () => {
  const common: typeof import("altmode/tcg") = require("altmode/tcg");
  const slim = await import("altmode/tcg/slim");
  const module = readFileSync(require.resolve("altmode/tcg.wasm"));
  const expected = tcg.newGame(config);
  expected.playout();
  for (const other of [await common.load(), await slim.load(module)]) {
    expect(other.version).toEqual(tcg.version);
    const game = other.newGame(config);
    game.playout();
    expect(game.hash()).toBe(expected.hash());
  }
});

test("load instantiates once", async () => {
  const { load } = await import("altmode/tcg");
  expect(await load()).toBe(tcg);
});

test("a slim load that failed can be tried again", async () => {
  // A process of its own: this one has loaded the module already.
  const program = `
    import { readFileSync } from "node:fs";
    import { load } from "altmode/tcg/slim";
    const first = await load(Promise.reject(new Error("no network"))).catch((error) => error.message);
    const tcg = await load(readFileSync("pkg/tcg.wasm"));
    console.log(first, typeof tcg.version);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: root });
  expect(printed.toString().trim()).toBe("no network object");
});
