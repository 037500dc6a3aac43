// Messages between a server of live tables and its clients, as JSON. `examples/live-tables` is such a server.

import type { Types as DeckbuilderTypes } from "../generated/deckbuilder-makers.js";
import type { Types as TcgTypes } from "../generated/tcg-makers.js";
import type { Types as UnmatchedTypes } from "../generated/unmatched-makers.js";

/** The WebSocket subprotocol of this version. A client names its seat token as the second subprotocol. */
export const PROTOCOL = "altmode.1";

/** The values of each game system. */
export interface GameTypesByName {
  tcg: TcgTypes;
  unmatched: UnmatchedTypes;
  deckbuilder: DeckbuilderTypes;
}

/** The name of a game system, as in its entry point. */
export type LiveGame = keyof GameTypesByName;

/** The clock of a table: the time of each seat at the beginning, and the time added after each of its moves. */
export interface ClockOptions {
  /** Seconds of each seat at the beginning: 10 to 36,000. */
  seconds: number;
  /** Seconds added when the decision passes to another seat: 0 to 600. */
  increment: number;
}

/** The request for a new table. */
export interface NewTable<Name extends LiveGame = LiveGame> {
  game: Name;
  /** The game's configuration without the players and the seed, which is the server's. */
  options?: Record<string, unknown>;
  /** Number of seats, bots included: two to five, as many as the game admits. */
  seats?: number;
  /** The creator's name. */
  name: string;
  /** The creator's entry of `players` in the configuration: a deck, a hero or a character. */
  choice: unknown;
  /** Without a clock a seat may think until the server ends an abandoned game. */
  clock?: ClockOptions | undefined;
  /** Whether the lobby lists the table while it has empty seats. */
  open?: boolean;
}

/** The request for a seat. */
export interface NewSeat {
  name: string;
  choice: unknown;
  /** The invitation of a table that the lobby does not list. */
  invitation?: string | undefined;
  /** A random text that names the request, so that one that is sent again after a lost answer gets the same seat. */
  request?: string | undefined;
}

/** The answer to a request for a seat. */
export interface Seated {
  /** Id of the table. It is public, and spectators need no more. */
  table: string;
  seat: number;
  /** Signed by the server; proves the seat. Its holder plays for the seat. */
  token: string;
  /** For a friend's link: the secret that gives an empty seat. */
  invitation?: string;
}

/** A table in the lobby's list. */
export interface ListedTable {
  table: string;
  game: LiveGame;
  /** The creator's name. */
  name: string;
  seats: number;
  taken: number;
  clock: ClockOptions | null;
  options: Record<string, unknown>;
}

/** A request that is refused. */
export interface TableRefusal {
  /** Stable code. */
  code: string;
  /** The reason, in English. */
  message: string;
  /** The path of the mistake in the request. */
  path?: string | undefined;
}

/** A message of a client. */
export type ClientMessage =
  | {
      type: "act";
      /** Number of the game at the table, from 1. */
      game: number;
      /** Number of the decision. A decision is answered once, so a message that arrives twice does nothing more. */
      at: number;
      /** Fields of a legal action, because an index would mean another action after each move. */
      action: object;
    }
  | {
      type: "sync";
      game: number;
      /** Asks for the state with the events from this index on. */
      since: number;
    }
  | { type: "check"; game: number; at: number; action: object }
  | { type: "start" | "leave" }
  | { type: "resign" | "pause" | "resume" | "claim" | "rematch"; game: number };

/** The public information about a seat. */
export interface SeatInfo {
  kind: "empty" | "person" | "bot";
  name: string;
  /** Whether the person is connected. Always true for a bot. */
  present: boolean;
  /** Whether the seat has asked for a pause or, after the end, for a rematch. */
  asks: boolean;
}

/** The times of a running game. */
export interface ClockInfo {
  /** Milliseconds left for each seat when the message was sent. */
  left: number[];
  /** The seat whose time runs, or `null`. */
  running: number | null;
}

/** The way in which a game ended. */
export type Ending =
  /** By the rules. */
  | "played"
  | "resigned"
  /** A clock ran out. */
  | "time"
  /** Another seat claimed the game of an absent one. */
  | "absent"
  /** No seat moved for a day. */
  | "abandoned"
  /** No deployed build plays the rules with which the game began. */
  | "version"
  /** Closed by the server's administrator. */
  | "closed";

/** Everything at a table but the game itself. */
export interface TableInfo {
  table: string;
  game: LiveGame;
  options: Record<string, unknown>;
  status: "waiting" | "playing" | "paused" | "over";
  /** Number of the game at this table: 0 before the first, and one more with each rematch. */
  number: number;
  seats: SeatInfo[];
  spectators: number;
  clock: ClockInfo | null;
  clockOptions: ClockOptions | null;
  /**
   * The seat that has to decide but is away, with the milliseconds after which others may claim the game; `null` if no seat is.
   */
  absent: { seat: number; claimIn: number } | null;
  ended: { by: Ending; seat: number | null } | null;
  /** Version of the rules with which the current game began. */
  rules: number | null;
}

/** The state of a game as a viewer may know it. */
export interface StateMessage<Name extends LiveGame = LiveGame> {
  type: "state";
  /** Number of the game at the table. */
  game: number;
  /** Number of the decision that is due, from 0. */
  at: number;
  observation: GameTypesByName[Name]["observation"];
  /** The legal actions, if the decision is the viewer's. */
  actions: GameTypesByName[Name]["action"][];
  /** Index of the first event below. */
  since: number;
  events: GameTypesByName[Name]["event"][];
  outcome: GameTypesByName[Name]["outcome"] | null;
  /** The seat to act, or `null` when the game is over. */
  toAct: number | null;
  clock: ClockInfo | null;
}

/** A message to a client. */
export type ServerMessage<Name extends LiveGame = LiveGame> =
  | { type: "table"; you: number | null; info: TableInfo }
  | StateMessage<Name>
  /** The answer to `check`: the reason why the action is illegal, or `null`. Answers come in the order of the questions. */
  | { type: "checked"; refusal: TableRefusal | null }
  | {
      type: "refused";
      /** The type of the refused message, where it had one. */
      what: string | null;
      code: string;
      message: string;
      /** Number of the decision that was to be answered, if the message was an action. */
      at: number | null;
    };

/** Codes with which the server closes a WebSocket and after which connecting again does not help. */
export const FINAL_CLOSES: Readonly<Record<number, string>> = {
  4000: "this seat was opened elsewhere",
  4001: "the table was closed",
  4003: "the seat was given up",
};
