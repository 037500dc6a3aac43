//! Single elimination, after Swiss rounds (Tournament Rules 8.2) or as the whole tournament.

use crate::{
    cut_size::check_size,
    event::{BracketKind, PlayerId},
    standings::Standing,
    state::{Cut, State},
};
use altmode_core::{Error, Random, Result};

/// Returns the positions (seeds or seats, from 0) in the order of the bracket: neighbours play each other, then the winners of
/// neighbours. Positions from the number of players on are empty, and their neighbours have a bye.
///
/// By standings 1 plays 8, and the winner plays that of 4 and 5. By draft seats 1 plays 5, and the winner plays that of 3 and 7.
pub fn bracket_order(players: usize, bracket: BracketKind) -> Vec<usize> {
    match bracket {
        BracketKind::DraftSeats => vec![0, 4, 2, 6, 1, 5, 3, 7],
        BracketKind::Standings => {
            // Doubling the bracket adds to each seed the opponent with which it has the same sum.
            let mut order = vec![0];
            while order.len() < players {
                let size = order.len() * 2;
                order = order.into_iter().flat_map(|place| [place, size - 1 - place]).collect();
            }
            order
        }
    }
}

/// The matches and byes of a playoff round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayoffRound {
    /// Players of each match; the match for third place is last.
    pub tables: Vec<[usize; 2]>,
    /// Players without an opponent.
    pub byes: Vec<usize>,
    /// The match for third place.
    pub third_place: Option<[usize; 2]>,
}

/// Returns the remaining players before each round, in the order of the bracket, and after the last of the first `rounds`
/// rounds; `None` for empty positions.
pub fn slots(state: &State, cut: &Cut, rounds: usize) -> Vec<Vec<Option<usize>>> {
    let order = bracket_order(cut.seeds.len(), cut.bracket);
    let mut all =
        vec![order.into_iter().map(|place| cut.seeds.get(place).copied()).collect::<Vec<_>>()];
    for round in state.rounds.iter().take(rounds).filter(|round| round.playoff) {
        let goes_on = |player: usize| {
            let won = |table: &crate::state::TableMatch| {
                table
                    .result
                    .as_ref()
                    .and_then(|result| result.winner)
                    .is_some_and(|winner| table.players[winner] == player)
            };
            round.byes.contains(&player) || round.tables.iter().any(won)
        };
        let before = all.last().map(Vec::as_slice).unwrap_or_default();
        let after = before
            .chunks(2)
            .map(|pair| pair.iter().flatten().copied().find(|&player| goes_on(player)))
            .collect();
        all.push(after);
    }
    all
}

/// Returns the round of the playoff that follows the first `rounds` rounds. `left` says whether players who have left are
/// excluded.
///
/// # Errors
///
/// Returns `no-more-rounds` if the playoff is over.
pub fn round(state: &State, rounds: usize, left: bool) -> Result<PlayoffRound> {
    let Some(cut) = &state.cut else { return Err(Error::new("no-cut", "no cut has been made")) };
    let slots = slots(state, cut, rounds);
    let alive = slots.last().map(Vec::as_slice).unwrap_or_default();
    if alive.len() < 2 {
        return Err(Error::new("no-more-rounds", "the playoff is over"));
    }
    let plays = |player: &usize| !left || !state.players[*player].dropped;
    let mut round = PlayoffRound::default();
    for pair in alive.chunks(2) {
        let there: Vec<usize> = pair.iter().flatten().copied().filter(plays).collect();
        match there[..] {
            [one, other] => round.tables.push([one, other]),
            // No player advances in place of one who has left (Tournament Rules 2.10).
            [one] => round.byes.push(one),
            _ => {}
        }
    }
    if round.tables.is_empty() && round.byes.is_empty() {
        return Err(Error::new("no-more-rounds", "all players of the playoff have left"));
    }
    if let [.., semifinal, _] = &slots[..]
        && alive.len() == 2
        && state.options.third_place
    {
        let lost = losers(semifinal, alive);
        let there: Vec<usize> = lost.iter().copied().filter(plays).collect();
        match (&there[..], lost.len()) {
            (&[one, other], _) => {
                round.third_place = Some([one, other]);
                round.tables.push([one, other]);
            }
            // The opponent of the one who has left has a bye (Tournament Rules 2.10).
            (&[one], 2) => round.byes.push(one),
            _ => {}
        }
    }
    Ok(round)
}

/// Returns the players of a round who are not in the next one.
fn losers(before: &[Option<usize>], after: &[Option<usize>]) -> Vec<usize> {
    before.iter().flatten().copied().filter(|player| !after.contains(&Some(*player))).collect()
}

/// Returns the losers of the semi-finals, first the one with a bye to the third place, if there is one, and the index of its
/// round.
pub fn third_by_bye(state: &State, cut: &Cut) -> Option<([usize; 2], usize)> {
    let slots = slots(state, cut, state.rounds.len());
    let before = slots.iter().position(|alive| alive.len() == 2)?;
    let (index, last) =
        state.rounds.iter().enumerate().filter(|(_, round)| round.playoff).nth(before)?;
    match losers(slots.get(before.checked_sub(1)?)?, &slots[before])[..] {
        [one, other] if last.byes.contains(&one) => Some(([one, other], index)),
        [one, other] if last.byes.contains(&other) => Some(([other, one], index)),
        _ => None,
    }
}

/// Returns the next round of the playoff.
///
/// # Errors
///
/// Returns `no-more-rounds` if the playoff is over.
pub fn next_round(state: &State) -> Result<PlayoffRound> {
    round(state, state.rounds.len(), true)
}

/// Returns the players of a cut: the best by the standings, in a random order for draft seats.
///
/// # Errors
///
/// Returns `bad-cut` if there are fewer players.
pub fn seeds(
    state: &State,
    standings: &[Standing],
    size: u32,
    bracket: BracketKind,
    random: &mut Random,
) -> Result<Vec<PlayerId>> {
    check_size(size).map_err(|error| error.at("size"))?;
    let mut seeds: Vec<PlayerId> = standings
        .iter()
        .filter(|standing| {
            state.place(&standing.player, "").is_ok_and(|place| state.is_active(place))
        })
        .take(size as usize)
        .map(|standing| standing.player.clone())
        .collect();
    if seeds.len() < size as usize {
        let message =
            format!("a cut to {size} needs {size} players; there are {}", state.active().count());
        return Err(Error::new("bad-cut", message).at("size"));
    }
    if bracket == BracketKind::DraftSeats {
        random.shuffle(&mut seeds);
    }
    Ok(seeds)
}

/// Returns the winner of a finished playoff.
pub fn champion(state: &State) -> Option<usize> {
    match slots(state, state.cut.as_ref()?, state.rounds.len()).last()?[..] {
        [champion] => champion,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(players: usize, bracket: BracketKind) -> Vec<[usize; 2]> {
        bracket_order(players, bracket).chunks(2).map(|pair| [pair[0] + 1, pair[1] + 1]).collect()
    }

    #[test]
    fn brackets_are_those_of_section_8_2() {
        assert_eq!(pairs(8, BracketKind::Standings), [[1, 8], [4, 5], [2, 7], [3, 6]]);
        assert_eq!(pairs(4, BracketKind::Standings), [[1, 4], [2, 3]]);
        assert_eq!(pairs(2, BracketKind::Standings), [[1, 2]]);
        assert_eq!(pairs(8, BracketKind::DraftSeats), [[1, 5], [3, 7], [2, 6], [4, 8]]);
        assert_eq!(pairs(16, BracketKind::Standings)[0], [1, 16]);
    }

    #[test]
    fn other_numbers_have_byes_for_the_best() {
        // 8.2: "2, 4, or 8 (or other number)".
        let byes = |players: usize| -> Vec<usize> {
            let pairs = pairs(players, BracketKind::Standings).into_iter();
            let mut byes: Vec<usize> = pairs
                .filter(|[one, other]| *one.max(other) > players)
                .map(|[one, other]| one.min(other))
                .collect();
            byes.sort_unstable();
            byes
        };
        assert_eq!(
            (byes(3), byes(5), byes(6), byes(12)),
            (vec![1], vec![1, 2, 3], vec![1, 2], vec![1, 2, 3, 4])
        );
        for size in [0, 1, 1025, u32::MAX] {
            assert_eq!(check_size(size).unwrap_err().code, "bad-cut");
        }
    }
}
