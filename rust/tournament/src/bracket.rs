//! The bracket of a playoff, including matches that are not paired yet.

use crate::{
    event::PlayerId,
    playoff,
    state::{State, TableMatch},
};
use serde::Serialize;

/// A match of the bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BracketMatch {
    /// Players of the match; `null` while a player is undecided, or for an empty place.
    pub players: [Option<PlayerId>; 2],
    /// Seeds or seats of the players, from 1.
    pub seeds: [Option<u32>; 2],
    /// Winner of the match.
    pub winner: Option<PlayerId>,
    /// Games won, in the order of the players.
    pub games: Option<[u32; 2]>,
    /// Round of the tournament, once the match is paired.
    pub round: Option<u32>,
    /// Table of the match, once it is paired.
    pub table: Option<u32>,
}

/// The bracket of a playoff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bracket {
    /// Matches of each round; the last round is the final.
    pub rounds: Vec<Vec<BracketMatch>>,
    /// The match for the third place, once it is paired. It has no table if one of its players has left before.
    pub third_place: Option<BracketMatch>,
}

/// Returns the bracket, or `None` before a cut.
pub fn bracket(state: &State) -> Option<Bracket> {
    let cut = state.cut.as_ref()?;
    let id = |place: usize| state.players[place].id.clone();
    let seed = |place: usize| {
        cut.seeds.iter().position(|&seeded| seeded == place).map(|index| index as u32 + 1)
    };
    let of = |players: [Option<usize>; 2],
              winner: Option<usize>,
              found: Option<(u32, u32, &TableMatch)>| BracketMatch {
        players: players.map(|player| player.map(id)),
        seeds: players.map(|player| player.and_then(seed)),
        winner: winner.map(id),
        games: found.and_then(|(_, _, table)| {
            let games = table.result.as_ref()?.games;
            Some(if Some(table.players[0]) == players[0] { games } else { [games[1], games[0]] })
        }),
        round: found.map(|(round, ..)| round),
        table: found.map(|(_, table, _)| table),
    };
    let paired: Vec<_> = (1..).zip(&state.rounds).filter(|(_, round)| round.playoff).collect();
    let mut slots = playoff::slots(state, cut, state.rounds.len());
    while slots.last().is_some_and(|last| last.len() > 1) {
        let next = slots.last().map_or(0, Vec::len) / 2;
        slots.push(vec![None; next]);
    }
    let mut rounds = Vec::new();
    for (index, pair) in slots.windows(2).enumerate() {
        let round = paired.get(index).copied();
        let find = |players: [Option<usize>; 2]| {
            let (number, round) = round?;
            let table = (1..).zip(&round.tables).find(|(_, table)| {
                table.players.iter().all(|player| players.contains(&Some(*player)))
            })?;
            Some((number, table.0, table.1))
        };
        let matches = pair[0].chunks(2).zip(&pair[1]);
        rounds.push(
            matches
                .map(|(players, winner)| {
                    of([players[0], players[1]], *winner, find([players[0], players[1]]))
                })
                .collect(),
        );
    }
    let third = paired.iter().flat_map(|(number, round)| {
        (1..).zip(&round.tables).map(move |(table, found)| (*number, table, found))
    });
    let third = third.filter(|(_, _, table)| table.third_place).last().map(|found| {
        let players = found.2.players.map(Some);
        let winner = found
            .2
            .result
            .as_ref()
            .and_then(|result| result.winner)
            .map(|seat| found.2.players[seat]);
        of(players, winner, Some(found))
    });
    let third = third.or_else(|| {
        let (players, index) = playoff::third_by_bye(state, cut)?;
        Some(BracketMatch {
            round: Some(index as u32 + 1),
            ..of(players.map(Some), Some(players[0]), None)
        })
    });
    Some(Bracket { rounds, third_place: third })
}
