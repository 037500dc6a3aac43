//! Checks the examples of `docs/effect-language.md`, and that it lists every word.

use crate::text::{Bearer, ability, card_text};
use crate::{
    Ability, CardFile, Condition, Count, Effect, Encode, Flips, Quality, Shape, When, read_part,
};
use altmode_json::{Value, json};

fn document() -> String {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/effect-language.md");
    std::fs::read_to_string(path).unwrap()
}

/// Records a difference between the document and the generated text.
fn compare(wrong: &mut Vec<String>, line: usize, expected: &str, text: &str) {
    if expected != text {
        wrong.push(format!(
            "line {line}\n  expected {expected}\n  but it is {}",
            text.replace('\n', "\\n")
        ));
    }
}

fn parse<T: Encode>(line: usize, value: Value) -> T {
    read_part(&value).unwrap_or_else(|mistakes| panic!("line {line}: {mistakes:?}: {value}"))
}

#[test]
fn examples_of_blocks_are_true() {
    let document = document();
    let mut lines = document.lines().enumerate();
    let mut block = |fence: &mut dyn FnMut(&str) -> bool| -> Option<(usize, String, String)> {
        let (number, head) = lines.by_ref().find(|(_, line)| fence(line))?;
        let body: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        Some((number + 1, head.trim_start_matches("```").to_string(), body.join("\n")))
    };
    let mut wrong = Vec::new();
    let mut examples = 0;
    while let Some((line, head, definition)) =
        block(&mut |line| line.starts_with("```yaml") || line.starts_with("```json"))
    {
        let (text_line, _, expected) =
            block(&mut |line| line == "```text").expect("a text block after each definition");
        let value: Value = serde_saphyr::from_str(&definition)
            .unwrap_or_else(|error| panic!("line {line}: {error}"));
        let text = match head.split_once(' ').map(|(_, on)| on) {
            Some("pack") => {
                let file: CardFile = parse(line, value);
                card_text(file.battle[0].abilities.as_deref().unwrap(), Bearer::Action)
            }
            Some("character") => card_text(&parse::<Vec<Ability>>(line, value), Bearer::Character),
            Some("upgrade") => card_text(&parse::<Vec<Ability>>(line, value), Bearer::Upgrade),
            Some("action") => card_text(&parse::<Vec<Ability>>(line, value), Bearer::Action),
            _ => panic!("line {line}: say what the example stands on"),
        };
        compare(&mut wrong, text_line + 1, &expected, &text);
        examples += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(examples >= 9);
}

/// Returns the sentence in which a table shows a word, and the part of its text that the table contains.
fn shown(line: usize, table: &str, example: Value) -> String {
    let on =
        if example.to_string().contains("upgraded") { Bearer::Upgrade } else { Bearer::Character };
    let write = |definition: Value, on| ability(&parse(line, definition), on);
    let before_arrow = |text: String| text.split(" →").next().unwrap_or_default().to_string();
    match table {
        "ability" => write(example, on),
        "effect" => {
            let effects = if example.is_array() { example } else { json!([example]) };
            write(json!({ "do": effects }), Bearer::Action)
        }
        "when" => before_arrow(write(json!({ "when": { "on": example, "do": [] } }), on)),
        "flips" => before_arrow(write(
            json!({ "when": { "on": { "attacks": "this" }, "flips": example, "do": [] } }),
            on,
        )),
        "amount" => write(
            json!({ "do": [{ "damage": { "amount": example, "to": "enemy" } }] }),
            Bearer::Action,
        ),
        "condition" => {
            before_arrow(write(json!({ "do": [{ "if": { "if": example, "then": [] } }] }), on))
        }
        "quality" => write(json!({ "static": { "who": "this", "has": [example] } }), on),
        "who" => write(json!({ "do": [{ "tap": example }] }), on),
        "what" => write(
            json!({ "do": [{ "scrap-from-hand": { "count": 1, "what": example } }] }),
            Bearer::Action,
        ),
        _ => panic!("line {line}: no such table: {table}"),
    }
}

#[test]
fn examples_of_tables_are_true() {
    let document = document();
    let mut wrong = Vec::new();
    let mut table = "";
    let mut examples = 0;
    for (index, text) in document.lines().enumerate() {
        if let Some(kind) = text.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) {
            table = kind;
        }
        let cells: Vec<&str> =
            text.trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect();
        if let [_, _, example, expected] = cells.as_slice()
            && let Some(example) = example.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'))
        {
            // A phrase is plain text; any other value is YAML.
            let value = match table {
                "who" | "what" => Value::String(example.into()),
                _ => serde_saphyr::from_str(example)
                    .unwrap_or_else(|error| panic!("line {}: {error}", index + 1)),
            };
            compare(&mut wrong, index + 1, expected, &shown(index + 1, table, value));
            examples += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(examples > 220);
}

/// Returns the words of one type.
fn words<T: Encode>() -> Vec<&'static str> {
    let Shape::Choice(words) = T::shape() else { panic!("not a choice of words") };
    words.iter().map(|word| word.name).collect()
}

#[test]
fn no_word_is_left_out() {
    let document = document();
    let sorts = [
        ("ability", words::<Ability>()),
        ("effect", words::<Effect>()),
        ("when", words::<When>()),
        ("flips", words::<Flips>()),
        ("amount", words::<Count>()),
        ("condition", words::<Condition>()),
        ("quality", words::<Quality>()),
    ];
    for (sort, words) in sorts {
        let start = format!("<!-- {sort} -->");
        let (_, rest) = document.split_once(&start).unwrap_or_else(|| panic!("no table {start}"));
        let table = rest.split("\n\n").next().unwrap_or_default();
        assert!(words.len() > 9, "{sort}: {words:?}");
        for word in words {
            assert!(
                table.contains(&format!("\n| `{word}` |")),
                "docs/effect-language.md: no row for `{word}` ({sort})"
            );
        }
    }
}
