//! A matching over few candidate pairs that is as good as one over all pairs.
//!
//! A first matching uses only pairs without conflicts of players who are neighbours in the order of points. Its cost is an upper
//! bound: a pair whose cost, plus the least cost of all other players, exceeds the bound is in no matching that is as good. The
//! least sum of squares, ignoring conflicts, is that of sorted values paired with their neighbours. If pairs remain that the
//! first matching did not use as candidates, a second matching uses all remaining pairs.

use super::{
    graph::{Conflicts, Nodes, Pairing, PairingEntrant, square},
    matching::NONE,
};
use crate::sorting;

/// Minimum number of players for this method.
const FEW: usize = 48;
/// Number of neighbours on each side that are candidates of the first matching.
const NEIGHBOURS: usize = 10;

/// Returns the best pairing of the entrants in `nodes`, one of whom has a bye if `bye` is set. The entrants of a list in `spare`
/// have equal scores and may stay unpaired: a match between two of them costs nothing and is left out of the result.
pub fn best(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    nodes: &[usize],
    bye: bool,
    spare: &[&[usize]],
) -> Pairing {
    let among = Nodes::of(entrants, conflicts, nodes, bye, spare);
    pair(&among).unwrap_or_else(|| among.whole())
}

/// Returns the best pairing, or `None` if it has conflicts or needs more candidates.
pub fn pair(among: &Nodes<'_>) -> Option<Pairing> {
    let count = among.nodes.len();
    if count <= FEW {
        return None;
    }
    let mut order: Vec<usize> = (0..count).collect();
    sorting::sort(&mut order, |&one, &other| among.points(other).cmp(&among.points(one)));
    let can_rest = |node: &usize| among.bye && !among.entrants[among.nodes[*node]].had_bye;
    // A bye for one of the lowest players who can have it is always the best.
    let lowest = order.iter().copied().filter(can_rest).map(|node| among.points(node)).min();
    if among.bye && lowest.is_none() {
        return None;
    }
    let rests: Vec<(usize, usize, i128)> = order
        .iter()
        .copied()
        .filter(|node| can_rest(node) && Some(among.points(*node)) == lowest)
        .map(|node| (node, count, 0))
        .collect();
    let edge =
        |one: usize, other: usize| (one, other, square(among.points(one), among.points(other)));

    let mut first = rests.clone();
    let mut reach = vec![0; count];
    for (place, &one) in order.iter().enumerate() {
        let mut left = NEIGHBOURS;
        for (further, &other) in order.iter().enumerate().skip(place + 1) {
            if among.fits(one, other) {
                first.push(edge(one, other));
                left -= 1;
            }
            reach[place] = further;
            if left == 0 {
                break;
            }
        }
    }
    let found = among.matched(&first);
    let paired = |pairing: &Pairing| {
        // Spare players without a match count as paired with each other.
        let seated: Vec<usize> =
            pairing.matches.iter().flatten().copied().chain(pairing.bye).collect();
        let left: Vec<usize> =
            (0..count).filter(|&node| !seated.contains(&among.nodes[node])).collect();
        let lists = left.iter().map(|&node| among.list[node]);
        lists.clone().all(|list| list != NONE)
            && [0, 1].iter().all(|list| lists.clone().filter(|of| of == list).count() % 2 == 0)
    };
    if !paired(&found) || found.bye.is_some() != among.bye {
        return None;
    }
    let points = |entrant: usize| among.entrants[entrant].points;
    let cost: i128 =
        found.matches.iter().map(|&[one, other]| square(points(one), points(other))).sum();

    let mut values: Vec<u32> = order.iter().map(|&node| among.points(node)).collect();
    if let Some(place) = lowest.and_then(|lowest| values.iter().position(|value| *value == lowest))
    {
        values.remove(place);
    }
    if least(&values) == cost {
        return Some(found);
    }
    let mut groups = values.clone();
    groups.dedup();
    let mut can_be = vec![false; groups.len() * groups.len()];
    for (one, &high) in groups.iter().enumerate() {
        for (other, &low) in groups.iter().enumerate().skip(one) {
            can_be[one * groups.len() + other] = least_without(&values, high, low)
                .is_some_and(|rest| rest + square(high, low) <= cost);
        }
    }
    let group = |node: usize| groups.iter().position(|points| *points == among.points(node));
    let of: Vec<Option<usize>> = order.iter().map(|&node| group(node)).collect();
    let mut second = rests;
    let mut further = false;
    for (place, &one) in order.iter().enumerate() {
        for (at, &other) in order.iter().enumerate().skip(place + 1) {
            let (Some(high), Some(low)) = (of[place], of[at]) else { continue };
            if !can_be[high * groups.len() + low] || !among.fits(one, other) {
                continue;
            }
            further |= at > reach[place];
            second.push(edge(one, other));
        }
    }
    if !further {
        return Some(found);
    }
    let found = among.matched(&second);
    (paired(&found) && found.bye.is_some() == among.bye).then_some(found)
}

/// Returns the least sum of squares of players with these values: neighbours are paired.
fn least(values: &[u32]) -> i128 {
    values.chunks_exact(2).map(|pair| square(pair[0], pair[1])).sum()
}

/// Returns the least sum of squares without one player of each of the two values, or `None` if there are no such players.
fn least_without(values: &[u32], high: u32, low: u32) -> Option<i128> {
    let mut out = [Some(high), Some(low)];
    let mut left = values.to_vec();
    left.retain(|value| match out.iter_mut().find(|leaves| **leaves == Some(*value)) {
        Some(leaves) => {
            *leaves = None;
            false
        }
        None => true,
    });
    (out == [None, None]).then(|| least(&left))
}
