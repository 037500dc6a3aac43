//! Packs: the published schema, the example, and errors with their places.

use altmode_deckbuilder::api::Deckbuilder;
use altmode_deckbuilder_language::CardFile;
use altmode_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn example() -> Value {
    let text = fs::read_to_string(root().join("docs/deckbuilder-packs/example.json"))
        .expect("the example can be read");
    altmode_json::from_str(&text).expect("JSON")
}

/// `ALTMODE_REGENERATE=1 cargo test -p altmode-deckbuilder --test all packs` writes the schema anew.
#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = root().join("docs/deckbuilder-pack.schema.json");
    let mut schema =
        altmode_json::to_value(schemars::schema_for!(CardFile)).expect("a schema is JSON");
    schema["title"] = json!("A pack of cards of the Transformers Deck-Building Game for altmode");
    let made = format!("{}\n", altmode_json::to_string_pretty(&schema).expect("JSON"));
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, &made).expect("the schema can be written");
    }
    let published = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == made,
        "the schema is not what the types say: run this test with ALTMODE_REGENERATE=1"
    );
}

#[test]
fn a_pack_can_be_played() {
    let mut deckbuilder = Deckbuilder::new();
    let report: Value = altmode_json::from_str(
        &deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded"),
    )
    .expect("JSON");
    assert_eq!((&report["cards"], &report["characters"]), (&json!(1), &json!(1)));
    let config = json!({ "seed": "1", "sets": ["training", "my-cards"], "players": [{ "character": "my-courier" }, { "character": "x-beacon" }] });
    let game = deckbuilder.new_game(&config.to_string()).expect("a game");
    let restored = deckbuilder.restore(&game.save().expect("a save")).expect("it is restored");
    assert_eq!(restored.hash(), game.hash());
    let error = Deckbuilder::new()
        .restore(&game.save().expect("a save"))
        .err()
        .expect("the pack is missing");
    assert_eq!(error.code, "missing-pack");
    let card: Value =
        altmode_json::from_str(&deckbuilder.card_find("Signal Flare").expect("the card"))
            .expect("JSON");
    assert_eq!(card["text"], "Draw 1 card.\n1 Energon, Confront: Gain 2 Power.");
}

#[test]
fn a_game_from_before_a_pack_continues_without_it() {
    let mut deckbuilder = Deckbuilder::new();
    let config = json!({ "seed": "1", "sets": ["training"], "players": [{ "character": "x-beacon" }, { "character": "x-dozer" }] });
    let game = deckbuilder.new_game(&config.to_string()).expect("a game");
    deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded");
    let restored = deckbuilder.restore(&game.save().expect("a save")).expect("it is restored");
    let replayed = deckbuilder.replay(&game.record()).expect("it is replayed");
    assert_eq!([restored.hash(), replayed.hash()], [game.hash(), game.hash()]);
}

#[test]
fn mistakes_are_named_with_card_and_place() {
    let refused = |change: &dyn Fn(&mut Value), path: &str, word: &str| {
        let mut pack = example();
        change(&mut pack);
        let error =
            Deckbuilder::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
        assert!(error.message.contains(word), "no \"{word}\": {error}");
    };
    refused(
        &|pack| pack["cards"][0]["text"][0] = json!({ "play": [{ "drow": 1 }] }),
        "cards[0].text[0].play[0]",
        "drow",
    );
    refused(&|pack| pack["cards"][0]["types"] = json!([]), "cards[0].types", "type");
    refused(&|pack| pack["cards"][0]["types"] = json!(["boss"]), "cards[0].level", "Level");
    refused(&|pack| pack["cards"][0]["cost"] = json!(99), "cards[0].cost", "20");
    refused(&|pack| pack["cards"][0]["id"] = json!("x-resolve"), "cards[0].id", "two cards");
    refused(&|pack| pack["official"] = json!(true), "official", "built-in");
    refused(&|pack| pack["cards"][0]["starter"] = json!("nobody"), "cards[0].starter", "nobody");
    refused(
        &|pack| pack["characters"][0]["alt"]["move"] = json!(-1),
        "characters[0].alt.move",
        "whole number",
    );
}

#[test]
fn a_check_lists_every_mistake_and_loads_nothing() {
    let mut deckbuilder = Deckbuilder::new();
    let mistakes = |deckbuilder: &Deckbuilder, pack: &Value| -> Vec<(String, String)> {
        let list = deckbuilder.check_pack(&pack.to_string()).expect("a list");
        let list: Vec<Value> = altmode_json::from_str(&list).expect("JSON");
        list.iter()
            .map(|mistake| {
                [&mistake["card"], &mistake["path"]]
                    .map(|part| part.as_str().unwrap_or_default().to_string())
                    .into()
            })
            .collect()
    };
    assert_eq!(mistakes(&deckbuilder, &example()), []);
    assert!(deckbuilder.card_find("Signal Flare").is_err(), "nothing was loaded");
    let mut pack = example();
    pack["official"] = json!(true);
    pack["cards"][0]["cost"] = json!(99);
    pack["characters"][0]["id"] = json!("un-prowl");
    let expected =
        [("", "official"), ("my-signal-flare", "cards[0].cost"), ("un-prowl", "characters[0].id")];
    assert_eq!(
        mistakes(&deckbuilder, &pack),
        expected.map(|(card, path)| (card.to_string(), path.to_string()))
    );
    // A changed version of a loaded pack is checked in its place.
    deckbuilder.load_pack(&example().to_string()).expect("the pack is loaded");
    let mut changed = example();
    changed["cards"][0]["cost"] = json!(4);
    assert_eq!(mistakes(&deckbuilder, &changed), []);
    assert_eq!(deckbuilder.check_pack("[]").expect_err("no pack").code, "bad-input");
}

/// Owners of the game complete the built-in cards: a pack fills the facts that no source gives, and contradicts none that is known.
#[test]
fn a_pack_fills_the_unknown_facts_of_a_built_in_card() {
    let mut deckbuilder = Deckbuilder::new();
    let pack = |card: Value| json!({ "id": "my-box", "set": "My box", "cards": [card] });
    let get = |deckbuilder: &Deckbuilder, id: &str| -> Value {
        altmode_json::from_str(&deckbuilder.card_get(id).expect("a card")).expect("JSON")
    };
    let facts = |card: &Value| {
        ["set", "cost", "power", "move", "copies", "complete"].map(|name| card[name].clone())
    };
    // The numbers of this test are invented.
    let part =
        pack(json!({ "id": "core-roll-out", "name": "Roll Out!", "cost": 2, "unknown": ["move"] }));
    deckbuilder.load_pack(&part.to_string()).expect("the pack is loaded");
    let expected = json!(["Core Set", 2, 1, null, 16, false]);
    assert_eq!(json!(facts(&get(&deckbuilder, "core-roll-out"))), expected);
    let rest = json!({ "id": "my-box-2", "set": "My box", "cards": [{ "id": "core-roll-out", "name": "Roll Out!", "move": 1 }] });
    deckbuilder.load_pack(&rest.to_string()).expect("the second pack is loaded");
    assert_eq!(
        json!(facts(&get(&deckbuilder, "core-roll-out"))),
        json!(["Core Set", 2, 1, 1, 16, true])
    );

    let mistakes = |card: Value| -> Vec<(String, String)> {
        let list = Deckbuilder::new().check_pack(&pack(card).to_string()).expect("a list");
        let list: Vec<Value> = altmode_json::from_str(&list).expect("JSON");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        list.iter().map(|mistake| (text(&mistake["path"]), text(&mistake["message"]))).collect()
    };
    let known = "this is known of the built-in core-roll-out: 1; a pack can fill its unknown facts: cost, Move".to_string();
    let card = |power: u8| json!({ "id": "core-roll-out", "name": "Roll Out!", "cost": 2, "move": 1, "power": power });
    assert_eq!(mistakes(card(1)), []);
    assert_eq!(mistakes(card(3)), [("cards[0].power".to_string(), known)]);
    // A complete card, and one of the training set, cannot be changed.
    for id in ["core-shrapnel", "x-resolve"] {
        assert!(
            mistakes(json!({ "id": id, "name": "Other", "types": ["ally"], "cost": 2 }))[0]
                .1
                .contains("two cards")
        );
    }
    // A type that the built-in card lacks must be given, because the completed card is checked.
    assert_eq!(
        mistakes(json!({ "id": "cc-darkmount", "name": "Darkmount", "cost": 4 }))[0].0,
        "cards[0].types"
    );
}

/// A pack completes Bruticus: his known ability stays, and the pack adds his Power, his Move and the rest of his text.
#[test]
fn a_pack_fills_the_unknown_facts_of_a_built_in_character() {
    let mut deckbuilder = Deckbuilder::new();
    let pack = json!({ "id": "my-box", "set": "My box", "characters": [{ "id": "cc-bruticus", "name": "Bruticus", "faction": "decepticon",
        "alt": { "move": 2 }, "bot": { "power": 2, "move": 1, "text": [{ "ongoing": { "hand-size": 1 } }] } }] });
    deckbuilder.load_pack(&pack.to_string()).expect("the pack is loaded");
    let character: Value =
        altmode_json::from_str(&deckbuilder.character_get("cc-bruticus").expect("he is there"))
            .expect("JSON");
    assert_eq!(
        (&character["combiner"], &character["complete"], &character["unknown"]),
        (&json!(true), &json!(true), &json!([]))
    );
    assert_eq!(character["bot"]["definition"].as_array().map(Vec::len), Some(2), "{character}");
    let config = json!({ "seed": "1", "players": [{ "character": "cc-bruticus" }] });
    let game = deckbuilder.new_game(&config.to_string()).expect("a game without allowUnknown");
    let restored = deckbuilder.restore(&game.save().expect("a save")).expect("it is restored");
    assert_eq!(restored.hash(), game.hash());
    let wrong = json!({ "id": "my-box", "set": "My box", "characters": [{ "id": "cc-bruticus", "name": "Bruticus", "faction": "autobot" }] });
    let error = Deckbuilder::new().load_pack(&wrong.to_string()).expect_err("a refusal");
    assert_eq!(error.path, "characters[0].faction");
    assert!(error.message.contains("known of the built-in cc-bruticus: Decepticon"), "{error}");
}

/// Returns why a scenario with cards of a pack fails; `null` if it passes.
fn failure(cards: Value, state: Value, steps: Value) -> Value {
    let mut deckbuilder = Deckbuilder::new();
    let pack = json!({ "id": "tested", "set": "Tested", "cards": cards });
    deckbuilder.load_pack(&pack.to_string()).expect("the pack is loaded");
    let scenario = json!({ "format": "altmode-scenario/1", "game": "deckbuilder", "name": "with a pack", "state": state, "steps": steps });
    let result: Value =
        altmode_json::from_str(&deckbuilder.run_scenario(&scenario.to_string()).expect("a result"))
            .expect("JSON");
    result["failure"].clone()
}

/// Clash of the Combiners rulebook, Team Mode: "Team:" abilities are not available in Combiner Mode, those of Assists neither.
#[test]
fn a_team_ability_of_an_assist_rests_in_combiner_mode() {
    let helper = json!([{ "id": "t-helper", "name": "Helper", "types": ["technology"], "cost": 1, "power": 1, "range": 3, "copies": 1,
        "text": [{ "energon": { "cost": 1, "when": "assist", "team": true, "do": [{ "vp": 5 }] } }] }]);
    let state = |mode: &str| {
        json!({ "rows": 1, "columns": 3, "mode": "co-op", "matrix": [{ "space": "A2", "card": "x-warden" }], "encounters": ["x-quiet-moment"],
            "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [9] },
                { "character": "x-aerion", "mode": mode, "at": "A2", "energon": 1, "hand": ["t-helper"] }] })
    };
    let confront = |answers: &[Value]| {
        let mut steps = vec![json!({ "act": { "type": "confront", "space": "A2" } })];
        steps.push(json!({ "act": { "type": "assist", "card": "t-helper" }, "seat": 1 }));
        steps.extend(answers.iter().cloned());
        json!(steps)
    };
    let in_team_mode = [
        json!({ "act": { "type": "yes" }, "seat": 1 }),
        json!({ "expect": { "p1": { "vp": 5, "energon": 0 } } }),
    ];
    assert_eq!(failure(helper.clone(), state("team"), confront(&in_team_mode)), Value::Null);
    let in_combiner_mode =
        [json!({ "expect": { "p1": { "vp": 0, "energon": 1 }, "game": { "decision": "turn" } } })];
    assert_eq!(failure(helper, state("combiner"), confront(&in_combiner_mode)), Value::Null);
}

/// Damage cards of one name cost 1 VP for every 2 once, also where they are of two sets.
#[test]
fn damage_of_two_printings_is_scored_once() {
    let dent = json!([{ "id": "t-dent", "name": "Dent", "types": ["basic", "damage"], "cost": 0, "copies": 2,
        "text": [{ "end-of-game": { "vp": { "times": [-1, { "per": [2, "damage"] }] }, "once": true } }] }]);
    let damage = ["x-dent", "t-dent", "x-dent", "t-dent"];
    let state = json!({ "rows": 1, "columns": 3, 
        "players": [{ "character": "x-vanguard", "at": "A1", "damage": damage }] });
    let steps = json!([{ "act": { "type": "end-turn" }, "expect": { "p0": { "score": -2 } } }]);
    assert_eq!(failure(dent, state, steps), Value::Null);
}

/// Power and Move that players gain in another player's turn, or after the discard, are for the present turn.
#[test]
fn power_and_move_last_no_longer_than_the_turn() {
    let gift = json!([{ "id": "t-gift", "name": "Gift", "types": ["technology"], "cost": 1, "copies": 1,
        "text": [{ "play": [{ "let": { "who": "each-other", "do": [{ "move": 3 }, { "power": 1 }] } }] }] }]);
    let state = json!({ "rows": 1, "columns": 3, "mode": "co-op", "main": ["x-flank", "x-flank", "x-flank"],
        "players": [{ "character": "x-vanguard", "hand": ["t-gift"] }, { "character": "x-beacon" }] });
    let steps = json!([
        { "act": { "type": "play", "card": "t-gift" }, "expect": { "p1": { "power": 1 } } },
        { "act": { "type": "end-turn" }, "expect": { "game": { "active": 1 }, "p1": { "power": 0, "moveSpent": 0, "ownPower": 0 } } }
    ]);
    assert_eq!(failure(gift, state, steps), Value::Null);
}

/// docs/deckbuilder-language.md, `power`: for the battle in progress, or else for the turn. A battle that is won is not in progress.
#[test]
fn power_as_a_reward_is_for_the_turn() {
    let prey = json!([{ "id": "t-prey", "name": "Prey", "types": ["robot"], "faction": "decepticon", "cost": 1, "copies": 1,
        "reward": [{ "power": 2 }] }]);
    let state = json!({ "rows": 1, "columns": 3, "matrix": [{ "space": "A2", "card": "t-prey" }],
        "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [1] }] });
    let steps =
        json!([{ "act": { "type": "battle", "space": "A2" }, "expect": { "p0": { "power": 2 } } }]);
    assert_eq!(failure(prey, state, steps), Value::Null);
}

/// Clash of the Combiners rulebook, TvT with a Single Base Set, Note: the players of both factions have the same Starters only with
/// one base set.
#[test]
fn each_faction_begins_with_its_own_starters() {
    let mut deckbuilder = Deckbuilder::new();
    let starter = |id: &str, name: &str, faction: &str| json!({ "id": id, "name": name, "types": ["starter"], "faction": faction, "move": 1, "copies": 10 });
    let pack = json!({ "id": "two-boxes", "set": "Two boxes",
        "cards": [starter("t-courage", "Bravery", "autobot"), starter("t-wrath", "Rage", "decepticon")] });
    deckbuilder.load_pack(&pack.to_string()).expect("the pack is loaded");
    let with = |starters: Value| {
        json!({ "seed": "1", "mode": "tvt", "sets": ["training"], "deck": { "starters": starters },
            "players": [{ "character": "x-vanguard" }, { "character": "x-shade" }] })
    };
    let both =
        with(json!([{ "card": "t-courage", "count": 10 }, { "card": "t-wrath", "count": 10 }]));
    let game = deckbuilder.new_game(&both.to_string()).expect("a game");
    let view: Value = altmode_json::from_str(&game.view(-1).expect("a view")).expect("JSON");
    for (seat, name) in [(0, "Bravery"), (1, "Rage")] {
        let hand = view["observation"]["players"][seat]["hand"].as_array().expect("a hand");
        assert!(hand.len() == 5 && hand.iter().all(|card| card["name"] == name), "{hand:?}");
    }
    let error = deckbuilder
        .new_game(&with(json!([{ "card": "t-courage", "count": 10 }])).to_string())
        .err()
        .expect("a refusal");
    assert_eq!((error.code, error.path.as_str()), ("wrong-number", "deck.starters"));
    assert!(error.message.contains("each Decepticon player begins with exactly 10"), "{error}");
}

/// "Team:" before an Ongoing quality, a Block and an Assist: they are there in Team Mode only (Clash of the Combiners rulebook, Team
/// Mode: "Team:" effects are accessible in Team Mode).
#[test]
fn team_abilities_of_all_kinds_rest_in_combiner_mode() {
    let card = |id: &str, text: Value| json!({ "id": id, "name": id, "types": ["technology"], "cost": 1, "power": 1, "range": 3, "text": [{ "in-team-mode": text }] });
    let cards = json!([
        card("t-block", json!({ "block": { "who": "you" } })),
        card("t-assist", json!({ "assist": [{ "vp": 2 }] })),
        card("t-wings", json!({ "ongoing": { "hand-size": 1 } })),
    ]);
    // Block: an Attack on a character in Combiner Mode is not Blocked.
    let attack = |mode: &str| {
        json!({ "rows": 1, "columns": 3, "mode": "tvt", "damageStack": ["x-overheated"],
            "players": [{ "character": "x-shade", "at": "A1", "hand": ["rd-decepticons-attack"] },
                { "character": "x-aerion", "mode": mode, "at": "A2", "energon": 2, "hand": ["t-block"] }] })
    };
    let asked = |decision: &str, damage: Value| {
        json!([{ "act": { "type": "play", "card": "rd-decepticons-attack" } }, { "act": { "type": "yes" } },
            { "act": { "type": "choose", "seat": 1 }, "expect": { "game": { "decision": decision }, "p1": { "damage": damage } } }])
    };
    assert_eq!(failure(cards.clone(), attack("team"), asked("block", json!([]))), Value::Null);
    assert_eq!(
        failure(cards.clone(), attack("combiner"), asked("turn", json!(["x-overheated"]))),
        Value::Null
    );
    // Assist: the Power of the card is there in both modes, its text in Team Mode only.
    let battle = |mode: &str| {
        json!({ "rows": 1, "columns": 3, "mode": "co-op", "matrix": [{ "space": "A2", "card": "x-warden" }], "encounters": ["x-quiet-moment"],
            "players": [{ "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [9] },
                { "character": "x-aerion", "mode": mode, "at": "A2", "energon": 1, "hand": ["t-assist"] }] })
    };
    let assist = |vp: u8| {
        json!([{ "act": { "type": "confront", "space": "A2" } },
            { "act": { "type": "assist", "card": "t-assist" }, "seat": 1, "expect": { "p1": { "vp": vp } } }])
    };
    assert_eq!(failure(cards.clone(), battle("team"), assist(2)), Value::Null);
    assert_eq!(failure(cards.clone(), battle("combiner"), assist(0)), Value::Null);
    // Ongoing: the hand of the next turn.
    let turn = |mode: &str| {
        json!({ "rows": 1, "columns": 3, "mode": "co-op", "main": ["x-flank", "x-flank", "x-flank"],
            "players": [{ "character": "x-aerion", "mode": mode, "energon": 2, "vault": ["t-wings"], "deck": vec!["x-resolve"; 8] },
                { "character": "x-vanguard" }] })
    };
    let end =
        |hand: u8| json!([{ "act": { "type": "end-turn" }, "expect": { "p0": { "hand": hand } } }]);
    assert_eq!(failure(cards.clone(), turn("team"), end(6)), Value::Null);
    assert_eq!(failure(cards, turn("combiner"), end(5)), Value::Null);
}

/// Returns the training set as a set of one's own, with other ids.
pub fn own_box() -> Value {
    let training = altmode_deckbuilder::catalogue::files()
        .iter()
        .find(|file| file.id == "training")
        .expect("the set");
    let mut pack: Value = altmode_json::from_str(
        &altmode_json::to_string(training).expect("JSON").replace("\"x-", "\"my-"),
    )
    .expect("JSON");
    pack["id"] = json!("my-box");
    pack["set"] = json!("My box");
    pack
}

/// A whole set of one's own is played alone: with every number of players that `standalone` names, and no more.
#[test]
fn a_set_of_ones_own_is_played_alone() {
    let whole = own_box();
    let standalone = |pack: &Value| -> Value {
        altmode_json::from_str(
            &Deckbuilder::new().standalone(&pack.to_string()).expect("an answer"),
        )
        .expect("JSON")
    };
    assert_eq!(standalone(&whole), json!({ "players": 5, "missing": [] }));
    let players = |seats: usize| -> Vec<Value> {
        let ids = ["my-vanguard", "my-beacon", "my-dozer", "my-aerion", "my-tidalon"];
        ids[..seats].iter().map(|id| json!({ "character": id })).collect()
    };
    let starts = |pack: &Value, seats: usize| {
        let mut deckbuilder = Deckbuilder::new();
        deckbuilder.load_pack(&pack.to_string()).expect("the pack is loaded");
        let config = json!({ "seed": "1", "sets": ["my-box"], "players": players(seats) });
        deckbuilder.new_game(&config.to_string()).map(|mut game| {
            let end = game.playout("{\"seed\": \"1\"}").expect("a whole game");
            assert!(end.contains("\"over\":true"), "{end}");
        })
    };
    for seats in 1..=5 {
        starts(&whole, seats).unwrap_or_else(|error| panic!("{seats} players: {error}"));
    }
    // Each part that is left out is named, by the list and by the game, with all others that are missing.
    let without = |types: &[&str]| {
        let mut pack = whole.clone();
        let cards = pack["cards"].as_array().expect("cards").iter();
        let is_kept =
            |card: &&Value| !types.contains(&card["types"][0].as_str().unwrap_or_default());
        pack["cards"] = cards.filter(is_kept).cloned().collect::<Vec<_>>().into();
        pack
    };
    for (types, sentences) in [
        (&["boss"][..], &["there is no Decepticon Boss of Level I, II, III"][..]),
        (&["encounter"], &["there are no Encounters"]),
        (&["damage", "basic"], &["there are no Damage cards", "there are no Basics"]),
        (&["starter"], &["each Autobot player begins with exactly 10 Starters"]),
        (
            &["robot", "technology", "maneuver", "ally"],
            &["the main deck of a game for 1 player has 38 cards"],
        ),
    ] {
        let pack = without(types);
        let answer = standalone(&pack);
        let missing: Vec<&str> = answer["missing"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert!(missing.len() == sentences.len() && answer["players"] == 0, "{answer}");
        let refusal = starts(&pack, 1).expect_err("a refusal");
        for (sentence, missing) in sentences.iter().zip(missing) {
            assert!(
                missing.starts_with(sentence) && refusal.message.contains(missing),
                "{sentence}: {missing}: {refusal}"
            );
        }
    }
    // A pack of a few cards, and one that cannot be read.
    let few = standalone(&example());
    assert_eq!(
        (few["missing"].as_array().map(Vec::len), &few["players"]),
        (Some(6), &json!(0)),
        "{few}"
    );
    assert_eq!(Deckbuilder::new().standalone("{}").expect_err("no pack").code, "bad-pack");
}

/// Random games of all modes with a set of one's own that has "Team:" texts, a completed Combiner and a completed card.
#[test]
fn a_soak_of_packs_finds_no_fault() {
    let mut deckbuilder = Deckbuilder::new();
    let mut own = own_box();
    let cards = own["cards"].as_array().expect("cards").iter().map(|card| {
        let mut card = card.clone();
        // Half of the Assists, Blocks and Ongoing texts are "Team:" ones.
        if let Some(text) = card["text"]
            .as_array()
            .filter(|_| card["id"].as_str().is_some_and(|id| id.len() % 2 == 0))
        {
            let words = ["assist", "block", "ongoing", "start-of-turn"];
            let in_team =
                |ability: &Value| match words.iter().any(|word| ability.get(word).is_some()) {
                    true => json!({ "in-team-mode": ability }),
                    false => ability.clone(),
                };
            card["text"] = text.iter().map(in_team).collect::<Vec<_>>().into();
        }
        card
    });
    own["cards"] = cards.collect::<Vec<_>>().into();
    deckbuilder.load_pack(&own.to_string()).expect("the set is loaded");
    let bruticus = json!({ "id": "cc-bruticus", "name": "Bruticus", "faction": "decepticon", "alt": { "move": 2 }, "bot": { "power": 2, "move": 1 } });
    let filled = json!({ "id": "filled", "set": "Filled", "characters": [bruticus] });
    deckbuilder.load_pack(&filled.to_string()).expect("the facts are loaded");
    let soak = altmode_deckbuilder::soak::Soak::of(deckbuilder.rules(), &["my-box"], "5eed")
        .expect("a soak");
    for number in 0..SOAKED {
        soak.play(number).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
    }
}

/// Number of games of the soak with packs.
const SOAKED: u32 = 150;

/// Parts of a game are those of chosen sets; Ruins are those of one set (Clash of the Combiners rulebook, Ruins); Bosses are swapped
/// for Bosses of their Level; main decks of several sets lend what a game has room for.
#[test]
fn sets_and_parts_are_chosen_freely() {
    let mut deckbuilder = Deckbuilder::new();
    deckbuilder.load_pack(&own_box().to_string()).expect("the pack is loaded");
    let rules = altmode_deckbuilder::Deckbuilder { catalogue: deckbuilder.rules().catalogue };
    let ids = |config: Value| -> Vec<(&'static str, altmode_deckbuilder::state::Zone)> {
        let game = deckbuilder
            .new_game(&config.to_string())
            .unwrap_or_else(|error| panic!("{config}: {error}"));
        let state = game.state();
        let cards = (0..state.cards.len() as u8).map(|card| state.card(card));
        cards.map(|card| (rules.catalogue.card(card.def).sheet.id.as_str(), card.zone)).collect()
    };
    let players = json!([{ "character": "x-vanguard" }, { "character": "my-beacon" }]);
    let parts = json!({ "main": [{ "set": "training" }], "starters": [{ "set": "my-box" }], "basics": [{ "card": "x-rally", "count": 4 }],
        "bosses": [{ "set": "my-box" }] });
    let cards = ids(
        json!({ "seed": "1", "sets": ["my-box", "training"], "players": players, "deck": parts }),
    );
    use altmode_deckbuilder::state::Zone;
    assert!(
        cards.iter().filter(|(_, zone)| *zone == Zone::Matrix).all(|(id, _)| id.starts_with("x-"))
    );
    assert!(
        cards
            .iter()
            .filter(|(_, zone)| matches!(zone, Zone::Deck | Zone::Hand))
            .all(|(id, _)| id.starts_with("my-"))
    );
    assert_eq!(cards.iter().filter(|(_, zone)| *zone == Zone::Basics).count(), 4);
    // The Ruins of the set that comes first, where no list says otherwise.
    let ruins = |sets: [&str; 2]| -> Vec<&str> {
        let deck = json!({ "damage": [{ "set": "training" }], "encounters": [{ "set": "training" }], "starters": [{ "set": "training" }] });
        let cards = ids(json!({ "seed": "1", "sets": sets, "players": players, "deck": deck }));
        cards.into_iter().filter(|(_, zone)| *zone == Zone::Ruins).map(|(id, _)| id).collect()
    };
    for (sets, prefix) in [(["training", "my-box"], "x-"), (["my-box", "training"], "my-")] {
        let ruins = ruins(sets);
        assert!(ruins.len() == 10 && ruins.iter().all(|id| id.starts_with(prefix)), "{ruins:?}");
    }
    let refused = |config: Value| {
        deckbuilder
            .new_game(&config.to_string())
            .err()
            .map(|error| (error.code, error.path.clone()))
    };
    let swapped = |out: &str, into: &str| {
        refused(json!({ "seed": "1", "players": players, "swaps": [{ "out": out, "in": into }] }))
    };
    assert_eq!(swapped("x-warden", "my-warden"), None);
    assert_eq!(
        swapped("x-stormlord", "my-ravenor"),
        Some(("unlike-cards", "swaps[0]".to_string()))
    );
    let unknown =
        json!({ "seed": "1", "players": players, "deck": { "main": [{ "set": "nowhere" }] } });
    assert_eq!(refused(unknown), Some(("unknown-set", "deck.main[0].set".to_string())));
}
