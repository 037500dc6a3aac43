/** Where events say that cards are. */
export type Place =
  | "deck"
  | "deck-bottom"
  | "hand"
  | "scrap"
  | "played"
  | "upgrade"
  | "under"
  | "ko"
  | "battlefield"
  | "outside";
/** What every event has. */
export interface EventBase {
  /** A line for a log, in English. */
  text: string;
}
/** The game begins. */
export interface GameStartedEvent extends EventBase {
  type: "game-started";
  /** Who has the first turn. */
  seat: number;
}
/** A turn begins. */
export interface TurnStartedEvent extends EventBase {
  type: "turn-started";
  /** The player whom it is about. */
  seat: number;
  /** Number of the turn. */
  turn: number;
}
/** A turn is over. */
export interface TurnEndedEvent extends EventBase {
  type: "turn-ended";
  /** The player whom it is about. */
  seat: number;
  /** Number of the turn. */
  turn: number;
}
/** A card changes places. */
export interface MovedEvent extends EventBase {
  type: "moved";
  /** The player whose card it is. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** Its id in the catalogue. */
  cardId?: string;
  /** Its name. */
  cardName?: string;
  /** The place that the card left. */
  from: Place;
  /** The place that it went to. */
  to: Place;
  /** The number of the character that it is on or under. */
  character?: number;
  /** Its name. */
  characterName?: string;
  /** The slot that it went into. */
  slot?: Slot;
}
/** A deck is shuffled. */
export interface ShuffledEvent extends EventBase {
  type: "shuffled";
  /** The player whom it is about. */
  seat: number;
}
/** A scrap pile becomes a new deck. */
export interface ReshuffledEvent extends EventBase {
  type: "reshuffled";
  /** The player whom it is about. */
  seat: number;
  /** How many cards, whether the viewer may see them or not. */
  count: number;
  /** Cards that stayed in the scrap pile. */
  cards?: CardView[];
}
/** Cards are shown to somebody. */
export interface ShownEvent extends EventBase {
  type: "shown";
  /** The player whom it is about. */
  seat: number;
  /** How many cards, whether the viewer may see them or not. */
  count: number;
  /** Those of the cards that the viewer may see. */
  cards: CardView[];
  /** They lie face down in the played area, and stay there. */
  faceDown?: true;
}
/** A card is played. */
export interface PlayedEvent extends EventBase {
  type: "played";
  /** The player whom it is about. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** Its id in the catalogue. */
  cardId?: string;
  /** Its name. */
  cardName?: string;
  /** It was played face down. */
  faceDown: boolean;
}
/** A Secret Action is revealed. */
export interface RevealedEvent extends EventBase {
  type: "revealed";
  /** The player whom it is about. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** Its id in the catalogue. */
  cardId?: string;
  /** Its name. */
  cardName?: string;
}
/** A player says the name of a card. */
export interface NamedEvent extends EventBase {
  type: "named";
  /** The player whom it is about. */
  seat: number;
  /** The name. */
  cardName: string;
}
/** A card has no effect. */
export interface CancelledEvent extends EventBase {
  type: "cancelled";
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** Its id in the catalogue. */
  cardId?: string;
  /** Its name. */
  cardName?: string;
}
/** A character turns to another mode. */
export interface FlippedEvent extends EventBase {
  type: "flipped";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** Its new mode. */
  mode: Mode;
}
/** A character is tapped. */
export interface TappedEvent extends EventBase {
  type: "tapped";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** A character is untapped. */
export interface UntappedEvent extends EventBase {
  type: "untapped";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** A tap ability is used. */
export interface TapAbilityUsedEvent extends EventBase {
  type: "tap-ability-used";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** An attack begins. */
export interface AttacksEvent extends EventBase {
  type: "attacks";
  /** The number of the attacker. */
  attacker: number;
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** The defender of an attack is known. */
export interface DefendsEvent extends EventBase {
  type: "defends";
  /** The number of the defender. */
  defender: number;
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** A card is flipped in battle. */
export interface BattleFlipEvent extends EventBase {
  type: "battle-flip";
  /** The player whom it is about. */
  seat: number;
  /** The number of the card, if the viewer may see it. */
  card?: number;
  /** Its id in the catalogue. */
  cardId?: string;
  /** Its name. */
  cardName?: string;
}
/** What both sides of a battle come to. */
export interface TotalsEvent extends EventBase {
  type: "totals";
  /** The attack total. */
  attack: number;
  /** The defense total. */
  defense: number;
  /** Pierce. */
  pierce: number;
}
/** A character takes damage. */
export interface DamagedEvent extends EventBase {
  type: "damaged";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** The number of the card that does it. */
  source?: number;
  /** Its name. */
  sourceName?: string;
  /** How much. */
  amount: number;
  /** How many damage counters the character has now. */
  total: number;
  /** Whether it is attack damage. */
  attackDamage: boolean;
}
/** Damage is repaired. */
export interface RepairedEvent extends EventBase {
  type: "repaired";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** How much. */
  amount: number;
  /** How many damage counters the character has now. */
  total: number;
}
/** Damage moves from one character to another. */
export interface DamageMovedEvent extends EventBase {
  type: "damage-moved";
  /** The number of the character that it moves from. */
  source: number;
  /** Its name. */
  sourceName: string;
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** How much. */
  amount: number;
}
/** Damage counters move from a character onto an Upgrade. */
export interface DamageMovedToUpgradeEvent extends EventBase {
  type: "damage-moved-to-upgrade";
  /** The number of the character that they move from. */
  character: number;
  /** Its name. */
  characterName: string;
  /** The number of the Upgrade. */
  source: number;
  /** Its name. */
  sourceName: string;
  /** How much. */
  amount: number;
  /** How many damage counters the character has now. */
  total: number;
}
/** An ability makes damage more or less. */
export interface DamageChangedEvent extends EventBase {
  type: "damage-changed";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** The number of the card that does it. */
  source?: number;
  /** Its name. */
  sourceName?: string;
  /** How much it would have been. */
  before: number;
  /** How much. */
  amount: number;
}
/** A character is KO'd. */
export interface KoEvent extends EventBase {
  type: "ko";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** How many damage counters the character has now. */
  total: number;
}
/** A character comes back from the KO area. */
export interface ReturnedEvent extends EventBase {
  type: "returned";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** How many damage counters the character has now. */
  total: number;
}
/** A character enters the KO area without being KO'd. */
export interface EntersKoEvent extends EventBase {
  type: "enters-ko";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** Its new mode. */
  mode: Mode;
  /** How many damage counters the character has now. */
  total: number;
}
/** A character joins the battlefield. */
export interface DeployedEvent extends EventBase {
  type: "deployed";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** Its new mode. */
  mode: Mode;
}
/** Parts become a combined form. */
export interface CombinedEvent extends EventBase {
  type: "combined";
  /** The number of the character whom it is about. */
  character: number;
  /** Its name. */
  characterName: string;
  /** The numbers of the parts. */
  characters: number[];
  /** Its new mode. */
  mode: Mode;
  /** How many damage counters the character has now. */
  total: number;
}
/** A character is put onto another one in head mode. */
export interface HeadPutEvent extends EventBase {
  type: "head-put";
  /** The number of the head. */
  source: number;
  /** Its name. */
  sourceName: string;
  /** The number of the character that it is on. */
  character: number;
  /** Its name. */
  characterName: string;
}
/** A stratagem is turned over. */
export interface TurnedOverEvent extends EventBase {
  type: "turned-over";
  /** The number of the stratagem. */
  card: number;
  /** Its id in the catalogue. */
  cardId: string;
  /** Its name. */
  cardName: string;
}
/** A Tower grows or shrinks. */
export interface TowerEvent extends EventBase {
  type: "tower";
  /** The player whom it is about. */
  seat: number;
  /** Its height. */
  total: number;
}
/** An ability that says so is used. */
export interface AbilityUsedEvent extends EventBase {
  type: "ability-used";
  /** The player whom it is about. */
  seat: number;
  /** The number of the card that does it. */
  source?: number;
  /** Its name. */
  sourceName?: string;
}
/** A battle is over. */
export interface BattleEndedEvent extends EventBase {
  type: "battle-ended";
}
/** The game is over. */
export interface GameEndedEvent extends EventBase {
  type: "game-ended";
  /** Who won; missing for a draw. */
  winner?: number;
}
/** Something that happened, as a viewer may see it; `type` says which fields it has. */
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
  | BattleFlipEvent
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
