//! Forecasts of all pairs of characters: checks that each succeeds, adds up to 1 and explains why it is not exact.

use super::{Forecast, typed_in};
use crate::cards::{Tcg, card::CardDef};
use altmode_json::{Value, json};

/// All faces of all characters; Titan Masters have a head.
#[derive(Clone, Debug)]
pub struct Pairs {
    tcg: Tcg,
    fighters: Vec<Value>,
}

/// The result of the forecast of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The probabilities are exact.
    Exact,
    /// The probabilities are not exact, and the forecast gives the reason.
    Inexact,
}

/// Tolerance for the sum of probabilities, because of rounding.
const ROUNDING: f64 = 1e-9;

impl Pairs {
    /// Creates the pairs of all cards of the catalogue.
    pub fn new(tcg: Tcg) -> Pairs {
        Pairs { tcg, fighters: fighters(tcg) }
    }

    /// Returns the number of faces.
    pub fn faces(&self) -> usize {
        self.fighters.len()
    }

    /// Forecasts the attack of one face on another, both by index.
    ///
    /// # Errors
    ///
    /// Returns the fault of the forecast, with the two characters.
    pub fn check(&self, attacker: usize, defender: usize) -> Result<Answered, String> {
        let [attacker, defender] =
            [attacker, defender].map(|face| &self.fighters[face % self.fighters.len()]);
        check(self.tcg, &input(attacker, defender))
            .map_err(|wrong| format!("{attacker} attacks {defender}: {wrong}"))
    }

    /// Returns the forecast input of an attack.
    #[cfg(test)]
    pub fn input(&self, attacker: usize, defender: usize) -> Value {
        let [attacker, defender] =
            [attacker, defender].map(|face| &self.fighters[face % self.fighters.len()]);
        input(attacker, defender)
    }
}

/// Returns the forecast input of an attack with small decks that trigger most abilities that depend on flips.
fn input(attacker: &Value, defender: &Value) -> Value {
    json!({
        "attacker": attacker,
        "defender": defender,
        "attackerDeck": [{ "icons": ["orange", "white"] }, { "icons": ["black", "blue"] }, { "icons": ["orange", "green"] }, { "icons": [] }],
        "defenderDeck": [{ "icons": ["blue", "white"] }, { "icons": ["black", "orange"] }, { "icons": ["blue"] }],
    })
}

fn check(tcg: Tcg, input: &Value) -> Result<Answered, String> {
    let question = typed_in(tcg, input).map_err(|error| error.to_string())?;
    let forecast = Forecast::of(&question);
    for (what, chances) in
        [("damage", &forecast.damage), ("attack", &forecast.attack), ("defense", &forecast.defense)]
    {
        let sum: f64 = chances.iter().sum();
        if (sum - 1.0).abs() > ROUNDING || chances.iter().any(|chance| *chance < -ROUNDING) {
            return Err(format!("the chances of {what} add up to {sum}"));
        }
    }
    if !(-ROUNDING..=1.0 + ROUNDING).contains(&forecast.ko) {
        return Err(format!("the chance of a KO is {}", forecast.ko));
    }
    if forecast.exact != forecast.why.is_empty() || forecast.sentence.is_empty() {
        return Err("it does not say why it is not exact".to_string());
    }
    Ok(if forecast.exact { Answered::Exact } else { Answered::Inexact })
}

/// Returns every face of every character that can be on the battlefield, as forecast input. A body has the first head that fits.
pub(super) fn fighters(tcg: Tcg) -> Vec<Value> {
    let characters = || {
        tcg.catalogue
            .cards()
            .filter(|card| card.is_character() && card.implemented && !card.set.is_empty())
    };
    let mut found = Vec::new();
    for card in characters().filter(|card| card.health > 0) {
        let head = characters().find(|head| card.takes_head(head));
        for text in &card.texts[..usize::from(card.faces)] {
            found.push(fighter(card, text.mode.name(), head));
        }
    }
    found
}

/// Returns a face of a character, with a head on it.
pub(super) fn fighter(card: &CardDef, mode: &str, head: Option<&CardDef>) -> Value {
    let mut fighter = json!({ "card": card.id, "mode": mode });
    if let Some(head) = head {
        fighter["head"] = json!(head.id);
    }
    fighter
}
