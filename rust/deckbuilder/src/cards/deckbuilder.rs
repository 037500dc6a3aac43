//! Handle to the rules of the game.

use crate::cards::catalogue::{Catalogue, builtin};

/// The rules, with the cards that they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Deckbuilder {
    /// All cards and characters.
    pub catalogue: &'static Catalogue,
}

impl Default for Deckbuilder {
    fn default() -> Self {
        Deckbuilder { catalogue: builtin() }
    }
}
