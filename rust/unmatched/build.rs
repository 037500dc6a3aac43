//! Compiles the files of battlefields and heroes from YAML to blocks of bytes. Every mistake is reported with its file and place.

use altmode_unmatched_language::{BoardSheet, Encode, HeroFile, HeroSheet, Mistake, check_boards, check_heroes, decode, encode, read};
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=boards");
    println!("cargo::rerun-if-changed=heroes");
    let mut mistakes = Vec::new();
    let (names, boards) = sheets::<BoardSheet>("boards", &mut mistakes);
    if mistakes.is_empty() {
        mistakes.extend(check_boards(&boards).into_iter().map(|mistake| told("boards", &names[mistake.file], &mistake)));
    }
    let (names, files) = sheets::<HeroFile>("heroes", &mut mistakes);
    if mistakes.is_empty() {
        mistakes.extend(check_heroes(&files).into_iter().map(|mistake| told("heroes", &names[mistake.file], &mistake)));
    }
    if !mistakes.is_empty() {
        for mistake in mistakes {
            println!("cargo::error={}", mistake.replace('\n', " "));
        }
        return;
    }

    let boards_bytes = encode(&boards);
    assert!(decode::<Vec<BoardSheet>>(&boards_bytes) == boards, "battlefields come back changed from their bytes");
    let heroes = heroes(files);
    let packed: Vec<(String, Vec<u8>)> = heroes.iter().map(|(set, hero)| (hero.id.clone(), encode(&(set.clone(), hero.clone())))).collect();
    for ((_, bytes), hero) in packed.iter().zip(&heroes) {
        assert!(decode::<(String, HeroSheet)>(bytes) == *hero, "heroes come back changed from their bytes");
    }
    let heroes_bytes = encode(&packed);

    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    let folder = Path::new(&folder);
    fs::write(folder.join("boards.bin"), &boards_bytes).expect("boards.bin can be written");
    fs::write(folder.join("heroes.bin"), &heroes_bytes).expect("heroes.bin can be written");
    let version = xxhash_rust::xxh32::xxh32(&[boards_bytes, heroes_bytes].concat(), 0);
    fs::write(folder.join("version.rs"), format!("{version:#010x}")).expect("version.rs can be written");
}

/// Returns the heroes with their boxes, in the order of their ids. Shared texts are inserted where cards refer to them.
fn heroes(files: Vec<HeroFile>) -> Vec<(String, HeroSheet)> {
    let texts: Vec<_> = files.iter().flat_map(|file| file.texts.clone()).collect();
    let mut heroes: Vec<_> = files.into_iter().flat_map(|file| file.heroes.into_iter().map(move |hero| (file.set.clone(), hero))).collect();
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

/// Returns names and contents of the files of a folder, sorted by name so that every machine builds the same bytes.
fn sheets<T: Encode>(folder: &str, mistakes: &mut Vec<String>) -> (Vec<String>, Vec<T>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    paths.sort();
    let (mut names, mut sheets) = (Vec::new(), Vec::new());
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match serde_saphyr::from_str::<altmode_json::Value>(&text) {
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

/// Returns a mistake with its file.
fn told(folder: &str, name: &str, mistake: &Mistake) -> String {
    format!("{folder}/{name}: {mistake}")
}
