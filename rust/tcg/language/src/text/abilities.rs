//! Paragraphs: one for each ability.

use super::Bearer;
use super::events::Lead;
use super::names::whole_name;
use super::pen::{Grammar, Pen, Topic};
use super::qualities::is_thing;
use crate::{
    Ability, Condition, DamageChange, DamageKind, Effect, Keyword, Limit, Pick, Quality,
    Replacement, Slot, Trigger, TriggerZone, Until, Who,
};

impl Pen {
    /// Writes one ability as a paragraph.
    pub fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Do(effects) => self.instructions(effects),
            Ability::Pay { cost, effects } => {
                self.inline(cost);
                self.leads_to(effects);
            }
            Ability::Tap { cost, effects } => {
                self.say("[TAP]");
                if !cost.is_empty() {
                    self.mark(",");
                    self.inline(cost);
                }
                self.leads_to(effects);
            }
            Ability::When(trigger) => self.trigger(trigger),
            Ability::Revenge(effects) => {
                self.say("Revenge");
                self.leads_to(effects);
            }
            Ability::Bounty(effects) => {
                self.say("Bounty");
                self.leads_to(effects);
            }
            Ability::Reveal(reveal) => self.reveal(reveal),
            Ability::Static { condition, who, has } => self.standing(condition.as_ref(), who, has),
            Ability::Instead(replacement) => self.replacement(replacement),
            Ability::DefendsInstead(who) => {
                self.say("if");
                self.subject(&Who::THIS);
                self.say("would defend");
                self.arrow();
                self.say("you may choose");
                self.topic = Topic::Nothing;
                self.who(who);
                self.say("to defend instead");
                self.stop();
            }
            Ability::Saves(what) => {
                self.say("if an opponent's card would scrap");
                self.a_card(what);
                self.say("from the upgraded character");
                self.arrow();
                self.say("instead scrap this card");
                self.stop();
            }
            Ability::ScrapThisInstead(what) => {
                self.say("if one of your cards would scrap");
                self.a_card(what);
                self.say("from the upgraded character");
                self.arrow();
                self.say("instead scrap this card");
                self.stop();
            }
            Ability::MayScrapInstead(what) => {
                self.say("if an opponent's card would scrap");
                if self.on == Bearer::Character {
                    self.say("an Upgrade from this");
                } else {
                    self.say("this card from a character");
                }
                self.arrow();
                self.say("you may scrap");
                self.a_card(what);
                self.say("from your hand instead");
                self.stop();
            }
            Ability::Replaces(slot) => {
                self.say("can be played only to replace");
                self.start_with_article(slot.name());
                self.mark(",");
                self.say("on a character without an empty");
                self.say(slot.name());
                self.say("slot");
                self.stop();
            }
            Ability::Bold(level) => self.keyword(Keyword::Bold, Some(*level)),
            Ability::Tough(level) => self.keyword(Keyword::Tough, Some(*level)),
            Ability::Pierce(level) => self.keyword(Keyword::Pierce, Some(*level)),
            Ability::Focus(level) => self.keyword(Keyword::Focus, Some(*level)),
            Ability::Safeguard(level) => self.keyword(Keyword::Safeguard, Some(*level)),
            Ability::Brave => self.keyword(Keyword::Brave, None),
            Ability::Stealth => self.keyword(Keyword::Stealth, None),
            Ability::PutOn(who) => {
                self.say("goes only on");
                self.any_such_plural(who);
                self.stop();
            }
            Ability::PlayOnlyIf(condition) => {
                self.say("can be played only if");
                self.condition(condition, false);
                self.stop();
            }
            Ability::Fits(count) => {
                self.say("up to");
                self.number(i32::from(*count));
                self.say("copies of this card fit into one slot");
                self.stop();
            }
            Ability::AlsoFits(slots) => self.also_fits(slots),
            Ability::StartsWithUnder(names) => {
                self.say("starts the game with");
                for (index, name) in names.iter().enumerate() {
                    match index {
                        0 => {}
                        _ if index + 1 == names.len() => self.say("and"),
                        _ => self.mark(","),
                    }
                    self.name(name);
                }
                self.say("under it");
                self.stop();
            }
            Ability::StartsWithTeamUnder(who) => {
                self.say("starts the game with all");
                self.such(who, Grammar::Many);
                self.say("of your starting team under it");
                self.stop();
            }
            Ability::StartsWithOneUnder(who) => {
                self.say("starts the game with");
                self.any_such(who);
                self.say("of your choice under it");
                self.stop();
            }
            Ability::StartsWithHead(name) => {
                self.say("starts the game with");
                self.name(name);
                self.say("on it in head mode and takes no other head");
                self.stop();
            }
            Ability::RaisesStarLimit(who) => {
                self.say("your star limit is 1 higher for each");
                self.such(who, Grammar::One);
                self.say("on your starting team");
                self.stop();
            }
            Ability::ExtraStars { most, of, team_only } => {
                if let Some(who) = team_only {
                    self.say("if your starting team has only");
                    self.any_such_plural(who);
                    self.arrow();
                }
                self.say("your deck can go over the star limit with up to");
                self.number(i32::from(*most));
                self.say("[STAR] of");
                self.bare_cards(of, Grammar::Many);
                self.stop();
            }
        }
    }

    /// Writes a keyword line, which has no full stop, as on a printed card.
    fn keyword(&mut self, keyword: Keyword, level: Option<u8>) {
        self.say(keyword.name());
        if let Some(level) = level {
            self.number(i32::from(level));
        }
    }

    /// Writes the text of an Action. A condition over all of it is followed by the arrow.
    fn instructions(&mut self, effects: &[Effect]) {
        if let [Effect::If { condition, then, otherwise }] = effects
            && otherwise.is_empty()
        {
            self.say("if");
            self.condition(condition, false);
            return self.leads_to(then);
        }
        self.sentences(effects);
    }

    fn leads_to(&mut self, effects: &[Effect]) {
        self.arrow();
        self.sentences(effects);
    }

    fn trigger(&mut self, trigger: &Trigger) {
        match trigger.limit {
            Some(Limit::OncePerTurn) => {
                self.say("once each turn");
                self.mark(",");
                self.event(&trigger.when, Lead::When);
            }
            Some(Limit::FirstAttackEachTurn) => {
                self.event(&trigger.when, Lead::When);
                self.say("for the first time in a turn");
            }
            None => self.event(&trigger.when, Lead::When),
        }
        match trigger.from {
            TriggerZone::Battlefield => {}
            TriggerZone::KoArea => self.say("while this is in your KO area"),
            TriggerZone::Either => self.say("while this is on the battlefield or in your KO area"),
        }
        if let Some(flips) = &trigger.flips {
            self.flips(flips);
        }
        if let Some(condition) = &trigger.condition {
            self.mark(",");
            self.say("if");
            self.condition(condition, false);
        }
        self.leads_to(&trigger.effects);
    }

    /// Writes "While … → The upgraded character has …".
    fn standing(&mut self, condition: Option<&Condition>, who: &Who, has: &[Quality]) {
        if let Some(condition) = condition {
            self.say("while");
            self.condition(condition, false);
            self.arrow();
        }
        if let ([Quality::ExtraAction(count)], Pick::This | Pick::Upgraded, true) =
            (has, who.pick, who.is.is_empty())
        {
            self.say("you can play");
            self.additional_actions(*count);
            return self.stop();
        }
        if self.enemies_cannot_use(has, who) {
            return self.stop();
        }
        // A static ability involves no choice: it affects all characters that match.
        let number = match who.pick {
            _ if whole_name(who).is_some() => self.subject(who),
            // "Enemies can't be repaired" instead of "Each enemy can't …".
            Pick::Each | Pick::Choose(1) if has.iter().all(|quality| !is_thing(quality)) => {
                self.all_such(who);
                Grammar::Many
            }
            Pick::Choose(1) => self.subject(&Who { pick: Pick::Each, ..who.clone() }),
            _ => self.subject(who),
        };
        self.qualities(has, number, None);
        self.stop();
    }

    fn also_fits(&mut self, slots: &[Slot]) {
        self.say("can be put into");
        let start = self.noun_starts();
        for (index, slot) in slots.iter().enumerate() {
            self.between_members(index, slots.len(), "or");
            self.say(slot.name());
        }
        self.article(start);
        self.say("slot as well");
        self.stop();
    }

    /// Writes "Until end of battle, if … would take attack damage, … takes that damage instead".
    pub fn for_a_time_instead(&mut self, until: Until, replacement: &Replacement) {
        self.say(match until {
            Until::EndOfTurn => "until end of turn",
            Until::EndOfBattle => "until end of battle",
        });
        self.mark(",");
        self.would_take(replacement);
        self.mark(",");
        if replacement.may {
            self.say("you may have");
        }
        self.damage_becomes(&replacement.instead, if replacement.may { "take" } else { "takes" });
        self.say("instead");
    }

    /// Writes "If … would take … → Instead …".
    fn replacement(&mut self, replacement: &Replacement) {
        self.would_take(replacement);
        self.arrow();
        match (replacement.may, replacement.scrap_this) {
            (true, true) => {
                self.say("you may scrap this card");
                self.stop();
                self.say("if you do");
                self.mark(",");
                self.damage_becomes(&replacement.instead, "takes");
                self.say("instead");
            }
            (true, false) => {
                self.say("you may have");
                self.damage_becomes(&replacement.instead, "take");
                self.say("instead");
            }
            (false, true) => {
                self.say("instead scrap this card");
                self.mark(",");
                self.say("and");
                self.damage_becomes(&replacement.instead, "takes");
            }
            (false, false) => {
                self.say("instead");
                self.damage_becomes(&replacement.instead, "takes");
            }
        }
        self.stop();
    }

    /// Writes "an even amount of" damage.
    pub fn amount_parity(&mut self, parity: Option<u8>) {
        match parity {
            None => {}
            Some(0) => self.say("an even amount of"),
            Some(_) => self.say("an odd amount of"),
        }
    }

    /// Writes "attack damage" or "non-attack damage from your opponent's cards".
    pub fn damage_kind(&mut self, kind: DamageKind) {
        self.say(match kind {
            DamageKind::Attack => "attack damage",
            DamageKind::NonAttack => "non-attack damage",
            DamageKind::NonAttackByOpponent => "non-attack damage from your opponent's cards",
            DamageKind::Any => "damage",
        });
    }

    fn would_take(&mut self, replacement: &Replacement) {
        self.say("if");
        let one = match replacement.who.pick {
            Pick::Each => Pick::Choose(1),
            pick => pick,
        };
        self.subject(&Who { pick: one, ..replacement.who.clone() });
        self.say("would take");
        if replacement.at_least > 0 {
            self.number(i32::from(replacement.at_least));
            self.say("or more");
        }
        self.amount_parity(replacement.parity);
        self.damage_kind(replacement.takes);
        if let Some(condition) = &replacement.condition {
            self.say("while");
            self.condition(condition, false);
        }
    }

    pub fn damage_becomes(&mut self, change: &DamageChange, takes: &str) {
        match change {
            DamageChange::MovesTo(who) => {
                self.topic = Topic::Nothing;
                self.subject(who);
                self.say(takes);
                return self.say("that damage");
            }
            DamageChange::PartlyMovesTo { amount, to } => {
                self.topic = Topic::Nothing;
                self.subject(to);
                self.say(takes);
                self.number(i32::from(*amount));
                return self.say("of that damage");
            }
            _ => {}
        }
        self.say("that character");
        self.say(takes);
        match change {
            DamageChange::Becomes(0) => self.say("none of that damage"),
            DamageChange::Becomes(amount) => {
                self.number(i32::from(*amount));
                self.say("of that damage");
            }
            DamageChange::Less(amount) => {
                self.number(i32::from(*amount));
                self.say("less damage");
            }
            DamageChange::Half => self.say("half of that damage (rounded down)"),
            DamageChange::LeavesHealth(left) => {
                self.say("only enough of that damage to have");
                self.number(i32::from(*left));
                self.say("[HP] left");
            }
            DamageChange::MovesTo(_) | DamageChange::PartlyMovesTo { .. } => {}
        }
    }
}
