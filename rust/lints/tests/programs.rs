//! Checks that the integration tests of each crate are one program, `tests/all.rs`, which contains each of its files.
//!
//! Cargo does not search for tests in these crates (`autotests = false`), so tests in a forgotten file would never run.

use crate::{crates, root};
use std::fs;

/// Returns the files and folders of tests of a crate that no program contains.
fn forgotten(names: &[String], all: &str, manifest: &str) -> Vec<String> {
    let is_known = |name: &&String| {
        let has = |text: &str, line: &str| text.lines().any(|other| other == line);
        *name == "all"
            || has(all, &format!("mod {name};"))
            || has(manifest, &format!("name = \"{name}\""))
    };
    names.iter().filter(|name| !is_known(name)).cloned().collect()
}

#[test]
fn every_file_of_tests_is_part_of_a_program() {
    let mut programs = 0;
    for name in crates() {
        let folder = root().join("rust").join(&name);
        let Ok(entries) = fs::read_dir(folder.join("tests")) else { continue };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let sources = paths.filter(|path| {
            path.extension().is_some_and(|extension| extension == "rs")
                || path.join("mod.rs").exists()
        });
        let names: Vec<String> =
            sources.filter_map(|path| Some(path.file_stem()?.to_str()?.to_string())).collect();
        // A folder of crates, such as the example of a game.
        if names.is_empty() {
            continue;
        }
        let all = fs::read_to_string(folder.join("tests/all.rs"))
            .unwrap_or_else(|error| panic!("{name}: tests/all.rs: {error}"));
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        let forgotten = forgotten(&names, &all, &manifest);
        assert!(
            forgotten.is_empty(),
            "{name}/tests/all.rs lacks `mod` declarations of {forgotten:?}"
        );
        programs += 1;
    }
    assert!(programs > 8, "{programs} crates with integration tests");
}

#[test]
fn a_forgotten_file_is_found() {
    let names = ["all", "golden", "memory", "play"].map(str::to_string);
    assert_eq!(forgotten(&names, "mod golden;\n", "[[test]]\nname = \"memory\"\n"), ["play"]);
}
