//! Compiles the files of battlefields and heroes from YAML to blocks of bytes. Every mistake is reported with its file and place.

use altmode_unmatched_language::{
    BoardSheet, HeroFile, HeroSheet, check_boards, check_heroes, decode, encode, read,
};

#[path = "../language/build/sheets.rs"]
mod sheets;
use sheets::{report, sheets, write};

fn main() {
    let mut mistakes = Vec::new();
    let (names, boards) = sheets("boards", read::<BoardSheet>, &mut mistakes);
    if mistakes.is_empty() {
        mistakes.extend(
            check_boards(&boards)
                .iter()
                .map(|mistake| format!("{}: {mistake}", names[mistake.file])),
        );
    }
    let (names, files) = sheets("heroes", read::<HeroFile>, &mut mistakes);
    if mistakes.is_empty() {
        mistakes.extend(
            check_heroes(&files)
                .iter()
                .map(|mistake| format!("{}: {mistake}", names[mistake.file])),
        );
    }
    if report(&mistakes) {
        return;
    }

    let boards_bytes = encode(&boards);
    assert!(
        decode::<Vec<BoardSheet>>(&boards_bytes) == boards,
        "battlefields come back changed from their bytes"
    );
    let heroes = heroes(files);
    let packed: Vec<(String, Vec<u8>)> = heroes
        .iter()
        .map(|(set, hero)| (hero.id.clone(), encode(&(set.clone(), hero.clone()))))
        .collect();
    for ((_, bytes), hero) in packed.iter().zip(&heroes) {
        assert!(
            decode::<(String, HeroSheet)>(bytes) == *hero,
            "heroes come back changed from their bytes"
        );
    }
    let heroes_bytes = encode(&packed);

    write("boards.bin", &boards_bytes);
    write("heroes.bin", &heroes_bytes);
    let version = xxhash_rust::xxh32::xxh32(&[boards_bytes, heroes_bytes].concat(), 0);
    write("version.rs", format!("{version:#010x}"));
}

/// Returns the heroes with their boxes, in the order of their ids. Shared texts are inserted where cards refer to them.
fn heroes(files: Vec<HeroFile>) -> Vec<(String, HeroSheet)> {
    let texts: Vec<_> = files.iter().flat_map(|file| file.texts.clone()).collect();
    let mut heroes: Vec<_> = files
        .into_iter()
        .flat_map(|file| file.heroes.into_iter().map(move |hero| (file.set.clone(), hero)))
        .collect();
    for (_, hero) in &mut heroes {
        for card in &mut hero.cards {
            if let Some(like) = card.like.take() {
                card.text = texts.iter().find(|text| text.id == like).map(|text| text.text.clone());
            }
        }
    }
    heroes.sort_by(|one, other| one.1.id.cmp(&other.1.id));
    heroes
}
