//! Results that players report by signed links.

use crate::common::*;
use altmode_json::{Value, json};
use altmode_tournament::api::{Tournament, sign_report};

const KEY: &str = "000102030405060708090a0b0c0d0e0f";

fn opened() -> Tournament {
    let mut all = tournament(4, json!({ "rounds": 3 }));
    done(&mut all, json!({ "type": "openReports", "key": KEY }));
    done(
        &mut all,
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]] }),
    );
    all
}

/// Returns the signed claim of a player's device.
fn claim(all: &Tournament, table: u32, player: &str, result: Value) -> Value {
    let slip = all.report_slip(0, table, player).unwrap();
    parsed(&sign_report(&slip, &result.to_string()).unwrap())
}

#[test]
fn a_result_counts_when_both_report_the_same() {
    let mut all = opened();
    let one = claim(&all, 1, "p1", json!({ "games": [2, 1] }));
    done(&mut all, one);
    assert_eq!(last_round(&all)["tables"][0]["result"], Value::Null);
    let open = view(&all)["open"][0].clone();
    assert_eq!((&open["kind"], &open["players"]), (&json!("confirmation"), &json!(["p2"])));
    // Different reports are a dispute, and a later report replaces an earlier one.
    let other = claim(&all, 1, "p2", json!({ "games": [1, 2] }));
    done(&mut all, other);
    assert_eq!(view(&all)["open"][0]["kind"], "dispute");
    let other = claim(&all, 1, "p2", json!({ "games": [2, 1] }));
    done(&mut all, other.clone());
    let table = last_round(&all)["tables"][0].clone();
    assert_eq!(
        (&table["result"]["games"], &table["result"]["winner"]),
        (&json!([2, 1]), &json!("p1"))
    );
    refused(&mut all, other, "has-result", "table");
    // Only officials see the reports.
    let mut all = opened();
    let one = claim(&all, 1, "p1", json!({ "games": [2, 1] }));
    done(&mut all, one);
    assert_eq!(view(&all)["rounds"][0]["tables"][0]["claims"][0]["games"], json!([2, 1]));
    assert!(
        parsed(&all.view("\"public\"").unwrap())["rounds"][0]["tables"][0]["claims"][0].is_null()
    );
    assert!(!all.view("\"public\"").unwrap().contains(KEY));
}

#[test]
fn nobody_reports_for_somebody_else_or_another_match() {
    let mut all = opened();
    let honest = claim(&all, 1, "p1", json!({ "games": [2, 0] }));
    for (field, value) in [
        ("games", json!([0, 2])),
        ("by", json!("concession")),
        ("draws", json!(1)),
        ("signature", json!("00".repeat(16))),
    ] {
        let mut forged = honest.clone();
        forged[field] = value;
        if field == "by" {
            forged["winner"] = json!("p1");
        }
        refused(&mut all, forged, "bad-signature", "signature");
    }
    let mut other = honest.clone();
    (other["player"], other["signature"]) = (json!("p2"), honest["signature"].clone());
    refused(&mut all, other, "bad-signature", "signature");
    let mut elsewhere = honest.clone();
    elsewhere["table"] = json!(2);
    refused(&mut all, elsewhere, "not-in-match", "player");
    assert_eq!(all.report_slip(1, 2, "p1").unwrap_err().code, "not-in-match");
    // An impossible result is rejected, as if the organiser reported it.
    let empty = claim(&all, 1, "p1", json!({ "games": [0, 0] }));
    refused(&mut all, empty, "no-games", "games");
    let slip = all.report_slip(1, 1, "p1").unwrap();
    assert_eq!(
        sign_report(&slip, r#"{ "games": [0, 0], "by": "noShow" }"#).unwrap_err().path,
        "result.by"
    );
    assert_eq!(sign_report("{}", r#"{ "games": [2, 0] }"#).unwrap_err().path, "slip.tournament");
    let closed = tournament(2, json!({}));
    assert_eq!(closed.report_slip(1, 1, "p1").unwrap_err().code, "reports-closed");
    refused(
        &mut tournament(2, json!({})),
        json!({ "type": "openReports", "key": "00" }),
        "bad-key",
        "key",
    );
}

#[test]
fn reports_taken_in_by_different_devices_are_merged() {
    let mut one = opened();
    let mut other = Tournament::restore(&one.save(), "b").unwrap();
    let claims = [
        claim(&one, 2, "p3", json!({ "games": [0, 2] })),
        claim(&one, 2, "p4", json!({ "games": [0, 2] })),
    ];
    done(&mut one, claims[0].clone());
    done(&mut other, claims[1].clone());
    assert!(
        last_round(&one)["tables"][1]["result"].is_null()
            && last_round(&other)["tables"][1]["result"].is_null()
    );
    one.merge(&other.save()).unwrap();
    other.merge(&one.save()).unwrap();
    for device in [&one, &other] {
        assert_eq!(last_round(device)["tables"][1]["result"]["winner"], "p4");
    }
    assert_eq!(view(&one)["rounds"], view(&other)["rounds"]);
}
