//! Export of comma-separated values (RFC 4180).

use super::{decimals, is_number, place, round, score};
use crate::{placing::Placing, standings::Standing, state::State};
use altmode_core::Result;

/// Returns the standings, one player per line.
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

/// Returns the pairings of a round, one match per line.
///
/// # Errors
///
/// Returns `unknown-round` if the round is not paired.
pub fn pairings_csv(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let name = |place: usize| state.players[place].name.as_str();
    let mut text = line(&["round", "table", "player 1", "player 2", "result", "winner", "by"]);
    for (index, table) in round.tables.iter().enumerate() {
        let [one, other] = table.players;
        let (mut games, mut winner, mut by) = (String::new(), "", "");
        if let Some(result) = &table.result {
            games = score(result.games, result.draws);
            winner = match result.winner {
                Some(seat) => name(table.players[seat]),
                None if result.won(0).is_some() => "nobody",
                None => "draw",
            };
            by = result.reported.by.word();
        }
        text += &line(&[
            &number.to_string(),
            &(index + 1).to_string(),
            name(one),
            name(other),
            &games,
            winner,
            by,
        ]);
    }
    for &player in &round.byes {
        text += &line(&[&number.to_string(), "", name(player), "bye", "", name(player), "bye"]);
    }
    Ok(text)
}

/// Returns the final placing, one player per line.
pub fn placing_csv(placing: &[Placing]) -> String {
    let mut text = line(&["place", "player", "swiss rank", "points", "prize"]);
    for found in placing {
        let prizes = found.prizes.join(" / ");
        text += &line(&[
            &place(found),
            &found.name,
            &found.swiss_rank.to_string(),
            &found.points.to_string(),
            &prizes,
        ]);
    }
    text
}

fn line(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

/// Escapes a cell. A cell that begins like a formula gets an apostrophe in front, because spreadsheets would evaluate it.
fn quoted(cell: &str) -> String {
    let formula = cell.starts_with(['=', '+', '-', '@', '\t']) && !is_number(cell);
    let cell = if formula { format!("'{cell}") } else { cell.to_string() };
    if cell.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(
            line(&["a", "b, c", "say \"x\"", "=1+1", "-5"]),
            "a,\"b, c\",\"say \"\"x\"\"\",'=1+1,-5\r\n"
        );
    }
}
