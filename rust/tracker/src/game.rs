//! The game that is tracked, as a type.

/// The table of the Transformers TCG. `table.rs` gives it to the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tcg {}

/// A tracked match.
pub type Tracker = altmode_journal::Tracker<Tcg>;
