//! The position of a game as a player reads it in the terminal: the views of the games as lines.

use crate::output::table;
use altmode_json::Value;

/// The text of a card by its id, and the numbers before it.
pub type TextOf<'a> = &'a dyn Fn(&str) -> String;

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[][..], Vec::as_slice)
}

/// Returns a number with a noun: "1 card", "2 cards".
fn counted(count: i64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// Returns the cards of a hand with their texts, each name once. Unknown cards are not listed.
fn hand(cards: &[Value], text_of: TextOf) -> Vec<String> {
    let mut names: Vec<(&str, &str, usize)> = Vec::new();
    for card in cards.iter().filter(|card| card["card"].is_string()) {
        let (id, name) = (text(&card["card"]), text(&card["name"]));
        match names.iter_mut().find(|(known, ..)| *known == id) {
            Some((.., count)) => *count += 1,
            None => names.push((id, name, 1)),
        }
    }
    let line = |(id, name, count): (&str, &str, usize)| {
        let copies = if count == 1 { String::new() } else { format!(" ×{count}") };
        let words = text_of(id).split_whitespace().collect::<Vec<_>>().join(" ");
        format!("  {name}{copies}{}{words}", if words.is_empty() { "" } else { ": " })
    };
    names.into_iter().map(line).collect()
}

/// Returns the lines of a position: the players with their things, and the hand of the viewer with its texts.
fn lines(
    view: &Value,
    player: impl Fn(usize, &Value) -> Vec<String>,
    cards: impl Fn(&Value) -> &[Value],
    text_of: TextOf,
) -> Vec<String> {
    let players = list(&view["players"]);
    let mut lines: Vec<String> =
        players.iter().enumerate().flat_map(|(seat, one)| player(seat, one)).collect();
    let own = view["seat"].as_u64().and_then(|seat| players.get(seat as usize));
    if let Some(own) = own.map(cards).filter(|own| !own.is_empty()) {
        lines.push("Your hand:".to_string());
        lines.extend(hand(own, text_of));
    }
    lines
}

/// Returns a position of the TCG.
pub fn tcg(view: &Value, text_of: TextOf) -> Vec<String> {
    let character = |one: &Value| {
        let mut parts = vec![format!(
            "{} ({}): {} of {} health, {} attack, {} defense",
            text(&one["fullName"]),
            text(&one["mode"]),
            number(&one["remaining"]),
            number(&one["health"]),
            number(&one["attack"]),
            number(&one["defense"]),
        )];
        parts.extend((one["tapped"] == true).then(|| "tapped".to_string()));
        parts.extend(list(&one["upgrades"]).iter().map(|card| text(&card["name"]).to_string()));
        format!("  {}", parts.join(", "))
    };
    let player = |seat: usize, one: &Value| {
        let counts = format!(
            "Player {}: {} in hand, {} in the deck, {} scrapped",
            seat + 1,
            counted(number(&one["hand"]["count"]), "card"),
            number(&one["deck"]["count"]),
            list(&one["scrap"]).len(),
        );
        std::iter::once(counts).chain(list(&one["characters"]).iter().map(character)).collect()
    };
    lines(view, player, |own| list(&own["hand"]["cards"]), text_of)
}

/// Returns a position of Unmatched.
pub fn unmatched(view: &Value, text_of: TextOf) -> Vec<String> {
    let fighter = |one: &Value| {
        let place = match one["at"].as_str() {
            _ if one["defeated"] == true => " is defeated".to_string(),
            Some(at) => {
                let zones: Vec<&str> = list(&one["zones"]).iter().map(text).collect();
                format!(" in {at} ({})", zones.join(", "))
            }
            None => " is not on the battlefield".to_string(),
        };
        let health = match one["defeated"] == true {
            true => String::new(),
            false => {
                format!(": {} of {} health", number(&one["health"]), number(&one["fullHealth"]))
            }
        };
        // Several of a kind have numbers: harpy-2.
        let number = text(&one["fighter"]).rsplit_once('-').map(|(_, number)| number);
        let number = number.filter(|number| number.bytes().all(|digit| digit.is_ascii_digit()));
        let number = number.map(|number| format!(" {number}")).unwrap_or_default();
        format!("  {}{number}{place}{health}", text(&one["name"]))
    };
    let fighters = |seat: usize| {
        list(&view["fighters"]).iter().filter(move |one| number(&one["owner"]) == seat as i64)
    };
    let player = |seat: usize, one: &Value| {
        let hero = fighters(seat).find(|one| one["hero"] == true);
        let counts = format!(
            "Player {} ({}): {} in hand, {} in the deck, {} discarded",
            seat + 1,
            text(hero.map_or(&one["hero"], |hero| &hero["name"])),
            counted(list(&one["hand"]).len() as i64, "card"),
            number(&one["deck"]),
            list(&one["discard"]).len(),
        );
        std::iter::once(counts).chain(fighters(seat).map(fighter)).collect()
    };
    lines(view, player, |own| list(&own["hand"]), text_of)
}

/// Returns a position of the Deck-Building Game: the Matrix as a grid, and the players.
pub fn deckbuilder(view: &Value, text_of: TextOf) -> Vec<String> {
    let cell = |space: &Value| {
        let mut parts = vec![match space["card"]["name"].as_str() {
            Some(name) if space["faceup"] == true => match space["cost"].as_i64() {
                Some(cost) => format!("{name} ({cost})"),
                None => name.to_string(),
            },
            _ if space["card"].is_null() => "empty".to_string(),
            _ => "facedown".to_string(),
        }];
        parts.extend(
            list(&space["characters"]).iter().map(|seat| format!("[{}]", number(seat) + 1)),
        );
        format!("{} {}", text(&space["space"]), parts.join(" "))
    };
    let columns = (number(&view["columns"]).max(1)) as usize;
    let cells: Vec<String> = list(&view["matrix"]).iter().map(cell).collect();
    let rows: Vec<Vec<String>> = cells.chunks(columns).map(<[String]>::to_vec).collect();
    let player = |seat: usize, one: &Value| {
        let power = list(&one["power"])
            .iter()
            .map(|part| {
                format!("{} Power at Range {}", number(&part["amount"]), number(&part["range"]))
            })
            .collect::<Vec<_>>()
            .join(" and ");
        let place = one["at"].as_str().map_or_else(String::new, |at| format!(", in {at}"));
        vec![format!(
            "Player {} ({}, {} mode{place}): {}, {} Move, {} Energon, {} VP, {} Damage, {} in hand",
            seat + 1,
            text(&one["name"]),
            text(&one["mode"]),
            if power.is_empty() { "0 Power" } else { power.as_str() },
            number(&one["move"]),
            number(&one["energon"]),
            number(&one["vp"]),
            list(&one["damage"]).len(),
            counted(list(&one["hand"]).len() as i64, "card"),
        )]
    };
    let mut all: Vec<String> = table(&rows).lines().map(str::to_string).collect();
    all.extend(lines(view, player, |own| list(&own["hand"]), text_of));
    all
}
