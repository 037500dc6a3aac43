// The tables on Cloudflare: one Durable Object for each table, which sleeps between messages, and one for the lobby.

import { DurableObject } from "cloudflare:workers";
import { AltmodeError, type ListedTable, type LiveGame, type NewSeat, PROTOCOL } from "altmode/client";
import { loadBuilds } from "./builds.js";
import { type Admitted, type Answer, answered, type Backend, Edge } from "./edge.js";
import type { Builds } from "./games.js";
import type { Connection, Given, Host } from "./host.js";
import { BOT_MILLISECONDS } from "./limits.js";
import { type Change, type Counts, type Entry, TableLobby } from "./lobby.js";
import type { WantedTable } from "./messages.js";
import { prepareTables, type Row, type Sql, Store } from "./store.js";
import { Table } from "./table.js";
import { Tokens } from "./token.js";

/** The bindings and settings of the Worker (wrangler.toml). */
export interface Environment {
  TABLES: DurableObjectNamespace<TableObject>;
  LOBBY: DurableObjectNamespace<LobbyObject>;
  /** Signs the seat tokens: `wrangler secret put SECRET`; at least 32 letters. */
  SECRET: string;
  /** Secret of the administrator; without one there are no metrics. */
  ADMIN?: string;
  /** Origins of pages that may use the server, with commas; all by default. */
  ORIGINS?: string;
  /** `no` lifts the limits of requests. For load tests, which have one address alone. */
  LIMITED?: string;
  /** Milliseconds before a bot decides. */
  BOT_PAUSE?: string;
}

/** Data that the runtime keeps with a connection while the object sleeps. */
type Attached = Pick<Connection, "seat" | "nonce" | "opened">;

/** Header in which the Worker names whom it has admitted. Requests from outside never reach an object with headers of their own. */
const ADMITTED = "x-admitted";

const lobbyOf = ({ LOBBY }: Environment) => LOBBY.get(LOBBY.idFromName("lobby"));

/** Returns the function by which a table uses the storage of its object. */
const sqlOf =
  ({ sql }: DurableObjectStorage): Sql =>
  (statement, ...values) =>
    sql.exec(statement, ...values).toArray() as Row[];

/** One table. */
export class TableObject extends DurableObject<Environment> {
  readonly #connections = new WeakMap<WebSocket, Connection>();
  readonly #closed = new WeakSet<WebSocket>();
  #builds: Builds | undefined;
  #table: Table | undefined;
  /** The alarm that is set. */
  #alarm: number | null = null;

  constructor(context: DurableObjectState, environment: Environment) {
    super(context, environment);
    // The runtime answers signs of life without waking the object.
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    context.blockConcurrencyWhile(async () => {
      this.#builds = await loadBuilds();
      this.#alarm = await context.storage.getAlarm();
      prepareTables(this.sql());
      this.#table = Table.load(this.#id, this.#host, this.#store);
    });
  }

  open(wanted: WantedTable): Answer<Given> {
    return answered(() => {
      if (this.#table !== undefined) throw new AltmodeError("table-taken", "this table is open already");
      const { table, given } = Table.open(this.#id, this.#host, this.#store, wanted);
      this.#table = table;
      return given;
    });
  }

  join(seat: NewSeat): Answer<Given> {
    return answered(() => this.#opened.join(seat));
  }

  record(number: number): Answer<object> {
    return answered(() => this.#opened.record(number));
  }

  close(): Answer<null> {
    return answered(() => {
      this.#opened.close();
      return null;
    });
  }

  /** A WebSocket that the Worker has admitted. */
  override async fetch(request: Request): Promise<Response> {
    const { seat, nonce, game, since } = JSON.parse(request.headers.get(ADMITTED) ?? "") as Admitted;
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ seat, nonce, opened: Date.now() } satisfies Attached);
    if (this.#table === undefined) server.close(4001, "there is no such table");
    else this.#table.connected(this.#connection(server), game, since);
    return new Response(null, {
      status: 101,
      webSocket: client,
      headers: { "sec-websocket-protocol": PROTOCOL },
    });
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    if (typeof text !== "string") socket.close(1003, "messages are text");
    else this.#table?.received(this.#connection(socket), text);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#left(socket);
  }

  override async alarm(): Promise<void> {
    this.#alarm = null;
    this.#table?.wake();
  }

  /** Returns the function by which the table uses its storage. Tests of faults replace it. */
  protected sql(): Sql {
    return sqlOf(this.ctx.storage);
  }

  get #id(): string {
    return this.ctx.id.toString();
  }

  get #store(): Store {
    return new Store(this.sql(), this.#id);
  }

  get #opened(): Table {
    if (this.#table === undefined) throw new AltmodeError("unknown-table", "there is no such table");
    return this.#table;
  }

  get #host(): Host {
    const builds = this.#builds;
    if (builds === undefined) throw new Error("the rules are not loaded");
    return {
      builds,
      botPause: Number(this.env.BOT_PAUSE ?? BOT_MILLISECONDS),
      limited: this.env.LIMITED !== "no",
      now: Date.now,
      connections: () =>
        this.ctx
          .getWebSockets()
          .filter((socket) => !this.#closed.has(socket))
          .map((socket) => this.#connection(socket)),
      wakeAt: (time) => this.#wakeAt(time),
      tell: (change) => this.#tell(change),
      // The runtime counts requests, messages and rows itself.
      count: () => {},
      failed: (error) => {
        const { code, message, stack } = error as Partial<AltmodeError>;
        console.error(JSON.stringify({ place: this.#id, code, message, stack }));
      },
    };
  }

  /** Sets the alarm unless an earlier one is set, which wakes the table once for nothing; each setting costs a written row. */
  #wakeAt(time: number | null): void {
    if (time === null) {
      if (this.#alarm !== null) this.ctx.waitUntil(this.ctx.storage.deleteAlarm());
      this.#alarm = null;
    } else if (this.#alarm === null || this.#alarm > time) {
      this.#alarm = time;
      this.ctx.waitUntil(this.ctx.storage.setAlarm(time));
    }
  }

  #tell(change: Change): void {
    if (change.status === "gone") this.#table = undefined;
    this.ctx.waitUntil(lobbyOf(this.env).change(this.#id, change));
  }

  #connection(socket: WebSocket): Connection {
    const known = this.#connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = {
      ...(socket.deserializeAttachment() as Attached),
      send: (text) => {
        try {
          socket.send(text);
        } catch {
          // It is closing; the close event follows.
        }
      },
      close: (code, reason) => socket.close(code, reason),
    };
    this.#connections.set(socket, connection);
    return connection;
  }

  #left(socket: WebSocket): void {
    if (this.#closed.has(socket)) return;
    this.#closed.add(socket);
    // The answer to the client's close, which the runtime leaves to the program.
    socket.close();
    this.#table?.disconnected(this.#connection(socket));
  }
}

/** The lobby of the whole server. */
export class LobbyObject extends DurableObject<Environment> {
  readonly #lobby: TableLobby;

  constructor(context: DurableObjectState, environment: Environment) {
    super(context, environment);
    this.#lobby = new TableLobby(sqlOf(context.storage), Date.now);
  }

  open(entry: Entry): string | null {
    return this.#lobby.open(entry);
  }

  change(table: string, change: Change): void {
    this.#lobby.change(table, change);
  }

  list(game: LiveGame): ListedTable[] {
    return this.#lobby.list(game);
  }

  like(wanted: Pick<Entry, "game" | "seats" | "options" | "clock">): string[] {
    return this.#lobby.like(wanted);
  }

  counts(): Counts {
    return this.#lobby.counts();
  }
}

function backendOf(environment: Environment): Backend {
  const { TABLES } = environment;
  // A stub belongs to the request that made it.
  const lobby = () => lobbyOf(environment);
  const tableOf = (id: string) => TABLES.get(TABLES.idFromString(id));
  return {
    newId: () => TABLES.newUniqueId().toString(),
    isId: (text) => {
      try {
        return TABLES.idFromString(text).toString() === text;
      } catch {
        return false;
      }
    },
    // The types of a stub's answers are those of the methods with additions for disposal.
    open: async (id, wanted) => (await tableOf(id).open(wanted)) as Answer<Given>,
    join: async (id, seat) => (await tableOf(id).join(seat)) as Answer<Given>,
    record: async (id, number) => (await tableOf(id).record(number)) as Answer<object>,
    close: async (id) => (await tableOf(id).close()) as Answer<null>,
    admit: async (entry) => await lobby().open(entry),
    gone: async (id) => await lobby().change(id, { taken: 0, status: "gone" }),
    list: async (game) => (await lobby().list(game)) as ListedTable[],
    like: async (wanted) => await lobby().like(wanted),
    counts: async () => await lobby().counts(),
  };
}

/** The faces of this isolate, by their environments: counts of requests are kept between requests. */
const edges = new WeakMap<Environment, Edge>();

function edgeOf(environment: Environment): Edge {
  const known = edges.get(environment);
  if (known !== undefined) return known;
  const { SECRET, ADMIN, ORIGINS, LIMITED } = environment;
  const edge = new Edge(backendOf(environment), {
    tokens: new Tokens(SECRET),
    admin: ADMIN,
    origins: ORIGINS?.split(","),
    limited: LIMITED !== "no",
    now: Date.now,
    failed: (error) => console.error(error),
  });
  edges.set(environment, edge);
  return edge;
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const edge = edgeOf(environment);
    const address = request.headers.get("cf-connecting-ip") ?? "unknown";
    if (request.headers.get("upgrade") !== "websocket") return edge.answer(request, address);
    const admitted = await edge.admit(request, address);
    if (admitted instanceof Response) return admitted;
    const { TABLES } = environment;
    const headers = { upgrade: "websocket", [ADMITTED]: JSON.stringify(admitted) };
    return TABLES.get(TABLES.idFromString(admitted.table)).fetch("https://table/", { headers });
  },
};
