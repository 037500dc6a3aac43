//! Packs: the published schema, the example, and errors with their places.

use altmode_deckbuilder::api::Deckbuilder;
use altmode_deckbuilder_language::CardFile;
use altmode_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn example() -> Value {
    let text = fs::read_to_string(root().join("docs/deckbuilder-packs/example.json")).expect("the example can be read");
    altmode_json::from_str(&text).expect("JSON")
}

/// `ALTMODE_REGENERATE=1 cargo test -p altmode-deckbuilder --test all packs` writes the schema anew.
#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = root().join("docs/deckbuilder-pack.schema.json");
    let mut schema = altmode_json::to_value(schemars::schema_for!(CardFile)).expect("a schema is JSON");
    schema["title"] = json!("A pack of cards of the Transformers Deck-Building Game for altmode");
    let made = format!("{}\n", altmode_json::to_string_pretty(&schema).expect("JSON"));
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, &made).expect("the schema can be written");
    }
    let published = fs::read_to_string(&path).unwrap_or_default();
    assert!(published == made, "the schema is not what the types say: run this test with ALTMODE_REGENERATE=1");
}

#[test]
fn a_pack_can_be_played() {
    let mut deckbuilder = Deckbuilder::new();
    let report: Value = altmode_json::from_str(&deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded")).expect("JSON");
    assert_eq!((&report["cards"], &report["characters"]), (&json!(1), &json!(1)));
    let config =
        json!({ "seed": "1", "sets": ["training", "my-cards"], "players": [{ "character": "my-courier" }, { "character": "x-beacon" }] });
    let game = deckbuilder.new_game(&config.to_string()).expect("a game");
    let restored = deckbuilder.restore(&game.save().expect("a save")).expect("it is restored");
    assert_eq!(restored.hash(), game.hash());
    let error = Deckbuilder::new().restore(&game.save().expect("a save")).err().expect("the pack is missing");
    assert_eq!(error.code, "missing-pack");
    let card: Value = altmode_json::from_str(&deckbuilder.card_find("Signal Flare").expect("the card")).expect("JSON");
    assert_eq!(card["text"], "Draw 1 card.\n1 Energon, Confront: Gain 2 Power.");
}

#[test]
fn a_game_from_before_a_pack_continues_without_it() {
    let mut deckbuilder = Deckbuilder::new();
    let config = json!({ "seed": "1", "sets": ["training"], "players": [{ "character": "x-beacon" }, { "character": "x-dozer" }] });
    let game = deckbuilder.new_game(&config.to_string()).expect("a game");
    deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded");
    let restored = deckbuilder.restore(&game.save().expect("a save")).expect("it is restored");
    let replayed = deckbuilder.replay(&game.record()).expect("it is replayed");
    assert_eq!([restored.hash(), replayed.hash()], [game.hash(), game.hash()]);
}

#[test]
fn mistakes_are_named_with_card_and_place() {
    let refused = |change: &dyn Fn(&mut Value), path: &str, word: &str| {
        let mut pack = example();
        change(&mut pack);
        let error = Deckbuilder::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
        assert!(error.message.contains(word), "no \"{word}\": {error}");
    };
    refused(&|pack| pack["cards"][0]["text"][0] = json!({ "play": [{ "drow": 1 }] }), "cards[0].text[0].play[0]", "drow");
    refused(&|pack| pack["cards"][0]["types"] = json!([]), "cards[0].types", "type");
    refused(&|pack| pack["cards"][0]["types"] = json!(["boss"]), "cards[0].level", "Level");
    refused(&|pack| pack["cards"][0]["cost"] = json!(99), "cards[0].cost", "20");
    refused(&|pack| pack["cards"][0]["id"] = json!("x-resolve"), "cards[0].id", "two cards");
    refused(&|pack| pack["official"] = json!(true), "official", "built-in");
    refused(&|pack| pack["cards"][0]["starter"] = json!("nobody"), "cards[0].starter", "nobody");
    refused(&|pack| pack["characters"][0]["alt"]["move"] = json!(-1), "characters[0].alt.move", "whole number");
}

#[test]
fn a_check_lists_every_mistake_and_loads_nothing() {
    let mut deckbuilder = Deckbuilder::new();
    let mistakes = |deckbuilder: &Deckbuilder, pack: &Value| -> Vec<(String, String)> {
        let list = deckbuilder.check_pack(&pack.to_string()).expect("a list");
        let list: Vec<Value> = altmode_json::from_str(&list).expect("JSON");
        list.iter()
            .map(|mistake| [&mistake["card"], &mistake["path"]].map(|part| part.as_str().unwrap_or_default().to_string()).into())
            .collect()
    };
    assert_eq!(mistakes(&deckbuilder, &example()), []);
    assert!(deckbuilder.card_find("Signal Flare").is_err(), "nothing was loaded");
    let mut pack = example();
    pack["official"] = json!(true);
    pack["cards"][0]["cost"] = json!(99);
    pack["characters"][0]["id"] = json!("un-prowl");
    let expected = [("", "official"), ("my-signal-flare", "cards[0].cost"), ("un-prowl", "characters[0].id")];
    assert_eq!(mistakes(&deckbuilder, &pack), expected.map(|(card, path)| (card.to_string(), path.to_string())));
    // A changed version of a loaded pack is checked in its place.
    deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded");
    let mut changed = example();
    changed["cards"][0]["cost"] = json!(4);
    assert_eq!(mistakes(&deckbuilder, &changed), []);
    assert_eq!(deckbuilder.check_pack("[]").expect_err("no pack").code, "bad-input");
}
