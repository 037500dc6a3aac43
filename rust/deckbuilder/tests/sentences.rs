//! The sentences of events and of refusals, as players read them.

use altmode_deckbuilder::api::{Deckbuilder, Game};
use altmode_json::{Value, json};

fn game(state: Value) -> Game {
    let position = json!({ "format": "altmode-scenario/1", "game": "deckbuilder", "state": state });
    Deckbuilder::new()
        .from_scenario(&position.to_string())
        .unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// Returns the events of an action.
fn events(game: &mut Game, action: Value) -> Vec<Value> {
    let events =
        game.apply(&action.to_string(), None).unwrap_or_else(|error| panic!("{action}: {error}"));
    altmode_json::from_str::<Value>(&events).expect("JSON").as_array().expect("a list").clone()
}

fn sentences(events: &[Value]) -> Vec<&str> {
    events.iter().filter_map(|event| event["text"].as_str()).collect()
}

/// A lost battle in Alt Mode says where the missing Power went, and so does an Assist.
#[test]
fn the_power_that_alt_mode_costs_is_named() {
    let mut game =
        game(json!({ "rows": 1, "columns": 3, "mode": "co-op", "encounters": ["x-quiet-moment"],
        "matrix": [{ "space": "A2", "card": "x-warden" }],
        "players": [{ "character": "x-vanguard", "mode": "alt", "at": "A2", "power": [4] },
            { "character": "x-beacon", "mode": "alt", "at": "A2", "hand": ["x-lend-a-hand"] }] }));
    let begun = events(&mut game, json!({ "type": "confront", "space": "A2" }));
    assert_eq!(sentences(&begun)[0], "Player 1 confronts Warden (cost 6).");
    let card: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
    let ended = events(&mut game, json!({ "type": "assist", "card": card[0]["card"] }));
    let told = sentences(&ended);
    for sentence in [
        "Quiet Moment has no effect on player 1.",
        "Lend a Hand adds 0 Power (1 less in Alt Mode).",
        "The battle fails: 3 Power (1 less in Alt Mode) against 6.",
    ] {
        assert!(told.contains(&sentence), "{told:#?}");
    }
    let battle =
        ended.iter().find(|event| event["type"] == "battle-ended").expect("the end of the battle");
    assert_eq!((&battle["power"], &battle["change"]), (&json!(3), &json!(-1)));
}

/// The Ambush comes before its Encounter. An Encounter that changes nothing says so.
#[test]
fn an_ambush_comes_before_its_encounter() {
    let ambush = |encounter: &str, hand: Value| {
        let mut game = game(json!({ "rows": 1, "columns": 3, "encounters": [encounter],
            "matrix": [{ "space": "A2", "card": "x-prowler", "facedown": true }],
            "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "move": 3, "energon": 3, "hand": hand }, { "character": "x-beacon" }] }));
        let told = events(&mut game, json!({ "type": "search", "space": "A2" }));
        sentences(&told).into_iter().map(str::to_string).collect::<Vec<_>>()
    };
    let told = ambush("x-power-drain", json!([]));
    let order = [
        "Player 1 turns Prowler in A2 faceup.",
        "Player 1 is ambushed by Prowler.",
        "The Encounter is Power Drain.",
        "Player 1 loses 2 Energon.",
    ];
    let at: Vec<Option<usize>> =
        order.iter().map(|sentence| told.iter().position(|other| other == sentence)).collect();
    assert!(at[0].is_some() && at.is_sorted() && at.iter().all(Option::is_some), "{told:#?}");
    assert_eq!(
        told.last().map(String::as_str),
        Some("Player 1 loses 2 Energon."),
        "an Encounter with an effect says no more"
    );
    // "Discard 1" with an empty hand.
    assert_eq!(
        ambush("x-false-trail", json!([])).last().map(String::as_str),
        Some("False Trail has no effect on player 1.")
    );
    let told = ambush("x-false-trail", json!(["x-resolve", "x-resolve"]));
    assert!(!told.iter().any(|sentence| sentence.contains("no effect")), "{told:#?}");
}

/// The end of a game names its reason, the sums of each score, the penalty and the teams.
#[test]
fn the_end_of_a_game_names_its_sums() {
    let hot = "x-overheated";
    let mut game = game(
        json!({ "rows": 1, "columns": 3, "mode": "tvt", "ruins": ["x-burning-wreck", "x-rubble"], "damageStack": [hot],
        "matrix": [{ "space": "A2", "card": "x-prowler" }],
        "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [2], "vp": 6, "damage": [hot, hot, hot, hot] },
            { "character": "x-shade", "vp": 3 }] }),
    );
    let ended = events(&mut game, json!({ "type": "battle", "space": "A2" }));
    let end = ended.last().expect("events");
    let expected = "The game is over: a player has too much Damage. Player 1 has 3 VP (6 in tokens, -3 for too much Damage). \
                    Player 2 has 3 VP. The Autobots have 3 VP, the Decepticons 3. Nobody wins.";
    assert_eq!(end["text"], expected);
    let sums = ["scores", "tokens", "penalties", "teams"].map(|name| end[name].clone());
    assert_eq!(sums, [json!([3, 3]), json!([6, 3]), json!([3, 0]), json!([3, 3])]);
}

/// VP of the texts at the end of the game are beside the tokens.
#[test]
fn a_score_names_the_vp_of_its_cards() {
    let mut game = game(json!({ "rows": 1, "columns": 3, "players": [
        { "character": "x-vanguard", "vp": 5, "damage": ["x-dent", "x-dent"] }, { "character": "x-beacon" }] }));
    let ended = events(&mut game, json!({ "type": "end-turn" }));
    let text = ended.last().expect("events")["text"].as_str().expect("a text");
    assert!(
        text.starts_with("The game is over: the main deck is empty. Player 1 has 4 VP (5 in tokens, -1 at the end of the game)."),
        "{text}"
    );
}

/// A refusal says what a card is for, and which of its conditions an ability lacks.
#[test]
fn refusals_name_their_reason() {
    let mut game = game(json!({ "rows": 1, "columns": 4,
        "matrix": [{ "space": "A1", "card": "x-lookout" }, { "space": "A2", "card": "x-rubble" }, { "space": "A3", "card": "x-warden" },
            { "space": "A4", "card": "x-prowler" }],
        "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A1", "power": [9], "energon": 1 }, { "character": "x-beacon" }] }));
    let refused = |game: &Game, action: Value| -> (String, String) {
        let refusal: Value =
            altmode_json::from_str(&game.check(&action.to_string(), None).expect("an answer"))
                .expect("JSON");
        let text = |name: &str| refusal[name].as_str().unwrap_or_default().to_string();
        (text("code"), text("message"))
    };
    for (kind, space, message) in [
        ("battle", "A1", "Lookout is a Robot of your faction, which is bought"),
        ("buy", "A2", "Rubble is a Ruin, which is cleared"),
        ("battle", "A3", "Warden is a Boss, which is confronted"),
        ("buy", "A4", "Prowler is an Adversary, which is battled"),
    ] {
        assert_eq!(
            refused(&game, json!({ "type": kind, "space": space })),
            ("wrong-target".to_string(), message.to_string())
        );
    }
    let ability = |ability: u8| json!({ "type": "use", "ability": ability });
    let of = |code: &str, message: &str| (code.to_string(), message.to_string());
    assert_eq!(
        refused(&game, ability(1)),
        of("not-usable", "that ability of Vanguard is for a confrontation")
    );
    assert_eq!(
        refused(&game, ability(5)),
        of("not-usable", "Vanguard has no ability with this number that is used")
    );
    events(&mut game, ability(0));
    assert_eq!(
        refused(&game, ability(0)),
        of("no-energon", "that ability of Vanguard costs 1 Energon, and 0 is left")
    );
}
