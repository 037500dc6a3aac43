//! What the card languages of all games share.
//!
//! Each game has a language of its own, in which its cards are defined as data: words, phrases and sentences made of them.
//! This crate gives what every such language is made from: how values are packed into bytes ([`Packed`]), how they are read
//! from JSON by their [`Shape`]s, closed [`vocabulary!`]s, the splitting of noun phrases ([`Phrase`]), and
//! the [`Pen`] that writes English.
//! It knows no game.

// `#[derive(Packed)]` names this crate, so that it works in every crate; here, too.
extern crate self as altmode_language;

mod compare;
mod packed;
mod pen;
mod phrase;
mod read;
mod shape;
mod vocabulary;

pub use compare::Compare;
pub use packed::{Bytes, Packed, pack, put_number, unpack};
pub use pen::{Grammar, NounStart, Pen, Speech, Voice, quoted, third_person};
pub use phrase::Phrase;
pub use read::{Mistake, read, read_part};
pub use shape::{Field, Parts, Shape, ShapeOf, Word, put_phrase};

/// What [`vocabulary!`] needs of other crates.
#[doc(hidden)]
pub use serde as __serde;
