//! Tests of undo, history, joining of taps, links, exports and merges.

use super::{act, begun, setup};
use crate::{Tracker, action::Action, setup::Setup};
use altmode_journal::{MOST_LETTERS, action_from_json};
use altmode_json::{Value, json};

fn act_at(tracker: &mut Tracker, at: u64) {
    tracker.apply(&Action::NextTurn {}, at, "").unwrap();
}

fn tap(tracker: &mut Tracker, at: u64, by: &str, amount: i16) -> bool {
    tracker.apply(&Action::Damage { character: 0, amount, from: None }, at, by).unwrap().joined
}

#[test]
fn quick_taps_on_one_thing_are_one_entry() {
    let mut tracker = begun();
    assert!(!tap(&mut tracker, 1_000, "Ann", 1));
    assert!(tap(&mut tracker, 1_400, "Ann", 1));
    assert!(tap(&mut tracker, 3_000, "Ann", 5));
    // A later tap, a tap by another person or on another object is a separate entry.
    assert!(!tap(&mut tracker, 9_000, "Ann", 1));
    assert!(!tap(&mut tracker, 9_100, "Ben", 1));
    let history = tracker.history();
    assert_eq!(
        history.iter().map(|line| (line.by.as_str(), line.text.as_str())).collect::<Vec<_>>(),
        [
            ("Ann", "Optimus Prime takes 7 damage (0 → 7 of 14)"),
            ("Ann", "Optimus Prime takes 1 damage (7 → 8 of 14)"),
            ("Ben", "Optimus Prime takes 1 damage (8 → 9 of 14)"),
        ]
    );
    assert_eq!((history[0].at, history[0].until), (1_000, 3_000));
    tracker.undo(9_200, "Ann").unwrap();
    assert_eq!(tracker.state().characters[0].damage, 8);
}

#[test]
fn taps_that_cancel_each_other_leave_no_trace() {
    let mut tracker = begun();
    tap(&mut tracker, 1_000, "Ann", 1);
    tap(&mut tracker, 1_500, "Ann", -1);
    assert!(tracker.history().is_empty());
    assert_eq!(tracker.view(0).undo, None);
    assert_eq!(tracker.undo(2_000, "Ann").unwrap(), None);
}

#[test]
fn everything_is_undone_and_redone() {
    let mut tracker = begun();
    let beginning = tracker.state().clone();
    let actions = [
        json!({ "type": "mode", "character": 0, "mode": "bot" }),
        json!({ "type": "put-upgrade", "character": 0, "upgrade": "Primary Laser" }),
        json!({ "type": "move-upgrade", "character": 0, "index": 0, "to": 1 }),
        json!({ "type": "counter", "character": 2, "name": "Energon", "amount": 2 }),
        json!({ "type": "put-under", "character": 1, "under": 0 }),
        json!({ "type": "deploy", "character": 1 }),
        json!({ "type": "note", "text": "judge called" }),
        json!({ "type": "next-turn" }),
        json!({ "type": "clock-start" }),
        json!({ "type": "end", "winner": null, "reason": "agreed" }),
        json!({ "type": "next-game" }),
        json!({ "type": "add", "seat": 1, "card": "w1-t24" }),
    ];
    for action in actions {
        act(&mut tracker, action);
    }
    let end = tracker.state().clone();
    while tracker.undo(9, "Ann").unwrap().is_some() {}
    assert_eq!(*tracker.state(), beginning);
    assert!(tracker.history().iter().all(|line| line.state == "undone"));
    while tracker.redo(9, "Ann").unwrap().is_some() {}
    assert_eq!(*tracker.state(), end);
    // A new entry clears the redo list.
    tracker.undo(9, "Ann").unwrap();
    act(&mut tracker, json!({ "type": "next-turn" }));
    assert_eq!(tracker.redo(9, "Ann").unwrap(), None);
}

#[test]
fn a_long_match_fits_into_a_link_with_its_newest_history() {
    let mut tracker = begun();
    for round in 0..400 {
        act(&mut tracker, json!({ "type": "damage", "character": round % 4, "amount": 1, "from": (round + 1) % 4 }));
        if round % 3 == 0 {
            act(&mut tracker, json!({ "type": "next-turn" }));
        }
    }
    let link = tracker.link().unwrap();
    assert!(link.len() <= MOST_LETTERS, "{}", link.len());
    let other = Tracker::from_link(&link, "two").unwrap();
    assert_eq!(other.state(), tracker.state());
    assert!(other.log.entries.len() > 60, "{}", other.log.entries.len());
    // A log that fits is complete.
    let mut short = begun();
    act(&mut short, json!({ "type": "damage", "character": 0, "amount": 1 }));
    assert_eq!(Tracker::from_link(&short.link().unwrap(), "one").unwrap().log, short.log);
}

#[test]
fn damaged_links_are_refused() {
    let link = begun().link().unwrap();
    for bad in ["", "A", "%%%%", &link[1..], &link[..link.len() - 1], &"A".repeat(5000)] {
        assert_eq!(Tracker::from_link(bad, "two").unwrap_err().code, "damaged-link", "{bad}");
    }
    assert_eq!(Tracker::from_link(&link, "a b").unwrap_err().path, "device");
}

#[test]
fn exports_come_back_and_faults_in_them_are_named() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 3 }));
    act(&mut tracker, json!({ "type": "next-turn" }));
    tracker.undo(900_000, "Ben").unwrap();
    let export = tracker.export();
    let back = Tracker::import(&export, "one").unwrap();
    assert_eq!((back.log, &back.state), (tracker.log.clone(), &tracker.state));
    let fault = |pointer: &str, value: Value| {
        let mut export = export.clone();
        *export.pointer_mut(pointer).unwrap() = value;
        let error = Tracker::import(&export, "one").unwrap_err();
        (error.code, error.path.clone())
    };
    assert_eq!(fault("/format", json!("other")), ("foreign-format", "format".into()));
    assert_eq!(fault("/version", json!(2)), ("other-version", "version".into()));
    assert_eq!(fault("/log/0/action/amount", json!("x")), ("bad-input", "log[0].action.amount".into()));
    assert_eq!(fault("/log/1/action/type", json!("dance")), ("unknown-action", "log[1].action.type".into()));
    assert_eq!(fault("/log/1/order", json!(0)), ("bad-order", "log[1].order".into()));
    assert_eq!(
        fault("/setup/players/0/characters/0/card", json!("Nobody")),
        ("unknown-card", "setup.players[0].characters[0].card".into())
    );
    assert_eq!(fault("/setup/seed", json!("xyz")), ("bad-seed", "setup.seed".into()));
    assert_eq!(Tracker::import(&json!([]), "one").unwrap_err().code, "bad-input");
}

#[test]
fn two_devices_come_to_the_same_whoever_merges() {
    let mut one = begun();
    act(&mut one, json!({ "type": "damage", "character": 0, "amount": 3 }));
    let mut two = Tracker::from_link(&one.link().unwrap(), "two").unwrap();
    act(&mut one, json!({ "type": "damage", "character": 1, "amount": 2 }));
    act(&mut two, json!({ "type": "damage", "character": 2, "amount": 4 }));
    two.undo(1_000_000, "Ben").unwrap();
    act(&mut two, json!({ "type": "tap", "character": 2, "tapped": true }));
    let mut both = one.clone();
    assert_eq!(both.merge(&two).unwrap(), 3);
    assert_eq!(both.merge(&two).unwrap(), 0);
    two.merge(&one).unwrap();
    assert_eq!((both.log, &both.state), (two.log.clone(), &two.state));
    assert_eq!([0, 1, 2].map(|id| two.state().characters[id].damage), [3, 2, 0]);
    let mut foreign = Tracker::new(setup(), "one", 7).unwrap();
    assert_eq!(foreign.merge(&two).unwrap_err().code, "other-match");
}

#[test]
fn entries_that_fit_nothing_after_a_merge_are_left_out_and_told() {
    let mut one = begun();
    let mut two = Tracker::from_link(&one.link().unwrap(), "two").unwrap();
    act(&mut one, json!({ "type": "remove", "character": 0 }));
    act(&mut two, json!({ "type": "damage", "character": 0, "amount": 1 }));
    one.merge(&two).unwrap();
    assert!(one.view(0).warnings.iter().any(|warning| warning.code == "skipped-entries"));
    assert_eq!(one.history()[1].state, "skipped");
    // Such a log is still valid.
    assert!(Tracker::import(&one.export(), "one").is_ok());
}

#[test]
fn a_shortened_log_merges_with_the_whole_one() {
    let mut one = begun();
    for round in 0..400 {
        act(&mut one, json!({ "type": "damage", "character": round % 4, "amount": 1 }));
    }
    let mut two = Tracker::from_link(&one.link().unwrap(), "two").unwrap();
    assert!(two.log.base.is_some());
    act(&mut two, json!({ "type": "tap", "character": 0, "tapped": true }));
    act(&mut one, json!({ "type": "tap", "character": 1, "tapped": true }));
    let mut whole = one.clone();
    assert_eq!(whole.merge(&two).unwrap(), 1);
    assert!(whole.log.base.is_none());
    two.merge(&one).unwrap();
    assert_eq!(two.log, whole.log);
}

#[test]
fn a_circle_of_heads_is_refused_wherever_it_comes_in() {
    let team = json!([{ "card": "w1-t01" }, { "card": "w1-t24", "headOf": 2 }, { "card": "w1-t05", "headOf": 1 }]);
    let setup = json!({ "seed": "1", "players": [{ "characters": team }, {}] });
    let error = Setup::from_json(&setup).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("wrong-place", "players[0].characters[1].headOf"));
    let under = json!([{ "card": "w1-t01", "under": 1 }, { "card": "w1-t24", "headOf": 0 }]);
    let setup = json!({ "seed": "1", "players": [{}, { "characters": under }] });
    assert_eq!(Setup::from_json(&setup).unwrap_err().code, "wrong-place");
    let mut export = begun().export();
    export["setup"]["players"][0]["characters"] = team.clone();
    assert_eq!(Tracker::import(&export, "one").unwrap_err().code, "wrong-place");
    // A link by a program that does not check limits.
    let mut forged = begun();
    forged.log.setup.players[0].characters = altmode_json::from_value(team).unwrap();
    let error = Tracker::from_link(&forged.link().unwrap(), "two").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("wrong-place", "setup.players[0].characters[1].headOf"));
}

#[test]
fn what_a_merge_takes_in_can_be_exported_and_imported_again() {
    let mut one = begun();
    act(&mut one, json!({ "type": "damage", "character": 0, "amount": 1 }));
    for (field, number) in [("order", 4_294_967_294u32), ("number", 4_294_967_294), ("order", 1_000_000_001)] {
        let mut export = one.export();
        export["log"][0][field] = number.into();
        export["log"][0]["device"] = "two".into();
        let error = Tracker::import(&export, "three").unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("out-of-range", "log[0].order"), "{field}");
    }
    // The highest number can be imported. Then nothing more is recorded, and the log stays readable.
    let mut export = one.export();
    export["log"][0]["order"] = 1_000_000_000.into();
    export["log"][0]["device"] = "two".into();
    one.merge(&Tracker::import(&export, "three").unwrap()).unwrap();
    let error = one.apply(&Action::NextTurn {}, 9_000_000, "").unwrap_err();
    assert_eq!(error.code, "log-full");
    assert!(Tracker::import(&one.export(), "one").is_ok());
}

#[test]
fn a_device_numbers_its_entries_upward() {
    let mut one = begun();
    for at in [1_000, 9_000] {
        act_at(&mut one, at);
    }
    // With a number twice, a base would cover an entry that comes after it, and the link could not be read.
    for (index, number) in [(1, 1), (0, 0)] {
        let mut export = one.export();
        export["log"][index]["number"] = number.into();
        let error = Tracker::import(&export, "two").unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("bad-order", format!("log[{index}].number").as_str()));
    }
    // Two devices that carried on from one copy under one name are refused as well.
    let mut other = Tracker::import(&one.export(), "one").unwrap();
    let mut copy = Tracker::import(&one.export(), "one").unwrap();
    act_at(&mut other, 20_000);
    let mut third = Tracker::import(&copy.export(), "three").unwrap();
    act_at(&mut third, 20_000);
    copy.merge(&third).unwrap();
    act_at(&mut copy, 40_000);
    assert_eq!(copy.merge(&other).unwrap_err().code, "bad-order");
    assert!(Tracker::from_link(&copy.link().unwrap(), "four").is_ok());
}

#[test]
fn a_base_covers_a_bounded_number_of_devices() {
    let mut one = begun();
    for round in 0..400 {
        act(&mut one, json!({ "type": "damage", "character": round % 4, "amount": 1 }));
    }
    let mut export = Tracker::from_link(&one.link().unwrap(), "two").unwrap().export();
    let covers: Vec<Value> = (0..200_000).map(|device| json!({ "device": format!("d{device}"), "number": 1 })).collect();
    export["base"]["covers"] = covers.into();
    let error = Tracker::import(&export, "two").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-many", "base.covers"));
}

#[test]
fn the_largest_logs_are_folded_told_and_merged_in_a_moment() {
    let mut one = begun();
    act(&mut one, json!({ "type": "damage", "character": 0, "amount": 1 }));
    let mut export = one.export();
    let entry = |number: u32, action: Value| json!({ "device": "a", "number": number, "order": number, "at": 0, "action": action });
    let most = 20_000u32;
    // Half of the entries are actions; the others undo them, oldest first.
    let entries: Vec<Value> = (1..=most)
        .map(|number| match number.checked_sub(most / 2) {
            None | Some(0) => {
                entry(number, json!({ "type": "put-upgrade", "character": number % 4, "upgrade": format!("U{number}"), "slot": "weapon" }))
            }
            Some(undone) => entry(number, json!({ "type": "undo", "entry": { "device": "a", "number": undone } })),
        })
        .collect();
    export["log"] = entries.into();
    let begin = std::time::Instant::now();
    let mut whole = Tracker::import(&export, "b").unwrap();
    assert_eq!(whole.history().len(), 10_000);
    whole.view(0);
    whole.merge(&Tracker::import(&export, "c").unwrap()).unwrap();
    // A generous bound for an unoptimised build beside other tests; the regression took more than twenty times as long.
    assert!(begin.elapsed().as_secs() < 5, "{:?}", begin.elapsed());
}

#[test]
fn a_merge_takes_in_no_more_entries_than_a_log_has() {
    let mut one = begun();
    act(&mut one, json!({ "type": "damage", "character": 0, "amount": 1 }));
    let export = one.export();
    let of = |device: &str, count: u32| {
        let mut export = export.clone();
        let entry = |number: u32| {
            let action = json!({ "type": "damage", "character": number % 4, "amount": 1 });
            json!({ "device": device, "number": number, "order": number, "at": 0, "action": action })
        };
        export["log"] = (1..=count).map(entry).collect::<Vec<Value>>().into();
        Tracker::import(&export, "me").unwrap()
    };
    let mut log = of("a", 12_000);
    let before = log.export();
    let error = log.merge(&of("b", 8_001)).unwrap_err();
    assert_eq!((error.code, error.message.as_str()), ("log-full", "together these have 20001 entries; a log has at most 20000"));
    assert!(log.export() == before, "a refused merge changes nothing");
    assert_eq!(log.merge(&of("b", 8_000)).unwrap(), 8_000);
    assert!(Tracker::import(&log.export(), "me").is_ok());
}

#[test]
fn names_have_no_letters_that_are_not_seen() {
    let mut tracker = begun();
    for name in ["A\u{0}nn", "A\u{202e}nn", "\u{2066}Ann", "Ann\u{200b}"] {
        let error = tracker.apply(&Action::Rename { seat: 0, name: name.into() }, 0, "").unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("bad-input", "name"), "{name:?}");
        assert_eq!(tracker.apply(&Action::NextTurn {}, 0, name).unwrap_err().path, "by");
        let setup = json!({ "seed": "1", "players": [{ "name": name }, {}] });
        assert_eq!(Setup::from_json(&setup).unwrap_err().path, "players[0].name");
    }
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
        filled(count, devices, name, |_| json!({ "type": "counter", "seat": 0, "name": "Mark", "amount": 1 }), |_| String::new())
    };
    let error = Tracker::import(&taps(400, 201, "d"), "x").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-many", "log"));
    let mut tracker = Tracker::import(&taps(400, 200, "d"), "x").unwrap();
    assert!(Tracker::from_link(&tracker.link().unwrap(), "y").is_ok());
    let before = tracker.log.clone();
    let tap = action_from_json(&json!({ "type": "counter", "seat": 0, "name": "Mark", "amount": 1 })).unwrap();
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
        &filled(300, 1, "d", |_| json!({ "type": "counter", "seat": 0, "name": "Mark", "amount": 1 }), |index| format!("P{index}")),
        "x",
    )
    .unwrap();
    let link = tracker.link().unwrap();
    assert!(link.len() <= MOST_LETTERS);
    assert_eq!(Tracker::from_link(&link, "y").unwrap().state, tracker.state);
}
