//! Probability distributions of a combat.

use crate::model::state::FighterId;
use altmode_core::{Likelihood, mean};

/// The odds of a combat, or a weighted sum of them.
#[derive(Clone, Debug, Default)]
pub struct Odds {
    /// Probabilities by the damage that the defender takes.
    pub damage: Vec<f64>,
    /// Probabilities by the attacker's value.
    pub attack: Vec<f64>,
    /// Probabilities by the defender's value.
    pub defense: Vec<f64>,
    /// Probability that the defender is defeated.
    pub defeat: Likelihood,
    /// Probability that the attacker wins the combat.
    pub won: Likelihood,
    /// Expected damage and probability of defeat of each fighter that may be damaged.
    pub others: Vec<(FighterId, f64, f64)>,
}

/// Adds a probability to an entry of a list, which grows as needed.
pub fn put(list: &mut Vec<f64>, at: usize, chance: f64) {
    if list.len() <= at {
        list.resize(at + 1, 0.0);
    }
    list[at] += chance;
}

impl Odds {
    /// Adds other odds with a weight.
    pub fn add(&mut self, other: &Odds, weight: f64) {
        for (list, more) in [
            (&mut self.damage, &other.damage),
            (&mut self.attack, &other.attack),
            (&mut self.defense, &other.defense),
        ] {
            more.iter().enumerate().for_each(|(at, chance)| put(list, at, weight * chance));
        }
        self.defeat.add_all(other.defeat, weight);
        self.won.add_all(other.won, weight);
        for &(fighter, expected, defeat) in &other.others {
            self.hurt(fighter, weight * expected, weight * defeat);
        }
    }

    /// Adds damage and defeats of a fighter.
    pub fn hurt(&mut self, fighter: FighterId, expected: f64, defeat: f64) {
        match self.others.iter_mut().find(|(other, ..)| *other == fighter) {
            Some(other) => (other.1, other.2) = (other.1 + expected, other.2 + defeat),
            None => self.others.push((fighter, expected, defeat)),
        }
    }

    /// Returns the expected damage.
    pub fn expected(&self) -> f64 {
        mean(&self.damage)
    }
}
