//! Entrants as the nodes of a graph, and its matching.

use super::matching::{self, Edge, NONE};
use crate::sorting;

/// A player to pair.
#[derive(Clone, Debug)]
pub struct PairingEntrant {
    /// Match points.
    pub points: u32,
    /// Whether the player has had a bye. No player gets a second one.
    pub had_bye: bool,
}

/// Matches and bye, as indices of entrants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// Players of each match, sorted by match points from the highest.
    pub matches: Vec<[usize; 2]>,
    /// Player with the bye.
    pub bye: Option<usize>,
}

/// The conflict graph: for each entrant the other entrants in conflict, with a weight. Edges are stored in both directions.
#[derive(Clone, Debug, Default)]
pub struct Conflicts(Vec<Vec<(usize, u32)>>);

impl Conflicts {
    /// Creates a graph without conflicts.
    pub fn none(entrants: usize) -> Conflicts {
        Conflicts(vec![Vec::new(); entrants])
    }

    /// Adds to the weight of a pair.
    pub fn add(&mut self, one: usize, other: usize, weight: u32) {
        for (one, other) in [(one, other), (other, one)] {
            match self.0[one].iter_mut().find(|(known, _)| *known == other) {
                Some((_, sum)) => *sum = sum.saturating_add(weight),
                None => self.0[one].push((other, weight)),
            }
        }
    }

    pub(super) fn of(&self, one: usize) -> &[(usize, u32)] {
        &self.0[one]
    }

    pub(super) fn between(&self, one: usize, other: usize) -> u32 {
        self.0[one].iter().find(|(known, _)| *known == other).map_or(0, |(_, weight)| *weight)
    }
}

/// A subset of the entrants, to be paired with each other.
pub struct Nodes<'a> {
    pub entrants: &'a [PairingEntrant],
    pub conflicts: &'a Conflicts,
    /// Entrants of the subset.
    pub nodes: &'a [usize],
    /// Whether one of the entrants has a bye.
    pub bye: bool,
    /// For each node the index of its list in `spare`, or [`NONE`].
    pub list: Vec<usize>,
    /// The node of each entrant, or [`NONE`].
    pub among: Vec<usize>,
}

impl<'a> Nodes<'a> {
    pub fn of(
        entrants: &'a [PairingEntrant],
        conflicts: &'a Conflicts,
        nodes: &'a [usize],
        bye: bool,
        spare: &[&[usize]],
    ) -> Nodes<'a> {
        let mut among = vec![NONE; entrants.len()];
        nodes.iter().enumerate().for_each(|(node, &entrant)| among[entrant] = node);
        let mut list = vec![NONE; nodes.len()];
        for (number, spare) in spare.iter().enumerate() {
            spare.iter().for_each(|&entrant| list[among[entrant]] = number);
        }
        Nodes { entrants, conflicts, nodes, bye, list, among }
    }

    pub fn points(&self, node: usize) -> u32 {
        self.entrants[self.nodes[node]].points
    }

    pub fn is_spare(&self, one: usize, other: usize) -> bool {
        self.list[one] != NONE && self.list[one] == self.list[other]
    }

    /// Returns whether a pair has no conflict.
    pub fn fits(&self, one: usize, other: usize) -> bool {
        self.is_spare(one, other) || self.conflicts.between(self.nodes[one], self.nodes[other]) == 0
    }

    /// Computes one matching over all pairs.
    pub fn whole(&self) -> Pairing {
        self.matched(&self.costs())
    }

    /// Returns the costs of all pairs. An edge to the node after the last one is a bye.
    pub fn costs(&self) -> Vec<Edge> {
        let count = self.nodes.len();
        let points = (0..count).map(|node| self.points(node));
        let (lowest, highest) = (points.clone().min().unwrap_or(0), points.max().unwrap_or(0));
        // Each weight is greater than the maximum sum of all lower-priority costs.
        let bye_weight = square(lowest, highest) * (count as i128 / 2 + 1) + 1;
        let conflict_weight = bye_weight * (square(lowest, highest) + 2);
        let mut costs: Vec<Edge> = Vec::with_capacity(count * count.saturating_sub(1) / 2 + count);
        let mut weights = vec![0; count];
        for node in 0..count {
            let known = self
                .conflicts
                .of(self.nodes[node])
                .iter()
                .filter(|(other, _)| self.among[*other] < node);
            known.clone().for_each(|&(other, weight)| weights[self.among[other]] = weight);
            for (before, &weight) in weights[..node].iter().enumerate() {
                let differs = square(self.points(node), self.points(before));
                let cost = if self.is_spare(node, before) {
                    0
                } else {
                    i128::from(weight) * conflict_weight + differs
                };
                costs.push((node, before, cost));
            }
            known.for_each(|&(other, _)| weights[self.among[other]] = 0);
            if self.bye && !self.entrants[self.nodes[node]].had_bye {
                costs.push((node, count, square(self.points(node), lowest) * bye_weight));
            }
        }
        costs
    }

    /// Returns the matching of the least cost.
    pub fn matched(&self, costs: &[Edge]) -> Pairing {
        let most = costs.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
        let edges: Vec<Edge> =
            costs.iter().map(|&(one, other, cost)| (one, other, most - cost)).collect();
        self.pairing(&matching::maximum(&edges))
    }

    /// Returns the pairing of the entrants of these pairs of nodes.
    pub fn pairing(&self, pairs: &[[usize; 2]]) -> Pairing {
        let mut pairing = Pairing::default();
        for &[one, other] in pairs {
            match [one, other].map(|node| self.nodes.get(node).copied()) {
                [Some(_), Some(_)] if self.is_spare(one, other) => {}
                [Some(one), Some(other)] => pairing.matches.push([one.min(other), one.max(other)]),
                [one, other] => pairing.bye = one.or(other),
            }
        }
        sorting::sort_plain(&mut pairing.matches);
        pairing
    }
}

pub fn square(one: u32, other: u32) -> i128 {
    i128::from(one.abs_diff(other)).pow(2)
}
