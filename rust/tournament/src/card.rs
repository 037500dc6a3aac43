//! A player's card: every round with its opponent and result, and how the points came together.

use crate::{
    event::{EndedBy, PlayerId},
    standings::{self, Standing},
    state::State,
};
use altmode_core::Result;
use serde::Serialize;

/// What became of a round for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RoundOutcome {
    /// The match was won.
    Won,
    /// The match was lost.
    Lost,
    /// The match was drawn.
    Drawn,
    /// The result is not in yet.
    Playing,
    /// There was a bye.
    Bye,
    /// The round passed without the player, who was there before or after it.
    Missed,
    /// The player had left, or was not there yet and the round does not count.
    Absent,
}

/// A round of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardRound {
    /// Which round.
    pub round: u32,
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// At which table.
    pub table: Option<u32>,
    /// Against whom.
    pub opponent: Option<PlayerId>,
    /// The opponent's name.
    pub opponent_name: Option<String>,
    /// Games won by the player and by the opponent.
    pub games: Option<[u32; 2]>,
    /// Games drawn or not finished.
    pub draws: u32,
    /// What became of it.
    pub outcome: RoundOutcome,
    /// By what the match ended.
    pub by: Option<EndedBy>,
    /// Match points after it; those of the Swiss rounds in the playoff.
    pub points: u32,
}

/// A player's way through a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerCard {
    /// Who.
    pub player: PlayerId,
    /// By name.
    pub name: String,
    /// The line of the standings; `null` for players who wait for a place.
    pub standing: Option<Standing>,
    /// All rounds.
    pub rounds: Vec<CardRound>,
}

/// The card of a player.
///
/// # Errors
///
/// `unknown-player`.
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
        let seated = (1..).zip(&round.tables).find_map(|(number, table)| table.seat(place).map(|seat| (number, table, seat)));
        if let Some((table, found, seat)) = seated {
            let opponent = &state.players[found.players[1 - seat]];
            line.table = Some(table);
            (line.opponent, line.opponent_name) = (Some(opponent.id.clone()), Some(opponent.name.clone()));
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
    let standing = standings::standings(state, usize::MAX).into_iter().find(|standing| standing.player == found.id);
    Ok(PlayerCard { player: found.id.clone(), name: found.name.clone(), standing, rounds })
}
