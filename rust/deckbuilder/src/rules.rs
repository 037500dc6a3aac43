//! Implementation of the generic [`Rules`] trait for the Transformers Deck-Building Game.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::view::observe,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        start::Start,
        state::{Ask, DefId, State, Status},
    },
};
use altmode_core::{
    Definition, Io, Named, Outcome, Random, Result, Rules, Seat, no_definition, position_of,
};

impl Rules for Deckbuilder {
    type State = State;
    type Start = Start;
    type Stored = Start;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "deckbuilder";
    const RULES_VERSION: u32 = 4;

    fn data_version(&self) -> u32 {
        crate::cards::catalogue::VERSION
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn definitions(&self, state: &State) -> Vec<Definition> {
        let mut is_there = vec![false; self.catalogue.cards.len()];
        state.cards.iter().for_each(|card| is_there[usize::from(card.def)] = true);
        let cards = (0..)
            .zip(&is_there)
            .filter(|(_, is_there)| **is_there)
            .map(|(def, _)| self.catalogue.card_definition(def));
        let characters = (0..state.seats)
            .map(|seat| self.catalogue.character_definition(state.player(seat).character));
        cards.chain(characters).collect()
    }

    fn store(&self, start: &Start) -> Start {
        start.clone()
    }

    fn start_of(&self, stored: &Start) -> Result<Start> {
        Ok(stored.clone())
    }

    fn chance_id(&self, def: &DefId) -> String {
        self.catalogue.card(*def).sheet.id.clone()
    }

    fn chance_of(&self, stored: &Named) -> Result<DefId> {
        let def = match stored {
            Named::Id(id) => self.catalogue.find_card(id),
            Named::Number(number) => {
                Some(*number).filter(|number| usize::from(*number) < self.catalogue.cards.len())
            }
        };
        def.ok_or_else(|| no_definition("card", stored))
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

    fn position_hash(&self, state: &State) -> u32 {
        let mut view = observe(*self, state, altmode_core::Viewer::Referee);
        // The source follows from the rest of the position, and earlier versions did not name it.
        view.decision.iter_mut().for_each(|question| question.source = None);
        position_of(&view)
    }

    fn concede(&self, state: &mut State, seat: Seat, io: &mut Io<Event, DefId>) {
        let winners = (0..state.seats)
            .filter(|&other| state.are_enemies(seat, other))
            .fold(0, |set, other| set | 1 << other);
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
