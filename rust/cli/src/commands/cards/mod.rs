//! `altmode cards`

pub mod deckbuilder;
mod tcg;
pub mod unmatched;

use crate::{
    failure::{Done, Failure},
    game::GameName,
    packs::PackArguments,
};
use altmode_deckbuilder::Deckbuilder;
use altmode_tcg::cards::Tcg;
use altmode_unmatched::Unmatched;
use clap::ValueEnum;

/// Search for cards
///
/// A query is a list of terms that must all match. A term is free text, or a filter such as trait:plane type:weapon
/// faction:autobot icon:orange set:w1 rarity:rare keyword:stealth mode:alt2 name:"..." id:w1-061 implemented:yes banned:no
/// reprint:no, or a comparison of a number: stars<=6 health>10 attack>=5 defense=2 bold>=1 tough pierce focus safeguard icons
/// orange blue white green black. A comma means "any of" (set:w1,w2), a leading hyphen means "not" (-trait:car). A single
/// match is shown in full. Cards of the other games have other filters and numbers, which the error for an unknown one lists.
#[derive(clap::Args)]
pub struct Cards {
    /// Search terms; without any, all cards are listed
    #[arg(allow_hyphen_values = true, value_name = "QUERY")]
    query: Vec<String>,
    /// Print the cards as JSON
    #[arg(long)]
    json: bool,
    /// Print the number of fully implemented cards in each set
    #[arg(long, conflicts_with = "query")]
    coverage: bool,
    #[command(flatten)]
    packs: PackArguments,
    /// Game whose cards to search
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
}

impl Cards {
    pub fn run(mut self) -> Done {
        self.read_options()?;
        match self.game {
            GameName::Tcg => tcg::cards(
                self.packs.load::<Tcg>()?.rules().catalogue,
                &self.query,
                self.json,
                self.coverage,
            ),
            GameName::Unmatched => unmatched::cards(
                self.packs.load::<Unmatched>()?.rules().catalogue,
                &self.query,
                self.json,
                self.coverage,
            ),
            GameName::Deckbuilder => deckbuilder::cards(
                self.packs.load::<Deckbuilder>()?.rules().catalogue,
                &self.query,
                self.json,
                self.coverage,
            ),
            #[cfg(feature = "tricks")]
            GameName::Tricks => Err(Failure::new("the cards of this game are the numbers 1 to 12")),
        }
    }

    /// Reads the options after search terms. Terms may start with one hyphen ("not"), so the parser of arguments takes every word
    /// after the first term for a term.
    fn read_options(&mut self) -> Result<(), Failure> {
        let mut words = std::mem::take(&mut self.query).into_iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => self.json = true,
                "--game" => self.game = game(words.next().as_deref())?,
                "--pack" => {
                    self.packs.add(words.next().ok_or_else(|| Failure::new("--pack needs a file"))?)
                }
                option if option.starts_with("--pack=") => {
                    self.packs.add(option.split_once('=').unwrap_or_default().1.to_string())
                }
                option if option.starts_with("--game=") => {
                    self.game = game(option.split('=').nth(1))?
                }
                option if option.starts_with("--") => {
                    return Err(Failure::new(format!(
                        "there is no option {option} after search terms; see altmode cards --help"
                    )));
                }
                _ => self.query.push(word),
            }
        }
        Ok(())
    }
}

/// Returns the game with a name.
fn game(name: Option<&str>) -> Result<GameName, Failure> {
    let named = name.and_then(|name| GameName::from_str(name, false).ok());
    named.ok_or_else(|| Failure::new("--game needs tcg, unmatched or deckbuilder"))
}
