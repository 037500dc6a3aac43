//! Limits on all input, so that no input makes a tracker slow or large.

use crate::state::Own;
use altmode_core::{Error, Result};
pub use altmode_journal::limits::{
    MOST_COUNTERS, MOST_ENTRIES, MOST_GAMES, name, named, note, wins,
};

/// Maximum number of characters on the table, both sides together.
pub const MOST_CHARACTERS: usize = 80;
pub const MOST_UPGRADES: usize = 20;
pub const MOST_FLIPS: usize = 40;
/// The maximum length of a round: one day in minutes.
const MINUTES: u16 = 1_440;

pub fn minutes(minutes: u16) -> Result<()> {
    if minutes > MINUTES {
        return Err(Error::new("out-of-range", format!("a round has at most {MINUTES} minutes")));
    }
    Ok(())
}

pub fn seat(seat: u8) -> Result<()> {
    if seat > 1 {
        return Err(Error::new("unknown-seat", format!("a seat is 0 or 1, not {seat}")));
    }
    Ok(())
}

pub fn own(own: &Own) -> Result<()> {
    named(&own.name)?;
    name(&own.name).map_err(|error| error.at("name"))?;
    if own.health == 0 {
        return Err(Error::new("out-of-range", "a character has at least 1 health").at("health"));
    }
    if own.faces.len() > 4 {
        return Err(Error::new("too-many", "a character has at most 4 faces").at("faces"));
    }
    Ok(())
}
