// Generated from the Rust types; edits are lost.

/** The type of a card. A card can have several (Crystal City is a Relic, a Site and a Ruin). */
export type CardType = "starter" | "basic" | "encounter" | "damage" | "boss" | "robot" | "technology" | "maneuver" | "ally" | "site" | "relic" | "scheme" | "ruin";
/** An ability in the language of the cards. docs/deckbuilder.md describes the language. */
export type PackAbility = string | { [word: string]: unknown };
/** An instruction in the language of the cards. docs/deckbuilder.md describes the language. */
export type PackEffect = string | { [word: string]: unknown };
/** A card. */
export type PackCard = {
/** Stable id, for example `cc-overclocked`. */
id: string;
/** The name. */
name: string;
/** The types. */
types?: Array<CardType>;
/** The faction. */
faction?: "autobot" | "decepticon" | null;
/** The Level of a Boss, 1 to 3. */
level?: number | null;
/** The cost: to buy, to battle or to clear the card. */
cost?: number | null;
/** The Power. */
power?: number | null;
/** The Range. */
range?: number | null;
/** The Move. */
move?: number | null;
/** The number of copies in the set. */
copies?: number;
/** Words by which other cards mean it, for example `Dinobot`. */
tags?: Array<string>;
/** The id of the character to whose Starters it belongs. */
starter?: string | null;
/** Whether the card goes to the Vault of its buyer. */
vault?: boolean;
/** Whether a Scheme is for co-operative games. */
"co-op"?: boolean;
/** The text. */
text?: Array<PackAbility>;
/** The reward for defeating or clearing the card. */
reward?: Array<PackEffect>;
/** The facts that no source gives. Such a card is refused unless a game allows it. */
unknown?: Array<"types" | "faction" | "level" | "cost" | "power" | "range" | "move" | "copies" | "text" | "reward">;
/** A remark on the sources. */
note?: string;
};
/** A side of a character. */
export type PackSide = {
/** The Power, which a Combiner has in Combiner Mode. */
power?: number;
/** The Range of that Power. */
range?: number;
/** The Move. */
move?: number;
/** The text. */
text?: Array<PackAbility>;
};
/** A character: an oversized card with two sides. */
export type PackCharacter = {
/** Stable id, for example `x-bulwark`. */
id: string;
/** The name. */
name: string;
/** The faction. */
faction: "autobot" | "decepticon";
/** Whether it is a Combiner, with Team Mode and Combiner Mode. */
combiner?: boolean;
/** Alt Mode, or Team Mode of a Combiner. */
alt?: PackSide;
/** Bot Mode, or Combiner Mode of a Combiner. */
bot?: PackSide;
/** The facts that no source gives. */
unknown?: Array<"types" | "faction" | "level" | "cost" | "power" | "range" | "move" | "copies" | "text" | "reward">;
/** A remark on the sources. */
note?: string;
};
/** A set of cards and characters for `loadPack`. */
export type Pack = {
/** Stable id of the set, for example `training`. */
id: string;
/** Its name. */
set: string;
/** Whether the cards were printed by the publisher of the game. */
official?: boolean;
/** The cards. */
cards?: Array<PackCard>;
/** The characters. */
characters?: Array<PackCharacter>;
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
  /** Outcomes of chance supplied by the caller instead of the generator, in the order of their use: cards by id, for example `x-crossfire`. */
  chance?: string[];
};
/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `deckbuilder`. */
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
  game: "deckbuilder";
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
/** Plays a card from hand. */
export interface PlayAction extends ActionBase {
  type: "play";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Moves to a space. */
export interface MoveAction extends ActionBase {
  type: "move";
  /** Name of the space. */
  space: string;
  /** The Move that it costs. */
  cost: number;
}
/** Turns the facedown card of a space faceup. */
export interface SearchAction extends ActionBase {
  type: "search";
  /** Name of the space. */
  space: string;
  /** The Move that it costs. */
  cost: number;
}
/** Buys a card of the Matrix, or a Basic. */
export interface BuyAction extends ActionBase {
  type: "buy";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Name of the space; missing for a Basic. */
  space?: string;
  /** The Power that it costs. */
  cost: number;
}
/** Battles a Robot. */
export interface BattleAction extends ActionBase {
  type: "battle";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Name of the space. */
  space: string;
  /** The Power that it costs now. */
  cost: number;
}
/** Confronts a Boss. */
export interface ConfrontAction extends ActionBase {
  type: "confront";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Name of the space. */
  space: string;
  /** The Power that it costs now. */
  cost: number;
}
/** Clears a Ruin. */
export interface ClearAction extends ActionBase {
  type: "clear";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Name of the space. */
  space: string;
  /** The Power that it costs now. */
  cost: number;
}
/** Converts by paying Energon. */
export interface ConvertAction extends ActionBase {
  type: "convert";
  /** The Energon that it costs. */
  cost: number;
}
/** Uses an ability of a card, or of the character. */
export interface UseAction extends ActionBase {
  type: "use";
  /** Number of the card; missing for the character. */
  card?: number;
  /** Name of the card. */
  cardName?: string;
  /** Whether the ability is one of a card or of the character. */
  source: "card" | "character";
  /** Number of the ability, from 0. */
  ability: number;
  /** The Energon that it costs. */
  cost: number;
}
/** Spends a Move as Power in a battle. */
export interface SpendMoveAction extends ActionBase {
  type: "spend-move";
}
/** Ends the turn. */
export interface EndTurnAction extends ActionBase {
  type: "end-turn";
}
/** Places a card as an Assist. */
export interface AssistAction extends ActionBase {
  type: "assist";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Blocks an Attack with a card of the hand, or with the character. */
export interface BlockAction extends ActionBase {
  type: "block";
  /** Number of the card; missing for the character. */
  card?: number;
  /** Name of the card. */
  cardName?: string;
  /** Whether the ability is one of a card or of the character. */
  source: "card" | "character";
  /** Number of the ability, from 0. */
  ability: number;
  /** The Energon that it costs. */
  cost: number;
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
/** Chooses a space. */
export interface ChooseSpaceAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "space";
  /** Name of the space. */
  space: string;
}
/** Chooses a player. */
export interface ChooseSeatAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "seat";
  /** The chosen seat. */
  seat: number;
}
/** Chooses one of several effects. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "option";
  /** Its place, from 1. */
  option: number;
}
/** Chooses the Start of Turn effect that resolves next. */
export interface ChooseTriggerAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "trigger";
  /** Its place, from 1. */
  option: number;
  /** Number of the card with the effect; missing for the upkeep and for an effect of the character. */
  card?: number;
  /** Name of the card. */
  cardName?: string;
}
/** Answers yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answers no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stops choosing, or compares Power and cost in a battle. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Places no Assist, or does not Block. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** The type `choose`; its `kind` tells which fields it has. */
export type ChooseAction = ChooseCardAction | ChooseSpaceAction | ChooseSeatAction | ChooseOptionAction | ChooseTriggerAction;
/** A legal action; `type` tells which fields it has. Numbers of cards are those of the view. */
export type Action =
  | PlayAction
  | MoveAction
  | SearchAction
  | BuyAction
  | BattleAction
  | ConfrontAction
  | ClearAction
  | ConvertAction
  | UseAction
  | SpendMoveAction
  | EndTurnAction
  | AssistAction
  | BlockAction
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
/** A turn begins. */
export interface TurnStartedEvent extends EventBase {
  type: "turn-started";
  /** The player. */
  seat: number;
  /** Number of the turn. */
  turn: number;
}
/** A character turns to another mode. */
export interface ConvertedEvent extends EventBase {
  type: "converted";
  /** The player. */
  seat: number;
  /** The new mode. */
  mode: "alt" | "bot" | "team" | "combiner";
  /** Whether the flip was forced by the upkeep and is no Convert. */
  forced: boolean;
}
/** Energon is gained or lost. */
export interface EnergonEvent extends EventBase {
  type: "energon";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
  /** The total after the change. */
  total: number;
}
/** VP tokens are gained or lost. */
export interface VpEvent extends EventBase {
  type: "vp";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
  /** The total after the change. */
  total: number;
}
/** Power is gained. */
export interface PowerEvent extends EventBase {
  type: "power";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
  /** The Range. */
  range: number;
  /** Whether the Power is for the battle in progress only. */
  battle: boolean;
}
/** Power is spent. */
export interface PowerSpentEvent extends EventBase {
  type: "power-spent";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
}
/** Move is gained for the turn. */
export interface MoveGainedEvent extends EventBase {
  type: "move-gained";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
}
/** Move is spent. */
export interface MoveSpentEvent extends EventBase {
  type: "move-spent";
  /** The player. */
  seat: number;
  /** The amount; negative for a loss. */
  amount: number;
}
/** A character moves or is teleported. */
export interface MovedEvent extends EventBase {
  type: "moved";
  /** The player. */
  seat: number;
  /** Name of the space where it was; `null` outside the Matrix. */
  from: string | null;
  /** Name of the space where it is now; `null` outside the Matrix. */
  to: string | null;
  /** Whether the character was teleported. */
  teleport: boolean;
}
/** A facedown card of the Matrix is turned faceup. */
export interface FlippedEvent extends EventBase {
  type: "flipped";
  /** The player. */
  seat: number;
  /** Name of the space. */
  space: string;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** A card is played. */
export interface PlayedEvent extends EventBase {
  type: "played";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** An ability is used. */
export interface UsedEvent extends EventBase {
  type: "used";
  /** The player. */
  seat: number;
  /** The card; `null` if it is an ability of the character. */
  card: EventCard | null;
  /** The Energon that it cost. */
  cost: number;
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
/** A discard pile is shuffled into a new deck. */
export interface ShuffledEvent extends EventBase {
  type: "shuffled";
  /** The player. */
  seat: number;
  /** Number of cards of the new deck. */
  cards: number;
}
/** A card is bought. */
export interface BoughtEvent extends EventBase {
  type: "bought";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The zone where it was. */
  from: Zone;
  /** The zone where it is now. */
  to: Zone;
  /** Name of the space of the Matrix; `null` if it was not there. */
  space: string | null;
}
/** A card is gained without being bought. */
export interface GainedEvent extends EventBase {
  type: "gained";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The zone where it was. */
  from: Zone;
  /** The zone where it is now. */
  to: Zone;
  /** Name of the space of the Matrix; `null` if it was not there. */
  space: string | null;
}
/** A card is discarded. */
export interface DiscardedEvent extends EventBase {
  type: "discarded";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The zone where it was. */
  from: Zone;
}
/** A card is put on top of its owner's deck. */
export interface PutOnTopEvent extends EventBase {
  type: "put-on-top";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** A card is destroyed. */
export interface DestroyedEvent extends EventBase {
  type: "destroyed";
  /** The player who owned the card; missing for a card without an owner. */
  seat?: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The zone where it was. */
  from: Zone;
  /** Name of the space of the Matrix; `null` if it was not there. */
  space: string | null;
}
/** Damage is returned to the stack. */
export interface RepairedEvent extends EventBase {
  type: "repaired";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** A character is ambushed. */
export interface AmbushedEvent extends EventBase {
  type: "ambushed";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** An Encounter is drawn. */
export interface EncounterEvent extends EventBase {
  type: "encounter";
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Whether the Confrontation half resolves, not the Ambush half. */
  confrontation: boolean;
}
/** The half of an Encounter that resolves for a player changes nothing. */
export interface NoEffectEvent extends EventBase {
  type: "no-effect";
  /** The player. */
  seat: number;
  /** The Encounter; `null` if the viewer may not know it. */
  card: EventCard | null;
}
/** A player is attacked. */
export interface AttackedEvent extends EventBase {
  type: "attacked";
  /** The player. */
  seat: number;
}
/** An Attack is Blocked. */
export interface BlockedEvent extends EventBase {
  type: "blocked";
  /** The player. */
  seat: number;
  /** The player who Blocked. */
  blocker: number;
}
/** A battle begins. */
export interface BattleStartedEvent extends EventBase {
  type: "battle-started";
  /** The player. */
  seat: number;
  /** Name of the space. */
  space: string;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** The cost of the Adversary. */
  cost: number;
}
/** An Assist is placed, or none. */
export interface AssistedEvent extends EventBase {
  type: "assisted";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Whether a card was placed. */
  placed: boolean;
  /** Whether the Assist defends the Boss. */
  defends: boolean;
}
/** An Assist is resolved or declined. */
export interface AssistResolvedEvent extends EventBase {
  type: "assist-resolved";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Whether the Assist defends the Boss. */
  defends: boolean;
  /** The Power. */
  power: number;
  /** Change of the Power by Ongoing texts, such as -1 in Alt Mode; it is part of `power`. */
  change: number;
  /** Whether it was resolved, or declined. */
  resolved: boolean;
}
/** The cost of the Adversary in battle changes. */
export interface CostEvent extends EventBase {
  type: "cost";
  /** The cost of the Adversary. */
  cost: number;
}
/** Power and cost are compared. */
export interface BattleEndedEvent extends EventBase {
  type: "battle-ended";
  /** The player. */
  seat: number;
  /** Whether the Adversary is defeated. */
  won: boolean;
  /** The Power. */
  power: number;
  /** Change of the Power by Ongoing texts, such as -1 in Alt Mode; it is part of `power`. */
  change: number;
  /** The cost of the Adversary. */
  cost: number;
}
/** An Adversary is defeated. */
export interface DefeatedEvent extends EventBase {
  type: "defeated";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Name of the space. */
  space: string;
}
/** A Ruin is cleared. */
export interface ClearedEvent extends EventBase {
  type: "cleared";
  /** The player. */
  seat: number;
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Name of the space. */
  space: string;
}
/** A Ruin is placed. */
export interface RuinPlacedEvent extends EventBase {
  type: "ruin-placed";
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Name of the space. */
  space: string;
}
/** Cleared Ruins or used Encounters are shuffled into a new deck. */
export interface ReshuffledEvent extends EventBase {
  type: "reshuffled";
  /** The zone where it is now. */
  to: Zone;
  /** Number of cards of the new deck. */
  cards: number;
}
/** Two cards of the Matrix change places. */
export interface SwappedEvent extends EventBase {
  type: "swapped";
  /** Name of a space. */
  from: string;
  /** Name of a space. */
  to: string;
}
/** A space is refilled from the main deck. */
export interface RefilledEvent extends EventBase {
  type: "refilled";
  /** Name of the space. */
  space: string;
  /** Number of cards left in the deck. */
  left: number;
}
/** A Boss comes up from the main deck. */
export interface BossRevealedEvent extends EventBase {
  type: "boss-revealed";
  /** The card; `null` if the viewer may not know it. */
  card: EventCard | null;
  /** Name of the space. */
  space: string;
}
/** A turn ends. */
export interface TurnEndedEvent extends EventBase {
  type: "turn-ended";
  /** The player. */
  seat: number;
}
/** The game ends. */
export interface GameEndedEvent extends EventBase {
  type: "game-ended";
  /** The lowest seat that won, or `null`. */
  winner: number | null;
  /** All seats that won. */
  winners: Array<number>;
  /** The reason in English; missing if a side conceded or the game was stopped. */
  reason?: string;
  /** The scores by seat; empty if the game was not scored. */
  scores: Array<number>;
  /** VP tokens by seat. The rest of a score comes from "End of Game" texts and penalties. */
  tokens: Array<number>;
  /** VP by seat that a team loses for the Damage of its active player. */
  penalties: Array<number>;
  /** Scores of the teams, the Autobots first; empty without teams. */
  teams: Array<number>;
}
/** An event, as the viewer may see it; `type` tells which fields it has. */
export type GameEvent =
  | TurnStartedEvent
  | ConvertedEvent
  | EnergonEvent
  | VpEvent
  | PowerEvent
  | PowerSpentEvent
  | MoveGainedEvent
  | MoveSpentEvent
  | MovedEvent
  | FlippedEvent
  | PlayedEvent
  | UsedEvent
  | DrewEvent
  | ShuffledEvent
  | BoughtEvent
  | GainedEvent
  | DiscardedEvent
  | PutOnTopEvent
  | DestroyedEvent
  | RepairedEvent
  | AmbushedEvent
  | EncounterEvent
  | NoEffectEvent
  | AttackedEvent
  | BlockedEvent
  | BattleStartedEvent
  | AssistedEvent
  | AssistResolvedEvent
  | CostEvent
  | BattleEndedEvent
  | DefeatedEvent
  | ClearedEvent
  | RuinPlacedEvent
  | ReshuffledEvent
  | SwappedEvent
  | RefilledEvent
  | BossRevealedEvent
  | TurnEndedEvent
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
  /** The mode. By default, one player plays solo and several play competitively. */
  mode?: Mode;
  /** Ids of the sets whose cards are used; `["training"]` by default. */
  sets?: string[];
  /** The players by seat, in the order of their turns: one to five. */
  players: PlayerConfig[];
  /** The seat that has the first turn; at random by default. In `1vm` the single player is the first. */
  first?: number | "random";
  /** Whether Ruins are used; by default, if the sets have some. */
  ruins?: boolean;
  /** Options for the open points of the rules. docs/deckbuilder.md lists them. */
  options?: Partial<OptionsView>;
  /** Cards of parts of the game that replace those of the sets: single cards, or all of a set. */
  deck?: Partial<Record<DeckPart, (string | { card: string; count?: number } | { set: string })[]>>;
  /** Cards that are swapped for others of the same type and a similar cost. */
  swaps?: Swap[];
  /** Admits cards and characters with facts that no source gives. An unknown fact counts as nothing. */
  allowUnknown?: boolean;
};
/** A player of a configuration. */
export type PlayerConfig = {
  /** Id of the character, for example `x-vanguard`. */
  character: string;
};
/** Cards that are swapped for others of the same type and a similar cost. */
export type Swap = {
  /** Id of the card that is left out. */
  out: string;
  /** Id of the card that comes in. */
  in: string;
  /** The number of copies; 1 by default. */
  count?: number;
};
/** The position of a scenario. */
export type ScenarioState = {
  /** The mode; competitive, or solo with one player, by default. */
  mode?: Mode;
  /** Rules that the rulebooks leave open. */
  options?: Partial<OptionsView>;
  /** The seed of all random decisions, as hexadecimal text; "1" by default. */
  seed?: string;
  /** The seat whose turn it is, 0 by default. */
  active?: number;
  /** Number of the turn, 1 by default. */
  turn?: number;
  /** The part of the turn, "actions" by default. */
  step?: "start" | "actions" | "end";
  /** Rows of the Matrix, by default those of the mode. */
  rows?: number;
  /** Columns of the Matrix, by default those of the mode. */
  columns?: number;
  /** The players, by seat. */
  players: ScenarioPlayer[];
  /** Cards in the Matrix. */
  matrix?: ScenarioSpace[];
  /** The main deck from the top. */
  main?: ScenarioCard[];
  /** Cards outside the game. */
  box?: ScenarioCard[];
  /** The Ruins deck from the top. */
  ruins?: ScenarioCard[];
  /** The discard pile of the Ruins from the top. */
  ruinDiscard?: ScenarioCard[];
  /** The Encounter deck from the top. */
  encounters?: ScenarioCard[];
  /** The discard pile of the Encounters from the top. */
  encounterDiscard?: ScenarioCard[];
  /** The stack of Damage cards from the top. */
  damageStack?: ScenarioCard[];
  /** Basic cards that can be bought. */
  basics?: ScenarioCard[];
  /** Destroyed cards. */
  destroyed?: ScenarioCard[];
};
/** A player of a scenario. */
export type ScenarioPlayer = {
  /** Id of the character. */
  character: string;
  /** The mode that is up. */
  mode?: "alt" | "bot" | "team" | "combiner";
  /** The space of the character; it is outside the Matrix by default. */
  at?: string;
  /** Energon, by default as at the start of a game. */
  energon?: number;
  /** VP besides those of cards. */
  vp?: number;
  /** Defeated Bosses. */
  bosses?: number;
  /** Move that was spent in the turn. */
  moveSpent?: number;
  /** Power that was spent in the turn. */
  powerSpent?: number;
  /** Move that is left. */
  move?: number;
  /** Power that is left, by Range from 0. */
  power?: number[];
  /** The hand. */
  hand?: ScenarioCard[];
  /** The deck from the top. */
  deck?: ScenarioCard[];
  /** The discard pile from the top. */
  discard?: ScenarioCard[];
  /** Cards played in the turn. */
  played?: ScenarioCard[];
  /** Damage cards. */
  damage?: ScenarioCard[];
  /** The vault. */
  vault?: ScenarioCard[];
};
/** A card of a scenario: its id or name, or an object with an alias. */
export type ScenarioCard = string | {
  /** Its id or name. */
  card: string;
  /** Its alias in the steps. */
  as?: string;
};
/** A card in a space of the Matrix. */
export type ScenarioSpace = {
  /** Its id or name. */
  card: string;
  /** Its alias in the steps. */
  as?: string;
  /** The space, a letter and a number. */
  space: string;
  /** Whether the card is facedown. */
  facedown?: boolean;
};
/** Fields of an action; missing fields match any value. */
export type ScenarioAction = {
  /** The kind of action. */
  type?: Action["type"] | "concede";
  /** Alias, id or name of a card. */
  card?: string;
  /** The thing whose ability is used. */
  source?: "card" | "character";
  /** A space of the Matrix. */
  space?: string;
  /** A seat. */
  seat?: number;
  /** Index of the ability. */
  ability?: number;
  /** Number of the option, from 1. */
  option?: number;
  /** The cost, as the actions have it. */
  cost?: unknown;
};
/** The modes. */
export type Mode =
  | "competitive"
  | "co-op"
  | "solo"
  | "tvt"
  | "1vm";
/** The parts of which a game consists. */
export type DeckPart =
  | "main"
  | "bosses"
  | "ruins"
  | "encounters"
  | "damage"
  | "basics"
  | "starters";
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
/** The next action of the turn. */
export interface TurnSentence extends SentenceBase {
  type: "turn";
}
/** The ability that is used in a battle. */
export interface ConfrontSentence extends SentenceBase {
  type: "confront";
  /** The name of the Adversary. */
  adversary: string;
}
/** Whether to help the active player in a battle. */
export interface AssistSentence extends SentenceBase {
  type: "assist";
  /** The name of the active player's character. */
  character: string;
  /** The name of the Adversary. */
  adversary: string;
}
/** Whether to defend the Boss of a battle. */
export interface DefendBossSentence extends SentenceBase {
  type: "defend-boss";
  /** The name of the Boss. */
  adversary: string;
}
/** Whether to use the Assist of another player. */
export interface ResolveSentence extends SentenceBase {
  type: "resolve";
  /** The name of that player's character. */
  character: string;
}
/** Whether to Block an Attack. */
export interface BlockSentence extends SentenceBase {
  type: "block";
  /** The name of the card or character that Attacks. */
  attacker: string;
  /** The name of the attacked character. */
  character: string;
}
/** Whether to follow instructions. */
export interface MaySentence extends SentenceBase {
  type: "may";
  /** The instructions. */
  effect: string;
}
/** Whether to pay for the ability of an Assist. */
export interface PaySentence extends SentenceBase {
  type: "pay";
  /** The Energon that it costs. */
  cost: number;
  /** The instructions. */
  effect: string;
}
/** The choice of the cards or spaces that an instruction applies to. */
export interface TargetSentence extends SentenceBase {
  type: "target";
  /** The instruction. */
  effect: string;
  /** The things that are chosen. */
  of: "card" | "space";
  /** Number of things that are still wanted. */
  count: number;
  /** Whether fewer are allowed. */
  fewer: boolean;
}
/** The next space of a character that moves for free. */
export interface StepSentence extends SentenceBase {
  type: "step";
  /** Number of spaces that it can still move. */
  left: number;
}
/** The choice between several effects. */
export interface EffectsSentence extends SentenceBase {
  type: "effects";
}
/** The player whom an effect is about. */
export interface PlayerSentence extends SentenceBase {
  type: "player";
}
/** The player who is attacked. */
export interface AttackedSentence extends SentenceBase {
  type: "attacked";
}
/** The cards that stay in hand at the end of the turn. */
export interface KeepSentence extends SentenceBase {
  type: "keep";
}
/** The card of the Matrix that is destroyed for a Boss. */
export interface DestroyForBossSentence extends SentenceBase {
  type: "destroy-for-boss";
  /** The name of the Boss. */
  boss: string;
}
/** The Start of Turn effect that resolves first. */
export interface OrderSentence extends SentenceBase {
  type: "order";
}
/** A question of a card that the viewer does not know. */
export interface HiddenSentence extends SentenceBase {
  type: "hidden";
}
/** A choice of another kind. */
export interface OtherSentence extends SentenceBase {
  type: "other";
}
/** A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop. */
export type Sentence =
  | TurnSentence
  | ConfrontSentence
  | AssistSentence
  | DefendBossSentence
  | ResolveSentence
  | BlockSentence
  | MaySentence
  | PaySentence
  | TargetSentence
  | StepSentence
  | EffectsSentence
  | PlayerSentence
  | AttackedSentence
  | KeepSentence
  | DestroyForBossSentence
  | OrderSentence
  | HiddenSentence
  | OtherSentence;
/** The kinds of questions. */
export type QuestionKind =
  | "turn"
  | "confront"
  | "assist"
  | "resolve-assist"
  | "block"
  | "choose-cards"
  | "keep-cards"
  | "choose-space"
  | "choose-seat"
  | "choose-option"
  | "choose-trigger"
  | "yes-no";
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
 * `play`, `buy`, `battle`, `confront`, `clear`, `assist`, `choose`: Number of the card. `use`, `block`: Number of the card; missing for the character. `choose`: Number of the card with the effect; missing for the upkeep and for an effect of the character.
 */
card?: number, 
/**
 * `play`, `buy`, `battle`, `confront`, `clear`, `use`, `assist`, `block`, `choose`: Name of the card.
 */
cardName?: string, 
/**
 * `move`, `search`, `battle`, `confront`, `clear`, `choose`: Name of the space. `buy`: Name of the space; missing for a Basic.
 */
space?: string, 
/**
 * `move`, `search`: The Move that it costs. `buy`: The Power that it costs. `battle`, `confront`, `clear`: The Power that it costs now. `convert`, `use`, `block`: The Energon that it costs.
 */
cost?: number, 
/**
 * `use`, `block`: Whether the ability is one of a card or of the character.
 */
source?: "card" | "character", 
/**
 * `use`, `block`: Number of the ability, from 0.
 */
ability?: number, 
/**
 * `choose`: Its place, from 1.
 */
option?: number, };
/**
 * Zone of a card.
 */
export type Zone = "main-deck" | "box" | "matrix" | "destroyed" | "ruin-deck" | "ruin-discard" | "encounter-deck" | "encounter" | "encounter-discard" | "damage-stack" | "basics" | "deck" | "hand" | "discard" | "played" | "damage" | "vault" | "assist";
/**
 * The knowledge of a seat about a game.
 */
export type Observation = { 
/**
 * Always `deckbuilder`.
 */
game: "deckbuilder", 
/**
 * The seat whose view it is; `null` in the referee's.
 */
seat: number | null, 
/**
 * The mode.
 */
mode: Mode, 
/**
 * The options of the game.
 */
options: OptionsView, 
/**
 * Number of the turn, from 1.
 */
turn: number, 
/**
 * The seat whose turn it is.
 */
active: number, 
/**
 * The seat that must decide now.
 */
toAct: number | null, 
/**
 * `start`, `actions`, `battle`, `ambush`, `end` or `over`.
 */
phase: "start" | "actions" | "battle" | "ambush" | "end" | "over", 
/**
 * The result; `null` while the game runs.
 */
outcome: Outcome | null, 
/**
 * The pending question; its answers are the legal actions.
 */
decision: Question | null, 
/**
 * Rows of the Matrix.
 */
rows: number, 
/**
 * Columns of the Matrix.
 */
columns: number, 
/**
 * The spaces of the Matrix, row by row.
 */
matrix: Array<SpaceView>, 
/**
 * Number of cards in the main deck.
 */
mainDeck: number, 
/**
 * Number of cards left in each stack of the main deck, the top one first.
 */
stacks: [number, number, number, number], 
/**
 * The Basics beside the Matrix.
 */
basics: Array<CardView>, 
/**
 * Number of Encounters in the deck.
 */
encounterDeck: number, 
/**
 * The used Encounters.
 */
encounterDiscard: Array<CardView>, 
/**
 * Number of Damage cards in the stack.
 */
damageStack: number, 
/**
 * Whether the game has Ruins.
 */
ruins: boolean, 
/**
 * Number of Ruins in the deck.
 */
ruinDeck: number, 
/**
 * The cleared Ruins.
 */
ruinDiscard: Array<CardView>, 
/**
 * The destroyed cards.
 */
destroyed: Array<CardView>, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, 
/**
 * The battle in progress.
 */
battle: BattleView | null, 
/**
 * The Start of Turn effects whose order is not chosen yet.
 */
triggers: Array<TriggerView>, };
/**
 * The pending question.
 */
export type Question = { 
/**
 * The seat that answers.
 */
seat: number, 
/**
 * The kind.
 */
kind: QuestionKind, 
/**
 * Number of answers that are still wanted, this one included.
 */
wanted: number, 
/**
 * Whether stopping early is allowed.
 */
mayStop: boolean, 
/**
 * The card in question.
 */
card: CardView | null, 
/**
 * `block`: the attacked seat.
 */
attacked: number | null, 
/**
 * The card, character or rule that asks; `null` if it is a card that the viewer does not know.
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
name?: string, };
/**
 * A space of the Matrix.
 */
export type SpaceView = { 
/**
 * Its name, for example `B2`.
 */
space: string, 
/**
 * Its row, from 0.
 */
row: number, 
/**
 * Its column, from 0.
 */
column: number, 
/**
 * Its card; `null` if it is empty. A facedown card has no fields.
 */
card: CardView | null, 
/**
 * Whether the card is faceup.
 */
faceup: boolean, 
/**
 * The cost of a faceup card now, for the active player.
 */
cost: number | null, 
/**
 * The seats whose characters are there.
 */
characters: Array<number>, };
/**
 * A player.
 */
export type PlayerView = { 
/**
 * The character's id.
 */
character: string, 
/**
 * The character's name.
 */
name: string, 
/**
 * The faction.
 */
faction: "autobot" | "decepticon", 
/**
 * The team, by number. Without teams, each player is one.
 */
team: number, 
/**
 * The mode of the character.
 */
mode: "alt" | "bot" | "team" | "combiner", 
/**
 * The space of the character; `null` before it enters the Matrix.
 */
at: string | null, 
/**
 * Energon.
 */
energon: number, 
/**
 * VP tokens.
 */
vp: number, 
/**
 * The score with the "End of Game" texts of cards; `null` before the end.
 */
score: number | null, 
/**
 * Adversary Bosses defeated.
 */
bosses: number, 
/**
 * Hand size at the start of a turn.
 */
handSize: number, 
/**
 * Move left this turn.
 */
move: number, 
/**
 * "-1 Move" tokens on the character.
 */
moveSpent: number, 
/**
 * Power left this turn, by Range.
 */
power: Array<PowerView>, 
/**
 * The part of `power` that is the character's own, which cannot assist.
 */
ownPower: number, 
/**
 * Number of cards in the deck.
 */
deck: number, 
/**
 * The cards of the deck that the viewer knows, with their places from the top.
 */
knownDeck: Array<KnownView>, 
/**
 * The hand.
 */
hand: Array<CardView>, 
/**
 * The discard pile, its top last.
 */
discard: Array<CardView>, 
/**
 * The cards played this turn.
 */
played: Array<CardView>, 
/**
 * Damage in play.
 */
damage: Array<CardView>, 
/**
 * The Damage at which the game ends; `null` if Damage does not end it.
 */
damageLimit: number | null, 
/**
 * The Vault.
 */
vault: Array<CardView>, };
/**
 * Power of one Range.
 */
export type PowerView = { 
/**
 * The Range.
 */
range: number, 
/**
 * The Power.
 */
amount: number, };
/**
 * A known card of a deck.
 */
export type KnownView = { 
/**
 * Its place in the deck, 0 on top.
 */
index: number, 
/**
 * The card.
 */
card: CardView, };
/**
 * A battle in progress.
 */
export type BattleView = { 
/**
 * The space of the Adversary.
 */
space: string, 
/**
 * The Adversary.
 */
card: CardView, 
/**
 * Whether it is the confrontation of a Boss.
 */
boss: boolean, 
/**
 * The cost now.
 */
cost: number, 
/**
 * The Power of the active player now.
 */
power: number, 
/**
 * The Encounter.
 */
encounter: CardView | null, 
/**
 * The Assists, in the order in which they were placed.
 */
assists: Array<AssistView>, };
/**
 * An Assist.
 */
export type AssistView = { 
/**
 * The player.
 */
seat: number, 
/**
 * The card.
 */
card: CardView, 
/**
 * Whether it defends the Boss.
 */
defends: boolean, 
/**
 * Whether it was resolved.
 */
resolved: boolean, };
/**
 * A Start of Turn effect that waits.
 */
export type TriggerView = { 
/**
 * The card with the effect; `null` for the character or the upkeep of a Combiner.
 */
card: CardView | null, 
/**
 * Whether it is the upkeep of a Combiner.
 */
upkeep: boolean, };
/**
 * The options as hosts see them.
 */
export type OptionsView = { 
/**
 * The entry of characters.
 */
entry: "corner" | "edge" | "placed", 
/**
 * Energon at the start.
 */
energon: number, 
/**
 * Move that a step costs.
 */
stepCost: number, 
/**
 * Move that a search costs.
 */
searchCost: number, 
/**
 * Spaces that can be searched.
 */
search: "own" | "adjacent" | "both", 
/**
 * Levels of the Bosses in the stacks.
 */
bossStacks: "by-level" | "random", 
/**
 * Whether Bosses replace cards.
 */
bossCards: "added" | "replacing", 
/**
 * Consequences of a Boss that comes up.
 */
bossArrival: "destroys" | "settles", 
/**
 * Whether it ambushes.
 */
bossAmbush: "ambush" | "none", 
/**
 * When the Matrix is refilled.
 */
refill: "before-draw" | "after-draw", 
/**
 * When the Encounter is revealed.
 */
encounter: "after-assists" | "before-assists", 
/**
 * Assists of one player.
 */
assistsEach: "one" | "many", 
/**
 * Assists against Robots.
 */
robotAssists: "none" | "offensive", 
/**
 * Power of a failed battle.
 */
failedBattle: "spends" | "keeps", 
/**
 * Uses of an ability.
 */
abilities: "once" | "unlimited", 
/**
 * Converts.
 */
converts: "unlimited" | "once", 
/**
 * Reach of clearing.
 */
clearing: "range" | "own", 
/**
 * Reward of assisting players.
 */
assistReward: "shared" | "active", 
/**
 * Assists in competitive games.
 */
assists: "offered" | "forced", 
/**
 * Schemes.
 */
schemes: "out" | "in", 
/**
 * Defeat in co-operative games.
 */
coopLoss: "deck" | "deck-or-damage", 
/**
 * Equal VP.
 */
ties: "draw" | "shared", 
/**
 * Flight.
 */
flight: "none" | "no-ambush", 
/**
 * Neighbours.
 */
adjacency: "orthogonal" | "diagonal", };
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
 * A card of the catalogue.
 */
export type Card = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The name of its set.
 */
set: string, 
/**
 * Whether the publisher of the game has printed it.
 */
official: boolean, 
/**
 * The types.
 */
types: CardType[], 
/**
 * The faction.
 */
faction: "autobot" | "decepticon" | null, 
/**
 * The Level of a Boss.
 */
level: number | null, 
/**
 * The cost to buy, battle or clear it.
 */
cost: number | null, 
/**
 * The Power.
 */
power: number | null, 
/**
 * The Range.
 */
range: number | null, 
/**
 * The Move.
 */
move: number | null, 
/**
 * The number of copies in its set.
 */
copies: number, 
/**
 * Words by which other cards refer to it.
 */
tags: Array<string>, 
/**
 * The id of the character to whose Starters it belongs.
 */
starter: string | null, 
/**
 * Whether it goes to the Vault of its buyer.
 */
vault: boolean, 
/**
 * The part of the game that it belongs to.
 */
part: DeckPart, 
/**
 * The text in English, one paragraph per line.
 */
text: string, 
/**
 * The text in the language of the cards.
 */
definition: unknown[], 
/**
 * The reward in the language of the cards.
 */
reward: unknown[], 
/**
 * The facts that no source gives.
 */
unknown: Array<string>, 
/**
 * Whether all facts are known.
 */
complete: boolean, 
/**
 * A remark on the sources.
 */
note: string, };
/**
 * A character of the catalogue.
 */
export type Character = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The name of its set.
 */
set: string, 
/**
 * Whether the publisher of the game has printed it.
 */
official: boolean, 
/**
 * The faction.
 */
faction: "autobot" | "decepticon", 
/**
 * Whether it is a Combiner.
 */
combiner: boolean, 
/**
 * Alt Mode, or Team Mode.
 */
alt: CharacterSide, 
/**
 * Bot Mode, or Combiner Mode.
 */
bot: CharacterSide, 
/**
 * The ids of the Starters that replace the usual ones.
 */
starters: Array<string>, 
/**
 * The text of both sides in English.
 */
text: string, 
/**
 * The facts that no source gives.
 */
unknown: Array<string>, 
/**
 * Whether all facts are known.
 */
complete: boolean, 
/**
 * A remark on the sources.
 */
note: string, };
/**
 * A side of a character.
 */
export type CharacterSide = { 
/**
 * The Power.
 */
power: number, 
/**
 * The Range of that Power.
 */
range: number, 
/**
 * The Move.
 */
move: number, 
/**
 * The text in English, one paragraph per line.
 */
text: string, 
/**
 * The text in the language of the cards.
 */
definition: unknown[], };
/**
 * A set of the catalogue.
 */
export type CardSet = { 
/**
 * Its id, by which configurations name it.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Whether its cards were printed.
 */
official: boolean, 
/**
 * Number of cards.
 */
cards: number, 
/**
 * Number of characters.
 */
characters: number, };
/**
 * A mistake in a pack.
 */
export type PackMistake = { 
/**
 * Id of the card or character; empty if the mistake is not in one.
 */
card: string, 
/**
 * Place in the pack, for example `cards[0].text[1].energon.cost`; empty for the pack itself.
 */
path: string, 
/**
 * Describes the fault and the correct form.
 */
message: string, };
/**
 * Result of loading a pack.
 */
export type PackReport = { 
/**
 * Id of its set.
 */
id: string, 
/**
 * Name of its set.
 */
set: string, 
/**
 * Number of cards.
 */
cards: number, 
/**
 * Number of characters.
 */
characters: number, 
/**
 * Hash of the pack, by which saves and records name it.
 */
hash: string, };
/**
 * The numbers of players that can play with the cards of one pack alone.
 */
export type Standalone = { 
/**
 * The most players of such a game; 0 if the pack alone is not enough for any.
 */
players: number, 
/**
 * One sentence for everything that a game for one player lacks. Empty if there is such a game.
 */
missing: Array<string>, };

