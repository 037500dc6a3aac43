//! The trait of games that hosts can run.

use crate::{
    bots::{Bot, Bots, Course},
    offered::{Agreement, Offered, Wanted},
    question::Origin,
    tagged::{ActionView, EventView, Tagged},
};
use altmode_core::{Caused, EventCause, Imagine, Random, Result, Search, Seat, Viewer};
use altmode_json::Value;
use serde::Serialize;

/// The action that a host of a game sends.
pub type Input<G> = <<G as Hosted>::ActionKind as Offered>::Input;

/// A game that hosts can run: its rules, its public values, and functions that begin many games.
///
/// The types of public values and all frequently executed code belong to the game's crate, which is compiled for speed. The
/// generic code above them ([`crate::Game`]) is compiled for size.
pub trait Hosted: Imagine + Copy {
    /// The types of actions.
    type ActionKind: Offered + Clone;
    /// The types of events as a seat may see them.
    type EventKind: Tagged;
    /// Everything that a seat may know.
    type Observation: Serialize;
    /// The start of a family of games that differ by their seeds only.
    type LaidOut;

    /// Converts the legal action with this index to a view.
    fn show_action(
        &self,
        state: &Self::State,
        id: usize,
        action: Self::Action,
    ) -> ActionView<Self::ActionKind>;
    /// Converts all legal actions to views, lazily.
    fn show_actions(
        &self,
        state: &Self::State,
        actions: &[Self::Action],
    ) -> impl Iterator<Item = ActionView<Self::ActionKind>> {
        actions.iter().enumerate().map(|(id, &action)| self.show_action(state, id, action))
    }
    /// Converts an event to the view of a viewer, without its cause.
    fn show_event(
        &self,
        state: &Self::State,
        event: &Self::Event,
        viewer: Viewer,
    ) -> EventView<Self::EventKind>;
    /// Returns the name and the ids of the cause of an event. The default is for games without effects, whose engine states no causes.
    fn origin(&self, _state: &Self::State, _cause: EventCause) -> Origin {
        Origin::rule("game", Self::NAME)
    }
    /// Converts an event with its cause to the view of a viewer. A card that the viewer may not know is left out.
    fn show_caused(
        &self,
        state: &Self::State,
        caused: &Caused<Self::Event>,
        viewer: Viewer,
    ) -> EventView<Self::EventKind> {
        let by = caused.by.filter(|cause| match *cause {
            EventCause::Card { seen_by, .. } => viewer.knows(seen_by, self.seats(state)),
            EventCause::Character { .. } | EventCause::Item { .. } => true,
        });
        EventView {
            by: by.map(|cause| self.origin(state, cause)),
            ..self.show_event(state, &caused.event, viewer)
        }
    }
    /// Returns the information that a viewer may have.
    fn observe(&self, state: &Self::State, viewer: Viewer) -> Self::Observation;

    /// Returns whether an input fits the legal action whose index it contains: it has no type, or all its members agree.
    fn agrees(
        &self,
        state: &Self::State,
        input: &Input<Self>,
        id: usize,
        action: Self::Action,
    ) -> bool {
        input.kind().is_none()
            || self.show_action(state, id, action).what.compare(input) == Agreement::Same
    }
    /// Returns an input with its cards replaced by the listed copies. Of identical cards in one zone only the first is listed,
    /// but an input may name any of them.
    fn with_listed_copies(
        &self,
        state: &Self::State,
        input: &Input<Self>,
        legal: &[Self::Action],
    ) -> Input<Self>;
    /// Returns the actions, one after the other, for which an input stands that matches no legal action: the steps of a path.
    /// Only the last of them may have random outcomes.
    fn in_steps(&self, _state: &Self::State, _input: &Input<Self>) -> Option<Vec<Self::Action>> {
        None
    }
    /// Returns the error that explains why no legal action matches an input.
    fn explain(
        &self,
        state: &Self::State,
        input: &Input<Self>,
        legal: &[Self::Action],
        shown: &[ActionView<Self::ActionKind>],
    ) -> altmode_core::Error;
    /// Parses a random outcome that a host supplies.
    fn chance(&self, value: &Value) -> Result<Self::Chance>;

    /// Returns the number of turns begun.
    fn turns(&self, state: &Self::State) -> u32;
    /// Returns a checksum of the course of a game, to compare playouts. Collisions are rare.
    fn checksum(&self, state: &Self::State, decisions: u32) -> u32;
    /// Replaces the random generator of a state.
    fn set_random(&self, state: &mut Self::State, random: Random);

    /// Lets bots play to the end, or for a number of decisions: [`crate::play_on`], compiled in the game's crate.
    fn play_on(
        &self,
        state: &mut Self::State,
        bots: &Bots,
        random: &mut Random,
        limit: u32,
    ) -> Course;
    /// Lets a bot choose one of the legal actions: [`Bot::choose`], compiled in the game's crate.
    fn choose(
        &self,
        bot: Bot,
        state: &Self::State,
        actions: &[Self::Action],
        random: &mut Random,
    ) -> usize;
    /// Performs [`Search::step`], compiled in the game's crate.
    fn step(search: &mut Search<Self>, worlds: u32) -> bool;

    /// Parses the configuration of a new game.
    fn configured(&self, config: &Value) -> Result<Self::Start>;
    /// Returns the number of seats of a game that is to begin.
    fn seats_of(start: &Self::Start) -> u8;
    /// Calls `ask` with the rules that a save or a record needs: these, or those with fewer packs.
    fn with_packs_of<T>(&self, ask: impl FnMut(Self) -> Result<T>) -> Result<T>;
    /// Returns the rules with the definitions of a pack added, and a report as JSON.
    fn with_pack(&self, pack: &Value) -> Result<(Self, String)>;

    /// Prepares a family of games. The seed of the start itself is ignored.
    fn lay_out(&self, start: &Self::Start) -> Result<Self::LaidOut>;
    /// Begins the game of a family with this number. Returns its state and the generator of its bots.
    fn deal(&self, laid_out: &Self::LaidOut, family: &Random, number: u32)
    -> (Self::State, Random);

    /// Returns the exact probabilities of an attack as JSON, from the knowledge of a seat or of the referee. `options` is an
    /// object, or `null`.
    fn forecast(
        &self,
        state: &Self::State,
        attacker: &str,
        defender: &str,
        seat: Option<Seat>,
        options: &Value,
    ) -> Result<String>;
    /// Returns short forecasts of all attacks of a seat as JSON, best first. For the referee, the seat is the active one.
    fn forecast_all(&self, state: &Self::State, seat: Option<Seat>) -> Result<String>;
}
