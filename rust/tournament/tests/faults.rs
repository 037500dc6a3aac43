//! Regression tests of faults that organisers reported.

use crate::common::*;
use altmode_json::{Value, json};
use altmode_tournament::api::{Match, Tournament};

#[test]
fn a_late_player_who_is_seated_in_the_present_round_has_not_missed_it() {
    let mut all = tournament(5, json!({ "rounds": 3 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]], "byes": ["p5"] }),
    );
    done(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" }));
    assert_eq!(
        (player(&all, "late")["missed"].clone(), standing(&all, "late")["losses"].clone()),
        (json!(1), json!(1))
    );
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"], ["p5", "late"]] }),
    );
    play_round(&mut all);
    assert_eq!(player(&all, "late")["missed"], 0);
    assert_eq!(
        (standing(&all, "late")["losses"].clone(), standing(&all, "p5")["wins"].clone()),
        (json!(1), json!(1))
    );
}

#[test]
fn who_comes_back_is_counted_like_who_comes_late_at_that_moment() {
    let mut all = tournament(5, json!({ "rounds": 3 }));
    done(&mut all, json!({ "type": "drop", "player": "p5" }));
    play_rounds(&mut all, 2);
    done(&mut all, json!({ "type": "reenter", "player": "p5" }));
    done(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" }));
    assert_eq!(standing(&all, "p5")["losses"], standing(&all, "late")["losses"]);
    assert_eq!(
        (player(&all, "p5")["missed"].clone(), player(&all, "late")["missed"].clone()),
        (json!(2), json!(2))
    );
    // A player who has left for good has played no more rounds (Appendix C, the player who withdraws).
    done(&mut all, json!({ "type": "drop", "player": "p1" }));
    play_rounds(&mut all, 1);
    let line = standing(&all, "p1");
    assert_eq!(line["wins"].as_u64().unwrap() + line["losses"].as_u64().unwrap(), 2);
}

#[test]
fn pods_never_jam() {
    // One player is left in a pod.
    let mut all = tournament(6, json!({ "format": "draft", "rounds": 2 }));
    done(&mut all, json!({ "type": "pods", "pods": [["p1", "p2", "p3", "p4"], ["p5", "p6"]] }));
    done(&mut all, json!({ "type": "drop", "player": "p6" }));
    play_rounds(&mut all, 1);
    assert_eq!(last_round(&all)["byes"].as_array().unwrap().len(), 1);
    assert!(pair(&mut all).contains(&"other-pod".to_string()));
    // One player enters after the draw.
    let mut all = tournament(4, json!({ "format": "draft", "rounds": 2 }));
    done(&mut all, json!({ "type": "pods", "pods": [["p1", "p2"], ["p3", "p4"]] }));
    done(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" }));
    play_rounds(&mut all, 2);
    // A pod of three, all of whom have had a bye.
    let mut all = tournament(7, json!({ "format": "draft", "rounds": 4 }));
    done(
        &mut all,
        json!({ "type": "pods", "pods": [["p1", "p2", "p3"], ["p4", "p5", "p6", "p7"]] }),
    );
    play_rounds(&mut all, 4);
    assert_eq!(last_round(&all)["byes"].as_array().unwrap().len(), 1);
}

#[test]
fn only_a_booster_draft_is_cut_to_draft_seats() {
    // Tournament Rules 8.2.
    for (format, options, bracket) in [
        ("sealed", json!({}), "standings"),
        ("turbo", json!({}), "standings"),
        ("constructed", json!({}), "standings"),
        ("draft", json!({}), "draftSeats"),
        ("draft", json!({ "playoffBracket": "standings" }), "standings"),
        ("sealed", json!({ "playoffBracket": "draftSeats" }), "draftSeats"),
    ] {
        let mut more = json!({ "format": format });
        more.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        let all = playoff(9, 8, more);
        assert_eq!(view(&all)["cut"]["bracket"], bracket, "{format} {options}");
    }
}

#[test]
fn after_a_playoff_there_is_a_final_placing() {
    let mut all = playoff(6, 4, json!({}));
    let seeds = view(&all)["cut"]["seeds"].clone();
    let swiss = parsed(&all.standings(0).unwrap());
    play_rounds(&mut all, 2);
    let placing = parsed(&all.placing());
    let places: Vec<Value> = placing
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["place"], line["to"], line["player"]]))
        .collect();
    // The first of each pair won: seeds 1 and 2, then seed 1. The losers of the semi-finals share a place.
    let expected = [
        json!([1, 1, seeds[0]]),
        json!([2, 2, seeds[1]]),
        json!([3, 4, seeds[2]]),
        json!([3, 4, seeds[3]]),
        json!([5, 5, swiss[4]["player"]]),
        json!([6, 6, swiss[5]["player"]]),
    ];
    assert_eq!(places, expected);
    let csv = all.csv("placing", 0).unwrap();
    assert!(csv.starts_with("place,player,swiss rank,points,prize\r\n1,"), "{csv}");
    assert!(csv.contains("3-4,"), "{csv}");
    assert!(all.html("placing", 0).unwrap().contains("final placing"));
}

#[test]
fn a_drop_in_a_paired_playoff_match_gives_the_opponent_a_bye() {
    // Tournament Rules 2.10.
    let mut all = playoff(6, 4, json!({}));
    pair(&mut all);
    let seeds = view(&all)["cut"]["seeds"].clone();
    done(&mut all, json!({ "type": "drop", "player": seeds[0] }));
    let table = last_round(&all)["tables"][0].clone();
    assert_eq!(
        (&table["result"]["winner"], &table["result"]["reported"]["by"]),
        (&seeds[3], &json!("drop"))
    );
    play_round(&mut all);
    pair(&mut all);
    assert_eq!(last_round(&all)["tables"][0]["players"], json!([seeds[3], seeds[1]]));
    // In a Swiss round the match stays, because its players can still play it.
    let mut all = tournament(4, json!({}));
    pair(&mut all);
    done(&mut all, json!({ "type": "drop", "player": "p1" }));
    assert!(
        last_round(&all)["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|table| table["result"].is_null())
    );
}

#[test]
fn pairings_of_the_present_playoff_round_are_checked_against_it() {
    let mut all = playoff(6, 4, json!({}));
    pair(&mut all);
    let tables = last_round(&all)["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["players"].clone())
        .collect::<Vec<_>>();
    // Equal pairings, with the tables in another order.
    done(&mut all, json!({ "type": "pairings", "round": 3, "tables": [tables[1], tables[0]] }));
    let crossed = json!([[tables[0][0], tables[1][0]], [tables[0][1], tables[1][1]]]);
    refused(
        &mut all,
        json!({ "type": "pairings", "round": 3, "tables": crossed }),
        "not-the-bracket",
        "tables",
    );
    // A round that consists of byes is not overwritten by the next round.
    let mut all = playoff(6, 4, json!({}));
    let seeds = view(&all)["cut"]["seeds"].clone();
    for seed in [2, 3] {
        done(&mut all, json!({ "type": "drop", "player": seeds[seed] }));
    }
    pair(&mut all);
    assert_eq!(last_round(&all)["byes"], json!([seeds[0], seeds[1]]));
    refused(
        &mut all,
        json!({ "type": "pairings", "round": 3, "tables": [[seeds[0], seeds[1]]] }),
        "not-the-bracket",
        "tables",
    );
    pair(&mut all);
    assert_eq!(last_round(&all)["tables"][0]["players"], json!([seeds[0], seeds[1]]));
}

#[test]
fn printed_pairings_tell_the_result_and_how_it_came_about() {
    let mut all = tournament(8, json!({}));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"], ["p5", "p6"], ["p7", "p8"]] }),
    );
    for result in [
        json!({ "table": 1, "games": [0, 0], "by": "noShow", "winner": "p1" }),
        json!({ "table": 2, "games": [0, 0], "by": "concession", "winner": "p4" }),
        json!({ "table": 3, "games": [0, 0], "by": "intentionalDraw" }),
        json!({ "table": 4, "games": [2, 1] }),
    ] {
        let mut event = json!({ "type": "result" });
        event.as_object_mut().unwrap().extend(result.as_object().unwrap().clone());
        done(&mut all, event);
    }
    let csv = all.csv("pairings", 1).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "round,table,player 1,player 2,result,winner,by");
    assert_eq!(lines[1], "1,1,Player 1,Player 2,0-0,Player 1,no-show");
    assert_eq!(lines[2], "1,2,Player 3,Player 4,0-0,Player 4,concession");
    assert_eq!(lines[3], "1,3,Player 5,Player 6,0-0,draw,agreement");
    assert_eq!(lines[4], "1,4,Player 7,Player 8,2-1,Player 7,games");
    let page = all.html("pairings", 1).unwrap();
    for told in
        ["won 2-1", "lost 1-2", "won 0-0, no-show", "lost 0-0, concession", "drew 0-0, agreement"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
}

#[test]
fn configure_changes_only_what_is_given() {
    let mut all = tournament(
        4,
        json!({ "minutes": 45, "waveFive": false, "playoff": 2, "unfinished": "tiebreak" }),
    );
    done(&mut all, json!({ "type": "configure", "options": { "rounds": 3 } }));
    let options = view(&all)["options"].clone();
    let kept = json!({ "minutes": options["minutes"], "waveFive": options["waveFive"], "playoff": options["playoff"], "unfinished": options["unfinished"] });
    assert_eq!(
        kept,
        json!({ "minutes": 45, "waveFive": false, "playoff": 2, "unfinished": "tiebreak" })
    );
    assert_eq!((&options["rounds"], &options["name"]), (&json!(3), &json!("Test")));
    // `null` resets an option.
    done(&mut all, json!({ "type": "configure", "options": { "minutes": null } }));
    assert_eq!(view(&all)["options"]["minutes"], Value::Null);
    pair(&mut all);
    done(&mut all, json!({ "type": "configure", "options": { "rounds": 2 } }));
    refused(
        &mut all,
        json!({ "type": "configure", "options": { "format": "draft" } }),
        "too-late",
        "options.format",
    );
    refused(
        &mut all,
        json!({ "type": "configure", "options": { "colour": 1 } }),
        "bad-input",
        "options.colour",
    );
    refused(
        &mut all,
        json!({ "type": "configure", "options": { "rounds": 0 } }),
        "out-of-range",
        "options.rounds",
    );
}

#[test]
fn a_cut_through_a_complete_tie_says_who_is_tied() {
    let mut all = tournament(4, json!({ "rounds": 1, "playoff": 3 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    play_round(&mut all);
    let cut = parsed(&all.cut("{}", -1.0).unwrap());
    let tie = cut["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|warning| warning["code"] == "tied-cut")
        .expect("a warning")
        .clone();
    let message = tie["message"].as_str().unwrap();
    assert!(
        message.contains("Player 2")
            && message.contains("Player 4")
            && !message.contains("Player 1"),
        "{message}"
    );
    // No warning where a tiebreaker separates them.
    let mut all = tournament(4, json!({ "rounds": 1, "playoff": 2 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    play_round(&mut all);
    assert!(!codes(&parsed(&all.cut("{}", -1.0).unwrap())).contains(&"tied-cut".to_string()));
}

#[test]
fn rounds_go_by_the_size_of_pods() {
    // 17 players are recommended five rounds; pods of six and five have three without rematches to come.
    let mut all = tournament(17, json!({ "format": "draft" }));
    all.draw_pods(8, -1.0).unwrap();
    pair(&mut all);
    assert_eq!(view(&all)["swissRounds"], 3);
    // Pods may meet: rounds for all players.
    let mut all = tournament(17, json!({ "format": "draft", "withinPods": false }));
    all.draw_pods(8, -1.0).unwrap();
    pair(&mut all);
    assert_eq!(view(&all)["swissRounds"], 5);
    // The first pairing warns about announced rounds that no pod can play without rematches.
    let mut all = tournament(8, json!({ "format": "draft", "rounds": 4 }));
    all.draw_pods(4, -1.0).unwrap();
    assert_eq!(pair(&mut all), ["rematches-ahead"]);
    let mut all = tournament(4, json!({ "rounds": 4 }));
    assert_eq!(pair(&mut all), ["rematches-ahead"]);
}

#[test]
fn a_die_rolled_at_the_table_can_be_told_to_a_match() {
    // Tournament Rules 2.2.
    for first in [0, 1] {
        let play = Match::new(&json!({ "seed": "1", "first": first }).to_string()).unwrap();
        assert_eq!(parsed(&play.view())["toAct"], first);
        assert_eq!(parsed(&Match::restore(&play.save()).unwrap().view())["toAct"], first);
    }
    assert_eq!(Match::new(r#"{ "seed": "1", "first": 2 }"#).unwrap_err().path, "first");
}

#[test]
fn penalties_come_from_any_section_and_concern_anybody() {
    let mut all = tournament(4, json!({}));
    for section in [
        "1.11", "2.3", "2.5", "2.5.1", "2.7", "2.13", "3.5", "6.1", "6.3", "6.4", "7.2", "7.7",
        "5.4",
    ] {
        done(
            &mut all,
            json!({ "type": "penalty", "player": "p1", "section": section, "penalty": "warning" }),
        );
    }
    // Spectators and officials are not players.
    done(
        &mut all,
        json!({ "type": "penalty", "person": "A spectator", "section": "1.11", "penalty": "asked to leave" }),
    );
    assert_eq!(view(&all)["penalties"][13]["person"], "A spectator");
    refused(
        &mut all,
        json!({ "type": "penalty", "section": "5.4", "penalty": "warning" }),
        "missing-field",
        "player",
    );
    refused(
        &mut all,
        json!({ "type": "penalty", "player": "p1", "section": "9.9", "penalty": "warning" }),
        "unknown-section",
        "section",
    );
}

#[test]
fn penalties_act() {
    let mut all = tournament(6, json!({ "rounds": 3 }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"], ["p5", "p6"]] }),
    );
    let penalty = |player: &str, action: &str| json!({ "type": "penalty", "player": player, "section": "5.1", "penalty": action, "action": action });
    // A lost game counts as a game won by the opponent, so a result cannot have fewer.
    done(&mut all, penalty("p1", "gameLoss"));
    assert!(
        refused(
            &mut all,
            json!({ "type": "result", "table": 1, "games": [2, 0] }),
            "impossible-result",
            "games[1]"
        )
        .contains("Player 1")
    );
    done(&mut all, json!({ "type": "result", "table": 1, "games": [2, 1] }));
    // Two lost games lose the match.
    done(&mut all, penalty("p3", "gameLoss"));
    done(&mut all, penalty("p3", "gameLoss"));
    assert_eq!(last_round(&all)["tables"][1]["result"]["winner"], "p4");
    // A match is lost by one player, then by the opponent: both have lost.
    done(&mut all, penalty("p5", "matchLoss"));
    let result = last_round(&all)["tables"][2]["result"].clone();
    assert_eq!(
        (&result["winner"], &result["games"], &result["reported"]["by"]),
        (&json!("p6"), &json!([0, 2]), &json!("penalty"))
    );
    done(&mut all, penalty("p6", "matchLoss"));
    assert_eq!(last_round(&all)["tables"][2]["result"]["reported"]["by"], "doubleLoss");
    assert_eq!(
        (standing(&all, "p5")["losses"].clone(), standing(&all, "p6")["losses"].clone()),
        (json!(1), json!(1))
    );
    // A penalty between matches applies to the next match.
    done(&mut all, penalty("p2", "gameLoss"));
    done(&mut all, penalty("p1", "matchLoss"));
    pair(&mut all);
    for table in last_round(&all)["tables"].as_array().unwrap() {
        let players = table["players"].as_array().unwrap();
        let seat = |who: &str| players.iter().position(|player| player == who);
        if let Some(seat) = seat("p1") {
            assert_eq!(table["result"]["winner"], players[1 - seat]);
        } else if let Some(seat) = seat("p2") {
            assert_eq!(table["lost"][seat], 1);
        }
    }
    // A disqualified player loses the match in progress, leaves the tournament and cannot return.
    let mut all = tournament(4, json!({}));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    done(&mut all, penalty("p1", "disqualification"));
    assert_eq!(
        (player(&all, "p1")["dropped"].clone(), player(&all, "p1")["disqualified"].clone()),
        (json!(true), json!(true))
    );
    assert_eq!(last_round(&all)["tables"][0]["result"]["winner"], "p2");
    refused(&mut all, json!({ "type": "reenter", "player": "p1" }), "disqualified", "player");
    // Both players can lose by a judge's decision.
    done(&mut all, json!({ "type": "result", "table": 2, "games": [0, 0], "by": "doubleLoss" }));
    assert_eq!(
        (standing(&all, "p3")["losses"].clone(), standing(&all, "p4")["losses"].clone()),
        (json!(1), json!(1))
    );
}

#[test]
fn a_match_of_another_length_is_reported_where_it_was_announced() {
    for games in [1, 2, 3] {
        let mut all = tournament(2, json!({ "gamesToWin": games }));
        pair(&mut all);
        let mut played = Match::new(
            &json!({ "seed": "1", "gamesToWin": games, "sideboards": "none" }).to_string(),
        )
        .unwrap();
        for _ in 0..games {
            let chooser = parsed(&played.view())["toAct"].clone();
            played
                .apply(
                    &json!({ "type": "chooseFirst", "player": chooser, "first": true }).to_string(),
                )
                .unwrap();
            played.apply(r#"{ "type": "begin" }"#).unwrap();
            played.apply(r#"{ "type": "endGame", "winner": 0 }"#).unwrap();
        }
        let players = last_round(&all)["tables"][0]["players"].clone();
        let report = played.report(1, players[0].as_str().unwrap(), players[1].as_str().unwrap());
        all.apply(&report, -1.0).unwrap();
        assert_eq!(last_round(&all)["tables"][0]["result"]["winner"], players[0]);
        let more = refused(
            &mut all,
            json!({ "type": "result", "table": 1, "games": [games + 1, 0] }),
            "out-of-range",
            "games[0]",
        );
        assert!(more.contains(&format!("0 to {games}")), "{more}");
    }
}

#[test]
fn an_empty_slip_and_a_slip_with_twenty_draws_are_refused() {
    let mut all = tournament(4, json!({}));
    pair(&mut all);
    let message = refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [0, 0] }),
        "no-games",
        "games",
    );
    assert!(message.contains("unfinished"), "{message}");
    refused(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [2, 0], "draws": 20 }),
        "out-of-range",
        "draws",
    );
    done(&mut all, json!({ "type": "result", "table": 1, "games": [0, 0], "unfinished": 1 }));
    done(
        &mut all,
        json!({ "type": "result", "table": 1, "games": [0, 0], "by": "intentionalDraw" }),
    );
}

#[test]
fn an_accepted_list_is_altered_by_a_judge_alone_and_its_versions_are_kept() {
    // Tournament Rules 2.7.
    let mut all = tournament(4, json!({}));
    let deck =
        |count: u32| json!({ "characters": ["A"], "battle": [{ "card": "Zap", "count": count }] });
    done(&mut all, json!({ "type": "registerDeck", "player": "p1", "deck": deck(1) }));
    refused(
        &mut all,
        json!({ "type": "registerDeck", "player": "p1", "deck": deck(2) }),
        "deck-accepted",
        "deck",
    );
    pair(&mut all);
    refused(
        &mut all,
        json!({ "type": "registerDeck", "player": "p1", "deck": deck(2) }),
        "deck-accepted",
        "deck",
    );
    done(
        &mut all,
        json!({ "type": "registerDeck", "player": "p1", "deck": deck(3), "reason": "a card was counted wrongly" }),
    );
    assert_eq!(parsed(&all.deck("p1", "\"official\"").unwrap())["battle"][0]["count"], 3);
    let versions = parsed(&all.deck_versions("p1", "\"official\"").unwrap());
    assert_eq!(versions[0]["deck"]["battle"][0]["count"], 1);
    assert_eq!(
        (&versions[1]["reason"], &versions[1]["round"]),
        (&json!("a card was counted wrongly"), &json!(1))
    );
    assert_eq!(all.deck_versions("p1", "\"public\"").unwrap_err().code, "private-information");
    // A first list is accepted late, which its player and officials see.
    done(&mut all, json!({ "type": "configure", "options": { "deckLists": true } }));
    done(&mut all, json!({ "type": "registerDeck", "player": "p2", "deck": deck(1) }));
    let late = |all: &Tournament, viewer: &str| {
        let players = parsed(&all.view(viewer).unwrap())["players"].clone();
        let late = |each: &&Value| each["lateDeck"] == true;
        players.as_array().unwrap().iter().filter(late).map(|each| each["id"].clone()).collect()
    };
    let (officials, everybody): (Vec<Value>, Vec<Value>) =
        (late(&all, "\"official\""), late(&all, "\"public\""));
    assert_eq!((officials, everybody.len()), (vec![json!("p2")], 0));
    // A late player is in time with a list before the first match.
    done(&mut all, json!({ "type": "addPlayer", "name": "Late", "id": "late" }));
    done(&mut all, json!({ "type": "registerDeck", "player": "late", "deck": deck(1) }));
    assert_eq!(player(&all, "late")["lateDeck"], false);
}

#[test]
fn deck_lists_are_late_after_the_announced_time() {
    let mut all = tournament(2, json!({ "deckLists": true, "deckListsUntil": 1000 }));
    let deck = json!({ "characters": [], "battle": [{ "card": "Plasma Burst", "count": 1 }] });
    for (player, at) in [("p1", 1000.0), ("p2", 1001.0)] {
        let event = json!({ "type": "registerDeck", "player": player, "deck": deck });
        all.apply(&event.to_string(), at).unwrap();
    }
    let late = |all: &Tournament, id: &str| player(all, id)["lateDeck"].clone();
    assert_eq!((late(&all, "p1"), late(&all, "p2")), (json!(false), json!(true)));
    assert_eq!(parsed(&all.deck_versions("p2", "\"official\"").unwrap())[0]["at"], json!(1001));
    // A correction does not make a list late, and a restored tournament knows the times.
    let corrected =
        json!({ "type": "registerDeck", "player": "p1", "deck": deck, "reason": "a name" });
    all.apply(&corrected.to_string(), 2000.0).unwrap();
    let restored = Tournament::restore(&all.save(), "a").unwrap();
    assert_eq!((late(&restored, "p1"), late(&restored, "p2")), (json!(false), json!(true)));
    // The time can be put off, also after the first pairing, and so can the name be corrected.
    pair(&mut all);
    done(
        &mut all,
        json!({ "type": "configure", "options": { "deckListsUntil": 3000, "name": "Cup" } }),
    );
    assert_eq!(late(&all, "p2"), json!(false));
    assert_eq!(view(&all)["options"]["name"], "Cup");
}

#[test]
fn standings_after_rounds_that_were_not_paired_are_refused() {
    let mut all = tournament(4, json!({}));
    play_rounds(&mut all, 1);
    assert!(all.standings(1).is_ok());
    for rounds in [2, 99] {
        let error = all.standings(rounds).unwrap_err();
        assert_eq!(
            (error.code, error.path.as_str()),
            ("out-of-range", "rounds"),
            "{}",
            error.message
        );
        assert_eq!(all.csv("standings", rounds).unwrap_err().code, "out-of-range");
        assert_eq!(all.html("standings", rounds).unwrap_err().code, "out-of-range");
    }
}

#[test]
fn errors_speak_of_what_was_wrong_and_what_would_be_right() {
    let message =
        |error: altmode_tournament::api::Error| (error.message.clone(), error.path.clone());
    let told = |event: Value| message(apply(&mut tournament(4, json!({})), event).unwrap_err());
    let new = |options: &str| message(Tournament::new(options, "a").unwrap_err());
    for (error, words, path) in [
        (new("5"), "an object is expected here, not a number", ""),
        (new("{}"), "\"seed\" is missing", "seed"),
        (
            new(r#"{ "seed": "1", "colour": 0 }"#),
            "there is no \"colour\" here; there are:",
            "colour",
        ),
        (
            new(r#"{ "seed": "1", "format": "chess" }"#),
            "there is no \"chess\" here; there are: constructed, sealed, draft, turbo",
            "format",
        ),
        (
            new(r#"{ "seed": "1", "rounds": "three" }"#),
            "a whole number is expected here, not a text",
            "rounds",
        ),
        (
            new(r#"{ "seed": "1", "rounds": 1.5 }"#),
            "a whole number is expected here, not a number with a fraction",
            "rounds",
        ),
        (told(json!({ "type": "dance" })), "there is no \"dance\" here; there are:", "type"),
        (told(json!({ "type": "drop" })), "\"player\" is missing", "player"),
        (told(json!({ "type": "result", "table": 1, "games": [2] })), "a list of 2", "games"),
        (
            told(json!({ "type": "pairings", "round": 1, "tables": 5 })),
            "a list is expected here, not a number",
            "tables",
        ),
        (
            told(json!({ "type": "registerDeck", "player": "p1", "deck": [] })),
            "an object is expected here, not a list",
            "deck",
        ),
    ] {
        assert!(error.0.contains(words) && error.1 == path, "{error:?}, not {words} at {path}");
        for rust in ["struct ", "enum ", "variant", "invalid", "sequence", "map", "u32", "i32", "`"]
        {
            assert!(!error.0.contains(rust), "{error:?}");
        }
    }
    // The error names the missing results.
    let mut all = tournament(6, json!({}));
    pair(&mut all);
    done(&mut all, json!({ "type": "result", "table": 2, "games": [2, 0] }));
    let error = all.pair(-1.0).unwrap_err();
    assert!(error.message.contains("tables 1 and 3"), "{}", error.message);
}
