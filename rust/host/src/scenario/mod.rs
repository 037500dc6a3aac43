//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.
//!
//! The structure of the format and the execution of steps are generic. Each game defines the meaning of fields ([`Script`]).

mod file;
mod run;
mod script;
mod step;

pub use file::{FILE, FORMAT, Scenario};
pub use run::run;
pub use script::{Budget, Failure, Found, Legal, ScenarioResult, Script, Unlike};
pub use step::{FORECAST_STEP, REFUSAL, STEP};
