//! Parsers of untrusted input, as functions for fuzzers.
//!
//! Each target accepts any bytes and must return: with a result, or with an error that describes the problem. A panic or a slow
//! call is a fault. `npm run fuzz` searches for inputs with libFuzzer; the integration tests of this crate replay those
//! in `corpus/`.

mod play;
mod seeds;

use altmode_companion::Companion;
use altmode_core::Error;
use altmode_deckbuilder::api::{Deckbuilder, Game as Deckbuilding};
use altmode_journal::{Match as Tracked, Table};
use altmode_json::Value;
use altmode_tcg::{
    api::{Game, Tcg},
    cards,
};
use altmode_tcg_language::{CardFile, What, Who, check, read};
use altmode_tournament::api::{Draft, Match as Series, Tournament};
use altmode_tracker::Tcg as TcgTable;
use altmode_unmatched::api::{Game as Unmatching, Unmatched};
use std::str::from_utf8;

pub use play::{deckbuilder_pack_play, pack_play, unmatched_pack_play};
pub use seeds::{Seed, dictionary, seeds};

/// A function under test.
pub type Target = fn(&[u8]);

/// All targets, with the names of their corpora.
pub const TARGETS: [(&str, Target); 20] = [
    ("pack", pack),
    ("pack-play", pack_play),
    ("unmatched-pack-play", unmatched_pack_play),
    ("deckbuilder-pack-play", deckbuilder_pack_play),
    ("deck", deck),
    ("phrase", phrase),
    ("link", link),
    ("tracker", tracker),
    ("tournament", tournament),
    ("scenario", scenario),
    ("save", save),
    ("record", record),
    ("deckbuilder-pack", deckbuilder_pack),
    ("deckbuilder-save", deckbuilder_save),
    ("companion", companion),
    ("companion-link", companion_link),
    ("unmatched-pack", unmatched_pack),
    ("unmatched-scenario", unmatched_scenario),
    ("unmatched-save", unmatched_save),
    ("deck-list", deck_list),
];

/// Checks that an error is useful for a person and a program.
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

/// Plays some decisions and undoes them.
fn played(mut game: Game) {
    let before = game.hash();
    checked(game.playout(r#"{ "decisions": 30, "seed": "1" }"#));
    checked(game.view(0));
    while game.undo() {}
    assert!(before.len() == 16);
}

/// Parses and checks a pack of cards, then loads it and reads its cards. Catalogues live as long as the process, so only the
/// first valid packs of a process are loaded; the others are only parsed and checked.
pub fn pack(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let mut tcg = Tcg::new();
    if checked(tcg.load_pack(text)).is_some() {
        let pack: Value = altmode_json::from_str(text).unwrap_or_default();
        let cards = ["battle", "characters", "stratagems"]
            .into_iter()
            .filter_map(|kind| pack[kind].as_array())
            .flatten();
        for id in cards.filter_map(|card| card["id"].as_str()) {
            assert!(checked(tcg.card_get(id)).is_some(), "{id} is found");
        }
    } else if let Ok(file) =
        altmode_json::from_str(text).map_err(drop).and_then(|pack| read(&pack).map_err(drop))
    {
        let together: Vec<&CardFile> = cards::files().iter().chain([&file]).collect();
        check(&together);
    }
}

/// Reads a deck list, formats its deck and reads that again. A suggestion is a line without a problem.
pub fn deck_list(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let tcg = Tcg::new();
    let read =
        |text: &str| -> Value { altmode_json::from_str(&tcg.read_deck(text)).unwrap_or_default() };
    let reading = read(text);
    let deck = reading["deck"].to_string();
    let formatted = checked(tcg.format_deck(&deck)).expect("a deck that was read is formatted");
    assert_eq!(checked(tcg.parse_deck(&formatted)).as_ref(), Some(&deck), "{formatted}");
    let lines = reading["list"].as_str().unwrap_or_default().lines().count();
    for problem in reading["problems"].as_array().into_iter().flatten() {
        let line = problem["line"].as_i64().unwrap_or_default();
        assert!(lines == 0 || (1..=lines as i64).contains(&line), "{problem:?}");
        for suggestion in problem["suggestions"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .take(1)
        {
            let again = read(suggestion);
            let codes = again["problems"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|problem| problem["code"].as_str());
            assert!(
                codes.clone().all(|code| code == "out-of-range" || code == "too-long"),
                "{suggestion}: {again:?}"
            );
        }
    }
}

/// Parses a deck, a list of one or both, judges it and writes it again.
pub fn deck(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let tcg = Tcg::new();
    let parsed = checked(tcg.parse_deck(text));
    for deck in [Some(text.to_string()), parsed].into_iter().flatten() {
        checked(tcg.validate_deck(&deck, "constructed"));
        checked(tcg.format_deck(&deck));
        checked(tcg.deck_report(&deck));
        checked(tcg.new_game(&format!(r#"{{ "seed": "1", "players": [{deck}, {deck}] }}"#)));
    }
}

/// Parses a phrase of the card language, and writes it again.
pub fn phrase(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    if let Ok(who) = Who::parse(text) {
        assert_eq!(Who::parse(&who.to_string()).as_ref(), Ok(&who), "{text:?}");
    }
    if let Ok(what) = What::parse(text) {
        assert_eq!(What::parse(&what.to_string()).as_ref(), Ok(&what), "{text:?}");
    }
}

/// Observes a match, writes it and parses it again.
fn tracked<T: Table>(mut game: Tracked<T>) {
    checked(game.view(0.0));
    game.history();
    checked(game.undo(0.0, ""));
    checked(game.merge(&game.export()));
    checked(game.seen_by("public")).into_iter().for_each(|copy| drop(copy.export()));
    assert!(Tracked::<T>::import(&game.export(), "b").is_ok(), "an export is read again");
    if let Some(text) = checked(game.link()) {
        assert!(Tracked::<T>::from_link(&text, "b").is_ok(), "a link is read again");
    }
}

/// Parses the link of a match, also with a corrected checksum.
fn linked<T: Table>(data: &[u8]) {
    if let Ok(text) = from_utf8(data) {
        checked(Tracked::<T>::from_link(text, "a")).into_iter().for_each(tracked);
    }
    checked(Tracked::<T>::from_link(&link_of(T::LINK, data), "a")).into_iter().for_each(tracked);
}

/// Parses the export of a match and its setup.
fn exported<T: Table>(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    checked(Tracked::<T>::import(text, "a")).into_iter().for_each(tracked);
    checked(Tracked::<T>::new(text, "a", 0.0)).into_iter().for_each(tracked);
}

/// Parses a tracker's link.
pub fn link(data: &[u8]) {
    linked::<TcgTable>(data);
}

/// Parses a tracker's export and its setup.
pub fn tracker(data: &[u8]) {
    exported::<TcgTable>(data);
}

/// Parses a link of the companion.
pub fn companion_link(data: &[u8]) {
    linked::<Companion>(data);
}

/// Parses an export of the companion and its setup.
pub fn companion(data: &[u8]) {
    exported::<Companion>(data);
}

/// Parses a saved tournament, match and draft.
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

/// Parses a scenario and runs it.
pub fn scenario(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    checked(Tcg::new().run_scenario(text));
    checked(Tcg::new().from_scenario(text)).into_iter().for_each(played);
}

/// Parses a save, also with a corrected checksum.
pub fn save(data: &[u8]) {
    checked(Tcg::new().restore(data)).into_iter().for_each(played);
    checked(Tcg::new().restore(&with_checksum(data))).into_iter().for_each(played);
}

/// Parses a record.
pub fn record(data: &[u8]) {
    if let Ok(text) = from_utf8(data) {
        checked(Tcg::new().replay(text)).into_iter().for_each(played);
    }
}

/// Checks a pack of the Deck-Building Game, then loads it and reads its cards and characters if it is valid. Catalogues live as
/// long as the process, so only the first valid packs of a process are loaded.
pub fn deckbuilder_pack(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let mut deckbuilder = Deckbuilder::new();
    let Some(mistakes) = checked(deckbuilder.check_pack(text)) else { return };
    let loaded = deckbuilder.load_pack(text);
    let has_code = |code| loaded.as_ref().is_err_and(|error| error.code == code);
    // A process that has loaded its packs does not check another one.
    let agrees = has_code("too-many-packs") || has_code("bad-pack") == (mistakes != "[]");
    assert!(agrees, "the check and the loader agree: {mistakes}");
    if checked(loaded).is_none() {
        return;
    }
    let pack: Value = altmode_json::from_str(text).unwrap_or_default();
    let ids = |kind: &str| {
        pack[kind].as_array().into_iter().flatten().filter_map(|sheet| sheet["id"].as_str())
    };
    for id in ids("cards") {
        assert!(checked(deckbuilder.card_get(id)).is_some(), "{id} is found");
    }
    for id in ids("characters") {
        assert!(checked(deckbuilder.character_get(id)).is_some(), "{id} is found");
        let players = format!(
            r#"{{ "seed": "1", "players": [{{ "character": "{id}" }}], "sets": ["training", {}] }}"#,
            pack["id"]
        );
        checked(deckbuilder.new_game(&players)).into_iter().for_each(built);
    }
}

/// Parses a save of the Deck-Building Game, also with a corrected checksum.
pub fn deckbuilder_save(data: &[u8]) {
    checked(Deckbuilder::new().restore(data)).into_iter().for_each(built);
    checked(Deckbuilder::new().restore(&with_checksum(data))).into_iter().for_each(built);
}

/// Plays some decisions of the Deck-Building Game and undoes them.
fn built(mut game: Deckbuilding) {
    checked(game.playout(r#"{ "decisions": 30, "seed": "1" }"#));
    checked(game.view(0));
    while game.undo() {}
    assert!(game.hash().len() == 16);
}

/// Loads a pack for Unmatched. Catalogues live as long as the process, so only the first valid packs of a process are loaded.
pub fn unmatched_pack(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let mut unmatched = Unmatched::new();
    if checked(unmatched.load_pack(text)).is_none() {
        return;
    }
    let pack: Value = altmode_json::from_str(text).unwrap_or_default();
    for id in pack["heroes"].as_array().into_iter().flatten().filter_map(|hero| hero["id"].as_str())
    {
        assert!(checked(unmatched.hero_get(id)).is_some(), "{id} is found");
        let config = format!(
            r#"{{ "seed": "1", "players": [{{ "hero": "{id}" }}, {{ "hero": "medusa" }}] }}"#
        );
        checked(unmatched.new_game(&config)).into_iter().for_each(matched);
    }
}

/// Parses a scenario of Unmatched and runs it.
pub fn unmatched_scenario(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    checked(Unmatched::new().run_scenario(text));
    checked(Unmatched::new().from_scenario(text)).into_iter().for_each(matched);
}

/// Parses a save of Unmatched, also with a corrected checksum.
pub fn unmatched_save(data: &[u8]) {
    checked(Unmatched::new().restore(data)).into_iter().for_each(matched);
    checked(Unmatched::new().restore(&with_checksum(data))).into_iter().for_each(matched);
}

/// Plays some decisions of Unmatched and undoes them.
fn matched(mut game: Unmatching) {
    checked(game.playout(r#"{ "decisions": 30, "seed": "1" }"#));
    checked(game.view(0));
    while game.undo() {}
    assert!(game.hash().len() == 16);
}

/// Returns bytes with their checksum appended.
fn with_checksum(data: &[u8]) -> Vec<u8> {
    [data, &xxhash_rust::xxh32::xxh32(data, 0).to_le_bytes()].concat()
}

/// Returns the text of a link with these bytes. `format` is its first byte.
fn link_of(format: u8, data: &[u8]) -> String {
    base64(&with_checksum(&[&[format], data].concat()))
}

/// The letters of base64 for addresses (RFC 4648, section 5), without padding.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = chunk
            .iter()
            .enumerate()
            .fold(0u32, |word, (place, byte)| word | u32::from(*byte) << (16 - 8 * place));
        text.extend(
            (0..=chunk.len())
                .map(|place| char::from(LETTERS[(word >> (18 - 6 * place)) as usize & 63])),
        );
    }
    text
}

/// Returns the bytes that [`base64`] encoded.
fn from_base64(text: &str) -> Vec<u8> {
    let value =
        |letter: &u8| LETTERS.iter().position(|other| other == letter).unwrap_or_default() as u32;
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let word = chunk
            .iter()
            .enumerate()
            .fold(0u32, |word, (place, letter)| word | value(letter) << (18 - 6 * place));
        bytes.extend(word.to_be_bytes()[1..].iter().take(chunk.len() - 1));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_bytes_of_base64_stand_for_each_other() {
        for length in 0..9u8 {
            let bytes: Vec<u8> = (0..length).map(|number| number.wrapping_mul(91) ^ 0xf0).collect();
            assert_eq!(from_base64(&base64(&bytes)), bytes);
        }
        assert_eq!(base64(b"any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw");
    }
}
