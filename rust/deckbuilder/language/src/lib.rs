//! The language in which cards and characters of the Transformers Deck-Building Game are defined.
//!
//! A card is facts (types, cost, Power, Range, Move) and text: abilities, each with its timing word and its instructions. The
//! engine crate interprets these values, and [`text`] renders them in English.

mod ability;
mod amount;
mod check;
mod effect;
mod fill;
mod filter;
mod sheet;
pub mod text;

pub use ability::*;
pub use altmode_language::{
    Bytes, Compare, Compile, Encode, HOLE, Jumps, Mistake, Ops, decode, encode, read, read_part,
};
pub use amount::*;
pub use check::{MOST_CARDS, MOST_CHARACTERS, check};
pub use effect::*;
pub use fill::{Contradiction, Fillable, fillable, filled};
pub use filter::*;
pub use sheet::*;
