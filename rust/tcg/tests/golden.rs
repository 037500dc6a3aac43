//! Replays the recorded games of `tests/golden`, which WebAssembly recorded: after every decision the hash and all views must be
//! identical, byte for byte.

use altmode_json::Value;
use altmode_tcg::api::{Game, Tcg};
use std::{collections::BTreeSet, fs, path::Path};

#[path = "../../../tests/golden/previous.rs"]
mod previous;

fn records() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let read = |path: &Path| {
        altmode_json::from_str(&fs::read_to_string(path).expect("a record can be read"))
            .expect("a record is JSON")
    };
    files.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

/// Returns a digest of a state's hash and all its views, as computed by tests/golden/digest.js (FNV-1a).
fn digest(game: &Game) -> String {
    let mut sum = 0x811C_9DC5u32;
    let mut add = |text: &str| {
        sum = text.bytes().fold(sum, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    };
    add(&game.hash());
    for seat in [0, 1, -1] {
        add(&game.view(seat).expect("a view"));
    }
    format!("{sum:08x}")
}

/// With ALTMODE_REGENERATE=1 the games are recorded again with their decks: with the same moves as long as these are legal, and
/// with other ones where a change of the rules leads elsewhere. `scripts/record-golden.mjs` also makes new decks.
#[test]
fn recorded_games_go_the_same_way() {
    let tcg = Tcg::new();
    for (name, record) in records() {
        if std::env::var_os("ALTMODE_REGENERATE").is_some() {
            fs::write(&name, record_again(&tcg, record)).expect("the record can be written");
            continue;
        }
        let mut game = tcg
            .new_game(&record["config"].to_string())
            .unwrap_or_else(|error| panic!("{name}: {}", error.to_json()));
        let moves = record["moves"].as_array().expect("moves");
        let digests: Vec<&str> = record["digests"].as_str().expect("digests").split(' ').collect();
        assert_eq!(digests.len(), moves.len() + 1, "{name}");
        assert_eq!(digest(&game), digests[0], "{name}: the beginning");
        for (number, action) in moves.iter().enumerate() {
            let action = action.as_u64().expect("the number of an action") as u32;
            game.apply_id(action).unwrap_or_else(|error| {
                panic!("{name}, decision {}: {}", number + 1, error.to_json())
            });
            assert_eq!(digest(&game), digests[number + 1], "{name}: after decision {}", number + 1);
        }
        assert_eq!(game.to_act(), -1, "{name}: the game is over");
    }
}

#[test]
fn saves_and_records_of_earlier_versions_lead_to_their_positions() {
    let reads = previous::Reads {
        restore: |save| Tcg::new().restore(save),
        replay: |record| Tcg::new().replay(record),
        read_record: |save| Tcg::new().read_record(save),
    };
    previous::check("tcg", reads);
}

/// Returns the text of a record with the moves and digests of today.
fn record_again(tcg: &Tcg, mut record: Value) -> String {
    let mut game = tcg
        .new_game(&record["config"].to_string())
        .unwrap_or_else(|error| panic!("{}", error.to_json()));
    let before: Vec<u64> =
        record["moves"].as_array().expect("moves").iter().filter_map(Value::as_u64).collect();
    let (mut moves, mut digests) = (Vec::new(), vec![digest(&game)]);
    while game.to_act() >= 0 {
        let legal: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
        let ids: Vec<u64> = legal
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|action| action["id"].as_u64())
            .collect();
        let same = before.get(moves.len()).copied().filter(|id| ids.contains(id));
        let id = same.unwrap_or_else(|| ids[moves.len() * 7 % ids.len()]);
        game.apply_id(id as u32).expect("a legal action");
        moves.push(id);
        digests.push(digest(&game));
    }
    record["moves"] = moves.into();
    record["digests"] = digests.join(" ").into();
    format!("{record}\n")
}

/// Every implemented card is in a recorded game.
#[test]
fn every_card_is_in_a_recorded_game() {
    let records = records();
    assert!(records.len() >= 50, "there are {} records", records.len());
    let mut in_decks = BTreeSet::new();
    for (_, record) in &records {
        for deck in record["config"]["players"].as_array().expect("two decks") {
            for list in ["characters", "stratagems", "outside"] {
                in_decks.extend(
                    deck[list]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .filter_map(Value::as_str)
                        .map(str::to_string),
                );
            }
            in_decks.extend(
                deck["battle"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|entry| entry["card"].as_str())
                    .map(str::to_string),
            );
        }
    }
    let cards: Vec<Value> =
        altmode_json::from_str(&Tcg::new().cards_all()).expect("the catalogue is JSON");
    let playable = |card: &&Value| {
        card["implemented"] == true && card["banned"] != true && card["reprintOf"].is_null()
    };
    let missing: Vec<&str> = cards
        .iter()
        .filter(playable)
        .filter(|card| match card["kind"].as_str() {
            Some("combiner") => card["parts"].as_array().is_some_and(|parts| {
                parts.iter().all(|part| {
                    cards.iter().any(|other| other["id"] == *part && other["implemented"] == true)
                }) && !parts.iter().filter_map(Value::as_str).all(|part| in_decks.contains(part))
            }),
            Some("stratagem") => {
                let about = cards.iter().any(|other| {
                    other["implemented"] == true && other["fullName"] == card["target"]
                });
                about && !card["id"].as_str().is_some_and(|id| in_decks.contains(id))
            }
            _ => !card["id"].as_str().is_some_and(|id| in_decks.contains(id)),
        })
        .filter_map(|card| card["fullName"].as_str())
        .collect();
    assert!(missing.is_empty(), "in no recorded game: {}", missing.join("; "));
}
