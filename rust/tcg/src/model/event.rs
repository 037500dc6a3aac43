//! Events: everything that happens in a game, in order.
//!
//! A card that only some seats may see is written as [`EventCard`] with these seats. It is hidden from the others when the
//! event is shown.

use crate::{cards::card::DefId, model::objects::ObjectId};
use serde::Serialize;

/// Battle card in an event, with the seats that may know which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventCard {
    /// Object, 0 to 183.
    pub object: ObjectId,
    /// Card that the object is, as its index in the catalogue.
    pub def: DefId,
    /// Bitmask of the seats (bits 0 and 1) that may know it.
    pub seen_by: u8,
    /// Index of the text of a character card that shows an Upgrade side; 0 for any other card.
    #[serde(default)]
    pub side: u8,
}

/// A place that cards come from and go to, in events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Place {
    /// Top of the deck.
    Deck,
    /// Bottom of the deck.
    DeckBottom,
    /// Hand.
    Hand,
    /// Scrap pile.
    Scrap,
    /// Played area.
    Played,
    /// On a character, as an Upgrade.
    Upgrade,
    /// Under a character.
    Under,
    /// KO area.
    Ko,
    /// Battlefield.
    Battlefield,
    /// Outside the game.
    Outside,
}

/// An event of a game.
///
/// Seats are 0 and 1. Characters and cards are object numbers ([`ObjectId`]). Amounts, totals and remaining numbers count
/// damage counters, except in `BattleFlip` and `Totals`, which have points of the stats. A `face` is an index into the faces of a character's
/// card, and a `slot` is 0 for Weapon, 1 for Armor, 2 for Utility.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// The game began, and this seat has the first turn.
    GameStarted { first: u8 },
    /// A turn began, number 1 to 1,001.
    TurnStarted { seat: u8, turn: u16 },
    /// A turn ended.
    TurnEnded { seat: u8, turn: u16 },
    /// A card went from one place to another. `host` is the character that it goes onto or under, or leaves.
    Moved { owner: u8, card: EventCard, from: Place, to: Place, host: ObjectId, slot: u8 },
    /// A player's deck was shuffled.
    Shuffled { seat: u8 },
    /// A scrap pile became the deck again, except for the cards that stay there. `cards` is their number in the deck.
    Reshuffled { seat: u8, cards: u8, stay: Vec<EventCard> },
    /// Cards were shown to seats without moving.
    Shown {
        owner: u8,
        cards: Vec<EventCard>,
        /// Whether they are face down in the played area.
        #[serde(default)]
        face_down: bool,
    },
    /// A card was played, from any place.
    Played { seat: u8, card: EventCard, face_down: bool },
    /// A Secret Action was turned face up.
    Revealed { seat: u8, card: EventCard },
    /// A player said the name of a card. `name` is its number in the catalogue.
    Named { seat: u8, name: u16 },
    /// A played Action has no effect.
    Cancelled { card: EventCard },
    /// A character was turned to another mode.
    Flipped { character: ObjectId, face: u8 },
    /// A character became tapped.
    Tapped { character: ObjectId },
    /// A character became untapped.
    Untapped { character: ObjectId },
    /// A tap ability was used.
    TapAbilityUsed { character: ObjectId },
    /// A character attacks.
    Attacks { attacker: ObjectId },
    /// The defender was chosen (or replaced).
    Defends { defender: ObjectId },
    /// The numbers of cards that the sides of a battle flip are known, attacker first, and the share of Bold and Tough.
    FlipsCounted { flips: [u8; 2], keyword: [u8; 2] },
    /// A battle card was flipped in a battle. Its icons add `bonus` to the attack or the defense, and `pierce` to Pierce.
    BattleFlip { seat: u8, card: EventCard, bonus: u8, pierce: u8 },
    /// A white icon added flips.
    WhiteBonus { seat: u8, flips: u8 },
    /// The totals of a battle are known. `bonus` is the share of the flips, attacker first.
    Totals { attack: i16, defense: i16, pierce: i16, bonus: [i16; 2] },
    /// Damage counters were put on a character. `total` is its number of counters afterwards.
    Damaged {
        character: ObjectId,
        amount: u16,
        attack: bool,
        source: ObjectId,
        /// Upgrade side that the source shows, as in [`EventCard`].
        #[serde(default)]
        side: u8,
        total: u8,
    },
    /// Damage counters were removed from a character. `total` is its number of counters afterwards.
    Repaired { character: ObjectId, amount: u8, total: u8 },
    /// Damage counters went from one character to another.
    DamageMoved { from: ObjectId, to: ObjectId, amount: u8 },
    /// Damage counters went from a character to an Upgrade. `left` and `total` are their numbers of counters
    /// afterwards.
    DamageMovedToUpgrade {
        from: ObjectId,
        upgrade: ObjectId,
        /// Upgrade side that it shows, as in [`EventCard`].
        #[serde(default)]
        side: u8,
        amount: u8,
        left: u8,
        total: u8,
    },
    /// A replacement changed damage.
    DamageChanged {
        by: ObjectId,
        /// Upgrade side that it shows, as in [`EventCard`].
        #[serde(default)]
        side: u8,
        character: ObjectId,
        from: u16,
        to: u16,
    },
    /// A character was KO'd and goes to the KO area with this number of damage counters.
    Ko { character: ObjectId, damage: u8 },
    /// A character came into the KO area without being KO'd: from outside the game, or from an Upgrade side.
    EntersKo { character: ObjectId, face: u8, damage: u8 },
    /// A character came from the KO area to the battlefield.
    Returned { character: ObjectId, damage: u8 },
    /// A character was deployed.
    Deployed { character: ObjectId, face: u8 },
    /// Characters combined into one.
    Combined { into: ObjectId, parts: Vec<ObjectId>, damage: u8 },
    /// A character was put onto another one in head mode.
    HeadPut { head: ObjectId, onto: ObjectId },
    /// A stratagem was turned over.
    TurnedOver { card: EventCard },
    /// A Tower's height changed, to 0 if it is gone.
    Tower { seat: u8, height: u8 },
    /// An ability begins to resolve.
    AbilityUsed {
        source: ObjectId,
        /// Upgrade side that it shows, as in [`EventCard`].
        #[serde(default)]
        side: u8,
        seat: u8,
    },
    /// The battle is over.
    BattleEnded,
    /// The game is over.
    GameEnded { winner: Option<u8> },
}
