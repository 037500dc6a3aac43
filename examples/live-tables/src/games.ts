// The three game systems, as far as a table needs them.

import { AltmodeError, type LiveGame } from "altmode/client";
import type { Setup } from "./store.js";

/** A game in progress: the part of `Game` that a table uses. */
export interface TableGame {
  readonly toAct: number | null;
  readonly outcome: { winner: number | null; reason: string } | null;
  apply(action: object, options?: { seat: number }): unknown;
  check(action: object, options?: { seat: number }): { code: string; message: string } | null;
  view(
    viewer: number | "public",
    since: number,
  ): { observation: unknown; actions: unknown[]; events: unknown[]; eventCount: number };
  suggest(options: { bot: "greedy" }): { action: object };
  clone(): TableGame;
  save(): Uint8Array;
  record(): object;
  hash(): string;
  free(): void;
}

/** The rules of one deployed version of a game system: the part of what `load()` returns that a table uses. */
export interface TableRules {
  readonly version: { version: string; rules: number; data: number };
  newGame(config: never): TableGame;
  restore(save: Uint8Array): TableGame;
  readRecord(save: Uint8Array): object;
}

/** The builds of a game system that this server has, the newest first. New games use the first. */
export type Builds = Readonly<Record<LiveGame, readonly TableRules[]>>;

/** Facts of a game system. */
interface Kind {
  /** Fewest and most seats of a table. */
  seats: readonly [number, number];
  /** Returns what a bot plays in a seat. `choices` are those of all seats, `undefined` where none is made. */
  bot: (seat: number, choices: readonly unknown[], options: Record<string, unknown>) => unknown;
}

const AUTOBOTS = ["x-vanguard", "x-beacon", "x-dozer", "x-aerion", "x-tidalon"];
const DECEPTICONS = ["x-shade", "x-hammerfall", "x-marauder", "x-quarrion", "x-tempestor"];
const HEROES = ["medusa", "sinbad", "alice", "king-arthur"];

/** Returns the first of some ids that no seat has chosen, as a choice. */
function unused(ids: readonly string[], choices: readonly unknown[], member: string): unknown {
  const used = choices.map((choice) => (choice as Record<string, unknown> | undefined)?.[member]);
  return { [member]: ids.find((id) => !used.includes(id)) };
}

/** The game systems. */
export const kinds: Readonly<Record<LiveGame, Kind>> = {
  // A bot plays the deck of the first seat.
  tcg: { seats: [2, 2], bot: (_, [first]) => first },
  unmatched: { seats: [2, 4], bot: (_, choices) => unused(HEROES, choices, "hero") },
  deckbuilder: {
    seats: [2, 5],
    // Factions alternate in `tvt`; in `1vm` the first seat has one of its own.
    bot: (seat, choices, { mode }) => {
      const first = (choices[0] as { character?: string } | undefined)?.character ?? "";
      const [own, other] = DECEPTICONS.includes(first) ? [DECEPTICONS, AUTOBOTS] : [AUTOBOTS, DECEPTICONS];
      const opposed = (mode === "tvt" && seat % 2 === 1) || (mode === "1vm" && seat > 0);
      return unused(opposed ? other : own, choices, "character");
    },
  },
};

/** Returns the choices of all seats, with those of bots in the empty ones. */
export function filled(
  game: LiveGame,
  options: Record<string, unknown>,
  choices: readonly unknown[],
): unknown[] {
  const all = [...choices];
  for (const [seat, choice] of choices.entries()) all[seat] = choice ?? kinds[game].bot(seat, all, options);
  return all;
}

/** Begins a game. Without a seed: the rules draw one, which no client learns. */
export function begin(rules: TableRules, options: Record<string, unknown>, players: unknown[]): TableGame {
  for (const own of ["seed", "players"])
    if (own in options)
      throw new AltmodeError("bad-input", `${own} is not an option of a table`, `options.${own}`);
  return rules.newGame({ ...options, players } as never);
}

/** Refuses choices and options with which no game can begin. */
export function trial(
  builds: Builds,
  { game, options, seats }: Pick<Setup, "game" | "options" | "seats">,
): void {
  const [newest] = builds[game];
  if (newest === undefined) throw new AltmodeError("no-rules", "this server does not have this game");
  const choices = seats.map(({ choice }) => choice);
  begin(newest, options, filled(game, options, choices)).free();
}

/** Restores a game with the build that began it, or with another one in which it goes the same way. */
export function restored(builds: readonly TableRules[], save: Uint8Array, rules: number | null): TableGame {
  const own = (build: TableRules) => Number(build.version.rules === rules);
  let reason: unknown = new Error("this server has no rules of the game");
  for (const build of [...builds].sort((one, other) => own(other) - own(one))) {
    try {
      return build.restore(save);
    } catch (error) {
      if (codeOf(error) !== "other-version") throw error;
      reason = error;
    }
  }
  throw reason;
}

/** Returns the code of an error of the rules. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof AltmodeError ? error.code : undefined;
