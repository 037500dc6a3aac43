//! Calls that could work for minutes have a budget, and say that they ended there.

use altmode_tcg::api::Tcg;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Unoptimised and beside other tests; optimised it is a second.
const A_MOMENT: Duration = Duration::from_secs(30);

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// Eight against eight, all of which look at cards, so that no attack can be counted.
fn crowd() -> Value {
    let team = |name: &str| -> Vec<Value> { (0..8).map(|_| json!(name)).collect() };
    let deck: Vec<Value> = (1..=30).map(|number| json!(format!("w1-{number:03}"))).collect();
    let player = |name: &str| json!({ "characters": team(name), "deck": deck });
    json!({ "format": "altmode-scenario/1", "state": { "players": [player("w1-t24"), player("w1-t24")] } })
}

#[test]
fn all_forecasts_together_have_a_budget() {
    let game = Tcg::new().from_scenario(&crowd().to_string()).unwrap_or_else(|error| panic!("{error}"));
    let begin = Instant::now();
    let pairs = parsed(&game.forecast_all(0).expect("forecasts"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    let pairs = pairs.as_array().expect("a list");
    assert_eq!(pairs.len(), 64);
    for pair in pairs {
        assert_eq!(pair["exact"].as_bool(), Some(pair["why"].is_null()), "{pair}");
    }
}

#[test]
fn a_scenario_with_many_forecasts_ends_and_says_so() {
    let mut scenario = crowd();
    let step = json!({ "forecast": { "attacker": "w1-t24", "defender": "w1-t24", "expect": {} } });
    scenario["state"]["players"][0]["characters"] = json!([{ "card": "w1-t24", "as": "a" }]);
    scenario["state"]["players"][1]["characters"] = json!([{ "card": "w1-t24", "as": "b" }]);
    let mut step = step;
    step["forecast"]["attacker"] = json!("a");
    step["forecast"]["defender"] = json!("b");
    scenario["steps"] = vec![step; 400].into();
    let begin = Instant::now();
    let result = parsed(&Tcg::new().run_scenario(&scenario.to_string()).expect("a result"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(result["failure"]["code"], "too-much-work", "{result}");
}
