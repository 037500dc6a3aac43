//! Every attack that a seat could make, in one call.

use super::{json, known::Knowledge, legal, policy::Policy};
use crate::{
    rules::Tcg,
    state::{ObjectId, State, members},
};
use altmode_core::sort_few;
use serde::Serialize;

/// One attacker and one defender.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForecastPair {
    /// The attacker's number in the game.
    pub attacker: ObjectId,
    /// The defender's.
    pub defender: ObjectId,
    /// The attacker's name.
    #[serde(rename = "attackerName")]
    pub attacker_name: &'static str,
    /// The defender's.
    #[serde(rename = "defenderName")]
    pub defender_name: &'static str,
    /// Whether the attack would be legal.
    pub legal: bool,
    /// Mean attack damage.
    pub expected: f64,
    /// The least that can happen.
    pub min: usize,
    /// The most that can happen.
    pub max: usize,
    /// Probability that the defender is KO'd.
    pub ko: f64,
    /// Whether the probabilities are exact.
    pub exact: bool,
}

/// Forecasts of all attacks of a seat's characters: legal ones first, then by the probability of a KO, then by
/// mean damage. `viewer` is the one whose knowledge is used.
pub fn forecast_all(tcg: Tcg, state: &State, seat: u8, viewer: Option<u8>) -> Vec<ForecastPair> {
    let knowledge = Knowledge::of(tcg, state, viewer);
    let mut pairs = Vec::new();
    for attacker in members(state.battlefield[usize::from(seat)]) {
        for defender in members(state.battlefield[usize::from(State::other(seat))]) {
            let question = knowledge.ask(attacker, defender, [Policy::Best; 2]);
            let tally = question.tally();
            let possible = |chance: &f64| *chance > 0.0;
            pairs.push(ForecastPair {
                attacker,
                defender,
                attacker_name: tcg.full_name(state, attacker),
                defender_name: tcg.full_name(state, defender),
                legal: legal::reason(tcg, &question.state, attacker, defender).is_none(),
                expected: json::mean(&tally.damage),
                min: tally.damage.iter().position(possible).unwrap_or(0),
                max: tally.damage.iter().rposition(possible).unwrap_or(0),
                ko: tally.ko.clamp(0.0, 1.0),
                exact: question.inexact.is_empty() && tally.asked.is_empty() && tally.sampled.is_none(),
            });
        }
    }
    let rank = |pair: &ForecastPair| (pair.legal, pair.ko, pair.expected);
    sort_few(&mut pairs, |one, other| rank(one) > rank(other));
    pairs
}
