//! Companion tracker for Transformers TCG games at a real table.
//!
//! Players enter their actions, and the tracker records them without enforcing rules. The log ([`altmode_journal`]) is folded
//! into a [`state::State`] ([`fold`]), and [`warn`] reports violations of the rules.
//!
//! ```
//! use altmode_tracker::api::Match;
//!
//! let setup = r#"{
//!   "seed": "7",
//!   "players": [
//!     { "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] },
//!     { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }
//!   ]
//! }"#;
//! let mut game = Match::new(setup, "phone", 0.0)?;
//! game.apply(r#"{ "type": "attack", "attacker": 0, "defender": 1, "damage": 4 }"#, 60_000.0, "Ada")?;
//! assert!(game.history().contains("attack"));
//! # Ok::<(), altmode_tracker::Error>(())
//! ```

pub mod action;
pub mod api;
mod catalogue;
mod chance;
mod check_state;
mod clock;
mod describe;
pub mod facts;
pub mod fold;
mod forecast;
mod game;
mod limits;
mod seen;
pub mod setup;
mod standing;
pub mod state;
mod table;
#[cfg(test)]
mod tests;
mod tiebreak;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;
mod warn;

pub use altmode_core::{Error, Result};
pub use altmode_journal::Warning;
pub use forecast::forecast_input;
pub use game::{Tcg, Tracker};
pub use tiebreak::Tiebreak;
pub use view::View;
