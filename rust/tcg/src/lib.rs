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
//! In Rust, [`altmode_core::Game`] gives typed access to the same rules:
//!
//! ```
//! use altmode_tcg::api::Tcg;
//!
//! let tcg = Tcg::new();
//! let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
//! let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
//! let state = game.state();
//! assert_eq!((state.turn, state.hand[0].len(), state.hand[1].len()), (1, 3, 3));
//! # Ok::<(), altmode_tcg::api::Error>(())
//! ```

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
