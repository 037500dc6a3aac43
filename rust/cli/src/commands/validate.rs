//! `altmode validate`

use super::{Done, Game};
use crate::{
    failure::Failure,
    files::read_text,
    output::{print, print_json},
};
use altmode_tcg::{
    cards::builtin,
    deck::{self, Deck, DeckFormat, DeckRules, LineProblem, Pool, day, judge_deck, unimplemented},
};

/// The organiser's rules on decks.
#[derive(clap::Args)]
pub struct DeckRuleArguments {
    /// Date of the tournament, as 2019-06-28; only cards released and bans in force by then count
    #[arg(long)]
    date: Option<String>,
    /// Codes of the permitted sets, for example w1,w1s,w2
    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    sets: Option<Vec<String>>,
    /// Banned card, replacing the bans of the Tournament Rules; can be repeated
    #[arg(long = "ban", value_name = "CARD")]
    bans: Vec<String>,
    /// Ban no card
    #[arg(long, conflicts_with = "bans")]
    no_bans: bool,
    /// File with the opened or drafted cards, as a deck list or as JSON
    #[arg(long, value_name = "POOLFILE")]
    pool: Option<String>,
}

impl DeckRuleArguments {
    /// Combines a format with the organiser's rules.
    pub fn rules(self, format: DeckFormat) -> Result<DeckRules, Failure> {
        let bans = (self.no_bans || !self.bans.is_empty()).then_some(self.bans);
        let pool = self.pool.as_deref().map(read_pool).transpose()?;
        let date = self.date.as_deref().map(day).transpose().map_err(|error| error.at("date"))?;
        Ok(DeckRules { date, sets: self.sets, bans, pool, ..format.into() })
    }
}

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
    game: Game,
}

impl Validate {
    pub fn run(self) -> Done {
        match self.game {
            Game::Unmatched => return Err(Failure::new("a deck of Unmatched belongs to its hero, so there is nothing to validate")),
            Game::Deckbuilder => return super::deckbuilder::check_pack(&self.file),
            Game::Tcg => {}
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
            lines.push(format!("legal in {}: {} characters, {cards} battle cards", format.name(), deck.characters.len()));
        }
        // Not a problem of the deck, but a limitation to know before a game.
        lines.extend(unimplemented(builtin(), &deck).iter().map(|card| format!("note: {}: {}", card.path, card.message)));
        print(&lines.join("\n"))?;
        Ok(problems.is_empty())
    }
}

/// Reads a deck list, a deck of OCTGN or a deck as JSON. A failure has all lines that are wrong.
pub fn read_deck(file: &str) -> Result<Deck, Failure> {
    deck_of(file, &read_text(file)?)
}

fn deck_of(file: &str, text: &str) -> Result<Deck, Failure> {
    let reading = deck::read_deck(builtin(), text);
    if reading.problems.is_empty() {
        return Ok(reading.deck);
    }
    let lines = reading.problems.iter().map(|LineProblem { line, message, .. }| format!("{file}: line {line}: {message}"));
    Err(Failure::new(lines.collect::<Vec<_>>().join("\n")))
}

/// Reads the opened or drafted cards: a deck list, or JSON with the same lists.
fn read_pool(file: &str) -> Result<Pool, Failure> {
    let text = read_text(file)?;
    if text.trim_start().starts_with('{') {
        let value = altmode_json::from_str(&text).map_err(|error| Failure::new(format!("{file} is not JSON: {error}")))?;
        return Pool::from_json(&value).map_err(|error| Failure::new(format!("{file}: {error}")));
    }
    let Deck { characters, stratagems, battle, .. } = deck_of(file, &text)?;
    Ok(Pool { characters, stratagems, battle })
}
