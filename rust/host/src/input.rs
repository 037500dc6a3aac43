//! Parsing of JSON input with paths in errors.

use altmode_core::{Error, Result};
use altmode_json::{Map, Value};

/// A JSON object.
pub type Object = Map;

/// Returns the kind of a value as a word.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// Returns the error for a value of an unexpected kind.
pub fn wrong(value: &Value, expected: &str) -> Error {
    Error::new("bad-input", format!("{expected} is expected here, not {}", kind(value)))
}

/// Returns the object, which may have only the listed fields.
pub fn object<'a>(value: &'a Value, fields: &[&str]) -> Result<&'a Object> {
    let object = value.as_object().ok_or_else(|| wrong(value, "an object"))?;
    for name in object.keys() {
        if !fields.contains(&name.as_str()) {
            let message = format!(
                "there is no field \"{}\" here; there are: {}",
                shorten(name),
                fields.join(", ")
            );
            return Err(Error::new("unknown-field", message).at(shorten(name)));
        }
    }
    Ok(object)
}

/// Returns an optional field; `null` counts as missing.
pub fn field<'a>(object: &'a Object, name: &str) -> Option<&'a Value> {
    object.get(name).filter(|value| !value.is_null())
}

/// Returns an optional list, by default empty.
pub fn list<'a>(object: &'a Object, name: &str) -> Result<&'a [Value]> {
    match field(object, name) {
        None => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(value) => Err(wrong(value, "a list").at(name)),
    }
}

/// Returns an optional text.
pub fn text<'a>(object: &'a Object, name: &str) -> Result<Option<&'a str>> {
    match field(object, name) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(value) => Err(wrong(value, "a text").at(name)),
    }
}

/// Returns an optional boolean, by default `false`.
pub fn flag(object: &Object, name: &str) -> Result<bool> {
    match field(object, name) {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(value) => Err(wrong(value, "true or false").at(name)),
    }
}

/// Returns an optional whole number within bounds.
pub fn number(object: &Object, name: &str, least: i64, most: i64) -> Result<Option<i64>> {
    let Some(value) = field(object, name) else { return Ok(None) };
    match value.as_i64() {
        Some(number) if (least..=most).contains(&number) => Ok(Some(number)),
        Some(number) => Err(Error::new(
            "out-of-range",
            format!("a number from {least} to {most} is expected here, not {number}"),
        )
        .at(name)),
        None => Err(wrong(value, "a whole number").at(name)),
    }
}

/// Parses each entry of a list. Errors contain the index of the entry.
pub fn each<'v, T>(
    values: &'v [Value],
    name: &str,
    mut read: impl FnMut(&'v Value) -> Result<T>,
) -> Result<Vec<T>> {
    let mut all = Vec::with_capacity(values.len());
    for (index, value) in values.iter().enumerate() {
        all.push(read(value).map_err(|error| error.at(format!("[{index}]")).at(name))?);
    }
    Ok(all)
}

/// Returns at most 40 characters of external text, for error messages.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}
