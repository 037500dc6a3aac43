//! `forecast`: assertions about the damage forecast at a position.

use super::pattern::Names;
use crate::{
    forecast::{Forecast, from_game},
    input::{object, wrong},
};
use altmode_core::{Error, Result};
use altmode_host::Unlike;
use altmode_host::about;
use altmode_json::Value;
use std::cell::Cell;

/// Budget of engine runs for the forecasts of one scenario. Observations cost some of them, too. Each forecast also costs a fixed number of runs.
pub const MOST_RUNS: usize = 150_000;
/// The cost in runs of a forecast that is counted without playing.
const COUNTED: usize = 2_000;

/// Default tolerance of numbers.
const TOLERANCE: f64 = 1e-9;

impl Names<'_> {
    /// Compares the forecast of an attack with a step's expectations and returns the first difference.
    pub fn forecast(&self, step: &Value, runs: &Cell<usize>) -> Result<Option<Unlike>> {
        let fields = object(step, &["attacker", "defender", "seat", "expect", "tolerance"])?;
        let who = |name: &'static str| -> Result<_> {
            let value = fields.get(name).ok_or_else(|| Error::new("missing-field", format!("a forecast has an \"{name}\"")).at(name))?;
            let alias = value.as_str().ok_or_else(|| wrong(value, "the alias or the name of a character").at(name))?;
            self.one(alias).map_err(|error| error.at(name))
        };
        let (attacker, defender) = (who("attacker")?, who("defender")?);
        let seat = match fields.get("seat") {
            None => None,
            Some(Value::String(all)) if all == "all" => None,
            Some(value) => match value.as_u64() {
                Some(seat @ 0..=1) => Some(seat as u8),
                _ => return Err(wrong(value, "a seat, 0 or 1, or \"all\"").at("seat")),
            },
        };
        let tolerance = match fields.get("tolerance") {
            None => TOLERANCE,
            Some(value) => value.as_f64().filter(|number| *number >= 0.0).ok_or_else(|| wrong(value, "a number").at("tolerance"))?,
        };
        let expected = fields.get("expect").and_then(Value::as_object);
        let expected = expected.ok_or_else(|| Error::new("missing-field", "a forecast step has an object \"expect\"").at("expect"))?;
        let question = from_game(self.tcg, self.state, attacker, defender, seat)?;
        if runs.get() == 0 {
            return Err(super::too_much_work());
        }
        let slowness = self.tcg.catalogue.slowness();
        if !self.tcg.catalogue.packs.is_empty() {
            question.runs.set(question.runs.get().min(runs.get() / slowness));
        }
        let before = question.runs.get();
        let forecast = Forecast::of(&question);
        // The numbers of both characters take as long as some battles.
        let used = (before - question.runs.get()).saturating_add(4).saturating_mul(slowness);
        runs.set(runs.get().saturating_sub(used.saturating_add(COUNTED)));
        let got = altmode_core::value_by_json(&forecast);
        for (name, wanted) in expected {
            let Some(value) = got.get(name) else {
                let message = format!("a forecast has no field \"{}\"", crate::input::shorten(name));
                return Err(Error::new("unknown-field", message).at(name).at("expect"));
            };
            if !about(wanted, value, tolerance) {
                return Ok(Some(Unlike { path: name.clone(), expected: wanted.clone(), got: value.clone() }));
            }
        }
        Ok(None)
    }
}
