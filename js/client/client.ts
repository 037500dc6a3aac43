import { AltmodeError } from "../errors.js";
import { fieldsOf, meant } from "./legal.js";
import { withSlash } from "./lobby.js";
import {
  type ClientMessage,
  type ClockInfo,
  FINAL_CLOSES,
  type GameTypesByName,
  type LiveGame,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
  type TableRefusal,
} from "./messages.js";

/** The part of a WebSocket that the client uses. */
export interface WebSocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** Options of a client. */
export interface ClientOptions {
  /** Address of the server. */
  server: string | URL;
  /** Id of the table. */
  table: string;
  /** The token of the seat. Without one, the client is a spectator. */
  token?: string | undefined;
  /** Another class of WebSockets, for example that of the package `ws` in Node 20, which has none. */
  WebSocket?: (new (address: string, protocols: string[]) => WebSocketLike) | undefined;
  /** Milliseconds before the first and at most before each later attempt to connect again; 250 and 8,000 by default. */
  retry?: { first?: number; most?: number } | undefined;
}

/** A game as the client knows it. */
export interface LiveView<Name extends LiveGame = LiveGame>
  extends Omit<StateMessage<Name>, "type" | "since" | "events" | "clock"> {
  /** All events of the game so far. */
  events: GameTypesByName[Name]["event"][];
  /** Index of the first event that the newest message brought, for animations. */
  newEvents: number;
}

/** The state of a client. A new object after each change. */
export interface LiveState<Name extends LiveGame = LiveGame> {
  /** `closed` is final; `connecting` also means that the connection is lost and will be made again. */
  connection: "connecting" | "open" | "closed";
  /** Why the connection was closed for good. */
  closed: string | null;
  /** The client's seat, `null` for a spectator. */
  seat: number | null;
  table: TableInfo | null;
  /** The current game, `null` before the first one. */
  game: LiveView<Name> | null;
  /** The action that the server has not taken yet. */
  pending: object | null;
}

/** An action that is on its way. */
interface Pending {
  readonly message: Extract<ClientMessage, { type: "act" }>;
  readonly done: () => void;
  readonly failed: (error: AltmodeError) => void;
}

type Listed = { readonly id: number; readonly label: string };

/** Conceding is possible at any decision, and is not listed. */
const isConcession = (action: object): boolean => (action as { type?: unknown }).type === "concede";

/** Milliseconds between two signs of life, and after which a silent connection counts as lost. */
const HEARTBEAT = 20_000;
const SILENCE = 30_000;

/**
 * A seat or a spectator at a live table. The client connects by itself, and again after each loss, from the last event that it
 * knows. An action that was on its way is then sent again, and the server takes it once.
 *
 * ```ts
 * const client = new TableClient<"unmatched">({ server, table, token });
 * client.subscribe(() => draw(client.state));
 * await client.act(action);
 * ```
 */
export class TableClient<Name extends LiveGame = LiveGame> {
  readonly #options: ClientOptions;
  readonly #listeners = new Set<() => void>();
  readonly #first: number;
  readonly #most: number;
  #state: LiveState<Name> = {
    connection: "connecting",
    closed: null,
    seat: null,
    table: null,
    game: null,
    pending: null,
  };
  #socket: WebSocketLike | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pending: Pending | undefined;
  #clock: { info: ClockInfo; at: number } | undefined;
  /** Those who wait for answers to `explain`, in the order of their questions. */
  #asked: { done: (refusal: TableRefusal | null) => void; failed: (error: AltmodeError) => void }[] = [];
  #refused: TableRefusal | null = null;
  readonly #online = (): void => {
    if (this.#timer !== undefined) this.#connect();
  };

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#first = options.retry?.first ?? 250;
    this.#most = options.retry?.most ?? 8_000;
    globalThis.addEventListener?.("online", this.#online);
    this.#connect();
  }

  /** The state of the client. The object changes only when something has changed, so components can compare it. */
  get state(): LiveState<Name> {
    return this.#state;
  }

  /** Calls a function after each change. Returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns `state`; for `useSyncExternalStore` of React, with `subscribe`. */
  readonly getSnapshot = (): LiveState<Name> => this.#state;

  /** The newest refusal of something other than an action, such as a claim that came too early. */
  get refused(): TableRefusal | null {
    return this.#refused;
  }

  /**
   * Returns the milliseconds that a seat has left, or `null` without a clock. They run on while nothing arrives, so call this
   * for each frame that shows them.
   */
  remaining(seat: number): number | null {
    if (this.#clock === undefined) return null;
    const { info, at } = this.#clock;
    const left = info.left[seat];
    if (left === undefined) return null;
    return Math.max(0, info.running === seat ? left - (Date.now() - at) : left);
  }

  /**
   * Returns why an action cannot be sent, or `null` if it can. The answer is immediate: the view of each decision brings all its
   * legal actions, as the rules list them. `explain()` asks the rules of the server for the reason.
   */
  check(action: GameTypesByName[Name]["actionInput"]): TableRefusal | null {
    const { game, seat } = this.#state;
    if (game === null || seat === null)
      return { code: "no-seat", message: "this client has no seat in a running game" };
    if (game.outcome !== null || this.#state.table?.status === "over")
      return { code: "game-over", message: "the game is over" };
    if (isConcession(action)) return null;
    if (game.toAct !== seat) return { code: "not-your-seat", message: "another seat has to decide" };
    const [found, another] = meant<Listed>(game.actions, action, game.observation);
    if (found === undefined)
      return { code: "illegal-action", message: "this is not among the legal actions" };
    if (another === undefined) return null;
    const open = Object.keys(fieldsOf(found)).filter((name) => !(name in action));
    return {
      code: "ambiguous-action",
      message: `several legal actions have these fields; name ${open.join(", ")} too`,
    };
  }

  /** Asks the server why an action is illegal ("Brave: you must attack Headstrong"); `null` if it is legal. Nothing is done. */
  explain(action: GameTypesByName[Name]["actionInput"]): Promise<TableRefusal | null> {
    const { game, connection } = this.#state;
    if (game === null || connection !== "open") return Promise.resolve(this.check(action));
    return new Promise((done, failed) => {
      this.#asked.push({ done, failed });
      this.#send({ type: "check", game: game.game, at: game.at, action });
    });
  }

  /**
   * Sends an action for the decision that is due. Resolves when the decision has passed, and rejects with an `AltmodeError` if
   * `check()` or the server refuses the action.
   */
  async act(action: GameTypesByName[Name]["actionInput"]): Promise<void> {
    const { game } = this.#state;
    if (this.#state.connection === "closed")
      throw new AltmodeError("no-connection", "this client was closed; make another one");
    if (this.#pending !== undefined)
      throw new AltmodeError("busy", "an action is on its way; wait until `act` has resolved");
    const refusal = this.check(action);
    if (refusal !== null || game === null)
      throw new AltmodeError(refusal?.code ?? "no-game", refusal?.message ?? "the game has not begun");
    const [found = action] = isConcession(action)
      ? []
      : meant<Listed>(game.actions, action, game.observation);
    const fields = fieldsOf(found);
    const message = { type: "act", game: game.game, at: game.at, action: fields } as const;
    try {
      await new Promise<void>((done, failed) => {
        this.#pending = { message, done, failed };
        this.#change({ pending: fields });
        this.#send(message);
      });
    } finally {
      this.#pending = undefined;
      if (this.#state.pending !== null) this.#change({ pending: null });
    }
  }

  /** Begins the game with bots in the empty seats. */
  start(): void {
    this.#send({ type: "start" });
  }

  /** Gives the seat up before the game begins. */
  leave(): void {
    this.#send({ type: "leave" });
  }

  /** Gives the game up. */
  resign(): void {
    this.#send({ type: "resign", game: this.#number });
  }

  /** Asks for a pause. It begins when all persons have asked. */
  pause(): void {
    this.#send({ type: "pause", game: this.#number });
  }

  /** Ends a pause, or withdraws the request for one. */
  resume(): void {
    this.#send({ type: "resume", game: this.#number });
  }

  /** Claims the game of the seat that has to decide and was away too long. */
  claim(): void {
    this.#send({ type: "claim", game: this.#number });
  }

  /** Asks for another game after the end. It begins when all persons have asked. */
  rematch(): void {
    this.#send({ type: "rematch", game: this.#number });
  }

  /** Connects now, for example after another tab had taken the seat (`closed`). */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  /** Ends the connection. */
  close(): void {
    this.#end("this client was closed");
  }

  get #number(): number {
    return this.#state.table?.number ?? 0;
  }

  #change(change: Partial<LiveState<Name>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #send(message: ClientMessage): void {
    // A message that is lost with the connection needs no queue: an action is sent again, and people press again.
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet.
    }
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { server, table, token, WebSocket = globalThis.WebSocket } = this.#options;
    if (WebSocket === undefined)
      throw new AltmodeError(
        "no-websocket",
        "this host has no WebSocket; give a class as the option WebSocket",
      );
    const address = new URL(`tables/${encodeURIComponent(table)}`, withSlash(server));
    address.protocol = address.protocol.replace("http", "ws");
    const { game } = this.#state;
    if (game !== null) {
      address.searchParams.set("game", String(game.game));
      address.searchParams.set("since", String(game.events.length));
    }
    const protocols = token === undefined ? [PROTOCOL] : [PROTOCOL, token];
    const socket: WebSocketLike = new WebSocket(String(address), protocols);
    this.#socket = socket;
    this.#heard = Date.now();
    // Before it is open as well, because a connection can hang while it is made.
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(socket), HEARTBEAT);
    const current = () => this.#socket === socket;
    socket.onopen = () => {
      if (!current()) return;
      this.#attempts = 0;
      this.#heard = Date.now();
      this.#change({ connection: "open" });
    };
    socket.onmessage = (({ data }: { data: unknown }) => {
      if (!current()) return;
      this.#heard = Date.now();
      if (typeof data === "string" && data !== "pong") this.#told(JSON.parse(data) as ServerMessage<Name>);
    }) as never;
    socket.onclose = (({ code }: { code: number }) => {
      if (!current()) return;
      const final = FINAL_CLOSES[code];
      if (final !== undefined) this.#end(final);
      else this.#lost();
    }) as never;
    // The close event follows.
    socket.onerror = () => {};
  }

  #beat(socket: WebSocketLike): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.#lost();
      return;
    }
    try {
      socket.send("ping");
    } catch {
      this.#lost();
    }
  }

  /** Connects again after a time that doubles with each attempt, and differs among clients, which a restart hits at once. */
  #lost(): void {
    this.#drop();
    const wait = Math.min(this.#most, this.#first * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#change({ connection: "connecting" });
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    for (const { failed } of this.#asked.splice(0))
      failed(new AltmodeError("no-connection", "the connection was lost; ask again"));
    try {
      socket?.close();
    } catch {
      // It is closed already.
    }
  }

  #end(reason: string): void {
    this.#drop();
    globalThis.removeEventListener?.("online", this.#online);
    this.#change({ connection: "closed", closed: reason });
    this.#pending?.failed(new AltmodeError("no-connection", reason));
  }

  #told(message: ServerMessage<Name>): void {
    switch (message.type) {
      case "table": {
        const { clock, number } = message.info;
        if (number < this.#number) return;
        this.#clock = clock === null ? undefined : { info: clock, at: Date.now() };
        this.#change({ table: message.info, seat: message.you });
        return;
      }
      case "state":
        this.#shown(message);
        return;
      case "checked":
        this.#asked.shift()?.done(message.refusal);
        return;
      case "refused":
        this.#refuse(message);
        return;
    }
  }

  #shown({ type: _, since, events, clock, ...view }: StateMessage<Name>): void {
    const before = this.#state.game;
    const known = before !== null && before.game === view.game ? before : undefined;
    // Older than what is known: a message that was overtaken.
    if (before !== null && (view.game < before.game || (known && view.at < known.at))) return;
    const log = known?.events ?? [];
    if (since > log.length) {
      this.#send({ type: "sync", game: view.game, since: log.length });
      return;
    }
    const fresh = events.slice(log.length - since);
    if (clock !== null) this.#clock = { info: clock, at: Date.now() };
    this.#change({ game: { ...view, events: [...log, ...fresh], newEvents: log.length } });
    const pending = this.#pending;
    if (pending === undefined) return;
    if (view.game === pending.message.game && view.at === pending.message.at) {
      // The connection was lost before the answer: the server has not taken the action. Taken twice it is refused as stale.
      if (known === undefined || known.at === view.at) this.#send(pending.message);
    } else pending.done();
  }

  #refuse({ what, code, message, at }: Extract<ServerMessage, { type: "refused" }>): void {
    const pending = this.#pending;
    if (what === "check") {
      this.#asked.shift()?.done({ code, message });
      return;
    }
    if (what !== "act") {
      this.#refused = { code, message };
      this.#change({});
      return;
    }
    if (pending === undefined || at !== pending.message.at) return;
    // The state that shows what became of the decision may have been lost.
    if (code === "stale")
      this.#send({ type: "sync", game: pending.message.game, since: this.#state.game?.events.length ?? 0 });
    // Nothing was stored: the action is still to be taken.
    else if (code === "try-again") setTimeout(() => this.#again(pending), this.#first);
    else pending.failed(new AltmodeError(code, message));
  }

  #again(pending: Pending): void {
    if (pending === this.#pending) this.#send(pending.message);
  }
}
