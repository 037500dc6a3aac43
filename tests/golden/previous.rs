//! Saves and records of earlier versions (`tests/golden/previous`), read by the test `golden.rs` of each game's crate.

use altmode_core::Result;
use altmode_host::{Game, Hosted};
use altmode_json::Value;
use std::{fs, path::PathBuf};

/// Fields of the referee's view by which a position is recognised, as in tests/golden/digest.js.
const LASTING: [&str; 12] = [
    "turn", "active", "toAct", "card", "fighter", "hero", "at", "health", "damage", "tapped",
    "mode", "zone",
];

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

/// Returns a number for a position that does not depend on the version, as `positionOf` in tests/golden/digest.js.
fn position<G: Hosted>(game: &Game<G>, system: &str) -> String {
    fn add(sum: &mut u32, system: &str, name: &str, value: &Value) {
        // Only the first versions of the TCG named the source of a question, and none had a sentence.
        if name == "sentence" || name == "source" && system != "tcg" {
            return;
        }
        let (fields, list) = (value.as_object(), value.as_array());
        if LASTING.contains(&name) && fields.is_none() && list.is_none() {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
            let bytes = [name, " ", &text, ";"].concat().into_bytes();
            *sum = bytes
                .into_iter()
                .fold(*sum, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        }
        fields.into_iter().flatten().for_each(|(name, value)| add(sum, system, name, value));
        // JavaScript names the entries of a list by their numbers.
        list.into_iter().flatten().for_each(|value| add(sum, system, "", value));
    }
    let mut sum = 0x811C_9DC5;
    add(&mut sum, system, "", &parsed(&game.observe(-1).expect("a view")));
    format!("{sum:08x}")
}

/// The functions of a game's facade that read saves and records.
pub struct Reads<G: Hosted> {
    pub restore: fn(&[u8]) -> Result<Game<G>>,
    pub replay: fn(&str) -> Result<Game<G>>,
    pub read_record: fn(&[u8]) -> Result<String>,
}

/// Reads the saves and records of all earlier versions, and asserts that they lead to the positions that those versions reached.
/// A rule that was mended since can lead elsewhere, which the error says; most games are not about such a rule.
pub fn check<G: Hosted>(system: &str, reads: Reads<G>) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/previous");
    let versions = fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("an entry").path());
    let versions: Vec<PathBuf> = versions.filter(|path| path.is_dir()).collect();
    assert!(!versions.is_empty());
    for version in versions {
        let path = version.join(system).with_extension("json");
        let entries = parsed(&fs::read_to_string(&path).expect("the saves can be read"));
        let entries = entries.as_array().expect("a list");
        assert!(entries.len() > 10, "{}: {} saves", path.display(), entries.len());
        let mut elsewhere = 0;
        for entry in entries {
            let place = format!("{}, {}", path.display(), entry["of"]);
            let save = bytes(entry["save"].as_str().expect("a save"));
            let fails = |error: altmode_core::Error| -> Game<G> { panic!("{place}: {error}") };
            let record = parsed(
                &(reads.read_record)(&save).unwrap_or_else(|error| panic!("{place}: {error}")),
            );
            for field in ["game", "start", "moves"] {
                assert_eq!(
                    record[field], entry["record"][field],
                    "{place}: the record of the save"
                );
            }
            let restored = match (reads.restore)(&save) {
                Ok(restored) => restored,
                Err(error) => {
                    assert_eq!(error.code, "other-version", "{place}: {error}");
                    assert!(
                        error.path.starts_with("moves[") && error.message.contains("of the rules"),
                        "{place}: {error}"
                    );
                    elsewhere += 1;
                    continue;
                }
            };
            // The first format has no position that the engine could compare.
            if position(&restored, system) != entry["position"] {
                assert!(entry["record"]["reached"].is_null(), "{place}: another position");
                elsewhere += 1;
                continue;
            }
            assert_eq!(
                restored.to_act(),
                entry["toAct"].as_i64().unwrap_or(-1) as i32,
                "{place}: another seat acts"
            );
            same(
                &restored,
                &(reads.replay)(&entry["record"].to_string()).unwrap_or_else(fails),
                &place,
            );
            // Written again, by this version.
            same(
                &restored,
                &(reads.restore)(&restored.save().expect("a save")).unwrap_or_else(fails),
                &place,
            );
            same(&restored, &(reads.replay)(&restored.record()).unwrap_or_else(fails), &place);
        }
        assert!(
            elsewhere * 3 < entries.len(),
            "{}: {elsewhere} of {} saves lead elsewhere",
            path.display(),
            entries.len()
        );
    }
}

fn same<G: Hosted>(one: &Game<G>, other: &Game<G>, place: &str) {
    assert_eq!(one.hash(), other.hash(), "{place}");
    for viewer in [-1, 0] {
        assert_eq!(
            one.view(viewer).expect("a view"),
            other.view(viewer).expect("a view"),
            "{place}"
        );
    }
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digits: Vec<u32> =
        hexadecimal.chars().map(|digit| digit.to_digit(16).expect("a digit")).collect();
    digits.as_chunks::<2>().0.iter().map(|[high, low]| (high << 4 | low) as u8).collect()
}
