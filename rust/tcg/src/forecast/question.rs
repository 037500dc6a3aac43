//! A question about an attack, and the probabilities that answer it.

use super::{
    drive::{Asked, Leaf},
    enumerate::Enumerated,
    pile::Unknown,
    policy::Policy,
    unstated::{Facts, Relied, note},
};
use crate::{
    cards::Tcg,
    model::{objects::ObjectId, state::State},
};
use altmode_core::Likelihood;
use std::cell::Cell;

/// A question about an attack.
#[derive(Clone, Debug)]
pub struct AttackQuestion {
    /// The rules.
    pub tcg: Tcg,
    /// The position, with the attacker's player active: before the battle, or at any point of this battle. Only cards whose
    /// position in a deck is known are marked as seen there.
    pub state: State,
    /// The attacker.
    pub attacker: ObjectId,
    /// The defender.
    pub defender: ObjectId,
    /// The unknown part of each seat's deck.
    pub unknown: [Unknown; 2],
    /// The policies of the attacking and the defending side.
    pub policy: [Policy; 2],
    /// The assumptions made, as sentences.
    pub supposed: Vec<String>,
    /// The reasons why the numbers differ from those of the real position, as sentences.
    pub inexact: Vec<String>,
    /// Facts that the position does not state, and that an assumption names if a card depends on them.
    pub unstated: Facts,
    /// Number of battles that the engine may still play for this question.
    pub runs: Cell<usize>,
}

/// Accumulated probabilities: `damage[n]`, `attack[n]` and `defense[n]` are those of the number n.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub(super) damage: Vec<f64>,
    pub(super) attack: Vec<f64>,
    pub(super) defense: Vec<f64>,
    pub(super) ko: Likelihood,
    /// Other characters: character, expected damage, probability of a KO.
    pub(super) others: Vec<(ObjectId, f64, Likelihood)>,
    /// Outcomes so far; those in which another character was not hurt count as no KO of it.
    pub(super) all: Likelihood,
    pub(super) asked: Vec<Asked>,
    /// Facts that cards depended on. Only those that the position does not state are told.
    pub(super) relied: Vec<Relied>,
    pub(super) sampled: Option<usize>,
}

pub(super) fn add(numbers: &mut Vec<f64>, number: i16, chance: f64) {
    let index = number.max(0) as usize;
    if numbers.len() <= index {
        numbers.resize(index + 1, 0.0);
    }
    numbers[index] += chance;
}

impl Tally {
    pub(super) fn attack(&mut self, total: i16, chance: f64) {
        add(&mut self.attack, total, chance);
    }

    pub(super) fn defense(&mut self, total: i16, chance: f64) {
        add(&mut self.defense, total, chance);
    }

    pub(super) fn leaf(&mut self, leaf: &Leaf, chance: f64) {
        add(&mut self.damage, leaf.damage as i16, chance);
        self.ko.add(leaf.ko, chance);
        for &(character, ..) in leaf.others.iter() {
            if !self.others.iter().any(|(other, ..)| *other == character) {
                self.others.push((character, 0.0, self.all));
            }
        }
        self.all.add(false, chance);
        for (character, expected, ko) in &mut self.others {
            let hurt = leaf.others.iter().find(|(other, ..)| other == character);
            *expected += chance * hurt.map_or(0.0, |&(_, damage, _)| f64::from(damage));
            ko.add(hurt.is_some_and(|&(.., ko)| ko), chance);
        }
    }

    /// Returns the probability that the defender is KO'd. A sample cannot tell that it is certain.
    pub(super) fn ko(&self) -> f64 {
        let ko = self.ko.value();
        if self.sampled.is_some() { ko.min(1.0_f64.next_down()) } else { ko }
    }

    pub(super) fn note(&mut self, outcome: Enumerated) {
        for asked in outcome.asked {
            if !self.asked.contains(&asked) {
                self.asked.push(asked);
            }
        }
        for relied in outcome.relied {
            note(&mut self.relied, relied);
        }
        self.sampled = self.sampled.max(outcome.sampled);
    }
}
