//! The checks of the workspace. All are one program, because each program is linked by itself.

use std::path::{Path, PathBuf};

mod arrows;
mod glossary;
mod names;
mod prose;
mod rules_index;

/// Returns the root folder of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
