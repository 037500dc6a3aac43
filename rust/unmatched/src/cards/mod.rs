//! Compiled definitions: the catalogue of heroes, cards and battlefields.

pub mod blank;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod code;
pub mod hero;
pub mod items;
pub mod packs;
pub mod unmatched;
