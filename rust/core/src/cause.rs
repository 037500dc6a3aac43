//! Causes of events, and cards in events.

use serde::Serialize;

/// The effect that causes an event: of a card, a character or an item.
///
/// A game names it for its hosts. Numbers are those of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EventCause {
    /// An effect of a card.
    Card {
        /// Number of the card in this game.
        id: u16,
        /// Number of its definition in the catalogue.
        def: u16,
        /// Number of the text that it shows, if it has several.
        side: u8,
        /// Bitmask of the seats that may know the card.
        seen_by: u8,
    },
    /// An ability of a hero or of a character that is no card.
    Character {
        /// Seat of its player.
        seat: u8,
    },
    /// An effect of an item of the battlefield.
    Item {
        /// Number of the item in the catalogue.
        item: u16,
    },
}

/// A card in an event of a game with at most 256 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// Number of the card in this game.
    pub card: u8,
    /// Number of its definition in the catalogue.
    pub def: u16,
    /// Bitmask of the seats that may know it.
    pub seen_by: u8,
}

/// An event with the effect that causes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Caused<E> {
    /// The effect; `None` if a player or a rule of the game causes the event.
    pub by: Option<EventCause>,
    /// The event.
    pub event: E,
}
