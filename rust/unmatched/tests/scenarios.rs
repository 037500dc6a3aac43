//! Every scenario under `tests/scenarios/unmatched` passes.

use altmode_host::{Scenario, run};
use altmode_unmatched::Unmatched;
use std::{
    fs,
    path::{Path, PathBuf},
};

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
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/unmatched"), &mut found);
    found.sort();
    found
}

#[test]
fn every_scenario_passes() {
    let rules = Unmatched::default();
    let mut failures = Vec::new();
    let all = scenarios();
    assert!(!all.is_empty());
    for path in all {
        let text = fs::read_to_string(&path).expect("a scenario can be read");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match Scenario::parse(&text, "unmatched") {
            Ok(scenario) => {
                if let Some(failure) = run(&rules, &scenario).failure {
                    failures.push(format!(
                        "{name}: {}: {} ({})\n  {}",
                        failure.path,
                        failure.message,
                        failure.code,
                        failure.legal.join("; ")
                    ));
                }
            }
            Err(error) => failures.push(format!("{name}: {error}")),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
