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
    let game = position(
        json!([sinbad("M13", json!(["Feint", "blank-attack-3"])), medusa("M31")]),
        json!({}),
    );
    assert_eq!(game.to_act(), 0);
    refused(&game, json!({ "type": "fly" }), "unknown-action", "type");
    refused(&game, json!({ "type": "attack", "attacker": 99 }), "unknown-object", "attacker");
    refused(
        &game,
        json!({ "type": "attack", "attacker": 0, "defender": 1, "card": 250 }),
        "unknown-object",
        "card",
    );
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
        let mut game = position(
            json!([sinbad("M13", json!(["Feint"])), medusa("M31")]),
            json!({ "actions": actions }),
        );
        game.apply(r#"{ "type": "maneuver" }"#, None).unwrap();
        refused(&game, json!({ "type": "maneuver" }), code, "");
        refused(&game, json!({ "type": "attack", "attacker": 0, "defender": 1 }), code, "");
        refused(&game, json!({ "type": "defend", "card": 0 }), "other-decision", "");
    }
}

#[test]
fn a_first_turn_of_a_free_for_all_is_named_as_the_reason() {
    let alice =
        json!({ "hero": "alice", "fighters": [{ "fighter": "alice", "at": "M07" }], "hand": [] });
    let game = position(
        json!([sinbad("M13", json!(["Feint", "blank-attack-3"])), medusa("M31"), alice]),
        json!({ "turn": 1 }),
    );
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
    let message =
        refused(&game, json!({ "type": "move", "fighter": 0, "to": "M20" }), "wrong-distance", "");
    assert!(message.contains("exactly 4"), "{message}");
}

/// Lets Medusa, who moves 3 spaces, move and returns the game at that question.
fn medusa_moving(from: &str, others: Value, more: Value) -> Game {
    let mut game = position(json!([medusa(from), others]), more);
    game.apply(r#"{ "type": "maneuver" }"#, None).unwrap();
    game.apply(r#"{ "type": "decline" }"#, None).unwrap();
    game
}

/// A path that does not matter leads to the state of the move without a path.
#[test]
fn a_path_that_does_not_matter_is_accepted() {
    let game = medusa_moving("M08", sinbad("M31", json!([])), json!({}));
    let go = |path: Value| json!({ "type": "move", "fighter": 0, "path": path });
    let after = |action: &Value| {
        assert_eq!(game.check(&action.to_string(), None).unwrap(), "null", "{action}");
        let mut moved = game.clone();
        moved.apply(&action.to_string(), None).unwrap();
        (moved.hash(), moved.record())
    };
    let whole = after(&json!({ "type": "move", "fighter": 0, "to": "M14" }));
    for path in [json!(["M14"]), json!(["M09", "M14"]), json!(["M07", "M08", "M14"])] {
        assert_eq!(after(&go(path.clone())), whole, "{path}");
        assert_eq!(after(&json!({ "type": "move", "path": path, "to": "M14" })), whole, "{path}");
    }
    refused(
        &game,
        json!({ "type": "move", "fighter": 0, "to": "M07", "path": ["M09", "M14"] }),
        "other-path",
        "path",
    );
    assert!(
        refused(&game, go(json!(["M13", "M14"])), "other-path", "path[0]").contains("M08 to M13")
    );
    assert!(
        refused(&game, go(json!(["M09", "M08", "M09", "M14"])), "other-path", "path[3]")
            .contains("no steps")
    );
    refused(&game, go(json!(["M99"])), "unknown-space", "path");
    refused(&game, go(json!([])), "other-path", "path");
    assert_eq!(game.check(&go(json!(["M07", 3])).to_string(), None).unwrap_err().code, "bad-input");
}

/// A path that matters, because a trap is in reach, is walked step by step.
#[test]
fn a_path_that_matters_is_walked() {
    let muldoon = json!({ "hero": "robert-muldoon", "fighters": [{ "fighter": "robert-muldoon", "at": "M31" }], "hand": [] });
    let mut game = medusa_moving(
        "M08",
        muldoon,
        json!({ "tokens": [{ "token": "trap", "owner": 1, "at": "M07" }] }),
    );
    let before = game.hash();
    let mut steps = game.clone();
    for action in [
        json!({ "type": "step", "to": "M09" }),
        json!({ "type": "step", "to": "M14" }),
        json!({ "type": "done" }),
    ] {
        steps.apply(&action.to_string(), None).unwrap();
    }
    let walk = json!({ "type": "move", "path": ["M09", "M14"] }).to_string();
    assert_eq!(game.check(&walk, None).unwrap(), "null");
    // Outcomes that are not used are refused, and the fighter takes no step.
    let error = game.apply(&walk, Some(r#"{ "chance": ["medusa/feint"] }"#)).unwrap_err();
    assert_eq!((error.code, game.hash()), ("unused-chance", before.clone()));
    let events = game.apply(&walk, Some(r#"{ "seat": 0 }"#)).unwrap();
    assert!(events.contains(r#""path":["M09","M14"]"#), "{events}");
    assert_eq!((game.hash(), game.record()), (steps.hash(), steps.record()));
    assert!((0..3).all(|_| game.undo()));
    assert_eq!(game.hash(), before);
    // The last step ends the walk by itself.
    let mut far = game.clone();
    far.apply(&json!({ "type": "move", "path": ["M09", "M08", "M14"] }).to_string(), None).unwrap();
    assert!((0..3).all(|_| far.undo()));
    assert_eq!(far.hash(), before);
    // A fighter does not walk on from a trap.
    let on = json!({ "type": "move", "fighter": 0, "path": ["M07", "M08", "M14"] });
    refused(&game, on, "other-path", "path[1]");
}

/// Where it matters, the second space of a large fighter is the last one of the path before the end.
#[test]
fn a_path_of_a_large_fighter_ends_with_its_second_space() {
    let rex = json!({ "hero": "t-rex", "fighters": [{ "fighter": "t-rex", "at": "M08", "tail": "M14" }], "hand": ["blank-attack-3"] });
    let mut game = position(json!([rex, sinbad("M31", json!([]))]), json!({}));
    for action in [
        json!({ "type": "maneuver" }),
        json!({ "type": "boost", "card": game.state().players[0].hand[0] }),
    ] {
        game.apply(&action.to_string(), None).unwrap();
    }
    let after = |action: Value| {
        let mut moved = game.clone();
        moved.apply(&action.to_string(), None).unwrap();
        moved.hash()
    };
    let go = |path: Value| json!({ "type": "move", "fighter": 0, "path": path });
    assert_eq!(
        after(go(json!(["M07", "M13"]))),
        after(json!({ "type": "move", "fighter": 0, "to": "M13", "tail": "M07" }))
    );
    assert_eq!(
        after(go(json!(["M17", "M09"]))),
        after(json!({ "type": "move", "fighter": 0, "to": "M09", "tail": "M17" }))
    );
    let other = json!({ "type": "move", "fighter": 0, "path": ["M17", "M09"], "tail": "M08" });
    refused(&game, other, "other-path", "tail");
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
        let scenario =
            json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": state });
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
    assert_eq!(
        fault("teams", &[Some(0), Some(0), Some(0), Some(1)]),
        ("bad-input", "state.players".into())
    );
    assert_eq!(
        fault("teams", &[Some(0), Some(2), Some(0), Some(2)]),
        ("bad-input", "state.players".into())
    );
    assert_eq!(
        fault("free-for-all", &[Some(1), None, None]),
        ("bad-input", "state.players[0].team".into())
    );
}

/// Begins a game at a position; fails with the code and the path of the error.
fn begin(state: &Value) -> Result<Game, (&'static str, String)> {
    let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": state });
    Unmatched::new()
        .from_scenario(&scenario.to_string())
        .map_err(|error| (error.code, error.path.clone()))
}

/// Returns the object of a position that has the fields of a kind.
fn part<'a>(state: &'a mut Value, kind: &str) -> &'a mut Value {
    match kind {
        "state" => state,
        "player" => &mut state["players"][0],
        "fighter" => &mut state["players"][0]["fighters"][0],
        _ => &mut state["history"][0],
    }
}

/// In every phase, each field of a position either changes the position or is refused.
#[test]
fn no_field_of_a_position_is_ignored() {
    let medusa = json!({ "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M13" }], "hand": ["Feint"] });
    let playing = |phase| json!({ "board": "marmoreal", "phase": phase, "players": [medusa, sinbad("M31", json!([]))] });
    let mut action = playing("action");
    action["history"] = json!([{}]);
    let set_up = json!({ "board": "marmoreal", "phase": "set-up", "players": [{ "hero": "medusa" }, { "hero": "sinbad" }] });
    let changes = [
        (
            "state",
            json!({ "board": "sarpedon", "mode": "teams", "active": 1, "turn": 6, "actions": 1, "actionsTaken": 1, "seed": "2a",
            "players": [], "tokens": [{ "token": "trap", "at": "M01" }], "doors": { "left": "closed" }, "items": [{}],
            "phase": "end", "first": 1, "facts": { "food": true }, "history": [{ "won": 1 }] }),
        ),
        (
            "player",
            json!({ "hero": "alice", "options": { "form": "big" }, "team": 1, "fighters": [], "hand": ["Dash"], "deck": [],
            "discard": ["Dash"], "aside": ["Dash"], "front": ["Dash"], "counters": { "rage": 1 }, "form": "big", "start": "M01",
            "side": ["Dash"] }),
        ),
        (
            "fighter",
            json!({ "fighter": "harpy", "as": "game", "at": "M01", "tail": "M12", "health": 3, "defeated": true,
            "offBoard": true, "began": "M01", "held": true, "attacked": true, "left": true }),
        ),
        (
            "history",
            json!({ "won": 1, "lost": 1, "maneuvers": 1, "schemes": 1, "attacks": 1, "boosted": 1, "dealt": 1, "played": 1 }),
        ),
    ];
    for base in [action, playing("start"), set_up] {
        let phase = &base["phase"];
        let hash = begin(&base).unwrap().hash();
        for (kind, changes) in &changes {
            if *kind == "fighter" && phase == "set-up" || *kind == "history" && phase != "action" {
                continue;
            }
            // The error for an unknown field names all fields.
            let mut unknown = base.clone();
            part(&mut unknown, kind)["nothing"] = json!(1);
            let scenario =
                json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": unknown });
            let message = Unmatched::new()
                .from_scenario(&scenario.to_string())
                .map(|_| ())
                .unwrap_err()
                .message
                .clone();
            let names: Vec<&str> =
                message.split_once("there are: ").expect("a list").1.split(", ").collect();
            assert_eq!(names.len(), changes.as_object().unwrap().len(), "{message}");
            for name in names {
                let mut changed = base.clone();
                part(&mut changed, kind)[name] = changes[name].clone();
                assert!(!changes[name].is_null(), "{kind}: the field {name} has no change");
                if let Ok(game) = begin(&changed) {
                    assert_ne!(game.hash(), hash, "{kind} in the phase {phase}: {name} is ignored");
                }
            }
        }
    }
}

#[test]
fn fields_of_positions_without_effect_are_named() {
    let medusa = |more: Value| {
        let mut player =
            json!({ "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M13" }] });
        player.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        player
    };
    let with = |mut state: Value, more: Value| {
        state.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        begin(&state).map(|_| ()).unwrap_err()
    };
    let playing = |player: Value| json!({ "board": "marmoreal", "players": [player, sinbad("M31", json!([]))] });
    let set_up = |player: Value| json!({ "board": "marmoreal", "phase": "set-up", "players": [{ "hero": "sinbad" }, player] });
    let unused = |path: &str| ("unused-field", format!("state.{path}"));
    let plain = json!({ "hero": "medusa" });
    for name in ["turn", "active", "actions"] {
        assert_eq!(with(set_up(plain.clone()), json!({ name: 1 })), unused(name));
    }
    assert_eq!(with(set_up(plain.clone()), json!({ "doors": {} })), unused("doors"));
    assert_eq!(
        with(set_up(json!({ "hero": "medusa", "hand": [] })), json!({})),
        unused("players[1].hand")
    );
    assert_eq!(
        with(playing(medusa(json!({}))), json!({ "phase": "start", "actions": 1 })),
        unused("actions")
    );
    let began = json!({ "fighters": [{ "fighter": "medusa", "at": "M13", "began": "M01" }] });
    assert_eq!(
        with(playing(medusa(began)), json!({ "phase": "start" })),
        unused("players[0].fighters[0].began")
    );
    let dead = json!({ "fighters": [{ "fighter": "medusa", "at": "M13" }, { "fighter": "harpy", "defeated": true, "health": 1 }] });
    assert_eq!(with(playing(medusa(dead)), json!({})), unused("players[0].fighters[1].health"));
    let history = json!({ "history": [{}, {}, { "won": 1 }] });
    assert_eq!(
        with(playing(medusa(json!({}))), history),
        ("unknown-seat", "state.history[2]".to_string())
    );
    let alice = json!({ "hero": "alice", "fighters": [{ "fighter": "alice", "at": "M13" }], "form": "big", "options": { "form": "small" } });
    assert_eq!(with(playing(alice), json!({})), unused("players[0].options.form"));
}

/// A path in a scenario that is too long is an error, not cut off.
#[test]
fn a_path_that_is_too_long_is_refused() {
    let path: Vec<&str> = ["M07", "M01"].into_iter().cycle().take(13).collect();
    let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched",
        "state": { "board": "marmoreal", "players": [sinbad("M13", json!([])), medusa("M31")] },
        "steps": [{ "act": { "type": "maneuver" } }, { "act": { "type": "decline" } },
            { "act": { "type": "move", "fighter": "sinbad", "path": path } }] });
    let result: Value =
        from_str(&Unmatched::new().run_scenario(&scenario.to_string()).unwrap()).unwrap();
    assert_eq!(result["failure"]["code"], "too-long", "{result}");
    assert_eq!(result["failure"]["path"], "steps[2].act.path", "{result}");
}

#[test]
fn heroes_cards_and_battlefields_are_found_however_they_are_written() {
    let unmatched = Unmatched::new();
    let id =
        |json: altmode_unmatched::api::Result<String>| text(&from_str(&json.unwrap()).unwrap());
    for name in ["Robin Hood", "Robin-Hood", "robinhood", " ROBIN  hood"] {
        assert_eq!(id(unmatched.hero_find(name)), "robin-hood", "{name}");
    }
    assert_eq!(id(unmatched.card_find("winged-frenzy")), "medusa/winged-frenzy");
    assert_eq!(id(unmatched.card_find("medusa/feint")), "medusa/feint");
    assert_eq!(id(unmatched.board_find("king solomons mines")), "king-solomons-mines");
    let error = unmatched.hero_find("Medussa").unwrap_err();
    assert!(
        error.code == "unknown-name" && error.message.contains("do you mean \"Medusa\""),
        "{error}"
    );
    assert_eq!(unmatched.card_find("Feint").unwrap_err().code, "ambiguous-name");
}

fn text(value: &Value) -> String {
    value["id"].as_str().unwrap_or_default().to_string()
}
