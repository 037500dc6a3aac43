//! Tests of undo, links, exports and merges with this game's log.

use super::{act, begun};
use crate::Tracker;
use altmode_journal::MOST_LETTERS;
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
