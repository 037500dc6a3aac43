//! Instructions in a row: as sentences of their own, or as the clauses of one sentence.

use super::pen::{Grammar, Pen, Voice};
use crate::{Amount, Compare, Condition, Count, Effect, From, Pick, What};

impl Pen {
    /// One sentence an instruction.
    pub fn sentences(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            if self.speech.subject.is_none() {
                self.subject_is_lost();
            }
            let before = effects[..effects.len() - rest.len()].last();
            rest = match rest {
                // "Do 1 damage each to an enemy and to this."
                [Effect::Choose(first), Effect::ChooseAlso(second), Effect::Damage { amount: Amount::Fixed(amount), to }, after @ ..]
                    if second.pick == Pick::This && to.pick == Pick::It && to.is.is_empty() =>
                {
                    self.verb("do");
                    self.number(i32::from(*amount));
                    self.say("damage each to");
                    self.who(first);
                    self.say("and to");
                    self.who(second);
                    self.it = Grammar::Many;
                    self.stop();
                    after
                }
                [Effect::Choose(first), Effect::ChooseAlso(second), after @ ..] => {
                    self.verb_who("choose", first);
                    self.say("and");
                    self.who(second);
                    self.it = Grammar::Many;
                    self.stop();
                    after
                }
                _ => {
                    if before.is_some_and(|before| goes_on(before, effect)) {
                        self.say("then");
                    }
                    match (before, effect) {
                        // "You may play an Action. Then play another Action if able."
                        (Some(Effect::MayPlay { what: first, from: From::Hand, .. }), Effect::Play { what, from: From::Hand, onto })
                            if first == what =>
                        {
                            let what = What { other: true, ..what.clone() };
                            self.sentence(&Effect::Play { what, from: From::Hand, onto: onto.clone() });
                        }
                        // "Then flip it again."
                        (Some(Effect::Flip { .. }), Effect::Flip { who, to: None }) if who.pick == Pick::It => {
                            self.clause(effect);
                            self.say("again");
                            self.stop();
                            self.was(effect);
                        }
                        _ => self.sentence(effect),
                    }
                    after
                }
            };
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
            // "Do this. If those cards have the same name, do that as well."
            Effect::If { condition: Condition::ThoseShareName, then, otherwise }
                if !otherwise.is_empty() && then.len() > otherwise.len() && then.starts_with(otherwise) =>
            {
                self.sentences(otherwise);
                self.say("if the cards you scrapped all have the same name");
                self.introduced(&then[otherwise.len()..]);
                self.stop();
            }
            // That there are enough of them goes without saying.
            Effect::If { condition, then, otherwise } if otherwise.is_empty() && is_enough(condition, then) => self.sentences(then),
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                let some_taken = self.some_taken;
                let (done_to_it, drew) = (self.done_to_it, self.drew);
                self.introduced(then);
                self.stop();
                let taken_then = std::mem::replace(&mut self.some_taken, some_taken);
                (self.done_to_it, self.drew) = (done_to_it, drew);
                if !otherwise.is_empty() {
                    self.say("otherwise");
                    self.mark(",");
                    self.subject_is_lost();
                    self.inline(otherwise);
                    self.stop();
                }
                self.some_taken |= taken_then;
                self.drew = drew;
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
            Effect::Opponent(_) | Effect::ItsOwner(_) | Effect::EachPlayer(_) => (self.by_other, self.drew) = (true, false),
            _ => {
                self.drew |= matches!(effect, Effect::Draw(Amount::Fixed(_))) && self.speech.voice == Voice::You;
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
                // After what another player did, "draw a card" would be taken for that player's.
                let by_other = matches!(effects[index - 1], Effect::Opponent(_) | Effect::ItsOwner(_) | Effect::EachPlayer(_));
                if by_other && self.speech.voice == Voice::You && begins_with_verb(effect) {
                    self.speech.subject = Some("you");
                }
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
            | Effect::ChangeDamage(_)
            | Effect::IgnoreIcons(_)
            | Effect::MayPlay { .. }
            | Effect::RevealAtRandom
            | Effect::TheyReveal(_)
            | Effect::SeparateThose
            | Effect::TakeGreen
            | Effect::Win
            | Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(_)
            | Effect::ItsOwner(_)
            | Effect::EachPlayer(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_)
    )
}

/// Whether an instruction is done to the same things as the one before, so that "then" has to part the two.
fn goes_on(before: &Effect, effect: &Effect) -> bool {
    match (before, effect) {
        (Effect::Flip { .. }, Effect::Flip { who, .. }) => who.pick == Pick::It,
        (Effect::MayPlay { what: first, from: From::Hand, .. }, Effect::Play { what, from: From::Hand, .. }) => first == what,
        _ => false,
    }
}

/// Whether the condition only says that you have as many cards in hand as you then may scrap.
fn is_enough(condition: &Condition, then: &[Effect]) -> bool {
    let (Condition::Number(Amount::Counted(count), Compare::AtLeast, Amount::Fixed(needed)), [Effect::May { effects, .. }]) =
        (condition, then)
    else {
        return false;
    };
    let scrapped = match effects.as_slice() {
        [Effect::ScrapFromHand { count: Amount::Fixed(count), what }] if *what == What::default() => *count,
        _ => return false,
    };
    **count == Count::CardsInHand && scrapped == *needed
}
