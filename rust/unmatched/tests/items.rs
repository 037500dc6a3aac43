//! Item tokens of other battlefields that are mixed in (Unmatched Reference v10, Battlefield Items).

use altmode_json::{Value, json};
use altmode_unmatched::{Unmatched as Rules, api};
use std::collections::BTreeSet;

/// The battlefields with item tokens.
const WITH_ITEMS: [&str; 5] =
    ["helicarrier", "hells-kitchen", "navy-pier", "sanctum-sanctorum", "the-raft"];

fn config(seed: u32, board: &str, items: &Value) -> String {
    let players = json!([{ "hero": "medusa" }, { "hero": "sinbad" }]);
    json!({ "seed": seed.to_string(), "board": board, "players": players, "items": items })
        .to_string()
}

/// Returns the names of the tokens that lie on the battlefield.
fn lie(game: &api::Game) -> Vec<String> {
    let view: Value = altmode_json::from_str(&game.observe(-1).expect("a view")).expect("JSON");
    let name = |item: &Value| item["item"].as_str().expect("a name").to_string();
    view["items"].as_array().expect("items").iter().map(name).collect()
}

/// Returns the names of all tokens that lie on a battlefield in one of many games.
fn lie_ever(board: &str, items: &Value) -> BTreeSet<String> {
    let unmatched = api::Unmatched::new();
    (1..200)
        .flat_map(|seed| lie(&unmatched.new_game(&config(seed, board, items)).expect("a game")))
        .collect()
}

#[test]
fn item_tokens_of_other_battlefields_are_drawn_and_fill_the_spaces() {
    let own = lie_ever("navy-pier", &json!([]));
    assert_eq!(own.len(), 6, "{own:?}");
    let two = lie_ever("navy-pier", &json!(["the-raft"]));
    assert!(two.len() == 12 && two.is_superset(&own) && two.contains("Food Tray"), "{two:?}");
    assert_eq!(lie_ever("navy-pier", &json!("all")), lie_ever("the-raft", &json!(WITH_ITEMS)));
    let game =
        api::Unmatched::new().new_game(&config(1, "navy-pier", &json!("all"))).expect("a game");
    assert_eq!(lie(&game).len(), 6);
}

#[test]
fn games_with_mixed_item_tokens_are_saved_and_recorded() {
    let unmatched = api::Unmatched::new();
    let mut game = unmatched.new_game(&config(5, "hells-kitchen", &json!("all"))).expect("a game");
    (0..12).for_each(|_| drop(game.apply_id(0).expect("a legal action")));
    let restored =
        api::Game::restore(Rules::default(), &game.save().expect("a save")).expect("a game");
    let replayed = api::Game::replay(Rules::default(), &game.record()).expect("a game");
    assert_eq!([restored.hash(), replayed.hash()], [game.hash(), game.hash()]);
    assert_eq!([lie(&restored), lie(&replayed)], [lie(&game), lie(&game)]);
}

#[test]
fn item_tokens_that_cannot_be_mixed_in_are_refused() {
    let refused = |board: &str, items: &Value, code: &str, path: &str| {
        let error =
            api::Unmatched::new().new_game(&config(1, board, items)).err().expect("it is refused");
        assert_eq!((error.code, error.path.as_str()), (code, path), "{error}");
    };
    refused("marmoreal", &json!("all"), "no-items", "items");
    refused("navy-pier", &json!(["marmoreal"]), "unknown-board", "items[0]");
    refused("navy-pier", &json!(["the-raft", "the-moon"]), "unknown-board", "items[1]");
    refused("navy-pier", &json!(["the-raft", 7]), "bad-input", "items[1]");
    refused("navy-pier", &json!("some"), "bad-input", "items");
}
