//! Implementation of the generic [`Rules`] trait for the Transformers Deck-Building Game.

use crate::{
    cards::deckbuilder::Deckbuilder,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        start::Start,
        state::{Ask, DefId, State, Status},
    },
};
use altmode_core::{Io, Outcome, Random, Result, Rules, Seat};

impl Rules for Deckbuilder {
    type State = State;
    type Start = Start;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "deckbuilder";
    const RULES_VERSION: u32 = 2;

    fn data_version(&self) -> u32 {
        crate::cards::catalogue::VERSION
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn begin(&self, start: &Start, io: &mut Io<Event, DefId>) -> Result<State> {
        match start {
            Start::Game(setup) => crate::engine::setup::begin(*self, setup, io),
            Start::Position(text) => crate::scenario::position(*self, text),
        }
    }

    fn seats(&self, state: &State) -> Seat {
        state.seats
    }

    fn side(&self, state: &State, seat: Seat) -> u8 {
        if state.mode.is_shared() { 0 } else { state.player(seat).team }
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        (state.decision.ask != Ask::Nothing).then_some(state.decision.seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (winners, reason) = match state.status {
            Status::Running => return None,
            Status::Over(winners, reason) => (winners, reason.text()),
            Status::Conceded(winners) => (winners, "the other side conceded"),
            Status::Endless => (0, "the game went on for too long"),
            Status::OutOfRoom => (0, "the game needs more room than the engine has"),
        };
        Some(Outcome { winners, reason })
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_legal_actions(state, actions);
    }

    fn apply(&self, state: &mut State, action: Action, io: &mut Io<Event, DefId>) {
        Machine::new(*self, state, io).act(action);
    }

    fn concede(&self, state: &mut State, seat: Seat, io: &mut Io<Event, DefId>) {
        let winners = (0..state.seats).filter(|&other| state.are_enemies(seat, other)).fold(0, |set, other| set | 1 << other);
        let mut machine = Machine::new(*self, state, io);
        machine.stop(Status::Conceded(winners));
        machine.run();
    }

    fn check_start(&self, start: &Start) -> Result<()> {
        match start {
            Start::Game(setup) => crate::engine::setup::check(*self, setup),
            Start::Position(text) => crate::scenario::position(*self, text).map(|_| ()),
        }
    }

    fn determinize(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        crate::embed::determinize::determinize(*self, state, seat, random)
    }
}
