// The table of card facts, shared by the build script that writes it and the crate that reads it. Words of the language are
// stored as numbers.

use serde::{Deserialize, Serialize};

/// The card facts that the tracker uses.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// All characters.
    pub characters: Vec<CharacterFacts>,
    /// All Upgrades.
    pub upgrades: Vec<UpgradeFacts>,
}

/// A character card, or the form that characters combine into.
#[derive(Debug, Serialize, Deserialize)]
pub struct CharacterFacts {
    /// Id of the card.
    pub id: String,
    /// Name without the subtitle.
    pub name: String,
    /// Subtitle; empty if there is none.
    pub subtitle: String,
    /// Index in `CharacterKind::ALL`.
    pub kind: u8,
    /// Index in `Faction::ALL`.
    pub faction: u8,
    /// Printed stars.
    pub stars: u8,
    /// Printed health.
    pub health: u8,
    /// Index of the starting mode in `Mode::ALL`.
    pub start: u8,
    /// Whether it can flip.
    pub flips: bool,
    /// Number of slots for Weapons, Armors and Utilities.
    pub slots: [u8; 3],
    /// Full names of the characters that combine into it.
    pub parts: Vec<String>,
    /// Its faces in printed order.
    pub faces: Vec<FaceFacts>,
}

/// One face of a character.
#[derive(Debug, Serialize, Deserialize)]
pub struct FaceFacts {
    /// Index in `Mode::ALL`.
    pub mode: u8,
    /// Printed attack, or the bonus of an Upgrade.
    pub attack: u8,
    /// Printed defense, or the bonus of an Upgrade.
    pub defense: u8,
    /// The bonuses of a head for the character it is on: attack, defense, health.
    pub bonus: [u8; 3],
}

/// An Upgrade, or the Upgrade side of a character, which has the character's id.
#[derive(Debug, Serialize, Deserialize)]
pub struct UpgradeFacts {
    /// Id of the card.
    pub id: String,
    /// Name without the subtitle.
    pub name: String,
    /// Index in `Slot::ALL`.
    pub slot: u8,
    /// Printed attack, or the bonus of an Upgrade.
    pub attack: i8,
    /// Printed defense, or the bonus of an Upgrade.
    pub defense: i8,
    /// The slots that it fills at once, if more than the slot of its kind.
    pub fills: Vec<u8>,
}
