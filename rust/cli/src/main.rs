//! The `altmode` command.

mod commands;
mod decks;
mod failure;
mod files;
mod game;
mod games;
mod output;
mod packs;
mod parallel;
mod query;
mod results;
mod seed;
mod setup;
mod stopwatch;

use clap::Parser;
use std::process::ExitCode;

/// Plays, checks and measures games of altmode: the Transformers TCG, Unmatched and the Transformers Deck-Building Game
#[derive(Parser)]
#[command(name = "altmode", version, arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    command: commands::Command,
}

fn main() -> ExitCode {
    let line = match Line::try_parse() {
        Ok(line) => line,
        Err(error) => {
            // `--help` and `--version` succeed. Usage errors exit with 1, like all other failures.
            let failed = error.use_stderr();
            return if error.print().is_ok() && !failed {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            };
        }
    };
    match line.command.run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("altmode: {failure}");
            ExitCode::FAILURE
        }
    }
}
