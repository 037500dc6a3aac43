/** Options of `check`. */
export type CheckOptions = {
  /**
   * The seat for which the caller acts. An action that another seat must decide, and conceding for another seat, is
   * refused with `not-your-seat`. Servers always set it.
   */
  seat?: number;
};
/** The bots: random choices, the best immediate score, or a search over sampled continuations. */
export type BotName = "random" | "greedy" | "search";
/** Options of a suggestion. */
export type SuggestOptions = {
  /** The bot; `search` by default. */
  bot?: BotName;
  /** Seed of the bot, as hexadecimal text. */
  seed?: string;
  /** Number of continuations of a `search`; 200 if no time is given either. Without a time limit the result is reproducible. */
  iterations?: number;
  /** Time limit of a `search` in milliseconds. With `iterations`, the first limit reached ends the search. */
  milliseconds?: number;
};
/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `GAME`. */
  game: string;
  /** Version of the rules of the recorded game. */
  rulesVersion: number;
  /** Version of the data of the game's cards. */
  dataVersion: number;
  /** Hashes of the packs that the game needs. */
  packs?: string[];
  /** The start of the game. */
  start: unknown;
  /** The moves, in order. */
  moves: unknown[];
};
