//! Handle to the rules of the game.

use super::catalogue::Catalogue;

/// The rules, with the catalogue they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Tcg {
    /// Catalogue of all cards.
    pub catalogue: &'static Catalogue,
}
