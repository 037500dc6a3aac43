//! `altmode heroes`

use super::{Done, Game, unmatched};
use crate::failure::Failure;

/// List heroes of Unmatched
///
/// The words of a query must all be in the id, the name or the set.
#[derive(clap::Args)]
pub struct Heroes {
    /// Words to look for
    #[arg(value_name = "QUERY")]
    query: Vec<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    /// Print the number of implemented cards of each hero
    #[arg(long)]
    coverage: bool,
    /// Game to list from
    #[arg(long, value_enum, default_value = "unmatched")]
    game: Game,
}

impl Heroes {
    pub fn run(self) -> Done {
        match self.game {
            Game::Unmatched => unmatched::heroes(&self.query, self.json, self.coverage),
            Game::Tcg => Err(Failure::new("the Transformers TCG has no heroes; altmode cards lists its cards")),
        }
    }
}
