//! The indices of the rules in the documentation of the crates name functions and scenarios that exist, and every section.

use crate::root;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Sections of the Rules 1.0 and the Expanded Rules 2.0, in their order.
const TCG: [&str; 32] = [
    "Rules 1.0, Deck Building",
    "Rules 1.0, Winning",
    "Rules 1.0, Setup",
    "Rules 1.0, Taking a Turn",
    "Rules 1.0, Actions",
    "Rules 1.0, Secret Actions",
    "Rules 1.0, Upgrades",
    "Rules 1.0, Attack",
    "Rules 1.0, Battle icons",
    "Rules 1.0, Pierce",
    "Rules 1.0, Green swaps",
    "Rules 1.0, Damage",
    "Rules 1.0, KO",
    "Rules 1.0, Reshuffling Your Deck",
    "Rules 1.0, Basic Rules",
    "Expanded Rules 2.0, 1.1 Start",
    "Expanded Rules 2.0, 1.2 Main",
    "Expanded Rules 2.0, 1.3 Attack",
    "Expanded Rules 2.0, 1.3.1",
    "Expanded Rules 2.0, 1.3.2",
    "Expanded Rules 2.0, 1.3.3",
    "Expanded Rules 2.0, 1.4 Post-Attack",
    "Expanded Rules 2.0, 1.5 Ending the Turn",
    "Expanded Rules 2.0, 1.6 Ending the Game",
    "Expanded Rules 2.0, 2 Actions within Actions",
    "Expanded Rules 2.0, 3 Triggered Abilities",
    "Expanded Rules 2.0, 4 Handling Multiple Triggered Abilities",
    "Expanded Rules 2.0, 5 Shuffling Your Deck",
    "Expanded Rules 2.0, 6 Duplicate Keywords",
    "Expanded Rules 2.0, 7 Upgrade Play",
    "Expanded Rules 2.0, 8 Stratagem Targets",
    "Expanded Rules 2.0, 9 Errata",
];

/// Sections of the Core Rules, and those of the Unmatched Reference v10 that are about no single hero.
const UNMATCHED: [&str; 34] = [
    "Core Rules, Setup",
    "Core Rules, Taking a Turn",
    "Core Rules, Hand Limit",
    "Core Rules, Maneuver",
    "Core Rules, Moving",
    "Core Rules, Attack",
    "Core Rules, Combat",
    "Core Rules, Combat Damage",
    "Core Rules, Cards",
    "Core Rules, Scheme",
    "Core Rules, Exhaustion",
    "Core Rules, Recovering Health",
    "Core Rules, Defeat",
    "Core Rules, Winning the Game",
    "Core Rules, Free-for-All and Team Play",
    "Unmatched Reference v10, Cancelling Card Effects",
    "Unmatched Reference v10, Dormant Players",
    "Unmatched Reference v10, End the Turn",
    "Unmatched Reference v10, Placement",
    "Unmatched Reference v10, Setup Order",
    "Unmatched Reference v10, Blind BOOST",
    "Unmatched Reference v10, Bonus Attacks",
    "Unmatched Reference v10, Ongoing Schemes",
    "Unmatched Reference v10, Revealing Cards",
    "Unmatched Reference v10, Summoning Sidekicks",
    "Unmatched Reference v10, Battlefield Items",
    "Unmatched Reference v10, Hanging Gardens",
    "Unmatched Reference v10, Heorot",
    "Unmatched Reference v10, Naglfar",
    "Unmatched Reference v10, One-Way Paths",
    "Unmatched Reference v10, Point Pleasant",
    "Unmatched Reference v10, Santa's Workshop",
    "Unmatched Reference v10, Secret Passages",
    "Unmatched Reference v10, Multiple Heroes",
];

/// A game with an index of its rules.
struct Index {
    game: &'static str,
    sections: &'static [&'static str],
    rows: Vec<[String; 3]>,
}

/// Returns the indices of the games.
fn indices() -> [Index; 2] {
    [("tcg", &TCG[..]), ("unmatched", &UNMATCHED[..])].map(|(game, sections)| Index {
        game,
        sections,
        rows: rows(game),
    })
}

impl Index {
    /// Returns the folder of the game's sources.
    fn source(&self) -> PathBuf {
        root().join("rust").join(self.game).join("src")
    }
}

/// Returns the cells of the rows of a game's table.
fn rows(game: &str) -> Vec<[String; 3]> {
    let text = fs::read_to_string(root().join("rust").join(game).join("src/rules_index.md"))
        .expect("the index can be read");
    let rows = text.lines().skip_while(|line| !line.starts_with("| ---")).skip(1);
    rows.map(|line| {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect();
        cells
            .try_into()
            .unwrap_or_else(|cells: Vec<String>| panic!("a row has three cells: {cells:?}"))
    })
    .collect()
}

/// Returns the names in backticks.
fn names(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

fn scenario_names(folder: &Path, found: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder)
        .expect("a folder of scenarios")
        .map(|entry| entry.expect("an entry").path())
    {
        if path.is_dir() {
            scenario_names(&path, found);
        } else if let Some(name) = path.file_stem().and_then(|name| name.to_str()) {
            assert!(found.insert(name.to_string()), "two scenarios are named {name}");
        }
    }
}

#[test]
fn every_section_has_its_row() {
    for index in indices() {
        let sections: Vec<&str> = index.rows.iter().map(|[section, ..]| section.as_str()).collect();
        assert_eq!(sections, index.sections, "{}", index.game);
    }
}

#[test]
fn every_function_exists() {
    for index in indices() {
        for [section, functions, _] in &index.rows {
            let (mut source, mut named) = (String::new(), 0);
            for name in names(functions) {
                if name.ends_with(".rs") {
                    source = fs::read_to_string(index.source().join(name))
                        .unwrap_or_else(|error| panic!("{section}: {name}: {error}"));
                } else {
                    let declared = [format!("fn {name}("), format!("fn {name}<")];
                    assert!(
                        declared.iter().any(|text| source.contains(text)),
                        "{section}: there is no function {name}"
                    );
                    named += 1;
                }
            }
            assert!(named > 0, "{section} names no function");
        }
    }
}

/// Returns the text of all sources below a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder)
        .expect("a folder of sources")
        .map(|entry| entry.expect("an entry").path());
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

#[test]
fn every_scenario_and_test_exists() {
    for index in indices() {
        let mut known = BTreeSet::new();
        scenario_names(&root().join("tests/scenarios").join(index.game), &mut known);
        let tests = sources(&index.source());
        for [section, _, scenarios] in &index.rows {
            let named = names(scenarios);
            assert!(!named.is_empty(), "{section} names no scenario");
            for name in named {
                match name.strip_suffix("()") {
                    Some(test) => assert!(
                        tests.contains(&format!("fn {test}()")),
                        "{section}: there is no test {test}"
                    ),
                    None => assert!(known.contains(name), "{section}: there is no scenario {name}"),
                }
            }
        }
    }
}
