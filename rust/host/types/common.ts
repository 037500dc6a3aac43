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
  /** Version of the definitions in the game. */
  dataVersion: number;
  /** Hashes of the packs that the game needs. */
  packs?: string[];
  /** The start of the game. */
  start: unknown;
  /** The moves, in order. */
  moves: unknown[];
  /** A byte of the checksum of each definition in the game, as hexadecimal text. */
  definitions?: string;
  /** Two bytes for each move, as hexadecimal text, by which another version finds the action and the first difference. */
  checks?: string;
  /** The number of moves, a number for the position after them as the referee sees it, and `hash()` there. */
  reached?: { moves: number; position: string; state: string };
};
