//! Serialisation: as JSON text, and for the serializers of other formats.

use crate::{Map, Value};
use serde::{
    Serialize, Serializer,
    ser::{SerializeMap, SerializeSeq},
};
use std::fmt::{self, Display};

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => serializer.serialize_unit(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(number) => number.serialize(serializer),
            Value::String(text) => serializer.serialize_str(text),
            Value::Array(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Value::Object(fields) => fields.serialize(serializer),
        }
    }
}

impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.len()))?;
        for (name, value) in self {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

/// Formats the value as JSON on one line, or indented with `{:#}`.
impl Display for Value {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        if text.alternate() {
            return text.write_str(&serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?);
        }
        match self {
            Value::Null => text.write_str("null"),
            Value::Bool(value) => Display::fmt(value, text),
            Value::Number(number) => Display::fmt(number, text),
            Value::String(letters) => quoted(letters, text),
            Value::Array(items) => {
                text.write_str("[")?;
                for (at, item) in items.iter().enumerate() {
                    text.write_str(if at == 0 { "" } else { "," })?;
                    Display::fmt(item, text)?;
                }
                text.write_str("]")
            }
            Value::Object(fields) => {
                text.write_str("{")?;
                for (at, (name, value)) in fields.iter().enumerate() {
                    text.write_str(if at == 0 { "" } else { "," })?;
                    quoted(name, text)?;
                    text.write_str(":")?;
                    Display::fmt(value, text)?;
                }
                text.write_str("}")
            }
        }
    }
}

fn quoted(letters: &str, text: &mut fmt::Formatter<'_>) -> fmt::Result {
    text.write_str(&serde_json::to_string(letters).map_err(|_| fmt::Error)?)
}
