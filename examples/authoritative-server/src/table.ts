// One game at one table: a Durable Object that alone holds the state. Each seat is told what it may know, and nothing
// else leaves this object.

import { DurableObject } from "cloudflare:workers";
import { AltmodeError, type Game, type GameConfig, load, type Tcg } from "altmode/tcg";
import type { FromClient, ToClient } from "./messages.js";

interface Environment {
  TABLES: DurableObjectNamespace<Table>;
}

/** Who may sit where, and the game so far. */
interface Stored {
  save: Uint8Array;
  /** How many decisions were taken. */
  decisions: number;
  /** The secret of each seat; who knows it sits there. */
  secrets: [string, string];
}

interface Seated {
  seat: 0 | 1;
}

export class Table extends DurableObject<Environment> {
  #tcg: Tcg | undefined;
  #game: Game | undefined;
  #decisions = 0;
  #secrets: [string, string] | undefined;

  constructor(context: DurableObjectState, environment: Environment) {
    super(context, environment);
    // Nothing is answered before the game is back from where it was stored.
    context.blockConcurrencyWhile(async () => {
      this.#tcg = await load();
      const stored = await context.storage.get<Stored>("table");
      if (stored === undefined) return;
      this.#game = this.#tcg.restore(stored.save);
      this.#decisions = stored.decisions;
      this.#secrets = stored.secrets;
    });
  }

  /** Begins a game; gives the secret of each seat. */
  async begin(config: GameConfig): Promise<[string, string]> {
    if (this.#game !== undefined) throw new Error("this table has a game");
    // A seed that a client chose would tell it every shuffle.
    const { seed: _, ...unseeded } = config;
    this.#game = this.#rules().newGame(unseeded);
    this.#secrets = [crypto.randomUUID(), crypto.randomUUID()];
    await this.#store();
    return this.#secrets;
  }

  /** A seat's WebSocket. */
  override async fetch(request: Request): Promise<Response> {
    const secret = new URL(request.url).searchParams.get("secret");
    const seat = this.#secrets?.indexOf(secret ?? "");
    if (seat !== 0 && seat !== 1) return new Response("you have no seat at this table", { status: 403 });
    if (request.headers.get("upgrade") !== "websocket")
      return new Response("a WebSocket is expected", { status: 426 });
    const { 0: client, 1: server } = new WebSocketPair();
    // The runtime may put this object to sleep between messages; the seat is kept with the connection.
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ seat } satisfies Seated);
    this.#show(server, 0);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    const { seat } = socket.deserializeAttachment() as Seated;
    try {
      await this.#act(seat, parse(text));
    } catch (error) {
      if (!(error instanceof AltmodeError)) throw error;
      send(socket, { type: "refused", code: error.code, message: error.message });
      // What it sees may be old; that is why it was refused, perhaps.
      this.#show(socket, this.#running().events().length);
    }
  }

  async #act(seat: 0 | 1, message: FromClient): Promise<void> {
    const game = this.#running();
    if (message.at !== this.#decisions)
      throw new AltmodeError(
        "stale",
        `this is about decision ${message.at}, and decision ${this.#decisions} is due`,
      );
    if (game.toAct !== seat) throw new AltmodeError("not-your-turn", "somebody else has to decide");
    const known = game.events().length;
    game.apply(message.action);
    this.#decisions++;
    // Before anybody hears of it: what was told must not be forgotten.
    await this.#store();
    for (const socket of this.ctx.getWebSockets()) this.#show(socket, known);
  }

  /** Tells a seat all that it may know now, and what happened since an event. */
  #show(socket: WebSocket, since: number): void {
    const game = this.#running();
    const { seat } = socket.deserializeAttachment() as Seated;
    send(socket, {
      type: "state",
      seat,
      at: this.#decisions,
      observation: game.observe(seat),
      actions: game.toAct === seat ? game.legalActions() : [],
      events: game.events(since, seat),
      outcome: game.outcome,
    });
  }

  async #store(): Promise<void> {
    if (this.#secrets === undefined) throw new Error("there are no seats");
    const save = this.#running().save();
    await this.ctx.storage.put<Stored>("table", { save, decisions: this.#decisions, secrets: this.#secrets });
  }

  #rules(): Tcg {
    if (this.#tcg === undefined) throw new Error("the rules are not loaded");
    return this.#tcg;
  }

  #running(): Game {
    if (this.#game === undefined) throw new AltmodeError("no-game", "this table has no game");
    return this.#game;
  }
}

function send(socket: WebSocket, message: ToClient): void {
  socket.send(JSON.stringify(message));
}

/** What a client sent, whatever it is; the action itself is looked at by the rules. */
function parse(text: string | ArrayBuffer): FromClient {
  let value: unknown;
  try {
    value = JSON.parse(typeof text === "string" ? text : "");
  } catch {
    throw new AltmodeError("bad-input", "a message is JSON text");
  }
  const { at, action } = (value ?? {}) as Partial<FromClient>;
  if (typeof at !== "number" || typeof action !== "object" || action === null)
    throw new AltmodeError("bad-input", "a message has the number of the decision and an action");
  return { at, action };
}
