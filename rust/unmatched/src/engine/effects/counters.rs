//! Instructions about counters.

use super::{Again, Flow};
use crate::{
    cards::board::{only, spaces},
    engine::machine::Machine,
    model::{event::Event, state::Ask},
};
use altmode_unmatched_language::{Amount, Who};

impl Machine<'_> {
    /// Returns the number of counters of a kind that the controller of the card has.
    fn counters(&mut self, counter: u8) -> u8 {
        let seat = self.frame().controller;
        self.state.player(seat).counters[usize::from(counter) % 2]
    }

    /// Gives a player a number of counters.
    pub fn set_counters(&mut self, seat: u8, counter: u8, count: u8) {
        let most = self
            .hero(seat)
            .sheet
            .counters
            .get(usize::from(counter))
            .map_or(0, |counter| counter.most);
        let entry = &mut self.state.player_mut(seat).counters[usize::from(counter) % 2];
        let before = std::mem::replace(entry, count.min(most));
        let count = *entry;
        if count != before {
            self.io.emit(|| Event::Counter { seat, counter, count });
        }
    }

    fn counter_number(&mut self, id: &str) -> u8 {
        let seat = self.frame().controller;
        self.hero(seat).program.counter(id)
    }

    pub(super) fn follow_gain_counters(&mut self, id: &str, count: &Amount) -> Flow {
        let (counter, count) = (self.counter_number(id), self.count(count));
        let (seat, before) = (self.frame().controller, self.counters(counter));
        self.set_counters(seat, counter, before.saturating_add(count));
        let gained = self.counters(counter) - before;
        self.did(gained.into())
    }

    /// Spends the given number of counters, or none.
    pub(super) fn follow_spend(&mut self, id: &str, count: &Amount) -> Flow {
        let (counter, count) = (self.counter_number(id), self.count(count));
        let spent = self.spend(counter, count);
        self.did(spent.into())
    }

    fn spend(&mut self, counter: u8, count: u8) -> u8 {
        let (seat, have) = (self.frame().controller, self.counters(counter));
        if count == 0 || have < count {
            return 0;
        }
        self.set_counters(seat, counter, have - count);
        count
    }

    pub(super) fn follow_move_counters(&mut self, from: &str, to: &str, count: &Amount) -> Flow {
        let (from, to, count) =
            (self.counter_number(from), self.counter_number(to), self.count(count));
        let moved = self.move_counters(from, to, count);
        self.did(moved.into())
    }

    fn move_counters(&mut self, from: u8, to: u8, count: u8) -> u8 {
        let moved = self.spend(from, count);
        let (seat, have) = (self.frame().controller, self.counters(to));
        self.set_counters(seat, to, have.saturating_add(moved));
        moved
    }

    /// Asks each opponent in turn order whether to pay, if they have enough counters (Unmatched Reference v10, Blackbeard).
    /// Returns `Some(true)` if one paid, `None` while the question is pending.
    pub(super) fn paid(&mut self, from: u8, to: u8, count: u8) -> Option<bool> {
        if let Some(answer) = self.answer() {
            if answer.answer == 1 {
                self.move_counters(from, to, count);
                self.frame().left = 0;
                return Some(true);
            }
            self.frame().left &= !(1 << answer.seat);
        } else {
            let (controller, have) = (self.frame().controller, self.counters(from));
            let opponents =
                self.rules.opponents(self.state, controller).fold(0, |set, seat| set | 1 << seat);
            self.frame().left = if have >= count { opponents } else { 0 };
        }
        let left = self.frame().left;
        let seat = self.state.turn_order().find(|&seat| left >> seat & 1 != 0)?;
        self.ask(Ask::YesNo, seat);
        None
    }

    /// Lets the player spend one counter or two. Returns the number, or `None` while the question is pending.
    pub(super) fn tier(&mut self, counter: u8) -> Option<u8> {
        if let Some(answer) = self.answer() {
            return Some(self.spend(counter, answer.chosen.trailing_zeros() as u8));
        }
        let most = self.counters(counter).min(2);
        if most == 0 {
            return Some(0);
        }
        let seat = self.frame().you;
        self.ask(Ask::Option, seat).options = u64::MAX >> (63 - most);
        None
    }

    /// Chooses one of the forms.
    pub(super) fn follow_choose_form(&mut self) -> Flow {
        let you = self.frame().you;
        if let Some(answer) = self.answer() {
            self.set_form(you, answer.chosen.trailing_zeros() as u8);
            return self.did(1);
        }
        let forms = self.hero(you).sheet.forms.len();
        self.ask(Ask::Option, you).options = (1 << forms) - 1;
        Again
    }

    /// Lets the player choose a zone of a fighter, whose spaces become the chosen ones.
    pub(super) fn follow_choose_zone(&mut self, who: &Who) -> Flow {
        let context = self.context();
        let fighters = self.rules.candidates(self.state, &context, who);
        let zones = self.board().zones_of(self.state.spaces_of(fighters));
        let zone = match self.answer() {
            Some(answer) => answer.chosen.trailing_zeros() as usize,
            None if zones.count_ones() > 1 => {
                self.ask(Ask::Option, context.you).options = zones.into();
                return Again;
            }
            None => zones.trailing_zeros() as usize,
        };
        let board = self.board();
        // The zones of the fighter itself are used, because a closed door can split a zone.
        let near = board.in_zone_of(self.state.spaces_of(fighters));
        let spaces = spaces(near)
            .filter(|&space| board.zones[usize::from(space)] >> zone & 1 != 0)
            .fold(0, |set, space| set | only(space));
        self.frame().spaces = spaces;
        self.did(i32::from(spaces != 0))
    }
}
