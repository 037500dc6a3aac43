//! Labels, and log lines in random games: each says something.

use crate::{api, embed::show_event::show_event, soak::Soak};
use altmode_core::{Io, Random, Rules, Viewer};
use altmode_json::{Value, json};
use std::collections::BTreeMap;

/// Number of games. A run with 6,000 games found no further fault.
const GAMES: u32 = 250;

/// Returns whether a log line is badly worded.
fn is_clumsy(line: &str) -> bool {
    let same_place = line
        .split_once(" from ")
        .and_then(|(_, rest)| rest.trim_end_matches('.').split_once(" to "));
    // Two characters may have the same name; zones and numbers must differ.
    same_place.is_some_and(|(from, to)| from == to && !from.starts_with(char::is_uppercase))
        || line.contains(" 1 cards")
}

#[test]
fn lines_of_the_log_say_something() {
    let api = api::Tcg::new();
    let tcg = api.rules();
    let soak = Soak::new(&api, "1abe1").expect("a seed");
    let mut actions = Vec::new();
    let mut found = BTreeMap::new();
    for number in 0..GAMES {
        let start = soak.start(number);
        let mut random = Random::from_words([number, 1, 2, 3]);
        let mut io = Io::recording(Vec::new());
        let mut state = tcg.begin(&start, &mut io).expect("a legal game");
        for decision in 0.. {
            for event in io.events.drain(..) {
                let line =
                    show_event(tcg, &state.defs, &event.event, Viewer::Referee).text.to_string();
                if is_clumsy(&line) {
                    found.entry(line).or_insert(format!("game {number}, decision {decision}"));
                }
            }
            if tcg.outcome(&state).is_some() || decision == 4000 {
                break;
            }
            tcg.legal_actions(&state, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            tcg.apply(&mut state, action, &mut io);
        }
    }
    assert!(found.is_empty(), "{} faults\n{found:#?}", found.len());
}

/// Returns the labels of the decision that a position leads to after these actions.
fn labels(characters: [Value; 2], hand: &[&str], actions: &[Value]) -> Vec<String> {
    let [own, theirs] = characters;
    let deck = ["blank"; 9];
    let players = json!([{ "characters": own, "hand": hand, "deck": deck }, { "characters": theirs, "deck": deck }]);
    let scenario = json!({ "format": "altmode-scenario/1", "game": "tcg", "name": "labels", "source": "labels",
        "state": { "active": 0, "turn": 5, "seed": "1", "players": players }, "steps": [] });
    let mut game = api::Tcg::new().from_scenario(&scenario.to_string()).expect("a position");
    for action in actions {
        let legal: Vec<Value> = altmode_json::from_str(&game.legal_actions()).expect("JSON");
        let same = |shown: &&Value| {
            action
                .as_object()
                .expect("an object")
                .iter()
                .all(|(field, value)| shown[field] == *value)
        };
        let chosen =
            legal.iter().find(same).unwrap_or_else(|| panic!("{action} is not legal: {legal:#?}"));
        game.apply(&chosen.to_string(), None).expect("a legal action");
    }
    let legal: Vec<Value> = altmode_json::from_str(&game.legal_actions()).expect("JSON");
    legal.iter().map(|action| action["label"].as_str().expect("a label").to_string()).collect()
}

#[test]
fn an_option_says_what_it_does() {
    let own = json!([{ "card": "Omega Supreme, Autobot Defense Base", "mode": "bot" }]);
    let flip = json!({ "type": "flip", "to": "alt" });
    let shown = labels([own, json!(["Ruckus, Combat Assault"])], &[], &[flip]);
    assert_eq!(shown, ["Draw a card", "Do 1 damage to an enemy"]);
}

#[test]
fn characters_of_the_same_name_are_told_apart() {
    let name = "Private Arcee, Special Ops • Warrior";
    let shown = labels([json!([name, name]), json!([name])], &["Medic!", "Repair Bay"], &[]);
    let attacks: Vec<_> = shown.iter().filter(|label| label.starts_with("Attack")).collect();
    assert_eq!(
        attacks,
        [
            &format!("Attack {name} (your opponent's) with {name} (yours, number 1) (alt)"),
            &format!("Attack {name} (your opponent's) with {name} (yours, number 2) (alt)"),
        ]
    );
    assert!(shown.contains(&format!("Flip {name} (yours, number 2) to bot mode")), "{shown:?}");
}

#[test]
fn upgrades_of_the_same_name_are_told_apart_by_their_characters() {
    let with = |card: &str, upgrade: &str| json!({ "card": card, "upgrades": [upgrade] });
    let theirs = json!([
        with("Ruckus, Combat Assault", "Armored Plating"),
        with("Fangry, Sky Tracker", "Armored Plating")
    ]);
    let play = json!({ "type": "play-action", "cardName": "Ramming Speed" });
    let shown =
        labels([json!(["Prowl, Military Strategist"]), theirs], &["Ramming Speed"], &[play]);
    assert_eq!(shown, ["Choose Armored Plating on Ruckus", "Choose Armored Plating on Fangry"]);
}

#[test]
fn waiting_abilities_of_the_same_name_are_told_apart_by_their_characters() {
    let with = |card: &str| json!({ "card": card, "upgrades": ["Mining Pick"] });
    let own = json!([with("Prowl, Military Strategist"), with("Fangry, Sky Tracker")]);
    let actions = [
        json!({ "type": "play-action", "cardName": "Secret Dealings" }),
        json!({ "type": "choose", "cardName": "Zap" }),
    ];
    let shown =
        labels([own, json!(["Ruckus, Combat Assault"])], &["Secret Dealings", "Zap"], &actions);
    assert_eq!(
        shown,
        [
            "Resolve the ability of Mining Pick on Prowl next",
            "Resolve the ability of Mining Pick on Fangry next"
        ]
    );
}
