//! Every card of Waves 1 and 2 that does something of its own is in a scenario: a battle card somewhere in the position, a
//! character in each mode that has abilities.

use altmode_tcg::api::Tcg;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

const SETS: [&str; 7] = ["w1", "w1a", "w1c", "w1s", "w2", "w2a", "w2s"];

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// What scenarios show.
struct Shown<'a> {
    /// Cards by all that they are called, in lower case.
    called: BTreeMap<String, &'a Value>,
    /// Ids of cards, with the mode of characters.
    seen: BTreeSet<(String, String)>,
}

impl<'a> Shown<'a> {
    fn card(&self, name: &str) -> Option<&'a Value> {
        self.called.get(&name.to_lowercase()).copied()
    }

    fn see(&mut self, card: &Value, mode: &str) {
        self.seen.insert((text(&card["id"]).to_string(), mode.to_string()));
    }

    /// A character of a position, with what is on and under it; notes its alias.
    fn character(&mut self, value: &Value, aliases: &mut BTreeMap<String, &'a Value>) {
        let name = value.as_str().unwrap_or_else(|| text(&value["card"]));
        let Some(card) = self.card(name) else { return };
        self.see(card, value["mode"].as_str().unwrap_or_else(|| text(&card["startMode"])));
        for alias in [text(&value["as"]), text(&card["id"]), text(&card["fullName"])] {
            aliases.insert(alias.to_lowercase(), card);
        }
        for below in array(&value["under"]).chain(value.get("head")) {
            self.character(below, aliases);
        }
        for upgrade in array(&value["upgrades"]) {
            self.battle_card(upgrade);
        }
    }

    fn battle_card(&mut self, value: &Value) {
        let name = value.as_str().unwrap_or_else(|| text(&value["card"]));
        if let Some(card) = self.card(name) {
            self.see(card, "");
        }
    }

    fn scenario(&mut self, scenario: &Value) {
        let mut aliases = BTreeMap::new();
        for player in array(&scenario["state"]["players"]) {
            for zone in ["characters", "ko", "outside"] {
                array(&player[zone]).for_each(|value| self.character(value, &mut aliases));
            }
            for zone in ["hand", "deck", "scrap", "secret", "ko", "outside", "stratagems"] {
                array(&player[zone]).for_each(|value| self.battle_card(value));
            }
        }
        for step in array(&scenario["steps"]) {
            // A character of two modes need not say which it flips to.
            let act = &step["act"];
            if let Some(card) =
                aliases.get(&text(&act["character"]).to_lowercase()).copied().filter(|_| act["type"] == "flip" && act["to"].is_null())
            {
                card["modes"].as_object().into_iter().flatten().for_each(|(mode, _)| self.see(card, mode));
            }
            let flipped = (text(&step["act"]["character"]), text(&step["act"]["to"]));
            let expected =
                step["expect"].as_object().into_iter().flatten().map(|(name, expected)| (name.as_str(), text(&expected["mode"])));
            for (name, mode) in expected.chain([flipped]) {
                let card = aliases.get(&name.to_lowercase()).copied().or_else(|| self.card(name));
                if let Some(card) = card.filter(|_| !mode.is_empty()) {
                    self.see(card, mode);
                }
            }
        }
    }
}

#[test]
fn every_card_of_waves_1_and_2_is_in_a_scenario() {
    let cards: Vec<Value> = serde_json::from_str(&Tcg::new().cards_all()).expect("JSON");
    let mut called = BTreeMap::new();
    for card in cards.iter().filter(|card| card["reprintOf"].is_null()) {
        for name in ["fullName", "id"] {
            called.insert(text(&card[name]).to_lowercase(), card);
        }
    }
    let mut shown = Shown { called, seen: BTreeSet::new() };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg");
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let scenario = fs::read_to_string(entry.path()).expect("a scenario can be read");
        shown.scenario(&serde_json::from_str(&scenario).expect("a scenario is JSON"));
    }
    let does_something = |abilities: &Value| array(abilities).next().is_some();
    let mut missing = Vec::new();
    for card in cards.iter().filter(|card| SETS.contains(&text(&card["set"])) && card["reprintOf"].is_null()) {
        let faces = card["modes"].as_object().into_iter().flatten().map(|(mode, face)| (mode.as_str(), &face["abilities"]));
        for (mode, abilities) in faces.chain([("", &card["abilities"])]) {
            if does_something(abilities) && !shown.seen.contains(&(text(&card["id"]).to_string(), mode.to_string())) {
                missing.push(format!("{} {mode}", text(&card["fullName"])));
            }
        }
    }
    assert!(missing.is_empty(), "in no scenario: {}", missing.join("; "));
}
