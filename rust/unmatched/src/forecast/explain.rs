//! Explains the values of a forecast: printed values, abilities, lasting effects, the battlefield, and effects of the cards.

use crate::{
    cards::unmatched::Unmatched,
    model::state::{ATTACK, DEFENSE, FighterId, State},
    query::Context,
};
use altmode_unmatched_language::Quality;
use serde::Serialize;

/// The numbers of an attack that a forecast explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ForecastNumber"))]
pub enum Explained {
    /// The attack value.
    Attack,
    /// The defense value.
    Defense,
    /// Damage that the defender does not take.
    LessDamage,
    /// The most damage that the defender takes.
    MostDamage,
    /// The defender's health.
    Health,
}

/// One part of a number.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ForecastContribution"))]
pub struct Contribution {
    /// The side: `attacker` or `defender`.
    #[cfg_attr(feature = "typescript", ts(type = r#""attacker" | "defender""#))]
    pub side: &'static str,
    /// The number. The parts of `attack` and `defense` add up to the mean values.
    pub of: Explained,
    /// The kind of part: `base` (the printed value), `ability`, `effect` (a lasting one), `board` (high ground), `cards` (BOOSTs and
    /// effects of the cards in the combat).
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""base" | "ability" | "effect" | "board" | "cards""#)
    )]
    pub from: &'static str,
    /// The name of the card, of the hero with the ability or the effect, or of the fighter with the health.
    pub source: Option<&'static str>,
    /// The amount. For `cards` it is the mean, and so is every amount that depends on the card with which the defender answers.
    pub amount: f64,
}

/// One side of a combat.
pub struct CombatSide {
    pub fighter: FighterId,
    /// The name of the card, if there is only one.
    pub card: Option<&'static str>,
    /// The mean printed value.
    pub printed: f64,
    /// The probability of a card.
    pub played: f64,
    /// The mean value in the end.
    pub mean: f64,
}

/// Returns the parts of the numbers of a combat that has been declared.
pub fn explain(rules: Unmatched, state: &State, sides: &[CombatSide; 2]) -> Vec<Contribution> {
    let mut found: Vec<Contribution> = Vec::new();
    let mut without = state.clone();
    without.lasting.clear();
    for (part, side) in sides.iter().enumerate() {
        let (who, value) = if part == ATTACK {
            ("attacker", Explained::Attack)
        } else {
            ("defender", Explained::Defense)
        };
        let mut add = |of, from, source, amount: f64| {
            if amount != 0.0 || of == Explained::MostDamage {
                found.push(Contribution { side: who, of, from, source, amount });
            }
        };
        // Static abilities come before lasting effects.
        let (mut abilities, mut fixed, mut sum) = (0, None, 0.0);
        rules.qualities(&without, side.fighter, |_| Some(()), |(), _| abilities += 1);
        let mut given: Vec<(Explained, &str, &str, f64)> = Vec::new();
        rules.qualities(state, side.fighter, Some, |quality, context: &Context| {
            let from = if abilities > 0 { "ability" } else { "effect" };
            abilities = i32::max(abilities - 1, 0);
            let amount = |amount| f64::from(rules.amount(state, context, amount));
            let (of, amount) = match quality {
                Quality::Value(more) => (value, amount(more)),
                Quality::AttackValue(more) if part == ATTACK => (value, amount(more)),
                Quality::DefenseValue(more) if part == DEFENSE => (value, amount(more)),
                Quality::LessDamage(less) if part == DEFENSE => {
                    (Explained::LessDamage, amount(less))
                }
                Quality::MostDamage(most) if part == DEFENSE => {
                    (Explained::MostDamage, f64::from(*most))
                }
                Quality::NoDamage if part == DEFENSE => (Explained::MostDamage, 0.0),
                Quality::FixedValue(value) => {
                    return fixed = Some((from, context.you, f64::from(*value)));
                }
                _ => return,
            };
            given.push((of, from, rules.hero(state, context.you).sheet.name.as_str(), amount));
        });
        let (from, source, base) = match fixed {
            Some((from, seat, value)) => {
                (from, Some(rules.hero(state, seat).sheet.name.as_str()), value * side.played)
            }
            None => ("base", side.card, side.printed),
        };
        add(value, from, source, base);
        // A fixed value does not change.
        for (of, from, source, amount) in
            given.into_iter().filter(|(of, ..)| fixed.is_none() || *of != value)
        {
            let amount = if of == value { amount * side.played } else { amount };
            sum += if of == value { amount } else { 0.0 };
            add(of, from, Some(source), amount);
        }
        if part == ATTACK && rules.has_high_ground(state) {
            sum += 1.0;
            add(value, "board", None, 1.0);
        }
        let rest = side.mean - base - sum;
        add(value, "cards", None, if rest.abs() < 1e-9 { 0.0 } else { rest });
        if part == DEFENSE {
            add(
                Explained::Health,
                "base",
                Some(rules.fighter_def(state, side.fighter).sheet.name.as_str()),
                state.fighter(side.fighter).health.into(),
            );
        }
    }
    found
}
