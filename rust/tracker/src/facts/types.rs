// The table of facts as the build script writes it and the crate reads it. Words of the language are their numbers.

use serde::{Deserialize, Serialize};

/// What the tracker knows of cards.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    pub characters: Vec<CharacterFacts>,
    pub upgrades: Vec<UpgradeFacts>,
}

/// A character card, or the form that characters combine into.
#[derive(Debug, Serialize, Deserialize)]
pub struct CharacterFacts {
    pub id: String,
    pub name: String,
    pub subtitle: String,
    pub kind: u8,
    pub faction: u8,
    pub stars: u8,
    pub health: u8,
    pub start: u8,
    pub flips: bool,
    pub slots: [u8; 3],
    pub parts: Vec<String>,
    pub faces: Vec<FaceFacts>,
}

/// One face of a character.
#[derive(Debug, Serialize, Deserialize)]
pub struct FaceFacts {
    pub mode: u8,
    pub attack: u8,
    pub defense: u8,
    /// What a head gives the character it is on: attack, defense, health.
    pub bonus: [u8; 3],
}

/// An Upgrade, or the Upgrade side of a character, which goes by the character's id.
#[derive(Debug, Serialize, Deserialize)]
pub struct UpgradeFacts {
    pub id: String,
    pub name: String,
    pub slot: u8,
    pub attack: i8,
    pub defense: i8,
    /// The slots that it fills at once, if more than its own kind.
    pub fills: Vec<u8>,
}
