// Generated from the Rust types; edits are lost.

import type { ForecastInput } from "./tcg.js";
/** A mode of a character: a face of its card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** A slot for Upgrades. */
export type Slot = "weapon" | "armor" | "utility";
/** The colour of a battle icon. */
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
/** The setup of `newMatch`; the seed is random by default. */
export type MatchSetup = Omit<Setup, "seed" | "players"> & {
  /** The seed of coins and dice, as hexadecimal text. */
  seed?: string;
  /** The players, by seat. */
  players: [MatchPlayer, MatchPlayer];
};
/** A player at the start. */
export type MatchPlayer = Omit<SetupPlayer, "characters"> & {
  /** The team: ids, names, or objects with more details. */
  characters?: (string | SetupCharacter)[];
};
/** A whole match, as returned by `export()`, for `import()` and `merge()`. */
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
 * An action of a player, which docs/tracker.md describes. In JSON the variant is the field `type`: `{ "type": "damage", "character":
 * 3, "amount": 1 }`.
 */
export type TrackerAction = { "type": "damage", 
/**
 * The character.
 */
character: number, 
/**
 * Change of the amount; negative to remove.
 */
amount: number, 
/**
 * The character that caused the damage.
 */
from?: number, } | { "type": "set-damage", 
/**
 * The character.
 */
character: number, 
/**
 * The new number, 0 to 255.
 */
to: number, } | { "type": "attack", 
/**
 * The attacker.
 */
attacker: number, 
/**
 * The defender.
 */
defender: number, 
/**
 * Damage counters, 0 to 255.
 */
damage: number, } | { "type": "mode", 
/**
 * The character.
 */
character: number, 
/**
 * The mode that is up afterwards.
 */
mode: Mode, } | { "type": "tap", 
/**
 * The character.
 */
character: number, 
/**
 * Whether it is tapped afterwards.
 */
tapped: boolean, } | { "type": "untap-all", 
/**
 * The seat, 0 or 1, if it is about one player.
 */
seat?: number, } | { "type": "ko", 
/**
 * The character.
 */
character: number, } | { "type": "return", 
/**
 * The character.
 */
character: number, 
/**
 * Damage counters, 0 to 255.
 */
damage?: number, } | { "type": "put-upgrade", 
/**
 * The character.
 */
character: number, 
/**
 * Id or name of the card, or any text.
 */
upgrade: string, 
/**
 * The slot, if the card is not known.
 */
slot?: Slot, } | { "type": "scrap-upgrade", 
/**
 * The character.
 */
character: number, 
/**
 * Index in the character's Upgrades.
 */
index: number, } | { "type": "move-upgrade", 
/**
 * The character.
 */
character: number, 
/**
 * Index in the character's Upgrades.
 */
index: number, 
/**
 * The character that receives the Upgrade.
 */
to: number, } | { "type": "counter", 
/**
 * The character, if it is about one.
 */
character?: number, 
/**
 * The seat, 0 or 1, if it is about one player.
 */
seat?: number, 
/**
 * The name, at most 60 characters.
 */
name: string, 
/**
 * Change of the amount; negative to remove.
 */
amount: number, } | { "type": "cards-under", 
/**
 * The character.
 */
character: number, 
/**
 * Change of the amount; negative to remove.
 */
amount: number, } | { "type": "put-under", 
/**
 * The character.
 */
character: number, 
/**
 * The character above it.
 */
under: number, } | { "type": "deploy", 
/**
 * The character.
 */
character: number, } | { "type": "put-head", 
/**
 * The head.
 */
head: number, 
/**
 * The body.
 */
body: number, } | { "type": "combine", 
/**
 * Id or name of the combiner's card.
 */
form: string, 
/**
 * The characters that combine.
 */
parts: Array<number>, } | { "type": "add", 
/**
 * The seat, 0 or 1.
 */
seat: number, 
/**
 * Id or name of its card.
 */
card?: string, 
/**
 * Its description, if it has no card.
 */
own?: Own, } | { "type": "remove", 
/**
 * The character.
 */
character: number, } | { "type": "edit", 
/**
 * The character.
 */
character: number, 
/**
 * The health, or `null` for the printed one.
 */
health?: number | null, 
/**
 * The stars, or `null` for the printed ones.
 */
stars?: number | null, } | { "type": "note", 
/**
 * The character, if it is about one.
 */
character?: number, 
/**
 * The seat, 0 or 1, if it is about one player.
 */
seat?: number, 
/**
 * The note; empty to delete it.
 */
text: string, } | { "type": "rename", 
/**
 * The seat, 0 or 1.
 */
seat: number, 
/**
 * The name, at most 60 characters.
 */
name: string, } | { "type": "phase", 
/**
 * The phase.
 */
phase: Phase, } | { "type": "next-turn", } | { "type": "turn", 
/**
 * Number of the turn, from 1.
 */
turn: number, 
/**
 * The active seat, 0 or 1.
 */
active: number, } | { "type": "first", 
/**
 * The seat, 0 or 1.
 */
seat: number, } | { "type": "coin", 
/**
 * Whether it showed heads.
 */
heads: boolean, } | { "type": "die", 
/**
 * Number of sides, at least 2.
 */
sides: number, 
/**
 * The result, 1 to `sides`.
 */
result: number, } | { "type": "flip", 
/**
 * The seat, 0 or 1, if it is about one player.
 */
seat?: number, 
/**
 * The icons of each card.
 */
cards: IconColor[][], } | { "type": "clock-set", 
/**
 * Minutes; 0 for no clock.
 */
minutes: number, } | { "type": "clock-start", } | { "type": "clock-pause", } | { "type": "clock-extend", 
/**
 * Seconds.
 */
seconds: number, } | { "type": "time-called", } | { "type": "tiebreak-flip", 
/**
 * The seat, 0 or 1.
 */
seat: number, 
/**
 * Number of white icons.
 */
white: number, } | { "type": "tiebreak-coin", 
/**
 * The winning seat, 0 or 1.
 */
winner: number, } | { "type": "end", 
/**
 * The winning seat, or `null` for a draw.
 */
winner?: number | null, 
/**
 * The reason in words.
 */
reason?: string, } | { "type": "next-game", 
/**
 * The seat with the first turn, if known.
 */
first?: number, };
/**
 * A random outcome that `throw` draws.
 */
export type Throw = { "type": "coin", } | { "type": "die", 
/**
 * Number of sides.
 */
sides: number, } | { "type": "first", } | { "type": "flip", 
/**
 * The player of the deck.
 */
seat?: number, 
/**
 * Number of cards to flip.
 */
count: number, 
/**
 * The deck.
 */
cards: Array<IconCards>, } | { "type": "tiebreak-coin", };
/**
 * A number of cards with equal icons.
 */
export type IconCards = { 
/**
 * The icons of a card.
 */
icons: IconColor[], 
/**
 * Number of copies in the deck.
 */
count: number, };
/**
 * Every card that can be put on the table.
 */
export type TrackerCards = { 
/**
 * Characters and combined forms.
 */
characters: Array<TrackerCard>, 
/**
 * Upgrades.
 */
upgrades: Array<UpgradeCard>, };
/**
 * A character card.
 */
export type TrackerCard = { 
/**
 * Its id in the catalogue.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The second half of its full name.
 */
subtitle: string, 
/**
 * Name and subtitle.
 */
fullName: string, 
/**
 * The kind of character, for example `triple changer`.
 */
kind: string, 
/**
 * Its faction.
 */
faction: string, 
/**
 * Its stars.
 */
stars: number, 
/**
 * Its health.
 */
health: number, 
/**
 * Its modes, in printed order.
 */
modes: Array<TrackerCardMode>, 
/**
 * Of a combined form: the full names of its parts.
 */
parts: Array<string>, };
/**
 * A mode of a character card.
 */
export type TrackerCardMode = { 
/**
 * The mode.
 */
mode: Mode, 
/**
 * Printed attack.
 */
attack: number, 
/**
 * Printed defense.
 */
defense: number, };
/**
 * An Upgrade.
 */
export type UpgradeCard = { 
/**
 * Its id in the catalogue.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The slot that it fills.
 */
slot: Slot, 
/**
 * The attack number in its stat box.
 */
attack: number, 
/**
 * The defense number in its stat box.
 */
defense: number, };
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

