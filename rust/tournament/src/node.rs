//! A JSON tree without hash tables, used to parse the entries of a tournament.
//!
//! `altmode_json` copies each key and text, and serde's derived parsers are compiled once for each type, which would be most of
//! the module's size. Here objects are short lists, texts are borrowed from the input, and one set of functions parses the
//! fields of all events.

use crate::input::{check_length, not_json, parse, shorten};
use altmode_core::{Error, Result};
use altmode_json::Value;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, MapAccess, SeqAccess, Visitor},
};
use std::{borrow::Cow, fmt};

/// A JSON value.
#[derive(Clone, Debug)]
pub enum Node<'a> {
    /// The value `null`.
    Null,
    /// A boolean.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A number with a fraction, or outside the range of `i64`.
    Fraction(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Node<'a>>),
    /// An object, with its fields in their order.
    Object(Vec<(Cow<'a, str>, Node<'a>)>),
}

impl Node<'_> {
    /// Describes the kind of the value, for error messages.
    fn kind(&self) -> &'static str {
        match self {
            Node::Null => "null",
            Node::Flag(_) => "true or false",
            Node::Number(number) if *number < 0 => "a negative number",
            Node::Number(_) => "a number",
            Node::Fraction(_) => "a number with a fraction",
            Node::Text(_) => "a text",
            Node::List(_) => "a list",
            Node::Object(_) => "an object",
        }
    }

    /// Returns the error for a value of an unexpected kind.
    pub fn unlike(&self, expected: &str) -> Error {
        Error::new("bad-input", format!("{expected} is expected here, not {}", self.kind()))
    }

    /// Converts the tree to a tree of `altmode_json`.
    pub fn value(&self) -> Value {
        match self {
            Node::Null => Value::Null,
            Node::Flag(flag) => (*flag).into(),
            Node::Number(number) => (*number).into(),
            Node::Fraction(number) => (*number).into(),
            Node::Text(text) => Value::String(text.to_string()),
            Node::List(items) => Value::Array(items.iter().map(Node::value).collect()),
            Node::Object(fields) => Value::Object(
                fields.iter().map(|(name, node)| (name.to_string(), node.value())).collect(),
            ),
        }
    }

    /// Returns a text.
    pub fn text(&self) -> Result<String> {
        match self {
            Node::Text(text) => Ok(text.to_string()),
            other => Err(other.unlike("a text")),
        }
    }

    /// Returns a non-negative whole number.
    pub fn number(&self) -> Result<u32> {
        match self {
            Node::Number(number) => {
                u32::try_from(*number).map_err(|_| self.unlike("a whole number from 0"))
            }
            other => Err(other.unlike("a whole number")),
        }
    }

    /// Returns a whole number.
    pub fn signed(&self) -> Result<i32> {
        match self {
            Node::Number(number) => i32::try_from(*number)
                .map_err(|_| Error::new("bad-input", "this number is too large")),
            other => Err(other.unlike("a whole number")),
        }
    }

    /// Returns a list.
    pub fn list(&self) -> Result<&[Self]> {
        match self {
            Node::List(items) => Ok(items),
            other => Err(other.unlike("a list")),
        }
    }
}

impl<'de> Deserialize<'de> for Node<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        deserializer.deserialize_any(Tree::Whole)
    }
}

/// Parses JSON text. The items of the list `name` of the object at the top are passed to `each` one by one instead, because the
/// tree of a whole log takes ten times as much memory as its text.
pub fn parse_each<'a>(
    text: &'a str,
    name: &'static str,
    each: &mut dyn FnMut(Node<'a>),
) -> Result<Node<'a>> {
    check_length(text)?;
    let mut deserializer = altmode_json::Deserializer::from_str(text);
    let node = Tree::Top(name, each).deserialize(&mut deserializer);
    node.and_then(|node| deserializer.end().map(|()| node)).map_err(|error| not_json(&error))
}

/// The receiver of the items of a list.
type Each<'s, 'de> = &'s mut dyn FnMut(Node<'de>);

/// A value to parse.
enum Tree<'s, 'de> {
    /// A value with everything in it.
    Whole,
    /// An object, one list of which is passed on.
    Top(&'static str, Each<'s, 'de>),
    /// The list whose items are passed on.
    Items(Each<'s, 'de>),
}

impl<'de> DeserializeSeed<'de> for Tree<'_, 'de> {
    type Value = Node<'de>;

    fn deserialize<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> std::result::Result<Node<'de>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_, 'de> {
    type Value = Node<'de>;

    fn expecting(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str("JSON")
    }

    fn visit_unit<E>(self) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> std::result::Result<Node<'de>, E> {
        Ok(i64::try_from(number).map_or(Node::Fraction(number as f64), Node::Number))
    }

    fn visit_f64<E>(self, number: f64) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Fraction(number))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> std::result::Result<Node<'de>, E> {
        Ok(Node::Text(Cow::Owned(text.to_string())))
    }

    fn visit_seq<A: SeqAccess<'de>>(
        mut self,
        mut list: A,
    ) -> std::result::Result<Node<'de>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            if let Tree::Items(each) = &mut self {
                each(item);
                continue;
            }
            if items.is_empty() {
                // Most lists are pairs.
                items.reserve_exact(2);
            }
            items.push(item);
        }
        Ok(Node::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(
        mut self,
        mut object: A,
    ) -> std::result::Result<Node<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(Key(name)) = object.next_key()? {
            let value = match std::mem::replace(&mut self, Tree::Whole) {
                Tree::Top(list, each) if name == list => {
                    object.next_value_seed(Tree::Items(each))?
                }
                other => {
                    self = other;
                    object.next_value()?
                }
            };
            fields.push((name, value));
        }
        Ok(Node::Object(fields))
    }
}

/// The name of a field, borrowed unless it contains escapes.
struct Key<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        match deserializer.deserialize_any(Tree::Whole)? {
            Node::Text(name) => Ok(Key(name)),
            _ => Ok(Key(Cow::Borrowed(""))),
        }
    }
}

/// Maximum number of fields of an object.
const MOST_FIELDS: usize = 24;

/// The fields of an object, looked up one by one. An optional field that is `null` counts as missing.
pub struct ObjectFields<'n, 'a> {
    fields: &'n [(Cow<'a, str>, Node<'a>)],
    asked: [&'static str; MOST_FIELDS],
    count: usize,
}

impl<'n, 'a> ObjectFields<'n, 'a> {
    /// Creates the fields of an object.
    pub fn of(node: &'n Node<'a>) -> Result<Self> {
        match node {
            Node::Object(fields) => Ok(ObjectFields { fields, asked: [""; MOST_FIELDS], count: 0 }),
            other => Err(other.unlike("an object")),
        }
    }

    /// Returns an optional field.
    pub fn find(&mut self, name: &'static str) -> Option<&'n Node<'a>> {
        if self.count < MOST_FIELDS {
            self.asked[self.count] = name;
            self.count += 1;
        }
        self.fields
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, node)| node)
            .filter(|node| !matches!(node, Node::Null))
    }

    /// Returns a required field.
    pub fn need(&mut self, name: &'static str) -> Result<&'n Node<'a>> {
        self.find(name)
            .ok_or_else(|| Error::new("bad-input", format!("\"{name}\" is missing")).at(name))
    }

    /// Returns a required text.
    pub fn text(&mut self, name: &'static str) -> Result<String> {
        self.need(name)?.text().map_err(|error| error.at(name))
    }

    /// Returns an optional text.
    pub fn text_or_none(&mut self, name: &'static str) -> Result<Option<String>> {
        self.find(name).map(Node::text).transpose().map_err(|error| error.at(name))
    }

    /// Returns a required number.
    pub fn number(&mut self, name: &'static str) -> Result<u32> {
        self.need(name)?.number().map_err(|error| error.at(name))
    }

    /// Returns an optional number.
    pub fn number_or_none(&mut self, name: &'static str) -> Result<Option<u32>> {
        self.find(name).map(Node::number).transpose().map_err(|error| error.at(name))
    }

    /// Returns an optional signed number, 0 by default.
    pub fn signed_or_zero(&mut self, name: &'static str) -> Result<i32> {
        self.find(name).map_or(Ok(0), Node::signed).map_err(|error| error.at(name))
    }

    /// Returns a required time in milliseconds since 1970.
    pub fn time(&mut self, name: &'static str) -> Result<u64> {
        match self.need(name)? {
            Node::Number(number) if *number >= 0 => Ok(*number as u64),
            other => Err(other.unlike("a time in milliseconds").at(name)),
        }
    }

    /// Returns an optional flag.
    pub fn flag_or(&mut self, name: &'static str, otherwise: bool) -> Result<bool> {
        match self.find(name) {
            None => Ok(otherwise),
            Some(Node::Flag(flag)) => Ok(*flag),
            Some(other) => Err(other.unlike("true or false").at(name)),
        }
    }

    /// Returns the index of an optional word in a list of words.
    pub fn word(&mut self, name: &'static str, words: &[&str]) -> Result<Option<usize>> {
        let Some(node) = self.find(name) else { return Ok(None) };
        let Node::Text(text) = node else { return Err(node.unlike("a word").at(name)) };
        match words.iter().position(|word| word == text) {
            Some(number) => Ok(Some(number)),
            None => Err(unknown(text, words).at(name)),
        }
    }

    /// Parses each item of an optional list, by default empty.
    pub fn each_of<T>(
        &mut self,
        name: &'static str,
        mut read: impl FnMut(&'n Node<'a>) -> Result<T>,
    ) -> Result<Vec<T>> {
        let Some(node) = self.find(name) else { return Ok(Vec::new()) };
        let items = node.list().map_err(|error| error.at(name))?;
        let mut all = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            all.push(read(item).map_err(|error| error.at(format!("[{index}]")).at(name))?);
        }
        Ok(all)
    }

    /// Parses each item of a required list.
    pub fn each<T>(
        &mut self,
        name: &'static str,
        read: impl FnMut(&'n Node<'a>) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.need(name)?;
        self.each_of(name, read)
    }

    /// Returns a required list of texts.
    pub fn texts(&mut self, name: &'static str) -> Result<Vec<String>> {
        self.each(name, Node::text)
    }

    /// Parses a required pair of values.
    pub fn pair<T>(
        &mut self,
        name: &'static str,
        read: impl FnMut(&'n Node<'a>) -> Result<T>,
    ) -> Result<[T; 2]> {
        self.each(name, read)?.try_into().map_err(|_| two().at(name))
    }

    /// Rejects fields that were not looked up.
    pub fn end(self) -> Result<()> {
        let asked = &self.asked[..self.count];
        match self.fields.iter().find(|(name, _)| !asked.contains(&name.as_ref())) {
            None => Ok(()),
            Some((name, _)) => Err(unknown(name, asked).at(shorten(name))),
        }
    }
}

/// Returns the error for a list whose length is not two.
pub fn two() -> Error {
    Error::new("bad-input", "a list of 2 is expected here")
}

/// Returns the error for an unknown word, with the known words without duplicates.
pub fn unknown(word: &str, known: &[&str]) -> Error {
    let mut names: Vec<&str> = Vec::new();
    for name in known {
        if !names.contains(name) {
            names.push(name);
        }
    }
    Error::new(
        "bad-input",
        format!("there is no \"{}\" here; there are: {}", shorten(word), names.join(", ")),
    )
}

/// A type that can be parsed from JSON.
pub trait Read: Sized {
    /// Parses the value.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with its path.
    fn read(node: &Node<'_>) -> Result<Self>;
}

/// Parses a value from JSON text.
pub fn read<T: Read>(text: &str) -> Result<T> {
    T::read(&parse(text)?)
}

/// Parses a string enum: returns the value of a word.
pub fn word<T: Copy, const N: usize>(
    fields: &mut ObjectFields<'_, '_>,
    name: &'static str,
    words: &[(&'static str, T); N],
) -> Result<Option<T>> {
    Ok(fields.word(name, &words.map(|(word, _)| word))?.map(|number| words[number].1))
}

/// Parses a list of exactly two items.
pub fn pair_of<'n, 'a, T>(
    node: &'n Node<'a>,
    mut read: impl FnMut(&'n Node<'a>) -> Result<T>,
) -> Result<[T; 2]> {
    match node.list()? {
        [one, other] => Ok([
            read(one).map_err(|error| error.at("[0]"))?,
            read(other).map_err(|error| error.at("[1]"))?,
        ]),
        _ => Err(two()),
    }
}
