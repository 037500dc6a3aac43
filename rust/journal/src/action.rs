//! Actions of the players at the table, and their JSON form.

use crate::Id;
use altmode_core::{Error, Result, read_value};
use altmode_json::{Map, Value};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The entry that an undo or a redo refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About<'a> {
    /// The entry is undone.
    Undo(&'a Id),
    /// The entry is redone.
    Redo(&'a Id),
}

/// An action of a game. In JSON the variant is the field `type`: `{ "type": "damage", "character": 3, "amount": 1 }`.
pub trait TableAction: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned {
    /// An example of a `type`, for messages.
    const EXAMPLE: &'static str;

    /// Returns the action that undoes an entry.
    fn undo(entry: Id) -> Self;
    /// Returns the action that redoes an undone entry.
    fn redo(entry: Id) -> Self;
    /// Returns the entry that an undo or a redo refers to.
    fn about(&self) -> Option<About<'_>>;
    /// Combines two actions on one object, if they can be one entry: amounts add up, other values are replaced.
    fn joined(&self, next: &Self) -> Option<Self>;
    /// Returns whether the action has no effect, for example because taps cancel each other.
    fn is_nothing(&self) -> bool;
    /// Returns whether the action lacks its private text.
    fn is_blank(&self) -> bool {
        false
    }
}

/// Parses `{ "type": …, … }`. Other forms of an enum in JSON are refused.
///
/// * `missing`: the message without a `type`
/// * `unknown`: the code for a `type` that there is not
pub fn read_tagged<T: DeserializeOwned>(
    value: &Value,
    missing: &str,
    unknown: &'static str,
) -> Result<T> {
    if !value.get("type").is_some_and(Value::is_string) {
        return Err(Error::new("missing-field", missing).at("type"));
    }
    read_value(value).map_err(|(place, message)| {
        let code = if place == "type" { unknown } else { "bad-input" };
        Error::new(code, message).at(place)
    })
}

/// Parses an action.
pub fn action_from_json<A: TableAction>(value: &Value) -> Result<A> {
    if !value.is_object() {
        return Err(Error::new("bad-input", "an action is an object with a \"type\""));
    }
    read_tagged(
        value,
        &format!("an action has a \"type\", for example \"{}\"", A::EXAMPLE),
        "unknown-action",
    )
}

/// Serialises an action to the JSON that [`action_from_json`] parses. Unset fields are left out.
pub fn action_to_json<A: TableAction>(action: &A) -> Value {
    let Ok(Value::Object(tagged)) = altmode_json::to_value(action) else { return Value::Null };
    let mut fields = Map::new();
    for (word, content) in tagged {
        fields.insert("type".into(), Value::String(word));
        if let Value::Object(content) = content {
            fields.extend(content.into_iter().filter(|(_, value)| !value.is_null()));
        }
    }
    Value::Object(fields)
}
