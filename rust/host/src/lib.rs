//! Services for the hosts of every game: a text API, bots, scenarios and parsing with error paths.
//!
//! The crate is generic over the game. A game implements [`Hosted`], and [`Script`] for scenarios.
//!
//! ```
//! use altmode_host::{Game, read};
//!
//! // The rules of a game, and a start parsed from the game's configuration.
//! let tcg = altmode_tcg::api::Tcg::new();
//! let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
//! let config = format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#);
//! let start = altmode_tcg::deck::start(tcg.rules().catalogue, &read(&config)?)?;
//!
//! // The following code is the same for every game.
//! let mut game = Game::begin(tcg.rules(), start)?;
//! let suggestion = read(&game.suggest(r#"{ "bot": "search", "seed": "1", "iterations": 10 }"#, || 0.0)?)?;
//! let events = game.apply(&suggestion["action"].to_string(), None)?;
//! assert!(events.starts_with('['));
//! let view = read(&game.view(0)?)?;
//! assert_eq!(view["observation"]["turn"], 1);
//! # Ok::<(), altmode_tcg::api::Error>(())
//! ```

// The derives name this crate, also in its own types.
extern crate self as altmode_host;

mod accepted;
mod action;
mod api;
mod bots;
mod compare;
mod game;
mod hosted;
pub mod input;
mod lookup;
mod offered;
mod options;
mod packs;
mod playouts;
mod query;
mod question;
mod scenario;
mod soak;
mod suggest;
mod tagged;
mod text;
#[cfg(feature = "typescript")]
pub mod typescript;
#[cfg(feature = "typescript")]
mod union;

pub use accepted::{Accepted, Declared};
pub use action::{agree, listed_copy, unknown_action};
#[cfg(feature = "typescript")]
pub use altmode_core::declare;
pub use api::Api;
pub use bots::{Bot, Bots, Course, ITERATIONS, MOST_ITERATIONS, greedy, search};
pub use compare::{about, same, same_names};
pub use game::{APPLY, CHECK, Game, Refusal, View};
pub use hosted::{Hosted, Input};
pub use lookup::{closest, distance_within, do_you_mean, named};
pub use offered::{Agreement, Offered, Wanted};
pub use options::{Options, PLAYOUTS, SUGGEST};
pub use packs::{Extensible, MOST_PACKS, Packs};
pub use playouts::{Batch, PlayoutResult, Playouts, PlayoutsResult, Simulation, play_on};
pub use query::{Query, Searchable, Terms, fold};
pub use question::{Origin, OriginKind, Said, Sentence, capital, choice_of, counted};
pub use scenario::{
    Budget, FILE, FORECAST_STEP, FORMAT, Failure, Found, Legal, REFUSAL, STEP, Scenario,
    ScenarioResult, Script, Unlike, run,
};
pub use soak::{SoakLimits, Soaked, soak};
pub use suggest::{Search, Suggestion, Tried};
pub use tagged::{ActionView, EventView, Fields, Tagged};
pub use text::{Version, bounded, json, read, read_record};
