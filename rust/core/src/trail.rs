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

/// Error without its path.
#[derive(Debug)]
struct Error(String);

impl Display for Error {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl de::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Error {
        Error(format!("invalid type: {}, expected {expected}", Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Error {
        Error(format!("invalid value: {}, expected {expected}", Found(found)))
    }
}

/// The value found, in words. Fractions are not printed, because formatting floats alone is 14 kB of code.
struct Found<'de>(Unexpected<'de>);

impl Display for Found<'_> {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Unit => text.write_str("null"),
            Unexpected::Bool(value) => write!(text, "boolean `{value}`"),
            Unexpected::Unsigned(number) => write!(text, "integer `{number}`"),
            Unexpected::Signed(number) => write!(text, "integer `{number}`"),
            Unexpected::Float(_) => text.write_str("a number with a fraction"),
            Unexpected::Str(letters) => write!(text, "string \"{letters}\""),
            Unexpected::Seq => text.write_str("sequence"),
            Unexpected::Map => text.write_str("map"),
            _ => text.write_str("something else"),
        }
    }
}

/// Deserialises a value.
///
/// # Errors
///
/// Returns the path of the error, for example `battle[3].kind`, and its message.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, (String, String)> {
    let trail = RefCell::new(Vec::new());
    T::deserialize(Reader { value, depth: 0, trail: &trail, tagged: false })
        .map_err(|error| (place(&trail.borrow()), error.to_string()))
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
    fn refused(self, expected: &dyn Expected) -> Error {
        Error::invalid_type(self.unexpected(), expected)
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
            Value::Object(fields) => visitor.visit_map(Fields::of(self, fields)),
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
            _ => return Err(self.refused(&"a word or an object with a single key")),
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
            _ => Err(Error::invalid_value(Unexpected::Map, &"an object with a single key")),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value.as_u64() {
            Some(value) => visitor.visit_u64(value),
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value.as_i64() {
            Some(value) => visitor.visit_i64(value),
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.refused(&visitor)),
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
            Value::Array(items) => {
                let mut items = Items { reader: self, items, next: 0 };
                let read = visitor.visit_seq(&mut items)?;
                // An array of fixed length stops reading when it is complete.
                let left = items.items.len() - items.next;
                if left == 0 {
                    Ok(read)
                } else {
                    Err(Error::invalid_length(items.items.len(), &"fewer elements in sequence"))
                }
            }
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::of(self, fields)),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
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

/// Fields of an object.
struct Fields<'de, 't> {
    reader: Reader<'de, 't>,
    fields: altmode_json::Iter<'de>,
    value: Option<(&'de str, &'de Value)>,
}

impl<'de, 't> Fields<'de, 't> {
    fn of(reader: Reader<'de, 't>, fields: &'de Map) -> Self {
        Fields { reader, fields: fields.iter(), value: None }
    }

    /// Goes on to the next field and returns its key.
    #[inline(never)]
    fn next_key(&mut self) -> Option<&'de str> {
        let tagged = self.reader.tagged;
        let (key, value) = self.fields.find(|(key, _)| !tagged || *key != TAG)?;
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
            Content::Part(content) => {
                self.reader.part(Step::Key(self.word), content, std::marker::PhantomData)
            }
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        match self.content {
            Content::Part(content) => self.reader.part(Step::Key(self.word), content, seed),
            Content::Beside => seed.deserialize(self.reader),
            Content::None => {
                Err(Error::invalid_type(Unexpected::UnitVariant, &"a word with what belongs to it"))
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
        deserializer.deserialize_map(self.0)
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
        assert_eq!(place(json!([1, [1, 2], null])), "[0]");
        assert_eq!(told(json!({ "number": "x" })).1, "invalid type: string \"x\", expected u8");
        assert_eq!(
            told(json!({ "pair": 5 })).1,
            "invalid type: integer `5`, expected an array of length 2"
        );
    }
}
