//! Loads decks by name or from a file, and reads the rules that they must meet.

use crate::{failure::Failure, files::read_text};
use altmode_tcg::{
    cards::{builtin, catalogue::Catalogue},
    deck::{self, Deck, DeckFormat, DeckRules, LineProblem, Pool, SAMPLES, day, parse_deck},
};

/// Loads a built-in deck by name, or a deck from a file.
pub fn deck(catalogue: &'static Catalogue, name: &str) -> Result<Deck, Failure> {
    match SAMPLES.iter().find(|sample| sample.name == name) {
        Some(sample) => parse_deck(catalogue, sample.list)
            .map_err(|error| Failure::new(format!("{name}: {error}"))),
        None => {
            read_text(name).and_then(|text| deck_of(catalogue, name, &text)).map_err(|failure| {
                let names: Vec<_> = SAMPLES.iter().map(|sample| sample.name).collect();
                Failure::new(format!(
                    "{failure}\nA deck is a file, or one of: {}",
                    names.join(", ")
                ))
            })
        }
    }
}

/// Reads a deck list, a deck of OCTGN or a deck as JSON. A failure has all lines that are wrong.
pub fn read_deck(file: &str) -> Result<Deck, Failure> {
    deck_of(builtin(), file, &read_text(file)?)
}

fn deck_of(catalogue: &'static Catalogue, file: &str, text: &str) -> Result<Deck, Failure> {
    let reading = deck::read_deck(catalogue, text);
    if reading.problems.is_empty() {
        return Ok(reading.deck);
    }
    let lines = reading
        .problems
        .iter()
        .map(|LineProblem { line, message, .. }| format!("{file}: line {line}: {message}"));
    Err(Failure::new(lines.collect::<Vec<_>>().join("\n")))
}

/// Reads the opened or drafted cards: a deck list, or JSON with the same lists.
fn read_pool(file: &str) -> Result<Pool, Failure> {
    let text = read_text(file)?;
    if text.trim_start().starts_with('{') {
        let value = altmode_json::from_str(&text)
            .map_err(|error| Failure::new(format!("{file} is not JSON: {error}")))?;
        return Pool::from_json(&value).map_err(|error| Failure::new(format!("{file}: {error}")));
    }
    let Deck { characters, stratagems, battle, .. } = deck_of(builtin(), file, &text)?;
    Ok(Pool { characters, stratagems, battle })
}

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
