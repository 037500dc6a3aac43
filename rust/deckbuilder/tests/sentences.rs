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
        for event in told.iter().filter(|event| event["type"] == "energon") {
            assert_eq!(event["by"]["name"], "Power Drain", "{event}");
        }
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

/// Each card with a text at the end of the game is named with its VP, those of all copies together.
#[test]
fn a_score_names_the_vp_of_its_cards() {
    let mut game = game(json!({ "rows": 1, "columns": 3, "players": [
        { "character": "x-vanguard", "vp": 5, "damage": ["x-dent", "x-dent"], "vault": ["x-war-banner"], "discard": ["x-outpost", "x-outpost"] },
        { "character": "x-beacon" }] }));
    let ended = events(&mut game, json!({ "type": "end-turn" }));
    let end = ended.last().expect("events");
    let text = end["text"].as_str().expect("a text");
    let start = "The game is over: the main deck is empty. Player 1 has 8 VP (5 in tokens, ";
    let end_of_sum = "). Player 2 has 0 VP. Player 1 wins.";
    let parts = text
        .strip_prefix(start)
        .and_then(|text| text.strip_suffix(end_of_sum))
        .unwrap_or_else(|| panic!("{text}"));
    let mut parts: Vec<&str> = parts.split(", ").collect();
    parts.sort_unstable();
    assert_eq!(parts, ["+2 by Energy Outpost", "+2 by War Banner", "-1 by Dent"], "{text}");
    assert_eq!((&end["scores"][0], &end["tokens"][0]), (&json!(8), &json!(5)));
}

/// Returns the pending question with the labels of its answers.
fn asked(game: &Game) -> String {
    let view: Value =
        altmode_json::from_str(&game.observe(game.to_act()).expect("a view")).expect("JSON");
    let actions: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
    let labels =
        actions.as_array().expect("a list").iter().filter_map(|each| each["label"].as_str());
    let sentence = view["decision"]["sentence"]["text"].as_str().unwrap_or_default();
    std::iter::once(sentence).chain(labels).collect::<Vec<_>>().join(" | ")
}

/// Answers the pending question with a label.
fn answer(game: &mut Game, label: &str) {
    let actions: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
    let mut actions = actions.as_array().expect("a list").iter();
    let action = actions.find(|action| action["label"] == label);
    let id = action.unwrap_or_else(|| panic!("no {label:?}: {}", asked(game)))["id"].as_u64();
    game.apply_id(id.expect("an id") as u32).expect("a legal action");
}

/// The questions of a battle name the Adversary, the cards and characters, and what each answer does and costs.
#[test]
fn the_questions_of_a_battle_name_what_they_are_about() {
    let mut game = game(
        json!({ "rows": 1, "columns": 3, "mode": "competitive", "options": { "assists": "offered" },
        "matrix": [{ "space": "A2", "card": "x-warden" }], "encounters": ["x-quiet-moment"],
        "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [5], "energon": 2 },
            { "character": "x-beacon", "mode": "bot", "at": "A2", "hand": ["x-resolve"] }] }),
    );
    answer(&mut game, "Confront Warden in A2 (6)");
    assert_eq!(
        asked(&game),
        "Assist Vanguard against Warden with a card? | Assist with Resolve | Do not Assist"
    );
    answer(&mut game, "Assist with Resolve");
    assert_eq!(
        asked(&game),
        "Use the Assist of Beacon? | Use the Assist of Beacon | Do not use the Assist of Beacon"
    );
    answer(&mut game, "Do not use the Assist of Beacon");
    assert_eq!(
        asked(&game),
        "Use an ability in the battle against Warden? | Use Vanguard: gain 2 Power (2 Energon) | Use no ability"
    );
}

/// The question of a Block names the Attack and its target, and each answer says what it does.
#[test]
fn the_question_of_a_block_names_the_attack() {
    let mut game = game(json!({ "rows": 1, "columns": 3, "mode": "tvt",
        "players": [{ "character": "x-shade", "mode": "bot", "at": "A1", "hand": ["x-jammer"], "deck": ["x-resolve"] },
            { "character": "x-vanguard", "at": "A2", "hand": ["x-field-shield", "x-resolve"], "deck": ["x-resolve"] }] }));
    answer(&mut game, "Play Jammer");
    assert_eq!(
        asked(&game),
        "Block the Attack of Jammer on Vanguard? | Block with Field Shield: draw 1 card | Do not Block"
    );
}

/// A Boss that comes up is named where a card of the Matrix is destroyed for it, and each space with its card.
#[test]
fn the_boss_that_destroys_a_card_is_named() {
    let mut game = game(
        json!({ "rows": 1, "columns": 3, "options": { "bossArrival": "destroys", "bossAmbush": "none" },
        "matrix": [{ "space": "A1", "card": "x-flank" }, { "space": "A2", "card": "x-prowler", "facedown": true }],
        "main": ["x-warden", "x-regroup"], "players": [{ "character": "x-vanguard", "at": "A1" }] }),
    );
    answer(&mut game, "End the turn");
    assert_eq!(
        asked(&game),
        "Warden has come up: destroy a card of the Matrix. | A1 (Flank) | A2 (facedown)"
    );
}

/// An ability without a price is offered without one.
#[test]
fn free_abilities_name_no_price() {
    let free = game(json!({ "rows": 1, "columns": 3, "mode": "competitive",
        "players": [{ "character": "x-beacon", "mode": "bot", "at": "A1" }, { "character": "x-vanguard" }] }));
    let offered = asked(&free);
    let label = offered.split(" | ").find(|label| label.starts_with("Use Beacon: "));
    assert!(label.is_some_and(|label| !label.contains("Energon")), "{offered}");
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
