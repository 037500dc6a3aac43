//! Round robin: every player plays every other player once.

/// Returns the matches of a round (from 0) and the player with a bye, by the circle method: one player stays, the others move on
/// by a seat each round. With an odd number of players, the opponent of the empty seat has the bye.
pub fn round(players: usize, round: usize) -> (Vec<[usize; 2]>, Option<usize>) {
    let seats = players + players % 2;
    if seats < 2 {
        return (Vec::new(), (players == 1).then_some(0));
    }
    let at = |seat: usize| if seat == 0 { 0 } else { (seat - 1 + round) % (seats - 1) + 1 };
    let (mut pairs, mut free) = (Vec::with_capacity(seats / 2), None);
    for seat in 0..seats / 2 {
        match [at(seat), at(seats - 1 - seat)] {
            [one, other] if one.max(other) == players => free = Some(one.min(other)),
            [one, other] if one < other => pairs.push([one, other]),
            [one, other] => pairs.push([other, one]),
        }
    }
    (pairs, free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn everybody_meets_everybody_once() {
        for players in 2..=21 {
            let rounds = players - 1 + players % 2;
            let (mut met, mut free) = (HashSet::new(), HashSet::new());
            for number in 0..rounds {
                let (pairs, resting) = round(players, number);
                let mut seated: Vec<usize> =
                    pairs.iter().flatten().copied().chain(resting).collect();
                seated.sort_unstable();
                assert_eq!(seated, (0..players).collect::<Vec<_>>(), "{players} players");
                assert!(pairs.into_iter().all(|pair| met.insert(pair)), "{players} players");
                assert!(resting.is_none_or(|player| free.insert(player)), "{players} players");
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert_eq!(free.len(), if players % 2 == 1 { players } else { 0 });
        }
    }
}
