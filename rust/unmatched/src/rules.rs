//! Implementation of the generic [`Rules`] trait for Unmatched.

use crate::{
    cards::unmatched::Unmatched,
    embed::view::observe,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        start::Start,
        state::{Ask, DefId, FACE, State, Status},
    },
};
use altmode_core::{
    Definition, Io, Named, Outcome, Random, Result, Rules, Seat, no_definition, position_of,
};

impl Rules for Unmatched {
    type State = State;
    type Start = Start;
    type Stored = Start;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "unmatched";
    const RULES_VERSION: u32 = 6;

    fn data_version(&self) -> u32 {
        crate::cards::board::VERSION
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn definitions(&self, state: &State) -> Vec<Definition> {
        // The battlefield, that whose map it repeats, and those whose item tokens are in the game.
        let (own, map) = (state.board, self.catalogue.map_number(state.board));
        let item_of = |board: u8| {
            (0..state.items.len() as u8)
                .any(|item| self.item(state, item).is_some_and(|def| def.board == board))
        };
        let boards = (0..self.catalogue.boards.len() as u8)
            .filter(|&board| board == own || board == map || item_of(board));
        let boards = boards.map(|board| self.catalogue.boards[usize::from(board)]);
        let heroes =
            (0..state.seats).map(|seat| self.catalogue.definition(state.player(seat).hero));
        boards.map(|board| (board.id(), board.content)).chain(heroes).collect()
    }

    fn store(&self, start: &Start) -> Start {
        start.clone()
    }

    fn start_of(&self, stored: &Start) -> Result<Start> {
        Ok(stored.clone())
    }

    fn chance_id(&self, chance: &DefId) -> String {
        match *chance {
            face if face >= FACE => (face & !FACE).to_string(),
            card => self.catalogue.card(card).id.to_string(),
        }
    }

    fn chance_of(&self, stored: &Named) -> Result<DefId> {
        match stored {
            Named::Number(number) => Ok(*number),
            Named::Id(id) => match id.parse::<u8>() {
                Ok(face) => Ok(FACE | DefId::from(face)),
                Err(_) => self.find_card(id, None).map_err(|_| no_definition("card", stored)),
            },
        }
    }

    fn begin(&self, start: &Start, io: &mut Io<Event, DefId>) -> Result<State> {
        match start {
            Start::Game(setup) => self.set_up(setup, io),
            Start::Position(text) => {
                crate::scenario::position(self.catalogue, text).map(|position| position.state)
            }
        }
    }

    fn seats(&self, state: &State) -> Seat {
        state.seats
    }

    fn side(&self, state: &State, seat: Seat) -> u8 {
        state.player(seat).side
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        (state.decision.ask != Ask::Nothing).then_some(state.decision.seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (winners, reason) = match state.status {
            Status::Running => return None,
            Status::Won(seats) => (seats, "all heroes of the other side are defeated"),
            Status::Conceded(seats) => (seats, "the other side gave up"),
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
        Machine::new(*self, state, io).end_game(Status::Conceded(winners));
    }

    fn check_start(&self, start: &Start) -> Result<()> {
        match start {
            Start::Game(setup) => setup.check(self.catalogue),
            Start::Position(text) => crate::scenario::position(self.catalogue, text).map(|_| ()),
        }
    }

    fn determinize(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        crate::embed::determinize::determinize(*self, state, seat, random)
    }
}
