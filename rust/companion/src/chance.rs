//! Random outcomes from the seed of the match: dice and the first player. Outcomes are logged, so a replay does not depend on
//! the seed.

use crate::action::Action;
use altmode_core::{Error, Random, Result};
use altmode_journal::read_tagged;
use altmode_json::Value;
use serde::Deserialize;

/// A random outcome that `throw` draws.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionThrow", tag = "type"))]
pub enum Throw {
    /// Rolls a die.
    Die {
        /// Number of sides.
        sides: u8,
    },
    /// Draws the player with the first turn.
    First {
        /// Number of players.
        players: u8,
    },
}

/// Draws an outcome: `{ "type": "die", "sides": 6 }` or `{ "type": "first", "players": 2 }`.
pub fn throw(what: &Value, random: &mut Random) -> Result<Action> {
    match read_tagged(what, "a throw has a \"type\": die or first", "bad-input")? {
        Throw::Die { sides: 0 | 1 } => {
            Err(Error::new("out-of-range", "a die has at least 2 sides").at("sides"))
        }
        Throw::Die { sides } => {
            Ok(Action::Die { sides, result: random.below(sides.into()) as u8 + 1 })
        }
        Throw::First { players } if (2..=4).contains(&players) => {
            Ok(Action::First { seat: random.below(players.into()) as u8 })
        }
        Throw::First { .. } => {
            Err(Error::new("out-of-range", "two to four players take part").at("players"))
        }
    }
}
