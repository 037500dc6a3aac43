//! Rules engine of the Transformers TCG.
//!
//! [`api`] is the facade: JSON text in, JSON text out.
//!
//! ```
//! use altmode_tcg::api::Tcg;
//!
//! let tcg = Tcg::new();
//! let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
//! let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
//! while game.to_act() >= 0 {
//!     game.apply_id(0)?;
//! }
//! assert!(game.outcome().contains("winner"));
//! # Ok::<(), altmode_tcg::api::Error>(())
//! ```
//!
//! [`api::Game::state`] is the typed state:
//!
//! ```
//! use altmode_tcg::api::Tcg;
//!
//! let tcg = Tcg::new();
//! let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
//! let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
//! assert_eq!((game.state().turn, i32::from(game.state().active)), (1, game.to_act()));
//! # Ok::<(), altmode_tcg::api::Error>(())
//! ```
//!
#![doc = include_str!("rules_index.md")]

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
#[cfg(test)]
mod version_tests;

use altmode_host::input;
pub use cards::{card_json, search};
pub use query::rulings;
