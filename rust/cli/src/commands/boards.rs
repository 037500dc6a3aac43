//! `altmode boards`

use super::cards::unmatched;
use crate::{
    failure::{Done, Failure},
    game::GameName,
    packs::PackArguments,
};
use altmode_unmatched::Unmatched;

/// List battlefields of Unmatched
///
/// The words of a query must all be in the id, the name or the set.
#[derive(clap::Args)]
pub struct Boards {
    /// Words to look for
    #[arg(value_name = "QUERY")]
    query: Vec<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    /// Check a file with a battlefield, or a list of them, in JSON or YAML
    #[arg(long, value_name = "FILE", conflicts_with = "query")]
    check: Option<String>,
    #[command(flatten)]
    packs: PackArguments,
    /// Game to list from
    #[arg(long, value_enum, default_value = "unmatched")]
    game: GameName,
}

impl Boards {
    pub fn run(self) -> Done {
        match self.game {
            GameName::Unmatched => match self.check {
                Some(file) => unmatched::check_boards(&file),
                None => unmatched::boards(
                    self.packs.load::<Unmatched>()?.rules().catalogue,
                    &self.query,
                    self.json,
                ),
            },
            _ => Err(Failure::new(
                "only Unmatched has boards; altmode cards lists the cards of each game",
            )),
        }
    }
}
