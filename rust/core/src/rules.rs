//! The trait that every game system implements.

use crate::{Random, Result};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A player, counted from 0.
pub type Seat = u8;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The winner, or `None` for a draw.
    pub winner: Option<Seat>,
    /// Why, as a short English phrase.
    pub reason: &'static str,
}

/// What an apply reads from and writes to besides the state.
#[derive(Debug)]
pub struct Io<E, C> {
    /// Whether events are wanted; playouts and searches switch them off.
    pub keep_events: bool,
    /// The events of this apply, in order.
    pub events: Vec<E>,
    /// Outcomes supplied by the host, used up from the front.
    pub chance: Chance<C>,
}

/// Outcomes that the host supplies instead of the generator, in the order in which they happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance<C> {
    /// The supplied outcomes.
    pub supplied: Vec<C>,
    /// How many were used.
    pub used: usize,
    /// Why one could not happen.
    pub impossible: Option<String>,
}

impl<E, C: Clone> Io<E, C> {
    /// Without events and supplied outcomes: for playouts.
    pub fn silent() -> Self {
        Io { keep_events: false, events: Vec::new(), chance: Chance { supplied: Vec::new(), used: 0, impossible: None } }
    }

    /// With events, and with outcomes supplied by the host.
    pub fn telling(supplied: Vec<C>) -> Self {
        Io { keep_events: true, events: Vec::new(), chance: Chance { supplied, used: 0, impossible: None } }
    }

    /// Whether anyone listens. Whoever plays many games does not, so the compiler keeps what tells out of the way.
    #[inline(always)]
    pub fn tells(&self) -> bool {
        if self.keep_events {
            std::hint::cold_path();
        }
        self.keep_events
    }

    /// Writes an event down, if anyone listens.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if self.tells() {
            self.events.push(event());
        }
    }
}

impl<C: Clone> Chance<C> {
    /// The next supplied outcome, if there is one.
    #[inline]
    pub fn take(&mut self) -> Option<C> {
        let outcome = self.supplied.get(self.used)?.clone();
        self.used += 1;
        Some(outcome)
    }
}

/// The rules of one game system.
///
/// The implementing value holds what never changes in a game (the card catalogue); everything that
/// changes is in [`Rules::State`].
pub trait Rules: Clone {
    /// The state: a plain value that can be cloned, compared and saved.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// How a game starts: configuration and seed, or a position.
    type Start: Clone + Debug + Serialize + DeserializeOwned;
    /// An answer to a decision.
    type Action: Copy + PartialEq + Debug;
    /// Something that happened, with who may see what of it.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A random outcome that a host may supply.
    type Chance: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// Short name of the game, written into saves and records.
    const NAME: &'static str;
    /// Version of the rules, raised whenever the same record could lead elsewhere, or a save of the same state differ.
    const RULES_VERSION: u32;

    /// Version of the card data.
    fn data_version(&self) -> u32;
    /// Hashes of the packs of data beside the built-in one, in order: saves and records say which they need.
    fn packs(&self) -> &[String] {
        &[]
    }
    /// The state at the start.
    fn begin(&self, start: &Self::Start, io: &mut Io<Self::Event, Self::Chance>) -> Result<Self::State>;
    /// The seat that must decide, or `None` when the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Seat>;
    /// How it ended, or `None` while it runs.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// Fills `actions` with the answers to the pending decision; never empty while the game runs.
    fn legal_actions(&self, state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Applies an action of that list and plays on to the next decision.
    fn apply(&self, state: &mut Self::State, action: Self::Action, io: &mut Io<Self::Event, Self::Chance>);
    /// A seat gives up.
    fn concede(&self, state: &mut Self::State, seat: Seat, io: &mut Io<Self::Event, Self::Chance>);
    /// Whether a start that came from outside (in a save or a record) is one that [`Rules::begin`] can begin.
    fn check_start(&self, start: &Self::Start) -> Result<()>;
    /// The generator in the state.
    fn random<'a>(&self, state: &'a mut Self::State) -> &'a mut Random;
    /// A full state consistent with all that the seat has seen, the unknown drawn at random.
    fn determinize(&self, state: &Self::State, seat: Seat, random: &mut Random) -> Self::State;
    /// All that the seat may know, as a value that two states share exactly when the seat can't tell them apart.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> serde_json::Value;
    /// An event as the seat may see it.
    fn show_event(&self, state: &Self::State, event: &Self::Event, seat: Option<Seat>) -> serde_json::Value;
}
