//! Shapes: the grammar of values in card files, derived from the types and used by [`mod@crate::read`] and [`fn@crate::show`].

use crate::{Bytes, Encode};

/// Shape of a value. Shapes refer to each other by functions, because sentences contain sentences.
pub enum Shape {
    /// A whole number.
    Number {
        /// Smallest value.
        low: i16,
        /// Largest value.
        high: i16,
        /// Whether it is encoded in two bytes.
        wide: bool,
    },
    /// `true` or `false`.
    YesOrNo,
    /// Any text.
    Text,
    /// A text with a grammar of its own: the name of the grammar, the function that parses and encodes it, and the one
    /// that decodes and writes it.
    Phrase(
        &'static str,
        fn(&str, &mut Vec<u8>) -> Result<(), String>,
        fn(&mut Bytes<'_>) -> String,
    ),
    /// A number, or a counted amount.
    Amount(ShapeOf),
    /// `null`, or a value.
    Maybe(ShapeOf),
    /// Any number of values.
    List(ShapeOf),
    /// A fixed number of values, each of its own shape.
    Row(&'static [ShapeOf]),
    /// An object with these keys.
    Object(&'static [Field]),
    /// One word of several: bare, or as the only key of an object that holds its parameters.
    Choice(&'static [Word]),
}

/// Function that returns a shape.
pub type ShapeOf = fn() -> &'static Shape;

/// A key of an object.
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// Shape of the value.
    pub shape: ShapeOf,
    /// Default value. A key without a default is required unless it may be `null`.
    pub default: Option<fn(&mut Vec<u8>)>,
    /// Its documentation.
    pub docs: Docs,
}

/// Documentation of a type or a field. It is a text only where TypeScript declarations are generated, so that it is in no module.
#[derive(Clone, Copy, Debug, Default)]
pub struct Docs(#[cfg(feature = "typescript")] pub &'static str);

/// Expands to a text as [`Docs`].
#[cfg(feature = "typescript")]
#[macro_export]
macro_rules! documented {
    ($text:literal) => {
        $crate::Docs($text)
    };
}
/// Expands to a text as [`Docs`].
#[cfg(not(feature = "typescript"))]
#[macro_export]
macro_rules! documented {
    ($text:literal) => {
        $crate::Docs()
    };
}

/// A word and its parameters.
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// Its parameters.
    pub parts: Parts,
}

/// Parameters of a word.
pub enum Parts {
    /// None: the word stands alone.
    None,
    /// One value.
    One(ShapeOf),
    /// A list with one value of each of these shapes.
    Several(&'static [ShapeOf]),
    /// An object with these keys.
    Fields(&'static [Field]),
}

/// Parses a phrase and encodes it: the first function of a [`Shape::Phrase`].
pub fn put_phrase<T: Encode>(
    read: fn(&str) -> Result<T, String>,
    text: &str,
    bytes: &mut Vec<u8>,
) -> Result<(), String> {
    read(text).map(|value| value.put(bytes))
}

/// Decodes a phrase and writes it: the second function of a [`Shape::Phrase`].
pub fn show_phrase<T: Encode + ToString>(bytes: &mut Bytes<'_>) -> String {
    T::take(bytes).to_string()
}
