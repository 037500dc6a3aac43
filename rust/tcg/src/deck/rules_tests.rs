//! Tests of the organiser's settings: sets, dates, bans, pools.

use super::*;
use crate::cards::{builtin::builtin, catalogue::Class};
use altmode_json::json;
use proptest::prelude::*;

fn starter() -> Deck {
    parse_deck(builtin(), include_str!("../../decks/autobot-starter.txt")).unwrap()
}

fn judged(deck: &Deck, rules: Value) -> Result<Vec<String>> {
    let problems = judge_deck(builtin(), deck, &DeckRules::from_json(&rules)?)?;
    Ok(problems.iter().map(|problem| format!("{} {}", problem.code, problem.path)).collect())
}

fn told(deck: &Deck, rules: Value) -> Vec<String> {
    judged(deck, rules).unwrap()
}

fn with(card: &str, count: u32) -> Deck {
    let mut deck = starter();
    deck.battle.push(Entry { card: card.to_string(), count });
    deck
}

#[test]
fn sets_are_permitted_by_the_organiser() {
    // The starter's battle cards are of set w1, its characters of set w1s.
    assert_eq!(told(&starter(), json!({ "sets": ["w1", "w1s"] })), [""; 0]);
    let found = told(&starter(), json!({ "sets": ["w1"] }));
    assert_eq!(found, [0, 1, 2, 3].map(|index| format!("set-not-permitted characters[{index}]")));
    assert_eq!(
        told(&with("Battlefield Scan", 3), json!({ "sets": ["w1", "w1s"] })),
        ["set-not-permitted battle[20].card"]
    );
    // A card of a set that is not permitted may be used if a card of its name is in a permitted set (Tournament Rules 6.1).
    let mut deck = starter();
    deck.battle.retain(|entry| entry.card != "Handheld Blaster");
    deck.battle.push(Entry { card: "w5-022".to_string(), count: 2 });
    assert_eq!(told(&deck, json!({ "sets": ["w1", "w1s"] })), [""; 0]);
    // The organiser's sets apply in every format.
    assert_eq!(
        told(&with("Battlefield Scan", 3), json!({ "format": "standard", "sets": ["w1", "w1s"] })),
        ["set-not-permitted battle[20].card"]
    );
}

#[test]
fn cards_are_permitted_from_the_day_they_came_out() {
    let zap = with("Battlefield Scan", 3);
    assert_eq!(told(&zap, json!({ "date": "2018-09-28" })), ["not-released battle[20].card"]);
    assert_eq!(told(&zap, json!({ "date": "2019-06-27" })), ["not-released battle[20].card"]);
    assert_eq!(told(&zap, json!({ "date": "2019-06-28" })), [""; 0]);
    assert_eq!(told(&starter(), json!({ "date": "2018-09-28" })), [""; 0]);
    assert_eq!(told(&starter(), json!({ "date": "2018-09-27" })).len(), 24);
    // Promo cards are dated by the year in their numbers. Sideboards and cards outside the game are checked too.
    let mut deck = starter();
    deck.outside.push("p19-p2".to_string());
    deck.sideboard = Some(Sideboard {
        battle: vec![Entry { card: "Battlefield Scan".to_string(), count: 1 }],
        ..Sideboard::default()
    });
    let found = told(&deck, json!({ "date": "2018-12-31" }));
    assert_eq!(
        found,
        [
            "not-released sideboard.battle[0].card",
            "not-released outside[0]",
            "not-referenced outside[0]"
        ]
    );
    // Dates apply to tournaments only, not to casual games.
    assert_eq!(told(&zap, json!({ "format": "standard", "date": "2018-09-28" })), [""; 0]);
}

#[test]
fn bans_have_their_days_and_can_be_others() {
    for (card, before, since) in [
        ("Swap Parts", "2019-04-18", "2019-04-19"),
        ("Press the Advantage", "2019-11-07", "2019-11-08"),
        ("Multi-Mission Gear", "2019-11-30", "2019-12-01"),
    ] {
        let deck = with(card, 1);
        assert_eq!(told(&deck, json!({ "date": before })), [""; 0], "{card}");
        for rules in [json!({ "date": since }), json!("constructed"), json!({})] {
            assert_eq!(told(&deck, rules), ["banned-card battle[20].card"], "{card}");
        }
        assert_eq!(told(&deck, json!({ "bans": [] })), [""; 0]);
        assert_eq!(told(&deck, json!({ "format": "sealed" })), [""; 0]);
    }
    // The organiser's own list applies by name, across reprints, in any format.
    let mut deck = starter();
    let place = deck.battle.iter().position(|entry| entry.card == "Handheld Blaster").unwrap();
    deck.battle[place].card = "w5-022".to_string();
    let rules = json!({ "format": "standard", "bans": ["Handheld Blaster", deck.characters[1]] });
    assert_eq!(
        told(&deck, rules),
        ["banned-card characters[1]".to_string(), format!("banned-card battle[{place}].card")]
    );
}

/// Returns the problems of set or ban only, for a card as a character, a battle card or a stratagem.
fn unusable(card: &str, rules: &Value) -> Vec<String> {
    let def = resolve_card(builtin(), card).unwrap();
    let mut deck = Deck { battle: Vec::new(), characters: Vec::new(), ..starter() };
    match builtin().card(def).class {
        Class::Character(_) => deck.characters.push(card.to_string()),
        Class::Battle(_) => deck.battle.push(Entry { card: card.to_string(), count: 1 }),
        Class::Stratagem => deck.stratagems.push(card.to_string()),
    }
    let problems = judge_deck(builtin(), &deck, &DeckRules::from_json(rules).unwrap()).unwrap();
    let codes = problems.iter().map(|problem| problem.code.to_string());
    codes
        .filter(|code| {
            ["set-not-permitted", "not-released", "banned-card", "unknown-card", "wrong-section"]
                .contains(&code.as_str())
        })
        .collect()
}

#[test]
fn all_that_was_published_is_permitted_but_three_cards() {
    // Tournament Rules 6.2.
    let mut banned = Vec::new();
    for card in builtin().cards().filter(|card| !card.set.is_empty() && card.parts.is_empty()) {
        match &unusable(card.id, &json!("constructed"))[..] {
            [] => {}
            [code] if code == "banned-card" => banned.push(card.name),
            found => panic!("{}: {found:?}", card.id),
        }
    }
    banned.sort_unstable();
    assert_eq!(banned, ["Multi-Mission Gear", "Press the Advantage", "Swap Parts"]);
}

#[test]
fn promo_cards_are_permitted_from_their_year_and_foils_are_copies() {
    // The list of Tournament Rules 6.2: mechanically unique cards by number, the others by the card that they copy.
    for (card, before) in [
        ("p19-p1", "2018-12-31"),
        ("p19-p2", "2018-12-31"),
        ("p19-p3", "2018-12-31"),
        ("p19-p7", "2018-12-31"),
        ("p20-p01", "2019-12-31"),
        ("p20-p02", "2019-12-31"),
        ("p20-p03", "2019-12-31"),
        ("p20-p04", "2019-12-31"),
        ("p20-p05", "2019-12-31"),
        ("p20-p06", "2019-12-31"),
    ] {
        assert_eq!(unusable(card, &json!({ "date": before })), ["not-released"], "{card}");
        assert_eq!(unusable(card, &json!({ "date": "2020-12-31" })), [""; 0], "{card}");
    }
    for copied in [
        "Flamewar, Veteran Decepticon",
        "Bumblebee, Trusted Lieutenant",
        "Private Red Alert, Medical • Medic",
        "Raider Runamuck, Infantry Soldier",
        "Raider Runabout, Infantry Soldier",
        "Raider Road Hugger, Infantry Tactics",
        "All-Out Attack",
        "Tandem Targeting System",
    ] {
        assert_eq!(unusable(copied, &json!("constructed")), [""; 0], "{copied}");
    }
}

fn pool(deck: &Deck) -> Value {
    let one_by_one: Vec<&str> = deck
        .battle
        .iter()
        .flat_map(|entry| (0..entry.count).map(|_| entry.card.as_str()))
        .collect();
    json!({ "characters": deck.characters, "battle": one_by_one })
}

#[test]
fn limited_decks_come_from_their_pools() {
    let deck = starter();
    for format in ["sealed", "draft", "turbo"] {
        assert_eq!(told(&deck, json!({ "format": format, "pool": pool(&deck) })), [""; 0]);
    }
    // Three copies of a card and the character twice, with fewer in the pool.
    let mut greedy = deck.clone();
    greedy.battle[2].count = 3;
    greedy.battle.push(Entry { card: "Battlefield Scan".to_string(), count: 1 });
    let smaller = json!({ "characters": &deck.characters[..3], "battle": deck.battle });
    let found = told(&greedy, json!({ "format": "sealed", "pool": smaller }));
    assert_eq!(
        found,
        [
            "not-in-pool characters[3]",
            "not-in-pool battle[2].count",
            "not-in-pool battle[20].count"
        ]
    );
    // Reprints are one card, entries add up, and the sideboard is of the pool too.
    let mut deck = starter();
    let place = deck.battle.iter().position(|entry| entry.card == "Handheld Blaster").unwrap();
    let owned = pool(&deck);
    deck.battle[place] = Entry { card: "w5-022".to_string(), count: 1 };
    deck.sideboard = Some(Sideboard {
        battle: vec![Entry { card: "Handheld Blaster".to_string(), count: 1 }],
        ..Sideboard::default()
    });
    assert_eq!(told(&deck, json!({ "format": "draft", "pool": owned })), [""; 0]);
    deck.sideboard.as_mut().unwrap().battle[0].count = 2;
    assert_eq!(
        told(&deck, json!({ "format": "draft", "pool": owned })),
        ["not-in-pool sideboard.battle[0].count"]
    );
}

#[test]
fn what_lies_outside_the_game_comes_from_the_pool_too() {
    // Tournament Rules 7.3: players use only the cards that they received.
    let mut deck = starter();
    let arcee = "Arcee, Skilled Fighter".to_string();
    deck.outside = vec![arcee.clone(), "Zap".to_string()];
    let mut owned = pool(&deck);
    let rules = |owned: &Value| json!({ "format": "sealed", "pool": owned });
    assert_eq!(told(&deck, rules(&owned)), ["not-in-pool outside[0]", "not-in-pool outside[1]"]);
    owned["characters"].as_array_mut().unwrap().push(json!(arcee));
    owned["battle"].as_array_mut().unwrap().push(json!("Zap"));
    assert_eq!(told(&deck, rules(&owned)), [""; 0]);
    // It is the card of the sideboard, not the one in the deck.
    deck.sideboard = Some(Sideboard {
        battle: vec![Entry { card: "Zap".to_string(), count: 1 }],
        ..Sideboard::default()
    });
    assert_eq!(told(&deck, rules(&owned)), [""; 0]);
    deck.sideboard = None;
    deck.battle.push(Entry { card: "Zap".to_string(), count: 1 });
    assert_eq!(told(&deck, rules(&owned)), ["not-in-pool outside[1]"]);
}

#[test]
fn more_than_three_of_a_name_and_one_of_a_character_are_fine_in_limited_formats() {
    // Tournament Rules 7.1.
    let mut deck = starter();
    deck.battle = vec![Entry { card: "Ramming Speed".to_string(), count: 25 }];
    deck.characters = vec![deck.characters[1].clone(), deck.characters[1].clone()];
    assert_eq!(told(&deck, json!({ "format": "sealed", "pool": pool(&deck) })), [""; 0]);
    deck.battle[0].count = 24;
    assert_eq!(
        told(&deck, json!({ "format": "sealed", "pool": pool(&deck) })),
        ["too-few-cards battle"]
    );
}

#[test]
fn turbo_is_played_with_all_that_was_opened_unless_the_organiser_says_otherwise() {
    // Two boosters: 14 cards, a character twice, no star limit (Tournament Rules 14.2).
    let mut deck = starter();
    deck.battle.truncate(7);
    deck.characters =
        vec!["Metroplex, Autobot City".to_string(), "Metroplex, Autobot City".to_string()];
    let owned = pool(&deck);
    assert_eq!(told(&deck, json!({ "format": "turbo", "pool": owned })), [""; 0]);
    deck.battle.pop();
    deck.characters.pop();
    assert_eq!(
        told(&deck, json!({ "format": "turbo", "pool": owned })),
        ["left-in-pool characters", "left-in-pool battle"]
    );
    assert_eq!(
        told(&deck, json!({ "format": "turbo", "pool": owned, "wholePool": false })),
        [""; 0]
    );
    assert_eq!(
        told(
            &starter(),
            json!({ "format": "sealed", "pool": pool(&with("Battlefield Scan", 1)), "wholePool": true })
        ),
        ["left-in-pool battle"]
    );
}

#[test]
fn rules_that_cannot_be_meant_are_refused_with_their_place() {
    let refused = |rules: Value| {
        let error = judged(&starter(), rules.clone()).expect_err(&rules.to_string());
        (error.code, error.path.clone())
    };
    for (rules, code, path) in [
        (json!("modern"), "unknown-format", ""),
        (json!({ "format": "modern" }), "unknown-format", "format"),
        (json!(5), "bad-input", ""),
        (json!({ "day": "2019-06-28" }), "unknown-field", "day"),
        (json!({ "date": "28 June 2019" }), "bad-input", "date"),
        (json!({ "date": 2019 }), "bad-input", "date"),
        (json!({ "sets": "w1" }), "bad-input", "sets"),
        (json!({ "sets": ["w1", "w9"] }), "unknown-set", "sets[1]"),
        (json!({ "sets": [""] }), "unknown-set", "sets[0]"),
        (json!({ "bans": [7] }), "bad-input", "bans[0]"),
        (json!({ "bans": ["Zapp"] }), "unknown-card", "bans[0]"),
        (json!({ "bans": ["Bumblebee"] }), "ambiguous-card", "bans[0]"),
        (json!({ "pool": {} }), "bad-input", "pool"),
        (json!({ "format": "sealed", "pool": [] }), "bad-input", "pool"),
        (json!({ "format": "sealed", "pool": { "cards": [] } }), "unknown-field", "pool.cards"),
        (
            json!({ "format": "sealed", "pool": { "battle": [{ "card": "Battlefield Scan", "count": 0 }] } }),
            "out-of-range",
            "pool.battle[0].count",
        ),
        (
            json!({ "format": "sealed", "pool": { "battle": ["Battlefield Scan", 5] } }),
            "bad-input",
            "pool.battle[1]",
        ),
        (
            json!({ "format": "sealed", "pool": { "battle": ["Zapp"] } }),
            "unknown-card",
            "pool.battle[0]",
        ),
        (
            json!({ "format": "sealed", "pool": { "characters": ["Bumblebee"] } }),
            "ambiguous-card",
            "pool.characters[0]",
        ),
        (json!({ "format": "turbo", "wholePool": "yes" }), "bad-input", "wholePool"),
    ] {
        assert_eq!(refused(rules.clone()), (code, path.to_string()), "{rules}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// A deck taken from a pool never lacks cards. With one card more than the pool it always does.
    #[test]
    fn any_part_of_a_pool_is_in_the_pool(take in prop::collection::vec(0u32..3, 20), more in 0usize..20) {
        let whole = starter();
        let rules = json!({ "format": "sealed", "pool": pool(&whole) });
        let mut deck = whole.clone();
        deck.battle.iter_mut().zip(&take).for_each(|(entry, count)| entry.count = *count.min(&entry.count));
        deck.battle.retain(|entry| entry.count > 0);
        let lacking = |deck: &Deck| told(deck, rules.clone()).iter().any(|problem| problem.starts_with("not-in-pool"));
        prop_assert!(!lacking(&deck));
        deck.battle.push(whole.battle[more].clone());
        deck.battle.push(Entry { count: 1 + take[more], ..whole.battle[more].clone() });
        prop_assert!(lacking(&deck));
    }
}
