//! Results of matches as they are reported.

use super::PlayerId;
use serde::Serialize;

/// How a match ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct ReportedResult {
    /// Of which round; the present one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// At which table.
    pub table: u32,
    /// Who plays there, in the order of `games`; if left out, in the order of the pairing. A result for others than
    /// those who are paired there is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
    /// Games that each won.
    pub games: [i32; 2],
    /// Games drawn to their end.
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub draws: i32,
    /// Games begun and not ended; they count as drawn (Tournament Rules, Appendix C).
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub unfinished: i32,
    /// By what the match ended.
    #[cfg_attr(feature = "typescript", ts(as = "Option<EndedBy>"))]
    pub by: EndedBy,
    /// Who won, where the games do not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<PlayerId>,
}

/// By what a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndedBy {
    /// By its games (Tournament Rules 2.1).
    #[default]
    Games,
    /// One conceded the match (Tournament Rules 2.4).
    Concession,
    /// Both agreed to a draw (Tournament Rules 2.4).
    IntentionalDraw,
    /// By the tiebreaker procedure after equal games (Tournament Rules 2.5.1).
    Tiebreak,
    /// One did not come, and is dropped; with no winner neither did (Tournament Rules 2.10).
    NoShow,
    /// One lost the match, or so many games, by a penalty.
    Penalty,
    /// Both lost it by a judge's decision.
    DoubleLoss,
    /// One left after the cut, which gives the opponent a bye (Tournament Rules 2.10).
    Drop,
}

impl EndedBy {
    /// The way a match ended in a word, for tables and paper.
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

/// How a playoff is paired (Tournament Rules 8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BracketKind {
    /// The first plays the last.
    #[default]
    Standings,
    /// Seat 1 of the draft table plays seat 5.
    DraftSeats,
}
