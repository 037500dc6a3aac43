// One table: its seats, its game, its clock. It knows neither sockets nor the runtime, which the hosts give it (host.ts, node.ts,
// cloudflare.ts). All its methods finish at once, so that a change is stored before anybody hears of it.

import {
  AltmodeError,
  type ClientMessage,
  type Ending,
  type NewSeat,
  type ServerMessage,
  type TableInfo,
} from "altmode/client";
import { clockInfo, fallsAt, moved, newClock, turnTo } from "./clock.js";
import { begin, codeOf, filled, kinds, restored, type TableGame, type TableRules, trial } from "./games.js";
import type { Connection, Given, Host } from "./host.js";
import { absentToAct, infoOf } from "./info.js";
import {
  ABSENT_MILLISECONDS,
  CONNECTIONS,
  COST_OF_SYNC,
  MESSAGES,
  MOST_LETTERS,
  MOST_SOCKETS_PER_SEAT,
  MOST_SPECTATORS,
  Rate,
} from "./limits.js";
import { readMessage, type WantedTable } from "./messages.js";
import { nonce, same } from "./random.js";
import { abandonedAt, closesAt, nextDue } from "./schedule.js";
import type { Progress, Setup, Store, StoredSeat } from "./store.js";

/** Time after which a table that failed to do something by itself tries again. */
const AGAIN_MILLISECONDS = 30_000;

export class Table {
  readonly #id: string;
  readonly #host: Host;
  readonly #store: Store;
  #setup: Setup;
  #progress: Progress;
  #save: Uint8Array | null;
  #game: TableGame | undefined;
  #isDeleted = false;
  /** Length of the event log, which is the same for all viewers. */
  #events = 0;
  readonly #messages = new WeakMap<Connection, Rate>();
  readonly #connects = new Map<number, Rate>();

  private constructor(id: string, host: Host, store: Store, stored: ReturnType<Store["read"]> & object) {
    this.#id = id;
    this.#host = host;
    this.#store = store;
    ({ setup: this.#setup, progress: this.#progress, save: this.#save } = stored);
    // A process that ended could not store that it lost its connections.
    const absent = this.#progress.absent.map((since, seat) =>
      since === null && this.#isPerson(seat) && this.#connectionsOf(seat).length === 0 ? host.now() : since,
    );
    this.#progress = { ...this.#progress, absent };
    this.#schedule();
  }

  /** Opens a table and gives its first seat to the creator. */
  static open(id: string, host: Host, store: Store, wanted: WantedTable): { table: Table; given: Given } {
    const { game, options, name, choice, clock = null, open, seats } = wanted;
    const [fewest, most] = kinds[game].seats;
    if (seats < fewest || seats > most)
      throw new AltmodeError("bad-input", `a table of this game has ${fewest} to ${most} seats`, "seats");
    const first = { kind: "person", name, nonce: nonce(), choice } as const;
    const setup: Setup = {
      game,
      options,
      clock,
      open,
      invitation: nonce(),
      created: host.now(),
      seats: [first, ...Array.from({ length: seats - 1 }, emptySeat)],
    };
    const progress: Progress = {
      status: "waiting",
      number: 0,
      at: 0,
      toAct: null,
      rules: null,
      clock: null,
      absent: setup.seats.map((_, seat) => (seat === 0 ? host.now() : null)),
      asks: setup.seats.map(() => false),
      ended: null,
      touched: host.now(),
    };
    trial(host.builds, setup);
    const stored = { setup, progress, save: null };
    store.write(stored);
    return {
      table: new Table(id, host, store, stored),
      given: { seat: 0, nonce: first.nonce, invitation: setup.invitation },
    };
  }

  /** Returns a stored table. */
  static load(id: string, host: Host, store: Store): Table | undefined {
    const stored = store.read();
    return stored === undefined ? undefined : new Table(id, host, store, stored);
  }

  /** The public information about the table, without its game. */
  get info(): TableInfo {
    const spectators = this.#connectionsOf(null).length;
    return infoOf(this.#id, this.#setup, this.#progress, spectators, this.#host.now());
  }

  /** Whether the table can leave the memory: it has no connection, and nothing is to be done soon. */
  get isIdle(): boolean {
    return this.#progress.status === "over" && this.#isAlone;
  }

  /** Gives an empty seat to a person. The game begins when all seats are taken. */
  join({ name, choice, invitation, request }: NewSeat): Given {
    const { open, seats } = this.#setup;
    // The answer to an earlier request was lost.
    const own = seats.findIndex((seat) => request !== undefined && seat.request === request);
    const taken = seats[own];
    if (taken !== undefined) return { seat: own, nonce: taken.nonce };
    if (!open && !same(invitation, this.#setup.invitation))
      throw new AltmodeError("no-invitation", "this table needs the invitation of its link");
    const away = this.#progress.absent[0];
    if (invitation === undefined && away != null && this.#host.now() - away > ABSENT_MILLISECONDS)
      throw new AltmodeError("no-seat", "the person who opened this table has left");
    const seat = seats.findIndex(({ kind }) => kind === "empty");
    if (this.#progress.status !== "waiting" || seat < 0)
      throw new AltmodeError("no-seat", "all seats of this table are taken; its link still shows the game");
    const person: StoredSeat = { kind: "person", name, nonce: nonce(), choice, request };
    const setup = { ...this.#setup, seats: replaced(seats, seat, person) };
    trial(this.#host.builds, setup);
    const absent = replaced(this.#progress.absent, seat, this.#host.now());
    if (setup.seats.every(({ kind }) => kind === "person")) this.#begin(setup, absent);
    else this.#write(setup, { ...this.#progress, absent, touched: this.#host.now() }, null);
    this.#tellLobby();
    return { seat, nonce: person.nonce };
  }

  /** A WebSocket was opened. `since` is the number of events of game `game` that the client has. */
  connected(connection: Connection, game: number, since: number): void {
    const { seat } = connection;
    const now = this.#host.now();
    if (seat === null) {
      if (this.#connectionsOf(null).length > MOST_SPECTATORS) {
        connection.close(1013, "too many spectators; try again later");
        return;
      }
    } else {
      const { kind, nonce } = this.#setup.seats[seat] ?? emptySeat();
      if (kind !== "person" || !same(nonce, connection.nonce)) {
        connection.close(4003, "the seat was given up");
        return;
      }
      const rate = this.#connects.get(seat) ?? new Rate(CONNECTIONS, now);
      this.#connects.set(seat, rate);
      if (this.#host.limited && !rate.admits(now)) {
        connection.close(1013, "too many connections; wait some seconds");
        return;
      }
      const others = this.#connectionsOf(seat).sort((one, other) => one.opened - other.opened);
      for (const old of others.slice(0, Math.max(0, others.length - MOST_SOCKETS_PER_SEAT)))
        old.close(4000, "this seat was opened elsewhere");
    }
    this.#presence(seat, null);
    if (this.#progress.number > 0)
      this.#guarded(null, connection, () =>
        this.#show([connection], game === this.#progress.number ? since : 0),
      );
  }

  /** A WebSocket was closed. It is no longer among the host's connections. */
  disconnected({ seat }: Connection): void {
    if (seat === null || (this.#isPerson(seat) && this.#connectionsOf(seat).length === 0))
      this.#presence(seat, this.#host.now());
  }

  /** A message of a connection. */
  received(connection: Connection, text: string): void {
    if (this.#isDeleted) return;
    const rate = this.#messages.get(connection) ?? new Rate(MESSAGES, this.#host.now());
    this.#messages.set(connection, rate);
    if (text.length > MOST_LETTERS) {
      connection.close(1009, "the message is too long");
      return;
    }
    const admits = (cost: number) => !this.#host.limited || rate.admits(this.#host.now(), cost);
    if (!admits(1)) {
      connection.close(1008, "too many messages");
      return;
    }
    let message: ClientMessage | null = null;
    this.#guarded(
      () => message,
      connection,
      () => {
        message = readMessage(text);
        if (message.type === "sync" && !admits(COST_OF_SYNC - 1)) connection.close(1008, "too many messages");
        else this.#answer(connection, message);
      },
    );
  }

  /** Does what is due: a bot's decision, a clock that has run out, the end of an unused table. */
  wake(): void {
    try {
      this.#due();
      this.#schedule();
    } catch (error) {
      this.#failed(error);
      this.#host.wakeAt(this.#host.now() + AGAIN_MILLISECONDS);
    }
  }

  /** Ends the game for an administrator. A table that waits is deleted. */
  close(): void {
    if (this.#progress.status === "waiting") this.#delete();
    else if (this.#progress.status !== "over") this.#endWithout("closed");
  }

  /** Returns the record of a finished game. */
  record(number: number): object {
    const { number: current, status } = this.#progress;
    if (number === current && status !== "over" && number > 0)
      throw new AltmodeError("not-over", "a record shows everything, so there is one after the end");
    const record =
      number === current && this.#save !== null
        ? this.#newest.readRecord(this.#save)
        : this.#store.record(number);
    if (record === undefined) throw new AltmodeError("no-record", "this table has no such game");
    return record;
  }

  /** Gives a time in which no process ran back to the player whose clock ran. */
  giveBack(milliseconds: number): void {
    const { clock } = this.#progress;
    if (clock !== null && clock.running !== null)
      this.#note({ clock: { ...clock, since: clock.since + milliseconds } });
  }

  /** Releases the memory of the game. */
  free(): void {
    this.#game?.free();
    this.#game = undefined;
  }

  #answer(connection: Connection, message: ClientMessage): void {
    const { seat } = connection;
    if (message.type === "sync") {
      this.#show([connection], message.game === this.#progress.number ? message.since : 0);
      return;
    }
    if (seat === null) throw new AltmodeError("no-seat", "spectators do not act");
    if ("game" in message && message.game !== this.#progress.number)
      throw new AltmodeError("stale", `game ${this.#progress.number} is played at this table`);
    switch (message.type) {
      case "act":
        this.#atDecision(message.at);
        this.#act(seat, message.action);
        return;
      case "check":
        this.#atDecision(message.at);
        send(connection, {
          type: "checked",
          refusal: this.#running((game) => game.check(message.action, { seat })),
        });
        return;
      case "start":
        this.#start(seat);
        return;
      case "leave":
        this.#leave(seat);
        return;
      case "resign":
        this.#playing();
        this.#move(seat, { type: "concede" }, "resigned");
        return;
      case "pause":
        this.#pause(seat);
        return;
      case "resume":
        this.#resume(seat);
        return;
      case "claim":
        this.#claim(seat);
        return;
      case "rematch":
        this.#rematch(seat);
        return;
    }
  }

  /** Throws unless a game is played, or paused. */
  #playing(): void {
    if (this.#progress.status === "waiting") throw new AltmodeError("no-game", "the game has not begun");
    if (this.#progress.status === "over") throw new AltmodeError("game-over", "the game is over");
  }

  #atDecision(at: number): void {
    if (at !== this.#progress.at)
      throw new AltmodeError(
        "stale",
        `this is about decision ${at}, and decision ${this.#progress.at} is due`,
      );
    this.#playing();
  }

  #act(seat: number, action: object): void {
    if (this.#progress.status === "paused") throw new AltmodeError("paused", "the game is paused");
    if (this.#flag()) return;
    this.#move(seat, action, (action as { type?: unknown }).type === "concede" ? "resigned" : "played");
  }

  /**
   * Takes an action, and stores it before any seat hears of it. If the write fails, the game is restored from what is stored, so
   * nothing has changed. A copy that takes the action instead doubles the time of a move and the memory of a table.
   */
  #move(seat: number, action: object, by: Ending): void {
    const next = this.#running((game) => {
      game.apply(action, { seat });
      return game;
    });
    try {
      const now = this.#host.now();
      const { clock: options } = this.#setup;
      const { clock, status } = this.#progress;
      const over = next.outcome !== null;
      const turn =
        next.toAct !== null && this.#isPerson(next.toAct) && status === "playing" ? next.toAct : null;
      const save = next.save();
      const progress: Progress = {
        ...this.#progress,
        at: this.#progress.at + 1,
        toAct: next.toAct,
        clock: clock === null || options === null ? null : moved(clock, seat, turn, options, now),
        touched: now,
        ...(over
          ? {
              status: "over" as const,
              asks: this.#progress.asks.map(() => false),
              ended: { by, seat: by === "played" ? null : seat },
            }
          : {}),
      };
      this.#store.write({ setup: this.#setup, progress, save }, "move");
      [this.#progress, this.#save] = [progress, save];
    } catch (error) {
      this.free();
      throw error;
    }
    this.#host.count("move", this.#setup.game);
    this.#show(this.#host.connections(), this.#events);
    const { status, absent } = this.#progress;
    if (status === "over" || by !== "played" || absent.some((since) => since !== null)) this.#tellAll();
    if (status === "over") this.#tellLobby();
    this.#schedule();
  }

  /** The seat whose clock has run out loses. Returns whether one has. */
  #flag(): boolean {
    const { clock, status } = this.#progress;
    if (status !== "playing" || clock === null || clock.running === null) return false;
    if ((fallsAt(clock) ?? Number.POSITIVE_INFINITY) > this.#host.now()) return false;
    this.#move(clock.running, { type: "concede" }, "time");
    return true;
  }

  #start(seat: number): void {
    if (seat !== 0)
      throw new AltmodeError("not-your-table", "the person who opened the table begins the game");
    if (this.#progress.status !== "waiting") throw new AltmodeError("playing", "the game has begun");
    const { game, options } = this.#setup;
    const choices = filled(
      game,
      options,
      this.#setup.seats.map(({ choice }) => choice),
    );
    const seats = this.#setup.seats.map(
      (one, index): StoredSeat =>
        one.kind === "empty" ? { kind: "bot", name: `Bot ${index}`, nonce: "", choice: choices[index] } : one,
    );
    this.#begin({ ...this.#setup, seats }, this.#progress.absent);
    this.#tellLobby();
  }

  #begin(setup: Setup, absent: (number | null)[]): void {
    const now = this.#host.now();
    const game = begin(
      this.#newest,
      setup.options,
      setup.seats.map(({ choice }) => choice),
    );
    const { toAct } = game;
    const clock = setup.clock === null ? null : newClock(setup.clock, setup.seats.length, now);
    const progress: Progress = {
      status: "playing",
      number: this.#progress.number + 1,
      at: 0,
      toAct,
      rules: this.#newest.version.rules,
      clock:
        clock && turnTo(clock, toAct !== null && setup.seats[toAct]?.kind === "person" ? toAct : null, now),
      absent,
      asks: setup.seats.map(() => false),
      ended: null,
      touched: now,
    };
    try {
      this.#write(setup, progress, game.save());
    } catch (error) {
      game.free();
      throw error;
    }
    this.free();
    this.#game = game;
    this.#host.count("game", setup.game);
    this.#show(this.#host.connections(), 0);
    this.#schedule();
  }

  #leave(seat: number): void {
    if (this.#progress.status !== "waiting")
      throw new AltmodeError("playing", "the game has begun; resign to give it up");
    if (seat === 0) {
      this.#delete();
      return;
    }
    const left = this.#connectionsOf(seat);
    const setup = { ...this.#setup, seats: replaced(this.#setup.seats, seat, emptySeat()) };
    const absent = replaced(this.#progress.absent, seat, null);
    this.#write(setup, { ...this.#progress, absent, touched: this.#host.now() }, null);
    for (const connection of left) connection.close(4003, "the seat was given up");
    this.#tellLobby();
  }

  #pause(seat: number): void {
    this.#playing();
    const asks = replaced(this.#progress.asks, seat, true);
    const now = this.#host.now();
    const all = this.#setup.seats.every(({ kind }, index) => kind !== "person" || asks[index] === true);
    const { clock } = this.#progress;
    this.#note(
      all
        ? {
            status: "paused",
            asks: asks.map(() => false),
            clock: clock && turnTo(clock, null, now),
            touched: now,
          }
        : { asks },
    );
  }

  #resume(seat: number): void {
    this.#playing();
    const { status, asks, clock } = this.#progress;
    if (status !== "paused") {
      this.#note({ asks: replaced(asks, seat, false) });
      return;
    }
    const now = this.#host.now();
    const { toAct } = this.#progress;
    const running = toAct !== null && this.#isPerson(toAct) ? toAct : null;
    this.#note({ status: "playing", clock: clock && turnTo(clock, running, now), touched: now });
  }

  #claim(seat: number): void {
    this.#playing();
    const away = absentToAct(this.#progress);
    if (away === undefined || away.seat === seat)
      throw new AltmodeError("not-absent", "the seat that has to decide is here");
    const left = away.since + ABSENT_MILLISECONDS - this.#host.now();
    if (left > 0)
      throw new AltmodeError("too-early", `the game can be claimed in ${Math.ceil(left / 1000)} seconds`);
    this.#move(away.seat, { type: "concede" }, "absent");
  }

  #rematch(seat: number): void {
    const { status, number, absent } = this.#progress;
    if (status !== "over") throw new AltmodeError("not-over", "there is a rematch after the end");
    const asks = replaced(this.#progress.asks, seat, true);
    if (!this.#setup.seats.every(({ kind }, index) => kind !== "person" || asks[index] === true)) {
      this.#note({ asks });
      return;
    }
    // Once more, if the process ends before the next game is stored: the record is the same.
    this.#store.keepRecord(number, this.record(number));
    this.#begin(this.#setup, absent);
    this.#tellLobby();
  }

  #presence(seat: number | null, since: number | null): void {
    if (this.#isDeleted) return;
    if (seat !== null && (this.#progress.absent[seat] === null) !== (since === null)) {
      const absent = replaced(this.#progress.absent, seat, since);
      const touched = this.#progress.status === "waiting" ? this.#host.now() : this.#progress.touched;
      this.#progress = { ...this.#progress, absent, touched };
      try {
        this.#store.write({ setup: this.#setup, progress: this.#progress, save: this.#save }, "progress");
      } catch (error) {
        // It is known here all the same, and found out again after a restart.
        this.#host.failed(error);
      }
    }
    this.#tellAll();
    this.#schedule();
  }

  #due(): void {
    const { status, touched } = this.#progress;
    const now = this.#host.now();
    const closes = closesAt(this.#progress, this.#isAlone);
    if (closes !== undefined && now >= closes) {
      this.#delete();
      return;
    }
    const abandoned = abandonedAt(this.#progress);
    if (abandoned === undefined) return;
    if (now >= abandoned) {
      this.#endWithout("abandoned");
      return;
    }
    if (status === "paused" || this.#flag()) return;
    const { toAct: seat } = this.#progress;
    if (seat === null || this.#isPerson(seat) || now < touched + this.#host.botPause) return;
    this.#move(
      seat,
      this.#running((game) => game.suggest({ bot: "greedy" }).action),
      "played",
    );
  }

  /** Asks the host to wake the table when something is due next. */
  #schedule(): void {
    if (this.#isDeleted) return;
    const { toAct } = this.#progress;
    const botPause = toAct !== null && !this.#isPerson(toAct) ? this.#host.botPause : null;
    this.#host.wakeAt(nextDue(this.#progress, this.#isAlone, botPause));
  }

  /** Ends a game that the rules have not ended. */
  #endWithout(by: Ending): void {
    const { clock } = this.#progress;
    const now = this.#host.now();
    this.#note({
      status: "over",
      ended: { by, seat: null },
      asks: this.#progress.asks.map(() => false),
      clock: clock && turnTo(clock, null, now),
      touched: now,
    });
    this.#tellLobby();
  }

  #delete(): void {
    this.#store.delete();
    this.#isDeleted = true;
    this.free();
    for (const connection of this.#host.connections()) connection.close(4001, "the table was closed");
    this.#host.wakeAt(null);
    this.#host.tell({ taken: 0, status: "gone" });
  }

  /** Stores a change of the progress and tells it. */
  #note(change: Partial<Progress>): void {
    const progress = { ...this.#progress, ...change };
    this.#store.write({ setup: this.#setup, progress, save: this.#save }, "progress");
    this.#progress = progress;
    this.#tellAll();
    this.#schedule();
  }

  #write(setup: Setup, progress: Progress, save: Uint8Array | null): void {
    this.#store.write({ setup, progress, save });
    [this.#setup, this.#progress, this.#save] = [setup, progress, save];
    this.#tellAll();
    this.#schedule();
  }

  get #newest(): TableRules {
    const [newest] = this.#host.builds[this.#setup.game];
    if (newest === undefined) throw new Error(`this server has no rules of ${this.#setup.game}`);
    return newest;
  }

  /** Calls a function with the game. Restores it first if this process has none, or if a fault has closed it. */
  #running<T>(task: (game: TableGame) => T): T {
    if (this.#game !== undefined) {
      try {
        return task(this.#game);
      } catch (error) {
        // The module was replaced after a fault at some table; the stored game goes on in the new one.
        if (codeOf(error) !== "closed") throw error;
        this.#game = undefined;
      }
    }
    this.#game = this.#restored();
    this.#events = this.#game.view("public", 0).eventCount;
    return task(this.#game);
  }

  #restored(): TableGame {
    if (this.#save === null) throw new AltmodeError("no-game", "this table has no game");
    try {
      return restored(this.#host.builds[this.#setup.game], this.#save, this.#progress.rules);
    } catch (error) {
      if (codeOf(error) === "other-version" && this.#progress.status !== "over") this.#endWithout("version");
      throw error;
    }
  }

  /** Sends the game to some connections, with the events from `since` on. */
  #show(connections: Iterable<Connection>, since: number): void {
    const { number: game, at, clock } = this.#progress;
    if (game === 0) return;
    const now = this.#host.now();
    const texts = new Map<number | null, string>();
    this.#running((running) => {
      // A client may name a number that this game never had.
      const from = since > this.#events ? 0 : since;
      let count: number | undefined;
      const { toAct, outcome } = running;
      for (const connection of connections) {
        const { seat } = connection;
        let text = texts.get(seat);
        if (text === undefined) {
          const { observation, actions, events, eventCount } = running.view(seat ?? "public", from);
          count = eventCount;
          const message = {
            type: "state",
            game,
            at,
            observation,
            actions,
            since: from,
            events,
            outcome,
            toAct,
          };
          text = JSON.stringify({ ...message, clock: clock && clockInfo(clock, now) });
          texts.set(seat, text);
        }
        connection.send(text);
      }
      this.#events = count ?? running.view("public", from).eventCount;
    });
  }

  #tellAll(): void {
    const { info } = this;
    for (const connection of this.#host.connections())
      send(connection, { type: "table", you: connection.seat, info });
  }

  #tellLobby(): void {
    const taken = this.#setup.seats.filter(({ kind }) => kind !== "empty").length;
    this.#host.tell({ taken, status: this.#progress.status });
  }

  /** Does something for a connection, and tells it why if it cannot be done. */
  #guarded(what: (() => ClientMessage | null) | null, connection: Connection, task: () => void): void {
    try {
      task();
    } catch (error) {
      const code = codeOf(error);
      const message = what?.() ?? null;
      const at = message !== null && "at" in message ? message.at : null;
      const refused = { type: "refused", what: message?.type ?? null, at } as const;
      if (code === undefined || code === "internal" || code === "closed") {
        this.#failed(error);
        send(connection, {
          ...refused,
          code: "try-again",
          message: "the server failed and has stored nothing; try again",
        });
      } else {
        this.#host.count("refused", code);
        send(connection, { ...refused, code, message: (error as Error).message });
      }
    }
  }

  /** After a fault the next use begins with the stored game. */
  #failed(error: unknown): void {
    this.#host.failed(error);
    this.#game = undefined;
  }

  #connectionsOf(seat: number | null): Connection[] {
    return [...this.#host.connections()].filter((connection) => connection.seat === seat);
  }

  get #isAlone(): boolean {
    for (const _ of this.#host.connections()) return false;
    return true;
  }

  #isPerson(seat: number): boolean {
    return this.#setup.seats[seat]?.kind === "person";
  }
}

/** Returns a copy of a list with another value at an index. */
const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, own) => (own === index ? value : old));

const emptySeat = (): StoredSeat => ({ kind: "empty", name: "", nonce: "" });

function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}
