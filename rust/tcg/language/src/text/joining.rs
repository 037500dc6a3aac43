//! Sequences of instructions, as separate sentences or as clauses of one sentence.

use super::names::whole_name;
use super::pen::{Grammar, Pen, Topic, Voice};
use crate::{Amount, Compare, Condition, Count, Effect, From, Pick, What};

impl Pen {
    /// Writes one sentence for each instruction.
    pub fn sentences(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            if self.speech.subject.is_none() {
                self.subject_is_lost();
            }
            let before = effects[..effects.len() - rest.len()].last();
            rest = match rest {
                // "Do 1 damage each to an enemy and to this."
                [
                    Effect::Choose(first),
                    Effect::ChooseAlso(second),
                    Effect::Damage { amount: Amount::Fixed(amount), to },
                    after @ ..,
                ] if second.pick == Pick::This && to.pick == Pick::It && to.is.is_empty() => {
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
                // Only one character has that name, so no choice is mentioned.
                [Effect::Choose(who), _, ..] if whole_name(who).is_some() && who.is.len() == 1 => {
                    (self.topic, self.it, self.it_unspoken) = (Topic::Nothing, Grammar::One, true);
                    self.it_named = whole_name(who).map(str::to_string);
                    after
                }
                // "The attacker and the defender can't flip more than 2 battle cards each."
                [
                    Effect::Gets { who: attacker, has, until, condition },
                    Effect::Gets {
                        who: defender,
                        has: other,
                        until: lasts,
                        condition: other_condition,
                    },
                    after @ ..,
                ] if (attacker.pick, defender.pick) == (Pick::Attacker, Pick::Defender)
                    && attacker.is.is_empty()
                    && defender.is.is_empty()
                    && (has, until, condition) == (other, lasts, other_condition) =>
                {
                    self.say("the attacker and the defender");
                    self.topic = Topic::Nothing;
                    self.get(has, *until, Grammar::Many);
                    if let Some(condition) = condition {
                        self.say("while");
                        self.condition(condition, false);
                    }
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
                        (
                            Some(Effect::MayPlay { what: first, from: From::Hand, .. }),
                            Effect::Play { what, from: From::Hand, onto },
                        ) if first == what => {
                            let what = What { other: true, ..what.clone() };
                            self.sentence(&Effect::Play {
                                what,
                                from: From::Hand,
                                onto: onto.clone(),
                            });
                        }
                        // "You may play a Secret Action. Then you may play another Secret Action."
                        (
                            Some(Effect::MayPlay { what: first, from: From::Hand, onto: None }),
                            Effect::MayPlay { what, from: From::Hand, onto: None },
                        ) if first == what => {
                            let what = What { other: true, ..what.clone() };
                            self.sentence(&Effect::MayPlay { what, from: From::Hand, onto: None });
                        }
                        // "Draw a card for each … Then scrap that many cards from your hand."
                        (Some(Effect::Draw(drawn)), Effect::ScrapFromHand { count, what })
                            if is_as_many(drawn, count) =>
                        {
                            let count = Amount::Counted(Box::new(Count::ThatMany));
                            self.sentence(&Effect::ScrapFromHand { count, what: what.clone() });
                        }
                        // "Then flip it again."
                        (Some(Effect::Flip { .. }), Effect::Flip { who, to: None })
                            if who.pick == Pick::It =>
                        {
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
            // "You may choose one of your characters. If you do, until end of battle, …"
            Effect::May { effects, then }
                if then.is_empty() && is_choice_for_what_lasts(effects) =>
            {
                self.may(&effects[..1]);
                self.stop();
                self.say("if");
                self.player_verb("do");
                self.introduced(&effects[1..]);
                self.stop();
            }
            Effect::May { effects, then } => {
                self.may(effects);
                self.stop();
                if let [Effect::If { condition, then, otherwise }] = then.as_slice()
                    && otherwise.is_empty()
                {
                    self.say("if");
                    self.player_verb("do");
                    self.say("and");
                    self.condition(condition, false);
                    self.introduced(then);
                    self.stop();
                } else if !then.is_empty() {
                    self.say("if");
                    self.player_verb("do");
                    self.introduced(then);
                    self.stop();
                }
            }
            // "Do this. If those cards have the same name, do that as well."
            Effect::If { condition: Condition::ThoseShareName, then, otherwise }
                if !otherwise.is_empty()
                    && then.len() > otherwise.len()
                    && then.starts_with(otherwise) =>
            {
                self.sentences(otherwise);
                self.say("if the cards you scrapped all have the same name");
                self.introduced(&then[otherwise.len()..]);
                self.stop();
            }
            // The condition that there are enough cards is implied.
            Effect::If { condition, then, otherwise }
                if otherwise.is_empty() && is_enough(condition, then) =>
            {
                self.sentences(then)
            }
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
            // Instructions for another player become separate sentences if a joined one would be ambiguous.
            Effect::Opponent(effects) | Effect::EachPlayer(effects)
                if self.speech.voice == Voice::You
                    && !effects.iter().all(|effect| self.continues(effect)) =>
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

    /// Records how a following condition refers to this instruction: "if you can't", "if they don't".
    fn was(&mut self, effect: &Effect) {
        match effect {
            // The last instruction inside has set these fields.
            Effect::Opponent(_) | Effect::ItsOwner(_) | Effect::EachPlayer(_) => {
                (self.by_other, self.drew) = (true, false)
            }
            _ => {
                self.that_is_cards =
                    matches!(effect, Effect::ScrapHand | Effect::ScrapAnyFromHand(_));
                self.drew |= matches!(effect, Effect::Draw(Amount::Fixed(_)))
                    && self.speech.voice == Voice::You;
                self.optional = matches!(effect, Effect::May { .. });
                self.by_other = false;
            }
        }
    }

    /// Returns whether the clause can continue with the subject of the previous clause.
    fn continues(&self, effect: &Effect) -> bool {
        let chooses = match effect {
            Effect::Damage { to: who, .. } => matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_)),
            _ => false,
        };
        begins_with_verb(effect) && !(chooses && self.speech.voice != Voice::You)
    }

    /// Writes all instructions as one sentence without its full stop: "draw a card and scrap this card".
    pub fn inline(&mut self, effects: &[Effect]) {
        match effects {
            // "scrap a [BLACK] card and another card from your hand"
            [
                Effect::ScrapFromHand { count: Amount::Fixed(1), what },
                Effect::ScrapFromHand { count: Amount::Fixed(1), what: other },
            ] if *other == What::default() => {
                self.verb("scrap");
                self.a_card(what);
                self.say("and");
                self.a_card(&What { other: true, ..What::default() });
                self.say("from");
                self.say(self.my());
                self.say("hand");
                return self.was(&effects[1]);
            }
            [Effect::Choose(who), Effect::ExtraAttack { against: Some(against), .. }]
                if who.pick == Pick::Defender && against.pick == Pick::It =>
            {
                self.same_defender = true;
                self.clause(&effects[1]);
                return self.was(&effects[1]);
            }
            _ => {}
        }
        for (index, effect) in effects.iter().enumerate() {
            if index > 0 {
                let continues = begins_with_verb(&effects[index - 1]) && self.continues(effect);
                if effects.len() > 2 || !continues {
                    self.mark(",");
                }
                let and =
                    effects.len() == 2 && (continues || matches!(effect, Effect::Gets { .. }));
                self.say(if and { "and" } else { "then" });
                // After an action of another player, "draw a card" would seem to refer to that player.
                let by_other = matches!(
                    effects[index - 1],
                    Effect::Opponent(_) | Effect::ItsOwner(_) | Effect::EachPlayer(_)
                );
                if by_other && self.speech.voice == Voice::You && begins_with_verb(effect) {
                    self.speech.subject = Some("you");
                }
            }
            self.clause(effect);
            self.was(effect);
        }
    }

    /// Writes "you may draw a card" or "they may draw a card".
    pub fn may(&mut self, effects: &[Effect]) {
        self.may_begins();
        let third_person = std::mem::take(&mut self.speech.third_person);
        self.inline(effects);
        if self.speech.subject.is_none() {
            self.speech.third_person = third_person;
        }
    }

    /// Writes "you may" or "your opponent may".
    pub fn may_begins(&mut self) {
        match self.speech.subject.take() {
            Some(subject) => self.say(subject),
            None if self.speech.voice == Voice::You => self.say("you"),
            None => {}
        }
        self.say("may");
    }

    /// Writes a clause after "For each …" or a similar introduction, with its player as the subject.
    pub fn introduced(&mut self, effects: &[Effect]) {
        self.mark(",");
        self.subject_is_lost();
        self.inline(effects);
    }
}

/// Returns whether the clause begins with a verb of the acting player, so that "and" can join it.
fn begins_with_verb(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Gets { .. }
            | Effect::ChangeDamage(_)
            | Effect::IgnoreIcons(_)
            | Effect::MayPlay { .. }
            | Effect::MayPlayEach { .. }
            | Effect::MayPlayToStay(_)
            | Effect::KeepUpgrades(_)
            | Effect::NoMoreActions
            | Effect::TakeTheirDraws
            | Effect::ItsOwner(_)
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
            | Effect::EachPlayer(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_)
    )
}

/// Returns whether an instruction affects the same things as the previous one, so that "then" must separate the two.
fn goes_on(before: &Effect, effect: &Effect) -> bool {
    match (before, effect) {
        (Effect::Flip { .. }, Effect::Flip { who, .. }) => who.pick == Pick::It,
        (
            Effect::MayPlay { what: first, from: From::Hand, .. },
            Effect::Play { what, from: From::Hand, .. }
            | Effect::MayPlay { what, from: From::Hand, .. },
        ) => first == what,
        (Effect::Draw(drawn), Effect::ScrapFromHand { count, .. }) => is_as_many(drawn, count),
        _ => false,
    }
}

/// Returns whether the condition only requires as many cards in hand as may be scrapped next.
fn is_enough(condition: &Condition, then: &[Effect]) -> bool {
    let (
        Condition::Number(Amount::Counted(count), Compare::AtLeast, needed),
        [Effect::May { effects, .. }],
    ) = (condition, then)
    else {
        return false;
    };
    let scrapped = match effects.as_slice() {
        [Effect::ScrapFromHand { count, what }] if *what == What::default() => count,
        _ => return false,
    };
    **count == Count::CardsInHand && scrapped == needed
}

/// Returns whether as many cards are scrapped as were just drawn, by the same counted number.
fn is_as_many(drawn: &Amount, scrapped: &Amount) -> bool {
    matches!(drawn, Amount::Counted(_)) && drawn == scrapped
}

/// Returns whether a character is chosen for a temporary effect that does not begin with an action of the player.
fn is_choice_for_what_lasts(effects: &[Effect]) -> bool {
    matches!(effects, [Effect::Choose(_), lasting, ..] if !begins_with_verb(lasting) || matches!(lasting, Effect::Instead { .. }))
}
