// Generated from the Rust types; edits are lost.


/** A player's name for programs. */
export type PlayerId = string;
/**
 * Version of the package, as JSON.
 */
export type Version = { 
/**
 * Of the package.
 */
version: string, };
/**
 * The options of a tournament.
 */
export type Options = { 
/**
 * Name of the tournament.
 */
name?: string, 
/**
 * Seed of 1 to 32 hexadecimal digits for all random decisions.
 */
seed: string, 
/**
 * Format, by default constructed.
 */
format?: Format, 
/**
 * Number of Swiss rounds, by default as recommended for the players at the first pairing.
 */
rounds?: number, 
/**
 * Minutes of a Swiss round, at least 40, by default as recommended.
 */
minutes?: number, 
/**
 * Whether cards of Wave 5 are played, for which longer rounds are recommended (Tournament Rules, Appendix B).
 */
waveFive?: boolean, 
/**
 * Number of players of the playoff; 0 for no playoff.
 */
playoff?: number, 
/**
 * Structure, by default Swiss.
 */
structure?: Structure, 
/**
 * Method of pairing the playoff, by default by draft seats for eight players of a booster draft and else by standings
 * (Tournament Rules 8.2).
 */
playoffBracket?: BracketKind, 
/**
 * Whether the losers of the semi-finals play for third place.
 */
thirdPlace?: boolean, 
/**
 * Games to win a match, 1 to 3, by default 2 (Tournament Rules 2.1).
 */
gamesToWin?: number, 
/**
 * Games to win a match of the playoff, by default as in the rounds before.
 */
playoffGamesToWin?: number, 
/**
 * Result of a match that is undecided when its time is over.
 */
unfinished?: Unfinished, 
/**
 * Whether the players of a draft pod are paired only with each other (Tournament Rules 7.6), by default in drafts.
 */
withinPods?: boolean, 
/**
 * Effect of rounds before a late entry.
 */
missedRounds?: MissedRounds, 
/**
 * Whether deck lists are required (Tournament Rules 2.7).
 */
deckLists?: boolean, 
/**
 * Time until which deck lists are handed in, in milliseconds since 1970; without it, until a player's first round is paired.
 */
deckListsUntil?: number, 
/**
 * Whether only players who have checked in are paired.
 */
checkIn?: boolean, 
/**
 * Maximum number of players. Further players enter the waiting list.
 */
capacity?: number, 
/**
 * Sets that may be played, by their ids, for example `w1`; all sets if it is empty (Tournament Rules 3.2).
 */
sets?: Array<string>, 
/**
 * Day whose banned list counts, as `2019-06-07` (Tournament Rules 6.2); without it the latest list.
 */
date?: string, 
/**
 * Further banned cards, by their ids or names.
 */
bans?: Array<string>, 
/**
 * Prizes by final place.
 */
prizes?: Array<Prize>, };
/**
 * Formats (Tournament Rules 3.1).
 */
export type Format = "constructed" | "sealed" | "draft" | "turbo";
/**
 * The result of a match that is undecided when its time is over.
 */
export type Unfinished = "draw" | "tiebreak";
/**
 * The effect of rounds before a late entry, which the Tournament Rules leave open.
 */
export type MissedRounds = "loss" | "ignored";
/**
 * The method of pairing rounds.
 */
export type Structure = "swiss" | "roundRobin" | "singleElimination";
/**
 * A prize for a range of places of the final placing (Tournament Rules 5.2: awarded by the resulting ranking).
 */
export type Prize = { 
/**
 * First place of the range.
 */
place: number, 
/**
 * Last place of the range, by default the first one.
 */
to?: number, 
/**
 * Description of the prize.
 */
prize: string, };
/**
 * An event of a tournament. In JSON it is an object whose `type` names the variant.
 */
export type Event = { "type": "configure", 
/**
 * The options to change. `null` resets an option, and options that are left out keep their values.
 */
options: { [Name in keyof Options]?: Options[Name] | null }, } | { "type": "addPlayer", 
/**
 * Name of the player.
 */
name: string, 
/**
 * Id of the player, by default made from the number of the entry.
 */
id?: string, } | { "type": "addPlayers", 
/**
 * Players, in the order of their entry.
 */
players: Array<Entrant>, } | { "type": "renamePlayer", 
/**
 * Player.
 */
player: string, 
/**
 * Corrected name.
 */
name: string, } | { "type": "drop", 
/**
 * Player.
 */
player: string, } | { "type": "reenter", 
/**
 * Player.
 */
player: string, } | { "type": "checkIn", 
/**
 * Player.
 */
player: string, 
/**
 * Whether the player is present; `false` undoes the check-in before the first round.
 */
here?: boolean, } | { "type": "admit", 
/**
 * Player.
 */
player: string, } | { "type": "assignByes", 
/**
 * Player.
 */
player: string, 
/**
 * Swiss rounds with a bye, from 1. They replace the byes assigned before.
 */
rounds: Array<number>, } | { "type": "sitOut", 
/**
 * Player.
 */
player: string, 
/**
 * Swiss rounds to sit out, from 1. They replace the rounds named before.
 */
rounds: Array<number>, } | { "type": "fixTable", 
/**
 * Player.
 */
player: string, 
/**
 * Number of the table; without it the player has no fixed table.
 */
table?: number, } | { "type": "keepApart", 
/**
 * Players.
 */
players: Array<string>, 
/**
 * Whether the players are kept apart; `false` removes the restriction.
 */
apart?: boolean, } | { "type": "registerDeck", 
/**
 * Player.
 */
player: string, 
/**
 * Deck list.
 */
deck: DeckList, 
/**
 * Reason for a judge's correction. An accepted list cannot be altered without one.
 */
reason?: string, } | { "type": "deckCheckTable", 
/**
 * Table of the current round.
 */
table: number, } | { "type": "deckCheck", 
/**
 * Player whose deck was checked.
 */
player: string, 
/**
 * Cards found in the deck.
 */
found: DeckList, 
/**
 * Whether the player may have swapped cards since the match began, so that deck and sideboard are counted together.
 */
sideboarded?: boolean, 
/**
 * Duration of the check, in seconds.
 */
seconds?: number, 
/**
 * Differences between list and deck, by default computed from `found`.
 */
differences?: Array<DeckDifference>, } | { "type": "pods", 
/**
 * Players of each pod, in the order of their seats.
 */
pods: Array<Array<string>>, } | { "type": "pairings", 
/**
 * Number of the round. Rounds of the playoff continue the numbers of the Swiss rounds.
 */
round: number, 
/**
 * Players of each table, from table 1.
 */
tables: Array<[string, string]>, 
/**
 * Players with a bye.
 */
byes?: Array<string>, } | { "type": "clearPairings", 
/**
 * Number of the current round.
 */
round?: number, } | { "type": "result" } & ReportedResult | { "type": "clearResult", 
/**
 * Number of the round, by default the current one.
 */
round?: number, 
/**
 * Table of the match.
 */
table: number, } | { "type": "feature", 
/**
 * Table of the current round.
 */
table: number, 
/**
 * Whether the match is a feature match.
 */
feature?: boolean, } | { "type": "openReports", 
/**
 * Secret key of 32 hexadecimal digits that signs the links. Only officials may know it.
 */
key: string, } | { "type": "claim" } & Claim | { "type": "cut", 
/**
 * Players, in the order of their seeds or seats.
 */
seeds: Array<string>, 
/**
 * Method of pairing the playoff.
 */
bracket: BracketKind, } | { "type": "clockStart", 
/**
 * Time of the start.
 */
at: number, } | { "type": "clockPause", 
/**
 * Time of the pause.
 */
at: number, } | { "type": "clockResume", 
/**
 * Time of the resumption.
 */
at: number, } | { "type": "extension", 
/**
 * Table of the current round.
 */
table: number, 
/**
 * Length of the extension, in seconds.
 */
seconds: number, 
/**
 * Reason for the extension.
 */
reason?: string, } | { "type": "penalty", 
/**
 * Penalised player.
 */
player?: string, 
/**
 * Penalised person who is not a player, for example a spectator or an official.
 */
person?: string, 
/**
 * Section of the Tournament Rules that was violated, for example `5.4`.
 */
section: string, 
/**
 * Name of the penalty, for example `warning`.
 */
penalty: string, 
/**
 * Effect of the penalty in the tournament.
 */
action?: PenaltyAction, 
/**
 * Description of the incident.
 */
note?: string, } | { "type": "undo", 
/**
 * Device of the entry to undo.
 */
device: string, 
/**
 * Number of the entry on its device.
 */
number: number, };
/**
 * A player to add.
 */
export type Entrant = { 
/**
 * Name of the player.
 */
name: string, 
/**
 * Id of the player, by default made from the number of the entry.
 */
id?: string, };
/**
 * The effect of a penalty in the tournament.
 */
export type PenaltyAction = "none" | "gameLoss" | "matchLoss" | "disqualification";
/**
 * The result of a match, as it is reported.
 */
export type ReportedResult = { 
/**
 * Number of the round, by default the current one.
 */
round?: number, 
/**
 * Table of the match.
 */
table: number, 
/**
 * Players of the match, in the order of `games`; by default in the order of the pairing. The report is rejected if other
 * players are paired at the table.
 */
players?: [string, string], 
/**
 * Games won by each player.
 */
games: [number, number], 
/**
 * Games played to a draw.
 */
draws?: number, 
/**
 * Games begun but not finished. They count as drawn (Tournament Rules, Appendix C).
 */
unfinished?: number, 
/**
 * Way in which the match ended.
 */
by?: EndedBy, 
/**
 * Winner of the match, where the games do not decide it.
 */
winner?: string, };
/**
 * The way in which a match ended.
 */
export type EndedBy = "games" | "concession" | "intentionalDraw" | "tiebreak" | "noShow" | "penalty" | "doubleLoss" | "drop";
/**
 * The method of pairing a playoff (Tournament Rules 8.2).
 */
export type BracketKind = "standings" | "draftSeats";
/**
 * A deck list (Tournament Rules 2.7). Other fields of a deck, such as its name, are ignored.
 */
export type DeckList = { 
/**
 * Characters of the team.
 */
characters: Array<string>, 
/**
 * Stratagems.
 */
stratagems?: Array<string>, 
/**
 * Battle cards.
 */
battle: Array<DeckCard>, 
/**
 * Sideboard.
 */
sideboard?: SideList, 
/**
 * Characters that begin under members of the team, for example for Tidal Wave.
 */
under?: Array<string>, 
/**
 * Cards from outside the game that cards of the deck can bring in (Tournament Rules 6.4), for example Mini-Cassettes for
 * Blaster.
 */
outside?: Array<string>, };
/**
 * A sideboard.
 */
export type SideList = { 
/**
 * Characters.
 */
characters?: Array<string>, 
/**
 * Stratagems.
 */
stratagems?: Array<string>, 
/**
 * Battle cards.
 */
battle?: Array<DeckCard>, };
/**
 * A battle card and its number of copies.
 */
export type DeckCard = { 
/**
 * Name of the card.
 */
card: string, 
/**
 * Number of copies.
 */
count: number, };
/**
 * A section of a deck list.
 */
export type Section = "characters" | "stratagems" | "battle" | "sideboardCharacters" | "sideboardStratagems" | "sideboardBattle" | "under" | "outside";
/**
 * A card whose number of copies differs between the registered list and the deck found.
 */
export type DeckDifference = { 
/**
 * Section of the list.
 */
section: Section, 
/**
 * Name of the card.
 */
card: string, 
/**
 * Copies on the list.
 */
registered: number, 
/**
 * Copies in the deck.
 */
found: number, };
/**
 * A saved tournament.
 */
export type SavedTournament = { 
/**
 * Identifier of the file type.
 */
game: string, 
/**
 * Version of the format.
 */
version: number, 
/**
 * Initial options.
 */
options: Options, 
/**
 * All entries.
 */
entries: Array<SavedEntry>, };
/**
 * An entry, in the form that is saved as JSON.
 */
export type SavedEntry = { 
/**
 * Device that recorded the entry.
 */
device: string, 
/**
 * Number of the entry on its device, from 1.
 */
number: number, 
/**
 * Order of the entry among the entries of all devices.
 */
order: number, 
/**
 * Time of the entry, if the host supplied it.
 */
at?: number, 
/**
 * Event of the entry.
 */
event: Event, };
/**
 * An entry that is invalid after the entries before it, because another device had entered conflicting events.
 */
export type Rejected = { 
/**
 * Device of the entry.
 */
device: string, 
/**
 * Number of the entry on its device.
 */
number: number, 
/**
 * Reason for the rejection.
 */
error: Refusal, };
/**
 * An error, in the form that is serialised to JSON.
 */
export type Refusal = { 
/**
 * Stable code.
 */
code: string, 
/**
 * Description of the fault and of the accepted values.
 */
message: string, 
/**
 * Path in the input, or empty.
 */
path: string, };
/**
 * The result of an applied event.
 */
export type Applied = { 
/**
 * Number of the entry on this device.
 */
number: number, 
/**
 * Player whom the event added.
 */
player?: string, 
/**
 * The columns of an entered list.
 */
columns?: Array<ListColumn>, 
/**
 * Warnings for the organiser.
 */
warnings: Array<Warning>, };
/**
 * A player list as it was read.
 */
export type PlayerList = { 
/**
 * Players, in the order of the list.
 */
players: Array<Entrant>, 
/**
 * The columns that are not empty; none if all players are in one line.
 */
columns: Array<ListColumn>, 
/**
 * Warnings about assumptions and about text that was left out.
 */
warnings: Array<Warning>, };
/**
 * A column of a player list.
 */
export type ListColumn = { 
/**
 * Number of the column, from 1.
 */
number: number, 
/**
 * Name of the column in the first line, if that is no player.
 */
header: string | null, 
/**
 * First cell below it that is not empty.
 */
example: string, 
/**
 * Use of the column.
 */
use: ColumnUse, };
/**
 * The use of a column of a player list.
 */
export type ColumnUse = "name" | "firstName" | "lastName" | "id" | "leftOut";
/**
 * The result of a merge.
 */
export type Merged = { 
/**
 * Number of entries that were new on this device.
 */
added: number, 
/**
 * Tables for which the devices have different results. The result of the entry with the greater order counts, see
 * `results`.
 */
conflicts: Array<Conflict>, 
/**
 * Entries that became invalid.
 */
rejected: Array<Rejected>, };
/**
 * A table with different results on two devices.
 */
export type Conflict = { 
/**
 * Number of the round.
 */
round: number, 
/**
 * Number of the table.
 */
table: number, 
/**
 * Games in the result of this device, in the order of the table.
 */
here: [number, number], 
/**
 * Games in the result of the other device.
 */
there: [number, number], };
/**
 * The options of a cut.
 */
export type CutOptions = { 
/**
 * Number of players, by default as announced.
 */
size?: number, 
/**
 * Method of pairing, by default as announced.
 */
bracket?: BracketKind, };
/**
 * A whole tournament.
 */
export type TournamentView = { 
/**
 * Options of the tournament.
 */
options: Options, 
/**
 * Values derived from the options.
 */
settled: Settled, 
/**
 * Stage of the tournament.
 */
stage: TournamentStage, 
/**
 * Open items; only for officials.
 */
open: Array<OpenItem>, 
/**
 * All players, including those who have left.
 */
players: Array<PlayerView>, 
/**
 * All rounds; the last one is the current one.
 */
rounds: Array<RoundView>, 
/**
 * Number of Swiss rounds, once it is fixed by the first pairing.
 */
swissRounds: number | null, 
/**
 * Cut, once it is made.
 */
cut: CutView | null, 
/**
 * The bracket of the playoff.
 */
bracket: Bracket | null, 
/**
 * Winner of the playoff.
 */
champion: string | null, 
/**
 * Draft pods, with players in the order of their entry.
 */
pods: Array<Array<string>>, 
/**
 * Penalties that the viewer may see.
 */
penalties: Array<PenaltyView>, 
/**
 * Deck checks that the viewer may see.
 */
deckChecks: Array<DeckCheckView>, 
/**
 * Tables that were selected for deck checks; only for officials.
 */
checkTables: Array<CheckTable>, 
/**
 * Pairs of players who are kept apart; only for officials.
 */
apart: Array<[string, string]>, 
/**
 * Whether players can report results by links.
 */
reportsOpen: boolean, 
/**
 * Warnings for the organiser; only for officials.
 */
warnings: Array<Warning>, 
/**
 * Entries of other devices that are invalid; only for officials.
 */
rejected: Array<Rejected>, 
/**
 * Number of entries.
 */
entries: number, 
/**
 * Whether an entry of this device can be undone.
 */
canUndo: boolean, 
/**
 * Whether an undone entry can be redone.
 */
canRedo: boolean, };
/**
 * Values derived from options, or from the active players.
 */
export type Settled = { 
/**
 * Minutes of a Swiss round.
 */
minutes: number, 
/**
 * Number of Swiss rounds: as fixed by the first pairing, or as the first pairing would fix it now.
 */
rounds: number, 
/**
 * Whether players are paired within their draft pods.
 */
withinPods: boolean, 
/**
 * Method of pairing a cut to the announced number of players.
 */
bracket: BracketKind, 
/**
 * Games to win a match of the playoff.
 */
playoffGamesToWin: number, };
/**
 * A table that was selected for a deck check.
 */
export type CheckTable = { 
/**
 * Number of the round.
 */
round: number, 
/**
 * Number of the table.
 */
table: number, };
/**
 * The stage of a tournament.
 */
export type TournamentStage = "entering" | "playing" | "betweenRounds" | "swissOver" | "over";
/**
 * An open item with the match and the players that it concerns.
 */
export type OpenItem = { 
/**
 * Kind of the item.
 */
kind: OpenKind, 
/**
 * Round of the match.
 */
round: number | null, 
/**
 * Table of the match.
 */
table: number | null, 
/**
 * Players concerned.
 */
players: Array<string>, };
/**
 * The kind of an open item.
 */
export type OpenKind = "result" | "confirmation" | "dispute" | "checkIn" | "deckList" | "waiting" | "deckCheck" | "tiedCut" | "clock" | "pair" | "cut";
/**
 * A player's chance to reach the cut, with the match points that it is computed from.
 */
export type CutChance = { 
/**
 * Player.
 */
player: string, 
/**
 * Current match points.
 */
points: number, 
/**
 * Match points if the player wins all remaining matches.
 */
mostPoints: number, 
/**
 * Chance to reach the cut, by match points alone.
 */
chance: Chance, };
/**
 * A player's chance to reach the cut.
 */
export type Chance = "sure" | "open" | "none";
/**
 * A row of the final placing.
 */
export type Placing = { 
/**
 * The player's place, or the best place still possible; `null` for disqualified players.
 */
place: number | null, 
/**
 * Last place of the range that is shared or still possible.
 */
to: number | null, 
/**
 * Player.
 */
player: string, 
/**
 * Name of the player.
 */
name: string, 
/**
 * Rank after the Swiss rounds.
 */
swissRank: number, 
/**
 * Match points of the Swiss rounds.
 */
points: number, 
/**
 * Whether the player can still improve the place in the playoff.
 */
open: boolean, 
/**
 * Prizes of the place, or of all places of the range.
 */
prizes: Array<string>, };
/**
 * The bracket of a playoff.
 */
export type Bracket = { 
/**
 * Matches of each round; the last round is the final.
 */
rounds: Array<Array<BracketMatch>>, 
/**
 * The match for the third place, once it is paired. It has no table if one of its players has left before.
 */
thirdPlace: BracketMatch | null, };
/**
 * A match of the bracket.
 */
export type BracketMatch = { 
/**
 * Players of the match; `null` while a player is undecided, or for an empty place.
 */
players: [string | null, string | null], 
/**
 * Seeds or seats of the players, from 1.
 */
seeds: [number | null, number | null], 
/**
 * Winner of the match.
 */
winner: string | null, 
/**
 * Games won, in the order of the players.
 */
games: [number, number] | null, 
/**
 * Round of the tournament, once the match is paired.
 */
round: number | null, 
/**
 * Table of the match, once it is paired.
 */
table: number | null, };
/**
 * The card of a player: all rounds with results.
 */
export type PlayerCard = { 
/**
 * Player.
 */
player: string, 
/**
 * Name of the player.
 */
name: string, 
/**
 * Row of the standings; `null` for players on the waiting list.
 */
standing: Standing | null, 
/**
 * All rounds.
 */
rounds: Array<CardRound>, };
/**
 * A round of a player.
 */
export type CardRound = { 
/**
 * Number of the round.
 */
round: number, 
/**
 * Whether the round belongs to the playoff.
 */
playoff: boolean, 
/**
 * Table of the match.
 */
table: number | null, 
/**
 * Opponent.
 */
opponent: string | null, 
/**
 * Name of the opponent.
 */
opponentName: string | null, 
/**
 * Games won by the player and by the opponent.
 */
games: [number, number] | null, 
/**
 * Games drawn or unfinished.
 */
draws: number, 
/**
 * Outcome of the round.
 */
outcome: RoundOutcome, 
/**
 * Way in which the match ended.
 */
by: EndedBy | null, 
/**
 * Match points after the round. Rounds of the playoff repeat the points of the Swiss rounds.
 */
points: number, };
/**
 * The outcome of a round for a player.
 */
export type RoundOutcome = "won" | "lost" | "drawn" | "playing" | "bye" | "missed" | "absent";
/**
 * A result slip for a player's device: the contents of a link. It lets its holder report this match as that player, so it must
 * be given to no other person.
 */
export type ReportSlip = { 
/**
 * Name of the tournament.
 */
tournament: string, 
/**
 * Number of the round.
 */
round: number, 
/**
 * Whether the round belongs to a playoff, which has no drawn matches.
 */
playoff: boolean, 
/**
 * Table of the match.
 */
table: number, 
/**
 * Player who reports.
 */
player: string, 
/**
 * Players of the match.
 */
players: [SlipPlayer, SlipPlayer], 
/**
 * Games to win the match.
 */
gamesToWin: number, 
/**
 * Result of a match that is undecided when its time is over.
 */
unfinished: Unfinished, 
/**
 * Token of 32 hexadecimal digits that signs this player's report of this match.
 */
token: string, };
/**
 * A player of a match, as part of a link.
 */
export type SlipPlayer = { 
/**
 * Id of the player.
 */
id: string, 
/**
 * Name of the player.
 */
name: string, };
/**
 * A result that a player reports on a slip.
 */
export type SlipResult = { 
/**
 * Games won by each player, in the order of the slip's players.
 */
games: [number, number], 
/**
 * Games played to a draw.
 */
draws?: number, 
/**
 * Games begun but not finished.
 */
unfinished?: number, 
/**
 * Way in which the match ended.
 */
by?: EndedBy, 
/**
 * Winner of the match, where the games do not decide it.
 */
winner?: string, };
/**
 * A signed report of a result by a player.
 */
export type Claim = { 
/**
 * Number of the round.
 */
round: number, 
/**
 * Table of the match.
 */
table: number, 
/**
 * Player who reports.
 */
player: string, 
/**
 * Players of the match, in the order of `games`.
 */
players: [string, string], 
/**
 * Games won by each player.
 */
games: [number, number], 
/**
 * Games played to a draw.
 */
draws?: number, 
/**
 * Games begun but not finished.
 */
unfinished?: number, 
/**
 * Way in which the match ended: games, a concession, an agreed draw, or tiebreakers.
 */
by?: EndedBy, 
/**
 * Winner of the match, where the games do not decide it.
 */
winner?: string, 
/**
 * Signature of 32 hexadecimal digits.
 */
signature: string, };
/**
 * A version of a deck list, as registered or corrected.
 */
export type DeckVersion = { 
/**
 * Deck list.
 */
deck: DeckList, 
/**
 * Round in which it was registered; 0 before the first.
 */
round: number, 
/**
 * Reason of the judge who corrected the previous version; `null` for the first version.
 */
reason: string | null, 
/**
 * Time of the entry, if the host supplied it.
 */
at: number | null, };
/**
 * A player.
 */
export type PlayerView = { 
/**
 * Id of the player.
 */
id: string, 
/**
 * Name of the player.
 */
name: string, 
/**
 * Whether the player has left.
 */
dropped: boolean, 
/**
 * Whether the player was disqualified.
 */
disqualified: boolean, 
/**
 * Whether the player has checked in.
 */
checkedIn: boolean, 
/**
 * Whether the player is on the waiting list.
 */
waiting: boolean, 
/**
 * Number of missed rounds: rounds without the player, who was in the tournament before or after them.
 */
missed: number, 
/**
 * Swiss rounds with an assigned bye.
 */
byes: Array<number>, 
/**
 * Swiss rounds that the player sits out.
 */
sitsOut: Array<number>, 
/**
 * Fixed table of the player.
 */
fixedTable: number | null, 
/**
 * Games of the next match that the player loses by a penalty.
 */
owedGames: number, 
/**
 * Whether the player loses the next match by a penalty.
 */
owedMatch: boolean, 
/**
 * Whether a deck is registered. Deck lists are private (Tournament Rules 2.7), so they are requested one by one.
 */
hasDeck: boolean, 
/**
 * Whether deck lists are required and the player's came late; only for officials and the player.
 */
lateDeck: boolean, 
/**
 * Number of versions of the deck list.
 */
deckVersions: number, };
/**
 * A round.
 */
export type RoundView = { 
/**
 * Number of the round. Rounds of the playoff continue the numbers of the Swiss rounds.
 */
round: number, 
/**
 * Whether it belongs to the playoff.
 */
playoff: boolean, 
/**
 * Whether all matches have results.
 */
over: boolean, 
/**
 * Matches.
 */
tables: Array<TableView>, 
/**
 * Players with a bye.
 */
byes: Array<string>, };
/**
 * A match.
 */
export type TableView = { 
/**
 * Number of the table, from 1.
 */
table: number, 
/**
 * Players of the match.
 */
players: [string, string], 
/**
 * Result of the match, or `null` without one.
 */
result: ResultView | null, 
/**
 * Total length of its extensions, in seconds.
 */
extensionSeconds: number, 
/**
 * Games that each player has lost by penalties.
 */
lost: [number, number], 
/**
 * Whether the match is a feature match, shown to spectators.
 */
feature: boolean, 
/**
 * Whether the match is played for third place.
 */
thirdPlace: boolean, 
/**
 * Unconfirmed report of each player; only for officials.
 */
claims: [ReportedResult | null, ReportedResult | null], };
/**
 * The result of a match, in the order of the table's players.
 */
export type ResultView = { 
/**
 * Games won by each player.
 */
games: [number, number], 
/**
 * Games drawn or unfinished.
 */
draws: number, 
/**
 * Winner of the match; `null` for a draw.
 */
winner: string | null, 
/**
 * Result as it was entered.
 */
reported: ReportedResult, };
/**
 * The cut to the players of the playoff.
 */
export type CutView = { 
/**
 * Players, in the order of their seeds or seats.
 */
seeds: Array<string>, 
/**
 * Method of pairing the playoff.
 */
bracket: BracketKind, };
/**
 * A recorded penalty.
 */
export type PenaltyView = { 
/**
 * Penalised player.
 */
player: string | null, 
/**
 * Penalised person who is not a player.
 */
person: string | null, 
/**
 * Number of the round; 0 before the first.
 */
round: number, 
/**
 * Section of the Tournament Rules.
 */
section: string, 
/**
 * Name of the penalty.
 */
penalty: string, 
/**
 * Effect of the penalty.
 */
action: PenaltyAction, 
/**
 * Description of the incident.
 */
note: string, };
/**
 * A recorded deck check.
 */
export type DeckCheckView = { 
/**
 * Player whose deck was checked.
 */
player: string, 
/**
 * Number of the round; 0 before the first.
 */
round: number, 
/**
 * Differences between list and deck; empty if they match.
 */
differences: Array<DeckDifference>, };
/**
 * A warning for the organiser about something unusual that is allowed.
 */
export type Warning = { 
/**
 * Stable code.
 */
code: string, 
/**
 * Description for people.
 */
message: string, };
/**
 * The clock of the current round at one moment.
 */
export type ClockView = { 
/**
 * Number of the round; 0 before the first.
 */
round: number, 
/**
 * Minutes of the round; `null` in playoffs, which have no limit.
 */
minutes: number | null, 
/**
 * Whether the clock has started.
 */
started: boolean, 
/**
 * Whether the clock is paused.
 */
paused: boolean, 
/**
 * Elapsed seconds, without pauses.
 */
elapsedSeconds: number, 
/**
 * Remaining seconds, negative after the end; `null` without a limit.
 */
remainingSeconds: number | null, 
/**
 * Extended tables whose matches are in progress.
 */
tables: Array<TableTime>, };
/**
 * The time of a table with an extension.
 */
export type TableTime = { 
/**
 * Number of the table.
 */
table: number, 
/**
 * Total length of its extensions, in seconds.
 */
extensionSeconds: number, 
/**
 * Remaining seconds with the extensions, after which the end-of-match procedure begins (Tournament Rules 2.5).
 */
remainingSeconds: number | null, };
/**
 * A row of the standings.
 */
export type Standing = { 
/**
 * Rank, from 1. A random draw decides between players with equal tiebreakers.
 */
rank: number, 
/**
 * Whether the player has the same points and tiebreakers as another.
 */
tied: boolean, 
/**
 * Player.
 */
player: string, 
/**
 * Name of the player.
 */
name: string, 
/**
 * Match points.
 */
points: number, 
/**
 * Matches won, including byes.
 */
wins: number, 
/**
 * Matches lost.
 */
losses: number, 
/**
 * Matches drawn.
 */
draws: number, 
/**
 * Byes.
 */
byes: number, 
/**
 * Match-win percentage, 0.33 to 1.
 */
matchWin: number, 
/**
 * Opponents' match-win percentage: the first tiebreaker.
 */
opponentsMatchWin: number, 
/**
 * Game-win percentage: the second tiebreaker.
 */
gameWin: number, 
/**
 * Opponents' game-win percentage: the third tiebreaker.
 */
opponentsGameWin: number, 
/**
 * Whether the player has left.
 */
dropped: boolean, 
/**
 * Whether the player was disqualified and has no final place.
 */
disqualified: boolean, };
/**
 * All recommended times (Tournament Rules, Appendix B).
 */
export type Times = { 
/**
 * Minimum time limit of a match, in minutes.
 */
fewestMinutes: number, 
/**
 * Minutes of a Swiss round without cards of Wave 5.
 */
roundMinutes: number, 
/**
 * Minutes of a Swiss round with cards of Wave 5.
 */
waveFiveRoundMinutes: number, 
/**
 * Minutes to register a pool in Sealed, if pools are swapped.
 */
sealedRegistrationMinutes: number, 
/**
 * Minutes to build a deck in Sealed.
 */
sealedConstructionMinutes: number, 
/**
 * Minutes to register and build a deck after a draft.
 */
draftConstructionMinutes: number, 
/**
 * Seconds for a pick, by the number of cards left; the first entry is for one card.
 */
pickSeconds: Array<number>, 
/**
 * Seconds of the first review.
 */
firstReviewSeconds: number, 
/**
 * Seconds that each review is longer than the one before.
 */
reviewStepSeconds: number, };
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
 * A viewer: officials (organiser and judges), the public, or the player with the id `player`, who sees the own items.
 */
export type Viewer = "official" | "public" | {
/** The id of the player, who sees the own items. */
player: string };
/**
 * A section of the Tournament Rules.
 */
export type ViolationSection = { 
/**
 * Number of the section.
 */
section: string, 
/**
 * Heading of the section.
 */
title: string, };
/**
 * The options of a match.
 */
export type MatchOptions = { 
/**
 * Seed of 1 to 32 hexadecimal digits, for the random method that decides who chooses first.
 */
seed: string, 
/**
 * Games to win the match, by default 2 (Tournament Rules 2.1).
 */
gamesToWin?: number, 
/**
 * Winner of a random method at the table, 0 or 1, who chooses who plays first (Tournament Rules 2.2). By default drawn from
 * the seed.
 */
first?: number, 
/**
 * Rule for swapping cards.
 */
sideboards?: SideboardRule, 
/**
 * Time at which the loser chooses who plays first.
 */
choice?: ChoiceOrder, 
/**
 * Result of a match that is undecided when its time is over.
 */
unfinished?: Unfinished, 
/**
 * Whether there is a time limit. Matches of a playoff have none.
 */
timed?: boolean, };
/**
 * The rule for swapping cards between games.
 */
export type SideboardRule = "constructed" | "betweenMatches" | "betweenGames" | "none";
/**
 * The time at which the loser chooses who plays first: before or after sideboarding (Tournament Rules 14.3).
 */
export type ChoiceOrder = "beforeSideboarding" | "afterSideboarding";
/**
 * A step of a match. Players are 0 and 1.
 */
export type MatchStep = { "type": "chooseFirst", 
/**
 * Player who chooses.
 */
player: number, 
/**
 * Whether the player plays first.
 */
first: boolean, } | { "type": "swapCharacter", 
/**
 * Player.
 */
player: number, 
/**
 * Whether a character was swapped.
 */
swapped: boolean, } | { "type": "swapBattleCards", } | { "type": "begin", } | { "type": "endTurn", 
/**
 * Whether all characters of the player are tapped, or were untapped because all were tapped.
 */
allTapped?: boolean, 
/**
 * Whether the same player takes another turn.
 */
extraTurn?: boolean, } | { "type": "endGame", 
/**
 * Winner of the game; none for a draw.
 */
winner?: number, 
/**
 * Way in which the game ended.
 */
by?: GameEnd, } | { "type": "concedeMatch", 
/**
 * Player.
 */
player: number, } | { "type": "drawMatch", } | { "type": "time", } | { "type": "tiebreak", 
/**
 * Winner of the match.
 */
winner: number, };
/**
 * The way in which a game ended.
 */
export type GameEnd = "played" | "agreed";
/**
 * A saved match.
 */
export type SavedMatch = { 
/**
 * Options of the match.
 */
options: MatchOptions, 
/**
 * All steps.
 */
steps: Array<MatchStep>, };
/**
 * The state of a match.
 */
export type MatchView = { 
/**
 * Stage of the match.
 */
stage: Stage, 
/**
 * Player to act, or `null` if both are.
 */
toAct: number | null, 
/**
 * Number of the game, from 1.
 */
game: number, 
/**
 * Player who plays first in this game, once it is known.
 */
first: number | null, 
/**
 * Player whose turn it is, during a game.
 */
turnOf: number | null, 
/**
 * Number of turns that this player has taken in a row.
 */
turnsInARow: number, 
/**
 * Games won by each player.
 */
games: [number, number], 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games begun but not finished.
 */
unfinished: number, 
/**
 * Whether the time of the match is over.
 */
timeOver: boolean, 
/**
 * Whether teams and decks are presented anew for the tiebreakers, without sideboards (Tournament Rules 2.5.1).
 */
tiebreakWithFreshDecks: boolean, 
/**
 * Winner of the finished match; `null` for a draw.
 */
winner: number | null, 
/**
 * Result to report to the tournament, once the match is over.
 */
result: MatchReport | null, };
/**
 * The stage of a match.
 */
export type Stage = "chooseFirst" | "swapCharacter" | "swapBattleCards" | "pregame" | "playing" | "tiebreak" | "over";
/**
 * The result of a match, for an event of type `result`.
 */
export type MatchReport = { 
/**
 * Games won by each player.
 */
games: [number, number], 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games not finished.
 */
unfinished: number, 
/**
 * Way in which the match ended.
 */
by: EndedBy, 
/**
 * Winner of the match; `null` for a draw.
 */
winner: number | null, };
/**
 * Input of the procedure. White icons come either from flips at the table or from decks.
 */
export type TiebreakInput = { 
/**
 * Remaining health of each player's characters.
 */
health: [number, number], 
/**
 * Stars of each player's characters on the battlefield; required if health is tied.
 */
stars?: [number, number], 
/**
 * White icons that each player flipped, one pair of numbers for each flip of two cards.
 */
flips?: Array<[number, number]>, 
/**
 * Decks of both players, for flips by this function.
 */
decks?: [TiebreakDecks, TiebreakDecks], 
/**
 * Seed of 1 to 32 hexadecimal digits, for shuffles and the coin.
 */
seed?: string, 
/**
 * Whether the procedure cannot break the tie, so that a coin decides.
 */
hopeless?: boolean, };
/**
 * White icons of a player's cards.
 */
export type TiebreakDecks = { 
/**
 * White icons of each card of the deck, from the top.
 */
deck: Array<number>, 
/**
 * White icons of each card of the scrap pile.
 */
scrap?: Array<number>, };
/**
 * The winner and the deciding step, or the step whose input is missing.
 */
export type TiebreakResult = { 
/**
 * Winner, 0 or 1; `null` while input is missing.
 */
winner: number | null, 
/**
 * Deciding step, or the step whose input is missing.
 */
step: TiebreakStep, 
/**
 * White icons of each flip.
 */
flips: Array<[number, number]>, };
/**
 * A step of the procedure.
 */
export type TiebreakStep = "health" | "stars" | "whiteIcons" | "coin";
/**
 * An order of boosters to open.
 */
export type BoosterOrder = { 
/**
 * Seed of 1 to 32 hexadecimal digits.
 */
seed: string, 
/**
 * Number of boosters.
 */
count: number, 
/**
 * Cards of the set.
 */
cards: BoosterCards, 
/**
 * Contents of a booster.
 */
mix?: BoosterMix, };
/**
 * The cards of a set, by kind.
 */
export type BoosterCards = { 
/**
 * Character cards.
 */
characters: Array<BoosterCard>, 
/**
 * Small character cards. A small character card replaces one battle card.
 */
smallCharacters?: Array<BoosterCard>, 
/**
 * Battle cards.
 */
battle: Array<BoosterCard>, };
/**
 * A card that boosters can hold.
 */
export type BoosterCard = { 
/**
 * Id of the card.
 */
card: string, 
/**
 * Rarity of the card.
 */
rarity: string, };
/**
 * The contents of a booster. By default one character and seven battle cards, or six battle cards with a small character
 * (Tournament Rules 7.7), and each card of the set is equally likely among the cards of its kind.
 */
export type BoosterMix = { 
/**
 * Number of character cards in a booster.
 */
characters?: number, 
/**
 * Number of battle cards in a booster without a small character.
 */
battle?: number, 
/**
 * Percentage of boosters with a small character in place of one battle card.
 */
smallCharacterPercent?: number, 
/**
 * Weight of each rarity; rarities without a weight are never drawn. If empty, each card is equally likely.
 */
rarities?: Array<RarityWeight>, 
/**
 * Whether a booster can contain several copies of a card.
 */
repeats?: boolean, };
/**
 * A rarity with its weight.
 */
export type RarityWeight = { 
/**
 * Rarity.
 */
rarity: string, 
/**
 * Weight of the rarity, relative to the other weights.
 */
weight: number, };
/**
 * An opened booster.
 */
export type Booster = { 
/**
 * Character cards, including small ones.
 */
characters: Array<string>, 
/**
 * Battle cards.
 */
battle: Array<string>, };
/**
 * The options of sealed pools.
 */
export type SealedOptions = { 
/**
 * Seed of 1 to 32 hexadecimal digits.
 */
seed: string, 
/**
 * Players.
 */
players: Array<string>, 
/**
 * Boosters of each player, by default six (Tournament Rules, Appendix D).
 */
boosters?: number, 
/**
 * Cards of the set.
 */
cards: BoosterCards, 
/**
 * Contents of a booster.
 */
mix?: BoosterMix, 
/**
 * Whether a pool is registered by one player and played by another.
 */
swap?: boolean, };
/**
 * The pools of all players.
 */
export type SealedPools = { 
/**
 * Pools, in the order of the players.
 */
pools: Array<SealedPool>, };
/**
 * The pool of a player.
 */
export type SealedPool = { 
/**
 * Player who plays the pool.
 */
player: string, 
/**
 * Player who opened and registered the pool. At random this can be the player who plays it (Tournament Rules 7.5).
 */
registeredBy: string, 
/**
 * Boosters of the pool.
 */
boosters: Array<Booster>, };
/**
 * The initial configuration of a draft.
 */
export type DraftConfig = { 
/**
 * Seed of 1 to 32 hexadecimal digits, for the first player to pick and for random picks.
 */
seed: string, 
/**
 * Players in the order of their seats. The first packs are passed to the next seat, and from the last seat to the first.
 */
players: Array<string>, 
/**
 * Boosters of each seat, the same number for all seats.
 */
boosters: Array<Array<Booster>>, 
/**
 * Whether the restriction of premier events applies, also if the head judge decides so: between picks, players may not look
 * at the battle cards that they have drafted, only during reviews and at the end (Tournament Rules 7.7).
 */
premier?: boolean, };
/**
 * A step of a draft.
 */
export type DraftStep = { "type": "pick", 
/**
 * Player who picks.
 */
player: string, 
/**
 * Card picked.
 */
card: string, } | { "type": "suspend", 
/**
 * Player who stops.
 */
player: string, } | { "type": "endReview", };
/**
 * A saved draft.
 */
export type SavedDraft = { 
/**
 * Initial configuration.
 */
config: DraftConfig, 
/**
 * All steps.
 */
steps: Array<DraftStep>, };
/**
 * A draft table, as a viewer may see it.
 */
export type DraftView = { 
/**
 * Stage of the draft.
 */
stage: DraftStage, 
/**
 * Characters in the middle of the table.
 */
middle: Array<string>, 
/**
 * Number of the pack of battle cards, from 1; 0 before the first.
 */
pack: number, 
/**
 * Whether packs are passed to the left (odd packs) or to the right (even packs).
 */
passesLeft: boolean, 
/**
 * Recommended seconds for the pick or the review (Tournament Rules, Appendix B); `null` without a limit.
 */
seconds: number | null, 
/**
 * All seats.
 */
seats: Array<SeatView>, };
/**
 * The stage of a draft.
 */
export type DraftStage = "characters" | "battle" | "review" | "over";
/**
 * A seat, as a viewer may see it.
 */
export type SeatView = { 
/**
 * Player at the seat.
 */
player: string, 
/**
 * Whether officials pick for the player.
 */
suspended: boolean, 
/**
 * Whether the player can pick now.
 */
picksNow: boolean, 
/**
 * Characters picked, which are public.
 */
characters: Array<string>, 
/**
 * Number of battle cards picked.
 */
battleCount: number, 
/**
 * Battle cards picked. Shown to officials, and to the player while there is no pack to pick from (Tournament Rules 7.7).
 */
battle?: Array<string>, 
/**
 * Cards to pick from. Shown only to officials and to the player.
 */
pack?: Array<string>, };

