//! Traits and types shared by all altmode games.
//!
//! A game system implements [`Rules`]. Its state is a plain value that stops at decisions. Legal actions are the
//! answers to the pending decision, and every change emits an event. [`Game`] adds the features that embedders expect:
//! undo, records, saves, event logs and hashes.
//!
//! Nothing here starts a thread, reads a clock or holds a global. The only randomness is
//! [`Random`], which lives in the state.
//!
//! ```
//! use altmode_core::{Game, Io, Named, Outcome, Random, Result, Rules, Seat, position_of};
//!
//! /// Players take one to three matches in turn. The player who takes the last one wins.
//! #[derive(Clone)]
//! struct Matches;
//!
//! /// Number of matches left, and seat to act.
//! type State = (u8, Seat);
//!
//! impl Rules for Matches {
//!     type State = State;
//!     /// Number of matches at the start.
//!     type Start = u8;
//!     type Stored = u8;
//!     /// Number of matches taken.
//!     type Action = u8;
//!     /// Seat that took matches, and their number.
//!     type Event = (Seat, u8);
//!     type Chance = ();
//!     const NAME: &'static str = "matches";
//!     const RULES_VERSION: u32 = 1;
//!
//!     fn data_version(&self) -> u32 {
//!         0
//!     }
//!     fn check_start(&self, _: &u8) -> Result<()> {
//!         Ok(())
//!     }
//!     fn store(&self, start: &u8) -> u8 {
//!         *start
//!     }
//!     fn start_of(&self, &stored: &u8) -> Result<u8> {
//!         Ok(stored)
//!     }
//!     fn chance_id(&self, _: &()) -> String {
//!         String::new()
//!     }
//!     fn chance_of(&self, _: &Named) -> Result<()> {
//!         Ok(())
//!     }
//!     fn position_hash(&self, state: &State) -> u32 {
//!         position_of(state)
//!     }
//!     fn begin(&self, &matches: &u8, _: &mut Io<(Seat, u8), ()>) -> Result<State> {
//!         Ok((matches, 0))
//!     }
//!     fn to_act(&self, &(left, seat): &State) -> Option<Seat> {
//!         (left > 0).then_some(seat)
//!     }
//!     fn outcome(&self, &(left, seat): &State) -> Option<Outcome> {
//!         (left == 0).then(|| Outcome::of(Some(1 - seat), "took the last match"))
//!     }
//!     fn legal_actions(&self, &(left, _): &State, actions: &mut Vec<u8>) {
//!         actions.extend(1..=left.min(3));
//!     }
//!     fn apply(&self, (left, seat): &mut State, taken: u8, io: &mut Io<(Seat, u8), ()>) {
//!         io.emit(|| (*seat, taken));
//!         (*left, *seat) = (*left - taken, 1 - *seat);
//!     }
//!     fn concede(&self, state: &mut State, seat: Seat, _: &mut Io<(Seat, u8), ()>) {
//!         *state = (0, seat);
//!     }
//!     fn determinize(&self, state: &State, _: Seat, _: &mut Random) -> State {
//!         *state
//!     }
//! }
//!
//! let mut game = Game::new(Matches, 5)?;
//! assert_eq!(game.legal_actions(), [1, 2, 3]);
//! // An action is chosen by its index in the list.
//! assert_eq!(game.apply(0, Vec::new())?[0].event, (0, 1));
//! game.apply(2, Vec::new())?;
//! game.undo();
//! game.apply(1, Vec::new())?;
//! game.apply(1, Vec::new())?;
//! assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(0));
//! let restored = Game::restore(Matches, &game.save()?)?;
//! assert!(restored.events(0).iter().map(|caused| caused.event).eq([(0, 1), (1, 2), (0, 2)]));
//! # Ok::<(), altmode_core::Error>(())
//! ```

mod cause;
mod definition;
mod dictionary;
mod error;
mod form;
mod game;
mod json;
mod list;
mod odds;
mod plain;
mod random;
mod record;
mod redeal;
mod rules;
mod save;
mod search;
mod sort;
#[cfg(feature = "suite")]
pub mod suite;
mod those;
mod trail;
mod tree;
#[cfg(feature = "typescript")]
pub mod typescript;
mod unseen;
mod viewer;
mod wire;
mod words;

pub use cause::{Caused, EventCause, Shown};
pub use definition::{Definition, Named, no_definition};
pub use dictionary::Dictionary;
pub use error::{Code, Error, Refused, Result};
pub use form::{Form, Json};
pub use game::{Game, Rest, used_up};
pub use json::{to_json, to_json_list};
pub use list::List;
pub use odds::{Likelihood, choose, mean, none_drawn, percent};
pub use plain::plain_words;
pub use random::Random;
pub use record::{Move, Reached, Record};
pub use redeal::redeal;
pub use rules::{
    Chance, Io, MOST_SEATS, MOST_STEPS, MOST_TURNS, Outcome, Rules, Seat, Seats, Worth,
};
pub use save::{checksum, hash_of, key_of};
pub use search::{Imagine, Search, Searched};
pub use sort::{sort_few, sort_numbers};
pub use those::Those;
pub use trail::read as read_value;
pub use tree::{read_json, value_by_json};
pub use unseen::has_unseen;
pub use viewer::Viewer;
pub use wire::{list_to_wire, position_of, to_wire, value_by_wire};
pub use words::{Piece, StaticText, Words, lasting};
