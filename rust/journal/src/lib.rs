//! The log of a game at a real table, for any game.
//!
//! Players enter their actions, and a [`Tracker`] records them in an append-only [`log::Log`] that is folded into a state.
//! Undo and redo are entries as well, so that the logs of two devices can be merged. A game implements [`Table`]: its setup,
//! actions and state, and the effect and description of an action. This crate adds undo, history, exports, links and merges.
//! It never reads a clock; the host passes the time.

mod action;
mod api;
pub mod entry_id;
mod history;
pub mod limits;
mod link;
pub mod log;
mod merge;
mod seen;
mod store;
#[cfg(feature = "suite")]
pub mod suite;
mod table;
mod tracker;
#[cfg(feature = "typescript")]
pub mod typescript;
mod warning;

pub use action::{About, TableAction, action_from_json, action_to_json, read_tagged};
pub use altmode_core::{Error, Result};
pub use altmode_tournament_information::Audience;
pub use api::{Match, parse, written};
pub use entry_id::Id;
pub use history::HistoryEntry;
pub use link::MOST_LETTERS;
pub use table::Table;
pub use tracker::{Applied, Tracker};
pub use warning::Warning;
