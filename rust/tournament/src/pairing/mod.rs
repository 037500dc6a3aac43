//! Swiss pairings (Tournament Rules 8.2), as one maximum-weight matching.
//!
//! Players are the nodes of a graph, possible matches its edges. The best matching leaves nobody out, then has the
//! fewest conflicts (rematches, players kept apart), then a bye for somebody as far down as possible, then the least
//! differences of match points, and among what is left chance decides. A greedy search down the standings can end with
//! two players who have met already; a matching cannot, unless there is no other way.
//!
//! The time of a matching grows with the cube of its players. Large score groups part a tournament into pieces that are
//! matched one by one, without any loss: see [`parts`].

mod near;
mod parts;

use crate::sorting;
use altmode_core::{Error, Random, Result};
use rustworkx_core::{max_weight_matching::max_weight_matching, petgraph::graph::UnGraph};
use std::{cmp::Reverse, convert::Infallible};

/// Somebody to pair.
#[derive(Clone, Debug)]
pub struct PairingEntrant {
    /// Match points.
    pub points: u32,
    /// Whether a bye was had already: nobody gets two.
    pub had_bye: bool,
}

/// Places in the list of entrants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// Who plays whom, the highest match points first.
    pub matches: Vec<[usize; 2]>,
    /// Who has a bye.
    pub bye: Option<usize>,
}

/// Who should not play whom: for each entrant the others with a weight, both ways.
#[derive(Clone, Debug, Default)]
pub struct Conflicts(Vec<Vec<(usize, u32)>>);

impl Conflicts {
    /// Nobody, among so many.
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
/// `no-pairing` when somebody must have a bye and everybody has had one.
pub fn pair(entrants: &[PairingEntrant], conflicts: &Conflicts, random: &mut Random) -> Result<Pairing> {
    let count = entrants.len();
    if count % 2 == 1 && entrants.iter().all(|entrant| entrant.had_bye) {
        return Err(Error::new(
            "no-pairing",
            "the number of players is odd and everybody has had a bye; end the Swiss rounds, or enter pairings by hand",
        ));
    }
    // Among equally good matchings the order of the nodes decides which is found. Shuffled, it gives players who stand
    // alike the same chances.
    let mut order: Vec<usize> = (0..count).collect();
    random.shuffle(&mut order);
    let mut pairing = match parts::pair(entrants, conflicts, &order, random) {
        Some(pairing) => pairing,
        None => best(entrants, conflicts, &order, count % 2 == 1, &[]),
    };
    // The matching comes in no order; tables go by points, and by place among equals.
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

/// Some of the entrants, to be paired among themselves.
struct Nodes<'a> {
    entrants: &'a [PairingEntrant],
    conflicts: &'a Conflicts,
    /// Who they are.
    nodes: &'a [usize],
    /// Whether one of them has a bye.
    bye: bool,
    /// For each node the list of `spare` that it is in.
    list: Vec<usize>,
    /// The node of each entrant.
    among: Vec<usize>,
}

/// In no list.
const NONE: usize = usize::MAX;

/// The best pairing of some entrants, `nodes`, one of whom has a bye if `bye`. Those of one list of `spare` stand alike
/// and can be left over: they are paired with each other for nothing, and such pairs are none.
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

    /// Whether a pair is without a conflict.
    fn fits(&self, one: usize, other: usize) -> bool {
        self.is_spare(one, other) || self.conflicts.between(self.nodes[one], self.nodes[other]) == 0
    }

    /// One matching over all pairs.
    fn whole(&self) -> Pairing {
        let count = self.nodes.len();
        let points = (0..count).map(|node| self.points(node));
        let (lowest, highest) = (points.clone().min().unwrap_or(0), points.max().unwrap_or(0));
        // Each step outweighs all that the steps below it can add up to.
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

    /// The matching of the least cost; a pair with the node behind the last is a bye.
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
        // A matching comes as a set without an order, and what is made of it must be the same everywhere.
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
        // 0 would like to play 1, but then 2 and 3, who have met, would be left.
        let all = entrants(&[9, 9, 0, 0]);
        let pairing = pair(&all, &conflicts(4, &[(2, 3)]), &mut random("1")).unwrap();
        assert!(!pairing.matches.contains(&[2, 3]), "{pairing:?}");
    }

    #[test]
    fn where_rematches_cannot_be_avoided_there_are_as_few_as_possible() {
        let all = entrants(&[9, 6, 3, 0]);
        // 3 has met everybody.
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
