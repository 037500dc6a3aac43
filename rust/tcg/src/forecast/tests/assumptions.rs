//! Tests that a typed-in position's gaps are named when a card of the attack depends on them, and only then.

use super::*;

/// Returns the forecast of an attack in which each side flips cards without icons.
fn forecast(attacker: Value, defender: Value, more: Value) -> Forecast {
    let deck = json!({ "cards": [{ "icons": [], "count": 6 }], "scrap": [] });
    let mut input = json!({ "attacker": attacker, "defender": defender, "attackerDeck": deck, "defenderDeck": deck });
    input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Forecast::of(&ask(input))
}

fn wall() -> Value {
    json!({ "defense": 30, "health": 40 })
}

fn bot(card: &str, upgrades: Value) -> Value {
    json!({ "card": card, "mode": "bot", "upgrades": upgrades })
}

const BUMBLEBEE: &str = "Bumblebee, Brave Warrior";
const EMPTY: &str = "is not given and is taken to be empty.";

#[test]
fn an_attack_without_gaps_has_no_assumptions() {
    let plain = forecast(json!({ "attack": 5 }), wall(), json!({}));
    assert_eq!(plain.assumptions, [""; 0]);
    let cards = forecast(
        bot("Optimus Prime, Battlefield Legend", json!(["Primary Laser"])),
        bot(BUMBLEBEE, json!(["Force Field"])),
        json!({}),
    );
    assert_eq!(
        cards.assumptions.iter().filter(|line| line.contains("taken")).count(),
        0,
        "{:?}",
        cards.assumptions
    );
}

#[test]
fn the_size_of_a_hand_is_given_or_assumed() {
    let venin = || bot("Decepticon Venin, Insecticon Tyrant", json!([]));
    let supposed = forecast(venin(), wall(), json!({}));
    assert_eq!(
        (supposed.max, &supposed.assumptions[..]),
        (
            3,
            &[format!(
                "Decepticon Venin, Insecticon Tyrant: the hand of the defender's player {EMPTY}"
            )][..]
        )
    );
    for (hand, damage) in [(json!(0), 3), (json!([]), 3), (json!(2), 0), (json!(["Zap"]), 0)] {
        let given = forecast(venin(), wall(), json!({ "defenderHand": hand }));
        assert_eq!((given.max, given.assumptions.len(), given.exact), (damage, 0, true), "{hand}");
    }
    let sunstorm = |more| {
        forecast(
            bot("Sunstorm, Fusion Flyer", json!([])),
            json!({ "defense": 0, "health": 40 }),
            more,
        )
    };
    assert_eq!(
        sunstorm(json!({})).assumptions,
        [format!("Sunstorm, Fusion Flyer: the hand of the attacker's player {EMPTY}")]
    );
    assert_eq!(
        (
            sunstorm(json!({ "attackerHand": 4 })).max,
            sunstorm(json!({ "attackerHand": 4 })).assumptions.len()
        ),
        (4, 0)
    );
    // The attack of the defender does not matter.
    assert_eq!(
        forecast(json!({ "attack": 3 }), bot("Sunstorm, Fusion Flyer", json!([])), json!({}))
            .assumptions,
        [""; 0]
    );
    // A list is the cards themselves, also of a deck that has others.
    assert_eq!(
        sunstorm(json!({ "attackerHand": ["Zap", { "icons": ["orange"], "count": 2 }] })).max,
        3
    );
}

#[test]
fn the_cards_of_a_hand_are_given_or_assumed() {
    for (upgrade, card) in [
        ("Duo-Charge Electrostatic Photon Cannon", "Firedrive"),
        ("RS Firesteel Saber", "Caliburst"),
    ] {
        let attack = |more| forecast(bot(BUMBLEBEE, json!([upgrade])), wall(), more).assumptions;
        let hand = |assumptions: Vec<String>| {
            assumptions.into_iter().filter(|line| line.contains("hand of")).collect::<Vec<_>>()
        };
        let supposed = hand(attack(json!({})));
        assert!(
            supposed.len() == 2 || supposed.iter().any(|line| line.contains(EMPTY)),
            "{card}: {supposed:?}"
        );
        let number = hand(attack(json!({ "attackerHand": 2 })));
        assert!(
            number.len() == 1
                && number[0].ends_with("the cards in the hand of the attacker's player are taken to have no icons and no text."),
            "{number:?}"
        );
        assert_eq!(hand(attack(json!({ "attackerHand": ["Zap", "Medic!"] }))), [""; 0]);
    }
    let six_gun =
        forecast(json!({ "card": "Sergeant Six-Gun, Artillery • Soldier" }), wall(), json!({}));
    assert!(
        six_gun
            .assumptions
            .iter()
            .any(|line| line.starts_with("Sergeant Six-Gun") && line.ends_with(EMPTY)),
        "{:?}",
        six_gun.assumptions
    );
    // A policy that declines does not look into the hand.
    let keeps = forecast(
        json!({ "card": "Sergeant Six-Gun, Artillery • Soldier" }),
        wall(),
        json!({ "policy": "keep" }),
    );
    assert!(keeps.assumptions.iter().all(|line| !line.ends_with(EMPTY)), "{:?}", keeps.assumptions);
}

#[test]
fn other_zones_are_given_or_assumed() {
    let devastator = |more| {
        forecast(
            json!({ "card": "Devastator, Towering Warrior" }),
            json!({ "defense": 0, "health": 40 }),
            more,
        )
    };
    let low = devastator(json!({}));
    let tower = "Devastator, Towering Warrior: the Tower of the attacker's player is not given and is taken to have no height.";
    assert_eq!((low.max, low.assumptions.contains(&tower.to_string())), (6, true));
    let high = devastator(json!({ "attackerTower": 10 }));
    assert_eq!((high.max, high.assumptions.len()), (10, 0));
    // Characters and battle cards in the KO area count.
    for (attacker, ko) in [
        (
            json!({ "card": "Chromedome, Computer Programmer", "mode": "alt", "head": "Monxo" }),
            "defenderKo",
        ),
        (bot("Cliffjumper, Renegade Warrior", json!([])), "attackerKo"),
    ] {
        let attack = |more| forecast(attacker.clone(), json!({ "defense": 0, "health": 40 }), more);
        let supposed = attack(json!({}));
        assert!(
            supposed
                .assumptions
                .iter()
                .any(|line| line.contains("KO area") && line.ends_with(EMPTY)),
            "{:?}",
            supposed.assumptions
        );
        let given = attack(
            json!({ ko: ["Bumblebee, Courageous Scout", "Zap", "Medic!", { "card": "Supercharge" }] }),
        );
        assert!(
            given.max > supposed.max
                && given.assumptions.iter().all(|line| !line.contains("KO area")),
            "{:?}",
            given.assumptions
        );
    }
    // The bonus of flipping to the mode is not in the position.
    let flipped = forecast(
        json!({ "card": "Private Sideswipe, Infantry • Soldier", "mode": "alt" }),
        wall(),
        json!({}),
    );
    let turn = "Private Sideswipe, Infantry • Soldier: the attacker's player is taken to have done nothing earlier this turn.";
    assert_eq!(flipped.assumptions, [turn]);
    let secret = forecast(bot("Nightracer, Gunner", json!([])), wall(), json!({}));
    assert_eq!(
        secret.assumptions,
        [
            "Nightracer, Gunner: the attacker's player is taken to have no Secret Actions on the battlefield."
        ]
    );
}

#[test]
fn other_characters_are_given_or_assumed() {
    let more = |team: Value| json!({ "defenderTeam": team });
    let motormaster = |more| {
        forecast(
            bot("Ruckus, Combat Assault", json!([])),
            bot("Motormaster, Stunticon Leader", json!([])),
            more,
        )
    };
    let alone = motormaster(json!({}));
    assert_eq!(
        alone.assumptions,
        [
            "Motormaster, Stunticon Leader: other characters of the defender's player are not given, so there are taken to be none."
        ]
    );
    assert_eq!(motormaster(more(json!([]))).assumptions, [""; 0]);
    // The card that asks is named, not the attacker.
    let asked = motormaster(more(json!(["Breakdown, Paranoid Scout"])));
    assert!(
        asked.assumptions.len() == 1
            && asked.assumptions[0]
                .starts_with("Motormaster, Stunticon Leader: of the characters offered"),
        "{:?}",
        asked.assumptions
    );
}

#[test]
fn the_upgrade_that_scraps_flips_is_named() {
    for side in ["attacker", "defender"] {
        let recon = bot(BUMBLEBEE, json!(["Recon System"]));
        let (attacker, defender) =
            if side == "attacker" { (recon, wall()) } else { (json!({ "attack": 4 }), recon) };
        let assumptions = forecast(attacker, defender, json!({})).assumptions;
        assert!(
            assumptions.iter().any(|line| line.starts_with("Recon System: as few cards")),
            "{side}: {assumptions:?}"
        );
        assert!(
            assumptions.iter().all(|line| !line.starts_with("Bumblebee")),
            "{side}: {assumptions:?}"
        );
    }
}

/// If cards of a deck matter before the flips, the numbers of flips are not fixed there.
#[test]
fn a_sentence_tells_the_flips_only_where_they_are_fixed() {
    for upgrade in ["Paralyzo Box", "Metal Detector"] {
        let forecast = forecast(bot(BUMBLEBEE, json!([upgrade])), wall(), json!({}));
        assert!(forecast.flips.is_none());
        assert!(
            !forecast.sentence.contains("flips")
                && forecast.sentence.contains(" attack against 30 defense: "),
            "{}",
            forecast.sentence
        );
    }
    let plain = forecast(json!({ "attack": 5 }), wall(), json!({}));
    assert!(
        plain.sentence.contains("5 attack and 2 flips against 30 defense and 2 flips: "),
        "{}",
        plain.sentence
    );
}
