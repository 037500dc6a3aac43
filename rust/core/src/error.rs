//! Errors that say what was wrong, where, and what would be right.

use serde::Serialize;
use std::fmt;

/// The result of anything that can be refused.
pub type Result<T> = std::result::Result<T, Error>;

/// A stable name for a kind of error; callers may branch on it.
pub type Code = &'static str;

/// No message has more letters.
const LONGEST_MESSAGE: usize = 1000;

/// A refusal. Nothing was changed by the call that gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Error {
    /// Stable code, for example `unknown-card`.
    pub code: Code,
    /// English sentence: what was wrong and what would be right.
    pub message: String,
    /// Where in the input, for example `players[0].battle[3].card`; empty if it concerns the whole.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub path: String,
}

impl Error {
    /// An error that concerns the input as a whole. A message that quotes endless input is cut.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        let mut message = message.into();
        if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
            message.truncate(end);
            message.push('…');
        }
        Error { code, message, path: String::new() }
    }

    /// The same error at a place in the input. Places nest: `error.at("card").at("battle[3]")`
    /// concerns `battle[3].card`.
    #[must_use]
    pub fn at(mut self, place: impl AsRef<str>) -> Error {
        let place = place.as_ref();
        self.path = match (self.path.is_empty(), self.path.starts_with('[')) {
            (true, _) => place.to_string(),
            (_, true) => format!("{place}{}", self.path),
            _ if place.is_empty() => self.path,
            _ => format!("{place}.{}", self.path),
        };
        self
    }
}

impl Error {
    /// The error as JSON text `{code, message, path?}`: how it crosses into other languages.
    pub fn to_json(&self) -> String {
        crate::to_json(self)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{} ({})", self.message, self.code)
        } else {
            write!(f, "{}: {} ({})", self.path, self.message, self.code)
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_short() {
        let error = Error::new("x", "ä".repeat(5000));
        assert_eq!(error.message.chars().count(), LONGEST_MESSAGE + 1);
    }

    #[test]
    fn places_nest() {
        let error = Error::new("x", "y").at("card").at("[3]").at("battle").at("players[0]");
        assert_eq!(error.path, "players[0].battle[3].card");
    }
}
