//! Compiled definitions: the catalogue of cards and characters.

pub mod catalogue;
pub mod code;
pub mod deckbuilder;
pub mod packs;
