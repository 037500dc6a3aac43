//! Tests that errors in an input name their path.

use super::*;

fn sound() -> Value {
    json!({
        "attacker": { "attack": 5 }, "defender": { "defense": 2, "health": 9 },
        "attackerDeck": { "cards": [{ "card": "Plasma Burst", "count": 3 }, { "icons": ["orange"], "count": 9 }] },
        "defenderDeck": { "cards": [{ "icons": ["blue"], "count": 9 }] },
    })
}

fn refused(place: &str, value: Value, code: &str, path: &str) {
    let mut input = sound();
    let mut at = &mut input;
    for part in place.split('.') {
        at = match part.parse::<usize>() {
            Ok(index) => &mut at[index],
            Err(_) => &mut at[part],
        };
    }
    *at = value;
    let error = typed_in(rules(), &input).map(|_| ()).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), (code, path), "{place}: {}", error.message);
}

#[test]
fn mistakes_are_placed() {
    assert!(typed_in(rules(), &sound()).is_ok());
    refused("attacker", json!(null), "missing-field", "attacker");
    refused("attackerDeck", json!(null), "missing-field", "attackerDeck");
    refused("attacker.attack", json!(-1), "out-of-range", "attacker.attack");
    refused("attacker.attack", json!(1e12), "bad-input", "attacker.attack");
    refused("attacker.attack", json!(1_000_000), "out-of-range", "attacker.attack");
    refused("attacker.attack", json!(2.5), "bad-input", "attacker.attack");
    // JSON writes NaN as `null`.
    refused("attacker.attack", json!(null), "bad-input", "attacker.attack");
    refused("attacker.bold", json!("two"), "bad-input", "attacker.bold");
    refused("attacker.atack", json!(2), "unknown-field", "attacker.atack");
    refused("attacker.card", json!("Optimus Primal"), "unknown-card", "attacker.card");
    refused("attacker.mode", json!("bot"), "missing-field", "attacker.card");
    refused("defender.damage", json!(9), "too-much-damage", "defender.damage");
    refused("defender.health", json!(0), "out-of-range", "defender.health");
    refused("defenderDeck.cards", json!([]), "empty-deck", "defenderDeck.cards");
    refused("defenderDeck.cards.0.count", json!(0), "out-of-range", "defenderDeck.cards[0].count");
    refused("defenderDeck.cards.0.count", json!(-3), "out-of-range", "defenderDeck.cards[0].count");
    refused(
        "defenderDeck.cards.0.count",
        json!(1_000_000),
        "out-of-range",
        "defenderDeck.cards[0].count",
    );
    refused("defenderDeck.cards.0.count", json!(null), "bad-input", "defenderDeck.cards[0].count");
    refused(
        "defenderDeck.cards.0.icons",
        json!(["purple"]),
        "unknown-icon",
        "defenderDeck.cards[0].icons[0]",
    );
    refused(
        "attackerDeck.cards.0.card",
        json!("Plasma Bust"),
        "unknown-card",
        "attackerDeck.cards[0].card",
    );
    refused(
        "attackerDeck.top",
        json!([{ "card": "Plasma Burst", "count": 4 }]),
        "more-copies-than-exist",
        "attackerDeck.top[0]",
    );
    refused("attackerHand", json!(-1), "out-of-range", "attackerHand");
    refused("defenderHand", json!("two"), "bad-input", "defenderHand");
    refused("defenderHand", json!(["Plasma Bust"]), "unknown-card", "defenderHand[0]");
    refused("attackerKo", json!(["Optimus Primal"]), "unknown-card", "attackerKo[0]");
    refused("attackerTower", json!(1000), "out-of-range", "attackerTower");
    refused("policy", json!("brave"), "unknown-policy", "policy");
    refused("rulings", json!("mine"), "unknown-rulings", "rulings");
}

#[test]
fn known_cards_are_flipped_first() {
    let mut input = sound();
    input["attackerDeck"]["top"] = json!([{ "icons": ["orange"] }, "Plasma Burst"]);
    let tally = ask(input).tally();
    // Plasma Burst has no orange icon.
    close(&tally.attack, &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0], 1e-12);
}

#[test]
fn a_forecast_that_is_not_legal_is_given_with_the_reason() {
    let mut input = sound();
    input["attacker"]["tapped"] = json!(true);
    let forecast = Forecast::of(&ask(input));
    assert!(!forecast.legal && forecast.reason.is_some());
    assert!((forecast.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn the_example_of_the_documentation_is_answered() {
    let page = include_str!("../../../../../docs/forecast.md");
    let example =
        page.split("<!-- forecast -->").nth(1).and_then(|rest| rest.split("```").nth(1)).unwrap();
    let question = ask(altmode_json::from_str(example.trim_start_matches("json")).unwrap());
    let forecast = Forecast::of(&question);
    assert!(forecast.exact && forecast.legal);
    close(&forecast.damage, &question.play_out(true).damage, 1e-12);
}

/// Players who flip cards by hand need the number of flips and the cards known in the deck.
#[test]
fn the_numbers_of_flips_are_told() {
    let mut input = sound();
    input["attacker"] = json!({ "card": "Bumblebee, Brave Warrior", "mode": "bot", "upgrades": ["w1-002"], "extraFlips": 1 });
    input["defender"]["tough"] = json!(2);
    input["defender"]["mostFlips"] = json!(5);
    let forecast = Forecast::of(&ask(input.clone()));
    let flips = altmode_json::to_value(forecast.flips).unwrap();
    let side = |cards: u16, white: u16, before: u16| json!({ "cards": cards, "withWhite": white, "before": before });
    let bold = forecast
        .explain
        .iter()
        .filter(|part| part.of == "bold")
        .map(|part| part.amount as u16)
        .sum::<u16>();
    assert_eq!(flips["attacker"], side(3 + bold, 5 + bold, 1));
    assert_eq!(flips["defender"], side(4, 5, 0));
    // Cards flipped by hand are on top, below the cards that the attack draws. Then nothing is random.
    input["attackerDeck"] = json!({
        "cards": [{ "icons": ["orange"] }, { "icons": ["orange", "orange"] }, { "icons": [] }],
        "top": [{ "icons": [] }, { "icons": ["orange"] }, { "icons": ["orange", "orange"] }],
    });
    input["defenderDeck"] =
        json!({ "cards": [{ "icons": ["blue"] }], "top": [{ "icons": ["blue"] }] });
    let known = Forecast::of(&ask(input));
    assert_eq!(known.min, known.max);
    let base: f64 = known
        .explain
        .iter()
        .filter(|part| part.of == "attack" && part.from != "icons")
        .map(|part| part.amount)
        .sum();
    assert_eq!(known.attack.iter().rposition(|&chance| chance > 0.0), Some(base as usize + 3));
}
