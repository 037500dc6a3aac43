// Generated from the Rust types; edits are lost.

import type { ForecastInput } from "./tcg.js";
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
/**
 * A row of the visibility table.
 */
export type Information = { 
/**
 * The item, by its identifier.
 */
item: Item, 
/**
 * A description of the item.
 */
what: string, 
/**
 * The category of the item.
 */
category: Category, 
/**
 * Whether the item is shown to both players and to the public.
 */
shownToBoth: boolean, 
/**
 * Whether the item is shown to the player to whom it belongs.
 */
shownToOwner: boolean, };
/**
 * The category of an item, which decides the players entitled to it.
 */
export type Category = "free" | "derived" | "private";
/**
 * A kind of information.
 */
export type Item = "game-actions" | "visible-names" | "card-state" | "turn-part" | "ko-orientation" | "card-values" | "rules" | "hand" | "deck-order" | "secret-actions" | "notes" | "deck-list" | "sideboarding" | "draft-picks" | "penalties";
/**
 * An audience to which an item is shown or hidden.
 */
export type Audience = "official" | "owner" | "opponent" | "public";
/**
 * A match at a point in time.
 */
export type TrackerView = { 
/**
 * The id of the match, equal in all copies.
 */
id: string, 
/**
 * Number of the game in the match, from 1.
 */
game: number, 
/**
 * Number of the turn in the game, from 1, counted over both players.
 */
turn: number, 
/**
 * The seat whose turn it is.
 */
active: number, 
/**
 * The phase of the turn.
 */
phase: Phase, 
/**
 * The seat with the first turn of this game, if known.
 */
first: number | null, 
/**
 * Both sides of the table.
 */
players: [TrackerPlayer, TrackerPlayer], 
/**
 * All characters, in the order of the numbers that actions use.
 */
characters: Array<TrackerCharacter>, 
/**
 * The note of the match.
 */
note: string, 
/**
 * The result of this game; `null` while it runs.
 */
ending: Ending | null, 
/**
 * The results of the earlier games.
 */
results: Array<Ending>, 
/**
 * Number of games that win the match.
 */
winsNeeded: number, 
/**
 * The winner of the match, if decided.
 */
matchWinner: number | null, 
/**
 * The round clock.
 */
clock: ClockView, 
/**
 * The values that break a tie.
 */
tiebreak: Tiebreak, 
/**
 * Violations of the rules on the table, unless a card permits them.
 */
warnings: Array<Warning>, 
/**
 * The description of the entry that undo would revert.
 */
undo: string | null, 
/**
 * The description of the entry that redo would restore.
 */
redo: string | null, 
/**
 * Number of entries in the log.
 */
entries: number, };
/**
 * One side of the table.
 */
export type TrackerPlayer = { 
/**
 * The player's name.
 */
name: string, 
/**
 * Number of games won, including the current one if it is over.
 */
wins: number, 
/**
 * Total remaining health on the battlefield.
 */
remaining: number, 
/**
 * Total health of the team.
 */
health: number, 
/**
 * Total stars on the battlefield.
 */
stars: number, 
/**
 * Number of characters on the battlefield.
 */
onBattlefield: number, 
/**
 * Number of untapped characters on the battlefield.
 */
untapped: number, 
/**
 * The player's counters.
 */
counters: Array<TrackerCounter>, 
/**
 * The note on the player.
 */
note: string, };
/**
 * A character.
 */
export type TrackerCharacter = { 
/**
 * The number that actions use.
 */
id: number, 
/**
 * The seat of its player.
 */
seat: number, 
/**
 * The id of its card, if it has one.
 */
card: string | null, 
/**
 * The name, with a number if other characters have it too.
 */
name: string, 
/**
 * The subtitle, the second part of the full name.
 */
subtitle: string, 
/**
 * The mode that is up.
 */
mode: Mode, 
/**
 * All modes in printed order; a single one if the character does not flip.
 */
modes: Mode[], 
/**
 * `battlefield`, `ko`, `under`, `part`, `head`, `upgrade`.
 */
zone: "battlefield" | "ko" | "under" | "part" | "head" | "upgrade", 
/**
 * The character that it is under, is part of, or is on.
 */
of: number | null, 
/**
 * Whether it is tapped.
 */
tapped: boolean, 
/**
 * Number of damage counters.
 */
damage: number, 
/**
 * Maximum health.
 */
health: number, 
/**
 * Remaining health; 0 in the KO area.
 */
remaining: number, 
/**
 * Stars, including those of a head on it.
 */
stars: number, 
/**
 * The attack printed on its face, its Upgrades and its head, without abilities.
 */
attack: number, 
/**
 * The defense printed on its face, its Upgrades and its head, without abilities.
 */
defense: number, 
/**
 * Its Upgrades, oldest first.
 */
upgrades: Array<TrackerUpgrade>, 
/**
 * Number of slots for Weapons, Armors and Utilities.
 */
slots: [number, number, number], 
/**
 * Counters other than damage.
 */
counters: Array<TrackerCounter>, 
/**
 * Number of battle cards under it.
 */
cardsUnder: number, 
/**
 * The note on it.
 */
note: string, 
/**
 * The combiner forms that it can be part of.
 */
combiners: Array<string>, };
/**
 * A counter other than damage.
 */
export type TrackerCounter = { 
/**
 * The name of the counter.
 */
name: string, 
/**
 * The amount.
 */
amount: number, };
/**
 * An Upgrade on a character.
 */
export type TrackerUpgrade = { 
/**
 * The name, or the text as typed.
 */
name: string, 
/**
 * The id of its card, if it is in the catalogue.
 */
card: string | null, 
/**
 * `weapon`, `armor` or `utility`.
 */
slot: Slot, };
/**
 * A phase of a turn (Expanded Rules 2.0, section 1, Turn Sequence).
 */
export type Phase = "start" | "main" | "attack" | "end";
/**
 * The result of a game.
 */
export type Ending = { 
/**
 * The winner; `null` for a draw.
 */
winner: number | null, 
/**
 * The reason.
 */
reason: string, 
/**
 * Number of turns.
 */
turns: number, };
/**
 * A character described by hand.
 */
export type Own = { 
/**
 * The name.
 */
name: string, 
/**
 * The health.
 */
health: number, 
/**
 * The stars; 0 by default.
 */
stars?: number, 
/**
 * The faces; by default an alt and a bot mode without numbers.
 */
faces?: Array<OwnFace>, };
/**
 * A face of a character described by hand.
 */
export type OwnFace = { 
/**
 * The mode.
 */
mode: Mode, 
/**
 * The attack.
 */
attack: number, 
/**
 * The defense.
 */
defense: number, };
/**
 * The clock at a point in time.
 */
export type ClockView = { 
/**
 * Length of the round in minutes; 0 for no clock.
 */
minutes: number, 
/**
 * Time extensions in seconds.
 */
extra: number, 
/**
 * Whether the clock is running.
 */
running: boolean, 
/**
 * Milliseconds that the clock has run.
 */
elapsed: number, 
/**
 * Milliseconds until time is called; negative after it. `null` without a limit.
 */
remaining: number | null, 
/**
 * The turn in which time was called.
 */
called: number | null, 
/**
 * `none`, `running`, `over` (time is to be called), `finish-turn`, `play-on`, or `finished`.
 */
stage: "none" | "running" | "over" | "finish-turn" | "play-on" | "finished", 
/**
 * The next step in English; empty while time remains.
 */
advice: string, };
/**
 * The values that break a tie, in order of precedence.
 */
export type Tiebreak = { 
/**
 * Number of games that each player has won.
 */
games: [number, number], 
/**
 * Remaining health of characters on the battlefield.
 */
health: [number, number], 
/**
 * Stars of characters on the battlefield.
 */
stars: [number, number], 
/**
 * Number of white icons in each flip of two cards.
 */
white: [Array<number>, Array<number>], 
/**
 * The deciding value: `games`, `health`, `stars`, `white`, `coin`, `draw`, or `null` while more cards must be flipped.
 */
decidedBy: "games" | "health" | "stars" | "white" | "coin" | "draw" | null, 
/**
 * The winner; `null` for a draw or while undecided.
 */
winner: number | null, };
/**
 * A violation of the rules, unless a card permits it.
 */
export type Warning = { 
/**
 * Stable code.
 */
code: string, 
/**
 * The warning in English.
 */
message: string, 
/**
 * The place in the action, or in the view for a standing warning.
 */
path: string, 
/**
 * The rule by document and section; `null` if the warning needs no rule.
 */
rule: string | null, };
/**
 * The result of an action.
 */
export type Applied = { 
/**
 * The entry of the log; `null` if nothing changed.
 */
entry: Id | null, 
/**
 * Whether the action joined the previous entry.
 */
joined: boolean, 
/**
 * The description of the entry.
 */
text: string, 
/**
 * Violations of the rules.
 */
warnings: Array<Warning>, };
/**
 * One line of the history.
 */
export type HistoryEntry = { 
/**
 * The id of the entry.
 */
id: Id, 
/**
 * Time of the first combined action, in milliseconds of the host's clock.
 */
at: number, 
/**
 * Time of the last combined action, in milliseconds of the host's clock.
 */
until: number, 
/**
 * The author, as given.
 */
by: string, 
/**
 * The description in English.
 */
text: string, 
/**
 * Number of the game.
 */
game: number, 
/**
 * Number of the turn.
 */
turn: number, 
/**
 * `done`, `undone`, or `skipped` if the entry is invalid in the current state.
 */
state: "done" | "undone" | "skipped", 
/**
 * The action as entered.
 */
action: TrackerAction, };
/**
 * The id of an entry: its device and its number on that device.
 */
export type Id = { 
/**
 * The name of the device that created the entry.
 */
device: string, 
/**
 * The number among the entries of that device.
 */
number: number, };
/**
 * The setup of a match.
 */
export type Setup = { 
/**
 * The hexadecimal seed of coins and dice. Empty in a copy for the opponent or the public.
 */
seed: string, 
/**
 * Both sides of the table.
 */
players: [SetupPlayer, SetupPlayer], 
/**
 * Number of games that win the match: 2 in a tournament (Tournament Rules 2.1).
 */
wins?: number, 
/**
 * Length of the round in minutes; 0 or omitted for no clock (Tournament Rules, Appendix B: 50, with Wave 5 cards 60).
 */
minutes?: number, 
/**
 * The procedure after time: the classic tiebreaker, or a draw (Tournament Rules 2.5.1 and 2.5.2).
 */
afterTime?: AfterTime, };
/**
 * One side at the start.
 */
export type SetupPlayer = { 
/**
 * The player's name.
 */
name?: string, 
/**
 * The team.
 */
characters?: Array<SetupCharacter>, };
/**
 * A character at the start: a card by id or name, or a description.
 */
export type SetupCharacter = { 
/**
 * The id or name of its card.
 */
card?: string, 
/**
 * Its description, if it has no card.
 */
own?: Own, 
/**
 * Index in this list of the character that it starts under, as minions and cassettes do.
 */
under?: number, 
/**
 * Index in this list of the body that it is the head of.
 */
headOf?: number, };
/**
 * The procedure after time if no player has won more games.
 */
export type AfterTime = "tiebreak" | "draw";
/**
 * A forecast's input, with the assumptions made.
 */
export type ForecastQuestion = { 
/**
 * The input of `forecast` in `altmode/tcg`.
 */
input: ForecastInput, 
/**
 * The assumptions about the table, in English.
 */
assumptions: Array<string>, };

