//! The list of all cards that can be put on the table, for hosts.

use crate::facts;
use altmode_tcg_language::{Mode, Slot};
use serde::Serialize;

/// Every card that can be put on the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCards"))]
pub struct Catalogue {
    /// Characters and combined forms.
    pub characters: Vec<CharacterEntry>,
    /// Upgrades.
    pub upgrades: Vec<UpgradeEntry>,
}

/// A character card.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCard"))]
pub struct CharacterEntry {
    /// Its id in the catalogue.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The second half of its full name.
    pub subtitle: &'static str,
    /// Name and subtitle.
    pub full_name: String,
    /// The kind of character, for example `triple changer`.
    pub kind: &'static str,
    /// Its faction.
    pub faction: &'static str,
    /// Its stars.
    pub stars: u8,
    /// Its health.
    pub health: u8,
    /// Its modes, in printed order.
    pub modes: Vec<ModeEntry>,
    /// Of a combined form: the full names of its parts.
    pub parts: &'static [String],
}

/// A mode of a character card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCardMode"))]
pub struct ModeEntry {
    /// The mode.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: Mode,
    /// Printed attack.
    pub attack: u8,
    /// Printed defense.
    pub defense: u8,
}

/// An Upgrade.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "UpgradeCard"))]
pub struct UpgradeEntry {
    /// Its id in the catalogue.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The slot that it fills.
    #[cfg_attr(feature = "typescript", ts(type = "Slot"))]
    pub slot: Slot,
    /// The attack number in its stat box.
    pub attack: i8,
    /// The defense number in its stat box.
    pub defense: i8,
}

/// Returns the list.
pub fn catalogue() -> Catalogue {
    let facts = facts::facts();
    let character = |card: &'static facts::CharacterFacts| CharacterEntry {
        id: &card.id,
        name: &card.name,
        subtitle: &card.subtitle,
        full_name: card.full_name(),
        kind: card.kind().name(),
        faction: card.faction().name(),
        stars: card.stars,
        health: card.health,
        modes: card
            .faces
            .iter()
            .map(|face| ModeEntry { mode: face.mode(), attack: face.attack, defense: face.defense })
            .collect(),
        parts: &card.parts,
    };
    let upgrade = |card: &'static facts::UpgradeFacts| UpgradeEntry {
        id: &card.id,
        name: &card.name,
        slot: card.slot(),
        attack: card.attack,
        defense: card.defense,
    };
    Catalogue {
        characters: facts.characters.iter().map(character).collect(),
        upgrades: facts.upgrades.iter().map(upgrade).collect(),
    }
}
