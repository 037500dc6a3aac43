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

/// Parses `{ "type": …, … }`.
pub fn action_from_json<A: TableAction>(value: &Value) -> Result<A> {
    let Value::Object(fields) = value else {
        return Err(Error::new("bad-input", "an action is an object with a \"type\""));
    };
    let Some(Value::String(word)) = fields.get("type") else {
        let message = format!("an action has a \"type\", for example \"{}\"", A::EXAMPLE);
        return Err(Error::new("missing-field", message).at("type"));
    };
    let rest: Map = fields.iter().filter(|(name, _)| *name != "type").map(|(name, value)| (name.clone(), value.clone())).collect();
    let tagged = Value::Object(Map::from_iter([(word.clone(), Value::Object(rest))]));
    read_value(&tagged).map_err(|(place, message)| {
        let inside = place.strip_prefix(word.as_str()).unwrap_or("").trim_start_matches('.').to_string();
        let known = !message.starts_with("unknown variant") || !inside.is_empty();
        let (code, place) = if known { ("bad-input", inside) } else { ("unknown-action", "type".to_string()) };
        Error::new(code, message).at(place)
    })
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
