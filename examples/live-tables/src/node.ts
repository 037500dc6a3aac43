// The tables on one Node process: WebSockets of the package `ws`, and one SQLite database.

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { AltmodeError, PROTOCOL } from "altmode/client";
import { type WebSocket, WebSocketServer } from "ws";
import { type Admitted, answered, type Backend, Edge } from "./edge.js";
import type { Builds } from "./games.js";
import type { Connection, Host } from "./host.js";
import {
  addressKey,
  BOT_MILLISECONDS,
  KEPT_MILLISECONDS,
  MOST_CONNECTIONS,
  MOST_LETTERS,
  MOST_SOCKETS,
  MOST_SOCKETS_PER_ADDRESS,
  MOST_UNREAD_BYTES,
} from "./limits.js";
import { TableLobby } from "./lobby.js";
import { nonce } from "./random.js";
import { prepareTables, type Sql, Store } from "./store.js";
import { Table } from "./table.js";
import { Tokens } from "./token.js";

/** Settings of a server. */
export interface NodeServerOptions {
  port: number;
  /** Address to listen at; all by default. */
  hostname?: string | undefined;
  sql: Sql;
  builds: Builds;
  /** Signs the seat tokens; at least 32 letters, the same after a restart. */
  secret: string;
  admin?: string | undefined;
  origins?: readonly string[] | undefined;
  /** Header in which a proxy of your own names the address of the client, such as `x-real-ip`. */
  addressHeader?: string | undefined;
  /** Milliseconds before a bot decides. */
  botPause?: number | undefined;
  /** Whether clients are limited; `true` by default. Load tests have one address alone. */
  limited?: boolean | undefined;
  log?: (line: object) => void;
}

/** A running server. */
export interface NodeServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A table in memory, with its connections. */
interface Place {
  table: Table;
  connections: Set<Connection>;
  timer: NodeJS.Timeout | undefined;
}

/** Milliseconds between two notes that the process is alive. A restart gives the time since the last one back to the players. */
const ALIVE_MILLISECONDS = 2_000;
const SWEEP_MILLISECONDS = 60 * 60 * 1000;
const LONGEST_TIMER = 2 ** 31 - 1;

/** Starts a server. */
export async function serve(options: NodeServerOptions): Promise<NodeServer> {
  const server = new Server(options);
  return server.listen();
}

class Server {
  readonly #options: NodeServerOptions;
  readonly #places = new Map<string, Place>();
  readonly #sockets = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #lobby: TableLobby;
  readonly #edge: Edge;
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_LETTERS * 4,
    handleProtocols: () => PROTOCOL,
  });
  readonly #timers: NodeJS.Timeout[] = [];
  #closing = false;

  constructor(options: NodeServerOptions) {
    this.#options = options;
    const { sql, secret, admin, origins } = options;
    prepareTables(sql);
    sql("CREATE TABLE IF NOT EXISTS alive (one INTEGER PRIMARY KEY, at INTEGER NOT NULL)");
    this.#lobby = new TableLobby(sql, Date.now);
    this.#edge = new Edge(this.#backend(), {
      tokens: new Tokens(secret),
      admin,
      origins,
      limited: options.limited ?? true,
      now: Date.now,
      metrics: () => this.#metrics(),
      failed: (error) => this.#failed("request", error),
    });
  }

  async listen(): Promise<NodeServer> {
    this.#resume();
    this.#timers.push(setInterval(() => this.#live(), ALIVE_MILLISECONDS));
    this.#timers.push(setInterval(() => this.#sweep(), SWEEP_MILLISECONDS));
    this.#live();
    const server = createServer((request, response) => {
      const asked = this.#request(request);
      if (asked === undefined) {
        response.writeHead(400).end();
        return;
      }
      this.#edge
        .answer(asked, this.#addressOf(request))
        .then(async (answer) => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers));
          response.end(Buffer.from(await answer.arrayBuffer()));
        })
        .catch((error: unknown) => {
          this.#failed("request", error);
          response.destroy();
        });
    });
    // A client that sends its request slowly does not hold a connection for long.
    server.requestTimeout = 15_000;
    server.headersTimeout = 10_000;
    server.maxConnections = MOST_CONNECTIONS;
    server.on("upgrade", (request, socket, head) => {
      const refuse = ({ status, statusText }: Response) =>
        socket.end(`HTTP/1.1 ${status} ${statusText || "Refused"}\r\nconnection: close\r\n\r\n`);
      socket.on("error", () => socket.destroy());
      const asked = this.#request(request);
      if (asked === undefined) return refuse(new Response(null, { status: 400 }));
      this.#edge
        .admit(asked, this.#addressOf(request))
        .then((admitted) => {
          if (admitted instanceof Response) return refuse(admitted);
          // A WebSocket that opens while the server closes would keep it from ending.
          if (this.#closing || !this.#hasRoom(request)) return refuse(new Response(null, { status: 503 }));
          this.#webSockets.handleUpgrade(request, socket, head, (webSocket) =>
            this.#opened(webSocket, admitted, request),
          );
        })
        .catch((error: unknown) => {
          this.#failed("upgrade", error);
          socket.destroy();
        });
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.#options.port, this.#options.hostname, resolve);
    });
    return {
      port: (server.address() as AddressInfo).port,
      close: async () => {
        this.#closing = true;
        for (const timer of this.#timers) clearInterval(timer);
        for (const { timer } of this.#places.values()) clearTimeout(timer);
        this.#live();
        // Clients connect again, as to a server that is started anew.
        for (const webSocket of this.#webSockets.clients) webSocket.close(1012, "the server is started anew");
        setTimeout(() => {
          for (const webSocket of this.#webSockets.clients) webSocket.terminate();
          server.closeAllConnections();
        }, 500);
        server.closeIdleConnections();
        await new Promise((resolve) => server.close(resolve));
        for (const { table } of this.#places.values()) table.free();
      },
    };
  }

  /** Takes up the tables that were not over when the last process ended. */
  #resume(): void {
    const { sql } = this.#options;
    const [row] = sql("SELECT at FROM alive");
    const away = row === undefined ? 0 : Math.max(0, Date.now() - Number(row.at));
    for (const { id } of sql("SELECT id FROM tables WHERE json_extract(progress, '$.status') != 'over'"))
      this.#place(String(id))?.table.giveBack(away);
  }

  #live(): void {
    this.#options.sql("INSERT OR REPLACE INTO alive VALUES (1, ?)", Date.now());
  }

  /** Deletes tables that were over long ago. */
  #sweep(): void {
    const old = this.#options.sql(
      "SELECT id FROM tables WHERE json_extract(progress, '$.status') = 'over' AND json_extract(progress, '$.touched') < ?",
      Date.now() - KEPT_MILLISECONDS,
    );
    for (const { id } of old) this.#place(String(id))?.table.wake();
  }

  /** Returns a table, from storage if it is not in memory. */
  #place(id: string): Place | undefined {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const connections = new Set<Connection>();
    const table = Table.load(id, this.#host(id, connections), new Store(this.#options.sql, id));
    return table === undefined ? undefined : this.#keep(id, table, connections);
  }

  #keep(id: string, table: Table, connections: Set<Connection>): Place {
    const place: Place = { table, connections, timer: undefined };
    this.#places.set(id, place);
    this.#schedule(id, this.#wanted.get(id) ?? null);
    return place;
  }

  /** When tables want to be woken. A table says it before it is in `#places`. */
  readonly #wanted = new Map<string, number>();

  #host(id: string, connections: Set<Connection>): Host {
    return {
      builds: this.#options.builds,
      botPause: this.#options.botPause ?? BOT_MILLISECONDS,
      limited: this.#options.limited ?? true,
      now: Date.now,
      connections: () => connections,
      wakeAt: (time) => this.#schedule(id, time),
      tell: (change) => {
        if (change.status === "gone") this.#places.delete(id);
        this.#lobby.change(id, change);
      },
      count: (event, word) =>
        this.#count(`altmode_${event}s_total{${event === "refused" ? "code" : "game"}="${word}"}`),
      failed: (error) => this.#failed(id, error),
    };
  }

  #schedule(id: string, time: number | null): void {
    if (time === null) this.#wanted.delete(id);
    else this.#wanted.set(id, time);
    const place = this.#places.get(id);
    if (place === undefined || this.#closing) return;
    clearTimeout(place.timer);
    const wait = time === null ? undefined : Math.min(LONGEST_TIMER, Math.max(0, time - Date.now()));
    place.timer = wait === undefined ? undefined : setTimeout(() => place.table.wake(), wait);
  }

  #opened(webSocket: WebSocket, admitted: Admitted, request: IncomingMessage): void {
    const { table: id, seat, nonce, game, since } = admitted;
    const place = this.#place(id);
    if (place === undefined) {
      webSocket.close(4001, "there is no such table");
      return;
    }
    const address = addressKey(this.#addressOf(request));
    this.#sockets.set(address, (this.#sockets.get(address) ?? 0) + 1);
    const connection: Connection = {
      seat,
      nonce,
      opened: Date.now(),
      send: (text) => {
        if (webSocket.bufferedAmount > MOST_UNREAD_BYTES) return webSocket.terminate();
        webSocket.send(text);
      },
      close: (code, reason) => webSocket.close(code, reason),
    };
    place.connections.add(connection);
    webSocket.on("message", (data, isBinary) => {
      if (isBinary) return webSocket.close(1003, "messages are text");
      const text = String(data);
      if (text === "ping") return webSocket.send("pong");
      place.table.received(connection, text);
    });
    webSocket.on("error", () => webSocket.terminate());
    webSocket.on("close", () => {
      const left = (this.#sockets.get(address) ?? 1) - 1;
      if (left === 0) this.#sockets.delete(address);
      else this.#sockets.set(address, left);
      place.connections.delete(connection);
      if (this.#closing || this.#places.get(id) !== place) return;
      place.table.disconnected(connection);
      if (place.table.isIdle) this.#unload(id, place);
    });
    this.#count("altmode_connections_total");
    place.table.connected(connection, game, since);
  }

  #unload(id: string, { table, timer }: Place): void {
    clearTimeout(timer);
    table.free();
    this.#places.delete(id);
    this.#wanted.delete(id);
  }

  #hasRoom(request: IncomingMessage): boolean {
    if (this.#options.limited === false) return true;
    const own = this.#sockets.get(addressKey(this.#addressOf(request))) ?? 0;
    return own < MOST_SOCKETS_PER_ADDRESS && this.#webSockets.clients.size < MOST_SOCKETS;
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const { addressHeader } = this.#options;
    const named = addressHeader === undefined ? undefined : headers[addressHeader];
    return typeof named === "string" ? named : (socket.remoteAddress ?? "unknown");
  }

  /** Returns a request as the outer face reads it; `undefined` for addresses and methods that no client of ours sends. */
  #request(request: IncomingMessage): Request | undefined {
    const { method = "GET", url = "/", headers } = request;
    const address = addressOf(url);
    if (address === undefined || !["GET", "HEAD", "POST", "OPTIONS"].includes(method)) return undefined;
    const hasBody = method === "POST";
    return new Request(address, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      ...(hasBody ? { body: Readable.toWeb(request) as unknown as ReadableStream, duplex: "half" } : {}),
    });
  }

  #backend(): Backend {
    const tableOf = (id: string): Table => {
      const place = this.#place(id);
      if (place === undefined) throw new AltmodeError("unknown-table", "there is no such table");
      return place.table;
    };
    return {
      newId: nonce,
      isId: (text) => /^[\w-]{22}$/.test(text),
      open: async (id, wanted) =>
        answered(() => {
          const connections = new Set<Connection>();
          const opened = Table.open(
            id,
            this.#host(id, connections),
            new Store(this.#options.sql, id),
            wanted,
          );
          this.#keep(id, opened.table, connections);
          return opened.given;
        }),
      join: async (id, seat) => answered(() => tableOf(id).join(seat)),
      record: async (id, number) => answered(() => tableOf(id).record(number)),
      close: async (id) =>
        answered(() => {
          tableOf(id).close();
          return null;
        }),
      admit: async (entry) => this.#lobby.open(entry),
      gone: async (id) => this.#lobby.change(id, { taken: 0, status: "gone" }),
      list: async (game) => this.#lobby.list(game),
      like: async (wanted) => this.#lobby.like(wanted),
      counts: async () => this.#lobby.counts(),
    };
  }

  #count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  #metrics(): Record<string, number> {
    const { rss } = process.memoryUsage();
    return {
      ...Object.fromEntries(this.#counts),
      altmode_connections: this.#webSockets.clients.size,
      altmode_tables_in_memory: this.#places.size,
      process_resident_memory_bytes: rss,
    };
  }

  /** Writes a fault to the log: what failed, but neither tokens nor messages. */
  #failed(place: string, error: unknown): void {
    this.#count("altmode_faults_total");
    const { code, message, stack } = error as Partial<AltmodeError>;
    const log = this.#options.log ?? ((line) => console.error(JSON.stringify(line)));
    log({ at: new Date().toISOString(), place, code, message, stack });
  }
}

/** Returns the address of a request, or `undefined` if it is none. */
function addressOf(url: string): URL | undefined {
  try {
    return new URL(url, "http://server");
  } catch {
    return undefined;
  }
}
