//! Permanent and temporary stats, keywords and permissions of a character.

use super::amounts::{Measure, measure};
use super::battle_cards::{icon, slot_name};
use super::pen::{Grammar, Pen};
use crate::{Amount, Color, Keyword, Quality, Until, Who};

impl Pen {
    /// Writes all qualities after their subject: "gets +2 `[ATK]` and Bold 1 and can't be repaired". The verb is "gets"
    /// for temporary qualities and "has" for others.
    pub fn qualities(&mut self, all: &[Quality], number: Grammar, until: Option<Until>) {
        let verb = match (until.is_some(), number) {
            (true, Grammar::One) => "gets",
            (true, Grammar::Many) => "get",
            (false, Grammar::One) => "has",
            (false, Grammar::Many) => "have",
        };
        let (things, others): (Vec<&Quality>, Vec<&Quality>) =
            all.iter().partition(|quality| is_thing(quality));
        let groups: Vec<&[&Quality]> = things.chunk_by(|one, next| alike(one, next)).collect();
        for (index, group) in groups.iter().enumerate() {
            if index == 0 {
                self.say(verb);
            }
            self.between_members(index, groups.len(), "and");
            self.together(group, number, until);
        }
        // "has Bold 1 and can't be repaired"; three or more are separated by commas.
        let others: Vec<&[&Quality]> = others.chunk_by(|one, next| alike(one, next)).collect();
        let parts = others.len() + usize::from(!things.is_empty());
        for (index, group) in others.iter().enumerate() {
            if index > 0 || !things.is_empty() {
                if parts > 2 {
                    self.mark(",");
                }
                if index + 1 == others.len() {
                    self.say("and");
                }
            }
            self.together(group, number, until);
        }
    }

    /// Writes [`alike`] qualities in one clause: "can't use Brave or Stealth".
    fn together(&mut self, group: &[&Quality], number: Grammar, until: Option<Until>) {
        let many = number == Grammar::Many;
        let count = group.len();
        match group {
            [] => {}
            [one] => self.quality(one, number, until),
            [Quality::EnemiesCannotUse(_), ..] => {
                self.say(if many { "stop" } else { "stops" });
                self.say("enemies from using");
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "or");
                    if let Quality::EnemiesCannotUse(keyword) = quality {
                        self.say(keyword.name());
                    }
                }
                self.say(if many { "against them" } else { "against it" });
            }
            [Quality::Recolor(..), ..] => {
                self.say(if many { "flip" } else { "flips" });
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "and");
                    if let Quality::Recolor(from, to) = quality {
                        self.recolored(*from, *to);
                    }
                }
            }
            [Quality::CannotUse(_), ..] => {
                self.say("can't use");
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "or");
                    if let Quality::CannotUse(keyword) = quality {
                        self.say(keyword.name());
                    }
                }
            }
            [Quality::KeywordAtMost(..), ..] => {
                self.say(if many { "can each have" } else { "can have" });
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "and");
                    if let Quality::KeywordAtMost(keyword, most) = quality {
                        self.say("no more than");
                        self.say(keyword.name());
                        self.number(i32::from(*most));
                    }
                }
                self.say("in total");
            }
            [Quality::Accepts(upgrades, _), ..] => {
                self.say("can have");
                self.say(slot_name(*upgrades, Grammar::Many));
                self.say(if many { "in their" } else { "in its" });
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "and");
                    if let Quality::Accepts(_, slot) = quality {
                        self.say(slot.name());
                    }
                }
                self.say("slots");
            }
            [Quality::Trait(_), ..] => {
                self.say("the");
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "and");
                    if let Quality::Trait(word) = quality {
                        self.say(word.name());
                    }
                }
                self.say("traits");
            }
            // "+1 [ATK] and +1 [DEF] for each Car".
            _ => {
                for (index, quality) in group.iter().enumerate() {
                    self.between_members(index, count, "and");
                    if let Some((amount, token)) = stat(quality)
                        && let Measure::Each(number, _) = measure(amount)
                    {
                        self.signed(number, token);
                    }
                }
                self.say_until();
                if let Some((amount, _)) = group.first().and_then(|first| stat(first)) {
                    self.for_each_of(amount);
                }
            }
        }
    }

    /// Writes "an additional Action each turn".
    pub fn additional_actions(&mut self, count: u8) {
        if count == 1 {
            self.say("an additional Action each turn");
        } else {
            self.number(i32::from(count));
            self.say("additional Actions each turn");
        }
    }

    /// Writes one quality: the object of "has", or a verb of its own.
    fn quality(&mut self, quality: &Quality, number: Grammar, until: Option<Until>) {
        let many = number == Grammar::Many;
        let its = if many { "their" } else { "its" };
        let it = if many { "them" } else { "it" };
        match quality {
            Quality::Attack(amount) => self.stat(amount, "[ATK]"),
            Quality::Defense(amount) => self.stat(amount, "[DEF]"),
            Quality::Health(amount) => self.stat(amount, "[HP]"),
            Quality::BaseAttack(amount) => self.base("base [ATK]", amount),
            Quality::BaseDefense(amount) => self.base("base [DEF]", amount),
            Quality::Bold(amount) => self.leveled(Keyword::Bold.name(), amount),
            Quality::Tough(amount) => self.leveled(Keyword::Tough.name(), amount),
            Quality::Pierce(amount) => self.leveled(Keyword::Pierce.name(), amount),
            Quality::Focus(amount) => self.leveled(Keyword::Focus.name(), amount),
            Quality::Safeguard(amount) => self.leveled(Keyword::Safeguard.name(), amount),
            Quality::Brave => self.say(Keyword::Brave.name()),
            Quality::Stealth => self.say(Keyword::Stealth.name()),
            Quality::StealthFrom(who) => {
                self.say("Stealth against");
                let joins = std::mem::replace(&mut self.joins_kinds, "and");
                self.any_such_plural(who);
                self.joins_kinds = joins;
            }
            Quality::Trait(word) => {
                self.say("the");
                self.say(word.name());
                self.say("trait");
            }
            Quality::Slots(slot, count) => {
                if *count == 1 {
                    self.say("an additional");
                } else {
                    self.number(i32::from(*count));
                    self.say("additional");
                }
                self.say(slot.name());
                self.say(if *count == 1 { "slot" } else { "slots" });
            }
            Quality::ExtraAttackFlips(amount) => {
                self.say(if many { "flip" } else { "flips" });
                self.more_battle_cards(amount);
                self.say("when attacking");
                self.for_each_of(amount);
            }
            Quality::WhiteBonus(count) => {
                self.say(if many { "flip" } else { "flips" });
                self.number(i32::from(*count));
                self.say("more battle cards instead of 2 for the first [WHITE] of a battle");
            }
            Quality::MostFlips(count) => {
                self.say("can't flip more than");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "battle card" } else { "battle cards" });
                if many {
                    self.say("each");
                }
                if until != Some(Until::EndOfBattle) {
                    self.say("in a battle");
                }
            }
            Quality::Accepts(upgrades, slot) => {
                self.say("can have");
                self.say(slot_name(*upgrades, Grammar::Many));
                self.say("in");
                self.say(its);
                self.say(slot.name());
                self.say("slots");
            }
            Quality::AttacksUntapped => {
                self.say("can attack untapped enemies as though they were tapped")
            }
            Quality::EnemiesCannotUse(keyword) => {
                self.say(if many { "stop" } else { "stops" });
                self.say("enemies from using");
                self.say(keyword.name());
                self.say("against");
                self.say(it);
            }
            Quality::CannotUse(keyword) => {
                self.say("can't use");
                self.say(keyword.name());
            }
            Quality::KeywordAtMost(keyword, most) => {
                self.say("can't have more than");
                self.say(keyword.name());
                self.number(i32::from(*most));
                self.say("in total");
            }
            Quality::MostAttackDamage(most) => {
                let when = if until == Some(Until::EndOfBattle) {
                    "in this battle"
                } else {
                    "from one attack"
                };
                match most {
                    Amount::Fixed(most) => {
                        self.say("can't take more than");
                        self.number(i32::from(*most));
                        self.say("attack damage");
                        self.say(when);
                    }
                    Amount::Counted(_) => {
                        self.say("can't take more attack damage");
                        self.say(when);
                        self.say("than");
                        self.value(most);
                    }
                }
            }
            Quality::MostDamageThisBattle(most) => {
                self.say("can't take more than");
                self.number(i32::from(*most));
                self.say("damage in this battle altogether");
            }
            Quality::NoOtherDamage => {
                self.say("can't take non-attack damage from");
                self.say(self.foes());
                self.say("cards");
            }
            Quality::NoNonAttackDamage => self.say("can't take non-attack damage"),
            Quality::NoRepair => self.say("can't be repaired"),
            Quality::ExtraRepair(more) => {
                self.say(if many { "repair" } else { "repairs" });
                self.number(i32::from(*more));
                self.say("more damage each time damage is repaired from");
                self.say(it);
            }
            Quality::NoMovedDamage => {
                self.say("can't have damage counters moved to");
                self.say(it);
            }
            Quality::UpgradesStay => {
                self.say("can't have");
                self.say(its);
                self.say("Upgrades scrapped by");
                self.say(self.foes());
                self.say("cards");
            }
            Quality::HandStays => {
                self.say(if many { "keep" } else { "keeps" });
                self.say(self.foes());
                self.say("cards from scrapping cards from");
                self.say(self.my());
                self.say("hand");
            }
            Quality::QuietUpgrades => {
                self.say(if many { "keep" } else { "keeps" });
                self.say(self.foes());
                self.say("cards from triggering when an Upgrade is put on an enemy");
            }
            Quality::ExtraAction(count) => {
                self.say(if many { "let" } else { "lets" });
                self.say("you play");
                self.additional_actions(*count);
            }
            Quality::ReadsStars(from, to) => {
                self.say(if many { "read" } else { "reads" });
                self.number(i32::from(*to));
                self.say("[STAR] wherever");
                self.say(its);
                self.say("text compares with");
                self.number(i32::from(*from));
                self.say("[STAR]");
            }
            Quality::SeesTop => {
                self.say(if many { "let you look at" } else { "lets you look at" });
                self.say("the top card of your deck whenever you like");
            }
            Quality::PlaysTop(kinds) => {
                self.say(if many { "let you play" } else { "lets you play" });
                self.say("the top card of your deck as if from hand while it is");
                for (index, what) in kinds.iter().enumerate() {
                    self.between_members(index, kinds.len(), "or");
                    self.a_card(what);
                }
            }
            Quality::OpponentPlaysAtMost(most) => {
                self.say(if many { "let" } else { "lets" });
                self.say("your opponent play at most");
                self.number(i32::from(*most));
                self.say(if *most == 1 {
                    "card in a turn of theirs"
                } else {
                    "cards in a turn of theirs"
                });
            }
            Quality::Recolor(from, to) => {
                self.say(if many { "flip" } else { "flips" });
                self.recolored(*from, *to);
            }
        }
    }

    /// Writes "each `[BLUE]` as an `[ORANGE]`".
    fn recolored(&mut self, from: Color, to: Color) {
        self.say("each");
        self.say(icon(from));
        self.say("as");
        self.start_with_article(icon(to));
    }

    /// Writes "enemies can't use Brave or Stealth against this" if the qualities express only that. Otherwise writes
    /// nothing and returns `false`.
    pub fn enemies_cannot_use(&mut self, has: &[Quality], who: &Who) -> bool {
        if !has.iter().all(|quality| matches!(quality, Quality::EnemiesCannotUse(_))) {
            return false;
        }
        self.say("enemies can't use");
        for (index, quality) in has.iter().enumerate() {
            self.between_members(index, has.len(), "or");
            if let Quality::EnemiesCannotUse(keyword) = quality {
                self.say(keyword.name());
            }
        }
        self.say("against");
        self.who(who);
        true
    }

    /// Writes "a `[BLUE]`" or "an `[ORANGE]`".
    pub fn start_with_article(&mut self, noun: &str) {
        let start = self.noun_starts();
        self.say(noun);
        self.article(start);
    }

    /// Writes "2 more battle cards".
    pub fn more_battle_cards(&mut self, amount: &Amount) {
        match measure(amount) {
            Measure::Fixed(1) | Measure::Each(1, _) => self.say("1 more battle card"),
            Measure::Fixed(number) | Measure::Each(number, _) => {
                self.number(number);
                self.say("more battle cards");
            }
            Measure::That => self.say("that many more battle cards"),
            Measure::Equal(amount) => {
                self.say("additional battle cards equal to");
                self.value(amount);
            }
        }
    }

    /// Writes "+2 `[ATK]`", "+1 `[ATK]` for each Upgrade on it" or "+`[ATK]` equal to its `[STAR]`".
    fn stat(&mut self, amount: &Amount, token: &str) {
        match measure(amount) {
            Measure::Fixed(number) => self.signed(number, token),
            Measure::Each(number, count) => {
                self.signed(number, token);
                self.say_until();
                self.say("for");
                self.each_counted(count);
            }
            Measure::That if self.that_is_cards => {
                self.signed(1, token);
                self.say_until();
                self.say("for each of those cards");
            }
            Measure::That => {
                self.say("that much more");
                self.say(token);
            }
            Measure::Equal(amount) => {
                self.say("additional");
                self.say(token);
                self.say("equal to");
                self.value(amount);
            }
        }
    }

    fn signed(&mut self, number: i32, token: &str) {
        if number < 0 {
            self.number(number);
        } else {
            self.say("+");
            self.mark(&number.to_string());
        }
        self.say(token);
    }

    /// Writes "base `[ATK]` 4" or "base `[ATK]` equal to the number of cards in your hand".
    fn base(&mut self, name: &str, amount: &Amount) {
        self.say(name);
        if !matches!(amount, Amount::Fixed(_)) {
            self.say("equal to");
        }
        self.value(amount);
    }

    /// Writes "Bold 2" or "Pierce equal to its `[DEF]`".
    fn leveled(&mut self, name: &str, amount: &Amount) {
        if let Measure::Fixed(number @ ..0) = measure(amount) {
            self.number(-number);
            self.say("less");
            return self.say(name);
        }
        self.say(name);
        match measure(amount) {
            Measure::Fixed(number) => self.number(number),
            Measure::Each(number, count) => {
                self.number(number);
                self.say_until();
                self.say("for");
                self.each_counted(count);
            }
            Measure::That => self.say("equal to that number"),
            Measure::Equal(amount) => {
                self.say("equal to");
                self.value(amount);
            }
        }
    }
}

/// Returns the amount and the token of a stat.
fn stat(quality: &Quality) -> Option<(&Amount, &'static str)> {
    match quality {
        Quality::Attack(amount) => Some((amount, "[ATK]")),
        Quality::Defense(amount) => Some((amount, "[DEF]")),
        Quality::Health(amount) => Some((amount, "[HP]")),
        _ => None,
    }
}

/// Returns whether two qualities belong into one clause.
fn alike(one: &Quality, next: &Quality) -> bool {
    match (one, next) {
        (Quality::EnemiesCannotUse(_), Quality::EnemiesCannotUse(_))
        | (Quality::CannotUse(_), Quality::CannotUse(_))
        | (Quality::Recolor(..), Quality::Recolor(..))
        | (Quality::KeywordAtMost(..), Quality::KeywordAtMost(..))
        | (Quality::Trait(_), Quality::Trait(_)) => true,
        (Quality::Accepts(upgrades, _), Quality::Accepts(others, _)) => upgrades == others,
        _ => match (stat(one), stat(next)) {
            (Some((one, _)), Some((next, _))) => match (measure(one), measure(next)) {
                (Measure::Each(_, one), Measure::Each(_, next)) => one == next,
                _ => false,
            },
            _ => false,
        },
    }
}

/// Returns whether the verb of a quality is "has". The match lists all words, so that a new one cannot be forgotten.
pub(super) fn is_thing(quality: &Quality) -> bool {
    match quality {
        Quality::Attack(_)
        | Quality::Defense(_)
        | Quality::Health(_)
        | Quality::BaseAttack(_)
        | Quality::BaseDefense(_)
        | Quality::Bold(_)
        | Quality::Tough(_)
        | Quality::Pierce(_)
        | Quality::Focus(_)
        | Quality::Safeguard(_)
        | Quality::Brave
        | Quality::Stealth
        | Quality::StealthFrom(_)
        | Quality::Trait(_)
        | Quality::Slots(..) => true,
        Quality::ExtraAttackFlips(_)
        | Quality::WhiteBonus(_)
        | Quality::MostFlips(_)
        | Quality::Accepts(..)
        | Quality::AttacksUntapped
        | Quality::EnemiesCannotUse(_)
        | Quality::CannotUse(_)
        | Quality::KeywordAtMost(..)
        | Quality::MostAttackDamage(_)
        | Quality::MostDamageThisBattle(_)
        | Quality::NoOtherDamage
        | Quality::NoNonAttackDamage
        | Quality::NoRepair
        | Quality::ExtraRepair(_)
        | Quality::NoMovedDamage
        | Quality::UpgradesStay
        | Quality::HandStays
        | Quality::QuietUpgrades
        | Quality::ExtraAction(_)
        | Quality::ReadsStars(..)
        | Quality::SeesTop
        | Quality::PlaysTop(_)
        | Quality::OpponentPlaysAtMost(_)
        | Quality::Recolor(..) => false,
    }
}
