// Bad input is answered by an error with a code, and changes nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameConfig } from "altmode/tcg";
import { expect, test } from "vitest";
import { config, errorOf, playOn, root, tcg } from "./support.js";

const wrong = <T>(value: unknown) => value as T;

test("an illegal action throws and changes nothing", () => {
  const game = tcg.newGame(config);
  playOn(game, 10);
  const before = game.hash();
  for (const action of [9999, wrong<number>({ type: "no-such-action" }), wrong<number>({})]) {
    const error = errorOf(() => game.apply(action));
    expect(error.code).not.toBe("internal");
    expect(error.message).not.toBe("");
  }
  expect(game.hash()).toBe(before);
});

test("numbers that the boundary would bend are refused", () => {
  const game = tcg.newGame(config);
  for (const id of [0.5, -1, Number.NaN, 2 ** 32])
    expect(errorOf(() => game.apply(id)).code).toBe("bad-input");
  for (const seat of [0.5, -1, Number.NaN])
    expect(errorOf(() => game.observe(seat)).code).toBe("unknown-seat");
  expect(errorOf(() => game.observe(7)).code).toBe("unknown-seat");
});

test("values that are no JSON are refused", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(errorOf(() => tcg.newGame(wrong<GameConfig>(circle))).code).toBe("bad-input");
  expect(errorOf(() => tcg.newGame(wrong<GameConfig>(undefined))).code).toBe("bad-input");
  expect(errorOf(() => tcg.restore(wrong<Uint8Array>("text"))).code).toBe("bad-input");
  expect(errorOf(() => tcg.cards.get(wrong<string>(5))).code).toBe("bad-input");
});

test("a bad configuration is refused with a code, whatever is wrong with it", () => {
  for (const bad of [
    null,
    5,
    "text",
    [],
    {},
    { players: [] },
    { players: [{}, 5] },
    { ...config, first: 7 },
  ]) {
    expect(errorOf(() => tcg.newGame(wrong<GameConfig>(bad))).code).not.toBe("internal");
  }
  expect(tcg.newGame(config).toAct).not.toBeNull();
});

test("errors of all entry points and builds are of one class", async () => {
  const programs = [
    `import { AltmodeError as One, load } from "altmode/tcg"; import { load as loadPlay } from "altmode/tcg/play";
     import { load as loadTracker } from "altmode/tracker"; import { startWorker } from "altmode/worker";
     import { load as loadSlim } from "altmode/unmatched/slim"; import { createRequire } from "node:module";
     const common = createRequire(process.cwd() + "/")("altmode/deckbuilder");
     const worker = await startWorker();`,
    // Hermes ignored Symbol.hasInstance until August 2024 (facebook/hermes, issue 1468).
    `Object.defineProperty(One, Symbol.hasInstance, { value: Function.prototype[Symbol.hasInstance] });`,
    `const told = [];
     for (const task of [
       async () => (await load()).newGame({}), async () => (await loadPlay()).restore(new Uint8Array(9)),
       async () => (await loadTracker()).newMatch({}), async () => loadSlim(5), async () => (await common.load()).newGame({}),
       async () => worker.newGame({}),
     ]) {
       const error = await task().then(() => "no error", (error) => error);
       told.push(error instanceof One && error instanceof Error && error.name === "AltmodeError" && error.code !== undefined);
     }
     class Own extends One {}
     const own = new Own("code", "message", "path", { cause: 7 });
     console.log(JSON.stringify([told, own instanceof Own, own.code, own.path, own.cause, new Error() instanceof One]));
     await worker.close();`,
  ];
  const folder = mkdtempSync(join(root, "target", "errors-"));
  try {
    writeFileSync(join(folder, "program.mjs"), programs.join("\n"));
    const printed = execFileSync(process.execPath, [join(folder, "program.mjs")], {
      cwd: root,
      encoding: "utf8",
    });
    expect(JSON.parse(printed)).toEqual([Array(6).fill(true), true, "code", "path", 7, false]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
