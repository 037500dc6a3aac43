//! The services of every game for its hosts: a facade of text, bots, scenarios and parsing with error paths.
//!
//! Nothing here knows a game. A game implements [`Hosted`], and [`Script`] for scenarios.

mod action;
mod bots;
mod compare;
mod game;
mod hosted;
pub mod input;
mod options;
mod playouts;
mod scenario;
mod suggest;
mod text;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use action::agree;
pub use bots::{Bot, Bots, Course, ITERATIONS, MOST_ITERATIONS, greedy, play_on, search};
pub use compare::{same, same_names};
pub use game::{Game, Refusal, View};
pub use hosted::{Hosted, Listed, Wanted};
pub use options::Options;
pub use playouts::{Batch, PlayoutResult, PlayoutsResult, Simulation};
pub use scenario::{FORMAT, Failure, Scenario, ScenarioResult, Script, Unlike, run};
pub use suggest::{Search, Suggestion, Tried};
pub use text::{Version, bounded, json, read, read_record};
