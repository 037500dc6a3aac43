//! Effects on characters and players.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::catalogue::trigger_kind,
    engine::{machine::Machine, trigger::TriggerEvent, windows::Gate},
    model::{
        event::Event,
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::{Ask, Frame, Object, State, Status, Zone},
        work::SecretWindow,
    },
};
use altmode_tcg_language::{Into, Mode, Who};

impl Machine<'_> {
    pub(super) fn follow_choose(&mut self, who: &'static Who) -> Flow {
        let Some(set) = self.pick(0, who) else { return Again };
        self.frame().it = set;
        self.did(set.count_ones() as i32)
    }

    pub(super) fn follow_tap(&mut self, who: &'static Who) -> Flow {
        let Some(set) =
            self.pick_for(0, who, |machine, character| !machine.state.is_tapped(character))
        else {
            return Again;
        };
        let event = self.join_event();
        let count = members(set).filter(|&character| self.tap(character)).count();
        self.event = event;
        self.did(count as i32)
    }

    pub(super) fn follow_untap(&mut self, who: &'static Who) -> Flow {
        let Some(set) =
            self.pick_for(0, who, |machine, character| machine.state.is_tapped(character))
        else {
            return Again;
        };
        let Some(set) = self.untaps_after_window(set) else { return Again };
        let event = self.join_event();
        let count = members(set).filter(|&character| self.untap(character)).count();
        self.event = event;
        self.did(count as i32)
    }

    /// Returns the characters of a set that an instruction untaps. If it would untap exactly one character of its owner,
    /// the opponent may reveal a Secret Action that replaces this. Returns `None` while the opponent is asked.
    fn untaps_after_window(&mut self, set: Characters) -> Option<Characters> {
        let source = self.frame().source;
        if source == NOBODY {
            return Some(set);
        }
        let owner = self.state.owner(source);
        let own = set & self.state.tapped & self.state.battlefield[usize::from(owner)];
        if own.count_ones() != 1 {
            return Some(set);
        }
        match self.gate(SecretWindow::Untap, State::other(owner), own) {
            Gate::Waits => None,
            Gate::Passed => Some(set),
            Gate::Replaced => Some(set & !own),
        }
    }

    pub(super) fn follow_deploy(&mut self, who: &'static Who, mode: &'static Option<Mode>) -> Flow {
        let Some(set) = self.pick(0, who) else { return Again };
        let event = self.join_event();
        for character in members(set) {
            self.deploy(character, *mode);
        }
        self.event = event;
        self.frame().it = set;
        self.did(set.count_ones() as i32)
    }

    /// Puts characters from outside the game into the KO area, with as many damage counters as health.
    pub(super) fn follow_put_into_ko(&mut self, who: &'static Who, mode: Option<Mode>) -> Flow {
        let Some(set) = self.pick(0, who) else { return Again };
        for character in members(set) {
            let def = self.def(character);
            let face = mode.and_then(|mode| {
                def.texts[..def.faces as usize].iter().position(|text| text.mode == mode)
            });
            self.state.characters[character as usize].face =
                face.map_or(def.start, |face| face as u8);
            self.enter_ko(character, def.health);
        }
        self.did(set.count_ones() as i32)
    }

    pub(super) fn follow_choose_also(&mut self, who: &'static Who) -> Flow {
        let before = self.frame().it;
        // The choice uses `picks[1]`, so that "it" keeps its meaning during it.
        let Some(set) = self.pick(1, who) else { return Again };
        self.frame().it = before | set;
        self.did(set.count_ones() as i32)
    }

    pub(super) fn follow_build_tower(&mut self, height: u8) -> Flow {
        let you = self.frame().you;
        self.state.players[you as usize].tower = height;
        self.io.emit(|| Event::Tower { seat: you, height });
        self.did(1)
    }

    /// Combines characters. If there are more Upgrades than slots afterwards, their player chooses which to scrap.
    pub(super) fn follow_combine(&mut self, form: &'static str) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let you = self.frame().you;
            let Some(into) = self.tcg.form_outside(self.state, you, form) else {
                return self.did(0);
            };
            if !self.tcg.can_combine(self.state, you, form) {
                return self.did(0);
            }
            let Some(parts) = self.choose_parts(into) else { return Again };
            // The triggers of the parts and of the combiner belong to one event, even if the player is asked in between.
            let before = self.join_event();
            self.frame().event = self.event;
            self.combine(into, parts);
            self.event = before;
            let frame = self.frame();
            frame.card = into;
            frame.ready |= BEGUN;
        }
        if !self.trim_slots() {
            return Again;
        }
        let Frame { card: into, event, .. } = *self.frame();
        self.combined(into, event);
        self.did(1)
    }

    /// Returns the parts of a form. A player with several copies of a part chooses one (Rules Roundup 2019-06-28); for an
    /// ability of a part it is the card with the ability. Returns `None` while the player is asked.
    fn choose_parts(&mut self, into: ObjectId) -> Option<Characters> {
        const CHOOSING: u8 = 1;
        let chosen = self.answer().map_or(0, |answer| answer.chosen_characters);
        let frame = self.frame();
        frame.picks[0] = if frame.ready & CHOOSING == 0 { 0 } else { frame.picks[0] | chosen };
        frame.ready |= CHOOSING;
        let (you, this) = (frame.you, only(frame.this));
        for &part in &self.def(into).parts {
            let copies = self.tcg.possible_parts(self.state, you, part);
            let settled = copies & (self.frame().picks[0] | this);
            if settled != 0 {
                self.frame().picks[0] |= settled;
            } else if copies.count_ones() == 1 {
                self.frame().picks[0] |= copies;
            } else {
                let options: altmode_core::List<u8, 32> = members(copies).collect();
                self.ask(Ask::Characters, you, &options, 1, false);
                return None;
            }
        }
        Some(self.frame().picks[0])
    }

    pub(super) fn follow_raise_tower(&mut self, number: &'static u8) -> Flow {
        let you = self.frame().you;
        let player = &mut self.state.players[you as usize];
        let there = player.tower > 0;
        if there {
            player.tower = player.tower.saturating_add(*number);
            let height = player.tower;
            self.io.emit(|| Event::Tower { seat: you, height });
        }
        self.did(i32::from(there))
    }

    pub(super) fn follow_win(&mut self) -> Flow {
        let you = self.frame().you;
        self.end_game(Status::WonByCard(you));
        self.did(1)
    }

    pub(super) fn follow_extra_turn(&mut self) -> Flow {
        let you = self.frame().you;
        let player = &mut self.state.players[you as usize];
        player.extra_turns = player.extra_turns.saturating_add(1);
        self.did(1)
    }

    pub(super) fn follow_choose_color(&mut self) -> Flow {
        let you = self.frame().you;
        if let Some(answer) = self.answer() {
            self.frame().color = answer.answer;
            return self.did(1);
        }
        self.ask(Ask::Option, you, &[0, 1, 2, 3, 4], 1, false);
        Again
    }

    /// Flips characters. A Triple Changer told to go to alt mode from an alt mode may stay. If several modes are possible,
    /// the player of the instruction chooses (Rise of the Combiners FAQ, Triple Changers).
    pub(super) fn flip_characters(&mut self, who: &'static Who, to: Option<Into>) -> Flow {
        // A character already in that mode may be chosen for the effects that follow, unless this is a cost (Wave 3 FAQ,
        // Unconventional Flying Object).
        let pays = self.cost_left().is_some();
        let able = |machine: &Self, character: ObjectId| match pays {
            true => !machine.tcg.faces_for(machine.state, character, to).is_empty(),
            false => machine.def(character).flips,
        };
        let Some(set) = self.pick_for(0, who, able) else { return Again };
        // `picks[1]` holds the characters still to be flipped.
        if self.frame().ready & 2 == 0 {
            let frame = self.frame();
            (frame.picks[1], frame.amount) = (set, 0);
            frame.ready |= 2;
        }
        // All flips are one event, even if the player is asked about one of them in between.
        let event = self.event;
        self.event = self.frame().event;
        self.join_event();
        self.frame().event = self.event;
        while let Some(character) = members(self.frame().picks[1]).next() {
            let faces = self.tcg.faces_for(self.state, character, to);
            let face = match faces.len() {
                0 => None,
                1 => Some(faces[0]),
                _ => match self.answer() {
                    Some(answer) => Some(answer.answer),
                    None => {
                        let seat = self.frame().you;
                        self.ask(Ask::Option, seat, &faces, 1, false);
                        self.event = event;
                        return Again;
                    }
                },
            };
            self.frame().picks[1] &= !only(character);
            if let Some(face) = face
                && self.flip(character, face)
            {
                self.frame().amount += 1;
                // The count of flips belongs to the owner of the character, so flips by the other player do not count.
                if self.frame().you != self.state.owner(character) {
                    let flips = &mut self.state.characters[usize::from(character)].flips;
                    *flips = flips.saturating_sub(1);
                }
            }
        }
        self.event = event;
        let flipped = i32::from(self.frame().amount);
        self.did(flipped)
    }

    /// Deploys a character from under another one to the battlefield: untapped, and in its starting mode unless stated.
    pub fn deploy(&mut self, character: ObjectId, mode: Option<Mode>) {
        let def = self.def(character);
        let face = mode.and_then(|mode| {
            def.texts[..def.faces as usize].iter().position(|text| text.mode == mode)
        });
        let face = face.map_or(def.start, |face| face as u8);
        // A head that comes off its body was not under it, so the host does not count.
        let over_it = match *self.state.object(character) {
            Object { zone: Zone::Under, host, .. } => host,
            _ => NOBODY,
        };
        self.move_to(character, Zone::Battlefield, NOBODY, 0);
        let entry = &mut self.state.characters[character as usize];
        (entry.face, entry.damage) = (face, 0);
        self.state.set_tapped(character, false);
        self.io.emit(|| Event::Deployed { character, face });
        self.happen(TriggerEvent {
            other: over_it,
            ..TriggerEvent::of(trigger_kind::DEPLOYED, character)
        });
    }
}
