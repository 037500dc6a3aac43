//! Pairings that leave the rounds to come without rematches.
//!
//! In a small tournament of many rounds, the best pairing of a round can leave a graph of possible matches that cannot be divided
//! into rounds, for example two triangles before the fourth of five rounds of six players. Then the pairing of the least cost that
//! leaves enough rounds is taken instead. Pairings are tried in the order of their costs (K. G. Murty, "An algorithm for ranking
//! all the assignments in order of increasing cost", 1968). Whether the rest can be divided into rounds is found by a search with
//! backtracking.

use super::{
    graph::{Conflicts, Nodes, Pairing, PairingEntrant},
    matching::{self, Edge},
};

/// Maximum number of players, with the bye, for whom later rounds are considered.
const MOST_PLAYERS: usize = 32;
/// Maximum number of steps of a search. Most searches take fewer than a hundred.
const MOST_STEPS: u32 = 20_000;
/// Maximum number of pairings that are tried.
const MOST_TRIED: usize = 64;

/// A match, or a bye of the first player, as nodes.
type Pair = [usize; 2];

/// The matches that are still possible: for each node the set of its opponents. With an odd number of players the last node is
/// the bye.
#[derive(Clone)]
pub struct Possible(Vec<u32>);

impl Possible {
    /// Returns the possible matches of entrants, or `None` if there are too many entrants.
    pub fn of(entrants: &[PairingEntrant], conflicts: &Conflicts) -> Option<Possible> {
        let count = entrants.len().next_multiple_of(2);
        if count > MOST_PLAYERS {
            return None;
        }
        let mut possible = Possible(vec![0; count]);
        possible.0 = (0..count).map(|node| possible.everybody() & !(1 << node)).collect();
        for (one, entrant) in entrants.iter().enumerate() {
            conflicts.of(one).iter().for_each(|&(other, _)| possible.remove([one, other]));
            if entrant.had_bye && count > entrants.len() {
                possible.remove([one, entrants.len()]);
            }
        }
        Some(possible)
    }

    fn everybody(&self) -> u32 {
        (0..self.0.len()).fold(0, |all, node| all | 1 << node)
    }

    fn has(&self, [one, other]: Pair) -> bool {
        self.0[one] & 1 << other != 0
    }

    fn remove(&mut self, [one, other]: Pair) {
        self.0[one] &= !(1 << other);
        self.0[other] &= !(1 << one);
    }

    fn add(&mut self, [one, other]: Pair) {
        self.0[one] |= 1 << other;
        self.0[other] |= 1 << one;
    }

    fn without(&self, pairs: &[Pair]) -> Possible {
        let mut rest = self.clone();
        pairs.iter().for_each(|&pair| rest.remove(pair));
        rest
    }

    /// Returns the number of possible opponents of the player who has the fewest.
    fn fewest(&self) -> u32 {
        self.0.iter().map(|opponents| opponents.count_ones()).min().unwrap_or(0)
    }

    /// Returns whether every part of the graph has an even number of players.
    fn has_even_parts(&self) -> bool {
        let mut left = self.everybody();
        while left != 0 {
            let (mut part, mut grown) = (0, left & left.wrapping_neg());
            while part != grown {
                part = grown;
                grown |= (0..self.0.len())
                    .filter(|node| part & 1 << node != 0)
                    .fold(0, |all, node| all | self.0[node]);
            }
            if part.count_ones() % 2 == 1 {
                return false;
            }
            left &= !part;
        }
        true
    }

    /// Returns whether this number of rounds can be played without rematches; `None` if the search takes too long.
    pub fn allows(&self, rounds: u32) -> Option<bool> {
        let pivot = (0..self.0.len()).min_by_key(|&node| self.0[node].count_ones()).unwrap_or(0);
        Search { possible: self.clone(), pivot, steps: 0 }.rounds(rounds, 0)
    }
}

/// A division of the possible matches into rounds. Its functions return `None` if there have been too many steps.
struct Search {
    possible: Possible,
    /// A player with the fewest opponents. Rounds are sorted by the opponents of this player, because their order is free.
    pivot: usize,
    steps: u32,
}

impl Search {
    /// Returns whether there are rounds in which the pivot plays opponents from the number `first` on.
    fn rounds(&mut self, rounds: u32, first: usize) -> Option<bool> {
        if rounds == 0 {
            return Some(true);
        }
        if self.possible.fewest() < rounds || !self.possible.has_even_parts() {
            return Some(false);
        }
        let everybody = self.possible.everybody();
        for opponent in first..self.possible.0.len() {
            let pair = [self.pivot, opponent];
            if self.possible.has(pair) && self.try_pair(rounds, opponent, everybody, pair)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Pairs the players who are `left` in a round in which the pivot plays this opponent.
    fn pair(&mut self, rounds: u32, opponent: usize, left: u32) -> Option<bool> {
        let options = |node: &usize| (self.possible.0[*node] & left).count_ones();
        let Some(one) =
            (0..self.possible.0.len()).filter(|node| left & 1 << node != 0).min_by_key(options)
        else {
            return self.rounds(rounds - 1, opponent + 1);
        };
        for other in (0..self.possible.0.len()).filter(|other| left & 1 << other != 0) {
            let pair = [one, other];
            if self.possible.has(pair) && self.try_pair(rounds, opponent, left, pair)? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn try_pair(&mut self, rounds: u32, opponent: usize, left: u32, pair: Pair) -> Option<bool> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return None;
        }
        self.possible.remove(pair);
        if self.pair(rounds, opponent, left & !(1 << pair[0]) & !(1 << pair[1]))? {
            return Some(true);
        }
        self.possible.add(pair);
        Some(false)
    }
}

/// Returns the pairing to take instead of the `best` one, so that `rounds` rounds after this one can do without rematches; `None`
/// if the best one can be taken, or if there is no such pairing.
pub fn instead(
    entrants: &[PairingEntrant],
    conflicts: &Conflicts,
    order: &[usize],
    rounds: u32,
    best: &Pairing,
) -> Option<Pairing> {
    let possible = Possible::of(entrants, conflicts)?;
    // By Dirac's theorem, a round can be paired as long as each player has half of the others as possible opponents.
    let half = possible.0.len() as u32 / 2;
    if rounds == 0 || possible.fewest() >= half + rounds {
        return None;
    }
    let bye = |player: usize| [player, entrants.len()];
    let pairs: Vec<Pair> = best.matches.iter().copied().chain(best.bye.map(bye)).collect();
    let leaves_enough = |pairs: &[Pair]| possible.without(pairs).allows(rounds) != Some(false);
    if pairs.iter().any(|&pair| !possible.has(pair))
        || leaves_enough(&pairs)
        || possible.allows(rounds + 1) != Some(true)
    {
        return None;
    }
    let nodes = Nodes::of(entrants, conflicts, order, best.bye.is_some(), &[]);
    let entrant = |node: usize| order.get(node).copied().unwrap_or(entrants.len());
    let costs: Vec<Edge> = nodes
        .costs()
        .into_iter()
        .filter(|&(one, other, _)| possible.has([entrant(one), entrant(other)]))
        .collect();
    let found = cheapest(&costs, |pairs| {
        leaves_enough(&pairs.iter().map(|pair| pair.map(entrant)).collect::<Vec<_>>())
    })?;
    Some(nodes.pairing(&found))
}

fn cost(costs: &[Edge], pairs: &[Pair]) -> i128 {
    let is = |edge: &Edge, &[one, other]: &Pair| {
        (edge.0, edge.1) == (one, other) || (edge.1, edge.0) == (one, other)
    };
    costs.iter().filter(|edge| pairs.iter().any(|pair| is(edge, pair))).map(|edge| edge.2).sum()
}

/// A set of pairings: those with all `fixed` and no `excluded` pairs, and the cheapest of them.
struct Candidates {
    fixed: Vec<Pair>,
    excluded: Vec<Pair>,
    cheapest: Vec<Pair>,
    cost: i128,
}

impl Candidates {
    fn of(costs: &[Edge], fixed: Vec<Pair>, excluded: Vec<Pair>) -> Option<Candidates> {
        let nodes = costs.iter().map(|edge| edge.0.max(edge.1) + 1).max()?;
        let most = costs.iter().map(|edge| edge.2).max()?;
        let is_fixed = |node: usize| fixed.iter().any(|pair| pair.contains(&node));
        let fits = |&&(one, other, _): &&Edge| {
            let pair = [one.min(other), one.max(other)];
            fixed.contains(&pair) || !excluded.contains(&pair) && !is_fixed(one) && !is_fixed(other)
        };
        let edges: Vec<Edge> = costs
            .iter()
            .filter(fits)
            .map(|&(one, other, cost)| (one, other, most - cost))
            .collect();
        let cheapest = matching::maximum(&edges);
        let cost = cost(costs, &cheapest);
        (cheapest.len() * 2 == nodes).then_some(Candidates { fixed, excluded, cheapest, cost })
    }
}

/// Returns the cheapest pairing that is good, if it is among the first ones.
fn cheapest(costs: &[Edge], is_good: impl Fn(&[Pair]) -> bool) -> Option<Vec<Pair>> {
    let mut sets: Vec<Candidates> =
        Candidates::of(costs, Vec::new(), Vec::new()).into_iter().collect();
    for _ in 0..MOST_TRIED {
        let least = (0..sets.len()).min_by_key(|&index| sets[index].cost)?;
        let set = sets.remove(least);
        if is_good(&set.cheapest) {
            return Some(set.cheapest);
        }
        // The others of the set lack one of the pairs and have all pairs before it.
        let mut fixed = set.fixed;
        for &pair in &set.cheapest {
            if fixed.contains(&pair) {
                continue;
            }
            let excluded = set.excluded.iter().copied().chain([pair]).collect();
            sets.extend(Candidates::of(costs, fixed.clone(), excluded));
            fixed.push(pair);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_core::Random;

    /// All pairings of six players.
    fn pairings_of_six() -> Vec<Vec<Pair>> {
        fn extend(left: &[usize]) -> Vec<Vec<Pair>> {
            let Some((&one, rest)) = left.split_first() else { return vec![Vec::new()] };
            let with = |&other: &usize| {
                let left: Vec<usize> =
                    rest.iter().copied().filter(|&player| player != other).collect();
                extend(&left).into_iter().map(move |pairs| [vec![[one, other]], pairs].concat())
            };
            rest.iter().flat_map(with).collect()
        }
        extend(&[0, 1, 2, 3, 4, 5])
    }

    /// Returns whether some of the pairings, none of which have a match in common, are this number of rounds.
    fn by_trying(possible: &Possible, pairings: &[Vec<Pair>], rounds: u32) -> bool {
        rounds == 0
            || pairings.iter().enumerate().any(|(index, pairs)| {
                pairs.iter().all(|&pair| possible.has(pair))
                    && by_trying(&possible.without(pairs), &pairings[index + 1..], rounds - 1)
            })
    }

    fn graph(bits: u32) -> Possible {
        let pairs = (0..6).flat_map(|one| (0..one).map(move |other| [one, other]));
        let mut possible = Possible(vec![0; 6]);
        pairs
            .enumerate()
            .filter(|(index, _)| bits & 1 << index != 0)
            .for_each(|(_, pair)| possible.add(pair));
        possible
    }

    #[test]
    fn rounds_are_found_wherever_there_are_some() {
        let pairings = pairings_of_six();
        assert_eq!(pairings.len(), 15);
        let mut counts = [0; 2];
        for bits in (0..1 << 15).step_by(3) {
            let possible = graph(bits);
            for rounds in 1..=5 {
                let expected = by_trying(&possible, &pairings, rounds);
                assert_eq!(possible.allows(rounds), Some(expected), "{bits:b}, {rounds} rounds");
                counts[usize::from(expected)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 2_000), "{counts:?}");
    }

    #[test]
    fn the_cheapest_pairing_that_leaves_enough_rounds_is_taken() {
        let pairings = pairings_of_six();
        let mut changed = 0;
        for seed in 0..10_000 {
            let mut random = Random::from_words([seed, 3, 3, 3]);
            let players = 5 + seed as usize % 2;
            let had_bye = |random: &mut Random| random.below(3) == 0;
            let entrants: Vec<PairingEntrant> = (0..players)
                .map(|_| PairingEntrant {
                    points: 3 * random.below(4),
                    had_bye: had_bye(&mut random),
                })
                .collect();
            let mut conflicts = Conflicts::none(players);
            for _ in 0..random.below(8) {
                let (one, other) =
                    (random.below(players as u32) as usize, random.below(players as u32) as usize);
                if one != other {
                    conflicts.add(one, other, 1);
                }
            }
            let rounds = 1 + random.below(4);
            let order: Vec<usize> = (0..players).collect();
            let nodes = Nodes::of(&entrants, &conflicts, &order, players == 5, &[]);
            let best = nodes.whole();
            if entrants.iter().all(|entrant| entrant.had_bye) && players == 5 {
                continue;
            }
            let Some(taken) = instead(&entrants, &conflicts, &order, rounds, &best) else {
                continue;
            };
            changed += 1;
            let possible = Possible::of(&entrants, &conflicts).unwrap();
            let costs = nodes.costs();
            let good = pairings.iter().filter(|pairs| {
                pairs.iter().all(|&pair| possible.has(pair))
                    && by_trying(&possible.without(pairs), &pairings, rounds)
            });
            let least = good.map(|pairs| cost(&costs, pairs)).min().unwrap();
            let pairs: Vec<Pair> =
                taken.matches.iter().copied().chain(taken.bye.map(|player| [player, 5])).collect();
            assert_eq!(cost(&costs, &pairs), least, "seed {seed}");
            assert!(by_trying(&possible.without(&pairs), &pairings, rounds), "seed {seed}");
        }
        assert!(changed > 100, "{changed}");
    }

    #[test]
    fn large_tournaments_are_paired_round_by_round() {
        let entrants = vec![PairingEntrant { points: 0, had_bye: false }; MOST_PLAYERS + 1];
        assert!(Possible::of(&entrants, &Conflicts::none(entrants.len())).is_none());
        let possible = Possible::of(&entrants[1..], &Conflicts::none(MOST_PLAYERS)).unwrap();
        assert_eq!(
            (possible.fewest(), possible.has_even_parts(), possible.allows(1)),
            (31, true, Some(true))
        );
    }
}
