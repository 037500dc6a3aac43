//! Scenarios with damaged structure, impossible positions and invalid steps.

use super::{
    goes_on,
    mutate::{broken_text, damaged, damages},
    parsed, says_why,
};
use altmode_json::Value;
use altmode_tcg::api::Tcg;
use proptest::{prelude::*, sample::Index};
use std::{cell::OnceCell, fs, path::Path};

thread_local! {
    static SCENARIOS: OnceCell<Vec<Value>> = const { OnceCell::new() };
}

/// Returns one of the project's scenarios.
fn scenario(which: Index) -> Value {
    let all = || -> Vec<Value> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg");
        let mut paths: Vec<_> = fs::read_dir(folder)
            .expect("the folder can be read")
            .flatten()
            .flat_map(|source| {
                fs::read_dir(source.path()).expect("a folder of each source").flatten()
            })
            .map(|entry| entry.path())
            .collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
        paths.sort();
        paths
            .iter()
            .map(|path| parsed(&fs::read_to_string(path).expect("a scenario can be read")))
            .collect()
    };
    SCENARIOS.with(|once| which.get(once.get_or_init(all)).clone())
}

fn tried(text: &str) {
    let tcg = Tcg::new();
    match tcg.from_scenario(text) {
        Err(error) => says_why(&error),
        Ok(game) => {
            for seat in [-1, 0, 1] {
                assert!(parsed(&game.view(seat).expect("a view")).is_object());
            }
            goes_on(game);
        }
    }
    match tcg.run_scenario(text) {
        Err(error) => says_why(&error),
        Ok(result) => {
            let result = parsed(&result);
            // A failed scenario reports path and reason.
            if result["passed"] != true {
                for field in ["code", "message", "path"] {
                    assert!(
                        result["failure"][field].as_str().is_some_and(|text| !text.is_empty()),
                        "no {field}: {result}"
                    );
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_scenarios(which: Index, damages in damages()) {
        tried(&damaged(scenario(which), &damages).to_string());
    }

    /// Damages only the position, because most checks of scenarios concern it.
    #[test]
    fn damaged_positions(which: Index, damages in damages()) {
        let mut scenario = scenario(which);
        scenario["state"] = damaged(scenario["state"].clone(), &damages);
        tried(&scenario.to_string());
    }

    /// The players of one scenario with the steps of another.
    #[test]
    fn steps_of_another(here: Index, there: Index) {
        let mut scenario = self::scenario(here);
        scenario["steps"] = self::scenario(there)["steps"].clone();
        tried(&scenario.to_string());
    }

    #[test]
    fn broken_texts(text in broken_text(r#"{"format":"altmode-scenario/1","state":{"players":[{"characters":["Ironhide, Veteran Autobot"]},{}]}}"#.to_string())) {
        tried(&text);
    }
}
