//! Handle to the rules of the game.

use crate::cards::catalogue::{Catalogue, builtin};

/// The rules, with the heroes and battlefields they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Unmatched {
    /// All heroes and battlefields.
    pub catalogue: &'static Catalogue,
}

impl Default for Unmatched {
    fn default() -> Self {
        Unmatched { catalogue: builtin() }
    }
}
