//! Results that players report on their own devices, without a server.
//!
//! The organiser's log holds a key. A link for a player carries the match and a token: HMAC-SHA256 of round, table and player
//! under that key. The player's device signs a result with the token and returns it as another link. The organiser's device
//! verifies the signature and adds the report to the log. So a player can report only this match, and only as this player. When
//! both players have reported the same result, it counts.

use crate::{
    event::{Claim, EndedBy, Key, PlayerId},
    node::read,
    options::Unfinished,
    state::State,
};
use altmode_core::{Error, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// A player of a match, as part of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlipPlayer {
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player.
    pub name: String,
}

/// A result slip for a player's device: the contents of a link. It lets its holder report this match as that player, so it must
/// be given to no other person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReportSlip {
    /// Name of the tournament.
    pub tournament: String,
    /// Number of the round.
    pub round: u32,
    /// Whether the round belongs to a playoff, which has no drawn matches.
    pub playoff: bool,
    /// Table of the match.
    pub table: u32,
    /// Player who reports.
    pub player: PlayerId,
    /// Players of the match.
    pub players: [SlipPlayer; 2],
    /// Games to win the match.
    pub games_to_win: u32,
    /// Result of a match that is undecided when its time is over.
    pub unfinished: Unfinished,
    /// Token of 32 hexadecimal digits that signs this player's report of this match.
    pub token: String,
}

/// Returns the slip of a player for a match.
///
/// # Errors
///
/// Returns `reports-closed`, `unknown-round`, `unknown-table` or `not-in-match`.
pub fn slip(state: &State, round: u32, table: u32, player: &str) -> Result<ReportSlip> {
    let key = state.report_key()?;
    let found = state.table(round, table)?;
    let place = state.place(player, "player")?;
    if found.seat(place).is_none() {
        let message = format!(
            "{} does not play at table {table} of round {round}",
            state.players[place].name
        );
        return Err(Error::new("not-in-match", message).at("player"));
    }
    let playoff = state.rounds.get(round as usize - 1).is_some_and(|round| round.playoff);
    Ok(ReportSlip {
        tournament: state.options.name.clone(),
        round,
        playoff,
        table,
        player: player.to_string(),
        players: found.players.map(|place| SlipPlayer {
            id: state.players[place].id.clone(),
            name: state.players[place].name.clone(),
        }),
        games_to_win: state.options.games_to_win(playoff),
        unfinished: state.options.unfinished,
        token: key.token(round, table, player).written(),
    })
}

/// A result that a player reports on a slip.
#[derive(Clone, Debug, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SlipResult {
    /// Games won by each player, in the order of the slip's players.
    pub games: [i32; 2],
    /// Games played to a draw.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub draws: i32,
    /// Games begun but not finished.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub unfinished: i32,
    /// Way in which the match ended.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<EndedBy>"))]
    pub by: EndedBy,
    /// Winner of the match, where the games do not decide it.
    pub winner: Option<PlayerId>,
}

/// Signs a result on a player's device. The tournament checks later whether the result is possible.
///
/// # Errors
///
/// Returns `bad-key` for a slip whose token was changed, and `bad-input` if players cannot report this way of ending a match.
pub fn sign(slip: &str, result: &str) -> Result<Claim> {
    let slip = read::<ReportSlip>(slip)
        .and_then(|slip| Ok((Key::read(&slip.token).map_err(|error| error.at("token"))?, slip)));
    let (token, slip) = slip.map_err(|error| error.at("slip"))?;
    let result: SlipResult = read(result).map_err(|error| error.at("result"))?;
    if !matches!(
        result.by,
        EndedBy::Games | EndedBy::Concession | EndedBy::IntentionalDraw | EndedBy::Tiebreak
    ) {
        let message = "players report games, a concession, an agreed draw or tiebreakers; the rest is for the organiser";
        return Err(Error::new("bad-input", message).at("by").at("result"));
    }
    let mut claim = Claim {
        round: slip.round,
        table: slip.table,
        player: slip.player,
        players: slip.players.map(|player| player.id),
        games: result.games,
        draws: result.draws,
        unfinished: result.unfinished,
        by: result.by,
        winner: result.winner,
        signature: String::new(),
    };
    claim.signature = token.sign(&claim.text()).written();
    Ok(claim)
}

#[cfg(test)]
mod tests {
    use hmac_sha256::HMAC;

    #[test]
    fn signatures_are_those_of_the_standard() {
        // RFC 4231: test case 1 is HMAC-SHA256 of "Hi There" with a key of twenty bytes 0x0b; test case 2 has the key "Jefe".
        let mac = HMAC::mac(b"Hi There", [0x0b; 20]);
        assert_eq!(mac[..8], [0xb0, 0x34, 0x4c, 0x61, 0xd8, 0xdb, 0x38, 0x53]);
        let mac = HMAC::mac(b"what do ya want for nothing?", b"Jefe");
        assert_eq!(mac[..8], [0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e]);
    }
}
