//! Implementation of the generic [`Rules`] trait for the Transformers TCG.

use crate::{
    cards::{Tcg, card::DefId},
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        start::Start,
        state::{Ask, State, Status},
    },
};
use altmode_core::{Io, Outcome, Random, Result, Rules, Seat};

impl Rules for Tcg {
    type State = State;
    type Start = Start;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "tcg";
    const RULES_VERSION: u32 = 10;

    fn data_version(&self) -> u32 {
        self.catalogue.version
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn begin(&self, start: &Start, io: &mut Io<Event, DefId>) -> Result<State> {
        match start {
            Start::Decks(setup) => self.set_up(setup, &Default::default(), io),
            Start::Damaged(setup, damage) => self.set_up(setup, damage, io),
            Start::Position(text) => crate::position::position(*self, text),
        }
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        (state.decision.ask != Ask::Nothing).then_some(state.decision.seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        crate::embed::view::outcome(state).map(|crate::embed::view::Outcome { winner, reason }| Outcome::of(winner, reason))
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_legal_actions(state, actions);
    }

    fn apply(&self, state: &mut State, action: Action, io: &mut Io<Event, DefId>) {
        Machine::new(*self, state, io).act(action);
    }

    fn concede(&self, state: &mut State, seat: Seat, io: &mut Io<Event, DefId>) {
        Machine::new(*self, state, io).end_game(Status::Conceded(State::other(seat & 1)));
    }

    fn check_start(&self, start: &Start) -> Result<()> {
        start.check(self.catalogue)
    }

    fn determinize(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        crate::embed::determinize::determinize(*self, state, seat, random)
    }
}
