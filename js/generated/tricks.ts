// Generated from the Rust types; edits are lost.

/** Options of `check`. */
export type CheckOptions = {
  /** The seat for which the caller acts. An action that another seat must decide, and conceding for another seat, is refused with `not-your-seat`. Servers always set it. */
  seat?: number;
};
/** Options of `apply`. */
export type ApplyOptions = {
  /** See `CheckOptions`. */
  seat?: number;
  /** Outcomes of chance supplied by the caller instead of the generator, in the order of their use: the cards that are drawn. */
  chance?: number[];
};
/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `tricks`. */
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
  game: "tricks";
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
/** Plays a card. */
export interface PlayAction extends ActionBase {
  type: "play";
  /** The number of the card. */
  card: number;
  /** The name of the card. */
  cardName: string;
}
/** A legal action. */
export type Action =
  | PlayAction;
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
/** A card is played. */
export interface CardPlayedEvent extends EventBase {
  type: "card-played";
  /** The seat that plays it. */
  seat: number;
  /** The number of the card. */
  card: number;
}
/** A trick is taken. */
export interface TrickTakenEvent extends EventBase {
  type: "trick-taken";
  /** The seat that takes it. */
  seat: number;
}
/** A card is drawn. */
export interface CardDrawnEvent extends EventBase {
  type: "card-drawn";
  /** The seat that draws it. */
  seat: number;
  /** The number of the card, if the viewer may know it. */
  card?: number;
}
/** An event. */
export type GameEvent =
  | CardPlayedEvent
  | TrickTakenEvent
  | CardDrawnEvent;
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
/** The position of a scenario. */
export type ScenarioState = { [field: string]: unknown };
/** Fields of an action of a scenario. */
export type ScenarioAction = { [field: string]: unknown };
/** The configuration of `newGame`. */
export type GameConfig = {
  /** Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default. */
  seed?: string;
};
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
 * The acting seat; of `concede` the seat that concedes.
 */
seat?: number, 
/**
 * `play`: The number of the card.
 */
card?: number, 
/**
 * `play`: The name of the card.
 */
cardName?: string, };
/**
 * A card of the catalogue.
 */
export type Card = { 
/**
 * Its number, which is its id too.
 */
id: number, 
/**
 * Its name.
 */
name: string, };
/**
 * The knowledge of a viewer about a game.
 */
export type Observation = { 
/**
 * Always `tricks`.
 */
game: string, 
/**
 * The seat of the viewer.
 */
seat: number | null, 
/**
 * The seat to act.
 */
toAct: number | null, 
/**
 * The result.
 */
outcome: Outcome | null, 
/**
 * The card that was led.
 */
led: number | null, 
/**
 * Number of cards in the deck.
 */
deck: number, 
/**
 * The played cards in order.
 */
played: Array<number>, 
/**
 * The players by seat.
 */
players: [PlayerView, PlayerView], };
/**
 * A player.
 */
export type PlayerView = { 
/**
 * The hand; `null` for cards that the viewer may not know.
 */
hand: Array<number | null>, 
/**
 * Number of tricks taken.
 */
tricks: number, };
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

