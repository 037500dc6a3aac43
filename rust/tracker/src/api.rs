//! The API for other languages: text in, text out.

use crate::{
    action::Action,
    facts, forecast,
    setup::Setup,
    tracker::{Applied, Tracker},
};
pub use altmode_core::Error;
use altmode_core::Result;
use serde::Serialize;
use serde_json::{Value, json};

/// Maximum length of an external export or merge, in bytes.
const MOST_BYTES: usize = 8_000_000;

/// A tracked match. Times are milliseconds of the host's clock.
#[derive(Clone, Debug)]
pub struct Match {
    tracker: Tracker,
}

impl Match {
    /// Starts a match.
    pub fn new(setup: &str, device: &str, now: f64) -> Result<Match> {
        let setup = Setup::from_json(&parse(setup, "the setup")?)?;
        Ok(Match { tracker: Tracker::new(setup, device, time(now)?)? })
    }

    /// Imports an exported match.
    pub fn import(text: &str, device: &str) -> Result<Match> {
        Ok(Match { tracker: Tracker::import(&parse(text, "the export")?, device)? })
    }

    /// Imports a match from a link.
    pub fn from_link(text: &str, device: &str) -> Result<Match> {
        Ok(Match { tracker: Tracker::from_link(text, device)? })
    }

    pub fn apply(&mut self, action: &str, now: f64, by: &str) -> Result<String> {
        let action = Action::from_json(&parse(action, "the action")?)?;
        self.tracker.apply(&action, time(now)?, by).map(|applied: Applied| written(&applied))
    }

    /// Executes a throw from the seed of the match. A copy for other people has no seed; it uses the host's `seed`, which is
    /// empty if the host has no random generator.
    pub fn throw(&mut self, what: &str, now: f64, by: &str, seed: &str) -> Result<String> {
        self.tracker.throw(&parse(what, "the throw")?, time(now)?, by, seed).map(|applied| written(&applied))
    }

    /// Undoes the last entry. Returns whether there was one.
    pub fn undo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.undo(time(now)?, by).map(|entry| entry.is_some())
    }

    /// Redoes the last undone entry. Returns whether there was one.
    pub fn redo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.redo(time(now)?, by).map(|entry| entry.is_some())
    }

    pub fn view(&self, now: f64) -> Result<String> {
        Ok(written(&self.tracker.view(time(now)?)))
    }

    pub fn history(&self) -> String {
        written(&self.tracker.history())
    }

    pub fn export(&self) -> String {
        self.tracker.export().to_string()
    }

    pub fn link(&self) -> Result<String> {
        self.tracker.link()
    }

    /// Merges the export of another device.
    pub fn merge(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::import(&parse(text, "the export")?, &self.tracker.device)?;
        self.tracker.merge(&other)
    }

    /// Merges the link of another device.
    pub fn merge_link(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::from_link(text, &self.tracker.device)?;
        self.tracker.merge(&other)
    }

    /// Returns an independent copy for an audience: `"owner"`, `"opponent"`, `"public"` or `"official"`.
    pub fn seen_by(&self, audience: &str) -> Result<Match> {
        let audience = serde_json::from_value(Value::from(audience)).map_err(|_| {
            let message =
                format!("a match is seen by \"owner\", \"opponent\", \"public\" or \"official\", not \"{}\"", facts::shorten(audience));
            Error::new("bad-input", message).at("audience")
        })?;
        Ok(Match { tracker: self.tracker.seen_by(audience) })
    }

    pub fn forecast_input(&self, attacker: u32, defender: u32, decks: &str) -> Result<String> {
        let id = |number: u32, place: &str| {
            u8::try_from(number)
                .map_err(|_| Error::new("unknown-character", format!("there is no character number {number} on the table")).at(place))
        };
        let decks = parse(decks, "the decks")?;
        let question = forecast::forecast_input(&self.tracker, id(attacker, "attacker")?, id(defender, "defender")?, &decks)?;
        Ok(written(&question))
    }
}

/// Returns every character and Upgrade that can be put on the table.
pub fn cards() -> String {
    let characters: Vec<Value> = facts::facts()
        .characters
        .iter()
        .map(|card| {
            let modes: Vec<Value> = card
                .faces
                .iter()
                .map(|face| json!({ "mode": face.mode().name(), "attack": face.attack, "defense": face.defense }))
                .collect();
            json!({
                "id": card.id, "name": card.name, "subtitle": card.subtitle, "fullName": card.full_name(), "kind": card.kind().name(),
                "faction": card.faction().name(), "stars": card.stars, "health": card.health, "modes": modes, "parts": card.parts,
            })
        })
        .collect();
    let upgrades: Vec<Value> = facts::facts()
        .upgrades
        .iter()
        .map(|card| json!({ "id": card.id, "name": card.name, "slot": card.slot(), "attack": card.attack, "defense": card.defense }))
        .collect();
    json!({ "characters": characters, "upgrades": upgrades }).to_string()
}

/// Returns the kinds of information and the audiences entitled to them (Tournament Rules 4.1).
pub fn information() -> String {
    written(&altmode_tournament_information::TABLE)
}

/// Returns the version of the package.
pub const fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

fn parse(text: &str, what: &str) -> Result<Value> {
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("{what} is too long")));
    }
    serde_json::from_str(text).map_err(|error| Error::new("bad-json", format!("{what} is no JSON: {error}")))
}

/// Converts a time of the host's clock.
fn time(now: f64) -> Result<u64> {
    if now.is_finite() && (0.0..=4_503_599_627_370_496.0).contains(&now) {
        return Ok(now as u64);
    }
    Err(Error::new("out-of-range", "the time is a number of milliseconds, as Date.now() gives it").at("at"))
}

fn written(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}
