//! How a game starts: with decks and a seed, or at a position.

use crate::state::DefId;
use serde::{Deserialize, Serialize};

/// How a game starts. What came from outside has been checked before this is made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start {
    /// An ordinary game.
    Decks(Setup),
    /// A position, as the JSON text of a scenario's `state`; parsed again when the game is replayed.
    Position(String),
}

/// The configuration of an ordinary game, names resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The seed as it was given, hexadecimal.
    pub seed: String,
    /// The basic rules.
    pub basic: bool,
    /// 0 core, 1 updated.
    pub rulings: u8,
    /// Who has the first turn; drawn at random if missing.
    pub first: Option<u8>,
    /// Deck lists are known to both players.
    pub open_decks: bool,
    /// The two decks.
    pub decks: [SetupDeck; 2],
}

/// A deck, names resolved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SetupDeck {
    /// Characters on the starting team.
    pub characters: Vec<DefId>,
    /// Stratagems.
    pub stratagems: Vec<DefId>,
    /// Battle cards and how many of each.
    pub battle: Vec<(DefId, u8)>,
    /// Cards that abilities may bring from outside the game.
    pub outside: Vec<DefId>,
}
