/** The result of a game. */
export type Outcome = {
  /** The lowest winning seat, or `null` if no seat wins. */
  winner: number | null;
  /** All winning seats, if there are several. */
  winners?: number[];
  /** The reason in English. */
  reason: string;
};
/** Options of playouts. */
export type PlayoutOptions = {
  /** A bot for all seats, or a list with one for each. `random` by default. */
  bot?: BotName | BotName[];
  /** Seed of the bots and of the games of a batch, as hexadecimal text. */
  seed?: string;
  /** Maximum number of decisions per game. */
  decisions?: number;
  /** Number of continuations that `search` samples per decision. */
  iterations?: number;
  /** Starts each game of a batch from a world sampled for this seat, instead of the true state. */
  seat?: number;
  /** Index of the first game of a batch. A batch can be split, because game number n is always the same. */
  first?: number;
};
/** A scenario: a position, and steps with expectations. docs/scenarios.md describes the format. */
export type Scenario = {
  /** Version of the format. */
  format: "altmode-scenario/1";
  /** The game. */
  game: "GAME";
  /** The expected behaviour in a sentence. */
  name?: string;
  /** The document that it follows from. */
  source?: string;
  /** The position. */
  state: { [field: string]: unknown };
  /** The steps in order. */
  steps?: { [field: string]: unknown }[];
};
/** The result of a scenario. */
export type ScenarioResult = {
  /** Name of the scenario. */
  name: string;
  /** Whether all expectations hold. */
  passed: boolean;
  /** Number of steps run, including a failed one. */
  steps: number;
  /** The reason of a failure. */
  failure: ScenarioFailure | null;
};
/** The reason why a scenario failed. */
export type ScenarioFailure = {
  /** Stable error code. */
  code: string;
  /** The reason in English. */
  message: string;
  /** Path into the scenario. */
  path: string;
  /** Labels of the legal actions, if an action was looked for. */
  legal: string[];
};
