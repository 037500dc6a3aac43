//! Forecasts of all attacks that a seat could make, in one call.

use super::{AttackQuestion, Tally, known::Knowledge, legal, policy::Policy};
use crate::{
    cards::Tcg,
    model::{
        objects::{ObjectId, members},
        state::State,
    },
};
use altmode_core::{mean, sort_few};
use serde::Serialize;

/// The forecast of one attacker against one defender.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForecastPair {
    /// The attacker's object number in the game.
    pub attacker: ObjectId,
    /// The defender's object number in the game.
    pub defender: ObjectId,
    /// The attacker's full name.
    #[serde(rename = "attackerName")]
    pub attacker_name: &'static str,
    /// The defender's full name.
    #[serde(rename = "defenderName")]
    pub defender_name: &'static str,
    /// Whether the attack would be legal.
    pub legal: bool,
    /// Mean attack damage.
    pub expected: f64,
    /// Least possible attack damage.
    pub min: usize,
    /// Greatest possible attack damage.
    pub max: usize,
    /// Probability that the defender is KO'd.
    pub ko: f64,
    /// Whether the probabilities are exact.
    pub exact: bool,
    /// The reason why they are not exact, as a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub why: Option<String>,
}

/// Budget of engine runs for all pairs together, without packs. A pair that neither sums nor its share of the budget can cover is sampled.
const MOST_RUNS: usize = 12_000;
/// Minimum number of engine runs for each pair.
const LEAST_RUNS: usize = 100;

/// Returns forecasts of all attacks of a seat's characters: legal attacks first, then by probability of a KO, then by mean
/// damage. `viewer` is the seat whose knowledge is used.
pub fn forecast_all(tcg: Tcg, state: &State, seat: u8, viewer: Option<u8>) -> Vec<ForecastPair> {
    let knowledge = Knowledge::of(tcg, state, viewer);
    let mut pairs = Vec::new();
    let (attackers, defenders) =
        (state.battlefield[usize::from(seat)], state.battlefield[usize::from(State::other(seat))]);
    let mut to_come = (attackers.count_ones() * defenders.count_ones()) as usize;
    let (mut left, least) = (tcg.catalogue.battles(MOST_RUNS), tcg.catalogue.battles(LEAST_RUNS));
    for attacker in members(attackers) {
        for defender in members(defenders) {
            let question = knowledge.ask(attacker, defender, [Policy::Best; 2]);
            // The unused part of a share goes to the later pairs, because most pairs need no engine runs.
            let share = (left / to_come).max(least);
            question.runs.set(share);
            let tally = question.tally();
            (left, to_come) = (left.saturating_sub(share - question.runs.get()), to_come - 1);
            let why = why(&question, &tally);
            let possible = |chance: &f64| *chance > 0.0;
            pairs.push(ForecastPair {
                attacker,
                defender,
                attacker_name: tcg.full_name(state, attacker),
                defender_name: tcg.full_name(state, defender),
                legal: legal::reason(tcg, &question.state, attacker, defender).is_none(),
                expected: mean(&tally.damage),
                min: tally.damage.iter().position(possible).unwrap_or(0),
                max: tally.damage.iter().rposition(possible).unwrap_or(0),
                ko: tally.ko(),
                exact: why.is_none(),
                why,
            });
        }
    }
    let rank = |pair: &ForecastPair| (pair.legal, pair.ko, pair.expected);
    sort_few(&mut pairs, |one, other| rank(one) > rank(other));
    pairs
}

/// Returns the reason why the numbers are not exact; `None` if they are.
fn why(question: &AttackQuestion, tally: &Tally) -> Option<String> {
    if let Some(runs) = tally.sampled {
        return Some(format!(
            "There are too many outcomes to count; {runs} battles were played with cards drawn at random."
        ));
    }
    if !tally.asked.is_empty() {
        return Some(
            "A player is asked something in the battle, and the likely answer was supposed."
                .to_string(),
        );
    }
    question.inexact.first().cloned()
}
