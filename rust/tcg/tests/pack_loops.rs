//! Tests of pack cards that trigger each other in an infinite loop. No rule of the game covers it, so the engine ends the game
//! as a draw, for any choices of the players, and no call hangs.

use altmode_json::{Value, json};
use altmode_tcg::api::{Game, Tcg};

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

/// Returns a character whose two modes have these abilities.
fn character(set: &str, number: u8, name: &str, abilities: &Value) -> Value {
    let face = |mode: &str| json!({ "mode": mode, "attack": 0, "defense": 9, "traits": [], "abilities": abilities });
    json!({
        "id": format!("{set}-t{number:02}"), "name": name, "subtitle": format!("of {set}"), "kind": "standard", "faction": "autobot",
        "stars": 1, "health": 9, "modes": [face("alt"), face("bot")]
    })
}

/// Returns a game at the main phase in which the first player has two characters with such abilities.
fn game(set: &str, abilities: &Value) -> Game {
    let pack = json!({ "set": set, "set-name": "Loops", "characters": [
        character(set, 1, "Ping", abilities), character(set, 2, "Pong", abilities), character(set, 3, "Wall", &json!([]))
    ] });
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let scenario = json!({ "format": "altmode-scenario/1", "state": { "players": [
        { "characters": [format!("{set}-t01"), format!("{set}-t02")] }, { "characters": [{ "card": format!("{set}-t03"), "tapped": true }] }
    ] } });
    tcg.from_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

/// Applies the first legal action of the most wanted type until the game is over. Returns the number of decisions.
fn play(game: &mut Game, wanted: &[&str]) -> u32 {
    for decision in 0..20_000 {
        if game.to_act() < 0 {
            assert_eq!(
                parsed(&game.outcome())["winner"],
                Value::Null,
                "an endless game has no winner: {}",
                game.outcome()
            );
            assert_eq!(parsed(&game.outcome())["reason"], "the game went on too long");
            return decision;
        }
        let actions = parsed(&game.legal_actions());
        let actions = actions.as_array().expect("a list");
        let rank = |action: &&Value| {
            wanted.iter().position(|kind| action["type"] == *kind).unwrap_or(wanted.len())
        };
        let action = actions.iter().min_by_key(rank).expect("there is a legal action");
        game.apply(&action.to_string(), None).unwrap_or_else(|error| panic!("{error}"));
    }
    panic!("the game does not end");
}

#[test]
fn triggers_that_set_each_other_off_end_in_a_draw() {
    let mut game = game(
        "lpa",
        &json!([{ "when": { "on": { "flips": "your other character" }, "do": [{ "flip": { "who": "this" } }] } }]),
    );
    let before = game.hash();
    assert_eq!(play(&mut game, &["flip"]), 1, "one flip is enough");
    // Saving, restoring and undo work as in any other game.
    assert!(game.save().is_ok());
    assert!(game.undo() && game.hash() == before);
}

#[test]
fn the_players_need_not_go_on_with_a_loop_that_they_may_stop() {
    let may = json!([{ "when": {
        "on": { "flips": "your other character" }, "do": [{ "may": { "do": [{ "flip": { "who": "this" } }] } }]
    } }]);
    let decisions = play(&mut game("lpb", &may), &["flip", "yes"]);
    assert!(decisions > 500, "each round is asked about: {decisions}");
    // A player who declines continues with the attack.
    let mut stopped = game("lpc", &may);
    stopped.apply(r#"{ "type": "flip", "character": 0 }"#, None).expect("a legal action");
    stopped.apply(r#"{ "type": "no" }"#, None).expect("a legal action");
    assert_eq!(parsed(&stopped.observe(-1).expect("a view"))["decision"]["kind"], "main");
}

#[test]
fn attacks_without_end_end_in_a_draw() {
    let untap = json!([{ "when": { "on": { "after-attack": "this" }, "do": [{ "untap": "this" }, { "tap": "each enemy" }] } }]);
    play(&mut game("lpd", &untap), &["attack"]);
}

#[test]
fn playouts_count_endless_games_as_draws() {
    let flips = json!([{ "when": { "on": { "flips": "your other character" }, "do": [{ "flip": { "who": "this" } }] } }]);
    let game = game("lpe", &flips);
    let result = parsed(&game.playouts(20, r#"{ "decisions": 5000 }"#).expect("they end"));
    assert_eq!((&result["games"], &result["unfinished"]), (&json!(20), &json!(0)), "{result}");
    assert!(result["draws"].as_u64() > Some(0), "{result}");
}

/// Expanded Rules 2.0, Stratagem Targets: Slammer begins under Metroplex and so is not on the starting team.
#[test]
fn a_card_under_a_titan_is_no_target_of_a_stratagem() {
    let pack = json!({ "set": "lpf", "set-name": "Targets", "stratagems": [{
        "id": "lpf-s01", "name": "Slam", "faction": "autobot", "stars": 0, "target": "Slammer, Combat Drone", "target-kind": "character",
        "abilities": []
    }] });
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let problems = |characters: &[&str]| -> Vec<Value> {
        let deck = json!({ "characters": characters, "stratagems": ["Slam"], "battle": [] });
        let found = parsed(&tcg.validate_deck(&deck.to_string(), "constructed").expect("a deck"));
        found.as_array().expect("a list").iter().map(|problem| problem["code"].clone()).collect()
    };
    let code = json!("no-target");
    assert!(problems(&["Metroplex, Autobot City"]).contains(&code));
    assert!(problems(&["Metroplex, Autobot City", "Slammer, Combat Drone"]).contains(&code));
    assert!(!problems(&["Slammer, Combat Drone"]).contains(&code));
}
