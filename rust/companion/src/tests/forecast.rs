//! Tests of the input of forecasts: the rules engine accepts it and answers.

use super::{act, begun};
use crate::{Tracker, facts, forecast_input, setup::Setup};
use altmode_json::{Value, json};
use altmode_unmatched::api::Unmatched;

fn answer(tracker: &Tracker, attacker: u8, defender: u8, card: Option<&str>) -> Value {
    let question = forecast_input(tracker, attacker, defender, card, None).unwrap();
    let text = Unmatched::default()
        .forecast(&question.input.to_string())
        .unwrap_or_else(|error| panic!("{error:?} in {}", question.input));
    altmode_json::from_str(&text).unwrap()
}

#[test]
fn the_engine_answers_from_the_table() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "set-health", "fighter": 4, "to": 1 }));
    let odds = answer(&tracker, 0, 4, Some("Gaze of Stone"));
    assert!(odds["defeat"].as_f64().unwrap() > 0.0, "{odds}");
    // A defender without cards cannot defend.
    act(&mut tracker, json!({ "type": "set-cards", "seat": 1, "pile": "hand", "to": 0 }));
    assert_eq!(answer(&tracker, 0, 4, Some("Gaze of Stone"))["defeat"], 1.0);
    let assumed = forecast_input(&tracker, 0, 4, None, None).unwrap().assumptions;
    assert!(assumed.iter().any(|text| text.contains("best card")), "{assumed:?}");
}

/// Second Shot has the value 3, Leap Away 4 and Regroup 1 (Unmatched Reference v10).
#[test]
fn a_named_defense_counts_in_the_odds() {
    let tracker = begun();
    let odds = |defense: &str| {
        let question = forecast_input(&tracker, 0, 4, Some("Second Shot"), Some(defense)).unwrap();
        let text = Unmatched::default().forecast(&question.input.to_string()).unwrap();
        altmode_json::from_str::<Value>(&text).unwrap()["won"].as_f64().unwrap()
    };
    assert_eq!((odds("Leap Away"), odds("Regroup")), (0.0, 1.0));
    let refused = forecast_input(&tracker, 0, 4, None, Some("Dash")).unwrap_err();
    assert_eq!((refused.code, refused.path.as_str()), ("unknown-card", "defense"));
}

#[test]
fn every_hero_can_be_asked_about() {
    let ids: Vec<&str> = facts::facts().heroes.iter().map(|hero| hero.id.as_str()).collect();
    for (index, id) in ids.iter().enumerate() {
        let other = ids[(index + 1) % ids.len()];
        let players = json!([{ "hero": id }, { "hero": other }]);
        let setup =
            Setup::from_json(&json!({ "seed": "1", "board": "soho", "players": players })).unwrap();
        let tracker = Tracker::new(setup, "one", 0).unwrap();
        let enemy = tracker.state.of_seat(1).next().unwrap().0;
        let odds = answer(&tracker, 0, enemy, None);
        assert!(odds["damage"].is_array(), "{id} against {other}: {odds}");
    }
}

#[test]
fn what_the_engine_does_not_know_is_refused() {
    let mut tracker = begun();
    let path = |tracker: &Tracker, one: u8, other: u8, card: Option<&str>| {
        let error = forecast_input(tracker, one, other, card, None).unwrap_err();
        (error.code, error.path.clone())
    };
    assert_eq!(path(&tracker, 9, 4, None), ("unknown-fighter", "attacker".into()));
    assert_eq!(path(&tracker, 0, 1, None), ("own-side", "defender".into()));
    assert_eq!(path(&tracker, 0, 4, Some("Nothing")), ("unknown-card", "card".into()));
    act(&mut tracker, json!({ "type": "defeat", "fighter": 4 }));
    assert_eq!(path(&tracker, 0, 4, None), ("wrong-place", "defender".into()));
    act(&mut tracker, json!({ "type": "add", "seat": 1, "name": "Parrot", "health": 1 }));
    assert_eq!(path(&tracker, 0, 6, None), ("unknown-hero", "defender".into()));
}

fn table(heroes: [&str; 2]) -> Tracker {
    let players = json!(heroes.map(|hero| json!({ "hero": hero })));
    let setup = Setup::from_json(&json!({ "seed": "1", "board": "marmoreal", "players": players }))
        .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    act(&mut tracker, json!({ "type": "set-cards", "seat": 1, "pile": "hand", "to": 0 }));
    tracker
}

/// Places an enemy beside the attacker and returns its number.
fn beside(tracker: &mut Tracker, one: &str, other: &str) -> u8 {
    let enemy = tracker.state.of_seat(1).next().unwrap().0;
    act(tracker, json!({ "type": "place", "fighter": 0, "at": one }));
    act(tracker, json!({ "type": "place", "fighter": enemy, "at": other }));
    enemy
}

/// Epic Poem gains a Rage and adds the number of Rage counters (Unmatched Reference v10, Beowulf).
#[test]
fn counters_count_in_the_odds() {
    let mut tracker = table(["beowulf", "medusa"]);
    let enemy = beside(&mut tracker, "M13", "M07");
    assert_eq!(tracker.state.players[0].counters[0].amount, 1, "Beowulf begins with 1 Rage");
    assert_eq!(answer(&tracker, 0, enemy, Some("Epic Poem"))["expected"], 4.0);
    act(&mut tracker, json!({ "type": "counter", "seat": 0, "name": "rage", "amount": 1 }));
    assert_eq!(tracker.state.players[0].counters.len(), 1, "one kind under one name");
    assert_eq!(answer(&tracker, 0, enemy, Some("Epic Poem"))["expected"], 5.0);
    act(&mut tracker, json!({ "type": "counter", "seat": 0, "name": "Rage", "amount": -2 }));
    assert_eq!(answer(&tracker, 0, enemy, Some("Epic Poem"))["expected"], 3.0);
}

/// The Invisible Man defends with 1 more on fog (Unmatched Reference v10, Invisible Man).
#[test]
fn tokens_count_in_the_odds() {
    let mut tracker = table(["medusa", "invisible-man"]);
    let enemy = beside(&mut tracker, "M13", "M07");
    act(&mut tracker, json!({ "type": "set-cards", "seat": 1, "pile": "hand", "to": 1 }));
    let expected = |tracker: &Tracker| {
        answer(tracker, 0, enemy, Some("Second Shot"))["expected"].as_f64().unwrap()
    };
    let (before, question) = (
        expected(&tracker),
        forecast_input(&tracker, 0, enemy, Some("Second Shot"), None).unwrap(),
    );
    assert!(
        question.assumptions.iter().any(|text| text.contains("fog")),
        "{:?}",
        question.assumptions
    );
    act(&mut tracker, json!({ "type": "counter", "name": "Fog M07", "amount": 1 }));
    let question = forecast_input(&tracker, 0, enemy, Some("Second Shot"), None).unwrap();
    assert_eq!(
        question.input["state"]["tokens"],
        json!([{ "token": "fog", "owner": 1, "at": "M07" }])
    );
    assert!(
        !question.assumptions.iter().any(|text| text.contains("fog")),
        "{:?}",
        question.assumptions
    );
    assert!(expected(&tracker) < before, "{} {before}", expected(&tracker));
    // Excess tokens and tokens in unknown spaces are ignored.
    act(&mut tracker, json!({ "type": "counter", "name": "Fog M08", "amount": 90 }));
    act(&mut tracker, json!({ "type": "counter", "name": "Fog Z99", "amount": 1 }));
    assert_eq!(
        forecast_input(&tracker, 0, enemy, None, None).unwrap().input["state"]["tokens"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

/// Electro Grenade adds 1 to later attacks (Unmatched Reference v10, Donatello).
#[test]
fn cards_that_stay_count_in_the_odds() {
    let mut tracker = table(["donatello", "medusa"]);
    let enemy = beside(&mut tracker, "M13", "M07");
    let before = answer(&tracker, 0, enemy, Some("Quick Strike"))["expected"].as_f64().unwrap();
    act(
        &mut tracker,
        json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "aside", "count": 1, "card": "Electro Grenade" }),
    );
    assert_eq!(
        answer(&tracker, 0, enemy, Some("Quick Strike"))["expected"].as_f64().unwrap(),
        before + 1.0
    );
}
