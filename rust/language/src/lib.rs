//! Building blocks of the card languages of all games.
//!
//! Each game defines its cards as data in a language of its own, made of words, phrases and sentences. This crate
//! contains the parts that these languages share: encoding of values ([`Encode`]), parsing and writing of JSON by [`Shape`]s,
//! closed vocabularies ([`vocabulary!`]), tokenizing of noun phrases ([`Phrase`]), compilation of instructions to ops
//! ([`Compile`]), and the [`Pen`] that writes English.
//! It depends on no game.

// `#[derive(Encode)]` refers to this crate by name. The alias makes that work inside the crate as well.
extern crate self as altmode_language;

mod amount;
mod bytes;
mod compare;
mod encode;
mod pen;
mod phrase;
mod program;
mod read;
mod set;
mod shape;
mod show;
#[cfg(feature = "typescript")]
pub mod typescript;
mod vocabulary;

pub use bytes::{Bytes, put_number};
pub use compare::Compare;
pub use encode::{Encode, decode, encode};
pub use pen::{Grammar, NounStart, Pen, Speech, Voice, quoted, third_person};
pub use phrase::Phrase;
pub use program::{Compile, HOLE, Jumps, Ops};
pub use read::{Mistake, read, read_part};
pub use set::set_of;
pub use shape::{Docs, Field, Parts, Shape, ShapeOf, Word, put_phrase, show_phrase};
pub use show::show;

/// Items of other crates that [`vocabulary!`] uses.
#[doc(hidden)]
pub use serde as __serde;
