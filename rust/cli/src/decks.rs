//! Loads decks by name or from a file.

use crate::{commands::read_deck, failure::Failure};
use altmode_tcg::{
    cards::builtin,
    deck::{Deck, SAMPLES, parse_deck},
};

/// Loads a built-in deck by name, or a deck from a file.
pub fn deck(name: &str) -> Result<Deck, Failure> {
    match SAMPLES.iter().find(|sample| sample.name == name) {
        Some(sample) => parse_deck(builtin(), sample.list).map_err(|error| Failure::new(format!("{name}: {error}"))),
        None => read_deck(name).map_err(|failure| {
            let names: Vec<_> = SAMPLES.iter().map(|sample| sample.name).collect();
            Failure::new(format!("{failure}\nA deck is a file, or one of: {}", names.join(", ")))
        }),
    }
}
