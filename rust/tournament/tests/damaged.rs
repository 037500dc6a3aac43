//! Fault injection: saved tournaments, merged logs, events, matches and drafts with values replaced, removed and duplicated.
//! Each is rejected with a code and changes nothing, or it is accepted and every operation still works.

use altmode_json::{Value, json};
use altmode_tournament::api::{Draft, Error, Match, Tournament};
use proptest::{prelude::*, sample::Index};
use std::sync::LazyLock;

/// A change of one value: removal, replacement or duplication.
#[derive(Clone, Debug)]
struct Damage {
    place: Index,
    kind: usize,
    value: Value,
}

fn damages() -> impl Strategy<Value = Vec<Damage>> {
    let odd = prop::sample::select(vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(4_294_967_295u32),
        json!(u64::MAX),
        json!(1e300),
        json!(0.5),
        json!(""),
        json!("a"),
        json!("p1"),
        json!("p2"),
        json!("undo"),
        json!("drop"),
        json!("\u{0}"),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!({ "type": "result", "table": 1, "games": [2, 0] }),
        json!({ "type": "type" }),
    ]);
    let damage = (any::<Index>(), 0usize..3, odd).prop_map(|(place, kind, value)| Damage {
        place,
        kind,
        value,
    });
    prop::collection::vec(damage, 1..4)
}

/// Returns the locations of all values, as JSON pointers of their parents with the last step.
fn places(value: &Value, at: &str, found: &mut Vec<(String, String)>) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect()
        }
        _ => Vec::new(),
    };
    for (step, part) in parts {
        places(part, &format!("{at}/{step}"), found);
        found.push((at.to_string(), step));
    }
}

fn damaged(value: &Value, damages: &[Damage]) -> String {
    let mut value = value.clone();
    for Damage { place, kind, value: odd } in damages {
        let mut all = Vec::new();
        places(&value, "", &mut all);
        if all.is_empty() {
            break;
        }
        let (parent, step) = place.get(&all).clone();
        match (value.pointer_mut(&parent), kind) {
            (Some(Value::Object(fields)), 0) => drop(fields.remove(&step)),
            (Some(Value::Object(fields)), 1) => drop(fields.insert(step, odd.clone())),
            (Some(Value::Object(fields)), _) => {
                drop(fields.insert(format!("{step}2"), odd.clone()))
            }
            (Some(Value::Array(items)), kind) => {
                let index: usize = step.parse().unwrap();
                match kind {
                    0 => drop(items.remove(index)),
                    1 => items[index] = odd.clone(),
                    _ => items.insert(index, items[index].clone()),
                }
            }
            _ => {}
        }
    }
    value.to_string()
}

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).unwrap()
}

/// A tournament with every kind of event.
static PLAYED: LazyLock<Value> = LazyLock::new(|| {
    let mut all = Tournament::new(
        r#"{ "seed": "2a", "playoff": 2, "rounds": 3, "unfinished": "tiebreak" }"#,
        "a",
    )
    .unwrap();
    let deck = json!({ "characters": ["A"], "battle": [{ "card": "Zap", "count": 3 }] });
    let mut events = vec![];
    events.extend((1..=6).map(|player| json!({ "type": "addPlayer", "name": format!("Player {player}"), "id": format!("p{player}") })));
    events.push(json!({ "type": "registerDeck", "player": "p1", "deck": deck }));
    events.push(json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]], "byes": ["p5"] }));
    events.push(json!({ "type": "clockStart", "at": 1_000 }));
    events.push(json!({ "type": "clockPause", "at": 2_000 }));
    events.push(json!({ "type": "clockResume", "at": 3_000 }));
    events.push(json!({ "type": "deckCheck", "player": "p1", "found": deck, "seconds": 60 }));
    events.push(json!({ "type": "extension", "table": 2, "seconds": 60, "reason": "a ruling" }));
    events.push(json!({ "type": "result", "table": 1, "games": [2, 1] }));
    events.push(json!({ "type": "result", "table": 2, "games": [1, 1], "unfinished": 1, "by": "tiebreak", "winner": "p4" }));
    events.push(json!({ "type": "penalty", "player": "p3", "section": "5.5", "penalty": "warning", "note": "slow" }));
    events.push(json!({ "type": "drop", "player": "p5" }));
    events.push(json!({ "type": "renamePlayer", "player": "p6", "name": "Six" }));
    for event in events {
        all.apply(&event.to_string(), 5.0).unwrap();
    }
    for _ in 0..2 {
        all.pair(6.0).unwrap();
        let tables = parsed(&all.view("\"official\"").unwrap())["rounds"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()["tables"]
            .as_array()
            .unwrap()
            .len();
        for table in 1..=tables {
            all.apply(
                &json!({ "type": "result", "table": table, "games": [2, 0] }).to_string(),
                7.0,
            )
            .unwrap();
        }
    }
    all.undo(8.0).unwrap();
    all.redo(9.0).unwrap();
    all.cut("{}", 10.0).unwrap();
    all.pair(11.0).unwrap();
    parsed(&all.save())
});

fn says_why(error: &Error) {
    assert!(!error.code.is_empty() && !error.message.is_empty(), "{error:?}");
    assert!(error.message.chars().count() <= 1_001, "{error:?}");
}

/// Checks that all queries work, and that a save restores to the same state.
fn goes_on(mut tournament: Tournament, device: &str) {
    for what in ["standings", "pairings"] {
        let _ = tournament.csv(what, 0);
    }
    for what in ["standings", "pairings", "slips"] {
        let _ = tournament.html(what, 0);
    }
    tournament.clock(1e12);
    let _ = tournament.standings(1);
    let again = Tournament::restore(&tournament.save(), device).unwrap();
    assert_eq!(
        (again.view("\"official\"").unwrap(), again.standings(0).unwrap()),
        (tournament.view("\"official\"").unwrap(), tournament.standings(0).unwrap())
    );
    if let Err(error) = tournament.apply(r#"{ "type": "addPlayer", "name": "A late one" }"#, -1.0) {
        says_why(&error);
    }
    for result in [
        tournament.pair(-1.0).map(drop),
        tournament.undo(-1.0).map(drop),
        tournament.redo(-1.0).map(drop),
    ] {
        if let Err(error) = result {
            says_why(&error);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_saves(damages in damages()) {
        match Tournament::restore(&damaged(&PLAYED, &damages), "a") {
            Err(error) => says_why(&error),
            Ok(tournament) => goes_on(tournament, "a"),
        }
    }

    #[test]
    fn damaged_entries_of_other_devices(damages in damages()) {
        let mut here = Tournament::restore(&PLAYED.to_string(), "b").unwrap();
        let before = (here.save(), here.view("\"official\"").unwrap());
        match here.merge(&damaged(&PLAYED, &damages)) {
            Err(error) => {
                says_why(&error);
                prop_assert_eq!((here.save(), here.view("\"official\"").unwrap()), before);
            }
            Ok(_) => goes_on(here, "b"),
        }
    }

    #[test]
    fn damaged_events(which in any::<Index>(), damages in damages()) {
        let mut here = Tournament::restore(&PLAYED.to_string(), "a").unwrap();
        let before = (here.save(), here.view("\"official\"").unwrap());
        let entries = PLAYED["entries"].as_array().unwrap();
        match here.apply(&damaged(&which.get(entries)["event"], &damages), -1.0) {
            Err(error) => {
                says_why(&error);
                prop_assert_eq!((here.save(), here.view("\"official\"").unwrap()), before);
            }
            Ok(_) => goes_on(here, "a"),
        }
    }

    #[test]
    fn damaged_options(damages in damages()) {
        if let Err(error) = Tournament::new(&damaged(&PLAYED["options"], &damages), "a") {
            says_why(&error);
        }
    }

    #[test]
    fn damaged_matches(damages in damages()) {
        let steps = json!([
            { "type": "chooseFirst", "player": 0, "first": true },
            { "type": "begin" },
            { "type": "endTurn", "allTapped": true },
            { "type": "endGame", "winner": 1 },
        ]);
        let mut whole = Match::new(r#"{ "seed": "1", "sideboards": "none" }"#).unwrap();
        let mut saved = parsed(&whole.save());
        saved["steps"] = steps;
        // The player who may choose first has been drawn.
        saved["steps"][0]["player"] = parsed(&whole.view())["toAct"].clone();
        Match::restore(&saved.to_string()).unwrap();
        match Match::restore(&damaged(&saved, &damages)) {
            Err(error) => says_why(&error),
            Ok(mut restored) => {
                let before = restored.save();
                if let Err(error) = restored.apply(&damaged(&json!({ "type": "endGame", "winner": 0 }), &damages)) {
                    says_why(&error);
                    prop_assert_eq!(restored.save(), before);
                }
                whole.undo();
            }
        }
    }

    #[test]
    fn damaged_drafts(damages in damages()) {
        let booster = |number: usize| json!({ "characters": [format!("c{number}")], "battle": [format!("x{number}"), format!("y{number}")] });
        let boosters: Vec<Vec<Value>> = (0..2).map(|player| (0..2).map(|pack| booster(2 * player + pack)).collect()).collect();
        let mut draft = Draft::new(&json!({ "seed": "1", "players": ["p1", "p2"], "boosters": boosters }).to_string()).unwrap();
        draft.suspend("p1").unwrap();
        let saved = parsed(&draft.save());
        match Draft::restore(&damaged(&saved, &damages)) {
            Err(error) => says_why(&error),
            Ok(restored) => drop(restored.view("\"official\"")),
        }
    }
}
