//! Views, configurations and their errors.

use altmode_deckbuilder::api::Deckbuilder;
use altmode_json::{Value, json};

fn read(text: String) -> Value {
    altmode_json::from_str(&text).expect("JSON")
}

/// Hands and facedown cards are hidden, all other cards are public.
#[test]
fn hands_and_facedown_cards_are_hidden() {
    let config = json!({ "seed": "2a", "players": [{ "character": "x-vanguard" }, { "character": "x-beacon" }], "first": 0 });
    let mut game = Deckbuilder::new().new_game(&config.to_string()).expect("a game");
    let view = read(game.observe(0).expect("a view"));
    assert_eq!(
        (&view["rows"], &view["columns"], &view["mainDeck"]),
        (&json!(3), &json!(4), &json!(35))
    );
    assert_eq!(view["stacks"], json!([10, 10, 10, 5]));
    assert!(
        view["matrix"]
            .as_array()
            .expect("spaces")
            .iter()
            .all(|space| space["card"] == json!({}) && space["faceup"] == false)
    );
    assert!(
        view["players"][0]["hand"]
            .as_array()
            .expect("cards")
            .iter()
            .all(|card| card["name"].is_string())
    );
    assert!(
        view["players"][1]["hand"].as_array().expect("cards").iter().all(|card| *card == json!({}))
    );
    let events = read(game.apply(r#"{ "type": "move", "space": "A1" }"#, None).expect("a step"));
    assert_eq!(events[1]["text"], "Player 1 enters the Matrix in A1.");
    let all = read(game.observe(-1).expect("the referee's view"));
    assert!(
        all["matrix"]
            .as_array()
            .expect("spaces")
            .iter()
            .all(|space| space["card"]["name"].is_string())
    );
}

/// An action that does not exist differs from one that is not legal now.
#[test]
fn wrong_actions_are_refused() {
    let config = json!({ "seed": "2a", "players": [{ "character": "x-vanguard" }, { "character": "x-beacon" }], "first": 0 });
    let game = Deckbuilder::new().new_game(&config.to_string()).expect("a game");
    let refused = |action: Value, code: &str, path: &str| {
        let error =
            game.clone().apply(&action.to_string(), None).expect_err("the action is refused");
        assert_eq!((error.code, error.path.as_str()), (code, path), "{action}: {}", error.message);
        assert_eq!(
            read(game.check(&action.to_string(), None).expect("a reason"))["code"],
            code,
            "{action}"
        );
        error.message.clone()
    };
    let message = refused(json!({ "type": "fly" }), "unknown-action", "type");
    assert!(message.contains("\"fly\"") && message.contains("spend-move"), "{message}");
    refused(json!({ "type": "play", "card": 250 }), "unknown-object", "card");
    refused(json!({ "type": "move", "space": "Z9" }), "unknown-space", "space");
    refused(json!({ "type": "choose", "seat": 4 }), "unknown-seat", "seat");
    refused(json!({ "type": "assist" }), "other-decision", "");
}

/// A configuration is refused with the place of the mistake.
#[test]
fn wrong_configurations_are_refused() {
    let refused = |config: Value, code: &str, path: &str| {
        let error = Deckbuilder::new()
            .new_game(&config.to_string())
            .err()
            .expect("the configuration is refused");
        assert_eq!((error.code, error.path.as_str()), (code, path), "{}", error.message);
    };
    let players =
        |ids: &[&str]| ids.iter().map(|id| json!({ "character": id })).collect::<Vec<_>>();
    let with = |fields: Value| {
        let mut config = json!({ "seed": "1", "players": players(&["x-vanguard", "x-beacon"]) });
        config
            .as_object_mut()
            .expect("an object")
            .extend(fields.as_object().expect("an object").clone());
        config
    };
    refused(json!({ "players": players(&["x-vanguard"]) }), "bad-seed", "seed");
    refused(
        with(json!({ "players": players(&["x-nobody", "x-beacon"]) })),
        "unknown-character",
        "players[0].character",
    );
    refused(
        with(json!({ "players": players(&["x-beacon", "x-beacon"]) })),
        "same-character",
        "players[1].character",
    );
    refused(
        with(json!({ "players": players(&["x-beacon", "x-shade"]) })),
        "wrong-faction",
        "players",
    );
    refused(with(json!({ "mode": "tvt" })), "wrong-faction", "players");
    refused(with(json!({ "mode": "solo" })), "wrong-number", "players");
    refused(with(json!({ "mode": "league" })), "unknown-mode", "mode");
    refused(with(json!({ "sets": ["core"] })), "unknown-set", "sets[0]");
    refused(with(json!({ "sets": ["core-set"] })), "unknown-facts", "deck.basics");
    refused(
        with(json!({ "sets": ["core-set"], "allowUnknown": true })),
        "too-few-cards",
        "deck.main",
    );
    refused(with(json!({ "options": { "search": "here" } })), "unknown-option", "options.search");
    refused(with(json!({ "options": { "seach": "own" } })), "unknown-field", "options.seach");
    refused(with(json!({ "deck": { "main": ["x-warden"] } })), "wrong-part", "deck.main[0]");
    refused(
        with(json!({ "swaps": [{ "out": "x-flank", "in": "x-outpost" }] })),
        "unlike-cards",
        "swaps[0]",
    );
    refused(
        with(json!({ "players": players(&["cc-superion", "x-beacon"]) })),
        "unknown-facts",
        "players[0].character",
    );
}

/// Unknown facts are refused unless a game allows them (open point 15).
#[test]
fn a_game_with_unknown_facts_can_be_allowed() {
    let config = json!({
        "seed": "1", "players": [{ "character": "cc-superion" }, { "character": "x-beacon" }], "sets": ["training", "clash-of-the-combiners"],
        "allowUnknown": true, "deck": { "ruins": [{ "card": "cc-impenetrable-debris", "count": 2 }, { "card": "x-rubble", "count": 8 }] },
    });
    let game = Deckbuilder::new().new_game(&config.to_string()).expect("a game");
    let result = read(game.playouts(3, r#"{ "decisions": 2000 }"#).expect("games"));
    assert_eq!(result["games"], 3);
}

/// Cards of the same type and a similar cost can be swapped (Clash of the Combiners rulebook, Customizing Your Game).
#[test]
fn cards_are_swapped() {
    let config = json!({
        "seed": "1", "players": [{ "character": "x-vanguard" }, { "character": "x-beacon" }],
        "swaps": [{ "out": "x-ironside", "in": "core-shrapnel", "count": 2 }],
    });
    let game = Deckbuilder::new().new_game(&config.to_string()).expect("a game");
    let state = game.state();
    let id = |index: u8| {
        let def = state.card(index).def;
        Deckbuilder::new().rules().catalogue.card(def).sheet.id.as_str()
    };
    let all: Vec<&str> = (0..state.cards.len() as u8).map(id).collect();
    assert_eq!(all.iter().filter(|id| **id == "core-shrapnel").count(), 2);
    assert!(!all.contains(&"x-ironside"));
}

#[test]
fn the_order_of_a_hand_is_not_seen() {
    let config = json!({ "seed": "2a", "players": [{ "character": "x-vanguard" }, { "character": "x-beacon" }], "first": 0 });
    let mut state =
        Deckbuilder::new().new_game(&config.to_string()).expect("a game").state().clone();
    let rules = altmode_deckbuilder::Deckbuilder::default();
    let hand = |state: &_, seat| {
        let view =
            altmode_deckbuilder::view::observe(rules, state, altmode_core::Viewer::Seat(seat));
        altmode_json::to_value(&view).expect("JSON")["players"][1]["hand"].clone()
    };
    for known in [1, 3] {
        let card = state.player(1).hand[known];
        state.cards[usize::from(card)].seen = 3;
    }
    let [other, own] = [0, 1].map(|seat| hand(&state, seat));
    assert!(
        other[0]["id"].is_number() && other[1]["id"].is_number() && other[2] == json!({}),
        "{other}"
    );
    state.player_mut(1).hand.reverse();
    assert_eq!(hand(&state, 0), other);
    assert_ne!(hand(&state, 1), own, "players see the order of their own hands");
}
