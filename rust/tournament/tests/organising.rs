//! Tests of whole tournaments, and of rejected events.

use altmode_json::{Value, json};
use altmode_tournament::api::{Error, Tournament};

fn tournament(players: usize, options: Value) -> Tournament {
    let mut all = json!({ "seed": "2a", "name": "Test" });
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let mut tournament = Tournament::new(&all.to_string(), "a").unwrap();
    for player in 1..=players {
        apply(&mut tournament, json!({ "type": "addPlayer", "name": format!("Player {player}"), "id": format!("p{player}") })).unwrap();
    }
    tournament
}

fn apply(tournament: &mut Tournament, event: Value) -> Result<Value, Error> {
    tournament.apply(&event.to_string(), -1.0).map(|text| altmode_json::from_str(&text).unwrap())
}

fn view(tournament: &Tournament) -> Value {
    altmode_json::from_str(&tournament.view("\"official\"").unwrap()).unwrap()
}

/// Asserts that an event is rejected with this code and path and changes nothing.
fn refused(tournament: &mut Tournament, event: Value, code: &str, path: &str) {
    let before = (tournament.save(), tournament.view("\"official\"").unwrap());
    let error = apply(tournament, event.clone()).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), (code, path), "{event}: {}", error.message);
    assert_eq!(
        (tournament.save(), tournament.view("\"official\"").unwrap()),
        before,
        "{event} changed something"
    );
}

/// Reports a win of the first player of each table.
fn play_round(tournament: &mut Tournament) {
    let round = view(tournament)["rounds"].as_array().unwrap().last().unwrap().clone();
    for table in round["tables"].as_array().unwrap() {
        apply(tournament, json!({ "type": "result", "table": table["table"], "games": [2, 0] }))
            .unwrap();
    }
}

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
