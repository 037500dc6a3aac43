//! Reads JSON values into types and knows where it was when something did not fit.
//!
//! Wrapping another deserializer would do the same and make every type's reading code several times over, all of
//! which a browser would download.

use serde::{
    Deserialize,
    de::{
        self, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess, Unexpected, VariantAccess,
        Visitor,
    },
    forward_to_deserialize_any,
};
use serde_json::Value;
use std::{cell::RefCell, fmt::Write};

/// What does not fit, without its place.
type Error = de::value::Error;

/// Reads a value.
///
/// # Errors
///
/// The place, for example `battle[3].kind`, and what is wrong there.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, (String, String)> {
    let trail = RefCell::new(Vec::new());
    T::deserialize(Reader { value, depth: 0, trail: &trail }).map_err(|error| (place(&trail.borrow()), error.to_string()))
}

/// One step from a value into a part of it.
#[derive(Clone, Copy)]
enum Step<'de> {
    Key(&'de str),
    Index(usize),
}

fn place(steps: &[Step<'_>]) -> String {
    let mut text = String::new();
    for step in steps {
        let _ = match step {
            Step::Key(key) if text.is_empty() => write!(text, "{key}"),
            Step::Key(key) => write!(text, ".{key}"),
            Step::Index(index) => write!(text, "[{index}]"),
        };
    }
    text
}

/// A value, and the steps to it: the first `depth` of the trail. An error leaves the trail as it is.
#[derive(Clone, Copy)]
struct Reader<'de, 't> {
    value: &'de Value,
    depth: usize,
    trail: &'t RefCell<Vec<Step<'de>>>,
}

impl<'de> Reader<'de, '_> {
    /// Reads a part of this value.
    fn part<S: DeserializeSeed<'de>>(self, step: Step<'de>, value: &'de Value, seed: S) -> Result<S::Value, Error> {
        self.go(step);
        let part = seed.deserialize(Reader { value, depth: self.depth + 1, ..self })?;
        self.trail.borrow_mut().truncate(self.depth);
        Ok(part)
    }

    /// Leaves the trail at a part of this value.
    fn go(self, step: Step<'de>) {
        let mut trail = self.trail.borrow_mut();
        trail.truncate(self.depth);
        trail.push(step);
    }

    fn unexpected(self) -> Unexpected<'de> {
        match self.value {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => Unexpected::Unsigned(value),
                (None, Some(value)) => Unexpected::Signed(value),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'de, '_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => visitor.visit_u64(value),
                (None, Some(value)) => visitor.visit_i64(value),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => visitor.visit_seq(Items { reader: self, items, next: 0 }),
            Value::Object(fields) => visitor.visit_map(Fields { reader: self, fields: fields.iter(), value: None }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::String(word) => visitor.visit_enum(Choice { reader: self, word, content: None }),
            Value::Object(fields) if fields.len() == 1 => match fields.iter().next() {
                Some((word, content)) => visitor.visit_enum(Choice { reader: self, word, content: Some(content) }),
                None => Err(Error::invalid_type(self.unexpected(), &visitor)),
            },
            Value::Object(_) => Err(Error::invalid_value(Unexpected::Map, &"an object with a single key")),
            _ => Err(Error::invalid_type(self.unexpected(), &"a word or an object with a single key")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The items of an array.
struct Items<'de, 't> {
    reader: Reader<'de, 't>,
    items: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        self.reader.part(Step::Index(index), item, seed).map(Some)
    }
}

/// The fields of an object.
struct Fields<'de, 't> {
    reader: Reader<'de, 't>,
    fields: serde_json::map::Iter<'de>,
    value: Option<(&'de str, &'de Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((key, value)) = self.fields.next() else { return Ok(None) };
        self.value = Some((key, value));
        let read: Result<S::Value, Error> = seed.deserialize(key.as_str().into_deserializer());
        if read.is_err() {
            self.reader.go(Step::Key(key));
        }
        read.map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let Some((key, value)) = self.value.take() else { return Err(Error::custom("a value was read before its key")) };
        self.reader.part(Step::Key(key), value, seed)
    }
}

/// One word of several, with what belongs to it.
struct Choice<'de, 't> {
    reader: Reader<'de, 't>,
    word: &'de str,
    content: Option<&'de Value>,
}

impl<'de, 't> EnumAccess<'de> for Choice<'de, 't> {
    type Error = Error;
    type Variant = Choice<'de, 't>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let word: Result<S::Value, Error> = seed.deserialize(self.word.into_deserializer());
        Ok((word?, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.content {
            None => Ok(()),
            Some(content) => self.reader.part(Step::Key(self.word), content, std::marker::PhantomData),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        match self.content {
            Some(content) => self.reader.part(Step::Key(self.word), content, seed),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, &"a word with what belongs to it")),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.newtype_variant_seed(Visit(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.newtype_variant_seed(Visit(visitor))
    }
}

/// A visitor as a seed.
struct Visit<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Visit<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_any(self.0)
    }
}
