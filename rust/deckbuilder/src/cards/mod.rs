//! Definitions: the catalogue of all things that a game is played with, compiled.

pub mod catalogue;
pub mod code;
pub mod deckbuilder;
pub mod packs;
