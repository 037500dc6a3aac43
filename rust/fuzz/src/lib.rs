//! Everything that reads what strangers send, as functions for fuzzers.
//!
//! Each takes any bytes and must come back: with a result, or with an error that says what was wrong. A panic, and a call
//! that takes long, is a fault. `npm run fuzz` looks for inputs with libFuzzer; the test `corpora` replays those that are
//! kept in `corpus/`.

use altmode_core::Error;
use altmode_tcg::api::{Game, Tcg};
use altmode_tcg_language::{What, Who};
use altmode_tournament::api::{Draft, Match as Series, Tournament};
use altmode_tracker::api::Match as Tracked;
use std::str::from_utf8;

/// A reader under test.
pub type Target = fn(&[u8]);

/// All of them, with the names of their corpora.
pub const TARGETS: [(&str, Target); 8] = [
    ("pack", pack),
    ("phrase", phrase),
    ("link", link),
    ("tracker", tracker),
    ("tournament", tournament),
    ("scenario", scenario),
    ("save", save),
    ("record", record),
];

/// An error that a person and a program can use.
fn checked<T>(result: Result<T, Error>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            assert!(!error.code.is_empty() && !error.message.is_empty(), "{error:?}");
            assert_ne!(error.code, "internal", "{error}");
            None
        }
    }
}

/// Plays some decisions and takes them back.
fn played(mut game: Game) {
    let before = game.hash();
    checked(game.playout(r#"{ "decisions": 30, "seed": "1" }"#));
    checked(game.view(0));
    while game.undo() {}
    assert!(before.len() == 16);
}

/// Reads a pack of cards. Catalogues live as long as the process, so few that are good are taken.
pub fn pack(data: &[u8]) {
    if let Ok(text) = from_utf8(data) {
        checked(Tcg::new().load_pack(text));
    }
}

/// Reads a phrase of the card language, and writes it back.
pub fn phrase(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    if let Ok(who) = Who::parse(text) {
        assert_eq!(Who::parse(&who.to_string()).as_ref(), Ok(&who), "{text:?}");
    }
    if let Ok(what) = What::parse(text) {
        assert_eq!(What::parse(&what.to_string()).as_ref(), Ok(&what), "{text:?}");
    }
}

/// Looks at a match, writes it and reads it again.
fn tracked(mut game: Tracked) {
    checked(game.view(0.0));
    game.history();
    checked(game.undo(0.0, ""));
    assert!(Tracked::import(&game.export(), "b").is_ok(), "an export is read again");
    if let Some(text) = checked(game.link()) {
        assert!(Tracked::from_link(&text, "b").is_ok(), "a link is read again");
    }
}

/// Reads a tracker's link; one whose checksum a forger has made right.
pub fn link(data: &[u8]) {
    if let Ok(text) = from_utf8(data) {
        checked(Tracked::from_link(text, "a")).into_iter().for_each(tracked);
    }
    let mut bytes = vec![1];
    bytes.extend_from_slice(data);
    bytes.extend_from_slice(&xxhash_rust::xxh32::xxh32(&bytes, 0).to_le_bytes());
    checked(Tracked::from_link(&base64(&bytes), "a")).into_iter().for_each(tracked);
}

/// Reads a tracker's export and its setup.
pub fn tracker(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    checked(Tracked::import(text, "a")).into_iter().for_each(tracked);
    checked(Tracked::new(text, "a", 0.0)).into_iter().for_each(tracked);
}

/// Reads a saved tournament, match and draft.
pub fn tournament(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    if let Some(mut tournament) = checked(Tournament::restore(text, "a")) {
        checked(tournament.view("\"official\""));
        checked(tournament.undo(0.0));
        checked(tournament.merge(text));
        assert!(Tournament::restore(&tournament.save(), "b").is_ok(), "a save is read again");
    }
    checked(Series::restore(text));
    checked(Draft::restore(text));
}

/// Reads a scenario and runs it.
pub fn scenario(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    checked(Tcg::new().run_scenario(text));
    checked(Tcg::new().from_scenario(text)).into_iter().for_each(played);
}

/// Reads a save; also one whose checksum a forger has made right.
pub fn save(data: &[u8]) {
    checked(Tcg::new().restore(data)).into_iter().for_each(played);
    let mut forged = data.to_vec();
    forged.extend_from_slice(&xxhash_rust::xxh32::xxh32(data, 0).to_le_bytes());
    checked(Tcg::new().restore(&forged)).into_iter().for_each(played);
}

/// Reads a record.
pub fn record(data: &[u8]) {
    if let Ok(text) = from_utf8(data) {
        checked(Tcg::new().replay(text)).into_iter().for_each(played);
    }
}

/// The letters of base64 for addresses (RFC 4648, section 5), without padding.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().enumerate().fold(0u32, |word, (place, byte)| word | u32::from(*byte) << (16 - 8 * place));
        text.extend((0..=chunk.len()).map(|place| char::from(LETTERS[(word >> (18 - 6 * place)) as usize & 63])));
    }
    text
}
