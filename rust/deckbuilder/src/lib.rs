//! Rules of the Transformers Deck-Building Game with the expansion Clash of the Combiners.
//!
//! [`Deckbuilder`] implements [`altmode_core::Rules`]: a [`state::State`] is a plain value that stops at decisions, legal actions
//! are their answers, and every change emits an event. Cards and characters are data; no rule names one. The open points of the
//! base rules are named options ([`options`]).

pub mod action;
pub mod action_json;
mod ambush;
pub mod api;
mod battle;
mod bots;
pub mod catalogue;
mod check;
mod code;
pub mod config;
mod deckbuilder;
pub mod determinize;
mod effects;
pub mod event;
pub mod event_json;
mod hosted;
mod ids;
mod legal;
mod machine;
mod names;
pub mod options;
pub mod packs;
mod query;
mod resources;
mod rules;
pub mod scenario;
mod score;
pub mod search;
pub mod setup;
pub mod sheets;
pub mod soak;
pub mod start;
pub mod state;
#[cfg(test)]
mod suite_tests;
mod turn;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod view;

pub use deckbuilder::Deckbuilder;
