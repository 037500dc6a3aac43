//! Tests of Turbo: the opened cards are the deck, and the host states the damage before the game.

use super::*;
use crate::cards::{Tcg, builtin::builtin};
use altmode_core::{Io, Rules};
use altmode_json::json;

/// Returns two decks as they could be opened: few battle cards, many stars, a character twice.
fn config(damage: Value) -> Value {
    let deck = json!({
        "characters": ["Optimus Prime, Battlefield Legend", "Optimus Prime, Battlefield Legend", "Bumblebee, Courageous Scout"],
        "battle": [{ "card": "Swap Parts", "count": 2 }, { "card": "Zap", "count": 12 }],
    });
    json!({ "seed": "7", "format": "turbo", "players": [deck, deck], "damage": damage })
}

fn refusal(config: &Value) -> (&'static str, String) {
    let error = start(builtin(), config).expect_err("refused");
    (error.code, error.path.clone())
}

/// Returns the damage of each character on the battlefield.
fn damages(config: &Value) -> Vec<u8> {
    let tcg = Tcg { catalogue: builtin() };
    let start = start(builtin(), config).unwrap();
    start.check(builtin()).unwrap();
    let state = tcg.begin(&start, &mut Io::silent()).unwrap();
    state.characters.iter().map(|character| character.damage).collect()
}

#[test]
fn a_game_of_turbo_begins_undamaged_unless_the_host_says_otherwise() {
    assert_eq!(damages(&config(Value::Null)), [0; 6]);
    assert_eq!(damages(&config(json!([[], []]))), [0; 6]);
    assert_eq!(damages(&config(json!([[0, 3], [13, 0, 1]]))), [0, 3, 0, 13, 0, 1]);
}

#[test]
fn only_damage_that_a_character_survives_is_taken() {
    let cases = [
        (json!([[14], []]), "out-of-range", "damage[0][0]"),
        (json!([[], [0, -1]]), "bad-input", "damage[1][1]"),
        (json!([[1.5], []]), "bad-input", "damage[0][0]"),
        (json!([[0, 0, 300], []]), "out-of-range", "damage[0][2]"),
        (json!([[0, 0, 0, 0], []]), "out-of-range", "damage[0]"),
        (json!([[0]]), "bad-input", "damage"),
        (json!([1, []]), "bad-input", "damage[0]"),
        (json!({}), "bad-input", "damage"),
        (json!(3), "bad-input", "damage"),
    ];
    for (damage, code, path) in cases {
        assert_eq!(refusal(&config(damage.clone())), (code, path.to_string()), "{damage}");
    }
    let mut constructed = config(json!([[1], []]));
    constructed["format"] = json!("basic");
    for player in constructed["players"].as_array_mut().unwrap() {
        player["characters"] =
            json!(["Optimus Prime, Battlefield Legend", "Bumblebee, Courageous Scout"]);
        player["battle"][1]["count"] = json!(38);
    }
    assert_eq!(refusal(&constructed), ("bad-input", "damage".to_string()));
}

#[test]
fn damage_in_a_damaged_record_is_refused() {
    let good = start(builtin(), &config(json!([[1], []]))).unwrap();
    let crate::model::start::Start::Damaged(setup, _) = good else { panic!("it has damage") };
    for damage in [[vec![14], vec![]], [vec![], vec![0; 4]]] {
        let error = crate::model::start::Start::Damaged(setup.clone(), damage)
            .check(builtin())
            .unwrap_err();
        assert_eq!(error.code, "damaged-record");
    }
}
