//! The language in which heroes, cards and battlefields of Unmatched are defined.
//!
//! Everything is data: a battlefield is a map with its special paths, a hero is facts, abilities and cards, and what a card
//! does is written as sentences built from a small set of words. Nothing here plays the game; the engine crate interprets
//! these values.

mod board;

pub use altmode_language::{Bytes, Compare, Mistake, Packed, pack, read, unpack};
pub use board::*;
