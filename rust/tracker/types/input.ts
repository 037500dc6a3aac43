/** A mode of a character: a face of its card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** A slot for Upgrades. */
export type Slot = "weapon" | "armor" | "utility";
/** The colour of a battle icon. */
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
/** An action at the table; see docs/tracker.md. Characters are identified by their number in the view, seats are 0 and 1. */
export type TrackerAction =
  | {
      /** Adds damage to a character, or removes it. */
      type: "damage";
      /** The character's number. */
      character: number;
      /** Number of damage counters; negative to remove them. */
      amount: number;
      /** The number of the character that does the damage. */
      from?: number;
    }
  | {
      /** Sets a character's damage. */
      type: "set-damage";
      /** The character's number. */
      character: number;
      /** The new number of damage counters. */
      to: number;
    }
  | {
      /** An attack: taps the attacker and damages the defender. */
      type: "attack";
      /** The attacker's number. */
      attacker: number;
      /** The defender's number. */
      defender: number;
      /** The amount of damage. */
      damage: number;
    }
  | {
      /** Turns a character to a mode. */
      type: "mode";
      /** The character's number. */
      character: number;
      /** The new mode. */
      mode: Mode;
    }
  | {
      /** Taps or untaps a character. */
      type: "tap";
      /** The character's number. */
      character: number;
      /** Whether it becomes tapped. */
      tapped: boolean;
    }
  | {
      /** Untaps all characters. */
      type: "untap-all";
      /** The player whose characters are untapped; both by default. */
      seat?: number;
    }
  | {
      /** KOs a character. */
      type: "ko";
      /** The character's number. */
      character: number;
    }
  | {
      /** Returns a character to the battlefield. */
      type: "return";
      /** The character's number. */
      character: number;
      /** Its number of damage counters; none by default. */
      damage?: number;
    }
  | {
      /** Puts an Upgrade on a character. */
      type: "put-upgrade";
      /** The character's number. */
      character: number;
      /** The Upgrade's id or name, or any other text. */
      upgrade: string;
      /** Its slot, if the card does not determine it. */
      slot?: Slot;
    }
  | {
      /** Scraps an Upgrade. */
      type: "scrap-upgrade";
      /** The character's number. */
      character: number;
      /** The index among its Upgrades, from 0. */
      index: number;
    }
  | {
      /** Moves an Upgrade to another character. */
      type: "move-upgrade";
      /** The number of the character that has it. */
      character: number;
      /** The index among its Upgrades, from 0. */
      index: number;
      /** The number of the character that gets it. */
      to: number;
    }
  | {
      /** Changes a counter other than damage, of a character or a player. */
      type: "counter";
      /** The character's number. */
      character?: number;
      /** The player. */
      seat?: number;
      /** The name of the counter. */
      name: string;
      /** The change; negative to remove. */
      amount: number;
    }
  | {
      /** Puts battle cards under a character, or removes them. */
      type: "cards-under";
      /** The character's number. */
      character: number;
      /** The change; negative to remove. */
      amount: number;
    }
  | {
      /** Puts a character under another. */
      type: "put-under";
      /** The number of the character below. */
      character: number;
      /** The number of the character above. */
      under: number;
    }
  | {
      /** Deploys a character from under another one to the battlefield. */
      type: "deploy";
      /** The character's number. */
      character: number;
    }
  | {
      /** Puts a Titan Master's head on a body. */
      type: "put-head";
      /** The head's number. */
      head: number;
      /** The body's number. */
      body: number;
    }
  | {
      /** Combines parts. */
      type: "combine";
      /** The id or name of the combined form. */
      form: string;
      /** The numbers of the parts. */
      parts: number[];
    }
  | {
      /** Adds a character to the table. */
      type: "add";
      /** Its player. */
      seat: number;
      /** Its id or name. */
      card: string;
    }
  | {
      /** Adds a custom character to the table. */
      type: "add";
      /** Its player. */
      seat: number;
      /** Its description. */
      own: Own;
    }
  | {
      /** Removes a character from the table. */
      type: "remove";
      /** The character's number. */
      character: number;
    }
  | {
      /** Corrects a character's numbers. */
      type: "edit";
      /** The character's number. */
      character: number;
      /** Its health. */
      health?: number;
      /** Its stars. */
      stars?: number;
    }
  | {
      /** Writes a note on a character, for a player, or for the match. */
      type: "note";
      /** The character's number. */
      character?: number;
      /** The player. */
      seat?: number;
      /** The note; an empty one removes it. */
      text: string;
    }
  | {
      /** Names a player. */
      type: "rename";
      /** The player. */
      seat: number;
      /** The name. */
      name: string;
    }
  | {
      /** Changes the part of the turn. */
      type: "phase";
      /** The part of the turn. */
      phase: Phase;
    }
  | {
      /** Starts the next turn. */
      type: "next-turn";
    }
  | {
      /** Corrects the turn. */
      type: "turn";
      /** Number of the turn, from 1. */
      turn: number;
      /** The seat whose turn it is. */
      active: number;
    }
  | {
      /** Sets the player who takes the first turn. */
      type: "first";
      /** The player. */
      seat: number;
    }
  | {
      /** Records a coin toss. */
      type: "coin";
      /** Whether the result is heads. */
      heads: boolean;
    }
  | {
      /** Records a die roll. */
      type: "die";
      /** The number of sides. */
      sides: number;
      /** The result, from 1. */
      result: number;
    }
  | {
      /** Records flipped cards. */
      type: "flip";
      /** The player of the cards. */
      seat?: number;
      /** The icons of each card. */
      cards: IconColor[][];
    }
  | {
      /** Sets the round clock. */
      type: "clock-set";
      /** Minutes of the round; 0 for no clock. */
      minutes: number;
    }
  | {
      /** Starts the round clock. */
      type: "clock-start";
    }
  | {
      /** Pauses the round clock. */
      type: "clock-pause";
    }
  | {
      /** Extends the time of the round. */
      type: "clock-extend";
      /** Seconds of the extension. */
      seconds: number;
    }
  | {
      /** Records that time was called. */
      type: "time-called";
    }
  | {
      /** Records two cards flipped to break a tie. */
      type: "tiebreak-flip";
      /** The player of the cards. */
      seat: number;
      /** The number of white icons on them. */
      white: number;
    }
  | {
      /** Records the coin toss that breaks a tie. */
      type: "tiebreak-coin";
      /** The winner of the coin toss. */
      winner: number;
    }
  | {
      /** Ends the game. */
      type: "end";
      /** The winner; `null` for a draw. */
      winner?: number | null;
      /** The reason. */
      reason?: string;
    }
  | {
      /** Starts the next game of the match. */
      type: "next-game";
      /** The player who takes the first turn. */
      first?: number;
    };
/** A random outcome that `throw` draws. */
export type Throw =
  | {
      /** Tosses a coin. */
      type: "coin";
    }
  | {
      /** Rolls a die. */
      type: "die";
      /** The number of sides. */
      sides: number;
    }
  | {
      /** Draws the player with the first turn. */
      type: "first";
    }
  | {
      /** Flips cards of a deck. */
      type: "flip";
      /** The number of cards to flip. */
      count: number;
      /** The deck. */
      cards: {
        /** The icons of a card. */
        icons: IconColor[];
        /** The number of copies in the deck. */
        count: number;
      }[];
      /** The player of the deck. */
      seat?: number;
    }
  | {
      /** Tosses the coin that breaks a tie. */
      type: "tiebreak-coin";
    };
/** The setup of a match. */
export type MatchSetup = {
  /** The seed of coins and dice, as hexadecimal text; random by default. */
  seed?: string;
  /** The players, by seat. */
  players: [MatchPlayer, MatchPlayer];
  /** Games that win the match; 2 by default. */
  wins?: number;
  /** Minutes of the round; 0 (the default) for no clock. */
  minutes?: number;
  /** The procedure after time is over. */
  afterTime?: AfterTime;
};
/** A player at the start. */
export type MatchPlayer = {
  /** The player's name. */
  name?: string;
  /** The team: ids, names, or objects with more details. */
  characters?: (string | SetupCharacter)[];
};
/** A character card. */
export type TrackerCard = {
  /** Its id in the catalogue. */
  id: string;
  /** Its name. */
  name: string;
  /** The second half of its full name. */
  subtitle: string;
  /** Name and subtitle. */
  fullName: string;
  /** The kind of character, for example `triple-changer`. */
  kind: string;
  /** Its faction. */
  faction: string;
  /** Its stars. */
  stars: number;
  /** Its health. */
  health: number;
  /** Its modes, in printed order. */
  modes: {
    /** The mode. */
    mode: Mode;
    /** Printed attack. */
    attack: number;
    /** Printed defense. */
    defense: number;
  }[];
  /** Of a combined form: the ids of its parts. */
  parts: string[];
};
/** An Upgrade. */
export type UpgradeCard = {
  /** Its id in the catalogue. */
  id: string;
  /** Its name. */
  name: string;
  /** The slot that it fills. */
  slot: Slot;
  /** The attack number in its stat box. */
  attack: number;
  /** The defense number in its stat box. */
  defense: number;
};
/** Every card that can be put on the table. */
export type TrackerCards = {
  /** Characters and combined forms. */
  characters: TrackerCard[];
  /** Upgrades. */
  upgrades: UpgradeCard[];
};
/** A whole match, as returned by `export()`. */
export type TrackerExport = {
  /** The name of the format. */
  format: "altmode-tracker";
  /** Version of the format. */
  version: number;
  /** The id of the match, equal in all copies. */
  id: string;
  /** The setup. */
  setup: Setup;
  /** The state that older entries resulted in, if they were left out. */
  base?: unknown;
  /** The entries, in order. */
  log: unknown[];
};
