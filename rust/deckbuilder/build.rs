//! Compiles the card files: YAML in, a block of bytes out. Every mistake is reported with its file and place.

use altmode_deckbuilder_language::{CardFile, check, decode, encode, read};

#[path = "../language/build/sheets.rs"]
mod sheets;
use sheets::{report, sheets, write};

fn main() {
    let mut mistakes = Vec::new();
    let (names, files) = sheets("cards", read::<CardFile>, &mut mistakes);
    if mistakes.is_empty() {
        let all: Vec<&CardFile> = files.iter().collect();
        mistakes.extend(
            check(&all).iter().map(|mistake| format!("{}: {mistake}", names[mistake.file])),
        );
    }
    if report(&mistakes) {
        return;
    }
    let bytes = encode(&files);
    assert!(decode::<Vec<CardFile>>(&bytes) == files, "cards come back changed from their bytes");
    write("cards.bin", &bytes);
    write("version.rs", format!("{:#010x}", xxhash_rust::xxh32::xxh32(&bytes, 0)));
}
