//! Packs: the published schema and examples, built-in heroes as packs, mistakes with their paths, saves that name their packs,
//! and definitions with extreme numbers.

use altmode_core::{Io, Random, Rules};
use altmode_json::{Value, json};
use altmode_unmatched::{
    Unmatched as TheRules,
    api::Unmatched,
    packs::load,
    soak::check,
    start::{Setup, Start},
};
use altmode_unmatched_language::Pack;
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn example(name: &str) -> Value {
    let text = fs::read_to_string(root().join("docs/unmatched-packs").join(name))
        .expect("an example can be read");
    altmode_json::from_str(&text).expect("JSON")
}

/// Returns a built-in hero as a pack, with another id.
fn as_pack(id: &str, new_id: &str) -> Value {
    let rules = TheRules::default();
    let sheet = rules.catalogue.hero(rules.catalogue.find(id).expect("a hero")).sheet;
    let mut hero = altmode_json::to_value(sheet).expect("a hero is JSON");
    hero["id"] = json!(new_id);
    json!({ "set": format!("pack of {new_id}"), "heroes": [hero] })
}

fn with(pack: &Value) -> TheRules {
    let (catalogue, _) =
        load(TheRules::default().catalogue, pack).unwrap_or_else(|error| panic!("{error}"));
    TheRules { catalogue }
}

/// Plays a random game, checks the state after each decision, and returns a checksum of its course.
fn play(rules: TheRules, board: &str, heroes: [&str; 2], seed: u32) -> u32 {
    let start = Start::Game(Setup {
        allow_unimplemented: true,
        ..Setup::duel(&format!("{seed:x}"), board, heroes)
    });
    let mut io = Io::silent();
    let mut state = rules.begin(&start, &mut io).unwrap_or_else(|error| panic!("{error}"));
    let mut random = Random::from_seed_text(&format!("{seed:x}")).expect("a seed");
    let (mut actions, mut sum, mut decisions) = (Vec::new(), 0_u32, 0);
    while rules.to_act(&state).is_some() && decisions < 2_000 {
        check(rules, &state).unwrap_or_else(|fault| panic!("{heroes:?}, seed {seed:x}: {fault}"));
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        assert!(
            !actions.is_empty(),
            "{heroes:?}, seed {seed:x}: no answer to {:?}",
            state.decision
        );
        let choice = random.below(actions.len() as u32);
        sum = sum.rotate_left(5) ^ (choice + ((actions.len() as u32) << 8));
        rules.apply(&mut state, actions[choice as usize], &mut io);
        decisions += 1;
    }
    sum
}

/// The templates of battlefields that were not seen in full can be loaded, and say what is missing.
#[test]
fn templates_of_battlefields_load_and_say_what_is_missing() {
    for (file, id) in
        [("new-york-city.json", "my-new-york-city"), ("technodrome.json", "my-technodrome")]
    {
        let mut unmatched = Unmatched::new();
        unmatched.load_pack(&example(file).to_string()).unwrap_or_else(|error| panic!("{error}"));
        let board: Value =
            altmode_json::from_str(&unmatched.board_get(id).expect("the battlefield"))
                .expect("JSON");
        assert!(board["unverified"].as_array().is_some_and(|doubts| doubts.len() > 4), "{board}");
    }
}

#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = root().join("docs/unmatched-pack.schema.json");
    let mut schema = altmode_json::to_value(schemars::schema_for!(Pack)).expect("a schema is JSON");
    schema["title"] = json!("A pack of heroes and battlefields for altmode/unmatched");
    let made = format!("{}\n", altmode_json::to_string_pretty(&schema).expect("JSON"));
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, &made).expect("the schema can be written");
    }
    let published = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == made,
        "docs/unmatched-pack.schema.json is not what the types say: run this test with ALTMODE_REGENERATE=1"
    );
}

#[test]
fn the_examples_can_be_played() {
    let mut unmatched = Unmatched::new();
    unmatched
        .load_pack(&example("my-hero.json").to_string())
        .unwrap_or_else(|error| panic!("{error}"));
    unmatched
        .load_pack(&example("my-board.json").to_string())
        .unwrap_or_else(|error| panic!("{error}"));
    let hero: Value =
        altmode_json::from_str(&unmatched.hero_get("keeper").expect("the hero")).expect("JSON");
    assert_eq!((&hero["implemented"], &hero["set"]), (&json!(true), &json!("My heroes")));
    assert_eq!(hero["deck"].as_array().map(Vec::len), Some(10));
    let card: Value =
        altmode_json::from_str(&unmatched.card_get("keeper/high-beam").expect("the card"))
            .expect("JSON");
    assert_eq!(card["text"], "After combat → Move the opposing fighter up to 2 spaces.");
    for board in ["skerry", "skerry-at-night", "marmoreal"] {
        for seed in 1..=20 {
            play(unmatched.rules(), board, ["keeper", "medusa"], seed);
        }
    }
}

/// A hero in a pack plays exactly like the built-in one.
#[test]
fn built_in_heroes_play_as_packs_as_well() {
    let builtin = TheRules::default();
    let ids: Vec<String> = builtin.catalogue.ids().map(str::to_string).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let heroes: Vec<Value> =
        ids.iter().map(|id| as_pack(id, &format!("{id}-2"))["heroes"][0].take()).collect();
    for (part, heroes) in heroes.chunks(12).enumerate() {
        let rules = with(&json!({ "set": format!("Again {part}"), "heroes": heroes }));
        for id in &ids[part * 12..(part * 12 + heroes.len())] {
            let added = format!("{id}-2");
            for seed in 1..=3 {
                let one = play(builtin, "sarpedon", [id, "medusa"], seed);
                assert_eq!(
                    one,
                    play(rules, "sarpedon", [&added, "medusa"], seed),
                    "{id}, seed {seed:x}"
                );
            }
        }
    }
}

#[test]
fn mistakes_are_named_with_hero_and_place() {
    let refused = |change: &dyn Fn(&mut Value), path: &str, words: &[&str]| {
        let mut pack = example("my-hero.json");
        pack["set"] = json!("err");
        change(&mut pack);
        let error = load(TheRules::default().catalogue, &pack)
            .err()
            .unwrap_or_else(|| panic!("{path} is accepted"));
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
        for word in words {
            assert!(error.message.contains(word), "no \"{word}\": {error}");
        }
    };
    let hero = "heroes[0]";
    refused(
        &|pack| pack["heroes"][0]["id"] = json!("medusa"),
        "heroes[0].id",
        &["pack err", "medusa"],
    );
    refused(
        &|pack| pack["heroes"][0]["id"] = json!("The Keeper"),
        "heroes[0].id",
        &["small letters"],
    );
    refused(&|pack| pack["heroes"][0]["helth"] = json!(3), "heroes[0].helth", &["keeper"]);
    refused(
        &|pack| pack["heroes"][0]["cards"][0]["kind"] = json!("spell"),
        &format!("{hero}.cards[0].kind"),
        &["spell", "versatile"],
    );
    refused(
        &|pack| pack["heroes"][0]["cards"][0]["like"] = json!("flash"),
        &format!("{hero}.cards[0].like"),
        &["flash"],
    );
    refused(&|pack| pack["heroes"] = json!([]), "", &["heroes"]);
    let loop_on_itself = json!([{ "static": { "while": { "ignores": "Fog" }, "who": "Gull", "has": [{ "ignores": "Fog" }] } }]);
    refused(
        &|pack| pack["heroes"][0]["abilities"] = loop_on_itself.clone(),
        &format!("{hero}.abilities[0].while"),
        &["ignores"],
    );
    // Nested instructions of other players, and nested repetitions, are refused.
    let draw = || json!([{ "draw": 1 }]);
    for (effects, word) in [
        (
            json!({ "opponent": [{ "draw": 1 }, { "may": { "do": [{ "opponent": draw() }] } }] }),
            "another player",
        ),
        (
            json!({ "each-opponent": [{ "may": { "do": [{ "whose-turn": draw() }] } }] }),
            "another player",
        ),
        (
            json!({ "times": { "count": 2, "do": [{ "may": { "do": [{ "each-player": draw() }] } }] } }),
            "repetition",
        ),
    ] {
        let text = json!([{ "scheme": [effects] }]);
        let scheme = json!({ "id": "nested", "name": "Nested", "kind": "scheme", "boost": 1, "copies": 1, "text": text });
        let change = |pack: &mut Value| {
            pack["heroes"][0]["cards"].as_array_mut().expect("cards").push(scheme.clone())
        };
        let mut pack = example("my-hero.json");
        pack["set"] = json!("err");
        change(&mut pack);
        let error = load(TheRules::default().catalogue, &pack).expect_err("nested instructions");
        assert!(error.code == "bad-pack" && error.message.contains(word), "{error}");
    }
    let deep = format!("enemy {}in combat{}", "[adjacent to enemy ".repeat(500), "]".repeat(500));
    refused(
        &|pack| {
            pack["heroes"][0]["cards"][0]["text"] =
                json!([{ "after": [{ "damage": { "amount": 1, "to": deep } }] }])
        },
        &format!("{hero}.cards[0].text[0].after[0].damage.to"),
        &["8 deep"],
    );
    let boards = |change: &dyn Fn(&mut Value), path: &str, words: &[&str]| {
        let mut pack = example("my-board.json");
        pack["set"] = json!("err");
        change(&mut pack);
        let error = load(TheRules::default().catalogue, &pack)
            .err()
            .unwrap_or_else(|| panic!("{path} is accepted"));
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
        assert!(words.iter().all(|word| error.message.contains(word)), "{error}");
    };
    boards(
        &|pack| pack["boards"][0]["paths"][0] = json!("S01-S99"),
        "boards[0].paths[0]",
        &["S99"],
    );
    boards(&|pack| pack["boards"][1]["same-as"] = json!("reef"), "boards[1].same-as", &["reef"]);
    boards(&|pack| pack["boards"][0]["id"] = json!("marmoreal"), "boards[0].id", &["marmoreal"]);
}

#[test]
fn packs_beyond_the_bounds_are_refused() {
    let code =
        |pack: &Value| load(TheRules::default().catalogue, pack).err().map(|error| error.code);
    assert_eq!(code(&json!([])), Some("bad-input"));
    assert_eq!(code(&json!({ "set": "x".repeat(200_000) })), Some("too-long"));
    let mut deep = json!([]);
    for _ in 0..60 {
        deep = json!([deep]);
    }
    assert_eq!(code(&json!({ "set": "deep", "heroes": deep })), Some("too-deep"));
    // The bonus attacks exceed the range of their numbers.
    let mut pack = as_pack("medusa", "many-attacks");
    let bonus = json!({ "bonus-attack": { "name": "Again", "value": 1, "text": [] } });
    pack["heroes"][0]["cards"][0]["text"] = json!([{ "after": vec![bonus; 60] }]);
    assert_eq!(code(&pack), Some("too-long"));
}

#[test]
fn saves_and_records_name_the_packs_they_need() {
    let mut unmatched = Unmatched::new();
    let config = |hero: &str| {
        json!({ "seed": "7", "board": "marmoreal", "players": [{ "hero": hero }, { "hero": "sinbad" }] }).to_string()
    };
    let before = unmatched.new_game(&config("medusa")).expect("a game");
    let mut pack = example("my-hero.json");
    pack["set"] = json!("Saved");
    unmatched.load_pack(&pack.to_string()).expect("the pack is loaded");
    let mut game = unmatched.new_game(&config("keeper")).expect("a game");
    game.apply_id(0).expect("an action");
    let (save, record) = (game.save().expect("a save"), game.record());
    assert_eq!(unmatched.restore(&save).expect("it is restored").hash(), game.hash());
    assert_eq!(unmatched.replay(&record).expect("it is replayed").hash(), game.hash());
    // A game from before the pack continues without it.
    assert_eq!(
        unmatched.restore(&before.save().expect("a save")).expect("it is restored").hash(),
        before.hash()
    );
    let code = |result: altmode_unmatched::api::Result<altmode_unmatched::api::Game>| {
        result.err().map(|error| error.code)
    };
    assert_eq!(code(Unmatched::new().restore(&save)), Some("missing-pack"));
    assert_eq!(code(Unmatched::new().replay(&record)), Some("missing-pack"));
    // The order in which packs are loaded makes no difference.
    let (mut one, mut other) = (Unmatched::new(), Unmatched::new());
    for (unmatched, packs) in [
        (&mut one, [&pack, &example("my-board.json")]),
        (&mut other, [&example("my-board.json"), &pack]),
    ] {
        for pack in packs {
            unmatched.load_pack(&pack.to_string()).expect("the pack is loaded");
        }
    }
    let games = [&one, &other]
        .map(|unmatched| unmatched.new_game(&config("keeper")).expect("a game").hash());
    assert_eq!(games[0], games[1]);
}

/// The numbers of built-in definitions are changed to the minimum and the maximum of the language. No game with them panics
/// (tests check for arithmetic overflow) or violates an invariant.
#[test]
fn extreme_numbers_break_nothing() {
    let builtin = TheRules::default();
    let ids: Vec<String> = builtin.catalogue.ids().map(str::to_string).collect();
    let mut random = Random::from_seed_text("e47e").expect("a seed");
    let rounds: u32 = std::env::var("ALTMODE_GAMES")
        .map_or(60, |games| games.parse().expect("a number of rounds"));
    let mut changed = 0;
    for round in 0..rounds {
        let id = &ids[random.below(ids.len() as u32) as usize];
        let mut pack = as_pack(id, "extreme");
        let mut places = Vec::new();
        numbers(&pack, &mut String::new(), &mut places);
        for place in places {
            if random.below(4) == 0 {
                let extremes = [0, 1, 2, 7, 50, 99, 255, -1, -99];
                let extreme = json!(extremes[random.below(extremes.len() as u32) as usize]);
                let number =
                    std::mem::replace(pack.pointer_mut(&place).expect("a number"), extreme);
                // A change that the language refuses is undone.
                if readable(&pack).is_none() {
                    *pack.pointer_mut(&place).expect("a number") = number;
                } else {
                    changed += 1;
                }
            }
        }
        // The number of sets of packs in a process is limited, so the heroes are compiled directly.
        let pack: &'static Pack = Box::leak(Box::new(readable(&pack).expect("a pack")));
        let catalogue =
            altmode_unmatched::catalogue::Catalogue::with_packs(&[pack]).expect("it fits");
        let rules = TheRules { catalogue: Box::leak(Box::new(catalogue)) };
        play(rules, "marmoreal", ["extreme", "medusa"], round + 1);
        play(rules, "marmoreal", ["sun-wukong", "extreme"], round + 1);
    }
    assert!(changed > 5 * rounds, "only {changed} numbers were changed in {rounds} heroes");
}

fn readable(pack: &Value) -> Option<Pack> {
    let pack = altmode_unmatched_language::read::<Pack>(pack).ok()?;
    altmode_unmatched_language::check_pack(&[&pack], &[], &[]).is_empty().then_some(pack)
}

/// Collects the paths of all numbers.
fn numbers(value: &Value, place: &mut String, places: &mut Vec<String>) {
    let mut inside = |name: &str, value: &Value| {
        let length = place.len();
        place.push('/');
        place.push_str(&name.replace('~', "~0").replace('/', "~1"));
        numbers(value, place, places);
        place.truncate(length);
    };
    match value {
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(index, value)| inside(&index.to_string(), value))
        }
        Value::Object(fields) => fields.iter().for_each(|(name, value)| inside(name, value)),
        Value::Number(_) => places.push(place.clone()),
        _ => {}
    }
}

/// Returns the example pack whose card "High Beam" does this 99 times during combat. Its other abilities are removed.
fn repeating(effect: &Value) -> Value {
    let mut pack = example("my-hero.json");
    let hero = &mut pack["heroes"][0];
    hero["abilities"] = json!([]);
    let card = &mut hero["cards"][1];
    card.as_object_mut().expect("a card").remove("like");
    card["text"] = json!([{ "during": [{ "times": { "count": 99, "do": [effect] } }] }]);
    pack
}

#[test]
fn the_length_of_a_number_is_limited() {
    let phrase = json!({ "fighters": "enemy [adjacent to this]" });
    let sum = |parts: usize| json!({ "add": { "sum": vec![phrase.clone(); parts] } });
    let tries =
        |effect: &Value| load(TheRules::default().catalogue, &repeating(effect)).map(|_| ());
    assert!(tries(&sum(8)).is_ok());
    // 100,000 steps of 2,500 parts took 4 seconds.
    let condition = json!({ "if": { "if": { "all": vec![json!({ "have": "enemy [adjacent to this]" }); 20] }, "then": [{ "add": 1 }] } });
    let who = json!({ "damage": { "amount": 1, "to": format!("any [{} or Gull]", vec!["adjacent to Gull"; 30].join(" or ")) } });
    for effect in [sum(2_500), sum(20), condition, who] {
        let error = tries(&effect).expect_err("refused");
        assert_eq!(error.code, "bad-pack", "{error}");
    }
    let message = tries(&sum(20)).expect_err("refused").to_string();
    assert!(message.contains("at most 400 bytes"), "{message}");
}

#[test]
fn the_length_of_a_condition_includes_its_terms() {
    let have = json!({ "have": "enemy [adjacent to this]" });
    let tries = |parts: usize, terms: usize| {
        let condition = json!({ "all": vec![json!({ "term": "WOUND UP" }); terms] });
        let mut pack = repeating(&json!({ "if": { "if": condition, "then": [{ "add": 1 }] } }));
        pack["heroes"][0]["terms"] =
            json!([{ "name": "WOUND UP", "is": { "all": vec![have.clone(); parts] } }]);
        load(TheRules::default().catalogue, &pack).map(|_| ())
    };
    assert!(tries(8, 1).is_ok());
    // Each of the texts is below the limit, but the engine evaluated 15 terms of 300 bytes in each of 100,000 steps.
    let error = tries(8, 15).expect_err("refused");
    assert_eq!(error.code, "bad-pack", "{error}");
    assert!(error.message.contains("of its terms"), "{error}");
    assert!(
        error.path.starts_with("heroes[0].cards[1].text[0]") && error.path.ends_with("if"),
        "{error}"
    );
    // A condition of a card, outside of its effects.
    let mut pack = example("my-hero.json");
    let card = &mut pack["heroes"][0]["cards"][1];
    card.as_object_mut().expect("a card").remove("like");
    card["text"] = json!([{ "play-only-if": { "all": vec![have; 20] } }]);
    let error = load(TheRules::default().catalogue, &pack).map(|_| ()).expect_err("refused");
    assert!(error.message.contains("at most 400 bytes"), "{error}");
}

/// Returns the example pack as the set `set`, with a hero who has these forms and a scheme with these instructions.
fn scheming(set: &str, forms: &[&str], scheme: &Value) -> Value {
    let mut pack = example("my-hero.json");
    pack["set"] = json!(set);
    let hero = &mut pack["heroes"][0];
    hero["id"] = json!(set);
    hero["forms"] = forms.iter().map(|id| json!({ "id": id, "name": id })).collect();
    let cards = hero["cards"].as_array_mut().expect("cards");
    let card = cards.iter_mut().find(|card| card["kind"] == "scheme").expect("a scheme");
    card["copies"] = json!(8);
    card["text"] = json!([{ "scheme": scheme }]);
    pack
}

/// A choice without forms to choose from left a question without answers, and bots panicked.
#[test]
fn packs_whose_questions_have_no_answers_are_refused() {
    let refused = |pack: &Value, path: &str| {
        let error = load(TheRules::default().catalogue, pack)
            .err()
            .unwrap_or_else(|| panic!("{path} is accepted"));
        assert_eq!((error.code, error.path.as_str()), ("bad-pack", path), "{error}");
    };
    refused(&scheming("noform", &[], &json!(["choose-form"])), "heroes[0].cards[6].text[0][0]");
    let mut shared = scheming("noform", &[], &json!([]));
    shared["texts"] =
        json!([{ "id": "beam", "text": [{ "after": [{ "may": { "do": ["choose-form"] } }] }] }]);
    refused(&shared, "heroes[0].cards[0].like");
    for field in ["form_choice", "form_later"] {
        let mut pack = scheming("noform", &[], &json!([]));
        pack["heroes"][0][field] = json!(true);
        refused(&pack, "heroes[0].forms");
    }
    // The bitmask of the options had no bit left for 64 forms.
    let many: Vec<String> = (0..64).map(|number| format!("form-{number}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    refused(&scheming("noform", &many, &json!(["choose-form"])), "heroes[0].forms");
}

#[test]
fn questions_without_answers_are_not_asked() {
    // The opponent has no forms, which no check of the pack can know.
    let rules = with(&scheming(
        "lender",
        &["big", "small"],
        &json!([{ "opponent": ["choose-form"] }, { "draw": 1 }]),
    ));
    // The opponent's deck has no cards to name.
    let mut empty = scheming("carefree", &[], &json!([]));
    empty["heroes"][0]["cards"] = json!([]);
    let (catalogue, _) = load(rules.catalogue, &empty).expect("a hero without cards");
    let (catalogue, _) =
        load(catalogue, &scheming("namer", &[], &json!(["name-card", { "draw": 1 }])))
            .expect("a pack");
    let rules = TheRules { catalogue };
    for seed in 1..=20 {
        play(rules, "marmoreal", ["lender", "medusa"], seed);
        play(rules, "marmoreal", ["namer", "carefree"], seed);
    }
}
