//! The built-in cards.
//!
//! The card files are read and checked when the crate is built (`build.rs`); what is carried here is their content as
//! bytes, with an index that says where each card lies in them.

use crate::{
    catalogue::{Catalogue, Entry, NO_CARD, Source},
    index::{Indexed, Row},
    state::DefId,
};
use altmode_tcg_language::{Bytes, CardFile, unpack};
use std::sync::OnceLock;

/// The card files as bytes.
pub(crate) static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.bin"));
/// Where each card lies in them.
static INDEX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/index.bin"));

/// Checksum of the card files: the version of the card data.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/cards_version.rs"));

/// The built-in card files, all taken apart: for those who read definitions themselves. They never change and live as
/// long as the process.
pub fn files() -> &'static [CardFile] {
    static FILES: OnceLock<Vec<CardFile>> = OnceLock::new();
    FILES.get_or_init(|| unpack(BYTES))
}

/// The built-in cards. Pure data: every caller gets the same.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
    BUILTIN.get_or_init(Catalogue::builtin)
}

/// What is known of the built-in cards before any is taken apart.
pub(crate) struct Known {
    /// The cards, in the order of the files.
    pub entries: Vec<Entry>,
    /// The cards in the order of their ids.
    pub ids: Vec<DefId>,
    /// The numbers of the names of the blank cards and of the blank character.
    pub blank_names: [u16; 2],
    /// The forms that characters combine into, with their parts.
    pub forms: Vec<(DefId, Vec<DefId>)>,
}

/// Reads the index.
pub(crate) fn known() -> Known {
    let mut index = Bytes::new(INDEX);
    let files = index.number();
    let sets: Vec<&'static str> = (0..files).map(|_| index.text()).collect();
    let cards = index.number();
    let mut entries = Vec::with_capacity(cards + crate::blank::BLANK_CARDS + 1);
    let mut at = 0;
    for _ in 0..cards {
        let Indexed { table, reprint, file, gap, length, room } = Indexed::take(&mut index);
        at += gap;
        // Every card begins with its id and its name.
        let mut card = Bytes::new(&BYTES[at..]);
        let (id, name) = (card.text(), card.text());
        let source = Source::Builtin(table, at as u32);
        entries.push(Entry { source, id, name, name_id: 0, next_of_name: NO_CARD, set: sets[file], reprint, room });
        at += length;
    }
    let mut order = Row::default();
    let ids = (0..cards).map(|_| order.take(&mut index)).collect();
    let mut name_ids = Row::default();
    entries.iter_mut().for_each(|entry| entry.name_id = name_ids.take(&mut index));
    let blank_names = [0; 2].map(|_| name_ids.take(&mut index));
    let mut number = || index.number() as u16;
    let forms = (0..number()).map(|_| (number(), (0..number()).map(|_| number()).collect())).collect();
    Known { entries, ids, blank_names, forms }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_by_its_id() {
        let catalogue = builtin();
        for (number, card) in catalogue.cards().enumerate() {
            assert_eq!(catalogue.by_id(card.id), Some(number as u16), "{}", card.id);
            assert_eq!(catalogue.name_id(card.name), Some(card.name_id), "{}", card.name);
            assert!(catalogue.named(card.name_id).any(|def| usize::from(def) == number), "{}", card.name);
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
            assert_eq!((entry.set, entry.id, entry.name), (set.as_str(), id.as_str(), name.as_str()));
        }
        assert!(entries.next().is_none());
        // What a card has happen has the numbers that it was given before it was taken apart.
        let catalogue = builtin();
        let mut cards: Vec<_> = catalogue.cards().collect();
        cards.sort_by_key(|card| (card.original != catalogue.by_id(card.id).expect("its id"), catalogue.by_id(card.id)));
        let mut next = crate::code::Room { code: crate::code::PROLOGUE.len() as u16, ..Default::default() };
        for card in cards {
            assert_eq!(card.program.first, next, "{}", card.id);
            let room = card.program.room();
            next.code += room.code;
            next.triggers += room.triggers;
            next.qualities += room.qualities;
            next.replacements += room.replacements;
        }
    }
}
