//! Instructions: one clause each, one file for each subject.

mod combat;
mod decks;
mod discards;
mod fighters;
mod flow;
mod hands;
mod piles;
mod tokens;
mod turn;

use super::Writer;
use crate::{Amount, Effect};
use altmode_language::Grammar;

impl Writer<'_> {
    /// Writes one instruction as a clause, with the acting player as its subject.
    pub(super) fn clause(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { .. }
            | Effect::Recover { .. }
            | Effect::Move { .. }
            | Effect::MoveTo { .. }
            | Effect::Place { .. }
            | Effect::Swap(_, _)
            | Effect::Hold(_)
            | Effect::Return { .. }
            | Effect::Summon { .. }
            | Effect::Defeat(_)
            | Effect::ComeBack { .. }
            | Effect::SetHealth { .. }
            | Effect::Defends(_)
            | Effect::Fights(_)
            | Effect::Choose(_)
            | Effect::ChooseSpace(_)
            | Effect::LeaveBoard(_)
            | Effect::ChooseOpponent
            | Effect::ChooseOpponentWith(_)
            | Effect::ChooseZone(_)
            | Effect::Gets { .. } => self.clause_of_fighters(effect),
            Effect::PutToken { .. }
            | Effect::PutOnPath { .. }
            | Effect::MoveToken { .. }
            | Effect::RemoveTokens(_)
            | Effect::ChooseToken(_) => self.clause_of_tokens(effect),
            Effect::Value(_)
            | Effect::Add(_)
            | Effect::AddToTheirs(_)
            | Effect::TheirValue(_)
            | Effect::FixTheirs(_)
            | Effect::TheirPrintedValue(_)
            | Effect::Ignore
            | Effect::IgnoreOwn
            | Effect::AddTheirs(_)
            | Effect::SwapValues
            | Effect::ReturnTheirs
            | Effect::Lock
            | Effect::LockTheirs
            | Effect::Cancel
            | Effect::CancelLater
            | Effect::CancelAfter
            | Effect::Boost
            | Effect::BlindBoost
            | Effect::TheyMayBoost
            | Effect::CountsAsWon
            | Effect::Keep(_)
            | Effect::KeepThose
            | Effect::RecallKept
            | Effect::ReplaceTheirs
            | Effect::ReplaceTheirsFromDeck
            | Effect::ReplaceYours
            | Effect::ReplaceYoursFromDeck
            | Effect::RecallBoosts
            | Effect::PutYoursUnder
            | Effect::BonusAttack { .. } => self.clause_of_combat(effect),
            Effect::Draw(_)
            | Effect::Discard { .. }
            | Effect::DiscardAny(_)
            | Effect::DiscardAll(_)
            | Effect::DiscardHand
            | Effect::LookAtHand
            | Effect::DiscardTheirs { .. }
            | Effect::TheirsUnder(_)
            | Effect::TheirsIntoDeck(_)
            | Effect::ChooseTheirs(_)
            | Effect::RevealTheirs
            | Effect::NameCard
            | Effect::RevealHand
            | Effect::RevealFromHand { .. }
            | Effect::AllReveal
            | Effect::RevealPair
            | Effect::LeaveOfThose(_)
            | Effect::PutOnTop(_)
            | Effect::PutUnder(_)
            | Effect::RandomOnTop(_)
            | Effect::RandomUnder(_)
            | Effect::PutUnderAny
            | Effect::ShuffleHand
            | Effect::ReturnThis => self.clause_of_hands(effect),
            Effect::DiscardTop(_)
            | Effect::RevealTop(_)
            | Effect::LookAtTop(_)
            | Effect::LookAtTheirTop(_)
            | Effect::RevealTheirTop(_)
            | Effect::LookAtAnyTop
            | Effect::RevealBottom
            | Effect::Acquire(_)
            | Effect::TakeThose { .. }
            | Effect::PutThoseBack
            | Effect::PutThoseUnder
            | Effect::DiscardThose
            | Effect::DiscardFromThose(_)
            | Effect::PutUnderFromThose(_)
            | Effect::ShuffleThose
            | Effect::SearchDeck(_)
            | Effect::Search(_)
            | Effect::Find(_)
            | Effect::PlaySchemeFromDeck
            | Effect::ShuffleDeck
            | Effect::ShuffleThis
            | Effect::PutThisOnTop => self.clause_of_decks(effect),
            Effect::TopOfDiscard(_)
            | Effect::FromDiscard { .. }
            | Effect::AllFromDiscard(_)
            | Effect::FromDiscardOnTop(_)
            | Effect::FromDiscardUnder(_)
            | Effect::RemoveFromDiscard { .. }
            | Effect::DiscardUnder(_)
            | Effect::ShuffleDiscard { .. }
            | Effect::DiscardOnTop(_) => self.clause_of_discards(effect),
            Effect::Store(_)
            | Effect::TakeFromPile
            | Effect::TakeFirstOfPile
            | Effect::DiscardFromPile(_)
            | Effect::DiscardIntoPile
            | Effect::PutThoseOnPile
            | Effect::Cast { .. }
            | Effect::OpenCard
            | Effect::OpenUntil(_)
            | Effect::LookAtSide
            | Effect::DiscardOpen
            | Effect::ReturnToSide
            | Effect::ShuffleSide => self.clause_of_piles(effect),
            Effect::Gain(_)
            | Effect::SpendAction
            | Effect::EndTurn
            | Effect::Become(_)
            | Effect::NextForm
            | Effect::ChooseForm
            | Effect::GainCounters { .. }
            | Effect::Spend { .. }
            | Effect::MoveCounters { .. }
            | Effect::ChooseNumber(_) => self.clause_of_turn(effect),
            Effect::May { .. }
            | Effect::ChooseOne { .. }
            | Effect::EachOfSide(_)
            | Effect::Owner(_)
            | Effect::Opponent(_)
            | Effect::EachOpponent(_)
            | Effect::EachPlayer(_)
            | Effect::If { .. }
            | Effect::UnlessPaid { .. } => self.clause_of_flow(effect),
            // These instructions are separate sentences.
            Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Tiers { .. }
            | Effect::Highest { .. }
            | Effect::AtEndOfTurn(_)
            | Effect::AtYourNextTurn(_)
            | Effect::Roll(_)
            | Effect::WhoseTurn(_)
            | Effect::AfterThisManeuver(_) => {
                self.sentences(std::slice::from_ref(effect));
            }
        }
    }

    /// Writes a verb of the acting player with the words that follow it.
    pub(super) fn act(&mut self, verb: &str, words: &str) {
        self.pen.verb(verb);
        self.pen.say(words);
    }

    /// Writes a clause with another subject, so that the acting player has to be named after it.
    pub(super) fn tell(&mut self, words: &str) {
        self.pen.say(words);
        self.pen.speech.subject = Some(self.pen.me());
        self.pen.speech.third_person = false;
    }

    /// Writes "you may" or "your opponent may", which an infinitive follows.
    fn may(&mut self) {
        let subject = self.pen.speech.subject.take().unwrap_or(self.pen.me());
        self.pen.say(subject);
        self.pen.say("may");
        self.pen.speech.third_person = false;
    }

    /// Writes "the top card of your deck", with a verb before it.
    fn top(&mut self, verb: &str, amount: &Amount, of: &str) {
        let (first, rest) = verb.split_once(' ').unwrap_or((verb, ""));
        self.pen.verb(first);
        self.pen.say(rest);
        let cards = match amount {
            Amount::Fixed(1) => "the top card".into(),
            _ => format!("the top {} cards", self.amount(amount)),
        };
        self.pen.say(&cards);
        self.pen.say(of);
        self.speaks_of_cards(amount);
    }

    pub(super) fn speaks_of_cards(&mut self, amount: &Amount) {
        self.those = if *amount == Amount::Fixed(1) { Grammar::One } else { Grammar::Many };
        self.some_gone = false;
    }

    /// Returns a number of counters.
    fn counters(&mut self, id: &str, count: &Amount) -> String {
        let (one, many) = (self.counter(id, false), self.counter(id, true));
        self.so_many(count, &one, &many)
    }

    /// Returns the verb for gaining or spending counters, and the counters.
    fn counters_with_verb(&mut self, id: &str, count: &Amount, gain: bool) -> (String, String) {
        match self.verbs(id).cloned() {
            Some(verbs) => {
                let counters = self.so_many(count, &verbs.noun, &format!("{}s", verbs.noun));
                (if gain { verbs.gain } else { verbs.spend }, counters)
            }
            None => (if gain { "gain" } else { "spend" }.to_string(), self.counters(id, count)),
        }
    }

    /// Returns the words for the cards mentioned last.
    fn them(&mut self) -> String {
        match self.unnamed.take() {
            Some(words) => words,
            None if self.those == Grammar::Many => "those cards".into(),
            None => "that card".into(),
        }
    }
}
