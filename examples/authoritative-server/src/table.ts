// One game at one table: a Durable Object that alone holds the state. Each seat receives what it may know, and nothing
// else leaves this object.

import { DurableObject } from "cloudflare:workers";
import { type ActionInput, AltmodeError, type Deck, type Game, load, type Tcg } from "altmode/tcg";
import { IDLE_MILLISECONDS, MOST_LETTERS, MOST_SOCKETS_PER_SEAT, Rate } from "./limits.js";
import type { Lobby } from "./lobby.js";
import type { FromClient, NewTable, Refusal, Seat, TakeSeat, ToClient } from "./messages.js";

/** The part of the server's environment that a table uses. */
interface TableEnvironment {
  LOBBY: DurableObjectNamespace<Lobby>;
}

type SeatNumber = 0 | 1;

/** A table that waits for its second player. */
interface Waiting {
  deck: Deck;
  options: NewTable["options"];
  secret: string;
  invitation: string;
}

/** A game, and the secrets of its seats. */
interface Playing {
  save: Uint8Array;
  /** The number of decisions taken. */
  decisions: number;
  secrets: [string, string];
}

/** The data that the runtime keeps with a connection while this object sleeps. */
interface Seated {
  seat: SeatNumber;
  /** Events that were sent over it. */
  known: number;
  /** When it was opened. */
  opened: number;
}

/** The subprotocol that the server speaks; the second one that a client names is its secret. */
const PROTOCOL = "altmode";

export class Table extends DurableObject<TableEnvironment> {
  #tcg: Tcg | undefined;
  #game: Game | undefined;
  #decisions = 0;
  readonly #rates: [Rate, Rate] = [new Rate(), new Rate()];
  /** The last use of the game: one begins when the one before it is stored. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(context: DurableObjectState, environment: TableEnvironment) {
    super(context, environment);
    context.blockConcurrencyWhile(async () => {
      this.#tcg = await load();
    });
  }

  /** Opens the table for its creator. */
  open({ deck, options }: NewTable): Promise<Seat | Refusal> {
    return this.#seat(async () => {
      if ((await this.#stored("waiting")) ?? (await this.#stored("playing"))) {
        throw new AltmodeError("table-taken", "this table is open already");
      }
      this.#begin([deck, deck], options).free(); // refuses a bad deck at once
      const [secret, invitation] = [crypto.randomUUID(), crypto.randomUUID()];
      // First, so that a table which is stored is also closed one day.
      await this.#stayOpen();
      await this.ctx.storage.put<Waiting>("waiting", { deck, options, secret, invitation });
      return { table: this.ctx.id.toString(), seat: 0, secret, invitation };
    });
  }

  /** Seats the second player, and begins the game. */
  join({ invitation, deck }: TakeSeat): Promise<Seat | Refusal> {
    return this.#seat(async () => {
      const waiting = await this.#stored("waiting");
      if (waiting === undefined || !same(waiting.invitation, invitation)) {
        throw new AltmodeError("no-seat", "there is no seat for this invitation");
      }
      const game = this.#begin([waiting.deck, deck], waiting.options);
      const secret = crypto.randomUUID();
      await this.ctx.storage.transaction(async (storage) => {
        const secrets: [string, string] = [waiting.secret, secret];
        await storage.put<Playing>("playing", { save: game.save(), decisions: 0, secrets });
        await storage.delete("waiting");
      });
      [this.#game, this.#decisions] = [game, 0];
      return { table: this.ctx.id.toString(), seat: 1, secret };
    });
  }

  /** A seat's WebSocket. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("upgrade") !== "websocket")
      return new Response("a WebSocket is expected", { status: 426 });
    const named = (request.headers.get("sec-websocket-protocol") ?? "").split(",").map((word) => word.trim());
    const playing = await this.#stored("playing");
    const seat = ([0, 1] as const).find((seat) => same(playing?.secrets[seat], named[1]));
    if (named[0] !== PROTOCOL || seat === undefined)
      return new Response("you have no seat at this table", { status: 403 });
    const since = Number(new URL(request.url).searchParams.get("since") ?? 0);
    const { 0: client, 1: server } = new WebSocketPair();
    await this.#inTurn(async () => {
      const game = await this.#running();
      this.#makeRoom(seat);
      // The runtime may put this object to sleep between messages; the seat is kept with the connection.
      this.ctx.acceptWebSocket(server, [String(seat)]);
      server.serializeAttachment({ seat, known: 0, opened: Date.now() } satisfies Seated);
      this.#show(game, server, Number.isSafeInteger(since) && since > 0 ? since : 0);
    });
    const headers = { "sec-websocket-protocol": PROTOCOL };
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    const { seat } = socket.deserializeAttachment() as Seated;
    if (typeof text !== "string" || text.length > MOST_LETTERS) return socket.close(1009, "too long");
    if (!this.#rates[seat].admits(Date.now())) return socket.close(1008, "too many messages");
    try {
      const message = parse(text);
      await this.#inTurn(async () => {
        if ("since" in message) this.#show(await this.#running(), socket, message.since);
        else await this.#act(seat, message);
      });
    } catch (error) {
      if (!(error instanceof AltmodeError)) throw error;
      // The client has seen the state; `at` tells it whether that is still the latest.
      send(socket, { type: "refused", code: error.code, message: error.message, at: this.#decisions });
    }
  }

  /** Closes a table at which nothing happens any more. */
  override alarm(): Promise<void> {
    return this.#inTurn(() => this.#close());
  }

  async #close(): Promise<void> {
    // A move that was under way when the alarm went off has set another one.
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    for (const socket of this.ctx.getWebSockets()) socket.close(1001, "this table is closed");
    await this.ctx.storage.deleteAll();
    this.#forget();
    const { LOBBY } = this.env;
    await LOBBY.get(LOBBY.idFromName("lobby")).close(this.ctx.id.toString());
  }

  async #act(seat: SeatNumber, { at, action }: Extract<FromClient, { action: unknown }>): Promise<void> {
    const game = await this.#running();
    // Conceding is possible at any time; everything else answers a certain decision.
    const concedes = "type" in action && action.type === "concede";
    if (!concedes && at !== this.#decisions)
      throw new AltmodeError("stale", `this is about decision ${at}, and decision ${this.#decisions} is due`);
    // The rules know whose decision it is; `seat` says who asks. A copy takes the action, and becomes the game when it
    // is stored: a failed write leaves the game as it was, and clients never hear of a move that was lost.
    const next = game.clone();
    const playing = await this.#stored("playing");
    try {
      if (playing === undefined) throw new AltmodeError("no-game", "this table has no game");
      next.apply(action, { seat });
      const decisions = this.#decisions + 1;
      await this.ctx.storage.put<Playing>("playing", { ...playing, save: next.save(), decisions });
      [this.#game, this.#decisions] = [next, decisions];
    } catch (error) {
      next.free();
      throw error;
    }
    game.free();
    for (const socket of this.ctx.getWebSockets()) {
      this.#show(next, socket, (socket.deserializeAttachment() as Seated).known);
    }
    await this.#stayOpen();
  }

  /** Tells a seat all that it may know now, and the events from `since` on. */
  #show(game: Game, socket: WebSocket, since: number): void {
    const seated = socket.deserializeAttachment() as Seated;
    const { seat } = seated;
    const events = game.events(since, seat);
    socket.serializeAttachment({ ...seated, known: since + events.length } satisfies Seated);
    send(socket, {
      type: "state",
      seat,
      at: this.#decisions,
      observation: game.observe(seat),
      actions: game.toAct === seat ? game.legalActions() : [],
      since,
      events,
      outcome: game.outcome,
    });
  }

  /** Closes the oldest WebSockets of a seat until there is room for one more. */
  #makeRoom(seat: SeatNumber): void {
    const opened = (socket: WebSocket) => (socket.deserializeAttachment() as Seated).opened;
    const own = this.ctx.getWebSockets(String(seat)).sort((one, other) => opened(one) - opened(other));
    const tooMany = Math.max(0, own.length + 1 - MOST_SOCKETS_PER_SEAT);
    for (const socket of own.slice(0, tooMany)) socket.close(4000, "this seat was opened elsewhere");
  }

  #begin(decks: [Deck, Deck], options: NewTable["options"]): Game {
    const { format, rulings, first } = options ?? {};
    // Without a seed of the client's: that would tell it every shuffle.
    return this.#rules().newGame({ format, rulings, first, players: decks });
  }

  /** The game, from storage where this object has none, or one that was closed by a fault at another table. */
  async #running(): Promise<Game> {
    if (this.#game === undefined || isClosed(this.#game)) {
      const playing = await this.#stored("playing");
      if (playing === undefined) throw new AltmodeError("no-game", "this table has no game yet");
      this.#game = this.#rules().restore(playing.save);
      this.#decisions = playing.decisions;
    }
    return this.#game;
  }

  /** A change that gives a seat; errors lose their code between Durable Objects, so a refusal is a value. */
  #seat(change: () => Promise<Seat>): Promise<Seat | Refusal> {
    return this.#inTurn(change).catch((error: unknown) => {
      if (!(error instanceof AltmodeError) || error.code === "internal") throw error;
      return { code: error.code, message: error.message, path: error.path };
    });
  }

  /** One use of the game after the other. After a fault of any kind the next one begins with the stored game. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#last.then(change);
    this.#last = result.catch((error: unknown) => {
      const refused = error instanceof AltmodeError && !["internal", "closed"].includes(error.code);
      if (!refused) this.#forget();
    });
    return result;
  }

  #forget(): void {
    this.#game = undefined;
  }

  #stored<Name extends "waiting" | "playing">(name: Name) {
    return this.ctx.storage.get<Name extends "waiting" ? Waiting : Playing>(name);
  }

  async #stayOpen(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + IDLE_MILLISECONDS);
  }

  #rules(): Tcg {
    if (this.#tcg === undefined) throw new Error("the rules are not loaded");
    return this.#tcg;
  }
}

function send(socket: WebSocket, message: ToClient): void {
  socket.send(JSON.stringify(message));
}

/** Returns whether the WebAssembly instance of a game was given up, which all tables of the process share. */
function isClosed(game: Game): boolean {
  try {
    game.hash();
    return false;
  } catch {
    return true;
  }
}

/** Compares a secret without telling by its time how much of a guess was right. */
function same(secret: string | undefined, guess: unknown): boolean {
  if (secret === undefined || typeof guess !== "string" || guess.length !== secret.length) return false;
  let difference = 0;
  for (let index = 0; index < secret.length; index++)
    difference |= secret.charCodeAt(index) ^ guess.charCodeAt(index);
  return difference === 0;
}

/** Reads a client's message; the action itself is looked at by the rules. */
function parse(text: string): FromClient {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AltmodeError("bad-input", "a message is JSON text");
  }
  const { at, action, since } = (value ?? {}) as { at?: unknown; action?: unknown; since?: unknown };
  if (typeof since === "number" && Number.isSafeInteger(since) && since >= 0 && action === undefined)
    return { since };
  if ((at !== undefined && typeof at !== "number") || typeof action !== "object" || action === null)
    throw new AltmodeError("bad-input", "a message has the number of the decision and an action");
  return { at, action: action as ActionInput };
}
