//! Tests of rounds that go otherwise than planned: players who leave the semi-finals, pairings that are withdrawn, rematches that
//! are still to come.

use crate::common::*;
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;

fn places(all: &Tournament) -> Vec<Value> {
    let lines = parsed(&all.placing());
    lines.as_array().unwrap().iter().map(|line| json!([line["place"], line["to"], line["player"], line["open"]])).collect()
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
        let (mut all, seeds) = semifinals(json!({ "thirdPlace": true, "prizes": [{ "place": 3, "prize": "4 boosters" }] }));
        if during {
            done(&mut all, json!({ "type": "drop", "player": seeds[2] }));
        }
        play_round(&mut all);
        if !during {
            done(&mut all, json!({ "type": "drop", "player": seeds[2] }));
        }
        assert_eq!(pair(&mut all), Vec::<String>::new());
        let last = last_round(&all);
        assert_eq!((&last["byes"], last["tables"].as_array().unwrap().len()), (&json!([seeds[3]]), 1));
        let expected = |final_over: bool| {
            let finalists = if final_over { [[1, 1], [2, 2]] } else { [[1, 2], [1, 2]] };
            let line = |place: usize, [from, to]: [u32; 2]| json!([from, to, seeds[place], !final_over && place < 2]);
            [line(0, finalists[0]), line(1, finalists[1]), line(3, [3, 3]), line(2, [4, 4])]
        };
        assert_eq!(places(&all)[..4], expected(false));
        play_round(&mut all);
        assert_eq!(places(&all)[..4], expected(true));
        assert_eq!(parsed(&all.placing())[2]["prizes"], json!(["4 boosters"]));
        let all_view = view(&all);
        assert_eq!((&all_view["champion"], &all_view["stage"]), (&seeds[0], &json!("over")));
        let third = &all_view["bracket"]["thirdPlace"];
        assert_eq!((&third["winner"], &third["players"], &third["table"]), (&seeds[3], &json!([seeds[3], seeds[2]]), &Value::Null));
        assert!(all.html("bracket", 0).unwrap().contains("Third place"));
        let saved = all.save();
        assert_eq!(Tournament::restore(&saved, "a").unwrap().view("\"official\"").unwrap(), all.view("\"official\"").unwrap());
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
    assert_eq!((&last_round(&all)["byes"], &places(&all)[2][1], &places(&all)[3][1]), (&json!([]), &json!(4), &json!(4)));
    let mut all = playoff(8, 3, json!({ "thirdPlace": true }));
    pair(&mut all);
    play_round(&mut all);
    pair(&mut all);
    assert_eq!((&last_round(&all)["byes"], &places(&all)[2][0], &places(&all)[2][1]), (&json!([]), &json!(3), &json!(3)));
}
