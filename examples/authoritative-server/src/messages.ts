// Messages between server and clients, as JSON.

import type { Action, ActionInput, Deck, GameConfig, GameEvent, Observation, Outcome } from "altmode/tcg";

/** The body of POST /tables: the creator's own deck, and how the game is played. */
export interface NewTable {
  deck: Deck;
  /** Everything of a game's configuration that the creator may choose. The seed is the server's. */
  options?: Pick<GameConfig, "format" | "rulings" | "first">;
}

/** The body of POST /tables/ID/seats: takes the other seat. */
export interface TakeSeat {
  /** From the creator, who passes it on. It works once. */
  invitation: string;
  deck: Deck;
}

/** The answer to both. Each player learns the secret of the own seat only. */
export interface Seat {
  table: string;
  seat: 0 | 1;
  /** Opens the WebSocket of the seat. It never stands in an address, because addresses are logged. */
  secret: string;
  /** For the creator alone: lets one other person take the other seat. */
  invitation?: string;
}

/** The answer to a request that is refused. */
export interface Refusal {
  /** Stable code. */
  code: string;
  /** The reason, in English. */
  message: string;
  /** The place of the fault in the request. */
  path?: string | undefined;
}

/** A message of a client over its WebSocket. */
export type FromClient =
  | {
      /** The number of the decision, as the server told it; an old one is refused. Conceding needs none. */
      at?: number;
      /** Fields rather than the index alone say what is meant, so that it can't mean another action by mistake. */
      action: ActionInput;
    }
  | {
      /** Asks for the state again, with the events from this number on. */
      since: number;
    };

/** A message to a seat. */
export type ToClient =
  | {
      type: "state";
      /** The client's own seat. */
      seat: 0 | 1;
      /** The number of the decision that is due, from 0. */
      at: number;
      /** The game as the seat may know it. */
      observation: Observation;
      /** The seat's legal actions; empty while the other seat has to decide. */
      actions: Action[];
      /** The number of the first of the events below; all before it were sent already. */
      since: number;
      /** New events, as the seat may see them. */
      events: GameEvent[];
      /** The result of the game. */
      outcome: Outcome | null;
    }
  | {
      type: "refused";
      /** Stable code. */
      code: string;
      /** The reason, in English. */
      message: string;
      /** The number of the decision that is due: a client that has another one asks for the state. */
      at: number;
    };
