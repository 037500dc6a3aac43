//! Limits on all input, so that no input makes a tracker slow or large.

use crate::{facts::shorten, state::Own};
use altmode_core::{Error, Result};

/// Maximum number of characters on the table, both sides together.
pub const MOST_CHARACTERS: usize = 80;
pub const MOST_UPGRADES: usize = 20;
/// Maximum number of differently named counters on one character or player.
pub const MOST_COUNTERS: usize = 12;
pub const MOST_ENTRIES: usize = 20_000;
/// Maximum Lamport time and entry number. The rest of a `u32` remains for later entries.
pub const MOST_ORDER: u32 = 1_000_000_000;
/// Maximum number of devices that share one match.
pub const MOST_DEVICES: usize = 200;
/// Maximum number of games of a match, including games played for fun.
pub const MOST_GAMES: usize = 255;
pub const MOST_WINS: u8 = 9;
pub const MOST_FLIPS: usize = 40;
/// Maximum length of a name, in characters.
const NAME: usize = 60;
/// Maximum length of a note, in characters.
const NOTE: usize = 500;
/// The maximum length of a round: one day in minutes.
const MINUTES: u16 = 1_440;

fn text(text: &str, most: usize) -> Result<()> {
    // Control characters and characters that change the writing direction could disguise a name.
    if text.chars().any(|letter| (letter.is_control() && letter != '\n') || is_unseen(letter)) {
        return Err(Error::new("bad-input", "a text has no control characters and none that turn its direction"));
    }
    match text.chars().nth(most) {
        Some(_) => Err(Error::new("too-long", format!("this text is too long: at most {most} letters are taken"))),
        None => Ok(()),
    }
}

/// Returns whether a character is invisible. Such characters make different names look alike, or reverse a line.
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

/// Checks the short word that identifies a device.
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

/// Checks that a character described by hand has a displayable name.
pub(crate) fn named(name: &str) -> Result<()> {
    if name.trim().is_empty() {
        return Err(Error::new("missing-field", format!("a name is missing, not \"{}\"", shorten(name))).at("name"));
    }
    Ok(())
}
