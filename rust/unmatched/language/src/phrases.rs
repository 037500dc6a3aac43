//! Visits the phrases for fighters in instructions, at any depth.

use crate::pieces::{EffectPiece, pieces};
use crate::{Amount, At, Condition, Count, Effect, Is, Part, Pick, Place, Quality, Who};

/// Callback for each phrase, including those in brackets of others.
type Look<'a> = &'a mut dyn FnMut(&Who);

/// Returns whether a text refers to the fighter who plays the card: by `this`, or by `other`.
pub fn says_this(parts: &[Part]) -> bool {
    let mut says = false;
    parts.iter().for_each(|part| {
        of_part(part, &mut |who| says |= who.pick == Pick::This || who.is.contains(&Is::Other));
    });
    says
}

/// Returns whether instructions depend on the fighters that a move went through.
pub fn says_moved_through(effects: &[Effect]) -> bool {
    let mut says = false;
    effects.iter().for_each(|effect| {
        of_effect(effect, &mut |who| says |= who.is.contains(&Is::MovedThrough))
    });
    says
}

fn of_part(part: &Part, look: Look<'_>) {
    match part {
        Part::Immediately(effects)
        | Part::During(effects)
        | Part::After(effects)
        | Part::Scheme(effects)
        | Part::Boosted(effects) => {
            of_effects(effects, look);
        }
        Part::AimsAt(who) => of_who(who, look),
        Part::Completes(effects) | Part::ForcedDiscard(effects) => of_effects(effects, look),
        Part::PlayOnlyIf(condition) | Part::Defends(condition) => of_condition(condition, look),
        // Abilities that a card gives have a `this` of their own.
        Part::Uncancellable
        | Part::FaceUp
        | Part::Predicts
        | Part::ShieldsHand
        | Part::Ranged
        | Part::Ongoing { .. }
        | Part::Tucked(_)
        | Part::AttacksWhile(_)
        | Part::MayFaceUp { .. } => {}
    }
}

fn of_effects(effects: &[Effect], look: Look<'_>) {
    effects.iter().for_each(|effect| of_effect(effect, look));
}

fn of_effect(effect: &Effect, look: Look<'_>) {
    pieces(effect, &mut |piece| match piece {
        EffectPiece::Amount(amount) => of_amount(amount, look),
        EffectPiece::Who(who) => of_who(who, look),
        EffectPiece::Place(place) => of_place(place, look),
        EffectPiece::Condition(condition) => of_condition(condition, look),
        EffectPiece::Qualities(qualities) => {
            qualities.iter().for_each(|quality| of_quality(quality, look))
        }
        // A bonus attack has the attacker of the card that makes it.
        EffectPiece::Parts(parts) => parts.iter().for_each(|part| of_part(part, look)),
        EffectPiece::Effects(_, effects) | EffectPiece::List(_, effects) => {
            of_effects(effects, look)
        }
        EffectPiece::What(_)
        | EffectPiece::Counter(_)
        | EffectPiece::Form(_)
        | EffectPiece::Tag(_) => {}
    });
}

fn of_quality(quality: &Quality, look: Look<'_>) {
    if let Quality::Value(amount)
    | Quality::AttackValue(amount)
    | Quality::DefenseValue(amount)
    | Quality::ManeuverMore(amount)
    | Quality::DrawsMore(amount)
    | Quality::LessDamage(amount) = quality
    {
        of_amount(amount, look);
    }
    if let Quality::DamageTo(who) = quality {
        of_who(who, look);
    }
}

fn of_condition(condition: &Condition, look: Look<'_>) {
    match condition {
        Condition::Have(who)
        | Condition::BeganElsewhere(who)
        | Condition::BeganInOtherZone(who)
        | Condition::HasLeft(who)
        | Condition::Hurt(who) => of_who(who, look),
        Condition::Is { who, what } => {
            of_who(who, look);
            of_who(what, look);
        }
        Condition::Number(one, _, other) => {
            of_amount(one, look);
            of_amount(other, look);
        }
        Condition::Not(condition) => of_condition(condition, look),
        Condition::All(conditions) | Condition::Any(conditions) => {
            conditions.iter().for_each(|condition| of_condition(condition, look));
        }
        Condition::Won
        | Condition::Lost
        | Condition::Done
        | Condition::YourTurn
        | Condition::Term(_)
        | Condition::DrewMost
        | Condition::Attacking
        | Condition::Defending
        | Condition::TheirCard(_)
        | Condition::YourCard(_)
        | Condition::Ignores(_)
        | Condition::Predicted
        | Condition::Yours
        | Condition::Fact(_)
        | Condition::Basket(_)
        | Condition::ThoseAre(_)
        | Condition::ThisTurn(_)
        | Condition::Form(_) => {}
    }
}

fn of_amount(amount: &Amount, look: Look<'_>) {
    let Amount::Counted(count) = amount else { return };
    match &**count {
        Count::Fighters(who)
        | Count::TokensBeside(who)
        | Count::Zones(who)
        | Count::Health(who) => of_who(who, look),
        Count::SpacesBetween(one, other) => {
            of_who(one, look);
            of_who(other, look);
        }
        Count::Sum(amounts) | Count::Product(amounts) | Count::Least(amounts) => {
            amounts.iter().for_each(|amount| of_amount(amount, look));
        }
        Count::Missing { count, .. } => of_amount(count, look),
        Count::Tokens(place) => of_place(place, look),
        Count::BoostOf(_)
        | Count::PrintedValue(_)
        | Count::YourValue
        | Count::TheirValue
        | Count::CombatDamage
        | Count::DamageDealt
        | Count::Counter(_)
        | Count::Drew
        | Count::Rolled
        | Count::TokensDeployed
        | Count::Letters(_)
        | Count::InDiscard(_)
        | Count::CardsInHand
        | Count::OtherCardsInHand
        | Count::InPile(_)
        | Count::TagsInPile
        | Count::OpenCards
        | Count::OpenFeathers
        | Count::InTheirHand(_)
        | Count::Lent(_)
        | Count::TokensLeft
        | Count::CardsInDeck
        | Count::CardsInTheirHand
        | Count::OtherCardsPlayed
        | Count::ThatMany
        | Count::Kept => {}
    }
}

fn of_place(place: &Place, look: Look<'_>) {
    match &place.at {
        At::ZoneOf(who)
        | At::NoZoneOf(who)
        | At::NearestTo(who)
        | At::AdjacentTo(who)
        | At::Within(_, who)
        | At::Of(who) => of_who(who, look),
        At::Anywhere
        | At::ItsZone
        | At::NextToChosen
        | At::WithToken
        | At::Yellowish
        | At::Chosen
        | At::Left
        | At::Start
        | At::AnyStart
        | At::UnchosenStart => {}
    }
}

fn of_who(who: &Who, look: Look<'_>) {
    look(who);
    who.is.iter().for_each(|is| of_bracket(is, look));
}

fn of_bracket(is: &Is, look: Look<'_>) {
    match is {
        Is::AdjacentTo(who)
        | Is::InZoneOf(who)
        | Is::NoZoneWith(who)
        | Is::Within(_, who)
        | Is::NearestTo(who)
        | Is::FewerZonesThan(who)
        | Is::StartUnder(who) => of_who(who, look),
        Is::Not(is) => of_bracket(is, look),
        Is::AnyOf(parts) => parts.iter().for_each(|is| of_bracket(is, look)),
        Is::Other
        | Is::Named(_)
        | Is::Hero
        | Is::Sidekick
        | Is::InCombat
        | Is::Health(..)
        | Is::MovedThrough
        | Is::HurtThisTurn
        | Is::AttackedThisTurn
        | Is::OnChosen
        | Is::NextToChosen
        | Is::OnToken
        | Is::NextToToken
        | Is::BeganOnToken
        | Is::OnStartOf(_)
        | Is::It => {}
    }
}
