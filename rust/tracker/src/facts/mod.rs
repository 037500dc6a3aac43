//! Card facts, generated from the card files at build time, with lookup by id and name.

mod types;

use altmode_core::{Error, Result};
pub use altmode_journal::limits::shorten;
use altmode_tcg_language::{CharacterKind, Faction, Mode, Slot};
use std::sync::OnceLock;
pub use types::{CharacterFacts, FaceFacts, Facts, UpgradeFacts};

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/facts.bin"));

/// Returns the facts of every character and Upgrade.
pub fn facts() -> &'static Facts {
    static FACTS: OnceLock<Facts> = OnceLock::new();
    FACTS.get_or_init(|| postcard::from_bytes(BYTES).unwrap_or_default())
}

impl CharacterFacts {
    /// Returns name and subtitle, as a deck list writes them.
    pub fn full_name(&self) -> String {
        if self.subtitle.is_empty() {
            self.name.clone()
        } else {
            format!("{}, {}", self.name, self.subtitle)
        }
    }

    /// Returns the kind of character.
    pub fn kind(&self) -> CharacterKind {
        CharacterKind::ALL[usize::from(self.kind)]
    }

    /// Returns the faction.
    pub fn faction(&self) -> Faction {
        Faction::ALL[usize::from(self.faction)]
    }

    /// Returns the starting mode (Tournament Rules 2.3: alt mode unless the card says otherwise).
    pub fn start(&self) -> Mode {
        Mode::ALL[usize::from(self.start)]
    }

    /// Returns the face of a mode, if the character has it.
    pub fn face(&self, mode: Mode) -> Option<&FaceFacts> {
        self.faces.iter().find(|face| face.mode() == mode)
    }
}

impl FaceFacts {
    /// Returns the mode of the face.
    pub fn mode(&self) -> Mode {
        Mode::ALL[usize::from(self.mode)]
    }
}

impl UpgradeFacts {
    /// Returns the slot.
    pub fn slot(&self) -> Slot {
        Slot::ALL[usize::from(self.slot)]
    }
}

/// Returns the character with this id.
pub fn character_by_id(id: &str) -> Option<&'static CharacterFacts> {
    facts().characters.iter().find(|card| card.id.eq_ignore_ascii_case(id))
}

/// Returns the Upgrade with this id.
pub fn upgrade_by_id(id: &str) -> Option<&'static UpgradeFacts> {
    facts().upgrades.iter().find(|card| card.id.eq_ignore_ascii_case(id))
}

/// Finds a character by id, full name, or unique name.
pub fn find_character(text: &str) -> Result<&'static CharacterFacts> {
    if let Some(found) = character_by_id(text) {
        return Ok(found);
    }
    let mut found: Vec<_> =
        facts().characters.iter().filter(|card| same(&card.full_name(), text)).collect();
    if found.is_empty() {
        found = facts().characters.iter().filter(|card| same(&card.name, text)).collect();
    }
    match found.as_slice() {
        [] => {
            Err(Error::new("unknown-card", format!("there is no character \"{}\"", shorten(text))))
        }
        [one] => Ok(one),
        several => {
            let names: Vec<String> = several
                .iter()
                .take(8)
                .map(|card| format!("{} ({})", card.full_name(), card.id))
                .collect();
            Err(Error::new(
                "ambiguous-name",
                format!("\"{}\" fits several characters: {}", shorten(text), names.join("; ")),
            ))
        }
    }
}

/// Finds an Upgrade by id or name; the first printing among reprints.
pub fn find_upgrade(text: &str) -> Option<&'static UpgradeFacts> {
    upgrade_by_id(text).or_else(|| facts().upgrades.iter().find(|card| same(&card.name, text)))
}

/// Returns whether two names are equal except for punctuation and capitals.
fn same(left: &str, right: &str) -> bool {
    letters(left).eq(letters(right))
}

fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_found_by_id_and_by_name() {
        let prime = find_character("Optimus Prime, Battlefield Legend").unwrap();
        assert_eq!(find_character(&prime.id).unwrap().id, prime.id);
        assert_eq!(find_character("optimus prime battlefield legend").unwrap().id, prime.id);
        assert_eq!(find_character("Optimus Prime").unwrap_err().code, "ambiguous-name");
        assert_eq!(find_character("Nobody").unwrap_err().code, "unknown-card");
    }

    #[test]
    fn every_fact_is_there() {
        assert!(facts().characters.len() > 250 && facts().upgrades.len() > 100);
        for card in &facts().characters {
            assert!(
                card.health > 0 && !card.faces.is_empty() && card.face(card.start()).is_some(),
                "{}",
                card.id
            );
            assert!(card.parts.iter().all(|part| character_by_id(part).is_some()), "{}", card.id);
        }
    }
}
