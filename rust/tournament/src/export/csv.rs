//! Comma-separated values, as RFC 4180 has them.

use super::{decimals, is_number, round, score};
use crate::{standings::Standing, state::State};
use altmode_core::Result;

/// The standings, a player a line.
pub fn standings_csv(standings: &[Standing]) -> String {
    let mut text = line(&[
        "rank",
        "player",
        "points",
        "wins",
        "losses",
        "draws",
        "byes",
        "match win",
        "opponents' match win",
        "game win",
        "opponents' game win",
        "dropped",
    ]);
    for standing in standings {
        let share = |share: f64| decimals(share, 4);
        text += &line(&[
            &standing.rank.to_string(),
            &standing.name,
            &standing.points.to_string(),
            &standing.wins.to_string(),
            &standing.losses.to_string(),
            &standing.draws.to_string(),
            &standing.byes.to_string(),
            &share(standing.match_win),
            &share(standing.opponents_match_win),
            &share(standing.game_win),
            &share(standing.opponents_game_win),
            if standing.dropped { "yes" } else { "no" },
        ]);
    }
    text
}

/// The pairings of a round, a match a line.
///
/// # Errors
///
/// `unknown-round` when it is not paired.
pub fn pairings_csv(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let name = |place: usize| state.players[place].name.as_str();
    let mut text = line(&["round", "table", "player 1", "player 2", "result"]);
    for (index, table) in round.tables.iter().enumerate() {
        let result = table.result.as_ref().map(|result| score(result.games, result.draws)).unwrap_or_default();
        let [one, other] = table.players;
        text += &line(&[&number.to_string(), &(index + 1).to_string(), name(one), name(other), &result]);
    }
    for &player in &round.byes {
        text += &line(&[&number.to_string(), "", name(player), "bye", ""]);
    }
    Ok(text)
}

fn line(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

/// A cell. Spreadsheets take a text that begins like a formula for one, so such a name gets an apostrophe before it.
fn quoted(cell: &str) -> String {
    let formula = cell.starts_with(['=', '+', '-', '@', '\t']) && !is_number(cell);
    let cell = if formula { format!("'{cell}") } else { cell.to_string() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(line(&["a", "b, c", "say \"x\"", "=1+1", "-5"]), "a,\"b, c\",\"say \"\"x\"\"\",'=1+1,-5\r\n");
    }
}
