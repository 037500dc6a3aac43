//! Rules engine of the Transformers TCG.

pub mod api;
mod bots;
#[cfg(test)]
mod bounds_tests;
pub mod cards;
pub mod deck;
mod embed;
mod engine;
pub mod forecast;
#[cfg(test)]
mod label_tests;
mod model;
#[cfg(test)]
mod naming_tests;
#[cfg(test)]
mod play_tests;
mod position;
mod query;
mod rules;
pub mod scenario;
pub mod soak;
#[cfg(test)]
mod suite_tests;
#[cfg(feature = "typescript")]
pub mod typescript;

use altmode_host::input;
pub use cards::{card_json, search};
pub use query::rulings;
