//! The checks of the workspace. All are one program, because each program is linked by itself.

use std::{
    fs,
    path::{Path, PathBuf},
};

mod arrows;
mod drawing;
mod glossary;
mod names;
mod programs;
mod prose;
mod rules_index;

/// Returns the root folder of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the crates of the workspace, as their folders below `rust`.
fn crates() -> Vec<String> {
    let manifest =
        fs::read_to_string(root().join("Cargo.toml")).expect("the manifest of the workspace");
    let (_, members) = manifest.split_once("\nmembers = [").expect("the members of the workspace");
    let (members, _) = members.split_once(']').expect("the end of the members");
    let folder = |member: &str| {
        member
            .strip_prefix("rust/")
            .unwrap_or_else(|| panic!("{member} is not below rust"))
            .to_string()
    };
    members.split('"').skip(1).step_by(2).map(folder).collect()
}
