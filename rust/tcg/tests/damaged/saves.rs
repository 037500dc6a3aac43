//! Saves and records that are truncated, bit-flipped, forged, of another version, or of another game.

use super::{
    game_after, games, goes_on,
    mutate::{broken_text, damaged, damages},
    parsed, says_why,
};
use altmode_json::{Value, json};
use altmode_tcg::api::{Error, Game, Tcg};
use proptest::{prelude::*, sample::Index};
use std::cell::OnceCell;

thread_local! {
    static SAVES: OnceCell<Vec<Vec<u8>>> = const { OnceCell::new() };
    static RECORDS: OnceCell<Vec<Value>> = const { OnceCell::new() };
}

/// Returns a game with decks and one from a position.
fn origins() -> Vec<Game> {
    let position = include_str!("../../../../tests/scenarios/tcg/wave-3-faq/secret-action-face-down.json");
    let mut games = games();
    games.truncate(6);
    let mut placed = Tcg::new().from_scenario(position).expect("a scenario of the project has a position");
    placed.playout(r#"{ "decisions": 3 }"#).expect("it can be played on");
    games.push(placed);
    games
}

fn save(which: Index) -> Vec<u8> {
    SAVES.with(|once| which.get(once.get_or_init(|| origins().iter().map(|game| game.save().expect("a save")).collect())).clone())
}

fn record(which: Index) -> Value {
    RECORDS.with(|once| which.get(once.get_or_init(|| origins().iter().map(|game| parsed(&game.record())).collect())).clone())
}

fn refused(save: &[u8]) -> Error {
    let error = Tcg::new().restore(save).err().expect("a damaged save is refused");
    says_why(&error);
    error
}

/// Recomputes the checksum of a changed save, as a forger would.
fn forged(mut save: Vec<u8>) -> Vec<u8> {
    let body = save.len().saturating_sub(4);
    save.truncate(body);
    let sum = xxhash_rust::xxh32::xxh32(&save, 0);
    save.extend_from_slice(&sum.to_le_bytes());
    save
}

/// Asserts that a forged save or a record is rejected, or is a playable game.
fn refused_or_playable(game: Result<Game, Error>) {
    match game {
        Err(error) => says_why(&error),
        Ok(game) => {
            for seat in [-1, 0, 1] {
                assert!(parsed(&game.observe(seat).expect("a view")).is_object());
            }
            goes_on(game);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cut_off(which: Index, length: Index) {
        let save = save(which);
        prop_assert_eq!(refused(&save[..length.index(save.len())]).code, "damaged-save");
    }

    #[test]
    fn bits_flipped(which: Index, bits in prop::collection::vec(any::<Index>(), 1..6)) {
        let original = save(which);
        let mut save = original.clone();
        for bit in bits {
            let bit = bit.index(save.len() * 8);
            save[bit / 8] ^= 1 << (bit % 8);
        }
        // One bit was flipped twice.
        if save != original {
            prop_assert_eq!(refused(&save).code, "damaged-save");
        }
    }

    #[test]
    fn bytes_put_in(which: Index, at: Index, bytes in prop::collection::vec(any::<u8>(), 1..200)) {
        let mut save = save(which);
        let at = at.index(save.len() + 1);
        save.splice(at..at, bytes);
        prop_assert_eq!(refused(&save).code, "damaged-save");
    }

    #[test]
    fn noise(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert_eq!(refused(&bytes).code, "damaged-save");
    }

    /// Forged saves with a valid checksum.
    #[test]
    fn forged_saves(which: Index, changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4), cut in prop::option::of(any::<Index>())) {
        let mut save = save(which);
        for (at, byte) in changes {
            let at = at.index(save.len());
            save[at] = byte;
        }
        if let Some(cut) = cut {
            save.truncate(cut.index(save.len()));
        }
        refused_or_playable(Tcg::new().restore(&forged(save)));
    }

    #[test]
    fn damaged_records(which: Index, damages in damages()) {
        let record = damaged(record(which), &damages);
        refused_or_playable(Tcg::new().replay(&record.to_string()));
    }

    #[test]
    fn broken_record_texts(text in broken_text(r#"{"game":"tcg","rulesVersion":1,"dataVersion":1,"start":{"Position":"{}"},"moves":[{"Action":1}]}"#.to_string())) {
        refused_or_playable(Tcg::new().replay(&text));
    }
}

/// Offset of the versions in a save: after four letters, a length and the name of the game.
const VERSIONS: usize = 4 + 1 + 3;

#[test]
fn other_versions_and_other_games_are_named() {
    let save = game_after(0, 1, 20).save().expect("a save");
    for (at, path) in [(VERSIONS, "rulesVersion"), (VERSIONS + 4, "dataVersion")] {
        let mut other = save.clone();
        other[at] ^= 0x41;
        let error = refused(&forged(other));
        assert_eq!((error.code, error.path.as_str()), ("other-version", path));
    }
    let mut foreign = save.clone();
    foreign[5..8].copy_from_slice(b"xyz");
    assert_eq!(refused(&forged(foreign)).code, "foreign-save");

    let record = parsed(&game_after(0, 1, 20).record());
    let with = |field: &str, value: Value| {
        let mut record = record.clone();
        record[field] = value;
        let error = Tcg::new().replay(&record.to_string()).err().expect("this record is refused");
        (error.code, error.path.clone())
    };
    assert_eq!(with("rulesVersion", json!(99)), ("other-version", "rulesVersion".to_string()));
    assert_eq!(with("dataVersion", json!(1)), ("other-version", "dataVersion".to_string()));
    assert_eq!(with("game", json!("unmatched")), ("foreign-record", "game".to_string()));
    assert_eq!(with("moves", json!([{ "Action": 9999 }])), ("illegal-action", "moves[0]".to_string()));
}

/// The hash of the state is at the end, before the checksum.
#[test]
fn a_save_of_moves_that_lead_elsewhere_is_refused() {
    let mut save = game_after(0, 1, 20).save().expect("a save");
    let digit = save.len() - 5;
    save[digit] = if save[digit] == b'0' { b'1' } else { b'0' };
    let error = refused(&forged(save));
    assert_eq!((error.code, error.message.as_str()), ("damaged-save", "its moves do not lead to its state"));
}

/// After a damaged save, the instance can still restore others.
#[test]
fn the_next_save_is_restored() {
    let tcg = Tcg::new();
    let game = game_after(2, 3, 30);
    let save = game.save().expect("a save");
    for cut in [0, 1, 8, save.len() / 2, save.len() - 1] {
        assert!(tcg.restore(&save[..cut]).is_err());
    }
    let restored = tcg.restore(&save).expect("the undamaged save");
    assert_eq!(restored.hash(), game.hash());
    goes_on(restored);
}

/// Random outcomes supplied by a host are part of a save, regardless of their number.
#[test]
fn a_long_position_can_be_saved() {
    let name = "n".repeat(60);
    let characters: Vec<Value> =
        (0..8).map(|number| json!({ "card": "Ironhide, Veteran Autobot", "as": format!("{name}{number}") })).collect();
    let named = |card: &str| {
        (0..70).map(|number| json!({ "card": card, "as": format!("{name}{card}{number}{}", "x".repeat(900)) })).collect::<Vec<_>>()
    };
    let scenario = json!({
        "format": "altmode-scenario/1",
        "state": { "players": [{ "characters": characters, "deck": named("Zap") }, { "characters": ["Ironhide, Veteran Autobot"] }] }
    });
    let game = Tcg::new().from_scenario(&scenario.to_string()).expect("a position");
    let save = game.save().expect("a save");
    assert!(save.len() > 65_536, "the position is not long: {}", save.len());
    assert_eq!(Tcg::new().restore(&save).expect("it is restored").hash(), game.hash());
}
