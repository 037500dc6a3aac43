//! Conditions, choices, repetitions, changes of the acting player, and delayed instructions.

use super::super::amounts::{Measure, measure};
use super::super::pen::{Grammar, Pen, Voice};
use crate::{Count, Effect, Pick, Who};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_flow(&mut self, effect: &Effect) {
        match effect {
            Effect::UseBounty => {
                self.verb("use");
                self.say("this card's Bounty");
            }
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                let some_taken = self.some_taken;
                let (done_to_it, drew) = (self.done_to_it, self.drew);
                self.introduced(then);
                let taken_then = std::mem::replace(&mut self.some_taken, some_taken);
                (self.done_to_it, self.drew) = (done_to_it, drew);
                if !otherwise.is_empty() {
                    self.mark(",");
                    self.say("otherwise");
                    self.subject_is_lost();
                    self.inline(otherwise);
                }
                self.some_taken |= taken_then;
                self.drew = drew;
                self.subject_is_lost();
            }
            Effect::May { effects, then } => {
                self.may(effects);
                if !then.is_empty() {
                    self.mark(",");
                    self.say("and if");
                    self.player_verb("do");
                    self.introduced(then);
                }
            }
            Effect::Times { count, effects } => {
                // "For each of your Tanks without an Armor, put an Armor onto that character."
                if let (
                    Measure::Each(1, Count::Characters(counted)),
                    [Effect::PutFromScrap { what, onto }],
                ) = (measure(count), effects.as_slice())
                    && *onto == (Who { pick: Pick::Choose(1), ..counted.clone() })
                {
                    self.say("for");
                    self.who(&Who { pick: Pick::Each, ..counted.clone() });
                    self.it_is_each = false;
                    let it = Who { pick: Pick::It, is: Vec::new(), ..counted.clone() };
                    return self
                        .introduced(&[Effect::PutFromScrap { what: what.clone(), onto: it }]);
                }
                match measure(count) {
                    Measure::Fixed(number) => {
                        self.number(number);
                        self.say(if number == 1 { "time" } else { "times" });
                    }
                    Measure::Each(number, counted) => {
                        if number != 1 {
                            self.number(number);
                            self.say("times");
                        }
                        self.say("for");
                        self.each_counted(counted);
                    }
                    Measure::That => self.say("that many times"),
                    Measure::Equal(amount) => {
                        self.say("a number of times equal to");
                        self.value(amount);
                    }
                }
                self.introduced(effects);
            }
            Effect::ForEach { who, effects } => {
                // Without other instructions, "each of your characters gets" is shorter.
                if let [
                    Effect::Gets { who: Who { pick: Pick::It, .. }, has, until, condition: None },
                ] = effects.as_slice()
                {
                    self.who(&Who { pick: Pick::Each, ..who.clone() });
                    return self.get(has, *until, Grammar::One);
                }
                self.say("for");
                self.who(&Who { pick: Pick::Each, ..who.clone() });
                // Inside the loop, "it" is one of them.
                self.it_is_each = false;
                self.introduced(effects);
            }
            Effect::Opponent(effects) => {
                let (voice, subject) = match self.speech.voice {
                    Voice::You => (Voice::Opponent, "your opponent"),
                    Voice::Opponent => (Voice::You, "you"),
                    Voice::EachPlayer => (Voice::EachOpponent, "their opponent"),
                    Voice::EachOpponent => (Voice::EachPlayer, "the first player"),
                };
                let before = self.let_act(voice, subject);
                self.inline(effects);
                self.act_again(before);
            }
            Effect::EachPlayer(effects) => {
                let before = self.let_act(Voice::EachPlayer, "each player");
                self.inline(effects);
                self.act_again(before);
            }
            Effect::ChooseOne(choices) => {
                self.verb("choose");
                self.say("one");
                let third_person = std::mem::take(&mut self.speech.third_person);
                // One alternative does not follow another, so "it" does not refer to a character of an earlier one.
                let topic = self.topic;
                for (index, effects) in choices.iter().enumerate() {
                    self.topic = topic;
                    self.mark(if index == 0 { ":" } else { ";" });
                    if index > 0 {
                        self.say("or");
                    }
                    self.inline(effects);
                }
                if self.speech.subject.is_none() {
                    self.speech.third_person = third_person;
                }
            }
            Effect::ChooseColor => {
                self.verb("choose");
                self.say("a battle icon color");
            }
            Effect::Note(amount) => {
                self.verb("note");
                self.value(amount);
            }
            Effect::ThisTurn(delayed) => self.this_turn(delayed),
            Effect::AtEndOfTurn(effects) => {
                self.say("at end of turn");
                self.introduced(effects);
            }
            Effect::AfterBattle(effects) => {
                self.say("after this battle");
                let past = std::mem::replace(&mut self.past, true);
                self.introduced(effects);
                self.past = past;
            }
            Effect::NameCard(what) => {
                self.verb("name");
                self.a_card(what);
            }
            Effect::UseBountyOf { who, upgrades_too } => {
                self.verb("use");
                if matches!(who.pick, Pick::This | Pick::Upgraded | Pick::It) && !upgrades_too {
                    self.whose(who);
                    return self.say("Bounty");
                }
                self.say("a Bounty of");
                self.who(who);
                if *upgrades_too {
                    self.say("or of an Upgrade on it");
                }
            }
            Effect::ItsOwner(effects) => {
                let before = self.let_act(Voice::Opponent, "its owner");
                self.inline(effects);
                self.act_again(before);
            }
            _ => {}
        }
    }
}
