//! What every game offers its hosts, written once: reading what people write, scenarios, games between bots.
//!
//! Nothing here knows a game. A game gives what only it knows by a trait: [`Script`] for scenarios, [`Played`] for bots.

mod bots;
mod compare;
pub mod input;
mod scenario;

pub use bots::{Batch, Bot, ITERATIONS, MOST_ITERATIONS, Played, play_batch};
pub use compare::{same, same_names};
pub use scenario::{FORMAT, Failure, Scenario, ScenarioResult, Script, Unlike, run};
