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
/** The fields of every action. */
export interface ActionBase {
  /** Index in the list of legal actions. */
  id: number;
  /** A short description in English. */
  label: string;
}
/** Play a card from hand. */
export interface PlayAction extends ActionBase {
  type: "play";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Move to a space. */
export interface MoveAction extends ActionBase {
  type: "move";
  /** Name of the space. */
  space: string;
  /** The Move that it costs. */
  cost: number;
}
/** Turn the facedown card of a space faceup. */
export interface SearchAction extends ActionBase {
  type: "search";
  /** Name of the space. */
  space: string;
  /** The Move that it costs. */
  cost: number;
}
/** Buy a card of the Matrix, or a Basic. */
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
/** Battle a Robot, confront a Boss, or clear a Ruin. */
export interface TargetAction extends ActionBase {
  type: "battle" | "confront" | "clear";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
  /** Name of the space. */
  space: string;
  /** The cost of the card now. */
  cost: number;
}
/** Convert by paying Energon. */
export interface ConvertAction extends ActionBase {
  type: "convert";
  /** The Energon that it costs. */
  cost: number;
}
/** Use an ability of a card, or of the character. */
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
/** Spend a Move as Power in a battle. */
export interface SpendMoveAction extends ActionBase {
  type: "spend-move";
}
/** End the turn. */
export interface EndTurnAction extends ActionBase {
  type: "end-turn";
}
/** Place a card as an Assist. */
export interface AssistAction extends ActionBase {
  type: "assist";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Block an Attack with a card of the hand, or with the character. */
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
/** Choose a card. */
export interface ChooseCardAction extends ActionBase {
  type: "choose";
  /** Number of the card. */
  card: number;
  /** Name of the card. */
  cardName: string;
}
/** Choose a space. */
export interface ChooseSpaceAction extends ActionBase {
  type: "choose";
  /** Name of the space. */
  space: string;
}
/** Choose a player. */
export interface ChooseSeatAction extends ActionBase {
  type: "choose";
  /** The chosen seat. */
  seat: number;
}
/** Choose one of several effects, or the Start of Turn effect that resolves next. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** Its place, from 1. */
  option: number;
  /** Number of the card with the Start of Turn effect. */
  card?: number;
  /** Name of that card. */
  cardName?: string;
}
/** Answer yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answer no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stop choosing, or compare Power and cost in a battle. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Place no Assist, or do not Block. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** A legal action. */
export type Action =
  | PlayAction
  | MoveAction
  | SearchAction
  | BuyAction
  | TargetAction
  | ConvertAction
  | UseAction
  | SpendMoveAction
  | EndTurnAction
  | AssistAction
  | BlockAction
  | ChooseCardAction
  | ChooseSpaceAction
  | ChooseSeatAction
  | ChooseOptionAction
  | YesAction
  | NoAction
  | DoneAction
  | DeclineAction;
/** An action that is sent: one of the list, its `id`, or enough fields to identify it. */
export type ActionInput = {
  /** Index in the list of legal actions. */
  id?: number;
  /** The type; `concede` is always possible and never listed. */
  type?: Action["type"] | "concede";
  /** Number of the card. */
  card?: number;
  /** Name of the space. */
  space?: string;
  /** The chosen seat. For `concede`, the seat that concedes. */
  seat?: number;
  /** Whether the ability is one of a card or of the character. */
  source?: "card" | "character";
  /** Number of the ability. */
  ability?: number;
  /** Place of the option, from 1. */
  option?: number;
};
