//! How much of everything a tracker takes, so that no input makes it slow or large.

use crate::{setup::named, state::Own};
use altmode_core::{Error, Result};

/// Characters on the table, both sides together.
pub const MOST_CHARACTERS: usize = 80;
pub const MOST_UPGRADES: usize = 20;
/// Counters of different names on one thing.
pub const MOST_COUNTERS: usize = 12;
pub const MOST_ENTRIES: usize = 20_000;
/// Lamport times and numbers of entries; the rest of a `u32` is room for entries to come.
pub const MOST_ORDER: u32 = 1_000_000_000;
/// Devices that share one match.
pub const MOST_DEVICES: usize = 200;
/// Games of a match, people who play on for fun included.
pub const MOST_GAMES: usize = 255;
pub const MOST_WINS: u8 = 9;
pub const MOST_FLIPS: usize = 40;
/// Letters of a name and of a note.
const NAME: usize = 60;
const NOTE: usize = 500;
/// A day.
const MINUTES: u16 = 1_440;

fn text(text: &str, most: usize) -> Result<()> {
    // Without control characters and those that turn the direction of a line, a name is what it looks like.
    if text.chars().any(|letter| (letter.is_control() && letter != '\n') || is_unseen(letter)) {
        return Err(Error::new("bad-input", "a text has no control characters and none that turn its direction"));
    }
    match text.chars().nth(most) {
        Some(_) => Err(Error::new("too-long", format!("this text is too long: at most {most} letters are taken"))),
        None => Ok(()),
    }
}

/// Letters that are never seen: with them two names look the same, or a line turns round.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

pub fn name(name: &str) -> Result<()> {
    text(name, NAME)
}

pub fn note(note: &str) -> Result<()> {
    text(note, NOTE)
}

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

/// The short word that tells the entries of two devices apart.
pub fn device(device: &str) -> Result<()> {
    let fits = (1..=16).contains(&device.len()) && device.bytes().all(|letter| letter.is_ascii_alphanumeric());
    if !fits {
        return Err(Error::new("bad-device", "a device is called by 1 to 16 letters and digits, for example \"a3f9\"").at("device"));
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
