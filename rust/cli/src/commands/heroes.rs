//! `altmode heroes`

use super::cards::unmatched;
use crate::{
    failure::{Done, Failure},
    game::GameName,
    packs::PackArguments,
};
use altmode_unmatched::Unmatched;

/// List heroes of Unmatched
///
/// All words of a query must match. A word is a text in the id, the name, the set or the effects, a filter such as
/// attack:ranged set:"cobble & fog" fighter:porter id:medusa name:robin implemented:yes, or a comparison of a number: health<=13
/// move>2 sidekicks=0. A comma means "any of" (fighter:porter,harpy), a leading hyphen means "not"; it stands after two hyphens:
/// altmode heroes -- -attack:ranged.
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
    #[command(flatten)]
    packs: PackArguments,
    /// Game to list from
    #[arg(long, value_enum, default_value = "unmatched")]
    game: GameName,
}

impl Heroes {
    pub fn run(self) -> Done {
        match self.game {
            GameName::Unmatched => match self.check {
                Some(file) => unmatched::check_pack(&file),
                None => unmatched::heroes(
                    self.packs.load::<Unmatched>()?.rules().catalogue,
                    &self.query,
                    self.json,
                    self.coverage,
                ),
            },
            _ => Err(Failure::new(
                "only Unmatched has heroes; altmode cards lists the cards of each game",
            )),
        }
    }
}
