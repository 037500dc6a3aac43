//! Damage, repair and KOs.

use super::super::amounts::{DAMAGE, Measure, measure};
use super::super::pen::{DoneToIt, Grammar, Pen, Topic};
use crate::{Amount, Effect, Is, Pick, Who};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_damage(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { amount, to } => {
                let more =
                    to.pick == Pick::It && to.is.is_empty() && self.done_to_it == DoneToIt::Damage;
                self.choose_first(to, "and");
                self.verb("do");
                let each = matches!(measure(amount), Measure::Each(..));
                match amount {
                    // One amount, counted: "damage to an enemy equal to the number of your Cars".
                    _ if each => self.say("damage"),
                    Amount::Fixed(number) if more => {
                        self.number(i32::from(*number));
                        self.say("more damage");
                    }
                    _ => self.amount(amount, &DAMAGE),
                }
                self.say("to");
                if to.pick == Pick::It && self.it == Grammar::Many && to.is.is_empty() {
                    self.say("each of");
                }
                self.chosen_or(to);
                if each {
                    self.say("equal to");
                    self.value(amount);
                }
                self.done_to_it = DoneToIt::Damage;
            }
            Effect::Repair { amount, from } => {
                let more = from.pick == Pick::It
                    && from.is.is_empty()
                    && self.done_to_it == DoneToIt::Repair;
                self.verb("repair");
                match amount {
                    Amount::Fixed(number @ ..99) if more => {
                        self.number(i32::from(*number));
                        self.say("more damage");
                    }
                    _ => self.repaired(amount),
                }
                self.say("from");
                if from.pick == Pick::It && self.it == Grammar::Many && from.is.is_empty() {
                    self.say("each of");
                }
                self.who(from);
                self.for_each_of(amount);
                self.done_to_it = DoneToIt::Repair;
            }
            Effect::MoveDamage { amount, from, to } => {
                self.verb("move");
                self.amount_of_counters(amount);
                self.between(from, to);
                self.for_each_of(amount);
            }
            Effect::MoveAnyDamage { from, to, most, not_to_ko } => {
                self.verb("move");
                match most {
                    None => self.say("any number of damage counters"),
                    Some(most) => {
                        self.say("up to");
                        self.number(i32::from(*most));
                        self.say("damage counters");
                    }
                }
                if from.pick == Pick::Each {
                    self.say("from");
                    self.all_such(from);
                    self.say("to");
                    self.who(to);
                } else {
                    self.between(from, to);
                }
                if *not_to_ko {
                    self.mark(",");
                    self.say("but not enough to KO it");
                }
            }
            Effect::MoveDamagePairwise { from, to } => {
                self.verb("choose");
                self.say("an equal number of");
                self.any_such_plural(from);
                self.say("and");
                self.any_such_plural(to);
                self.mark(",");
                self.say("and");
                self.verb("move");
                self.say(
                    "1 damage counter from each of the first to a different one of the second",
                );
                (self.topic, self.it) = (Topic::Nothing, Grammar::Many);
            }
            Effect::MoveDamageToThis { amount, from } => {
                self.verb("move");
                self.amount_of_counters(amount);
                self.say("from");
                self.who(from);
                self.say("to this card");
                self.for_each_of(amount);
                self.topic = Topic::Nothing;
            }
            Effect::ChangeDamage(change) => {
                self.damage_becomes(change, "takes");
                self.say("instead");
                (self.topic, self.it) = (Topic::Nothing, Grammar::One);
                self.subject_is_lost();
            }
            Effect::Ko(who) => self.verb_who("KO", who),
            Effect::SpillExtraDamage(who) | Effect::SpillAttackDamage(who) => {
                self.verb("do");
                self.say("the excess damage to");
                // The character that was KO'd doesn't take it.
                if who.pick == Pick::Choose(1) && !who.is.contains(&Is::Other) {
                    let mut is = who.is.clone();
                    is.push(Is::Other);
                    self.who(&Who { is, ..who.clone() });
                } else {
                    self.who(who);
                }
            }
            _ => {}
        }
    }
}
