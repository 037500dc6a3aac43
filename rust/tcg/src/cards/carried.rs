//! The card files as the crate carries them.
//!
//! They are read and checked when the crate is built (`build.rs`); what is carried is their content as bytes, with an index
//! that says where each card lies in them.

use super::{
    blank::BLANK_CARDS,
    card::DefId,
    entry::{Entry, NO_CARD, Source},
    index::{Indexed, Row},
};
use altmode_tcg_language::Bytes;

/// The card files as bytes.
pub(crate) static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.bin"));
/// Where each card lies in them.
pub(crate) static INDEX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/index.bin"));

/// Checksum of the card files: the version of the card data.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/cards_version.rs"));

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
    let mut entries = Vec::with_capacity(cards + BLANK_CARDS + 1);
    let mut at = 0;
    for _ in 0..cards {
        let Indexed { table, reprint, file, gap, length, counts } = Indexed::take(&mut index);
        at += gap;
        // Every card begins with its id and its name.
        let mut card = Bytes::new(&BYTES[at..]);
        let (id, name) = (card.text(), card.text());
        let source = Source::Builtin(table, at as u32);
        entries.push(Entry { source, id, name, name_id: 0, next_of_name: NO_CARD, set: sets[file], reprint, counts });
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
