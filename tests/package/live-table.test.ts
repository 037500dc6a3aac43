// A live table without its runtime: clocks, absence, pauses, rematches, bots, versions, limits. `live-tables.test.ts` plays over sockets.
import { AltmodeError, type ServerMessage, type StateMessage, type TableInfo } from "altmode/client";
import { beforeEach, expect, test } from "vitest";
import { loadBuilds } from "../../examples/live-tables/src/builds.js";
import { Edge } from "../../examples/live-tables/src/edge.js";
import type { Builds, TableRules } from "../../examples/live-tables/src/games.js";
import type { Connection, Given, Host } from "../../examples/live-tables/src/host.js";
import { addressKey, Rates } from "../../examples/live-tables/src/limits.js";
import { TableLobby } from "../../examples/live-tables/src/lobby.js";
import { readNewTable } from "../../examples/live-tables/src/messages.js";
import { openSqlite } from "../../examples/live-tables/src/sqlite.js";
import { prepareTables, type Sql, Store } from "../../examples/live-tables/src/store.js";
import { Table } from "../../examples/live-tables/src/table.js";
import { Tokens } from "../../examples/live-tables/src/token.js";
import { deployed } from "../live/deployed.js";

const builds = await loadBuilds();
const SECOND = 1000;

/** A connection that keeps its messages. */
class Wire implements Connection {
  readonly told: ServerMessage[] = [];
  closed: number | undefined;
  constructor(
    readonly bench: Bench,
    readonly seat: number | null,
    readonly nonce: string,
    readonly opened: number,
  ) {}

  send(text: string): void {
    this.told.push(JSON.parse(text));
  }

  close(code: number): void {
    this.closed ??= code;
    this.bench.wires.delete(this);
    this.bench.table.disconnected(this);
  }

  /** Sends a message. Returns the code with which it was refused. */
  say(message: object): string | undefined {
    const count = this.told.length;
    this.bench.table.received(this, JSON.stringify(message));
    const refused = this.told.slice(count).find(({ type }) => type === "refused");
    return refused?.type === "refused" ? refused.code : undefined;
  }

  get state(): StateMessage {
    return this.told
      .filter((message): message is StateMessage => message.type === "state")
      .at(-1) as StateMessage;
  }

  get info(): TableInfo {
    const last = this.told.filter(({ type }) => type === "table").at(-1);
    return (last as Extract<ServerMessage, { type: "table" }>).info;
  }

  /** Takes the first legal action. */
  act(): string | undefined {
    const { game, at, actions } = this.state;
    const { id: _, label: __, ...action } = actions[0] as { id: number; label: string };
    return this.say({ type: "act", game, at, action });
  }
}

/** A table with a host whose clock stands still. */
class Bench implements Host {
  time = 1_000_000;
  wake: number | null = null;
  readonly botPause = 350;
  readonly limited = true;
  readonly wires = new Set<Wire>();
  readonly faults: unknown[] = [];
  readonly changes: string[] = [];
  /** Whether the next write fails: before or after it is done. */
  isFailing: "before" | "after" | undefined;
  builds: Builds = builds;
  table!: Table;
  readonly store: Store;

  constructor(readonly sql: Sql) {
    this.store = new Store((statement, ...values) => {
      const failing = /^(UPDATE|INSERT)/.test(statement) ? this.isFailing : undefined;
      if (failing !== undefined) {
        this.isFailing = undefined;
        if (failing === "after") sql(statement, ...values);
        throw new Error("the storage failed");
      }
      return sql(statement, ...values);
    }, "table");
  }

  now = () => this.time;
  connections = () => this.wires;
  wakeAt = (time: number | null) => {
    this.wake = time;
  };
  tell = ({ status }: { status: string }) => {
    this.changes.push(status);
  };
  count = () => {};
  failed = (error: unknown) => {
    this.faults.push(error);
  };

  /** Opens the table and takes its seats. */
  open(wanted: object, ...others: unknown[]): Given[] {
    const { table, given } = Table.open("table", this, this.store, readNewTable({ name: "Ann", ...wanted }));
    this.table = table;
    const join = (choice: unknown) =>
      this.table.join({ name: "Bea", choice, invitation: given.invitation ?? "" });
    return [given, ...others.map(join)];
  }

  connect(given: Given | null, since = 0): Wire {
    const wire = new Wire(this, given?.seat ?? null, given?.nonce ?? "", this.time);
    this.wires.add(wire);
    this.table.connected(wire, 1, since);
    return wire;
  }

  /** Begins anew from storage, as a process that was killed. */
  restart(): void {
    this.wires.clear();
    this.table = Table.load("table", this, this.store) as Table;
  }

  /** Lets time pass, and wakes the table whenever it is due. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    while (this.wake !== null && this.wake <= end) {
      this.time = Math.max(this.time, this.wake);
      this.wake = null;
      this.table.wake();
    }
    this.time = end;
  }
}

const duel = { game: "unmatched", options: { board: "marmoreal", first: 0 }, choice: { hero: "medusa" } };
const sinbad = { hero: "sinbad" };

let sql: Sql;
let bench: Bench;
beforeEach(async () => {
  ({ sql } = await openSqlite(":memory:"));
  prepareTables(sql);
  bench = new Bench(sql);
});

/** A duel that has begun, with both players connected. */
function begun(clock?: object): [Wire, Wire] {
  const [ann, bea] = bench.open({ ...duel, ...(clock === undefined ? {} : { clock }) }, sinbad) as [
    Given,
    Given,
  ];
  return [bench.connect(ann), bench.connect(bea)];
}

test("the creator waits at the table, and sees who comes", () => {
  const [given] = bench.open(duel) as [Given];
  const ann = bench.connect(given);
  expect(ann.info).toMatchObject({ status: "waiting", number: 0 });
  expect(ann.say({ type: "act", game: 0, at: 0, action: { id: 0 } })).toBe("no-game");
  expect(() => bench.table.join({ name: "Eve", choice: sinbad })).toThrow("invitation");
  expect(() =>
    bench.table.join({ name: "Eve", choice: { hero: "none" }, invitation: given.invitation ?? "" }),
  ).toThrow(AltmodeError);
  const bea = bench.connect(
    bench.table.join({ name: "Bea", choice: sinbad, invitation: given.invitation ?? "" }),
  );
  expect(ann.info.seats.map(({ name, present }) => [name, present])).toEqual([
    ["Ann", true],
    ["Bea", true],
  ]);
  expect(ann.state.actions.length + bea.state.actions.length).toBeGreaterThan(0);
  bea.close(1000);
  expect(ann.info.seats[1]).toMatchObject({ present: false });
});

test("a request for a seat that comes again gets the same seat", () => {
  const [{ invitation }] = bench.open({
    game: "deckbuilder",
    seats: 3,
    choice: { character: "x-vanguard" },
  }) as [Given];
  const wanted = { name: "Bea", choice: { character: "x-beacon" }, invitation, request: "0123456789abcdef" };
  const given = bench.table.join(wanted);
  bench.restart();
  expect(bench.table.join(wanted)).toEqual(given);
  expect(bench.table.info.seats.map(({ kind }) => kind)).toEqual(["person", "person", "empty"]);
});

test("a seat that is given up is empty again, and its token is void", () => {
  const [given] = bench.open({ game: "deckbuilder", seats: 3, choice: { character: "x-vanguard" } }) as [
    Given,
  ];
  const invitation = given.invitation ?? "";
  const second = bench.table.join({ name: "Bea", choice: { character: "x-beacon" }, invitation });
  const bea = bench.connect(second);
  expect(bea.say({ type: "start" })).toBe("not-your-table");
  bea.say({ type: "leave" });
  expect(bea.closed).toBe(4003);
  expect(bench.connect(second).closed).toBe(4003);
  const third = bench.table.join({ name: "Cid", choice: { character: "x-beacon" }, invitation });
  expect(third.seat).toBe(1);
});

test("bots take the empty seats of a table of five", () => {
  const [given] = bench.open({ game: "deckbuilder", seats: 5, choice: { character: "x-vanguard" } }) as [
    Given,
  ];
  const ann = bench.connect(given);
  expect(ann.say({ type: "start" })).toBeUndefined();
  expect(ann.info.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot", "bot"]);
  const acted = new Set<number | null>();
  for (let count = 0; count < 3000 && acted.size < 5; count++) {
    acted.add(ann.state.toAct);
    if (ann.state.toAct === 0) ann.act();
    else bench.pass(bench.botPause);
  }
  expect([...acted].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(bench.faults).toEqual([]);
});

test("a clock runs for the seat to act, gives the increment at the other's turn, and ends the game", () => {
  const [ann, bea] = begun({ seconds: 60, increment: 5 });
  expect(ann.state.toAct).toBe(0);
  bench.pass(10 * SECOND);
  while (ann.state.toAct === 0) expect(ann.act()).toBeUndefined();
  expect(ann.state.clock).toEqual({ left: [55 * SECOND, 60 * SECOND], running: 1 });
  bench.pass(59 * SECOND);
  expect(ann.info.status).toBe("playing");
  bench.pass(2 * SECOND);
  expect(bea.info).toMatchObject({ status: "over", ended: { by: "time", seat: 1 } });
  expect(ann.state.outcome).toMatchObject({ winner: 0 });
});

test("a move that comes after the time is over does not count", () => {
  const [ann] = begun({ seconds: 10, increment: 0 });
  bench.time += 11 * SECOND;
  ann.act();
  expect(ann.info.ended).toEqual({ by: "time", seat: 0 });
});

test("the time without a process is given back", () => {
  begun({ seconds: 60, increment: 0 });
  bench.time += 3600 * SECOND;
  bench.restart();
  bench.table.giveBack(3600 * SECOND);
  expect(bench.table.info).toMatchObject({ status: "playing", clock: { left: [60 * SECOND, 60 * SECOND] } });
});

test("the game of an absent player can be claimed after a minute", () => {
  const [ann, bea] = begun();
  expect(bea.say({ type: "claim", game: 1 })).toBe("not-absent");
  ann.close(1000);
  expect(bea.info.absent).toEqual({ seat: 0, claimIn: 60 * SECOND });
  expect(bea.say({ type: "claim", game: 1 })).toBe("too-early");
  bench.pass(60 * SECOND);
  expect(bea.say({ type: "claim", game: 1 })).toBeUndefined();
  expect(bea.info.ended).toEqual({ by: "absent", seat: 0 });
});

test("a pause begins when both have asked, and the clock stands", () => {
  const [ann, bea] = begun({ seconds: 60, increment: 0 });
  ann.say({ type: "pause", game: 1 });
  expect([bea.info.status, bea.info.seats[0]?.asks]).toEqual(["playing", true]);
  bea.say({ type: "pause", game: 1 });
  expect(ann.info.status).toBe("paused");
  bench.pass(1000 * SECOND);
  expect(ann.act()).toBe("paused");
  bea.say({ type: "resume", game: 1 });
  expect(ann.act()).toBeUndefined();
  expect(ann.state.clock?.left[0]).toBe(60 * SECOND);
});

test("after the end there are a record and a rematch", () => {
  const [ann, bea] = begun();
  expect(() => bench.table.record(1)).toThrow("after the end");
  expect(ann.say({ type: "rematch", game: 1 })).toBe("not-over");
  ann.act();
  ann.say({ type: "resign", game: 1 });
  expect(bea.info).toMatchObject({ status: "over", ended: { by: "resigned", seat: 0 } });
  const record = bench.table.record(1);
  ann.say({ type: "rematch", game: 1 });
  expect(bea.info.seats[0]?.asks).toBe(true);
  bea.say({ type: "rematch", game: 1 });
  expect(bea.info).toMatchObject({ status: "playing", number: 2 });
  expect(bea.state).toMatchObject({ game: 2, at: 0, outcome: null });
  expect(bench.table.record(1)).toEqual(record);
  expect(bea.say({ type: "resign", game: 1 })).toBe("stale");
  expect(() => bench.table.record(3)).toThrow("no such game");
});

test("a spectator sees what all seats know, and cannot act", () => {
  begun();
  const watcher = bench.connect(null);
  expect(watcher.state.actions).toEqual([]);
  const game = (builds.unmatched[0] as TableRules).restore(bench.store.read()?.save as Uint8Array);
  expect(watcher.state.observation).toEqual(JSON.parse(JSON.stringify(game.view("public", 0).observation)));
  expect(watcher.say({ type: "resign", game: 1 })).toBe("no-seat");
  expect(watcher.info.spectators).toBe(1);
});

test("a write that fails changes nothing, and the client hears that it can try again", () => {
  const [ann, bea] = begun();
  const before = [ann.state, bea.state];
  bench.isFailing = "before";
  expect(ann.act()).toBe("try-again");
  expect([ann.state, bea.state]).toEqual(before);
  expect(ann.act()).toBeUndefined();
  expect(bea.state.at).toBe(1);
  expect(bench.faults).toHaveLength(1);
});

test("a failed write that was done is not mixed with a later one", () => {
  const [ann, bea] = begun();
  const { actions, observation } = ann.state;
  bench.isFailing = "after";
  expect(ann.act()).toBe("try-again");
  // The storage has the next position. A change of presence stores this one again.
  bea.close(1000);
  bench.restart();
  const again = bench.connect({ seat: 0, nonce: ann.nonce });
  expect(again.state).toMatchObject({ at: 0, actions, observation });
});

test("a killed process goes on from its last stored decision, and a client gets new events alone", () => {
  const [ann, bea] = begun();
  for (let count = 0; count < 8; count++) (ann.state.toAct === 0 ? ann : bea).act();
  const nonceOf = ({ seat, nonce }: Wire) => ({ seat: seat as number, nonce });
  const events = bea.told.flatMap((message) => (message.type === "state" ? message.events : []));
  bench.restart();
  expect(bench.table.info.seats.map(({ present }) => present)).toEqual([false, false]);
  const again = bench.connect(nonceOf(bea), events.length - 1);
  expect(again.state).toMatchObject({ at: 8, since: events.length - 1, observation: bea.state.observation });
  expect(again.state.events).toEqual(events.slice(-1));
});

test("a game goes on with the rules with which it began, or ends with a clear word", () => {
  const [ann] = begun();
  const [own] = builds.unmatched as [TableRules];
  const given = { seat: 0, nonce: ann.nonce };
  bench.builds = deployed(builds, "newer,own");
  bench.restart();
  const on = bench.connect(given);
  expect(on.act()).toBeUndefined();
  expect(on.info).toMatchObject({ status: "playing", rules: own.version.rules });

  bench.builds = deployed(builds, "newer");
  bench.restart();
  const ended = bench.connect(given);
  expect(ended.info).toMatchObject({ status: "over", ended: { by: "version", seat: null } });
  expect(bench.table.record(1)).toMatchObject({ game: "unmatched" });
  // The next game has the new rules.
  ended.say({ type: "rematch", game: 1 });
  const other = bench.store.read()?.setup.seats[1]?.nonce ?? "";
  bench.connect({ seat: 1, nonce: other }).say({ type: "rematch", game: 1 });
  expect(bench.table.info).toMatchObject({ status: "playing", number: 2, rules: own.version.rules + 1 });
});

test("messages, connections and tabs of a seat are limited", () => {
  const [ann, bea] = begun();
  for (let count = 0; count < 100; count++) ann.say({ type: "fly" });
  expect(ann.closed).toBeUndefined();
  ann.say({ type: "fly" });
  expect(ann.closed).toBe(1008);
  // A request for the whole state counts as ten messages, wherever its type stands.
  const again = bench.connect({ seat: 0, nonce: ann.nonce });
  for (let count = 0; count < 10; count++) again.say({ game: 1, since: 0, type: "sync" });
  expect(again.closed).toBeUndefined();
  again.say({ game: 1, since: 0, type: "sync" });
  expect(again.closed).toBe(1008);
  expect(bea.closed).toBeUndefined();
  const given = { seat: 0, nonce: ann.nonce };
  const tabs = Array.from({ length: 4 }, () => {
    bench.time++;
    return bench.connect(given);
  });
  expect(tabs.map(({ closed }) => closed)).toEqual([4000, undefined, undefined, undefined]);
  const more = Array.from({ length: 30 }, () => bench.connect(given).closed);
  expect(more.filter((code) => code === 1013).length).toBeGreaterThan(10);
  bench.pass(60 * SECOND);
  expect(bench.connect(given).closed).toBeUndefined();
  expect(bea.say({ type: "fly" })).toBe("bad-input");
  bench.table.received(bea, "x".repeat(2001));
  expect(bea.closed).toBe(1009);
});

test("a table without players closes, and a game without moves ends", () => {
  const [given] = bench.open(duel) as [Given];
  bench.connect(given).close(1000);
  bench.pass(16 * 60 * SECOND);
  expect([bench.changes.at(-1), bench.store.read()]).toEqual(["gone", undefined]);

  const [ann] = begun();
  bench.pass(25 * 3600 * SECOND);
  expect(ann.info).toMatchObject({ status: "over", ended: { by: "abandoned" } });
});

test("the lobby lists open tables, counts those of an address, and forgets what is over", () => {
  const lobby = new TableLobby(sql, () => 1_000_000);
  const entry = (table: string, address: string, open = true) => ({
    table,
    address,
    game: "unmatched" as const,
    name: "Ann",
    seats: 2,
    options: { first: 0, board: "marmoreal" },
    clock: null,
    open,
  });
  for (let count = 0; count < 60; count++)
    expect(lobby.open(entry(`t${count}`, "one", count < 2))).toBeNull();
  expect(lobby.open(entry("t60", "one"))).toBe("too-many-tables-of-address");
  expect(lobby.open(entry("other", "two"))).toBeNull();
  expect(lobby.list("unmatched").map(({ table }) => table)).toEqual(["t0", "t1", "other"]);
  expect(lobby.list("tcg")).toEqual([]);
  const wanted = { game: "unmatched" as const, seats: 2, clock: null };
  expect(lobby.like({ ...wanted, options: { board: "marmoreal", first: 0 } })).toEqual(["t0", "t1", "other"]);
  expect(lobby.like({ ...wanted, options: { board: "sarpedon" } })).toEqual([]);
  lobby.change("t0", { taken: 2, status: "over" });
  expect(lobby.open(entry("t60", "one"))).toBeNull();
});

test("an attack from many networks neither fills the memory nor slows the count", () => {
  const rates = new Rates({ most: 10, perSecond: 1 });
  const begun = performance.now();
  let admitted = 0;
  let most = 0;
  for (let key = 0; key < 300_000; key++) {
    if (rates.admits(String(key), 1_000_000)) admitted++;
    most = Math.max(most, rates.size);
  }
  expect([admitted, most]).toEqual([300_000, 100_000]);
  // Walking through 10,000 counts for each request took minutes.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(rates.admits("later", 1_020_000)).toBe(true);
  expect(rates.size).toBe(1);
});

test("addresses of one network count as one", () => {
  expect(addressKey("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(addressKey("2001:db8:0:1::7")).toBe(addressKey("2001:DB8::1:a:b:c:d"));
  expect(addressKey("2001:db8:0:1::7")).not.toBe(addressKey("2001:db8:0:2::7"));
});

test("pages of other origins may ask, within the limits of an address", async () => {
  const edge = new Edge({} as never, {
    tokens: new Tokens("a secret of the tests, of 32 letters or more"),
    limited: true,
    now: () => 1_000_000,
    failed: () => {},
  });
  const origin = "https://page.example";
  const ask = (path: string, init: RequestInit = {}) =>
    edge.answer(new Request(`https://tables.example${path}`, { ...init, headers: { origin } }), "192.0.2.1");
  const preflight = await ask("/tables", { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
  const invisible = JSON.stringify({ ...duel, name: "A\u202Enn" });
  for (const body of [
    "{",
    "7",
    JSON.stringify({ ...duel, name: " " }),
    invisible,
    JSON.stringify({ ...duel, name: "n", seats: 9 }),
  ]) {
    const response = await ask("/tables", { method: "POST", body });
    expect([response.status, (await response.json()).code]).toEqual([400, "bad-input"]);
  }
  expect((await ask("/metrics")).status).toBe(403);
  const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await ask("/nothing")).status));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
});
