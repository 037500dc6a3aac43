//! The rules as a value.

use super::catalogue::Catalogue;

/// The rules, with the cards they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Tcg {
    /// All cards.
    pub catalogue: &'static Catalogue,
}
