//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.
//!
//! `altmode_host` runs the steps. This folder compares names, actions and expectations.

#[cfg(test)]
mod can_fail_tests;
mod compare;
mod expect;
mod forecast;
pub(crate) mod pattern;
mod script;

/// Builds the position of a scenario.
#[cfg(test)]
pub(crate) fn position(
    tcg: crate::cards::Tcg,
    text: &str,
) -> altmode_core::Result<crate::position::Position> {
    let scenario = altmode_host::Scenario::parse(text, "tcg")?;
    crate::position::build(tcg, &scenario.state).map_err(|error| error.at("state"))
}
