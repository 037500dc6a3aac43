//! The commands. Each has its own file with its arguments and its implementation.

mod balance;
mod bench;
mod boards;
mod cards;
mod decks;
mod forecast;
mod heroes;
mod legal;
mod merge;
mod play;
mod scenario;
mod simulate;
mod soak;
mod tournament;
mod validate;

use crate::failure::Done;

/// Command to run
#[derive(clap::Subcommand)]
pub enum Command {
    Balance(balance::Balance),
    Bench(bench::Bench),
    Boards(boards::Boards),
    Cards(cards::Cards),
    Decks(decks::Decks),
    Forecast(forecast::Forecast),
    Heroes(heroes::Heroes),
    Legal(legal::Legal),
    Merge(merge::Merge),
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
            Command::Decks(command) => command.run(),
            Command::Forecast(command) => command.run(),
            Command::Heroes(command) => command.run(),
            Command::Legal(command) => command.run(),
            Command::Merge(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Scenario(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Soak(command) => command.run(),
            Command::Tournament(command) => command.run(),
            Command::Validate(command) => command.run(),
        }
    }
}
