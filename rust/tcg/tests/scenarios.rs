//! Every scenario under `tests/scenarios/tcg` passes and fits the schema.

use altmode_json::{Value, json};
use altmode_tcg::api::Tcg;
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all scenario files, sorted by path.
fn scenarios() -> Vec<PathBuf> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "json") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join("tests/scenarios/tcg"), &mut found);
    found.sort();
    found
}

/// Documents can thus refer to a scenario by its file name.
#[test]
fn file_names_are_unique_and_one_folder_deep() {
    let base = root().join("tests/scenarios/tcg");
    let mut names = std::collections::BTreeMap::new();
    for path in scenarios() {
        let below = path.strip_prefix(&base).expect("a path below the folder");
        assert_eq!(
            below.components().count(),
            2,
            "{} is not in the folder of its source",
            below.display()
        );
        if let Some(other) = names.insert(path.file_name().map(ToOwned::to_owned), path.clone()) {
            panic!("{} and {} have one name", other.display(), path.display());
        }
    }
}

#[test]
fn every_scenario_passes() {
    let tcg = Tcg::new();
    let mut failures = Vec::new();
    for path in scenarios() {
        let text = fs::read_to_string(&path).expect("a scenario can be read");
        let result = match tcg.run_scenario(&text) {
            Ok(result) => result,
            Err(error) => error.to_json(),
        };
        let result: Value = altmode_json::from_str(&result).expect("the result is JSON");
        if result["passed"] != true {
            failures.push(format!("{}: {result}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Each numbered answer of the Rise of the Combiners FAQ, of the FAQs of Waves 2 to 5, and of Expanded Rules 2.0 has a scenario
/// whose name begins with its number.
#[test]
fn every_ruling_has_a_scenario() {
    let names: Vec<String> = scenarios()
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned() + "-"))
        .collect();
    let rulings = (1..=99)
        .map(|number| format!("open-{number:03}-"))
        .chain((1..=17).map(|number| format!("open-er{number:02}-")));
    let waves = (1..=212)
        .filter(|number| !NO_POSITION.contains(number))
        .map(|number| format!("faq-{number:03}-"));
    let missing: Vec<String> = rulings
        .chain(waves)
        .filter(|ruling| !names.iter().any(|name| name.starts_with(ruling.as_str())))
        .collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}

/// Answers of the FAQs of Waves 2 to 5 that no position can show: the printing of a tap ability (14); that the owner may look at
/// a face-down Secret Action (23: tests of views); a greeting (139); the number of stratagems in a deck, and sideboards (164,
/// 168, 175: tests of `deck`); Master Sword with an Armor in a Weapon slot (207: no card puts one there).
const NO_POSITION: [u32; 7] = [14, 23, 139, 164, 168, 175, 207];

/// An impossible position is rejected with the path of the mistake.
#[test]
fn impossible_positions_are_refused() {
    let ironhide = "Ironhide, Veteran Autobot";
    let refused = |player: Value, code: &str, path: &str| {
        let other = json!({ "characters": ["Bombshell, Insecticon Mind-Controller"] });
        let scenario =
            json!({ "format": "altmode-scenario/1", "state": { "players": [player, other] } });
        let error = Tcg::new()
            .from_scenario(&scenario.to_string())
            .err()
            .unwrap_or_else(|| panic!("{scenario} is accepted"));
        assert_eq!((error.code, error.path.as_str()), (code, path), "{error}");
    };
    let with = |fields: Value| {
        let mut character = json!({ "card": ironhide, "as": "iron" });
        character
            .as_object_mut()
            .expect("an object")
            .extend(fields.as_object().expect("an object").clone());
        json!({ "characters": [character] })
    };
    let first = "state.players[0].characters[0]";
    refused(
        with(json!({ "upgrades": ["Primary Laser", "Grenade Launcher"] })),
        "slot-full",
        &format!("{first}.upgrades"),
    );
    refused(
        with(json!({ "upgrades": [{ "card": "Primary Laser", "slot": "armor" }] })),
        "wrong-slot",
        &format!("{first}.upgrades"),
    );
    refused(
        with(json!({ "upgrades": ["Plasma Burst"] })),
        "wrong-card",
        &format!("{first}.upgrades[0]"),
    );
    refused(with(json!({ "damage": 7 })), "too-much-damage", &format!("{first}.damage"));
    refused(with(json!({ "damage": -1 })), "out-of-range", &format!("{first}.damage"));
    refused(with(json!({ "mode": "body" })), "unknown-mode", &format!("{first}.mode"));
    refused(with(json!({ "card": "Plasma Burst" })), "wrong-card", &format!("{first}.card"));
    refused(with(json!({ "card": "No Such Robot" })), "unknown-card", &format!("{first}.card"));
    refused(with(json!({ "as": "game" })), "alias-taken", &format!("{first}.as"));
    refused(with(json!({ "tapt": true })), "unknown-field", &format!("{first}.tapt"));
    refused(json!({ "characters": [] }), "no-characters", "state.players[0].characters");
    refused(
        json!({ "characters": [ironhide], "hand": ["Plasma Brust"] }),
        "unknown-card",
        "state.players[0].hand[0]",
    );
    refused(
        json!({ "characters": [ironhide], "secret": ["Plasma Burst"] }),
        "wrong-card",
        "state.players[0].secret[0]",
    );
    refused(
        json!({ "characters": [ironhide], "deck": vec!["Zap"; 100] }),
        "too-many-cards",
        "state.players[0].deck[19]",
    );
}

/// A seat that is not in the game gives nothing up.
#[test]
fn only_players_of_the_game_concede() {
    let text =
        fs::read_to_string(root().join("tests/scenarios/tcg/tournament-rules/conceding.json"))
            .expect("the scenario can be read");
    let mut scenario: Value = altmode_json::from_str(&text).expect("JSON");
    for seat in [json!(7), json!(-1), json!("nobody")] {
        scenario["steps"] = json!([{ "act": { "type": "concede" }, "seat": seat }]);
        let result: Value = altmode_json::from_str(
            &Tcg::new().run_scenario(&scenario.to_string()).expect("a result"),
        )
        .expect("JSON");
        assert_eq!(result["failure"]["code"], json!("unknown-seat"), "{result}");
    }
}
