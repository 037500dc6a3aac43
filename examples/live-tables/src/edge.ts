// The outer face of both hosts: HTTP requests, and who may open a WebSocket. It holds no state but counts of requests.
//
//   POST /tables                 opens a table                    GET /tables?game=…       open tables
//   POST /tables/ID/seats        takes a seat                     GET /tables/ID/record    record of a finished game
//   POST /quick                  joins a like table, or opens one GET /metrics             for the administrator
//   POST /admin/tables/ID/close  ends a game                      GET /tables/ID           WebSocket

import {
  AltmodeError,
  type ListedTable,
  type LiveGame,
  type NewSeat,
  PROTOCOL,
  type Seated,
  type TableRefusal,
} from "altmode/client";
import type { Given } from "./host.js";
import { addressKey, MOST_BODY_BYTES, Rates, REQUESTS } from "./limits.js";
import type { Counts, Entry } from "./lobby.js";
import { fromJson, readGame, readNewSeat, readNewTable, type WantedTable } from "./messages.js";
import { nonce as random } from "./random.js";
import type { Tokens } from "./token.js";

/** A value, or why there is none. Errors lose their code between Durable Objects, so a refusal is a value. */
export type Answer<T> = { value: T } | { refusal: TableRefusal };

/** Returns the answer of a task, with the refusals of altmode as values. */
export function answered<T>(task: () => T): Answer<T> {
  try {
    return { value: task() };
  } catch (error) {
    if (!(error instanceof AltmodeError) || error.code === "internal" || error.code === "closed") throw error;
    return { refusal: { code: error.code, message: error.message, path: error.path } };
  }
}

/** Tables and lobby, wherever they are. */
export interface Backend {
  newId(): string;
  /** Whether a text can be the id of a table. */
  isId(text: string): boolean;
  open(table: string, wanted: WantedTable): Promise<Answer<Given>>;
  join(table: string, seat: NewSeat): Promise<Answer<Given>>;
  record(table: string, number: number): Promise<Answer<object>>;
  close(table: string): Promise<Answer<null>>;
  admit(entry: Entry): Promise<string | null>;
  gone(table: string): Promise<void>;
  list(game: LiveGame): Promise<ListedTable[]>;
  like(wanted: Pick<Entry, "game" | "seats" | "options" | "clock">): Promise<string[]>;
  counts(): Promise<Counts>;
}

/** Settings of a server. */
export interface Settings {
  tokens: Tokens;
  /** Secret of the administrator. Without one there are neither metrics nor closing. */
  admin?: string | undefined;
  /** Origins whose pages may use the server; all by default, because no request depends on cookies. */
  origins?: readonly string[] | undefined;
  /** Whether requests of an address are counted against a limit. */
  limited: boolean;
  now: () => number;
  /** Numbers of the host beside those of the lobby, for `/metrics`. */
  metrics?: () => Record<string, number>;
  failed: (error: unknown) => void;
}

/** The seat, or the spectator, that may open a WebSocket. */
export interface Admitted {
  table: string;
  seat: number | null;
  nonce: string;
  game: number;
  since: number;
}

export class Edge {
  readonly #backend: Backend;
  readonly #settings: Settings;
  readonly #requests = new Rates(REQUESTS);

  constructor(backend: Backend, settings: Settings) {
    [this.#backend, this.#settings] = [backend, settings];
  }

  /** Answers a request that is no WebSocket. */
  async answer(request: Request, address: string): Promise<Response> {
    const response = await this.#answer(request, this.#keyOf(address)).catch((error: unknown) =>
      this.#refused(error),
    );
    const origin = request.headers.get("origin");
    if (origin !== null && this.#isWelcome(origin)) {
      response.headers.set("access-control-allow-origin", origin);
      response.headers.set("vary", "origin");
    }
    return response;
  }

  /** Admits a WebSocket, or answers with the refusal. */
  async admit(request: Request, address: string): Promise<Admitted | Response> {
    const origin = request.headers.get("origin");
    if (origin !== null && !this.#isWelcome(origin))
      return new Response("not from this origin", { status: 403 });
    if (!this.#admits(addressKey(address))) return tooMany();
    const { pathname, searchParams } = new URL(request.url);
    const [, table = ""] = /^\/tables\/([^/]+)$/.exec(pathname) ?? [];
    const [protocol, text] = (request.headers.get("sec-websocket-protocol") ?? "")
      .split(",")
      .map((word) => word.trim());
    if (protocol !== PROTOCOL)
      return new Response(`this server speaks the subprotocol ${PROTOCOL}`, { status: 400 });
    if (!this.#backend.isId(table)) return new Response("there is no such table", { status: 404 });
    const token = text === undefined ? undefined : await this.#settings.tokens.read(text);
    if (text !== undefined && token?.table !== table)
      return new Response("you have no seat at this table", { status: 403 });
    const number = (name: string) => {
      const value = Number(searchParams.get(name));
      return Number.isSafeInteger(value) && value >= 0 ? value : 0;
    };
    const { seat = null, nonce = "" } = token ?? {};
    return { table, seat, nonce, game: number("game"), since: number("since") };
  }

  /** Returns what counts as one address; without limits, an address of its own for each request. */
  #keyOf(address: string): string {
    return this.#settings.limited ? addressKey(address) : random();
  }

  #admits(address: string): boolean {
    const { limited, now } = this.#settings;
    return !limited || this.#requests.admits(address, now());
  }

  #isWelcome(origin: string): boolean {
    return this.#settings.origins?.includes(origin) ?? true;
  }

  async #answer(request: Request, address: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { method } = request;
    if (method === "OPTIONS")
      return new Response(null, {
        status: 204,
        headers: {
          "access-control-allow-methods": "GET, POST",
          "access-control-allow-headers": "content-type, authorization",
          "access-control-max-age": "86400",
        },
      });
    if (!this.#admits(address)) return tooMany();
    const [, table, part] = /^\/tables\/([^/]+)\/(seats|record)$/.exec(pathname) ?? [];
    const [, closed] = /^\/admin\/tables\/([^/]+)\/close$/.exec(pathname) ?? [];
    const id = table ?? closed;
    if (id !== undefined && !this.#backend.isId(id))
      throw new AltmodeError("unknown-table", "there is no such table");
    const post = method === "POST";
    if (post && pathname === "/tables")
      return Response.json(await this.#open(readNewTable(await body(request)), address));
    if (post && pathname === "/quick")
      return Response.json(await this.#quick(readNewTable(await body(request)), address));
    if (post && table !== undefined && part === "seats") {
      const given = granted(await this.#backend.join(table, readNewSeat(await body(request))));
      return Response.json(await this.#seated(table, given));
    }
    if (post && closed !== undefined) {
      await this.#requireAdmin(request);
      granted(await this.#backend.close(closed));
      return Response.json({ closed });
    }
    if (method === "GET" && pathname === "/tables")
      return Response.json(await this.#backend.list(readGame(searchParams.get("game"))));
    if (method === "GET" && table !== undefined && part === "record")
      return Response.json(granted(await this.#backend.record(table, Number(searchParams.get("game") ?? 1))));
    if (method === "GET" && pathname === "/metrics") {
      await this.#requireAdmin(request);
      return new Response(await this.#metrics(), {
        headers: { "content-type": "text/plain; version=0.0.4" },
      });
    }
    return Response.json({ code: "unknown-address", message: "there is nothing here" }, { status: 404 });
  }

  async #open(wanted: WantedTable, address: string): Promise<Seated> {
    const { game, name, seats, options, clock = null, open } = wanted;
    const table = this.#backend.newId();
    const refused = await this.#backend.admit({ table, address, game, name, seats, options, clock, open });
    if (refused !== null) throw new AltmodeError(refused, "too many tables are open; try again later");
    try {
      return await this.#seated(table, granted(await this.#backend.open(table, wanted)));
    } catch (error) {
      // A table that could not be opened does not count.
      await this.#backend.gone(table);
      throw error;
    }
  }

  async #quick(wanted: WantedTable, address: string): Promise<Seated> {
    const { game, name, seats, options, clock = null, choice } = wanted;
    for (const table of await this.#backend.like({ game, seats, options, clock })) {
      const answer = await this.#backend.join(table, { name, choice });
      if ("value" in answer) return this.#seated(table, answer.value);
      // Another person was quicker, or the table is gone, or has this character already.
    }
    return this.#open({ ...wanted, open: true }, address);
  }

  async #seated(table: string, { seat, nonce, invitation }: Given): Promise<Seated> {
    const token = await this.#settings.tokens.sign({ table, seat, nonce });
    return { table, seat, token, ...(invitation === undefined ? {} : { invitation }) };
  }

  async #requireAdmin(request: Request): Promise<void> {
    const { admin } = this.#settings;
    const given = request.headers.get("authorization") ?? "";
    const equal = async () => {
      const [one, other] = await Promise.all([given, `Bearer ${admin}`].map((text) => digest(text)));
      return one === other;
    };
    if (admin === undefined || !(await equal()))
      throw new AltmodeError(
        "not-admin",
        "this is for the administrator, with `authorization: Bearer SECRET`",
      );
  }

  async #metrics(): Promise<string> {
    const counts = await this.#backend.counts();
    const lines = ["waiting", "playing", "paused"].map(
      (status) => `altmode_tables{status="${status}"} ${counts[status] ?? 0}`,
    );
    for (const [name, value] of Object.entries(this.#settings.metrics?.() ?? {}))
      lines.push(`${name} ${value}`);
    return `${lines.join("\n")}\n`;
  }

  #refused(error: unknown): Response {
    if (!(error instanceof AltmodeError) || error.code === "internal" || error.code === "closed") {
      this.#settings.failed(error);
      return Response.json({ code: "failed", message: "the server failed; try again" }, { status: 500 });
    }
    const { code, message, path } = error;
    return Response.json({ code, message, path }, { status: statusOf(code) });
  }
}

const STATUS: Readonly<Record<string, number>> = {
  "too-many-tables": 503,
  "too-many-tables-of-address": 429,
  "too-long": 413,
  "unknown-table": 404,
  "no-record": 404,
  "not-admin": 403,
  "no-invitation": 403,
  "no-seat": 409,
  "not-over": 409,
};

const statusOf = (code: string): number => STATUS[code] ?? 400;

const tooMany = () =>
  Response.json(
    { code: "too-many-requests", message: "too many requests; wait some seconds" },
    { status: 429 },
  );

/** Returns the value of an answer, or throws its refusal. */
function granted<T>(answer: Answer<T>): T {
  if ("value" in answer) return answer.value;
  const { code, message, path } = answer.refusal;
  throw new AltmodeError(code, message, path);
}

async function digest(text: string): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Reads a request's JSON body, and stops at the limit. */
async function body(request: Request): Promise<unknown> {
  const tooLong = () => new AltmodeError("too-long", `a body has at most ${MOST_BODY_BYTES} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BODY_BYTES) throw tooLong();
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_BODY_BYTES) {
      await reader.cancel();
      throw tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  return fromJson(text + decoder.decode(), "a body");
}
