//! Reads the card files for the build scripts of the engine and of the tracker.

use altmode_json::Value;
use altmode_tcg_language::{CardFile, read};
use std::fs;
use std::path::Path;

/// Returns name and text of every card file, sorted by name so that builds are reproducible.
pub fn card_files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<(String, String)> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// Parses one file, or returns its mistakes as text.
pub fn file(text: &str) -> Result<CardFile, Vec<String>> {
    let value: Value = serde_saphyr::from_str(text).map_err(|error| vec![error.to_string()])?;
    read(&value).map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect())
}
