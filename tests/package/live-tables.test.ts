// The server of examples/live-tables on Node, as a process of its own. `npm run environments -- server` plays the same in workerd.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playUnderFaults } from "../live/faults.mjs";
import { startNode } from "../live/hosts.mjs";
import { closeByAdmin, deployOtherRules, playWholeGames, sendNonsense } from "../live/whole-games.mjs";
import { root } from "./support.js";

test("two clients play a whole game of each system, and a third watches", async () => {
  const host = await startNode();
  try {
    expect(await playWholeGames(host)).toEqual([]);
  } finally {
    await host.stop();
  }
}, 180_000);

test("nothing is lost when the process is killed, storage fails and messages go astray", async () => {
  const host = await startNode({ fails: 40 });
  try {
    const { faults, games, kills } = await playUnderFaults(host, {
      games: 12,
      atOnce: 4,
      seed: 3,
      pause: 500,
    });
    expect(faults).toEqual([]);
    expect(games).toBe(12);
    expect(kills).toBeGreaterThan(0);
  } finally {
    await host.stop();
  }
}, 180_000);

test("the administrator closes tables, and nobody else does", async () => {
  const host = await startNode();
  try {
    expect(await closeByAdmin(host)).toEqual([]);
  } finally {
    await host.stop();
  }
}, 60_000);

test("a deployment with other rules lets games go on while it has theirs, and ends them with a clear word", async () => {
  const host = await startNode();
  try {
    expect(await deployOtherRules(host)).toEqual([]);
  } finally {
    await host.stop();
  }
}, 60_000);

test("requests that are none are refused, and are no fault of the server", async () => {
  const host = await startNode();
  try {
    expect(await sendNonsense(host)).toEqual([]);
  } finally {
    await host.stop();
  }
}, 60_000);

test("the guide's game in plain JavaScript begins", async () => {
  const guide = readFileSync(`${root}/docs/guides/live-tables.md`, "utf8");
  const [, snippet = ""] = /^```js\n(.*?)^```$/ms.exec(guide) ?? [];
  const host = await startNode();
  mkdirSync(`${root}/test-results`, { recursive: true });
  const folder = mkdtempSync(`${root}/test-results/live-`);
  try {
    const server = "https://tables.example";
    expect(snippet).toContain(`"${server}"`);
    // Node 20 has no WebSocket of its own.
    const own = 'import { WebSocket } from "ws"; globalThis.WebSocket ??= WebSocket;\n';
    writeFileSync(`${folder}/live.mjs`, own + snippet.replace(server, host.address));
    const child = spawn(process.execPath, [`${folder}/live.mjs`], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      let said = "";
      // The client stays at its table, so the snippet does not end by itself.
      for await (const data of child.stdout) {
        said += data;
        if (said.includes("'Place Harpy 1")) break;
      }
      expect(said).toMatch(/open \[\s+'Place Harpy 1/);
    } finally {
      child.kill();
    }
  } finally {
    rmSync(folder, { recursive: true });
    await host.stop();
  }
}, 60_000);
