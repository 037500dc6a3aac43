//! `altmode validate`

use super::cards::deckbuilder::check_pack;
use crate::{
    decks::{DeckRuleArguments, read_deck},
    failure::{Done, Failure},
    game::GameName,
    output::{print, print_json},
};
use altmode_tcg::{
    cards::builtin,
    deck::{DeckFormat, judge_deck, unimplemented},
};

/// Check whether a deck is legal
///
/// For the Transformers Deck-Building Game, the file is a pack of cards instead.
///
/// Reads a deck list ("3 Plasma Burst" per line, under the headings Characters, Stratagems, Deck and Sideboard), a deck of OCTGN
/// (.o8d) or a deck as JSON, and prints all problems. The exit code is 0 for a legal deck and 1 otherwise.
#[derive(clap::Args)]
pub struct Validate {
    /// Deck file; - for standard input
    #[arg(value_name = "DECKFILE")]
    file: String,
    /// Format to check against: constructed, sealed, draft, turbo, basic, or standard for casual games
    #[arg(long, default_value = "constructed")]
    format: String,
    #[command(flatten)]
    settled: DeckRuleArguments,
    /// Print the problems as JSON
    #[arg(long)]
    json: bool,
    /// Game of the deck
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
}

impl Validate {
    pub fn run(self) -> Done {
        match self.game {
            GameName::Unmatched => {
                return Err(Failure::new(
                    "a deck of Unmatched belongs to its hero, so there is nothing to validate",
                ));
            }
            GameName::Deckbuilder => return check_pack(&self.file),
            #[cfg(feature = "tricks")]
            GameName::Tricks => return Err(Failure::new("this game has no decks")),
            GameName::Tcg => {}
        }
        let format = DeckFormat::from_name(&self.format)?;
        let deck = read_deck(&self.file)?;
        let problems = judge_deck(builtin(), &deck, &self.settled.rules(format)?)?;
        if self.json {
            print_json(&problems)?;
            return Ok(problems.is_empty());
        }
        let mut lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        if problems.is_empty() {
            let cards: u32 = deck.battle.iter().map(|entry| entry.count).sum();
            lines.push(format!(
                "legal in {}: {} characters, {cards} battle cards",
                format.name(),
                deck.characters.len()
            ));
        }
        // Not a problem of the deck, but a limitation to know before a game.
        lines.extend(
            unimplemented(builtin(), &deck)
                .iter()
                .map(|card| format!("note: {}: {}", card.path, card.message)),
        );
        print(&lines.join("\n"))?;
        Ok(problems.is_empty())
    }
}
