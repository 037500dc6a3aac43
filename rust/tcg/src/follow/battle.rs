//! Flips and attacks that instructions order.

use super::Flow;
use crate::machine::Machine;
use altmode_tcg_language::{Amount, Color, Who};

impl Machine<'_> {
    pub(super) fn follow_flip_more(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount);
        self.flip_more(you, number);
        self.did(number)
    }

    pub(super) fn follow_count_color(&mut self, color: &'static Color) -> Flow {
        let you = self.frame().you;
        let side = crate::query::side_of(self.state, you);
        let more = self.state.battle.icons[side][*color as usize];
        self.state.battle.pips[side] += more as i8;
        self.did(i32::from(more))
    }

    pub(super) fn follow_extra_attack(&mut self, with: &'static Who, against: &'static Option<Who>) -> Flow {
        let eye = self.eye();
        let with = self.tcg.candidates(self.state, &eye, with);
        let against = against.as_ref().map_or(0, |who| self.tcg.candidates(self.state, &eye, who));
        self.owe_attack(with, against);
        self.did(1)
    }
}
