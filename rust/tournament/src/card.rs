//! Player cards: the opponent, result and points of a player in each round.

use crate::{
    event::{EndedBy, PlayerId},
    standings::{self, Standing},
    state::State,
};
use altmode_core::Result;
use serde::Serialize;

/// The outcome of a round for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RoundOutcome {
    /// Won match.
    Won,
    /// Lost match.
    Lost,
    /// Drawn match.
    Drawn,
    /// Match without a result.
    Playing,
    /// Bye.
    Bye,
    /// Missed round: the player was in the tournament before or after it.
    Missed,
    /// Round that does not count for the player, who had left or had not entered yet.
    Absent,
}

/// A round of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardRound {
    /// Number of the round.
    pub round: u32,
    /// Whether the round belongs to the playoff.
    pub playoff: bool,
    /// Table of the match.
    pub table: Option<u32>,
    /// Opponent.
    pub opponent: Option<PlayerId>,
    /// Name of the opponent.
    pub opponent_name: Option<String>,
    /// Games won by the player and by the opponent.
    pub games: Option<[u32; 2]>,
    /// Games drawn or unfinished.
    pub draws: u32,
    /// Outcome of the round.
    pub outcome: RoundOutcome,
    /// Way in which the match ended.
    pub by: Option<EndedBy>,
    /// Match points after the round. Rounds of the playoff repeat the points of the Swiss rounds.
    pub points: u32,
}

/// The card of a player: all rounds with results.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerCard {
    /// Player.
    pub player: PlayerId,
    /// Name of the player.
    pub name: String,
    /// Row of the standings; `null` for players on the waiting list.
    pub standing: Option<Standing>,
    /// All rounds.
    pub rounds: Vec<CardRound>,
}

/// Returns the card of a player.
///
/// # Errors
///
/// Returns `unknown-player` if no player has this id.
pub fn card(state: &State, player: &str) -> Result<PlayerCard> {
    let place = state.place(player, "player")?;
    let mut swiss = 0;
    let mut rounds = Vec::with_capacity(state.rounds.len());
    for (number, round) in (1..).zip(&state.rounds) {
        swiss += usize::from(!round.playoff);
        let mut line = CardRound {
            round: number,
            playoff: round.playoff,
            table: None,
            opponent: None,
            opponent_name: None,
            games: None,
            draws: 0,
            outcome: RoundOutcome::Absent,
            by: None,
            points: standings::tallies(state, swiss)[place].match_points(),
        };
        let seated = (1..)
            .zip(&round.tables)
            .find_map(|(number, table)| table.seat(place).map(|seat| (number, table, seat)));
        if let Some((table, found, seat)) = seated {
            let opponent = &state.players[found.players[1 - seat]];
            line.table = Some(table);
            (line.opponent, line.opponent_name) =
                (Some(opponent.id.clone()), Some(opponent.name.clone()));
            line.outcome = RoundOutcome::Playing;
            if let Some(result) = &found.result {
                line.games = Some([result.games[seat], result.games[1 - seat]]);
                (line.draws, line.by) = (result.draws, Some(result.reported.by));
                line.outcome = match result.won(seat) {
                    Some(true) => RoundOutcome::Won,
                    Some(false) => RoundOutcome::Lost,
                    None => RoundOutcome::Drawn,
                };
            }
        } else if round.byes.contains(&place) {
            line.outcome = RoundOutcome::Bye;
        } else if !round.playoff && state.players[place].seen >= swiss as u32 {
            line.outcome = RoundOutcome::Missed;
        }
        rounds.push(line);
    }
    let found = &state.players[place];
    let standing = standings::standings(state, usize::MAX)
        .into_iter()
        .find(|standing| standing.player == found.id);
    Ok(PlayerCard { player: found.id.clone(), name: found.name.clone(), standing, rounds })
}
