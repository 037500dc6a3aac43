//! Helpers to parse and write JSON and to validate names.

use altmode_core::{Error, Result, has_unseen};
use altmode_json::Value;
use serde::{Deserialize, Serialize, Serializer};

/// Maximum length of JSON input, in bytes. The save of a tournament of 1,024 players and 15 rounds has 4.0 MB with deck lists, and
/// 6.5 MB if both players of each match report by signed links. Twice this limit took over a second in browsers.
pub const MOST_BYTES: usize = 8 * 1024 * 1024;

/// Parses JSON text.
pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T> {
    check_length(text)?;
    altmode_json::from_str(text).map_err(|error| not_json(&error))
}

/// Checks the length of JSON text.
pub fn check_length(text: &str) -> Result<()> {
    if text.len() > MOST_BYTES {
        return Err(Error::new(
            "too-long",
            format!("at most {MOST_BYTES} bytes of JSON are read; this text has {}", text.len()),
        ));
    }
    Ok(())
}

/// Returns the error for text that is not JSON.
pub fn not_json(error: &altmode_json::Error) -> Error {
    Error::new("bad-input", format!("this is not JSON: {error}"))
}

/// The value of a flag that is left out.
pub fn yes() -> bool {
    true
}

/// The number of games that win a match by default (Tournament Rules 2.1).
pub fn two() -> u32 {
    2
}

/// Serialises a value to JSON text. The types of this crate have no keys or numbers that JSON cannot represent.
pub fn json(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}

/// Converts an enum to a JSON object tagged with `type`, the format that is parsed: `{ "type": "drop", "player": "a" }`.
pub fn flattened(value: &impl Serialize) -> Value {
    altmode_json::from_str(&flat_json(value)).unwrap_or_default()
}

/// Serialises an enum to JSON text tagged with `type`. serde's default format is `{"drop":{"player":"a"}}`, so the tag moves
/// into the object.
pub fn flat_json(value: &impl Serialize) -> String {
    let text = json(value);
    match text
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix("}}"))
        .and_then(|inside| inside.split_once(":{"))
    {
        Some((word, "")) => format!("{{\"type\":{word}}}"),
        Some((word, fields)) => format!("{{\"type\":{word},{fields}}}"),
        None => text,
    }
}

/// Serialises a list of enums as objects tagged with `type`.
pub fn flat_list<T: Serialize, S: Serializer>(
    values: &[T],
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(flattened))
}

/// Returns at most 40 characters of an input text, for error messages.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Serialises an enum as an object tagged with `type`.
pub fn flat<T: Serialize, S: Serializer>(
    value: &T,
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    flattened(value).serialize(serializer)
}

/// Joins words for a sentence: "1", "1 and 2", "1, 2 and 3".
pub fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Normalises a name: trims it and collapses white space to single spaces.
///
/// # Errors
///
/// Returns `empty-name`, `too-long` if it has more than `longest` characters, or `bad-input` for invisible characters.
pub fn name(text: &str, longest: usize) -> Result<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Error::new("empty-name", "a name has at least one letter"));
    }
    if name.chars().nth(longest).is_some() {
        return Err(Error::new("too-long", format!("a name has at most {longest} letters")));
    }
    if has_unseen(&name) {
        return Err(Error::new(
            "bad-input",
            "a name has no invisible characters and none that turn its direction",
        ));
    }
    Ok(name)
}

/// Checks a name as [`name`] does. Names of printable ASCII are checked without a copy, because deck lists have many.
pub fn check_name(text: &str, longest: usize) -> Result<()> {
    let plain = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
    if text.len() <= longest && text.bytes().all(plain) && text.bytes().any(|byte| byte != b' ') {
        return Ok(());
    }
    name(text, longest).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_json_is_read() {
        assert_eq!(parse::<u8>("5 6").unwrap_err().code, "bad-input");
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(name("  Ada   Lovelace ", 20).unwrap(), "Ada Lovelace");
        assert_eq!(name(" ", 20).unwrap_err().code, "empty-name");
        assert_eq!(name("abc", 2).unwrap_err().code, "too-long");
        for unseen in [
            "Ada\u{200b}",
            "\u{202e}adA",
            "Ada\u{feff}",
            "A\u{7}",
            "A\u{ad}da",
            "\u{3164}",
            "Ada\u{e0041}",
            "\u{200d}",
        ] {
            assert_eq!(name(unseen, 20).unwrap_err().code, "bad-input");
        }
        for text in [
            "Ada  Lovelace",
            " ",
            "",
            "a b",
            "é",
            "\u{202e}adA",
            "   too   long   by   spaces   ",
            "abcdefghijklmnopqrstu",
        ] {
            assert_eq!(check_name(text, 20).is_ok(), name(text, 20).is_ok(), "{text:?}");
        }
    }
}
