//! Small questions about definitions.

use altmode_unmatched_language::{Amount, At, Count, Effect, Part, Pick, Place, Who};

/// Whether a text speaks of the fighter who plays the card.
pub fn says_this(parts: &[Part]) -> bool {
    parts.iter().any(|part| match part {
        Part::Immediately(effects) | Part::During(effects) | Part::After(effects) | Part::Scheme(effects) | Part::Boosted(effects) => {
            effects.iter().any(effect)
        }
        Part::Uncancellable => false,
    })
}

fn effect(one: &Effect) -> bool {
    match one {
        Effect::Damage { amount: number, to: whom } | Effect::Recover { amount: number, who: whom } => amount(number) || who(whom),
        Effect::SetHealth { who: whom, to } => amount(to) || who(whom),
        Effect::Move { who: whom, up_to, .. } => amount(up_to) || who(whom),
        Effect::Place { who: whom, place: space }
        | Effect::Return { who: whom, place: space }
        | Effect::Summon { who: whom, place: space } => who(whom) || place(space),
        Effect::Swap(first, second) => who(first) || who(second),
        Effect::Hold(whom) | Effect::Defeat(whom) | Effect::Choose(whom) | Effect::Gets { who: whom, .. } => who(whom),
        Effect::Draw(number) | Effect::Gain(number) | Effect::DiscardTop(number) => amount(number),
        Effect::If { then, otherwise, .. } => then.iter().chain(otherwise).any(effect),
        Effect::May { effects, then, otherwise } => effects.iter().chain(then).chain(otherwise).any(effect),
        Effect::Times { effects, .. } => effects.iter().any(effect),
        Effect::ForEach { who: whom, effects } => who(whom) || effects.iter().any(effect),
        Effect::Opponent(effects) | Effect::EachOpponent(effects) | Effect::EachPlayer(effects) | Effect::AtEndOfTurn(effects) => {
            effects.iter().any(effect)
        }
        Effect::ChooseOne { of, .. } => of.iter().flatten().any(effect),
        _ => false,
    }
}

fn amount(one: &Amount) -> bool {
    let Amount::Counted(count) = one else { return false };
    match &**count {
        Count::Fighters(whom) | Count::Zones(whom) | Count::Health(whom) => who(whom),
        Count::SpacesBetween(first, second) => who(first) || who(second),
        Count::Sum(amounts) | Count::Product(amounts) | Count::Least(amounts) => amounts.iter().any(amount),
        _ => false,
    }
}

fn place(one: &Place) -> bool {
    match &one.at {
        At::ZoneOf(whom) | At::NoZoneOf(whom) | At::AdjacentTo(whom) | At::Within(_, whom) => who(whom),
        At::Anywhere | At::ItsZone | At::Start | At::AnyStart => false,
    }
}

/// Whether a phrase speaks of the fighter who plays the card: by itself, as the one that is not meant, or in a bracket.
pub fn who(one: &Who) -> bool {
    use altmode_unmatched_language::Is;
    fn bracket(is: &Is) -> bool {
        match is {
            Is::Other => true,
            Is::AdjacentTo(whom) | Is::InZoneOf(whom) | Is::NoZoneWith(whom) | Is::NearestTo(whom) | Is::FewerZonesThan(whom) => who(whom),
            Is::Within(_, whom) => who(whom),
            Is::Not(is) => bracket(is),
            Is::AnyOf(parts) => parts.iter().any(bracket),
            _ => false,
        }
    }
    one.pick == Pick::This || one.is.iter().any(bracket)
}
