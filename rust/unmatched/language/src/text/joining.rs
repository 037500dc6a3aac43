//! Sequences of instructions: as separate sentences, or as clauses of one sentence.

use super::Writer;
use crate::{Amount, Condition, Count, Effect, Is, Pick, Quality, Who};
use altmode_language::Voice;

impl Writer<'_> {
    /// Writes each instruction as a sentence.
    pub(super) fn sentences(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            self.begin();
            rest = after;
            match effect {
                Effect::TopOfDiscard(amount) => self.unnamed_top_of_discard(amount),
                Effect::ChooseNumber(most) if self.spends_any(most, rest.first()) => {
                    let subject = self.any_number(most, &rest[0]);
                    rest = &rest[1..];
                    self.pen.say(&subject);
                    self.pen.stop();
                }
                Effect::Opponent(inner)
                    if self.opponent_pays_any(inner, rest.first()).is_some() =>
                {
                    let coins = self.opponent_pays_any(inner, rest.first()).unwrap_or_default();
                    rest = &rest[1..];
                    self.tell(&format!("{} may pay any number of {coins}", self.pen.foe()));
                    self.pen.stop();
                }
                Effect::Choose(who) if moves_with(who, rest.first()).is_some() => {
                    let Some((name, up_to)) = moves_with(who, rest.first()) else { continue };
                    rest = &rest[1..];
                    let fighters = self.fighters(who);
                    self.act("move", &format!("{name} and {fighters} up to {up_to} spaces each"));
                    self.pen.stop();
                }
                Effect::Move { who, up_to, through: Some(through), exactly } => {
                    self.clause(&Effect::Move {
                        who: who.clone(),
                        up_to: up_to.clone(),
                        through: None,
                        exactly: *exactly,
                    });
                    self.pen.stop();
                    let subject = match who.pick {
                        Pick::This | Pick::Foe | Pick::It => self.fighters(who),
                        _ => self.they().to_string(),
                    };
                    self.pen.say(&format!(
                        "{subject} may move through {}",
                        super::qualities::through_whom(*through)
                    ));
                    self.pen.stop();
                }
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

    /// Remembers the words for the top cards of the discard pile, which the next sentence names.
    fn unnamed_top_of_discard(&mut self, amount: &Amount) {
        let my = self.pen.my();
        let cards = match amount {
            Amount::Fixed(1) => "the top card".to_string(),
            _ => format!("the top {} cards", self.amount(amount)),
        };
        self.speaks_of_cards(amount);
        self.unnamed = Some(format!("{cards} of {my} discard pile"));
    }

    /// Returns whether a chosen number is that of counters which are spent next.
    fn spends_any(&self, most: &Amount, then: Option<&Effect>) -> bool {
        let spent = match then {
            Some(Effect::Spend { counter, count }) if *count == that_many() => counter,
            _ => return false,
        };
        limit_of(most).is_some_and(|(counter, _)| counter == spent)
    }

    /// Returns the counters of which the opponent chooses a number that are then taken from their store.
    fn opponent_pays_any(&self, effects: &[Effect], then: Option<&Effect>) -> Option<String> {
        let ([Effect::ChooseNumber(most)], Some(Effect::MoveCounters { from, count, .. })) =
            (effects, then)
        else {
            return None;
        };
        let (counter, None) = limit_of(most)? else { return None };
        let (_, _, many) = self.store(from)?;
        (counter == from && *count == that_many()).then_some(many)
    }

    /// Returns the sentence that counters are spent, as many as the player likes: "spend any number of Hellfire".
    fn any_number(&mut self, most: &Amount, then: &Effect) -> String {
        let (Effect::Spend { counter, .. }, Some((_, limit))) = (then, limit_of(most)) else {
            return String::new();
        };
        let many = self.counter(counter, true);
        match limit {
            Some(limit) => format!("spend up to {limit} {many}"),
            None => format!("spend any amount of {many}"),
        }
    }

    fn one_sentence(&mut self, effect: &Effect) {
        match effect {
            Effect::If { condition, then, otherwise } => {
                self.if_sentence(condition, then, otherwise)
            }
            // "You may draw 2 cards instead of 1. If you do, …".
            Effect::May { effects, then, .. }
                if then.is_empty() && draws_instead(effects).is_some() =>
            {
                let Some((more, instead, rest)) = draws_instead(effects) else { return };
                self.clause(&Effect::May {
                    effects: vec![Effect::Draw(Amount::Fixed(more))],
                    then: Vec::new(),
                    otherwise: Vec::new(),
                });
                self.pen.say(&format!("instead of {instead}"));
                self.pen.stop();
                let done = self.condition(&Condition::Done);
                self.pen.say(&format!("if {done}"));
                self.follow(rest);
            }
            Effect::May { effects, then, otherwise } => {
                self.clause(&Effect::May {
                    effects: effects.clone(),
                    then: Vec::new(),
                    otherwise: Vec::new(),
                });
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
                let verbs = self.verbs(pay).map(|verbs| {
                    (verbs.spend.clone(), [verbs.noun.clone(), format!("{}s", verbs.noun)])
                });
                let (spend, [coin, coins]) = verbs.unwrap_or_else(|| {
                    ("spend".into(), [false, true].map(|many| self.counter(pay, many)))
                });
                self.pen.say(&format!("you may {spend} 1 or 2 {coins}"));
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
            Effect::Highest { of, at } if super::tag_in_discard(of).is_some() => {
                let tag = super::tag_in_discard(of).unwrap_or_default();
                for step in at {
                    self.pen.say(&format!("{} {tag}:", step.least));
                    if step.effects.iter().all(is_clause) {
                        self.begin();
                        self.clauses_of(&step.effects);
                        self.pen.stop();
                    } else {
                        self.sentences(&step.effects);
                    }
                }
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
                let pays = self.pays(from, to, *count);
                self.pen.say(&format!("unless an opponent {pays}"));
                self.follow(effects);
            }
            Effect::Owner(effects)
            | Effect::Opponent(effects)
            | Effect::EachOpponent(effects)
            | Effect::EachPlayer(effects) => {
                let (voice, subject) = match effect {
                    Effect::Opponent(_) if self.pen.speech.voice == Voice::Opponent => {
                        (Voice::You, "you")
                    }
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
                let subject = if self.their_turn { "they" } else { "the player whose turn it is" };
                let before = self.pen.let_act(Voice::Opponent, subject);
                self.pen.speech.third_person &= !self.their_turn;
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
            Effect::AtEndOfTurn(effects)
            | Effect::AtYourNextTurn(effects)
            | Effect::AfterThisManeuver(effects) => {
                self.pen.say(match effect {
                    Effect::AtEndOfTurn(_) => "at the end of the turn",
                    Effect::AfterThisManeuver(_) => "after this maneuver",
                    _ => "at the start of your next turn",
                });
                // "At the end of the turn, if they did not …, they …": the player whose turn it is acted before.
                self.their_turn = matches!(effect, Effect::AtEndOfTurn(_)) && self.they_did;
                self.follow(effects);
                self.their_turn = false;
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
            return self.if_sentence(
                &Condition::All(vec![condition.clone(), inner.clone()]),
                then,
                &[],
            );
        }
        // "RED ROOM: your opponent may draw a card" for what happens unless Red Room is ignored.
        if let (Some((name, rest)), []) = (under_name(condition), otherwise) {
            self.pen.say(&format!("{}:", name.to_uppercase()));
            let inner = match rest {
                [] => then.to_vec(),
                [one] => vec![Effect::If {
                    condition: one.clone(),
                    then: then.to_vec(),
                    otherwise: Vec::new(),
                }],
                _ => vec![Effect::If {
                    condition: Condition::All(rest.to_vec()),
                    then: then.to_vec(),
                    otherwise: Vec::new(),
                }],
            };
            return match inner.iter().all(is_clause) {
                true => {
                    self.begin();
                    self.clauses_of(&inner);
                    self.pen.stop();
                }
                false => self.sentences(&inner),
            };
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
        if effects.iter().all(is_clause) {
            self.clauses_of(effects)
        } else {
            self.sentences(effects)
        }
    }

    /// Writes instructions as clauses of one sentence.
    pub(super) fn clauses_of(&mut self, effects: &[Effect]) {
        // The top cards of the discard pile are named by the next clause.
        let count =
            effects.iter().filter(|effect| !matches!(effect, Effect::TopOfDiscard(_))).count();
        let mut index = 0;
        for effect in effects {
            if let Effect::TopOfDiscard(amount) = effect {
                self.unnamed_top_of_discard(amount);
                continue;
            }
            self.pen.between_members(index, count, "and");
            index += 1;
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

/// Returns the name of which a condition says that it is not ignored, and the other conditions.
fn under_name(condition: &Condition) -> Option<(&str, &[Condition])> {
    fn name(condition: &Condition) -> Option<&str> {
        match condition {
            Condition::Not(inner) => match &**inner {
                Condition::Ignores(name) => Some(name),
                _ => None,
            },
            _ => None,
        }
    }
    match condition {
        Condition::All(all) => Some((name(all.first()?)?, &all[1..])),
        _ => Some((name(condition)?, &[])),
    }
}

/// Returns the number of cards that are drawn, that of those which are not drawn instead, and the instructions between.
fn draws_instead(effects: &[Effect]) -> Option<(i16, i16, &[Effect])> {
    let [Effect::Draw(Amount::Fixed(more)), rest @ .., Effect::Gets { has, .. }] = effects else {
        return None;
    };
    let [Quality::DrawsMore(Amount::Fixed(less @ i16::MIN..0))] = &has[..] else { return None };
    (!rest.is_empty()).then_some((*more, less.saturating_neg(), rest))
}

/// Returns the amount "that many".
fn that_many() -> Amount {
    Amount::Counted(Box::new(Count::ThatMany))
}

/// Returns the counters that limit a chosen number, and a fixed limit beside them.
fn limit_of(most: &Amount) -> Option<(&str, Option<i16>)> {
    let Amount::Counted(count) = most else { return None };
    match &**count {
        Count::Counter(id) => Some((id, None)),
        Count::Least(amounts) => match &amounts[..] {
            [Amount::Fixed(limit), Amount::Counted(count)] => match &**count {
                Count::Counter(id) => Some((id, Some(*limit))),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// Returns the named fighter who is moved with chosen ones, and the number of spaces.
fn moves_with<'a>(chosen: &Who, then: Option<&'a Effect>) -> Option<(&'a str, i16)> {
    let Some(Effect::Move { who, up_to: Amount::Fixed(up_to), through: None, exactly: false }) =
        then
    else {
        return None;
    };
    match (&who.is[..], who.pick) {
        ([Is::AnyOf(of)], Pick::Each) if matches!(chosen.pick, Pick::UpTo(_) | Pick::Choose(_)) => {
            match &of[..] {
                [Is::It, Is::Named(name)] | [Is::Named(name), Is::It] => Some((name, *up_to)),
                _ => None,
            }
        }
        _ => None,
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
        Effect::May { then, otherwise, effects } => {
            then.is_empty() && otherwise.is_empty() && effects.iter().all(is_clause)
        }
        Effect::Opponent(effects)
        | Effect::EachOpponent(effects)
        | Effect::EachPlayer(effects)
        | Effect::EachOfSide(effects)
        | Effect::UnlessPaid { effects, .. } => effects.iter().all(is_clause),
        Effect::ChooseOne { of, .. } => of.iter().flatten().all(is_clause),
        _ => true,
    }
}
