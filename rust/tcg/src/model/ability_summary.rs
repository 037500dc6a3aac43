//! What the cards on the table can do at all, a bit each: so that most questions end after one test.
//!
//! It follows from the rest of the state, so it is neither saved nor compared. Whatever changes what lies on the
//! table forgets it ([`AbilitySummary::UNKNOWN`] says that everything is possible), and the machine looks again before it
//! asks.

use super::objects::{Characters, ObjectId, only};
use crate::cards::text::Text;

/// What the cards on the table can do at all.
#[derive(Clone, Copy, Debug)]
pub struct AbilitySummary {
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
    /// which slots they have: see [`crate::cards::catalogue::CardDef::is_ordinary`].
    pub ordinary: Characters,
    /// A stratagem lies there.
    pub stratagems: bool,
    /// A Secret Action lies face down in a played area, or has lain there.
    pub secrets: bool,
    /// Qualities that what lasts for a time gives; changes of damage that last are [`INSTEAD`](crate::cards::catalogue::quality::INSTEAD) among them.
    pub lasting: u64,
    /// Events that what lasts for a time waits for.
    pub awaited: u64,
}

impl AbilitySummary {
    /// Nobody has looked since something changed.
    pub const UNKNOWN: AbilitySummary = AbilitySummary {
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
    pub const NOTHING: AbilitySummary = AbilitySummary {
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
    pub fn is_known(&self) -> bool {
        self.triggers != !0
    }

    /// Whether nothing is ruled out here that is possible there.
    pub fn covers(&self, there: &AbilitySummary) -> bool {
        let kinds = [(self.own, there.own), (self.aura, there.aura), (self.triggers, there.triggers), (self.from_afar, there.from_afar)];
        let lasting = [(self.lasting, there.lasting), (self.awaited, there.awaited)];
        kinds.into_iter().chain(lasting).all(|(here, there)| there & !here == 0)
            && there.listeners & !self.listeners == 0
            && self.ordinary & !there.ordinary == 0
            && (self.stratagems || !there.stratagems)
            && (self.secrets || !there.secrets)
    }

    /// Adds a text that a character has, or something that it carries; [`NOBODY`](super::objects::NOBODY) for a stratagem's.
    #[inline]
    pub fn add(&mut self, text: &Text, character: ObjectId) {
        self.own |= text.own;
        self.aura |= text.aura;
        self.add_triggers(text, character);
    }

    #[inline]
    pub fn add_triggers(&mut self, text: &Text, character: ObjectId) {
        self.triggers |= text.trigger_kinds;
        self.from_afar |= text.from_afar;
        self.listeners |= if text.trigger_kinds != 0 { only(character) } else { 0 };
    }
}

impl Default for AbilitySummary {
    fn default() -> Self {
        AbilitySummary::UNKNOWN
    }
}

/// It follows from what is compared anyway.
impl PartialEq for AbilitySummary {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::catalogue::quality;

    #[test]
    fn what_is_not_noted_is_noticed() {
        let bold = AbilitySummary { lasting: 1 << quality::BOLD, ..AbilitySummary::NOTHING };
        let ordinary = AbilitySummary { ordinary: 0b101, ..AbilitySummary::NOTHING };
        assert!(!AbilitySummary::NOTHING.covers(&bold) && bold.covers(&AbilitySummary::NOTHING) && AbilitySummary::UNKNOWN.covers(&bold));
        // What is taken for ordinary is not looked at any more, so here too much is what must not be.
        assert!(!ordinary.covers(&AbilitySummary::NOTHING) && AbilitySummary::NOTHING.covers(&ordinary));
    }
}
