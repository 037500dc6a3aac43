//! Standings and pairings for spreadsheets and for paper.

mod csv;
mod html;

pub use csv::{pairings_csv, standings_csv};
pub use html::{pairings_html, slips_html, standings_html};

use crate::state::{Round, State};
use altmode_core::{Error, Result};

/// A round, counted from 1; the present one if none is named.
fn round(state: &State, number: Option<u32>) -> Result<(usize, &Round)> {
    let number = number.map_or(state.rounds.len(), |number| number as usize);
    let found = number.checked_sub(1).and_then(|index| state.rounds.get(index));
    found.map(|round| (number, round)).ok_or_else(|| {
        let message = format!("there is no round {number}; {} are paired", state.rounds.len());
        Error::new("unknown-round", message).at("round")
    })
}

/// `2-1`, or `2-1-1` with drawn games.
fn score(games: [u32; 2], draws: u32) -> String {
    match draws {
        0 => format!("{}-{}", games[0], games[1]),
        _ => format!("{}-{}-{draws}", games[0], games[1]),
    }
}
