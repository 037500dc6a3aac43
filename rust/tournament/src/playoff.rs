//! Single elimination after the Swiss rounds (Tournament Rules 8.2).

use crate::{
    event::{BracketKind, PlayerId},
    standings::Standing,
    state::{Cut, State},
};
use altmode_core::{Error, Random, Result};

/// Seats of a draft playoff.
pub const DRAFT_SEATS: usize = 8;
/// Most players of a playoff.
const MOST_PLAYERS: u32 = 64;

/// # Errors
///
/// `bad-cut` unless it is 2, 4, 8 or another number that halves down to one match.
pub fn check_size(players: u32) -> Result<()> {
    if players.is_power_of_two() && (2..=MOST_PLAYERS).contains(&players) {
        return Ok(());
    }
    Err(Error::new("bad-cut", format!("a playoff has 2, 4, 8, 16, 32 or {MOST_PLAYERS} players, not {players}")))
}

/// Places (seeds or seats, from 0) in the order of the bracket: neighbours meet, then the winners of neighbours.
///
/// By standings 1 plays 8, and its winner that of 4 and 5; in a draft seat 1 plays seat 5, and its winner that of 3
/// and 7.
pub fn bracket_order(players: usize, bracket: BracketKind) -> Vec<usize> {
    match bracket {
        BracketKind::DraftSeats => vec![0, 4, 2, 6, 1, 5, 3, 7],
        BracketKind::Standings => {
            // In a bracket of twice the size each player meets the one who completes the pair to the same sum.
            let mut order = vec![0];
            while order.len() < players {
                let size = order.len() * 2;
                order = order.into_iter().flat_map(|place| [place, size - 1 - place]).collect();
            }
            order
        }
    }
}

/// Players of a playoff round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayoffRound {
    /// Who plays whom.
    pub tables: Vec<[usize; 2]>,
    /// Whose opponent has left.
    pub byes: Vec<usize>,
}

/// Who is still in, in the order of the bracket; `None` where both have left.
fn survivors(state: &State, cut: &Cut) -> Vec<Option<usize>> {
    let order = bracket_order(cut.seeds.len(), cut.bracket);
    let mut alive: Vec<Option<usize>> = order.into_iter().map(|place| cut.seeds.get(place).copied()).collect();
    for round in state.rounds.iter().filter(|round| round.playoff) {
        let goes_on = |player: usize| {
            let won = |table: &crate::state::Table| {
                table.result.as_ref().and_then(|result| result.winner).is_some_and(|winner| table.players[winner] == player)
            };
            round.byes.contains(&player) || round.tables.iter().any(won)
        };
        alive = alive.chunks(2).map(|pair| pair.iter().flatten().copied().find(|&player| goes_on(player))).collect();
    }
    alive
}

/// The playoff's next round, by its bracket.
///
/// # Errors
///
/// `no-more-rounds` when it is over.
pub fn next_round(state: &State) -> Result<PlayoffRound> {
    let Some(cut) = &state.cut else { return Err(Error::new("no-cut", "no cut has been made")) };
    let alive = survivors(state, cut);
    if alive.len() < 2 {
        return Err(Error::new("no-more-rounds", "the playoff is over"));
    }
    let mut round = PlayoffRound::default();
    for pair in alive.chunks(2) {
        let there: Vec<usize> = pair.iter().flatten().copied().filter(|&player| !state.players[player].dropped).collect();
        match there[..] {
            [one, other] => round.tables.push([one, other]),
            // Nobody is advanced in place of a player who has left (Tournament Rules 2.10).
            [one] => round.byes.push(one),
            _ => {}
        }
    }
    if round.tables.is_empty() && round.byes.is_empty() {
        return Err(Error::new("no-more-rounds", "everybody in the playoff has left"));
    }
    Ok(round)
}

/// Whom to cut to: the best by the standings, or the same at random seats of a draft table.
///
/// # Errors
///
/// `bad-cut` when there are not so many.
pub fn seeds(state: &State, standings: &[Standing], size: u32, bracket: BracketKind, random: &mut Random) -> Result<Vec<PlayerId>> {
    check_size(size).map_err(|error| error.at("size"))?;
    let mut seeds: Vec<PlayerId> =
        standings.iter().filter(|standing| !standing.dropped).take(size as usize).map(|standing| standing.player.clone()).collect();
    if seeds.len() < size as usize {
        let message = format!("a cut to {size} needs {size} players; there are {}", state.active().count());
        return Err(Error::new("bad-cut", message).at("size"));
    }
    if bracket == BracketKind::DraftSeats {
        random.shuffle(&mut seeds);
    }
    Ok(seeds)
}

/// The winner, when the playoff is over.
pub fn champion(state: &State) -> Option<usize> {
    let cut = state.cut.as_ref()?;
    match survivors(state, cut)[..] {
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
    fn odd_cuts_are_refused() {
        for size in [0, 1, 3, 5, 6, 7, 12, 128, u32::MAX] {
            assert_eq!(check_size(size).unwrap_err().code, "bad-cut");
        }
    }
}
