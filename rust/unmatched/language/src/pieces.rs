//! Visits the parts of an instruction: its amounts, phrases, conditions and nested instructions.

use crate::{Amount, Condition, Effect, Part, Place, Quality, What, Who};

/// A part of an instruction.
pub enum EffectPiece<'a> {
    /// An amount.
    Amount(&'a Amount),
    /// A phrase for fighters.
    Who(&'a Who),
    /// A phrase for spaces.
    Place(&'a Place),
    /// A phrase for cards.
    What(&'a What),
    /// The id of a kind of counters.
    Counter(&'a str),
    /// The id of a form.
    Form(&'a str),
    /// A tag of cards.
    Tag(&'a str),
    /// A condition.
    Condition(&'a Condition),
    /// Qualities.
    Qualities(&'a [Quality]),
    /// The text of a bonus attack.
    Parts(&'a [Part]),
    /// Instructions, with the name of their field, which is empty for a list without one.
    Effects(&'static str, &'a [Effect]),
    /// One of several lists of instructions, with its number.
    List(usize, &'a [Effect]),
}

/// Calls a function with each part of an instruction, in the order of the text.
pub fn pieces<'a>(effect: &'a Effect, look: &mut dyn FnMut(EffectPiece<'a>)) {
    match effect {
        Effect::Damage { amount, to: who }
        | Effect::Recover { amount, who }
        | Effect::SetHealth { who, to: amount } => {
            look(EffectPiece::Amount(amount));
            look(EffectPiece::Who(who));
        }
        Effect::Move { who, up_to, .. } => {
            look(EffectPiece::Amount(up_to));
            look(EffectPiece::Who(who));
        }
        Effect::MoveTo { who, place }
        | Effect::Place { who, place }
        | Effect::Return { who, place }
        | Effect::Summon { who, place }
        | Effect::ComeBack { who, place, .. } => {
            look(EffectPiece::Who(who));
            look(EffectPiece::Place(place));
        }
        Effect::ChooseSpace(place) | Effect::RemoveTokens(place) | Effect::ChooseToken(place) => {
            look(EffectPiece::Place(place))
        }
        Effect::PutOnPath { beside, count } => {
            beside.iter().for_each(|who| look(EffectPiece::Who(who)));
            look(EffectPiece::Amount(count));
        }
        Effect::PutToken { place, count, .. } => {
            look(EffectPiece::Amount(count));
            look(EffectPiece::Place(place));
        }
        Effect::MoveToken { from, to, up_to, .. } => {
            from.iter().chain(to).for_each(|place| look(EffectPiece::Place(place)));
            up_to.iter().for_each(|amount| look(EffectPiece::Amount(amount)));
        }
        Effect::BonusAttack { text, .. } => look(EffectPiece::Parts(text)),
        Effect::Swap(one, other) => {
            look(EffectPiece::Who(one));
            look(EffectPiece::Who(other));
        }
        Effect::Hold(who)
        | Effect::Defeat(who)
        | Effect::LeaveBoard(who)
        | Effect::ChooseOpponentWith(who)
        | Effect::Defends(who)
        | Effect::Fights(who)
        | Effect::ChooseZone(who)
        | Effect::Choose(who) => {
            look(EffectPiece::Who(who));
        }
        Effect::Value(amount)
        | Effect::Add(amount)
        | Effect::AddToTheirs(amount)
        | Effect::RevealTheirTop(amount)
        | Effect::RandomOnTop(amount)
        | Effect::RandomUnder(amount)
        | Effect::TheirValue(amount)
        | Effect::FixTheirs(amount)
        | Effect::AddTheirs(amount)
        | Effect::TheirPrintedValue(amount)
        | Effect::Draw(amount)
        | Effect::DiscardTop(amount)
        | Effect::RevealTop(amount)
        | Effect::LookAtTop(amount)
        | Effect::LookAtTheirTop(amount)
        | Effect::PutOnTop(amount)
        | Effect::PutUnder(amount)
        | Effect::Keep(amount)
        | Effect::TopOfDiscard(amount)
        | Effect::ChooseNumber(amount)
        | Effect::Gain(amount) => look(EffectPiece::Amount(amount)),
        Effect::Discard { count, what, .. } => {
            look(EffectPiece::Amount(count));
            what.iter().for_each(|what| look(EffectPiece::What(what)));
        }
        Effect::DiscardTheirs { what, .. } | Effect::TakeThose { what, .. } => {
            what.iter().for_each(|what| look(EffectPiece::What(what)))
        }
        Effect::DiscardAny(what)
        | Effect::TheirsUnder(what)
        | Effect::TheirsIntoDeck(what)
        | Effect::ChooseTheirs(what)
        | Effect::FromDiscard { what, .. }
        | Effect::AllFromDiscard(what)
        | Effect::DiscardUnder(what)
        | Effect::RevealFromHand { what, .. }
        | Effect::FromDiscardOnTop(what)
        | Effect::FromDiscardUnder(what)
        | Effect::RemoveFromDiscard { what, .. }
        | Effect::SearchDeck(what)
        | Effect::Search(what)
        | Effect::Find(what)
        | Effect::Acquire(what)
        | Effect::DiscardAll(what)
        | Effect::DiscardOnTop(what)
        | Effect::ShuffleDiscard { what, .. } => look(EffectPiece::What(what)),
        Effect::If { condition, then, otherwise } => {
            look(EffectPiece::Condition(condition));
            look(EffectPiece::Effects("then", then));
            look(EffectPiece::Effects("else", otherwise));
        }
        Effect::May { effects, then, otherwise } => {
            look(EffectPiece::Effects("do", effects));
            look(EffectPiece::Effects("then", then));
            look(EffectPiece::Effects("else", otherwise));
        }
        Effect::Times { count, effects } => {
            look(EffectPiece::Amount(count));
            look(EffectPiece::Effects("do", effects));
        }
        Effect::ForEach { who, effects } => {
            look(EffectPiece::Who(who));
            look(EffectPiece::Effects("do", effects));
        }
        Effect::Owner(effects)
        | Effect::Opponent(effects)
        | Effect::EachOpponent(effects)
        | Effect::EachPlayer(effects)
        | Effect::EachOfSide(effects)
        | Effect::Roll(effects)
        | Effect::WhoseTurn(effects)
        | Effect::AfterThisManeuver(effects)
        | Effect::AtEndOfTurn(effects)
        | Effect::AtYourNextTurn(effects) => look(EffectPiece::Effects("", effects)),
        Effect::ChooseOne { count, of, symbols, .. } => {
            symbols.iter().for_each(|symbol| look(EffectPiece::Tag(symbol)));
            look(EffectPiece::Amount(count));
            of.iter()
                .enumerate()
                .for_each(|(index, effects)| look(EffectPiece::List(index, effects)));
        }
        Effect::Gets { who, has, .. } => {
            look(EffectPiece::Who(who));
            look(EffectPiece::Qualities(has));
        }
        Effect::GainCounters { counter, count } | Effect::Spend { counter, count } => {
            look(EffectPiece::Counter(counter));
            look(EffectPiece::Amount(count));
        }
        Effect::MoveCounters { from, to, count } => {
            look(EffectPiece::Counter(from));
            look(EffectPiece::Counter(to));
            look(EffectPiece::Amount(count));
        }
        Effect::UnlessPaid { from, to, effects, .. } => {
            look(EffectPiece::Counter(from));
            look(EffectPiece::Counter(to));
            look(EffectPiece::Effects("do", effects));
        }
        Effect::Tiers { pay, none, one, two } => {
            look(EffectPiece::Counter(pay));
            look(EffectPiece::Effects("none", none));
            look(EffectPiece::Effects("one", one));
            look(EffectPiece::Effects("two", two));
        }
        Effect::Highest { of, at } => {
            look(EffectPiece::Amount(of));
            at.iter().for_each(|step| look(EffectPiece::Effects("at", &step.effects)));
        }
        Effect::Ignore
        | Effect::IgnoreOwn
        | Effect::SwapValues
        | Effect::ReturnTheirs
        | Effect::ReplaceYours
        | Effect::ReplaceYoursFromDeck
        | Effect::RecallBoosts
        | Effect::RevealTheirs
        | Effect::NameCard
        | Effect::PutThisOnTop
        | Effect::Store(_)
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
        | Effect::ShuffleSide
        | Effect::ReplaceTheirsFromDeck
        | Effect::PutYoursUnder
        | Effect::ShuffleDeck
        | Effect::ChooseOpponent
        | Effect::Lock
        | Effect::LockTheirs
        | Effect::Cancel
        | Effect::CancelLater
        | Effect::CancelAfter
        | Effect::LookAtAnyTop
        | Effect::AllReveal
        | Effect::PutUnderFromThose(_)
        | Effect::ChooseForm
        | Effect::Boost
        | Effect::BlindBoost
        | Effect::TheyMayBoost
        | Effect::CountsAsWon
        | Effect::DiscardHand
        | Effect::LookAtHand
        | Effect::RevealHand
        | Effect::RevealBottom
        | Effect::RevealPair
        | Effect::PutThoseBack
        | Effect::PutThoseUnder
        | Effect::DiscardThose
        | Effect::DiscardFromThose(_)
        | Effect::LeaveOfThose(_)
        | Effect::ShuffleThose
        | Effect::KeepThose
        | Effect::RecallKept
        | Effect::ReplaceTheirs
        | Effect::PutUnderAny
        | Effect::ReturnThis
        | Effect::ShuffleThis
        | Effect::PlaySchemeFromDeck
        | Effect::ShuffleHand
        | Effect::SpendAction
        | Effect::EndTurn
        | Effect::NextForm => {}
        Effect::Become(form) => look(EffectPiece::Form(form)),
    }
}
