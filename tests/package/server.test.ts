// The example server without its runtime: what happens to a table that cannot be opened, and to one that is left alone.
// `npm run environments -- server` plays whole games on it under miniflare.
import { decks } from "altmode/decks";
import { beforeEach, expect, test, vi } from "vitest";
import { root } from "./support.js";

vi.mock("cloudflare:workers", () => ({
  DurableObject: class {
    constructor(
      readonly ctx: unknown,
      readonly env: unknown,
    ) {}
  },
}));

/** The members of the example that are used here. Its own types need those of its runtime, which are not at hand. */
interface Server {
  default: { fetch: (request: Request, environment: unknown) => Promise<Response> };
  Table: new (
    context: unknown,
    environment: unknown,
  ) => {
    open: (table: object) => Promise<object>;
    join: (seat: object) => Promise<object>;
    alarm: () => Promise<void>;
  };
}

const server: Server = await import(`${root}/examples/authoritative-server/src/server.ts`);

const deck = Object.values(decks)[0];
const id = "0".repeat(64);

/** The rows of the lobby. */
const rows = new Set<string>();
const lobby = {
  open: async (table: string) => rows.add(table) !== undefined,
  close: async (table: string) => rows.delete(table),
};
const LOBBY = { idFromName: (name: string) => name, get: () => lobby };

/** A storage in memory. */
class Storage {
  readonly stored = new Map<string, unknown>();
  alarm: number | null = null;
  get = async (name: string) => this.stored.get(name);
  put = async (name: string, value: unknown) => void this.stored.set(name, value);
  delete = async (name: string) => this.stored.delete(name);
  deleteAll = async () => this.stored.clear();
  setAlarm = async (at: number) => {
    this.alarm = at;
  };
  getAlarm = async () => this.alarm;
  transaction = (change: (storage: Storage) => Promise<void>) => change(this);
}

/** A table with its storage and its sockets. */
function tableOf(storage = new Storage()) {
  const closed: number[] = [];
  const sockets = [{ close: (code: number) => closed.push(code), deserializeAttachment: () => ({}) }];
  const context = {
    storage,
    id: { toString: () => id },
    getWebSockets: () => sockets,
    blockConcurrencyWhile: (task: () => Promise<void>) => task(),
  };
  const table = new server.Table(context, { LOBBY });
  return { table, storage, closed };
}

/** Asks the server for a table. */
async function ask(
  table: object,
  body: object = { deck },
): Promise<{ status: number; answer: { code?: string } }> {
  const TABLES = { newUniqueId: () => ({ toString: () => id }), get: () => table };
  const request = new Request("https://table.test/tables", { method: "POST", body: JSON.stringify(body) });
  const response = await server.default.fetch(request, { TABLES, LOBBY });
  return { status: response.status, answer: (await response.json()) as { code?: string } };
}

beforeEach(() => rows.clear());

test("only a table that was opened counts against the limits", async () => {
  const { table, storage } = tableOf();
  expect(await ask(table)).toMatchObject({ status: 200, answer: { seat: 0 } });
  expect([...rows]).toEqual([id]);
  expect(storage.alarm).toBeGreaterThan(Date.now());
  rows.clear();

  expect(await ask(tableOf().table, { deck: { characters: [] } })).toMatchObject({ status: 400 });
  expect([...rows]).toEqual([]);

  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = { open: () => Promise.reject(new Error("the object was reset")) };
  expect(await ask(failing)).toMatchObject({ status: 500, answer: { code: "failed" } });
  expect([...rows]).toEqual([]);

  // Each stored game has an alarm that deletes it one day.
  const full = tableOf();
  full.storage.setAlarm = () => Promise.reject(new Error("the storage is full"));
  expect(await ask(full.table)).toMatchObject({ status: 500 });
  expect([[...rows], full.storage.stored.size]).toEqual([[], 0]);
  reported.mockRestore();
});

test("a table at which nothing happens is closed by its alarm", async () => {
  const { table, storage, closed } = tableOf();
  const opened = (await table.open({ deck })) as { invitation: string };
  rows.add(id);
  const joined = await table.join({ invitation: opened.invitation, deck });
  expect(joined).toMatchObject({ seat: 1 });
  expect([...storage.stored.keys()]).toEqual(["playing"]);

  // A move was under way when the alarm went off.
  await table.alarm();
  expect([storage.stored.size, rows.size, closed]).toEqual([1, 1, []]);

  // The runtime takes the alarm out when it goes off.
  storage.alarm = null;
  await table.alarm();
  expect([storage.stored.size, rows.size, closed]).toEqual([0, 0, [1001]]);
  // Its seats are gone, and the table can be opened anew.
  expect(await table.join({ invitation: opened.invitation, deck })).toMatchObject({
    code: "no-seat",
  });
  expect(await table.open({ deck })).toMatchObject({ seat: 0 });
});
