//! Tournaments of the Transformers TCG: players, pairings, results, standings, playoffs, drafts and matches.
//!
//! A [`Tournament`](tournament::Tournament) is stored as a list of events ([`log`]), from which its state is computed. Matches
//! ([`play`]) and drafts ([`draft`]) are stored as lists of steps. The crate contains no rules of a game and no cards: decks are
//! lists of names, drafts use ids.
//!
//! Rules are cited by section of the Transformers TCG Tournament Rules. Cases that they leave open are options with a documented
//! default.
//!
//! ```
//! use altmode_tournament::api::Tournament;
//!
//! let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7" }"#, "desk")?;
//! for name in ["Ada", "Bob", "Cleo", "Dan"] {
//!     cup.apply(&format!(r#"{{ "type": "addPlayer", "name": "{name}" }}"#), -1.0)?;
//! }
//! cup.pair(-1.0)?;
//! cup.apply(r#"{ "type": "result", "table": 1, "games": [2, 1] }"#, -1.0)?;
//! assert!(cup.standings(0)?.contains(r#""points":3"#));
//! # Ok::<(), altmode_tournament::api::Error>(())
//! ```

pub mod advice;
pub mod api;
pub mod bracket;
pub mod card;
pub mod cut_size;
pub mod deck;
pub mod draft;
pub mod event;
pub mod export;
mod ids;
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
pub mod report;
mod round_robin;
mod sorting;
pub mod state;
pub mod tournament;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod view;
pub mod viewer;

pub use state::{playoff, standings};
