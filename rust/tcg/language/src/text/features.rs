//! Properties of a character: after a noun ("with a Weapon") or as a clause ("has a Weapon").

use super::pen::{Grammar, Pen};
use crate::{Compare, Is, Mode, Stat, Trait};
use std::ops::Range;

/// The words that introduce a condition after a noun, in the order in which they are written.
const LEADS: [&str; 7] = ["named", "not named", "", "not", "with", "without", "that"];

/// Ranges of [`LEADS`] that are written together: names and modes directly after the noun, the others after the zone.
pub(super) mod part {
    use std::ops::Range;
    pub const NAMES: Range<usize> = 0..2;
    pub const MODES: Range<usize> = 2..4;
    pub const BEFORE_PLACE: Range<usize> = 0..4;
    pub const BEHIND_PLACE: Range<usize> = 4..7;
}

/// Returns the group of a lead. Conditions of one group are joined by "and"; groups need no word between them.
fn group(lead: usize) -> usize {
    match lead {
        0 | 1 => 0,
        2 | 3 => 1,
        4 | 5 => 2,
        _ => 3,
    }
}

/// Returns the index in [`LEADS`] of the word that introduces the condition.
fn lead(is: &Is) -> usize {
    match is {
        Is::Named(_) | Is::FullNamed(_) => 0,
        Is::Mode(_) | Is::AltMode => 2,
        Is::AnyOf(parts) if are_modes(parts) => 2,
        Is::Number(..)
        | Is::StarsAgainstThis(_)
        | Is::AgainstIt(..)
        | Is::Has(_)
        | Is::HasKeyword(_)
        | Is::HasHead(_)
        | Is::HasSeveralAltModes
        | Is::HasMode(_) => 4,
        Is::AnyOf(parts) if all_names(parts).is_some() => 0,
        Is::Trait(_)
        | Is::Faction(_)
        | Is::Tapped(_)
        | Is::Damaged(_)
        | Is::Other
        | Is::CanFlip
        | Is::OtherFaction
        | Is::Attacked
        | Is::Combined
        | Is::Defending
        | Is::AnyOf(_) => 6,
        Is::Not(inner) => match inner.as_ref() {
            Is::Named(_) | Is::FullNamed(_) => 1,
            Is::Mode(_) | Is::AltMode => 3,
            Is::Has(_) | Is::HasKeyword(_) | Is::HasHead(_) | Is::HasMode(_) => 5,
            Is::Trait(_)
            | Is::Faction(_)
            | Is::Tapped(_)
            | Is::Damaged(_)
            | Is::Other
            | Is::Number(..)
            | Is::StarsAgainstThis(_)
            | Is::AgainstIt(..)
            | Is::HasSeveralAltModes
            | Is::CanFlip
            | Is::OtherFaction
            | Is::Attacked
            | Is::Combined
            | Is::Defending
            | Is::Not(_)
            | Is::AnyOf(_) => 6,
        },
    }
}

impl Pen {
    /// Writes one [`part`] of the conditions after a noun: "in bot mode with an Upgrade and without Pierce that can flip".
    pub fn features(&mut self, all: &[Is], number: Grammar, part: Range<usize>) {
        let told = |is: &&Is| !matches!(is, Is::Other) && adjective(is).is_none() && !is_kind(is);
        let sorted = part.flat_map(|at| {
            all.iter().filter(told).filter(move |is| lead(is) == at).map(move |is| (at, is))
        });
        let mut before = None;
        let mut sorted = sorted.peekable();
        while let Some((lead, is)) = sorted.next() {
            if before.is_some_and(|before| group(before) == group(lead)) {
                let more = sorted.peek().is_some_and(|(next, _)| group(*next) == group(lead));
                if more { self.mark(",") } else { self.say("and") }
            }
            // "with a Weapon and a Utility"
            if before != Some(lead) || LEADS[lead] == "that" {
                self.say(LEADS[lead]);
            }
            before = Some(lead);
            if let Some(range) = sorted.peek().and_then(|(_, next)| range(is, next)) {
                sorted.next();
                self.in_range(range);
                continue;
            }
            let (inner, negated) = match is {
                Is::Not(inner) => (inner.as_ref(), true),
                _ => (is, false),
            };
            match LEADS[lead] {
                "that" => self.predicate(inner, number, negated),
                "with" | "without" => self.possession(inner),
                _ => match inner {
                    Is::AnyOf(parts) if part::NAMES.contains(&lead) => {
                        self.names(all_names(parts).unwrap_or_default())
                    }
                    _ => self.predicate_tail(inner),
                },
            }
        }
    }

    /// Writes all properties of a character, or their negation: "is tapped and has a Weapon".
    pub fn predicates(&mut self, all: &[Is], number: Grammar, negated: bool) {
        let mut had = false;
        let mut all = all.iter().enumerate().peekable();
        while let Some((index, is)) = all.next() {
            if index > 0 {
                self.say(if negated { "or" } else { "and" });
            }
            // "has 1 or more Upgrades and 5 or fewer damage counters"
            let has = LEADS[lead(is)] == "with";
            if let Some(range) =
                all.peek().and_then(|(_, next)| range(is, next)).filter(|_| !negated)
            {
                all.next();
                if !had {
                    self.say(if number == Grammar::One { "has" } else { "have" });
                }
                self.in_range(range);
            } else if has && had {
                self.possession(is);
            } else {
                self.predicate(is, number, negated);
            }
            had = has;
        }
    }

    /// Writes one property: "is a Car", "has a Weapon", "can't flip".
    pub fn predicate(&mut self, is: &Is, number: Grammar, negated: bool) {
        match is {
            Is::Not(inner) => self.predicate(inner, number, !negated),
            Is::AnyOf(parts) if is_kind(is) => {
                self.be(number, negated);
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), "or");
                    self.predicate_noun(part, number);
                }
            }
            Is::AnyOf(parts) if are_modes(parts) => {
                self.be(number, negated);
                self.predicate_tail(is);
            }
            Is::AnyOf(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say(if negated { "and" } else { "or" });
                    }
                    self.predicate(part, number, negated);
                }
            }
            Is::Trait(_) | Is::Faction(_) => {
                self.be(number, negated);
                self.predicate_noun(is, number);
            }
            Is::Mode(_)
            | Is::AltMode
            | Is::Named(_)
            | Is::FullNamed(_)
            | Is::Tapped(_)
            | Is::Damaged(_)
            | Is::Other => {
                self.be(number, negated);
                self.predicate_tail(is);
            }
            Is::Number(..)
            | Is::StarsAgainstThis(_)
            | Is::AgainstIt(..)
            | Is::Has(_)
            | Is::HasKeyword(_)
            | Is::HasHead(_)
            | Is::HasSeveralAltModes
            | Is::HasMode(_) => {
                self.say(match (number, negated) {
                    (Grammar::One, false) => "has",
                    (Grammar::One, true) => "doesn't have",
                    (Grammar::Many, false) => "have",
                    (Grammar::Many, true) => "don't have",
                });
                self.possession(is);
            }
            Is::Defending => {
                self.be(number, negated);
                self.say("defending");
            }
            Is::CanFlip => self.say(if negated { "can't flip" } else { "can flip" }),
            Is::OtherFaction => {
                self.be(number, negated);
                self.say("of a different faction than");
                self.compared_with();
            }
            Is::Attacked => {
                self.say(match (number, negated) {
                    (Grammar::One, false) => "has attacked this turn",
                    (Grammar::One, true) => "hasn't attacked this turn",
                    (Grammar::Many, false) => "have attacked this turn",
                    (Grammar::Many, true) => "haven't attacked this turn",
                });
            }
            Is::Combined => {
                self.say(match (number, negated) {
                    (Grammar::One, false) => "was combined this turn",
                    (Grammar::One, true) => "wasn't combined this turn",
                    (Grammar::Many, false) => "were combined this turn",
                    (Grammar::Many, true) => "weren't combined this turn",
                });
            }
        }
    }

    /// Writes a trait or faction after "is": "a Car", "Cars", "Melee".
    fn predicate_noun(&mut self, is: &Is, number: Grammar) {
        if kind_order(is) == 0 || number == Grammar::Many {
            let plural = if kind_order(is) == 0 { Grammar::One } else { number };
            self.kind(is, plural);
        } else {
            let start = self.noun_starts();
            self.kind(is, Grammar::One);
            self.article(start);
        }
    }

    /// Writes a property that follows "is" without an article.
    fn predicate_tail(&mut self, is: &Is) {
        match is {
            Is::Mode(mode) => {
                self.say("in");
                self.say(mode_name(*mode));
                self.say("mode");
            }
            Is::AltMode => self.say("in alt mode"),
            Is::AnyOf(parts) if are_modes(parts) => {
                self.say("in");
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), "or");
                    self.say(if let Is::Mode(mode) = part {
                        mode_name(*mode)
                    } else {
                        mode_name(Mode::Alt)
                    });
                }
                self.say("mode");
            }
            Is::AnyOf(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say("or");
                    }
                    self.predicate_tail(part);
                }
            }
            Is::Named(name) | Is::FullNamed(name) => self.name(name),
            Is::Tapped(_) | Is::Damaged(_) => self.say(adjective(is).unwrap_or_default()),
            Is::Other => self.say("another character"),
            Is::Trait(_)
            | Is::Faction(_)
            | Is::Number(..)
            | Is::StarsAgainstThis(_)
            | Is::AgainstIt(..)
            | Is::Has(_)
            | Is::HasKeyword(_)
            | Is::HasHead(_)
            | Is::HasSeveralAltModes
            | Is::HasMode(_)
            | Is::CanFlip
            | Is::OtherFaction
            | Is::Attacked
            | Is::Combined
            | Is::Defending
            | Is::Not(_) => {}
        }
    }

    /// Writes a property that follows "has", "with" or "without".
    fn possession(&mut self, is: &Is) {
        match is {
            Is::Number(stat, compare, number) => self.stat_compared(*stat, *compare, *number),
            Is::StarsAgainstThis(sign) => {
                self.say(match sign.signum() {
                    1 => "more [STAR] than",
                    0 => "as many [STAR] as",
                    _ => "fewer [STAR] than",
                });
                self.compared_with();
            }
            Is::AgainstIt(stat, compare) => {
                let noun = stat_noun(*stat, true);
                let (before, than) = match compare {
                    Compare::MoreThan => ("more", "than"),
                    Compare::LessThan => (fewer(*stat), "than"),
                    Compare::Exactly => ("as many", "as"),
                    Compare::AtLeast => ("no fewer", "than"),
                    Compare::AtMost => ("no more", "than"),
                };
                self.say(before);
                self.say(noun);
                self.say(than);
                self.that_one();
            }
            Is::Has(what) => self.a_card(what),
            Is::HasKeyword(keyword) => self.say(keyword.name()),
            Is::HasHead(None) => self.say("a head"),
            Is::HasHead(Some(name)) => {
                self.name(name);
                self.say("as head");
            }
            Is::HasSeveralAltModes => self.say("several alt modes"),
            Is::HasMode(word) => {
                let start = self.noun_starts();
                self.say(word.name());
                self.say("mode");
                self.article(start);
            }
            Is::Trait(_)
            | Is::Faction(_)
            | Is::Mode(_)
            | Is::AltMode
            | Is::Named(_)
            | Is::FullNamed(_)
            | Is::Tapped(_)
            | Is::Damaged(_)
            | Is::Other
            | Is::CanFlip
            | Is::OtherFaction
            | Is::Attacked
            | Is::Combined
            | Is::Defending
            | Is::Not(_)
            | Is::AnyOf(_) => {}
        }
    }

    fn stat_compared(&mut self, stat: Stat, compare: Compare, number: u8) {
        let one = number == 1 && compare == Compare::Exactly;
        self.compared(compare, i32::from(number), stat_noun(stat, !one), fewer(stat));
    }

    /// Writes "1 to 9 damage counters".
    fn in_range(&mut self, (stat, from, to): (Stat, u8, u8)) {
        self.number(i32::from(from));
        self.say("to");
        self.number(i32::from(to));
        self.say(stat_noun(stat, true));
    }

    /// Writes "is", "aren't" and so on.
    pub fn be(&mut self, number: Grammar, negated: bool) {
        self.say(match (number, negated) {
            (Grammar::One, false) => "is",
            (Grammar::One, true) => "isn't",
            (Grammar::Many, false) => "are",
            (Grammar::Many, true) => "aren't",
        });
    }
}

/// Returns the range that two conditions on one number form: "1 or more" and "9 or fewer".
fn range(from: &Is, to: &Is) -> Option<(Stat, u8, u8)> {
    match (from, to) {
        (Is::Number(stat, Compare::AtLeast, from), Is::Number(other, Compare::AtMost, to))
            if stat == other =>
        {
            Some((*stat, *from, *to))
        }
        _ => None,
    }
}

/// Returns the unit of a number of a character.
pub(super) fn stat_noun(stat: Stat, many: bool) -> &'static str {
    match (stat, many) {
        (Stat::Stars, _) => "[STAR]",
        (Stat::Attack, _) => "[ATK]",
        (Stat::Defense, _) => "[DEF]",
        (Stat::Damage, false) => "damage counter",
        (Stat::Damage, true) => "damage counters",
        (Stat::Upgrades, false) => "Upgrade",
        (Stat::Upgrades, true) => "Upgrades",
        (Stat::Bold, _) => "Bold",
        (Stat::Under, false) => "card under it",
        (Stat::Under, true) => "cards under it",
        (Stat::Flips, false) => "flip this turn",
        (Stat::Flips, true) => "flips this turn",
    }
}

/// Returns "fewer" or "less" for a number.
pub(super) fn fewer(stat: Stat) -> &'static str {
    if matches!(stat, Stat::Attack | Stat::Defense | Stat::Bold) { "less" } else { "fewer" }
}

/// Returns the adjective of a state, which precedes the noun.
pub(super) fn adjective(is: &Is) -> Option<&'static str> {
    match is {
        Is::Tapped(true) => Some("tapped"),
        Is::Tapped(false) => Some("untapped"),
        Is::Damaged(true) => Some("damaged"),
        Is::Damaged(false) => Some("undamaged"),
        Is::Not(inner) => match inner.as_ref() {
            Is::Tapped(tapped) => adjective(&Is::Tapped(!tapped)),
            Is::Damaged(damaged) => adjective(&Is::Damaged(!damaged)),
            _ => None,
        },
        _ => None,
    }
}

/// Returns whether the condition is a trait or faction, or an alternative of them.
pub(super) fn is_kind(is: &Is) -> bool {
    match is {
        Is::Trait(_) | Is::Faction(_) => true,
        Is::AnyOf(parts) => parts.iter().all(is_kind),
        _ => false,
    }
}

/// The greatest value of [`kind_order`].
pub(super) const LAST_KIND: u8 = 3;

/// Returns the position of a condition before the noun: adjectives first, then factions, then nouns.
pub(super) fn kind_order(is: &Is) -> u8 {
    match is {
        Is::Trait(Trait::Melee | Trait::Ranged) => 0,
        Is::Faction(_) => 1,
        Is::AnyOf(parts) if parts.iter().any(|part| kind_order(part) == 0) => 0,
        Is::AnyOf(_) => 3,
        _ => 2,
    }
}

/// Returns the names, if all conditions are names.
pub(super) fn all_names(parts: &[Is]) -> Option<Vec<&str>> {
    parts
        .iter()
        .map(|part| match part {
            Is::Named(name) | Is::FullNamed(name) => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

/// Returns the name of a mode in a sentence.
pub(super) fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Alt => "alt",
        Mode::Alt2 => "second alt",
        Mode::Bot => "bot",
        Mode::Combiner => "combiner",
        Mode::Body => "body",
        Mode::Head => "head",
    }
}

/// Returns whether the condition mentions a thing that the character has, to which a following "it" could refer.
pub(super) fn names_a_thing(is: &Is) -> bool {
    match is {
        Is::Has(_) | Is::HasHead(_) => true,
        Is::AnyOf(parts) => parts.iter().any(names_a_thing),
        _ => false,
    }
}

/// Returns whether all conditions are modes: "in bot mode or in body mode".
fn are_modes(parts: &[Is]) -> bool {
    parts.iter().all(|part| matches!(part, Is::Mode(_) | Is::AltMode))
}
