//! Every scenario under `tests/scenarios/unmatched` passes.

use crate::{scenario_files, scenario_text};
use altmode_host::{Scenario, run};
use altmode_json::{Value, json};
use altmode_unmatched::Unmatched;
use std::fs;

#[test]
fn every_scenario_passes() {
    let rules = Unmatched::default();
    let mut failures = Vec::new();
    let all = scenario_files();
    assert!(!all.is_empty());
    for path in all {
        let text = fs::read_to_string(&path).expect("a scenario can be read");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match Scenario::parse(&text, "unmatched") {
            Ok(scenario) => {
                if let Some(failure) = run(&rules, &scenario).failure {
                    failures.push(format!(
                        "{name}: {}: {} ({})\n  {}",
                        failure.path,
                        failure.message,
                        failure.code,
                        failure.legal.join("; ")
                    ));
                }
            }
            Err(error) => failures.push(format!("{name}: {error}")),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Each scenario ends with an assertion, because a last action alone shows nothing.
#[test]
fn every_scenario_ends_with_an_assertion() {
    const ASSERTIONS: [&str; 6] = ["expect", "events", "legal", "illegal", "error", "forecast"];
    let idle: Vec<String> = scenario_files()
        .into_iter()
        .filter(|path| {
            let scenario: Value =
                altmode_json::from_str(&fs::read_to_string(path).expect("a scenario can be read"))
                    .expect("JSON");
            let last = scenario["steps"].as_array().and_then(|steps| steps.last());
            last.is_none_or(|step| !ASSERTIONS.iter().any(|name| step.get(name).is_some()))
        })
        .map(|path| path.display().to_string())
        .collect();
    assert!(idle.is_empty(), "these end without an assertion: {idle:#?}");
}

/// Each implemented hero plays in a scenario.
#[test]
fn every_hero_is_in_a_scenario() {
    let texts: Vec<String> = scenario_files()
        .iter()
        .map(|path| fs::read_to_string(path).expect("a scenario can be read"))
        .collect();
    let catalogue = Unmatched::default().catalogue;
    let implemented = catalogue
        .ids()
        .filter(|id| catalogue.hero(catalogue.find(id).expect("an id of its own")).implemented);
    let missing: Vec<&str> = implemented
        .filter(|id| !texts.iter().any(|text| text.contains(&format!("\"hero\": \"{id}\""))))
        .collect();
    assert!(missing.is_empty(), "no scenario with {missing:?}");
}

/// Rulings that no position can show.
const NO_POSITION: [&str; 1] = [
    // Views of discard piles: tested in `views.rs`.
    "0049",
];

/// Each official ruling about the rules, or about implemented heroes, has a scenario with its number.
#[test]
fn every_ruling_has_a_scenario() {
    let catalogue = Unmatched::default().catalogue;
    let plays =
        |id: &str| catalogue.find(id).is_some_and(|number| catalogue.hero(number).implemented);
    let names: Vec<String> = scenario_files()
        .iter()
        .map(|path| path.file_name().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    let rulings = include_str!("rulings.txt").lines().filter(|line| !line.starts_with('#'));
    let mut missing = Vec::new();
    let mut count = 0;
    for ruling in rulings {
        let mut words = ruling.split(' ');
        let number = words.next().unwrap_or_default();
        let wanted = words.all(plays) && !NO_POSITION.contains(&number);
        count += 1;
        if wanted && !names.iter().any(|name| name.starts_with(&format!("ruling-um-{number}-"))) {
            missing.push(number);
        }
    }
    assert!(count > 400, "{count} answers");
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}

/// An impossible position is refused, with the path of the mistake.
#[test]
fn positions_that_cannot_be_are_refused() {
    let rules = Unmatched::default();
    let refused = |player: altmode_json::Value, code: &str, path: &str| {
        let other = altmode_json::json!({ "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M31" }] });
        let scenario = altmode_json::json!({
            "format": "altmode-scenario/1", "game": "unmatched", "state": { "board": "marmoreal", "players": [player, other] },
        });
        let result =
            run(&rules, &Scenario::parse(&scenario.to_string(), "unmatched").expect("a scenario"));
        let failure = result.failure.unwrap_or_else(|| panic!("{scenario} is accepted"));
        assert_eq!((failure.code, failure.path.as_str()), (code, path), "{}", failure.message);
    };
    let with = |fields: altmode_json::Value| {
        let mut player = altmode_json::json!({ "hero": "sinbad", "fighters": [{ "fighter": "sinbad", "as": "sin", "at": "M13" }] });
        player
            .as_object_mut()
            .expect("an object")
            .extend(fields.as_object().expect("an object").clone());
        player
    };
    let fighter = |fields: altmode_json::Value| with(altmode_json::json!({ "fighters": [fields] }));
    refused(
        with(altmode_json::json!({ "hero": "simbad" })),
        "unknown-hero",
        "state.players[0].hero",
    );
    refused(
        with(altmode_json::json!({ "hand": ["Fient"] })),
        "unknown-card",
        "state.players[0].hand[0]",
    );
    refused(
        with(altmode_json::json!({ "hand": ["Feint", "Feint", "Feint", "Feint"] })),
        "too-many-copies",
        "state.players[0].hand[3]",
    );
    refused(
        with(altmode_json::json!({ "hand": ["medusa/snipe"] })),
        "too-many-copies",
        "state.players[0].hand[0]",
    );
    refused(with(altmode_json::json!({ "haand": [] })), "unknown-field", "state.players[0].haand");
    refused(
        fighter(altmode_json::json!({ "fighter": "sinbad", "at": "M99" })),
        "unknown-space",
        "state.players[0].fighters[0].at",
    );
    refused(
        fighter(altmode_json::json!({ "fighter": "harpy", "at": "M13" })),
        "unknown-fighter",
        "state.players[0].fighters[0].fighter",
    );
    refused(
        fighter(altmode_json::json!({ "fighter": "sinbad" })),
        "missing-field",
        "state.players[0].fighters[0].at",
    );
    refused(
        fighter(altmode_json::json!({ "fighter": "sinbad", "at": "M13", "health": 16 })),
        "out-of-range",
        "state.players[0].fighters[0].health",
    );
    refused(
        fighter(altmode_json::json!({ "fighter": "sinbad", "at": "M13", "as": "game" })),
        "alias-taken",
        "state.players[0].fighters[0].as",
    );
    refused(with(altmode_json::json!({ "fighters": [] })), "game-over", "state");
}

/// Limit of processor time for a debug build. A release build takes half a second.
const A_MOMENT: std::time::Duration = std::time::Duration::from_secs(30);

#[test]
fn a_scenario_of_very_many_expectations_ends_and_says_so() {
    let seat = |hero: &str, at: &str| json!({ "hero": hero, "fighters": [{ "fighter": hero, "at": at }], "hand": [], "deck": [] });
    let state =
        json!({ "board": "marmoreal", "players": [seat("medusa", "M13"), seat("sinbad", "M07")] });
    // Names of fighters may be written in capitals, so a step can name one fighter very often.
    let spelled = |number: usize| {
        let letter = |(index, letter): (usize, char)| {
            if number >> index & 1 == 0 { letter } else { letter.to_ascii_uppercase() }
        };
        "medusa".char_indices().map(letter).collect::<String>()
    };
    let fighters = Value::Object((0..64).map(|number| (spelled(number), json!({}))).collect());
    for (step, count) in
        [(json!({ "expect": { "game": {} } }), 40_000), (json!({ "expect": fighters }), 1_000)]
    {
        let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched", "name": "", "state": state, "steps": vec![step; count] });
        let scenario = Scenario::parse(&scenario.to_string(), "unmatched")
            .unwrap_or_else(|error| panic!("{error}"));
        let begin = cpu_time::ThreadTime::now();
        let failure = run(&Unmatched::default(), &scenario).failure;
        assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
        assert_eq!(failure.map(|failure| failure.code), Some("too-much-work"));
    }
}

/// A seat that is not in the game gives nothing up.
#[test]
fn only_players_of_the_game_concede() {
    let mut scenario: Value = altmode_json::from_str(&scenario_text("concede")).expect("JSON");
    for seat in [json!(7), json!(-1), json!("nobody")] {
        scenario["steps"] = json!([{ "act": { "type": "concede" }, "seat": seat }]);
        let scenario = Scenario::parse(&scenario.to_string(), "unmatched").expect("a scenario");
        let failure = run(&Unmatched::default(), &scenario).failure.expect("a refusal");
        assert_eq!(failure.code, "unknown-seat", "{seat}: {}", failure.message);
    }
}
