//! Combining several characters into one (Rise of the Combiners FAQ, Combiners).

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{quality, quality_bit, trigger_kind},
    },
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::{Lasting, LastingKind, State, Zone},
    },
};
use altmode_tcg_language::Mode;

/// Bitmask of the qualities whose numbers add up if several parts have them.
const ADDING: u64 = 1 << quality::ATTACK
    | 1 << quality::DEFENSE
    | 1 << quality::HEALTH
    | 1 << quality::BOLD
    | 1 << quality::TOUGH
    | 1 << quality::PIERCE
    | 1 << quality::FOCUS
    | 1 << quality::SAFEGUARD
    | 1 << quality::EXTRA_ATTACK_FLIPS
    | 1 << quality::EXTRA_ACTION;

impl Tcg {
    /// Returns the form with this full name that a player has not combined into yet.
    pub fn form_outside(&self, state: &State, seat: u8, form: &str) -> Option<ObjectId> {
        let fits = |&object: &ObjectId| {
            state.owner(object) == seat
                && state.object(object).zone == Zone::Outside
                && self.def(state, object).full_name == form
        };
        (0..state.characters.len() as ObjectId).find(fits)
    }

    /// Returns whether a player can combine into a form: all parts are there, and the form is still outside the game.
    pub fn can_combine(&self, state: &State, seat: u8, form: &str) -> bool {
        let all_there = |into| {
            self.def(state, into)
                .parts
                .iter()
                .all(|&part| self.possible_parts(state, seat, part) != 0)
        };
        self.form_outside(state, seat, form).is_some_and(all_there)
    }

    /// Returns the characters of a player that can be this part: on the battlefield or in the KO area, and in bot mode if
    /// the card has one. Every card that combines such characters requires bot mode.
    pub fn possible_parts(&self, state: &State, seat: u8, part: DefId) -> Characters {
        let there = state.battlefield[seat as usize] | state.ko[seat as usize];
        let mut found = 0;
        for character in members(there).filter(|&character| state.defs[character as usize] == part)
        {
            let def = self.def(state, character);
            let has_bot_mode =
                def.texts[..def.faces as usize].iter().any(|text| text.mode == Mode::Bot);
            if !has_bot_mode || self.face(state, character).mode == Mode::Bot {
                found |= only(character);
            }
        }
        found
    }
}

impl Machine<'_> {
    /// Combines characters into a form. The form is untapped and gets the damage counters of all parts and their Upgrades;
    /// the caller scraps those that have no slot. It arrives on the battlefield if any part was there, else in the KO area.
    /// All references to a part become references to the combiner, which also continues a battle of a part.
    pub fn combine(&mut self, into: ObjectId, parts: Characters) {
        // Pierce that the other parts had before is not from this battle.
        let battle = self.state.battle;
        if battle.running && only(battle.attacker) & parts != 0 {
            for part in members(parts & !only(battle.attacker)) {
                let pierce = self.state.character(part).pierce;
                self.state.battle.pierce_before =
                    self.state.battle.pierce_before.saturating_add(pierce);
            }
        }
        for part in members(parts & self.everyone()) {
            self.happen(TriggerEvent::of(trigger_kind::COMBINES, part));
        }
        let landing = if parts & self.everyone() != 0 { Zone::Battlefield } else { Zone::Ko };
        self.move_to(into, landing, NOBODY, 0);
        self.state.combined |= only(into);
        for part in members(parts) {
            let old = *self.state.character(part);
            for &upgrade in old.upgrades.iter() {
                let slot = self.state.object(upgrade).slot;
                self.move_to(upgrade, Zone::Upgrade, into, slot);
            }
            self.move_to(part, Zone::Combined, into, 0);
            let entry = &mut self.state.characters[into as usize];
            entry.damage = entry.damage.saturating_add(old.damage);
            entry.pierce = entry.pierce.saturating_add(old.pierce);
            self.state.characters[part as usize].damage = 0;
        }
        // Cards under a part go under the combiner.
        for object in 0..self.state.objects.len() as ObjectId {
            let there = *self.state.object(object);
            if there.zone == Zone::Under && only(there.host) & parts != 0 {
                self.move_to(object, Zone::Under, into, 0);
            }
        }
        self.carry_over_lasting(into, parts);
        self.carry_over_references(into, parts);
        let damage = self.state.character(into).damage;
        self.io.emit(|| Event::Combined { into, parts: members(parts).collect(), damage });
    }

    /// Moves lasting effects from the parts to the combiner. An effect that was given to several parts adds up (Rules
    /// Roundup 2019-04-22, 2019-05-28, 2019-06-07).
    fn carry_over_lasting(&mut self, into: ObjectId, parts: Characters) {
        for index in 0..self.state.lasting.len() {
            let lasting = self.state.lasting[index];
            let (given, others) = (lasting.who & parts, lasting.who & !parts);
            let adds = lasting.kind == LastingKind::Quality
                && ADDING & quality_bit(self.catalogue.quality(lasting.what).quality) != 0;
            let times = if adds { given.count_ones() as i16 } else { 1 };
            if given == 0 {
                continue;
            }
            let amount = lasting.amount.saturating_mul(times);
            if amount == lasting.amount || others == 0 {
                let entry = &mut self.state.lasting[index];
                (entry.who, entry.amount) = (others | only(into), amount);
            } else {
                self.state.lasting[index].who = others;
                self.begin_lasting(Lasting { who: only(into), amount, ..lasting });
            }
        }
    }

    /// Replaces the parts by the combiner in the battle, owed attacks, pending triggers and frames (Rules Roundup
    /// 2019-02-18, 2019-03-08).
    fn carry_over_references(&mut self, into: ObjectId, parts: Characters) {
        let one = |character: &mut ObjectId| {
            if only(*character) & parts != 0 {
                *character = into;
            }
        };
        let set = |characters: &mut Characters| {
            if *characters & parts != 0 {
                *characters = *characters & !parts | only(into);
            }
        };
        let State { battle, owed, pending, frames, .. } = &mut *self.state;
        one(&mut battle.attacker);
        one(&mut battle.defender);
        for attack in owed.iter_mut().chain([&mut battle.owed]) {
            one(&mut attack.this);
            set(&mut attack.it);
        }
        for waiting in pending.iter_mut() {
            one(&mut waiting.this);
            set(&mut waiting.it);
        }
        for frame in frames.iter_mut() {
            one(&mut frame.this);
            set(&mut frame.it);
            frame.picks.iter_mut().for_each(set);
        }
    }

    /// Finishes combining after Upgrades without a slot were scrapped: sets off triggers and checks for KOs.
    pub fn combined(&mut self, into: ObjectId, event: u16) {
        let before = std::mem::replace(&mut self.event, event);
        self.happen(TriggerEvent::of(trigger_kind::COMBINED, into));
        self.event = before;
        self.check_ko();
    }
}
