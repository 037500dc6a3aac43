//! Every character against every other: that a forecast answers, adds up, and says why it is not exact.

use super::{Forecast, typed_in};
use crate::cards::{Tcg, card::CardDef};
use altmode_json::{Value, json};

/// Every face of every character, Titan Masters with a head.
#[derive(Clone, Debug)]
pub struct Pairs {
    tcg: Tcg,
    fighters: Vec<Value>,
}

/// What the forecast of a pair came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The probabilities are exact.
    Exact,
    /// They are not, and the forecast says why.
    Inexact,
}

/// Probabilities add up to 1 but for rounding.
const ROUNDING: f64 = 1e-9;

impl Pairs {
    /// Of all cards that are known.
    pub fn new(tcg: Tcg) -> Pairs {
        Pairs { tcg, fighters: fighters(tcg) }
    }

    /// How many faces there are.
    pub fn faces(&self) -> usize {
        self.fighters.len()
    }

    /// Forecasts the attack of one face on another, both numbered from 0.
    ///
    /// # Errors
    ///
    /// What is wrong with the forecast, with the two characters.
    pub fn check(&self, attacker: usize, defender: usize) -> Result<Answered, String> {
        let [attacker, defender] = [attacker, defender].map(|face| &self.fighters[face % self.fighters.len()]);
        check(self.tcg, &input(attacker, defender)).map_err(|wrong| format!("{attacker} attacks {defender}: {wrong}"))
    }

    /// The input of the forecast of an attack.
    #[cfg(test)]
    pub fn input(&self, attacker: usize, defender: usize) -> Value {
        let [attacker, defender] = [attacker, defender].map(|face| &self.fighters[face % self.fighters.len()]);
        input(attacker, defender)
    }
}

/// An attack with small decks that set off most abilities that look at flips.
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
    for (what, chances) in [("damage", &forecast.damage), ("attack", &forecast.attack), ("defense", &forecast.defense)] {
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

/// Every face of every character that can stand on the battlefield, as the input of a forecast. A body carries the first head
/// that fits.
pub(super) fn fighters(tcg: Tcg) -> Vec<Value> {
    let characters = || tcg.catalogue.cards().filter(|card| card.is_character() && card.implemented && !card.set.is_empty());
    let mut found = Vec::new();
    for card in characters().filter(|card| card.health > 0) {
        let head = characters().find(|head| card.takes_head(head));
        for text in &card.texts[..usize::from(card.faces)] {
            found.push(fighter(card, text.mode.name(), head));
        }
    }
    found
}

/// A face of a character, with a head on it.
pub(super) fn fighter(card: &CardDef, mode: &str, head: Option<&CardDef>) -> Value {
    let mut fighter = json!({ "card": card.id, "mode": mode });
    if let Some(head) = head {
        fighter["head"] = json!(head.id);
    }
    fighter
}
