//! Effects on flips and attacks.

use super::Flow;
use crate::{
    engine::machine::Machine,
    model::state::{Frame, OwedAttack},
};
use altmode_tcg_language::{Amount, Color};

impl Machine<'_> {
    pub(super) fn follow_flip_more(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount);
        self.flip_more(you, number);
        self.did(number)
    }

    pub(super) fn follow_take_green(&mut self) -> Flow {
        let side = crate::query::context::side_of(
            self.state,
            self.state.frames[self.state.frames.len() - 1].you,
        );
        let running = self.state.battle.running;
        self.state.battle.takes_green[side] |= running;
        self.did(i32::from(running))
    }

    pub(super) fn follow_count_color(&mut self, color: &'static Color) -> Flow {
        let you = self.frame().you;
        let side = crate::query::context::side_of(self.state, you);
        let more = self.state.battle.icons[side][*color as usize];
        self.state.battle.pips[side] += more as i16;
        self.state.battle.counted[side] += more as i16;
        self.did(i32::from(more))
    }

    /// Ignores icons of these colours in this battle, including the contribution of cards flipped already. The cards still
    /// count as flipped (Wave 4 FAQ, Overheat).
    pub(super) fn follow_ignore_icons(&mut self, colors: &'static [Color]) -> Flow {
        let battle = &mut self.state.battle;
        if !battle.running {
            return self.did(0);
        }
        for &color in colors {
            battle.ignored |= 1 << color as u8;
            match color {
                Color::Orange => battle.pips[0] = battle.counted[0],
                Color::Blue => battle.pips[1] = battle.counted[1],
                Color::Black => {
                    let pierce = &mut self.state.characters[usize::from(battle.attacker)].pierce;
                    *pierce = battle.pierce_before.min(*pierce);
                }
                Color::White | Color::Green => {}
            }
        }
        self.did(1)
    }

    pub(super) fn follow_extra_attack(&mut self, optional: bool, untapped_too: bool) -> Flow {
        let Frame { pc: code, source, this, you, it, .. } = *self.frame();
        self.owe_attack(OwedAttack {
            code,
            source,
            this,
            you,
            it,
            optional,
            untapped_too,
            first_fits: false,
        });
        self.did(1)
    }

    /// Adds to the number of flipped cards that the player scraps without using their icons after the flips of that side.
    pub(super) fn follow_scrap_flipped(&mut self, count: u8) -> Flow {
        let side = crate::query::context::side_of(
            self.state,
            self.state.frames[self.state.frames.len() - 1].you,
        );
        let running = self.state.battle.running;
        if running {
            let to_scrap = &mut self.state.battle.to_scrap[side];
            *to_scrap = to_scrap.saturating_add(count);
        }
        self.did(i32::from(running))
    }
}
