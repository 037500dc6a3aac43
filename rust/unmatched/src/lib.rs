//! Rules of Unmatched.
//!
//! [`Unmatched`] implements [`altmode_core::Rules`]. A [`state::State`] is a plain value that stops at questions, legal actions
//! are their answers, and every change emits an event. Heroes, cards and battlefields are data; no rule refers to one by name.
//!
#![doc = include_str!("rules_index.md")]

pub mod api;
mod bots;
#[cfg(test)]
mod bounds_tests;
mod cards;
#[cfg(test)]
mod coverage_tests;
mod embed;
mod engine;
pub mod forecast;
mod hosted;
mod ids;
mod model;
mod query;
mod rules;
pub mod scenario;
pub mod soak;
#[cfg(test)]
mod suite_tests;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use cards::{board, card, catalogue, hero, packs, unmatched::Unmatched};
pub use embed::{action_json, search, sheets, view};
pub use model::{action, event, start, state};
