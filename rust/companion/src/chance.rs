//! Random outcomes from the seed of the match: dice and the first player. Outcomes are logged, so a replay does not depend on
//! the seed.

use crate::action::Action;
use altmode_core::{Error, Random, Result, read_value};
use altmode_json::{Map, Value};
use serde::Deserialize;

/// A random outcome that can be requested.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Throw {
    Die {
        sides: u8,
    },
    /// Chooses the player with the first turn. The field is the number of players.
    First {
        players: u8,
    },
}

/// Draws an outcome: `{ "type": "die", "sides": 6 }` or `{ "type": "first", "players": 2 }`.
pub fn throw(what: &Value, random: &mut Random) -> Result<Action> {
    let mut fields = what.as_object().cloned().unwrap_or_default();
    let Some(Value::String(word)) = fields.remove("type") else {
        return Err(Error::new("missing-field", "a throw has a \"type\": die or first").at("type"));
    };
    let tagged = Value::Object(Map::from_iter([(word.clone(), Value::Object(fields))]));
    let throw = read_value(&tagged).map_err(|(place, message)| {
        Error::new("bad-input", message).at(place.strip_prefix(word.as_str()).unwrap_or(&place).trim_start_matches('.'))
    })?;
    match throw {
        Throw::Die { sides: 0 | 1 } => Err(Error::new("out-of-range", "a die has at least 2 sides").at("sides")),
        Throw::Die { sides } => Ok(Action::Die { sides, result: random.below(sides.into()) as u8 + 1 }),
        Throw::First { players } if (2..=4).contains(&players) => Ok(Action::First { seat: random.below(players.into()) as u8 }),
        Throw::First { .. } => Err(Error::new("out-of-range", "two to four players take part").at("players")),
    }
}
