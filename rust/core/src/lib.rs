//! Traits and types shared by all altmode games.
//!
//! A game system implements [`Rules`]. Its state is a plain value that stops at decisions. Legal actions are the
//! answers to the pending decision, and every change emits an event. [`Game`] adds the features that embedders expect:
//! undo, records, saves, event logs and hashes.
//!
//! Nothing here starts a thread, reads a clock or holds a global. The only randomness is
//! [`Random`], which lives in the state.

mod dictionary;
mod error;
mod form;
mod game;
mod json;
mod list;
mod packed;
mod random;
mod rules;
mod save;
mod search;
mod sort;
#[cfg(feature = "suite")]
pub mod suite;
mod trail;
mod words;

pub use dictionary::Dictionary;
pub use error::{Code, Error, Result};
pub use form::{Form, Json};
pub use game::{Game, Move, Record, used_up};
pub use json::{to_json, to_json_list, value_by_json};
pub use list::List;
pub use packed::{pack, pack_list, value_by_packing};
pub use random::Random;
pub use rules::{Chance, Io, MOST_SEATS, Outcome, Rules, Seat, Seats, Worth};
pub use save::{hash_of, open, seal};
pub use search::{Imagine, Search, Searched};
pub use sort::sort_few;
pub use trail::read as read_value;
pub use words::{Piece, Words, lasting};
