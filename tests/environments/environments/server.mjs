// examples/authoritative-server on Cloudflare's runtime: two clients play a whole game, one cheats, and the server is
// restarted in the middle; then its limits, and what becomes of a table when a write or the module fails.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { found, ours } from "../fresh.mjs";
import { bundleForWorkerd } from "./workerd.mjs";

const { config } = JSON.parse(readFileSync(at("benches", "workload.json"), "utf8"));

/** The messages that a seat may send in a span of time (limits.ts), less what the loop does not count. */
const MOST_SENT = 80;
const SPAN = 10_500;

/** Waits until a seat may send again; machines play faster than the server allows. */
async function pace(sent) {
  while (sent.length > 0 && Date.now() - sent[0] > SPAN) sent.shift();
  if (sent.length >= MOST_SENT)
    await new Promise((resolve) => setTimeout(resolve, SPAN - (Date.now() - sent[0])));
  sent.push(Date.now());
}

/** A client at a table: what it was told, and a way to wait for more. */
class Client {
  told = [];
  #waiting = [];

  constructor(address, table, secret, since = 0) {
    const WebSocket = ours("ws");
    const path = `${address.replace(/^http/, "ws")}tables/${table}?since=${since}`;
    this.socket = new WebSocket(path, ["altmode", secret]);
    this.socket.on("message", (text) => {
      this.told.push(JSON.parse(text));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => this.socket.on("close", resolve));
    this.failed = new Promise((resolve) => this.socket.on("error", (error) => resolve(error.message)));
  }

  /** Returns the state that it sees now. */
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

/** Bundles the example, or what a test puts around it; gives what starts it. */
async function starter(folder, entry = "server.ts", text = undefined) {
  cpSync(at("examples", "authoritative-server", "src"), join(folder, "src"), { recursive: true });
  if (text !== undefined) writeFileSync(join(folder, "src", entry), text);
  const { Miniflare } = ours("miniflare");
  const modules = await bundleForWorkerd(folder, `src/${entry}`);
  return () =>
    new Miniflare({
      modules,
      compatibilityDate: "2025-01-01",
      durableObjects: {
        TABLES: { className: "Table", useSQLite: true },
        LOBBY: { className: "Lobby", useSQLite: true },
      },
      durableObjectsPersist: join(folder, "stored"),
    });
}

/** Notes what is not as it should be. */
const comparing = (faults) => (what, is, should) => {
  if (JSON.stringify(is) !== JSON.stringify(should))
    faults.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
};

async function run(folder) {
  const faults = [];
  const same = comparing(faults);
  const start = await starter(folder);
  let server = start();
  try {
    let address = String(await server.ready);
    const post = async (path, body) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const answer = await fetch(`${address}${path}`, { method: "POST", body: text });
      return { status: answer.status, ...(await answer.json()) };
    };
    const [deck, otherDeck] = config.players;
    const { players: _, seed: __, ...options } = config;
    for (const bad of ["{", "null", "7", { deck: {} }, { deck, options: { first: 7 } }]) {
      const { status, code } = await post("tables", bad);
      same(`a bad table ${JSON.stringify(bad)}`, [status, typeof code], [400, "string"]);
    }
    same("a body that is too long", (await post("tables", `"${"x".repeat(70_000)}"`)).code, "too-long");
    const creator = await post("tables", { deck, options });
    const { table, invitation } = creator;
    const seats = `tables/${table}/seats`;
    same("a guessed invitation", (await post(seats, { invitation: "x", deck: otherDeck })).code, "no-seat");
    const guest = await post(seats, { invitation, deck: otherDeck });
    same("the invitation again", (await post(seats, { invitation, deck: otherDeck })).code, "no-seat");
    same("the seats given", [creator.seat, guest.seat], [0, 1]);
    same("the guest's invitation", guest.invitation, undefined);
    const secrets = [creator.secret, guest.secret];
    same("no such table", (await fetch(`${address}tables/nothing`)).status, 404);
    for (const [path, secret] of [
      [`tables/${table}`, "guess"],
      [`tables/${table}?secret=${secrets[0]}`, "guess"],
    ]) {
      const WebSocket = ours("ws");
      const socket = new WebSocket(`${address.replace(/^http/, "ws")}${path}`, ["altmode", secret]);
      const status = await new Promise((resolve) => {
        socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode));
        socket.on("open", () => resolve("open"));
        socket.on("error", ({ message }) => resolve(message));
      });
      same(`a stranger at ${path}`, status, 403);
    }

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
    const sent = [[], []];
    let previous;
    let cheated = false;
    for (;;) {
      const actor = clients.find(({ state }) => state.actions.length > 0);
      if (actor === undefined) break;
      const other = clients.find((client) => client !== actor);
      const { at: known, actions, seat } = actor.state;
      const action = actions[(steps * 7) % actions.length];

      if (steps === 4 && !cheated) {
        cheated = true;
        same("somebody else's turn", await other.refused({ at: known, action: { id: 0 } }), "not-your-seat");
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
        for (const [who, whose] of [
          [other, seat],
          [actor, 1 - seat],
        ]) {
          const concession = { at: known, action: { type: "concede", seat: whose } };
          same("a concession for the opponent", await who.refused(concession), "not-your-seat");
        }
        const before = actor.told.length;
        actor.send({ since: 0 });
        const again = await actor.heard(before, ({ type }) => type === "state");
        same("the state asked for again", [again.at, again.since], [known, 0]);
        // A seat has room for three connections; the fourth closes the first.
        const more = [];
        for (let index = 0; index < 3; index++) {
          const extra = new Client(address, table, secrets[seat], again.events.length);
          const state = await extra.heard(0, ({ type }) => type === "state");
          same("events of a connection that knows them", state.events.length, 0);
          more.push(extra);
        }
        await actor.closed;
        clients[clients.indexOf(actor)] = more.pop();
        for (const { socket } of more) socket.terminate();
        const [still] = clients.filter(({ state }) => state.actions.length > 0);
        same("nothing happened", still.state.at, known);
        continue;
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
      await pace(sent[seat]);
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
    // Another game ends at once: the seat that waits concedes.
    const second = await post("tables", { deck, options });
    const opponent = await post(`tables/${second.table}/seats`, {
      invitation: second.invitation,
      deck: otherDeck,
    });
    const both = [second.secret, opponent.secret].map((secret) => new Client(address, second.table, secret));
    await Promise.all(both.map((client) => client.heard(0, ({ type }) => type === "state")));
    const waits = both.findIndex(({ state }) => state.actions.length === 0);
    both[waits].send({ action: { type: "concede" } });
    const end = await both[1 - waits].heard(0, ({ outcome }) => outcome !== undefined && outcome !== null);
    same("the waiting seat has conceded", end.outcome.winner, 1 - waits);
    both[waits].send("x".repeat(3000));
    await both[waits].closed;
    for (const { socket } of both) socket.terminate();
    if (steps < 20) faults.push(`the game had only ${steps} decisions`);
    for (const { socket } of clients) socket.terminate();
  } finally {
    await server.dispose();
  }
  return faults;
}

/** The example, with a switch that makes writes fail, and addresses that make the module trap and the lobby full. */
const faulty = `
import { load } from "altmode/tcg";
import { autobotStarter, metroplex } from "altmode/decks";
import server, { Lobby as ExampleLobby, Table as Example } from "./server.js";

/** A lobby that can be filled without as many tables. */
export class Lobby extends ExampleLobby {
  async fill(count) {
    const { sql } = this.ctx.storage;
    for (let table = 0; table < count; table++)
      sql.exec("INSERT INTO tables (id, address) VALUES (?, ?)", "table " + table, "of its own: " + table);
    return sql.exec("SELECT count(*) AS 'all' FROM tables").one().all;
  }
}

let full = false;
export class Table extends Example {
  constructor(context, environment) {
    const { storage } = context;
    const put = storage.put.bind(storage);
    storage.put = async (...parameters) => {
      if (full) throw new Error("the storage is full");
      return put(...parameters);
    };
    super(context, environment);
  }
}

/** Uses up the stack inside of the module; tells what a game that was there before says then. */
async function trap() {
  const tcg = await load();
  const config = { seed: "1", players: [autobotStarter, metroplex] };
  const before = tcg.newGame(config);
  let calls = 0;
  const deep = () => {
    try {
      deep();
    } finally {
      try {
        if (calls++ < 300) tcg.newGame(config).forecastAll();
      } catch {}
    }
  };
  try {
    deep();
  } catch {}
  try {
    before.hash();
    return "healthy";
  } catch ({ code }) {
    return code;
  }
}

export default {
  async fetch(request, environment) {
    const { pathname } = new URL(request.url);
    if (pathname === "/full" || pathname === "/empty") {
      full = pathname === "/full";
      return Response.json(full);
    }
    if (pathname === "/trap") return Response.json(await trap());
    const lobby = environment.LOBBY.get(environment.LOBBY.idFromName("lobby"));
    if (pathname === "/fill") return Response.json(await lobby.fill(9_978));
    if (pathname === "/leave") return Response.json((await lobby.close("table 7")) ?? null);
    return server.fetch(request, environment);
  },
};
`;

async function limitsAndFaults(folder) {
  const faults = [];
  const same = comparing(faults);
  const start = await starter(folder, "faulty.ts", faulty);
  const server = start();
  const clients = [];
  try {
    const address = String(await server.ready);
    const ask = async (path) => (await fetch(`${address}${path}`)).json();
    const post = async (path, body, from = "192.0.2.1") => {
      const headers = { "cf-connecting-ip": from };
      const answer = await fetch(`${address}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, ...(await answer.json()) };
    };
    const sit = async (table, secret, since) => {
      const client = new Client(address, table, secret, since);
      clients.push(client);
      await client.heard(0, ({ type }) => type === "state");
      return client;
    };
    const [deck, otherDeck] = config.players;
    const { players: _, seed: __, ...options } = config;

    // Tables of one address: a refused deck opens none.
    same("a refused deck", (await post("tables", { deck: {} })).status, 400);
    const opened = [];
    for (let index = 0; index < 20; index++) opened.push(await post("tables", { deck, options }));
    same("twenty tables", [...new Set(opened.map(({ status }) => status))], [200]);
    const more = await post("tables", { deck, options });
    same("one table more", [more.status, more.code], [429, "too-many-tables"]);
    same("a table of another address", (await post("tables", { deck, options }, "192.0.2.2")).status, 200);

    const [{ table, invitation, secret }] = opened;
    const guest = await post(`tables/${table}/seats`, { invitation, deck: otherDeck });
    const secrets = [secret, guest.secret];
    const sitBoth = () => Promise.all(secrets.map((each) => sit(table, each)));
    const seen = ({ state }) => JSON.stringify([state.at, state.observation, state.actions]);
    let both = await sitBoth();
    const actor = () => both.find(({ state }) => state.actions.length > 0);
    const act = async () => {
      const client = actor();
      const { at: known, actions } = client.state;
      const counts = both.map(({ told }) => told.length);
      client.send({ at: known, action: actions[0] });
      const later = ({ type, at }) => type === "state" && at === known + 1;
      await Promise.all(both.map((each, index) => each.heard(counts[index], later)));
    };
    await act();

    // A write that fails: no seat hears of the move, and the game is where it was.
    const before = both.map(seen);
    const told = both.map(({ told }) => told.length);
    await ask("full");
    const { at: known, actions } = actor().state;
    actor().send({ at: known, action: actions[0] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    same(
      "what was told of a move that was not stored",
      both.map(
        (client, index) => client.told.slice(told[index]).filter(({ type }) => type === "state").length,
      ),
      [0, 0],
    );
    await ask("empty");
    both = await sitBoth();
    same("after a failed write", both.map(seen), before);
    await act();

    // A trap closes the games of all tables: each goes on from its stored save, after any first request.
    for (const first of ["connect", "since", "act"]) {
      const before = both.map(seen);
      same(`the module, before: ${first}`, await ask("trap"), "closed");
      if (first === "connect") both = await sitBoth();
      if (first === "since") {
        for (const client of both) {
          const count = client.told.length;
          client.send({ since: 0 });
          await client.heard(count, ({ type }) => type === "state");
        }
      }
      if (first !== "act") same(`after a trap: ${first}`, both.map(seen), before);
      await act();
    }
    // And twice, without a request in between.
    await ask("trap");
    await ask("trap");
    await act();

    // Messages: a seat that sends too many loses its connection, the other one does not.
    const [noisy, calm] = both;
    for (let count = 0; count < 101; count++) noisy.send({ since: 1_000_000 });
    same("too many messages", await noisy.closed, 1008);
    const count = calm.told.length;
    calm.send({ since: 0 });
    await calm.heard(count, ({ type }) => type === "state");

    // Tables of the whole server: beside the 21 that are open there is room for 9,979.
    same("tables of the whole server", await ask("fill"), 9_999);
    const openFrom = async (from) => {
      const { status, code } = await post("tables", { deck, options }, from);
      return [status, code];
    };
    same("the last table", await openFrom("192.0.2.4"), [200, undefined]);
    same("one table beyond it", await openFrom("192.0.2.5"), [429, "too-many-tables"]);
    await ask("leave");
    same("a table after one is gone", await openFrom("192.0.2.5"), [200, undefined]);
    same("and one more", await openFrom("192.0.2.6"), [429, "too-many-tables"]);
  } finally {
    for (const { socket } of clients) socket.terminate();
    await server.dispose();
  }
  return faults;
}

const missing = () =>
  found("miniflare") && found("ws") ? undefined : "the npm packages miniflare and ws are not installed";

export const server = [
  { name: "authoritative server", missing, run },
  { name: "authoritative server, faults", missing, run: limitsAndFaults },
];
