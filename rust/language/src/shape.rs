//! What values look like in a card file: the grammar that [`mod@crate::read`] goes by, made from the types.

use crate::Packed;

/// What a value looks like. Shapes refer to each other by functions, because sentences contain sentences.
pub enum Shape {
    /// A whole number.
    Number {
        /// The smallest.
        low: i16,
        /// The largest.
        high: i16,
        /// Whether it takes two bytes.
        wide: bool,
    },
    /// `true` or `false`.
    YesOrNo,
    /// Any text.
    Text,
    /// A text with a grammar of its own: what it is called, and what reads it into bytes.
    Phrase(&'static str, fn(&str, &mut Vec<u8>) -> Result<(), String>),
    /// A number, or something counted.
    Amount(ShapeOf),
    /// `null`, or a value.
    Maybe(ShapeOf),
    /// Any number of values.
    List(ShapeOf),
    /// A fixed number of values, each of its own shape.
    Row(&'static [ShapeOf]),
    /// An object with these keys.
    Object(&'static [Field]),
    /// One word of several: bare, or as the only key of an object with what belongs to it.
    Choice(&'static [Word]),
}

/// Gives a shape.
pub type ShapeOf = fn() -> &'static Shape;

/// A key of an object.
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What its value looks like.
    pub shape: ShapeOf,
    /// What stands for it when it is left out; without this it must be there, unless it may be `null`.
    pub default: Option<fn(&mut Vec<u8>)>,
}

/// A word, and what belongs to it.
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// What belongs to it.
    pub parts: Parts,
}

/// What belongs to a word.
pub enum Parts {
    /// Nothing: it stands alone.
    None,
    /// One value.
    One(ShapeOf),
    /// A list with one value of each of these shapes.
    Several(&'static [ShapeOf]),
    /// An object with these keys.
    Fields(&'static [Field]),
}

/// Reads a phrase into bytes: what a [`Shape::Phrase`] calls.
pub fn put_phrase<T: Packed>(read: fn(&str) -> Result<T, String>, text: &str, bytes: &mut Vec<u8>) -> Result<(), String> {
    read(text).map(|value| value.put(bytes))
}
