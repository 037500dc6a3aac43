//! Actions and positions that are refused, with the code of the error and its path.

use altmode_json::{Value, from_str, json};
use altmode_unmatched::api::{Game, Unmatched};

/// Returns a game at a position on Marmoreal.
fn position(players: Value, more: Value) -> Game {
    let mut state = json!({ "board": "marmoreal", "players": players });
    state.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": state });
    Unmatched::new().from_scenario(&scenario.to_string()).unwrap()
}

fn sinbad(at: &str, hand: Value) -> Value {
    json!({ "hero": "sinbad", "fighters": [{ "fighter": "sinbad", "at": at }], "hand": hand, "deck": ["Feint"] })
}

fn medusa(at: &str) -> Value {
    json!({ "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": at }], "hand": ["Feint"] })
}

/// Asserts that `check` and `apply` refuse an action for the same reason, and that `apply` names the field. Returns the message.
fn refused(game: &Game, action: Value, code: &str, path: &str) -> String {
    let checked: Value = from_str(&game.check(&action.to_string(), None).unwrap()).unwrap();
    assert_eq!(checked["code"], code, "{action}: {checked}");
    let error = game.clone().apply(&action.to_string(), None).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), (code, path), "{action}: {error}");
    error.message.clone()
}

#[test]
fn refusals_in_a_turn_have_their_codes() {
    let game = position(json!([sinbad("M13", json!(["Feint", "blank-attack-3"])), medusa("M31")]), json!({}));
    assert_eq!(game.to_act(), 0);
    refused(&game, json!({ "type": "fly" }), "unknown-action", "type");
    refused(&game, json!({ "type": "attack", "attacker": 99 }), "unknown-object", "attacker");
    refused(&game, json!({ "type": "attack", "attacker": 0, "defender": 1, "card": 250 }), "unknown-object", "card");
    refused(&game, json!({ "type": "move", "fighter": 0, "to": "M99" }), "unknown-space", "to");
    refused(&game, json!({ "type": "choose", "seat": 7 }), "unknown-seat", "seat");
    refused(&game, json!({ "type": "maneuver", "seat": 1 }), "not-your-turn", "seat");
    refused(&game, json!({ "type": "defend", "card": 0 }), "other-decision", "");
    refused(&game, json!({ "type": "yes" }), "other-decision", "");
    // Card 3 is in the hand of the opponent.
    let hidden = game.state().players[1].hand[0];
    refused(&game, json!({ "type": "scheme", "card": hidden }), "not-in-hand", "");
    for action in [json!({ "type": "maneuver", "seat": 0 }), json!({ "type": "maneuver" })] {
        assert_eq!(game.check(&action.to_string(), None).unwrap(), "null", "{action}");
    }
}

#[test]
fn no_actions_are_left_during_the_last_one() {
    for (actions, code) in [(2, "other-decision"), (1, "no-actions")] {
        let mut game = position(json!([sinbad("M13", json!(["Feint"])), medusa("M31")]), json!({ "actions": actions }));
        game.apply(r#"{ "type": "maneuver" }"#, None).unwrap();
        refused(&game, json!({ "type": "maneuver" }), code, "");
        refused(&game, json!({ "type": "attack", "attacker": 0, "defender": 1 }), code, "");
        refused(&game, json!({ "type": "defend", "card": 0 }), "other-decision", "");
    }
}

#[test]
fn a_first_turn_of_a_free_for_all_is_named_as_the_reason() {
    let alice = json!({ "hero": "alice", "fighters": [{ "fighter": "alice", "at": "M07" }], "hand": [] });
    let game = position(json!([sinbad("M13", json!(["Feint", "blank-attack-3"])), medusa("M31"), alice]), json!({ "turn": 1 }));
    refused(&game, json!({ "type": "attack", "attacker": 0, "defender": 6 }), "first-turn", "");
}

/// Lets Sinbad move from M01 and returns the game at that question.
fn moving(others: Value, more: Value) -> Game {
    let mut game = position(json!([sinbad("M01", json!([])), others]), more);
    game.apply(r#"{ "type": "maneuver" }"#, None).unwrap();
    game.apply(r#"{ "type": "decline" }"#, None).unwrap();
    game
}

#[test]
fn a_refused_move_says_what_is_in_its_way() {
    let go = |to: &str| json!({ "type": "move", "fighter": 0, "to": to });
    let muldoon = json!({ "hero": "robert-muldoon", "fighters": [{ "fighter": "robert-muldoon", "at": "M31" }], "hand": [] });
    let game = moving(muldoon, json!({ "tokens": [{ "token": "trap", "owner": 1, "at": "M02" }] }));
    assert!(refused(&game, go("M03"), "blocked", "").contains("token"));
    assert!(refused(&game, go("M20"), "too-far", "").contains("2 spaces"));
    refused(&game, json!({ "type": "step", "fighter": 0, "to": "M31" }), "too-far", "");
    let game = moving(medusa("M02"), json!({}));
    assert!(refused(&game, go("M03"), "blocked", "").contains("enemies"));
    refused(&game, go("M02"), "occupied", "");
    refused(&game, go("M01"), "occupied", "");
    refused(&game, json!({ "type": "step", "fighter": 0, "to": "M07" }), "no-steps", "");
}

#[test]
fn a_move_of_an_exact_number_of_spaces_names_that_number() {
    let bullseye = json!({ "hero": "bullseye", "fighters": [{ "fighter": "bullseye", "at": "M13" }],
        "hand": ["Master Strategist"], "deck": [] });
    let mut game = position(json!([bullseye, sinbad("M07", json!([]))]), json!({}));
    game.apply(r#"{ "type": "attack", "attacker": 0 }"#, None).unwrap();
    while !game.legal_actions().contains(r#""type":"move""#) {
        game.apply("0", None).unwrap();
    }
    let message = refused(&game, json!({ "type": "move", "fighter": 0, "to": "M20" }), "wrong-distance", "");
    assert!(message.contains("exactly 4"), "{message}");
}

#[test]
fn the_path_of_a_move_is_taken_or_refused() {
    let game = moving(medusa("M31"), json!({}));
    let go = |path: Value| json!({ "type": "move", "fighter": 0, "path": path });
    let events = game.clone().apply(&go(json!(["M07"])).to_string(), None).unwrap();
    assert!(events.contains(r#""path":["M07"]"#), "{events}");
    refused(&game, json!({ "type": "move", "fighter": 0, "to": "M07", "path": ["M02", "M07"] }), "other-path", "path");
    refused(&game, go(json!(["M99"])), "unknown-space", "path");
    refused(&game, go(json!([])), "other-path", "path");
    assert_eq!(game.check(&go(json!(["M07", 3])).to_string(), None).unwrap_err().code, "bad-input");
}

#[test]
fn an_unknown_fact_is_named() {
    let config = json!({ "seed": "1", "board": "marmoreal", "facts": { "weather": true },
        "players": [{ "hero": "medusa" }, { "hero": "sinbad" }] });
    let error = Unmatched::new().new_game(&config.to_string()).map(|_| ()).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("unknown-fact", "facts.weather"));
}

/// The mode of a position is checked as in a configuration.
#[test]
fn the_mode_of_a_position_is_checked() {
    let seats = |teams: &[Option<u8>]| {
        let heroes = [("medusa", "M13"), ("sinbad", "M07"), ("alice", "M01"), ("dracula", "M31")];
        let player = |((hero, at), team): (&(&str, &str), &Option<u8>)| json!({ "hero": hero, "team": team, "fighters": [{ "fighter": hero, "at": at }] });
        Value::Array(heroes.iter().zip(teams).map(player).collect())
    };
    let begin = |mode: &str, teams: &[Option<u8>]| {
        let state = json!({ "board": "marmoreal", "mode": mode, "players": seats(teams) });
        let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": state });
        Unmatched::new().from_scenario(&scenario.to_string())
    };
    let fault = |mode: &str, teams: &[Option<u8>]| {
        let error = begin(mode, teams).map(|_| ()).unwrap_err();
        (error.code, error.path.clone())
    };
    let none = [None; 4];
    let game = begin("teams", &none).unwrap();
    assert_eq!(game.state().players.map(|player| player.side), [0, 1, 0, 1]);
    refused(&game, json!({ "type": "attack", "attacker": 0, "defender": 2 }), "friendly", "");
    assert_eq!(fault("no-such-mode", &none), ("unknown-mode", "state.mode".into()));
    assert_eq!(fault("duel", &none), ("wrong-number", "state.players".into()));
    assert_eq!(fault("teams", &none[..3]), ("wrong-number", "state.players".into()));
    assert_eq!(fault("teams", &[Some(0), Some(0), Some(0), Some(1)]), ("bad-input", "state.players".into()));
    assert_eq!(fault("teams", &[Some(0), Some(2), Some(0), Some(2)]), ("bad-input", "state.players".into()));
    assert_eq!(fault("free-for-all", &[Some(1), None, None]), ("bad-input", "state.players[0].team".into()));
}

/// A path in a scenario that is too long is an error, not cut off.
#[test]
fn a_path_that_is_too_long_is_refused() {
    let path: Vec<&str> = ["M07", "M01"].into_iter().cycle().take(13).collect();
    let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched",
        "state": { "board": "marmoreal", "players": [sinbad("M13", json!([])), medusa("M31")] },
        "steps": [{ "act": { "type": "maneuver" } }, { "act": { "type": "decline" } },
            { "act": { "type": "move", "fighter": "sinbad", "path": path } }] });
    let result: Value = from_str(&Unmatched::new().run_scenario(&scenario.to_string()).unwrap()).unwrap();
    assert_eq!(result["failure"]["code"], "too-long", "{result}");
    assert_eq!(result["failure"]["path"], "steps[2].act.path", "{result}");
}

#[test]
fn heroes_cards_and_battlefields_are_found_however_they_are_written() {
    let unmatched = Unmatched::new();
    let id = |json: altmode_unmatched::api::Result<String>| text(&from_str(&json.unwrap()).unwrap());
    for name in ["Robin Hood", "Robin-Hood", "robinhood", " ROBIN  hood"] {
        assert_eq!(id(unmatched.hero_find(name)), "robin-hood", "{name}");
    }
    assert_eq!(id(unmatched.card_find("winged-frenzy")), "medusa/winged-frenzy");
    assert_eq!(id(unmatched.card_find("medusa/feint")), "medusa/feint");
    assert_eq!(id(unmatched.board_find("king solomons mines")), "king-solomons-mines");
    let error = unmatched.hero_find("Medussa").unwrap_err();
    assert!(error.code == "unknown-name" && error.message.contains("do you mean \"Medusa\""), "{error}");
    assert_eq!(unmatched.card_find("Feint").unwrap_err().code, "ambiguous-name");
}

fn text(value: &Value) -> String {
    value["id"].as_str().unwrap_or_default().to_string()
}
