//! Numbers that the Tournament Rules recommend.

use altmode_core::{Error, Result};
use serde::Serialize;

/// Minimum number of players of a tournament (Tournament Rules 8.1).
pub const FEWEST_PLAYERS: u32 = 4;
/// Minimum number of rounds of a tournament (Tournament Rules 8.1).
pub const FEWEST_ROUNDS: u32 = 2;
/// Minimum time limit of a match, in minutes (Tournament Rules, Appendix B).
pub const FEWEST_MINUTES: u32 = 40;
/// Seconds added to the duration of a deck check for the time extension of its match (Tournament Rules 2.6).
pub const AFTER_DECK_CHECK: u32 = 3 * 60;

/// Pairs of a maximum number of players and its number of Swiss rounds (Tournament Rules, Appendix E). More players have ten
/// rounds.
const ROUNDS: [(u32, u32); 8] =
    [(4, 2), (8, 3), (16, 4), (32, 5), (64, 6), (128, 7), (226, 8), (409, 9)];

/// Returns the recommended number of Swiss rounds (Tournament Rules, Appendix E).
///
/// # Errors
///
/// Returns `too-few-players` for fewer than four players (Tournament Rules 8.1).
pub fn recommended_rounds(players: u32) -> Result<u32> {
    if players < FEWEST_PLAYERS {
        return Err(Error::new(
            "too-few-players",
            format!("a tournament has at least {FEWEST_PLAYERS} players, not {players}"),
        ));
    }
    Ok(ROUNDS.iter().find(|(most, _)| players <= *most).map_or(10, |(_, rounds)| *rounds))
}

/// Returns the time limit of a Swiss round in minutes (Tournament Rules, Appendix B). Rounds of a playoff have none.
pub fn round_minutes(wave_five: bool) -> u32 {
    if wave_five { 60 } else { 50 }
}

/// Returns the seconds for a pick, by the number of battle cards left in the pack (Tournament Rules, Appendix B).
pub fn pick_seconds(cards_left: u32) -> u32 {
    match cards_left {
        0 => 0,
        1 => 5,
        2 => 10,
        // The table of Appendix B ends at 7 cards, because boosters have no more: 3 cards have 20 seconds, 7 have 40.
        _ => 5 * (cards_left.min(7) + 1),
    }
}

/// Returns the seconds of the review after the pack of this number, from 1 (Tournament Rules, Appendix B).
pub fn review_seconds(pack: u32) -> u32 {
    30 + 15 * pack.saturating_sub(1).min(100)
}

/// All recommended times (Tournament Rules, Appendix B).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Times {
    /// Minimum time limit of a match, in minutes.
    pub fewest_minutes: u32,
    /// Minutes of a Swiss round without cards of Wave 5.
    pub round_minutes: u32,
    /// Minutes of a Swiss round with cards of Wave 5.
    pub wave_five_round_minutes: u32,
    /// Minutes to register a pool in Sealed, if pools are swapped.
    pub sealed_registration_minutes: u32,
    /// Minutes to build a deck in Sealed.
    pub sealed_construction_minutes: u32,
    /// Minutes to register and build a deck after a draft.
    pub draft_construction_minutes: u32,
    /// Seconds for a pick, by the number of cards left; the first entry is for one card.
    pub pick_seconds: Vec<u32>,
    /// Seconds of the first review.
    pub first_review_seconds: u32,
    /// Seconds that each review is longer than the one before.
    pub review_step_seconds: u32,
}

/// Returns all recommended times.
pub fn times() -> Times {
    Times {
        fewest_minutes: FEWEST_MINUTES,
        round_minutes: round_minutes(false),
        wave_five_round_minutes: round_minutes(true),
        sealed_registration_minutes: 20,
        sealed_construction_minutes: 30,
        draft_construction_minutes: 30,
        pick_seconds: (1..=7).map(pick_seconds).collect(),
        first_review_seconds: review_seconds(1),
        review_step_seconds: review_seconds(2) - review_seconds(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_those_of_appendix_e() {
        let table = [
            (4, 2),
            (5, 3),
            (8, 3),
            (9, 4),
            (16, 4),
            (17, 5),
            (32, 5),
            (33, 6),
            (64, 6),
            (65, 7),
            (128, 7),
            (129, 8),
            (226, 8),
            (227, 9),
            (409, 9),
            (410, 10),
            (5000, 10),
        ];
        for (players, rounds) in table {
            assert_eq!(recommended_rounds(players).unwrap(), rounds, "{players} players");
        }
        assert_eq!(recommended_rounds(3).unwrap_err().code, "too-few-players");
    }

    #[test]
    fn times_are_those_of_appendix_b() {
        assert_eq!(times().pick_seconds, [5, 10, 20, 25, 30, 35, 40]);
        assert_eq!([1, 2, 3, 4].map(review_seconds), [30, 45, 60, 75]);
        assert_eq!((round_minutes(false), round_minutes(true)), (50, 60));
    }
}
