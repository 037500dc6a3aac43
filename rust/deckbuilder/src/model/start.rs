//! Starts of games.

use crate::{model::state::Mode, options::Options};
use serde::{Deserialize, Serialize};

/// The start of a game: a set-up, or a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start {
    /// A game from the beginning.
    Game(Setup),
    /// A position, as the JSON text of a scenario's state.
    Position(String),
}

/// A game from the beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// The mode.
    pub mode: Mode,
    /// The ids of the sets whose cards are used.
    pub sets: Vec<String>,
    /// The ids of the players' characters, in turn order.
    pub characters: Vec<String>,
    /// The seat of the first turn; at random if it is left out.
    pub first: Option<u8>,
    /// Whether Ruins are used.
    pub ruins: bool,
    /// The options.
    pub options: Options,
    /// Parts of the game whose cards replace those of the sets: name, and cards with their numbers.
    pub parts: Vec<PartCards>,
    /// Cards that are swapped: the replaced one, the new one, and their number.
    pub swaps: Vec<(String, String, u8)>,
    /// Whether cards with unknown facts are allowed; an unknown fact counts as nothing.
    pub allow_unknown: bool,
}

/// A part of a game that is listed card by card: its name, and the ids of cards with their numbers.
pub type PartCards = (String, Vec<(String, u8)>);
