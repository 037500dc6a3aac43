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
  /** Cards of parts of the game that replace those of the sets: single cards, or all of a set. */
  deck?: Partial<Record<DeckPart, (string | { card: string; count?: number } | { set: string })[]>>;
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
/** Options of `apply`. */
export type ApplyOptions = CheckOptions & {
  /**
   * Outcomes of chance supplied by the caller, in the order of their use: cards by id, for example
   * `x-crossfire`.
   */
  chance?: string[];
};
