//! What the cards on the table can do at all, a bit each: so that most questions end after one test.
//!
//! It follows from the rest of the state, so it is neither saved nor compared. Whatever changes what lies on the
//! table forgets it ([`Table::UNKNOWN`] says that everything is possible), and the machine looks again before it
//! asks.

use crate::{
    catalogue::{Class, Text},
    machine::Machine,
    rules::Tcg,
    state::{Characters, LastingKind, NOBODY, ObjectId, State, Zone, members, only},
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
    /// The characters that have a trigger, on themselves or on what they carry.
    pub listeners: Characters,
    /// A stratagem lies there.
    pub stratagems: bool,
}

impl Table {
    /// Nobody has looked since something changed.
    pub const UNKNOWN: Table = Table { own: !0, aura: !0, triggers: !0, listeners: !0, stratagems: true };
    /// No card does anything: the basic rules ignore all text.
    const NOTHING: Table = Table { own: 0, aura: 0, triggers: 0, listeners: 0, stratagems: false };

    /// Whether somebody has looked since something changed. No card has all triggers.
    #[inline]
    fn is_known(&self) -> bool {
        self.triggers != !0
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
        self.listeners |= if text.trigger_kinds != 0 { only(character) } else { 0 };
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
    fn table(&self, state: &State) -> Table {
        let mut table = Table::NOTHING;
        if state.basic {
            return table;
        }
        for character in members(state.battlefield[0] | state.battlefield[1]) {
            table.add(self.face(state, character), character);
            for &upgrade in state.character(character).upgrades.iter() {
                table.add(self.upgrade_text(state, upgrade), character);
            }
            let head = state.character(character).head;
            if head != NOBODY {
                table.add(self.text(state, head), character);
            }
        }
        for &stratagem in self.find_stratagems(state).iter() {
            table.add(self.text(state, stratagem), NOBODY);
            table.stratagems = true;
        }
        for character in members(state.ko[0] | state.ko[1]) {
            table.add_triggers(self.face(state, character), character);
        }
        table
    }

    /// The stratagems on the battlefield, both players'.
    #[inline]
    pub fn stratagems(&self, state: &State) -> List<ObjectId, 32> {
        if state.table.stratagems { self.find_stratagems(state) } else { List::new() }
    }

    /// In every game their numbers follow those of the characters.
    fn find_stratagems(&self, state: &State) -> List<ObjectId, 32> {
        let first = state.characters.len();
        let count = state.defs[first..].iter().take_while(|&&def| self.catalogue.card(def).class == Class::Stratagem).count();
        let there = (first..first + count).filter(|&object| state.objects[object].zone == Zone::Battlefield);
        there.take(32).map(|object| object as ObjectId).collect()
    }

    /// Whether anything on the table, or anything that lasts, can give one of these qualities to anybody.
    #[inline(always)]
    pub fn may_give(&self, state: &State, qualities: u64) -> bool {
        (state.table.own | state.table.aura) & qualities != 0
            || state.lasting.iter().any(|lasting| {
                lasting.kind == LastingKind::Quality
                    && crate::catalogue::quality_bit(self.catalogue.quality(lasting.what).quality) & qualities != 0
            })
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
}
