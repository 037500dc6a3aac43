//! Reads a card file and says where each mistake is.

use crate::{CardFile, trail};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;

/// Something wrong in a card file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// Which of the files, counted from 0.
    pub file: usize,
    /// The card's id; empty if the mistake is not in a card.
    pub card: String,
    /// Where in the file, for example `battle[3].abilities[0].when.on`.
    pub path: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in [&self.card, &self.path] {
            if !part.is_empty() {
                write!(f, "{part}: ")?;
            }
        }
        f.write_str(&self.message)
    }
}

/// The keys of a card file that hold cards.
pub(crate) const LISTS: [&str; 3] = ["battle", "characters", "stratagems"];

/// Reads one card file from its JSON value.
///
/// # Errors
///
/// Every mistake that the types of the language can see, one or more a card: words that are not of
/// the language, missing or wrong values, and keys that nothing reads.
pub fn read(value: &Value) -> Result<CardFile, Vec<Mistake>> {
    let mut mistakes = Vec::new();
    // Card by card first, so that one mistake does not hide the others.
    for list in LISTS {
        for (index, card) in value.get(list).and_then(Value::as_array).into_iter().flatten().enumerate() {
            read_card(list, index, card, &mut mistakes);
        }
    }
    match trail::read::<CardFile>(value) {
        _ if !mistakes.is_empty() => Err(mistakes),
        Ok(file) => Ok(file),
        Err((path, message)) => Err(vec![Mistake { file: 0, card: String::new(), path, message }]),
    }
}

fn read_card(list: &str, index: usize, card: &Value, mistakes: &mut Vec<Mistake>) {
    let id = card.get("id").and_then(Value::as_str).unwrap_or("a card without id");
    let mut tell = |path: &str, message: String| {
        let path = path.strip_prefix(list).and_then(|rest| rest.strip_prefix("[0]")).unwrap_or(path);
        let path = format!("{list}[{index}]{path}");
        mistakes.push(Mistake { file: 0, card: id.to_string(), path, message });
    };
    let mut one = Map::new();
    one.insert("set".to_string(), Value::from(""));
    one.insert("set-name".to_string(), Value::from(""));
    one.insert(list.to_string(), Value::from(vec![card.clone()]));
    let one = Value::from(one);
    match trail::read::<CardFile>(&one) {
        Err((path, message)) => tell(&path, message),
        Ok(read) => {
            // What was read, written again, shows which keys of the file nothing has read.
            let written = serde_json::to_value(&read).unwrap_or_default();
            passed_over(card, &written[list][0], &mut String::new(), &mut |path| {
                tell(path, "nothing reads this: is the word right, and in the right place?".to_string());
            });
        }
    }
}

/// Reports every key that the file has and the card read from it has not.
fn passed_over(source: &Value, read: &Value, path: &mut String, report: &mut dyn FnMut(&str)) {
    let length = path.len();
    match (source, read) {
        (Value::Object(source), Value::Object(read)) => {
            for (key, value) in source {
                path.push('.');
                path.push_str(key);
                match read.get(key) {
                    Some(read) => passed_over(value, read, path, report),
                    None => report(path),
                }
                path.truncate(length);
            }
        }
        (Value::Array(source), Value::Array(read)) => {
            for (index, (source, read)) in source.iter().zip(read).enumerate() {
                path.push_str(&format!("[{index}]"));
                passed_over(source, read, path, report);
                path.truncate(length);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_mistake_is_named_with_card_and_place() {
        let file = json!({
            "set": "x1", "set-name": "Test",
            "battle": [
                { "id": "x1-001", "name": "A", "kind": "action", "rarity": "common" },
                { "id": "x1-002", "name": "B", "kind": "gadget", "rarity": "common" },
                { "id": "x1-003", "name": "C", "kind": "action", "rarity": "common",
                  "abilities": [{ "do": [{ "damage": { "amount": 1, "to": "enmy" } }] }] },
                { "id": "x1-004", "name": "D", "kind": "action", "rarity": "common",
                  "abilities": [{ "do": [{ "damage": { "amount": 1, "to": "enemy", "form": "this" } }] }] },
            ],
        });
        let mistakes = read(&file).unwrap_err();
        let places: Vec<&str> = mistakes.iter().map(|mistake| mistake.path.as_str()).collect();
        assert_eq!(places[0], "battle[1].kind");
        assert!(places[1].starts_with("battle[2].abilities[0].do[0]"), "{places:?}");
        assert!(mistakes[1].message.contains("enmy"));
        assert_eq!(places[2], "battle[3].abilities[0].do[0].damage.form");
        assert_eq!(mistakes[2].card, "x1-004");
    }
}
