//! Facts of cards: made from the card files by the build, looked up by id or name.

mod types;

use altmode_core::{Error, Result};
use altmode_tcg_language::{CharacterKind, Faction, Mode, Slot};
use std::sync::OnceLock;
pub use types::{CharacterFacts, FaceFacts, Facts, UpgradeFacts};

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/facts.bin"));

/// Every character and Upgrade.
pub fn facts() -> &'static Facts {
    static FACTS: OnceLock<Facts> = OnceLock::new();
    FACTS.get_or_init(|| postcard::from_bytes(BYTES).unwrap_or_default())
}

impl CharacterFacts {
    /// Name and subtitle, as a deck list writes it.
    pub fn full_name(&self) -> String {
        if self.subtitle.is_empty() { self.name.clone() } else { format!("{}, {}", self.name, self.subtitle) }
    }

    pub fn kind(&self) -> CharacterKind {
        CharacterKind::ALL[usize::from(self.kind)]
    }

    pub fn faction(&self) -> Faction {
        Faction::ALL[usize::from(self.faction)]
    }

    /// The mode it starts in (Tournament Rules 2.3: alt mode unless the card says otherwise).
    pub fn start(&self) -> Mode {
        Mode::ALL[usize::from(self.start)]
    }

    pub fn face(&self, mode: Mode) -> Option<&FaceFacts> {
        self.faces.iter().find(|face| face.mode() == mode)
    }
}

impl FaceFacts {
    pub fn mode(&self) -> Mode {
        Mode::ALL[usize::from(self.mode)]
    }
}

impl UpgradeFacts {
    pub fn slot(&self) -> Slot {
        Slot::ALL[usize::from(self.slot)]
    }
}

/// The character with this id, if there is one.
pub fn character_by_id(id: &str) -> Option<&'static CharacterFacts> {
    facts().characters.iter().find(|card| card.id.eq_ignore_ascii_case(id))
}

/// The Upgrade with this id, if there is one.
pub fn upgrade_by_id(id: &str) -> Option<&'static UpgradeFacts> {
    facts().upgrades.iter().find(|card| card.id.eq_ignore_ascii_case(id))
}

/// A character by id, full name, or a name that only one has.
pub fn find_character(text: &str) -> Result<&'static CharacterFacts> {
    if let Some(found) = character_by_id(text) {
        return Ok(found);
    }
    let mut found: Vec<_> = facts().characters.iter().filter(|card| same(&card.full_name(), text)).collect();
    if found.is_empty() {
        found = facts().characters.iter().filter(|card| same(&card.name, text)).collect();
    }
    match found.as_slice() {
        [] => Err(Error::new("unknown-card", format!("there is no character \"{}\"", shorten(text)))),
        [one] => Ok(one),
        several => {
            let names: Vec<String> = several.iter().take(8).map(|card| format!("{} ({})", card.full_name(), card.id)).collect();
            Err(Error::new("ambiguous-name", format!("\"{}\" fits several characters: {}", shorten(text), names.join("; "))))
        }
    }
}

/// An Upgrade by id or name; of reprints the first.
pub fn find_upgrade(text: &str) -> Option<&'static UpgradeFacts> {
    upgrade_by_id(text).or_else(|| facts().upgrades.iter().find(|card| same(&card.name, text)))
}

/// At most 40 characters of something that came from outside.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Whether two names are the same to people, who type neither signs nor capitals carefully.
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
            assert!(card.health > 0 && !card.faces.is_empty() && card.face(card.start()).is_some(), "{}", card.id);
            assert!(card.parts.iter().all(|part| character_by_id(part).is_some()), "{}", card.id);
        }
    }
}
