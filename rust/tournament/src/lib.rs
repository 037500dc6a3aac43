//! Tournaments of the Transformers TCG, as far as software can run them.
//!
//! A [`Tournament`](tournament::Tournament) is a list of events (see [`log`]); everything else is worked out from it.
//! Matches ([`play`]) and drafts ([`draft`]) are such lists too. Nothing here knows the rules of a game or any card:
//! decks are lists of names, drafts deal with ids.
//!
//! Rules are cited by section of the Transformers TCG Tournament Rules. What they leave open is an option with a
//! stated default.

pub mod advice;
pub mod api;
pub mod bracket;
pub mod card;
pub mod deck;
pub mod draft;
pub mod event;
pub mod export;
pub mod import;
mod input;
pub mod log;
pub mod node;
pub mod open;
pub mod options;
pub mod pairing;
pub mod penalty;
pub mod placing;
pub mod play;
pub mod playoff;
mod reading;
pub mod report;
mod round_robin;
mod sorting;
pub mod standings;
pub mod state;
pub mod tournament;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod view;
pub mod viewer;
