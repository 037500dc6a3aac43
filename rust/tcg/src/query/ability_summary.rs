//! Computation of the summary of the abilities on the table.

use crate::{
    cards::{
        Tcg,
        catalogue::{Catalogue, Class, quality, quality_bit},
    },
    model::{
        ability_summary::AbilitySummary,
        objects::{NOBODY, ObjectId, members},
        state::{Lasting, LastingKind, State, Zone},
    },
};
use altmode_core::List;

impl AbilitySummary {
    /// Adds a lasting effect.
    pub fn add_lasting(&mut self, catalogue: &Catalogue, lasting: &Lasting) {
        match lasting.kind {
            LastingKind::Quality => {
                self.lasting |= quality_bit(catalogue.quality(lasting.what).quality)
            }
            LastingKind::Instead => self.lasting |= 1 << quality::INSTEAD,
            LastingKind::Trigger => self.awaited |= catalogue.trigger(lasting.what).kinds,
            // These effects resolve at their time and wait for no event.
            LastingKind::AtEndOfTurn | LastingKind::AfterBattle | LastingKind::Scrapped => {}
        }
    }
}

impl Tcg {
    /// Computes the summary of all cards on the table.
    pub fn table(&self, state: &State) -> AbilitySummary {
        let mut table = AbilitySummary::NOTHING;
        if state.basic {
            return table;
        }
        for character in members(state.battlefield[0] | state.battlefield[1]) {
            let (def, there) = (self.def(state, character), state.character(character));
            table.add(&def.texts[there.face as usize], character);
            table.ordinary |= u32::from(def.is_ordinary) << character;
            for &upgrade in there.upgrades.iter() {
                table.add(self.upgrade_text(state, upgrade), character);
            }
            let head = there.head;
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
            let def = self.def(state, character);
            table.add_triggers(&def.texts[state.character(character).face as usize], character);
            table.ordinary |= u32::from(def.is_ordinary) << character;
        }
        let is_secret = |&card: &ObjectId| state.object(card).zone == Zone::Secret;
        table.secrets = state.players.iter().any(|player| player.played.iter().any(is_secret));
        for lasting in state.lasting.iter() {
            table.add_lasting(self.catalogue, lasting);
        }
        table.unite();
        table
    }

    /// Returns the stratagems of both players on the battlefield that have not been turned over.
    #[inline]
    pub fn stratagems(&self, state: &State) -> List<ObjectId, 32> {
        if state.table.stratagems {
            std::hint::cold_path();
            self.find_stratagems(state)
        } else {
            List::new()
        }
    }

    /// Finds the stratagems, whose object numbers follow those of the characters in every game.
    fn find_stratagems(&self, state: &State) -> List<ObjectId, 32> {
        let first = state.characters.len();
        let count = state.defs[first..]
            .iter()
            .take_while(|&&def| self.catalogue.card(def).class == Class::Stratagem)
            .count();
        let there = (first..first + count).filter(|&object| {
            state.objects[object].zone == Zone::Battlefield && state.objects[object].slot == 0
        });
        there.take(32).map(|object| object as ObjectId).collect()
    }

    /// Returns whether any card on the table, or any lasting effect, can give one of these qualities to some character.
    #[inline(always)]
    pub fn may_give(&self, state: &State, qualities: u64) -> bool {
        state.table.given & qualities != 0
    }
}
