//! Swiss pairings (Tournament Rules 8.2), computed as a maximum-weight matching.
//!
//! Players are the nodes of a graph and possible matches its edges. The criteria of the matching, in order of priority: every
//! player is paired, the fewest conflicts (rematches, players kept apart), a bye for one of the lowest players, and the least
//! sum of squared differences of match points. Remaining ties are broken at random. A greedy search down the standings can end
//! with two players who have met already; a matching repeats a match only if no other pairing exists. In small tournaments it
//! also leaves the rounds to come without rematches, where possible: see [`ahead`].
//!
//! The time of a matching is cubic in the number of players. Large score groups split a tournament into parts that are matched
//! separately with an equally good result: see [`parts`].

mod ahead;
mod graph;
mod matching;
mod near;
mod parts;

pub use ahead::Possible;
pub use graph::{Conflicts, Pairing, PairingEntrant};

use crate::sorting;
use altmode_core::{Error, Random, Result};
use std::cmp::Reverse;

/// Pairs all entrants. The pairing leaves `ahead` further rounds without rematches, if that is possible.
///
/// # Errors
///
/// Returns `no-pairing` if one player must have a bye and all have had one.
pub fn pair(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    ahead: u32,
    random: &mut Random,
) -> Result<Pairing> {
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
        None => near::best(entrants, conflicts, &order, count % 2 == 1, &[]),
    };
    if let Some(other) = ahead::instead(entrants, conflicts, &order, ahead, &pairing) {
        pairing = other;
    }
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
        let pairing = pair(&all, &Conflicts::none(all.len()), 0, &mut random("1")).unwrap();
        let differences: Vec<u32> = pairing
            .matches
            .iter()
            .map(|[one, other]| all[*one].points - all[*other].points)
            .collect();
        assert_eq!(differences, [0, 3, 0, 0]);
        assert_eq!(pairing.bye, None);
    }

    #[test]
    fn the_bye_goes_to_the_lowest_who_had_none() {
        let mut all = entrants(&[6, 3, 3, 0, 0]);
        all[3].had_bye = true;
        assert_eq!(
            pair(&all, &Conflicts::none(all.len()), 0, &mut random("1")).unwrap().bye,
            Some(4)
        );
        all.iter_mut().for_each(|entrant| entrant.had_bye = true);
        assert_eq!(
            pair(&all, &Conflicts::none(all.len()), 0, &mut random("1")).unwrap_err().code,
            "no-pairing"
        );
    }

    #[test]
    fn a_pairing_without_rematch_is_found_where_greed_finds_none() {
        // A match of 0 and 1 would be closer, but would leave 2 and 3, who have met.
        let all = entrants(&[9, 9, 0, 0]);
        let pairing = pair(&all, &conflicts(4, &[(2, 3)]), 0, &mut random("1")).unwrap();
        assert!(!pairing.matches.contains(&[2, 3]), "{pairing:?}");
    }

    #[test]
    fn where_rematches_cannot_be_avoided_there_are_as_few_as_possible() {
        let all = entrants(&[9, 6, 3, 0]);
        // 3 has met all other players.
        let pairing =
            pair(&all, &conflicts(4, &[(0, 3), (1, 3), (2, 3)]), 0, &mut random("1")).unwrap();
        let rematches = pairing.matches.iter().filter(|[one, other]| *one.max(other) == 3).count();
        assert_eq!(rematches, 1);
    }

    #[test]
    fn first_rounds_are_random_and_the_same_for_the_same_seed() {
        let all = entrants(&[0; 12]);
        let of = |seed: &str| pair(&all, &Conflicts::none(12), 0, &mut random(seed)).unwrap();
        assert_eq!(of("5"), of("5"));
        let mut different: Vec<_> = (0..20).map(|seed| of(&format!("{seed:x}")).matches).collect();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 15, "{}", different.len());
    }

    #[test]
    fn nobody_and_one_are_paired_too() {
        assert_eq!(
            pair(&[], &Conflicts::none(0), 0, &mut random("1")).unwrap(),
            Pairing::default()
        );
        assert_eq!(
            pair(&entrants(&[3]), &Conflicts::none(1), 0, &mut random("1")).unwrap().bye,
            Some(0)
        );
    }
}
