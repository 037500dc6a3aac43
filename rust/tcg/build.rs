//! Compiles the card files: YAML in, one block of bytes out, every mistake named with file, card and place.

use altmode_tcg_language::{check, pack, unpack};
use std::path::Path;
use std::{env, fs};

#[path = "build/card_files.rs"]
mod card_files;
use card_files::{card_files, file};

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

    let bytes = pack(&files);
    assert!(unpack(&bytes) == files, "card files come back changed from their bytes");
    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    let folder = Path::new(&folder);
    fs::write(folder.join("cards.bin"), &bytes).expect("cards.bin can be written");
    let version = xxhash_rust::xxh32::xxh32(&bytes, 0);
    fs::write(folder.join("cards_version.rs"), format!("{version:#010x}")).expect("cards_version.rs can be written");
}
