//! Built-in card files, embedded in the crate.
//!
//! The build script (`build.rs`) reads and checks the card files. The crate embeds their content as bytes, with an
//! index of the cards' locations.

use super::{
    blank::BLANK_CARDS,
    card::DefId,
    entry::{CardEntry, NO_CARD, Source},
    index::{DeltaRow, Indexed},
};
use altmode_tcg_language::Bytes;

/// Content of the card files as bytes.
pub(crate) static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.bin"));
/// Index of the cards: locations, numbers and names.
pub(crate) static INDEX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/index.bin"));

/// Checksum of the card files: the version of the card data.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/cards_version.rs"));

/// Data of the built-in cards that is known before any is decoded.
pub(crate) struct Known {
    /// Cards, in the order of the files.
    pub entries: Vec<CardEntry>,
    /// Cards, sorted by id.
    pub ids: Vec<DefId>,
    /// Name numbers of the blank cards and of the blank character.
    pub blank_names: [u16; 2],
    /// Combiner forms, with their parts.
    pub forms: Vec<(DefId, Vec<DefId>)>,
}

/// Reads the index.
pub(crate) fn known() -> Known {
    let mut index = Bytes::new(INDEX);
    let files = index.number();
    let sets: Vec<&'static str> = (0..files).map(|_| index.text()).collect();
    let cards = index.number();
    let mut entries = Vec::with_capacity(cards + BLANK_CARDS + 1);
    let mut at = 0;
    for _ in 0..cards {
        let Indexed { table, reprint, file, gap, length, counts } = Indexed::take(&mut index);
        at += gap;
        // Every card begins with its id and its name.
        let mut card = Bytes::new(&BYTES[at..]);
        let (id, name) = (card.text(), card.text());
        let source = Source::Builtin(table, at as u32, length as u16);
        entries.push(CardEntry {
            source,
            id,
            name,
            name_id: 0,
            next_of_name: NO_CARD,
            set: sets[file],
            reprint,
            counts,
        });
        at += length;
    }
    let mut order = DeltaRow::default();
    let ids = (0..cards).map(|_| order.take(&mut index)).collect();
    let mut name_ids = DeltaRow::default();
    entries.iter_mut().for_each(|entry| entry.name_id = name_ids.take(&mut index));
    let blank_names = [0; 2].map(|_| name_ids.take(&mut index));
    let mut number = || index.number() as u16;
    let forms =
        (0..number()).map(|_| (number(), (0..number()).map(|_| number()).collect())).collect();
    Known { entries, ids, blank_names, forms }
}
