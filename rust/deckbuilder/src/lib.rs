//! Rules of the Transformers Deck-Building Game with the expansion Clash of the Combiners.
//!
//! [`Deckbuilder`] implements [`altmode_core::Rules`]. A [`state::State`] is a plain value that stops at decisions, legal actions
//! are their answers, and every change emits an event. Cards and characters are data; no rule refers to one by name. The open
//! points of the base rules are named options ([`options`]).

pub mod api;
mod bots;
mod cards;
mod embed;
mod engine;
mod hosted;
mod ids;
mod model;
pub mod options;
mod query;
mod rules;
pub mod scenario;
pub mod soak;
#[cfg(test)]
mod suite_tests;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use cards::{catalogue, deckbuilder::Deckbuilder, packs};
pub use embed::{action_json, config, determinize, event_json, search, sheets, view};
pub use engine::setup;
pub use model::{action, event, start, state};
