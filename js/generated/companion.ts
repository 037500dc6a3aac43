// Generated from the Rust types; edits are lost.

import type { ForecastInput } from "./unmatched.js";
/** The setup of `newMatch`; the seed is random by default. */
export type CompanionConfig = Omit<CompanionSetup, "seed"> & {
  /** Hexadecimal text of at most 32 digits. */
  seed?: string;
};
/** A whole match, as returned by `export()`, for `import()` and `merge()`. */
export type CompanionExport = {
  /** The name of the format. */
  format: "altmode-companion";
  /** Version of the format. */
  version: number;
  /** The id of the match, equal in all copies. */
  id: string;
  /** The setup. */
  setup: CompanionSetup;
  /** The state that older entries resulted in, if they were left out. */
  base?: unknown;
  /** The entries, in order. */
  log: unknown[];
};
/**
 * An action of a player, which docs/companion.md describes. In JSON the variant is the field `type`: `{ "type": "health", "fighter": 3, "amount": -1 }`.
 */
export type CompanionAction = { "type": "health", 
/**
 * The fighter.
 */
fighter: number, 
/**
 * Change of the dial.
 */
amount: number, 
/**
 * The fighter that did it.
 */
from?: number, } | { "type": "set-health", 
/**
 * The fighter.
 */
fighter: number, 
/**
 * The new number.
 */
to: number, } | { "type": "defeat", 
/**
 * The fighter.
 */
fighter: number, } | { "type": "return", 
/**
 * The fighter.
 */
fighter: number, 
/**
 * Its health; that of the start by default.
 */
health?: number, } | { "type": "place", 
/**
 * The fighter.
 */
fighter: number, 
/**
 * Id of the space.
 */
at?: string, } | { "type": "move-cards", 
/**
 * The seat.
 */
seat: number, 
/**
 * The pile that they leave.
 */
from: Pile, 
/**
 * The pile that they enter.
 */
to: Pile, 
/**
 * Number of cards.
 */
count: number, 
/**
 * Id or name of the card, if it is known.
 */
card?: string, } | { "type": "set-cards", 
/**
 * The seat.
 */
seat: number, 
/**
 * The pile.
 */
pile: Pile, 
/**
 * The new number.
 */
to: number, } | { "type": "counter", 
/**
 * The fighter, for a counter of a fighter.
 */
fighter?: number, 
/**
 * The seat, for a counter of a player.
 */
seat?: number, 
/**
 * The name.
 */
name: string, 
/**
 * Change of the amount.
 */
amount: number, } | { "type": "form", 
/**
 * The seat.
 */
seat: number, 
/**
 * Id of the form, or any name for a hero described by hand.
 */
form: string, } | { "type": "maneuver", 
/**
 * Id or name of the card that was discarded to BOOST, or an empty text if it is not entered.
 */
boost?: string, } | { "type": "attack", 
/**
 * The attacker.
 */
attacker: number, 
/**
 * The defender.
 */
defender: number, 
/**
 * Combat damage.
 */
damage: number, 
/**
 * Id or name of the attacker's card.
 */
card?: string, 
/**
 * Id or name of the defender's card, or an empty text if it is not entered. `null` or missing if there is no defense.
 */
defense?: string, 
/**
 * Id or name of the card that the attacker discarded to BOOST the attack, or an empty text if it is not entered.
 */
boost?: string, 
/**
 * Whether an effect allowed the attack, so that it spends no action.
 */
free?: boolean, } | { "type": "scheme", 
/**
 * Id or name of the card, if it is entered.
 */
card?: string, } | { "type": "item", 
/**
 * Its name.
 */
name: string, 
/**
 * The fighter that used it.
 */
fighter?: number, } | { "type": "exhaust", 
/**
 * The seat.
 */
seat: number, 
/**
 * Number of cards that could not be drawn.
 */
cards: number, } | { "type": "actions", 
/**
 * Change of the number of actions left.
 */
amount: number, } | { "type": "next-turn", } | { "type": "turn", 
/**
 * Number of the turn, from 1.
 */
turn: number, 
/**
 * The active seat.
 */
active: number, 
/**
 * Actions left.
 */
actions: number, } | { "type": "first", 
/**
 * The seat.
 */
seat: number, } | { "type": "add", 
/**
 * The seat.
 */
seat: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its health.
 */
health: number, 
/**
 * Whether it is a hero.
 */
hero?: boolean, 
/**
 * Whether it has a ranged attack.
 */
ranged?: boolean, } | { "type": "remove", 
/**
 * The fighter.
 */
fighter: number, } | { "type": "note", 
/**
 * The seat, for a note on a player.
 */
seat?: number, 
/**
 * The note; empty to delete it.
 */
text: string, } | { "type": "rename", 
/**
 * The seat.
 */
seat: number, 
/**
 * The name.
 */
name: string, } | { "type": "die", 
/**
 * Number of sides.
 */
sides: number, 
/**
 * The result.
 */
result: number, } | { "type": "end", 
/**
 * The winning seats; none for a draw.
 */
winners: Array<number>, 
/**
 * The reason in words.
 */
reason?: string, } | { "type": "next-game", 
/**
 * The seat with the first turn; by default the loser, after a draw the same player.
 */
first?: number, 
/**
 * Id or name of the battlefield, if it changes.
 */
board?: string, 
/**
 * The players, if heroes change.
 */
players?: Array<CompanionSetupPlayer>, };
/**
 * A random outcome that `throw` draws.
 */
export type CompanionThrow = { "type": "die", 
/**
 * Number of sides.
 */
sides: number, } | { "type": "first", 
/**
 * Number of players.
 */
players: number, };
/**
 * A match at a point in time.
 */
export type CompanionView = { 
/**
 * The id of the match, equal in all copies.
 */
id: string, 
/**
 * Id of the battlefield, if known.
 */
board: string | null, 
/**
 * Number of the game in the match, from 1.
 */
game: number, 
/**
 * Number of the turn in the game, from 1.
 */
turn: number, 
/**
 * The seat whose turn it is.
 */
active: number, 
/**
 * Actions left in the turn.
 */
actions: number, 
/**
 * The seat with the first turn of this game.
 */
first: number, 
/**
 * The next seat in turn order.
 */
next: number, 
/**
 * The players by seat.
 */
players: Array<CompanionPlayer>, 
/**
 * All fighters, in the order of the numbers that actions use. Fighters that were removed are missing.
 */
fighters: Array<CompanionFighter>, 
/**
 * The items that are left on the battlefield.
 */
items: Array<CompanionItem>, 
/**
 * Counters of the table.
 */
counters: Array<CompanionCounter>, 
/**
 * The note on the match.
 */
note: string, 
/**
 * The result of this game; `null` while it runs.
 */
ending: CompanionEnding | null, 
/**
 * The results of the earlier games.
 */
results: Array<CompanionEnding>, 
/**
 * Number of games that win the match.
 */
winsNeeded: number, 
/**
 * The seats that have won the match, if decided.
 */
matchWinners: Array<number>, 
/**
 * The seats of the last side with a hero, if all others are out.
 */
leftOver: Array<number> | null, 
/**
 * Violations of the rules at the table, unless a card permits them.
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
 * A player.
 */
export type CompanionPlayer = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The id of the hero; `null` if it was described by hand.
 */
hero: string | null, 
/**
 * The hero's name.
 */
heroName: string, 
/**
 * The side.
 */
team: number, 
/**
 * Whether the player is out: the heroes are defeated, and the player has no more turns.
 */
out: boolean, 
/**
 * Number of games won, including the current one if it is over.
 */
wins: number, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * The hand limit at the end of a turn.
 */
handLimit: number, 
/**
 * Cards in the discard pile.
 */
discard: number, 
/**
 * Cards aside.
 */
aside: number, 
/**
 * Cards out of the game.
 */
gone: number, 
/**
 * The cards of the deck with the numbers of copies by pile; empty for a hero described by hand.
 */
cards: Array<CompanionCard>, 
/**
 * Open cards that are not in the deck, as entered.
 */
others: Array<OtherCard>, 
/**
 * The abilities of the hero in English, one paragraph a line; empty for a hero described by hand.
 */
text: string, 
/**
 * Abilities that are due at the start and at the end of each of the player's turns.
 */
reminders: Array<CompanionReminder>, 
/**
 * The id of the form, if it is known.
 */
form: string | null, 
/**
 * The forms of the hero.
 */
forms: Array<CompanionForm>, 
/**
 * The counters.
 */
counters: Array<CompanionCounter>, 
/**
 * The note on the player.
 */
note: string, };
/**
 * A card of a deck.
 */
export type CompanionCard = { 
/**
 * The id within the deck.
 */
card: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * The type.
 */
kind: "attack" | "defense" | "versatile" | "scheme", 
/**
 * The printed value; schemes have none.
 */
value: number | null, 
/**
 * The printed BOOST.
 */
boost: number | null, 
/**
 * The names of the fighters or forms that can use it; empty for any fighter.
 */
by: Array<string>, 
/**
 * Its text in English, one paragraph a line; empty for a card without text.
 */
text: string, 
/**
 * Number of copies in the deck at the start.
 */
copies: number, 
/**
 * Copies known to be in the discard pile.
 */
discarded: number, 
/**
 * Copies known to be aside.
 */
aside: number, 
/**
 * Copies known to be out of the game.
 */
gone: number, 
/**
 * Copies in the hand, in the deck, or not entered.
 */
unseen: number, };
/**
 * An open card of another deck.
 */
export type OtherCard = { 
/**
 * The pile.
 */
pile: Pile, 
/**
 * The card as entered.
 */
card: string, 
/**
 * The number of copies.
 */
count: number, };
/**
 * A form of a hero.
 */
export type CompanionForm = { 
/**
 * The id.
 */
id: string, 
/**
 * The printed name.
 */
name: string, };
/**
 * An ability that is due in each turn.
 */
export type CompanionReminder = { 
/**
 * The time.
 */
at: "turn-starts" | "turn-ends", 
/**
 * The ability in English.
 */
text: string, };
/**
 * An item of the battlefield.
 */
export type CompanionItem = { 
/**
 * The printed name.
 */
name: string, 
/**
 * Whether it is used in a combat, without an action.
 */
combat: boolean, };
/**
 * A card of which a player chooses whether it is in the deck.
 */
export type CompanionGear = { 
/**
 * The id within the deck.
 */
card: string, 
/**
 * The printed name.
 */
name: string, };
/**
 * A fighter.
 */
export type CompanionFighter = { 
/**
 * The number that actions use.
 */
id: number, 
/**
 * The seat of its player.
 */
seat: number, 
/**
 * The id within its hero, for example `harpy-2`; empty if it was described by hand.
 */
fighter: string, 
/**
 * The name, with the player if it is ambiguous.
 */
name: string, 
/**
 * Whether it is a hero. Otherwise it is a sidekick.
 */
hero: boolean, 
/**
 * Whether it has a ranged attack.
 */
ranged: boolean, 
/**
 * Number of spaces that it moves in a maneuver, without effects; `null` for a fighter described by hand.
 */
moves: number | null, 
/**
 * The health dial.
 */
health: number, 
/**
 * The health at the start.
 */
most: number, 
/**
 * Whether it is defeated.
 */
defeated: boolean, 
/**
 * Whether it is off the battlefield without being defeated: in a reserve, about to come back, or removed with its player.
 */
reserve: boolean, 
/**
 * The id of its space, if entered.
 */
at: string | null, 
/**
 * Whether the space was entered since the last maneuver of its player.
 */
sure: boolean, 
/**
 * Its counters.
 */
counters: Array<CompanionCounter>, };
/**
 * The heroes and battlefields that can be tracked.
 */
export type CompanionCatalogue = { 
/**
 * The heroes, by id.
 */
heroes: Array<CompanionHero>, 
/**
 * The battlefields, by id.
 */
boards: Array<CompanionBoard>, };
/**
 * A hero that can be tracked.
 */
export type CompanionHero = { 
/**
 * The id.
 */
id: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * All names by which the hero is found, the printed one first.
 */
names: Array<string>, 
/**
 * The box.
 */
set: string, 
/**
 * The health of the hero.
 */
health: number, 
/**
 * Ids of the sidekicks of which the player chooses one.
 */
sidekicks: Array<string>, 
/**
 * Ids of the fighters of which the player chooses the hero.
 */
leads: Array<string>, 
/**
 * Groups of cards, of each of which the player chooses one.
 */
gear: Array<Array<CompanionGear>>, };
/**
 * A battlefield that can be tracked.
 */
export type CompanionBoard = { 
/**
 * The id.
 */
id: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * Maximum number of players.
 */
players: number, 
/**
 * The ids of the spaces.
 */
spaces: Array<string>, };
/**
 * The piles of a player's cards.
 */
export type Pile = "deck" | "hand" | "discard" | "aside" | "out";
/**
 * A hero as printed, or described by hand.
 */
export type Own = { 
/**
 * The name.
 */
name: string, 
/**
 * The number of cards of the deck, 30 by default.
 */
deck?: number, 
/**
 * The fighters, heroes first.
 */
fighters: Array<OwnFighter>, };
/**
 * A fighter described by hand.
 */
export type OwnFighter = { 
/**
 * The name.
 */
name: string, 
/**
 * The health at the start.
 */
health: number, 
/**
 * Whether it is a hero; the first fighter is one in any case.
 */
hero?: boolean, 
/**
 * Whether it has a ranged attack.
 */
ranged?: boolean, };
/**
 * A named number.
 */
export type CompanionCounter = { 
/**
 * The name.
 */
name: string, 
/**
 * The amount.
 */
amount: number, };
/**
 * The result of a game.
 */
export type CompanionEnding = { 
/**
 * The winning seats; none for a draw.
 */
winners: Array<number>, 
/**
 * The reason in words.
 */
reason: string, 
/**
 * The number of turns.
 */
turns: number, 
/**
 * The heroes by seat.
 */
heroes: Array<string>, 
/**
 * The id of the battlefield, if known.
 */
board: string | null, };
/**
 * The setup of a match.
 */
export type CompanionSetup = { 
/**
 * The hexadecimal seed of dice. Empty in a copy for an opponent or the public.
 */
seed: string, 
/**
 * Id or name of the battlefield.
 */
board?: string, 
/**
 * The players in the order of their turns, two to four.
 */
players: Array<CompanionSetupPlayer>, 
/**
 * The seat with the first turn; 0 by default.
 */
first?: number, 
/**
 * Number of games that win the match: 1 by default, 2 in a best of three.
 */
wins?: number, };
/**
 * A player at the start.
 */
export type CompanionSetupPlayer = { 
/**
 * The player's name.
 */
name?: string, 
/**
 * Id or name of the hero.
 */
hero?: string, 
/**
 * Description of a hero that is not in the catalogue.
 */
own?: Own, 
/**
 * Id of the sidekick, if the hero has a choice.
 */
sidekick?: string, 
/**
 * Id of the fighter that is the hero, if the player chooses one of a pair; the first one by default.
 */
lead?: string, 
/**
 * Ids of the chosen cards, if the hero has groups of gear; the first card of each group by default.
 */
gear?: Array<string>, 
/**
 * The team; by default each player is a side of its own.
 */
team?: number, };
/**
 * A forecast's input, with the assumptions made.
 */
export type CompanionQuestion = { 
/**
 * The input of `forecast` in `altmode/unmatched`.
 */
input: ForecastInput, 
/**
 * The assumptions about the table, in English.
 */
assumptions: Array<string>, };
/**
 * An audience to which an item is shown or hidden.
 */
export type Audience = "official" | "owner" | "opponent" | "public";
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
action: CompanionAction, };
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

