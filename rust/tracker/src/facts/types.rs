// The table of card facts, shared by the build script that writes it and the crate that reads it. Words of the language are
// stored as numbers.

use serde::{Deserialize, Serialize};

/// The card facts that the tracker uses.
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
    /// The bonuses of a head for the character it is on: attack, defense, health.
    pub bonus: [u8; 3],
}

/// An Upgrade, or the Upgrade side of a character, which has the character's id.
#[derive(Debug, Serialize, Deserialize)]
pub struct UpgradeFacts {
    pub id: String,
    pub name: String,
    pub slot: u8,
    pub attack: i8,
    pub defense: i8,
    /// The slots that it fills at once, if more than the slot of its kind.
    pub fills: Vec<u8>,
}
