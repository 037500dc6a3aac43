//! Tests of words of the language that no built-in card shows alone: scenarios with cards of packs.

use altmode_json::{Value, json};
use altmode_tcg::api::{Game, Tcg};

/// Loads a pack and runs a scenario with its cards. Panics with the failure if it does not pass.
fn passes(pack: &Value, players: &Value, steps: &Value) {
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let scenario =
        json!({ "format": "altmode-scenario/1", "state": { "players": players }, "steps": steps });
    let result = tcg.run_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let result: Value = altmode_json::from_str(&result).expect("the result is JSON");
    assert_eq!(result["passed"], true, "{result}");
}

/// Returns the code and the path of the mistake for which a pack is rejected.
fn mistake(pack: &Value) -> String {
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack has a mistake");
    format!("{} {}", error.code, error.path)
}

const FOE: &str = "Ruckus, Combat Assault";
const OWN: &str = "Ironhide, Veteran Autobot";

#[test]
fn hands_can_be_compared_with_as_many() {
    for (sign, drawn) in [(1, [0, 0, 2]), (0, [0, 2, 0]), (-1, [2, 0, 0])] {
        let set = format!("hat{}", sign + 1);
        let pack = json!({ "set": set, "set-name": "Hands", "battle": [{
            "id": format!("{set}-001"), "name": format!("Hands {set}"), "kind": "action", "rarity": "common",
            "abilities": [{ "do": [{ "if": { "if": { "hand-against-theirs": sign }, "then": [{ "draw": 2 }] } }] }]
        }] });
        // Fewer cards than the opponent's two, equally many, more.
        for (rest, drawn) in drawn.into_iter().enumerate() {
            let rest = rest + 1;
            let mut hand = vec!["Zap".to_string(); rest];
            hand.push(format!("{set}-001"));
            passes(
                &pack,
                &json!([{ "characters": [OWN], "hand": hand }, { "characters": [FOE], "hand": ["Zap", "Zap"] }]),
                &json!([
                    { "act": { "type": "play-action", "card": format!("{set}-001") } },
                    { "expect": { "p0": { "hand": { "count": rest + drawn } } } }
                ]),
            );
        }
    }
}

/// Returns a trigger that does 1 damage to an opponent's character once per turn when an Action is played.
fn once_per_turn() -> Value {
    json!({ "when": { "on": { "you-play": "Action" }, "limit": "once-per-turn", "do": [{ "damage": { "amount": 1, "to": "enemy" } }] } })
}

#[test]
fn each_ability_has_its_own_limit() {
    let face = |mode: &str| json!({ "mode": mode, "attack": 1, "defense": 1, "traits": [], "abilities": [once_per_turn()] });
    let upgrade = |number: u8, kind: &str| {
        let id = format!("lim-{number:03}");
        json!({ "id": id, "name": format!("Limited {kind}"), "kind": kind, "rarity": "common", "abilities": [once_per_turn()] })
    };
    let free = |number: u8| {
        json!({ "id": format!("lim-{number:03}"), "name": format!("Free {number}"), "kind": "action", "rarity": "common",
            "abilities": [{ "do": [{ "may-play": { "what": "Action", "from": "hand" } }] }] })
    };
    let pack = json!({ "set": "lim", "set-name": "Limits",
        "battle": [upgrade(1, "weapon"), upgrade(2, "armor"), free(3), free(4), {
            "id": "lim-005", "name": "Another Action", "kind": "utility", "rarity": "common", "abilities": [
                { "when": { "on": { "put-on": "a character" }, "do": [{ "may-play": { "what": "Action", "from": "hand" } }] } }
            ]
        }],
        "characters": [{
            "id": "lim-t01", "name": "Limited", "subtitle": "Twice", "kind": "standard", "faction": "autobot", "stars": 5, "health": 9,
            "modes": [face("alt"), face("bot")]
        }] });
    // Both Upgrades and the face that is up have limits of their own: two Actions trigger each of them once.
    passes(
        &pack,
        &json!([
            { "characters": [{ "card": "lim-t01", "upgrades": ["lim-001", "lim-002"] }], "hand": ["lim-003", "lim-004"] },
            { "characters": [{ "card": FOE, "as": "foe" }] }
        ]),
        &json!([
            { "act": { "type": "play-action", "card": "lim-003" } },
            { "act": { "type": "play-action", "card": "lim-004" } },
            { "act": { "type": "choose", "trigger": "lim-t01" } },
            { "act": { "type": "choose", "trigger": "lim-001" } },
            { "expect": { "foe": { "damage": 3 } } }
        ]),
    );
    // The other face has a limit of its own, too.
    passes(
        &pack,
        &json!([
            { "characters": [{ "card": "lim-t01", "as": "twice" }], "hand": ["lim-003", "lim-004", "lim-005"] },
            { "characters": [{ "card": FOE, "as": "foe" }] }
        ]),
        &json!([
            { "act": { "type": "play-action", "card": "lim-003" } },
            { "act": { "type": "no" } },
            { "expect": { "foe": { "damage": 1 } } },
            { "act": { "type": "flip", "character": "twice" } },
            { "act": { "type": "play-upgrade", "card": "lim-005", "on": "twice" } },
            { "act": { "type": "play-action", "card": "lim-004" } },
            { "expect": { "foe": { "damage": 2 } } }
        ]),
    );
}

#[test]
fn words_stand_only_where_they_mean_something() {
    let pack = |number: u8, kind: &str, abilities: Value| {
        let set = format!("bad{number}");
        json!({ "set": set, "set-name": "Bad", "battle": [{
            "id": format!("{set}-001"), "name": format!("Bad {number}"), "kind": kind, "rarity": "common", "abilities": abilities
        }] })
    };
    let limit = json!([{ "do": [{ "this-turn": { "when": { "you-play": "Action" }, "limit": "once-per-turn", "do": [{ "draw": 1 }] } }] }]);
    assert_eq!(
        mistake(&pack(1, "action", limit)),
        "bad-pack battle[0].abilities[0].do[0].this-turn"
    );
    let still_on = json!([{ "do": [{ "if": { "if": "still-on", "then": [{ "draw": 1 }] } }] }]);
    assert_eq!(
        mistake(&pack(2, "action", still_on)),
        "bad-pack battle[0].abilities[0].do[0].if.if"
    );
    let reveal = json!([{ "reveal": { "at": { "defends": "your character" }, "do": [{ "change-damage": "half" }] } }]);
    assert_eq!(
        mistake(&pack(3, "secret", reveal)),
        "bad-pack battle[0].abilities[0].reveal.do[0].change-damage"
    );
    let counters = json!([{ "do": [{ "move-damage-to-this": { "amount": 1, "from": "enemy" } }] }]);
    assert_eq!(
        mistake(&pack(4, "action", counters)),
        "bad-pack battle[0].abilities[0].do[0].move-damage-to-this"
    );
    let scrapped = json!([{ "do": [{ "draw": "scrapped-this-battle" }] }]);
    assert_eq!(mistake(&pack(5, "action", scrapped)), "bad-pack battle[0].abilities[0].do[0].draw");
}

/// The effect of a Secret Action that replaces damage happens at the same time as the rest of that damage.
#[test]
fn damage_that_is_done_instead_joins_the_rest() {
    let at = json!({ "would-take": { "who": "your character", "takes": "attack" } });
    let pack = json!({ "set": "join", "set-name": "Joined", "battle": [{
        "id": "join-001", "name": "Both of Us", "kind": "secret", "rarity": "common",
        "abilities": [{ "reveal": { "at": at, "do": [
            { "change-damage": "half" }, { "damage": { "amount": "that-many", "to": "attacker" } }
        ] } }]
    }] });
    // 7 against 2: half of 5 is 2, and the remaining 3 are done to the attacker.
    passes(
        &pack,
        &json!([
            { "characters": [{ "card": FOE, "as": "foe", "mode": "bot" }, "Flamewar, Veteran Decepticon"] },
            { "characters": [{ "card": OWN, "as": "own", "mode": "bot", "tapped": true },
                             { "card": "Bombshell, Insecticon Mind-Controller", "tapped": true }], "secret": ["join-001"] }
        ]),
        &json!([
            { "act": { "type": "attack", "attacker": "foe", "defender": "own" } },
            { "act": { "type": "reveal", "card": "join-001" }, "seat": 1 },
            { "expect": { "own": { "damage": 2 }, "foe": { "damage": 3 } } }
        ]),
    );
}

/// Each effect changes damage at most once, including damage that it has moved.
#[test]
fn damage_is_shared_at_most_once_by_each() {
    let sharer = |number: u8| {
        json!({
            "id": format!("share-t0{number}"), "name": format!("Sharer {number}"), "subtitle": "Test", "kind": "standard", "faction": "autobot",
            "stars": 5, "health": 9,
            "modes": [{ "mode": "alt" }, { "mode": "bot", "abilities": [{ "instead": {
                "when": "one of your other characters", "takes": "attack", "at-least": 2,
                "instead": { "partly-moves-to": { "amount": 2, "to": "this" } }
            } }] }]
        })
    };
    let pack =
        json!({ "set": "share", "set-name": "Shared", "characters": [sharer(1), sharer(2)] });
    // 5 damage: one effect takes 2 of it, then the other takes 2 of the rest or of that part.
    passes(
        &pack,
        &json!([
            { "characters": [{ "card": FOE, "as": "foe", "mode": "bot" }] },
            { "characters": [{ "card": OWN, "as": "own", "mode": "bot", "tapped": true },
                             { "card": "share-t01", "as": "one", "mode": "bot", "tapped": true },
                             { "card": "share-t02", "as": "two", "mode": "bot", "tapped": true }] }
        ]),
        &json!([
            { "act": { "type": "attack", "attacker": "foe", "defender": "own" } },
            { "act": { "type": "choose", "card": "one" }, "seat": 1 },
            { "expect": { "own": { "damage": 1 }, "one": { "damage": 2 }, "two": { "damage": 2 } } }
        ]),
    );
}

/// Two Actions: the first reveals cards of its player's deck and lets the second be played, which takes cards from there.
fn taking(set: &str, revealed: u8, take: &Value) -> Value {
    let action = |number: u8, name: &str, effects: Value| {
        json!({ "id": format!("{set}-{number:03}"), "name": format!("{name} {set}"), "kind": "action", "rarity": "common",
            "abilities": [{ "do": effects }] })
    };
    let reveal =
        json!([{ "reveal-top": revealed }, { "may-play": { "what": "Action", "from": "hand" } }]);
    json!({ "set": set, "set-name": "Takes", "battle": [action(1, "Reveal", reveal), action(2, "Take", take.clone())] })
}

/// Returns the information that the opponent has after a card of this name, or all matching cards, were taken into hand: the
/// view and all events.
fn seen_of_taking(pack: &Value, deck: [&str; 3], taken: Option<&str>) -> (Value, Value) {
    let set = pack["set"].as_str().expect("a set");
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let (first, second) = (format!("{set}-001"), format!("{set}-002"));
    let deck: Vec<&str> = deck.into_iter().chain(["Plasma Burst"; 5]).collect();
    let players = json!([{ "characters": [OWN], "hand": [first, second], "deck": deck }, { "characters": [FOE], "deck": vec!["Zap"; 8] }]);
    let scenario =
        json!({ "format": "altmode-scenario/1", "state": { "players": players }, "steps": [] });
    let mut game =
        tcg.from_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let apply = |game: &mut Game, fits: &dyn Fn(&Value) -> bool| {
        let actions: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
        let list = actions.as_array().expect("a list");
        let at = list.iter().position(fits).unwrap_or_else(|| panic!("none fits: {actions}"));
        game.apply_id(at as u32).expect("a legal action");
    };
    let plays = |name: String| {
        move |action: &Value| action["label"].as_str().is_some_and(|label| label.contains(&name))
    };
    apply(&mut game, &plays(format!("Reveal {set}")));
    apply(&mut game, &plays(format!("Take {set}")));
    if let Some(taken) = taken {
        apply(&mut game, &plays(taken.to_string()));
    }
    let [view, events] = [game.observe(1), game.events(0, 1)]
        .map(|text| altmode_json::from_str(&text.expect("seen")).expect("JSON"));
    (view, events)
}

/// Returns the names of the cards of hand and deck that the opponent knows.
fn known(view: &Value) -> [Vec<String>; 2] {
    let names = |cards: &Value| -> Vec<String> {
        cards
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|card| card["name"].as_str().map(String::from))
            .collect()
    };
    [names(&view["players"][0]["hand"]["cards"]), names(&view["players"][0]["deck"]["known"])]
}

#[test]
fn cards_taken_after_a_look_alone_are_not_known() {
    let look = |what: &str, count: Option<u8>| json!([{ "look-at-top": 3 }, { "take-those": count.map_or(json!({ "what": what }), |count| json!({ "what": what, "count": count })) }]);
    let deck = ["Zap", "All-Out Attack", "Leap Into Battle"];
    let none: [Vec<String>; 2] = Default::default();
    // The opponent knew all three cards, and cannot distinguish the two ways to take two of them.
    let pack = taking("taka", 3, &look("card", Some(1)));
    let [one, other] =
        ["Zap", "Leap Into Battle"].map(|taken| seen_of_taking(&pack, deck, Some(taken)));
    assert_eq!(known(&one.0), none, "{}", one.0);
    assert_eq!(one, other);
    // The opponent knew the first card.
    let pack = taking("takb", 1, &look("card", Some(1)));
    let [one, other] =
        ["Zap", "Leap Into Battle"].map(|taken| seen_of_taking(&pack, deck, Some(taken)));
    assert_eq!(known(&one.0), none, "{}", one.0);
    assert_eq!(one, other);
    // An Upgrade cannot be taken as an Action, so the opponent's knowledge of it remains certain.
    let pack = taking("takc", 3, &look("Action", Some(1)));
    let upgrade = ["Zap", "Grenade Launcher", "Leap Into Battle"];
    let (view, _) = seen_of_taking(&pack, upgrade, Some("Zap"));
    assert_eq!(known(&view), [vec![], vec!["Grenade Launcher".to_string()]], "{view}");
    // All matching cards are taken, and the known ones stay known.
    let pack = taking("takd", 3, &look("Action", None));
    let (view, _) = seen_of_taking(&pack, upgrade, None);
    assert_eq!(
        known(&view),
        [
            vec!["Leap Into Battle".to_string(), "Zap".to_string()],
            vec!["Grenade Launcher".to_string()]
        ],
        "{view}"
    );
    // A revealed card is taken in view of both players.
    let pack = taking(
        "take",
        1,
        &json!([{ "reveal-top": 3 }, { "take-those": { "what": "card", "count": 1 } }]),
    );
    let (view, _) = seen_of_taking(&pack, deck, Some("Leap Into Battle"));
    assert_eq!(known(&view)[0], ["Leap Into Battle"], "{view}");
}

/// An amount that is the smaller of two numbers depends on flips if one of them does.
#[test]
fn the_forecast_counts_flips_inside_other_amounts() {
    for (number, amount) in [
        json!({ "least": [{ "flipped": "orange" }, 1] }),
        json!({ "difference": [{ "flipped": "orange" }, 1] }),
        json!({ "sum": [{ "missing": { "from": 3, "to": { "flipped": "orange" } } }, 0] }),
    ]
    .iter()
    .enumerate()
    {
        let set = format!("flips{number}");
        let counts = json!({ "static": { "who": "this", "has": [{ "attack": amount }] } });
        let pack = json!({ "set": set, "set-name": "Flips", "characters": [{
            "id": format!("{set}-t01"), "name": format!("Flipper {number}"), "subtitle": "Test", "kind": "standard",
            "faction": "autobot", "stars": 5, "health": 9,
            "modes": [{ "mode": "alt" }, { "mode": "bot", "attack": 3, "abilities": [counts] }]
        }] });
        let mut tcg = Tcg::new();
        tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
        let question = json!({
            "attacker": { "card": format!("{set}-t01"), "mode": "bot" }, "defender": { "defense": 0, "health": 30 },
            "attackerDeck": { "cards": [{ "icons": ["orange"], "count": 20 }] },
            "defenderDeck": { "cards": [{ "icons": [], "count": 20 }] }
        });
        let odds: Value =
            altmode_json::from_str(&tcg.forecast(&question.to_string()).expect("a forecast"))
                .expect("JSON");
        // Both flips are orange: 3 attack, 2 for the icons, and 1 by the amount.
        assert_eq!(odds["expected"], json!(6.0), "{amount}: {odds}");
    }
}

/// A second icon is another battle icon, also one of the same colour (printed card, Raider Chop Shop).
#[test]
fn raider_chop_shop_repairs_once_for_a_card_with_two_green_icons() {
    for (set, icons, damage) in
        [("one", json!(["green"]), 1), ("two", json!(["green", "green"]), 2)]
    {
        let card = format!("{set}-001");
        let pack = json!({ "set": set, "set-name": "Green", "battle": [{
            "id": card, "name": format!("Green {set}"), "kind": "action", "rarity": "common", "icons": icons, "abilities": [{ "do": [{ "draw": 1 }] }]
        }] });
        let chop = json!({ "card": "Raider Chop Shop, Infantry • Soldier", "as": "chop", "mode": "bot", "damage": 3 });
        passes(
            &pack,
            &json!([{ "characters": [chop], "hand": [card] }, { "characters": [FOE] }]),
            &json!([
                { "act": { "type": "flip", "character": "chop", "to": "alt" } },
                { "act": { "type": "yes" } },
                { "expect": { "chop": { "damage": damage } } }
            ]),
        );
    }
}
