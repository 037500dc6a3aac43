//! Every scenario under `tests/scenarios/tcg` passes and fits the schema.

use altmode_tcg::api::Tcg;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All scenario files, by path.
fn scenarios() -> Vec<PathBuf> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "json") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join("tests/scenarios/tcg"), &mut found);
    found.sort();
    found
}

#[test]
fn every_scenario_passes() {
    let tcg = Tcg::new();
    let mut failures = Vec::new();
    for path in scenarios() {
        let text = fs::read_to_string(&path).expect("a scenario can be read");
        let result = match tcg.run_scenario(&text) {
            Ok(result) => result,
            Err(error) => error.to_json(),
        };
        let result: Value = serde_json::from_str(&result).expect("the result is JSON");
        if result["passed"] != true {
            failures.push(format!("{}: {result}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
