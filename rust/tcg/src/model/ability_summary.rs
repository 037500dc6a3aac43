//! Bitmask summary of the abilities of all cards on the table, which lets most queries return after one test.
//!
//! The summary is a cache. It follows from the rest of the state, so it is neither saved nor compared. A change on the
//! table resets it to [`AbilitySummary::UNKNOWN`], in which every ability is possible. The engine computes it again
//! before the next query.

use super::objects::{Characters, ObjectId, only};
use crate::cards::text::Text;

/// Bitmask summary of the abilities of all cards on the table.
///
/// Qualities and triggers are sets with a bit for each [kind of quality](crate::cards::catalogue::quality) or
/// [kind of trigger](crate::cards::catalogue::trigger_kind). Characters are sets of [`Characters`].
#[derive(Clone, Copy, Debug)]
pub struct AbilitySummary {
    /// Qualities that characters and Upgrades on the battlefield give to their own character.
    pub own: u64,
    /// Qualities that they give to others as well.
    pub aura: u64,
    /// Triggers of characters and Upgrades on the battlefield and of characters in the KO area.
    pub triggers: u64,
    /// Those triggers that react to events of other characters than the one that has them.
    pub from_afar: u64,
    /// Characters that have a trigger, on themselves or on cards they carry.
    pub listeners: Characters,
    /// Characters on the battlefield and in the KO areas whose flips and slots need no lookup, see
    /// [`crate::cards::catalogue::CardDef::is_ordinary`].
    pub ordinary: Characters,
    /// Whether a stratagem is on the table.
    pub stratagems: bool,
    /// Whether a Secret Action is face down in a played area, or has been.
    pub secrets: bool,
    /// Qualities given by lasting effects. Lasting replacements count as
    /// [`INSTEAD`](crate::cards::catalogue::quality::INSTEAD).
    pub lasting: u64,
    /// Triggers of lasting effects.
    pub awaited: u64,
    /// Union of `own`, `aura` and `lasting`, the only part that most queries read. [`AbilitySummary::unite`] computes it
    /// after a change of them.
    pub given: u64,
}

impl AbilitySummary {
    /// Summary after a change, before it is computed again: everything is possible.
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
        given: !0,
    };
    /// Summary without any ability, for the basic rules, which ignore all text.
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
        given: 0,
    };

    /// Returns whether the summary is up to date. No card has all triggers, so all bits together mark
    /// [`AbilitySummary::UNKNOWN`].
    #[inline]
    pub fn is_known(&self) -> bool {
        self.triggers != !0
    }

    /// Returns whether everything that is possible in `there` is possible in this summary.
    pub fn covers(&self, there: &AbilitySummary) -> bool {
        let kinds = [
            (self.own, there.own),
            (self.aura, there.aura),
            (self.triggers, there.triggers),
            (self.from_afar, there.from_afar),
        ];
        let lasting = [(self.lasting, there.lasting), (self.awaited, there.awaited)];
        kinds.into_iter().chain(lasting).all(|(here, there)| there & !here == 0)
            && there.listeners & !self.listeners == 0
            && self.ordinary & !there.ordinary == 0
            && (self.stratagems || !there.stratagems)
            && (self.secrets || !there.secrets)
    }

    /// Computes the union of all qualities.
    #[inline]
    pub fn unite(&mut self) {
        self.given = self.own | self.aura | self.lasting;
    }

    /// Adds a text of a character or of a card that it carries. `character` is [`NOBODY`](super::objects::NOBODY) for a
    /// stratagem.
    #[inline]
    pub fn add(&mut self, text: &Text, character: ObjectId) {
        self.own |= text.own;
        self.aura |= text.aura;
        self.add_triggers(text, character);
    }

    #[inline]
    /// Adds the triggers of a text, see [`AbilitySummary::add`].
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

/// Any two summaries are equal, because the summary follows from other fields that are compared.
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
        assert!(
            !AbilitySummary::NOTHING.covers(&bold)
                && bold.covers(&AbilitySummary::NOTHING)
                && AbilitySummary::UNKNOWN.covers(&bold)
        );
        // Characters marked ordinary are not looked up, so for this field extra bits are the mistake.
        assert!(
            !ordinary.covers(&AbilitySummary::NOTHING) && AbilitySummary::NOTHING.covers(&ordinary)
        );
    }
}
