//! Pages to print: pairings by name, result slips, standings. Each is whole, without scripts or files beside it.

use super::{decimals, is_number, round};
use crate::{standings::Standing, state::State};
use altmode_core::Result;
use std::fmt::Write;

const STYLE: &str = "body{font:12pt/1.4 sans-serif;margin:1cm}h1{font-size:16pt}table{border-collapse:collapse;width:100%}\
th,td{border-bottom:1px solid #999;padding:2pt 6pt;text-align:left}td.n,th.n{text-align:right}tr{break-inside:avoid}\
.slip{border:1px dashed #666;padding:8pt;margin:0 0 8pt;break-inside:avoid}.slip p{margin:4pt 0}.box{display:inline-block;\
border:1px solid #000;width:1.6em;height:1.4em;margin:0 4pt;vertical-align:middle}.line{display:inline-block;border-bottom:1px solid #000;\
width:14em}";

fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><h1>{title}</h1>\n{body}</body></html>\n"
    )
}

/// A text inside HTML or an attribute.
fn escaped(text: &str) -> String {
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

/// A table with a row for each list of cells. Numbers stand to the right.
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

/// The pairings of a round, for everybody to find their name.
pub fn pairings_html(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let name = |place: usize| state.players[place].name.clone();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (index, table) in round.tables.iter().enumerate() {
        let [one, other] = table.players;
        for (player, opponent) in [(one, other), (other, one)] {
            rows.push(vec![name(player), (index + 1).to_string(), name(opponent)]);
        }
    }
    rows.extend(round.byes.iter().map(|&player| vec![name(player), String::new(), "bye".to_string()]));
    rows.sort_by_key(|row| row[0].to_lowercase());
    let title = format!("{}: pairings of round {number}", state.options.name);
    Ok(page(&title, &table(&["Player", "Table", "Opponent"], rows.into_iter())))
}

/// A slip for each match of a round, to be filled out and handed in (Tournament Rules 2.4).
pub fn slips_html(state: &State, number: Option<u32>) -> Result<String> {
    let (number, round) = round(state, number)?;
    let mut body = String::new();
    for (index, table) in round.tables.iter().enumerate() {
        let _ = writeln!(body, "<section class=\"slip\"><p><b>Round {number}, table {}</b></p>", index + 1);
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

/// The standings.
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
    let heads = ["Rank", "Player", "Points", "Record", "Opponents' match win %", "Game win %", "Opponents' game win %"];
    page(&format!("{}: standings", state.options.name), &table(&heads, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        let text = page("<b>&\"'", &table(&["Name"], [vec!["<script>".to_string()]].into_iter()));
        assert!(!text.contains("<script>") && !text.contains("<b>") && text.contains("&lt;script&gt;"));
    }
}
