//! Loads decks by name or from a file.

use crate::{commands::read_deck, failure::Failure};
use altmode_tcg::{
    cards::builtin,
    deck::{Deck, parse_deck},
};

/// The built-in deck lists by name.
pub const BUILT_IN: [(&str, &str); 6] = [
    ("autobot-starter", include_str!("../../tcg/decks/autobot-starter.txt")),
    ("bumblebee-vs-megatron", include_str!("../../tcg/decks/bumblebee-vs-megatron.txt")),
    ("metroplex", include_str!("../../tcg/decks/metroplex.txt")),
    ("blaster", include_str!("../../tcg/decks/blaster.txt")),
    ("soundwave", include_str!("../../tcg/decks/soundwave.txt")),
    ("devastator", include_str!("../../tcg/decks/devastator.txt")),
];

/// Loads a built-in deck by name, or a deck from a file.
pub fn deck(name: &str) -> Result<Deck, Failure> {
    match BUILT_IN.iter().find(|(known, _)| *known == name) {
        Some((_, list)) => parse_deck(builtin(), list).map_err(|error| Failure::new(format!("{name}: {error}"))),
        None => read_deck(name).map_err(|failure| {
            let names: Vec<_> = BUILT_IN.iter().map(|(name, _)| *name).collect();
            Failure::new(format!("{failure}\nA deck is a file, or one of: {}", names.join(", ")))
        }),
    }
}
