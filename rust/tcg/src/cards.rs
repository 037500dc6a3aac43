//! The built-in cards.
//!
//! The card files are read and checked when the crate is built (`build.rs`); what is carried here is
//! their content as bytes, compiled to a [`Catalogue`] when it is first asked for.

use crate::catalogue::Catalogue;
use altmode_tcg_language::{CardFile, unpack};
use std::sync::OnceLock;

/// The card files as bytes.
static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.bin"));

/// Checksum of the card files: the version of the card data.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/cards_version.rs"));

/// The built-in card files. They never change and live as long as the process.
pub fn files() -> &'static [CardFile] {
    static FILES: OnceLock<Vec<CardFile>> = OnceLock::new();
    FILES.get_or_init(|| unpack(BYTES))
}

/// The built-in cards, compiled. Pure data: every caller gets the same.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
    BUILTIN.get_or_init(|| Catalogue::new(&files().iter().collect::<Vec<_>>(), VERSION))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_by_its_id() {
        let catalogue = builtin();
        for (number, card) in catalogue.cards.iter().enumerate() {
            assert_eq!(catalogue.by_id(card.id), Some(number as u16), "{}", card.id);
            assert_eq!(catalogue.name_id(card.name), Some(card.name_id), "{}", card.name);
        }
        assert_eq!(catalogue.by_id("w0-000"), None);
        assert_eq!(catalogue.name_id("No Such Card"), None);
        // The printed cards; the blank ones belong to no set.
        assert_eq!(catalogue.cards.iter().filter(|card| !card.set.is_empty()).count(), 690);
    }

    #[test]
    fn reprints_share_name_and_definition() {
        let catalogue = builtin();
        for card in &catalogue.cards {
            let original = catalogue.card(card.original);
            assert_eq!(
                (card.name_id, card.stars, card.implemented),
                (original.name_id, original.stars, original.implemented),
                "{}",
                card.id
            );
        }
    }
}
