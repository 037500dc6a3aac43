//! What the cards on the table can do at all, a bit each: so that most questions end after one test.
//!
//! It follows from the rest of the state, so it is neither saved nor compared. Whatever changes what lies on the
//! table forgets it ([`Table::UNKNOWN`] says that everything is possible), and the machine looks again before it
//! asks.

use crate::{
    catalogue::{Catalogue, Class, Text, q, quality_bit},
    machine::Machine,
    rules::Tcg,
    state::{Characters, Lasting, LastingKind, NOBODY, ObjectId, State, Zone, members, only},
};
use altmode_core::List;

/// What the cards on the table can do at all.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Qualities that characters and Upgrades on the battlefield give to the own character.
    pub own: u64,
    /// Qualities that they give to others as well.
    pub aura: u64,
    /// Triggers of characters and Upgrades on the battlefield and of characters in the KO area.
    pub triggers: u64,
    /// Those of them that concern what happens to others than the character that has them.
    pub from_afar: u64,
    /// The characters that have a trigger, on themselves or on what they carry.
    pub listeners: Characters,
    /// The characters on the battlefield and in the KO areas of which nothing has to be looked up to say how they flip and
    /// which slots they have: see [`crate::catalogue::CardDef::is_ordinary`].
    pub ordinary: Characters,
    /// A stratagem lies there.
    pub stratagems: bool,
    /// A Secret Action lies face down in a played area, or has lain there.
    pub secrets: bool,
    /// Qualities that what lasts for a time gives; changes of damage that last are [`q::INSTEAD`] among them.
    pub lasting: u64,
    /// Events that what lasts for a time waits for.
    pub awaited: u64,
}

impl Table {
    /// Nobody has looked since something changed.
    pub const UNKNOWN: Table = Table {
        own: !0,
        aura: !0,
        triggers: !0,
        from_afar: !0,
        listeners: !0,
        ordinary: 0,
        stratagems: true,
        secrets: true,
        lasting: !0,
        awaited: !0,
    };
    /// No card does anything: the basic rules ignore all text.
    const NOTHING: Table = Table {
        own: 0,
        aura: 0,
        triggers: 0,
        from_afar: 0,
        listeners: 0,
        ordinary: 0,
        stratagems: false,
        secrets: false,
        lasting: 0,
        awaited: 0,
    };

    /// Whether somebody has looked since something changed. No card has all triggers.
    #[inline]
    fn is_known(&self) -> bool {
        self.triggers != !0
    }

    /// Whether nothing is ruled out here that is possible there.
    pub fn covers(&self, there: &Table) -> bool {
        let kinds = [(self.own, there.own), (self.aura, there.aura), (self.triggers, there.triggers), (self.from_afar, there.from_afar)];
        let lasting = [(self.lasting, there.lasting), (self.awaited, there.awaited)];
        kinds.into_iter().chain(lasting).all(|(here, there)| there & !here == 0)
            && there.listeners & !self.listeners == 0
            && self.ordinary & !there.ordinary == 0
            && (self.stratagems || !there.stratagems)
            && (self.secrets || !there.secrets)
    }

    /// Adds a text that a character has, or something that it carries; [`NOBODY`] for a stratagem's.
    #[inline]
    fn add(&mut self, text: &Text, character: ObjectId) {
        self.own |= text.own;
        self.aura |= text.aura;
        self.add_triggers(text, character);
    }

    #[inline]
    fn add_triggers(&mut self, text: &Text, character: ObjectId) {
        self.triggers |= text.trigger_kinds;
        self.from_afar |= text.from_afar;
        self.listeners |= if text.trigger_kinds != 0 { only(character) } else { 0 };
    }

    fn add_lasting(&mut self, catalogue: &Catalogue, lasting: &Lasting) {
        match lasting.kind {
            LastingKind::Quality => self.lasting |= quality_bit(catalogue.quality(lasting.what).quality),
            LastingKind::Instead => self.lasting |= 1 << q::INSTEAD,
            LastingKind::Trigger => self.awaited |= catalogue.trigger(lasting.what).kinds,
            // These come up when their time comes, whatever happens.
            LastingKind::AtEndOfTurn | LastingKind::AfterBattle | LastingKind::Scrapped => {}
        }
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::UNKNOWN
    }
}

/// It follows from what is compared anyway.
impl PartialEq for Table {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Tcg {
    /// Looks at everything on the table.
    pub fn table(&self, state: &State) -> Table {
        let mut table = Table::NOTHING;
        if state.basic {
            return table;
        }
        for character in members(state.battlefield[0] | state.battlefield[1]) {
            table.add(self.face(state, character), character);
            table.ordinary |= u32::from(self.def(state, character).is_ordinary) << character;
            for &upgrade in state.character(character).upgrades.iter() {
                table.add(self.upgrade_text(state, upgrade), character);
            }
            let head = state.character(character).head;
            if head != NOBODY {
                std::hint::cold_path();
                table.add(self.text(state, head), character);
            }
        }
        for &stratagem in self.find_stratagems(state).iter() {
            table.add(self.text(state, stratagem), NOBODY);
            table.stratagems = true;
        }
        for character in members(state.ko[0] | state.ko[1]) {
            table.add_triggers(self.face(state, character), character);
            table.ordinary |= u32::from(self.def(state, character).is_ordinary) << character;
        }
        let is_secret = |&card: &ObjectId| state.object(card).zone == Zone::Secret;
        table.secrets = state.players.iter().any(|player| player.played.iter().any(is_secret));
        for lasting in state.lasting.iter() {
            table.add_lasting(self.catalogue, lasting);
        }
        table
    }

    /// The stratagems on the battlefield that have not been turned over, both players'.
    #[inline]
    pub fn stratagems(&self, state: &State) -> List<ObjectId, 32> {
        if state.table.stratagems {
            std::hint::cold_path();
            self.find_stratagems(state)
        } else {
            List::new()
        }
    }

    /// In every game their numbers follow those of the characters.
    fn find_stratagems(&self, state: &State) -> List<ObjectId, 32> {
        let first = state.characters.len();
        let count = state.defs[first..].iter().take_while(|&&def| self.catalogue.card(def).class == Class::Stratagem).count();
        let there =
            (first..first + count).filter(|&object| state.objects[object].zone == Zone::Battlefield && state.objects[object].slot == 0);
        there.take(32).map(|object| object as ObjectId).collect()
    }

    /// Whether anything on the table, or anything that lasts, can give one of these qualities to anybody.
    #[inline(always)]
    pub fn may_give(&self, state: &State, qualities: u64) -> bool {
        let Table { own, aura, lasting, .. } = state.table;
        (own | aura | lasting) & qualities != 0
    }
}

impl Machine<'_> {
    /// Looks at the table if something has changed there.
    #[inline]
    pub fn look_at_table(&mut self) {
        if !self.state.table.is_known() {
            std::hint::cold_path();
            self.state.table = self.tcg.table(self.state);
        }
    }

    /// Something on the table has changed.
    #[inline]
    pub fn table_changed(&mut self) {
        self.state.table = Table::UNKNOWN;
    }

    /// A text is no longer on the table, and all the rest is as it was.
    #[inline]
    pub fn table_lost(&mut self, text: &Text) {
        if !text.is_plain() {
            self.table_changed();
        }
    }

    /// Something has come to the table, and all the rest is as it was.
    #[inline]
    pub fn table_gained(&mut self, text: &Text, character: ObjectId) {
        if self.state.table.is_known() && !self.state.basic {
            self.state.table.add(text, character);
        }
    }

    /// Something lasts for a time from now on.
    pub fn begin_lasting(&mut self, lasting: Lasting) {
        if !self.state.lasting.try_push(lasting) {
            return self.out_of_room();
        }
        if self.state.table.is_known() {
            self.state.table.add_lasting(self.catalogue, &lasting);
        }
    }

    /// Of what lasts, only that for which the test holds goes on; says whether anything has ended.
    #[inline]
    pub fn keep_lasting(&mut self, keep: impl Fn(&Lasting) -> bool) -> bool {
        if self.state.lasting.iter().all(&keep) {
            return false;
        }
        self.state.lasting.retain(|lasting| keep(&lasting));
        if self.state.table.is_known() {
            (self.state.table.lasting, self.state.table.awaited) = (0, 0);
            for index in 0..self.state.lasting.len() {
                let lasting = self.state.lasting[index];
                self.state.table.add_lasting(self.catalogue, &lasting);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_noted_is_noticed() {
        let bold = Table { lasting: 1 << q::BOLD, ..Table::NOTHING };
        let ordinary = Table { ordinary: 0b101, ..Table::NOTHING };
        assert!(!Table::NOTHING.covers(&bold) && bold.covers(&Table::NOTHING) && Table::UNKNOWN.covers(&bold));
        // What is taken for ordinary is not looked at any more, so here too much is what must not be.
        assert!(!ordinary.covers(&Table::NOTHING) && Table::NOTHING.covers(&ordinary));
    }
}
