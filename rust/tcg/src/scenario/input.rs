//! The readers that scenarios share with decks and configurations.

pub use crate::input::*;
