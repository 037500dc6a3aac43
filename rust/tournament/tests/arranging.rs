//! Tests of rosters, byes, tables, tournament structures, prizes, player cards, and open items.

use crate::common::*;
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;

fn names(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

/// Returns the kinds of the open items.
fn open(tournament: &Tournament) -> Vec<String> {
    view(tournament)["open"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["kind"].as_str().unwrap().to_string())
        .collect()
}

#[test]
fn results_are_cleared_and_earlier_rounds_repaired() {
    let mut all = tournament(4, json!({ "rounds": 3 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    play_round(&mut all);
    done(
        &mut all,
        json!({ "type": "pairings", "round": 2, "tables": [["p1", "p3"], ["p2", "p4"]] }),
    );
    // The wrong players sat at the tables of round 1.
    let swapped = json!({ "type": "pairings", "round": 1, "tables": [["p1", "p4"], ["p3", "p2"]] });
    refused(&mut all, swapped.clone(), "has-result", "tables");
    for table in 1..=2 {
        let cleared = done(&mut all, json!({ "type": "clearResult", "round": 1, "table": table }));
        assert_eq!(codes(&cleared), ["cleared"]);
    }
    refused(
        &mut all,
        json!({ "type": "clearResult", "round": 1, "table": 1 }),
        "no-result",
        "table",
    );
    assert_eq!(standing(&all, "p1")["points"], 0);
    assert!(codes(&done(&mut all, swapped)).contains(&"repaired".to_string()));
    done(&mut all, json!({ "type": "result", "round": 1, "table": 1, "games": [0, 2] }));
    assert_eq!(
        (standing(&all, "p4")["points"].clone(), standing(&all, "p1")["points"].clone()),
        (json!(3), json!(0))
    );
    assert_eq!(open(&all), ["result", "result", "result", "clock"]);
    // A cut depends on every result.
    play_round(&mut all);
    assert_eq!(all.cut(r#"{ "size": 2 }"#, -1.0).unwrap_err().code, "round-not-over");
    done(&mut all, json!({ "type": "result", "round": 1, "table": 2, "games": [2, 0] }));
    all.cut(r#"{ "size": 2 }"#, -1.0).unwrap();
    refused(
        &mut all,
        json!({ "type": "clearResult", "round": 1, "table": 1 }),
        "too-late",
        "round",
    );
}

#[test]
fn byes_are_assigned_and_rounds_sat_out() {
    let mut all = tournament(6, json!({ "rounds": 3 }));
    done(&mut all, json!({ "type": "assignByes", "player": "p1", "rounds": [1, 2] }));
    done(&mut all, json!({ "type": "sitOut", "player": "p2", "rounds": [2] }));
    refused(
        &mut all,
        json!({ "type": "assignByes", "player": "p1", "rounds": [0] }),
        "out-of-range",
        "rounds[0]",
    );
    assert_eq!(pair(&mut all), Vec::<String>::new());
    assert!(names(&last_round(&all)["byes"]).contains(&"p1"));
    play_round(&mut all);
    assert_eq!(pair(&mut all), Vec::<String>::new());
    let round = last_round(&all);
    assert!(names(&round["byes"]).contains(&"p1") && !round.to_string().contains("\"p2\""));
    play_round(&mut all);
    assert_eq!(
        (standing(&all, "p1")["byes"].clone(), player(&all, "p2")["missed"].clone()),
        (json!(2), json!(1))
    );
    refused(
        &mut all,
        json!({ "type": "assignByes", "player": "p1", "rounds": [1] }),
        "too-late",
        "rounds",
    );
}

#[test]
fn a_family_is_kept_apart_as_long_as_that_can_be() {
    for seed in 1..=20 {
        let mut all = tournament(8, json!({ "rounds": 4, "seed": format!("{seed:x}") }));
        done(&mut all, json!({ "type": "keepApart", "players": ["p1", "p2", "p3", "p4"] }));
        for _ in 0..4 {
            assert_eq!(pair(&mut all), Vec::<String>::new(), "seed {seed}");
            play_round(&mut all);
        }
    }
    let mut all = tournament(2, json!({ "rounds": 2 }));
    done(&mut all, json!({ "type": "keepApart", "players": ["p1", "p2"] }));
    assert!(pair(&mut all).contains(&"not-apart".to_string()));
    done(&mut all, json!({ "type": "keepApart", "players": ["p1", "p2"], "apart": false }));
    assert_eq!(view(&all)["apart"], json!([]));
    refused(
        &mut all,
        json!({ "type": "keepApart", "players": ["p1", "p1"] }),
        "player-twice",
        "players[1]",
    );
}

#[test]
fn a_player_sits_at_a_fixed_table_and_a_match_is_featured() {
    let mut all = tournament(8, json!({}));
    done(&mut all, json!({ "type": "fixTable", "player": "p7", "table": 3 }));
    done(&mut all, json!({ "type": "fixTable", "player": "p5", "table": 900 }));
    refused(
        &mut all,
        json!({ "type": "fixTable", "player": "p6", "table": 3 }),
        "table-taken",
        "table",
    );
    for _ in 0..3 {
        pair(&mut all);
        let tables = last_round(&all)["tables"].clone();
        let sits = |index: usize, who: &str| names(&tables[index]["players"]).contains(&who);
        assert!(sits(2, "p7") && (sits(3, "p5") || sits(2, "p5")), "{tables}");
        play_round(&mut all);
    }
    let mut all = tournament(4, json!({}));
    pair(&mut all);
    done(&mut all, json!({ "type": "feature", "table": 2 }));
    assert_eq!(last_round(&all)["tables"][1]["feature"], true);
    assert!(all.html("tables", 0).unwrap().contains("2 (feature match)"));
    refused(&mut all, json!({ "type": "feature", "table": 3 }), "unknown-table", "table");
}

#[test]
fn cuts_of_any_size_have_byes_and_a_match_for_the_third_place() {
    let mut all = playoff(
        9,
        6,
        json!({ "thirdPlace": true, "prizes": [{ "place": 1, "prize": "12 boosters" }, { "place": 2, "to": 4, "prize": "4 boosters" }] }),
    );
    let seeds = view(&all)["cut"]["seeds"].clone();
    pair(&mut all);
    assert_eq!(last_round(&all)["byes"], json!([seeds[0], seeds[1]]));
    let pairs: Vec<Value> = last_round(&all)["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["players"].clone())
        .collect();
    assert_eq!(pairs, [json!([seeds[3], seeds[4]]), json!([seeds[2], seeds[5]])]);
    play_round(&mut all);
    pair(&mut all);
    play_round(&mut all);
    pair(&mut all);
    let tables = last_round(&all)["tables"].clone();
    assert_eq!(
        (&tables[0]["players"], &tables[0]["thirdPlace"]),
        (&json!([seeds[0], seeds[1]]), &json!(false))
    );
    assert_eq!(
        (&tables[1]["players"], &tables[1]["thirdPlace"]),
        (&json!([seeds[3], seeds[2]]), &json!(true))
    );
    let places = |all: &Tournament| -> Vec<Value> {
        parsed(&all.placing())
            .as_array()
            .unwrap()
            .iter()
            .map(|line| json!([line["place"], line["to"], line["player"], line["open"]]))
            .collect()
    };
    assert_eq!(places(&all)[0][3], true);
    play_round(&mut all);
    let expected = [[1, 1], [2, 2], [3, 3], [4, 4], [5, 6], [5, 6]];
    for (line, [place, to]) in places(&all).iter().zip(expected) {
        assert_eq!((&line[0], &line[1], &line[3]), (&json!(place), &json!(to), &json!(false)));
    }
    let placing = parsed(&all.placing());
    assert_eq!(
        (&placing[0]["prizes"], &placing[2]["prizes"]),
        (&json!(["12 boosters"]), &json!(["4 boosters"]))
    );
    assert_eq!((&placing[2]["player"], &placing[4]["prizes"]), (&seeds[3], &json!([])));
    assert_eq!(view(&all)["champion"], seeds[0]);
    let bracket = view(&all)["bracket"].clone();
    assert_eq!(
        bracket["rounds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|round| round.as_array().unwrap().len())
            .collect::<Vec<_>>(),
        [4, 2, 1]
    );
    assert_eq!(
        (&bracket["rounds"][2][0]["winner"], &bracket["thirdPlace"]["winner"]),
        (&seeds[0], &seeds[3])
    );
    assert!(all.html("bracket", 0).unwrap().contains("Third place"));
}

#[test]
fn single_elimination_needs_no_swiss_rounds() {
    for players in [2, 3, 5, 8, 13] {
        let mut all = tournament(players, json!({ "structure": "singleElimination" }));
        let mut rounds = 0;
        while all.pair(-1.0).is_ok() {
            play_round(&mut all);
            rounds += 1;
        }
        assert_eq!(rounds, (players as f64).log2().ceil() as usize, "{players} players");
        assert_eq!(
            (view(&all)["stage"].clone(), view(&all)["champion"].is_null()),
            (json!("over"), false)
        );
        let placing = parsed(&all.placing());
        assert_eq!(
            (placing[0]["place"].clone(), placing.as_array().unwrap().len()),
            (json!(1), players)
        );
    }
    assert_eq!(
        Tournament::new(r#"{ "seed": "1", "structure": "singleElimination", "playoff": 4 }"#, "a")
            .unwrap_err()
            .path,
        "playoff"
    );
}

#[test]
fn everybody_meets_everybody_in_a_round_robin() {
    for players in [4, 5, 8] {
        let mut all = tournament(players, json!({ "structure": "roundRobin" }));
        let mut met = std::collections::HashSet::new();
        while all.pair(-1.0).is_ok() {
            for table in last_round(&all)["tables"].as_array().unwrap() {
                let mut pair = names(&table["players"])
                    .iter()
                    .map(|name| name.to_string())
                    .collect::<Vec<_>>();
                pair.sort();
                assert!(met.insert(pair));
            }
            play_round(&mut all);
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        assert_eq!(view(&all)["stage"], "over");
        refused(&mut all, json!({ "type": "addPlayer", "name": "Late" }), "too-late", "");
    }
}

#[test]
fn lists_check_in_and_waiting_lists() {
    let mut all = tournament(0, json!({ "checkIn": true, "capacity": 4, "deckLists": true }));
    let entered =
        parsed(&all.enter_list("Name,Club\nAda,x\nBob,y\nCleo,\nDan,\nEve,\n", -1.0).unwrap());
    assert_eq!(codes(&entered), ["waiting"]);
    // One faulty line rejects the whole list.
    let error = all.enter_list("Fay\nada\n", -1.0).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("duplicate-name", "players[1].name"));
    assert_eq!(view(&all)["players"].as_array().unwrap().len(), 5);
    let ids: Vec<String> = view(&all)["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["id"].as_str().unwrap().to_string())
        .collect();
    assert_eq!(player(&all, &ids[4])["waiting"], true);
    // If a player leaves before the first round, the next player of the waiting list has the place.
    done(&mut all, json!({ "type": "drop", "player": ids[0] }));
    assert_eq!(player(&all, &ids[4])["waiting"], false);
    done(&mut all, json!({ "type": "addPlayer", "name": "Gus", "id": "gus" }));
    for id in &ids[1..4] {
        done(&mut all, json!({ "type": "checkIn", "player": id }));
    }
    assert_eq!(
        open(&all),
        ["deckList", "deckList", "deckList", "checkIn", "deckList", "waiting", "pair"]
    );
    let warned = pair(&mut all);
    assert!(
        warned.contains(&"not-checked-in".to_string()) && warned.contains(&"no-deck".to_string()),
        "{warned:?}"
    );
    assert!(!last_round(&all).to_string().contains(&ids[4]));
    play_round(&mut all);
    // A player who checks in later has missed the round; a player on the waiting list is admitted by the organiser.
    done(&mut all, json!({ "type": "checkIn", "player": ids[4] }));
    done(&mut all, json!({ "type": "admit", "player": "gus" }));
    done(&mut all, json!({ "type": "checkIn", "player": "gus" }));
    assert_eq!(
        (player(&all, &ids[4])["missed"].clone(), player(&all, "gus")["missed"].clone()),
        (json!(1), json!(1))
    );
    refused(&mut all, json!({ "type": "admit", "player": "gus" }), "not-waiting", "player");
    let mut plain = tournament(2, json!({}));
    refused(&mut plain, json!({ "type": "checkIn", "player": "p1" }), "no-check-in", "");
}

#[test]
fn a_table_is_drawn_for_a_deck_check_and_remembered() {
    let mut all = tournament(8, json!({ "rounds": 2 }));
    assert_eq!(all.draw_deck_check(-1.0).unwrap_err().code, "no-round");
    pair(&mut all);
    for _ in 0..4 {
        all.draw_deck_check(-1.0).unwrap();
    }
    assert_eq!(all.draw_deck_check(-1.0).unwrap_err().code, "no-table");
    let mut tables: Vec<u64> = view(&all)["checkTables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|check| check["table"].as_u64().unwrap())
        .collect();
    tables.sort_unstable();
    assert_eq!(tables, [1, 2, 3, 4]);
    assert_eq!(open(&all).iter().filter(|kind| *kind == "deckCheck").count(), 4);
    refused(&mut all, json!({ "type": "deckCheckTable", "table": 1 }), "already-chosen", "table");
    // A table stays open until both of its decks are checked.
    let deck = json!({ "characters": ["A"], "battle": [] });
    for seat in 0..2 {
        let who = last_round(&all)["tables"][0]["players"][seat].clone();
        done(&mut all, json!({ "type": "registerDeck", "player": who, "deck": deck }));
        done(&mut all, json!({ "type": "deckCheck", "player": who, "found": deck }));
    }
    assert_eq!(open(&all).iter().filter(|kind| *kind == "deckCheck").count(), 3);
}

#[test]
fn a_card_tells_a_players_way() {
    let mut all = tournament(3, json!({ "rounds": 2 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"]], "byes": ["p3"] }),
    );
    done(&mut all, json!({ "type": "result", "table": 1, "games": [1, 2], "draws": 1 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 2, "tables": [["p3", "p1"]], "byes": ["p2"] }),
    );
    let card = parsed(&all.card("p1").unwrap());
    let lines: Vec<Value> = card["rounds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["opponent"], line["outcome"], line["games"], line["points"]]))
        .collect();
    assert_eq!(lines, [json!(["p2", "lost", [1, 2], 0]), json!(["p3", "playing", null, 0])]);
    assert_eq!(parsed(&all.card("p3").unwrap())["rounds"][0]["outcome"], "bye");
    assert!(all.card_html("p1").unwrap().contains("lost 1-2-1"));
    assert_eq!(all.card("nobody").unwrap_err().code, "unknown-player");
}

#[test]
fn who_can_still_make_the_cut_is_told_by_points() {
    let mut all = tournament(8, json!({ "rounds": 3, "playoff": 2 }));
    let chance = |all: &Tournament, kind: &str| {
        parsed(&all.chances(0))
            .as_array()
            .unwrap()
            .iter()
            .filter(|line| line["chance"] == kind)
            .count()
    };
    for round in 1..=3 {
        assert_eq!(chance(&all, "sure"), 0, "before round {round}");
        pair(&mut all);
        play_round(&mut all);
    }
    // One has nine points; three have six, and tiebreakers decide between them.
    assert_eq!((chance(&all, "sure"), chance(&all, "open"), chance(&all, "none")), (1, 3, 4));
    assert!(open(&all).contains(&"cut".to_string()));
    all.cut("{}", -1.0).unwrap();
    assert_eq!((chance(&all, "sure"), chance(&all, "none")), (2, 6));
}

#[test]
fn pairings_are_printed_with_points() {
    let mut all = tournament(4, json!({ "rounds": 2 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    play_round(&mut all);
    done(
        &mut all,
        json!({ "type": "pairings", "round": 2, "tables": [["p1", "p3"], ["p2", "p4"]] }),
    );
    assert!(
        all.html("pairings", 0)
            .unwrap()
            .contains("<td>Player 1</td><td class=\"n\">3</td><td class=\"n\">1</td><td>Player 3</td><td class=\"n\">3</td>")
    );
    assert!(all.html("tables", 0).unwrap().contains("<td>Player 2 (0)</td><td>Player 4 (0)</td>"));
    assert_eq!(all.html("bracket", 0).unwrap_err().code, "no-cut");
}

#[test]
fn values_that_follow_from_the_options_are_told() {
    let mut all = tournament(9, json!({ "waveFive": false, "playoff": 8, "format": "draft" }));
    let settled = view(&all)["settled"].clone();
    assert_eq!(
        settled,
        json!({ "minutes": 50, "rounds": 4, "withinPods": true, "bracket": "draftSeats", "playoffGamesToWin": 2 })
    );
    pair(&mut all);
    assert_eq!(view(&all)["settled"]["rounds"], 4);
}
