//! The trait that every game system implements.

use crate::{
    Random, Result,
    cause::{Caused, EventCause},
    definition::{Definition, Named},
    save::key_of,
};
use serde::{Serialize, Serializer, de::DeserializeOwned};
use std::fmt::Debug;

/// Index of a player, from 0.
pub type Seat = u8;

/// A set of seats, one bit each.
pub type Seats = u8;

/// Maximum number of seats of any game.
pub const MOST_SEATS: usize = 8;

/// Result of a finished game.
///
/// Its serialised form is an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winning seats; none for a draw.
    pub winners: Seats,
    /// Reason, as a short English phrase.
    pub reason: &'static str,
}

impl Outcome {
    /// Returns the outcome of a game with one winner, or of a draw.
    pub fn of(winner: Option<Seat>, reason: &'static str) -> Outcome {
        Outcome { winners: winner.map_or(0, |seat| 1 << seat), reason }
    }

    /// Returns the lowest winning seat, or `None` for a draw.
    pub fn winner(&self) -> Option<Seat> {
        self.seats().next()
    }

    /// Returns the winning seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let winners = self.winners;
        (0..Seats::BITS as Seat).filter(move |seat| winners >> seat & 1 != 0)
    }

    /// Returns all winning seats if there are several.
    pub fn several(&self) -> Option<Vec<Seat>> {
        (self.winners.count_ones() > 1).then(|| self.seats().collect())
    }
}

/// The result of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Outcome"))]
pub struct OutcomeView {
    /// The lowest winning seat, or `null` if no seat wins.
    pub winner: Option<Seat>,
    /// All winning seats, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub winners: Option<Vec<Seat>>,
    /// The reason in English.
    pub reason: &'static str,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let Outcome { reason, .. } = *self;
        OutcomeView { winner: self.winner(), winners: self.several(), reason }.serialize(serializer)
    }
}

/// Maximum number of turns in a game; a longer game is a draw. No source of a game has such a rule. The bound ends games in which
/// neither player makes progress.
pub const MOST_TURNS: u16 = 1000;

/// Maximum number of steps between two decisions, each test of a trigger included. No card needs this many, so reaching the bound
/// means an endless loop, which is a draw.
pub const MOST_STEPS: u64 = 100_000;

/// Value of a state for each seat, from 0 (lost) to 1000 (won).
pub type Worth = [u16; MOST_SEATS];

/// Event log and supplied chance outcomes: the inputs and outputs of [`Rules::apply`] besides the state.
#[derive(Debug)]
pub struct Io<E, C> {
    /// Whether events are recorded. Playouts and searches turn this off.
    pub keep_events: bool,
    /// Recorded events, in order. New ones are appended.
    pub events: Vec<Caused<E>>,
    /// The effect that causes the next events. The engine keeps it up to date while events are recorded.
    pub by: Option<EventCause>,
    /// Chance outcomes supplied by the host, consumed from the front.
    pub chance: Chance<C>,
    /// Number of steps that the engine took, for budgets. Only engines that can take very many steps count them.
    pub steps: u64,
}

/// Chance outcomes that the host supplies in place of the random generator, in order of use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance<C> {
    /// Supplied outcomes.
    pub supplied: Vec<C>,
    /// Number of supplied outcomes used so far.
    pub used: usize,
    /// Reason why a supplied outcome was impossible; `None` if none was.
    pub impossible: Option<String>,
}

impl<E, C: Clone> Io<E, C> {
    /// Returns an `Io` without event recording and supplied outcomes, for playouts.
    pub fn silent() -> Self {
        Io {
            keep_events: false,
            events: Vec::new(),
            by: None,
            chance: Chance { supplied: Vec::new(), used: 0, impossible: None },
            steps: 0,
        }
    }

    /// Returns an `Io` that records events and uses the supplied outcomes.
    pub fn recording(supplied: Vec<C>) -> Self {
        Io {
            keep_events: true,
            events: Vec::new(),
            by: None,
            chance: Chance { supplied, used: 0, impossible: None },
            steps: 0,
        }
    }

    /// Returns whether events are recorded. The recording branch is marked cold, because playouts record none.
    #[inline(always)]
    pub fn records_events(&self) -> bool {
        if self.keep_events {
            std::hint::cold_path();
        }
        self.keep_events
    }

    /// Records an event. The closure runs only if events are recorded.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if self.records_events() {
            self.events.push(Caused { by: self.by, event: event() });
        }
    }

    /// Records an event with a cause other than that of the events around it.
    #[inline]
    pub fn emit_by(&mut self, by: impl FnOnce() -> Option<EventCause>, event: impl FnOnce() -> E) {
        if self.records_events() {
            self.events.push(Caused { by: by(), event: event() });
        }
    }
}

impl<C: Clone> Chance<C> {
    /// Returns the next supplied outcome, if there is one, and marks it as used.
    #[inline]
    pub fn take(&mut self) -> Option<C> {
        let outcome = self.supplied.get(self.used)?.clone();
        self.used += 1;
        Some(outcome)
    }

    /// Finds the card of a deck that is exchanged with its top card, so that a supplied card is on top. Returns `None` if the
    /// supplied card is there already, or cannot be: only cards whose position no seat knows are exchanged.
    ///
    /// * `wanted`, `known`: whether a card is the supplied one, and whether a seat knows its position
    /// * `name`: name of the supplied card
    pub fn exchanged_with_top<T: Copy>(
        &mut self,
        deck: &[T],
        wanted: impl Fn(T) -> bool,
        known: impl Fn(T) -> bool,
        name: &str,
        seat: Seat,
    ) -> Option<usize> {
        let top = *deck.last()?;
        if wanted(top) {
            return None;
        }
        let found = deck.iter().position(|&card| wanted(card) && !known(card));
        if found.is_some() && !known(top) {
            return found;
        }
        self.impossible.get_or_insert_with(|| match found {
            Some(_) => format!("the top card of that deck is known, and it is not \"{name}\""),
            None => {
                format!("\"{name}\" is not among the unknown cards of the deck of player {seat}")
            }
        });
        None
    }
}

/// Rules of one game system.
///
/// The implementing value holds the data that never changes during a game (the card catalogue). All mutable data is in
/// [`Rules::State`].
pub trait Rules: Clone {
    /// State of a game: a plain value that can be cloned, compared and saved.
    type State: Clone + PartialEq + Debug + Serialize;
    /// Start of a game: configuration and seed, or a position.
    type Start: Clone + Debug + DeserializeOwned + Into<Self::Stored>;
    /// Start of a game in saves and records, with ids in place of numbers, which other versions assign to other definitions. The
    /// first format of saves has a [`Rules::Start`] in its place, and the conversion keeps its numbers.
    type Stored: Clone + Debug + Serialize + DeserializeOwned;
    /// Answer to a decision.
    type Action: Copy + PartialEq + Debug + Serialize;
    /// An event, with the seats that may see its hidden parts.
    type Event: Clone + Debug + PartialEq;
    /// Random outcome that a host may supply.
    type Chance: Clone + Debug + PartialEq;

    /// Short name of the game, written into saves and records.
    const NAME: &'static str;
    /// Version of the rules. Raised when a record could replay to another position, or when the layout of the state changes.
    const RULES_VERSION: u32;

    /// Version of all definitions.
    fn data_version(&self) -> u32;
    /// Returns the definitions in a game, in a fixed order. They determine its course together with the rules.
    fn definitions(&self, state: &Self::State) -> Vec<Definition> {
        let _ = state;
        vec![("", self.data_version())]
    }
    /// Returns the hashes of the loaded data packs, in order. Saves and records name the packs that they need.
    fn packs(&self) -> &[String] {
        &[]
    }
    /// Returns a start as saves and records store it.
    fn store(&self, start: &Self::Start) -> Self::Stored;
    /// Returns the start that a save or a record contains. It is checked by [`Rules::check_start`].
    fn start_of(&self, stored: &Self::Stored) -> Result<Self::Start>;
    /// Returns the id of a supplied outcome.
    fn chance_id(&self, chance: &Self::Chance) -> String;
    /// Returns the supplied outcome that a record contains.
    fn chance_of(&self, stored: &Named) -> Result<Self::Chance>;
    /// Returns the state at the start of a game.
    fn begin(
        &self,
        start: &Self::Start,
        io: &mut Io<Self::Event, Self::Chance>,
    ) -> Result<Self::State>;
    /// Returns the number of seats.
    fn seats(&self, state: &Self::State) -> Seat {
        let _ = state;
        2
    }
    /// Returns the side that a seat plays on. Seats of one side win together.
    fn side(&self, state: &Self::State, seat: Seat) -> u8 {
        let _ = state;
        seat
    }
    /// Returns the seat that must decide, or `None` when the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Seat>;
    /// Returns the outcome, or `None` while the game runs.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// Fills the empty list `actions` with the legal answers to the pending decision. There is at least one while the
    /// game runs.
    fn legal_actions(&self, state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Applies a legal action and plays on to the next decision.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        io: &mut Io<Self::Event, Self::Chance>,
    );
    /// Returns a number by which another version recognises an action. Different actions of a list mostly have different ones.
    fn action_key(&self, action: Self::Action) -> u8 {
        key_of(&action)
    }
    /// Returns a number for the position as the referee sees it ([`crate::position_of`]), which does not depend on the layout of
    /// the state.
    fn position_hash(&self, state: &Self::State) -> u32;
    /// Lets a seat concede the game.
    fn concede(&self, state: &mut Self::State, seat: Seat, io: &mut Io<Self::Event, Self::Chance>);
    /// Checks that [`Rules::begin`] can begin a start that came from outside, in a save or a record.
    fn check_start(&self, start: &Self::Start) -> Result<()>;
    /// Returns a full state consistent with everything the seat has seen. Unknown information is drawn at random.
    fn determinize(&self, state: &Self::State, seat: Seat, random: &mut Random) -> Self::State;
}
