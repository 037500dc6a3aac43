/** What kind of question is asked. */
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
/** What every action has. */
export interface ActionBase {
  /** Its index in the list of legal actions. */
  id: number;
  /** What it does, in a few English words. */
  label: string;
}
/** Turn a character to another mode. */
export interface FlipAction extends ActionBase {
  type: "flip";
  /** The character's number. */
  character: number;
  /** Its name. */
  characterName: string;
  /** The mode that will show. */
  to: Mode;
}
/** Play an Action card from the hand. */
export interface PlayActionAction extends ActionBase {
  type: "play-action";
  /** The card's number. */
  card: number;
  /** Its name. */
  cardName: string;
}
/** Play an Upgrade from the hand. */
export interface PlayUpgradeAction extends ActionBase {
  type: "play-upgrade";
  /** The card's number. */
  card: number;
  /** Its name. */
  cardName: string;
  /** The number of the character that it is put on. */
  on: number;
  /** That character's name. */
  onName: string;
  /** The slot that it goes into. */
  slot: Slot;
}
/** Use a character's tap ability. */
export interface TapAbilityAction extends ActionBase {
  type: "tap-ability";
  /** The character's number. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** End the main phase. */
export interface EndMainAction extends ActionBase {
  type: "end-main";
}
/** Attack, or choose whom an attack already begun is against. */
export interface AttackAction extends ActionBase {
  type: "attack";
  /** The attacker's number; missing when the attack has begun already. */
  attacker?: number;
  /** Its name. */
  attackerName?: string;
  /** The defender's number; missing when it is chosen afterwards. */
  defender?: number;
  /** Its name. */
  defenderName?: string;
}
/** Answer a question with a character. */
export interface ChooseCharacterAction extends ActionBase {
  type: "choose";
  /** What is chosen. */
  kind: "character";
  /** The character's number. */
  target: number;
  /** Its name. */
  targetName: string;
}
/** Answer a question with a card. */
export interface ChooseCardAction extends ActionBase {
  type: "choose";
  /** What is chosen. */
  kind: "card";
  /** The card's number. */
  card: number;
  /** Its name. */
  cardName: string;
}
/** Answer a question with one of several things to do. */
export interface ChooseOptionAction extends ActionBase {
  type: "choose";
  /** What is chosen. */
  kind: "option";
  /** What is chosen. */
  option: string;
}
/** Say which of several abilities resolves next. */
export interface ChooseTriggerAction extends ActionBase {
  type: "choose";
  /** What is chosen. */
  kind: "trigger";
  /** The number of the card whose ability it is. */
  trigger: number;
  /** Its name. */
  triggerName: string;
}
/** Answer a question with yes. */
export interface YesAction extends ActionBase {
  type: "yes";
}
/** Answer a question with no. */
export interface NoAction extends ActionBase {
  type: "no";
}
/** Stop choosing before as many were chosen as are allowed. */
export interface DoneAction extends ActionBase {
  type: "done";
}
/** Reveal a Secret Action. */
export interface RevealAction extends ActionBase {
  type: "reveal";
  /** The card's number. */
  card: number;
  /** Its name. */
  cardName: string;
}
/** Swap a flipped card with a green icon for a card of the hand. */
export interface SwapGreenAction extends ActionBase {
  type: "swap-green";
  /** The number of the card of the hand. */
  card: number;
  /** Its name. */
  cardName: string;
  /** The number of the flipped card. */
  with: number;
  /** Its name. */
  withName: string;
}
/** Do without revealing or swapping. */
export interface DeclineAction extends ActionBase {
  type: "decline";
}
/** An answer to a question; its `kind` says which fields it has. */
export type ChooseAction = ChooseCharacterAction | ChooseCardAction | ChooseOptionAction | ChooseTriggerAction;
/** A legal action; `type` says which fields it has. Numbers of cards and characters are those of the view. */
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
/** An action as it goes in: one of the list, or only some of its fields as long as they fit no other. */
export type ActionInput =
  | {
      /** An index in the list of legal actions. */
      id: number;
    }
  | {
      /** The kind of action; `concede` is always possible and never listed. */
      type: Action["type"] | "concede";
      /** Of actions that are otherwise alike, the one with this index. */
      id?: number;
      /** Of `choose`: what is chosen. */
      kind?: ChooseAction["kind"];
      /** Who concedes; the seat to act if it is left out. */
      seat?: number;
      /** See the actions. */
      character?: number;
      /** See the actions. */
      to?: string;
      /** See the actions. */
      card?: number;
      /** See the actions. */
      on?: number;
      /** See the actions. */
      slot?: string;
      /** See the actions. */
      attacker?: number;
      /** See the actions. */
      defender?: number;
      /** See the actions. */
      target?: number;
      /** See the actions. */
      option?: string;
      /** See the actions. */
      trigger?: number;
      /** See the actions. */
      with?: number;
    };
