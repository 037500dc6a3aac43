//! A JSON tree without hash tables, used to parse the entries of a tournament.
//!
//! `altmode_json` copies each key and text, and serde's derived readers are compiled once for each type. With both, the module was
//! 16 % larger and a save took 28 % longer to read. Here objects are short lists, texts are borrowed from the input, and one set of
//! functions reads the fields of all types. `#[derive(Read)]` makes the calls of these functions.

use crate::input::{check_length, not_json, parse, shorten};
use altmode_core::{Error, Result};
use altmode_json::{Map, Value};
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

    /// Returns the index of the word among these words.
    pub fn word(&self, words: &[&str]) -> Result<usize> {
        match self {
            Node::Text(text) => {
                words.iter().position(|word| word == text).ok_or_else(|| unknown(text, words))
            }
            other => Err(other.unlike("a word")),
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

    /// Reads an optional field.
    pub fn find_value<T: Read>(&mut self, name: &'static str) -> Result<Option<T>> {
        self.find(name).map(T::read).transpose().map_err(|error| error.at(name))
    }

    /// Reads a required field.
    pub fn value<T: Read>(&mut self, name: &'static str) -> Result<T> {
        match self.find(name) {
            Some(node) => T::read(node).map_err(|error| error.at(name)),
            None => Err(missing(name)),
        }
    }

    /// Reads the word of `type`, and returns its index.
    pub fn tag(&mut self, words: &[&str]) -> Result<usize> {
        match self.find("type") {
            Some(node) => node.word(words).map_err(|error| error.at("type")),
            None => Err(missing("type")),
        }
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

/// Returns the error for a missing field.
#[cold]
fn missing(name: &'static str) -> Error {
    Error::new("bad-input", format!("\"{name}\" is missing")).at(name)
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

/// A type that can be read from JSON. `altmode_tournament_derive` derives it.
pub trait Read: Sized {
    /// Reads the value.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with its path.
    fn read(node: &Node<'_>) -> Result<Self>;
}

/// A type that can be read from the fields of an object, which may have others.
pub trait ReadFields: Sized {
    /// Reads the value.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with its path.
    fn read_fields(of: &mut ObjectFields<'_, '_>) -> Result<Self>;
}

/// Reads a value from JSON text.
pub fn read<T: Read>(text: &str) -> Result<T> {
    T::read(&parse(text)?)
}

impl Read for String {
    fn read(node: &Node<'_>) -> Result<String> {
        match node {
            Node::Text(text) => Ok(text.to_string()),
            other => Err(other.unlike("a text")),
        }
    }
}

impl Read for bool {
    fn read(node: &Node<'_>) -> Result<bool> {
        match node {
            Node::Flag(flag) => Ok(*flag),
            other => Err(other.unlike("true or false")),
        }
    }
}

impl Node<'_> {
    /// Returns the whole number, if it is between the bounds.
    fn whole(&self, least: i64, most: i64) -> Result<i64> {
        match self {
            Node::Number(number) if (least..=most).contains(number) => Ok(*number),
            Node::Number(number) => Err(Error::new(
                "bad-input",
                format!("a whole number from {least} to {most} is expected here, not {number}"),
            )),
            other => Err(other.unlike("a whole number")),
        }
    }
}

/// Reads whole numbers of these types.
macro_rules! whole_numbers {
    ($($number:ty),*) => {
        $(impl Read for $number {
            fn read(node: &Node<'_>) -> Result<$number> {
                node.whole(<$number>::MIN.into(), <$number>::MAX.into()).map(|number| number as $number)
            }
        })*
    };
}

whole_numbers!(u8, u32, i32);

/// The index of a player at a table.
impl Read for usize {
    fn read(node: &Node<'_>) -> Result<usize> {
        u32::read(node).map(|number| number as usize)
    }
}

/// A time in milliseconds since 1970.
impl Read for u64 {
    fn read(node: &Node<'_>) -> Result<u64> {
        match node {
            Node::Number(number) if *number >= 0 => Ok(*number as u64),
            other => Err(other.unlike("a time in milliseconds")),
        }
    }
}

impl Read for Map {
    fn read(node: &Node<'_>) -> Result<Map> {
        match node.value() {
            Value::Object(fields) => Ok(fields),
            _ => Err(node.unlike("an object")),
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(node: &Node<'_>) -> Result<Vec<T>> {
        let items = node.list()?;
        let mut all = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            all.push(T::read(item).map_err(|error| error.at(format!("[{index}]")))?);
        }
        Ok(all)
    }
}

impl<T: Read> Read for [T; 2] {
    fn read(node: &Node<'_>) -> Result<[T; 2]> {
        match node.list()? {
            [one, other] => Ok([
                T::read(one).map_err(|error| error.at("[0]"))?,
                T::read(other).map_err(|error| error.at("[1]"))?,
            ]),
            _ => Err(Error::new("bad-input", "a list of 2 is expected here")),
        }
    }
}
