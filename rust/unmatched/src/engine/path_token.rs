//! Tokens of heroes that lie on paths (Unmatched Reference v10, Shredder).

use crate::{
    cards::{
        board::{Paths, Space, spaces},
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        state::{FighterId, State, Work},
    },
};

impl State {
    /// Returns the paths on which tokens lie.
    pub fn laid_paths(&self) -> Paths {
        self.laid.iter().fold(0, |set, laid| set | laid)
    }
}

impl Unmatched {
    /// Returns the paths with tokens that a fighter may remove by moving through them: a hero in a maneuver that was BOOSTed.
    pub(crate) fn removable(self, state: &State, fighter: FighterId) -> Paths {
        let boosted =
            state.frames.last().is_some_and(|frame| frame.work == Work::Maneuver && frame.done);
        if !boosted || state.laid_paths() == 0 || !self.is_hero(state, fighter) {
            return 0;
        }
        let owner = state.fighter(fighter).owner;
        let removable = |seat: u8| {
            self.hero(state, seat).sheet.tokens.as_ref().is_some_and(|tokens| tokens.removable)
        };
        let seats =
            (0..state.seats).filter(|&seat| state.are_enemies(seat, owner) && removable(seat));
        seats.fold(0, |set, seat| set | state.laid[usize::from(seat)])
    }
}

impl Machine<'_> {
    /// Puts a token from the supply of a seat on a path.
    pub(crate) fn lay(&mut self, seat: u8, path: u8) {
        self.state.player_mut(seat).supply -= 1;
        self.state.laid[usize::from(seat)] |= 1 << path;
        self.io.emit(|| Event::PathToken { seat, path, laid: true });
    }

    /// Removes the token from a path: it goes back to the supply.
    pub(crate) fn lift(&mut self, path: u8) {
        for seat in 0..self.state.seats {
            if self.state.laid[usize::from(seat)] >> path & 1 != 0 {
                self.state.laid[usize::from(seat)] &= !(1 << path);
                self.state.player_mut(seat).supply += 1;
                self.io.emit(|| Event::PathToken { seat, path, laid: false });
            }
        }
    }

    /// Records the tokens through which a fighter moved and that its player may remove.
    pub(crate) fn crosses(&mut self, fighter: FighterId, from: Space, way: &[Space]) {
        let removable = self.rules.removable(self.state, fighter);
        self.state.crossed = 0;
        if removable == 0 {
            return;
        }
        let board = self.board();
        let mut at = from;
        for &to in way {
            self.state.crossed |= board.path_between(at, to) & removable;
            at = to;
        }
    }

    /// Removes the tokens of an eliminated seat from all paths.
    pub(crate) fn lift_all(&mut self, seat: u8) {
        let laid = self.state.laid[usize::from(seat)];
        (0..128).filter(|path| laid >> path & 1 != 0).for_each(|path| self.lift(path));
    }
}

/// Returns the paths of a set, in order.
pub(crate) fn paths(set: Paths) -> impl Iterator<Item = u8> {
    let [low, high] = [set as u64, (set >> 64) as u64];
    spaces(low).chain(spaces(high).map(|path| path + 64))
}
