//! Instructions in a row: as sentences of their own, or as the clauses of one sentence.

use super::pen::{Pen, Voice};
use crate::Effect;

impl Pen {
    /// One sentence an instruction.
    pub fn sentences(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.sentence(effect);
        }
    }

    fn sentence(&mut self, effect: &Effect) {
        match effect {
            Effect::May { effects, then } => {
                self.may(effects);
                self.stop();
                if !then.is_empty() {
                    self.say("if");
                    self.player_verb("do");
                    self.mark(",");
                    self.inline(then);
                    self.stop();
                }
            }
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                self.mark(",");
                self.subject_is_lost();
                self.inline(then);
                self.stop();
                if !otherwise.is_empty() {
                    self.say("otherwise");
                    self.mark(",");
                    self.subject_is_lost();
                    self.inline(otherwise);
                    self.stop();
                }
            }
            _ => {
                self.clause(effect);
                self.stop();
            }
        }
        self.optional = matches!(effect, Effect::May { .. });
    }

    /// All instructions as one sentence without its full stop: "draw a card and scrap this card".
    pub fn inline(&mut self, effects: &[Effect]) {
        for (index, effect) in effects.iter().enumerate() {
            if index > 0 {
                if effects.len() > 2 || !begins_with_verb(effect) {
                    self.mark(",");
                }
                let and = effects.len() == 2 && (begins_with_verb(effect) || matches!(effect, Effect::Gets { .. }));
                self.say(if and { "and" } else { "then" });
            }
            self.clause(effect);
            self.optional = matches!(effect, Effect::May { .. });
        }
    }

    /// "you may draw a card", "they may draw a card".
    pub fn may(&mut self, effects: &[Effect]) {
        self.may_begins();
        let third_person = std::mem::take(&mut self.speech.third_person);
        self.inline(effects);
        if self.speech.subject.is_none() {
            self.speech.third_person = third_person;
        }
    }

    /// "you may", "your opponent may".
    pub fn may_begins(&mut self) {
        match self.speech.subject.take() {
            Some(subject) => self.say(subject),
            None if self.speech.voice == Voice::You => self.say("you"),
            None => {}
        }
        self.say("may");
    }

    /// "For each …" and the like before a clause: the clause names its player again.
    pub fn introduced(&mut self, effects: &[Effect]) {
        self.mark(",");
        self.subject_is_lost();
        self.inline(effects);
    }
}

/// Whether the clause begins with the verb of the player who acts, so that "and" can join it.
fn begins_with_verb(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Gets { .. }
            | Effect::MayPlay { .. }
            | Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(_)
            | Effect::EachPlayer(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_)
    )
}
