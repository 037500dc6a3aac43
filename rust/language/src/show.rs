//! Writes a value of a language as JSON: the inverse of [`mod@crate::read`].
//!
//! The value is encoded, and one function walks the bytes by their shape. serde's derived code for the same types was
//! linked once for each format and made `tcg.wasm` 10 kB larger (compressed).

use crate::{Bytes, Encode, Field, Parts, Shape, encode};
use altmode_json::{Map, Value};

/// Returns a value of the language as JSON. Keys that would be `null` are left out.
pub fn show<T: Encode>(value: &T) -> Value {
    written(&mut Bytes::new(&encode(value)), T::shape())
}

fn written(bytes: &mut Bytes<'_>, shape: &Shape) -> Value {
    match *shape {
        Shape::Number { wide: true, .. } => i16::take(bytes).into(),
        Shape::Number { low, .. } if low < 0 => i8::take(bytes).into(),
        Shape::Number { .. } => bytes.byte().into(),
        Shape::YesOrNo => bool::take(bytes).into(),
        Shape::Text => bytes.text().into(),
        Shape::Phrase(_, _, write) => write(bytes).into(),
        Shape::Amount(counted) => match bytes.byte() {
            0 => i16::take(bytes).into(),
            _ => written(bytes, counted()),
        },
        Shape::Maybe(shape) => match bytes.byte() {
            0 => Value::Null,
            _ => written(bytes, shape()),
        },
        Shape::List(shape) => (0..bytes.number()).map(|_| written(bytes, shape())).collect(),
        Shape::Row(shapes) => shapes.iter().map(|shape| written(bytes, shape())).collect(),
        Shape::Object(fields) => object(bytes, fields),
        Shape::Choice(words) => {
            let number = usize::from(bytes.byte()).min(words.len() - 1);
            let word = &words[number];
            let content = match word.parts {
                Parts::None => return word.name.into(),
                Parts::One(shape) => written(bytes, shape()),
                Parts::Several(shapes) => written(bytes, &Shape::Row(shapes)),
                Parts::Fields(fields) => object(bytes, fields),
            };
            Value::Object(Map::from_iter([(word.name.to_string(), content)]))
        }
    }
}

fn object(bytes: &mut Bytes<'_>, fields: &[Field]) -> Value {
    let mut object = Map::new();
    for Field { name, shape, .. } in fields {
        let value = written(bytes, shape());
        if !value.is_null() {
            object.insert(name.to_string(), value);
        }
    }
    Value::Object(object)
}
