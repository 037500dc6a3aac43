//! The time of a round (Tournament Rules, Appendix B), with more time for some tables (Tournament Rules 2.6).

use super::State;
use crate::event::Time;
use altmode_core::{Error, Result};
use serde::Serialize;

/// No single extension is longer, in seconds.
const LONGEST_EXTENSION: u32 = 4 * 3600;

/// When a round's time began, stood still, and went on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    started: Option<Time>,
    paused: Option<Time>,
    /// Milliseconds that it stood still, the present pause not counted.
    still: Time,
    /// The last that happened to it.
    last: Time,
}

impl Clock {
    /// Whether the time has begun.
    pub fn has_started(&self) -> bool {
        self.started.is_some()
    }

    fn at(&mut self, at: Time) -> Result<()> {
        if at < self.last {
            return Err(Error::new("clock-order", "this is earlier than what happened to the clock before").at("at"));
        }
        self.last = at;
        Ok(())
    }

    pub(super) fn start(&mut self, at: Time) -> Result<()> {
        if self.started.is_some() {
            return Err(Error::new("clock-running", "the round's time has begun already"));
        }
        self.at(at)?;
        self.started = Some(at);
        Ok(())
    }

    pub(super) fn pause(&mut self, at: Time) -> Result<()> {
        if self.started.is_none() || self.paused.is_some() {
            return Err(Error::new("clock-not-running", "the round's time is not running"));
        }
        self.at(at)?;
        self.paused = Some(at);
        Ok(())
    }

    pub(super) fn resume(&mut self, at: Time) -> Result<()> {
        let Some(paused) = self.paused else {
            return Err(Error::new("clock-not-paused", "the round's time is not standing still"));
        };
        self.at(at)?;
        self.still += at - paused;
        self.paused = None;
        Ok(())
    }

    /// Milliseconds that have run.
    fn elapsed(&self, now: Time) -> Time {
        let until = self.paused.unwrap_or(now);
        self.started.map_or(0, |started| until.saturating_sub(started).saturating_sub(self.still))
    }
}

/// The clock of the present round at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// Of which round; 0 before the first.
    pub round: u32,
    /// Minutes that it lasts; `null` for playoffs, which have no limit.
    pub minutes: Option<u32>,
    /// Whether it has begun.
    pub started: bool,
    /// Whether it stands still.
    pub paused: bool,
    /// Seconds that have run.
    pub elapsed_seconds: u32,
    /// Seconds left; negative when it is over, `null` without a limit.
    pub remaining_seconds: Option<i32>,
    /// Tables that still play and have more time than others.
    pub tables: Vec<TableTime>,
}

/// The time of a table with an extension.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableTime {
    /// Which table.
    pub table: u32,
    /// How much more it has.
    pub extension_seconds: u32,
    /// Seconds left; the end-of-match procedure begins only then (Tournament Rules 2.5).
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

    /// The present round's clock.
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
