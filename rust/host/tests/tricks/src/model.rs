//! The values of a game: cards, the state, actions and events.

use altmode_core::{Error, Random, Seat};
use altmode_host::input::shorten;
use serde::{Deserialize, Serialize};

/// A card, which is its number: 1 to 12.
pub type Card = u8;

/// Number of cards.
pub const CARDS: u8 = 12;
/// Size of a hand at the start.
pub const HAND: usize = 4;

/// The rules. They hold no data, because all cards are in the code.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tricks;

/// The start of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Start {
    /// Hexadecimal seed of the random generator.
    pub seed: String,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// The source of all randomness.
    pub random: Random,
    /// The hands by seat, in ascending order.
    pub hands: [Vec<Card>; 2],
    /// The deck; its last card is on top.
    pub deck: Vec<Card>,
    /// The seat to act.
    pub seat: Seat,
    /// The card that the other seat led.
    pub led: Option<Card>,
    /// Tricks taken, by seat.
    pub tricks: [u8; 2],
    /// The cards of all tricks, in the order of play.
    pub played: Vec<Card>,
    /// The seat that conceded.
    pub conceded: Option<Seat>,
}

/// An action: plays a card from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Action {
    /// Plays this card.
    Play(Card),
}

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat plays a card.
    Played(Seat, Card),
    /// A seat takes a trick.
    Taken(Seat),
    /// A seat draws a card, which only this seat sees.
    Drawn(Seat, Card),
}

/// Returns the name of a card.
///
/// ```
/// assert_eq!(altmode_tricks::card_name(3), "Three");
/// ```
pub const fn card_name(card: Card) -> &'static str {
    const NAMES: [&str; CARDS as usize] = [
        "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
        "Twelve",
    ];
    NAMES[(card as usize - 1) % NAMES.len()]
}

/// Returns the error for a card that there is not.
pub fn no_card(id: &str) -> Error {
    Error::new(
        "unknown-card",
        format!("there is no card \"{}\"; there are 1 to {CARDS}", shorten(id)),
    )
}
