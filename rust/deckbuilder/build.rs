//! Compiles the card files: YAML in, a block of bytes out. Every mistake is reported with its file and place.

use altmode_deckbuilder_language::{CardFile, Mistake, check, decode, encode, read};
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=cards");
    let mut mistakes = Vec::new();
    let (names, files) = files(&mut mistakes);
    if mistakes.is_empty() {
        let all: Vec<&CardFile> = files.iter().collect();
        mistakes.extend(check(&all).into_iter().map(|mistake| told(&names[mistake.file], &mistake)));
    }
    if !mistakes.is_empty() {
        for mistake in mistakes {
            println!("cargo::error={}", mistake.replace('\n', " "));
        }
        return;
    }
    let bytes = encode(&files);
    assert!(decode::<Vec<CardFile>>(&bytes) == files, "cards come back changed from their bytes");
    let folder = env::var("OUT_DIR").expect("cargo names a folder for the output");
    let folder = Path::new(&folder);
    fs::write(folder.join("cards.bin"), &bytes).expect("cards.bin can be written");
    let version = xxhash_rust::xxh32::xxh32(&bytes, 0);
    fs::write(folder.join("version.rs"), format!("{version:#010x}")).expect("version.rs can be written");
}

/// Returns names and contents of the card files, sorted by name so that every machine builds the same bytes.
fn files(mistakes: &mut Vec<String>) -> (Vec<String>, Vec<CardFile>) {
    let entries = fs::read_dir("cards").unwrap_or_else(|error| panic!("cards: {error}"));
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    paths.sort();
    let (mut names, mut files) = (Vec::new(), Vec::new());
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match serde_saphyr::from_str::<altmode_json::Value>(&text) {
            Ok(value) => match read(&value) {
                Ok(file) => {
                    names.push(name);
                    files.push(file);
                }
                Err(found) => mistakes.extend(found.iter().map(|mistake| told(&name, mistake))),
            },
            Err(error) => mistakes.push(format!("cards/{name}: {error}")),
        }
    }
    (names, files)
}

/// Returns a mistake with its file.
fn told(name: &str, mistake: &Mistake) -> String {
    format!("cards/{name}: {mistake}")
}
