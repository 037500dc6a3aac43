//! Export of standings, pairings and placings as CSV and as printable HTML.

mod bracket;
mod csv;
mod html;

pub use bracket::bracket_html;
pub use csv::{pairings_csv, placing_csv, standings_csv};
pub use html::{card_html, pairings_html, placing_html, slips_html, standings_html, tables_html};

use crate::{
    placing::Placing,
    standings,
    state::{MatchResult, Round, State},
};
use altmode_core::{Error, Result};

/// Returns a round with its number, counted from 1, by default the current one.
fn round(state: &State, number: Option<u32>) -> Result<(usize, &Round)> {
    let number = number.map_or(state.rounds.len(), |number| number as usize);
    let found = number.checked_sub(1).and_then(|index| state.rounds.get(index));
    found.map(|round| (number, round)).ok_or_else(|| {
        let message = format!("there is no round {number}; {} are paired", state.rounds.len());
        Error::new("unknown-round", message).at("round")
    })
}

/// Returns the games of a match, for example `2-1`, or `2-1-1` with a drawn game.
fn score(games: [u32; 2], draws: u32) -> String {
    match draws {
        0 => format!("{}-{}", games[0], games[1]),
        _ => format!("{}-{}-{draws}", games[0], games[1]),
    }
}

/// Returns a place, or a range of places that are shared or undecided, for example `3` or `3-4`.
fn place(line: &Placing) -> String {
    match (line.place, line.to) {
        (Some(place), Some(to)) if place == to => place.to_string(),
        (Some(place), Some(to)) => format!("{place}-{to}"),
        _ => String::new(),
    }
}

/// Describes a result from one player's view, for example `won 2-1` or `lost 0-0, concession`.
fn describe_result(result: &MatchResult, seat: usize) -> String {
    let word = match result.won(seat) {
        Some(true) => "won",
        Some(false) => "lost",
        None => "drew",
    };
    let score = score([result.games[seat], result.games[1 - seat]], result.draws);
    match result.reported.by {
        crate::event::EndedBy::Games => format!("{word} {score}"),
        by => format!("{word} {score}, {}", by.word()),
    }
}

/// Returns the match points of all players before a round, as shown in pairings.
fn points_before(state: &State, round: usize) -> Vec<u32> {
    let swiss = state.rounds[..round - 1].iter().filter(|round| !round.playoff).count();
    standings::tallies(state, swiss).iter().map(standings::PlayerTally::match_points).collect()
}

/// Formats a small number with a fixed number of decimals. Formatting floating-point numbers by the standard library would add a
/// tenth to the size of the module.
fn decimals(number: f64, places: usize) -> String {
    let one = 10u32.pow(places as u32);
    let scaled = (number * f64::from(one)).round() as u32;
    format!("{}.{:0places$}", scaled / one, scaled % one)
}

/// Returns whether a text is a number in the format of the exported lists, for example `-3` or `66.67`.
fn is_number(text: &str) -> bool {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits =
        |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
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
