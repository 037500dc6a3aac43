/** The number of a fighter, the `id` in `view().fighters`. */
type Fighter = number;
/** An action of a player at the table, as an entry of the log. */
export type CompanionAction =
  | {
      /** Turns a health dial: negative for damage, positive for recovery. */
      type: "health";
      fighter: Fighter;
      amount: number;
      /** The fighter that did it. */
      from?: Fighter;
    }
  | {
      /** Sets a health dial. */
      type: "set-health";
      fighter: Fighter;
      to: number;
    }
  | {
      /** Takes a fighter off the battlefield as defeated. */
      type: "defeat";
      fighter: Fighter;
    }
  | {
      /** Puts a fighter onto the battlefield, by default with its health at the start. */
      type: "return";
      fighter: Fighter;
      health?: number;
    }
  | {
      /** Puts a fighter on a space; without `at`, its place is unknown. */
      type: "place";
      fighter: Fighter;
      at?: string;
    }
  | {
      /** Moves cards between piles of a player; a negative count moves them the other way. */
      type: "move-cards";
      seat: number;
      from: Pile;
      to: Pile;
      count: number;
      /** Id or name of the card. */
      card?: string;
    }
  | {
      /** Corrects the number of cards of a pile. */
      type: "set-cards";
      seat: number;
      pile: Pile;
      to: number;
    }
  | {
      /** Changes a counter of a fighter, of a player, or of the table. */
      type: "counter";
      fighter?: Fighter;
      seat?: number;
      name: string;
      amount: number;
    }
  | {
      /** Changes the form of a hero. */
      type: "form";
      seat: number;
      form: string;
    }
  | {
      /** The active player draws a card and moves. `boost` is the discarded card, or "" if it is not entered. */
      type: "maneuver";
      boost?: string;
    }
  | {
      /** An attack with its combat damage. `defense` is "" for a card that is not entered, and left out if there is none. */
      type: "attack";
      attacker: Fighter;
      defender: Fighter;
      damage: number;
      card?: string;
      defense?: string;
    }
  | {
      /** The active player plays a scheme. */
      type: "scheme";
      card?: string;
    }
  | {
      /** Gains actions, or loses them. */
      type: "actions";
      amount: number;
    }
  | {
      /** Ends the turn. */
      type: "next-turn";
    }
  | {
      /** Corrects turn, active player and actions. */
      type: "turn";
      turn: number;
      active: number;
      actions: number;
    }
  | {
      /** Sets the player with the first turn of this game. */
      type: "first";
      seat: number;
    }
  | {
      /** Adds a fighter that is not in the setup. */
      type: "add";
      seat: number;
      name: string;
      health: number;
      hero?: boolean;
      ranged?: boolean;
    }
  | {
      /** Removes a fighter that was added by mistake. */
      type: "remove";
      fighter: Fighter;
    }
  | {
      /** Sets a note on a player or on the match. */
      type: "note";
      seat?: number;
      text: string;
    }
  | {
      /** Changes the name of a player. */
      type: "rename";
      seat: number;
      name: string;
    }
  | {
      /** Records a die roll. */
      type: "die";
      sides: number;
      result: number;
    }
  | {
      /** Ends the game; no winners for a draw. */
      type: "end";
      winners: number[];
      reason?: string;
    }
  | {
      /** Starts the next game, by default with the same heroes and battlefield. */
      type: "next-game";
      first?: number;
      board?: string;
      players?: CompanionSetupPlayer[];
    };
/** A random outcome that `throw` draws. */
export type CompanionThrow =
  | {
      /** Rolls a die. */
      type: "die";
      sides: number;
    }
  | {
      /** Draws the player with the first turn. */
      type: "first";
      players: number;
    };
/** The setup of `newMatch`; the seed is random by default. */
export type CompanionConfig = Omit<CompanionSetup, "seed"> & {
  /** Hexadecimal text of at most 32 digits. */
  seed?: string;
};
/** A match as JSON, for `import()` and `merge()`. */
export type CompanionExport = {
  /** Always `altmode-companion`. */
  format: string;
  /** Version of the format. */
  version: number;
  /** The id of the match. */
  id: string;
  /** The setup. */
  setup: CompanionSetup;
  /** The state that older entries resulted in, if they were left out. */
  base?: unknown;
  /** The entries. */
  log: unknown[];
};
