//! The time of the present round, and extensions of tables (Tournament Rules 2.6).

use super::{ClockView, Round, State, TableTime};
use crate::event::Time;
use altmode_core::{Error, Result};

/// Maximum length of an extension, in seconds.
const LONGEST_EXTENSION: u32 = 4 * 3600;

impl State {
    pub(super) fn extend(&mut self, table: u32, seconds: u32) -> Result<()> {
        self.table(self.rounds.len() as u32, table)?;
        if seconds == 0 || seconds > LONGEST_EXTENSION {
            let message =
                format!("an extension has 1 to {LONGEST_EXTENSION} seconds, not {seconds}");
            return Err(Error::new("out-of-range", message).at("seconds"));
        }
        if let Some(table) =
            self.rounds.last_mut().and_then(|round| round.tables.get_mut(table as usize - 1))
        {
            table.extension = table.extension.saturating_add(seconds);
        }
        Ok(())
    }

    /// Returns the clock of the current round at the time `now`.
    pub fn clock(&self, now: Time) -> ClockView {
        let none = Round::default();
        let round = self.rounds.last().unwrap_or(&none);
        let minutes = (!round.playoff).then(|| self.options.round_minutes());
        let elapsed = (round.clock.elapsed(now) / 1000).min(i32::MAX as Time / 2) as i32;
        let remaining = |extension: u32| {
            minutes.map(|minutes| (minutes * 60 + extension.min(1_000_000)) as i32 - elapsed)
        };
        let extended = round
            .tables
            .iter()
            .enumerate()
            .filter(|(_, table)| table.extension > 0 && table.result.is_none());
        ClockView {
            round: self.rounds.len() as u32,
            minutes,
            started: round.clock.started.is_some(),
            paused: round.clock.paused.is_some(),
            elapsed_seconds: elapsed as u32,
            remaining_seconds: remaining(0),
            tables: extended
                .map(|(index, table)| TableTime {
                    table: index as u32 + 1,
                    extension_seconds: table.extension,
                    remaining_seconds: remaining(table.extension),
                })
                .collect(),
        }
    }
}
