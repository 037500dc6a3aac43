// Generated from the Rust types; edits are lost.

/** Input of `forecast` without a game. */
export type ForecastInput = {
  /** The position: the `state` of a scenario. */
  state: ScenarioState;
  /** The attacking fighter, by its number or id. */
  attacker: number | string;
  /** The attacked fighter, by its number or id. */
  defender: number | string;
} & ForecastOptions;
/** Instructions in the effect language: a word, or an object with a word as its key. docs/unmatched-language.md lists them. */
export type PackEffect = string | { [word: string]: unknown };
/** An ability, for example `{ when: { on: "turn-starts", do: [{ draw: 1 }] } }`. */
export type PackAbility = string | { [word: string]: unknown };
/** A part of a card's text, for example `{ after: [{ draw: 1 }] }`. */
export type PackPart = string | { [word: string]: unknown };
/** A text that cards of several decks share. */
export type PackSharedText = {
/** The name by which cards refer to it in `like`. */
id: string;
/** The text. */
text: Array<PackPart>;
};
/** A fighter, or several alike. */
export type PackFighter = {
/** Stable id, for example `harpy`; of several alike `harpy-1` and so on. */
id: string;
/** Its printed name. */
name: string;
/** Hero or sidekick. */
role: "hero" | "sidekick";
/** Number of such fighters. */
count?: number;
/** The health that it starts with. */
health: number;
/** The health that it starts with where another fighter is chosen as the hero. */
sidekick_health?: number | null;
/** Melee or ranged. */
attack: "melee" | "ranged";
/** Number of spaces that it moves, if that differs from the hero. */
move?: number | null;
/** It starts off the battlefield. */
reserve?: boolean;
/** Its size. */
size?: "usual" | "small" | "large";
/** The pronoun that its texts use. */
pronoun?: "they" | "she" | "he" | "it";
};
/** A card of a deck. */
export type PackCard = {
/** Stable id within the deck, for example `gaze-of-stone`. */
id: string;
/** Its printed name. */
name: string;
/** Its type. */
kind: "attack" | "defense" | "versatile" | "scheme";
/** Its printed value; schemes have none. */
value?: number | null;
/** Its BOOST, if one is printed. */
boost?: number | null;
/** The die of its hero is printed as its BOOST. */
boost_rolled?: boolean;
/** Number of copies in the deck. */
copies: number;
/** The names of the fighters, or of the forms of the hero, that can use it; empty for any fighter. */
by?: Array<string>;
/** Words by which other cards refer to it. */
tags?: Array<string>;
/** Number of syllables of its name, if cards count them. */
syllables?: number;
/** The id of a shared text, which is its text. */
like?: string | null;
/** Its text; `null` if the language cannot express it exactly. */
text?: Array<PackPart> | null;
};
/** A hero with sidekicks and deck. */
export type PackHero = {
/** Stable id, for example `medusa`. */
id: string;
/** Its printed name. */
name: string;
/** Number of spaces that its fighters move. */
move: number;
/** Number of cards in the starting hand, and the hand limit at the end of its turn, if they are unusual. */
hand?: {
/** Cards at the start. */
start: number;
/** Cards at the end of a turn. */
limit: number;
} | null;
/** Its fighters, heroes first. */
fighters: Array<PackFighter>;
/** Fighters of which one is chosen as the hero before the game; the others are sidekicks. */
hero_of?: Array<string>;
/** Groups of cards, of each of which one card is chosen before the game; copies of the others are left out. */
gear?: Array<{
/** Its printed name. */
name: string;
/** The ids of its cards. */
cards: Array<string>;
}>;
/** Counters that its player has. */
counters?: Array<{
/** Stable id, for example `rage`. */
id: string;
/** Its printed name, of one. */
name: string;
/** The name of several, where that is not the name of one with an "s". */
several?: string | null;
/** Number at the start. */
start: number;
/** Maximum number. */
most: number;
/** The verbs for gaining and spending one, where these are other ones. */
verbs?: {
/** The verb for gaining one: "charge". */
gain: string;
/** The verb for spending one: "discharge". */
spend: string;
/** The noun for one after these verbs: "coil". That for several has an "s". */
noun: string;
} | null;
/** The place where they lie, if other counters become these by going there: "the treasury". Their name ends with "in" and this place. */
store?: string | null;
}>;
/** Its die. */
die?: {
/** Its printed name. */
name: string;
/** The numbers on its six faces, where a game is not played with others. 0 is an X. */
faces: Array<number>;
/** The id of the counters of which one is spent to roll again. */
reroll: string;
} | null;
/** Names for conditions. */
terms?: Array<{
/** The printed name. */
name: string;
/** The condition. */
is: string | { [word: string]: unknown };
}>;
/** Sidekicks of which one is chosen before the game; cards that only they can use are left out with the others. */
sidekick_of?: Array<string>;
/** Forms of its hero of which it has one at a time, the one at the start first: sizes, stances, identities. */
forms?: Array<{
/** Stable id, for example `big`. */
id: string;
/** Its printed name. A card that names it in `by` can be played in this form only. */
name: string;
/** The most health of its hero in this form, where that is unusual. */
health?: number | null;
}>;
/** The form is chosen when all fighters are placed. */
form_choice?: boolean;
/** Cards of its deck that it has in hand before the others are drawn, by their ids. */
opening?: Array<string>;
/** Its tokens. */
tokens?: {
/** Stable id, for example `shadow`. */
id: string;
/** Number of tokens. They begin in the supply. */
count: number;
/** At most one of them lies in a space. */
single?: boolean;
/** A token that is removed does not go back to the supply. */
spent?: boolean;
/** An enemy who enters the space of one stops there. */
trap?: boolean;
/** They lie on paths, one on each. */
on_paths?: boolean;
/** A player whose hero moves through some of them in a maneuver that was BOOSTed may remove them. */
removable?: boolean;
} | null;
/** Its pile of cards. */
pile?: {
/** Its name in texts, for example `cauldron`. */
name: string;
/** The cards that go to the pile: `nothing`, those of combats, or all that would be discarded. */
takes: "nothing" | "combat" | "discards";
/** Its cards can be used to BOOST. */
boosts?: boolean;
/** The number of syllables with which it is complete, and with more than which it is only discarded. */
syllables?: number | null;
} | null;
/** Cards of a deck of its own that never come to hand: it is shuffled at the start. */
side?: Array<{
/** Stable id, for example `hope`. */
id: string;
/** Its printed name. */
name: string;
/** Number of feathers on it. */
feathers?: number;
/** Instructions for when it is turned up. */
text?: Array<PackEffect>;
/** The abilities that its hero has while it is open. */
abilities?: Array<PackAbility>;
}>;
/** Its spells. */
spells?: Array<{
/** Stable id. */
id: string;
/** The tags that cards of the pile must have. */
needs: Array<string>;
/** Its instructions. */
text: Array<PackEffect>;
}>;
/** The tag of the cards that go to an opponent's hand when they have been played. */
lends?: string | null;
/** Facts that only the players at the table know. A fact does not hold unless the host supplies it. */
facts?: Array<PackSharedText>;
/** It has none of its forms until it takes one. */
form_later?: boolean;
/** Words of its own for its texts. */
words?: {
/** The noun for its forms: "stance"; "form" by default. */
form?: string | null;
/** The words before the form that it has: "Muhammad Ali is in"; "your form is" by default. */
form_is?: string | null;
/** The noun for a card of its side deck: "glamour". */
side?: string | null;
/** The noun for several cards of its side deck, where that is not the noun for one with an "s". */
sides?: string | null;
};
/** Its abilities; `null` if the language cannot express them exactly. */
abilities?: Array<PackAbility> | null;
/** Its deck. */
cards: Array<PackCard>;
};
/** A battlefield file. */
export type PackBoard = {
/** Stable id, for example `marmoreal`. */
id: string;
/** Its printed name. */
name: string;
/** The box that it comes in. */
set: string;
/** The battlefield whose map this one repeats in another drawing; then nothing else is given. */
"same-as"?: string | null;
/** The most players. */
players?: number;
/** Width and height of the frame in which spaces have their places. */
frame?: [number, number];
/** The start spaces, slot 1 first. */
starts?: Array<string>;
/** The spaces: id, place in the frame from left and from above, zones. */
spaces?: Array<[string, number, number, Array<string>]>;
/** All lines between spaces, including one-way paths and linked icons, because adjacency is symmetric. */
paths?: Array<string>;
/** The lines that join spaces with the same icon. They are not paths on which a token can lie. */
icons?: Array<string>;
/** Paths that are walked in one direction only. */
"one-way"?: Array<string>;
/** Spaces joined by secret passages: a step leads from one to another, but the passage does not make them adjacent. */
passages?: Array<string>;
/** Paths on which an attack downhill has +1. */
"high-ground"?: Array<string>;
/** Doors; open at the start. */
doors?: Array<{
/** Its name. */
name: string;
/** The lines that do not exist while it is closed. */
cuts: Array<string>;
}>;
/** A conveyor belt. */
belt?: {
/** Its spaces in the order of the steps. */
path: Array<string>;
/** The zone in which a fighter is placed from the last space. */
bin: string;
} | null;
/** Item tokens and the spaces for them. */
items?: {
/** The spaces for items that are used as an action. */
scheme: Array<string>;
/** The spaces for items that add to a combat card. */
combat: Array<string>;
/** The tokens. */
tokens: Array<{
/** Its name. */
name: string;
/** Number added to the value of a combat card. */
value?: number | null;
/** Instructions for its use as an action; `this` is the fighter that uses it. */
do?: Array<PackEffect>;
}>;
} | null;
/** Doubts about the printed battlefield: parts that were not seen and follow from something else. It plays like any other. */
unverified?: Array<string>;
};
/** Heroes and battlefields for `loadPack`. The JSON Schema is docs/unmatched-pack.schema.json. */
export type Pack = {
/** The name of the pack, as the set of its heroes. */
set: string;
/** Texts that cards of the pack refer to by their ids. */
texts?: Array<PackSharedText>;
/** The heroes. */
heroes?: Array<PackHero>;
/** The battlefields. */
boards?: Array<PackBoard>;
};
/** Options of `check`. */
export type CheckOptions = {
  /** The seat for which the caller acts. An action that another seat must decide, and conceding for another seat, is refused with `not-your-seat`. Servers always set it. */
  seat?: number;
};
/** Options of `apply`. */
export type ApplyOptions = {
  /** See `CheckOptions`. */
  seat?: number;
  /** Outcomes of chance supplied by the caller instead of the generator, in the order of their use: cards by id, for example `medusa/feint`, and numbers on a die. */
  chance?: (string | number)[];
};
/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `unmatched`. */
  game: string;
  /** Version of the rules of the recorded game. */
  rulesVersion: number;
  /** Version of the definitions in the game. */
  dataVersion: number;
  /** Hashes of the packs that the game needs. */
  packs?: string[];
  /** The start of the game. */
  start: unknown;
  /** The moves, in order. */
  moves: unknown[];
  /** A byte of the checksum of each definition in the game, as hexadecimal text. */
  definitions?: string;
  /** Two bytes for each move, as hexadecimal text, by which another version finds the action and the first difference. */
  checks?: string;
  /** The number of moves, a number for the position after them as the referee sees it, and `hash()` there. */
  reached?: { moves: number; position: string; state: string };
};
/** The bots: random choices, the best immediate score, or a search over sampled continuations. */
export type BotName =
  | "random"
  | "greedy"
  | "search";
/** Options of playouts. */
export type PlayoutOptions = {
  /** A bot for all seats, or a list with one for each. `random` by default. */
  bot?: BotName | BotName[];
  /** Seed of the bots and of the games of a batch, as hexadecimal text. */
  seed?: string;
  /** Maximum number of decisions per game. */
  decisions?: number;
  /** Number of continuations that `search` samples per decision. */
  iterations?: number;
  /** Starts each game of a batch from a world sampled for this seat, instead of the true state. */
  seat?: number;
  /** Index of the first game of a batch. A batch can be split, because game number n is always the same. */
  first?: number;
};
/** Options of a suggestion. */
export type SuggestOptions = {
  /** The bot; `search` by default. */
  bot?: BotName;
  /** Seed of the bot, as hexadecimal text. */
  seed?: string;
  /** Number of continuations of a `search`; 200 if no time is given either. Without a time limit the result is reproducible. */
  iterations?: number;
  /** Time limit of a `search` in milliseconds. With `iterations`, the first limit reached ends the search. */
  milliseconds?: number;
};
/** A scenario: a position, and steps with expectations. docs/scenarios.md describes the format. */
export type Scenario = {
  /** The name of the format. */
  format: "altmode-scenario/1";
  /** The name of the game. */
  game: "unmatched";
  /** The behaviour that it demonstrates, in one sentence. */
  name?: string;
  /** The rule or ruling that it checks. */
  source?: string;
  /** The initial position. */
  state: ScenarioState;
  /** The steps, in order. */
  steps?: ScenarioStep[];
};
/** A step of a scenario. */
export type ScenarioStep = {
  /** The action to apply. */
  act?: ScenarioAction;
  /** The acting seat; the seat to act by default. */
  seat?: number;
  /** Random outcomes in order, by id or name, instead of those of the generator. */
  chance?: string[];
  /** Whether the action is skipped if the pending question is of another type. */
  optional?: boolean;
  /** Actions that must be legal now. */
  legal?: ScenarioAction[];
  /** Actions that must not be legal now. */
  illegal?: ScenarioAction[];
  /** Expected fields by alias of a character, `p0`, `p1` and `game`. */
  expect?: { [name: string]: unknown };
  /** Events that the action must have caused, in order. */
  events?: unknown[];
  /** Expected fields of a forecast. */
  forecast?: ScenarioForecast;
  /** The error that the action must fail with. */
  error?: ScenarioError;
  /** The reason for the expectation. */
  why?: string;
  /** A comment. */
  note?: string;
};
/** The expected refusal of an action. */
export type ScenarioError = {
  /** The code of the error; any by default. */
  code?: string;
};
/** The expected forecast of an attack. */
export type ScenarioForecast = {
  /** The attacker, by number, alias, id or name. */
  attacker: string | number;
  /** The defender, by number, alias, id or name. */
  defender: string | number;
  /** The seat whose knowledge is used. */
  seat?: number | "all";
  /** Fields of the forecast with the expected values. */
  expect: { [field: string]: unknown };
  /** The tolerance of numbers. */
  tolerance?: number;
};
/** The fields of every action. */
export interface ActionBase {
  /** Index in the list of legal actions. */
  id: number;
  /** A short description in English. */
  label: string;
}
/** Begins a maneuver. */
export interface ManeuverAction extends ActionBase {
  type: "maneuver";
}
/** Attacks. */
export interface AttackAction extends ActionBase {
  type: "attack";
  /** Number of the attacking fighter. */
  attacker: number;
  /** Number of the attacked fighter. */
  defender: number;
  /** The way in which the card is played, if there are several. */
  as?: "face-up" | "ranged";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Plays a scheme. */
export interface SchemeAction extends ActionBase {
  type: "scheme";
  /** Number of the fighter who uses it, if that matters. */
  fighter?: number;
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Uses a battlefield item as an action. */
export interface ItemAction extends ActionBase {
  type: "item";
  /** Number of the fighter who uses it. */
  fighter: number;
  /** Name of the item. */
  item: string;
}
/** Plays a card as a BOOST. */
export interface BoostAction extends ActionBase {
  type: "boost";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Moves a fighter. */
export interface MoveAction extends ActionBase {
  type: "move";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
  /** Id of the second space of a large fighter. */
  tail?: string;
}
/** Moves a fighter by one space. */
export interface StepAction extends ActionBase {
  type: "step";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
}
/** Opens or closes a door on the way. */
export interface DoorAction extends ActionBase {
  type: "door";
  /** Number of the fighter. */
  fighter: number;
  /** The new state of the door. */
  to: "open" | "closed";
  /** Name of the door. */
  door: string;
}
/** Defends with a card. */
export interface DefendAction extends ActionBase {
  type: "defend";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Places a fighter. */
export interface PlaceAction extends ActionBase {
  type: "place";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
  /** Id of the second space of a large fighter. */
  tail?: string;
}
/** Chooses a fighter. */
export interface ChooseFighterAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "fighter";
  /** Number of the fighter. */
  target: number;
}
/** Chooses a space. */
export interface ChooseSpaceAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "space";
  /** Id of the space. */
  space: string;
}
/** Chooses a token. */
export interface ChooseTokenAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "token";
  /** Id of the space where the token lies. */
  token: string;
}
/** Chooses a path. */
export interface ChoosePathAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "path";
  /** Ids of the spaces at its ends, for example `M01-M02`. */
  path: string;
}
/** Chooses a card. */
export interface ChooseCardAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "card";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Chooses one of several effects, a number, or a fighter before the game. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "option";
  /** Position of the effect in the text, from 1, a number, or the id of a fighter or a form. */
  option: string;
}
/** Chooses a player. */
export interface ChooseSeatAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "seat";
  /** The chosen seat. */
  seat: number;
}
/** Chooses the effect that resolves next. */
export interface ChooseTriggerAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "trigger";
  /** Id of the card or of the hero with the effect. */
  trigger: string;
}
/** Answers yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answers no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stops choosing or moving. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Plays no card. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** The type `choose`; its `kind` tells which fields it has. */
export type ChooseAction = ChooseFighterAction | ChooseSpaceAction | ChooseTokenAction | ChoosePathAction | ChooseCardAction | ChooseOptionAction | ChooseSeatAction | ChooseTriggerAction;
/** A legal action. The fields depend on `type`. Numbers of cards and fighters are those of the view. */
export type Action =
  | ManeuverAction
  | AttackAction
  | SchemeAction
  | ItemAction
  | BoostAction
  | MoveAction
  | StepAction
  | DoorAction
  | DefendAction
  | PlaceAction
  | ChooseAction
  | YesAction
  | NoAction
  | DoneAction
  | DeclineAction;
/** An action sent by the host: an index in the list of legal actions, or fields that only one legal action has. */
export type ActionInput =
  | {
      /** Index in the list of legal actions. */
      id: number;
    }
  | ActionFields;
/** The fields of every event. */
export interface EventBase {
  /** A line for a log, in English. */
  text: string;
  /** The card, hero, character or item whose effect causes the event; `null` if a player or a rule of the game does, or if the viewer may not know the card. */
  by: Origin | null;
}
/** A fighter takes part. It is not on the battlefield yet. */
export interface JoinedEvent extends EventBase {
  type: "joined";
  /** The player. */
  seat: number;
  /** Number of the fighter. */
  fighter: number;
  /** Health of the fighter. */
  health: number;
}
/** A turn begins. */
export interface TurnStartedEvent extends EventBase {
  type: "turn-started";
  /** The player. */
  seat: number;
  /** Number of the turn. */
  turn: number;
}
/** A card is drawn. */
export interface DrewEvent extends EventBase {
  type: "drew";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Number of cards left in the deck. */
  left: number;
}
/** Cards cannot be drawn, because the deck is empty. */
export interface ExhaustedEvent extends EventBase {
  type: "exhausted";
  /** The player. */
  seat: number;
  /** Number of cards that could not be drawn. */
  missing: number;
}
/** A fighter moves. */
export interface MovedEvent extends EventBase {
  type: "moved";
  /** Number of the fighter. */
  fighter: number;
  /** The space that it left. */
  from: string | null;
  /** The space that it reached. */
  to: string | null;
  /** The spaces that it entered, in order. */
  path: Array<string>;
  /** The second space of a large fighter. */
  tail?: string;
}
/** A fighter is placed. */
export interface PlacedEvent extends EventBase {
  type: "placed";
  /** Number of the fighter. */
  fighter: number;
  /** The space that it left; `null` if it was not on the battlefield. */
  from: string | null;
  /** The space where it stands now; `null` if it left the battlefield. */
  to: string | null;
  /** The second space of a large fighter. */
  tail?: string;
}
/** Two fighters exchange their spaces. */
export interface SwappedEvent extends EventBase {
  type: "swapped";
  /** Numbers of the fighters. */
  fighters: [number, number];
}
/** A battlefield item is used, as an action or with a card. */
export interface ItemUsedEvent extends EventBase {
  type: "item-used";
  /** The player. */
  seat: number;
  /** Number of the fighter who uses it. */
  fighter: number;
  /** Name of the item. */
  item: string;
}
/** A door is opened or closed. */
export interface DoorEvent extends EventBase {
  type: "door";
  /** Number of the fighter who did it. */
  fighter: number;
  /** The new state of the door. */
  to: "open" | "closed";
  /** Name of the door. */
  door: string;
}
/** An attack is declared. */
export interface AttackedEvent extends EventBase {
  type: "attacked";
  /** The attacking player. */
  seat: number;
  /** Number of the attacking fighter. */
  attacker: number;
  /** Number of the attacked fighter. */
  defender: number;
  /** Name of the card that makes a bonus attack. */
  bonus?: string;
}
/** The printed value of the attacker's card is announced to the defender. */
export interface AnnouncedEvent extends EventBase {
  type: "announced";
  /** The player to whom it is announced. */
  seat: number;
  /** The value, if the viewer may know it. */
  value?: number;
}
/** A card is played to defend, or none. */
export interface DefendedEvent extends EventBase {
  type: "defended";
  /** The defending player. */
  seat: number;
  /** Number of the defending fighter. */
  fighter: number;
  /** Whether a card is played. */
  withCard: boolean;
}
/** The cards of a combat are turned up. */
export interface RevealedEvent extends EventBase {
  type: "revealed";
  /** The attacker's card. */
  attack: EventCard | null;
  /** The defender's card; `null` if none is played. */
  defense: EventCard | null;
}
/** A scheme is played. */
export interface SchemedEvent extends EventBase {
  type: "schemed";
  /** The player. */
  seat: number;
  /** Number of the fighter. */
  fighter: number;
  /** The card. */
  card: EventCard | null;
}
/** A card is used to BOOST. */
export interface BoostedEvent extends EventBase {
  type: "boosted";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard | null;
  /** BOOST value of the card. */
  boost: number;
}
/** The effects of a player's card are cancelled. */
export interface CancelledEvent extends EventBase {
  type: "cancelled";
  /** The player. */
  seat: number;
}
/** The value of a card changes. */
export interface ValueEvent extends EventBase {
  type: "value";
  /** The player. */
  seat: number;
  /** The value. */
  value: number;
}
/** The values of the two sides are compared. */
export interface TotalsEvent extends EventBase {
  type: "totals";
  /** The attacker's value. */
  attack: number;
  /** The defender's value. */
  defense: number;
}
/** A fighter takes damage. */
export interface DamagedEvent extends EventBase {
  type: "damaged";
  /** Number of the fighter. */
  fighter: number;
  /** The amount. */
  amount: number;
  /** The fighter's health now. */
  health: number;
  /** Whether it is combat damage. */
  combat: boolean;
}
/** A fighter recovers health, or its health is set. */
export interface RecoveredEvent extends EventBase {
  type: "recovered";
  /** Number of the fighter. */
  fighter: number;
  /** The amount. */
  amount: number;
  /** The fighter's health now. */
  health: number;
}
/** A fighter is defeated. */
export interface DefeatedEvent extends EventBase {
  type: "defeated";
  /** Number of the fighter. */
  fighter: number;
}
/** A player rolls a die. */
export interface RolledEvent extends EventBase {
  type: "rolled";
  /** The player. */
  seat: number;
  /** The number; 0 for an X. */
  value: number;
}
/** A player has another number of counters. */
export interface CounterEvent extends EventBase {
  type: "counter";
  /** The player. */
  seat: number;
  /** The id of the kind of counters, for example `rage`. */
  counter: string;
  /** The number that there are now. */
  count: number;
}
/** A fighter comes to the battlefield. */
export interface ReturnedEvent extends EventBase {
  type: "returned";
  /** Number of the fighter. */
  fighter: number;
  /** The space. */
  to: string | null;
  /** Health of the fighter. */
  health: number;
}
/** A card is discarded. */
export interface DiscardedEvent extends EventBase {
  type: "discarded";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard | null;
  /** The place that it left. */
  from: Place;
  /** The player in whose discard pile it lies, if that is another one. */
  owner?: number;
}
/** A card moves between other places. */
export interface CardMovedEvent extends EventBase {
  type: "card-moved";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The place that it left. */
  from: Place;
  /** The place that it went to. */
  to: Place;
  /** The player in whose zone it was, if that is another one. */
  holder?: number;
}
/** Cards are shown without being moved. */
export interface ShownEvent extends EventBase {
  type: "shown";
  /** The player whose cards they are. */
  seat: number;
  /** The cards; `null` for a card that the viewer may not know. */
  cards: Array<EventCard | null>;
}
/** A deck is shuffled. */
export interface ShuffledEvent extends EventBase {
  type: "shuffled";
  /** The player. */
  seat: number;
  /** Number of cards in the deck. */
  cards: number;
}
/** A side deck is shuffled. */
export interface SideShuffledEvent extends EventBase {
  type: "side-shuffled";
  /** The player. */
  seat: number;
}
/** A player gains or loses actions. */
export interface ActionsEvent extends EventBase {
  type: "actions";
  /** The player. */
  seat: number;
  /** Number of actions left. */
  left: number;
}
/** A token is put on the battlefield, moved or removed. */
export interface TokenEvent extends EventBase {
  type: "token";
  /** The player whose token it is. */
  seat: number;
  /** The space, or the path, where it was; `null` if it was not on the battlefield. */
  from: string | null;
  /** The space, or the path, where it is; `null` if it was removed. */
  to: string | null;
  /** Id of the token, for example `shadow`. */
  token: string;
}
/** The printed value of the attacker's card is predicted. */
export interface PredictedEvent extends EventBase {
  type: "predicted";
  /** The player who predicts. */
  seat: number;
  /** The predicted value. */
  value: number;
}
/** The hero of a player changes its form. */
export interface FormEvent extends EventBase {
  type: "form";
  /** The player. */
  seat: number;
  /** Id of the new form. */
  form: string | null;
}
/** A combat is over. */
export interface CombatEndedEvent extends EventBase {
  type: "combat-ended";
  /** The side that won. */
  won: "attack" | "defense";
  /** The combat damage. */
  damage: number;
}
/** A player is out of the game. */
export interface SeatOutEvent extends EventBase {
  type: "seat-out";
  /** The player. */
  seat: number;
}
/** The game is over. */
export interface GameEndedEvent extends EventBase {
  type: "game-ended";
  /** The lowest winning seat, or `null` for a draw. */
  winner: number | null;
  /** All winning seats. */
  winners: Array<number>;
}
/** An event for a viewer. The fields depend on `type`. */
export type GameEvent =
  | JoinedEvent
  | TurnStartedEvent
  | DrewEvent
  | ExhaustedEvent
  | MovedEvent
  | PlacedEvent
  | SwappedEvent
  | ItemUsedEvent
  | DoorEvent
  | AttackedEvent
  | AnnouncedEvent
  | DefendedEvent
  | RevealedEvent
  | SchemedEvent
  | BoostedEvent
  | CancelledEvent
  | ValueEvent
  | TotalsEvent
  | DamagedEvent
  | RecoveredEvent
  | DefeatedEvent
  | RolledEvent
  | CounterEvent
  | ReturnedEvent
  | DiscardedEvent
  | CardMovedEvent
  | ShownEvent
  | ShuffledEvent
  | SideShuffledEvent
  | ActionsEvent
  | TokenEvent
  | PredictedEvent
  | FormEvent
  | CombatEndedEvent
  | SeatOutEvent
  | GameEndedEvent;
/**
 * An observation, the legal actions and the new events, in one object.
 */
export type View = { 
/**
 * The observation of the viewer.
 */
observation: Observation, 
/**
 * The legal actions if the viewer is the seat to act, otherwise an empty list. The referee always gets them.
 */
actions: Array<Action>, 
/**
 * The events from index `since` on. Without `since`, the events that came after the viewer's view of the previous
 * position. Repeated calls return the same events until something happens.
 */
events: Array<GameEvent>, 
/**
 * Length of the event log. Pass it to `events` to get the events that come later.
 */
eventCount: number, };
/**
 * The reason why an action is not legal.
 */
export type Refusal = { 
/**
 * Stable error code.
 */
code: string, 
/**
 * The reason in English.
 */
message: string, };
/**
 * The result of a playout.
 */
export type PlayoutResult = { 
/**
 * The winning seat; `null` for a draw or an unfinished game.
 */
winner: number | null, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Number of decisions taken.
 */
decisions: number, 
/**
 * Number of the last turn.
 */
turns: number, 
/**
 * A checksum, equal for playouts with the same course.
 */
checksum: string, };
/**
 * The result of a batch of playouts.
 */
export type PlayoutsResult = { 
/**
 * Number of games.
 */
games: number, 
/**
 * Number of wins of each seat.
 */
wins: Array<number>, 
/**
 * Number of draws.
 */
draws: number, 
/**
 * Number of games that reached the limit of decisions.
 */
unfinished: number, 
/**
 * Number of decisions in all games.
 */
decisions: number, 
/**
 * Number of turns in all games.
 */
turns: number, 
/**
 * A checksum, equal for batches whose games all have the same course.
 */
checksum: string, };
/**
 * A bot's choice.
 */
export type Suggestion = { 
/**
 * The chosen action.
 */
action: Action, 
/**
 * The average result of the chosen action, from 0 (lost) to 1 (won); `null` if the bot does not search or has no choice.
 */
value: number | null, 
/**
 * Number of times the action was tried.
 */
visits: number, 
/**
 * The search results of all legal actions.
 */
actions: Array<Tried>, };
/**
 * The search result of one action.
 */
export type Tried = { 
/**
 * The action's id.
 */
id: number, 
/**
 * The action's label.
 */
label: string, 
/**
 * The average result, from 0 (lost) to 1 (won).
 */
value: number, 
/**
 * Number of times the action was tried.
 */
visits: number, };
/**
 * Versions of the package, the rules and the card data.
 */
export type Version = { 
/**
 * Version of the package.
 */
version: string, 
/**
 * Version of the rules.
 */
rules: number, 
/**
 * Checksum of all card data. Records have one of the definitions in the game.
 */
data: number, };
/**
 * The result of a scenario.
 */
export type ScenarioResult = { 
/**
 * The scenario's name.
 */
name: string, 
/**
 * Whether all assertions hold.
 */
passed: boolean, 
/**
 * Number of steps run, including the failed one.
 */
steps: number, 
/**
 * The failure; `null` if the scenario passed.
 */
failure: ScenarioFailure | null, };
/**
 * The failure of a scenario.
 */
export type ScenarioFailure = { 
/**
 * Stable code.
 */
code: string, 
/**
 * A description in English.
 */
message: string, 
/**
 * The place in the scenario, for example `steps[2].expect.bee.damage`.
 */
path: string, 
/**
 * The labels of the legal actions at that point, if the step looked for an action.
 */
legal: Array<string>, };
/** The configuration of `newGame`. */
export type GameConfig = {
  /** Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default. */
  seed?: string;
  /** Id of the battlefield, for example `marmoreal`. */
  board: string;
  /** The mode of play. By default, two players play a duel, four players with teams play in teams, and others play free-for-all. */
  mode?: "duel" | "teams" | "free-for-all";
  /** The seat that has the first turn; 0 by default. */
  first?: number;
  /** The players by seat, in the order of their turns: two to four. */
  players: PlayerConfig[];
  /** Facts that only the players at the table know, by their ids in the heroes, for example `{ food: true }`. A fact that is missing does not hold. */
  facts?: { [fact: string]: boolean };
  /** Item tokens of other battlefields that are mixed with those of the battlefield: `"all"`, or the ids of battlefields, for example `["navy-pier"]`. As many as the battlefield has spaces for are drawn at random. Without it, only its own lie there. */
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
  options?: PlayerOptions;
};
/** The choices before the game. */
export type PlayerOptions = {
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
/** Options of `forecast` in a running game. */
export type ForecastOptions = {
  /** The attacker's card, by its number, id or name. By default the card with the highest expected damage. */
  card?: number | string;
  /** The way in which the card is played, as in the action; by default the usual one, or else the one that is legal. */
  as?: "face-up" | "ranged";
  /** The seat whose knowledge is used; by default everything is known except the order of the decks. */
  seat?: number | "all";
  /** The policy of the defender; `best-defense` by default. */
  policy?: ForecastPolicy;
};
/** The position of a scenario. */
export type ScenarioState = {
  /** Id of the battlefield. */
  board: string;
  /** The mode; by default it follows from the teams of the players. */
  mode?: "duel" | "teams" | "free-for-all";
  /** The seat whose turn it is, 0 by default. */
  active?: number;
  /** Number of the turn, 5 by default. */
  turn?: number;
  /** Actions left in the turn, 2 by default. */
  actions?: number;
  /** Actions taken in the turn. */
  actionsTaken?: number;
  /** The seed of all random decisions, as hexadecimal text; "1" by default. */
  seed?: string;
  /** The players, by seat. */
  players: ScenarioPlayer[];
  /** Tokens on the battlefield. */
  tokens?: ScenarioToken[];
  /** The doors by name; doors that are not named are open. */
  doors?: { [door: string]: "open" | "closed" };
  /** Item tokens on the battlefield; items that are not listed have left the game. */
  items?: ScenarioItem[];
  /** The part of the turn, "action" by default. */
  phase?: "set-up" | "start" | "action";
  /** The seat that had the first turn, 0 by default. */
  first?: number;
  /** Facts that only the players at the table know, by id. */
  facts?: { [fact: string]: boolean };
  /** The deeds of each player in the turn, by seat. */
  history?: ScenarioHistory[];
};
/** A player of a scenario. */
export type ScenarioPlayer = {
  /** Id of the hero. */
  hero: string;
  /** The choices before the game. */
  options?: PlayerOptions;
  /** Number of the team. */
  team?: number;
  /** The fighters; those that are not listed are defeated, or off the battlefield if they are of a reserve. */
  fighters?: ScenarioFighter[];
  /** The hand. */
  hand?: ScenarioCard[];
  /** The deck from the top; all cards that lie in no other zone, shuffled, by default. */
  deck?: ScenarioCard[];
  /** The discard pile, the top last. */
  discard?: ScenarioCard[];
  /** Cards that were put aside. */
  aside?: ScenarioCard[];
  /** Cards that lie open in front of the player. */
  front?: ScenarioCard[];
  /** The hero's counters by id; those that are not named have their number at the start. */
  counters?: { [counter: string]: number };
  /** Id of the hero's form. */
  form?: string;
  /** The space where the hero began the game. */
  start?: string;
  /** The side deck from the top. */
  side?: ScenarioCard[];
};
/** A fighter of a scenario. */
export type ScenarioFighter = {
  /** Id of the fighter, or of its kind. */
  fighter: string;
  /** Its alias in the steps. */
  as?: string;
  /** The space that it stands in. */
  at?: string;
  /** The second space of a large fighter. */
  tail?: string;
  /** Its health, full by default. */
  health?: number;
  /** Whether it is defeated. */
  defeated?: boolean;
  /** Whether it is off the battlefield. */
  offBoard?: boolean;
  /** The space where it began the turn, by default the one it stands in. */
  began?: string;
  /** Whether it is held. */
  held?: boolean;
  /** Whether it attacked in the turn. */
  attacked?: boolean;
  /** Whether it left its space in the turn. */
  left?: boolean;
};
/** A card of a scenario: its id or name, "hero/card" for one of another hero, or an object with an alias. */
export type ScenarioCard = string | {
  /** Its id or name. */
  card: string;
  /** Its alias in the steps. */
  as?: string;
};
/** A token of a hero on the battlefield. */
export type ScenarioToken = {
  /** Id of the token. */
  token: string;
  /** The seat of its owner, by default the first that has such tokens. */
  owner?: number;
  /** The space or path that it lies in. */
  at: string;
};
/** An item token on the battlefield. */
export type ScenarioItem = {
  /** Name of the item. */
  item: string;
  /** The space that it lies in. */
  at: string;
};
/** The deeds of a player in the turn, in numbers. */
export type ScenarioHistory = {
  /** Combats won. */
  won?: number;
  /** Combats lost. */
  lost?: number;
  /** Maneuvers. */
  maneuvers?: number;
  /** Schemes played. */
  schemes?: number;
  /** Attacks. */
  attacks?: number;
  /** Cards discarded for their BOOST. */
  boosted?: number;
  /** Damage dealt. */
  dealt?: number;
  /** Cards played. */
  played?: number;
};
/** Fields of an action; missing fields match any value. */
export type ScenarioAction = {
  /** The kind of action. */
  type?: Action["type"] | "concede";
  /** The kind of choice. */
  kind?: Extract<Action, { kind: string }>["kind"];
  /** Alias or id of the attacking fighter. */
  attacker?: string;
  /** Alias or id of the attacked fighter. */
  defender?: string;
  /** Alias, id or name of a card. */
  card?: string;
  /** The manner of an attack; by default the usual one, if it is legal. */
  as?: "face-up" | "ranged";
  /** Alias or id of the fighter that acts. */
  fighter?: string;
  /** The space that a fighter moves to. */
  to?: string;
  /** The second space of a large fighter. */
  tail?: string;
  /** The spaces that a move enters, or a path by the spaces at its ends. */
  path?: string[] | string;
  /** Name of an item. */
  item?: string;
  /** Name of a door. */
  door?: string;
  /** Alias or id of a chosen fighter. */
  target?: string;
  /** A chosen space. */
  space?: string;
  /** The space of a chosen token. */
  token?: string;
  /** A chosen option. */
  option?: string | number;
  /** A chosen seat. */
  seat?: number;
  /** Alias or id of the ability that resolves next. */
  trigger?: string;
};
/** Policy by which the defender answers an attack in a forecast. */
export type ForecastPolicy =
  | "none"
  | "random"
  | "best-defense";
/** The fields of every origin. */
export interface OriginBase {
  /** The name in English. */
  name: string;
}
/** A card. */
export interface CardOrigin extends OriginBase {
  type: "card";
  /** Its number in this game. */
  id: number;
  /** Its id in the catalogue. */
  card: string;
}
/** The ability of a hero or of a character that is no card. */
export interface CharacterOrigin extends OriginBase {
  type: "character";
  /** The seat that plays it. */
  seat: number;
  /** Its id in the catalogue. */
  character: string;
}
/** An item of the battlefield. */
export interface ItemOrigin extends OriginBase {
  type: "item";
  /** Its name, by which actions refer to it. */
  item: string;
}
/** A rule of the game. */
export interface RuleOrigin extends OriginBase {
  type: "rule";
  /** Its key. */
  rule: string;
}
/** The origin of a question or of an event. */
export type Origin =
  | CardOrigin
  | CharacterOrigin
  | ItemOrigin
  | RuleOrigin;
/** The fields of every sentence. */
export interface SentenceBase {
  /** The sentence in English. */
  text: string;
}
/** Whether to follow instructions. */
export interface MaySentence extends SentenceBase {
  type: "may";
  /** The instructions. */
  effect: string;
  /** The instructions that follow if the player does. */
  then?: string;
  /** The instructions that follow if the player does not. */
  otherwise?: string;
}
/** The choice of the fighters, cards or places that an instruction applies to. */
export interface TargetSentence extends SentenceBase {
  type: "target";
  /** The instruction. */
  effect: string;
  /** The things that are chosen. */
  of: "fighter" | "card" | "space" | "token" | "path" | "spaces";
  /** Number of things that are still wanted. */
  count: number;
  /** Whether fewer are allowed. */
  fewer: boolean;
}
/** The choice that an instruction itself asks for: of a number, a form, a zone, a name. */
export interface ChoiceSentence extends SentenceBase {
  type: "choice";
  /** The instruction. */
  effect: string;
}
/** The choice between several effects. */
export interface EffectsSentence extends SentenceBase {
  type: "effects";
  /** Their number. */
  count: number;
}
/** Whether to pay, so that an effect does not happen. */
export interface PaySentence extends SentenceBase {
  type: "pay";
  /** The payment. */
  effect: string;
}
/** The number of counters that are spent. */
export interface SpendSentence extends SentenceBase {
  type: "spend";
  /** The name of several counters. */
  counters: string;
}
/** Whether another card of the side deck is turned up. */
export interface TurnUpSentence extends SentenceBase {
  type: "turn-up";
}
/** Whether to ignore an effect that makes the player discard. */
export interface IgnoreDiscardSentence extends SentenceBase {
  type: "ignore-discard";
}
/** Whether a card is revealed that protects the hand from a look at it. */
export interface ProtectHandSentence extends SentenceBase {
  type: "protect-hand";
}
/** Whether the die is rolled again. */
export interface RollAgainSentence extends SentenceBase {
  type: "roll-again";
  /** The name of the die. */
  die: string;
  /** The number that it shows; 0 for an X. */
  rolled: number;
}
/** The opponent whom an effect is about. */
export interface OpponentSentence extends SentenceBase {
  type: "opponent";
}
/** The effect that resolves first. */
export interface OrderSentence extends SentenceBase {
  type: "order";
}
/** The sidekick. */
export interface SidekickSentence extends SentenceBase {
  type: "sidekick";
}
/** The hero of a pair. */
export interface HeroSentence extends SentenceBase {
  type: "hero";
}
/** The card of a group with which the deck is made. */
export interface GearSentence extends SentenceBase {
  type: "gear";
}
/** The form at the start of the game. */
export interface FormSentence extends SentenceBase {
  type: "form";
}
/** The space of a fighter. */
export interface PlaceSentence extends SentenceBase {
  type: "place";
  /** The name of the fighter. */
  fighter: string;
}
/** The action of the turn. */
export interface ActionSentence extends SentenceBase {
  type: "action";
  /** Number of actions left. */
  left: number;
}
/** Whether to BOOST a maneuver. */
export interface BoostManeuverSentence extends SentenceBase {
  type: "boost-maneuver";
}
/** Whether to BOOST a card. */
export interface BoostCardSentence extends SentenceBase {
  type: "boost-card";
}
/** Whether to BOOST an attack. */
export interface BoostAttackSentence extends SentenceBase {
  type: "boost-attack";
  /** The name of the fighter. */
  fighter: string;
}
/** The fighter that moves next in a maneuver. */
export interface ManeuverSentence extends SentenceBase {
  type: "maneuver";
}
/** The next step of a fighter. */
export interface StepSentence extends SentenceBase {
  type: "step";
  /** The name of the fighter. */
  fighter: string;
  /** Number of spaces that it can still move. */
  left: number;
}
/** Whether to remove tokens on the paths of a move. */
export interface ClearPathsSentence extends SentenceBase {
  type: "clear-paths";
}
/** Whether to defend a fighter. */
export interface DefendSentence extends SentenceBase {
  type: "defend";
  /** The name of the fighter. */
  fighter: string;
  /** The name of the attacker. */
  attacker: string;
}
/** The prediction of a value. */
export interface PredictSentence extends SentenceBase {
  type: "predict";
}
/** The cards that are discarded at the end of the turn. */
export interface HandLimitSentence extends SentenceBase {
  type: "hand-limit";
  /** The number of cards. */
  count: number;
  /** The limit. */
  limit: number;
}
/** The fighter that takes a point of damage. */
export interface AssignSentence extends SentenceBase {
  type: "assign";
  /** The name of the fighter that would take it. */
  fighter: string;
}
/** Whether to use a battlefield item. */
export interface UseItemSentence extends SentenceBase {
  type: "use-item";
  /** The name of the item. */
  item: string;
  /** The name of the fighter. */
  fighter: string;
}
/** A choice of another kind. */
export interface OtherSentence extends SentenceBase {
  type: "other";
}
/** A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop. */
export type Sentence =
  | MaySentence
  | TargetSentence
  | ChoiceSentence
  | EffectsSentence
  | PaySentence
  | SpendSentence
  | TurnUpSentence
  | IgnoreDiscardSentence
  | ProtectHandSentence
  | RollAgainSentence
  | OpponentSentence
  | OrderSentence
  | SidekickSentence
  | HeroSentence
  | GearSentence
  | FormSentence
  | PlaceSentence
  | ActionSentence
  | BoostManeuverSentence
  | BoostCardSentence
  | BoostAttackSentence
  | ManeuverSentence
  | StepSentence
  | ClearPathsSentence
  | DefendSentence
  | PredictSentence
  | HandLimitSentence
  | AssignSentence
  | UseItemSentence
  | OtherSentence;
/** The kinds of questions. */
export type QuestionKind =
  | "set-up"
  | "place-fighter"
  | "action"
  | "boost"
  | "attack-boost"
  | "move"
  | "walk"
  | "choose-space"
  | "defense"
  | "choose-fighters"
  | "choose-cards"
  | "choose-token"
  | "choose-path"
  | "predict"
  | "choose-option"
  | "choose-seat"
  | "choose-trigger"
  | "yes-no"
  | "hand-limit"
  | "assign-damage"
  | "item";
/**
 * An action that a host sends: an entry of the list of legal actions, or some of its members.
 */
export type ActionFields = { 
/**
 * Index in the list of legal actions.
 */
id?: number, 
/**
 * The type; `concede` is always possible and never listed.
 */
type: Action["type"] | "concede", 
/**
 * The kind of an action whose `type` has several kinds.
 */
kind?: ChooseAction["kind"], 
/**
 * `choose`: The chosen seat. Of other types the acting seat, of `concede` the seat that concedes.
 */
seat?: number, 
/**
 * `attack`: Number of the attacking fighter.
 */
attacker?: number, 
/**
 * `attack`: Number of the attacked fighter.
 */
defender?: number, 
/**
 * `attack`: The way in which the card is played, if there are several.
 */
as?: "face-up" | "ranged", 
/**
 * `attack`, `scheme`, `boost`, `defend`, `choose`: Number of the card.
 */
card?: number, 
/**
 * `attack`, `scheme`, `boost`, `defend`, `choose`: Name of the card.
 */
cardName?: string, 
/**
 * `scheme`: Number of the fighter who uses it, if that matters. `item`: Number of the fighter who uses it. `move`, `step`, `door`, `place`: Number of the fighter.
 */
fighter?: number, 
/**
 * `item`: Name of the item.
 */
item?: string, 
/**
 * `move`, `step`, `place`: Id of the space. `door`: The new state of the door.
 */
to?: string, 
/**
 * `move`, `place`: Id of the second space of a large fighter.
 */
tail?: string, 
/**
 * `door`: Name of the door.
 */
door?: string, 
/**
 * `choose`: Number of the fighter.
 */
target?: number, 
/**
 * `choose`: Id of the space.
 */
space?: string, 
/**
 * `choose`: Id of the space where the token lies.
 */
token?: string, 
/**
 * `choose`: Ids of the spaces at its ends, for example `M01-M02`.
 */
path?: PathInput, 
/**
 * `choose`: Position of the effect in the text, from 1, a number, or the id of a fighter or a form.
 */
option?: OptionInput, 
/**
 * `choose`: Id of the card or of the hero with the effect.
 */
trigger?: string, };
/**
 * An option in an input: a word, or the position of a text as a number.
 */
export type OptionInput = string | number;
/**
 * A path in an input. Of `choose`, it is a word, the ids of the spaces at its ends. Of `move`, it is the list of the ids of the spaces
 * entered, the last of which is `to`.
 */
export type PathInput = string | Array<string>;
/**
 * Zone of a card.
 */
export type Place = "deck" | "hand" | "discard" | "combat" | "scheme" | "aside" | "front" | "side" | "removed";
/**
 * The knowledge of a seat about a game.
 */
export type Observation = { 
/**
 * Always `unmatched`.
 */
game: "unmatched", 
/**
 * The seat whose view it is; missing in the referee's.
 */
seat: number | null, 
/**
 * The battlefield's id.
 */
board: string, 
/**
 * `duel`, `teams` or `free-for-all`.
 */
mode: "duel" | "teams" | "free-for-all", 
/**
 * Number of the turn, from 1.
 */
turn: number, 
/**
 * The seat whose turn it is.
 */
active: number, 
/**
 * Seat that must decide now.
 */
toAct: number | null, 
/**
 * `set-up`, `start`, `action`, `maneuver`, `combat`, `scheme`, `end` or `over`.
 */
phase: "set-up" | "start" | "action" | "maneuver" | "combat" | "scheme" | "end" | "over", 
/**
 * Actions left in the turn.
 */
actions: number, 
/**
 * The result; `null` while the game runs.
 */
outcome: Outcome | null, 
/**
 * The pending question; its answers are the legal actions.
 */
decision: Question | null, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, 
/**
 * All fighters, by number.
 */
fighters: Array<FighterView>, 
/**
 * The combat in progress.
 */
combat: CombatView | null, 
/**
 * The scheme being played.
 */
scheme: CardView | null, 
/**
 * Lasting effects.
 */
lasting: Array<LastingView>, 
/**
 * The tokens of heroes on the battlefield.
 */
tokens?: Array<TokenView>, 
/**
 * The doors, on a battlefield that has some.
 */
doors?: Array<DoorView>, 
/**
 * The item tokens that are left, on a battlefield that has some.
 */
items?: Array<ItemView>, };
/**
 * The pending question.
 */
export type Question = { 
/**
 * Seat of the player who answers.
 */
seat: number, 
/**
 * Kind of the question.
 */
kind: QuestionKind, 
/**
 * Number of answers still wanted, this one included.
 */
wanted: number, 
/**
 * Whether stopping early is allowed.
 */
mayStop: boolean, 
/**
 * The fighter that is placed, or who plays the card that is asked for.
 */
fighter: number | null, 
/**
 * The card, hero, item or rule that asks; `null` if it is a card that the viewer does not know.
 */
source: Origin | null, 
/**
 * The sentence that is asked.
 */
sentence: Sentence, };
/**
 * A card, as far as the viewer knows it.
 */
export type CardView = { 
/**
 * Its number in this game, by which actions and events refer to it.
 */
id?: number, 
/**
 * Its id in the catalogue.
 */
card?: string, 
/**
 * Its name.
 */
name?: string, 
/**
 * The tag that its back shows, if its back differs from that of other cards.
 */
back?: string, 
/**
 * Its position in the deck, 0 on top.
 */
index?: number, };
/**
 * A player.
 */
export type PlayerView = { 
/**
 * The hero's id.
 */
hero: string, 
/**
 * The side, by number.
 */
team: number, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Cards of the deck that the viewer knows.
 */
knownDeck: Array<CardView>, 
/**
 * The hand.
 */
hand: Array<CardView>, 
/**
 * The discard pile, the top last.
 */
discard: Array<CardView>, 
/**
 * The pile of its hero in order, or the discarded cards of its side deck.
 */
aside?: Array<CardView>, 
/**
 * The number of syllables of its pile, if its hero counts them (William Shakespeare).
 */
syllables?: number, 
/**
 * The open cards of its side deck.
 */
front?: Array<CardView>, 
/**
 * Its side deck, the top first.
 */
side?: Array<CardView>, 
/**
 * The counters of the hero, of each kind that it has.
 */
counters?: Array<CounterView>, 
/**
 * The start space.
 */
start: string, 
/**
 * Actions begun this turn.
 */
actionsTaken: number, 
/**
 * The player's history in this turn.
 */
history: HistoryView, 
/**
 * The form of its hero.
 */
form?: string, 
/**
 * The number of tokens in its supply, if its hero has tokens.
 */
supply?: number, 
/**
 * Takes no part any more.
 */
out: boolean, 
/**
 * Has no fighter on the battlefield.
 */
dormant: boolean, 
/**
 * The chosen sidekick.
 */
sidekick?: string, };
/**
 * Counters of a hero.
 */
export type CounterView = { 
/**
 * The id of their kind, for example `rage`.
 */
counter: string, 
/**
 * Their number.
 */
count: number, 
/**
 * Maximum number.
 */
most: number, };
/**
 * Counts of the things that a player did this turn.
 */
export type HistoryView = { 
/**
 * Combats won.
 */
won: number, 
/**
 * Combats lost.
 */
lost: number, 
/**
 * Attacks made.
 */
attacks: number, 
/**
 * Maneuvers made.
 */
maneuvers: number, 
/**
 * Schemes played.
 */
schemes: number, 
/**
 * Maneuvers BOOSTed.
 */
boosted: number, 
/**
 * Cards played, to attack, to defend and as schemes.
 */
played: number, };
/**
 * A fighter.
 */
export type FighterView = { 
/**
 * Its number, by which actions and events refer to it.
 */
id: number, 
/**
 * Its id, for example `harpy-1`.
 */
fighter: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The seat that owns it.
 */
owner: number, 
/**
 * It is a hero.
 */
hero: boolean, 
/**
 * `melee` or `ranged`.
 */
attack: "melee" | "ranged", 
/**
 * The space that it occupies, if that is unusual.
 */
size?: "small" | "large", 
/**
 * Its space; `null` off the battlefield.
 */
at: string | null, 
/**
 * The second space of a large fighter.
 */
tail?: string, 
/**
 * The zones of that space.
 */
zones: Array<string>, 
/**
 * Its health.
 */
health: number, 
/**
 * The health that it started with.
 */
fullHealth: number, 
/**
 * Number of spaces that it moves on a maneuver.
 */
move: number, 
/**
 * It is defeated.
 */
defeated: boolean, 
/**
 * It is not defeated, and not on the battlefield.
 */
offBoard: boolean, 
/**
 * It cannot leave its space this turn.
 */
held: boolean, 
/**
 * Its space at the beginning of the turn.
 */
began: string | null, };
/**
 * A combat in progress.
 */
export type CombatView = { 
/**
 * The attacking fighter.
 */
attacker: number, 
/**
 * The defending fighter.
 */
defender: number, 
/**
 * The attacker's card.
 */
attack: CombatCard, 
/**
 * The defender's card; `null` if none is played, or none yet.
 */
defense: CombatCard | null, 
/**
 * The cards are open.
 */
revealed: boolean, 
/**
 * The printed value of the attacker's card, where it was announced.
 */
announced?: number, 
/**
 * The combat damage, once it is dealt.
 */
damage: number | null, 
/**
 * `attack` or `defense`, once that is fixed.
 */
won: "attack" | "defense" | null, };
/**
 * A card in a combat.
 */
export type CombatCard = { 
/**
 * Its number in this game.
 */
id?: number, 
/**
 * Its id in the catalogue.
 */
card?: string, 
/**
 * Its name.
 */
name?: string, 
/**
 * The card that was committed with it to BOOST it.
 */
boost?: CardView, 
/**
 * The battlefield item that is used with it.
 */
item?: string, 
/**
 * The printed value of the other card that was predicted with it.
 */
predicted?: number, 
/**
 * Its value now, once the cards are open.
 */
value: number | null, 
/**
 * Its value counts as 0.
 */
ignored: boolean, 
/**
 * Its value can no longer change.
 */
locked: boolean, 
/**
 * Effects of it are cancelled.
 */
cancelled: boolean, };
/**
 * An effect that lasts.
 */
export type LastingView = { 
/**
 * The seat whose effect it is.
 */
seat: number, 
/**
 * The fighters that it applies to.
 */
fighters: Array<number>, 
/**
 * `combat`, `attack`, `maneuver`, `turn`, `end-of-maneuver`, `end-of-turn` or `next-turn`.
 */
until: "combat" | "attack" | "maneuver" | "turn" | "end-of-maneuver" | "end-of-turn" | "next-turn", };
/**
 * A token of a hero on the battlefield.
 */
export type TokenView = { 
/**
 * Its id, for example `shadow`.
 */
token: string, 
/**
 * The seat that owns it.
 */
owner: number, 
/**
 * The space where it lies, or the path, for example `M01-M02`.
 */
at: string, };
/**
 * A door.
 */
export type DoorView = { 
/**
 * Its name.
 */
door: string, 
/**
 * Whether it is closed.
 */
closed: boolean, };
/**
 * An item token on the battlefield.
 */
export type ItemView = { 
/**
 * Its name.
 */
item: string, 
/**
 * The space where it lies.
 */
at: string, };
/**
 * A card in an event.
 */
export type EventCard = { 
/**
 * Its number in this game.
 */
id: number, 
/**
 * Its id in the catalogue.
 */
card: string, 
/**
 * Its name.
 */
name: string, };
/**
 * The odds of an attack.
 */
export type Forecast = { 
/**
 * `damage[n]` is the probability that the defender takes exactly n damage, in the combat and by the effects of both cards.
 */
damage: Array<number>, 
/**
 * The expected damage.
 */
expected: number, 
/**
 * The least possible damage.
 */
min: number, 
/**
 * The greatest possible damage.
 */
max: number, 
/**
 * The probability that the defender is defeated.
 */
defeat: number, 
/**
 * The probability that the attacker wins the combat.
 */
won: number, 
/**
 * `attack[n]` is the probability that the attacker's value is n.
 */
attack: Array<number>, 
/**
 * `defense[n]` is the probability that the defender's value is n; without a card it is 0.
 */
defense: Array<number>, 
/**
 * The possible answers of the defender, the likeliest first.
 */
responses: Array<ResponseOdds>, 
/**
 * The damage and defeats of other fighters, if there are any.
 */
others: Array<OtherOdds>, 
/**
 * The parts of the values, and of what reduces the damage.
 */
explain: Array<ForecastContribution>, 
/**
 * The card of the attack; `null` if the viewer does not know it.
 */
card: string | null, 
/**
 * The defender's policy.
 */
policy: ForecastPolicy, 
/**
 * Whether the probabilities are exact. Otherwise they are estimated from samples.
 */
exact: boolean, 
/**
 * The reason why the probabilities are not exact.
 */
why: string | null, 
/**
 * Assumptions about choices.
 */
assumptions: Array<string>, };
/**
 * The numbers of an attack that a forecast explains.
 */
export type ForecastNumber = "attack" | "defense" | "lessDamage" | "mostDamage" | "health";
/**
 * One part of a number.
 */
export type ForecastContribution = { 
/**
 * The side: `attacker` or `defender`.
 */
side: "attacker" | "defender", 
/**
 * The number. The parts of `attack` and `defense` add up to the mean values.
 */
of: ForecastNumber, 
/**
 * The kind of part: `base` (the printed value), `ability`, `effect` (a lasting one), `board` (high ground), `cards` (BOOSTs and
 * effects of the cards in the combat).
 */
from: "base" | "ability" | "effect" | "board" | "cards", 
/**
 * The name of the card, of the hero with the ability or the effect, or of the fighter with the health.
 */
source: string | null, 
/**
 * The amount. For `cards` it is the mean, and so is every amount that depends on the card with which the defender answers.
 */
amount: number, };
/**
 * A possible answer of the defender.
 */
export type ResponseOdds = { 
/**
 * The id of the card; `null` for no card.
 */
card: string | null, 
/**
 * The probability of this answer.
 */
chance: number, 
/**
 * The expected damage after it.
 */
damage: number, 
/**
 * The probability of a defeat after it.
 */
defeat: number, };
/**
 * The damage that another fighter takes.
 */
export type OtherOdds = { 
/**
 * The number of the fighter.
 */
fighter: number, 
/**
 * The expected damage.
 */
expected: number, 
/**
 * The probability that it is defeated.
 */
defeat: number, };
/**
 * A short forecast of an attack.
 */
export type AttackOdds = { 
/**
 * The number of the attacking fighter.
 */
attacker: number, 
/**
 * The number of the attacked fighter.
 */
defender: number, 
/**
 * The number of the card.
 */
card: number, 
/**
 * The name of the card.
 */
cardName: string, 
/**
 * The way in which the card is played, if it is not the usual one, as in the action.
 */
as?: "face-up" | "ranged", 
/**
 * The expected damage.
 */
expected: number, 
/**
 * The probability that the defender is defeated.
 */
defeat: number, 
/**
 * The probability that the attacker wins the combat.
 */
won: number, };
/**
 * The result of a game.
 */
export type Outcome = { 
/**
 * The lowest winning seat, or `null` if no seat wins.
 */
winner: number | null, 
/**
 * All winning seats, if there are several.
 */
winners?: Array<number>, 
/**
 * The reason in English.
 */
reason: string, };
/**
 * Result of loading a pack.
 */
export type PackReport = { 
/**
 * Name of the pack.
 */
set: string, 
/**
 * Ids of its heroes.
 */
heroes: Array<string>, 
/**
 * Ids of its battlefields.
 */
boards: Array<string>, 
/**
 * Number of different cards in it.
 */
cards: number, 
/**
 * Hash of the pack, by which saves and records name it.
 */
hash: string, };
/**
 * A hero with its fighters and its deck.
 */
export type Hero = { 
/**
 * Stable id, for example `medusa`.
 */
id: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * The set that it is from.
 */
set: string, 
/**
 * Number of spaces that its fighters move on a maneuver.
 */
move: number, 
/**
 * The hero's way to attack.
 */
attack: "melee" | "ranged", 
/**
 * The health that the hero starts with.
 */
health: number, 
/**
 * The size of the hand at the start and at the end of a turn, if it is unusual.
 */
hand?: { start: number, limit: number }, 
/**
 * The fighters, heroes first.
 */
fighters: Array<HeroFighter>, 
/**
 * The fighters of which the player chooses one before the game.
 */
sidekickOf?: Array<string>, 
/**
 * The deck.
 */
deck: Array<DeckEntry>, 
/**
 * The abilities in English, one paragraph a line.
 */
text: string, 
/**
 * The abilities in the effect language; `null` if they are not implemented.
 */
definition: unknown[] | null, 
/**
 * Whether the engine implements all abilities and cards.
 */
implemented: boolean, };
/**
 * A fighter of a hero, or several alike.
 */
export type HeroFighter = { 
/**
 * Stable id. Several alike are numbered in games: `harpy-1`.
 */
id: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * Whether it is a hero.
 */
role: "hero" | "sidekick", 
/**
 * The number of such fighters.
 */
count: number, 
/**
 * The health that each starts with.
 */
health: number, 
/**
 * Its way to attack.
 */
attack: "melee" | "ranged", 
/**
 * Number of spaces that it moves on a maneuver.
 */
move: number, 
/**
 * Whether it starts off the battlefield.
 */
offBoard: boolean, 
/**
 * The space that it occupies, if that is unusual.
 */
size?: "small" | "large", };
/**
 * A card of a deck with the number of its copies.
 */
export type DeckEntry = { 
/**
 * The card's id.
 */
card: string, 
/**
 * The number of copies.
 */
copies: number, };
/**
 * A card.
 */
export type Card = { 
/**
 * Stable id with that of the hero, for example `medusa/gaze-of-stone`.
 */
id: string, 
/**
 * The id of the hero in whose deck it is.
 */
hero: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * The type.
 */
kind: "attack" | "defense" | "versatile" | "scheme", 
/**
 * The printed value; `null` for a scheme.
 */
value: number | null, 
/**
 * The BOOST value; `null` if none is printed.
 */
boost: number | null, 
/**
 * Whether the die of its hero is printed as its BOOST.
 */
boostRolled?: boolean, 
/**
 * The names of the fighters who can use it; empty for any fighter.
 */
by: Array<string>, 
/**
 * Words by which other cards refer to it.
 */
tags: Array<string>, 
/**
 * The number of its syllables, if its hero counts them (William Shakespeare).
 */
syllables?: number, 
/**
 * The number of copies in the deck.
 */
copies: number, 
/**
 * The effects in English, one paragraph a line; empty if the card has none or they are not implemented.
 */
text: string, 
/**
 * The effects in the effect language; `null` if they are not implemented.
 */
definition: unknown[] | null, 
/**
 * Whether the engine implements the card.
 */
implemented: boolean, };
/**
 * A battlefield.
 */
export type Board = { 
/**
 * Stable id, for example `marmoreal`.
 */
id: string, 
/**
 * The printed name.
 */
name: string, 
/**
 * The set that it is from.
 */
set: string, 
/**
 * Maximum number of players.
 */
players: number, 
/**
 * Width and height of the picture in which spaces have their positions.
 */
frame: [number, number], 
/**
 * The spaces.
 */
spaces: Array<BoardSpace>, 
/**
 * The start spaces in the order of the players.
 */
starts: Array<string>, 
/**
 * Special features of the battlefield.
 */
special: Special, 
/**
 * Doubts about the printed battlefield: parts that were not seen and follow from something else.
 */
unverified?: Array<string>, };
/**
 * A space of a battlefield.
 */
export type BoardSpace = { 
/**
 * Stable id, for example `M13`.
 */
id: string, 
/**
 * Its horizontal position, from the left.
 */
x: number, 
/**
 * Its vertical position, from above.
 */
y: number, 
/**
 * Its zones.
 */
zones: Array<string>, 
/**
 * The adjacent spaces.
 */
near: Array<string>, };
/**
 * Special paths and spaces of a battlefield. A field is there only if the battlefield has such.
 */
export type Special = { 
/**
 * Paths that are walked in one direction only: `R07>R13`.
 */
oneWay?: Array<string>, 
/**
 * Spaces joined by secret passages.
 */
passages?: Array<string>, 
/**
 * Paths on which an attack downhill has +1.
 */
highGround?: Array<string>, 
/**
 * Doors, with the paths that do not exist while they are closed.
 */
doors?: Array<{ name: string, cuts: Array<string> }>, 
/**
 * The conveyor belt.
 */
belt?: { path: Array<string>, bin: string }, 
/**
 * Item tokens and the spaces for them.
 */
items?: BoardItems, };
/**
 * Item tokens and the spaces for them.
 */
export type BoardItems = { 
/**
 * The spaces for items that are used as an action.
 */
scheme: Array<string>, 
/**
 * The spaces for items that are used with a combat card.
 */
combat: Array<string>, 
/**
 * The tokens.
 */
tokens: Array<BoardItem>, };
/**
 * An item token.
 */
export type BoardItem = { 
/**
 * Its name.
 */
name: string, 
/**
 * Number added to the value of a combat card; `null` if it is used as an action.
 */
value: number | null, 
/**
 * Its text in English.
 */
text: string, };

