//! Binary serialisation of definitions: the format in which the built-in cards are embedded in the engine.
//!
//! The bytes are written and read by one version of this code, so they need neither names nor checks. The reader is a
//! tenth of the size of a general deserializer, and every user downloads it. Packs are read in two steps: JSON is
//! converted to bytes by its shape ([`mod@crate::read`]), and the bytes are decoded like those of the built-in cards.

use crate::{Bytes, Docs, Shape, put_number};
pub use altmode_language_derive::Encode;

/// A value that can be encoded as bytes and decoded again.
pub trait Encode {
    /// Appends the value.
    fn put(&self, bytes: &mut Vec<u8>);
    /// Decodes a value. Bytes that [`Encode::put`] did not write give an arbitrary value, but never an error or a
    /// panic.
    fn take(bytes: &mut Bytes<'_>) -> Self;
    /// Returns the shape of the value in card files.
    fn shape() -> &'static Shape;
    /// Returns the documentation of the type.
    fn docs() -> Docs {
        Docs::default()
    }
}

/// Encodes a value.
pub fn encode(value: &impl Encode) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.put(&mut bytes);
    bytes
}

/// Decodes a value that [`encode`] encoded.
pub fn decode<T: Encode>(bytes: &[u8]) -> T {
    T::take(&mut Bytes::new(bytes))
}

/// Implements `Clone` by packing and unpacking, for deep types of a game's language. The module has the code for both anyway, and
/// a derived clone of all types below them is a fortieth of it.
#[macro_export]
macro_rules! clone_by_packing {
    ($($name:ty),+) => {$(
        impl Clone for $name {
            fn clone(&self) -> Self {
                $crate::decode(&$crate::encode(self))
            }
        }
    )+};
}

impl Encode for u8 {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self);
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        bytes.byte()
    }
    fn shape() -> &'static Shape {
        const { &Shape::Number { low: 0, high: 255, wide: false } }
    }
}

impl Encode for i8 {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self as u8);
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        bytes.byte() as i8
    }
    fn shape() -> &'static Shape {
        const { &Shape::Number { low: -128, high: 127, wide: false } }
    }
}

impl Encode for i16 {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.to_le_bytes());
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        i16::from_le_bytes([bytes.byte(), bytes.byte()])
    }
    fn shape() -> &'static Shape {
        const { &Shape::Number { low: i16::MIN, high: i16::MAX, wide: true } }
    }
}

impl Encode for bool {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(*self));
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        bytes.byte() != 0
    }
    fn shape() -> &'static Shape {
        const { &Shape::YesOrNo }
    }
}

impl Encode for String {
    fn put(&self, bytes: &mut Vec<u8>) {
        put_number(self.len(), bytes);
        bytes.extend(self.as_bytes());
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        bytes.text().to_string()
    }
    fn shape() -> &'static Shape {
        const { &Shape::Text }
    }
}

impl<T: Encode> Encode for Box<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        T::put(self, bytes);
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        Box::new(T::take(bytes))
    }
    fn shape() -> &'static Shape {
        T::shape()
    }
}

impl<T: Encode> Encode for Option<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(self.is_some()));
        self.iter().for_each(|value| value.put(bytes));
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        if bytes.byte() == 0 { None } else { Some(T::take(bytes)) }
    }
    fn shape() -> &'static Shape {
        const { &Shape::Maybe(T::shape) }
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        put_number(self.len(), bytes);
        self.iter().for_each(|value| value.put(bytes));
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        // Every value takes at least one byte.
        let length = bytes.number().min(bytes.left());
        let mut values = Vec::with_capacity(length);
        for _ in 0..length {
            values.push(T::take(bytes));
        }
        values
    }
    fn shape() -> &'static Shape {
        const { &Shape::List(T::shape) }
    }
}

/// Implements `Encode` for tuples.
macro_rules! rows {
    ($(($($part:ident $at:tt),+))+) => {$(
        impl<$($part: Encode),+> Encode for ($($part,)+) {
            fn put(&self, bytes: &mut Vec<u8>) {
                $(self.$at.put(bytes);)+
            }
            fn take(bytes: &mut Bytes<'_>) -> Self {
                ($($part::take(bytes),)+)
            }
            fn shape() -> &'static Shape {
                const { &Shape::Row(&[$($part::shape),+]) }
            }
        }
    )+};
}

rows! { (A 0, B 1) (A 0, B 1, C 2, D 3) }

impl Encode for [u8; 3] {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self);
    }
    fn take(bytes: &mut Bytes<'_>) -> Self {
        [bytes.byte(), bytes.byte(), bytes.byte()]
    }
    fn shape() -> &'static Shape {
        const { &Shape::Row(&[u8::shape, u8::shape, u8::shape]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lengths_and_negative_numbers_come_back() {
        let value = (vec![-5_i16, 300, i16::MIN], ("x".repeat(20_000), Some([1_u8, 2, 3])));
        assert_eq!(
            <(Vec<i16>, (String, Option<[u8; 3]>))>::take(&mut Bytes::new(&encode(&value))),
            value
        );
    }

    #[test]
    fn bytes_that_were_never_put_give_some_value() {
        for length in 0..200 {
            type Nested = Vec<(String, Option<Vec<i16>>)>;
            decode::<Nested>(&vec![0xff; length]);
            decode::<Nested>(&(0..length as u8).collect::<Vec<_>>());
        }
    }
}
