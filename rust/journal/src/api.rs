//! The API for other languages: text in, text out.

use crate::{Error, Result, Table, Tracker, action_from_json, limits};
use altmode_json::Value;
use serde::Serialize;

/// A tracked match. Times are milliseconds of the host's clock.
#[derive(Clone, Debug)]
pub struct Match<T: Table> {
    /// The log and the state computed from it.
    pub tracker: Tracker<T>,
}

impl<T: Table> Match<T> {
    /// Starts a match. `device` names the device that records it, `now` is the time in milliseconds.
    pub fn new(setup: &str, device: &str, now: f64) -> Result<Match<T>> {
        let setup = T::read_setup(&parse(setup, "the setup")?)?;
        Ok(Match { tracker: Tracker::new(setup, device, time(now)?)? })
    }

    /// Imports an [exported](Match::export) match, to continue it on this device.
    pub fn import(text: &str, device: &str) -> Result<Match<T>> {
        Ok(Match { tracker: Tracker::import(&parse(text, "the export")?, device)? })
    }

    /// Imports a match from a [link](Match::link).
    pub fn from_link(text: &str, device: &str) -> Result<Match<T>> {
        Ok(Match { tracker: Tracker::from_link(text, device)? })
    }

    /// Records an action of a player at a time, and returns the entry and the rule violations as JSON.
    pub fn apply(&mut self, action: &str, now: f64, by: &str) -> Result<String> {
        let action = action_from_json(&parse(action, "the action")?)?;
        self.tracker.apply(&action, time(now)?, by).map(|applied| written(&applied))
    }

    /// Draws a random outcome from the seed of the match. A copy without the seed uses the host's `seed`, which is empty if the
    /// host has no random generator.
    pub fn throw(&mut self, what: &str, now: f64, by: &str, seed: &str) -> Result<String> {
        self.tracker
            .throw(&parse(what, "the throw")?, time(now)?, by, seed)
            .map(|applied| written(&applied))
    }

    /// Undoes the last entry. Returns whether there was one.
    pub fn undo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.undo(time(now)?, by).map(|entry| entry.is_some())
    }

    /// Redoes the last undone entry. Returns whether there was one.
    pub fn redo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.redo(time(now)?, by).map(|entry| entry.is_some())
    }

    /// Returns the match at a time in milliseconds, as JSON.
    pub fn view(&self, now: f64) -> Result<String> {
        Ok(written(&self.tracker.view(time(now)?)))
    }

    /// Returns the entries of the log with their descriptions, as JSON.
    pub fn history(&self) -> String {
        written(&self.tracker.history())
    }

    /// Returns the whole log as JSON, for [`Match::import`] and [`Match::merge`].
    pub fn export(&self) -> String {
        self.tracker.export().to_string()
    }

    /// Returns an independent copy for an audience: `"owner"`, `"opponent"`, `"public"` or `"official"`.
    pub fn seen_by(&self, audience: &str) -> Result<Match<T>> {
        let audience = altmode_core::read_value(&Value::from(audience)).map_err(|_| {
            let audience = limits::shorten(audience);
            let message = format!("a match is seen by \"owner\", \"opponent\", \"public\" or \"official\", not \"{audience}\"");
            Error::new("bad-input", message).at("audience")
        })?;
        Ok(Match { tracker: self.tracker.seen_by(audience) })
    }

    /// Returns the log as compressed text that fits into a link.
    pub fn link(&self) -> Result<String> {
        self.tracker.link()
    }

    /// Merges the export of another device. Returns the number of new entries.
    pub fn merge(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::import(&parse(text, "the export")?, &self.tracker.device)?;
        self.tracker.merge(&other)
    }

    /// Merges the link of another device. Returns the number of new entries.
    pub fn merge_link(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::from_link(text, &self.tracker.device)?;
        self.tracker.merge(&other)
    }
}

/// Parses JSON text of the host of at most 8 MB. `what` names it in errors.
pub fn parse(text: &str, what: &str) -> Result<Value> {
    if text.len() > limits::MOST_BYTES {
        return Err(Error::new("too-long", format!("{what} is too long")));
    }
    altmode_json::from_str(text)
        .map_err(|error| Error::new("bad-json", format!("{what} is no JSON: {error}")))
}

/// Serialises an answer to JSON text.
pub fn written(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}

/// Converts a time of the host's clock.
fn time(now: f64) -> Result<u64> {
    if now.is_finite() && (0.0..=4_503_599_627_370_496.0).contains(&now) {
        return Ok(now as u64);
    }
    Err(Error::new("out-of-range", "the time is a number of milliseconds, as Date.now() gives it")
        .at("at"))
}
