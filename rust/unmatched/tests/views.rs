//! Views of the seats.

use crate::scenario_text;
use altmode_core::{Io, Rules};
use altmode_json::{Value, json};
use altmode_unmatched::{
    Unmatched as TheRules,
    api::{Game, Unmatched},
    start::{Setup, Start},
    view::observe,
};

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
        let view: Value =
            altmode_json::from_str(&game.observe(seat).expect("a view")).expect("JSON");
        let players = view["players"].as_array().expect("players");
        let names = |zone: &Value| {
            zone.as_array()
                .expect("cards")
                .iter()
                .map(|card| card["name"].clone())
                .collect::<Vec<_>>()
        };
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
    assert!(
        read(unmatched.hero_get("medusa").expect("a hero"))["text"]
            .as_str()
            .is_some_and(|text| text.contains("→"))
    );
    let board = read(unmatched.board_get("navy-pier").expect("a board"));
    let tokens = board["special"]["items"]["tokens"].as_array().expect("tokens");
    assert!(
        tokens.iter().all(|token| token["text"].as_str().is_some_and(|text| text.ends_with('.'))),
        "{tokens:?}"
    );
    let mut game = unmatched.from_scenario(&position()).expect("a position");
    let events = read(game.apply(r#"{"type":"maneuver"}"#, None).expect("a maneuver"));
    assert_eq!(events[1]["text"], "Player 1 draws Feint.");
}

/// Returns the names of the cards in a player's hand as a seat sees them.
fn hand_seen(game: &Game, player: usize, by: i32) -> Vec<Value> {
    let view: Value = altmode_json::from_str(&game.observe(by).expect("a view")).expect("JSON");
    view["players"][player]["hand"]
        .as_array()
        .expect("cards")
        .iter()
        .map(|card| card["name"].clone())
        .collect()
}

/// A card that was shown or came from a discard pile is known in hand (rulings um-0048, um-0302, um-0645).
#[test]
fn cards_that_were_seen_are_known_in_hand() {
    let ruling = |file: &str, labels: &[&str]| {
        let mut game = Unmatched::new()
            .from_scenario(&scenario_text(&format!("ruling-um-{file}")))
            .expect("a position");
        for label in labels {
            let actions: Vec<Value> = altmode_json::from_str(&game.legal_actions()).expect("JSON");
            let action = actions
                .iter()
                .find(|action| action["label"].as_str().is_some_and(|is| is.contains(label)));
            game.apply(&action.unwrap_or_else(|| panic!("{label}: {actions:?}")).to_string(), None)
                .expect("a legal action");
        }
        game
    };
    let game = ruling(
        "0048-a-card-that-comes-back-from-the-discard-pile-is-in-hand",
        &["Breather", "Take a Knee"],
    );
    assert_eq!(hand_seen(&game, 0, 1), ["Take a Knee"]);
    let game = ruling("0302-without-such-a-card-the-hand-is-shown", &["Confirm Suspicion"]);
    assert_eq!(hand_seen(&game, 1, 0), [Value::Null, Value::Null]);
    let game = ruling("0302-without-such-a-card-the-hand-is-shown", &["Confirm Suspicion", "5"]);
    assert_eq!(hand_seen(&game, 1, 0), ["Dash", "Dash"]);
    let game =
        ruling("0645-witcher-senses-goes-into-the-deck-if-the-gear-was-there", &["Witcher Senses"]);
    assert_eq!(hand_seen(&game, 0, 1), ["GEAR: Wolf Medallion"]);
}

/// The place of a known card in the hand told how many of the other cards are older.
#[test]
fn the_order_of_a_hand_is_not_seen() {
    let rules = TheRules::default();
    let setup = Setup::duel("5", "marmoreal", ["medusa", "sinbad"]);
    let mut state = rules.begin(&Start::Game(setup), &mut Io::silent()).expect("a game");
    assert!(state.player(1).hand.len() > 3);
    for known in [0, 2] {
        let card = state.player(1).hand[known];
        state.cards[usize::from(card)].seen = 3;
    }
    let seen = |state: &_, seat: u8| {
        let view = altmode_json::to_value(observe(rules, state, altmode_core::Viewer::Seat(seat)))
            .expect("JSON");
        view["players"][1]["hand"].clone()
    };
    let [other, own] = [0, 1].map(|seat| seen(&state, seat));
    assert!(
        other[0]["id"].is_number() && other[1]["id"].is_number() && other[2] == json!({}),
        "{other}"
    );
    for _ in 0..2 {
        state.player_mut(1).hand.rotate_left(1);
        assert_eq!(seen(&state, 0), other);
    }
    state.player_mut(1).hand.reverse();
    assert_eq!(seen(&state, 0), other);
    assert_ne!(seen(&state, 1), own, "players see the order of their own hands");
}
