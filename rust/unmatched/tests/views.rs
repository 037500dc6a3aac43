//! Views of the seats.

use altmode_json::{Value, json};
use altmode_unmatched::api::Unmatched;

/// Returns a position with cards in every zone.
fn position() -> String {
    json!({
        "format": "altmode-scenario/1", "game": "unmatched",
        "state": { "board": "navy-pier", "items": [{ "item": "Parking Meter", "at": "P04" }], "players": [
            { "hero": "sinbad", "fighters": [{ "fighter": "sinbad", "at": "P04" }], "hand": ["Exploit"], "deck": ["Feint"], "discard": ["Feint"] },
            { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "P30" }], "hand": ["Dash"], "deck": ["Snipe"],
              "discard": ["Gaze of Stone", "Feint"] },
        ] },
    })
    .to_string()
}

/// All players may look through all discard piles at any time (Core Rules, ruling um-0049). Hands are hidden, items are open.
#[test]
fn discard_piles_and_items_are_public_and_hands_are_not() {
    let game = Unmatched::new().from_scenario(&position()).expect("a position");
    for seat in 0..2 {
        let view: Value = altmode_json::from_str(&game.observe(seat).expect("a view")).expect("JSON");
        let players = view["players"].as_array().expect("players");
        let names = |zone: &Value| zone.as_array().expect("cards").iter().map(|card| card["name"].clone()).collect::<Vec<_>>();
        assert_eq!(names(&players[1]["discard"]), ["Gaze of Stone", "Feint"]);
        assert_eq!(names(&players[0]["discard"]), ["Feint"]);
        let other = &players[1 - seat as usize];
        assert_eq!(names(&other["hand"]), [Value::Null], "seat {seat}");
        assert_eq!(view["items"], json!([{ "item": "Parking Meter", "at": "P04" }]));
    }
}

/// Cards, heroes and events have sentences.
#[test]
fn cards_heroes_and_events_have_texts() {
    let unmatched = Unmatched::new();
    let read = |text: String| -> Value { altmode_json::from_str(&text).expect("JSON") };
    let card = read(unmatched.card_get("medusa/feint").expect("a card"));
    assert_eq!(card["text"], "Immediately → Cancel the effects of your opponent's card.");
    assert!(read(unmatched.hero_get("medusa").expect("a hero"))["text"].as_str().is_some_and(|text| text.contains("→")));
    let board = read(unmatched.board_get("navy-pier").expect("a board"));
    let tokens = board["special"]["items"]["tokens"].as_array().expect("tokens");
    assert!(tokens.iter().all(|token| token["text"].as_str().is_some_and(|text| text.ends_with('.'))), "{tokens:?}");
    let mut game = unmatched.from_scenario(&position()).expect("a position");
    let events = read(game.apply(r#"{"type":"maneuver"}"#, None).expect("a maneuver"));
    assert_eq!(events[1]["text"], "Player 1 draws Feint.");
}
