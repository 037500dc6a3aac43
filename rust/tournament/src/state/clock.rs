//! The clock of a round (Tournament Rules, Appendix B), with time extensions of tables (Tournament Rules 2.6).

use crate::event::Time;
use altmode_core::{Error, Result};
use serde::Serialize;

/// A clock that can be started, paused and resumed. Times are in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    pub(super) started: Option<Time>,
    pub(super) paused: Option<Time>,
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
            return Err(Error::new(
                "clock-order",
                "this time is before the last change of the clock",
            )
            .at("at"));
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
    pub(super) fn elapsed(&self, now: Time) -> Time {
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
