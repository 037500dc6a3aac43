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
    let position =
        include_str!("../../../../tests/scenarios/tcg/wave-3-faq/secret-action-face-down.json");
    let mut games = games();
    games.truncate(6);
    let mut placed =
        Tcg::new().from_scenario(position).expect("a scenario of the project has a position");
    placed.playout(r#"{ "decisions": 3 }"#).expect("it can be played on");
    games.push(placed);
    games
}

fn save(which: Index) -> Vec<u8> {
    SAVES.with(|once| {
        which
            .get(once.get_or_init(|| {
                origins().iter().map(|game| game.save().expect("a save")).collect()
            }))
            .clone()
    })
}

fn record(which: Index) -> Value {
    RECORDS.with(|once| {
        which
            .get(once.get_or_init(|| origins().iter().map(|game| parsed(&game.record())).collect()))
            .clone()
    })
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

/// Changes the position that a save leads to. It ends with the position, the length and the 16 digits of the state's hash, and the
/// checksum.
fn leading_elsewhere(mut save: Vec<u8>) -> Vec<u8> {
    let digit = save.len() - 5;
    save[digit] ^= 1;
    save[digit - 17] ^= 1;
    forged(save)
}

#[test]
fn saves_and_records_of_other_versions_are_read_if_they_lead_to_their_position() {
    let tcg = Tcg::new();
    let game = game_after(0, 1, 20);
    let save = game.save().expect("a save");
    for at in [VERSIONS, VERSIONS + 4] {
        let mut other = save.clone();
        other[at] ^= 0x41;
        let other = forged(other);
        assert_eq!(tcg.restore(&other).expect("it leads to its position").hash(), game.hash());
        let elsewhere = leading_elsewhere(other);
        let error = refused(&elsewhere);
        assert_eq!((error.code, error.path.as_str()), ("other-version", "moves[19]"));
        assert_eq!(
            parsed(&tcg.read_record(&elsewhere).expect("the record"))["moves"],
            parsed(&game.record())["moves"]
        );
    }
    let mut foreign = save.clone();
    foreign[5..8].copy_from_slice(b"xyz");
    assert_eq!(refused(&forged(foreign)).code, "foreign-save");

    let record = parsed(&game.record());
    let with = |changes: &[(&str, Value)]| {
        let mut record = record.clone();
        changes.iter().for_each(|(field, value)| record[*field] = value.clone());
        tcg.replay(&record.to_string())
            .map(|game| game.hash())
            .map_err(|error| (error.code, error.path.clone()))
    };
    let unknown = || json!([{ "Action": 9999 }]);
    let hash = Ok(game.hash());
    assert_eq!(with(&[("rulesVersion", json!(99))]), hash);
    assert_eq!(with(&[("dataVersion", json!(1))]), hash);
    assert_eq!(with(&[("game", json!("unmatched"))]), Err(("foreign-record", "game".to_string())));
    // Records of the first format have neither checks nor a position.
    let first = [
        ("checks", json!("")),
        ("definitions", json!("")),
        ("reached", Value::Null),
        ("dataVersion", json!(1)),
    ];
    assert_eq!(with(&first), hash);
    assert_eq!(
        with(&[&first[..], &[("moves", unknown())]].concat()),
        Err(("other-version", "moves[0]".to_string()))
    );
    assert_eq!(
        with(&[("checks", json!("")), ("moves", unknown())]),
        Err(("illegal-action", "moves[0]".to_string()))
    );
    assert_eq!(with(&[("checks", json!("abc"))]), Err(("damaged-record", "checks".to_string())));
    // Another version finds the action at another index.
    let other = [("moves", unknown()), ("reached", Value::Null), ("rulesVersion", json!(99))];
    assert!(with(&other).is_ok());
    assert_eq!(with(&other[..2]), Err(("illegal-action", "moves[0]".to_string())));
}

#[test]
fn a_save_of_moves_that_lead_elsewhere_is_refused() {
    let error = refused(&leading_elsewhere(game_after(0, 1, 20).save().expect("a save")));
    assert_eq!(
        (error.code, error.message.as_str()),
        ("damaged-save", "this is not an undamaged save: its moves do not lead to its position")
    );
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
