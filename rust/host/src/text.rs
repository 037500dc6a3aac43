//! Text interface: every call of the facade takes and returns text, bytes and numbers.

use altmode_core::{Error, Record, Result, Rules, read_json, read_value};
use altmode_json::Value;
use serde::Serialize;

/// Maximum length of JSON input, in bytes (1 MiB).
const MOST_BYTES: usize = 1_048_576;

/// Versions of the package, the rules and the card data.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Version {
    /// Version of the package.
    pub version: &'static str,
    /// Version of the rules.
    pub rules: u32,
    /// Checksum of all card data. Records have one of the definitions in the game.
    pub data: u32,
}

impl Version {
    /// Returns the versions of a game's rules.
    pub fn of<R: Rules>(rules: &R) -> Version {
        Version {
            version: env!("CARGO_PKG_VERSION"),
            rules: R::RULES_VERSION,
            data: rules.data_version(),
        }
    }
}

/// Checks the length of input.
pub fn bounded(text: &str) -> Result<()> {
    if text.len() > MOST_BYTES {
        return Err(Error::new(
            "too-long",
            format!("at most {MOST_BYTES} bytes of text are read, not {}", text.len()),
        ));
    }
    Ok(())
}

/// Parses JSON input.
pub fn read(text: &str) -> Result<Value> {
    bounded(text)?;
    read_json(text)
}

/// Serialises JSON output.
pub fn json(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}

/// Parses the record of a game.
pub fn read_record<R: Rules>(text: &str) -> Result<Record<R>> {
    let value = read(text)?;
    // The game is checked before the record is parsed, because parsing a record of another game fails with a less helpful
    // error.
    if let Some(game) = value["game"].as_str().filter(|game| *game != R::NAME) {
        let message = format!(
            "this record is of the game \"{}\", not of \"{}\"",
            crate::input::shorten(game),
            R::NAME
        );
        return Err(Error::new("foreign-record", message).at("game"));
    }
    read_value(&value).map_err(|(path, why)| {
        Error::new("damaged-record", format!("this is not a record: {why}")).at(path)
    })
}
