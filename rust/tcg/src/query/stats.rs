//! Current numbers and traits of a character.

use crate::{
    cards::{Tcg, catalogue::quality},
    model::{
        objects::ObjectId,
        state::{State, Zone},
    },
};
use altmode_tcg_language::{Keyword, Quality, Stat, Trait};

impl Tcg {
    /// Returns the attack total without battle flips, not below 0 (Rise of the Combiners FAQ, Erratic Lightning).
    pub fn attack(&self, state: &State, character: ObjectId) -> i16 {
        self.attack_sum(state, character).max(0)
    }

    /// Returns the sum of everything that counts towards attack except battle flips. It can be below 0, because icons
    /// are added before a total below 0 becomes 0 (Rules Roundup 2019-06-07, Press the Advantage; Wave 4 FAQ, Guarded
    /// Posture).
    pub fn attack_sum(&self, state: &State, character: ObjectId) -> i16 {
        let mut sum = i32::from(self.text(state, character).attack);
        self.for_each_quality(state, character, quality::BASE_ATTACK, |_, number| sum = number);
        for &upgrade in state.character(character).upgrades.iter() {
            sum += i32::from(self.text(state, upgrade).attack);
        }
        sum += i32::from(self.head_bonus(state, character)[0]);
        (sum + self.total(state, character, quality::ATTACK)) as i16
    }

    /// Returns the defense total without battle flips, not below 0.
    pub fn defense(&self, state: &State, character: ObjectId) -> i16 {
        self.defense_sum(state, character).max(0)
    }

    /// Returns the sum of everything that counts towards defense except battle flips, see [`Tcg::attack_sum`].
    pub fn defense_sum(&self, state: &State, character: ObjectId) -> i16 {
        let mut sum = i32::from(self.text(state, character).defense);
        self.for_each_quality(state, character, quality::BASE_DEFENSE, |_, number| sum = number);
        for &upgrade in state.character(character).upgrades.iter() {
            sum += i32::from(self.text(state, upgrade).defense);
        }
        sum += i32::from(self.head_bonus(state, character)[1]);
        (sum + self.total(state, character, quality::DEFENSE)) as i16
    }

    /// Returns the health, not below 0.
    #[inline]
    pub fn health(&self, state: &State, character: ObjectId) -> i16 {
        (self.printed_health(state, character) + self.total(state, character, quality::HEALTH))
            .max(0) as i16
    }

    /// Returns the health printed on the character, plus the health that its head gives.
    #[inline]
    pub fn printed_health(&self, state: &State, character: ObjectId) -> i32 {
        i32::from(self.def(state, character).health)
            + i32::from(self.head_bonus(state, character)[2])
    }

    /// Returns the traits of the face that shows and those given by others, as a bitmask.
    pub fn traits(&self, state: &State, character: ObjectId) -> u64 {
        let mut bits = self.text(state, character).traits;
        self.for_each_quality(state, character, quality::TRAIT, |quality, _| {
            if let Quality::Trait(word) = quality {
                bits |= 1 << *word as u32;
            }
        });
        bits
    }

    /// Returns whether a character has a trait now.
    pub fn has_trait(&self, state: &State, character: ObjectId, word: Trait) -> bool {
        self.traits(state, character) >> word as u32 & 1 != 0
    }

    /// Returns a number of a character. Attack and defense include the icons flipped so far.
    pub fn stat(&self, state: &State, character: ObjectId, stat: Stat) -> i32 {
        match stat {
            Stat::Stars => i32::from(self.stars(state, character)),
            Stat::Attack => {
                (i32::from(self.attack_sum(state, character)) + flipped(state, character, 0)).max(0)
            }
            Stat::Defense => (i32::from(self.defense_sum(state, character))
                + flipped(state, character, 1))
            .max(0),
            Stat::Damage => i32::from(state.character(character).damage),
            Stat::Upgrades => state.character(character).upgrades.len() as i32,
            Stat::Bold => i32::from(self.keyword(state, character, Keyword::Bold)),
            Stat::Flips => i32::from(state.character(character).flips),
            Stat::Under => state
                .objects
                .iter()
                .filter(|object| object.zone == Zone::Under && object.host == character)
                .count() as i32,
        }
    }
}

/// Returns the amount that the icons flipped so far add to a combatant's total: orange ones to the attack of the
/// attacker, blue ones to the defense of the defender (Wave 1 FAQ, Crushing Treads).
fn flipped(state: &State, character: ObjectId, side: usize) -> i32 {
    let battle = &state.battle;
    let combatant = [battle.attacker, battle.defender][side];
    if battle.running && combatant == character { battle.pips[side].into() } else { 0 }
}
