//! Reads and writes tournament files.

use crate::{
    failure::{Done, Failure},
    files::read_at_most,
};
use altmode_json::Value;
use altmode_tournament::{
    event::Event, log::SavedTournament, state::Warning, tournament::Tournament,
};
use std::{
    fs,
    time::{SystemTime, UNIX_EPOCH},
};

/// The device name of this program in a tournament's log.
const DEVICE: &str = "cli";

/// A tournament and the path of its file.
pub struct Kept {
    file: String,
    pub tournament: Tournament,
}

impl Kept {
    /// Creates a tournament in a new file.
    pub fn create(file: &str, options: Value) -> Result<(), Failure> {
        if fs::exists(file).unwrap_or(false) {
            return Err(Failure::new(format!("{file} exists already")));
        }
        let options = altmode_tournament::api::options(&options.to_string())?;
        Kept { file: file.to_string(), tournament: Tournament::new(options, DEVICE)? }.write()
    }

    /// Opens a tournament file.
    pub fn open(file: &str) -> Result<Kept, Failure> {
        let failed =
            |error: altmode_tournament::api::Error| Failure::new(format!("{file}: {error}"));
        let tournament = Tournament::restore(saved(file)?, DEVICE).map_err(failed)?;
        Ok(Kept { file: file.to_string(), tournament })
    }

    /// Writes the file atomically: on failure the old file remains.
    pub fn write(&self) -> Result<(), Failure> {
        let failed =
            |error: std::io::Error| Failure::new(format!("could not write {}: {error}", self.file));
        let text = altmode_json::to_string_pretty(&self.tournament.log().save())
            .map_err(|error| failed(error.into()))?;
        let beside = format!("{}.new", self.file);
        fs::write(&beside, text + "\n").map_err(failed)?;
        fs::rename(&beside, &self.file).map_err(failed)
    }

    /// Enters an event and writes the file.
    pub fn enter(&mut self, event: Event) -> Done {
        let applied = self.tournament.apply(event, now())?;
        warn(&applied.warnings);
        self.write()?;
        Ok(true)
    }

    /// Returns the id of a player given by id or name.
    pub fn player(&self, named: &str) -> Result<String, Failure> {
        let players = &self.tournament.state().players;
        let found = players
            .iter()
            .find(|player| player.id == named || player.name.eq_ignore_ascii_case(named));
        found
            .map(|player| player.id.clone())
            .ok_or_else(|| Failure::new(format!("nobody here is called \"{named}\"")))
    }
}

/// Reads a saved tournament.
pub fn saved(file: &str) -> Result<SavedTournament, Failure> {
    altmode_tournament::api::saved(&read_at_most(file, altmode_tournament::api::MOST_BYTES as u64)?)
        .map_err(|error| Failure::new(format!("{file}: {error}")))
}

/// Returns the current time in milliseconds since 1970.
pub fn now() -> Option<u64> {
    SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since| since.as_millis() as u64)
}

/// Prints warnings for the organiser.
pub fn warn(warnings: &[Warning]) {
    for warning in warnings {
        eprintln!("altmode: {}", warning.message);
    }
}
