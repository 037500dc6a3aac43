//! Tests of the log: the suite of all trackers, and what this game's log adds.

use super::{act, begun};
use crate::{Tracker, action::Action, game::Tcg, setup::Setup, state::State};
use altmode_journal::{Audience, suite::Tested};
use altmode_json::{Value, json};

altmode_journal::log_suite!(Tcg);

impl Tested for Tcg {
    fn begun() -> Tracker {
        begun()
    }

    fn actions() -> Vec<Value> {
        vec![
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
        ]
    }

    fn private_actions() -> Vec<Value> {
        vec![
            json!({ "type": "note", "text": "secret: slow" }),
            json!({ "type": "note", "seat": 1, "text": "secret: holds a Bashing Shield" }),
            json!({ "type": "note", "character": 2, "text": "!secret: KO first" }),
            json!({ "type": "damage", "character": 2, "amount": 1 }),
        ]
    }

    fn note(state: &State) -> &str {
        &state.note
    }

    fn open(state: &State) -> Value {
        state
            .characters
            .iter()
            .map(|character| json!({ "damage": character.damage, "counters": character.counters }))
            .collect()
    }
}

/// A blanked note keeps its place in the history.
#[test]
fn a_note_that_others_may_not_see_is_told_as_blank() {
    let mut tracker = begun();
    Tcg::private_actions().into_iter().for_each(|action| drop(act(&mut tracker, action)));
    assert_eq!(tracker.seen_by(Audience::Opponent).history()[0].text, "Note, blank");
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
fn a_circle_of_heads_is_refused_wherever_it_comes_in() {
    let team = json!([{ "card": "w1-t01" }, { "card": "w1-t24", "headOf": 2 }, { "card": "w1-t05", "headOf": 1 }]);
    let setup = json!({ "seed": "1", "players": [{ "characters": team }, {}] });
    let error = Setup::from_json(&setup).unwrap_err();
    assert_eq!(
        (error.code, error.path.as_str()),
        ("wrong-place", "players[0].characters[1].headOf")
    );
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
    assert_eq!(
        (error.code, error.path.as_str()),
        ("wrong-place", "setup.players[0].characters[1].headOf")
    );
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
    let begin = cpu_time::ThreadTime::now();
    let mut whole = Tracker::import(&export, "b").unwrap();
    assert_eq!(whole.history().len(), 10_000);
    whole.view(0);
    whole.merge(&Tracker::import(&export, "c").unwrap()).unwrap();
    // A generous bound for an unoptimised build beside other tests; the regression took more than twenty times as long.
    assert!(begin.elapsed().as_secs() < 5, "{:?}", begin.elapsed());
}

#[test]
fn names_have_no_letters_that_are_not_seen() {
    let mut tracker = begun();
    for name in [
        "A\u{0}nn",
        "A\u{202e}nn",
        "\u{2066}Ann",
        "Ann\u{200b}",
        "A\u{ad}nn",
        "\u{3164}",
        "Ann\u{e0041}",
    ] {
        let error =
            tracker.apply(&Action::Rename { seat: 0, name: name.into() }, 0, "").unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("bad-input", "name"), "{name:?}");
        assert_eq!(tracker.apply(&Action::NextTurn {}, 0, name).unwrap_err().path, "by");
        let setup = json!({ "seed": "1", "players": [{ "name": name }, {}] });
        assert_eq!(Setup::from_json(&setup).unwrap_err().path, "players[0].name");
    }
}

#[test]
fn a_fault_in_the_setup_of_an_export_is_named() {
    let mut export = begun().export();
    export["setup"]["players"][0]["characters"][0]["card"] = "Nobody".into();
    let error = Tracker::import(&export, "one").unwrap_err();
    assert_eq!(
        (error.code, error.path.as_str()),
        ("unknown-card", "setup.players[0].characters[0].card")
    );
}
