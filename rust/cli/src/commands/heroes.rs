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
    /// Check a pack of heroes and battlefields, in JSON or YAML
    #[arg(long, value_name = "FILE", conflicts_with = "query")]
    check: Option<String>,
    /// Game to list from
    #[arg(long, value_enum, default_value = "unmatched")]
    game: Game,
}

impl Heroes {
    pub fn run(self) -> Done {
        match self.game {
            Game::Unmatched => match self.check {
                Some(file) => unmatched::check_pack(&file),
                None => unmatched::heroes(&self.query, self.json, self.coverage),
            },
            Game::Tcg | Game::Deckbuilder => Err(Failure::new("only Unmatched has heroes; altmode cards lists the cards of each game")),
        }
    }
}
