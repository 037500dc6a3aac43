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

/// A small number with so many decimals. Without the formatting of floating point numbers, which would be a tenth of
/// what a browser downloads.
fn decimals(number: f64, places: usize) -> String {
    let one = 10u32.pow(places as u32);
    let scaled = (number * f64::from(one)).round() as u32;
    format!("{}.{:0places$}", scaled / one, scaled % one)
}

/// Whether a text is a number as these lists write them: `-3`, `66.67`.
fn is_number(text: &str) -> bool {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    digits(whole.strip_prefix(['+', '-']).unwrap_or(whole)) && digits(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_their_decimals() {
        assert_eq!(decimals(2.0 / 3.0, 4), "0.6667");
        assert_eq!(decimals(0.33, 4), "0.3300");
        assert_eq!(decimals(1.0, 2), "1.00");
    }

    #[test]
    fn numbers_are_known_from_names() {
        for number in ["0", "-3", "+1.5", "66.67"] {
            assert!(is_number(number), "{number}");
        }
        for name in ["", "-", ".", "1.", ".5", "1-0", "inf", "1e5", "=1"] {
            assert!(!is_number(name), "{name}");
        }
    }
}
