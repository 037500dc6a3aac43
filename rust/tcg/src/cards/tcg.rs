//! Handle to the rules of the game.

use super::{builtin::builtin, catalogue::Catalogue};

/// The rules, with the catalogue they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Tcg {
    /// Catalogue of all cards.
    pub catalogue: &'static Catalogue,
}

impl Default for Tcg {
    fn default() -> Self {
        Tcg { catalogue: builtin() }
    }
}
