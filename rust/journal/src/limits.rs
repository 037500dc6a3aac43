//! Limits on all input, so that no input makes a tracker slow or large.

use altmode_core::{Error, Result, has_unseen};

/// Maximum number of entries of a log.
pub const MOST_ENTRIES: usize = 20_000;
/// Maximum length of an export in bytes, so that every log can be exported and imported again.
pub const MOST_BYTES: usize = 8_000_000;
/// Maximum Lamport time and entry number. The rest of a `u32` remains for later entries.
pub const MOST_ORDER: u32 = 1_000_000_000;
/// Maximum number of devices that share one match.
pub const MOST_DEVICES: usize = 200;
/// Maximum number of games of a match, including games played for fun.
pub const MOST_GAMES: usize = 255;
/// Maximum number of games that win a match.
pub const MOST_WINS: u8 = 9;
/// Maximum number of differently named counters on one object.
pub const MOST_COUNTERS: usize = 12;
/// Maximum length of a name, in characters.
const NAME: usize = 60;
/// Maximum length of a note, in characters.
const NOTE: usize = 500;

fn text(text: &str, most: usize) -> Result<()> {
    if has_unseen(text) {
        return Err(Error::new(
            "bad-input",
            "a text has no invisible characters and none that turn its direction",
        ));
    }
    match text.chars().nth(most) {
        Some(_) => Err(Error::new(
            "too-long",
            format!("this text is too long: at most {most} letters are taken"),
        )),
        None => Ok(()),
    }
}

/// Checks a name of at most 60 characters.
pub fn name(name: &str) -> Result<()> {
    text(name, NAME)
}

/// Checks a note of at most 500 characters.
pub fn note(note: &str) -> Result<()> {
    text(note, NOTE)
}

/// Checks that a name can be displayed.
pub fn named(name: &str) -> Result<()> {
    if name.trim().is_empty() {
        return Err(Error::new(
            "missing-field",
            format!("a name is missing, not \"{}\"", shorten(name)),
        )
        .at("name"));
    }
    Ok(())
}

/// Checks the number of games that win a match.
pub fn wins(wins: u8) -> Result<()> {
    if wins == 0 || wins > MOST_WINS {
        let message = format!("a match is won with 1 to {MOST_WINS} games");
        return Err(Error::new("out-of-range", message).at("wins"));
    }
    Ok(())
}

/// Checks the short word that identifies a device.
pub fn device(device: &str) -> Result<()> {
    let fits = (1..=16).contains(&device.len())
        && device.bytes().all(|letter| letter.is_ascii_alphanumeric());
    if !fits {
        return Err(Error::new(
            "bad-device",
            "a device is called by 1 to 16 letters and digits, for example \"a3f9\"",
        )
        .at("device"));
    }
    Ok(())
}

/// Returns at most 40 characters of external text.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}
