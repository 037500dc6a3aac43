//! Companion for games of Unmatched at a real table.
//!
//! Players enter their actions, and the companion records them without enforcing rules. The log ([`altmode_journal`]) is
//! folded into a [`state::State`]: health dials, cards by pile, places, counters, forms, turn and actions. Violations of the
//! rules are reported as warnings. [`forecast_input`] writes the table as a position of the rules engine.

pub mod action;
pub mod api;
mod chance;
mod check;
mod check_state;
mod components;
mod describe;
pub mod facts;
mod fold;
mod forecast;
mod limits;
mod seen;
pub mod setup;
pub mod state;
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;
mod warn;

pub use altmode_core::{Error, Result};
pub use altmode_journal::Warning;
pub use forecast::{ForecastQuestion, forecast_input};
pub use table::{Companion, Tracker};
pub use view::View;
