//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.

#[cfg(test)]
mod can_fail_tests;
mod compare;
mod expect;
mod forecast;
pub(crate) mod pattern;
mod run;

pub use run::run;

use crate::{
    cards::Tcg,
    model::start::Start,
    position::{Position, build},
};
use altmode_core::{Error, Result};
use altmode_host::Scenario;

/// Parses a scenario.
pub fn parse(json: &str) -> Result<Scenario> {
    Scenario::parse(json, "tcg")
}

/// Builds a scenario's position.
pub fn position(tcg: Tcg, scenario: &Scenario) -> Result<Position> {
    build(tcg, &scenario.state).map_err(|error| error.at("state"))
}

/// Returns the start of a game at a scenario's position.
pub fn start(tcg: Tcg, scenario: &Scenario) -> Result<Start> {
    position(tcg, scenario)?;
    Ok(Start::Position(scenario.state.to_string()))
}

/// Returns the error of a scenario that has used up its budget.
fn too_much_work() -> Error {
    Error::new(
        "too-much-work",
        "this scenario asks for more forecasts and observations than one run works out; divide it",
    )
}
