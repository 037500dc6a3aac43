//! Errors that say what was wrong, where, and what would be right.

use serde::Serialize;
use std::{fmt, ops::Deref};

/// Result of an operation that can be refused.
pub type Result<T> = std::result::Result<T, Error>;

/// Stable name of a kind of error. Callers may branch on it.
pub type Code = &'static str;

/// Maximum length of a message, in characters.
const LONGEST_MESSAGE: usize = 1000;

/// A refusal. The call that returns it has changed nothing.
///
/// It is one pointer, because every `Result` of the engine carries it: with the three fields in place, `tcg.wasm` was 2 %
/// larger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Error(Box<Refused>);

/// A problem: the content of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DeckProblem"))]
pub struct Refused {
    /// Stable code, for example `unknown-card`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub code: Code,
    /// English sentence: what was wrong and what would be right.
    pub message: String,
    /// Place in the input, for example `players[0].battle[3].card`; empty if the error concerns the whole input.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    pub path: String,
}

impl Deref for Error {
    type Target = Refused;

    fn deref(&self) -> &Refused {
        &self.0
    }
}

impl Error {
    /// Returns an error that concerns the whole input. A message over 1,000 characters is cut.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error::with_message(code, message.into())
    }

    #[cold]
    fn with_message(code: Code, mut message: String) -> Error {
        if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
            message.truncate(end);
            message.push('…');
        }
        Error(Box::new(Refused { code, message, path: String::new() }))
    }

    /// Adds a place in the input to the error. Places nest: `error.at("card").at("battle[3]")` concerns
    /// `battle[3].card`.
    #[must_use]
    pub fn at(self, place: impl AsRef<str>) -> Error {
        self.below(place.as_ref())
    }

    #[cold]
    fn below(mut self, place: &str) -> Error {
        if !place.is_empty() && !self.path.is_empty() && !self.path.starts_with('[') {
            self.0.path.insert(0, '.');
        }
        self.0.path.insert_str(0, place);
        self
    }

    /// Replaces the code.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Error {
        self.0.code = code;
        self
    }

    /// Replaces the place in the input.
    #[must_use]
    pub fn with_path(mut self, path: impl Into<String>) -> Error {
        self.0.path = path.into();
        self
    }

    /// Returns the code, the message and the path.
    pub fn into_parts(self) -> Refused {
        *self.0
    }
}

impl Error {
    /// Returns the error as JSON text `{code, message, path?}`, the form in which it crosses into other languages.
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
