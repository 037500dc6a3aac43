//! Checks the English of the definitions in `sentences.txt`, which alternates definitions and texts.

use crate::read_part;
use crate::text::{Bearer, ability};

/// Returns the blocks of the table: line of the file, kind of card, definition, text.
fn table() -> Vec<(usize, Bearer, &'static str, &'static str)> {
    let mut lines = include_str!("sentences.txt")
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let mut blocks = Vec::new();
    while let Some((number, head)) = lines.next() {
        let (on, definition) = head.split_once(' ').unwrap();
        let on = match on {
            "character" => Bearer::Character,
            "upgrade" => Bearer::Upgrade,
            "action" => Bearer::Action,
            "stratagem" => Bearer::Stratagem,
            _ => panic!("line {}: {on} is no bearer", number + 1),
        };
        let text = lines
            .next()
            .unwrap_or_else(|| panic!("line {} has no text below it", number + 1))
            .1
            .trim();
        blocks.push((number + 1, on, definition, text));
    }
    blocks
}

#[test]
fn definitions_read_as_the_table_says() {
    let mut wrong = Vec::new();
    let table = table();
    assert!(table.len() >= 70);
    for (line, on, definition, expected) in table {
        let value = altmode_json::from_str(definition)
            .unwrap_or_else(|error| panic!("line {line}: {error}: {definition}"));
        let parsed = read_part(&value)
            .unwrap_or_else(|mistakes| panic!("line {line}: {mistakes:?}: {definition}"));
        let text = ability(&parsed, on);
        if text != expected {
            wrong.push(format!(
                "line {line}: {definition}\n  expected {expected}\n  but it is {text}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
