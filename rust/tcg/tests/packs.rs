//! Tests of packs: the published schema and example, mistakes with their paths, and the packs required by saves.

use crate::budgets::dear::{crowd_of, sum_of};
use altmode_json::{Value, json};
use altmode_tcg::{
    api::{Error, Game, Tcg},
    cards,
};
use altmode_tcg_language::{CardFile, check, read};
use cpu_time::ThreadTime;
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

fn example() -> Value {
    parsed(include_str!("../../../docs/packs/my-cards.json"))
}

/// Returns a small pack with its own set code, so that parallel tests do not interfere.
fn small(set: &str) -> Value {
    json!({ "set": set, "set-name": "Small", "battle": [{
        "id": format!("{set}-001"), "name": format!("Thing of {set}"), "kind": "action", "rarity": "common", "icons": ["blue"],
        "abilities": [{ "do": [{ "draw": 2 }] }]
    }] })
}

fn loaded(pack: &Value) -> Tcg {
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    tcg
}

/// Returns a configuration with a deck of the project in which three copies of a card replace another card.
fn config(card: &str) -> Value {
    let deck = parsed(
        &Tcg::new().parse_deck(include_str!("../decks/autobot-starter.txt")).expect("a deck"),
    );
    let mut with = deck.clone();
    let entries = with["battle"].as_array_mut().expect("a list");
    let count = entries[0]["count"].clone();
    entries[0] = json!({ "card": card, "count": count });
    json!({ "seed": "7", "players": [with, deck], "allowUnimplemented": true })
}

fn begun(tcg: &Tcg, card: &str) -> Game {
    tcg.new_game(&config(card).to_string()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = root().join("docs/pack.schema.json");
    let mut schema =
        altmode_json::to_value(schemars::schema_for!(CardFile)).expect("a schema is JSON");
    schema["title"] = json!("A pack of cards for altmode");
    let made = format!("{}\n", altmode_json::to_string_pretty(&schema).expect("JSON"));
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, &made).expect("the schema can be written");
    }
    let published = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == made,
        "docs/pack.schema.json is not what the types say: run this test with ALTMODE_REGENERATE=1"
    );
}

#[test]
fn the_examples_can_be_played() {
    for entry in fs::read_dir(root().join("docs/packs")).expect("the folder can be read").flatten()
    {
        let pack = parsed(&fs::read_to_string(entry.path()).expect("a pack can be read"));
        loaded(&pack);
    }
    let tcg = loaded(&example());
    let hammer = parsed(&tcg.card_find("Borrowed Hammer").expect("the card is there"));
    assert_eq!((&hammer["id"], &hammer["implemented"]), (&json!("my-002"), &json!(true)));
    assert!(hammer["text"].as_str().is_some_and(|text| text.contains("Draw a card")), "{hammer}");
    let mut config = config("Overtime");
    config["players"][1]["characters"][0] = json!("Spanner, Night Shift");
    let game = tcg.new_game(&config.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let result = parsed(&game.playouts(10, r#"{ "decisions": 5000 }"#).expect("it can be played"));
    assert_eq!(result["unfinished"], 0, "{result}");
}

#[test]
fn mistakes_are_named_with_card_and_place() {
    let refused = |change: &dyn Fn(&mut Value), path: &str, words: &[&str]| {
        let mut pack = small("err");
        change(&mut pack);
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
        for word in words {
            assert!(error.message.contains(word), "no \"{word}\": {error}");
        }
    };
    let card = "battle[0]";
    refused(
        &|pack| pack["battle"][0]["kind"] = json!("gadget"),
        &format!("{card}.kind"),
        &["pack err", "card err-001", "gadget", "weapon"],
    );
    refused(&|pack| pack["battle"][0]["stars"] = json!(-1), &format!("{card}.stars"), &["err-001"]);
    refused(
        &|pack| pack["battle"][0]["colour"] = json!("red"),
        &format!("{card}.colour"),
        &["err-001"],
    );
    refused(
        &|pack| {
            pack["battle"][0]["abilities"] =
                json!([{ "do": [{ "damage": { "amount": 1, "to": "enmy" } }] }])
        },
        &format!("{card}.abilities[0].do[0].damage.to"),
        &["err-001", "enmy"],
    );
    refused(&|pack| pack["battle"][0]["id"] = json!("w1-061"), &format!("{card}.id"), &["w1-061"]);
    for (text, code) in [("[]", "bad-input"), ("5", "bad-input"), ("{", "bad-json")] {
        assert_eq!(Tcg::new().load_pack(text).expect_err("no pack").code, code);
    }
    assert_eq!(Tcg::new().load_pack("{}").expect_err("no pack").code, "bad-pack");
}

#[test]
fn saves_and_records_know_their_packs() {
    let (one, other) = (small("sva"), small("svb"));
    let plain = Tcg::new();
    let mut tcg = loaded(&one);
    let game = begun(&tcg, "sva-001");
    let (save, record) = (game.save().expect("a save"), game.record());
    let refused = |tcg: &Tcg| -> [Error; 2] {
        [tcg.restore(&save).err().expect("refused"), tcg.replay(&record).err().expect("refused")]
    };
    let hash = parsed(&record)["packs"][0].as_str().expect("the record names the pack").to_string();
    for error in refused(&plain).into_iter().chain(refused(&loaded(&other))) {
        assert_eq!((error.code, error.path.as_str()), ("missing-pack", "packs[0]"), "{error}");
        assert!(error.message.contains(&hash), "{error}");
    }
    // A game with no pack, or with fewer packs, is restored beside those that need packs.
    let without = begun(&plain, "Zap");
    tcg.load_pack(&other.to_string()).expect("a second pack");
    for (bytes, hash) in
        [(save.clone(), game.hash()), (without.save().expect("a save"), without.hash())]
    {
        assert_eq!(tcg.restore(&bytes).unwrap_or_else(|error| panic!("{error}")).hash(), hash);
    }
    assert_eq!(tcg.replay(&record).expect("a record").hash(), game.hash());
    // The order of loading does not change the game.
    let mut turned = loaded(&other);
    turned.load_pack(&one.to_string()).expect("a second pack");
    turned.load_pack(&one.to_string()).expect("again, which changes nothing");
    assert_eq!(begun(&turned, "svb-001").hash(), begun(&tcg, "svb-001").hash());
    assert_eq!(
        turned
            .restore(&begun(&tcg, "svb-001").save().expect("a save"))
            .expect("the same packs")
            .hash(),
        begun(&tcg, "svb-001").hash()
    );
}

#[test]
fn too_large_packs_are_refused() {
    let card = |number: usize| json!({ "id": format!("big-{number:03}"), "name": format!("Big {number}"), "kind": "action", "rarity": "common" });
    let many = json!({ "set": "big", "set-name": "Big", "battle": (0..151).map(card).collect::<Vec<_>>() });
    assert_eq!(
        Tcg::new().load_pack(&many.to_string()).expect_err("too many cards").code,
        "too-long"
    );
    let mut long = small("lng");
    long["battle"][0]["abilities"][0]["do"] = json!(vec![json!({ "draw": 1 }); 20_000]);
    assert_eq!(
        Tcg::new().load_pack(&long.to_string()).expect_err("too many letters").code,
        "too-long"
    );
    let mut deep = small("dep");
    let effect = (0..40).fold(json!({ "draw": 1 }), |inner, _| json!({ "opponent": [inner] }));
    deep["battle"][0]["abilities"][0]["do"] = json!([effect]);
    assert_eq!(Tcg::new().load_pack(&deep.to_string()).expect_err("too deep").code, "too-deep");
}

/// Every built-in card is implemented, so a pack has one that is not.
#[test]
fn cards_that_are_not_implemented_are_refused_by_name() {
    let mut pack = small("partly");
    pack["battle"][0]["abilities"] = Value::Null;
    let tcg = loaded(&pack);
    let mut config = config("Thing of partly");
    assert!(tcg.new_game(&config.to_string()).is_ok());
    config["allowUnimplemented"] = json!(false);
    let error = tcg.new_game(&config.to_string()).err().expect("it is refused");
    assert_eq!(
        (error.code, error.path.as_str()),
        ("unimplemented-card", "players[0].battle[0].card"),
        "{error}"
    );
    assert!(error.message.contains("Thing of partly"), "{error}");
}

/// Returns a pack of two characters whose two modes have these abilities.
fn with_abilities(set: &str, abilities: &Value) -> Value {
    let face = |mode: &str| json!({ "mode": mode, "attack": 1, "defense": 1, "traits": [], "abilities": abilities });
    let character = |number: u8, name: &str| {
        json!({ "id": format!("{set}-t{number:02}"), "name": name, "subtitle": format!("of {set}"), "kind": "standard",
            "faction": "autobot", "stars": 1, "health": 9, "modes": [face("alt"), face("bot")] })
    };
    json!({ "set": set, "set-name": "Circles", "characters": [character(1, "One"), character(2, "Two")] })
}

#[test]
fn qualities_that_rest_on_themselves_are_refused_with_the_circle() {
    let quality = |has: Value| json!({ "static": { "who": "this", "has": [has] } });
    let given = |who: &str, has: Value| json!({ "static": { "who": who, "has": [has] } });
    let cases = [
        // Its attack is equal to its attack.
        (json!([quality(json!({ "attack": { "of": ["attack", "this"] } }))]), 0, "attack → attack"),
        // Characters with a trait give that trait.
        (json!([given("each of your Cars", json!({ "trait": "car" }))]), 0, "traits → traits"),
        (
            json!([given("each of your characters [attack >= 2]", json!({ "attack": 1 }))]),
            0,
            "attack → attack",
        ),
        (
            json!([given("each of your characters [has pierce]", json!({ "pierce": 1 }))]),
            0,
            "Pierce → Pierce",
        ),
        (json!([quality(json!({ "bold": { "of": ["bold", "this"] } }))]), 0, "Bold → Bold"),
        // By way of another quality.
        (
            json!([
                quality(json!({ "attack": { "of": ["defense", "this"] } })),
                quality(json!({ "defense": { "of": ["attack", "this"] } }))
            ]),
            1,
            "defense → attack → defense",
        ),
        // In a condition.
        (
            json!([{ "when": { "on": "turn-starts", "do": [{ "gets": {
                "who": "this", "has": [{ "attack": 1 }], "until": "end-of-turn", "while": { "have": "this [attack >= 2]" } } }] } }]),
            0,
            "attack → attack",
        ),
    ];
    for (number, (abilities, index, circle)) in cases.into_iter().enumerate() {
        let pack = with_abilities(&format!("cir{number}"), &abilities);
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!(
            (error.code, error.path.as_str()),
            ("bad-pack", format!("characters[0].modes[0].abilities[{index}]").as_str()),
            "{error}"
        );
        assert!(error.message.contains(circle), "no \"{circle}\": {error}");
    }
    // A quality that depends on other qualities is loaded and played.
    let pack = with_abilities(
        "cirok",
        &json!([quality(json!({ "attack": { "characters": "each of your Cars" } }))]),
    );
    loaded(&pack);
}

#[test]
fn questions_that_would_take_too_long_are_refused() {
    let sum = |stat: &str, times: usize| {
        (1..times).fold(
            json!({ "of": [stat, "each any"] }),
            |sum, _| json!({ "sum": [sum, { "of": [stat, "each any"] }] }),
        )
    };
    let quality = |has: Value| json!({ "static": { "who": "each any", "has": [has] } });
    let pack = with_abilities(
        "work",
        &json!([
            quality(json!({ "bold": { "characters": "each any Car" } })),
            quality(json!({ "defense": sum("bold", 16) })),
            quality(json!({ "attack": sum("defense", 16) }))
        ]),
    );
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
    assert_eq!(error.code, "bad-pack");
    assert!(error.message.contains("too long to work out"), "{error}");
}

#[test]
fn what_doubles_its_code_cannot_be_nested_and_costs_play_nothing() {
    let nested = (0..12).fold(json!({ "draw": 1 }), |inner, _| json!({ "each-player": [inner] }));
    let mut pack = small("eachp");
    pack["battle"][0]["abilities"] = json!([{ "do": [nested] }]);
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
    assert_eq!(error.path, "battle[0].abilities[0].do[0].each-player[0].each-player", "{error}");
    let mut pack = small("costp");
    pack["battle"][0]["abilities"] = json!([{ "pay": { "cost": [{ "play": { "what": "Action", "from": "hand" } }], "do": [{ "draw": 1 }] } }]);
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
    assert_eq!(error.path, "battle[0].abilities[0].pay.cost[0].play", "{error}");
    let mut pack = small("notnot");
    pack["battle"][0]["abilities"] =
        json!([{ "do": [{ "ko": format!("enemy [{}tapped]", "not ".repeat(3_500)) }] }]);
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
    assert_eq!(error.path, "battle[0].abilities[0].do[0].ko", "{error}");
    // None of them prevents later loads.
    loaded(&small("after"));
}

#[test]
fn no_cost_plays_a_card_however_deep_it_stands() {
    let play = json!({ "play": { "what": "Action", "from": "hand" } });
    let may_play = json!({ "may-play": { "what": "Action", "from": "hand" } });
    let mut number = 0;
    let mut refused = |ability: Value, path: &str| {
        number += 1;
        let mut pack = small(&format!("deep{number}"));
        pack["battle"][0]["abilities"] = json!([ability]);
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!(
            (error.code, error.path.as_str()),
            ("bad-pack", format!("battle[0].abilities[0].{path}").as_str()),
            "{error}"
        );
        assert!(error.message.contains("playing a card is no cost"), "{error}");
    };
    let pay = |effect: Value| json!({ "pay": { "cost": [effect], "do": [{ "draw": 1 }] } });
    refused(
        pay(json!({ "if": { "if": { "have": "your character" }, "then": [play] } })),
        "pay.cost[0].if.then[0].play",
    );
    refused(
        pay(json!({ "if": { "if": { "have": "your character" }, "then": [], "else": [play] } })),
        "pay.cost[0].if.else[0].play",
    );
    refused(pay(json!({ "may": { "do": [may_play] } })), "pay.cost[0].may.do[0].may-play");
    refused(
        pay(json!({ "choose-one": [[play], [{ "draw": 1 }]] })),
        "pay.cost[0].choose-one[0][0].play",
    );
    refused(pay(json!({ "times": { "count": 2, "do": [play] } })), "pay.cost[0].times.do[0].play");
    refused(
        pay(json!({ "opponent": [{ "may": { "do": [play] } }] })),
        "pay.cost[0].opponent[0].may.do[0].play",
    );
    let pack = with_abilities(
        "deeptap",
        &json!([{ "tap": { "cost": [{ "may": { "do": [may_play] } }], "do": [{ "draw": 1 }] } }]),
    );
    let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
    assert_eq!(
        error.path, "characters[0].modes[0].abilities[0].tap.cost[0].may.do[0].may-play",
        "{error}"
    );
    // An effect after a cost may play a card.
    let mut pack = small("deepok");
    pack["battle"][0]["abilities"] = json!([{ "pay": { "cost": [{ "scrap-from-hand": { "count": 1, "what": "card" } }], "do": [play] } }]);
    loaded(&pack);
}

#[test]
fn instructions_are_counted_before_they_are_numbered_and_refusals_lock_nothing() {
    // Counted in 16 bits, 79,500 instructions and those of the built-in cards would overflow to a small number.
    let mut pack = small("many");
    pack["battle"][0]["abilities"] = json!([{ "do": vec![json!({ "draw": 1 }); 529] }]);
    for number in 2..=150 {
        let reprint = json!({ "id": format!("many-{number:03}"), "name": "Thing of many", "kind": "action", "rarity": "common", "icons": ["blue"],
            "reprint-of": "many-001" });
        pack["battle"].as_array_mut().expect("a list").push(reprint);
    }
    for _ in 0..3 {
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("the pack is refused");
        assert_eq!(
            (error.code, error.message.as_str()),
            ("too-long", "these packs are too large together")
        );
    }
    let few = loaded(&small("few"));
    begun(&few, "Thing of few");
}

fn is_good(pack: &Value) -> bool {
    if pack.to_string().len() > 131_072 {
        return false;
    }
    let file = read(pack).expect("a pack");
    check(&cards::files().iter().chain([&file]).collect::<Vec<_>>()).is_empty()
}

#[test]
fn parts_that_read_no_quality_are_work_too() {
    // Each of the parts examines all characters, and each Tough reads the Bold of all.
    let bold = json!([{ "static": { "who": "each any", "has": [{ "bold": sum_of(&json!({ "characters": "each any damaged" }), 700) }] } }]);
    let mut both = bold.as_array().cloned().unwrap_or_default();
    both.push(json!({ "static": { "who": "each any", "has": [{ "tough": { "of": ["bold", "each any"] } }] } }));
    let error = Tcg::new()
        .load_pack(&with_abilities("parts", &both.into()).to_string())
        .expect_err("the pack is refused");
    assert!(error.message.contains("too long to work out"), "{error}");
}

#[test]
fn a_card_may_count_more_than_one_thing() {
    let two = json!({ "sum": [{ "characters": "each of your Cars" }, { "characters": "each enemy Plane" }] });
    for (number, has) in [
        json!({ "attack": two }),
        json!({ "attack": { "characters": "each of your [Car or Truck]" } }),
        json!({ "defense": two }),
    ]
    .into_iter()
    .enumerate()
    {
        loaded(&with_abilities(
            &format!("two{number}"),
            &json!([{ "static": { "who": "this", "has": [has] } }]),
        ));
    }
    let cars = json!({ "attack": { "characters": "each of your Cars" } });
    loaded(&with_abilities(
        "onefor",
        &json!([{ "static": { "who": "each of your characters", "has": [cars] } }]),
    ));
}

/// Limit of processor time for a debug build. A release build takes a second.
const A_MOMENT: Duration = Duration::from_secs(30);

#[test]
fn the_dearest_packs_are_asked_in_a_moment() {
    let each = |has: Value| json!({ "static": { "who": "each any", "has": [has] } });
    let damaged = json!({ "characters": "each any damaged" });
    let (car, safeguard) = (each(json!({ "trait": "car" })), each(json!({ "safeguard": 1 })));
    // Each ability has this number of parts.
    let cars = |parts: usize| {
        json!([
            car,
            each(json!({ "attack": sum_of(&json!({ "characters": "each any Car" }), parts) }))
        ])
    };
    let plain = |parts: usize| json!([each(json!({ "attack": sum_of(&damaged, parts) }))]);
    let reading = |parts: usize| {
        json!([
            safeguard,
            each(
                json!({ "tough": sum_of(&json!({ "characters": "each any [has Safeguard]" }), parts) })
            )
        ])
    };
    let cases: [(&str, &dyn Fn(usize) -> Value); 3] =
        [("dearcars", &cars), ("dearplain", &plain), ("dearread", &reading)];
    for (set, make) in cases {
        let of = |parts: usize| crowd_of(set, &make(parts), &make(parts));
        // The maximum number of parts that is accepted.
        let mut parts = 1..2_000;
        while parts.len() > 1 {
            let middle = parts.start + parts.len() / 2;
            if is_good(&of(middle).0) { parts.start = middle } else { parts.end = middle }
        }
        assert!(is_good(&of(parts.start).0), "{set}: {parts:?}");
        let (pack, scenario) = of(parts.start);
        let game = loaded(&pack)
            .from_scenario(&scenario.to_string())
            .unwrap_or_else(|error| panic!("{error}"));
        let begin = ThreadTime::now();
        game.observe(-1).expect("an observation");
        game.legal_actions();
        assert!(
            begin.elapsed() < A_MOMENT,
            "{set} with {} parts: {:?}",
            parts.start,
            begin.elapsed()
        );
        println!("{set} {parts:?} {:?}", begin.elapsed());
    }
}

#[test]
fn a_choice_has_lists_to_choose_from() {
    for (number, lists) in
        [json!([]), json!([[{ "draw": 1 }]]), vec![json!([{ "draw": 1 }]); 9].into()]
            .iter()
            .enumerate()
    {
        let mut pack = small(&format!("choose{number}"));
        pack["battle"][0]["abilities"] = json!([{ "do": [{ "choose-one": lists }] }]);
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("refused");
        assert_eq!(
            (error.code, error.path.as_str()),
            ("bad-pack", "battle[0].abilities[0].do[0].choose-one"),
            "{error}"
        );
    }
}

#[test]
fn the_length_of_an_instruction_is_limited() {
    let long = format!("each any [{}]", vec!["damaged"; 200].join(" or "));
    for (number, abilities) in [
        json!([{ "do": [{ "may": { "do": [{ "damage": { "amount": 1, "to": long } }] } }] }]),
        json!([{ "do": [{ "draw": sum_of(&json!({ "characters": "each any damaged" }), 100) }] }]),
    ]
    .iter()
    .enumerate()
    {
        let mut pack = small(&format!("long{number}"));
        pack["battle"][0]["abilities"] = abilities.clone();
        let error = Tcg::new().load_pack(&pack.to_string()).expect_err("refused");
        assert_eq!(
            (error.code, error.path.as_str()),
            ("bad-pack", "battle[0].abilities[0]"),
            "{error}"
        );
        assert!(error.message.contains("at most 800 bytes"), "{error}");
    }
}
