/** A mode of a character: a face of its card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** A slot for Upgrades. */
export type Slot = "weapon" | "armor" | "utility";
/** The colour of a battle icon. */
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
/** Something done at the table; see docs/tracker.md. Characters go by their number in the view, seats are 0 and 1. */
export type TrackerAction =
  | {
      /** Puts damage on a character, or takes it off. */
      type: "damage";
      /** The character's number. */
      character: number;
      /** How many damage counters; below 0 they are taken off. */
      amount: number;
      /** The number of the character that does it. */
      from?: number;
    }
  | {
      /** Sets a character's damage. */
      type: "set-damage";
      /** The character's number. */
      character: number;
      /** How many damage counters it has then. */
      to: number;
    }
  | {
      /** An attack: taps the attacker and damages the defender. */
      type: "attack";
      /** The attacker's number. */
      attacker: number;
      /** The defender's number. */
      defender: number;
      /** How much damage it does. */
      damage: number;
    }
  | {
      /** Turns a character to a mode. */
      type: "mode";
      /** The character's number. */
      character: number;
      /** The mode that shows then. */
      mode: Mode;
    }
  | {
      /** Taps or untaps a character. */
      type: "tap";
      /** The character's number. */
      character: number;
      /** Whether it is tapped then. */
      tapped: boolean;
    }
  | {
      /** Untaps all characters. */
      type: "untap-all";
      /** Those of one player only. */
      seat?: number;
    }
  | {
      /** A character is KO'd. */
      type: "ko";
      /** The character's number. */
      character: number;
    }
  | {
      /** A character comes back to the battlefield. */
      type: "return";
      /** The character's number. */
      character: number;
      /** How many damage counters it has then; none if it is left out. */
      damage?: number;
    }
  | {
      /** Puts an Upgrade on a character. */
      type: "put-upgrade";
      /** The character's number. */
      character: number;
      /** The Upgrade's id or name, or any other text. */
      upgrade: string;
      /** Its slot, where the card does not say it. */
      slot?: Slot;
    }
  | {
      /** Scraps an Upgrade. */
      type: "scrap-upgrade";
      /** The character's number. */
      character: number;
      /** The place among its Upgrades, from 0. */
      index: number;
    }
  | {
      /** Moves an Upgrade to another character. */
      type: "move-upgrade";
      /** The number of the character that has it. */
      character: number;
      /** The place among its Upgrades, from 0. */
      index: number;
      /** The number of the character that gets it. */
      to: number;
    }
  | {
      /** Counts something beside damage, on a character or for a player. */
      type: "counter";
      /** The character's number. */
      character?: number;
      /** The player. */
      seat?: number;
      /** What is counted. */
      name: string;
      /** How many are added; below 0 they are taken away. */
      amount: number;
    }
  | {
      /** Puts battle cards under a character, or takes them away. */
      type: "cards-under";
      /** The character's number. */
      character: number;
      /** How many are added; below 0 they are taken away. */
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
      /** A character comes from under another to the battlefield. */
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
      /** Parts combine. */
      type: "combine";
      /** The id or name of the combined form. */
      form: string;
      /** The numbers of the parts. */
      parts: number[];
    }
  | {
      /** Puts another character on the table. */
      type: "add";
      /** Its player. */
      seat: number;
      /** Its id or name. */
      card: string;
    }
  | {
      /** Puts a character on the table that people describe themselves. */
      type: "add";
      /** Its player. */
      seat: number;
      /** Its description. */
      own: Own;
    }
  | {
      /** Takes a character off the table. */
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
      /** Goes to a part of the turn. */
      type: "phase";
      /** The part of the turn. */
      phase: Phase;
    }
  | {
      /** Begins the next turn. */
      type: "next-turn";
    }
  | {
      /** Corrects the turn. */
      type: "turn";
      /** Number of the turn, from 1. */
      turn: number;
      /** Whose turn it is. */
      active: number;
    }
  | {
      /** Says who takes the first turn. */
      type: "first";
      /** The player. */
      seat: number;
    }
  | {
      /** A coin was thrown. */
      type: "coin";
      /** Whether it showed heads. */
      heads: boolean;
    }
  | {
      /** A die was thrown. */
      type: "die";
      /** How many sides it has. */
      sides: number;
      /** The side that it showed, from 1. */
      result: number;
    }
  | {
      /** Cards were flipped. */
      type: "flip";
      /** Whose cards. */
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
      /** Stops the round clock. */
      type: "clock-pause";
    }
  | {
      /** Gives a time extension. */
      type: "clock-extend";
      /** How many seconds. */
      seconds: number;
    }
  | {
      /** Time is called. */
      type: "time-called";
    }
  | {
      /** Two cards were flipped to break a tie. */
      type: "tiebreak-flip";
      /** Whose cards. */
      seat: number;
      /** How many white icons they showed. */
      white: number;
    }
  | {
      /** A coin broke a tie. */
      type: "tiebreak-coin";
      /** Who won it. */
      winner: number;
    }
  | {
      /** The game is over. */
      type: "end";
      /** Who won; `null` for a draw. */
      winner?: number | null;
      /** Why. */
      reason?: string;
    }
  | {
      /** Begins the next game of the match. */
      type: "next-game";
      /** Who takes its first turn. */
      first?: number;
    };
/** What chance is asked for. */
export type Throw =
  | {
      /** Throws a coin. */
      type: "coin";
    }
  | {
      /** Throws a die. */
      type: "die";
      /** How many sides it has. */
      sides: number;
    }
  | {
      /** Draws lots for the first turn. */
      type: "first";
    }
  | {
      /** Flips cards of a deck. */
      type: "flip";
      /** How many are flipped. */
      count: number;
      /** The deck. */
      cards: {
        /** The icons of a card. */
        icons: IconColor[];
        /** How many of it are in the deck. */
        count: number;
      }[];
      /** Whose deck. */
      seat?: number;
    }
  | {
      /** Throws the coin that breaks a tie. */
      type: "tiebreak-coin";
    };
/** What a match begins with. */
export type MatchSetup = {
  /** Hexadecimal text that coins and dice come from; made from the platform's randomness if it is left out. */
  seed?: string;
  /** Both sides of the table. */
  players: [MatchPlayer, MatchPlayer];
  /** Games that win the match; 2 if it is left out. */
  wins?: number;
  /** Minutes of the round; 0 or nothing for no clock. */
  minutes?: number;
  /** What follows when time is over. */
  afterTime?: AfterTime;
};
/** One side at the start. */
export type MatchPlayer = {
  /** The player's name. */
  name?: string;
  /** The team: ids, names, or more about a character. */
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
  /** What kind of character it is, for example `triple-changer`. */
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
/** A whole match, as `export()` gives it. */
export type TrackerExport = {
  /** Names the format. */
  format: "altmode-tracker";
  /** Version of the format. */
  version: number;
  /** Equal in every copy of one match. */
  id: string;
  /** What the match began with. */
  setup: Setup;
  /** What older entries came to, where they were left out. */
  base?: unknown;
  /** What was done, in order. */
  log: unknown[];
};
