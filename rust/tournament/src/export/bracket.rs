//! Printable page of the bracket of a playoff.

use super::html::{escaped, page};
use crate::{
    bracket::{BracketMatch, bracket},
    state::State,
};
use altmode_core::{Error, Result};
use std::fmt::Write;

const STYLE: &str = "<style>.bracket{display:flex;gap:12pt}.bracket section{display:flex;flex-direction:column;justify-content:space-around;\
flex:1}.bracket h2{font-size:11pt;margin:0}.match{border:1px solid #666;padding:4pt;margin:6pt 0;break-inside:avoid}.match p{margin:0}</style>";

/// Returns the bracket as HTML, with a column for each round.
///
/// # Errors
///
/// Returns `no-cut` before a cut.
pub fn bracket_html(state: &State) -> Result<String> {
    let found = bracket(state)
        .ok_or_else(|| Error::new("no-cut", "no cut has been made, so there is no bracket"))?;
    let mut body = format!("{STYLE}<div class=\"bracket\">\n");
    let last = found.rounds.len();
    for (number, matches) in (1..).zip(&found.rounds) {
        let title = match last - number {
            0 => "Final".to_string(),
            1 => "Semi-finals".to_string(),
            _ => format!("Round {number}"),
        };
        let _ = write!(body, "<section><h2>{title}</h2>");
        matches.iter().for_each(|one| write_match(state, &mut body, one));
        if let (Some(third), true) = (&found.third_place, number == last) {
            body.push_str("<h2>Third place</h2>");
            write_match(state, &mut body, third);
        }
        body.push_str("</section>\n");
    }
    body.push_str("</div>\n");
    Ok(page(&format!("{}: bracket", state.options.name), &body))
}

fn write_match(state: &State, body: &mut String, one: &BracketMatch) {
    body.push_str("<div class=\"match\">");
    for seat in 0..2 {
        let player = one.players[seat].as_deref();
        let name = player
            .and_then(|player| state.place(player, "").ok())
            .map_or("", |place| state.players[place].name.as_str());
        let seed = one.seeds[seat].map(|seed| format!("{seed}. ")).unwrap_or_default();
        let games = one.games.map(|games| format!(" {}", games[seat])).unwrap_or_default();
        let name = escaped(name);
        let won = player.is_some() && one.winner.as_deref() == player;
        let (open, close) = if won { ("<b>", "</b>") } else { ("", "") };
        let _ = write!(body, "<p>{seed}{open}{name}{close}{games}&nbsp;</p>");
    }
    body.push_str("</div>");
}
