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
    /// Starts a match. `device` names the device that records it, `now` is the time in milliseconds.
    ///
    /// ```
    /// use altmode_tracker::api::Match;
    ///
    /// let setup = r#"{
    ///   "seed": "7",
    ///   "players": [
    ///     { "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] },
    ///     { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }
    ///   ]
    /// }"#;
    /// let game = Match::new(setup, "phone", 0.0)?;
    /// assert!(game.view(0.0)?.contains("Bumblebee"));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn new(setup: &str, device: &str, now: f64) -> Result<Match> {
        let setup = Setup::from_json(&parse(setup, "the setup")?)?;
        Ok(Match { tracker: Tracker::new(setup, device, time(now)?)? })
    }

    /// Imports an [exported](Match::export) match, to continue it on this device.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// let copy = Match::import(&game.export(), "tablet")?;
    /// assert_eq!(copy.view(0.0)?, game.view(0.0)?);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn import(text: &str, device: &str) -> Result<Match> {
        Ok(Match { tracker: Tracker::import(&parse(text, "the export")?, device)? })
    }

    /// Imports a match from a [link](Match::link).
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// let copy = Match::from_link(&game.link()?, "tablet")?;
    /// assert!(copy.view(0.0)?.contains("Bumblebee"));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn from_link(text: &str, device: &str) -> Result<Match> {
        Ok(Match { tracker: Tracker::from_link(text, device)? })
    }

    /// Records an action of a player at a time, and returns the entry and the rule violations as JSON.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// let applied = game.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Ada")?;
    /// assert!(applied.contains(r#""warnings":[]"#));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn apply(&mut self, action: &str, now: f64, by: &str) -> Result<String> {
        let action = Action::from_json(&parse(action, "the action")?)?;
        self.tracker.apply(&action, time(now)?, by).map(|applied: Applied| written(&applied))
    }

    /// Executes a throw from the seed of the match. A copy for other people has no seed; it uses the host's `seed`, which is
    /// empty if the host has no random generator.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// let thrown = game.throw(r#"{ "type": "coin" }"#, 1000.0, "Ada", "")?;
    /// assert!(thrown.contains(r#""text""#));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn throw(&mut self, what: &str, now: f64, by: &str, seed: &str) -> Result<String> {
        self.tracker.throw(&parse(what, "the throw")?, time(now)?, by, seed).map(|applied| written(&applied))
    }

    /// Undoes the last entry. Returns whether there was one.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// game.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Ada")?;
    /// assert!(game.undo(2000.0, "Ada")?);
    /// assert!(!game.undo(3000.0, "Ada")?);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn undo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.undo(time(now)?, by).map(|entry| entry.is_some())
    }

    /// Redoes the last undone entry. Returns whether there was one.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// game.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Ada")?;
    /// game.undo(2000.0, "Ada")?;
    /// assert!(game.redo(3000.0, "Ada")?);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn redo(&mut self, now: f64, by: &str) -> Result<bool> {
        self.tracker.redo(time(now)?, by).map(|entry| entry.is_some())
    }

    /// Returns the match at a time in milliseconds, as JSON.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// assert!(game.view(1000.0)?.contains(r#""players""#));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn view(&self, now: f64) -> Result<String> {
        Ok(written(&self.tracker.view(time(now)?)))
    }

    /// Returns the entries of the log with their descriptions, as JSON.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// game.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Ada")?;
    /// assert!(game.history().contains("3"));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn history(&self) -> String {
        written(&self.tracker.history())
    }

    /// Returns the whole log as JSON, for [`Match::import`] and [`Match::merge`].
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// assert!(game.export().starts_with('{'));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn export(&self) -> String {
        self.tracker.export().to_string()
    }

    /// Returns the log as compressed text that fits into a link.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// assert!(game.link()?.len() < 2048);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn link(&self) -> Result<String> {
        self.tracker.link()
    }

    /// Merges the export of another device. Returns the number of new entries.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// let mut other = Match::import(&game.export(), "tablet")?;
    /// other.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Bob")?;
    /// assert_eq!(game.merge(&other.export())?, 1);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn merge(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::import(&parse(text, "the export")?, &self.tracker.device)?;
        self.tracker.merge(&other)
    }

    /// Merges the link of another device. Returns the number of new entries.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let mut game = Match::new(setup, "phone", 0.0)?;
    /// let mut other = Match::from_link(&game.link()?, "tablet")?;
    /// other.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Bob")?;
    /// assert_eq!(game.merge_link(&other.link()?)?, 1);
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn merge_link(&mut self, text: &str) -> Result<u32> {
        let other = Tracker::from_link(text, &self.tracker.device)?;
        self.tracker.merge(&other)
    }

    /// Returns an independent copy for an audience: `"owner"`, `"opponent"`, `"public"` or `"official"`.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// let copy = game.seen_by("public")?;
    /// assert!(copy.view(0.0)?.contains("Bumblebee"));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
    pub fn seen_by(&self, audience: &str) -> Result<Match> {
        let audience = serde_json::from_value(Value::from(audience)).map_err(|_| {
            let message =
                format!("a match is seen by \"owner\", \"opponent\", \"public\" or \"official\", not \"{}\"", facts::shorten(audience));
            Error::new("bad-input", message).at("audience")
        })?;
        Ok(Match { tracker: self.tracker.seen_by(audience) })
    }

    /// Returns the input of the damage forecast for an attack on the table, as JSON. `attacker` and `defender` are
    /// numbers of characters; `decks` holds the two decks, or `null` for unknown ones.
    ///
    /// ```
    /// # use altmode_tracker::api::Match;
    /// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
    /// # let game = Match::new(setup, "phone", 0.0)?;
    /// let input = game.forecast_input(0, 1, "[null, null]")?;
    /// assert!(input.contains(r#""attacker""#));
    /// # Ok::<(), altmode_tracker::Error>(())
    /// ```
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
///
/// ```
/// assert!(altmode_tracker::api::cards().contains("Bumblebee"));
/// ```
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
///
/// ```
/// assert!(altmode_tracker::api::information().contains(r#""category":"free""#));
/// ```
pub fn information() -> String {
    written(&altmode_tournament_information::TABLE)
}

/// Returns the version of the package.
///
/// ```
/// assert_eq!(altmode_tracker::api::version().split('.').count(), 3);
/// ```
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
