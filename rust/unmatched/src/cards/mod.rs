//! Definitions: the catalogue of all things that a game is played with, compiled.

pub mod blank;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod code;
pub mod hero;
pub mod packs;
pub mod unmatched;
