// examples/authoritative-server on Cloudflare's runtime: two clients play a whole game, one cheats, and the server is
// restarted in the middle.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { found, ours } from "../fresh.mjs";
import { bundleForWorkerd } from "./workerd.mjs";

const { config } = JSON.parse(readFileSync(at("benches", "workload.json"), "utf8"));

/** A client at a table: what it was told, and a way to wait for more. */
class Client {
  told = [];
  #waiting = [];

  constructor(address, table, secret) {
    const WebSocket = ours("ws");
    this.socket = new WebSocket(`${address.replace(/^http/, "ws")}tables/${table}?secret=${secret}`);
    this.socket.on("message", (text) => {
      this.told.push(JSON.parse(text));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => this.socket.on("close", resolve));
    this.failed = new Promise((resolve) => this.socket.on("error", (error) => resolve(error.message)));
  }

  /** What it sees now. */
  get state() {
    return this.told.findLast(({ type }) => type === "state");
  }

  /** The first message, from number `since` on, that is as wanted. */
  async heard(since, wanted) {
    const until = Date.now() + 30_000;
    for (;;) {
      const message = this.told.slice(since).find(wanted);
      if (message !== undefined) return message;
      if (Date.now() > until)
        throw new Error(`not heard in time; last: ${JSON.stringify(this.told.at(-1)).slice(0, 300)}`);
      await new Promise((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 1000);
      });
    }
  }

  send(message) {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Sends what must be refused; gives the code. */
  async refused(message) {
    const since = this.told.length;
    this.send(message);
    return (await this.heard(since, ({ type }) => type === "refused")).code;
  }
}

async function run(folder) {
  const faults = [];
  const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      faults.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  cpSync(at("examples", "authoritative-server", "src"), join(folder, "src"), { recursive: true });
  const { Miniflare } = ours("miniflare");
  const modules = await bundleForWorkerd(folder, "src/server.ts");
  const start = () =>
    new Miniflare({
      modules,
      compatibilityDate: "2025-01-01",
      durableObjects: { TABLES: { className: "Table", useSQLite: true } },
      durableObjectsPersist: join(folder, "stored"),
    });
  let server = start();
  try {
    let address = String(await server.ready);
    const post = (body) => fetch(`${address}tables`, { method: "POST", body: JSON.stringify(body) });
    same("a bad configuration", (await post({ players: [] })).status, 400);
    const { table, secrets } = await (await post(config)).json();
    same("a stranger", (await fetch(`${address}tables/${table}?secret=guess`)).status, 403);
    same("no such table", (await fetch(`${address}tables/nothing`)).status, 404);

    const sit = async () => {
      const both = secrets.map((secret) => new Client(address, table, secret));
      await Promise.all(both.map((client) => client.heard(0, ({ type }) => type === "state")));
      return both;
    };
    let clients = await sit();
    same(
      "the seats",
      clients.map(({ state }) => state.seat),
      [0, 1],
    );

    let steps = 0;
    let previous;
    for (;;) {
      const actor = clients.find(({ state }) => state.actions.length > 0);
      if (actor === undefined) break;
      const other = clients.find((client) => client !== actor);
      const { at: known, actions, seat } = actor.state;
      const action = actions[(steps * 7) % actions.length];

      if (steps === 4) {
        same("somebody else's turn", await other.refused({ at: known, action: { id: 0 } }), "not-your-turn");
        same("an old decision", await actor.refused({ at: known - 1, action }), "stale");
        same("another seat's decision sent again", await actor.refused(previous), "stale");
        same(
          "an illegal action",
          await actor.refused({ at: known, action: { type: "attack", attacker: 250 } }),
          "unknown-object",
        );
        same(
          "an action that is none",
          await actor.refused({ at: known, action: { type: 5 } }).then((code) => typeof code),
          "string",
        );
        same("no message", await actor.refused("not JSON"), "bad-input");
        same(
          "the other's concession",
          await other.refused({ at: known, action: { type: "concede", seat } }),
          "not-your-turn",
        );
        same("nothing happened", actor.state.at, known);
      }
      // The opponent's hand is counted, not shown.
      for (const { state } of clients) {
        const hidden = state.observation.players[1 - state.seat].hand;
        if (
          hidden.cards.some(
            (card) =>
              card.card !== undefined &&
              !card.seenByOpponent &&
              hidden.count === hidden.cards.length &&
              hidden.count > 3,
          )
        )
          faults.push(`seat ${state.seat} sees the other's hand`);
      }
      if (steps === 12) {
        // The whole process goes; what the clients see afterwards is what they saw before.
        const before = clients.map(({ state }) =>
          JSON.stringify([state.at, state.observation, state.actions]),
        );
        for (const { socket } of clients) socket.terminate();
        await server.dispose();
        server = start();
        address = String(await server.ready);
        clients = await sit();
        same(
          "after the restart",
          clients.map(({ state }) => JSON.stringify([state.at, state.observation, state.actions])),
          before,
        );
        steps++;
        continue;
      }
      const counts = clients.map(({ told }) => told.length);
      previous = { at: known, action };
      actor.send(previous);
      await Promise.all(
        clients.map((client, index) =>
          client.heard(counts[index], ({ type, at }) => type === "state" && at > known),
        ),
      );
      steps++;
      if (steps > 3000) throw new Error("the game does not end");
    }
    for (const { state } of clients)
      if (state.outcome === null) faults.push("nobody may act, and the game is not over");
    same("both hear the same outcome", clients[0].state.outcome, clients[1].state.outcome);
    if (steps < 20) faults.push(`the game had only ${steps} decisions`);
    for (const { socket } of clients) socket.terminate();
  } finally {
    await server.dispose();
  }
  return faults;
}

const missing = () =>
  found("miniflare") && found("ws") ? undefined : "the npm packages miniflare and ws are not installed";

export const server = [{ name: "authoritative server", missing, run }];
