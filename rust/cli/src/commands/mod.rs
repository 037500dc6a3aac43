//! The commands: each has a file of its own with its arguments and what it does.

mod cards;
mod validate;

use crate::failure::Failure;

/// Whether all was well. A command that found something wrong has said so itself.
pub type Done = Result<bool, Failure>;

/// What to do.
#[derive(clap::Subcommand)]
pub enum Command {
    Cards(cards::Cards),
    Validate(validate::Validate),
}

impl Command {
    /// Does it.
    pub fn run(self) -> Done {
        match self {
            Command::Cards(command) => command.run(),
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
}
