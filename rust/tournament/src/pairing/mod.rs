//! Swiss pairings (Tournament Rules 8.2), computed as a maximum-weight matching.
//!
//! Players are the nodes of a graph and possible matches its edges. The criteria of the matching, in order of priority: every
//! player is paired, the fewest conflicts (rematches, players kept apart), a bye for one of the lowest players, and the least
//! sum of squared differences of match points. Remaining ties are broken at random. A greedy search down the standings can end
//! with two players who have met already; a matching repeats a match only if no other pairing exists.
//!
//! The time of a matching is cubic in the number of players. Large score groups split a tournament into parts that are matched
//! separately with an equally good result: see [`parts`].

mod near;
mod parts;

use crate::sorting;
use altmode_core::{Error, Random, Result};
use rustworkx_core::{max_weight_matching::max_weight_matching, petgraph::graph::UnGraph};
use std::{cmp::Reverse, convert::Infallible};

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

    fn of(&self, one: usize) -> &[(usize, u32)] {
        &self.0[one]
    }

    fn between(&self, one: usize, other: usize) -> u32 {
        self.0[one].iter().find(|(known, _)| *known == other).map_or(0, |(_, weight)| *weight)
    }
}

/// Pairs all entrants.
///
/// # Errors
///
/// Returns `no-pairing` if one player must have a bye and all have had one.
pub fn pair(entrants: &[PairingEntrant], conflicts: &Conflicts, random: &mut Random) -> Result<Pairing> {
    let count = entrants.len();
    if count % 2 == 1 && entrants.iter().all(|entrant| entrant.had_bye) {
        return Err(Error::new(
            "no-pairing",
            "the number of players is odd and everybody has had a bye; end the Swiss rounds, or enter pairings by hand",
        ));
    }
    // The order of the nodes decides between equally good matchings. Shuffling gives players with equal scores equal chances.
    let mut order: Vec<usize> = (0..count).collect();
    random.shuffle(&mut order);
    let mut pairing = match parts::pair(entrants, conflicts, &order, random) {
        Some(pairing) => pairing,
        None => best(entrants, conflicts, &order, count % 2 == 1, &[]),
    };
    // A matching has no order. Tables are sorted by points, and by index among equal points.
    let points = |place: usize| Reverse(entrants[place].points);
    for [one, other] in &mut pairing.matches {
        if (points(*other), *other) < (points(*one), *one) {
            std::mem::swap(one, other);
        }
    }
    let key = |[one, other]: &[usize; 2]| (points(*one), points(*other), *one, *other);
    sorting::sort(&mut pairing.matches, |one, other| key(one).cmp(&key(other)));
    Ok(pairing)
}

/// A subset of the entrants, to be paired with each other.
struct Nodes<'a> {
    entrants: &'a [PairingEntrant],
    conflicts: &'a Conflicts,
    /// Entrants of the subset.
    nodes: &'a [usize],
    /// Whether one of the entrants has a bye.
    bye: bool,
    /// For each node the index of its list in `spare`, or [`NONE`].
    list: Vec<usize>,
    /// The node of each entrant, or [`NONE`].
    among: Vec<usize>,
}

/// Index of a node that is in no list, and of an entrant that is no node.
const NONE: usize = usize::MAX;

/// Returns the best pairing of the entrants in `nodes`, one of whom has a bye if `bye` is set. The entrants of a list in `spare`
/// have equal scores and may stay unpaired: a match between two of them costs nothing and is left out of the result.
fn best(entrants: &[PairingEntrant], conflicts: &Conflicts, nodes: &[usize], bye: bool, spare: &[&[usize]]) -> Pairing {
    let among = Nodes::of(entrants, conflicts, nodes, bye, spare);
    near::pair(&among).unwrap_or_else(|| among.whole())
}

impl<'a> Nodes<'a> {
    fn of(entrants: &'a [PairingEntrant], conflicts: &'a Conflicts, nodes: &'a [usize], bye: bool, spare: &[&[usize]]) -> Nodes<'a> {
        let mut among = vec![NONE; entrants.len()];
        nodes.iter().enumerate().for_each(|(node, &entrant)| among[entrant] = node);
        let mut list = vec![NONE; nodes.len()];
        for (number, spare) in spare.iter().enumerate() {
            spare.iter().for_each(|&entrant| list[among[entrant]] = number);
        }
        Nodes { entrants, conflicts, nodes, bye, list, among }
    }

    fn points(&self, node: usize) -> u32 {
        self.entrants[self.nodes[node]].points
    }

    fn is_spare(&self, one: usize, other: usize) -> bool {
        self.list[one] != NONE && self.list[one] == self.list[other]
    }

    /// Returns whether a pair has no conflict.
    fn fits(&self, one: usize, other: usize) -> bool {
        self.is_spare(one, other) || self.conflicts.between(self.nodes[one], self.nodes[other]) == 0
    }

    /// Computes one matching over all pairs.
    fn whole(&self) -> Pairing {
        let count = self.nodes.len();
        let points = (0..count).map(|node| self.points(node));
        let (lowest, highest) = (points.clone().min().unwrap_or(0), points.max().unwrap_or(0));
        // Each weight is greater than the maximum sum of all lower-priority costs.
        let bye_weight = square(lowest, highest) * (count as i128 / 2 + 1) + 1;
        let conflict_weight = bye_weight * (square(lowest, highest) + 2);
        let mut costs: Vec<(usize, usize, i128)> = Vec::with_capacity(count * count.saturating_sub(1) / 2 + count);
        let mut weights = vec![0; count];
        for node in 0..count {
            let known = self.conflicts.of(self.nodes[node]).iter().filter(|(other, _)| self.among[*other] < node);
            known.clone().for_each(|&(other, weight)| weights[self.among[other]] = weight);
            for (before, &weight) in weights[..node].iter().enumerate() {
                let differs = square(self.points(node), self.points(before));
                let cost = if self.is_spare(node, before) { 0 } else { i128::from(weight) * conflict_weight + differs };
                costs.push((node, before, cost));
            }
            known.for_each(|&(other, _)| weights[self.among[other]] = 0);
            if self.bye && !self.entrants[self.nodes[node]].had_bye {
                costs.push((node, count, square(self.points(node), lowest) * bye_weight));
            }
        }
        self.matched(&costs)
    }

    /// Returns the matching of the least cost. An edge to the node after the last one is a bye.
    fn matched(&self, costs: &[(usize, usize, i128)]) -> Pairing {
        let most = costs.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
        let edges = costs.iter().map(|&(one, other, cost)| (one as u32, other as u32, most - cost));
        let graph = UnGraph::<(), i128>::from_edges(edges);
        let Ok(found) = max_weight_matching(&graph, true, |edge| Ok::<i128, Infallible>(*edge.weight()), false);
        let mut pairing = Pairing::default();
        for (one, other) in found {
            match [one, other].map(|node| self.nodes.get(node).copied()) {
                [Some(_), Some(_)] if self.is_spare(one, other) => {}
                [Some(one), Some(other)] => pairing.matches.push([one.min(other), one.max(other)]),
                [one, other] => pairing.bye = one.or(other),
            }
        }
        // The matching is an unordered set, so it is sorted to be deterministic.
        sorting::sort_plain(&mut pairing.matches);
        pairing
    }
}

fn square(one: u32, other: u32) -> i128 {
    i128::from(one.abs_diff(other)).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(points: &[u32]) -> Vec<PairingEntrant> {
        points.iter().map(|&points| PairingEntrant { points, had_bye: false }).collect()
    }

    fn random(seed: &str) -> Random {
        Random::from_seed_text(seed).unwrap()
    }

    fn conflicts(entrants: usize, pairs: &[(usize, usize)]) -> Conflicts {
        let mut conflicts = Conflicts::none(entrants);
        pairs.iter().for_each(|&(one, other)| conflicts.add(one, other, 1));
        conflicts
    }

    #[test]
    fn score_groups_play_among_themselves_and_one_is_paired_down() {
        let all = entrants(&[6, 6, 6, 3, 3, 3, 0, 0]);
        let pairing = pair(&all, &Conflicts::none(all.len()), &mut random("1")).unwrap();
        let differences: Vec<u32> = pairing.matches.iter().map(|[one, other]| all[*one].points - all[*other].points).collect();
        assert_eq!(differences, [0, 3, 0, 0]);
        assert_eq!(pairing.bye, None);
    }

    #[test]
    fn the_bye_goes_to_the_lowest_who_had_none() {
        let mut all = entrants(&[6, 3, 3, 0, 0]);
        all[3].had_bye = true;
        assert_eq!(pair(&all, &Conflicts::none(all.len()), &mut random("1")).unwrap().bye, Some(4));
        all.iter_mut().for_each(|entrant| entrant.had_bye = true);
        assert_eq!(pair(&all, &Conflicts::none(all.len()), &mut random("1")).unwrap_err().code, "no-pairing");
    }

    #[test]
    fn a_pairing_without_rematch_is_found_where_greed_finds_none() {
        // A match of 0 and 1 would be closer, but would leave 2 and 3, who have met.
        let all = entrants(&[9, 9, 0, 0]);
        let pairing = pair(&all, &conflicts(4, &[(2, 3)]), &mut random("1")).unwrap();
        assert!(!pairing.matches.contains(&[2, 3]), "{pairing:?}");
    }

    #[test]
    fn where_rematches_cannot_be_avoided_there_are_as_few_as_possible() {
        let all = entrants(&[9, 6, 3, 0]);
        // 3 has met all other players.
        let pairing = pair(&all, &conflicts(4, &[(0, 3), (1, 3), (2, 3)]), &mut random("1")).unwrap();
        let rematches = pairing.matches.iter().filter(|[one, other]| *one.max(other) == 3).count();
        assert_eq!(rematches, 1);
    }

    #[test]
    fn first_rounds_are_random_and_the_same_for_the_same_seed() {
        let all = entrants(&[0; 12]);
        let of = |seed: &str| pair(&all, &Conflicts::none(12), &mut random(seed)).unwrap();
        assert_eq!(of("5"), of("5"));
        let mut different: Vec<_> = (0..20).map(|seed| of(&format!("{seed:x}")).matches).collect();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 15, "{}", different.len());
    }

    #[test]
    fn nobody_and_one_are_paired_too() {
        assert_eq!(pair(&[], &Conflicts::none(0), &mut random("1")).unwrap(), Pairing::default());
        assert_eq!(pair(&entrants(&[3]), &Conflicts::none(1), &mut random("1")).unwrap().bye, Some(0));
    }
}
