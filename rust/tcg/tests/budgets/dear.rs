//! Packs whose texts take long, and positions full of their cards.

use altmode_json::{Value, json};

/// Returns a sum with this number of parts, nested as little as possible.
pub fn sum_of(part: &Value, parts: usize) -> Value {
    match parts {
        0 | 1 => part.clone(),
        _ => json!({ "sum": [sum_of(part, parts / 2), sum_of(part, parts - parts / 2)] }),
    }
}

/// Returns a pack of a character and an Upgrade of each kind with these abilities, and a position filled with them.
pub fn crowd_of(set: &str, of_characters: &Value, of_upgrades: &Value) -> (Value, Value) {
    let upgrade = |number: usize, kind: &str| {
        json!({ "id": format!("{set}-{number:03}"), "name": format!("Dear {kind}"), "kind": kind, "icons": [], "rarity": "common",
            "abilities": of_upgrades })
    };
    let face = |mode: &str| json!({ "mode": mode, "attack": 1, "defense": 1, "traits": [], "abilities": of_characters });
    let pack = json!({ "set": set, "set-name": "Dear", "battle": [upgrade(1, "weapon"), upgrade(2, "armor"), upgrade(3, "utility")],
        "characters": [{ "id": format!("{set}-t01"), "name": "Dear", "subtitle": "One", "kind": "standard", "faction": "autobot",
            "stars": 1, "health": 9, "modes": [face("alt"), face("bot")] }] });
    let upgrades: Vec<String> = (1..=3).map(|number| format!("{set}-{number:03}")).collect();
    let character =
        json!({ "card": format!("{set}-t01"), "mode": "bot", "upgrades": upgrades, "damage": 1 });
    let team = json!({ "characters": vec![character; 14], "deck": [], "hand": [] });
    (pack, json!({ "format": "altmode-scenario/1", "state": { "players": [team, team] } }))
}
