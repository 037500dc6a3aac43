//! `altmode legal`

use crate::{
    failure::{Done, Failure},
    files::read_text,
    game::GameName,
    games::{Commanded, with_game},
    output::print,
    packs::PackArguments,
};
use altmode_json::Value;

/// List the legal actions in a scenario's position, one JSON object per line
///
/// The steps of the scenario are not run.
#[derive(clap::Args)]
pub struct Legal {
    /// Scenario file; - for standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    packs: PackArguments,
}

impl Legal {
    pub fn run(self) -> Done {
        let text = read_text(&self.file)?;
        let actions = with_game!(GameName::of_scenario(&text), G => G::from_scenario(&self.packs.load::<G>()?, &text).map(|game| game.legal_actions()));
        let actions = actions.map_err(|error| Failure::new(format!("{}: {error}", self.file)))?;
        let actions: Vec<Value> = altmode_json::from_str(&actions).unwrap_or_default();
        for action in actions {
            print(&action.to_string())?;
        }
        Ok(true)
    }
}
