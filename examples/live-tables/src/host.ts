// The services of a runtime that a table uses, and its connections. The hosts (node.ts, cloudflare.ts) provide them.

import type { Builds } from "./games.js";
import type { Progress } from "./store.js";

/** A WebSocket of a seat, or of a spectator (`null`). The object stays the same while the process runs. */
export interface Connection {
  readonly seat: number | null;
  /** The nonce of the token. */
  readonly nonce: string;
  /** When it was opened. */
  readonly opened: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The services that a host gives to a table. */
export interface Host {
  readonly builds: Builds;
  /** Milliseconds before a bot decides. */
  readonly botPause: number;
  /** Whether messages and connections are counted against limits. Load tests lift them. */
  readonly limited: boolean;
  now(): number;
  /** The open connections of the table. */
  connections(): Iterable<Connection>;
  /** Lets `wake()` be called at a time, in place of an earlier request; `null` if nothing is to be done. */
  wakeAt(time: number | null): void;
  /** Tells the lobby what became of the table. */
  tell(change: { taken: number; status: Progress["status"] | "gone" }): void;
  count(event: "move" | "refused" | "game", word: string): void;
  /** Reports a fault, without anything secret. */
  failed(error: unknown): void;
}

/** A seat that was given to a person. */
export interface Given {
  seat: number;
  nonce: string;
  invitation?: string;
}
