//! Compiles the files of battlefields: YAML in, one block of bytes out, every mistake named with file and place.

use altmode_unmatched_language::{BoardSheet, Mistake, Packed, check_boards, pack, read, unpack};
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=boards");
    let mut mistakes = Vec::new();
    let (names, boards) = sheets::<BoardSheet>("boards", &mut mistakes);
    if mistakes.is_empty() {
        mistakes.extend(check_boards(&boards).into_iter().map(|mistake| told("boards", &names[mistake.file], &mistake)));
    }
    if !mistakes.is_empty() {
        for mistake in mistakes {
            println!("cargo::error={}", mistake.replace('\n', " "));
        }
        return;
    }

    let bytes = pack(&boards);
    assert!(unpack::<Vec<BoardSheet>>(&bytes) == boards, "battlefields come back changed from their bytes");
    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    let folder = Path::new(&folder);
    fs::write(folder.join("boards.bin"), &bytes).expect("boards.bin can be written");
    let version = xxhash_rust::xxh32::xxh32(&bytes, 0);
    fs::write(folder.join("version.rs"), format!("{version:#010x}")).expect("version.rs can be written");
}

/// Names and contents of the files of a folder, sorted by name so that every machine builds the same bytes.
fn sheets<T: Packed>(folder: &str, mistakes: &mut Vec<String>) -> (Vec<String>, Vec<T>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    paths.sort();
    let (mut names, mut sheets) = (Vec::new(), Vec::new());
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match serde_saphyr::from_str::<serde_json::Value>(&text) {
            Ok(value) => match read(&value) {
                Ok(sheet) => {
                    names.push(name);
                    sheets.push(sheet);
                }
                Err(found) => mistakes.extend(found.iter().map(|mistake| told(folder, &name, mistake))),
            },
            Err(error) => mistakes.push(format!("{folder}/{name}: {error}")),
        }
    }
    (names, sheets)
}

/// A mistake with its file.
fn told(folder: &str, name: &str, mistake: &Mistake) -> String {
    format!("{folder}/{name}: {mistake}")
}
