/** The configuration of `newGame`. */
export type GameConfig = {
  /**
   * Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by
   * default.
   */
  seed?: string;
  /** Id of the battlefield, for example `marmoreal`. */
  board: string;
  /**
   * The mode of play. By default, two players play a duel, four players with teams play in teams, and
   * others play free-for-all.
   */
  mode?: "duel" | "teams" | "free-for-all";
  /** The seat that has the first turn; 0 by default. */
  first?: number;
  /** The players by seat, in the order of their turns: two to four. */
  players: PlayerConfig[];
  /**
   * Facts that only the players at the table know, by their ids in the heroes, for example `{ food: true }`. A fact
   * that is missing does not hold.
   */
  facts?: { [fact: string]: boolean };
  /** Admits heroes that the engine does not implement in full. The missing effects do nothing. */
  allowUnimplemented?: boolean;
};
/** A player of a configuration. */
export type PlayerConfig = {
  /** Id of the hero, for example `medusa`. */
  hero: string;
  /** The team, 0 or 1, in the mode `teams`. By default the seats alternate. */
  team?: number;
  /** Choices before the game. A choice that is missing here is asked for in the game. */
  options?: {
    /** Id of the fighter chosen as sidekick, where the hero has a choice. */
    sidekick?: string;
    /** Id of the form that the hero begins with, where the hero has a choice. */
    form?: string;
    /** Id of the fighter chosen as the hero, where there is a pair. */
    hero?: string;
    /** Ids of the chosen cards, one of each group, where the hero has groups of cards. */
    gear?: string[];
    /** The six numbers on the die of a hero that rolls one; 0 is an X. `[0, 1, 1, 2, 2, 3]` by default. */
    die?: number[];
  };
};
/** The result of a game. */
export type Outcome = {
  /** The lowest winning seat, or `null` for a draw. */
  winner: number | null;
  /** All winning seats, if there are several. */
  winners?: number[];
  /** The reason in English. */
  reason: string;
};
/** Options of `check`. */
export type CheckOptions = {
  /**
   * The seat for which the caller acts. The error `not-your-seat` refuses actions of other seats. Servers
   * always set it.
   */
  seat?: number;
};
/** Options of `apply`. */
export type ApplyOptions = CheckOptions & {
  /**
   * Outcomes of chance supplied by the caller, in the order of their use: cards by id, for example
   * `medusa/feint`, and numbers on a die.
   */
  chance?: (string | number)[];
};
/** The bots of this package. */
export type BotName = "random" | "greedy" | "search";
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
/** Options of a suggestion. */
export type SuggestOptions = {
  /** The bot; `search` by default. */
  bot?: BotName;
  /** Seed of the bot, as hexadecimal text. */
  seed?: string;
  /**
   * Number of continuations that `search` samples; 200 if neither this nor a time is given. Only a number
   * gives the same answer every time.
   */
  iterations?: number;
  /** Time limit of `search`. With `iterations`, the first limit that is reached counts. */
  milliseconds?: number;
};
/** Configuration, seed and moves. Made by `record()`, read by `replay()`. */
export type GameRecord = {
  /** Always `unmatched`. */
  game: string;
  /** Version of the rules that made the record. */
  rulesVersion: number;
  /** Version of the data of heroes and battlefields. */
  dataVersion: number;
  /** Hashes of the packs that the game needs. */
  packs?: string[];
  /** The start of the game. */
  start: unknown;
  /** The moves in order. */
  moves: unknown[];
};
/** A scenario: a position, and steps with expectations. docs/scenarios.md describes the format. */
export type Scenario = {
  /** Version of the format. */
  format: "altmode-scenario/1";
  /** The game. */
  game: "unmatched";
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
