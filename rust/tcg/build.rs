//! Compiles the card files: YAML in, one block of bytes out, every mistake named with file, card and place.

use altmode_tcg_language::{CardFile, check, read};
use serde_json::Value;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=cards");
    let mut mistakes = Vec::new();
    let mut names = Vec::new();
    let mut files = Vec::new();
    for (name, text) in card_files(Path::new("cards")) {
        match file(&text) {
            Ok(file) => {
                names.push(name);
                files.push(file);
            }
            Err(found) => mistakes.extend(found.into_iter().map(|mistake| format!("cards/{name}: {mistake}"))),
        }
    }
    // A file that cannot be read would make every mention of its cards a mistake as well.
    if mistakes.is_empty() {
        mistakes.extend(check(&files).iter().map(|mistake| format!("cards/{}: {mistake}", names[mistake.file])));
    }
    if !mistakes.is_empty() {
        for mistake in mistakes {
            println!("cargo::error={}", mistake.replace('\n', " "));
        }
        return;
    }

    let bytes = postcard::to_allocvec(&files).expect("card files can be written as bytes");
    let again: Vec<CardFile> = postcard::from_bytes(&bytes).expect("the bytes of the card files can be read");
    assert!(again == files, "card files come back changed from their bytes");
    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    let folder = Path::new(&folder);
    fs::write(folder.join("cards.bin"), &bytes).expect("cards.bin can be written");
    let version = xxhash_rust::xxh32::xxh32(&bytes, 0);
    fs::write(folder.join("cards_version.rs"), format!("{version:#010x}")).expect("cards_version.rs can be written");
}

/// Name and text of every card file, sorted by name so that every machine builds the same bytes.
fn card_files(folder: &Path) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
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

/// One file; its mistakes as text.
fn file(text: &str) -> Result<CardFile, Vec<String>> {
    let value: Value = serde_saphyr::from_str(text).map_err(|error| vec![error.to_string()])?;
    read(&value).map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect())
}
