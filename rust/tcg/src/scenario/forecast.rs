//! `forecast`: assertions about the damage forecast at a position.

use super::pattern::Names;
use crate::{
    forecast::{Forecast, from_game},
    input::wrong,
};
use altmode_core::{Error, Result, value_by_json};
use altmode_host::ForecastStep;
use altmode_json::Value;
use std::cell::Cell;

/// Budget of engine runs for the forecasts of one scenario. Observations cost some of them, too. Each forecast also costs a fixed number of runs.
pub const MOST_RUNS: usize = 150_000;
/// The cost in runs of a forecast that is counted without playing.
const COUNTED: usize = 2_000;

impl Names<'_> {
    /// Compares the forecast of an attack with a step's expectations.
    pub fn forecast(&self, step: &Value, runs: &Cell<usize>) -> Result<()> {
        let asked = ForecastStep::read(step, &[], 2)?;
        let who = |name: &'static str| -> Result<_> {
            let value = asked.fields.get(name).ok_or_else(|| {
                Error::new("missing-field", format!("a forecast has an \"{name}\"")).at(name)
            })?;
            let alias = value
                .as_str()
                .ok_or_else(|| wrong(value, "the alias or the name of a character").at(name))?;
            self.one(alias).map_err(|error| error.at(name))
        };
        let question =
            from_game(self.tcg, self.state, who("attacker")?, who("defender")?, asked.seat)?;
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
        asked.compare(&value_by_json(&forecast))
    }
}
