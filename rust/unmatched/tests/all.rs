//! All integration tests of this crate in one program, because each program is linked by itself.

use std::{
    fs,
    path::{Path, PathBuf},
};

mod coverage;
mod forecast;
mod golden;
mod items;
mod packs;
mod parts;
mod perft;
mod play;
mod refusals;
mod scenarios;
mod views;
mod worlds;

/// Returns the files of all scenarios of Unmatched, by path.
fn scenario_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/unmatched");
    let entries = |folder: &Path| {
        fs::read_dir(folder)
            .expect("the folder can be read")
            .flatten()
            .map(|entry| entry.path())
            .collect::<Vec<_>>()
    };
    let mut found: Vec<PathBuf> =
        entries(&root).iter().flat_map(|folder| entries(folder)).collect();
    found.sort();
    found
}

/// Returns the text of a scenario, by the name of its file.
fn scenario_text(name: &str) -> String {
    let is_it =
        |path: &PathBuf| path.file_stem().is_some_and(|stem| stem.to_string_lossy() == name);
    let path = scenario_files()
        .into_iter()
        .find(is_it)
        .unwrap_or_else(|| panic!("there is no scenario {name}"));
    fs::read_to_string(path).expect("a scenario can be read")
}
