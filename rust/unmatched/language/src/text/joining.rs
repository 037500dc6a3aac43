//! Sequences of instructions: as separate sentences, or as clauses of one sentence.

use super::Writer;
use crate::{Condition, Effect};
use altmode_language::Voice;

impl Writer<'_> {
    /// Writes each instruction as a sentence.
    pub(super) fn sentences(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            self.begin();
            rest = after;
            match effect {
                // A text mentions the kept card only where it takes that card.
                Effect::RecallKept => {
                    if let [Effect::TakeThose { .. }, after @ ..] = rest {
                        self.pen.verb("put");
                        self.pen.say("the noted card from the discard pile into your hand");
                        self.pen.stop();
                        rest = after;
                    }
                }
                _ => self.one_sentence(effect),
            }
        }
    }

    /// Begins a sentence, which has to name its subject.
    fn begin(&mut self) {
        if self.pen.speech.voice == Voice::You {
            self.pen.speech.subject = None;
        } else if self.pen.speech.subject.is_none() {
            self.pen.subject_is_lost();
        }
    }

    fn one_sentence(&mut self, effect: &Effect) {
        match effect {
            Effect::If { condition, then, otherwise } => self.if_sentence(condition, then, otherwise),
            Effect::May { effects, then, otherwise } => {
                self.clause(&Effect::May { effects: effects.clone(), then: Vec::new(), otherwise: Vec::new() });
                self.pen.stop();
                let speech = self.pen.speech;
                if !then.is_empty() {
                    let done = self.condition(&Condition::Done);
                    self.pen.say(&format!("if {done}"));
                    self.follow(then);
                }
                self.otherwise(otherwise);
                self.pen.speech = speech;
            }
            Effect::Tiers { pay, none, one, two } => {
                let [coin, coins] = [false, true].map(|many| self.counter(pay, many));
                self.pen.say(&format!("you may spend 1 or 2 {coins}"));
                self.pen.stop();
                if !none.is_empty() {
                    self.pen.say("for none");
                    self.follow(none);
                }
                self.pen.say(&format!("for 1 {coin}"));
                self.follow(one);
                self.pen.say(&format!("for 2 {coins}"));
                self.follow(two);
            }
            Effect::Highest { of, at } => {
                let of = self.amount(of);
                self.pen.say(&format!("only the highest number that is reached by {of} counts"));
                self.pen.stop();
                for step in at {
                    self.pen.say(&format!("at {} or more", step.least));
                    self.follow(&step.effects);
                }
            }
            Effect::UnlessPaid { from, to, count, effects } if !effects.iter().all(is_clause) => {
                let to = self.counter_after(to, &crate::Amount::Fixed((*count).into()));
                let from = self.counter(from, *count != 1);
                self.pen.say(&format!("unless an opponent turns {count} {from} into {to}"));
                self.follow(effects);
            }
            Effect::Owner(effects) | Effect::Opponent(effects) | Effect::EachOpponent(effects) | Effect::EachPlayer(effects) => {
                let (voice, subject) = match effect {
                    Effect::Opponent(_) if self.pen.speech.voice == Voice::Opponent => (Voice::You, "you"),
                    Effect::Opponent(_) => (Voice::Opponent, "your opponent"),
                    Effect::Owner(_) => (Voice::Opponent, "the owner of this card"),
                    Effect::EachOpponent(_) => (Voice::Opponent, "each opponent"),
                    _ => (Voice::EachPlayer, "each player"),
                };
                let before = self.pen.let_act(voice, subject);
                self.sentences(effects);
                self.pen.speech = before;
                self.they_did = true;
            }
            Effect::Times { count, effects } => {
                let count = match self.measure(count) {
                    super::amounts::Measure::That => "that many".to_string(),
                    _ => self.amount(count),
                };
                self.pen.say(&format!("do this {count} times"));
                self.follow(effects);
            }
            Effect::ForEach { who, effects } => {
                let who = self.counted(who);
                self.pen.say(&format!("for each {who}"));
                self.it = altmode_language::Grammar::One;
                self.follow(effects);
            }
            Effect::WhoseTurn(effects) => {
                let before = self.pen.let_act(Voice::Opponent, "the player whose turn it is");
                self.sentences(effects);
                self.pen.speech = before;
                self.they_did = true;
            }
            Effect::Roll(effects) => {
                let die = self.die();
                self.act("roll", &die);
                self.pen.stop();
                self.pen.say("unless it shows an X");
                self.follow(effects);
            }
            Effect::AtEndOfTurn(effects) | Effect::AtYourNextTurn(effects) | Effect::AfterThisManeuver(effects) => {
                self.pen.say(match effect {
                    Effect::AtEndOfTurn(_) => "at the end of the turn",
                    Effect::AfterThisManeuver(_) => "after this maneuver",
                    _ => "at the start of your next turn",
                });
                self.follow(effects);
            }
            _ => {
                self.clause(effect);
                self.pen.stop();
            }
        }
        if !matches!(effect, Effect::Opponent(_) | Effect::EachOpponent(_) | Effect::If { .. }) {
            self.they_did = false;
        }
    }

    fn if_sentence(&mut self, condition: &Condition, then: &[Effect], otherwise: &[Effect]) {
        // Writes "if one thing and another" instead of a nested sentence.
        if let ([Effect::If { condition: inner, then, otherwise: none }], []) = (then, otherwise)
            && none.is_empty()
        {
            return self.if_sentence(&Condition::All(vec![condition.clone(), inner.clone()]), then, &[]);
        }
        let condition = self.condition(condition);
        self.pen.say(&format!("if {condition}"));
        self.follow(then);
        self.otherwise(otherwise);
    }

    fn otherwise(&mut self, effects: &[Effect]) {
        if !effects.is_empty() {
            self.pen.say("otherwise");
            self.follow(effects);
        }
    }

    /// Writes the part after "if …": clauses after a comma, or sentences after an arrow.
    fn follow(&mut self, effects: &[Effect]) {
        if effects.iter().all(is_clause) {
            self.pen.mark(",");
            self.begin();
            self.clauses_of(effects);
            self.pen.stop();
        } else {
            self.pen.arrow();
            self.sentences(effects);
        }
    }

    /// Writes instructions as clauses of one sentence, or as sentences if they are too long for that.
    pub(super) fn clauses(&mut self, effects: &[Effect]) {
        if effects.iter().all(is_clause) { self.clauses_of(effects) } else { self.sentences(effects) }
    }

    /// Writes instructions as clauses of one sentence.
    pub(super) fn clauses_of(&mut self, effects: &[Effect]) {
        for (index, effect) in effects.iter().enumerate() {
            match index {
                0 => {}
                _ if index + 1 == effects.len() => self.pen.say("and"),
                _ => self.pen.mark(","),
            }
            self.clause(effect);
        }
    }

    /// Writes a list of texts to choose from: "(1) draw 2 cards; (2) gain an action".
    pub(super) fn list(&mut self, lists: &[Vec<Effect>]) {
        let speech = self.pen.speech;
        for (index, effects) in lists.iter().enumerate() {
            if index > 0 {
                self.pen.mark(";");
            }
            self.pen.say(&format!("({})", index + 1));
            self.pen.speech = speech;
            self.they_did = false;
            if self.pen.speech.voice == Voice::You {
                self.pen.speech.subject = None;
            } else {
                self.pen.subject_is_lost();
            }
            self.clauses_of(effects);
        }
        self.pen.speech = speech;
    }
}

/// Returns whether an instruction can be a clause among others.
fn is_clause(effect: &Effect) -> bool {
    match effect {
        Effect::If { .. }
        | Effect::Times { .. }
        | Effect::ForEach { .. }
        | Effect::Roll(_)
        | Effect::WhoseTurn(_)
        | Effect::AtEndOfTurn(_)
        | Effect::AtYourNextTurn(_)
        | Effect::AfterThisManeuver(_)
        | Effect::Tiers { .. }
        | Effect::Highest { .. }
        | Effect::RecallKept
        | Effect::BonusAttack { .. } => false,
        Effect::May { then, otherwise, effects } => then.is_empty() && otherwise.is_empty() && effects.iter().all(is_clause),
        Effect::Opponent(effects)
        | Effect::EachOpponent(effects)
        | Effect::EachPlayer(effects)
        | Effect::EachOfSide(effects)
        | Effect::UnlessPaid { effects, .. } => effects.iter().all(is_clause),
        Effect::ChooseOne { of, .. } => of.iter().flatten().all(is_clause),
        _ => true,
    }
}
