//! Qualities that cards on the table and lasting effects give a character, and its keywords.

use super::context::{Context, opponent_in_battle};
use crate::{
    cards::{
        Tcg,
        catalogue::{Text, quality},
    },
    model::{
        objects::{NOBODY, ObjectId, members, only},
        state::{LastingKind, State},
    },
};
use altmode_tcg_language::{Keyword, Quality};

impl Tcg {
    /// Calls `with` for each quality of the kind that the character has now, with its amount.
    #[inline]
    pub fn for_each_quality(
        &self,
        state: &State,
        character: ObjectId,
        kind: u32,
        mut with: impl FnMut(&'static Quality, i32),
    ) {
        let bit = 1u64 << kind;
        if self.may_give(state, bit) {
            std::hint::cold_path();
            self.for_each_given(state, character, bit, &mut with);
        }
    }

    /// Calls `with` for each quality after the bit test of [`Tcg::for_each_quality`]. Not generic, so that all callers
    /// share one copy.
    fn for_each_given(
        &self,
        state: &State,
        character: ObjectId,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        if state.table.own & bit != 0 {
            self.for_each_own(state, character, bit, with);
        }
        if state.table.aura & bit != 0 {
            for holder in members(state.battlefield[0] | state.battlefield[1]) {
                self.aura(state, holder, holder, character, bit, with);
                for &upgrade in state.character(holder).upgrades.iter() {
                    self.aura(state, upgrade, holder, character, bit, with);
                }
            }
            for &stratagem in self.stratagems(state).iter() {
                self.aura(state, stratagem, NOBODY, character, bit, with);
            }
        }
        if state.table.lasting & bit != 0 {
            std::hint::cold_path();
            self.for_each_lasting(state, character, bit, with);
        }
    }

    /// Calls `with` for each quality given by lasting effects.
    fn for_each_lasting(
        &self,
        state: &State,
        character: ObjectId,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        for lasting in state.lasting.iter() {
            if lasting.kind == LastingKind::Quality && lasting.who >> character & 1 != 0 {
                let given = self.catalogue.quality(lasting.what);
                let quality = given.quality;
                let holds = |condition| {
                    let mut context = Context::of(lasting.source, character, lasting.controller);
                    context.it = only(character);
                    self.holds(state, &context, condition)
                };
                if crate::cards::catalogue::quality_bit(quality) == bit
                    && given.condition.is_none_or(holds)
                {
                    with(quality, i32::from(lasting.amount));
                }
            }
        }
    }

    /// Calls `with` for each quality that the character, its head and its Upgrades give to it.
    fn for_each_own(
        &self,
        state: &State,
        character: ObjectId,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        let owner = state.owner(character);
        let mut own = |source: ObjectId, text: &'static Text| {
            if text.own & bit != 0 {
                std::hint::cold_path();
                self.own_abilities(state, &Context::of(source, character, owner), text, bit, with);
            }
        };
        own(character, self.text(state, character));
        let head = state.character(character).head;
        if head != NOBODY {
            std::hint::cold_path();
            own(head, self.text(state, head));
        }
        for &upgrade in state.character(character).upgrades.iter() {
            own(upgrade, self.upgrade_text(state, upgrade));
        }
    }

    /// Calls `with` for each quality that static abilities of a text give to the character that has the text.
    #[inline]
    fn own_abilities(
        &self,
        state: &State,
        context: &Context,
        text: &'static Text,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        for ability in &text.statics {
            if ability.who.is_none()
                && ability.kinds & bit != 0
                && ability.condition.is_none_or(|condition| self.holds(state, context, condition))
            {
                self.give(state, context, ability.has, bit, with);
            }
        }
    }

    /// Calls `with` for each quality that static abilities of a card give to `character` as one of the characters in a
    /// phrase.
    fn aura(
        &self,
        state: &State,
        source: ObjectId,
        this: ObjectId,
        character: ObjectId,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        let text = self.text(state, source);
        if text.aura & bit == 0 {
            return;
        }
        for ability in &text.statics {
            let Some(who) = ability.who else { continue };
            if ability.kinds & bit != 0 {
                let context = Context::of(source, this, state.owner(source));
                if self.fits(state, &context, character, who)
                    && ability
                        .condition
                        .is_none_or(|condition| self.holds(state, &context, condition))
                {
                    self.give(state, &context, ability.has, bit, with);
                }
            }
        }
    }

    #[inline]
    fn give(
        &self,
        state: &State,
        context: &Context,
        has: &'static [Quality],
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        for quality in has {
            if crate::cards::catalogue::quality_bit(quality) == bit {
                with(quality, self.quality_amount(state, context, quality));
            }
        }
    }

    /// Returns the number of a quality; 1 for a quality without one.
    #[inline]
    pub fn quality_amount(&self, state: &State, context: &Context, quality: &Quality) -> i32 {
        match quality {
            Quality::Attack(n)
            | Quality::Defense(n)
            | Quality::Health(n)
            | Quality::BaseAttack(n)
            | Quality::BaseDefense(n)
            | Quality::Bold(n)
            | Quality::Tough(n)
            | Quality::Pierce(n)
            | Quality::Focus(n)
            | Quality::Safeguard(n)
            | Quality::MostAttackDamage(n)
            | Quality::ExtraAttackFlips(n) => self.amount(state, context, n),
            Quality::WhiteBonus(n)
            | Quality::MostFlips(n)
            | Quality::ExtraRepair(n)
            | Quality::MostDamageThisBattle(n)
            | Quality::ExtraAction(n)
            | Quality::OpponentPlaysAtMost(n)
            | Quality::Slots(_, n)
            | Quality::KeywordAtMost(_, n) => i32::from(*n),
            _ => 1,
        }
    }

    /// Returns the sum of a quality over all its sources.
    #[inline]
    pub fn total(&self, state: &State, character: ObjectId, kind: u32) -> i32 {
        let mut sum = 0;
        self.for_each_quality(state, character, kind, |_, number| sum += number);
        sum
    }

    /// Returns whether any source gives the quality.
    #[inline]
    pub fn has(&self, state: &State, character: ObjectId, kind: u32) -> bool {
        let mut found = false;
        self.for_each_quality(state, character, kind, |_, _| found = true);
        found
    }

    /// Returns whether any character of a player on the battlefield has the quality.
    pub fn somebody_has(&self, state: &State, seat: u8, kind: u32) -> bool {
        members(state.battlefield[seat as usize]).any(|character| self.has(state, character, kind))
    }

    /// Returns the smallest number of a limiting quality; `None` without one.
    #[inline]
    pub fn least(&self, state: &State, character: ObjectId, kind: u32) -> Option<i32> {
        let mut least = None;
        self.for_each_quality(state, character, kind, |_, number| {
            least = Some(least.map_or(number, |old: i32| old.min(number)))
        });
        least
    }

    /// Returns the total of a keyword: the sum over all sources, 0 while the keyword cannot be used, and never over a
    /// limit (Wave 1 FAQ, Bold and Tough; Expanded Rules 2.0, Duplicate Keywords).
    #[inline]
    pub fn keyword(&self, state: &State, character: ObjectId, keyword: Keyword) -> i16 {
        let mut sum = self.total(state, character, kind_of(keyword));
        if keyword == Keyword::Pierce {
            sum += i32::from(state.character(character).pierce);
        }
        if sum > 0 { self.usable(state, character, keyword, sum) } else { 0 }
    }

    /// Returns whether a character has a keyword at all, even if its total is 0 or it cannot be used (Rules Roundup
    /// 2019-07-29, 2019-11-22: Autobot Jazz).
    pub(super) fn has_keyword(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        let mut found = keyword == Keyword::Pierce && state.character(character).pierce > 0;
        self.for_each_quality(state, character, kind_of(keyword), |_, number| found |= number > 0);
        found
    }

    /// Returns the part of a keyword's sum that counts: 0 if the keyword cannot be used, and never over a limit.
    pub fn usable(
        &self,
        state: &State,
        character: ObjectId,
        keyword: Keyword,
        mut sum: i32,
    ) -> i16 {
        let mut usable = true;
        self.for_each_quality(state, character, quality::CANNOT_USE, |quality, _| {
            usable &= !matches!(quality, Quality::CannotUse(word) if *word == keyword);
        });
        if !usable || self.kept_from_using(state, character, keyword) {
            return 0;
        }
        self.for_each_quality(state, character, quality::KEYWORD_AT_MOST, |quality, number| {
            if matches!(quality, Quality::KeywordAtMost(word, _) if *word == keyword) {
                sum = sum.min(number);
            }
        });
        sum as i16
    }

    /// Returns whether the enemy in its battle keeps a character from using a keyword.
    fn kept_from_using(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        if !self.may_give(state, 1 << quality::ENEMIES_CANNOT_USE) {
            return false;
        }
        let opposing = opponent_in_battle(state, character);
        opposing != NOBODY && self.keeps_from_using(state, opposing, keyword)
    }

    /// Returns whether enemies cannot use a keyword against this character.
    pub fn keeps_from_using(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        let mut kept = false;
        self.for_each_quality(state, character, quality::ENEMIES_CANNOT_USE, |quality, _| {
            kept |= matches!(quality, Quality::EnemiesCannotUse(word) if *word == keyword);
        });
        kept
    }
}

/// Returns the bit number of the quality that gives a keyword.
fn kind_of(keyword: Keyword) -> u32 {
    match keyword {
        Keyword::Bold => quality::BOLD,
        Keyword::Tough => quality::TOUGH,
        Keyword::Pierce => quality::PIERCE,
        Keyword::Focus => quality::FOCUS,
        Keyword::Safeguard => quality::SAFEGUARD,
        Keyword::Brave => quality::BRAVE,
        Keyword::Stealth => quality::STEALTH,
    }
}
