//! The rules of the Transformers TCG as a value: the catalogue, and everything asked of it.

use crate::catalogue::Catalogue;

/// The rules, with the cards they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Tcg {
    /// All cards.
    pub catalogue: &'static Catalogue,
}
