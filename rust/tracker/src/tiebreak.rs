//! Tiebreakers after time (Tournament Rules 2.5.1 and 2.5.2).

use crate::{
    setup::{AfterTime, Setup},
    state::State,
};
use serde::Serialize;

/// The values that break a tie, in order of precedence.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tiebreak {
    /// Number of games that each player has won.
    pub games: [u8; 2],
    /// Remaining health of characters on the battlefield.
    pub health: [u16; 2],
    /// Stars of characters on the battlefield.
    pub stars: [u16; 2],
    /// Number of white icons in each flip of two cards.
    pub white: [Vec<u8>; 2],
    /// The deciding value: `games`, `health`, `stars`, `white`, `coin`, `draw`, or `null` while more cards must be flipped.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""games" | "health" | "stars" | "white" | "coin" | "draw" | null"#)
    )]
    pub decided_by: Option<&'static str>,
    /// The winner; `null` for a draw or while undecided.
    pub winner: Option<u8>,
}

/// Returns the winner of the match if it ended now, with the values.
pub fn tiebreak(state: &State, setup: &Setup) -> Tiebreak {
    let sum = |figure: &dyn Fn(u8) -> u16| {
        [0u8, 1].map(|seat| state.on_battlefield(seat).map(|(id, _)| figure(id)).sum::<u16>())
    };
    let games = [state.wins(0), state.wins(1)];
    let health = sum(&|id| state.remaining(id).into());
    let stars = sum(&|id| state.stars(id));
    let white = state.tiebreak.clone();
    let flipped = white[0]
        .iter()
        .zip(&white[1])
        .find_map(|(one, other)| ahead([*one, *other].map(u16::from)));
    let steps: [(&'static str, Option<u8>); 5] = [
        ("games", ahead(games.map(u16::from))),
        ("health", ahead(health)),
        ("stars", ahead(stars)),
        ("white", flipped),
        ("coin", state.tiebreak_coin),
    ];
    let steps = match setup.after_time {
        AfterTime::Tiebreak => &steps[..],
        AfterTime::Draw => &steps[..1],
    };
    let decided = steps.iter().find(|(_, winner)| winner.is_some());
    let otherwise = (setup.after_time == AfterTime::Draw).then_some("draw");
    Tiebreak {
        games,
        health,
        stars,
        white,
        decided_by: decided.map(|(by, _)| *by).or(otherwise),
        winner: decided.and_then(|(_, winner)| *winner),
    }
}

fn ahead(figures: [u16; 2]) -> Option<u8> {
    match figures[0].cmp(&figures[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}
