//! The commands. Each has its own file with its arguments and its implementation.

mod balance;
mod bench;
mod boards;
mod cards;
mod deckbuilder;
mod forecast;
mod heroes;
mod legal;
mod parallel;
mod play;
mod scenario;
mod setup;
mod simulate;
mod soak;
mod tournament;
mod unmatched;
mod validate;

pub use validate::{DeckRuleArguments, read_deck};

use crate::failure::Failure;

/// The result of a command: `true` for success, `false` if the command has already reported a problem.
pub type Done = Result<bool, Failure>;

/// Command to run
#[derive(clap::Subcommand)]
pub enum Command {
    Balance(balance::Balance),
    Bench(bench::Bench),
    Boards(boards::Boards),
    Cards(cards::Cards),
    Forecast(forecast::Forecast),
    Heroes(heroes::Heroes),
    Legal(legal::Legal),
    Play(play::Play),
    Scenario(scenario::Scenario),
    Simulate(simulate::Simulate),
    Soak(soak::Soak),
    Tournament(tournament::Tournament),
    Validate(validate::Validate),
}

impl Command {
    /// Runs the command.
    pub fn run(self) -> Done {
        match self {
            Command::Balance(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Boards(command) => command.run(),
            Command::Cards(command) => command.run(),
            Command::Forecast(command) => command.run(),
            Command::Heroes(command) => command.run(),
            Command::Legal(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Scenario(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Soak(command) => command.run(),
            Command::Tournament(command) => command.run(),
            Command::Validate(command) => command.run(),
        }
    }
}

/// The games that commands support.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Game {
    /// Transformers TCG.
    #[default]
    Tcg,
    /// Unmatched.
    Unmatched,
    /// Transformers Deck-Building Game.
    Deckbuilder,
}

impl Game {
    /// Returns the name on the command line.
    fn name(self) -> &'static str {
        match self {
            Game::Tcg => "tcg",
            Game::Unmatched => "unmatched",
            Game::Deckbuilder => "deckbuilder",
        }
    }
}
