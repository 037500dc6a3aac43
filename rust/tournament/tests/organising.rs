//! Tests of whole tournaments, and of rejected events.

use crate::common::{apply, play_round, refused, tournament, view};
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;

#[test]
fn a_tournament_from_the_first_player_to_the_champion() {
    let mut all = tournament(9, json!({ "playoff": 4 }));
    for round in 1..=4 {
        assert_eq!(view(&all)["stage"], if round == 1 { "entering" } else { "betweenRounds" });
        all.pair(-1.0).unwrap();
        assert_eq!(view(&all)["stage"], "playing");
        play_round(&mut all);
    }
    assert_eq!(view(&all)["swissRounds"], 4);
    assert_eq!(view(&all)["stage"], "swissOver");
    assert_eq!(all.pair(-1.0).unwrap_err().code, "no-more-rounds");
    let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
    all.cut("{}", -1.0).unwrap();
    let seeds = view(&all)["cut"]["seeds"].clone();
    for place in 0..4 {
        assert_eq!(seeds[place], standings[place]["player"]);
    }
    all.pair(-1.0).unwrap();
    let tables = view(&all)["rounds"][4]["tables"].clone();
    assert_eq!(
        (&tables[0]["players"], &tables[1]["players"]),
        (&json!([seeds[0], seeds[3]]), &json!([seeds[1], seeds[2]]))
    );
    refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [1, 1] }),
        "draw-in-playoff",
        "games",
    );
    play_round(&mut all);
    // A finalist leaves: no player advances in place of the finalist, and the other one has a bye.
    apply(&mut all, json!({ "type": "drop", "player": seeds[1] })).unwrap();
    all.pair(-1.0).unwrap();
    assert_eq!(view(&all)["rounds"][5]["byes"], json!([seeds[0]]));
    assert_eq!((&view(&all)["champion"], &view(&all)["stage"]), (&seeds[0], &json!("over")));
    refused(&mut all, json!({ "type": "reenter", "player": seeds[1] }), "after-cut", "");
    refused(&mut all, json!({ "type": "addPlayer", "name": "Late" }), "after-cut", "");
}

#[test]
fn bad_input_is_refused_with_its_place_and_changes_nothing() {
    let mut all = tournament(4, json!({}));
    refused(
        &mut all,
        json!({ "type": "addPlayer", "name": "player  1" }),
        "duplicate-name",
        "name",
    );
    refused(
        &mut all,
        json!({ "type": "addPlayer", "name": "X", "id": "p1" }),
        "duplicate-id",
        "id",
    );
    refused(&mut all, json!({ "type": "addPlayer", "name": " " }), "empty-name", "name");
    refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [2, 0] }),
        "unknown-round",
        "round",
    );
    refused(&mut all, json!({ "type": "clockStart", "at": 5 }), "no-round", "");
    all.pair(-1.0).unwrap();
    assert_eq!(all.pair(-1.0).unwrap_err().code, "round-not-over");
    let [one, other] =
        [0, 1].map(|seat| view(&all)["rounds"][0]["tables"][0]["players"][seat].clone());
    let stranger = view(&all)["rounds"][0]["tables"][1]["players"][0].clone();
    let result = |more: Value| {
        let mut event = json!({ "type": "result", "table": 1, "games": [2, 0] });
        event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        event
    };
    refused(&mut all, result(json!({ "games": [-1, 2] })), "out-of-range", "games[0]");
    refused(&mut all, result(json!({ "games": [2, 3] })), "out-of-range", "games[1]");
    refused(&mut all, result(json!({ "games": [2, 2] })), "impossible-result", "games");
    refused(&mut all, result(json!({ "draws": -1 })), "out-of-range", "draws");
    refused(&mut all, result(json!({ "table": 3 })), "unknown-table", "table");
    refused(&mut all, result(json!({ "round": 2 })), "unknown-round", "round");
    refused(&mut all, result(json!({ "players": [one, stranger] })), "not-in-match", "players");
    refused(
        &mut all,
        result(json!({ "winner": stranger, "by": "concession" })),
        "not-in-match",
        "winner",
    );
    refused(&mut all, result(json!({ "winner": "nobody" })), "unknown-player", "winner");
    refused(&mut all, result(json!({ "winner": other })), "impossible-result", "winner");
    refused(&mut all, result(json!({ "by": "concession" })), "no-winner", "winner");
    refused(
        &mut all,
        result(json!({ "games": [1, 1], "by": "tiebreak", "winner": one })),
        "no-tiebreak",
        "by",
    );
    refused(&mut all, result(json!({ "games": "2-0" })), "bad-input", "games");
    refused(
        &mut all,
        json!({ "type": "cut", "seeds": ["p1"], "bracket": "standings" }),
        "bad-cut",
        "seeds",
    );
    assert_eq!(all.cut(r#"{ "size": 1 }"#, -1.0).unwrap_err().code, "bad-cut");
    assert_eq!(all.cut(r#"{ "size": 8 }"#, -1.0).unwrap_err().path, "size");
    refused(
        &mut all,
        json!({ "type": "pairings", "round": 3, "tables": [] }),
        "wrong-round",
        "round",
    );
    refused(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p1"]] }),
        "player-twice",
        "tables[0][1]",
    );
    refused(
        &mut all,
        json!({ "type": "penalty", "player": "p1", "section": "9.9", "penalty": "warning" }),
        "unknown-section",
        "section",
    );
    refused(&mut all, json!({ "type": "undo", "device": "a", "number": 1 }), "bad-input", "type");
    for (options, path) in [
        (json!({ "seed": "xyz" }), "seed"),
        (json!({ "seed": "1", "playoff": 1 }), "playoff"),
        (json!({ "seed": "1", "minutes": 39 }), "minutes"),
        (json!({ "seed": "1", "rounds": 0 }), "rounds"),
        (json!({ "seed": "1", "colour": 0 }), "colour"),
    ] {
        assert_eq!(Tournament::new(&options.to_string(), "a").unwrap_err().path, path);
    }
    assert_eq!(Tournament::new(r#"{ "seed": "1" }"#, "5").unwrap_err().path, "device");
}

#[test]
fn results_are_read_in_the_order_of_the_players_named() {
    let mut all = tournament(4, json!({ "unfinished": "tiebreak" }));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    let turned = json!([players[1], players[0]]);
    apply(&mut all, json!({ "type": "result", "table": 1, "players": turned, "games": [2, 1] }))
        .unwrap();
    let result = &view(&all)["rounds"][0]["tables"][0]["result"];
    assert_eq!((&result["games"], &result["winner"]), (&json!([1, 2]), &players[1]));
    let tiebreak = json!({ "type": "result", "table": 1, "games": [1, 1], "unfinished": 1, "by": "tiebreak", "winner": players[0] });
    apply(&mut all, tiebreak).unwrap();
    let result = &view(&all)["rounds"][0]["tables"][0]["result"];
    assert_eq!((&result["draws"], &result["winner"]), (&json!(1), &players[0]));
}

#[test]
fn who_does_not_come_is_dropped_and_may_come_back() {
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 0], "by": "noShow", "winner": players[0] })).unwrap();
    refused(&mut all, json!({ "type": "drop", "player": players[1] }), "already-dropped", "player");
    apply(&mut all, json!({ "type": "reenter", "player": players[1] })).unwrap();
    refused(&mut all, json!({ "type": "reenter", "player": players[1] }), "not-dropped", "player");
}

#[test]
fn who_did_come_after_all_is_there_again() {
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    let left = |all: &Tournament, who: &Value| {
        let view = view(all);
        let found = view["players"]
            .as_array()
            .unwrap()
            .iter()
            .find(|player| player["id"] == *who)
            .unwrap()
            .clone();
        found["dropped"] == true
    };
    let result = |by: &str, winner: &Value| json!({ "type": "result", "table": 1, "games": [0, 0], "by": by, "winner": winner });
    apply(&mut all, result("noShow", &players[0])).unwrap();
    assert!(left(&all, &players[1]));
    // The other player was absent.
    apply(&mut all, result("noShow", &players[1])).unwrap();
    assert!(left(&all, &players[0]) && !left(&all, &players[1]));
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 1] })).unwrap();
    assert!(!left(&all, &players[0]) && !left(&all, &players[1]));
    // A player who had left before stays out, and so does one who returned and left again.
    apply(&mut all, json!({ "type": "drop", "player": players[0] })).unwrap();
    apply(&mut all, result("noShow", &players[1])).unwrap();
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [1, 2] })).unwrap();
    assert!(left(&all, &players[0]));
    apply(&mut all, json!({ "type": "reenter", "player": players[0] })).unwrap();
    apply(&mut all, result("noShow", &players[1])).unwrap();
    apply(&mut all, json!({ "type": "reenter", "player": players[0] })).unwrap();
    apply(&mut all, json!({ "type": "drop", "player": players[0] })).unwrap();
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 0] })).unwrap();
    assert!(left(&all, &players[0]));
}

#[test]
fn when_neither_comes_both_have_lost_and_are_dropped() {
    // Tournament Rules 2.10: a player who does not appear is dropped, and both are if neither appears.
    let mut all = tournament(6, json!({ "rounds": 3 }));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    let neither = json!({ "type": "result", "table": 1, "games": [0, 0], "by": "noShow" });
    refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [1, 0], "by": "noShow" }),
        "impossible-result",
        "games",
    );
    apply(&mut all, neither.clone()).unwrap();
    let standing = |all: &Tournament, who: &Value| {
        let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
        standings
            .as_array()
            .unwrap()
            .iter()
            .find(|standing| standing["player"] == *who)
            .unwrap()
            .clone()
    };
    for seat in 0..2 {
        let line = standing(&all, &players[seat]);
        assert_eq!(
            (&line["losses"], &line["draws"], &line["points"]),
            (&json!(1), &json!(0), &json!(0))
        );
        assert_eq!(line["dropped"], true);
    }
    // One of them was present after all.
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 0], "by": "noShow", "winner": players[0] })).unwrap();
    assert_eq!([0, 1].map(|seat| standing(&all, &players[seat])["dropped"] == true), [false, true]);
    apply(&mut all, neither).unwrap();
    apply(&mut all, json!({ "type": "reenter", "player": players[0] })).unwrap();
    for table in 2..=3 {
        apply(&mut all, json!({ "type": "result", "table": table, "games": [2, 0] })).unwrap();
    }
    all.pair(-1.0).unwrap();
    assert_eq!(view(&all)["rounds"][1]["tables"].as_array().unwrap().len(), 2);
    assert_eq!(view(&all)["rounds"][1]["byes"].as_array().unwrap().len(), 1);
}

#[test]
fn a_playoff_goes_on_without_two_who_do_not_come() {
    // No player advances in their place: the next opponent has a bye (Tournament Rules 2.10).
    let mut all = tournament(4, json!({ "rounds": 1, "playoff": 4 }));
    all.pair(-1.0).unwrap();
    play_round(&mut all);
    all.cut("{}", -1.0).unwrap();
    let seeds = view(&all)["cut"]["seeds"].clone();
    all.pair(-1.0).unwrap();
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [0, 0], "by": "noShow" }))
        .unwrap();
    apply(&mut all, json!({ "type": "result", "table": 2, "games": [2, 1] })).unwrap();
    all.pair(-1.0).unwrap();
    assert_eq!(view(&all)["rounds"][2]["byes"], json!([seeds[1]]));
    assert_eq!(view(&all)["champion"], seeds[1]);
}

#[test]
fn who_leaves_after_the_pairing_is_paired_for_that_round_and_for_no_other() {
    // Tournament Rules 2.10.
    let mut all = tournament(4, json!({ "rounds": 3 }));
    all.pair(-1.0).unwrap();
    let before = view(&all)["rounds"].clone();
    let who = before[0]["tables"][0]["players"][1].clone();
    apply(&mut all, json!({ "type": "drop", "player": who })).unwrap();
    assert_eq!(view(&all)["rounds"], before);
    play_round(&mut all);
    all.pair(-1.0).unwrap();
    assert!(!view(&all)["rounds"][1].to_string().contains(who.as_str().unwrap()));
}

#[test]
fn a_match_that_was_won_can_be_given_away_until_the_slip_is_handed_in() {
    // Tournament Rules 2.4: a match is complete with its slip, not with its last game.
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    apply(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [2, 1], "by": "intentionalDraw" }),
    )
    .unwrap();
    let result = view(&all)["rounds"][0]["tables"][0]["result"].clone();
    assert_eq!((&result["games"], &result["winner"]), (&json!([2, 1]), &Value::Null));
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 1], "by": "concession", "winner": players[1] })).unwrap();
    assert_eq!(view(&all)["rounds"][0]["tables"][0]["result"]["winner"], players[1]);
}

#[test]
fn games_agreed_away_are_unplayed_and_worth_nothing() {
    // Tournament Rules 2.4 and Appendix C: a draw by agreement gives each player a match point, and no game was played.
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    let players = view(&all)["rounds"][0]["tables"][0]["players"].clone();
    let line = |all: &Tournament| {
        let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
        let found = standings
            .as_array()
            .unwrap()
            .iter()
            .find(|standing| standing["player"] == players[0])
            .unwrap()
            .clone();
        (found["points"].clone(), found["draws"].clone(), found["gameWin"].as_f64().unwrap())
    };
    apply(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [0, 0], "by": "intentionalDraw" }),
    )
    .unwrap();
    assert_eq!(line(&all), (json!(1), json!(1), 0.33));
    // One game was won, and the match drawn by agreement: three of three game points.
    apply(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [1, 0], "by": "intentionalDraw" }),
    )
    .unwrap();
    assert_eq!(line(&all), (json!(1), json!(1), 1.0));
    // An unfinished game counts as drawn.
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [1, 0], "unfinished": 1 }))
        .unwrap();
    assert_eq!(line(&all), (json!(3), json!(0), 4.0 / 6.0));
}

#[test]
fn with_tiebreakers_no_match_is_drawn_unless_the_players_agree() {
    // Tournament Rules 2.5.1.
    let mut all = tournament(4, json!({ "unfinished": "tiebreak" }));
    all.pair(-1.0).unwrap();
    for games in [[0, 0], [1, 1]] {
        let undecided = json!({ "type": "result", "table": 1, "games": games, "unfinished": 1 });
        refused(&mut all, undecided, "no-winner", "winner");
    }
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [1, 0], "unfinished": 1 }))
        .unwrap();
    apply(
        &mut all,
        json!({ "type": "result", "table": 2, "games": [1, 1], "by": "intentionalDraw" }),
    )
    .unwrap();
}

#[test]
fn a_match_that_was_won_has_no_unfinished_game() {
    // Two won games end a match (Tournament Rules 2.1), so no other game was begun that would count as drawn.
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [2, 0], "unfinished": 1 }),
        "impossible-result",
        "unfinished",
    );
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 0], "draws": 1 })).unwrap();
}

#[test]
fn one_round_alone_is_fewer_than_recommended() {
    // Tournament Rules 8.1: at least four players and two rounds. Rounds of a playoff count as rounds.
    for (players, options, expected) in [
        (4, json!({ "rounds": 1 }), json!(["too-few-rounds"])),
        (4, json!({ "rounds": 1, "playoff": 2 }), json!([])),
        (3, json!({}), json!(["too-few-players"])),
        (4, json!({}), json!([])),
    ] {
        let mut all = tournament(players, options.clone());
        let applied: Value = altmode_json::from_str(&all.pair(-1.0).unwrap()).unwrap();
        let codes: Value = applied["warnings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|warning| warning["code"].clone())
            .collect();
        assert_eq!(codes, expected, "{options}");
    }
}

#[test]
fn pairings_by_hand_are_followed_with_warnings() {
    let mut all = tournament(4, json!({ "rounds": 3 }));
    let by_hand = json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] });
    assert_eq!(apply(&mut all, by_hand).unwrap()["warnings"], json!([]));
    play_round(&mut all);
    let again = json!({ "type": "pairings", "round": 2, "tables": [["p1", "p2"]], "byes": ["p3"] });
    let warnings = apply(&mut all, again).unwrap()["warnings"].clone();
    let codes: Vec<&str> = warnings
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| warning["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["rematch", "not-paired"]);
    // New pairings of the same round must keep matches with results.
    apply(&mut all, json!({ "type": "result", "table": 1, "games": [2, 0] })).unwrap();
    let other = json!({ "type": "pairings", "round": 2, "tables": [["p1", "p3"], ["p2", "p4"]] });
    refused(&mut all, other, "has-result", "tables");
    apply(
        &mut all,
        json!({ "type": "pairings", "round": 2, "tables": [["p3", "p4"], ["p2", "p1"]] }),
    )
    .unwrap();
    assert_eq!(view(&all)["rounds"][1]["tables"][1]["result"]["games"], json!([2, 0]));
}

#[test]
fn what_is_undone_can_be_done_again() {
    let mut all = tournament(4, json!({}));
    all.pair(-1.0).unwrap();
    let paired = view(&all)["rounds"].clone();
    assert!(all.undo(-1.0).unwrap());
    assert_eq!(view(&all)["rounds"], json!([]));
    assert!(all.undo(-1.0).unwrap());
    assert_eq!(view(&all)["players"].as_array().unwrap().len(), 3);
    assert!(all.redo(-1.0).unwrap() && all.redo(-1.0).unwrap() && !all.redo(-1.0).unwrap());
    assert_eq!(view(&all)["rounds"], paired);
    for _ in 0..5 {
        assert!(all.undo(-1.0).unwrap());
    }
    assert!(!all.undo(-1.0).unwrap());
    assert_eq!(view(&all)["canUndo"], false);
    assert!(all.redo(-1.0).unwrap());
    apply(&mut all, json!({ "type": "addPlayer", "name": "New" })).unwrap();
    assert!(!all.redo(-1.0).unwrap());
}

#[test]
fn two_devices_enter_different_tables_and_agree() {
    let mut one = tournament(6, json!({}));
    one.pair(-1.0).unwrap();
    let mut other = Tournament::restore(&one.save(), "b").unwrap();
    apply(&mut one, json!({ "type": "result", "table": 1, "games": [2, 0] })).unwrap();
    apply(&mut other, json!({ "type": "result", "table": 2, "games": [0, 2] })).unwrap();
    apply(&mut other, json!({ "type": "result", "table": 3, "games": [2, 1] })).unwrap();
    let merged: Value = altmode_json::from_str(&one.merge(&other.save()).unwrap()).unwrap();
    assert_eq!(
        (&merged["added"], &merged["conflicts"], &merged["rejected"]),
        (&json!(2), &json!([]), &json!([]))
    );
    other.merge(&one.save()).unwrap();
    assert_eq!(view(&one)["rounds"], view(&other)["rounds"]);
    assert_eq!(view(&one)["rounds"][0]["over"], true);
    // Different results for one table are reported as a conflict, and both devices count the same one.
    apply(&mut one, json!({ "type": "result", "table": 1, "games": [2, 1] })).unwrap();
    apply(&mut other, json!({ "type": "result", "table": 1, "games": [1, 2] })).unwrap();
    let (of_one, of_other) = (one.save(), other.save());
    let merged: Value = altmode_json::from_str(&one.merge(&of_other).unwrap()).unwrap();
    assert_eq!(
        merged["conflicts"],
        json!([{ "round": 1, "table": 1, "here": [2, 1], "there": [1, 2] }])
    );
    other.merge(&of_one).unwrap();
    assert_eq!(view(&one)["rounds"], view(&other)["rounds"]);
    // A second undo, on the other device, undoes an entry of that device.
    assert!(other.undo(-1.0).unwrap());
    assert_eq!(view(&other)["rounds"][0]["tables"][0]["result"]["games"], json!([2, 1]));
    let stranger = tournament(3, json!({ "name": "Another" }));
    assert_eq!(one.merge(&stranger.save()).unwrap_err().code, "other-tournament");
    let mut namesake = Tournament::restore(&tournament(6, json!({})).save(), "a").unwrap();
    apply(&mut namesake, json!({ "type": "drop", "player": "p1" })).unwrap();
    assert_eq!(one.merge(&namesake.save()).unwrap_err().code, "conflicting-entries");
}

#[test]
fn damaged_saves_are_told_with_their_place() {
    let mut saved: Value = altmode_json::from_str(&tournament(4, json!({})).save()).unwrap();
    let error = |saved: &Value| Tournament::restore(&saved.to_string(), "a").unwrap_err();
    saved["entries"][2]["event"]["type"] = json!("dance");
    assert_eq!(error(&saved).path, "entries[2].event.type");
    saved["entries"][2] = saved["entries"][1].clone();
    assert_eq!(
        (error(&saved).code, error(&saved).path.as_str()),
        ("damaged-save", "entries[2].number")
    );
    assert!(error(&saved).message.contains("twice"));
    saved["entries"][2]["number"] = json!(0);
    assert_eq!(
        (error(&saved).code, error(&saved).path.as_str()),
        ("damaged-save", "entries[2].number")
    );
    assert!(error(&saved).message.contains("numbered from 1"));
    saved["version"] = json!(2);
    assert_eq!(error(&saved).code, "wrong-version");
    saved["game"] = json!("chess");
    assert_eq!(error(&saved).code, "foreign-save");
    assert_eq!(Tournament::restore("{", "a").unwrap_err().code, "bad-input");
}

#[test]
fn late_entries_have_lost_what_they_missed_unless_the_tournament_says_otherwise() {
    for (missed, losses) in [("loss", 1), ("ignored", 0)] {
        let mut all = tournament(4, json!({ "missedRounds": missed, "rounds": 3 }));
        all.pair(-1.0).unwrap();
        play_round(&mut all);
        let warnings =
            apply(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" })).unwrap()
                ["warnings"]
                .clone();
        assert_eq!(warnings[0]["code"], "late-entry");
        let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
        let late = standings
            .as_array()
            .unwrap()
            .iter()
            .find(|standing| standing["player"] == "late")
            .unwrap();
        assert_eq!(late["losses"], losses);
    }
}
