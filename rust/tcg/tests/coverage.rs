//! Checks that a scenario covers every card with abilities: a battle card somewhere in the position, a character in each mode
//! that has abilities, each Upgrade side. Each optional effect is declined in a scenario, and each restriction is violated
//! in one.

use altmode_json::{Value, json};
use altmode_tcg::api::Tcg;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Cards whose cost can be paid in every position: damage to any character.
const ALWAYS_PAYABLE: [&str; 2] = ["w5-004", "w5-050"];

/// Abilities of deck building and of the start of a game, which no position shows (`src/deck/start_tests.rs`).
const DECK_BUILDING: [&str; 6] = [
    "starts-with-under",
    "starts-with-team-under",
    "starts-with-one-under",
    "starts-with-head",
    "raises-star-limit",
    "extra-stars",
];

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The coverage of scenarios.
struct Shown<'a> {
    /// Cards by all of their names and ids, in lower case.
    called: BTreeMap<String, &'a Value>,
    /// Ids of covered cards, with the mode of characters.
    seen: BTreeSet<(String, String)>,
}

impl<'a> Shown<'a> {
    fn card(&self, name: &str) -> Option<&'a Value> {
        self.called.get(&name.to_lowercase()).copied()
    }

    fn see(&mut self, card: &Value, mode: &str) {
        self.seen.insert((text(&card["id"]).to_string(), mode.to_string()));
    }

    /// Adds a character of a position, the cards on and under it, and its alias.
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
            // The mode can be missing if a character has only two modes.
            let act = &step["act"];
            if let Some(card) = aliases
                .get(&text(&act["character"]).to_lowercase())
                .copied()
                .filter(|_| act["type"] == "flip" && act["to"].is_null())
            {
                card["modes"]
                    .as_object()
                    .into_iter()
                    .flatten()
                    .for_each(|(mode, _)| self.see(card, mode));
            }
            let expected = step["expect"].as_object().into_iter().flatten();
            expected
                .flat_map(|(_, expected)| array(&expected["upgrades"]))
                .for_each(|upgrade| self.battle_card(upgrade));
            let flipped = (text(&step["act"]["character"]), text(&step["act"]["to"]));
            let expected = step["expect"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, expected)| (name.as_str(), text(&expected["mode"])));
            for (name, mode) in expected.chain([flipped]) {
                let Some(card) =
                    aliases.get(&name.to_lowercase()).copied().or_else(|| self.card(name))
                else {
                    continue;
                };
                let mut modes = card["modes"].as_object().into_iter().flatten();
                // The mode can be missing if a character has only one, such as a combiner.
                let only =
                    modes.next().filter(|_| modes.next().is_none()).map(|(only, _)| only.as_str());
                if let Some(mode) = Some(mode).filter(|mode| !mode.is_empty()).or(only) {
                    self.see(card, mode);
                }
            }
        }
    }
}

fn cards() -> Vec<Value> {
    altmode_json::from_str(&Tcg::new().cards_all()).expect("JSON")
}

fn scenarios() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg");
    let read = |entry: fs::DirEntry| {
        let scenario = fs::read_to_string(entry.path()).expect("a scenario can be read");
        altmode_json::from_str(&scenario).expect("a scenario is JSON")
    };
    let sources = fs::read_dir(folder).expect("the folder can be read").flatten();
    sources
        .flat_map(|source| fs::read_dir(source.path()).expect("a folder of each source").flatten())
        .map(read)
        .collect()
}

/// Returns cards by all of their names and ids, and those of their Upgrade sides.
fn called(cards: &[Value]) -> BTreeMap<String, &Value> {
    let originals = cards.iter().filter(|card| card["reprintOf"].is_null());
    originals
        .flat_map(|card| {
            let sides = array(&card["upgradeSides"]).map(|side| &side["name"]);
            sides
                .chain([&card["fullName"], &card["id"]])
                .map(move |name| (text(name).to_lowercase(), card))
        })
        .collect()
}

/// Returns the ids of the cards whose abilities pass the test, with the mode of characters.
fn faces_with(cards: &[Value], wanted: impl Fn(&Value) -> bool) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for card in cards.iter().filter(|card| card["reprintOf"].is_null()) {
        let faces = card["modes"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(mode, face)| (mode.as_str(), &face["abilities"]));
        let sides = array(&card["upgradeSides"]).map(|side| ("", &side["abilities"]));
        for (mode, abilities) in faces.chain(sides).chain([("", &card["abilities"])]) {
            if wanted(abilities) {
                found.insert((text(&card["id"]).to_string(), mode.to_string()));
            }
        }
    }
    found
}

/// Returns whether an ability contains one of these words, or an "up to" phrase.
fn says(ability: &Value, words: &[&str], up_to: bool) -> bool {
    match ability {
        // A flag is not an instruction: the instruction that contains it determines the optional effect.
        Value::Object(fields) => fields.iter().any(|(word, value)| {
            words.contains(&word.as_str()) && !value.is_boolean() || says(value, words, up_to)
        }),
        Value::Array(parts) => parts.iter().any(|part| says(part, words, up_to)),
        Value::String(phrase) => up_to && phrase.starts_with("up to "),
        _ => false,
    }
}

#[test]
fn every_card_is_in_a_scenario() {
    let cards = cards();
    let mut shown = Shown { called: called(&cards), seen: BTreeSet::new() };
    for scenario in scenarios() {
        shown.scenario(&scenario);
    }
    let in_play = |ability: &Value| !DECK_BUILDING.iter().any(|word| ability.get(word).is_some());
    let all = faces_with(&cards, |abilities| array(abilities).any(in_play));
    let missing: Vec<_> = all.difference(&shown.seen).collect();
    assert!(missing.is_empty(), "in no scenario: {missing:?}");
}

/// Returns whether a card in this mode asks the question before a step.
fn asks(tcg: &Tcg, scenario: &Value, step: usize, (id, mode): &(String, String)) -> bool {
    let mut probe = scenario.clone();
    let mut expected = json!({ "game": { "decision": { "source": { "card": id } } } });
    if !mode.is_empty() {
        expected[id] = json!({ "mode": mode });
    }
    let mut steps: Vec<Value> = array(&scenario["steps"]).take(step).cloned().collect();
    steps.push(json!({ "expect": expected }));
    probe["steps"] = steps.into();
    let result = tcg.run_scenario(&probe.to_string()).unwrap_or_default();
    altmode_json::from_str::<Value>(&result).is_ok_and(|result| result["passed"] == true)
}

/// Each optional effect is declined in a scenario, and each "up to" effect is used with fewer.
#[test]
fn what_is_optional_is_declined() {
    let (tcg, cards) = (Tcg::new(), cards());
    let mut missing = faces_with(&cards, |abilities| {
        says(abilities, &["may", "may-play", "plan", "move-any-damage"], true)
    });
    let mut shown = Shown { called: called(&cards), seen: BTreeSet::new() };
    for scenario in scenarios() {
        let declines = |step: &Value| {
            ["no", "done", "decline"].contains(&text(&step["act"]["type"]))
                && step["error"].is_null()
        };
        let declining: Vec<usize> = (0..)
            .zip(array(&scenario["steps"]))
            .filter(|(_, step)| declines(step))
            .map(|(at, _)| at)
            .collect();
        if !declining.is_empty() {
            shown.seen.clear();
            shown.scenario(&scenario);
            missing.retain(|face| {
                !shown.seen.contains(face)
                    || !declining.iter().any(|&at| asks(&tcg, &scenario, at, face))
            });
        }
    }
    assert!(missing.is_empty(), "never declined: {missing:?}");
}

/// Collects the aliases of everything in a position.
fn aliases<'a>(value: &'a Value, found: &mut BTreeMap<String, &'a str>) {
    if let (Value::String(alias), Value::String(card)) = (&value["as"], &value["card"]) {
        found.insert(alias.to_lowercase(), card);
    }
    match value {
        Value::Object(fields) => fields.values().for_each(|value| aliases(value, found)),
        Value::Array(parts) => parts.iter().for_each(|value| aliases(value, found)),
        _ => {}
    }
}

/// A card with a restriction (on its characters, a condition or a cost) is rejected in a scenario.
#[test]
fn what_is_restricted_is_refused() {
    let cards = cards();
    let called = called(&cards);
    let mut missing =
        faces_with(&cards, |abilities| says(abilities, &["put-on", "play-only-if", "pay"], false));
    // A trigger "when you put this on" uses the same word; a restriction is an ability of its own.
    missing.retain(|(id, _)| {
        array(&called[id.as_str()]["abilities"]).any(|ability| {
            ability["when"].is_null() && says(ability, &["put-on", "play-only-if", "pay"], false)
        }) && !ALWAYS_PAYABLE.contains(&id.as_str())
    });
    let has_cost = |ability: &Value| array(&ability["tap"]["cost"]).next().is_some();
    missing.extend(faces_with(&cards, |abilities| array(abilities).any(has_cost)));
    for scenario in scenarios() {
        let mut named = BTreeMap::new();
        aliases(&scenario["state"], &mut named);
        let id = |name: &str| {
            let name = name.to_lowercase();
            let name = named.get(&name).map_or(name, |card| card.to_lowercase());
            called.get(&name).map(|card| text(&card["id"]).to_string())
        };
        let mut begun = false;
        for step in array(&scenario["steps"]) {
            let refused: Vec<&Value> = array(&step["illegal"])
                .chain((!step["error"].is_null()).then_some(&step["act"]))
                .collect();
            let taps = refused.iter().filter(|pattern| pattern["type"] == "tap-ability");
            for character in taps.filter_map(|pattern| id(text(&pattern["character"]))) {
                missing.retain(|(id, mode)| mode.is_empty() || *id != character);
            }
            for pattern in
                refused.into_iter().filter(|pattern| text(&pattern["type"]).starts_with("play-"))
            {
                let hands =
                    array(&scenario["state"]["players"]).flat_map(|player| array(&player["hand"]));
                let names: Vec<&str> = match pattern["card"].as_str() {
                    Some(card) => vec![card],
                    // Before the first action, a pattern without a card refers to all cards in hand.
                    None if !begun => hands
                        .map(|card| card.as_str().unwrap_or_else(|| text(&card["card"])))
                        .collect(),
                    None => Vec::new(),
                };
                for name in names.into_iter().filter_map(&id) {
                    missing.remove(&(name, String::new()));
                }
            }
            begun |= !step["act"].is_null() && step["error"].is_null();
        }
    }
    assert!(missing.is_empty(), "never refused: {missing:?}");
}
