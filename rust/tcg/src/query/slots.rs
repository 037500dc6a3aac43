//! Slots of characters, and the Upgrades that fit into them.

use crate::{
    cards::{
        Tcg,
        catalogue::{Text, quality},
    },
    model::{
        objects::ObjectId,
        state::{State, Zone},
    },
};
use altmode_tcg_language::{Quality, Slot};

impl Tcg {
    /// Returns the number of slots: Weapon, Armor, Utility.
    #[inline]
    pub fn slots(&self, state: &State, character: ObjectId) -> [u8; 3] {
        let mut slots = self.def(state, character).slots;
        self.for_each_quality(state, character, quality::SLOTS, |quality, _| {
            if let Quality::Slots(slot, number) = quality {
                slots[*slot as usize] += number;
            }
        });
        slots
    }

    /// Returns the kinds of slots of the character in which an Upgrade may be, as a bitmask.
    pub fn fitting_slots(&self, state: &State, upgrade: ObjectId, character: ObjectId) -> u32 {
        let text = self.upgrade_text(state, upgrade);
        let Some(kind) = text.slot else { return 0 };
        let mut fitting = 1 << kind as u8 | u32::from(text.also_fits);
        self.for_each_quality(state, character, quality::ACCEPTS, |quality, _| {
            if let Quality::Accepts(what, place) = quality
                && *what == kind
            {
                fitting |= 1 << *place as u8;
            }
        });
        let slots = self.slots(state, character);
        let fills = self.def(state, upgrade).fills;
        for (slot, number) in slots.into_iter().enumerate() {
            // An Upgrade that also fills a slot of another kind may need two of one kind (Aequitas Rules Roundup
            // 2021-01-03, Megatron - Living Weapon: Crystal of Power with two Armor slots).
            let needed = if fills.is_empty() {
                1
            } else {
                1 + fills.iter().filter(|other| **other != kind && **other as usize == slot).count()
            };
            if usize::from(number) < needed {
                fitting &= !(1 << slot);
            }
        }
        let filled = fills.iter().all(|other| *other == kind || slots[*other as usize] > 0);
        if filled { fitting } else { 0 }
    }

    /// Returns whether an Upgrade takes room in the slots of a kind: in the slot of its own kind, and in those of other
    /// kinds that it fills at once.
    #[inline]
    pub fn occupies(&self, state: &State, upgrade: ObjectId, slot: u8) -> bool {
        state.object(upgrade).slot == slot || self.also_fills(state, upgrade, slot)
    }

    /// Returns whether an Upgrade fills a slot of this kind in addition to its own slot.
    #[inline]
    pub fn also_fills(&self, state: &State, upgrade: ObjectId, slot: u8) -> bool {
        let def = self.def(state, upgrade);
        def.fills.iter().any(|filled| *filled as u8 == slot && def.texts[0].slot != Some(*filled))
    }

    /// Returns the number of slots of a kind that an Upgrade takes: two if it is in a slot of a kind that it also
    /// fills.
    #[inline]
    pub fn slots_taken(&self, state: &State, upgrade: ObjectId, slot: u8) -> u8 {
        u8::from(state.object(upgrade).slot == slot)
            + u8::from(self.also_fills(state, upgrade, slot))
    }

    /// Returns whether an Upgrade may be in a slot of this kind on the character.
    pub fn fits_slot(
        &self,
        state: &State,
        upgrade: ObjectId,
        character: ObjectId,
        slot: Slot,
    ) -> bool {
        self.fitting_slots(state, upgrade, character) >> slot as u8 & 1 != 0
    }

    /// Returns the text that an object has, or would have, as an Upgrade.
    #[inline]
    pub fn upgrade_text(&self, state: &State, object: ObjectId) -> &'static Text {
        let def = self.def(state, object);
        // The second card of a Weaponizer shows the second side.
        let face = if state.is_character(object) {
            std::hint::cold_path();
            state.character(object).face
        } else {
            0
        };
        &def.texts[def.upgrade_side.max(face) as usize]
    }

    /// Returns whether a character card shows its Upgrade side, on a character or in the KO area. It is not a character
    /// then (Wave 3 FAQ, Battle Masters; Private Sideswipe).
    #[inline]
    pub fn shows_upgrade_side(&self, state: &State, object: ObjectId) -> bool {
        state.is_character(object)
            && (state.object(object).zone == Zone::Upgrade
                || state.character(object).face >= self.def(state, object).faces)
    }
}
