//! Tests of the clock, seats, pods, deck checks, printed lists and announcements of a tournament.

use crate::common::{apply, play_round, refused, tournament, view};
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;

#[test]
fn the_clock_runs_stands_still_and_gives_some_tables_more_time() {
    let mut all = tournament(4, json!({ "waveFive": false }));
    all.pair(-1.0).unwrap();
    let clock = |all: &Tournament, now: u32| -> Value {
        altmode_json::from_str(&all.clock(f64::from(now) * 1000.0)).unwrap()
    };
    assert_eq!(
        (&clock(&all, 9)["started"], &clock(&all, 9)["remainingSeconds"]),
        (&json!(false), &json!(3000))
    );
    apply(&mut all, json!({ "type": "clockStart", "at": 10_000 })).unwrap();
    refused(&mut all, json!({ "type": "clockStart", "at": 11_000 }), "clock-running", "");
    assert_eq!(clock(&all, 70)["remainingSeconds"], 2940);
    refused(&mut all, json!({ "type": "clockPause", "at": 9_000 }), "clock-order", "at");
    apply(&mut all, json!({ "type": "clockPause", "at": 70_000 })).unwrap();
    assert_eq!(clock(&all, 500)["remainingSeconds"], 2940);
    apply(&mut all, json!({ "type": "clockResume", "at": 170_000 })).unwrap();
    apply(
        &mut all,
        json!({ "type": "extension", "table": 2, "seconds": 120, "reason": "a long ruling" }),
    )
    .unwrap();
    let shown = clock(&all, 180);
    assert_eq!(
        (&shown["remainingSeconds"], &shown["tables"][0]["remainingSeconds"]),
        (&json!(2930), &json!(3050))
    );
    refused(
        &mut all,
        json!({ "type": "extension", "table": 9, "seconds": 5 }),
        "unknown-table",
        "table",
    );
}

#[test]
fn rounds_have_an_hour_with_wave_five_and_playoffs_no_limit() {
    // Tournament Rules, Appendix B.
    let mut all = tournament(4, json!({ "playoff": 2, "rounds": 1 }));
    let clock =
        |all: &Tournament| -> Value { altmode_json::from_str(&all.clock(5_000_000.0)).unwrap() };
    all.pair(-1.0).unwrap();
    assert_eq!(clock(&all)["minutes"], 60);
    play_round(&mut all);
    all.cut("{}", -1.0).unwrap();
    all.pair(-1.0).unwrap();
    apply(&mut all, json!({ "type": "clockStart", "at": 1_000_000 })).unwrap();
    let playoff = clock(&all);
    assert_eq!(
        (&playoff["minutes"], &playoff["remainingSeconds"], &playoff["elapsedSeconds"]),
        (&Value::Null, &Value::Null, &json!(4000))
    );
    for (minutes, waves) in [(45, true), (45, false)] {
        let mut all = tournament(4, json!({ "minutes": minutes, "waveFive": waves }));
        all.pair(-1.0).unwrap();
        assert_eq!(clock(&all)["minutes"], minutes);
    }
}

#[test]
fn eight_of_a_draft_are_seated_at_random_and_eight_of_constructed_by_their_standing() {
    // Tournament Rules 8.2.
    for (format, bracket, opponents) in [
        ("draft", "draftSeats", [[0, 4], [2, 6], [1, 5], [3, 7]]),
        ("constructed", "standings", [[0, 7], [3, 4], [1, 6], [2, 5]]),
    ] {
        let mut all = tournament(9, json!({ "format": format, "playoff": 8, "rounds": 2 }));
        for _ in 0..2 {
            all.pair(-1.0).unwrap();
            play_round(&mut all);
        }
        let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
        let best: Vec<Value> = standings.as_array().unwrap()[..8]
            .iter()
            .map(|standing| standing["player"].clone())
            .collect();
        all.cut("{}", -1.0).unwrap();
        let cut = view(&all)["cut"].clone();
        assert_eq!(cut["bracket"], bracket);
        let seats = cut["seeds"].as_array().unwrap();
        assert_eq!(*seats == best, format == "constructed");
        assert!(best.iter().all(|player| seats.contains(player)));
        all.pair(-1.0).unwrap();
        let paired = view(&all)["rounds"][2]["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["players"].clone())
            .collect::<Vec<_>>();
        assert_eq!(
            paired,
            opponents.map(|pair| json!(pair.map(|seat: usize| seats[seat].clone())))
        );
        // The winners of neighbouring matches play each other.
        play_round(&mut all);
        all.pair(-1.0).unwrap();
        assert_eq!(
            view(&all)["rounds"][3]["tables"][0]["players"],
            json!([seats[opponents[0][0]], seats[opponents[1][0]]])
        );
    }
}

#[test]
fn deck_checks_tell_differences_and_give_the_time_back() {
    let mut all = tournament(4, json!({}));
    let deck = json!({ "characters": ["A"], "battle": [{ "card": "Zap", "count": 3 }], "name": "read over" });
    refused(
        &mut all,
        json!({ "type": "deckCheck", "player": "p1", "found": deck }),
        "no-deck",
        "player",
    );
    apply(&mut all, json!({ "type": "registerDeck", "player": "p1", "deck": deck })).unwrap();
    all.pair(-1.0).unwrap();
    refused(
        &mut all,
        json!({ "type": "registerDeck", "player": "p1", "deck": deck }),
        "deck-accepted",
        "deck",
    );
    let found = json!({ "characters": ["A"], "battle": [{ "card": "Zap", "count": 2 }] });
    apply(&mut all, json!({ "type": "deckCheck", "player": "p1", "found": found, "seconds": 240 }))
        .unwrap();
    let shown = view(&all);
    let expected = json!([{ "section": "battle", "card": "Zap", "registered": 3, "found": 2 }]);
    assert_eq!(shown["deckChecks"][0]["differences"], expected);
    let tables = shown["rounds"][0]["tables"].as_array().unwrap();
    let extended = tables
        .iter()
        .find(|table| table["players"].as_array().unwrap().contains(&json!("p1")))
        .unwrap();
    assert_eq!(extended["extensionSeconds"], 240 + 180);
    assert!(shown.to_string().find("Zap").is_some() && shown["players"][0]["hasDeck"] == true);
}

#[test]
fn pods_by_hand_can_draft() {
    let mut all = tournament(5, json!({ "format": "draft" }));
    refused(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2", "p3", "p4", "p5"], []] }),
        "out-of-range",
        "pods[1]",
    );
    refused(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2", "p3", "p4"], ["p5"]] }),
        "out-of-range",
        "pods[1]",
    );
    refused(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2", "p3", "p4"]] }),
        "player-missing",
        "pods",
    );
    refused(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2", "p1"], ["p4", "p5"]] }),
        "player-twice",
        "pods[0][2]",
    );
    apply(&mut all, json!({ "type": "drop", "player": "p5" })).unwrap();
    refused(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2"], ["p3", "p4", "p5"]] }),
        "player-dropped",
        "pods[1][2]",
    );
    apply(&mut all, json!({ "type": "pods", "pods": [["p1", "p2"], ["p3", "p4"]] })).unwrap();
}

#[test]
fn pods_keep_their_players_among_themselves() {
    let mut all = tournament(18, json!({ "format": "draft", "rounds": 3 }));
    all.draw_pods(8, -1.0).unwrap();
    let pods = view(&all)["pods"].clone();
    let pod = |player: &Value| {
        pods.as_array()
            .unwrap()
            .iter()
            .position(|pod| pod.as_array().unwrap().contains(player))
            .unwrap()
    };
    for _ in 0..3 {
        all.pair(-1.0).unwrap();
        let round = view(&all)["rounds"].as_array().unwrap().last().unwrap().clone();
        for table in round["tables"].as_array().unwrap() {
            assert_eq!(pod(&table["players"][0]), pod(&table["players"][1]));
        }
        play_round(&mut all);
    }
}

#[test]
fn pods_can_meet_where_the_organiser_has_said_so() {
    // Tournament Rules 7.6.
    let mut all = tournament(16, json!({ "format": "draft", "withinPods": false }));
    all.draw_pods(8, -1.0).unwrap();
    let pods = view(&all)["pods"].clone();
    assert_eq!(
        pods.as_array()
            .unwrap()
            .iter()
            .map(|pod| pod.as_array().unwrap().len())
            .collect::<Vec<_>>(),
        [8, 8]
    );
    let applied: Value = altmode_json::from_str(&all.pair(-1.0).unwrap()).unwrap();
    assert_eq!(applied["warnings"], json!([]));
    let first = |player: &Value| pods[0].as_array().unwrap().contains(player);
    let tables = view(&all)["rounds"][0]["tables"].as_array().unwrap().clone();
    assert!(tables.iter().any(|table| first(&table["players"][0]) != first(&table["players"][1])));
}

#[test]
fn lists_can_be_printed() {
    let mut all = tournament(5, json!({ "name": "Cup <1>" }));
    apply(&mut all, json!({ "type": "renamePlayer", "player": "p1", "name": "Ada \"A\", <b>" }))
        .unwrap();
    all.pair(-1.0).unwrap();
    play_round(&mut all);
    let csv = all.csv("standings", 0).unwrap();
    assert_eq!(csv.lines().count(), 6);
    assert!(csv.contains("\"Ada \"\"A\"\", <b>\""));
    assert!(all.csv("pairings", 1).unwrap().contains(",bye,"));
    for what in ["pairings", "slips", "standings"] {
        let page = all.html(what, 0).unwrap();
        assert!(
            page.starts_with("<!doctype html>")
                && page.contains("Cup &lt;1&gt;")
                && !page.contains("<b>\"")
        );
    }
    assert_eq!(all.csv("pairings", 2).unwrap_err().code, "unknown-round");
    assert_eq!(all.html("nothing", 0).unwrap_err().path, "what");
}

#[test]
fn sets_day_and_bans_are_announced_and_checked() {
    // Tournament Rules 3.2 and 6.2.
    let mut all = tournament(
        4,
        json!({ "sets": ["w1", " w2 "], "date": "2019-06-07", "bans": ["Swap Parts"] }),
    );
    let options = view(&all)["options"].clone();
    assert_eq!(options["sets"], json!(["w1", "w2"]));
    assert_eq!(options["date"], json!("2019-06-07"));
    assert_eq!(options["bans"], json!(["Swap Parts"]));
    let many = Value::Array(vec![json!("w1"); 257]);
    for (change, code, path) in [
        (json!({ "date": "June 2019" }), "bad-input", "options.date"),
        (json!({ "date": "2019/06/07" }), "bad-input", "options.date"),
        (json!({ "sets": many }), "too-long", "options.sets"),
    ] {
        refused(&mut all, json!({ "type": "configure", "options": change }), code, path);
    }
    apply(&mut all, json!({ "type": "configure", "options": { "date": null } })).unwrap();
    assert_eq!(view(&all)["options"]["date"], Value::Null);
}
