/** The number of a fighter, the `id` in `view().fighters`. */
type Fighter = number;
/** An action of a player at the table, as an entry of the log. */
export type CompanionAction =
  | {
      /** Turns a health dial: negative for damage, positive for recovery. */
      type: "health";
      /** The fighter. */
      fighter: Fighter;
      /** Change of the dial. */
      amount: number;
      /** The fighter that did it. */
      from?: Fighter;
    }
  | {
      /** Sets a health dial. */
      type: "set-health";
      /** The fighter. */
      fighter: Fighter;
      /** The new number. */
      to: number;
    }
  | {
      /** Takes a fighter off the battlefield as defeated. */
      type: "defeat";
      /** The fighter. */
      fighter: Fighter;
    }
  | {
      /** Puts a fighter onto the battlefield, by default with its health at the start. */
      type: "return";
      /** The fighter. */
      fighter: Fighter;
      /** Its health. */
      health?: number;
    }
  | {
      /** Puts a fighter on a space; without `at`, its place is unknown. */
      type: "place";
      /** The fighter. */
      fighter: Fighter;
      /** Id of the space. */
      at?: string;
    }
  | {
      /** Moves cards between piles of a player; a negative count moves them the other way. */
      type: "move-cards";
      /** The seat. */
      seat: number;
      /** The pile that they leave. */
      from: Pile;
      /** The pile that they enter. */
      to: Pile;
      /** Number of cards. */
      count: number;
      /** Id or name of the card. */
      card?: string;
    }
  | {
      /** Corrects the number of cards of a pile. */
      type: "set-cards";
      /** The seat. */
      seat: number;
      /** The pile. */
      pile: Pile;
      /** The new number. */
      to: number;
    }
  | {
      /** Changes a counter of a fighter, of a player, or of the table. */
      type: "counter";
      /** The fighter, for a counter of a fighter. */
      fighter?: Fighter;
      /** The seat, for a counter of a player. */
      seat?: number;
      /** Name of the counter. */
      name: string;
      /** Change of the number. */
      amount: number;
    }
  | {
      /** Changes the form of a hero. */
      type: "form";
      /** The seat. */
      seat: number;
      /** Id of the form, or any name for a hero described by hand. */
      form: string;
    }
  | {
      /** The active player draws a card and moves. `boost` is the discarded card, or "" if it is not entered. */
      type: "maneuver";
      /** Id or name of the card that was discarded to BOOST, or "" if it is not entered. */
      boost?: string;
    }
  | {
      /** An attack with its combat damage. `defense` is "" for a card that is not entered, and left out if there is none. */
      type: "attack";
      /** The attacker. */
      attacker: Fighter;
      /** The defender. */
      defender: Fighter;
      /** Combat damage. */
      damage: number;
      /** Id or name of the attacker's card. */
      card?: string;
      /** Id or name of the defender's card, or "" if it is not entered; left out if there is no defense. */
      defense?: string;
      /** Id or name of the card that was discarded to BOOST the attack, or "" if it is not entered. */
      boost?: string;
      /** Whether an effect allowed the attack, so that it spends no action; `false` by default. */
      free?: boolean;
    }
  | {
      /** The active player plays a scheme. */
      type: "scheme";
      /** Id or name of the card. */
      card?: string;
    }
  | {
      /** The active player uses an item of the battlefield. It spends an action, unless it is an item for combats. */
      type: "item";
      /** Its name. */
      name: string;
      /** The fighter that used it. */
      fighter?: Fighter;
    }
  | {
      /** Deals the damage of exhaustion: 2 to each fighter of the player for each card that could not be drawn. */
      type: "exhaust";
      /** The seat. */
      seat: number;
      /** Number of cards that could not be drawn. */
      cards: number;
    }
  | {
      /** Gains actions, or loses them. */
      type: "actions";
      /** Change of the number of actions left. */
      amount: number;
    }
  | {
      /** Ends the turn. */
      type: "next-turn";
    }
  | {
      /** Corrects turn, active player and actions. */
      type: "turn";
      /** Number of the turn, from 1. */
      turn: number;
      /** The active seat. */
      active: number;
      /** Actions left. */
      actions: number;
    }
  | {
      /** Sets the player with the first turn of this game. */
      type: "first";
      /** The seat. */
      seat: number;
    }
  | {
      /** Adds a fighter that is not in the setup. */
      type: "add";
      /** The seat. */
      seat: number;
      /** Its name. */
      name: string;
      /** Its health. */
      health: number;
      /** Whether it is a hero; `false` by default. */
      hero?: boolean;
      /** Whether it has a ranged attack; `false` by default. */
      ranged?: boolean;
    }
  | {
      /** Removes a fighter that was added by mistake. */
      type: "remove";
      /** The fighter. */
      fighter: Fighter;
    }
  | {
      /** Sets a note on a player or on the match. */
      type: "note";
      /** The seat, for a note on a player. */
      seat?: number;
      /** The note; empty to delete it. */
      text: string;
    }
  | {
      /** Changes the name of a player. */
      type: "rename";
      /** The seat. */
      seat: number;
      /** The new name. */
      name: string;
    }
  | {
      /** Records a die roll. */
      type: "die";
      /** Number of sides. */
      sides: number;
      /** The result. */
      result: number;
    }
  | {
      /** Ends the game; no winners for a draw. */
      type: "end";
      /** The winning seats; none for a draw. */
      winners: number[];
      /** The reason in words. */
      reason?: string;
    }
  | {
      /** Starts the next game, by default with the same heroes and battlefield. */
      type: "next-game";
      /** The seat with the first turn; by default the loser, after a draw the same player. */
      first?: number;
      /** Id or name of the battlefield, if it changes. */
      board?: string;
      /** The players, if heroes change. */
      players?: CompanionSetupPlayer[];
    };
/** A random outcome that `throw` draws. */
export type CompanionThrow =
  | {
      /** Rolls a die. */
      type: "die";
      /** Number of sides. */
      sides: number;
    }
  | {
      /** Draws the player with the first turn. */
      type: "first";
      /** Number of players. */
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
