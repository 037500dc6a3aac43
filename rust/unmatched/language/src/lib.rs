//! The language in which heroes, cards and battlefields of Unmatched are defined.
//!
//! Definitions are data. A battlefield is a map with its special paths. A hero is facts, abilities and cards. The effects of a
//! card are sentences of a small vocabulary. The noun phrases inside them ("each enemy [adjacent to this]", "empty space in zone
//! of Medusa") are short texts with a grammar of their own. The engine crate interprets these values.

mod amount;
mod board;
mod check;
mod effect;
mod hero;
mod pack;
mod phrases;
mod pieces;
mod place;
pub mod text;
mod what;
mod who;

pub use altmode_language::{
    Bytes, Compare, Compile, Encode, HOLE, Jumps, Mistake, Ops, decode, encode, read, read_part,
};
pub use amount::*;
pub use board::*;
pub use check::{
    DIE_FACES, MOST_CARDS, MOST_COUNTERS, MOST_FIGHTERS, MOST_ON_DIE, MOST_SIDE_CARDS, MOST_TOKENS,
    check_heroes,
};
pub use effect::*;
pub use hero::*;
pub use pack::{MOST_PACK_BOARDS, MOST_PACK_HEROES, Pack, check_pack};
pub use phrases::{says_moved_through, says_this};
pub use place::{At, Place};
pub use what::What;
pub use who::{Is, Pick, Side, Who};
