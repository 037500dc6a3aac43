//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.

#[cfg(test)]
mod can_fail_tests;
mod compare;
mod expect;
mod forecast;
mod pattern;
mod run;

pub use run::run;

use crate::{
    cards::Tcg,
    input::{field, shorten, text, wrong},
    model::start::Start,
    position::{Position, build},
};
use altmode_core::{Error, Result, read_json};
use altmode_json::Value;

/// The value of a scenario's `format` field.
pub const FORMAT: &str = "altmode-scenario/1";
/// Maximum length of a scenario, in bytes of JSON.
const MOST_BYTES: usize = 1_048_576;

/// A scenario with checked top-level fields.
#[derive(Debug)]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// The `state` field.
    state: Value,
    /// The `steps` field.
    steps: Vec<Value>,
}

impl Scenario {
    /// Parses a scenario. Unknown top-level fields are ignored.
    pub fn parse(json: &str) -> Result<Scenario> {
        if json.len() > MOST_BYTES {
            return Err(Error::new("too-long", format!("a scenario has at most {MOST_BYTES} bytes")));
        }
        let mut value: Value = read_json(json)?;
        let fields = value.as_object_mut().ok_or_else(|| Error::new("wrong-type", "a scenario is an object"))?;
        match text(fields, "format")? {
            Some(FORMAT) => {}
            Some(other) => {
                let message = format!("this is of the format \"{}\", not of \"{FORMAT}\"", shorten(other));
                return Err(Error::new("unknown-format", message).at("format"));
            }
            None => return Err(Error::new("missing-field", format!("a scenario says \"format\": \"{FORMAT}\"")).at("format")),
        }
        match text(fields, "game")? {
            None | Some("tcg") => {}
            Some(other) => {
                let message = format!("this is a scenario of the game \"{}\", not of \"tcg\"", shorten(other));
                return Err(Error::new("other-game", message).at("game"));
            }
        }
        let name = text(fields, "name")?.unwrap_or_default().to_string();
        let mut state = match field(fields, "state") {
            Some(state) if state.is_object() => state.clone(),
            Some(other) => return Err(wrong(other, "an object").at("state")),
            None => return Err(Error::new("missing-field", "a scenario has a \"state\"").at("state")),
        };
        // Older scripts have the edition of the rulings next to the state.
        if let (Some(rulings), Some(state)) = (fields.get("rulings"), state.as_object_mut())
            && !state.contains_key("rulings")
        {
            state.insert("rulings".to_string(), rulings.clone());
        }
        let steps = match fields.remove("steps") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(steps)) => steps,
            Some(other) => return Err(wrong(&other, "a list").at("steps")),
        };
        Ok(Scenario { name, state, steps })
    }

    /// Builds the scenario's position.
    pub fn position(&self, tcg: Tcg) -> Result<Position> {
        build(tcg, &self.state).map_err(|error| error.at("state"))
    }

    /// Returns the start of a game at the scenario's position.
    pub fn start(&self, tcg: Tcg) -> Result<Start> {
        self.position(tcg)?;
        Ok(Start::Position(self.state.to_string()))
    }
}

/// Returns the error of a scenario that has used up its budget.
fn too_much_work() -> Error {
    Error::new("too-much-work", "this scenario asks for more forecasts and observations than one run works out; divide it")
}
