//! Combining: several characters become one (Rise of the Combiners FAQ, Combiners).

use crate::{
    catalogue::on,
    event::Event,
    machine::Machine,
    state::{Characters, NOBODY, ObjectId, Zone, members, only},
    trigger::Happening,
};

impl Machine<'_> {
    /// Combines a player's characters into the form of this full name, if all its parts are on the
    /// battlefield or in the KO area. The result is untapped, has all counters of all parts, and
    /// keeps the Upgrades that its slots hold; it lands on the battlefield if any part was there.
    /// Effects on parts carry over, and it goes on with a battle that a part was in.
    pub fn combine(&mut self, seat: u8, form: &str) -> Option<ObjectId> {
        let into = self.own_character(seat, |machine, object| {
            machine.state.object(object).zone == Zone::Outside && machine.def(object).full_name == form
        })?;
        let here = self.state.battlefield[seat as usize];
        let there = here | self.state.ko[seat as usize];
        let mut parts: Characters = 0;
        for &part in &self.def(into).parts {
            match self.own_character(seat, |machine, object| there >> object & 1 != 0 && machine.state.defs[object as usize] == part) {
                Some(found) => parts |= only(found),
                None => return None,
            }
        }
        let landing = if parts & here != 0 { Zone::Battlefield } else { Zone::Ko };
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
        for lasting in self.state.lasting.iter_mut().filter(|lasting| lasting.who & parts != 0) {
            lasting.who = lasting.who & !parts | only(into);
        }
        let battle = &mut self.state.battle;
        for combatant in [&mut battle.attacker, &mut battle.defender] {
            if only(*combatant) & parts != 0 {
                *combatant = into;
            }
        }
        let damage = self.state.character(into).damage;
        self.io.emit(|| Event::Combined { into, parts: members(parts).collect(), damage });
        Some(into)
    }

    /// Ends combining: Upgrades that found no slot are gone by now.
    pub fn combined(&mut self, into: ObjectId) {
        self.happen(Happening::of(on::COMBINED, into));
        self.check_ko();
    }

    fn own_character(&self, seat: u8, fits: impl Fn(&Self, ObjectId) -> bool) -> Option<ObjectId> {
        (0..self.state.characters.len() as ObjectId).find(|&object| self.state.owner(object) == seat && fits(self, object))
    }
}
