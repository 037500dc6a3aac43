//! Standings and their tiebreakers (Tournament Rules, Appendix C).

use crate::{event::PlayerId, options::MissedRounds, sorting, state::State};
use altmode_core::Random;
use serde::Serialize;

/// Minimum value of a percentage (Tournament Rules, Appendix C).
const FLOOR: f64 = 0.33;
/// Points of a won match or game. A draw gives one point, a loss none.
const WIN: u32 = 3;

/// The matches and games of a player so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerTally {
    /// Matches won, including byes.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Rounds that count: matches, byes, and rounds missed by a late entry if they count.
    pub rounds: u32,
    /// Games won, including those of byes.
    pub games_won: u32,
    /// Games drawn or unfinished.
    pub games_drawn: u32,
    /// Games begun.
    pub games: u32,
    /// Byes.
    pub byes: u32,
}

impl PlayerTally {
    /// Returns the match points: three for a win, one for a draw.
    pub fn match_points(&self) -> u32 {
        WIN * self.wins + self.draws
    }

    /// Returns the game points: three for a win, one for a draw.
    pub fn game_points(&self) -> u32 {
        WIN * self.games_won + self.games_drawn
    }

    /// Returns the match-win percentage: match points divided by possible ones, at least 0.33.
    pub fn match_win(&self) -> f64 {
        share(self.match_points(), self.rounds)
    }

    /// Returns the game-win percentage: game points divided by possible ones, at least 0.33.
    pub fn game_win(&self) -> f64 {
        share(self.game_points(), self.games)
    }

    /// Adds a match; `games` are those won by the player and by the opponent.
    pub fn add_match(&mut self, games: [u32; 2], drawn: u32, won: Option<bool>) {
        self.rounds += 1;
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
        self.games_won += games[0];
        self.games_drawn += drawn;
        self.games += games[0] + games[1] + drawn;
    }

    /// Adds a bye: a won match with the number of games that win a match, and no lost game.
    pub fn add_bye(&mut self, games: u32) {
        self.add_match([games, 0], 0, Some(true));
        self.byes += 1;
    }
}

fn share(points: u32, played: u32) -> f64 {
    if played == 0 { FLOOR } else { (f64::from(points) / f64::from(WIN * played)).max(FLOOR) }
}

/// Returns the average of opponents' percentages; without opponents, the minimum value.
pub fn average(shares: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = shares.fold((0.0, 0u32), |(sum, count), share| (sum + share, count + 1));
    if count == 0 { FLOOR } else { sum / f64::from(count) }
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// Rank, from 1. A random draw decides between players with equal tiebreakers.
    pub rank: u32,
    /// Whether the player has the same points and tiebreakers as another.
    pub tied: bool,
    /// Player.
    pub player: PlayerId,
    /// Name of the player.
    pub name: String,
    /// Match points.
    pub points: u32,
    /// Matches won, including byes.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Byes.
    pub byes: u32,
    /// Match-win percentage, 0.33 to 1.
    pub match_win: f64,
    /// Opponents' match-win percentage: the first tiebreaker.
    pub opponents_match_win: f64,
    /// Game-win percentage: the second tiebreaker.
    pub game_win: f64,
    /// Opponents' game-win percentage: the third tiebreaker.
    pub opponents_game_win: f64,
    /// Whether the player has left.
    pub dropped: bool,
    /// Whether the player was disqualified and has no final place.
    pub disqualified: bool,
}

/// Returns the tallies of all players after the first `rounds` Swiss rounds. Matches without a result do not count.
pub fn tallies(state: &State, rounds: usize) -> Vec<PlayerTally> {
    let mut tallies = vec![PlayerTally::default(); state.players.len()];
    if state.options.missed_rounds == MissedRounds::Loss {
        for (tally, missed) in tallies.iter_mut().zip(missed(state, rounds)) {
            (tally.rounds, tally.losses) = (missed, missed);
        }
    }
    for round in swiss(state, rounds) {
        for table in &round.tables {
            let Some(result) = &table.result else { continue };
            for seat in 0..2 {
                let games = [result.games[seat], result.games[1 - seat]];
                tallies[table.players[seat]].add_match(games, result.draws, result.won(seat));
            }
        }
        round.byes.iter().for_each(|&player| tallies[player].add_bye(state.options.games_to_win));
    }
    tallies
}

/// Returns the number of rounds that each player missed among the first `rounds` Swiss rounds: rounds without a match or a bye
/// before the last time at which the player was known to be present. So late entry, re-entry and sitting out are treated alike,
/// and rounds after the final drop do not count (Tournament Rules, Appendix C).
pub fn missed(state: &State, rounds: usize) -> Vec<u32> {
    let paired = state.swiss_rounds_paired().min(rounds) as u32;
    let mut missed: Vec<u32> = state.players.iter().map(|player| player.seen.min(paired)).collect();
    for (index, round) in swiss(state, rounds).enumerate() {
        let seated =
            round.tables.iter().flat_map(|table| table.players).chain(round.byes.iter().copied());
        for player in seated.filter(|&player| state.players[player].seen > index as u32) {
            missed[player] = missed[player].saturating_sub(1);
        }
    }
    missed
}

fn swiss(state: &State, rounds: usize) -> impl Iterator<Item = &crate::state::Round> {
    state.rounds.iter().filter(|round| !round.playoff).take(rounds)
}

/// The sorted players with their values.
struct Order {
    tallies: Vec<PlayerTally>,
    match_win: Vec<f64>,
    /// Ranked players, the best first, with the three tiebreakers.
    lines: Vec<(usize, [f64; 3])>,
}

impl Order {
    fn of(state: &State, rounds: usize) -> Order {
        let tallies = tallies(state, rounds);
        let match_win: Vec<f64> = tallies.iter().map(PlayerTally::match_win).collect();
        let game_win: Vec<f64> = tallies.iter().map(PlayerTally::game_win).collect();
        let mut opponents: Vec<Vec<usize>> = vec![Vec::new(); tallies.len()];
        for table in swiss(state, rounds)
            .flat_map(|round| &round.tables)
            .filter(|table| table.result.is_some())
        {
            let [one, other] = table.players;
            opponents[one].push(other);
            opponents[other].push(one);
        }
        let mut lots: Vec<u32> = (0..tallies.len() as u32).collect();
        if let Ok(random) = Random::from_seed_text(&state.options.seed) {
            random.child(0).shuffle(&mut lots);
        }
        let begun = !state.rounds.is_empty();
        let counts = |player: &usize| {
            let one = &state.players[*player];
            let came = one.checked_in
                || !state.options.check_in
                || !begun
                || one.dropped
                || !opponents[*player].is_empty();
            !one.waiting && came
        };
        let lines = (0..tallies.len()).filter(counts).map(|player| {
            let of = |shares: &[f64]| {
                average(opponents[player].iter().map(|&opponent| shares[opponent]))
            };
            (player, [of(&match_win), game_win[player], of(&game_win)])
        });
        let mut order = Order { lines: lines.collect(), tallies, match_win };
        let mut lines = std::mem::take(&mut order.lines);
        sorting::sort(&mut lines, |one, other| {
            order.key(other).cmp(&order.key(one)).then(lots[one.0].cmp(&lots[other.0]))
        });
        order.lines = lines;
        order
    }

    /// Returns the sort key. Shares are rounded to nine decimals, so that the order of floating-point additions has no effect.
    fn key(&self, (player, shares): &(usize, [f64; 3])) -> (u32, [u32; 3]) {
        (self.tallies[*player].match_points(), shares.map(|share| (share * 1e9).round() as u32))
    }

    fn is_level(&self, one: usize, other: usize) -> bool {
        match (self.lines.get(one), self.lines.get(other)) {
            (Some(one), Some(other)) => self.key(one) == self.key(other),
            _ => false,
        }
    }
}

/// Returns the standings after the first `rounds` Swiss rounds: by match points, then opponents' match-win percentage, game-win
/// percentage, opponents' game-win percentage, then a random draw from the seed.
pub fn standings(state: &State, rounds: usize) -> Vec<Standing> {
    let order = Order::of(state, rounds);
    let standing = |(index, line): (usize, &(usize, [f64; 3]))| {
        let (player, [opponents_match_win, game_win, opponents_game_win]) = *line;
        let tally = order.tallies[player];
        Standing {
            rank: index as u32 + 1,
            tied: order.is_level(index, index + 1) || index > 0 && order.is_level(index - 1, index),
            player: state.players[player].id.clone(),
            name: state.players[player].name.clone(),
            points: tally.match_points(),
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            byes: tally.byes,
            match_win: order.match_win[player],
            opponents_match_win,
            game_win,
            opponents_game_win,
            dropped: state.players[player].dropped,
            disqualified: state.players[player].disqualified,
        }
    };
    order.lines.iter().enumerate().map(standing).collect()
}

/// Returns the groups of players with equal points and tiebreakers of whom only some are among the seeds of a cut. Players who
/// have dropped are left out.
pub fn ties_at_cut(state: &State, seeds: &[usize]) -> Vec<Vec<usize>> {
    let order = Order::of(state, usize::MAX);
    let level = order.lines.chunk_by(|one, other| order.key(one) == order.key(other));
    let players = level.map(|group| {
        group
            .iter()
            .map(|(player, _)| *player)
            .filter(|&player| state.is_active(player))
            .collect::<Vec<_>>()
    });
    players
        .filter(|group| {
            group.iter().any(|player| seeds.contains(player))
                && !group.iter().all(|player| seeds.contains(player))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    //! Tests with the worked examples of Appendix C.
    use super::*;

    /// Returns a tally in the notation of the appendix: wins, losses, draws.
    fn record(wins: u32, losses: u32, draws: u32) -> PlayerTally {
        PlayerTally { wins, losses, draws, rounds: wins + losses + draws, ..PlayerTally::default() }
    }

    /// Returns the tally of matches, each as games won by the player, games won by the opponent, and draws.
    fn matches(all: &[[u32; 3]]) -> PlayerTally {
        let mut tally = PlayerTally::default();
        for &[won, lost, drawn] in all {
            tally.add_match([won, lost], drawn, (won != lost).then_some(won > lost));
        }
        tally
    }

    fn near(value: f64, expected: f64, places: i32) {
        let scale = 10f64.powi(places);
        assert!(
            ((value * scale).round() - expected * scale).abs() < 1e-6,
            "{value} is not {expected}"
        );
    }

    #[test]
    fn match_points() {
        assert_eq!(record(6, 2, 0).match_points(), 18);
        assert_eq!(record(4, 2, 2).match_points(), 14);
    }

    #[test]
    fn game_points() {
        for (games, own, theirs) in [([2, 0, 0], 6, 0), ([2, 1, 0], 6, 3), ([2, 0, 1], 7, 1)] {
            assert_eq!(matches(&[games]).game_points(), own);
            assert_eq!(matches(&[[games[1], games[0], games[2]]]).game_points(), theirs);
        }
    }

    #[test]
    fn match_win_percentage() {
        let first = record(5, 2, 1);
        assert_eq!(first.match_points(), 16);
        near(first.match_win(), 0.667, 3);
        let second = record(1, 3, 0);
        assert_eq!(second.match_points(), 3);
        near(second.match_win(), 0.33, 6);
        // The example states only that the third opponent has nine points in five rounds.
        let third = record(3, 2, 0);
        assert_eq!(third.match_points(), 9);
        near(third.match_win(), 0.60, 6);
    }

    #[test]
    fn game_win_percentage() {
        let one = matches(&[[2, 0, 0], [2, 1, 0], [1, 2, 0], [2, 0, 0]]);
        assert_eq!((one.game_points(), one.games), (21, 10));
        near(one.game_win(), 0.70, 6);
        let other = matches(&[[1, 2, 0], [1, 2, 0], [0, 2, 0], [1, 2, 0]]);
        assert_eq!((other.game_points(), other.games), (9, 11));
        near(other.game_win(), 0.33, 6);
    }

    #[test]
    fn opponents_match_win_percentage() {
        let opponents = [
            (4, 4, 0),
            (7, 1, 0),
            (1, 3, 1),
            (3, 3, 1),
            (6, 2, 0),
            (5, 2, 1),
            (4, 3, 1),
            (6, 1, 1),
        ]
        .map(|(w, l, d)| record(w, l, d));
        near(average(opponents.iter().map(PlayerTally::match_win)), 0.62, 2);
        // The other player had a bye in the first round, which is ignored.
        near(average(opponents[1..].iter().map(PlayerTally::match_win)), 0.63, 2);
    }

    #[test]
    fn a_bye_is_a_match_won_by_two_games_to_none() {
        let mut tally = PlayerTally::default();
        tally.add_bye(2);
        assert_eq!(
            (tally.match_points(), tally.game_points(), tally.games, tally.byes),
            (3, 6, 2, 1)
        );
    }
}
