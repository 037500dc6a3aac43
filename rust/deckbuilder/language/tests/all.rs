//! `docs/deckbuilder-language.md` names every word of the language, and its examples can be read.

use altmode_deckbuilder_language::{
    Ability, Condition, Count, Effect, Encode, Place, Quality, Who, read_part,
};
use altmode_language::Shape;
use std::{collections::BTreeSet, fs, path::Path};

/// Returns word and example of each row below a heading.
fn rows(document: &str, heading: &str) -> Vec<(String, String)> {
    let start = document
        .find(&format!("## {heading}\n"))
        .unwrap_or_else(|| panic!("there is no heading \"{heading}\""));
    let section = document[start + 3..].split("\n## ").next().unwrap_or_default();
    let code = |cell: &str| cell.trim().trim_end_matches('|').trim().trim_matches('`').to_string();
    let cells = |line: &str| {
        let cells: Vec<&str> = line.trim_start_matches('|').split(" | ").collect();
        (code(cells[0]), code(cells[cells.len() - 1]))
    };
    section.lines().filter(|line| line.starts_with("| `")).map(cells).collect()
}

fn check<T: Encode>(document: &str, heading: &str) {
    let rows = rows(document, heading);
    let Shape::Choice(words) = T::shape() else { panic!("{heading} has no words") };
    let written: BTreeSet<&str> = rows.iter().map(|(word, _)| word.as_str()).collect();
    let known: BTreeSet<&str> = words.iter().map(|word| word.name).collect();
    assert_eq!(written, known, "the words of \"{heading}\"");
    for (word, example) in &rows {
        let value: altmode_json::Value =
            serde_saphyr::from_str(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        let said = value.as_str().or_else(|| {
            value.as_object().and_then(|fields| fields.keys().next()).map(String::as_str)
        });
        assert_eq!(said, Some(word.as_str()), "{heading}: the example {example}");
        if let Err(mistakes) = read_part::<T>(&value) {
            panic!("{heading}: {example}: {mistakes:?}");
        }
    }
}

#[test]
fn the_reference_names_every_word() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/deckbuilder-language.md");
    let document = fs::read_to_string(path).expect("the reference can be read");
    check::<Ability>(&document, "Abilities");
    check::<Effect>(&document, "Instructions");
    check::<Who>(&document, "Players");
    check::<Place>(&document, "Spaces");
    check::<Count>(&document, "Numbers");
    check::<Condition>(&document, "Conditions");
    check::<Quality>(&document, "Qualities");
}
