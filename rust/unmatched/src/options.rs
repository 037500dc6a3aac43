//! Choices before the game, as hosts and scenarios write them.

use altmode_core::Result;
use altmode_host::input::{Object, each, list, shorten, wrong};
use serde_json::Value;

/// The choices before the game.
pub const OPTIONS: [&str; 4] = ["sidekick", "form", "hero", "gear"];

/// Reads the chosen cards of a hero's groups.
pub fn gear(options: &Object) -> Result<Vec<String>> {
    each(list(options, "gear")?, "gear", |value| value.as_str().map(str::to_string).ok_or_else(|| wrong(value, "the id of a card")))
}

/// Reads what the people in the room say is so: `{ "food": true }`. Gives the ids of what is.
pub(crate) fn facts(value: &Value) -> Result<Vec<String>> {
    let facts = value.as_object().ok_or_else(|| wrong(value, "an object"))?;
    let mut found = Vec::new();
    for (id, value) in facts {
        match value {
            Value::Bool(true) => found.push(id.clone()),
            Value::Bool(false) => {}
            _ => return Err(wrong(value, "true or false").at(shorten(id))),
        }
    }
    Ok(found)
}
