//! Implementation of the generic [`Rules`] trait for the Transformers TCG.

use crate::{
    cards::{Tcg, card::DefId, entry::NO_CARD},
    embed::view::recorded,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        start::Start,
        state::{Ask, State, Status},
    },
};
use altmode_core::{
    Definition, Io, Named, Outcome, Random, Result, Rules, Seat, key_of, no_definition, position_of,
};

impl Rules for Tcg {
    type State = State;
    type Start = Start;
    type Stored = Start<Named>;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "tcg";
    const RULES_VERSION: u32 = 12;

    fn data_version(&self) -> u32 {
        self.catalogue.version
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn definitions(&self, state: &State) -> Vec<Definition> {
        self.catalogue.definitions(&state.defs)
    }

    fn store(&self, start: &Start) -> Start<Named> {
        start.map(&mut |def| Named::Id(self.chance_id(def)))
    }

    fn start_of(&self, stored: &Start<Named>) -> Result<Start> {
        let mut unknown = None;
        let start = stored.map(&mut |card| {
            self.chance_of(card).unwrap_or_else(|error| {
                unknown.get_or_insert(error);
                NO_CARD
            })
        });
        unknown.map_or(Ok(start), Err)
    }

    fn chance_id(&self, def: &DefId) -> String {
        self.catalogue.card(*def).id.to_string()
    }

    fn chance_of(&self, stored: &Named) -> Result<DefId> {
        let def = match stored {
            Named::Id(id) => self.catalogue.by_id(id),
            Named::Number(number) => {
                Some(*number).filter(|number| self.catalogue.defs().contains(number))
            }
        };
        def.ok_or_else(|| no_definition("card", stored))
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
        crate::embed::view::outcome(state)
            .map(|crate::embed::view::Outcome { winner, reason }| Outcome::of(winner, reason))
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_legal_actions(state, actions);
    }

    fn apply(&self, state: &mut State, action: Action, io: &mut Io<Event, DefId>) {
        Machine::new(*self, state, io).act(action);
    }

    fn action_key(&self, action: Action) -> u8 {
        match action {
            // The number of a name depends on the other names of the catalogue.
            Action::ChooseName { name } => key_of(&self.catalogue.name_of(name)),
            action => key_of(&action),
        }
    }

    fn position_hash(&self, state: &State) -> u32 {
        position_of(&recorded(*self, state))
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
