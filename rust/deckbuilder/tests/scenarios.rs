//! Every scenario under `tests/scenarios/deckbuilder` passes.

use altmode_deckbuilder::{Deckbuilder, options::Options};
use altmode_host::{Scenario, run};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all scenario files, by path.
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
    collect(&root().join("tests/scenarios/deckbuilder"), &mut found);
    found.sort();
    found
}

/// Returns the texts of all scenario files.
pub fn texts() -> Vec<String> {
    scenarios()
        .iter()
        .map(|path| fs::read_to_string(path).expect("a scenario can be read"))
        .collect()
}

/// The last step of a scenario has an assertion, because a scenario without one cannot fail.
#[test]
fn every_scenario_ends_with_an_assertion() {
    for text in texts() {
        let scenario: altmode_json::Value = altmode_json::from_str(&text).expect("JSON");
        let last = scenario["steps"].as_array().and_then(|steps| steps.last()).expect("steps");
        assert!(
            ["expect", "events", "error", "legal", "illegal"]
                .iter()
                .any(|name| last.get(name).is_some()),
            "{}",
            scenario["name"]
        );
    }
}

#[test]
fn every_scenario_passes() {
    let rules = Deckbuilder::default();
    let mut failures = Vec::new();
    let all = scenarios();
    assert!(!all.is_empty());
    for path in all {
        let text = fs::read_to_string(&path).expect("a scenario can be read");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match Scenario::parse(&text, "deckbuilder") {
            Ok(scenario) => {
                if let Some(failure) = run(&rules, &scenario).failure {
                    let legal = failure.legal.join("; ");
                    failures.push(format!(
                        "{name}: {}: {} ({})\n  {legal}",
                        failure.path, failure.message, failure.code
                    ));
                }
            }
            Err(error) => failures.push(format!("{name}: {error}")),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Options of the set-up, which positions skip. `tests/setup.rs` shows both sides of each.
const OF_SETUP: [&str; 3] = ["bossStacks", "bossCards", "schemes"];

/// Each option has scenarios for two of its values.
#[test]
fn every_side_of_every_option_has_a_scenario() {
    let texts = texts();
    let missing: Vec<&str> = Options::NAMES
        .into_iter()
        .filter(|name| !OF_SETUP.contains(name))
        .filter(|name| {
            let values: std::collections::BTreeSet<String> = texts
                .iter()
                .filter_map(|text| altmode_json::from_str::<altmode_json::Value>(text).ok())
                .filter_map(|scenario| {
                    scenario["state"]["options"].get(name).map(ToString::to_string)
                })
                .collect();
            values.len() < 2
        })
        .collect();
    assert!(missing.is_empty(), "no scenarios with two values of {missing:?}");
}

/// Returns the text of all files of a folder and of its folders.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the sources").flatten().map(|entry| entry.path());
    entries
        .map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                fs::read_to_string(path).unwrap_or_default()
            }
        })
        .collect()
}

/// The tables of `docs/deckbuilder.md`, of the rulebook and of the base rules, name functions and scenarios that exist, and all
/// scenarios of both.
#[test]
fn the_index_of_the_rules_names_what_exists() {
    let document =
        fs::read_to_string(root().join("docs/deckbuilder.md")).expect("the document can be read");
    let files: Vec<String> = scenarios()
        .iter()
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    let source = sources(&root().join("rust/deckbuilder/src"));
    let start = document.find("## The rulebook, statement by statement").expect("the table");
    let rows = document[start..].lines().filter(|line| {
        line.starts_with("| ")
            && !line.starts_with("| section")
            && !line.starts_with("| source")
            && !line.starts_with("| ---")
    });
    let mut named = std::collections::BTreeSet::new();
    let mut count = 0;
    for row in rows {
        count += 1;
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, _, functions, cases] = cells[..] else { panic!("a row has four cells: {row}") };
        for function in functions.split('`').skip(1).step_by(2) {
            let defined = ["fn ", "struct ", "enum ", "const "]
                .iter()
                .any(|keyword| source.contains(&format!("{keyword}{function}")));
            assert!(defined, "there is no `{function}`: {row}");
        }
        for case in cases.split('`').skip(1).step_by(2) {
            assert!(files.iter().any(|file| file == case), "there is no scenario `{case}`: {row}");
            named.insert(case.to_string());
        }
    }
    assert!(count > 50, "{count} rows");
    // Other tests require the scenarios of each option and of each card.
    let has_test = |folder: &Path| folder.ends_with("options") || folder.ends_with("cards");
    for path in scenarios().iter().filter(|path| !path.parent().is_some_and(has_test)) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        assert!(named.contains(&*name), "the tables do not name the scenario `{name}`");
    }
}
