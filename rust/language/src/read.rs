//! Reads a card file and reports the position of each mistake.

use crate::{Bytes, Encode, Field, Parts, Shape, ShapeOf, Word, put_number};
use altmode_json::{Map, Value};
use serde::Serialize;
use std::fmt::{self, Write};

/// Mistake in a card file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// Index of the file, from 0.
    pub file: usize,
    /// The card's id; empty if the mistake is not in a card.
    pub card: String,
    /// Position in the file, for example `battle[3].abilities[0].when.on`.
    pub path: String,
    /// Describes the fault and the correct form.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in [&self.card, &self.path] {
            if !part.is_empty() {
                write!(f, "{part}: ")?;
            }
        }
        f.write_str(&self.message)
    }
}

/// Reads a file of definitions from its JSON value.
///
/// # Errors
///
/// Returns every mistake that the types of the language reveal: unknown words, missing or wrong values, and unknown
/// keys.
pub fn read<T: Encode>(value: &Value) -> Result<T, Vec<Mistake>> {
    read_part(value).map_err(|mistakes| {
        let mistake = |(path, message): (String, String)| Mistake {
            file: 0,
            card: card_at(value, &path),
            path,
            message,
        };
        mistakes.into_iter().map(mistake).collect()
    })
}

/// Reads a value of the language from JSON, for example one effect.
///
/// # Errors
///
/// Returns the position and the message of every mistake.
pub fn read_part<T: Encode>(value: &Value) -> Result<T, Vec<(String, String)>> {
    let mut reader = Reader { path: String::new(), bytes: Vec::new(), mistakes: Vec::new() };
    reader.value(value, T::shape());
    if reader.mistakes.is_empty() {
        Ok(T::take(&mut Bytes::new(&reader.bytes)))
    } else {
        Err(reader.mistakes)
    }
}

/// Returns the id of the card that contains a position such as `battle[3].kind`.
fn card_at(file: &Value, path: &str) -> String {
    let card = path.split_once('[').and_then(|(list, rest)| {
        let (index, _) = rest.split_once(']')?;
        file.get(list)?.get(index.parse::<usize>().ok()?)
    });
    card.map_or_else(String::new, |card| {
        card["id"].as_str().unwrap_or("a card without id").to_string()
    })
}

/// Walks a value by its shape and encodes it.
struct Reader {
    path: String,
    /// The encoded value. It is valid only if there is no mistake.
    bytes: Vec<u8>,
    mistakes: Vec<(String, String)>,
}

impl Reader {
    fn mistake(&mut self, message: String) {
        self.mistakes.push((self.path.clone(), message));
    }

    fn expected(&mut self, what: &str, value: &Value) {
        let found = match value {
            Value::Null => "null".to_string(),
            Value::Bool(yes) => yes.to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => {
                format!("the text \"{}\"", text.chars().take(40).collect::<String>())
            }
            Value::Array(_) => "a list".to_string(),
            Value::Object(_) => "an object".to_string(),
        };
        self.mistake(format!("{what} is expected here, not {found}"));
    }

    fn at_key(&mut self, key: &str, read: &mut dyn FnMut(&mut Reader)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push('.');
        }
        self.path.push_str(key);
        read(self);
        self.path.truncate(length);
    }

    fn at_index(&mut self, index: usize, value: &Value, shape: ShapeOf) {
        let length = self.path.len();
        let _ = write!(self.path, "[{index}]");
        self.value(value, shape());
        self.path.truncate(length);
    }

    fn value(&mut self, value: &Value, shape: &Shape) {
        match *shape {
            Shape::Number { low, high, wide } => {
                match value.as_i64().and_then(|number| i16::try_from(number).ok()) {
                    Some(number) if (low..=high).contains(&number) => {
                        let [first, second] = number.to_le_bytes();
                        self.bytes.push(first);
                        self.bytes.extend(wide.then_some(second));
                    }
                    _ => self.expected(&format!("a whole number from {low} to {high}"), value),
                }
            }
            Shape::YesOrNo => match value.as_bool() {
                Some(yes) => self.bytes.push(u8::from(yes)),
                None => self.expected("true or false", value),
            },
            Shape::Text => match value.as_str() {
                Some(text) => {
                    put_number(text.len(), &mut self.bytes);
                    self.bytes.extend(text.as_bytes());
                }
                None => self.expected("a text", value),
            },
            Shape::Phrase(what, read, _) => match value.as_str() {
                Some(text) => {
                    if let Err(message) = read(text, &mut self.bytes) {
                        self.mistake(message);
                    }
                }
                None => self.expected(what, value),
            },
            Shape::Amount(counted) => {
                self.bytes.push(u8::from(!value.is_number()));
                match value {
                    Value::Number(_) => self.value(value, i16::shape()),
                    Value::String(_) | Value::Object(_) => self.value(value, counted()),
                    _ => self.expected("a number or something counted", value),
                }
            }
            Shape::Maybe(shape) => {
                self.bytes.push(u8::from(!value.is_null()));
                if !value.is_null() {
                    self.value(value, shape());
                }
            }
            Shape::List(shape) => match value.as_array() {
                Some(items) => {
                    put_number(items.len(), &mut self.bytes);
                    for (index, item) in items.iter().enumerate() {
                        self.at_index(index, item, shape);
                    }
                }
                None => self.expected("a list", value),
            },
            Shape::Row(shapes) => match value.as_array() {
                Some(items) if items.len() == shapes.len() => {
                    for (index, (item, shape)) in items.iter().zip(shapes).enumerate() {
                        self.at_index(index, item, *shape);
                    }
                }
                _ => self.expected(&format!("a list of {} values", shapes.len()), value),
            },
            Shape::Object(fields) => match value.as_object() {
                Some(object) => self.object(object, fields),
                None => self.expected("an object", value),
            },
            Shape::Choice(words) => self.choice(value, words),
        }
    }

    fn object(&mut self, object: &Map, fields: &[Field]) {
        for Field { name, shape, default, .. } in fields {
            match (object.get(name), default) {
                (Some(value), _) => self.at_key(name, &mut |reader| reader.value(value, shape())),
                (None, Some(default)) => default(&mut self.bytes),
                (None, None) if matches!(shape(), Shape::Maybe(_)) => self.bytes.push(0),
                (None, None) => self.mistake(format!("`{name}` is missing here")),
            }
        }
        for key in
            object.keys().filter(|key| !fields.iter().any(|field| field.name == key.as_str()))
        {
            let known = listed(fields.iter().map(|field| field.name));
            self.at_key(key, &mut |reader| {
                reader.mistake(format!("nothing reads this; what can stand here is {known}"))
            });
        }
    }

    fn choice(&mut self, value: &Value, words: &[Word]) {
        let (name, content) = match value {
            Value::String(name) => (name, None),
            Value::Object(object) => match object.iter().next() {
                Some((name, content)) if object.len() == 1 => (name, Some(content)),
                _ => return self.expected("a word, or an object with a single key,", value),
            },
            _ => return self.expected("a word, or an object with a single key,", value),
        };
        let Some(index) = words.iter().position(|word| word.name == name) else {
            let name: String = name.chars().take(40).collect();
            return self.mistake(format!(
                "there is no word `{name}` here; one of {} is expected",
                listed(words.iter().map(|word| word.name))
            ));
        };
        self.bytes.push(index as u8);
        match (&words[index].parts, content) {
            (Parts::None, None | Some(Value::Null)) => {}
            (Parts::None, Some(content)) => self.at_key(name, &mut |reader| {
                reader.expected("nothing, because the word stands alone,", content)
            }),
            (_, None) => self.mistake(format!(
                "`{name}` needs what belongs to it: an object with it as its single key"
            )),
            (Parts::One(shape), Some(content)) => {
                self.at_key(name, &mut |reader| reader.value(content, shape()))
            }
            (Parts::Several(shapes), Some(content)) => {
                self.at_key(name, &mut |reader| reader.value(content, &Shape::Row(shapes)))
            }
            (Parts::Fields(fields), Some(content)) => {
                self.at_key(name, &mut |reader| reader.value(content, &Shape::Object(fields)))
            }
        }
    }
}

/// Formats a list of words for a message.
fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}
