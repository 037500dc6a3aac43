//! The clock of a round (Tournament Rules, Appendix B), with time extensions of tables (Tournament Rules 2.6).

use super::State;
use crate::event::Time;
use altmode_core::{Error, Result};
use serde::Serialize;

/// Maximum length of an extension, in seconds.
const LONGEST_EXTENSION: u32 = 4 * 3600;

/// A clock that can be started, paused and resumed. Times are in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    started: Option<Time>,
    paused: Option<Time>,
    /// Total length of past pauses, in milliseconds.
    still: Time,
    /// Time of the last start, pause or resumption.
    last: Time,
}

impl Clock {
    /// Returns whether the clock has started.
    pub fn has_started(&self) -> bool {
        self.started.is_some()
    }

    fn at(&mut self, at: Time) -> Result<()> {
        if at < self.last {
            return Err(Error::new("clock-order", "this time is before the last change of the clock").at("at"));
        }
        self.last = at;
        Ok(())
    }

    pub(super) fn start(&mut self, at: Time) -> Result<()> {
        if self.started.is_some() {
            return Err(Error::new("clock-running", "the round's clock has started already"));
        }
        self.at(at)?;
        self.started = Some(at);
        Ok(())
    }

    pub(super) fn pause(&mut self, at: Time) -> Result<()> {
        if self.started.is_none() || self.paused.is_some() {
            return Err(Error::new("clock-not-running", "the round's clock is not running"));
        }
        self.at(at)?;
        self.paused = Some(at);
        Ok(())
    }

    pub(super) fn resume(&mut self, at: Time) -> Result<()> {
        let Some(paused) = self.paused else {
            return Err(Error::new("clock-not-paused", "the round's clock is not paused"));
        };
        self.at(at)?;
        self.still += at - paused;
        self.paused = None;
        Ok(())
    }

    /// Returns the running time in milliseconds, without pauses.
    fn elapsed(&self, now: Time) -> Time {
        let until = self.paused.unwrap_or(now);
        self.started.map_or(0, |started| until.saturating_sub(started).saturating_sub(self.still))
    }
}

/// The clock of the current round at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// Number of the round; 0 before the first.
    pub round: u32,
    /// Minutes of the round; `null` in playoffs, which have no limit.
    pub minutes: Option<u32>,
    /// Whether the clock has started.
    pub started: bool,
    /// Whether the clock is paused.
    pub paused: bool,
    /// Elapsed seconds, without pauses.
    pub elapsed_seconds: u32,
    /// Remaining seconds, negative after the end; `null` without a limit.
    pub remaining_seconds: Option<i32>,
    /// Extended tables whose matches are in progress.
    pub tables: Vec<TableTime>,
}

/// The time of a table with an extension.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableTime {
    /// Number of the table.
    pub table: u32,
    /// Total length of its extensions, in seconds.
    pub extension_seconds: u32,
    /// Remaining seconds with the extensions, after which the end-of-match procedure begins (Tournament Rules 2.5).
    pub remaining_seconds: Option<i32>,
}

impl State {
    pub(super) fn extend(&mut self, table: u32, seconds: u32) -> Result<()> {
        self.table(self.rounds.len() as u32, table)?;
        if seconds == 0 || seconds > LONGEST_EXTENSION {
            let message = format!("an extension has 1 to {LONGEST_EXTENSION} seconds, not {seconds}");
            return Err(Error::new("out-of-range", message).at("seconds"));
        }
        if let Some(table) = self.rounds.last_mut().and_then(|round| round.tables.get_mut(table as usize - 1)) {
            table.extension = table.extension.saturating_add(seconds);
        }
        Ok(())
    }

    /// Returns the clock of the current round at the time `now`.
    pub fn clock(&self, now: Time) -> ClockView {
        let none = super::Round::default();
        let round = self.rounds.last().unwrap_or(&none);
        let minutes = (!round.playoff).then(|| self.options.round_minutes());
        let elapsed = (round.clock.elapsed(now) / 1000).min(i32::MAX as Time / 2) as i32;
        let remaining = |extension: u32| minutes.map(|minutes| (minutes * 60 + extension.min(1_000_000)) as i32 - elapsed);
        let extended = round.tables.iter().enumerate().filter(|(_, table)| table.extension > 0 && table.result.is_none());
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
