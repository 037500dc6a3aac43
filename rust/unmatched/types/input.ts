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
  /**
   * Item tokens of other battlefields that are mixed with those of the battlefield: `"all"`, or the ids of battlefields, for
   * example `["navy-pier"]`. As many as the battlefield has spaces for are drawn at random. Without it, only its own lie there.
   */
  items?: "all" | string[];
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
/** Options of `apply`. */
export type ApplyOptions = CheckOptions & {
  /**
   * Outcomes of chance supplied by the caller, in the order of their use: cards by id, for example
   * `medusa/feint`, and numbers on a die.
   */
  chance?: (string | number)[];
};
