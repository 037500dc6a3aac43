//! Tests of rounds that go otherwise than planned: players who leave the semi-finals, pairings that are withdrawn, rematches that
//! are still to come.

use crate::common::*;
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;

fn places(all: &Tournament) -> Vec<Value> {
    let lines = parsed(&all.placing());
    lines
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["place"], line["to"], line["player"], line["open"]]))
        .collect()
}

/// Returns a playoff of four in its semi-finals, and its seeds.
fn semifinals(options: Value) -> (Tournament, Vec<Value>) {
    let mut all = playoff(8, 4, options);
    pair(&mut all);
    let seeds = view(&all)["cut"]["seeds"].as_array().unwrap().clone();
    (all, seeds)
}

#[test]
fn the_third_place_goes_to_the_loser_whose_opponent_has_left() {
    // 1 beats 4, and 3 leaves during the match with 2 (Tournament Rules 2.10), or after it has been lost.
    for during in [true, false] {
        let (mut all, seeds) = semifinals(
            json!({ "thirdPlace": true, "prizes": [{ "place": 3, "prize": "4 boosters" }] }),
        );
        if during {
            done(&mut all, json!({ "type": "drop", "player": seeds[2] }));
        }
        play_round(&mut all);
        if !during {
            done(&mut all, json!({ "type": "drop", "player": seeds[2] }));
        }
        assert_eq!(pair(&mut all), Vec::<String>::new());
        let last = last_round(&all);
        assert_eq!(
            (&last["byes"], last["tables"].as_array().unwrap().len()),
            (&json!([seeds[3]]), 1)
        );
        let expected = |final_over: bool| {
            let finalists = if final_over { [[1, 1], [2, 2]] } else { [[1, 2], [1, 2]] };
            let line = |place: usize, [from, to]: [u32; 2]| {
                json!([from, to, seeds[place], !final_over && place < 2])
            };
            [line(0, finalists[0]), line(1, finalists[1]), line(3, [3, 3]), line(2, [4, 4])]
        };
        assert_eq!(places(&all)[..4], expected(false));
        play_round(&mut all);
        assert_eq!(places(&all)[..4], expected(true));
        assert_eq!(parsed(&all.placing())[2]["prizes"], json!(["4 boosters"]));
        let all_view = view(&all);
        assert_eq!((&all_view["champion"], &all_view["stage"]), (&seeds[0], &json!("over")));
        let third = &all_view["bracket"]["thirdPlace"];
        assert_eq!(
            (&third["winner"], &third["players"], &third["table"]),
            (&seeds[3], &json!([seeds[3], seeds[2]]), &Value::Null)
        );
        assert!(all.html("bracket", 0).unwrap().contains("Third place"));
        let saved = all.save();
        assert_eq!(
            Tournament::restore(&saved, "a").unwrap().view("\"official\"").unwrap(),
            all.view("\"official\"").unwrap()
        );
    }
}

#[test]
fn no_bye_decides_the_third_place_if_there_is_no_match_for_it_or_nobody_to_play_it() {
    // The option is off, or both losers have left, or there is only one semi-final.
    let (mut all, seeds) = semifinals(json!({}));
    play_round(&mut all);
    done(&mut all, json!({ "type": "drop", "player": seeds[2] }));
    pair(&mut all);
    assert_eq!((&last_round(&all)["byes"], &places(&all)[2][1]), (&json!([]), &json!(4)));
    let (mut all, seeds) = semifinals(json!({ "thirdPlace": true }));
    play_round(&mut all);
    for leaves in [2, 3] {
        done(&mut all, json!({ "type": "drop", "player": seeds[leaves] }));
    }
    pair(&mut all);
    assert_eq!(
        (&last_round(&all)["byes"], &places(&all)[2][1], &places(&all)[3][1]),
        (&json!([]), &json!(4), &json!(4))
    );
    let mut all = playoff(8, 3, json!({ "thirdPlace": true }));
    pair(&mut all);
    play_round(&mut all);
    pair(&mut all);
    assert_eq!(
        (&last_round(&all)["byes"], &places(&all)[2][0], &places(&all)[2][1]),
        (&json!([]), &json!(3), &json!(3))
    );
}

fn seated(all: &Tournament) -> Vec<Value> {
    let last = last_round(all);
    let tables = last["tables"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|table| table["players"].as_array().unwrap().clone());
    tables.chain(last["byes"].as_array().unwrap().clone()).collect()
}

#[test]
fn a_round_without_results_is_paired_anew_without_those_who_left() {
    let mut all = tournament(9, json!({ "rounds": 4 }));
    refused(&mut all, json!({ "type": "clearPairings" }), "no-round", "");
    for round in 1..=2 {
        pair(&mut all);
        let before = view(&all);
        for leaves in [2 * round, 2 * round + 1] {
            done(&mut all, json!({ "type": "drop", "player": format!("p{leaves}") }));
        }
        done(&mut all, json!({ "type": "clockStart", "at": 1000 }));
        done(&mut all, json!({ "type": "deckCheckTable", "table": 1 }));
        assert_eq!(codes(&done(&mut all, json!({ "type": "clearPairings" }))), ["withdrawn"]);
        let after = view(&all);
        let rounds = before["rounds"].as_array().unwrap();
        assert_eq!(after["rounds"].as_array().unwrap()[..], rounds[..rounds.len() - 1]);
        assert_eq!((&after["settled"]["rounds"], &after["checkTables"]), (&json!(4), &json!([])));
        assert_eq!(pair(&mut all), Vec::<String>::new());
        assert_eq!(seated(&all).len(), 9 - 2 * round);
        assert_eq!(parsed(&all.clock(2000.0))["started"], false);
        play_round(&mut all);
    }
    // A player who left before the second round was paired anew has not missed it.
    assert_eq!(
        (&player(&all, "p2")["missed"], &player(&all, "p4")["missed"]),
        (&json!(0), &json!(0))
    );
    assert_eq!(
        standing(&all, "p4")["losses"].as_u64().unwrap()
            + standing(&all, "p4")["wins"].as_u64().unwrap(),
        1
    );
    // The event can be undone like any other, and the log leads to the same state.
    pair(&mut all);
    let paired = view(&all)["rounds"].clone();
    done(&mut all, json!({ "type": "clearPairings", "round": 3 }));
    assert!(all.undo(-1.0).unwrap());
    assert_eq!(view(&all)["rounds"], paired);
    let again = Tournament::restore(&all.save(), "a").unwrap();
    assert_eq!(again.view("\"official\"").unwrap(), all.view("\"official\"").unwrap());
}

#[test]
fn before_the_first_round_is_paired_anew_everything_can_change() {
    let mut all = tournament(7, json!({ "capacity": 6 }));
    pair(&mut all);
    assert_eq!(view(&all)["settled"]["rounds"], 3);
    refused(
        &mut all,
        json!({ "type": "configure", "options": { "gamesToWin": 1 } }),
        "too-late",
        "options.gamesToWin",
    );
    done(&mut all, json!({ "type": "drop", "player": "p1" }));
    assert_eq!(player(&all, "p7")["waiting"], true);
    done(&mut all, json!({ "type": "clearPairings" }));
    assert_eq!(
        (&view(&all)["stage"], &player(&all, "p7")["waiting"]),
        (&json!("entering"), &json!(false))
    );
    done(&mut all, json!({ "type": "configure", "options": { "gamesToWin": 1, "rounds": 4 } }));
    pair(&mut all);
    assert_eq!((&view(&all)["settled"]["rounds"], seated(&all).len()), (&json!(4), 6));
    // A round robin without a player who has left has another schedule.
    let mut all = tournament(5, json!({ "structure": "roundRobin" }));
    pair(&mut all);
    done(&mut all, json!({ "type": "drop", "player": "p1" }));
    done(&mut all, json!({ "type": "clearPairings" }));
    pair(&mut all);
    assert_eq!(
        (&view(&all)["settled"]["rounds"], &last_round(&all)["byes"]),
        (&json!(3), &json!([]))
    );
}

#[test]
fn pairings_with_results_or_of_earlier_rounds_are_not_withdrawn() {
    let mut all = tournament(4, json!({ "rounds": 2 }));
    play_rounds(&mut all, 1);
    refused(&mut all, json!({ "type": "clearPairings" }), "has-result", "round");
    pair(&mut all);
    refused(&mut all, json!({ "type": "clearPairings", "round": 1 }), "wrong-round", "round");
    refused(&mut all, json!({ "type": "clearPairings", "round": 3 }), "wrong-round", "round");
    let winner = last_round(&all)["tables"][1]["players"][0].clone();
    done(
        &mut all,
        json!({ "type": "result", "table": 2, "games": [0, 0], "by": "noShow", "winner": winner }),
    );
    let message = refused(&mut all, json!({ "type": "clearPairings" }), "has-result", "round");
    assert!(message.contains("table 2"), "{message}");
    done(&mut all, json!({ "type": "clearResult", "table": 2 }));
    done(&mut all, json!({ "type": "clearPairings" }));
    // A round of byes alone has no results, but the cut depends on it.
    let mut all = tournament(1, json!({ "rounds": 1 }));
    pair(&mut all);
    done(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" }));
    done(&mut all, json!({ "type": "cut", "seeds": ["p1", "late"], "bracket": "standings" }));
    refused(&mut all, json!({ "type": "clearPairings" }), "after-cut", "round");
    // A round of the playoff follows its bracket again, without the player who has left since.
    let (mut all, seeds) = semifinals(json!({}));
    done(&mut all, json!({ "type": "drop", "player": seeds[0] }));
    done(&mut all, json!({ "type": "clearPairings" }));
    pair(&mut all);
    assert_eq!(
        (&last_round(&all)["byes"], &last_round(&all)["tables"][0]["players"]),
        (&json!([seeds[3]]), &json!([seeds[1], seeds[2]]))
    );
}

#[test]
fn penalties_are_carried_over_to_the_match_that_is_paired_anew() {
    let penalty = |player: &str, action: &str| json!({ "type": "penalty", "player": player, "section": "5.1", "penalty": "x", "action": action });
    let mut all = tournament(4, json!({ "rounds": 3 }));
    play_rounds(&mut all, 1);
    done(&mut all, json!({ "type": "keepApart", "players": ["p1", "p2"] }));
    done(&mut all, penalty("p1", "gameLoss"));
    done(&mut all, penalty("p2", "matchLoss"));
    let lost = |all: &Tournament, player: &str| -> Value {
        let round = last_round(all);
        let table = round["tables"]
            .as_array()
            .unwrap()
            .iter()
            .find(|table| table["players"].as_array().unwrap().contains(&json!(player)));
        let table = table.unwrap();
        let seat = usize::from(table["players"][1] == player);
        json!([
            table["lost"][seat],
            table["result"]["reported"]["by"],
            table["result"]["winner"] == table["players"][1 - seat]
        ])
    };
    for _ in 0..2 {
        pair(&mut all);
        assert_eq!(lost(&all, "p2"), json!([0, "penalty", true]));
        assert_eq!(lost(&all, "p1")[0], 1);
        done(&mut all, json!({ "type": "clearPairings" }));
    }
    // Penalties in the withdrawn round are carried over too.
    pair(&mut all);
    done(&mut all, penalty("p1", "gameLoss"));
    done(&mut all, json!({ "type": "clearPairings" }));
    for _ in 0..2 {
        pair(&mut all);
        assert_eq!(lost(&all, "p1"), json!([2, "penalty", true]));
        done(&mut all, json!({ "type": "clearPairings" }));
    }
}

/// Plays a Swiss tournament with random results. Returns the codes of the warnings of all pairings.
fn swiss_with_random_results(players: usize, rounds: u32, seed: u32) -> Vec<String> {
    let mut all = tournament(players, json!({ "rounds": rounds, "seed": format!("{seed:x}") }));
    let mut random = altmode_core::Random::from_words([seed, 5, 5, 5]);
    let mut warnings = Vec::new();
    for round in 1..=rounds {
        let paired = all.pair(-1.0).unwrap_or_else(|error| {
            panic!("{players} in {rounds}, seed {seed}, round {round}: {error}")
        });
        warnings.extend(codes(&parsed(&paired)));
        for table in 1..=players / 2 {
            let games = [[2, 0], [2, 1], [1, 2], [0, 2]][random.below(4) as usize];
            done(&mut all, json!({ "type": "result", "table": table, "games": games }));
        }
    }
    warnings
}

#[test]
fn as_many_rounds_as_there_are_opponents_need_no_rematch() {
    for (players, rounds) in [(6, 5), (8, 7), (7, 7), (5, 5), (12, 11), (4, 3), (8, 6), (11, 10)] {
        for seed in 1..=60 {
            let warnings = swiss_with_random_results(players, rounds, seed);
            let unexpected: Vec<_> =
                warnings.iter().filter(|code| !code.starts_with("too-few-")).collect();
            assert!(unexpected.is_empty(), "{players} in {rounds}, seed {seed}: {unexpected:?}");
        }
    }
}

#[test]
fn the_pairing_that_makes_a_rematch_unavoidable_has_a_warning() {
    let by_hand = |all: &mut Tournament, round: usize, tables: Value| {
        let codes =
            codes(&done(all, json!({ "type": "pairings", "round": round, "tables": tables })));
        play_round(all);
        codes
    };
    let mut all = tournament(6, json!({ "rounds": 5 }));
    assert_eq!(
        by_hand(&mut all, 1, json!([["p1", "p4"], ["p2", "p5"], ["p3", "p6"]])),
        Vec::<String>::new()
    );
    assert_eq!(
        by_hand(&mut all, 2, json!([["p1", "p5"], ["p2", "p6"], ["p3", "p4"]])),
        Vec::<String>::new()
    );
    // Only two triangles are left: neither of them can be paired.
    let saved = all.save();
    assert_eq!(
        by_hand(&mut all, 3, json!([["p1", "p6"], ["p2", "p4"], ["p3", "p5"]])),
        ["rematches-ahead"]
    );
    assert_eq!(pair(&mut all), ["rematch"]);
    // The matching does not leave the triangles.
    let mut all = Tournament::restore(&saved, "a").unwrap();
    assert_eq!(pair(&mut all), Vec::<String>::new());
    play_round(&mut all);
    // With one round fewer, or a player who sits out the last one, nothing is announced.
    for event in [
        json!({ "type": "configure", "options": { "rounds": 3 } }),
        json!({ "type": "sitOut", "player": "p1", "rounds": [5] }),
    ] {
        let mut all = Tournament::restore(&saved, "a").unwrap();
        done(&mut all, event);
        assert_eq!(
            by_hand(&mut all, 3, json!([["p1", "p6"], ["p2", "p4"], ["p3", "p5"]])),
            Vec::<String>::new()
        );
    }
    // Players who leave can make rematches unavoidable too, and so can players who are kept apart.
    let mut all = tournament(6, json!({ "rounds": 5 }));
    play_rounds(&mut all, 2);
    for leaves in ["p1", "p2"] {
        done(&mut all, json!({ "type": "drop", "player": leaves }));
    }
    assert_eq!(pair(&mut all)[..1], ["rematches-ahead"]);
    let mut all = tournament(6, json!({ "rounds": 5 }));
    done(&mut all, json!({ "type": "keepApart", "players": ["p1", "p2"] }));
    let applied = parsed(&all.pair(-1.0).unwrap());
    assert_eq!(codes(&applied), ["rematches-ahead"]);
    assert!(
        applied["warnings"][0]["message"].as_str().unwrap().contains("kept apart"),
        "{applied}"
    );
}
