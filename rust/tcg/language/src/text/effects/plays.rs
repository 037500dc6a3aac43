//! Cards that are played by an instruction.

use super::super::pen::{Grammar, Pen};
use crate::{Effect, From, What};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_plays(&mut self, effect: &Effect) {
        match effect {
            Effect::MayPlay { what, from, onto } => {
                self.may_begins();
                self.say("play");
                self.played(what, *from, onto.as_ref());
            }
            Effect::Play { what, from, onto } => {
                self.verb("play");
                self.played(what, *from, onto.as_ref());
                // For a single remembered card, "if it is a Weapon" has the same meaning.
                if *from != From::Those || self.those == Grammar::Many || *what == What::default() {
                    self.say("if able");
                }
            }
            Effect::MayPlayEach { what, onto } => {
                self.may_begins();
                self.say("play");
                for (index, card) in what.iter().enumerate() {
                    self.between_members(index, what.len(), "and");
                    self.a_card(card);
                }
                self.onto(onto);
                self.say("in any order");
            }
            Effect::MayPlayToStay(what) => {
                self.may_begins();
                self.say("play");
                self.a_card(what);
                self.mark(",");
                self.say("and while it lies face down, neither it nor this card is scrapped at the end of a turn");
            }
            Effect::NoMoreActions => {
                match self.speech.subject.take() {
                    Some(subject) => self.say(subject),
                    None => self.say(self.me()),
                }
                self.say("can't play Actions for the rest of this turn");
                self.subject_is_lost();
            }
            _ => {}
        }
    }
}
