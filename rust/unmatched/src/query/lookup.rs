//! Looks up definitions by the numbers in a state: battlefields, heroes, cards and fighters.

use crate::{
    cards::{
        board::Board,
        card::CardDef,
        code::Program,
        hero::{FighterDef, Hero},
        unmatched::Unmatched,
    },
    model::state::{BOARD, CardId, FighterId, Fighters, State},
};

impl Unmatched {
    /// Returns the present battlefield of a game, without the lines that closed doors cut.
    #[inline]
    pub fn board(self, state: &State) -> &'static Board {
        let board = self.map(state);
        if state.doors == 0 { board } else { board.with_closed(state.doors) }
    }

    /// Returns the battlefield of a game with all doors open.
    #[inline]
    pub fn map(self, state: &State) -> &'static Board {
        let boards = &self.catalogue.boards;
        boards[usize::from(state.board).min(boards.len() - 1)]
    }

    /// Returns a program: that of a seat's hero, or of the battlefield's items.
    #[inline]
    pub fn program(self, state: &State, program: u8) -> &'static Program {
        if program & BOARD == 0 {
            &self.hero(state, program).program
        } else {
            &self.catalogue.items().program
        }
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
    pub fn fighter_def(self, state: &State, fighter: FighterId) -> &'static FighterDef {
        let fighter = state.fighter(fighter);
        self.hero(state, fighter.owner).fighter(fighter.kind)
    }

    /// Returns the fighters of a seat, on the battlefield or off it.
    pub fn fighters_of(self, state: &State, seat: u8) -> Fighters {
        let own = state.fighters.iter().enumerate().filter(|(_, fighter)| fighter.owner == seat);
        own.fold(0, |set, (fighter, _)| set | 1 << fighter)
    }
}
