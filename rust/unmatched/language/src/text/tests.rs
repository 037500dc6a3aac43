//! Checks that the texts of all heroes equal a document and are well-formed English.

use super::{card_text, hero_text};
use crate::{HeroFile, HeroSheet, read};
use std::{fmt::Write, fs, path::Path};

/// Returns all heroes by id, with shared texts inserted where cards refer to them.
fn heroes() -> Vec<HeroSheet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../heroes");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let files: Vec<HeroFile> = paths
        .iter()
        .map(|path| {
            read(
                &serde_saphyr::from_str::<altmode_json::Value>(&fs::read_to_string(path).unwrap())
                    .unwrap(),
            )
            .unwrap()
        })
        .collect();
    let texts: Vec<_> = files.iter().flat_map(|file| file.texts.clone()).collect();
    let mut heroes: Vec<HeroSheet> = files.into_iter().flat_map(|file| file.heroes).collect();
    for card in heroes.iter_mut().flat_map(|hero| &mut hero.cards) {
        if let Some(like) = &card.like {
            card.text = texts.iter().find(|text| text.id == *like).map(|text| text.text.clone());
        }
    }
    heroes.sort_by(|one, other| one.id.cmp(&other.id));
    heroes
}

/// `ALTMODE_REGENERATE=1 cargo test -p altmode-unmatched-language` writes the document anew.
#[test]
fn texts_are_those_of_the_document() {
    let mut document = String::new();
    for hero in heroes() {
        let _ = writeln!(document, "# {}\n", hero.name);
        for line in hero_text(&hero).lines() {
            let _ = writeln!(document, "    {line}");
        }
        for card in &hero.cards {
            let _ = writeln!(document, "{}", card.name);
            for line in card_text(card, Some(&hero)).lines() {
                let _ = writeln!(document, "    {line}");
            }
        }
        document.push('\n');
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text/texts.txt");
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, &document).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    let changed = written.lines().zip(document.lines()).find(|(written, now)| written != now);
    assert_eq!(changed, None, "a text has changed");
    assert_eq!(written.lines().count(), document.lines().count(), "there are more or fewer texts");
}

/// Each implemented definition has a text unless it has no effect. Sentences begin with capitals, end with full stops, and
/// contain no words of the definition language.
#[test]
fn every_text_is_well_formed() {
    for hero in heroes() {
        if hero.abilities.is_some() {
            check(&hero.name, &hero_text(&hero), false);
        }
        for card in &hero.cards {
            let Some(parts) = &card.text else { continue };
            check(
                &format!("{}, {}", hero.name, card.name),
                &card_text(card, Some(&hero)),
                parts.is_empty() && !card.tags.iter().any(|tag| tag == "Wild"),
            );
        }
    }
}

fn check(name: &str, text: &str, empty: bool) {
    assert_eq!(text.is_empty(), empty, "{name}: {text}");
    for line in text.lines() {
        assert!(
            line.starts_with(|letter: char| letter.is_uppercase()
                || letter.is_ascii_digit()
                || letter == '"'),
            "{name}: {line}"
        );
        assert!(line.ends_with('.'), "{name}: {line}");
        for wrong in [
            "  ",
            " ,",
            " .",
            "..",
            "{",
            "}",
            "[",
            "]",
            "_",
            " a a ",
            "the the ",
            ",,",
            " and and ",
            ",.",
            " your your",
            ": .",
        ] {
            assert!(!line.contains(wrong), "{name}: \"{wrong}\" in {line}");
        }
        let sentences =
            line.split(['.', '→']).map(str::trim).filter(|sentence| !sentence.is_empty());
        for sentence in sentences {
            let first = sentence.chars().next().unwrap_or('.');
            assert!(
                !first.is_lowercase()
                    || line.contains("Dr.")
                    || line.contains("Mr.")
                    || line.contains("Ms."),
                "{name}: {sentence}"
            );
        }
    }
}
