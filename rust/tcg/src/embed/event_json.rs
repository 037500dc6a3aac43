//! Events for hosts: objects with a `type`, without hidden cards.

use crate::{embed::view::CardView, model::event::Place};
use altmode_host::{Fields, Tagged};

/// An event with its line for a log.
pub type EventView = altmode_host::EventView<EventKind>;

/// A card that the viewer may see.
#[derive(Debug, Fields)]
pub struct SeenCard {
    /// The number of the card, if the viewer may see it.
    pub card: u8,
    /// The id of the card in the catalogue.
    pub card_id: &'static str,
    /// The name of the card.
    pub card_name: &'static str,
}

/// The character that an event is about.
#[derive(Debug, Fields)]
pub struct EventSubject {
    /// The number of the character that the event is about.
    pub character: u8,
    /// The name of that character.
    pub character_name: &'static str,
}

/// The character that a card enters or leaves.
#[derive(Debug, Fields)]
pub struct Host {
    /// The slot that the card enters.
    #[tagged(ts = "Slot")]
    pub slot: Option<&'static str>,
    /// The number of the character that the card is on or under.
    pub character: u8,
    /// The name of that character.
    pub character_name: &'static str,
}

/// The card that causes an event.
#[derive(Debug, Fields)]
pub struct EventSource {
    /// The number of the card that causes the event.
    pub source: u8,
    /// The name of that card.
    pub source_name: &'static str,
}

/// An event as a viewer may see it; `type` tells which fields it has.
#[derive(Debug, Tagged)]
pub enum EventKind {
    /// The game begins.
    GameStarted {
        /// The seat that has the first turn.
        seat: u8,
    },
    /// A turn begins.
    TurnStarted {
        /// The seat of the player concerned.
        seat: u8,
        /// The number of the turn.
        turn: u16,
    },
    /// A turn ends.
    TurnEnded {
        /// The seat of the player concerned.
        seat: u8,
        /// The number of the turn.
        turn: u16,
    },
    /// A card changes places.
    Moved {
        /// The seat of the owner of the card.
        seat: u8,
        /// The card, if the viewer may see it.
        #[tagged(inline)]
        card: Option<SeenCard>,
        /// The place that the card leaves.
        from: Place,
        /// The place that the card enters.
        to: Place,
        /// The character that the card enters or leaves.
        #[tagged(inline)]
        host: Option<Host>,
    },
    /// A deck is shuffled.
    Shuffled {
        /// The seat of the player concerned.
        seat: u8,
    },
    /// A scrap pile becomes a new deck.
    Reshuffled {
        /// The seat of the player concerned.
        seat: u8,
        /// The cards that stay in the scrap pile.
        cards: Option<Vec<CardView>>,
        /// The number of cards of the new deck.
        count: u8,
    },
    /// Cards are shown to a player.
    Shown {
        /// The seat of the player concerned.
        seat: u8,
        /// The cards that the viewer may see.
        cards: Vec<CardView>,
        /// The number of cards, including hidden ones.
        count: usize,
        /// Whether the cards are face down in the played area, and stay there.
        #[tagged(ts = "true")]
        face_down: Option<bool>,
    },
    /// A card is played.
    Played {
        /// The seat of the player concerned.
        seat: u8,
        /// The card, if the viewer may see it.
        #[tagged(inline)]
        card: Option<SeenCard>,
        /// Whether the card is played face down.
        face_down: bool,
    },
    /// A Secret Action is revealed.
    Revealed {
        /// The seat of the player concerned.
        seat: u8,
        /// The card, if the viewer may see it.
        #[tagged(inline)]
        card: Option<SeenCard>,
    },
    /// A player names a card.
    Named {
        /// The seat of the player concerned.
        seat: u8,
        /// The name.
        card_name: &'static str,
    },
    /// A card has no effect.
    Cancelled {
        /// The card, if the viewer may see it.
        #[tagged(inline)]
        card: Option<SeenCard>,
    },
    /// A character turns to another mode.
    Flipped {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The new mode.
        #[tagged(ts = "Mode")]
        mode: &'static str,
    },
    /// A character is tapped.
    Tapped {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
    },
    /// A character is untapped.
    Untapped {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
    },
    /// A tap ability is used.
    TapAbilityUsed {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
    },
    /// An attack begins.
    Attacks {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The number of the attacker.
        attacker: u8,
    },
    /// The defender of an attack is known.
    Defends {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The number of the defender.
        defender: u8,
    },
    /// The numbers of cards that both sides of a battle flip are known. Icons and abilities can add more.
    FlipsCounted {
        /// The number of cards that the attacker flips.
        attack: u8,
        /// The share of the attacker's Bold.
        bold: u8,
        /// The number of cards that the defender flips.
        defense: u8,
        /// The share of the defender's Tough.
        tough: u8,
    },
    /// A card is flipped in battle.
    BattleFlip {
        /// The seat of the player concerned.
        seat: u8,
        /// The card, if the viewer may see it.
        #[tagged(inline)]
        card: Option<SeenCard>,
        /// The points that its icons add to the attack or the defense.
        bonus: u8,
        /// The amount that its icons add to Pierce.
        pierce: u8,
    },
    /// A white icon adds flips to a side of a battle.
    WhiteBonus {
        /// The seat of the player concerned.
        seat: u8,
        /// The number of additional flips.
        flips: u8,
    },
    /// The totals of both sides of a battle are known.
    Totals {
        /// The attack total.
        attack: i16,
        /// The defense total.
        defense: i16,
        /// Pierce.
        pierce: i16,
        /// The share of the flips in the attack total.
        attack_bonus: i16,
        /// The share of the flips in the defense total.
        defense_bonus: i16,
    },
    /// A character takes damage.
    Damaged {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The card that causes the event.
        #[tagged(inline)]
        source: Option<EventSource>,
        /// The amount.
        amount: u16,
        /// The number of damage counters on the character after the event.
        total: u8,
        /// Whether it is attack damage.
        attack_damage: bool,
    },
    /// Damage is repaired.
    Repaired {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The amount.
        amount: u8,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// Damage moves from one character to another.
    DamageMoved {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The character that the damage leaves.
        #[tagged(inline)]
        source: EventSource,
        /// The amount.
        amount: u8,
    },
    /// Damage counters move from a character onto an Upgrade, the source.
    DamageMovedToUpgrade {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The Upgrade.
        #[tagged(inline)]
        source: EventSource,
        /// The amount.
        amount: u8,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// An ability changes the amount of damage.
    DamageChanged {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The card that causes the event.
        #[tagged(inline)]
        source: Option<EventSource>,
        /// The amount.
        amount: u16,
        /// The amount before the change.
        before: u16,
    },
    /// A character is KO'd.
    Ko {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// A character returns from the KO area.
    Returned {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// A character enters the KO area without being KO'd.
    EntersKo {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The new mode.
        #[tagged(ts = "Mode")]
        mode: &'static str,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// A character joins the battlefield.
    Deployed {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The new mode.
        #[tagged(ts = "Mode")]
        mode: &'static str,
    },
    /// Characters combine into another one.
    Combined {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The new mode.
        #[tagged(ts = "Mode")]
        mode: &'static str,
        /// The numbers of the parts.
        characters: Vec<u8>,
        /// The number of damage counters on the character after the event.
        total: u8,
    },
    /// A character, the source, is put onto another one in head mode.
    HeadPut {
        /// The character.
        #[tagged(inline)]
        who: EventSubject,
        /// The head.
        #[tagged(inline)]
        source: EventSource,
    },
    /// A stratagem is turned over.
    TurnedOver {
        /// The stratagem.
        #[tagged(inline)]
        card: SeenCard,
    },
    /// A Tower grows or shrinks.
    Tower {
        /// The seat of the player concerned.
        seat: u8,
        /// The height of the Tower.
        total: u8,
    },
    /// An ability begins to resolve.
    AbilityUsed {
        /// The seat of the player concerned.
        seat: u8,
        /// The card that causes the event.
        #[tagged(inline)]
        source: Option<EventSource>,
    },
    /// A battle ends.
    BattleEnded,
    /// The game ends.
    GameEnded {
        /// The seat of the winner; missing for a draw.
        winner: Option<u8>,
    },
}
