//! Sentences for people, kept as their pieces.
//!
//! Lists of actions and events are full of sentences made from the same few words and names. In pieces they cost no
//! copying, and [`crate::pack`] sends each piece over a boundary only once.

use serde::{Serialize, Serializer, ser::SerializeTupleStruct};
use std::fmt;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words that are always the same, or a name.
    Text(&'static str),
    /// A number, in digits.
    Number(i32),
    /// Words made for this sentence.
    Own(String),
}

impl From<&'static str> for Piece {
    fn from(text: &'static str) -> Piece {
        Piece::Text(text)
    }
}

impl From<String> for Piece {
    fn from(text: String) -> Piece {
        Piece::Own(text)
    }
}

macro_rules! numbers {
    ($($kind:ty)+) => {$(
        impl From<$kind> for Piece {
            fn from(number: $kind) -> Piece {
                Piece::Number(number.into())
            }
        }
    )+};
}

numbers!(u8 u16 i16 i32);

/// A sentence. Written and serialised it is its pieces one after the other.
///
/// ```
/// use altmode_core::words;
///
/// let (name, amount) = ("Bumblebee", 3_u8);
/// assert_eq!(words![name, " takes ", amount, " damage."].to_string(), "Bumblebee takes 3 damage.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Piece>);

/// A sentence from its pieces: texts that last, own texts, small numbers.
#[macro_export]
macro_rules! words {
    ($($piece:expr),* $(,)?) => { $crate::Words(vec![$($crate::Piece::from($piece)),*]) };
}

impl Words {
    /// This and what follows, as one sentence.
    pub fn and(mut self, more: Words) -> Words {
        self.0.extend(more.0);
        self
    }
}

impl fmt::Display for Words {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| match piece {
            Piece::Text(text) => to.write_str(text),
            Piece::Number(number) => write!(to, "{number}"),
            Piece::Own(text) => to.write_str(text),
        })
    }
}

/// A field with a text that lasts as long as the program, for `#[serde(serialize_with)]`: [`crate::pack`] need not read
/// such a text to know it again.
pub fn lasting<T: Copy + Into<Option<&'static str>>, S: Serializer>(text: &T, serializer: S) -> Result<S::Ok, S::Error> {
    (*text).into().map(Lasting).serialize(serializer)
}

/// serde knows texts that last as names of variants only.
struct Lasting(&'static str);

impl Serialize for Lasting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("", 0, self.0)
    }
}

impl Words {
    /// What a list of pieces is called where it need not be readable, as in [`crate::pack`].
    pub(crate) const NAME: &'static str = "Words";
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let mut pieces = serializer.serialize_tuple_struct(Words::NAME, self.0.len())?;
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => pieces.serialize_field(&Lasting(text))?,
                Piece::Number(number) => pieces.serialize_field(number)?,
                Piece::Own(text) => pieces.serialize_field(text)?,
            }
        }
        pieces.end()
    }
}
