//! Decks: their types, their JSON and text forms, and the rules that make them legal.

mod calendar;
pub(crate) mod config;
mod format;
mod list;
mod pool;
mod rules;
mod samples;
mod team;
mod validate;

pub use calendar::{Date, day};
pub use config::start;
pub use format::DeckFormat;
pub(crate) use format::{FEWEST_CARDS, STARS};
pub use list::{DeckReading, LineProblem, format_deck, parse_deck, read_deck};
pub use rules::{DeckRules, Pool};
pub use samples::{SAMPLES, Sample};
pub(crate) use team::{has_target, is_card, is_target};
pub use validate::{Problem, judge_deck, unimplemented, validate_deck, validate_json};

pub use crate::cards::find::resolve_card;
use crate::cards::find::{find_card, find_exactly};
use crate::input::{each, field, list, number, object, text, wrong};
use altmode_core::{Error, Result};
use altmode_host::fold;
use altmode_json::Value;
use serde::Serialize;

/// A reference to a card: its id, or a name that is unique.
pub type CardRef = String;

/// Maximum number of entries in one list of a deck.
const MOST_ENTRIES: usize = 200;
/// Maximum length of the name of a card or deck, in characters.
const LONGEST_NAME: usize = 120;
/// Maximum number of copies in one entry.
const MOST_COPIES: i64 = 999;

/// A deck, in the structure of deck lists and embedders.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Deck {
    /// The name given by its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The starting team.
    pub characters: Vec<CardRef>,
    /// Stratagems.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>", optional))]
    pub stratagems: Vec<CardRef>,
    /// Battle cards.
    pub battle: Vec<Entry>,
    /// Cards to swap in between the games of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sideboard: Option<Sideboard>,
    /// Characters that start under members of the team whose cards let the deck choose them (Tidal Wave).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>", optional))]
    pub under: Vec<CardRef>,
    /// Cards that abilities may bring from outside the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>", optional))]
    pub outside: Vec<CardRef>,
}

/// A battle card with its number of copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    /// The card.
    pub card: CardRef,
    /// Number of copies.
    pub count: u32,
}

/// The sideboard (Tournament Rules 6.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Sideboard {
    /// Characters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>", optional))]
    pub characters: Vec<CardRef>,
    /// Stratagems.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>", optional))]
    pub stratagems: Vec<CardRef>,
    /// Battle cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Entry>>", optional))]
    pub battle: Vec<Entry>,
}

impl Deck {
    /// Reads a deck from JSON.
    ///
    /// # Errors
    ///
    /// `bad-input`, `unknown-field`, `out-of-range` or `too-long`, with the place in the deck. Existence of the cards and
    /// legality are checked later, by [`validate_deck`].
    pub fn from_json(value: &Value) -> Result<Deck> {
        let deck = object(
            value,
            &["name", "characters", "stratagems", "battle", "sideboard", "under", "outside"],
        )?;
        for needed in ["characters", "battle"] {
            if field(deck, needed).is_none() {
                return Err(Error::new(
                    "bad-input",
                    format!("a deck has a list \"{needed}\"; here it is missing"),
                )
                .at(needed));
            }
        }
        let name = text(deck, "name")?.map(str::trim).filter(|name| !name.is_empty());
        Ok(Deck {
            name: name
                .map(|name| short_text(name).map_err(|error| error.at("name")))
                .transpose()?,
            characters: cards(list(deck, "characters")?, "characters")?,
            stratagems: cards(list(deck, "stratagems")?, "stratagems")?,
            battle: entries(list(deck, "battle")?, "battle")?,
            sideboard: field(deck, "sideboard")
                .map(|side| sideboard(side).map_err(|error| error.at("sideboard")))
                .transpose()?,
            under: cards(list(deck, "under")?, "under")?,
            outside: cards(list(deck, "outside")?, "outside")?,
        })
    }
}

#[inline(never)]
fn sideboard(value: &Value) -> Result<Sideboard> {
    let side = object(value, &["characters", "stratagems", "battle"])?;
    Ok(Sideboard {
        characters: cards(list(side, "characters")?, "characters")?,
        stratagems: cards(list(side, "stratagems")?, "stratagems")?,
        battle: entries(list(side, "battle")?, "battle")?,
    })
}

fn cards(values: &[Value], name: &str) -> Result<Vec<CardRef>> {
    not_too_long(values, name)?;
    each(values, name, card)
}

fn entries(values: &[Value], name: &str) -> Result<Vec<Entry>> {
    not_too_long(values, name)?;
    each(values, name, entry)
}

fn entry(value: &Value) -> Result<Entry> {
    let entry = object(value, &["card", "count"])?;
    let (Some(named), Some(count)) =
        (field(entry, "card"), number(entry, "count", 1, MOST_COPIES)?)
    else {
        let missing = if entry.get("card").is_none_or(Value::is_null) { "card" } else { "count" };
        return Err(
            Error::new("bad-input", "an entry has a \"card\" and a \"count\", for example { \"card\": \"Zap\", \"count\": 3 }").at(missing)
        );
    };
    Ok(Entry { card: card(named).map_err(|error| error.at("card"))?, count: count as u32 })
}

fn card(value: &Value) -> Result<CardRef> {
    match value {
        Value::String(name) => short_text(name),
        _ => Err(wrong(value, "the id or the name of a card")),
    }
}

fn short_text(text: &str) -> Result<String> {
    if text.len() > LONGEST_NAME {
        not_too_many_characters(text)?;
    }
    Ok(text.to_string())
}

/// Counts characters instead of bytes, because a character may take several bytes.
#[cold]
fn not_too_many_characters(text: &str) -> Result<()> {
    if text.chars().nth(LONGEST_NAME).is_some() {
        return Err(Error::new(
            "too-long",
            format!("a name has at most {LONGEST_NAME} characters"),
        ));
    }
    Ok(())
}

fn not_too_long(values: &[Value], name: &str) -> Result<()> {
    if values.len() > MOST_ENTRIES {
        let message = format!(
            "a list of cards has at most {MOST_ENTRIES} entries; this one has {}",
            values.len()
        );
        return Err(Error::new("too-long", message).at(name));
    }
    Ok(())
}

#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod start_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod turbo_tests;
