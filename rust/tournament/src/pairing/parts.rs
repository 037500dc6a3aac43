//! Pairing of large tournaments in parts, with results as good as those of one matching.
//!
//! A sufficiently large score group separates the players above it from those below it. Let `inside` be the maximum number of
//! opponents that a member has met in the group, `outside` the maximum number of members that another player has met, and
//! `aside` the maximum number of opponents that another player has met on the same side of the group. For each best pairing,
//! that is the fewest conflicts and then the least squared differences:
//!
//! * Two matches (g, x) and (h, y) of members g, h with players x, y of the same side would be better as (g, h) and (x, y),
//!   unless g met h or x met y. So at most `inside + aside + 1` members play players of that side.
//! * A match (x, y) across the group would be better as (x, g) and (h, y) with two members who play each other, unless x
//!   met g or y met h. A pair of members prevents this only if there were two such meetings. So with more than `outside`
//!   pairs inside the group no match is across it. A player above it does not have the bye either, as long as a member can
//!   have it.
//! * The choice of the members who play outside the group does not affect the cost: members have equal scores, and among
//!   `outside` more of them one has not met the other player.
//! * The rest of the group can be paired without conflicts if each of them has met fewer than half of the rest (Dirac's
//!   theorem).
//!
//! So the players between two such groups are matched exactly, together with the maximum number of members that a best pairing
//! can need. The number of members who play upwards has the parity of the number of players above, so that the parts fit
//! together.

use super::{
    graph::{Conflicts, Pairing, PairingEntrant},
    near::best,
};
use crate::sorting;
use altmode_core::Random;
use std::ops::Range;

/// Maximum number of players that are paired by a single matching, which is fast enough up to this size.
const WHOLE: usize = 48;

/// A score group that separates the players above it from those below it.
struct Separator {
    /// Positions of its members, sorted by points from the highest.
    members: Range<usize>,
    /// Maximum number of members that the matching of one side can need.
    wanted: usize,
}

/// Returns the best pairing by parts, with the entrants in a random `order`, or `None` if no group is large enough.
pub fn pair(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    order: &[usize],
    random: &mut Random,
) -> Option<Pairing> {
    if entrants.len() <= WHOLE {
        return None;
    }
    let mut sorted = order.to_vec();
    sorting::sort(&mut sorted, |&one, &other| entrants[other].points.cmp(&entrants[one].points));
    let separators = separators(entrants, conflicts, &sorted);
    if separators.is_empty() {
        return None;
    }
    let odd = entrants.len() % 2 == 1;
    let mut pairing = Pairing::default();
    // Unpaired members of the separator above, and the first position below it.
    let (mut left, mut next): (Vec<usize>, usize) = (Vec::new(), 0);
    for (number, separator) in separators.iter().enumerate() {
        let mut members = sorted[separator.members.clone()].to_vec();
        random.shuffle(&mut members);
        let between = &sorted[next..separator.members.start];
        let above = wanted(
            &left,
            number.checked_sub(1).map(|before| &separators[before]),
            left.len() + between.len(),
            between,
        );
        let below = (above + between.len()) % 2;
        let below =
            if between.is_empty() && above == 0 { 0 } else { parity(separator.wanted, below) };
        part(
            entrants,
            conflicts,
            between,
            [&mut left, &mut members],
            [above, below],
            false,
            &mut pairing,
        );
        inside(&left, conflicts, random, &mut pairing)?;
        (left, next) = (members, separator.members.end);
    }
    let between = &sorted[next..];
    let last = separators.last()?;
    // Members who can have the bye are sorted first, so that they are among the candidates.
    let had_bye = |member: &usize| odd && entrants[*member].had_bye;
    sorting::sort(&mut left, |one, other| had_bye(one).cmp(&had_bye(other)));
    let above = (between.len() + usize::from(odd)) % 2;
    let above = if between.is_empty() && !odd { 0 } else { parity(last.wanted, above) };
    part(entrants, conflicts, between, [&mut left, &mut Vec::new()], [above, 0], odd, &mut pairing);
    inside(&left, conflicts, random, &mut pairing)?;
    (pairing.matches.len() * 2 + usize::from(odd) == entrants.len() && pairing.bye.is_some() == odd)
        .then_some(pairing)
}

/// Returns the number of members of the separator above that are candidates for matches below it. Its parity leaves an even
/// number in the group.
fn wanted(
    left: &[usize],
    separator: Option<&Separator>,
    together: usize,
    between: &[usize],
) -> usize {
    match separator {
        None => 0,
        Some(_) if between.is_empty() && together.is_multiple_of(2) => 0,
        Some(separator) => parity(separator.wanted, left.len() % 2),
    }
}

/// Returns the number, or one more, so that it has the parity of `remainder`.
fn parity(number: usize, remainder: usize) -> usize {
    number + (number + remainder) % 2
}

/// Matches the players between two separators with the candidates, and removes paired candidates from the separators.
fn part(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    between: &[usize],
    [above, below]: [&mut Vec<usize>; 2],
    tried: [usize; 2],
    bye: bool,
    pairing: &mut Pairing,
) {
    let spare = [above[..tried[0]].to_vec(), below[..tried[1]].to_vec()];
    let nodes: Vec<usize> = spare[0].iter().chain(between).chain(&spare[1]).copied().collect();
    if nodes.is_empty() {
        return;
    }
    let found = best(entrants, conflicts, &nodes, bye, &[&spare[0], &spare[1]]);
    let paired: Vec<usize> = found.matches.iter().flatten().copied().chain(found.bye).collect();
    above.retain(|member| !paired.contains(member));
    below.retain(|member| !paired.contains(member));
    pairing.matches.extend(found.matches);
    pairing.bye = pairing.bye.or(found.bye);
}

/// Pairs the rest of a group at random without conflicts. A pair in conflict swaps one player with another pair.
fn inside(
    members: &[usize],
    conflicts: &Conflicts,
    random: &mut Random,
    pairing: &mut Pairing,
) -> Option<()> {
    if members.len() % 2 == 1 {
        return None;
    }
    let mut members = members.to_vec();
    random.shuffle(&mut members);
    let fits = |one: usize, other: usize| conflicts.between(one, other) == 0;
    for pair in (0..members.len()).step_by(2) {
        if fits(members[pair], members[pair + 1]) {
            continue;
        }
        let good = |&other: &usize| {
            let (stays, moves) = (members[pair], members[pair + 1]);
            let (taken, left) = (members[other], members[other ^ 1]);
            // A later pair may be left in conflict, because the loop handles it afterwards.
            other / 2 != pair / 2 && fits(stays, taken) && (fits(moves, left) || other > pair)
        };
        let other = (0..members.len())
            .find(|other| good(other) && fits(members[pair + 1], members[other ^ 1]))
            .or_else(|| (0..members.len()).find(good))?;
        members.swap(pair + 1, other);
    }
    if members.chunks(2).any(|pair| !fits(pair[0], pair[1])) {
        return None;
    }
    pairing
        .matches
        .extend(members.chunks(2).map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])]));
    Some(())
}

/// Returns the groups that are large enough, from the highest.
fn separators(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    sorted: &[usize],
) -> Vec<Separator> {
    let byes = entrants.len() % 2;
    let mut separators = Vec::new();
    let mut start = 0;
    for group in sorted.chunk_by(|&one, &other| entrants[one].points == entrants[other].points) {
        let members = start..start + group.len();
        start = members.end;
        if group.len() <= WHOLE / 2 {
            continue;
        }
        let points = entrants[group[0]].points;
        let (mut in_group, mut outside, mut aside) = (0, 0, 0);
        for &player in sorted {
            let own = entrants[player].points;
            let met = |like: &dyn Fn(u32) -> bool| {
                conflicts
                    .of(player)
                    .iter()
                    .filter(|(other, _)| like(entrants[*other].points))
                    .count()
            };
            if own == points {
                in_group = in_group.max(met(&|other| other == points));
            } else {
                outside = outside.max(met(&|other| other == points));
                aside =
                    aside.max(met(&|other| (other > points) == (own > points) && other != points));
            }
        }
        let outgoing = in_group + aside + 1;
        let had_bye = if byes == 1 {
            group.iter().filter(|&&member| entrants[member].had_bye).count()
        } else {
            0
        };
        // One more for the parity, and one for the bye.
        let wanted = outgoing + outside + 2;
        let rest = group.len().saturating_sub(2 * outgoing + byes);
        let fits = 2 * (wanted + 1) <= group.len()
            && rest >= 2 * (in_group + 1)
            && rest > 2 * (outside + had_bye);
        if fits {
            separators.push(Separator { members, wanted });
        }
    }
    separators
}

#[cfg(test)]
mod tests {
    use super::{
        super::{graph::Nodes, near},
        *,
    };

    /// Returns the conflicts, the points of the player with the bye, and the sum of squared differences; less is better.
    fn cost(
        entrants: &[PairingEntrant],
        conflicts: &Conflicts,
        pairing: &Pairing,
    ) -> (u32, u32, u64) {
        let sum = |of: &dyn Fn(&[usize; 2]) -> u64| pairing.matches.iter().map(of).sum::<u64>();
        let met = sum(&|[one, other]| conflicts.between(*one, *other).into());
        let squares = sum(&|[one, other]| {
            u64::from(entrants[*one].points.abs_diff(entrants[*other].points)).pow(2)
        });
        (met as u32, pairing.bye.map_or(0, |bye| entrants[bye].points), squares)
    }

    #[test]
    fn parts_are_as_good_as_one_matching_of_all() {
        let (mut in_parts, mut by_neighbours) = (0, 0);
        for seed in 0..8 {
            let mut random = Random::from_words([seed, 5, 5, 5]);
            let players = 120 + random.below(60) as usize;
            let drawn = [0, 10, 25][seed as usize % 3];
            let mut entrants = vec![PairingEntrant { points: 0, had_bye: false }; players];
            let mut conflicts = Conflicts::none(players);
            for pair in 0..players / 10 {
                conflicts.add(pair, players - 1 - pair, 100);
            }
            for round in 0..7 {
                let mut order: Vec<usize> = (0..players).collect();
                random.shuffle(&mut order);
                let nodes = Nodes::of(&entrants, &conflicts, &order, players % 2 == 1, &[]);
                let whole = nodes.whole();
                if let Some(near) = near::pair(&nodes) {
                    by_neighbours += 1;
                    assert_eq!(
                        cost(&entrants, &conflicts, &near),
                        cost(&entrants, &conflicts, &whole),
                        "seed {seed}, round {round}"
                    );
                }
                let paired = pair(&entrants, &conflicts, &order, &mut random);
                if let Some(parts) = &paired {
                    in_parts += 1;
                    assert_eq!(
                        cost(&entrants, &conflicts, parts),
                        cost(&entrants, &conflicts, &whole),
                        "seed {seed}, round {round}"
                    );
                    let mut seated: Vec<usize> =
                        parts.matches.iter().flatten().copied().chain(parts.bye).collect();
                    seated.sort_unstable();
                    assert_eq!(seated, (0..players).collect::<Vec<_>>());
                }
                let played = paired.unwrap_or(whole);
                for [one, other] in played.matches {
                    conflicts.add(one, other, 1);
                    let winner = if random.below(2) == 0 { one } else { other };
                    if random.below(100) < drawn {
                        entrants[one].points += 1;
                        entrants[other].points += 1;
                    } else {
                        entrants[winner].points += 3;
                    }
                }
                if let Some(bye) = played.bye {
                    entrants[bye].points += 3;
                    entrants[bye].had_bye = true;
                }
            }
        }
        assert!(in_parts >= 20 && by_neighbours >= 20, "{in_parts}, {by_neighbours}");
    }
}
