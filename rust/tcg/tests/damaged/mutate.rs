//! Damages JSON values like faulty programs and people: values are missing, duplicated, of another type, far too large, or in
//! another place.

use altmode_json::{Map, Value, json};
use proptest::prelude::*;

/// A damage: its kind, and the number of the damaged node in the tree.
#[derive(Clone, Debug)]
pub struct Damage {
    kind: Kind,
    place: prop::sample::Index,
    other: prop::sample::Index,
    value: Value,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Removes a field or an entry.
    Remove,
    /// Replaces the node by an unrelated value.
    Replace,
    /// Duplicates an entry, or a field under an unknown name.
    Double,
    /// Wraps the node in a list.
    Wrap,
    /// Replaces the node by another part of the same input.
    Graft,
    /// Writes a number as text and text as a number.
    Retype,
}

/// Generates one to three damages. One is most frequent, so that the code after the fault is reached.
pub fn damages() -> impl Strategy<Value = Vec<Damage>> {
    let kinds = prop_oneof![
        2 => Just(Kind::Remove),
        4 => Just(Kind::Replace),
        1 => Just(Kind::Double),
        1 => Just(Kind::Wrap),
        2 => Just(Kind::Graft),
        1 => Just(Kind::Retype),
    ];
    let one = (kinds, any::<prop::sample::Index>(), any::<prop::sample::Index>(), odd());
    let one =
        one.prop_map(|(kind, place, other, value)| Damage { kind, place, other, value }).boxed();
    prop_oneof![3 => prop::collection::vec(one.clone(), 1), 1 => prop::collection::vec(one, 2..=3)]
}

/// Generates values that are invalid nearly everywhere.
pub fn odd() -> impl Strategy<Value = Value> {
    let nested = |depth: usize| (0..depth).fold(json!(0), |inner, _| json!([inner]));
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        prop::sample::select(vec![
            0i64,
            1,
            -1,
            2,
            7,
            127,
            128,
            255,
            256,
            300,
            65_535,
            65_536,
            i64::from(u32::MAX),
            1 << 32,
            i64::MIN,
            i64::MAX
        ])
        .prop_map(Value::from),
        prop::sample::select(vec![0.5, -0.0, 1e308, -1e-308]).prop_map(Value::from),
        Just(json!(u64::MAX)),
        prop::sample::select(vec![
            "",
            " ",
            "NaN",
            "Infinity",
            "-1",
            "0x10",
            "null",
            "__proto__",
            "constructor",
            "all",
            "Zap",
            "w1-001",
            "w1-t24",
            "blank",
            "core",
            "\0",
            "\u{202e}",
            "🤖",
            "ß",
            "İ",
            "game",
            "p0",
            "battle",
            "attack",
        ])
        .prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        Just(Value::from("long ".repeat(2000))),
        Just(json!([])),
        Just(json!({})),
        Just(json!([null, [], {}])),
        Just(json!({ "card": "Zap" })),
        Just(nested(100)),
        Just(Value::from(vec![0; 400])),
        Just(Value::from(vec!["Zap"; 300])),
    ]
}

/// Returns the input with all damages applied.
pub fn damaged(mut input: Value, damages: &[Damage]) -> Value {
    for damage in damages {
        let count = count(&input);
        let graft = node(&input, damage.other.index(count)).clone();
        let number = damage.place.index(count);
        // The root is damaged rarely, because no further code is reached then.
        let number = if number == 0 && count > 1 && damage.other.index(8) > 0 { 1 } else { number };
        change(&mut input, number, &mut |parent, at| damage.apply(parent, at, &graft));
    }
    input
}

/// The position of a node in its parent.
enum At {
    Whole,
    Entry(usize),
    Field(String),
}

impl Damage {
    fn apply(&self, parent: &mut Value, at: At, graft: &Value) {
        match (self.kind, parent, at) {
            (Kind::Remove, Value::Array(entries), At::Entry(index)) => {
                entries.remove(index);
            }
            (Kind::Remove, Value::Object(fields), At::Field(name)) => {
                fields.remove(&name);
            }
            (Kind::Double, Value::Array(entries), At::Entry(index)) => {
                entries.insert(index, entries[index].clone())
            }
            (Kind::Double, Value::Object(fields), At::Field(name)) => {
                let twin = fields[&name].clone();
                fields.insert(format!("{name}s"), twin);
            }
            (_, parent, at) => {
                let node = match at {
                    At::Whole => Some(parent),
                    At::Entry(index) => parent.get_mut(index),
                    At::Field(name) => parent.get_mut(name),
                };
                let Some(node) = node else { return };
                *node = match (self.kind, &*node) {
                    (Kind::Wrap, node) => json!([node]),
                    (Kind::Graft, _) => graft.clone(),
                    (Kind::Retype, Value::String(text)) => {
                        text.parse::<i64>().map_or(json!(text.len()), Value::from)
                    }
                    (Kind::Retype, Value::Array(entries)) => Value::Object(
                        entries
                            .iter()
                            .enumerate()
                            .map(|(index, entry)| (index.to_string(), entry.clone()))
                            .collect::<Map>(),
                    ),
                    (Kind::Retype, node) => Value::from(node.to_string()),
                    _ => self.value.clone(),
                };
            }
        }
    }
}

/// Returns the number of nodes of a tree.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(entries) => entries.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Returns the node with this number, counted from the root.
fn node(value: &Value, number: usize) -> &Value {
    fn find<'a>(value: &'a Value, left: &mut usize) -> Option<&'a Value> {
        if *left == 0 {
            return Some(value);
        }
        *left -= 1;
        match value {
            Value::Array(entries) => entries.iter().find_map(|entry| find(entry, left)),
            Value::Object(fields) => fields.values().find_map(|field| find(field, left)),
            _ => None,
        }
    }
    find(value, &mut { number }).unwrap_or(value)
}

/// Changes the node with this number through its parent.
fn change(value: &mut Value, number: usize, with: &mut dyn FnMut(&mut Value, At)) {
    fn descend(value: &mut Value, left: &mut usize, with: &mut dyn FnMut(&mut Value, At)) -> bool {
        let places: Vec<At> = match value {
            Value::Array(entries) => (0..entries.len()).map(At::Entry).collect(),
            Value::Object(fields) => fields.keys().cloned().map(At::Field).collect(),
            _ => return false,
        };
        for at in places {
            *left -= 1;
            if *left == 0 {
                with(value, at);
                return true;
            }
            let below = match &at {
                At::Whole => None,
                At::Entry(index) => value.get_mut(*index),
                At::Field(name) => value.get_mut(name.as_str()),
            };
            if below.is_some_and(|below| descend(below, left, with)) {
                return true;
            }
        }
        false
    }
    if number == 0 {
        with(value, At::Whole);
    } else {
        descend(value, &mut { number }, with);
    }
}

/// Generates text that is no longer JSON: cut off, with inserted letters, or nested too deeply.
pub fn broken_text(text: String) -> impl Strategy<Value = String> {
    let cut = {
        let text = text.clone();
        any::<prop::sample::Index>()
            .prop_map(move |at| text.chars().take(at.index(text.chars().count().max(1))).collect())
    };
    let letters = {
        let text: Vec<char> = text.chars().collect();
        (any::<prop::sample::Index>(), any::<char>()).prop_map(move |(at, letter)| {
            let mut text = text.clone();
            let at = at.index(text.len().max(1));
            if at < text.len() {
                text[at] = letter;
            }
            text.into_iter().collect()
        })
    };
    let nested = (prop::sample::select(vec!["[", "{\"a\":", "{\"state\":", "[["]), 1..60_000usize)
        .prop_map(|(open, depth)| open.repeat(depth));
    let foreign = prop::sample::select(vec![
        "",
        "NaN",
        "undefined",
        "{'type':'flip'}",
        "{\"id\":NaN}",
        "{\"id\":1,}",
        "1e999",
        "[1e400]",
        "\"\\ud800\"",
        "\u{feff}{}",
    ]);
    prop_oneof![4 => cut, 4 => letters, 1 => nested, 2 => foreign.prop_map(str::to_string), 1 => any::<String>()]
}
