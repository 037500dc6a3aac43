// Many tables at once, each with two clients that move at random once in a second: the time from a move to both views, the memory
// of a table, and the time of a restart. All on loopback; on Node the server runs on one processor and the clients on another.
//
//   node tests/live/load.mjs [--host node|workerd] [--tables 500] [--seconds 180]
import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import WebSocket from "ws";
import { miniflare } from "./faults.mjs";
import { startNode, startWorkerd } from "./hosts.mjs";
import { openTable, tables } from "./play.mjs";

const { values } = parseArgs({
  options: {
    host: { type: "string", default: "node" },
    tables: { type: "string", default: "500" },
    seconds: { type: "string", default: "180" },
  },
});
const count = Number(values.tables);
const isNode = values.host === "node";
const host = isNode ? await startNode({ cpus: "0" }) : await startWorkerd({ Miniflare: miniflare() });
if (isNode) execFileSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)], { stdio: "ignore" });
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Times from a move to both views, in milliseconds. */
const times = [];
let moves = 0;
let isOver = false;

/** One table: two connections, and the decision that was sent last. */
class LoadedTable {
  sockets = [];
  states = [undefined, undefined];
  sent = undefined;

  constructor(given) {
    this.given = given;
  }

  connect() {
    this.states = [undefined, undefined];
    this.sent = undefined;
    this.sockets = this.given.map(({ table, token }, seat) => {
      const socket = new WebSocket(new URL(`tables/${table}`, host.address.replace("http", "ws")), [
        "altmode.1",
        token,
      ]);
      socket.on("message", (text) => this.told(seat, JSON.parse(text)));
      socket.on("error", () => {});
      return socket;
    });
  }

  told(seat, message) {
    if (message.type !== "state") return;
    this.states[seat] = message;
    if (this.sent === undefined || this.states.some((state) => state?.at !== this.sent.at + 1)) return;
    times.push(performance.now() - this.sent.time);
    this.sent = undefined;
  }

  /** Whether both clients have the same position. */
  get isThere() {
    return this.states.every((state) => state !== undefined);
  }

  move() {
    const [first] = this.states;
    if (!this.isThere || this.sent !== undefined) return;
    if (first.outcome !== null) {
      for (const socket of this.sockets) socket.send(JSON.stringify({ type: "rematch", game: first.game }));
      return;
    }
    const { game, at, actions } = this.states[first.toAct];
    const { id: _, label: __, ...action } = actions[Math.floor(Math.random() * actions.length)];
    this.sent = { at, time: performance.now() };
    moves++;
    this.sockets[first.toAct].send(JSON.stringify({ type: "act", game, at, action }));
  }

  async play() {
    await wait(Math.random() * 1000);
    while (!isOver) {
      this.move();
      await wait(1000);
    }
  }
}

/** Waits until all tables have their views. */
async function allThere(all) {
  while (!all.every((table) => table.isThere)) await wait(10);
}

const before = isNode ? await host.memory() : undefined;
const all = [];
for (let number = 0; number < count; number++)
  all.push(new LoadedTable(await openTable(host.address, tables[number % tables.length])));
for (const table of all) table.connect();
await allThere(all);
const load = [loadavg()[0]];
const playing = all.map((table) => table.play());
await wait(Number(values.seconds) * 1000);
isOver = true;
await Promise.all(playing);
load.push(loadavg()[0]);
times.sort((one, other) => one - other);
const percentile = (part) => Math.round(times[Math.floor((times.length - 1) * part)]);
const report = {
  host: host.name,
  tables: count,
  seconds: Number(values.seconds),
  moves,
  seen: times.length,
  p50: percentile(0.5),
  p90: percentile(0.9),
  p99: percentile(0.99),
};
if (isNode) report.kilobytesOfTable = Math.round(((await host.memory()) - before) / count / 1000);
// The clients connect again as fast as the server takes them.
for (const { sockets } of all) for (const socket of sockets) socket.terminate();
const begun = performance.now();
await host.kill();
report.restart = Math.round(performance.now() - begun);
for (const table of all) table.connect();
await allThere(all);
report.restartToAllViews = Math.round(performance.now() - begun);
report.loadAverage = load;
console.log(JSON.stringify(report));
for (const { sockets } of all) for (const socket of sockets) socket.terminate();
await host.stop();
process.exit(0);
