//! The result and the error type of commands.

use std::fmt;

/// A message for the user.
pub struct Failure(String);

/// The result of a command: `true` for success, `false` if the command has already reported a problem.
pub type Done = Result<bool, Failure>;

impl Failure {
    /// Creates a failure. The message names the object and the cause: `could not read deck.txt: no such file`.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure(message.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<altmode_core::Error> for Failure {
    fn from(error: altmode_core::Error) -> Failure {
        Failure(error.to_string())
    }
}
