/** The kinds of questions. */
export type QuestionKind =
  | "set-up"
  | "place-fighter"
  | "action"
  | "boost"
  | "attack-boost"
  | "move"
  | "walk"
  | "defense"
  | "choose-fighters"
  | "choose-cards"
  | "choose-space"
  | "choose-token"
  | "predict"
  | "choose-option"
  | "choose-seat"
  | "choose-trigger"
  | "yes-no"
  | "hand-limit"
  | "item";
/** The fields of every action. */
export interface ActionBase {
  /** Index in the list of legal actions. */
  id: number;
  /** A short description in English. */
  label: string;
}
/** Maneuver. */
export interface ManeuverAction extends ActionBase {
  type: "maneuver";
}
/** Attack. */
export interface AttackAction extends ActionBase {
  type: "attack";
  /** Number of the attacking fighter. */
  attacker: number;
  /** Number of the attacked fighter. */
  defender: number;
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Play a scheme. */
export interface SchemeAction extends ActionBase {
  type: "scheme";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Number of the fighter who uses it, if that matters. */
  fighter?: number;
}
/** Use a battlefield item as an action. */
export interface ItemAction extends ActionBase {
  type: "item";
  /** Number of the fighter who uses it. */
  fighter: number;
  /** Name of the item. */
  item: string;
}
/** BOOST with a card. */
export interface BoostAction extends ActionBase {
  type: "boost";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Move a fighter. */
export interface MoveAction extends ActionBase {
  type: "move";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
}
/** Move a fighter by one space. */
export interface StepAction extends ActionBase {
  type: "step";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
}
/** Open or close a door on the way. */
export interface DoorAction extends ActionBase {
  type: "door";
  /** Number of the fighter. */
  fighter: number;
  /** What becomes of the door. */
  to: "open" | "closed";
  /** Name of the door. */
  door: string;
}
/** Defend with a card. */
export interface DefendAction extends ActionBase {
  type: "defend";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Place a fighter. */
export interface PlaceAction extends ActionBase {
  type: "place";
  /** Number of the fighter. */
  fighter: number;
  /** Id of the space. */
  to: string;
}
/** Choose a fighter. */
export interface ChooseFighterAction extends ActionBase {
  type: "choose";
  /** Number of the fighter. */
  target: number;
}
/** Choose a space. */
export interface ChooseSpaceAction extends ActionBase {
  type: "choose";
  /** Id of the space. */
  space: string;
}
/** Choose a token. */
export interface ChooseTokenAction extends ActionBase {
  type: "choose";
  /** Id of the space where it lies. */
  token: string;
}
/** Choose a card. */
export interface ChooseCardAction extends ActionBase {
  type: "choose";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Choose one of several effects, a number, or a fighter before the game. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** Position of the effect in the text, from 1, a number, or the id of a fighter or a form. */
  option: string;
}
/** Choose a player. */
export interface ChooseSeatAction extends ActionBase {
  type: "choose";
  /** The chosen seat. */
  seat: number;
}
/** Choose the effect that resolves next. */
export interface ChooseTriggerAction extends ActionBase {
  type: "choose";
  /** Id of the card or of the hero with the effect. */
  trigger: string;
}
/** Answer yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answer no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stop choosing or moving. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Play no card. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** A legal action. */
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
  | ChooseFighterAction
  | ChooseCardAction
  | ChooseSpaceAction
  | ChooseTokenAction
  | ChooseOptionAction
  | ChooseSeatAction
  | ChooseTriggerAction
  | YesAction
  | NoAction
  | DoneAction
  | DeclineAction;
/**
 * An action sent by the caller: some of the fields of a legal action, or only its `id`. All given fields must
 * agree with exactly one legal action. `concede` is always possible and never listed.
 */
export type ActionInput = {
  /** Index in the list of legal actions. */
  id?: number;
  /** The type. Without one, the `id` decides. */
  type?: Action["type"] | "concede";
  /** See `AttackAction`. */
  attacker?: number;
  /** See `AttackAction`. */
  defender?: number;
  /** See `SchemeAction`, `MoveAction` and `PlaceAction`. */
  fighter?: number;
  /** Number of the card. */
  card?: number;
  /** Id of the space; of a door, `open` or `closed`. */
  to?: string;
  /** See `ItemAction`. */
  item?: string;
  /** See `DoorAction`. */
  door?: string;
  /** See `ChooseFighterAction`. */
  target?: number;
  /** See `ChooseSpaceAction`. */
  space?: string;
  /** See `ChooseTokenAction`. */
  token?: string;
  /** See `ChooseOptionAction`. */
  option?: string | number;
  /** See `ChooseSeatAction`. For `concede`, the seat that concedes. */
  seat?: number;
  /** See `ChooseTriggerAction`. */
  trigger?: string;
};
