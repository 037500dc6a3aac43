//! Instructions in a row: as sentences of their own, or as the clauses of one sentence.

use super::pen::{Pen, Voice};
use crate::{Effect, Pick};

impl Pen {
    /// One sentence an instruction.
    pub fn sentences(&mut self, effects: &[Effect]) {
        for effect in effects {
            if self.speech.subject.is_none() {
                self.subject_is_lost();
            }
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
                    self.introduced(then);
                    self.stop();
                }
            }
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                let some_taken = self.some_taken;
                self.introduced(then);
                self.stop();
                let taken_then = std::mem::replace(&mut self.some_taken, some_taken);
                if !otherwise.is_empty() {
                    self.say("otherwise");
                    self.mark(",");
                    self.subject_is_lost();
                    self.inline(otherwise);
                    self.stop();
                }
                self.some_taken |= taken_then;
            }
            // What another player does takes sentences of its own where one would be misread.
            Effect::Opponent(effects) | Effect::EachPlayer(effects)
                if self.speech.voice == Voice::You && !effects.iter().all(|effect| self.continues(effect)) =>
            {
                let (voice, subject) = if matches!(effect, Effect::Opponent(_)) {
                    (Voice::Opponent, "your opponent")
                } else {
                    (Voice::EachPlayer, "each player")
                };
                let before = self.let_act(voice, subject);
                self.sentences(effects);
                self.act_again(before);
            }
            _ => {
                self.clause(effect);
                self.stop();
            }
        }
        self.was(effect);
    }

    /// Remembers how a condition has to speak of this instruction: "if you can't", "if they don't".
    fn was(&mut self, effect: &Effect) {
        match effect {
            // Set by the last instruction inside.
            Effect::Opponent(_) | Effect::EachPlayer(_) => self.by_other = true,
            _ => {
                self.optional = matches!(effect, Effect::May { .. });
                self.by_other = false;
            }
        }
    }

    /// Whether the clause can go on with the subject of the clause before.
    fn continues(&self, effect: &Effect) -> bool {
        let chooses = match effect {
            Effect::Damage { to: who, .. } => matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_)),
            _ => false,
        };
        begins_with_verb(effect) && !(chooses && self.speech.voice != Voice::You)
    }

    /// All instructions as one sentence without its full stop: "draw a card and scrap this card".
    pub fn inline(&mut self, effects: &[Effect]) {
        for (index, effect) in effects.iter().enumerate() {
            if index > 0 {
                let continues = begins_with_verb(&effects[index - 1]) && self.continues(effect);
                if effects.len() > 2 || !continues {
                    self.mark(",");
                }
                let and = effects.len() == 2 && (continues || matches!(effect, Effect::Gets { .. }));
                self.say(if and { "and" } else { "then" });
            }
            self.clause(effect);
            self.was(effect);
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
            | Effect::RevealAtRandom
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
