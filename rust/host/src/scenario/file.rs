//! Parses the structure of scenarios.

use crate::accepted;
use crate::input::{field, list, shorten, text, wrong};
use altmode_core::{Error, Result, read_json};
use altmode_json::Value;

/// Value of the `format` field of a scenario.
pub const FORMAT: &str = "altmode-scenario/1";
accepted! {
    /// A scenario: a position, and steps with expectations. docs/scenarios.md describes the format.
    pub FILE: Scenario {
        /// The name of the format.
        needed format: "\"altmode-scenario/1\"",
        /// The name of the game.
        optional game: "\"GAME\"",
        /// The behaviour that it demonstrates, in one sentence.
        optional name: "string",
        /// The rule or ruling that it checks.
        optional source: "string",
        /// The initial position.
        needed state: "ScenarioState",
        /// The steps, in order.
        optional steps: "ScenarioStep[]",
    }
}

/// Maximum length of a scenario, in bytes of JSON.
const MOST_BYTES: usize = 1_048_576;

/// A scenario whose structure has been checked.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// The `state` field.
    pub state: Value,
    /// The `steps` field.
    pub steps: Vec<Value>,
}

impl Scenario {
    /// Parses a scenario of a game. Unknown fields at the top level are ignored.
    pub fn parse(json: &str, game: &str) -> Result<Scenario> {
        if json.len() > MOST_BYTES {
            return Err(Error::new(
                "too-long",
                format!("a scenario has at most {MOST_BYTES} bytes"),
            ));
        }
        let mut value: Value = read_json(json)?;
        let fields = value
            .as_object_mut()
            .ok_or_else(|| Error::new("wrong-type", "a scenario is an object"))?;
        match text(fields, "format")? {
            Some(FORMAT) => {}
            Some(other) => {
                let message =
                    format!("this is of the format \"{}\", not of \"{FORMAT}\"", shorten(other));
                return Err(Error::new("unknown-format", message).at("format"));
            }
            None => {
                return Err(Error::new(
                    "missing-field",
                    format!("a scenario says \"format\": \"{FORMAT}\""),
                )
                .at("format"));
            }
        }
        // The oldest scenarios do not name their game.
        let named = text(fields, "game")?.unwrap_or("tcg");
        if named != game {
            let message =
                format!("this is a scenario of the game \"{}\", not of \"{game}\"", shorten(named));
            return Err(Error::new("other-game", message).at("game"));
        }
        let name = text(fields, "name")?.unwrap_or_default().to_string();
        let state = match field(fields, "state") {
            Some(state) if state.is_object() => state.clone(),
            Some(other) => return Err(wrong(other, "an object").at("state")),
            None => {
                return Err(Error::new("missing-field", "a scenario has a \"state\"").at("state"));
            }
        };
        let steps = list(fields, "steps")?.to_vec();
        Ok(Scenario { name, state, steps })
    }
}
