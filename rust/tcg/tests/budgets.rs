//! Tests that expensive calls have a budget, and report that they reached it.

use altmode_core::{Imagine, Rules};
use altmode_host::{Hosted, Options};
use altmode_json::{Value, json};
use altmode_tcg::api::Tcg;
use cpu_time::ThreadTime;
use std::time::Duration;

pub(crate) mod dear;
use dear::{crowd_of, sum_of};

/// Limit of processor time for a debug build. A release build takes a second.
const A_MOMENT: Duration = Duration::from_secs(30);

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

/// Returns a position of eight characters on each side, found at random. Some attacks have too many outcomes to enumerate,
/// because abilities depend on each flip.
fn crowd() -> Value {
    parsed(include_str!("budgets/crowd.json"))
}

#[test]
fn all_forecasts_together_have_a_budget() {
    let game =
        Tcg::new().from_scenario(&crowd().to_string()).unwrap_or_else(|error| panic!("{error}"));
    let begin = ThreadTime::now();
    let pairs = parsed(&game.forecast_all(0).expect("forecasts"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    let pairs = pairs.as_array().expect("a list");
    assert_eq!(pairs.len(), 64);
    assert!(
        pairs
            .iter()
            .any(|pair| pair["why"].as_str().is_some_and(|why| why.contains("drawn at random"))),
        "nothing was sampled"
    );
    for pair in pairs {
        assert_eq!(pair["exact"].as_bool(), Some(pair["why"].is_null()), "{pair}");
    }
}

#[test]
fn a_scenario_with_many_forecasts_ends_and_says_so() {
    let mut scenario = crowd();
    scenario["state"]["players"][0]["characters"] = json!([{ "card": "w1-t24", "as": "a" }]);
    scenario["state"]["players"][1]["characters"] = json!([{ "card": "w1-t24", "as": "b" }]);
    let step = json!({ "forecast": { "attacker": "a", "defender": "b", "expect": {} } });
    scenario["steps"] = vec![step; 400].into();
    let begin = ThreadTime::now();
    let result = parsed(&Tcg::new().run_scenario(&scenario.to_string()).expect("a result"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(result["failure"]["code"], "too-much-work", "{result}");
}

#[test]
fn a_scenario_of_very_many_steps_ends_in_a_moment() {
    let mut scenario = crowd();
    // The maximum number that the length of the text allows. Each step computes all legal actions.
    scenario["steps"] = vec![json!({ "act": { "type": "no" }, "optional": true }); 20_000].into();
    let begin = ThreadTime::now();
    let result = parsed(&Tcg::new().run_scenario(&scenario.to_string()).expect("a result"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(result["failure"], Value::Null, "{result}");
}

#[test]
fn a_scenario_of_very_many_patterns_ends_in_a_moment() {
    let mut scenario = crowd();
    // Each pattern is compared with all legal actions, now and after the questions with one answer.
    scenario["steps"] = json!([{ "illegal": vec![json!({ "label": "none" }); 60_000] }]);
    let begin = ThreadTime::now();
    let result = parsed(&Tcg::new().run_scenario(&scenario.to_string()).expect("a result"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(result["failure"], Value::Null, "{result}");
}

#[test]
fn a_scenario_of_very_many_expectations_ends_in_a_moment() {
    let tcg = Tcg::new();
    for expected in [json!({ "game": { "turn": 3 } }), json!({ "game": {} }), json!({ "p0": {} })] {
        let mut scenario = crowd();
        scenario["steps"] = vec![json!({ "expect": expected }); 33_000].into();
        // Each of them took 0.2 ms in a release build, because each computed the whole observation again.
        let begin = ThreadTime::now();
        let result = parsed(&tcg.run_scenario(&scenario.to_string()).expect("a result"));
        assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
        assert!(result["failure"].is_null() || result["steps"] == 1, "{result}");
    }
}

#[test]
fn expected_lists_within_lists_end_in_a_moment() {
    let mut scenario = crowd();
    let nested = (0..16).fold(json!(0), |inner, _| json!([inner, inner]));
    scenario["steps"] = json!([{ "expect": { "game": { "players": [nested, nested] } } }]);
    let begin = ThreadTime::now();
    let result = parsed(&Tcg::new().run_scenario(&scenario.to_string()).expect("a result"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(result["failure"]["code"], "not-as-expected");
}

#[test]
fn a_forecast_with_focus_of_twelve_cards_of_eighty_kinds_ends_in_a_moment() {
    // Each sampled battle computes 26 piles of 80 different cards. The search for each card among all kinds took 1.4 s in
    // WebAssembly; `scripts/limits.mjs` holds it to a second.
    let begin = ThreadTime::now();
    let forecast =
        parsed(&Tcg::new().forecast(include_str!("budgets/focus.json")).expect("a forecast"));
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    assert_eq!(forecast["exact"], false);
}

#[test]
fn estimates_of_many_actions_equal_those_of_each() {
    let game =
        Tcg::new().from_scenario(&crowd().to_string()).unwrap_or_else(|error| panic!("{error}"));
    let (rules, state) = (
        altmode_tcg::cards::Tcg { catalogue: altmode_tcg::cards::builtin::builtin() },
        game.state(),
    );
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    let mut together = Vec::new();
    rules.promises(state, &actions, &mut |promise| together.push(promise));
    assert!(together.len() > 8);
    assert_eq!(
        together,
        actions.iter().map(|&action| rules.promise(state, action)).collect::<Vec<_>>()
    );
}

/// Returns the result of a batch as it was played in one call, without steps.
fn played_at_once(game: &altmode_tcg::api::Game, count: u32, options: &Value) -> (u32, u64) {
    let rules = altmode_tcg::cards::Tcg { catalogue: altmode_tcg::cards::builtin::builtin() };
    let options = Options::read(options, 2).expect("options");
    let (mut checksum, mut decisions) = (0u32, 0);
    for index in 0..count {
        let (mut random, mut state) = (options.seed.child(index), game.state().clone());
        rules.set_random(&mut state, random.child(1));
        let course = rules.play_on(&mut state, &options.bots, &mut random, options.decisions);
        checksum = checksum.wrapping_add(course.checksum);
        decisions += u64::from(course.decisions);
    }
    (checksum, decisions)
}

#[test]
fn a_batch_in_steps_has_the_courses_of_whole_games() {
    let game =
        Tcg::new().from_scenario(&crowd().to_string()).unwrap_or_else(|error| panic!("{error}"));
    for options in [
        json!({ "bot": "random", "seed": "5" }),
        json!({ "bot": "greedy", "seed": "5", "decisions": 300 }),
        json!({ "bot": "search", "seed": "5", "decisions": 25, "iterations": 4 }),
        json!({ "bot": ["search", "greedy"], "seed": "6", "decisions": 25, "iterations": 4 }),
        json!({ "bot": ["random", "search"], "seed": "7", "decisions": 25, "iterations": 4 }),
    ] {
        let (checksum, decisions) = played_at_once(&game, 3, &options);
        let result = parsed(&game.playouts(3, &options.to_string()).expect("a batch"));
        assert_eq!(result["checksum"], format!("{checksum:08x}"), "{options}");
        assert_eq!(result["decisions"].as_u64(), Some(decisions), "{options}");
    }
}

#[test]
fn a_step_of_a_batch_ends_in_a_moment() {
    let game =
        Tcg::new().from_scenario(&crowd().to_string()).unwrap_or_else(|error| panic!("{error}"));
    // Each decision takes minutes.
    let mut batch =
        game.playouts_in_steps(2, r#"{ "bot": "search", "iterations": 100000 }"#).expect("a batch");
    for _ in 0..4 {
        let begin = ThreadTime::now();
        assert!(!batch.step());
        assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    }
    assert!(batch.progress() < 0.5);
    let mut short = game.playouts_in_steps(4, r#"{ "bot": "random" }"#).expect("a batch");
    let mut last = 0.0;
    while !short.step() {
        assert!((last..1.0).contains(&short.progress()));
        last = short.progress();
    }
    assert!(short.progress() > 0.99);
}

/// Returns the abilities of packs just below the limit of work.
fn dearest() -> [(&'static str, Value); 3] {
    let each = |has: Value| json!({ "static": { "who": "each any", "has": [has] } });
    let sum = |part: &str, parts: usize| sum_of(&json!({ "characters": part }), parts);
    [
        (
            "stepcars",
            json!([
                each(json!({ "trait": "car" })),
                each(json!({ "attack": sum("each any Car", 1) }))
            ]),
        ),
        ("stepplain", json!([each(json!({ "attack": sum("each any damaged", 169) }))])),
        (
            "stepread",
            json!([
                each(json!({ "safeguard": 1 })),
                each(json!({ "tough": sum("each any [has Safeguard]", 2) }))
            ]),
        ),
    ]
}

fn with_pack(pack: &Value) -> Tcg {
    let mut tcg = Tcg::new();
    tcg.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    tcg
}

/// Gives the first character of each seat a name, and the scenario steps that observe three states.
fn with_steps(scenario: &mut Value) {
    for (seat, name) in ["a", "b"].into_iter().enumerate() {
        scenario["state"]["players"][seat]["characters"][0]["as"] = name.into();
    }
    let see = json!({ "expect": { "game": { "outcome": null } } });
    let flip = json!({ "act": { "type": "flip", "character": "a" } });
    let attack = json!({ "act": { "type": "attack", "attacker": "a", "defender": "b" } });
    scenario["steps"] = json!([see, flip, see, attack, see]);
}

#[test]
fn a_scenario_that_observes_the_dearest_packs_ends_in_a_moment() {
    for (set, abilities) in dearest() {
        let (pack, mut scenario) = crowd_of(set, &abilities, &abilities);
        let tcg = with_pack(&pack);
        with_steps(&mut scenario);
        let begin = ThreadTime::now();
        let result = parsed(&tcg.run_scenario(&scenario.to_string()).expect("a result"));
        let took = begin.elapsed();
        println!("{set} {took:?}");
        assert_eq!(result["failure"]["code"], "too-much-work", "{set}: {result}");
        // Each of the three observations takes up to 1.3 s in a debug build.
        assert!(took < A_MOMENT / 6, "{set}: {took:?}");
        let forecast = json!({ "forecast": { "attacker": "a", "defender": "b", "expect": {} } });
        scenario["steps"] = vec![forecast; 40].into();
        let deck = vec![json!("w1-061"); 20];
        scenario["state"]["players"][0]["deck"] = deck.clone().into();
        scenario["state"]["players"][1]["deck"] = deck.into();
        let begin = ThreadTime::now();
        let result = parsed(&tcg.run_scenario(&scenario.to_string()).expect("a result"));
        println!("{set} forecasts {:?} {result}", begin.elapsed());
        assert_eq!(result["failure"]["code"], "too-much-work", "{set}: {result}");
        assert!(begin.elapsed() < A_MOMENT / 3, "{set}: {:?}", begin.elapsed());
    }
}

#[test]
fn forecasts_with_the_dearest_packs_end_in_a_moment() {
    for (set, abilities) in dearest() {
        // Packs of one test process add up, so each has a name of its own.
        let (pack, mut scenario) = crowd_of(&format!("odds{set}"), &abilities, &abilities);
        let deck = vec![json!("w1-061"); 20];
        for seat in 0..2 {
            scenario["state"]["players"][seat]["deck"] = deck.clone().into();
        }
        let game = with_pack(&pack)
            .from_scenario(&scenario.to_string())
            .unwrap_or_else(|error| panic!("{error}"));
        let begin = ThreadTime::now();
        let one = parsed(&game.forecast("0", "14", -1).expect("a forecast"));
        let one_took = begin.elapsed();
        let begin = ThreadTime::now();
        let all = parsed(&game.forecast_all(-1).expect("forecasts"));
        println!(
            "{set} {one_took:?}, {:?} for {} pairs",
            begin.elapsed(),
            all.as_array().map_or(0, Vec::len)
        );
        assert_eq!(one["legal"], true, "{one}");
        assert!(
            one_took < A_MOMENT && begin.elapsed() < A_MOMENT,
            "{set}: {one_took:?}, {:?}",
            begin.elapsed()
        );
    }
}

#[test]
fn a_scenario_of_an_ordinary_pack_observes_as_often_as_without() {
    let cars = json!([{ "static": { "who": "this", "has": [{ "attack": { "characters": "each of your Cars" } }] } }]);
    let (pack, mut scenario) = crowd_of("stepfew", &cars, &json!([]));
    with_steps(&mut scenario);
    let tcg = with_pack(&pack);
    let result = parsed(&tcg.run_scenario(&scenario.to_string()).expect("a result"));
    assert_eq!(result["passed"], true, "{result}");
}

/// Returns a pack of a character with these abilities and an Upgrade for it, and a position with many of them.
fn repeating(set: &str, abilities: &Value) -> (Tcg, Value) {
    let (pack, mut scenario) = crowd_of(set, abilities, &json!([]));
    let deck =
        vec![json!("w1-061"), json!("w1-050")].into_iter().cycle().take(20).collect::<Vec<_>>();
    for seat in 0..2 {
        scenario["state"]["players"][seat]["deck"] = deck.clone().into();
        scenario["state"]["players"][seat]["characters"][0]["as"] = ["a", "b"][seat].into();
    }
    (with_pack(&pack), scenario)
}

/// Instructions that are repeated as often as a pack can, in triggers of battles.
fn repeated() -> [(&'static str, Value); 4] {
    let on = |when: Value, effects: Value| json!([{ "when": { "on": when, "do": effects } }]);
    let hits = |to: &str| vec![json!({ "damage": { "amount": 1, "to": to } }); 60];
    let times = |effects: Vec<Value>| json!([{ "times": { "count": 99, "do": effects } }]);
    let none = "each any character [attack >= 99]";
    let long = format!("each any [{}]", vec!["attack >= 99"; 45].join(" or "));
    [
        ("repeat-plain", on(json!({ "attacks": "this" }), times(hits(none)))),
        ("repeat-long", on(json!({ "attacks": "this" }), times(hits(&long)))),
        // Each counter of damage sets off all triggers again.
        (
            "repeat-chain",
            json!([
                { "when": { "on": { "attacks": "this" }, "do": [{ "damage": { "amount": 1, "to": "each any" } }] } },
                { "when": { "on": { "takes-damage": { "who": "any", "takes": "any" } }, "do": [
                    { "repair": { "amount": 9, "from": "each any" } }, { "damage": { "amount": 1, "to": "each any" } }
                ] } }
            ]),
        ),
        // Cheap battles and dear ones, by the flips.
        (
            "repeat-flips",
            json!([{ "when": { "on": { "attacks": "this" }, "flips": { "at-least": ["white"] }, "do": times(hits(none)) } }]),
        ),
    ]
}

#[test]
fn forecasts_of_instructions_that_are_repeated_end_in_a_moment() {
    for (set, abilities) in repeated() {
        let (tcg, scenario) = repeating(&set.replace("repeat-", "rp"), &abilities);
        let game =
            tcg.from_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}"));
        let timed = |what: &str, task: &dyn Fn() -> Value| {
            let begin = ThreadTime::now();
            let answer = task();
            println!("{set}: {what} {:?}", begin.elapsed());
            assert!(begin.elapsed() < A_MOMENT / 5, "{set}: {what} {:?}", begin.elapsed());
            answer
        };
        let one = timed("forecast", &|| parsed(&game.forecast("0", "14", -1).expect("a forecast")));
        assert_eq!(one["legal"], true, "{one}");
        timed("forecast all", &|| parsed(&game.forecast_all(-1).expect("forecasts")));
        let card = format!("{}-t01", set.replace("repeat-", "rp"));
        let deck = json!({ "cards": [{ "icons": ["orange"], "count": 20 }, { "icons": ["white"], "count": 20 }] });
        let input = json!({ "attacker": { "card": card, "mode": "bot" }, "defender": { "card": card }, "attackerDeck": deck, "defenderDeck": deck });
        timed("forecast of an input", &|| {
            parsed(&tcg.forecast(&input.to_string()).unwrap_or_else(|error| panic!("{error}")))
        });
        let mut many = scenario.clone();
        many["steps"] =
            vec![json!({ "forecast": { "attacker": "a", "defender": "b", "expect": {} } }); 20]
                .into();
        timed("20 forecasts of a scenario", &|| {
            parsed(&tcg.run_scenario(&many.to_string()).expect("a result"))
        });
    }
}

#[test]
fn names_that_are_not_found_cost_one_search() {
    let tcg = Tcg::new();
    let names = |equal: bool| -> Vec<Value> {
        let name = |number: usize| {
            format!("Unheard Of Autobots And Decepticons Nr {:04}", if equal { 0 } else { number })
        };
        (0..200).map(|number| name(number).into()).collect()
    };
    for equal in [false, true] {
        let entries: Vec<Value> =
            names(equal).into_iter().map(|card| json!({ "card": card, "count": 1 })).collect();
        let (single, entries) = (json!(names(equal)), json!(entries));
        let side = json!({ "characters": single, "stratagems": single, "battle": entries });
        let deck = json!({ "characters": single, "stratagems": single, "battle": entries, "under": single, "outside": single, "sideboard": side });
        let timed = |what: &str, task: &dyn Fn() -> usize| {
            let begin = ThreadTime::now();
            let length = task();
            println!("{what} {:?}", begin.elapsed());
            assert!(begin.elapsed() < A_MOMENT / 60, "{what} {:?}", begin.elapsed());
            length
        };
        let problems = timed("validateDeck", &|| {
            parsed(&tcg.validate_deck(&deck.to_string(), "constructed").expect("a deck"))
                .as_array()
                .map_or(0, Vec::len)
        });
        assert!(problems >= 1_600, "{problems}");
        assert!(
            timed("formatDeck", &|| tcg.format_deck(&deck.to_string()).expect("a deck").len()) > 40
        );
        timed("newGame", &|| {
            tcg.new_game(&json!({ "players": [deck, deck] }).to_string())
                .err()
                .map_or(0, |error| error.message.len())
        });
    }
    // The first misspelt names still have suggestions.
    let deck = json!({ "characters": vec!["Bumblebee, Legendary Warior"; 30], "battle": [] });
    let problems = parsed(&tcg.validate_deck(&deck.to_string(), "constructed").expect("a deck"));
    let hints = |problem: &&Value| {
        problem["message"]
            .as_str()
            .is_some_and(|message| message.contains("do you mean \"Bumblebee, Legendary Warrior\""))
    };
    assert_eq!(
        problems.as_array().map_or(0, |list| list.iter().filter(hints).count()),
        20,
        "{problems}"
    );
}
