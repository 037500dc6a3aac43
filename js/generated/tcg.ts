// Generated from the Rust types; edits are lost.

/** A definition: one paragraph per entry, in the language of docs/effect-language.md; `null` if there is none. */
export type Definition = unknown[] | null;
/** The fields of every card, with those that are `null` for a kind of card, and those that have a value for it. */
export type CardOf<Kind extends CardBase["kind"], Null extends keyof CardBase, Set extends keyof CardBase> = {
  [Name in keyof CardBase]: Name extends "kind"
    ? Kind
    : Name extends Null
      ? null
      : Name extends Set
        ? NonNullable<CardBase[Name]>
        : CardBase[Name];
};
/** A battle card: an Action or an Upgrade. */
export type BattleCard = CardOf<
  "battle",
  "characterKind" | "health" | "modes" | "startMode" | "flips" | "slots" | "target" | "targetKind" | "oneUse",
  "type"
>;
/** A character, or the form that characters combine into. */
export type CharacterCard = CardOf<
  "character" | "combiner",
  "type" | "subtype" | "attackMod" | "defenseMod" | "target" | "targetKind" | "oneUse",
  "characterKind" | "health" | "modes" | "startMode" | "flips" | "slots"
>;
/** A stratagem. */
export type StratagemCard = CardOf<
  "stratagem",
  | "type"
  | "subtype"
  | "attackMod"
  | "defenseMod"
  | "characterKind"
  | "health"
  | "modes"
  | "startMode"
  | "flips"
  | "slots",
  "target" | "targetKind" | "oneUse"
>;
/** A card of the catalogue; its `kind` determines the fields that have a value. */
export type Card = BattleCard | CharacterCard | StratagemCard;
/** A side of a character card. */
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
/** The three kinds of Upgrades and the slots that hold them. */
export type Slot = "weapon" | "armor" | "utility";
/** The faction of a character or the frame of a battle card. */
export type Faction = "neutral" | "autobot" | "decepticon" | "mercenary";
/** A battle icon's colour. */
export type Icon = "orange" | "blue" | "white" | "green" | "black";
/** Rarity of a card in boosters. */
export type Rarity = "common" | "uncommon" | "rare" | "super-rare";
/** Kind of a character card. */
export type CharacterKind = "standard" | "triple-changer" | "combiner-component" | "combiner" | "battle-master" | "weaponizer" | "micromaster" | "mini-cassette" | "deployer" | "titan" | "titan-minion" | "titan-master-head" | "titan-master-body" | "titan-master-head-and-body";
/** Kind of card that a stratagem belongs to. */
export type StratagemTarget = "character" | "name" | "trait" | "faction";
/** Traits printed on character faces: combat roles, alt types, tribes, patrols. */
export type Trait = "aerialbot" | "air-strike-patrol" | "battle-master" | "battle-patrol" | "beast" | "boat" | "car" | "constructicon" | "dinobot" | "dreadwing" | "firecon" | "guardian" | "helicopter" | "insecticon" | "leader" | "melee" | "mini-cassette" | "motorcycle" | "off-road-patrol" | "omnibot" | "plane" | "predacon" | "ranged" | "rescue-patrol" | "sentinel" | "spaceship" | "specialist" | "sports-car-patrol" | "spy-patrol" | "stunticon" | "tank" | "titan" | "titan-master" | "train" | "truck" | "weaponizer" | "wrecker";
/** One paragraph of a card of a pack, in the language of docs/effect-language.md. */
export type PackAbility = string | { [word: string]: unknown };
/** A battle card. */
export type PackBattleCard = {
/** Set code and collector number, for example `w1-061`. */
id: string;
/** Its name. */
name: string;
/** `action`, `secret`, `weapon`, `armor` or `utility`. */
kind: "action" | "secret" | "weapon" | "armor" | "utility";
/** Its frame. */
faction?: Faction;
/** Stars it costs in a deck. */
stars?: number;
/** Battle icons, with repeats. */
icons?: Array<Icon>;
/** Hybrid icons (Wave 5): one entry an icon, `null` for a plain one. */
hybrid?: Array<Trait | null>;
/** The attack number in its stat box. */
attack?: number;
/** The defense number in its stat box. */
defense?: number;
/** Slots that it fills at once, if more than its own kind. */
fills?: Array<Slot>;
/** Its rarity. */
rarity: Rarity;
/** The id of the card that this is a reprint of; its abilities are that card's. */
"reprint-of"?: string | null;
/** Date since which it is banned in Constructed (Tournament Rules 6.2). */
banned?: string | null;
/** Its abilities, or `null` if the card is not implemented. */
abilities?: Array<PackAbility> | null;
};
/** One face of a character card. */
export type PackFace = {
/** Its mode. */
mode: Mode;
/** Printed attack. */
attack?: number;
/** Printed defense. */
defense?: number;
/** Traits printed on this face. */
traits?: Array<Trait>;
/** Attack, defense and health that a head adds to its character. */
bonus?: [number, number, number] | null;
/** Its abilities, or `null` if the card is not implemented. */
abilities?: Array<PackAbility> | null;
};
/** The Upgrade side of a character card. */
export type PackUpgradeSide = {
/** Its name as an Upgrade. */
name: string;
/** `weapon`, `armor` or `utility`. */
kind: "action" | "secret" | "weapon" | "armor" | "utility";
/** The attack number in its stat box. */
attack?: number;
/** The defense number in its stat box. */
defense?: number;
/** Its abilities, or `null` if the card is not implemented. */
abilities?: Array<PackAbility> | null;
};
/** A character card, or the form that characters combine into. */
export type PackCharacterCard = {
/** Set code and collector number, for example `w1-t29`; combiner forms `c-…`. */
id: string;
/** Its name, for example "Optimus Prime". */
name: string;
/** The second half of its full name, for example "Battlefield Legend"; empty if it has none. */
subtitle?: string;
/** Kind of character. */
kind: CharacterKind;
/** Its faction. */
faction: Faction;
/** Its stars, the same in all modes. */
stars: number;
/** Its health. */
health: number;
/** Its rarity. */
rarity?: Rarity | null;
/** Its modes in printed order; the first is the one it starts in unless `start` says otherwise. */
modes: Array<PackFace>;
/** The mode it starts in, if not the first. */
start?: Mode | null;
/** Whether it can flip. */
flips?: boolean;
/** Slots other than one of each kind: Weapon, Armor, Utility. */
slots?: [number, number, number] | null;
/** For a combiner form: the ids of its parts. */
parts?: Array<string>;
/** Upgrade sides of Battle Masters and Weaponizers. */
"upgrade-sides"?: Array<PackUpgradeSide>;
};
/** A stratagem. */
export type PackStratagemCard = {
/** Set code and collector number, for example `w5-s03`. */
id: string;
/** Its name. */
name: string;
/** Its faction. */
faction: Faction;
/** Stars it costs. */
stars: number;
/** Name of the character or card that it belongs to. */
target: string;
/** Kind of that character or card. */
"target-kind": StratagemTarget;
/** Whether it is turned over when used. */
"one-use"?: boolean;
/** Its rarity. */
rarity?: Rarity | null;
/** Its abilities, or `null` if the card is not implemented. */
abilities?: Array<PackAbility> | null;
};
/** A pack of cards; `docs/pack.schema.json` of the repository describes its abilities too. */
export type Pack = {
/** Code of the set, for example `w1`. */
set: string;
/** Name of the set. */
"set-name": string;
/** Battle cards. */
battle?: Array<PackBattleCard>;
/** Characters and combiner forms. */
characters?: Array<PackCharacterCard>;
/** Stratagems. */
stratagems?: Array<PackStratagemCard>;
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
  /** Outcomes of chance supplied by the caller instead of the generator, in the order of their use: the ids of cards. */
  chance?: string[];
};
/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `tcg`. */
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
  bot?: BotName | [BotName, BotName];
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
  game?: "tcg";
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
/** Turns a character to another mode. */
export interface FlipAction extends ActionBase {
  type: "flip";
  /** The character's number. */
  character: number;
  /** The character's name. */
  characterName: string;
  /** The mode that will show. */
  to: Mode;
}
/** Plays an Action card from the hand. */
export interface PlayActionAction extends ActionBase {
  type: "play-action";
  /** The card's number. */
  card: number;
  /** The card's name. */
  cardName: string;
}
/** Plays an Upgrade from the hand. */
export interface PlayUpgradeAction extends ActionBase {
  type: "play-upgrade";
  /** The card's number. */
  card: number;
  /** The card's name. */
  cardName: string;
  /** The number of the character that it is put on. */
  on: number;
  /** The name of that character. */
  onName: string;
  /** The slot that it goes into. */
  slot: Slot;
}
/** Uses a character's tap ability. */
export interface TapAbilityAction extends ActionBase {
  type: "tap-ability";
  /** The character's number. */
  character: number;
  /** The character's name. */
  characterName: string;
}
/** Ends the main phase. */
export interface EndMainAction extends ActionBase {
  type: "end-main";
}
/** Attacks, or chooses the defender of an attack that has begun. */
export interface AttackAction extends ActionBase {
  type: "attack";
  /** The attacker's number; missing if the attack has begun. */
  attacker?: number;
  /** The attacker's name. */
  attackerName?: string;
  /** The defender's number; missing if it is chosen afterwards. */
  defender?: number;
  /** The defender's name. */
  defenderName?: string;
}
/** Answers a question with a character. */
export interface ChooseCharacterAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "character";
  /** The character's number. */
  target: number;
  /** The character's name. */
  targetName: string;
}
/** Answers a question with a card. */
export interface ChooseCardAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "card";
  /** The card's number. */
  card: number;
  /** The card's name. */
  cardName: string;
}
/** Answers a question with one of several options. If a slot is asked for, with the Upgrade that goes into it. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "option";
  /** The number of the Upgrade, if a slot is chosen for it. */
  card?: number;
  /** The name of the Upgrade. */
  cardName?: string;
  /** The option. */
  option: string;
}
/** Chooses the ability that resolves next. */
export interface ChooseTriggerAction extends ActionBase {
  type: "choose";
  /** The kind of `choose`. */
  kind: "trigger";
  /** The number of the card with the ability. */
  trigger: number;
  /** The name of that card. */
  triggerName: string;
}
/** Answers a question with yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answers a question with no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stops choosing before the maximum number is chosen. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Reveals a Secret Action. */
export interface RevealAction extends ActionBase {
  type: "reveal";
  /** The card's number. */
  card: number;
  /** The card's name. */
  cardName: string;
}
/** Swaps a card of the hand for a flipped card with a green icon. */
export interface SwapGreenAction extends ActionBase {
  type: "swap-green";
  /** The number of the card of the hand. */
  card: number;
  /** The name of that card. */
  cardName: string;
  /** The number of the flipped card. */
  with: number;
  /** The name of the flipped card. */
  withName: string;
}
/** Neither reveals nor swaps. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** The type `choose`; its `kind` tells which fields it has. */
export type ChooseAction = ChooseCharacterAction | ChooseCardAction | ChooseOptionAction | ChooseTriggerAction;
/** A legal action; `type` tells which fields it has. Numbers of cards and characters are those of the view. */
export type Action =
  | FlipAction
  | PlayActionAction
  | PlayUpgradeAction
  | TapAbilityAction
  | EndMainAction
  | AttackAction
  | ChooseAction
  | YesAction
  | NoAction
  | DoneAction
  | RevealAction
  | SwapGreenAction
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
/** The game begins. */
export interface GameStartedEvent extends EventBase {
  type: "game-started";
  /** The seat that has the first turn. */
  seat: number;
}
/** A turn begins. */
export interface TurnStartedEvent extends EventBase {
  type: "turn-started";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the turn. */
  turn: number;
}
/** A turn ends. */
export interface TurnEndedEvent extends EventBase {
  type: "turn-ended";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the turn. */
  turn: number;
}
/** A card changes places. */
export interface MovedEvent extends EventBase {
  type: "moved";
  /** The seat of the owner of the card. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** The id of the card in the catalogue. */
  cardId?: string;
  /** The name of the card. */
  cardName?: string;
  /** The place that the card leaves. */
  from: Place;
  /** The place that the card enters. */
  to: Place;
  /** The slot that the card enters. */
  slot?: Slot;
  /** The number of the character that the card is on or under. */
  character?: number;
  /** The name of that character. */
  characterName?: string;
}
/** A deck is shuffled. */
export interface ShuffledEvent extends EventBase {
  type: "shuffled";
  /** The seat of the player concerned. */
  seat: number;
}
/** A scrap pile becomes a new deck. */
export interface ReshuffledEvent extends EventBase {
  type: "reshuffled";
  /** The seat of the player concerned. */
  seat: number;
  /** The cards that stay in the scrap pile. */
  cards?: Array<CardView>;
  /** The number of cards of the new deck. */
  count: number;
}
/** Cards are shown to a player. */
export interface ShownEvent extends EventBase {
  type: "shown";
  /** The seat of the player concerned. */
  seat: number;
  /** The cards that the viewer may see. */
  cards: Array<CardView>;
  /** The number of cards, including hidden ones. */
  count: number;
  /** Whether the cards are face down in the played area, and stay there. */
  faceDown?: true;
}
/** A card is played. */
export interface PlayedEvent extends EventBase {
  type: "played";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** The id of the card in the catalogue. */
  cardId?: string;
  /** The name of the card. */
  cardName?: string;
  /** Whether the card is played face down. */
  faceDown: boolean;
}
/** A Secret Action is revealed. */
export interface RevealedEvent extends EventBase {
  type: "revealed";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** The id of the card in the catalogue. */
  cardId?: string;
  /** The name of the card. */
  cardName?: string;
}
/** A player names a card. */
export interface NamedEvent extends EventBase {
  type: "named";
  /** The seat of the player concerned. */
  seat: number;
  /** The name. */
  cardName: string;
}
/** A card has no effect. */
export interface CancelledEvent extends EventBase {
  type: "cancelled";
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** The id of the card in the catalogue. */
  cardId?: string;
  /** The name of the card. */
  cardName?: string;
}
/** A character turns to another mode. */
export interface FlippedEvent extends EventBase {
  type: "flipped";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The new mode. */
  mode: Mode;
}
/** A character is tapped. */
export interface TappedEvent extends EventBase {
  type: "tapped";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
}
/** A character is untapped. */
export interface UntappedEvent extends EventBase {
  type: "untapped";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
}
/** A tap ability is used. */
export interface TapAbilityUsedEvent extends EventBase {
  type: "tap-ability-used";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
}
/** An attack begins. */
export interface AttacksEvent extends EventBase {
  type: "attacks";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the attacker. */
  attacker: number;
}
/** The defender of an attack is known. */
export interface DefendsEvent extends EventBase {
  type: "defends";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the defender. */
  defender: number;
}
/** The numbers of cards that both sides of a battle flip are known. Icons and abilities can add more. */
export interface FlipsCountedEvent extends EventBase {
  type: "flips-counted";
  /** The number of cards that the attacker flips. */
  attack: number;
  /** The share of the attacker's Bold. */
  bold: number;
  /** The number of cards that the defender flips. */
  defense: number;
  /** The share of the defender's Tough. */
  tough: number;
}
/** A card is flipped in battle. */
export interface BattleFlipEvent extends EventBase {
  type: "battle-flip";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** The id of the card in the catalogue. */
  cardId?: string;
  /** The name of the card. */
  cardName?: string;
  /** The points that its icons add to the attack or the defense. */
  bonus: number;
  /** The amount that its icons add to Pierce. */
  pierce: number;
}
/** A white icon adds flips to a side of a battle. */
export interface WhiteBonusEvent extends EventBase {
  type: "white-bonus";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of additional flips. */
  flips: number;
}
/** The totals of both sides of a battle are known. */
export interface TotalsEvent extends EventBase {
  type: "totals";
  /** The attack total. */
  attack: number;
  /** The defense total. */
  defense: number;
  /** Pierce. */
  pierce: number;
  /** The share of the flips in the attack total. */
  attackBonus: number;
  /** The share of the flips in the defense total. */
  defenseBonus: number;
}
/** A character takes damage. */
export interface DamagedEvent extends EventBase {
  type: "damaged";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the card that causes the event. */
  source?: number;
  /** The name of that card. */
  sourceName?: string;
  /** The amount. */
  amount: number;
  /** The number of damage counters on the character after the event. */
  total: number;
  /** Whether it is attack damage. */
  attackDamage: boolean;
}
/** Damage is repaired. */
export interface RepairedEvent extends EventBase {
  type: "repaired";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The amount. */
  amount: number;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** Damage moves from one character to another. */
export interface DamageMovedEvent extends EventBase {
  type: "damage-moved";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the card that causes the event. */
  source: number;
  /** The name of that card. */
  sourceName: string;
  /** The amount. */
  amount: number;
}
/** Damage counters move from a character onto an Upgrade, the source. */
export interface DamageMovedToUpgradeEvent extends EventBase {
  type: "damage-moved-to-upgrade";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the card that causes the event. */
  source: number;
  /** The name of that card. */
  sourceName: string;
  /** The amount. */
  amount: number;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** An ability changes the amount of damage. */
export interface DamageChangedEvent extends EventBase {
  type: "damage-changed";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the card that causes the event. */
  source?: number;
  /** The name of that card. */
  sourceName?: string;
  /** The amount. */
  amount: number;
  /** The amount before the change. */
  before: number;
}
/** A character is KO'd. */
export interface KoEvent extends EventBase {
  type: "ko";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** A character returns from the KO area. */
export interface ReturnedEvent extends EventBase {
  type: "returned";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** A character enters the KO area without being KO'd. */
export interface EntersKoEvent extends EventBase {
  type: "enters-ko";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The new mode. */
  mode: Mode;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** A character joins the battlefield. */
export interface DeployedEvent extends EventBase {
  type: "deployed";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The new mode. */
  mode: Mode;
}
/** Characters combine into another one. */
export interface CombinedEvent extends EventBase {
  type: "combined";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The new mode. */
  mode: Mode;
  /** The numbers of the parts. */
  characters: Array<number>;
  /** The number of damage counters on the character after the event. */
  total: number;
}
/** A character, the source, is put onto another one in head mode. */
export interface HeadPutEvent extends EventBase {
  type: "head-put";
  /** The number of the character that the event is about. */
  character: number;
  /** The name of that character. */
  characterName: string;
  /** The number of the card that causes the event. */
  source: number;
  /** The name of that card. */
  sourceName: string;
}
/** A stratagem is turned over. */
export interface TurnedOverEvent extends EventBase {
  type: "turned-over";
  /** The number of the card, if the viewer may see it. */
  card: number;
  /** The id of the card in the catalogue. */
  cardId: string;
  /** The name of the card. */
  cardName: string;
}
/** A Tower grows or shrinks. */
export interface TowerEvent extends EventBase {
  type: "tower";
  /** The seat of the player concerned. */
  seat: number;
  /** The height of the Tower. */
  total: number;
}
/** An ability begins to resolve. */
export interface AbilityUsedEvent extends EventBase {
  type: "ability-used";
  /** The seat of the player concerned. */
  seat: number;
  /** The number of the card that causes the event. */
  source?: number;
  /** The name of that card. */
  sourceName?: string;
}
/** A battle ends. */
export interface BattleEndedEvent extends EventBase {
  type: "battle-ended";
}
/** The game ends. */
export interface GameEndedEvent extends EventBase {
  type: "game-ended";
  /** The seat of the winner; missing for a draw. */
  winner?: number;
}
/** An event as a viewer may see it; `type` tells which fields it has. */
export type GameEvent =
  | GameStartedEvent
  | TurnStartedEvent
  | TurnEndedEvent
  | MovedEvent
  | ShuffledEvent
  | ReshuffledEvent
  | ShownEvent
  | PlayedEvent
  | RevealedEvent
  | NamedEvent
  | CancelledEvent
  | FlippedEvent
  | TappedEvent
  | UntappedEvent
  | TapAbilityUsedEvent
  | AttacksEvent
  | DefendsEvent
  | FlipsCountedEvent
  | BattleFlipEvent
  | WhiteBonusEvent
  | TotalsEvent
  | DamagedEvent
  | RepairedEvent
  | DamageMovedEvent
  | DamageMovedToUpgradeEvent
  | DamageChangedEvent
  | KoEvent
  | ReturnedEvent
  | EntersKoEvent
  | DeployedEvent
  | CombinedEvent
  | HeadPutEvent
  | TurnedOverEvent
  | TowerEvent
  | AbilityUsedEvent
  | BattleEndedEvent
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
wins: [number, number], 
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
/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard = string | ForecastCardByName | ForecastCardByIcons;
/** A card of a scenario: its id or name, optionally with an alias. */
export type ScenarioCard = string | Omit<Exclude<ScenarioUpgrade, string>, "slot" | "damage">;
/** A card or character of a scenario: its alias, card id, full name, or number. */
export type ScenarioName = string | number;
/** A keyword. */
export type Keyword =
  | "bold"
  | "tough"
  | "pierce"
  | "focus"
  | "safeguard"
  | "brave"
  | "stealth";
/** The policy of a side. */
export type ForecastPolicy =
  | "best-attack"
  | "best-defense"
  | "keep";
/** The configuration of `newGame`. */
export type GameConfig = {
  /** The seed of all random decisions, as hexadecimal text of at most 32 digits; random by default. */
  seed?: string;
  /** The rules that the decks are checked by: `standard` for casual games, or a tournament format. `basic` is the game without card text. */
  format?: "standard" | "basic" | "constructed" | "sealed" | "draft" | "turbo";
  /** The edition of the rulings: `core`, published with the cards, or `updated`. */
  rulings?: "core" | "updated";
  /** The decks of the two players, by seat. */
  players: [Deck, Deck];
  /** The seat that has the first turn; random by default. */
  first?: 0 | 1;
  /** Whether cards that are not fully implemented are allowed. Their missing abilities have no effect. */
  allowUnimplemented?: boolean;
  /** Whether each player knows the other's deck list. */
  openDecks?: boolean;
  /** The damage before a game of Turbo: for each player a number for each of the deck's `characters`, in order. By default there is none, because the Tournament Rules (14.2) state only that battle cards do not change it. */
  damage?: [number[], number[]];
};
/** A forecast's input. */
export type ForecastInput = {
  /** The attacker. */
  attacker: ForecastCharacter;
  /** The defender. */
  defender: ForecastCharacter;
  /** The deck of the attacker's player. */
  attackerDeck: ForecastDeck;
  /** The deck of the defender's player. */
  defenderDeck: ForecastDeck;
  /** The other characters of the attacker's player on the battlefield. */
  attackerTeam?: ForecastCharacter[];
  /** The other characters of the defender's player on the battlefield. */
  defenderTeam?: ForecastCharacter[];
  /** Stratagems of the attacker's player, by id or name. */
  attackerStratagems?: string[];
  /** Stratagems of the defender's player, by id or name. */
  defenderStratagems?: string[];
  /** The hand of the attacker's player: its cards, or their number. Empty by default. */
  attackerHand?: number | ForecastCard[];
  /** The hand of the defender's player: its cards, or their number. Empty by default. */
  defenderHand?: number | ForecastCard[];
  /** The cards in the KO area of the attacker's player. */
  attackerKo?: (ScenarioCharacter | ScenarioCard)[];
  /** The cards in the KO area of the defender's player. */
  defenderKo?: (ScenarioCharacter | ScenarioCard)[];
  /** The height of the Tower of the attacker's player; 0 by default. */
  attackerTower?: number;
  /** The height of the Tower of the defender's player; 0 by default. */
  defenderTower?: number;
  /** The policy of both sides, or of each side. */
  policy?: ForecastPolicy | ForecastSides;
  /** The edition of the rulings. */
  rulings?: "core" | "updated";
};
/** A character of a forecast: a card, plain numbers, or a card with numbers that override. */
export type ForecastCharacter = string | {
  /** Its id or full name. */
  card?: string;
  /** The mode that is up. */
  mode?: Mode;
  /** Its Upgrades, by id or name. */
  upgrades?: ScenarioUpgrade[];
  /** Whether it is tapped. */
  tapped?: boolean;
  /** Counters other than damage. */
  counters?: number;
  /** Cards under it. */
  under?: (ScenarioCharacter | ScenarioCard)[];
  /** The Titan Master's head on it. */
  head?: ScenarioCharacter;
  /** Damage counters on it. */
  damage?: number;
  /** Attack, without flips. */
  attack?: number;
  /** Defense, without flips. */
  defense?: number;
  /** Health, without subtracting damage. */
  health?: number;
  /** Bold: number of additional flips when attacking. */
  bold?: number;
  /** Tough: number of additional flips when defending. */
  tough?: number;
  /** Pierce: minimum attack damage. */
  pierce?: number;
  /** Focus: number of top cards to look at before the flips. */
  focus?: number;
  /** Safeguard: maximum damage while undamaged. */
  safeguard?: number;
  /** Additional flips for other reasons. */
  extraFlips?: number;
  /** Number of flips that the first white icon adds; 2 by default. */
  whiteBonus?: number;
  /** Maximum number of flips. */
  mostFlips?: number;
  /** Maximum attack damage. */
  mostDamage?: number;
};
/** The cards to flip from: a deck of a game, or a list of cards with the known part of their order. */
export type ForecastDeck = Deck | ForecastCard[] | {
  /** The whole deck, in any order. */
  cards: ForecastCard[];
  /** The known cards at its top, from the top down. */
  top?: ForecastCard[];
  /** The known cards at its bottom. */
  bottom?: ForecastCard[];
  /** The scrap pile, which becomes the next deck. */
  scrap?: ForecastCard[];
};
/** A battle card of a forecast by its id or name. */
export type ForecastCardByName = {
  /** Its id or name. */
  card: string;
  /** Number of copies; 1 by default. */
  count?: number;
};
/** A battle card of a forecast by its icons alone. */
export type ForecastCardByIcons = {
  /** Its battle icons. */
  icons: Icon[];
  /** Number of copies; 1 by default. */
  count?: number;
};
/** The policies of both sides. */
export type ForecastSides = {
  /** The policy of the attacker's player. */
  attacker?: ForecastPolicy;
  /** The policy of the defender's player. */
  defender?: ForecastPolicy;
};
/** The initial position of a scenario. */
export type ScenarioState = {
  /** The seat whose turn it is. */
  active?: 0 | 1;
  /** Number of the turn, from 1. */
  turn?: number;
  /** The seat that had the first turn. */
  first?: 0 | 1;
  /** The part of the turn. */
  phase?: "set-up" | "start" | "main" | "attack";
  /** The seed of all random decisions, as hexadecimal text. */
  seed?: string;
  /** The edition of the rulings. */
  rulings?: "core" | "updated";
  /** Whether the game is played by the basic rules, without card text. */
  basic?: boolean;
  /** Whether each player knows the other's deck list. */
  openDecks?: boolean;
  /** Cards that the active player played this turn. */
  played?: string[];
  /** Whether the flip of this turn was used, or the characters that were flipped. */
  flippedThisTurn?: boolean | string[];
  /** Whether the tap ability of this turn was used. */
  tapAbilityUsed?: boolean;
  /** Number of attacks made this turn. */
  attacksThisTurn?: number;
  /** The players, by seat. */
  players: [ScenarioPlayer, ScenarioPlayer];
};
/** A player of a scenario. */
export type ScenarioPlayer = {
  /** Characters on the battlefield, in order. */
  characters: ScenarioCharacter[];
  /** The KO area. */
  ko?: (ScenarioCharacter | ScenarioCard)[];
  /** The hand. */
  hand?: ScenarioCard[];
  /** The deck from the top; 40 blank cards by default. */
  deck?: ScenarioCard[];
  /** The scrap pile. */
  scrap?: ScenarioCard[];
  /** Face-up cards in the played area. */
  played?: ScenarioCard[];
  /** Face-down Secret Actions. */
  secret?: ScenarioCard[];
  /** Stratagems. */
  stratagems?: ScenarioCard[];
  /** Cards outside the game. */
  outside?: (ScenarioCharacter | ScenarioCard)[];
  /** Ids or names of the starting team; all listed characters by default. */
  startingTeam?: string[];
  /** Height of the Tower. */
  tower?: number;
};
/** A character of a scenario. */
export type ScenarioCharacter = string | {
  /** Its id or full name. */
  card: string;
  /** Its alias in the steps. */
  as?: string;
  /** The mode that is up. */
  mode?: Mode;
  /** Damage counters on it. */
  damage?: number;
  /** Whether it is tapped. */
  tapped?: boolean;
  /** Its Upgrades, oldest first. */
  upgrades?: ScenarioUpgrade[];
  /** Counters other than damage. */
  counters?: number;
  /** Cards under it. */
  under?: (ScenarioCharacter | ScenarioCard)[];
  /** The Titan Master's head on it. */
  head?: ScenarioCharacter;
};
/** An Upgrade of a scenario. */
export type ScenarioUpgrade = string | {
  /** Its id or name. */
  card: string;
  /** Its alias in the steps. */
  as?: string;
  /** The slot that it is in. */
  slot?: Slot;
  /** Damage counters on it. */
  damage?: number;
};
/** Fields of an action; missing fields match any value. */
export type ScenarioAction = {
  /** The kind of action. */
  type?: Action["type"] | "concede";
  /** See the actions. */
  character?: ScenarioName;
  /** See the actions. */
  to?: string;
  /** See the actions. */
  card?: ScenarioName;
  /** See the actions. */
  on?: ScenarioName;
  /** See the actions. */
  slot?: string;
  /** See the actions. */
  attacker?: ScenarioName;
  /** See the actions. */
  defender?: ScenarioName;
  /** See the actions. */
  target?: ScenarioName;
  /** See the actions; a number is the index of the option. */
  option?: string | number;
  /** The card whose ability resolves next. */
  order?: ScenarioName;
  /** See the actions. */
  trigger?: ScenarioName;
  /** See the actions. */
  with?: ScenarioName;
  /** The whole label. */
  label?: string;
};
/** The numbers of an attack that a forecast explains. */
export type ForecastNumber =
  | "attack"
  | "defense"
  | "health"
  | "bold"
  | "tough"
  | "pierce"
  | "focus"
  | "safeguard"
  | "extraFlips"
  | "whiteBonus"
  | "mostFlips"
  | "mostDamage";
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
/** The next play or the attack of the main phase. */
export interface MainSentence extends SentenceBase {
  type: "main";
}
/** The attack of the turn. */
export interface AttackSentence extends SentenceBase {
  type: "attack";
}
/** Whether to attack once more. */
export interface AttackMoreSentence extends SentenceBase {
  type: "attack-more";
}
/** The character that is attacked. */
export interface DefenderSentence extends SentenceBase {
  type: "defender";
  /** The name of the attacker. */
  attacker: string;
}
/** Whether another character defends. */
export interface DefendInsteadSentence extends SentenceBase {
  type: "defend-instead";
  /** The name of the defender. */
  defender: string;
}
/** Whether to follow instructions. */
export interface MaySentence extends SentenceBase {
  type: "may";
  /** The instructions. */
  effect: string;
  /** The instructions that follow if the player does. */
  then?: string;
}
/** The choice of the characters or cards that an instruction applies to. */
export interface TargetSentence extends SentenceBase {
  type: "target";
  /** The instruction. */
  effect: string;
  /** The things that are chosen. */
  of: "character" | "card";
  /** Number of things that are still wanted. */
  count: number;
  /** Whether fewer are allowed. */
  fewer: boolean;
}
/** The order in which cards are put on top of a deck: the card that is put there next. */
export interface OrderSentence extends SentenceBase {
  type: "order";
  /** The instruction. */
  effect: string;
}
/** The choice that an instruction itself asks for: of a color, a name, a mode. */
export interface ChoiceSentence extends SentenceBase {
  type: "choice";
  /** The instruction. */
  effect: string;
}
/** The choice between several effects. */
export interface EffectsSentence extends SentenceBase {
  type: "effects";
}
/** The card that an effect lets the player play. */
export interface PlaySentence extends SentenceBase {
  type: "play";
  /** The instruction. */
  effect: string;
}
/** The character that gets the Upgrade side of a KO'd character. */
export interface UpgradeSideSentence extends SentenceBase {
  type: "upgrade-side";
  /** The name of the Upgrade. */
  card: string;
}
/** The slot of an Upgrade. */
export interface SlotSentence extends SentenceBase {
  type: "slot";
  /** The name of the Upgrade. */
  card: string;
}
/** The cards of the first of two piles. */
export interface SeparateSentence extends SentenceBase {
  type: "separate";
}
/** The pile that is taken. */
export interface PileSentence extends SentenceBase {
  type: "pile";
}
/** The Upgrade that is scrapped, because a character has more than it has slots. */
export interface CrowdedSentence extends SentenceBase {
  type: "crowded";
  /** The name of the character. */
  character: string;
}
/** The Upgrade that another one saves from being scrapped. */
export interface SavedSentence extends SentenceBase {
  type: "saved";
}
/** Whether to scrap a card instead of an Upgrade. */
export interface ScrapInsteadSentence extends SentenceBase {
  type: "scrap-instead";
}
/** Whether to change damage. */
export interface ChangeDamageSentence extends SentenceBase {
  type: "change-damage";
  /** The name of the card that changes it. */
  card: string;
  /** The name of the character that would take the damage. */
  character: string;
  /** The amount of damage. */
  damage: number;
}
/** The card that changes damage next. */
export interface OrderDamageSentence extends SentenceBase {
  type: "order-damage";
  /** The name of the character that would take the damage. */
  character: string;
  /** The amount of damage. */
  damage: number;
}
/** The ability that resolves next. */
export interface TriggerSentence extends SentenceBase {
  type: "trigger";
}
/** Whether to reveal a Secret Action. */
export interface RevealSentence extends SentenceBase {
  type: "reveal";
}
/** Whether to reveal a Secret Action because of a card that is played. */
export interface RevealAgainstSentence extends SentenceBase {
  type: "reveal-against";
  /** The name of the played card. */
  card: string;
}
/** Whether to reveal a Secret Action before damage is done. */
export interface RevealBeforeDamageSentence extends SentenceBase {
  type: "reveal-before-damage";
  /** The name of the character that would take the damage. */
  character: string;
  /** The amount of damage. */
  damage: number;
}
/** The flipped cards that are scrapped. */
export interface ScrapFlippedSentence extends SentenceBase {
  type: "scrap-flipped";
  /** The number of cards. */
  count: number;
}
/** Whether to swap a card of the hand for a flipped green card. */
export interface SwapGreenSentence extends SentenceBase {
  type: "swap-green";
}
/** Whether to take a flipped green card. */
export interface TakeGreenSentence extends SentenceBase {
  type: "take-green";
}
/** The cards that Focus scraps. */
export interface FocusScrapSentence extends SentenceBase {
  type: "focus-scrap";
  /** The number of cards that can still be scrapped. */
  count: number;
}
/** The card that Focus puts on top of the deck, above those that follow. */
export interface FocusOrderSentence extends SentenceBase {
  type: "focus-order";
}
/** A question of a card that the viewer may not see. */
export interface HiddenSentence extends SentenceBase {
  type: "hidden";
}
/** A choice of another kind. */
export interface OtherSentence extends SentenceBase {
  type: "other";
}
/** A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop. */
export type Sentence =
  | MainSentence
  | AttackSentence
  | AttackMoreSentence
  | DefenderSentence
  | DefendInsteadSentence
  | MaySentence
  | TargetSentence
  | OrderSentence
  | ChoiceSentence
  | EffectsSentence
  | PlaySentence
  | UpgradeSideSentence
  | SlotSentence
  | SeparateSentence
  | PileSentence
  | CrowdedSentence
  | SavedSentence
  | ScrapInsteadSentence
  | ChangeDamageSentence
  | OrderDamageSentence
  | TriggerSentence
  | RevealSentence
  | RevealAgainstSentence
  | RevealBeforeDamageSentence
  | ScrapFlippedSentence
  | SwapGreenSentence
  | TakeGreenSentence
  | FocusScrapSentence
  | FocusOrderSentence
  | HiddenSentence
  | OtherSentence;
/** The kinds of questions. */
export type QuestionKind =
  | "nothing"
  | "main"
  | "attack"
  | "defender"
  | "choose-characters"
  | "choose-cards"
  | "play-card"
  | "choose-option"
  | "choose-name"
  | "choose-trigger"
  | "yes-no"
  | "reveal"
  | "swap-green";
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
 * The acting seat; of `concede` the seat that concedes.
 */
seat?: number, 
/**
 * `flip`, `tap-ability`: The character's number.
 */
character?: number, 
/**
 * `flip`, `tap-ability`: The character's name.
 */
characterName?: string, 
/**
 * `flip`: The mode that will show.
 */
to?: Mode, 
/**
 * `play-action`, `play-upgrade`, `choose`, `reveal`: The card's number. `choose`: The number of the Upgrade, if a slot is chosen for it. `swap-green`: The number of the card of the hand.
 */
card?: number, 
/**
 * `play-action`, `play-upgrade`, `choose`, `reveal`: The card's name. `choose`: The name of the Upgrade. `swap-green`: The name of that card.
 */
cardName?: string, 
/**
 * `play-upgrade`: The number of the character that it is put on.
 */
on?: number, 
/**
 * `play-upgrade`: The name of that character.
 */
onName?: string, 
/**
 * `play-upgrade`: The slot that it goes into.
 */
slot?: Slot, 
/**
 * `attack`: The attacker's number; missing if the attack has begun.
 */
attacker?: number, 
/**
 * `attack`: The attacker's name.
 */
attackerName?: string, 
/**
 * `attack`: The defender's number; missing if it is chosen afterwards.
 */
defender?: number, 
/**
 * `attack`: The defender's name.
 */
defenderName?: string, 
/**
 * `choose`: The character's number.
 */
target?: number, 
/**
 * `choose`: The character's name.
 */
targetName?: string, 
/**
 * `choose`: The option.
 */
option?: string, 
/**
 * `choose`: The number of the card with the ability.
 */
trigger?: number, 
/**
 * `choose`: The name of that card.
 */
triggerName?: string, 
/**
 * `swap-green`: The number of the flipped card.
 */
with?: number, 
/**
 * `swap-green`: The name of the flipped card.
 */
withName?: string, };
/**
 * A place that cards come from and go to, in events.
 */
export type Place = "deck" | "deck-bottom" | "hand" | "scrap" | "played" | "upgrade" | "under" | "ko" | "battlefield" | "outside";
/**
 * The observation of a seat: all information that it may have.
 */
export type Observation = { 
/**
 * Always `tcg`.
 */
game: "tcg", 
/**
 * The viewer's seat; missing in the views of the public and of the referee.
 */
seat: number | null, 
/**
 * `core` or `updated`.
 */
rulings: "core" | "updated", 
/**
 * `standard` or `basic`.
 */
format: "standard" | "basic", 
/**
 * Number of the turn, from 1.
 */
turn: number, 
/**
 * The seat that had the first turn.
 */
first: number, 
/**
 * The seat whose turn it is.
 */
active: number, 
/**
 * The seat that must decide now; `null` when the game is over.
 */
toAct: number | null, 
/**
 * `main`, `attack`, `battle` or `over`.
 */
phase: "main" | "attack" | "battle" | "over", 
/**
 * The result of the game; `null` while it runs.
 */
outcome: Outcome | null, 
/**
 * The actions that the main phase still allows.
 */
allowance: Allowance, 
/**
 * The pending question. Its answers are the legal actions.
 */
decision: Question | null, 
/**
 * Both players.
 */
players: [PlayerView, PlayerView], 
/**
 * The battle in progress.
 */
battle: BattleView | null, 
/**
 * Effects that last for a time.
 */
lasting: Array<LastingView>, };
/**
 * The result of a game.
 */
export type Outcome = { 
/**
 * The winner, or `null` for a draw.
 */
winner: number | null, 
/**
 * The reason.
 */
reason: string, };
/**
 * The actions that the main phase still allows.
 */
export type Allowance = { 
/**
 * Whether a character may be flipped.
 */
flip: boolean, 
/**
 * Number of Actions that may be played.
 */
actions: number, 
/**
 * Whether an Upgrade may be played.
 */
upgrade: boolean, 
/**
 * Whether a tap ability may be used.
 */
tap: boolean, 
/**
 * Whether this is turn 2 of the game, which allows one Action or one Upgrade, not both.
 */
oneCard: boolean, };
/**
 * The pending question.
 */
export type Question = { 
/**
 * The seat that answers.
 */
seat: number, 
/**
 * The kind of question.
 */
kind: QuestionKind, 
/**
 * Number of answers still wanted, including this one.
 */
wanted: number, 
/**
 * Whether the player may stop early.
 */
mayStop: boolean, 
/**
 * The card or the rule that asks; `null` if it is a card that the viewer may not see.
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
 * The object number in this game. Actions and events refer to the card by it.
 */
id?: number, 
/**
 * The id in the catalogue.
 */
card?: string, 
/**
 * The name.
 */
name?: string, 
/**
 * The position in the deck, 0 on top.
 */
index?: number, 
/**
 * The slot that the card is in.
 */
slot?: Slot, 
/**
 * Whether the card is face down.
 */
faceDown?: boolean, 
/**
 * Whether a stratagem has been turned over. Then it has no effect any more.
 */
turnedOver?: boolean, 
/**
 * Whether a hidden card has been seen by its owner's opponent.
 */
seenByOpponent?: boolean, 
/**
 * Number of damage counters on the card, as an Upgrade.
 */
damage?: number, 
/**
 * Seat of the controller, if it is not the owner: the opponent has played the card, for example a Secret Action from the
 * owner's scrap pile.
 */
controller?: number, };
/**
 * A zone of which only some cards may be known.
 */
export type HiddenZone = { 
/**
 * Number of cards.
 */
count: number, 
/**
 * The cards that the viewer knows.
 */
cards: Array<CardView>, };
/**
 * A deck.
 */
export type DeckView = { 
/**
 * Number of cards.
 */
count: number, 
/**
 * The cards that the viewer knows, with their positions.
 */
known: Array<CardView>, };
/**
 * A player.
 */
export type PlayerView = { 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The hand.
 */
hand: HiddenZone, 
/**
 * The deck.
 */
deck: DeckView, 
/**
 * The scrap pile.
 */
scrap: Array<CardView>, 
/**
 * The played area: played Actions, flipped cards and Secret Actions.
 */
played: Array<CardView>, 
/**
 * Battle cards in the KO area.
 */
ko: Array<CardView>, 
/**
 * Stratagems.
 */
stratagems: Array<CardView>, 
/**
 * Cards outside the game.
 */
outside: HiddenZone, 
/**
 * Height of the Tower; 0 if there is none.
 */
tower: number, 
/**
 * Whether the player can't play Actions for the rest of this turn, by any means.
 */
noMoreActions?: boolean, 
/**
 * Whether for the rest of this turn the opponent draws each card that the player would draw.
 */
drawsGoToOpponent?: boolean, 
/**
 * All characters in the game.
 */
characters: Array<CharacterView>, };
/**
 * A character.
 */
export type CharacterView = { 
/**
 * The object number in this game.
 */
id: number, 
/**
 * The id in the catalogue.
 */
card: string, 
/**
 * The name without the subtitle.
 */
name: string, 
/**
 * The subtitle, the second part of the full name.
 */
subtitle: string, 
/**
 * Name and subtitle.
 */
fullName: string, 
/**
 * The seat of its player.
 */
owner: number, 
/**
 * `battlefield`, `ko`, `under`, `combined`, `upgrade` or `outside`.
 */
zone: "battlefield" | "ko" | "under" | "combined" | "upgrade" | "outside", 
/**
 * The character that it is under, is part of, or is on as an Upgrade.
 */
on?: number, 
/**
 * The slot that it is in, as an Upgrade.
 */
slot?: Slot, 
/**
 * The mode that is up.
 */
mode: Mode, 
/**
 * All modes of the card.
 */
modes: Mode[], 
/**
 * Whether the character is tapped.
 */
tapped: boolean, 
/**
 * Number of damage counters.
 */
damage: number, 
/**
 * Current health.
 */
health: number, 
/**
 * Remaining health: current health minus damage.
 */
remaining: number, 
/**
 * Current attack, without battle flips.
 */
attack: number, 
/**
 * Current defense, without battle flips.
 */
defense: number, 
/**
 * Bold.
 */
bold: number, 
/**
 * Tough.
 */
tough: number, 
/**
 * Pierce.
 */
pierce: number, 
/**
 * Focus.
 */
focus: number, 
/**
 * Safeguard.
 */
safeguard: number, 
/**
 * Whether the character has Brave.
 */
brave: boolean, 
/**
 * Whether the character has Stealth.
 */
stealth: boolean, 
/**
 * Stars.
 */
stars: number, 
/**
 * Faction.
 */
faction: "Neutral" | "Autobot" | "Decepticon" | "Mercenary", 
/**
 * Current traits.
 */
traits: Array<string>, 
/**
 * Number of slots for Weapons, Armors and Utilities.
 */
slots: [number, number, number], 
/**
 * The Titan Master's head on this body.
 */
head?: number, 
/**
 * Its Upgrades, oldest first.
 */
upgrades: Array<CardView>, 
/**
 * Number of counters other than damage.
 */
counters: number, 
/**
 * Cards under the character.
 */
under: HiddenZone, 
/**
 * Whether the character was on the starting team.
 */
started: boolean, };
/**
 * A battle. Index 0 of each pair is the attacking side.
 */
export type BattleView = { 
/**
 * The attacker.
 */
attacker: number, 
/**
 * The defender, once it is chosen.
 */
defender: number | null, 
/**
 * The cards that each side flipped, in order.
 */
flipped: [Array<CardView>, Array<CardView>], 
/**
 * Number of cards that each side still has to flip.
 */
toFlip: [number, number], 
/**
 * Whether the white bonus was used.
 */
whiteUsed: [boolean, boolean], 
/**
 * The bonuses that flips have added to attack and to defense. The `attack` and `defense` of a character do not include
 * them. A sum below 0 is shown there as 0, but flips add to the sum itself.
 */
bonus: [number, number], };
/**
 * An effect that lasts for a time.
 */
export type LastingView = { 
/**
 * The seat that controls the effect.
 */
seat: number, 
/**
 * `quality`, `trigger`, `at-end-of-turn` or `after-battle`.
 */
kind: "quality" | "trigger" | "at-end-of-turn" | "after-battle", 
/**
 * The quality, for example `attack`.
 */
what: string, 
/**
 * The amount, fixed when the effect began.
 */
amount: number, 
/**
 * The characters affected.
 */
characters: Array<number>, 
/**
 * The card that created the effect.
 */
source: CardView, 
/**
 * `battle` or `turn`.
 */
until: "battle" | "turn", };
/**
 * The odds of an attack.
 */
export type Forecast = { 
/**
 * `damage[n]` is the probability of exactly n attack damage.
 */
damage: Array<number>, 
/**
 * Mean attack damage.
 */
expected: number, 
/**
 * Standard deviation of the attack damage.
 */
spread: number, 
/**
 * Least possible attack damage.
 */
min: number, 
/**
 * Greatest possible attack damage.
 */
max: number, 
/**
 * Probability that the defender is KO'd by this attack.
 */
ko: number, 
/**
 * Probabilities of the attack total.
 */
attack: Array<number>, 
/**
 * Probabilities of the defense total.
 */
defense: Array<number>, 
/**
 * The number of cards that each side flips. Missing if the battle ends before the flips, or if an ability uses cards of
 * the deck before them.
 */
flips?: ForecastFlips, 
/**
 * The parts of the numbers.
 */
explain: Array<ForecastContribution>, 
/**
 * The forecast in one English sentence.
 */
sentence: string, 
/**
 * Other characters that can take damage or be KO'd.
 */
others: Array<ForecastOther>, 
/**
 * Whether the attack would be legal.
 */
legal: boolean, 
/**
 * The reason why it is not legal.
 */
reason?: string, 
/**
 * Whether the probabilities are exact for this position.
 */
exact: boolean, 
/**
 * The reasons why they are not exact.
 */
why: Array<string>, 
/**
 * Upper bound of the standard error of each probability, if they were sampled.
 */
standardError?: number, 
/**
 * The assumptions, as sentences.
 */
assumptions: Array<string>, 
/**
 * The policies of both sides.
 */
policy: ForecastPolicies, };
/**
 * The number of cards that each side flips.
 */
export type ForecastFlips = { 
/**
 * The attacker's flips.
 */
attacker: ForecastSideFlips, 
/**
 * The defender's flips.
 */
defender: ForecastSideFlips, };
/**
 * The number of cards that one side flips.
 */
export type ForecastSideFlips = { 
/**
 * Number of flips without the white bonus.
 */
cards: number, 
/**
 * Number of flips if a white icon is among them.
 */
withWhite: number, 
/**
 * Number of cards that leave the deck before the flips, because an ability draws or moves them.
 */
before: number, };
/**
 * One part of a number.
 */
export type ForecastContribution = { 
/**
 * The side: `attacker` or `defender`.
 */
side: "attacker" | "defender", 
/**
 * The number: `attack`, `defense`, `bold`, `tough`, `pierce`, `health`, ….
 */
of: ForecastNumber, 
/**
 * The kind of part: `base`, `head` (the bonus of a Titan Master's head), `upgrade`, `ability`, `effect`, `given`, `icons`.
 */
from: "base" | "head" | "upgrade" | "ability" | "effect" | "given" | "icons", 
/**
 * The name of the card that contributes the part.
 */
source: string | null, 
/**
 * The amount. For icons it is the average, including the correction that keeps a total from being below 0.
 */
amount: number, };
/**
 * The policies of both sides.
 */
export type ForecastPolicies = { 
/**
 * `best-attack` or `keep`.
 */
attacker: string, 
/**
 * `best-defense` or `keep`.
 */
defender: string, };
/**
 * The effect of the attack on another character.
 */
export type ForecastOther = { 
/**
 * The character's object number in the game.
 */
id: number, 
/**
 * The character's name.
 */
name: string, 
/**
 * Mean damage that the character takes.
 */
expected: number, 
/**
 * Probability that the character is KO'd.
 */
ko: number, };
/**
 * The forecast of one attacker against one defender.
 */
export type ForecastPair = { 
/**
 * The attacker's object number in the game.
 */
attacker: number, 
/**
 * The defender's object number in the game.
 */
defender: number, 
/**
 * The attacker's full name.
 */
attackerName: string, 
/**
 * The defender's full name.
 */
defenderName: string, 
/**
 * Whether the attack would be legal.
 */
legal: boolean, 
/**
 * Mean attack damage.
 */
expected: number, 
/**
 * Least possible attack damage.
 */
min: number, 
/**
 * Greatest possible attack damage.
 */
max: number, 
/**
 * Probability that the defender is KO'd.
 */
ko: number, 
/**
 * Whether the probabilities are exact.
 */
exact: boolean, 
/**
 * The reason why they are not exact, as a sentence.
 */
why?: string, };
/**
 * The odds of a deck.
 */
export type DeckReport = { 
/**
 * Number of cards in the deck.
 */
cards: number, 
/**
 * For each colour, the odds of its icons in 2 to 10 flips.
 */
icons: { [key in string]: Array<IconOdds> }, 
/**
 * For each card, the odds of having drawn it.
 */
hold: Array<HoldOdds>, };
/**
 * The odds of one colour's icons in a number of flips.
 */
export type IconOdds = { 
/**
 * Number of cards flipped.
 */
flips: number, 
/**
 * `chances[n]` is the probability of exactly n icons.
 */
chances: Array<number>, 
/**
 * `atLeast[n]` is the probability of n or more.
 */
atLeast: Array<number>, 
/**
 * Mean number of icons.
 */
mean: number, 
/**
 * Standard deviation of the number of icons.
 */
spread: number, };
/**
 * The odds of having drawn a card.
 */
export type HoldOdds = { 
/**
 * The card's id.
 */
card: string, 
/**
 * The card's name.
 */
name: string, 
/**
 * Number of copies in the deck.
 */
copies: number, 
/**
 * `byTurn[t - 1]` is the probability of at least one copy among the first hand and one draw per turn up to the player's
 * turn t.
 */
byTurn: Array<number>, };
/**
 * Result of loading a pack.
 */
export type PackReport = { 
/**
 * Code of its set.
 */
set: string, 
/**
 * Name of its set.
 */
setName: string, 
/**
 * Number of cards in it.
 */
cards: number, 
/**
 * Hash of the pack, by which saves and records name it.
 */
hash: string, };
/**
 * A card.
 */
export type CardBase = { 
/**
 * Set code and collector number.
 */
id: string, 
/**
 * Code of the set.
 */
set: string, 
/**
 * Collector number; combiner forms have none.
 */
number: string | null, 
/**
 * Name.
 */
name: string, 
/**
 * Second half of a character's full name.
 */
subtitle: string | null, 
/**
 * Name and subtitle, as deck lists write it.
 */
fullName: string, 
/**
 * `battle`, `character`, `combiner` or `stratagem`.
 */
kind: "battle" | "character" | "combiner" | "stratagem", 
/**
 * Of a battle card: `action` or `upgrade`.
 */
type: "action" | "upgrade" | null, 
/**
 * Of a battle card: `secret`, `weapon`, `armor` or `utility`.
 */
subtype: "secret" | Slot | null, 
/**
 * Kind of character, for example `triple-changer`.
 */
characterKind: CharacterKind | null, 
/**
 * Faction, or the frame of a battle card.
 */
faction: Faction, 
/**
 * Stars.
 */
stars: number, 
/**
 * Battle icons by colour, with repeats.
 */
icons: Icon[], 
/**
 * Trait that each hybrid icon needs, one entry per icon.
 */
hybridTraits: Array<string | null>, 
/**
 * Of an Upgrade: attack in its stat box.
 */
attackMod: number | null, 
/**
 * Of an Upgrade: defense in its stat box.
 */
defenseMod: number | null, 
/**
 * Of an Upgrade: slots that it fills in addition to one of its own kind.
 */
fills: Slot[], 
/**
 * Health of a character.
 */
health: number | null, 
/**
 * Of a character: its modes, in printed order.
 */
modes: { [Name in Mode]?: CardMode } | null, 
/**
 * Mode that a character starts in.
 */
startMode: Mode | null, 
/**
 * Whether a character can flip.
 */
flips: boolean | null, 
/**
 * Slots of a character: Weapon, Armor, Utility.
 */
slots: [number, number, number] | null, 
/**
 * Ids of a combiner form's parts.
 */
parts: Array<string>, 
/**
 * Upgrade sides of battle masters and weaponizers.
 */
upgradeSides: Array<CardUpgradeSide>, 
/**
 * Target of a stratagem.
 */
target: string | null, 
/**
 * Kind of the target of a stratagem.
 */
targetKind: StratagemTarget | null, 
/**
 * Whether a stratagem is turned over when used.
 */
oneUse: boolean | null, 
/**
 * Rules text, one paragraph per line; for a character the texts of all modes and Upgrade sides.
 */
text: string, 
/**
 * Keyword lines with their numbers (1 for keywords without one), for cards with one text.
 */
keywords: { [Word in Keyword]?: number }, 
/**
 * Rarity, for example `super-rare`.
 */
rarity: Rarity | null, 
/**
 * Whether it is banned in tournaments.
 */
banned: boolean, 
/**
 * Id of the first printing, if this is a reprint.
 */
reprintOf: string | null, 
/**
 * Whether the engine implements all abilities of the card.
 */
implemented: boolean, 
/**
 * Definition of a card with one text; `null` for characters and for cards without a definition.
 */
abilities: Definition, };
/**
 * One mode of a character.
 */
export type CardMode = { 
/**
 * Printed attack.
 */
attack: number, 
/**
 * Printed defense.
 */
defense: number, 
/**
 * Traits printed on this face.
 */
traits: Array<string>, 
/**
 * Attack, defense and health that a head gives.
 */
bonus: [number, number, number] | null, 
/**
 * Rules text.
 */
text: string, 
/**
 * Keyword lines with their numbers.
 */
keywords: { [Word in Keyword]?: number }, 
/**
 * Definition; `null` if there is none.
 */
abilities: Definition, };
/**
 * One Upgrade side of a character.
 */
export type CardUpgradeSide = { 
/**
 * Its name as an Upgrade.
 */
name: string, 
/**
 * `weapon`, `armor` or `utility`.
 */
subtype: Slot, 
/**
 * Attack in its stat box.
 */
attackMod: number, 
/**
 * Defense in its stat box.
 */
defenseMod: number, 
/**
 * Rules text.
 */
text: string, 
/**
 * Definition; `null` if there is none.
 */
abilities: Definition, };
/**
 * A problem: the content of an [`Error`].
 */
export type DeckProblem = { 
/**
 * Stable code, for example `unknown-card`.
 */
code: string, 
/**
 * English sentence: what was wrong and what would be right.
 */
message: string, 
/**
 * Place in the input, for example `players[0].battle[3].card`; empty if the error concerns the whole input.
 */
path?: string, };
/**
 * A deck, in the structure of deck lists and embedders.
 */
export type Deck = { 
/**
 * The name given by its owner.
 */
name?: string, 
/**
 * The starting team.
 */
characters: Array<string>, 
/**
 * Stratagems.
 */
stratagems?: Array<string>, 
/**
 * Battle cards.
 */
battle: Array<Entry>, 
/**
 * Cards to swap in between the games of a match.
 */
sideboard?: Sideboard, 
/**
 * Characters that start under members of the team whose cards let the deck choose them (Tidal Wave).
 */
under?: Array<string>, 
/**
 * Cards that abilities may bring from outside the game.
 */
outside?: Array<string>, };
/**
 * A battle card with its number of copies.
 */
export type Entry = { 
/**
 * The card.
 */
card: string, 
/**
 * Number of copies.
 */
count: number, };
/**
 * The sideboard (Tournament Rules 6.3).
 */
export type Sideboard = { 
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
battle?: Array<Entry>, };
/**
 * A deck list as it was read.
 */
export type DeckReading = { 
/**
 * The deck of all lines without a problem.
 */
deck: Deck, 
/**
 * The list that was read, in whose lines the problems are: the given text, or the list made of a deck of OCTGN or of JSON.
 */
list: string, 
/**
 * The lines that were left out.
 */
problems: Array<LineProblem>, };
/**
 * A line of a deck list that was left out.
 */
export type LineProblem = { 
/**
 * Number of the line, from 1; 0 if the problem concerns the whole list.
 */
line: number, 
/**
 * The line.
 */
text: string, 
/**
 * Stable code, for example `unknown-card`.
 */
code: string, 
/**
 * English sentence: what was wrong and what would be right.
 */
message: string, 
/**
 * Lines that can be written instead of this one, best first.
 */
suggestions: Array<string>, };
/**
 * The format that a deck is built for.
 */
export type DeckFormat = "standard" | "constructed" | "sealed" | "draft" | "turbo" | "basic";
/**
 * The rules that a deck is checked against. The organiser chooses everything except the format (Tournament Rules 3.2, 6.2).
 */
export type DeckRules = { 
/**
 * The format; `constructed` by default.
 */
format?: DeckFormat, 
/**
 * The date of the tournament, written `2019-06-28`. In Constructed, cards released later are not permitted, and bans
 * that came later do not apply. Without a date, all cards count as released.
 */
date?: string, 
/**
 * Codes of the permitted sets (`w1`), for any format. By default, Constructed permits the sets named in the Tournament
 * Rules (6.2) and the sets of packs.
 */
sets?: Array<string>, 
/**
 * The banned cards, for any format. They replace the bans of the Tournament Rules (6.2) in Constructed. An empty list
 * bans nothing.
 */
bans?: Array<string>, 
/**
 * The cards that a player of a limited format has opened or drafted.
 */
pool?: Pool, 
/**
 * Whether all cards of the pool must be in the deck. The default is `true` for Turbo and `false` for Sealed and Draft.
 */
wholePool?: boolean, };
/**
 * The cards that a player has opened or drafted (Tournament Rules 7.2).
 */
export type Pool = { 
/**
 * Characters, one entry for each copy.
 */
characters: Array<string>, 
/**
 * Stratagems, one entry for each copy.
 */
stratagems?: Array<string>, 
/**
 * Battle cards, as single cards or with counts.
 */
battle: (string | Entry)[], };

