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
    pub(super) ko: f64,
    /// Other characters: character, expected damage, probability of a KO.
    pub(super) others: Vec<(ObjectId, f64, f64)>,
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
        if leaf.ko {
            self.ko += chance;
        }
        for &(character, damage, ko) in leaf.others.iter() {
            let chances = (f64::from(damage) * chance, if ko { chance } else { 0.0 });
            match self.others.iter_mut().find(|(other, ..)| *other == character) {
                Some(entry) => (entry.1, entry.2) = (entry.1 + chances.0, entry.2 + chances.1),
                None => self.others.push((character, chances.0, chances.1)),
            }
        }
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
