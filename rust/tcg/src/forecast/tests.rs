//! The forecast against exact fractions, and against the engine over all deck orders.

use super::*;
use crate::cards::builtin;
use serde_json::{Value, json};

fn rules() -> Tcg {
    Tcg { catalogue: builtin() }
}

fn ask(input: Value) -> Question {
    typed_in(rules(), &input).unwrap()
}

fn close(one: &[f64], other: &[f64], tolerance: f64) {
    for index in 0..one.len().max(other.len()) {
        let at = |numbers: &[f64]| numbers.get(index).copied().unwrap_or(0.0);
        assert!((at(one) - at(other)).abs() <= tolerance, "at {index}: {one:?} is not {other:?}");
    }
}

/// Ten cards: 4 orange, 6 without icons; two flips.
#[test]
fn two_flips_are_hypergeometric() {
    let question = ask(json!({
        "attacker": { "attack": 5 }, "defender": { "defense": 2, "health": 5 },
        "attackerDeck": { "cards": [{ "icons": ["orange"], "count": 4 }, { "icons": [], "count": 6 }] },
        "defenderDeck": { "cards": [{ "icons": [], "count": 3 }] },
    }));
    let tally = question.tally();
    close(&tally.damage[3..], &[15.0 / 45.0, 24.0 / 45.0, 6.0 / 45.0], 1e-15);
    assert!((tally.ko - 6.0 / 45.0).abs() < 1e-15);
}

/// One white card in five, four blue: white in the first two with 2/5, then four flips.
#[test]
fn the_white_bonus_comes_once() {
    let question = ask(json!({
        "attacker": { "attack": 9 }, "defender": { "defense": 0 },
        "attackerDeck": [{ "icons": [] }],
        "defenderDeck": [{ "icons": ["white"], "count": 1 }, { "icons": ["blue"], "count": 4 }],
    }));
    let tally = question.tally();
    close(&tally.defense, &[0.0, 0.0, 0.6, 0.4], 1e-15);
    close(&tally.damage, &question.play_out(true).damage, 1e-12);
}

#[test]
fn counting_agrees_with_playing() {
    let decks = [
        json!([{ "icons": ["orange"], "count": 3 }, { "icons": ["white"], "count": 2 }, { "icons": ["black", "orange"], "count": 2 }]),
        json!({ "cards": [{ "icons": ["orange"], "count": 1 }, { "icons": ["white"] }, { "icons": ["blue"] }],
                "scrap": [{ "icons": ["blue"], "count": 2 }, { "icons": ["white", "blue"] }, { "icons": ["black"], "count": 2 }] }),
        json!({ "cards": [{ "icons": ["white", "orange"], "count": 2 }, { "icons": ["blue", "blue"], "count": 2 }, { "icons": [] }],
                "top": [{ "icons": [] }], "bottom": [{ "icons": ["white", "orange"] }], "scrap": [{ "icons": ["orange"], "count": 2 }] }),
    ];
    for (left, right) in decks.iter().flat_map(|left| decks.iter().map(move |right| (left, right))) {
        for (attacker, defender) in [
            (json!({ "attack": 3, "bold": 1, "pierce": 1 }), json!({ "defense": 2, "tough": 1, "health": 6, "damage": 2 })),
            (json!({ "attack": 4, "focus": 2 }), json!({ "defense": 3, "focus": 1, "safeguard": 2 })),
            (json!({ "attack": 4, "whiteBonus": 1, "mostFlips": 3 }), json!({ "defense": 1, "mostDamage": 3, "mostFlips": 2 })),
        ] {
            let question = ask(json!({ "attacker": attacker, "defender": defender, "attackerDeck": left, "defenderDeck": right }));
            let (counted, played) = (question.tally(), question.play_out(true));
            assert_eq!(played.sampled, None);
            close(&counted.damage, &played.damage, 1e-12);
            close(&counted.attack, &played.attack, 1e-12);
            close(&counted.defense, &played.defense, 1e-12);
            assert!((counted.ko - played.ko).abs() < 1e-12, "{left} {right} {attacker} {defender}");
            assert!((counted.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}
