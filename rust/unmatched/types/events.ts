/** The places of cards in events. */
export type Place = "deck" | "hand" | "discard" | "combat" | "scheme" | "aside" | "front" | "side" | "removed";
/** The fields of every event. */
export interface EventBase {
  /** A sentence in English. */
  text: string;
}
/** A fighter takes part. It is not on the battlefield yet. */
export interface JoinedEvent extends EventBase {
  type: "joined";
  /** The player. */
  seat: number;
  /** Number of the fighter. */
  fighter: number;
  /** Its health. */
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
  path: string[];
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
}
/** A token is put on the battlefield, moved or removed. */
export interface TokenEvent extends EventBase {
  type: "token";
  /** The player whose token it is. */
  seat: number;
  /** Id of the token, for example `shadow`. */
  token: string;
  /** The space where it was; `null` if it was not on the battlefield. */
  from: string | null;
  /** The space where it is; `null` if it was removed. */
  to: string | null;
}
/** The printed value of the attacker's card is predicted. */
export interface PredictedEvent extends EventBase {
  type: "predicted";
  /** The player who predicts. */
  seat: number;
  /** The predicted value. */
  value: number;
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
  /** Name of the door. */
  door: string;
  /** What became of it. */
  to: "open" | "closed";
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
  /** The card. */
  card: EventCard | null;
  /** Number of the fighter who uses it. */
  fighter: number;
}
/** A card is used to BOOST. */
export interface BoostedEvent extends EventBase {
  type: "boosted";
  /** The player. */
  seat: number;
  /** The card. */
  card: EventCard | null;
  /** Its BOOST value. */
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
/** A fighter comes to the battlefield. */
export interface ReturnedEvent extends EventBase {
  type: "returned";
  /** Number of the fighter. */
  fighter: number;
  /** The space. */
  to: string | null;
  /** Its health. */
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
/** A side deck is shuffled. */
export interface SideShuffledEvent extends EventBase {
  type: "side-shuffled";
  /** The player. */
  seat: number;
}
/** Cards are shown without being moved. */
export interface ShownEvent extends EventBase {
  type: "shown";
  /** The player whose cards they are. */
  seat: number;
  /** The cards; `null` for a card that the viewer may not know. */
  cards: (EventCard | null)[];
}
/** A deck is shuffled. */
export interface ShuffledEvent extends EventBase {
  type: "shuffled";
  /** The player. */
  seat: number;
  /** Number of cards in the deck. */
  cards: number;
}
/** A player gains or loses actions. */
export interface ActionsEvent extends EventBase {
  type: "actions";
  /** The player. */
  seat: number;
  /** Number of actions left. */
  left: number;
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
  winners: number[];
}
/** An event, as the viewer may see it. */
export type GameEvent =
  | JoinedEvent
  | TurnStartedEvent
  | DrewEvent
  | ExhaustedEvent
  | MovedEvent
  | PlacedEvent
  | SwappedEvent
  | TokenEvent
  | PredictedEvent
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
  | ReturnedEvent
  | DiscardedEvent
  | CardMovedEvent
  | ShownEvent
  | ShuffledEvent
  | SideShuffledEvent
  | ActionsEvent
  | FormEvent
  | CombatEndedEvent
  | SeatOutEvent
  | GameEndedEvent;
