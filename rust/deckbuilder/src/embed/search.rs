//! Search of cards and characters by properties.
//!
//! A query is a list of words that must all match: text in the id, the name or the rules text (`energon`), a key with values
//! (`type:site`, `set:training`, `faction:autobot`, `part:main`, `tag:dinobot`, `complete:yes`, `official:no`, of characters also
//! `combiner:yes`), or a comparison (`cost>=4`, `power`, `range`, `move`, `level`, `copies`). Values, negation and quotes are those
//! of [`altmode_host::Query`].

use crate::{
    cards::catalogue::{Catalogue, Part},
    embed::sheets::{CardSheetView, CharacterSheetView, cards, characters, type_name},
};
use altmode_core::Result;
use altmode_deckbuilder_language::CardType;
use altmode_host::{Query, Searchable, Terms, fold};

fn values(key: &str) -> Vec<&'static str> {
    match key {
        "type" => CardType::ALL.iter().map(|kind| type_name(*kind)).collect(),
        "faction" => vec!["autobot", "decepticon"],
        "part" => Part::ALL.map(Part::name).to_vec(),
        "complete" | "official" | "combiner" | "vault" => vec!["yes", "no"],
        _ => Vec::new(),
    }
}

/// Returns the cards that match a query; all of them if it is empty.
///
/// # Errors
///
/// Returns `bad-query`, with the unknown word as path and the valid words in the message.
pub fn search_cards(catalogue: &'static Catalogue, query: &str) -> Result<Vec<CardSheetView>> {
    let terms = Terms {
        things: "cards",
        keys: &[
            "type", "faction", "part", "set", "tag", "id", "name", "complete", "official", "vault",
        ],
        numbers: &["cost", "power", "range", "move", "level", "copies"],
        values: &values,
    };
    let query = Query::parse(query, &terms)?;
    Ok(cards(catalogue).filter(|card| query.fits(card)).collect())
}

/// Returns the characters that match a query; all of them if it is empty.
///
/// # Errors
///
/// Returns `bad-query`, with the unknown word as path and the valid words in the message.
pub fn search_characters(
    catalogue: &'static Catalogue,
    query: &str,
) -> Result<Vec<CharacterSheetView>> {
    let terms = Terms {
        things: "characters",
        keys: &["faction", "set", "id", "name", "complete", "official", "combiner"],
        numbers: &["power", "move"],
        values: &values,
    };
    let query = Query::parse(query, &terms)?;
    Ok(characters(catalogue).filter(|character| query.fits(character)).collect())
}

fn yes(fact: bool) -> &'static str {
    if fact { "yes" } else { "no" }
}

fn any_contains(texts: &[&str], text: &str) -> bool {
    texts.iter().any(|its| its.to_ascii_lowercase().contains(text))
}

impl Searchable for CardSheetView {
    fn contains(&self, text: &str) -> bool {
        any_contains(&[self.id, self.name, &self.text], text)
    }

    fn is(&self, key: &str, value: &str) -> bool {
        match key {
            "type" => self.types.contains(&value),
            "faction" => self.faction == Some(value),
            "part" => self.part == value,
            "set" => fold(self.set).contains(value),
            "tag" => self.tags.iter().any(|tag| fold(tag) == value),
            "id" => fold(self.id) == value,
            "name" => fold(self.name).contains(value),
            "complete" => yes(self.complete) == value,
            "official" => yes(self.official) == value,
            "vault" => yes(self.vault) == value,
            _ => false,
        }
    }

    fn numbers(&self, key: &str) -> Vec<i32> {
        let number = match key {
            "cost" => self.cost,
            "power" => self.power,
            "range" => self.range,
            "move" => self.moves,
            "level" => self.level,
            "copies" => Some(self.copies),
            _ => None,
        };
        number.into_iter().map(i32::from).collect()
    }
}

impl Searchable for CharacterSheetView {
    fn contains(&self, text: &str) -> bool {
        any_contains(&[self.id, self.name, &self.text], text)
    }

    fn is(&self, key: &str, value: &str) -> bool {
        match key {
            "faction" => self.faction == value,
            "set" => fold(self.set).contains(value),
            "id" => fold(self.id) == value,
            "name" => fold(self.name).contains(value),
            "complete" => yes(self.complete) == value,
            "official" => yes(self.official) == value,
            "combiner" => yes(self.combiner) == value,
            _ => false,
        }
    }

    fn numbers(&self, key: &str) -> Vec<i32> {
        let of = |side: &crate::embed::sheets::SideView| {
            if key == "power" { side.power } else { side.moves }
        };
        vec![of(&self.alt).into(), of(&self.bot).into()]
    }
}
