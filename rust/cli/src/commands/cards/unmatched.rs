//! `altmode cards`, `heroes` and `boards` of Unmatched

use crate::{
    failure::Done,
    files::read_value,
    output::{print, print_json, table},
    query::joined,
};
use altmode_json::{Value, json};
use altmode_unmatched::{
    catalogue::Catalogue,
    search::{search_cards, search_heroes},
    sheets::{self, BoardView, Card, HeroView},
};
use serde::Serialize;

/// Returns whether all words of a query are in a text, regardless of case.
fn fits(query: &[String], text: &str) -> bool {
    let text = text.to_lowercase();
    query.iter().all(|word| text.contains(&word.to_lowercase()))
}

/// Prints things as JSON, or as a table with their number.
fn list<T: Serialize>(
    things: &[T],
    json: bool,
    row: impl Fn(&T) -> Vec<String>,
    what: &str,
) -> Done {
    if json {
        print_json(&things)?;
    } else {
        let mut rows: Vec<Vec<String>> = things.iter().map(row).collect();
        rows.push(vec![format!("{} {what}", things.len())]);
        print(&table(&rows))?;
    }
    Ok(!things.is_empty())
}

fn mark(implemented: bool) -> String {
    if implemented { String::new() } else { "not implemented".to_string() }
}

/// Lists heroes. With `coverage`, prints how many cards of each are implemented.
pub fn heroes(
    catalogue: &'static Catalogue,
    query: &[String],
    as_json: bool,
    coverage: bool,
) -> Done {
    let all: Vec<HeroView> = search_heroes(catalogue, &joined(query))?;
    if coverage {
        let lines: Vec<Value> = all.iter().map(|hero| self::coverage(catalogue, hero)).collect();
        let row = |line: &Value| {
            ["hero", "cards", "implemented"]
                .map(|name| line[name].to_string().replace('"', ""))
                .to_vec()
        };
        return list(&lines, as_json, row, "heroes");
    }
    let row = |hero: &HeroView| {
        let facts = format!("{} health, {}, move {}", hero.health, hero.attack, hero.moves);
        vec![
            hero.id.to_string(),
            hero.name.to_string(),
            facts,
            hero.set.to_string(),
            mark(hero.implemented),
        ]
    };
    list(&all, as_json, row, "heroes")
}

/// Returns the number of implemented cards of a hero.
fn coverage(catalogue: &'static Catalogue, hero: &HeroView) -> Value {
    let own: Vec<Card> = sheets::cards(catalogue).filter(|card| card.hero == hero.id).collect();
    let implemented = own.iter().filter(|card| card.implemented).count();
    json!({ "hero": hero.id, "cards": own.len(), "implemented": implemented, "complete": hero.implemented })
}

/// Lists cards. With `coverage`, prints how many of each hero are implemented.
pub fn cards(
    catalogue: &'static Catalogue,
    query: &[String],
    as_json: bool,
    coverage: bool,
) -> Done {
    if coverage {
        return heroes(catalogue, query, as_json, true);
    }
    let all: Vec<Card> = search_cards(catalogue, &joined(query))?;
    let number = |number: Option<u8>| number.map_or("-".to_string(), |number| number.to_string());
    let row = |card: &Card| {
        let facts = format!(
            "{} {}, BOOST {}, {}x",
            card.kind,
            number(card.value),
            number(card.boost),
            card.copies
        );
        vec![card.id.to_string(), card.name.to_string(), facts, mark(card.implemented)]
    };
    list(&all, as_json, row, "cards")
}

/// Lists battlefields.
pub fn boards(catalogue: &'static Catalogue, query: &[String], as_json: bool) -> Done {
    let boards = catalogue.boards.iter().map(|board| BoardView::of(board));
    let all: Vec<BoardView> = boards
        .filter(|board| fits(query, &format!("{} {} {}", board.id, board.name, board.set)))
        .collect();
    let row = |board: &BoardView| {
        let facts = format!("{} spaces, 2 to {} players", board.spaces.len(), board.players);
        vec![board.id.to_string(), board.name.to_string(), facts, board.set.to_string()]
    };
    list(&all, as_json, row, "battlefields")
}

/// Checks a file of battlefields. Prints each mistake with its place.
pub fn check_boards(file: &str) -> Done {
    check_file(file, altmode_unmatched::board::check)
}

/// Checks a pack of heroes and battlefields. Prints each mistake with its place.
pub fn check_pack(file: &str) -> Done {
    check_file(file, altmode_unmatched::packs::check)
}

/// Reads a file of JSON or YAML and prints its mistakes.
fn check_file(
    file: &str,
    check: impl Fn(&Value) -> Vec<altmode_unmatched::packs::Mistake>,
) -> Done {
    let mistakes = check(&read_value(file)?);
    for mistake in &mistakes {
        print(&format!("{file}: {mistake}"))?;
    }
    if mistakes.is_empty() {
        print(&format!("{file}: no mistakes"))?;
    }
    Ok(mistakes.is_empty())
}
