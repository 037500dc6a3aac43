//! The round clock and the end-of-match procedure (Tournament Rules 2.5 and 2.6).

use crate::state::State;
use serde::Serialize;

/// The clock at a point in time.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// Length of the round in minutes; 0 for no clock.
    pub minutes: u16,
    /// Time extensions in seconds.
    pub extra: i32,
    /// Whether the clock is running.
    pub running: bool,
    /// Milliseconds that the clock has run.
    pub elapsed: u64,
    /// Milliseconds until time is called; negative after it. `null` without a limit.
    pub remaining: Option<i64>,
    /// The turn in which time was called.
    pub called: Option<u16>,
    /// `none`, `running`, `over` (time is to be called), `finish-turn`, `play-on`, or `finished`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""none" | "running" | "over" | "finish-turn" | "play-on" | "finished""#)
    )]
    pub stage: &'static str,
    /// The next step in English; empty while time remains.
    pub advice: &'static str,
}

/// Returns the clock of a state at a time of the host's clock.
pub fn clock(state: &State, now: u64) -> ClockView {
    let clock = &state.clock;
    let elapsed = clock.ran + clock.running_since.map_or(0, |since| now.saturating_sub(since));
    let limit = i64::from(clock.minutes) * 60_000 + i64::from(clock.extra_seconds) * 1_000;
    let remaining = (clock.minutes > 0).then(|| limit - i64::try_from(elapsed).unwrap_or(i64::MAX));
    let (stage, advice) = match (clock.called, remaining) {
        _ if clock.finished => (
            "finished",
            "all characters were tapped at the end of a turn: play is over, see the tiebreak",
        ),
        (Some(called), _) if called == state.turn => ("finish-turn", "time: finish this turn"),
        (Some(_), _) => (
            "play-on",
            "time: play on until somebody wins or all characters are tapped at the end of a turn",
        ),
        (None, Some(remaining)) if remaining <= 0 => ("over", "time is over: call it"),
        (None, _) if elapsed > 0 || clock.running_since.is_some() => ("running", ""),
        _ => ("none", ""),
    };
    let running = clock.running_since.is_some();
    ClockView {
        minutes: clock.minutes,
        extra: clock.extra_seconds,
        running,
        elapsed,
        remaining,
        called: clock.called,
        stage,
        advice,
    }
}
