//! Tests of the log: the suite of all trackers, and what this game's log adds.

use super::{act, begun};
use crate::{Tracker, state::State, table::Companion};
use altmode_journal::{Audience, suite::Tested};
use altmode_json::{Value, json};

altmode_journal::log_suite!(Companion);

impl Tested for Companion {
    fn begun() -> Tracker {
        begun()
    }

    fn actions() -> Vec<Value> {
        vec![
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
        ]
    }

    fn private_actions() -> Vec<Value> {
        vec![
            json!({ "type": "note", "text": "secret: slow" }),
            json!({ "type": "note", "seat": 1, "text": "secret: holds a Feint" }),
            json!({ "type": "move-cards", "seat": 0, "from": "deck", "to": "hand", "count": 1, "card": "gaze-of-stone" }),
            json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "discard", "count": 1, "card": "dash" }),
        ]
    }

    fn note(state: &State) -> &str {
        &state.note
    }

    fn open(state: &State) -> Value {
        let piles: Vec<_> = state.players.iter().map(|player| &player.piles).collect();
        json!({ "fighters": state.fighters, "piles": piles })
    }
}

/// The names of cards that go to hidden places are left out of copies for others, and those of discarded cards are not.
#[test]
fn hidden_cards_are_left_out_of_copies_for_others() {
    let mut tracker = begun();
    Companion::private_actions().into_iter().for_each(|action| drop(act(&mut tracker, action)));
    for (audience, seen) in [
        (Audience::Owner, true),
        (Audience::Official, true),
        (Audience::Opponent, false),
        (Audience::Public, false),
    ] {
        let copy = tracker.seen_by(audience);
        for text in [copy.export().to_string(), altmode_json::to_string(&copy.history()).unwrap()] {
            assert_eq!(text.contains("gaze-of-stone"), seen, "{audience:?}: {text}");
            assert!(text.contains("dash"), "{text}");
        }
        let mut joined = tracker.clone();
        joined.merge(&Tracker::import(&copy.export(), "two").unwrap()).unwrap();
        assert!(joined.export().to_string().contains("gaze-of-stone"));
    }
}

#[test]
fn faults_in_a_shortened_state_are_named() {
    let mut one = begun();
    for round in 0..400 {
        act(
            &mut one,
            json!({ "type": "counter", "fighter": round % 6, "name": "Mark", "amount": 1 }),
        );
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
    assert_eq!(
        tracker.throw(&json!({ "type": "first", "players": 9 }), 7, "", "").unwrap_err().path,
        "players"
    );
    assert_eq!(
        tracker.throw(&json!({ "type": "die", "sides": 1 }), 7, "", "").unwrap_err().path,
        "sides"
    );
}
