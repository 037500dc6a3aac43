// A draft of heroes and battlefields: bans and picks in turn.

export interface Rules {
  readonly players: number;
  /** Bans and picks of each player. */
  readonly bans: number;
  readonly picks: number;
  /** Battlefields that each player bans; one of the rest is drawn. */
  readonly boardBans: number;
}

export type Kind = "ban" | "pick" | "ban-board";

/** A step of a draft: who does what. */
export interface Step {
  readonly player: number;
  readonly kind: Kind;
}

/** A choice that was made. */
export interface Made extends Step {
  readonly id: string;
}

/** Returns all steps in order. Every other round goes backwards, so that the first choice is no lasting advantage. */
export function stepsOf({ players, bans, picks, boardBans }: Rules): Step[] {
  const forwards = Array.from({ length: players }, (_, player) => player);
  const backwards = [...forwards].reverse();
  const rounds = (kind: Kind, count: number) =>
    Array.from({ length: count }, (_, round) =>
      (round % 2 === 0 ? forwards : backwards).map((player): Step => ({ player, kind })),
    ).flat();
  return [...rounds("ban", bans), ...rounds("pick", picks), ...rounds("ban-board", boardBans)];
}

/** Returns the heroes that can still be chosen. */
export const heroesLeft = (pool: readonly string[], made: readonly Made[]): string[] =>
  pool.filter((id) => made.every((choice) => choice.kind === "ban-board" || choice.id !== id));

/** Returns the battlefields that can still be drawn. */
export const boardsLeft = (pool: readonly string[], made: readonly Made[]): string[] =>
  pool.filter((id) => made.every((choice) => choice.kind !== "ban-board" || choice.id !== id));

/** Returns the picks of a player in order. */
export const picksOf = (made: readonly Made[], player: number): string[] =>
  made.flatMap((choice) => (choice.kind === "pick" && choice.player === player ? [choice.id] : []));

/** Returns a number below a bound, from the platform's randomness. */
function randomBelow(bound: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word / 2 ** 32) * bound);
}

/** Returns different members of a list in random order. */
export function drawn<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(randomBelow(left.length), 1));
  return taken;
}
