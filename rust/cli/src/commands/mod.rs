//! The commands: each has a file of its own with its arguments and what it does.

mod bench;
mod cards;
mod forecast;
mod legal;
mod parallel;
mod scenario;
mod simulate;
mod soak;
mod tournament;
mod validate;

pub use validate::{Settled, read_deck};

use crate::failure::Failure;

/// Whether all was well. A command that found something wrong has said so itself.
pub type Done = Result<bool, Failure>;

/// What to do.
#[derive(clap::Subcommand)]
pub enum Command {
    Bench(bench::Bench),
    Cards(cards::Cards),
    Forecast(forecast::Forecast),
    Legal(legal::Legal),
    Scenario(scenario::Scenario),
    Simulate(simulate::Simulate),
    Soak(soak::Soak),
    Tournament(tournament::Tournament),
    Validate(validate::Validate),
}

impl Command {
    /// Does it.
    pub fn run(self) -> Done {
        match self {
            Command::Bench(command) => command.run(),
            Command::Cards(command) => command.run(),
            Command::Forecast(command) => command.run(),
            Command::Legal(command) => command.run(),
            Command::Scenario(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Soak(command) => command.run(),
            Command::Tournament(command) => command.run(),
            Command::Validate(command) => command.run(),
        }
    }
}

/// The game systems that a command knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Game {
    /// Transformers TCG.
    #[default]
    Tcg,
    /// Unmatched.
    Unmatched,
}

impl Game {
    /// Refuses games that a command does not know yet.
    fn only_tcg(self) -> Result<(), Failure> {
        match self {
            Game::Tcg => Ok(()),
            Game::Unmatched => Err(Failure::new("this command does not know Unmatched yet; simulate and scenario do")),
        }
    }
}
