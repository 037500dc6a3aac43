//! `altmode legal`

use super::Done;
use crate::{failure::Failure, files::read_text, output::print};
use altmode_json::Value;
use altmode_tcg::api::Tcg;

/// List the legal actions in a scenario's position, one JSON object per line
///
/// The steps of the scenario are not run.
#[derive(clap::Args)]
pub struct Legal {
    /// Scenario file; - for standard input
    #[arg(value_name = "FILE")]
    file: String,
}

impl Legal {
    pub fn run(self) -> Done {
        let text = read_text(&self.file)?;
        // The file names its game.
        let value = altmode_json::from_str::<Value>(&text).unwrap_or_default();
        let actions = match value["game"].as_str() {
            Some("unmatched") => super::unmatched::legal(&text),
            Some("deckbuilder") => super::deckbuilder::legal(&text),
            _ => Tcg::new().from_scenario(&text).map(|game| game.legal_actions()).map_err(Failure::from),
        };
        let actions = actions.map_err(|error| Failure::new(format!("{}: {error}", self.file)))?;
        let actions: Vec<Value> = altmode_json::from_str(&actions).unwrap_or_default();
        for action in actions {
            print(&action.to_string())?;
        }
        Ok(true)
    }
}
