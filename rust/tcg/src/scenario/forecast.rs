//! `forecast`: assertions about the damage forecast at a position.

use super::pattern::Names;
use crate::{
    forecast::{Forecast, from_game},
    input::wrong,
};
use altmode_core::{Error, Result, Seat};
use altmode_host::input::Object;
use std::cell::Cell;

/// Budget of engine runs for the forecasts of one scenario. Observations and, with packs, actions cost some of them, too.
pub const MOST_RUNS: usize = 150_000;
/// The cost in runs of a forecast that is counted without playing.
const COUNTED: usize = 2_000;

impl Names<'_> {
    /// Returns the forecast of an attack.
    pub fn forecast(
        &self,
        fields: &Object,
        seat: Option<Seat>,
        runs: &Cell<usize>,
    ) -> Result<Forecast> {
        let who = |name: &'static str| -> Result<_> {
            let value = fields.get(name).ok_or_else(|| {
                Error::new("missing-field", format!("a forecast has an \"{name}\"")).at(name)
            })?;
            let alias = value
                .as_str()
                .ok_or_else(|| wrong(value, "the alias or the name of a character").at(name))?;
            self.one(alias).map_err(|error| error.at(name))
        };
        let question = from_game(self.tcg, self.state, who("attacker")?, who("defender")?, seat)?;
        if runs.get() == 0 {
            return Err(too_much_work());
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
        Ok(forecast)
    }
}

/// Returns the error of a scenario that has used up its budget.
pub fn too_much_work() -> Error {
    Error::new(
        "too-much-work",
        "this scenario asks for more forecasts and observations than one run works out; divide it",
    )
}
