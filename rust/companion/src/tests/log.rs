//! Tests of undo, links, exports and merges with this game's log.

use super::{act, begun};
use crate::Tracker;
use altmode_journal::{MOST_LETTERS, action_from_json};
use altmode_json::{Value, json};

#[test]
fn everything_is_undone_and_redone() {
    let mut tracker = begun();
    let beginning = tracker.state.clone();
    for action in [
        json!({ "type": "health", "fighter": 0, "amount": -2, "from": 4 }),
        json!({ "type": "maneuver", "boost": "" }),
        json!({ "type": "attack", "attacker": 0, "defender": 4, "damage": 3, "card": "feint", "defense": "feint" }),
        json!({ "type": "place", "fighter": 1, "at": "M02" }),
        json!({ "type": "counter", "name": "Trap", "amount": 1 }),
        json!({ "type": "note", "seat": 0, "text": "holds a Feint" }),
        json!({ "type": "next-turn" }),
        json!({ "type": "end", "winners": [] }),
        json!({ "type": "next-game", "first": 1 }),
        json!({ "type": "add", "seat": 1, "name": "Parrot", "health": 1 }),
    ] {
        act(&mut tracker, action);
    }
    let end = tracker.state.clone();
    while tracker.undo(9, "Ann").unwrap().is_some() {}
    assert_eq!(tracker.state, beginning);
    while tracker.redo(9, "Ann").unwrap().is_some() {}
    assert_eq!(tracker.state, end);
}

#[test]
fn a_long_match_fits_into_a_link_and_merges_with_the_whole_one() {
    let mut one = begun();
    for round in 0..400 {
        act(&mut one, json!({ "type": "health", "fighter": round % 6, "amount": if round % 2 == 0 { -1 } else { 1 } }));
        if round % 3 == 0 {
            act(&mut one, json!({ "type": "next-turn" }));
        }
    }
    let link = one.link().unwrap();
    assert!(link.len() <= MOST_LETTERS, "{}", link.len());
    let mut two = Tracker::from_link(&link, "two").unwrap();
    assert!(two.state == one.state && two.log.base.is_some());
    act(&mut two, json!({ "type": "maneuver" }));
    act(&mut one, json!({ "type": "scheme" }));
    let mut whole = one.clone();
    assert_eq!(whole.merge(&two).unwrap(), 1);
    two.merge(&one).unwrap();
    assert_eq!(two.log, whole.log);
    assert!(Tracker::import(&two.export(), "three").is_ok());
}

#[test]
fn links_and_exports_of_the_other_tracker_are_refused() {
    let mut export = begun().export();
    export["format"] = "altmode-tracker".into();
    assert_eq!(Tracker::import(&export, "one").unwrap_err().code, "foreign-format");
    let link = begun().link().unwrap();
    assert_eq!(Tracker::from_link(&link[1..], "one").unwrap_err().code, "damaged-link");
}

#[test]
fn faults_in_a_shortened_state_are_named() {
    let mut one = begun();
    for round in 0..400 {
        act(&mut one, json!({ "type": "counter", "fighter": round % 6, "name": "Mark", "amount": 1 }));
    }
    let export = Tracker::from_link(&one.link().unwrap(), "two").unwrap().export();
    assert!(Tracker::import(&export, "two").is_ok());
    let fault = |pointer: &str, value: Value| {
        let mut export = export.clone();
        *export.pointer_mut(pointer).unwrap() = value;
        Tracker::import(&export, "two").unwrap_err().path.clone()
    };
    assert_eq!(fault("/base/state/active", json!(4)), "base.state.players");
    assert_eq!(fault("/base/state/players/0/hero", json!("nobody")), "base.state.players[0]");
    assert_eq!(fault("/base/state/players/1/piles/0", json!(200)), "base.state.players[1]");
    assert_eq!(fault("/base/state/fighters/2/seat", json!(2)), "base.state.fighters[2]");
    assert_eq!(fault("/base/state/board", json!("nowhere")), "base.state.board");
    assert_eq!(fault("/log/0/action/fighter", json!("x")), "log[0].action.fighter");
}

#[test]
fn dice_and_lots_come_from_the_seed() {
    let mut tracker = begun();
    let text = tracker.throw(&json!({ "type": "die", "sides": 6 }), 5, "Ann", "").unwrap().text;
    assert!(text.starts_with("A die with 6 sides shows "), "{text}");
    tracker.throw(&json!({ "type": "first", "players": 2 }), 6, "Ann", "").unwrap();
    assert_eq!(tracker.state.active, tracker.state.first);
    assert_eq!(tracker.throw(&json!({ "type": "first", "players": 9 }), 7, "", "").unwrap_err().path, "players");
    assert_eq!(tracker.throw(&json!({ "type": "die", "sides": 1 }), 7, "", "").unwrap_err().path, "sides");
}

/// Returns an export with entries of numbered devices, each with an action and an author.
fn filled(count: u32, devices: u32, name: &str, action: impl Fn(u32) -> Value, by: impl Fn(u32) -> String) -> Value {
    let mut export = begun().export();
    let entries = (0..count).map(|index| {
        let device = format!("{name}{}", index % devices);
        json!({ "device": device, "number": index / devices + 1, "order": index + 1, "at": index, "by": by(index), "action": action(index) })
    });
    export["log"] = entries.collect();
    export
}

#[test]
fn whatever_a_log_takes_in_is_exported_and_imported_again() {
    let notes =
        |count, name| filled(count, 1, name, |index| json!({ "type": "note", "text": format!("{index:é<500}") }), |_| String::new());
    let mut one = Tracker::import(&notes(6_800, "b"), "x").unwrap();
    let before = one.log.clone();
    assert_eq!(one.merge(&Tracker::import(&notes(6_800, "c"), "x").unwrap()).unwrap_err().code, "log-full");
    assert_eq!(one.log, before);
    assert_eq!(one.merge(&Tracker::import(&notes(50, "c"), "x").unwrap()).unwrap(), 50);
    let note = |text: &str| action_from_json(&json!({ "type": "note", "seat": 1, "text": text })).unwrap();
    let mut entries = 0;
    let error = loop {
        match one.apply(&note(&"é".repeat(500)), 1_000_000 + entries * 60_000, "") {
            Ok(_) => entries += 1,
            Err(error) => break error,
        }
    };
    assert!(error.code == "log-full" && (10..500).contains(&entries), "{entries} {error}");
    // Neither can the last entry grow beyond the limit by being combined with another.
    let short = format!("a{}", "é".repeat(300));
    while one.apply(&note(&short), 9_000_000_000 + entries * 60_000, "").is_ok() {
        entries += 1;
    }
    let at = one.log.entries.last().unwrap().at;
    let error = one.apply(&note(&"\u{10000}".repeat(500)), at, "").unwrap_err();
    assert_eq!(error.code, "log-full");
    let text = one.export().to_string();
    assert!((7_600_000..=8_000_000).contains(&text.len()), "{}", text.len());
    assert_eq!(Tracker::import(&altmode_json::from_str(&text).unwrap(), "y").unwrap().log, one.log);
}

#[test]
fn a_match_has_at_most_200_devices() {
    let taps = |count, devices, name| {
        filled(count, devices, name, |_| json!({ "type": "counter", "name": "Mark", "amount": 1 }), |_| String::new())
    };
    let error = Tracker::import(&taps(400, 201, "d"), "x").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-many", "log"));
    let mut tracker = Tracker::import(&taps(400, 200, "d"), "x").unwrap();
    assert!(Tracker::from_link(&tracker.link().unwrap(), "y").is_ok());
    let before = tracker.log.clone();
    let tap = action_from_json(&json!({ "type": "counter", "name": "Mark", "amount": 1 })).unwrap();
    assert_eq!(tracker.apply(&tap, 9_000_000, "").unwrap_err().code, "too-many");
    assert_eq!(tracker.undo(9_000_000, "").unwrap_err().code, "too-many");
    assert_eq!(tracker.merge(&Tracker::import(&taps(1, 1, "e"), "x").unwrap()).unwrap_err().code, "too-many");
    assert_eq!(tracker.log, before);
    tracker.device = "d7".into();
    tracker.apply(&tap, 9_000_000, "").unwrap();
    assert!(Tracker::import(&tracker.export(), "y").is_ok());
}

#[test]
fn more_people_than_a_link_holds_shorten_it() {
    let tracker = Tracker::import(
        &filled(300, 1, "d", |_| json!({ "type": "counter", "name": "Mark", "amount": 1 }), |index| format!("P{index}")),
        "x",
    )
    .unwrap();
    let link = tracker.link().unwrap();
    assert!(link.len() <= MOST_LETTERS);
    assert_eq!(Tracker::from_link(&link, "y").unwrap().state, tracker.state);
}
