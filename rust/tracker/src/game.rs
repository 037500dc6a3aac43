//! The game that is tracked, as a type.

/// The game type of the Transformers TCG, for the generic log. `table.rs` implements [`altmode_journal::Table`] for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tcg {}

/// A tracked match.
pub type Tracker = altmode_journal::Tracker<Tcg>;
