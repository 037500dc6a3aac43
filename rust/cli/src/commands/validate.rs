//! `altmode validate`

use super::{Done, Game};
use crate::{
    failure::Failure,
    files::read_text,
    output::{print, print_json},
};
use altmode_tcg::{
    cards::builtin,
    deck::{Deck, Format, parse_deck, unimplemented, validate_deck},
};

/// Check whether a deck is legal
///
/// Reads a deck list ("3 Plasma Burst" a line, under the headings Characters, Stratagems, Deck and
/// Sideboard) or a deck as JSON, and prints everything that is wrong with it. The exit code is 0 for a
/// legal deck and 1 otherwise.
#[derive(clap::Args)]
pub struct Validate {
    /// The file with the deck; - for the standard input
    #[arg(value_name = "DECKFILE")]
    file: String,
    /// By the rules of which format: constructed, sealed, draft, turbo, basic, or standard for games at home
    #[arg(long, default_value = "constructed")]
    format: String,
    /// Print the problems as JSON
    #[arg(long)]
    json: bool,
    /// Of which game
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

impl Validate {
    pub fn run(self) -> Done {
        let Game::Tcg = self.game;
        let format = Format::from_name(&self.format)?;
        let deck = read_deck(&self.file)?;
        let problems = validate_deck(builtin(), &deck, format);
        if self.json {
            print_json(&problems)?;
            return Ok(problems.is_empty());
        }
        let mut lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        if problems.is_empty() {
            let cards: u32 = deck.battle.iter().map(|entry| entry.count).sum();
            lines.push(format!("legal in {}: {} characters, {cards} battle cards", format.name(), deck.characters.len()));
        }
        // No problem of the deck, but good to know before a game is begun with it.
        lines.extend(unimplemented(builtin(), &deck).iter().map(|card| format!("note: {}: {}", card.path, card.message)));
        print(&lines.join("\n"))?;
        Ok(problems.is_empty())
    }
}

/// A deck list or a deck as JSON.
pub fn read_deck(file: &str) -> Result<Deck, Failure> {
    let text = read_text(file)?;
    let deck = if text.trim_start().starts_with('{') {
        let value = serde_json::from_str(&text).map_err(|error| Failure::new(format!("{file} is not JSON: {error}")))?;
        Deck::from_json(&value)
    } else {
        parse_deck(builtin(), &text)
    };
    deck.map_err(|error| Failure::new(format!("{file}: {error}")))
}
