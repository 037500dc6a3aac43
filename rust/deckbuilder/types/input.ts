/** The modes. */
export type Mode = "competitive" | "co-op" | "solo" | "tvt" | "1vm";
/** The types of cards. */
export type CardType =
  | "starter"
  | "basic"
  | "encounter"
  | "damage"
  | "boss"
  | "robot"
  | "technology"
  | "maneuver"
  | "ally"
  | "site"
  | "relic"
  | "scheme"
  | "ruin";
/** The parts of which a game consists. */
export type DeckPart = "main" | "bosses" | "ruins" | "encounters" | "damage" | "basics" | "starters";
/** The configuration of `newGame`. */
export type GameConfig = {
  /** Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default. */
  seed?: string;
  /** The mode. By default, one player plays solo and several play competitively. */
  mode?: Mode;
  /** Ids of the sets whose cards are used; `["training"]` by default. */
  sets?: string[];
  /** The players by seat, in the order of their turns: one to five. */
  players: PlayerConfig[];
  /** The seat that has the first turn; at random by default. In `1vm` the single player is the first. */
  first?: number | "random";
  /** Whether Ruins are used; by default, if the sets have some. */
  ruins?: boolean;
  /** Options for the open points of the rules. docs/deckbuilder.md lists them. */
  options?: Partial<OptionsView>;
  /** Cards of parts of the game that replace those of the sets. */
  deck?: Partial<Record<DeckPart, (string | { card: string; count?: number })[]>>;
  /** Cards that are swapped for others of the same type and a similar cost. */
  swaps?: { out: string; in: string; count?: number }[];
  /** Admits cards and characters with facts that no source gives. An unknown fact counts as nothing. */
  allowUnknown?: boolean;
};
/** A player of a configuration. */
export type PlayerConfig = {
  /** Id of the character, for example `x-vanguard`. */
  character: string;
};
/** The result of a game. */
export type Outcome = {
  /** The lowest winning seat, or `null` if no seat wins. */
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
   * `x-crossfire`.
   */
  chance?: string[];
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
  /** Always `deckbuilder`. */
  game: string;
  /** Version of the rules that made the record. */
  rulesVersion: number;
  /** Version of the card data. */
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
  game: "deckbuilder";
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
