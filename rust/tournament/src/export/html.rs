//! Printable pages: pairings by name, result slips, standings. Each page is self-contained, without scripts or other files.

use super::{decimals, describe_result, is_number, place, points_before, round, score};
use crate::{
    card::{PlayerCard, RoundOutcome},
    placing::Placing,
    sorting,
    standings::Standing,
    state::State,
};
use altmode_core::Result;
use std::fmt::Write;

const STYLE: &str = "body{font:12pt/1.4 sans-serif;margin:1cm}h1{font-size:16pt}table{border-collapse:collapse;width:100%}\
th,td{border-bottom:1px solid #999;padding:2pt 6pt;text-align:left}td.n,th.n{text-align:right}tr{break-inside:avoid}\
.slip{border:1px dashed #666;padding:8pt;margin:0 0 8pt;break-inside:avoid}.slip p{margin:4pt 0}.box{display:inline-block;\
border:1px solid #000;width:1.6em;height:1.4em;margin:0 4pt;vertical-align:middle}.line{display:inline-block;border-bottom:1px solid #000;\
width:14em}";

pub(super) fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><h1>{title}</h1>\n{body}</body></html>\n"
    )
}

/// Escapes a text for HTML content and attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Returns a table with a row for each list of cells. Cells with numbers are aligned to the right.
fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = String::from("<table><thead><tr>");
    for head in heads {
        let _ = write!(text, "<th scope=\"col\">{}</th>", escaped(head));
    }
    text.push_str("</tr></thead><tbody>\n");
    for row in rows {
        text.push_str("<tr>");
        for cell in row {
            let number = if is_number(&cell) { " class=\"n\"" } else { "" };
            let _ = write!(text, "<td{number}>{}</td>", escaped(&cell));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody></table>\n");
    text
}

/// Returns the pairings of a round sorted by name, so that players find theirs, with the results reported so far.
pub fn pairings_html(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let points = points_before(state, number);
    let name = |place: usize| state.players[place].name.clone();
    let results = round.tables.iter().any(|table| table.result.is_some());
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (index, table) in round.tables.iter().enumerate() {
        for seat in 0..2 {
            let (player, opponent) = (table.players[seat], table.players[1 - seat]);
            let mut row = vec![
                name(player),
                points[player].to_string(),
                (index + 1).to_string(),
                name(opponent),
                points[opponent].to_string(),
            ];
            if results {
                row.push(
                    table
                        .result
                        .as_ref()
                        .map(|result| describe_result(result, seat))
                        .unwrap_or_default(),
                );
            }
            rows.push(row);
        }
    }
    rows.extend(round.byes.iter().map(|&player| {
        let row = [
            name(player),
            points[player].to_string(),
            String::new(),
            "bye".to_string(),
            String::new(),
        ];
        row.into_iter().chain(results.then(String::new)).collect()
    }));
    sorting::sort(&mut rows, |one, other| one[0].to_lowercase().cmp(&other[0].to_lowercase()));
    let title = format!("{}: pairings of round {number}", state.options.name);
    let heads = ["Player", "Points", "Table", "Opponent", "Points", "Result"];
    Ok(page(&title, &table(&heads[..5 + usize::from(results)], rows.into_iter())))
}

/// Returns the pairings of a round sorted by table.
pub fn tables_html(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let points = points_before(state, number);
    let name = |place: usize| format!("{} ({})", state.players[place].name, points[place]);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (index, table) in round.tables.iter().enumerate() {
        let mark = if table.feature {
            " (feature match)"
        } else if table.third_place {
            " (third place)"
        } else {
            ""
        };
        let result =
            table.result.as_ref().map(|result| describe_result(result, 0)).unwrap_or_default();
        rows.push(vec![
            format!("{}{mark}", index + 1),
            name(table.players[0]),
            name(table.players[1]),
            result,
        ]);
    }
    rows.extend(
        round
            .byes
            .iter()
            .map(|&player| vec![String::new(), name(player), "bye".to_string(), String::new()]),
    );
    let title = format!("{}: tables of round {number}", state.options.name);
    Ok(page(
        &title,
        &table(
            &["Table", "Player (points)", "Player (points)", "Result of the first"],
            rows.into_iter(),
        ),
    ))
}

/// Returns a result slip for each match of a round, to fill out and hand in (Tournament Rules 2.4).
pub fn slips_html(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let mut body = String::new();
    for (index, table) in round.tables.iter().enumerate() {
        let _ = writeln!(
            body,
            "<section class=\"slip\"><p><b>Round {number}, table {}</b></p>",
            index + 1
        );
        for player in table.players {
            let _ = writeln!(
                body,
                "<p>{}: games won <span class=\"box\"></span> drop <span class=\"box\"></span> signature <span class=\"line\"></span></p>",
                escaped(&state.players[player].name)
            );
        }
        body.push_str("<p>Games drawn <span class=\"box\"></span> extra time <span class=\"box\"></span></p></section>\n");
    }
    Ok(page(&format!("{}: result slips of round {number}", state.options.name), &body))
}

/// Returns the standings.
pub fn standings_html(state: &State, standings: &[Standing]) -> String {
    let percent = |share: f64| decimals(share * 100.0, 2);
    let rows = standings.iter().map(|standing| {
        vec![
            standing.rank.to_string(),
            format!("{}{}", standing.name, if standing.dropped { " (left)" } else { "" }),
            standing.points.to_string(),
            format!("{}-{}-{}", standing.wins, standing.losses, standing.draws),
            percent(standing.opponents_match_win),
            percent(standing.game_win),
            percent(standing.opponents_game_win),
        ]
    });
    let heads = [
        "Rank",
        "Player",
        "Points",
        "Record",
        "Opponents' match win %",
        "Game win %",
        "Opponents' game win %",
    ];
    page(&format!("{}: standings", state.options.name), &table(&heads, rows))
}

/// Returns the final placing with prizes.
pub fn placing_html(state: &State, placing: &[Placing]) -> String {
    let rows = placing.iter().map(|line| {
        let name = if line.place.is_none() {
            format!("{} (disqualified)", line.name)
        } else {
            line.name.clone()
        };
        vec![
            place(line),
            name,
            line.swiss_rank.to_string(),
            line.points.to_string(),
            line.prizes.join(" / "),
        ]
    });
    let open = if placing.iter().any(|line| line.open) { ", not final yet" } else { "" };
    let title = format!("{}: final placing{open}", state.options.name);
    page(&title, &table(&["Place", "Player", "Swiss rank", "Points", "Prize"], rows))
}

/// Returns a player's card.
pub fn card_html(state: &State, card: &PlayerCard) -> Result<String> {
    let rows = card.rounds.iter().map(|line| {
        let outcome = match line.outcome {
            RoundOutcome::Won => "won",
            RoundOutcome::Lost => "lost",
            RoundOutcome::Drawn => "drew",
            RoundOutcome::Playing => "not in yet",
            RoundOutcome::Bye => "bye",
            RoundOutcome::Missed => "missed",
            RoundOutcome::Absent => "",
        };
        let games =
            line.games.map(|games| format!(" {}", score(games, line.draws))).unwrap_or_default();
        vec![
            line.round.to_string(),
            line.table.map(|table| table.to_string()).unwrap_or_default(),
            line.opponent_name.clone().unwrap_or_default(),
            format!("{outcome}{games}"),
            line.points.to_string(),
        ]
    });
    let title = format!("{}: {}", state.options.name, card.name);
    let rank = card
        .standing
        .as_ref()
        .map(|line| format!("<p>Rank {}, {} points</p>\n", line.rank, line.points))
        .unwrap_or_default();
    Ok(page(
        &title,
        &format!("{rank}{}", table(&["Round", "Table", "Opponent", "Result", "Points"], rows)),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        let text = page("<b>&\"'", &table(&["Name"], [vec!["<script>".to_string()]].into_iter()));
        assert!(
            !text.contains("<script>") && !text.contains("<b>") && text.contains("&lt;script&gt;")
        );
    }
}
