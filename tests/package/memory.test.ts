// The memory of games comes back: at once by `free()` and `using`, some time later when a game is merely forgotten.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { config, root } from "./support.js";

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
