/** The zones of cards. */
export type Zone =
  | "main-deck"
  | "box"
  | "matrix"
  | "destroyed"
  | "ruin-deck"
  | "ruin-discard"
  | "encounter-deck"
  | "encounter"
  | "encounter-discard"
  | "damage-stack"
  | "basics"
  | "deck"
  | "hand"
  | "discard"
  | "played"
  | "damage"
  | "vault"
  | "assist";
/** The fields of every event. */
export interface EventBase {
  /** A sentence in English. */
  text: string;
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
  /** Name of the space where it is now. */
  to: string;
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
  /** The card. */
  card: EventCard;
}
/** A card is played. */
export interface PlayedEvent extends EventBase {
  type: "played";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
}
/** A character is ambushed. */
export interface AmbushedEvent extends EventBase {
  type: "ambushed";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard;
}
/** An Encounter is drawn. */
export interface EncounterEvent extends EventBase {
  type: "encounter";
  /** The card. */
  card: EventCard;
  /** Whether the Confrontation half resolves, not the Ambush half. */
  confrontation: boolean;
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
  by: number;
}
/** A battle begins. */
export interface BattleStartedEvent extends EventBase {
  type: "battle-started";
  /** The player. */
  seat: number;
  /** Name of the space. */
  space: string;
  /** The card. */
  card: EventCard;
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
  /** The cost of the Adversary. */
  cost: number;
}
/** An Adversary is defeated. */
export interface DefeatedEvent extends EventBase {
  type: "defeated";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard;
  /** Name of the space. */
  space: string;
}
/** A Ruin is cleared. */
export interface ClearedEvent extends EventBase {
  type: "cleared";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard;
  /** Name of the space. */
  space: string;
}
/** A Ruin is placed. */
export interface RuinPlacedEvent extends EventBase {
  type: "ruin-placed";
  /** The card. */
  card: EventCard;
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
  /** The card. */
  card: EventCard;
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
  winners: number[];
  /** The scores by seat; empty if the game was not scored. */
  scores: number[];
}
/** An event, as the viewer may see it. */
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
