// The tables of seats that act elsewhere.
import type { TableSpec } from "./use-table.js";

/** The part of a session that only a table over a server has. */
export interface Remote {
  /** The own seat; `null` for a spectator. */
  readonly seat: number | null;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Calls a function when the game has changed. Returns the function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Returns the table of a game; over a server, other seats act elsewhere, and nothing is stored here. */
export const placed = <O extends { readonly toAct: number | null }, A extends { readonly id: number }, E>(
  spec: TableSpec<O, A, E>,
  remote: Remote | undefined,
): TableSpec<O, A, E> =>
  remote === undefined
    ? spec
    : {
        ...spec,
        isPerson: (seat) => seat === remote.seat,
        suggest: undefined,
        advise: undefined,
        keep: () => true,
        needsHand: () => false,
        onChange: remote.onChange,
      };
