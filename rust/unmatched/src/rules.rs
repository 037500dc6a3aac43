//! The rules of Unmatched as a value: the catalogue, and everything asked of it.

use crate::{
    action::Action,
    board::Board,
    catalogue::{CardDef, Catalogue, Hero},
    code::Program,
    event::Event,
    machine::Machine,
    start::Start,
    state::{Ask, BOARD, CardId, DefId, FighterId, Fighters, State, Status, Those},
};
use altmode_core::{Io, Outcome, Random, Result, Rules, Seat};

/// The rules, with the heroes and battlefields they are played with. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Unmatched {
    /// All heroes and battlefields.
    pub catalogue: &'static Catalogue,
}

impl Default for Unmatched {
    fn default() -> Self {
        Unmatched { catalogue: crate::catalogue::builtin() }
    }
}

impl Unmatched {
    /// Returns the present battlefield of a game: closed doors cut its lines.
    #[inline]
    pub fn board(self, state: &State) -> &'static Board {
        let board = self.map(state);
        if state.doors == 0 { board } else { board.with_closed(state.doors) }
    }

    /// Returns the battlefield of a game with all doors open.
    #[inline]
    pub fn map(self, state: &State) -> &'static Board {
        let boards = &self.catalogue.boards;
        boards[usize::from(state.board) % boards.len()]
    }

    /// Returns a program: that of a seat's hero, or of the battlefield's items.
    #[inline]
    pub fn program(self, state: &State, program: u8) -> &'static Program {
        if program & BOARD == 0 { &self.hero(state, program).program } else { &self.map(state).program }
    }

    /// Returns the hero of a seat.
    #[inline]
    pub fn hero(self, state: &State, seat: u8) -> &'static Hero {
        self.catalogue.hero(state.player(seat).hero)
    }

    /// Returns the definition of a card.
    #[inline]
    pub fn def(self, state: &State, card: CardId) -> &'static CardDef {
        self.catalogue.card(state.card(card).def)
    }

    /// Returns the definition of a fighter.
    #[inline]
    pub fn fighter_def(self, state: &State, fighter: FighterId) -> &'static crate::catalogue::FighterDef {
        let fighter = state.fighter(fighter);
        self.hero(state, fighter.owner).fighter(fighter.kind)
    }

    /// Returns the fighters of a seat, wherever they are.
    pub fn fighters_of(self, state: &State, seat: u8) -> Fighters {
        let own = state.fighters.iter().enumerate().filter(|(_, fighter)| fighter.owner == seat);
        own.fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Returns the cards that a frame remembers.
    pub fn those(self, state: &State, those: Those) -> &[CardId] {
        let from = usize::from(those.from);
        state.remembered.get(from..from + usize::from(those.count)).unwrap_or_default()
    }
}

impl Rules for Unmatched {
    type State = State;
    type Start = Start;
    type Action = Action;
    type Event = Event;
    type Chance = DefId;

    const NAME: &'static str = "unmatched";
    const RULES_VERSION: u32 = 3;

    fn data_version(&self) -> u32 {
        crate::board::VERSION
    }

    fn packs(&self) -> &[String] {
        &self.catalogue.packs
    }

    fn begin(&self, start: &Start, io: &mut Io<Event, DefId>) -> Result<State> {
        self.set_up(start, io)
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

    fn concede(&self, state: &mut State, seat: Seat, io: &mut Io<Event, DefId>) {
        let winners = (0..state.seats).filter(|&other| state.are_enemies(seat, other)).fold(0, |set, other| set | 1 << other);
        Machine::new(*self, state, io).end_game(Status::Conceded(winners));
    }

    fn check_start(&self, start: &Start) -> Result<()> {
        start.check(self.catalogue)
    }

    fn determinize(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        crate::determinize::determinize(*self, state, seat, random)
    }
}
