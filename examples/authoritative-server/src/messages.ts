// What server and clients say to each other, as JSON.

import type { Action, ActionInput, GameEvent, Observation, Outcome } from "altmode/tcg";

/** A decision of the client. */
export interface FromClient {
  /** The number of the decision, as the server told it: an old one is refused. */
  at: number;
  /** What to do. Fields rather than the index alone say what is meant, so that it can't mean another action by mistake. */
  action: ActionInput;
}

/** What a seat is told. */
export type ToClient =
  | {
      type: "state";
      /** The client's own seat. */
      seat: 0 | 1;
      /** The number of the decision that is due, from 0. */
      at: number;
      /** All that the seat may know. */
      observation: Observation;
      /** What it may do now; empty when somebody else has to decide. */
      actions: Action[];
      /** What happened, as the seat may see it. */
      events: GameEvent[];
      /** How the game ended. */
      outcome: Outcome | null;
    }
  | {
      type: "refused";
      /** Stable code. */
      code: string;
      /** Why, in English. */
      message: string;
    };
