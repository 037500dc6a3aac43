//! Tests of the forecast against exact fractions, and against the engine over all deck orders.

mod assumptions;
mod certainty;
mod input;
mod knowledge;
mod sums;

use super::{question::add, *};
use crate::cards::{Tcg, builtin::builtin};
use altmode_json::{Value, json};

fn rules() -> Tcg {
    Tcg { catalogue: builtin() }
}

fn ask(input: Value) -> AttackQuestion {
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
    assert!((tally.ko() - 6.0 / 45.0).abs() < 1e-15);
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
    for (left, right) in decks.iter().flat_map(|left| decks.iter().map(move |right| (left, right)))
    {
        for (attacker, defender) in [
            (
                json!({ "attack": 3, "bold": 1, "pierce": 1 }),
                json!({ "defense": 2, "tough": 1, "health": 6, "damage": 2 }),
            ),
            (
                json!({ "attack": 4, "focus": 2 }),
                json!({ "defense": 3, "focus": 1, "safeguard": 2 }),
            ),
            (
                json!({ "attack": 4, "whiteBonus": 1, "mostFlips": 3 }),
                json!({ "defense": 1, "mostDamage": 3, "mostFlips": 2 }),
            ),
        ] {
            let question = ask(
                json!({ "attacker": attacker, "defender": defender, "attackerDeck": left, "defenderDeck": right }),
            );
            let (counted, played) = (question.tally(), question.play_out(true));
            assert_eq!(played.sampled, None);
            close(&counted.damage, &played.damage, 1e-12);
            close(&counted.attack, &played.attack, 1e-12);
            close(&counted.defense, &played.defense, 1e-12);
            assert!(
                (counted.ko() - played.ko()).abs() < 1e-12,
                "{left} {right} {attacker} {defender}"
            );
            assert!((counted.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}

/// Sums below 0 are clamped only after icons are added.
#[test]
fn counting_agrees_with_playing_below_0() {
    let (left, right) = small_decks();
    for (attacker, defender) in [
        (
            json!({ "card": "Bluestreak, Reluctant Soldier", "mode": "alt", "upgrades": ["Guarded Posture"] }),
            json!({ "defense": 0 }),
        ),
        (
            json!({ "attack": 3 }),
            json!({ "card": "Chromia, Special Ops", "mode": "bot", "upgrades": ["Erratic Lightning"] }),
        ),
        (
            json!({ "card": "Bluestreak, Reluctant Soldier", "mode": "alt", "upgrades": ["Guarded Posture", "Spinner Rims"] }),
            json!({ "card": "Chromia, Special Ops", "mode": "bot", "upgrades": ["Erratic Lightning"] }),
        ),
    ] {
        agree(
            "below 0",
            json!({ "attacker": attacker, "defender": defender, "attackerDeck": left, "defenderDeck": right, "policy": "keep" }),
        );
    }
    // -1 with 0, 1 or 2 of 2 orange icons in 4 cards.
    let question = ask(json!({
        "attacker": { "card": "Bluestreak, Reluctant Soldier", "mode": "alt", "upgrades": ["Guarded Posture"] }, "defender": { "defense": 0 },
        "attackerDeck": [{ "icons": ["orange"], "count": 2 }, { "icons": [], "count": 2 }], "defenderDeck": [{ "icons": [], "count": 3 }],
    }));
    close(&question.tally().attack, &[5.0 / 6.0, 1.0 / 6.0], 1e-12);
    // A given number is the character's total without icons.
    let question = ask(json!({
        "attacker": { "card": "Bluestreak, Reluctant Soldier", "mode": "alt", "upgrades": ["Guarded Posture"], "attack": 2 }, "defender": { "defense": 0 },
        "attackerDeck": [{ "icons": [], "count": 4 }], "defenderDeck": [{ "icons": [], "count": 3 }],
    }));
    close(&question.tally().attack, &[0.0, 0.0, 1.0], 1e-12);
}

/// Returns all permutations.
fn orders(size: usize) -> Vec<Vec<usize>> {
    let mut found = vec![vec![]];
    for next in 0..size {
        let longer = |order: &Vec<usize>| {
            (0..=order.len())
                .map(|at| [&order[..at], &[next], &order[at..]].concat())
                .collect::<Vec<_>>()
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}

/// Averages the attack over all orders of the decks, with every card known.
fn over_all_orders(question: &AttackQuestion) -> Tally {
    let decks = [question.state.players[0].deck, question.state.players[1].deck];
    let (left, right) = (orders(decks[0].len()), orders(decks[1].len()));
    let all = (left.len() * right.len()) as f64;
    let mut sum = Tally::default();
    for (left, right) in left.iter().flat_map(|left| right.iter().map(move |right| (left, right))) {
        let mut known = question.clone();
        for (seat, order) in [left, right].into_iter().enumerate() {
            for (place, &from) in order.iter().enumerate() {
                let card = decks[seat][from];
                known.state.players[seat].deck[place] = card;
                known.state.objects[usize::from(card)].seen = 3;
            }
        }
        let one = known.play_out(true);
        for (to, from) in [
            (&mut sum.damage, &one.damage),
            (&mut sum.attack, &one.attack),
            (&mut sum.defense, &one.defense),
        ] {
            for (number, chance) in from.iter().enumerate() {
                add(to, number as i16, chance / all);
            }
        }
        sum.ko.add_all(one.ko, 1.0 / all);
    }
    sum
}

fn agree(name: &str, input: Value) {
    let question = match typed_in(rules(), &input) {
        Ok(question) => question,
        Err(error) => panic!("{name}: {error}"),
    };
    let (counted, played) = (question.tally(), over_all_orders(&question));
    assert_eq!(counted.sampled, None, "{name}");
    for (what, one, other) in [
        ("damage", &counted.damage, &played.damage),
        ("attack", &counted.attack, &played.attack),
        ("defense", &counted.defense, &played.defense),
    ] {
        for index in 0..one.len().max(other.len()) {
            let at = |numbers: &Vec<f64>| numbers.get(index).copied().unwrap_or(0.0);
            assert!((at(one) - at(other)).abs() < 1e-12, "{name}: {what} {one:?} is not {other:?}");
        }
    }
    assert!(
        (counted.ko() - played.ko()).abs() < 1e-12,
        "{name}: KO {} is not {}",
        counted.ko(),
        played.ko()
    );
}

/// Decks of four cards that trigger most abilities that look at flips.
fn small_decks() -> (Value, Value) {
    let left = json!([{ "icons": ["orange", "white"] }, { "icons": ["black", "blue"] }, { "icons": ["orange", "green"] }, { "icons": [] }]);
    let right = json!([{ "icons": ["blue", "white"] }, { "icons": ["black", "orange"] }, { "icons": ["blue"] }]);
    (left, right)
}

/// A character with the cards that can change its attack.
struct Fighter {
    name: String,
    character: Value,
    stratagem: Option<&'static str>,
}

/// Returns every face of every character, with each head that fits; every Upgrade on characters, including Upgrade sides; and
/// every stratagem with its targets.
fn fighters() -> Vec<Fighter> {
    let mut found = Vec::new();
    let mut add = |name: &str, character: Value, stratagem| {
        found.push(Fighter { name: name.to_string(), character, stratagem })
    };
    let all = || builtin().cards().filter(|card| card.implemented && !card.set.is_empty());
    for character in pairs::fighters(rules()) {
        add(character["card"].as_str().unwrap(), character.clone(), None);
    }
    for (body, head) in all()
        .flat_map(|body| all().filter(|head| body.takes_head(head)).map(move |head| (body, head)))
    {
        for text in &body.texts[..usize::from(body.faces)] {
            add(
                &format!("{} with {}", body.name, head.name),
                pairs::fighter(body, text.mode.name(), Some(head)),
                None,
            );
        }
    }
    for card in all() {
        let sides =
            if card.is_character() { &card.texts[usize::from(card.faces)..] } else { card.texts };
        for side in sides.iter().filter(|side| side.slot.is_some()) {
            let upgrade = if card.is_character() { side.name } else { card.id };
            let mut hosts: Vec<Value> =
                ["Bumblebee, Brave Warrior", "Megatron, Living Weapon", "Grimlock, Dinobot Leader"]
                    .map(|host| json!({ "card": host, "mode": "bot", "upgrades": [upgrade] }))
                    .to_vec();
            hosts.retain(can_be_asked);
            // An Upgrade that goes on few characters is put on the first of them.
            let upgraded = |mut host: Value| {
                host["upgrades"] = json!([upgrade]);
                host
            };
            if hosts.is_empty() {
                hosts.extend(pairs::fighters(rules()).into_iter().map(upgraded).find(can_be_asked));
            }
            assert!(!hosts.is_empty(), "{} goes on nobody", side.name);
            hosts.into_iter().for_each(|host| add(side.name, host, None));
        }
        for target in all()
            .filter(|target| {
                target.is_character() && target.health > 0 && crate::deck::is_target(target, card)
            })
            .take(4)
        {
            for text in &target.texts[..usize::from(target.faces)] {
                let head = all().find(|head| target.takes_head(head));
                add(card.name, pairs::fighter(target, text.mode.name(), head), Some(card.id));
            }
        }
    }
    found
}

/// Returns whether such a character can attack with the Upgrades on it.
fn can_be_asked(character: &Value) -> bool {
    let deck = json!([{ "icons": [] }]);
    typed_in(rules(), &json!({ "attacker": character, "defender": { "health": 9 }, "attackerDeck": deck, "defenderDeck": deck })).is_ok()
}

/// Calls `agree` for each entry of `fighters` as attacker and as defender.
fn with_every_card(more: Value, agree: fn(&str, Value)) {
    let (left, right) = small_decks();
    let plain = json!({ "attack": 3, "defense": 1, "health": 7, "damage": 2 });
    let mut cards = 0;
    let mut wrong = Vec::new();
    for Fighter { name, character, stratagem } in fighters() {
        for (attacker, defender, side) in
            [(&character, &plain, "attackerStratagems"), (&plain, &character, "defenderStratagems")]
        {
            let mut input = json!({ "attacker": attacker, "defender": defender, "attackerDeck": left, "defenderDeck": right });
            input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            input[side] = json!(stratagem.as_slice());
            cards += 1;
            let name = format!("{name} {attacker} {defender}");
            if std::panic::catch_unwind(|| agree(&name, input)).is_err() {
                wrong.push(name);
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {cards}: {wrong:#?}", wrong.len());
    assert!(cards > 2000, "{cards}");
}

/// Each face attacks and defends against some of the others; `altmode forecast --pairs` checks all pairs.
#[test]
fn characters_against_each_other_agree_with_playing() {
    let pairs = Pairs::new(rules());
    let (mut exact, mut inexact) = (0, 0);
    for attacker in 0..pairs.faces() {
        for step in [1, 97] {
            let defender = attacker * 7 + step;
            match pairs.check(attacker, defender) {
                Ok(Answered::Exact) => exact += 1,
                Ok(Answered::Inexact) => inexact += 1,
                Err(wrong) => panic!("{wrong}"),
            }
            let question = ask(pairs.input(attacker, defender));
            let (counted, played) = (question.tally(), question.play_out(true));
            if counted.sampled.is_none() && played.sampled.is_none() {
                close(&counted.damage, &played.damage, 1e-9);
            }
        }
    }
    assert!(exact > 600 && exact > 5 * inexact, "{exact} exact, {inexact} not");
}

/// Focus is disabled here, because its decisions depend on the knowledge of the deck.
#[test]
fn every_card_agrees_with_all_deck_orders() {
    with_every_card(json!({ "policy": "keep" }), agree);
}

/// Adds other characters, for cards that refer to them.
#[test]
fn every_card_agrees_with_all_deck_orders_among_others() {
    let more = json!({
        "policy": "keep",
        "attackerDeck": [{ "icons": ["orange", "white"] }, { "icons": ["black", "blue"] }, { "icons": ["white", "green"] }],
        "attackerTeam": [{ "card": "Arcee, Skilled Fighter", "mode": "alt" }],
        "defenderTeam": [{ "card": "Insecticon Skrapnel, Insecticon Leader", "mode": "bot", "tapped": true }],
    });
    with_every_card(more, agree);
}

/// Under the policies that decide, counting agrees with the engine over all combinations.
#[test]
fn every_card_agrees_with_playing_all_combinations() {
    with_every_card(json!({}), |name, input| {
        let question = typed_in(rules(), &input).unwrap();
        let (counted, played) = (question.tally(), question.play_out(true));
        assert_eq!((counted.sampled, played.sampled), (None, None), "{name}");
        close(&counted.damage, &played.damage, 1e-12);
        close(&counted.attack, &played.attack, 1e-12);
        close(&counted.defense, &played.defense, 1e-12);
        assert!((counted.ko() - played.ko()).abs() < 1e-12, "{name}");
    });
}
