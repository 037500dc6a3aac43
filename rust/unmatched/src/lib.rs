//! Rules of Unmatched.
//!
//! [`Unmatched`] implements [`altmode_core::Rules`]: a [`state::State`] is a plain value that stops at questions, legal actions
//! are their answers, and every change emits an event. Heroes, cards and battlefields are data; no rule asks for one by name.

pub mod action;
pub mod action_json;
pub mod api;
mod blank;
pub mod board;
mod bots;
pub mod card;
pub mod catalogue;
mod check;
mod code;
mod combat;
mod config;
#[cfg(test)]
mod coverage_tests;
mod damage;
mod determinize;
mod die;
mod door;
mod effects;
pub mod event;
mod event_json;
mod fighter;
pub mod forecast;
mod harm;
pub mod hero;
mod hosted;
mod item;
mod legal;
mod lookup;
mod machine;
mod maneuver;
mod names;
mod options;
pub mod packs;
mod path_token;
mod pile;
mod play;
mod quality;
mod query;
mod room;
mod rules;
pub mod scenario;
pub mod search;
mod setup;
pub mod sheets;
pub mod soak;
pub mod start;
pub mod state;
#[cfg(test)]
mod suite_tests;
mod token;
mod trigger;
mod turn;
#[cfg(feature = "typescript")]
pub mod typescript;
mod unmatched;
pub mod view;
mod walk;

pub use unmatched::Unmatched;
