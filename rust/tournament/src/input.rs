//! Reading JSON that people and other devices write: every mistake is told with its place.

use altmode_core::{Error, Result};
use altmode_json::Value;
use serde::{Deserialize, Serialize, Serializer};

/// No JSON text that comes in is longer: the log of a tournament of 1,000 players has some 3 MB.
const MOST_BYTES: usize = 16 * 1024 * 1024;

/// JSON text as a tree.
pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T> {
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("at most {MOST_BYTES} bytes of JSON are read; this text has {}", text.len())));
    }
    altmode_json::from_str(text).map_err(|error| Error::new("bad-input", format!("this is not JSON: {error}")))
}

/// A value as JSON text. Nothing here has keys or numbers that JSON could not hold.
pub fn json(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}

/// What happened as one object with its `type`, `{ "type": "drop", "player": "a" }`, which is read as it is.
pub fn flattened(value: &impl Serialize) -> Value {
    altmode_json::from_str(&flat_json(value)).unwrap_or_default()
}

/// The text of such an object. serde writes `{"drop":{"player":"a"}}`, so the word moves inside.
pub fn flat_json(value: &impl Serialize) -> String {
    let text = json(value);
    match text.strip_prefix('{').and_then(|rest| rest.strip_suffix("}}")).and_then(|inside| inside.split_once(":{")) {
        Some((word, "")) => format!("{{\"type\":{word}}}"),
        Some((word, fields)) => format!("{{\"type\":{word},{fields}}}"),
        None => text,
    }
}

/// Writes a list of such objects.
pub fn flat_list<T: Serialize, S: Serializer>(values: &[T], serializer: S) -> std::result::Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(flattened))
}

/// At most 40 characters of something that came from outside.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Writes such an object.
pub fn flat<T: Serialize, S: Serializer>(value: &T, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    flattened(value).serialize(serializer)
}

/// Words of a list in a sentence: "1", "1 and 2", "1, 2 and 3".
pub fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Letters that nobody sees and no language needs: with them two names look the same, or a line on paper turns round.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A name as it is kept: single spaces, none at the ends, neither empty nor endless.
pub fn name(text: &str, longest: usize) -> Result<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Error::new("empty-name", "a name has at least one letter"));
    }
    if name.chars().nth(longest).is_some() {
        return Err(Error::new("too-long", format!("a name has at most {longest} letters")));
    }
    if name.chars().any(|letter| letter.is_control() || is_unseen(letter)) {
        return Err(Error::new("bad-input", "a name has no control characters"));
    }
    Ok(name)
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
        for unseen in ["Ada\u{200b}", "\u{202e}adA", "Ada\u{feff}", "A\u{7}"] {
            assert_eq!(name(unseen, 20).unwrap_err().code, "bad-input");
        }
    }
}
