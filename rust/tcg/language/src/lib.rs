//! The language in which cards of the Transformers TCG are defined.
//!
//! A card is data: facts (names, numbers, icons, traits) and *abilities*, sentences built from a
//! small set of words. A sentence is a JSON value (the project's own files write it as YAML); the
//! noun phrases inside it ("each of your other Cars", "orange Action") are short texts with a
//! grammar of their own, [`Who`] and [`What`]. Nothing here plays the game: the engine crate
//! interprets these values, and [`text`] writes them as English.

mod ability;
mod amounts;
mod card;
mod check;
mod date;
mod effect;
mod layers;
mod length;
mod names;
pub mod text;
mod what;
mod who;
mod words;

pub use ability::*;
pub use altmode_language::{
    Bytes, Compare, Compile, Encode, Field, HOLE, Jumps, Mistake, Ops, Parts, Shape, ShapeOf, Word,
    decode, encode, put_number, read, read_part, show,
};
pub use card::*;
pub use check::{check, longest, work};
pub use date::Date;
pub use effect::*;
pub use length::{MOST_OF_INSTRUCTION, longest_instruction};
pub use what::{Kind, What};
pub use who::{CharacterZone, Is, Pick, Side, Stat, Who, trait_named};
pub use words::*;
