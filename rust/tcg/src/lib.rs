//! Rules of the Transformers TCG.
mod action;
mod action_json;
pub mod api;
mod basic;
mod battle;
mod bits;
mod blank;
mod bots;
#[cfg(test)]
mod bounds_tests;
mod card;
pub mod card_json;
pub mod cards;
mod catalogue;
mod check;
mod code;
mod combine;
mod damage;
pub mod deck;
mod determinize;
mod event;
mod event_json;
mod follow;
pub mod forecast;
mod heads;
mod index;
mod input;
#[cfg(test)]
mod label_tests;
mod legal;
mod machine;
mod names;
#[cfg(test)]
mod naming_tests;
#[cfg(feature = "packs")]
mod packs;
mod play;
#[cfg(test)]
mod play_tests;
mod query;
mod reveal;
mod rules;
pub mod rulings;
pub mod scenario;
pub mod search;
mod setup;
pub mod soak;
mod start;
mod state;
#[cfg(test)]
mod suite_tests;
mod table;
mod text;
mod trigger;
mod turn;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;
