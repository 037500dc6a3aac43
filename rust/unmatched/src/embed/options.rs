//! Parses the choices before the game.

use altmode_core::{Error, Result};
use altmode_host::accepted;
use altmode_host::input::{Object, each, list, shorten, wrong};
use altmode_json::Value;
use altmode_unmatched_language::{DIE_FACES, MOST_ON_DIE};

accepted! {
    /// The choices before the game.
    pub OPTIONS: PlayerOptions {
        /// Id of the fighter chosen as sidekick, where the hero has a choice.
        optional sidekick: "string",
        /// Id of the form that the hero begins with, where the hero has a choice.
        optional form: "string",
        /// Id of the fighter chosen as the hero, where there is a pair.
        optional hero: "string",
        /// Ids of the chosen cards, one of each group, where the hero has groups of cards.
        optional gear: "string[]",
        /// The six numbers on the die of a hero that rolls one; 0 is an X. `[0, 1, 1, 2, 2, 3]` by default.
        optional die: "number[]",
    }
}

/// Reads the chosen cards of a hero's groups.
pub fn gear(options: &Object) -> Result<Vec<String>> {
    each(list(options, "gear")?, "gear", |value| {
        value.as_str().map(str::to_string).ok_or_else(|| wrong(value, "the id of a card"))
    })
}

/// Reads the faces of a hero's die: six numbers, 0 for an X. By default, they are those of its sheet.
pub fn die(options: &Object) -> Result<Vec<u8>> {
    let faces = each(list(options, "die")?, "die", |value| {
        let face = value
            .as_u64()
            .and_then(|face| u8::try_from(face).ok())
            .filter(|&face| face <= MOST_ON_DIE);
        face.ok_or_else(|| wrong(value, "a number from 0 to 9; 0 is an X"))
    })?;
    if !faces.is_empty() && faces.len() != DIE_FACES {
        return Err(Error::new(
            "wrong-die",
            format!("a die has {DIE_FACES} faces, not {}", faces.len()),
        )
        .at("die"));
    }
    Ok(faces)
}

/// Reads the facts that only the players at the table know: `{ "food": true }`. Returns the ids of the facts that hold.
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
