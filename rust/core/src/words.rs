//! Sentences for people, stored as pieces.
//!
//! Lists of actions and events repeat the same few words and names. As pieces they are not copied, and [`crate::wire`]
//! sends each piece over a boundary only once. Libraries of interned strings, such as `string-interner` and `ustr`, never free a
//! text, and the number of texts that a program makes is not bounded.

use serde::{Serialize, Serializer, ser::SerializeTupleStruct};
use std::fmt;

/// Part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Static text: fixed words or a name.
    Text(&'static str),
    /// Number, written in digits.
    Number(i32),
    /// Text made for this sentence.
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

/// A sentence. Its display and JSON forms are the concatenated pieces.
///
/// ```
/// use altmode_core::words;
///
/// let (name, amount) = ("Bumblebee", 3_u8);
/// assert_eq!(words![name, " takes ", amount, " damage."].to_string(), "Bumblebee takes 3 damage.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Piece>);

/// Makes a sentence from its pieces: static texts, owned texts and small integers.
#[macro_export]
macro_rules! words {
    ($($piece:expr),* $(,)?) => { $crate::Words(vec![$($crate::Piece::from($piece)),*]) };
}

impl Words {
    /// Appends another sentence.
    pub fn and(mut self, more: Words) -> Words {
        self.0.extend(more.0);
        self
    }

    /// Returns the sentence without its full stop if its last word has one: an abbreviation.
    ///
    /// ```
    /// use altmode_core::words;
    ///
    /// let name = "Jennifer Walters, Esq.";
    /// assert_eq!(words!["Player 1 plays ", name, "."].with_one_stop().to_string(), "Player 1 plays Jennifer Walters, Esq.");
    /// ```
    pub fn with_one_stop(mut self) -> Words {
        // A full stop after an ellipsis stays.
        let ends = |text: &str| text.ends_with('.') && !text.ends_with("..");
        let has_stop = |piece: &Piece| match piece {
            Piece::Text(text) => ends(text),
            Piece::Own(text) => ends(text),
            Piece::Number(_) => false,
        };
        if let [.., word, Piece::Text(".")] = &self.0[..]
            && has_stop(word)
        {
            self.0.pop();
        }
        self
    }

    /// Returns whether the sentence is this text, in capitals or not.
    ///
    /// ```
    /// use altmode_core::words;
    ///
    /// assert!(words!["Take ", 3_u8, " damage"].is_text("take 3 damage"));
    /// assert!(!words!["Take ", 3_u8, " damage"].is_text("take 3"));
    /// ```
    pub fn is_text(&self, text: &str) -> bool {
        let after = |rest: &'_ [u8], piece: &str| {
            let same = rest
                .get(..piece.len())
                .is_some_and(|begin| begin.eq_ignore_ascii_case(piece.as_bytes()));
            same.then_some(piece.len())
        };
        let mut rest = text.as_bytes();
        for piece in &self.0 {
            let length = match piece {
                Piece::Text(piece) => after(rest, piece),
                Piece::Own(piece) => after(rest, piece),
                Piece::Number(number) => after(rest, &number.to_string()),
            };
            let Some(length) = length else { return false };
            rest = &rest[length..];
        }
        rest.is_empty()
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

/// Serialises a field with a static text, for `#[serde(serialize_with)]`. [`crate::wire`] recognises such a text by its
/// address instead of reading it.
pub fn lasting<T: Copy + Into<Option<&'static str>>, S: Serializer>(
    text: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (*text).into().map(StaticText).serialize(serializer)
}

/// Static text, serialised as the name of a variant, because serde passes values as `&'static str` in no other way.
/// [`crate::wire`] recognises such a text by its address instead of reading it.
#[derive(Clone, Copy, Debug)]
pub struct StaticText(pub &'static str);

impl Serialize for StaticText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("", 0, self.0)
    }
}

impl Words {
    /// Name under which pieces are serialised for formats that need not be readable, such as the packed form of `wire`.
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
                Piece::Text(text) => pieces.serialize_field(&StaticText(text))?,
                Piece::Number(number) => pieces.serialize_field(number)?,
                Piece::Own(text) => pieces.serialize_field(text)?,
            }
        }
        pieces.end()
    }
}
