//! Dice (Unmatched Reference v10, Krang): rolls, and rerolls for counters.

use crate::{
    cards::{hero::Hero, unmatched::Unmatched},
    engine::machine::Machine,
    model::{
        event::Event,
        state::{Ask, DefId, FACE, Frame, OPEN, State},
    },
};
use altmode_unmatched_language::DIE_FACES;

impl Frame {
    /// Bit of [`Frame::ready`]: the die has been rolled for the present step, and the question of a reroll is pending.
    pub const ROLLED: u8 = 16;
}

impl Hero {
    /// Returns the faces of its die: those that are chosen before the game, or those that its sheet names.
    pub(crate) fn die_faces(&self, chosen: &[u8]) -> [u8; DIE_FACES] {
        let mut faces = [0; DIE_FACES];
        let printed = self.sheet.die.as_ref().map_or(&[][..], |die| &die.faces);
        faces
            .iter_mut()
            .zip(if chosen.is_empty() { printed } else { chosen })
            .for_each(|(face, &number)| *face = number);
        faces
    }
}

impl Unmatched {
    /// Returns the number of the counters of which a seat spends one to roll its die again, if its hero has a die.
    fn reroll(self, state: &State, seat: u8) -> Option<u8> {
        let hero = self.hero(state, seat);
        hero.sheet.die.as_ref().map(|die| hero.program.counter(&die.reroll))
    }

    /// Returns the name of the die of a seat's hero.
    pub(crate) fn die_name(self, state: &State, seat: u8) -> &'static str {
        self.hero(state, seat).sheet.die.as_ref().map_or("die", |die| die.name.as_str())
    }

    /// Returns whether the last roll of a seat is below the mean of its die.
    pub(crate) fn rolled_badly(self, state: &State, seat: u8) -> bool {
        let player = state.player(seat);
        let all: usize = player.die.iter().map(|&face| usize::from(face)).sum();
        usize::from(player.rolled) * DIE_FACES < all
    }
}

impl Machine<'_> {
    /// Rolls the die of a seat's hero for a player, who may roll again as long as counters are left. Returns the number, or
    /// `None` while the question of a reroll is pending. The caller then repeats the call with the same arguments.
    pub(crate) fn roll(&mut self, seat: u8, owner: u8) -> Option<u8> {
        let counter = self.rules.reroll(self.state, seat).map(usize::from);
        let count = |machine: &Self| {
            counter
                .and_then(|counter| machine.state.player(seat).counters.get(counter).copied())
                .unwrap_or(0)
        };
        if self.frame().ready & Frame::ROLLED == 0 {
            self.frame().ready |= Frame::ROLLED;
            self.roll_once(seat, owner);
        } else if let Some(answer) = self.answer() {
            if answer.answer == 0 {
                self.frame().ready &= !Frame::ROLLED;
                return Some(self.state.player(seat).rolled);
            }
            let left = count(self).saturating_sub(1);
            self.set_counters(seat, counter.unwrap_or_default() as u8, left);
            self.roll_once(seat, owner);
        }
        if count(self) > 0 {
            self.ask(Ask::Reroll, seat);
            return None;
        }
        self.frame().ready &= !Frame::ROLLED;
        Some(self.state.player(seat).rolled)
    }

    fn roll_once(&mut self, seat: u8, owner: u8) {
        let faces = self.state.player(owner).die;
        let mut face = faces[self.state.random.below(DIE_FACES as u32) as usize];
        if let Some(&wanted) = self.io.chance.supplied.get(self.io.chance.used)
            && wanted >= FACE
        {
            std::hint::cold_path();
            face = if wanted == OPEN { face } else { (wanted & !FACE) as u8 };
            self.io.chance.take();
            if wanted == OPEN {
                self.offer(faces.map(|face| FACE | DefId::from(face)));
            } else if !faces.contains(&face) {
                let why = || format!("no face of the die shows {face}");
                self.io.chance.impossible.get_or_insert_with(why);
            }
        }
        self.state.player_mut(seat).rolled = face;
        self.io.emit(|| Event::Rolled { seat, owner, face });
    }
}
