//! The built-in cards.

use super::{carried::BYTES, catalogue::Catalogue};
use altmode_tcg_language::{CardFile, decode};
use std::sync::OnceLock;

pub use super::carried::VERSION;

/// Returns the built-in card files, all decoded, for callers that read definitions. They are immutable and `'static`.
pub fn files() -> &'static [CardFile] {
    static FILES: OnceLock<Vec<CardFile>> = OnceLock::new();
    FILES.get_or_init(|| decode(BYTES))
}

/// Returns the catalogue of the built-in cards. It is built on the first call.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
    BUILTIN.get_or_init(Catalogue::builtin)
}

#[cfg(test)]
mod tests {
    use super::{super::carried::known, *};

    #[test]
    fn every_card_is_found_by_its_id() {
        let catalogue = builtin();
        for (number, card) in catalogue.cards().enumerate() {
            assert_eq!(catalogue.by_id(card.id), Some(number as u16), "{}", card.id);
            assert_eq!(catalogue.name_id(card.name), Some(card.name_id), "{}", card.name);
            assert!(
                catalogue.named(card.name_id).any(|def| usize::from(def) == number),
                "{}",
                card.name
            );
        }
        assert_eq!(catalogue.by_id("w0-000"), None);
        assert_eq!(catalogue.by_id("blank-nothing"), None);
        assert_eq!(catalogue.name_id("No Such Card"), None);
        // The printed cards; the blank ones belong to no set.
        assert_eq!(catalogue.cards().filter(|card| !card.set.is_empty()).count(), 690);
    }

    #[test]
    fn reprints_share_name_and_definition() {
        let catalogue = builtin();
        for card in catalogue.cards() {
            let original = catalogue.card(card.original);
            assert_eq!(
                (card.name_id, card.stars, card.implemented),
                (original.name_id, original.stars, original.implemented),
                "{}",
                card.id
            );
        }
    }

    #[test]
    fn the_index_says_of_every_card_what_it_comes_to() {
        let known = known();
        let mut entries = known.entries.iter();
        let files = files().iter().flat_map(|file| {
            let battle = file.battle.iter().map(|card| (&card.id, &card.name));
            let characters = file.characters.iter().map(|card| (&card.id, &card.name));
            let stratagems = file.stratagems.iter().map(|card| (&card.id, &card.name));
            battle.chain(characters).chain(stratagems).map(|card| (&file.set, card))
        });
        for (set, (id, name)) in files {
            let entry = entries.next().expect("an entry for every card");
            assert_eq!(
                (entry.set, entry.id, entry.name),
                (set.as_str(), id.as_str(), name.as_str())
            );
        }
        assert!(entries.next().is_none());
        // The items of a card have the numbers that were assigned before it was decoded.
        let catalogue = builtin();
        let mut cards: Vec<_> = catalogue.cards().collect();
        cards.sort_by_key(|card| {
            (card.original != catalogue.by_id(card.id).expect("its id"), catalogue.by_id(card.id))
        });
        let mut next = crate::cards::code::Counts {
            code: crate::cards::code::PROLOGUE.len() as u16,
            ..Default::default()
        };
        for card in cards {
            assert_eq!(card.program.first, next, "{}", card.id);
            let counts = card.program.counts();
            next.code += counts.code;
            next.triggers += counts.triggers;
            next.qualities += counts.qualities;
            next.replacements += counts.replacements;
        }
    }
}
