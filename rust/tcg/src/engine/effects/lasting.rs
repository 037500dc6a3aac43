//! Lasting effects.

use super::{Again, Flow, Next};
use crate::{
    engine::machine::Machine,
    model::{
        objects::{Characters, ObjectId, members, only},
        state::{Lasting, LastingKind},
    },
    query::context::Context,
};
use altmode_tcg_language::{Amount, Effect, Pick, Quality, Until};

impl Machine<'_> {
    /// Gives qualities for a time. The amounts and the characters are fixed now (Rise of the Combiners FAQ, Dirge).
    pub(super) fn gets(&mut self, effect: &'static Effect, first: u16, past: u16) -> Flow {
        let Effect::Gets { who, until, .. } = effect else { return Next };
        let Some(set) = self.pick(0, who) else { return Again };
        let context = self.context();
        for number in first..past {
            let quality: &'static Quality = self.catalogue.quality(number).quality;
            if per_character(quality) {
                // An amount such as "+1 for each Upgrade on it" differs by character.
                for character in members(set) {
                    let amount = self.tcg.quality_amount(
                        self.state,
                        &Context { it: only(character), ..context },
                        quality,
                    );
                    self.last_quality(number, only(character), amount, *until);
                }
            } else {
                let amount = self.tcg.quality_amount(self.state, &context, quality);
                self.last_quality(number, set, amount, *until);
            }
        }
        self.check_ko();
        self.did(set.count_ones() as i32)
    }

    pub(super) fn last_quality(&mut self, what: u16, who: Characters, amount: i32, until: Until) {
        if who != 0 {
            let (controller, source) = (self.frame().you, self.frame().source);
            self.begin_lasting(Lasting {
                kind: LastingKind::Quality,
                what,
                who,
                amount: amount.clamp(-99, 99) as i16,
                controller,
                source,
                battle_only: until == Until::EndOfBattle,
            });
        }
    }

    /// Notes that an Upgrade was scrapped from a character in this battle.
    #[cold]
    pub fn note_scrapped(&mut self, upgrade: ObjectId, from: ObjectId) {
        self.begin_lasting(Lasting {
            kind: LastingKind::Scrapped,
            what: self.def(upgrade).name_id,
            who: only(from),
            amount: 1,
            controller: self.state.owner(upgrade),
            source: upgrade,
            battle_only: true,
        });
    }

    /// Adds a lasting effect of the present instruction. "It" keeps its present meaning.
    pub(super) fn last(&mut self, kind: LastingKind, what: u16, battle_only: bool) {
        let frame = *self.frame();
        self.begin_lasting(Lasting {
            kind,
            what,
            who: if frame.it != 0 { frame.it } else { only(frame.this) },
            amount: frame.amount,
            controller: frame.controller,
            source: frame.source,
            battle_only,
        });
    }
}

/// Returns whether a quality's amount refers to "it", so that it differs by character.
fn per_character(quality: &Quality) -> bool {
    fn speaks_of_it(amount: &Amount) -> bool {
        use altmode_tcg_language::Count;
        match amount {
            Amount::Fixed(_) => false,
            Amount::Counted(count) => match &**count {
                Count::Characters(who) | Count::Of(_, who) | Count::Upgrades { on: who, .. } => {
                    who.pick == Pick::It
                }
                Count::Sum(left, right)
                | Count::Product(left, right)
                | Count::Difference(left, right) => speaks_of_it(left) || speaks_of_it(right),
                Count::Missing { to, .. } => speaks_of_it(to),
                _ => false,
            },
        }
    }
    match quality {
        Quality::Attack(n)
        | Quality::Defense(n)
        | Quality::Health(n)
        | Quality::Bold(n)
        | Quality::Tough(n)
        | Quality::Pierce(n)
        | Quality::Focus(n)
        | Quality::Safeguard(n)
        | Quality::BaseAttack(n)
        | Quality::BaseDefense(n)
        | Quality::MostAttackDamage(n)
        | Quality::ExtraAttackFlips(n) => speaks_of_it(n),
        _ => false,
    }
}
