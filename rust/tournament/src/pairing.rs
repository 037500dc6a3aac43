//! Swiss pairings (Tournament Rules 8.2), as one maximum-weight matching.
//!
//! Players are the nodes of a graph, possible matches its edges. The best matching leaves nobody out, then has the
//! fewest rematches, then a bye for somebody as far down as possible, then the least differences of match points, and
//! among what is left chance decides. A greedy search down the standings can end with two players who have met
//! already; a matching cannot, unless there is no other way.

use altmode_core::{Error, Random, Result};
use rustworkx_core::{max_weight_matching::max_weight_matching, petgraph::graph::UnGraph};
use std::convert::Infallible;

/// Somebody to pair.
#[derive(Clone, Debug)]
pub struct Entrant {
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

/// Pairs all entrants; `met` tells how often two have played.
///
/// # Errors
///
/// `no-pairing` when somebody must have a bye and everybody has had one.
pub fn pair(entrants: &[Entrant], met: impl Fn(usize, usize) -> u32, random: &mut Random) -> Result<Pairing> {
    let count = entrants.len();
    let odd = count % 2 == 1;
    let lowest = entrants.iter().map(|entrant| entrant.points).min().unwrap_or(0);
    let highest = entrants.iter().map(|entrant| entrant.points).max().unwrap_or(0);
    // Each step outweighs all that the steps below it can add up to.
    let matches = count as i128 / 2 + 1;
    let square = |one: u32, other: u32| i128::from(one.abs_diff(other)).pow(2);
    let bye_weight = square(lowest, highest) * matches + 1;
    let rematch_weight = bye_weight * (square(lowest, highest) + 2);

    // Among equally good matchings the order of the nodes decides which is found. Shuffled, it gives players who stand
    // alike the same chances.
    let mut order: Vec<usize> = (0..count).collect();
    random.shuffle(&mut order);
    let mut costs: Vec<(u32, u32, i128)> = Vec::with_capacity(count * count.saturating_sub(1) / 2 + count);
    for (node, &one) in order.iter().enumerate() {
        for (before, &other) in order[..node].iter().enumerate() {
            let rematches = i128::from(met(one, other)) * rematch_weight;
            costs.push((node as u32, before as u32, rematches + square(entrants[one].points, entrants[other].points)));
        }
        if odd && !entrants[one].had_bye {
            costs.push((node as u32, count as u32, square(entrants[one].points, lowest) * bye_weight));
        }
    }
    let most = costs.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
    let graph = UnGraph::<(), i128>::from_edges(costs.iter().map(|&(one, other, cost)| (one, other, most - cost)));
    let Ok(found) = max_weight_matching(&graph, true, |edge| Ok::<i128, Infallible>(*edge.weight()), false);

    let mut pairing = Pairing::default();
    for (one, other) in found {
        match [one, other].map(|node| order.get(node).copied()) {
            [Some(one), Some(other)] => pairing.matches.push([one.min(other), one.max(other)]),
            [one, other] => pairing.bye = one.or(other),
        }
    }
    if pairing.matches.len() * 2 + usize::from(pairing.bye.is_some()) != count {
        return Err(Error::new(
            "no-pairing",
            "the number of players is odd and everybody has had a bye; end the Swiss rounds, or enter pairings by hand",
        ));
    }
    // The matching comes in no order; tables go by points, and by place among equals.
    let points = |place: usize| std::cmp::Reverse(entrants[place].points);
    for [one, other] in &mut pairing.matches {
        if points(*other) < points(*one) {
            std::mem::swap(one, other);
        }
    }
    pairing.matches.sort_by_key(|[one, other]| (points(*one), points(*other), *one, *other));
    Ok(pairing)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(points: &[u32]) -> Vec<Entrant> {
        points.iter().map(|&points| Entrant { points, had_bye: false }).collect()
    }

    fn random(seed: &str) -> Random {
        Random::from_seed_text(seed).unwrap()
    }

    #[test]
    fn score_groups_play_among_themselves_and_one_is_paired_down() {
        let all = entrants(&[6, 6, 6, 3, 3, 3, 0, 0]);
        let pairing = pair(&all, |_, _| 0, &mut random("1")).unwrap();
        let differences: Vec<u32> = pairing.matches.iter().map(|[one, other]| all[*one].points - all[*other].points).collect();
        assert_eq!(differences, [0, 3, 0, 0]);
        assert_eq!(pairing.bye, None);
    }

    #[test]
    fn the_bye_goes_to_the_lowest_who_had_none() {
        let mut all = entrants(&[6, 3, 3, 0, 0]);
        all[3].had_bye = true;
        assert_eq!(pair(&all, |_, _| 0, &mut random("1")).unwrap().bye, Some(4));
        all.iter_mut().for_each(|entrant| entrant.had_bye = true);
        assert_eq!(pair(&all, |_, _| 0, &mut random("1")).unwrap_err().code, "no-pairing");
    }

    #[test]
    fn a_pairing_without_rematch_is_found_where_greed_finds_none() {
        // 0 would like to play 1, but then 2 and 3, who have met, would be left.
        let all = entrants(&[9, 9, 0, 0]);
        let met = |one: usize, other: usize| u32::from(one.min(other) == 2 && one.max(other) == 3);
        let pairing = pair(&all, met, &mut random("1")).unwrap();
        assert!(!pairing.matches.contains(&[2, 3]), "{pairing:?}");
    }

    #[test]
    fn where_rematches_cannot_be_avoided_there_are_as_few_as_possible() {
        let all = entrants(&[9, 6, 3, 0]);
        // 3 has met everybody.
        let met = |one: usize, other: usize| u32::from(one.max(other) == 3);
        let pairing = pair(&all, met, &mut random("1")).unwrap();
        let rematches = pairing.matches.iter().filter(|[one, other]| met(*one, *other) > 0).count();
        assert_eq!(rematches, 1);
    }

    #[test]
    fn first_rounds_are_random_and_the_same_for_the_same_seed() {
        let all = entrants(&[0; 12]);
        let of = |seed: &str| pair(&all, |_, _| 0, &mut random(seed)).unwrap();
        assert_eq!(of("5"), of("5"));
        let mut different: Vec<_> = (0..20).map(|seed| of(&format!("{seed:x}")).matches).collect();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 15, "{}", different.len());
    }

    #[test]
    fn nobody_and_one_are_paired_too() {
        assert_eq!(pair(&[], |_, _| 0, &mut random("1")).unwrap(), Pairing::default());
        assert_eq!(pair(&entrants(&[3]), |_, _| 0, &mut random("1")).unwrap().bye, Some(0));
    }
}
