//! Reported results of matches.

use super::PlayerId;
use altmode_tournament_derive::Read;
use serde::Serialize;

/// The result of a match, as it is reported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct ReportedResult {
    /// Number of the round, by default the current one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Table of the match.
    pub table: u32,
    /// Players of the match, in the order of `games`; by default in the order of the pairing. The report is rejected if other
    /// players are paired at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
    /// Games won by each player.
    pub games: [i32; 2],
    /// Games played to a draw.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub draws: i32,
    /// Games begun but not finished. They count as drawn (Tournament Rules, Appendix C).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub unfinished: i32,
    /// Way in which the match ended.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<EndedBy>"))]
    pub by: EndedBy,
    /// Winner of the match, where the games do not decide it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<PlayerId>,
}

/// The way in which a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndedBy {
    /// Games decided it (Tournament Rules 2.1).
    #[default]
    Games,
    /// A player conceded the match (Tournament Rules 2.4).
    Concession,
    /// Both players agreed to a draw (Tournament Rules 2.4).
    IntentionalDraw,
    /// The tiebreaker procedure decided it after equal games (Tournament Rules 2.5.1).
    Tiebreak,
    /// A player did not appear and is dropped. Without a winner, neither appeared (Tournament Rules 2.10).
    NoShow,
    /// A penalty cost a player the match or the deciding games.
    Penalty,
    /// Both players lost by a judge's decision.
    DoubleLoss,
    /// A player left after the cut, so the opponent has a bye (Tournament Rules 2.10).
    Drop,
}

impl EndedBy {
    /// Returns the word for tables and printed pages.
    pub fn word(self) -> &'static str {
        match self {
            EndedBy::Games => "games",
            EndedBy::Concession => "concession",
            EndedBy::IntentionalDraw => "agreement",
            EndedBy::Tiebreak => "tiebreakers",
            EndedBy::NoShow => "no-show",
            EndedBy::Penalty => "penalty",
            EndedBy::DoubleLoss => "double loss",
            EndedBy::Drop => "opponent left",
        }
    }
}

/// The method of pairing a playoff (Tournament Rules 8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BracketKind {
    /// By standings: the first plays the last.
    #[default]
    Standings,
    /// By seats of the draft table: seat 1 plays seat 5.
    DraftSeats,
}
