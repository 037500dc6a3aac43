//! Deserialisation of JSON values that reports the path of the first error.
//!
//! A wrapper around another deserializer would compile every type's reading code several times. Support for reading
//! every type from every kind of value would do so too. Both together would be most of the reading code that a browser
//! downloads.

use altmode_json::{Map, Value};
use serde::{
    Deserialize,
    de::{
        self, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer,
        MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
    },
    forward_to_deserialize_any,
};
use std::{
    cell::RefCell,
    fmt::{self, Display, Write},
};

/// Error without the path of the value.
#[derive(Debug)]
struct Error {
    message: String,
    /// Name of a missing field, which ends the path.
    missing: Option<&'static str>,
}

impl Error {
    #[cold]
    #[inline(never)]
    fn new(message: String) -> Error {
        Error { message, missing: None }
    }

    /// Returns the error that something else is expected.
    #[cold]
    #[inline(never)]
    fn expected(expected: &dyn Display, found: &dyn Display) -> Error {
        Error::new(format!("{expected} is expected here, not {found}"))
    }
}

impl Display for Error {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl de::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error::new(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Error {
        Error::expected(&expected.to_string(), &Found(found))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Error {
        Error::expected(&expected.to_string(), &Found(found))
    }

    fn unknown_variant(word: &str, words: &'static [&'static str]) -> Error {
        unknown(word, words)
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Error {
        unknown(name, names)
    }

    fn missing_field(name: &'static str) -> Error {
        Error { message: format!("\"{name}\" is missing"), missing: Some(name) }
    }
}

/// Maximum number of characters of an unknown word that are repeated.
const LONGEST_WORD: usize = 40;

/// Returns the error for a word that is not one of the possible words.
#[cold]
#[inline(never)]
fn unknown(word: &str, words: &[&str]) -> Error {
    let word: String = word.chars().take(LONGEST_WORD).collect();
    Error::new(format!("there is no \"{word}\" here; there are: {}", words.join(", ")))
}

/// The kind of the value found, in words.
struct Found<'de>(Unexpected<'de>);

impl Display for Found<'_> {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Unit => text.write_str("null"),
            Unexpected::Bool(_) => text.write_str("true or false"),
            Unexpected::Unsigned(_) | Unexpected::Signed(_) => text.write_str("a number"),
            Unexpected::Float(_) => text.write_str("a number with a fraction"),
            Unexpected::Str(_) => text.write_str("a text"),
            Unexpected::Seq => text.write_str("a list"),
            Unexpected::Map => text.write_str("an object"),
            _ => text.write_str("something else"),
        }
    }
}

/// Deserialises a value.
///
/// # Errors
///
/// Returns the path of the error, for example `battle[3].kind`, and its message. A field of a struct that is `null` counts as
/// missing.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, (String, String)> {
    let trail = RefCell::new(Vec::new());
    T::deserialize(Reader { value, depth: 0, trail: &trail, tagged: false }).map_err(|error| {
        trail.borrow_mut().extend(error.missing.map(Step::Key));
        (place(&trail.borrow()), error.message)
    })
}

/// Field of an object that names an enum variant whose content is beside it: `{ "type": "drop", "player": "a" }` is
/// read like `{ "drop": { "player": "a" } }`.
const TAG: &str = "type";

/// Step from a value into one of its parts.
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

/// A value and the path to it: the first `depth` steps of the trail. An error leaves the trail unchanged.
#[derive(Clone, Copy)]
struct Reader<'de, 't> {
    value: &'de Value,
    depth: usize,
    trail: &'t RefCell<Vec<Step<'de>>>,
    /// Whether the [`TAG`] of this value has been read.
    tagged: bool,
}

impl<'de> Reader<'de, '_> {
    /// Deserialises a part of this value.
    fn part<S: DeserializeSeed<'de>>(
        self,
        step: Step<'de>,
        value: &'de Value,
        seed: S,
    ) -> Result<S::Value, Error> {
        self.go(step);
        let part =
            seed.deserialize(Reader { value, depth: self.depth + 1, tagged: false, ..self })?;
        self.back();
        Ok(part)
    }

    // Code that does not depend on the type is kept out of line, so that it is not compiled for every type.

    /// Truncates the trail to this value.
    #[inline(never)]
    fn back(self) {
        self.trail.borrow_mut().truncate(self.depth);
    }

    /// Extends the trail to a part of this value.
    #[inline(never)]
    fn go(self, step: Step<'de>) {
        let mut trail = self.trail.borrow_mut();
        trail.truncate(self.depth);
        trail.push(step);
    }

    /// Returns the error that this value is of another kind than expected.
    #[cold]
    #[inline(never)]
    fn refused(self, expected: &dyn Display) -> Error {
        Error::expected(expected, &Found(self.unexpected()))
    }

    /// Returns the number if it is at most `most`.
    #[inline(never)]
    fn unsigned(self, most: u64) -> Result<u64, Error> {
        match self.value.as_u64() {
            Some(value) if value <= most => Ok(value),
            _ => Err(self.out_of_range(&0, &most)),
        }
    }

    /// Returns the number if it is between the bounds.
    #[inline(never)]
    fn signed(self, least: i64, most: i64) -> Result<i64, Error> {
        match self.value.as_i64() {
            Some(value) if (least..=most).contains(&value) => Ok(value),
            _ => Err(self.out_of_range(&least, &most)),
        }
    }

    /// Returns the error that this value is not a whole number between the bounds. Numbers with a fraction are not printed,
    /// because formatting floats alone is 14 kB of code.
    #[cold]
    #[inline(never)]
    fn out_of_range(self, least: &dyn Display, most: &dyn Display) -> Error {
        let expected = &format_args!("a whole number from {least} to {most}");
        match (self.value.as_i64(), self.value.as_u64()) {
            (Some(number), _) => Error::expected(expected, &number),
            (None, Some(number)) => Error::expected(expected, &number),
            (None, None) => self.refused(&"a whole number"),
        }
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
            Value::Array(items) => visitor.visit_seq(&mut Items { reader: self, items, next: 0 }),
            Value::Object(fields) => visitor.visit_map(Fields::of(self, fields, Nulls::Kept)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let fields = match self.value {
            Value::String(word) => {
                return visitor.visit_enum(Choice { reader: self, word, content: Content::None });
            }
            Value::Object(fields) => fields,
            _ => return Err(self.refused(&"a word or an object with one key")),
        };
        match (fields.get(TAG), fields.iter().next()) {
            (Some(Value::String(word)), _) if !words.contains(&TAG) => visitor.visit_enum(Choice {
                reader: Reader { tagged: true, ..self },
                word,
                content: Content::Beside,
            }),
            (_, Some((word, content))) if fields.len() == 1 => {
                visitor.visit_enum(Choice { reader: self, word, content: Content::Part(content) })
            }
            _ => Err(Error::expected(
                &"an object with one key",
                &format_args!("{} keys", fields.len()),
            )),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.refused(&"true or false")),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(self.unsigned(u8::MAX.into())?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(self.unsigned(u16::MAX.into())?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(self.unsigned(u32::MAX.into())?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u64(self.unsigned(u64::MAX)?)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_i64(self.signed(i8::MIN.into(), i8::MAX.into())?)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_i64(self.signed(i16::MIN.into(), i16::MAX.into())?)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_i64(self.signed(i32::MIN.into(), i32::MAX.into())?)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_i64(self.signed(i64::MIN, i64::MAX)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.refused(&"a text")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(items) => visitor.visit_seq(&mut Items { reader: self, items, next: 0 }),
            _ => Err(self.refused(&"a list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(items) if items.len() == length => self.deserialize_seq(visitor),
            Value::Array(items) => Err(Error::expected(
                &format_args!("a list of {length}"),
                &format_args!("one of {}", items.len()),
            )),
            _ => Err(self.refused(&format_args!("a list of {length}"))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::of(self, fields, Nulls::Kept)),
            _ => Err(self.refused(&"an object")),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::of(self, fields, Nulls::Missing)),
            _ => Err(self.refused(&"an object")),
        }
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct ignored_any }
}

/// Items of an array.
struct Items<'de, 't> {
    reader: Reader<'de, 't>,
    items: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Items<'de, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        self.reader.part(Step::Index(index), item, seed).map(Some)
    }
}

/// The treatment of fields that are `null`.
#[derive(Clone, Copy, PartialEq)]
enum Nulls {
    Kept,
    Missing,
}

/// Fields of an object.
struct Fields<'de, 't> {
    reader: Reader<'de, 't>,
    fields: altmode_json::Iter<'de>,
    nulls: Nulls,
    value: Option<(&'de str, &'de Value)>,
}

impl<'de, 't> Fields<'de, 't> {
    fn of(reader: Reader<'de, 't>, fields: &'de Map, nulls: Nulls) -> Self {
        Fields { reader, fields: fields.iter(), nulls, value: None }
    }

    /// Goes on to the next field and returns its key.
    #[inline(never)]
    fn next_key(&mut self) -> Option<&'de str> {
        let (tagged, skipped) = (self.reader.tagged, self.nulls == Nulls::Missing);
        let (key, value) = self
            .fields
            .find(|(key, value)| !(tagged && *key == TAG || skipped && value.is_null()))?;
        self.value = Some((key, value));
        Some(key)
    }
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        let Some(key) = self.next_key() else { return Ok(None) };
        let read: Result<S::Value, Error> = seed.deserialize(key.into_deserializer());
        if read.is_err() {
            self.reader.go(Step::Key(key));
        }
        read.map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let Some((key, value)) = self.value.take() else {
            return Err(Error::custom("a value was read before its key"));
        };
        self.reader.part(Step::Key(key), value, seed)
    }
}

/// Name of an enum variant, with its content.
struct Choice<'de, 't> {
    reader: Reader<'de, 't>,
    word: &'de str,
    content: Content<'de>,
}

/// Content of an enum variant.
enum Content<'de> {
    None,
    /// Value of the only field of the object. The key of that field is the name of the variant.
    Part(&'de Value),
    /// Other fields of the object that names the variant.
    Beside,
}

impl<'de, 't> EnumAccess<'de> for Choice<'de, 't> {
    type Error = Error;
    type Variant = Choice<'de, 't>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let word: Result<S::Value, Error> = seed.deserialize(self.word.into_deserializer());
        if word.is_err() && matches!(self.content, Content::Beside) {
            self.reader.go(Step::Key(TAG));
        }
        Ok((word?, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.content {
            Content::None | Content::Beside => Ok(()),
            Content::Part(_) => Err(self.reader.refused(&"a word")),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        match self.content {
            Content::Part(content) => self.reader.part(Step::Key(self.word), content, seed),
            Content::Beside => seed.deserialize(self.reader),
            Content::None => {
                Err(Error::new(format!("\"{}\" is an object with its fields here", self.word)))
            }
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.newtype_variant_seed(List(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.newtype_variant_seed(Object(visitor))
    }
}

/// Seed that deserialises a list with a visitor.
struct List<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for List<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_seq(self.0)
    }
}

/// Seed that deserialises an object with a visitor.
struct Object<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Object<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_struct("", &[], self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_json::json;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Inner {
        number: u8,
        pair: [i32; 2],
        word: Option<Word>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Word {
        Plain,
        Number(u8),
        Pair(u8, bool),
        Fields { name: String },
    }

    fn read_inner(value: Value) -> Result<Vec<Inner>, (String, String)> {
        read(&value)
    }

    #[test]
    fn what_fits_is_read() {
        let inner = |word: Value| json!([{ "number": 255, "pair": [-1, 2], "word": word }]);
        for (word, expected) in [
            (Value::Null, None),
            (json!("plain"), Some(Word::Plain)),
            (json!({ "number": 3 }), Some(Word::Number(3))),
            (json!({ "pair": [3, true] }), Some(Word::Pair(3, true))),
            (json!({ "fields": { "name": "x" } }), Some(Word::Fields { name: "x".into() })),
        ] {
            assert_eq!(
                read_inner(inner(word)).unwrap(),
                [Inner { number: 255, pair: [-1, 2], word: expected }]
            );
        }
    }

    #[test]
    fn a_word_can_stand_beside_what_belongs_to_it() {
        let word = |value: Value| read::<Word>(&value);
        assert_eq!(
            word(json!({ "type": "fields", "name": "x" })),
            Ok(Word::Fields { name: "x".into() })
        );
        assert_eq!(
            word(json!({ "name": "x", "type": "fields" })),
            Ok(Word::Fields { name: "x".into() })
        );
        assert_eq!(word(json!({ "type": "plain" })), Ok(Word::Plain));
        assert_eq!(read::<Vec<Word>>(&json!([{ "type": "dance" }])).unwrap_err().0, "[0].type");
        assert_eq!(word(json!({ "type": "fields", "name": 5 })).unwrap_err().0, "name");
        assert_eq!(
            word(json!({ "type": "fields", "name": "x", "more": 5 })).unwrap_err().0,
            "more"
        );
        assert!(word(json!({ "type": 5 })).is_err());
        assert!(word(json!({ "type": "fields" })).is_err());
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_place() {
        let told = |value: Value| read_inner(json!([value])).unwrap_err();
        let place = |value: Value| told(value).0;
        assert_eq!(place(json!({ "number": 256, "pair": [1, 2] })), "[0].number");
        assert_eq!(place(json!({ "number": -1, "pair": [1, 2] })), "[0].number");
        assert_eq!(place(json!({ "number": 1.5, "pair": [1, 2] })), "[0].number");
        assert_eq!(place(json!({ "number": 1, "pair": [1, "x"] })), "[0].pair[1]");
        assert_eq!(place(json!({ "number": 1, "pair": [1] })), "[0].pair");
        assert_eq!(place(json!({ "number": 1, "pair": [1, 2, 3] })), "[0].pair");
        assert_eq!(place(json!({ "number": 1, "pair": [1, 2], "colour": 1 })), "[0].colour");
        assert_eq!(
            place(json!({ "number": 1, "pair": [1, 2], "word": { "fields": { "name": 1 } } })),
            "[0].word.fields.name"
        );
        assert_eq!(
            place(json!({ "number": 1, "pair": [1, 2], "word": { "pair": [1] } })),
            "[0].word.pair"
        );
        assert_eq!(place(json!({ "number": 1 })), "[0].pair");
        assert_eq!(place(json!([1, [1, 2], null])), "[0]");
        let message = |value: Value| told(value).1;
        let number = "a whole number is expected here, not";
        assert_eq!(message(json!({ "number": "x" })), format!("{number} a text"));
        assert_eq!(message(json!({ "number": 0.5 })), format!("{number} a number with a fraction"));
        for outside in [-1, 256] {
            assert_eq!(
                message(json!({ "number": outside })),
                format!("a whole number from 0 to 255 is expected here, not {outside}")
            );
        }
        assert_eq!(message(json!({ "pair": 5 })), "a list of 2 is expected here, not a number");
        assert_eq!(message(json!({ "pair": [5] })), "a list of 2 is expected here, not one of 1");
        assert_eq!(message(json!({ "number": null })), "\"number\" is missing");
        assert_eq!(
            message(json!({ "colour": 5 })),
            "there is no \"colour\" here; there are: number, pair, word"
        );
        assert_eq!(
            message(json!({ "word": "plane" })),
            "there is no \"plane\" here; there are: plain, number, pair, fields"
        );
    }
}
