//! Checks that each instruction of a card or an ability matters: without it, a scenario fails.

use crate::scenario_files;
use altmode_host::{Scenario, run};
use altmode_json::{Value, json};
use altmode_unmatched::{Unmatched, catalogue::Catalogue, hero::Hero, packs::check};
use altmode_unmatched_language::{Pack, read};
use std::{collections::BTreeSet, fs, path::PathBuf, thread};

/// Instructions without which no scenario fails, because their effect follows from another rule as well. The list only becomes
/// shorter.
const UNSEEN: [&str; 15] = [
    // A card that is not put back is at the bottom as well.
    "annie-christmas/bottom-dealing/0/during/2/choose-one/of/1/0",
    // The card attacks only.
    "beowulf/no-contest-expecteth/0/after/0/if/if/all/1",
    // Without a card against it, the value, which is never 0, matches no number.
    "bloody-mary/broken-glass/1/after/0/if/if/all/0",
    // A card that locks a value before it is changed need not set it.
    "dr-jill-trent/stasis-diffuser/0/immediately/0",
    "philippa/paralyzing-fetters/0/immediately/0",
    "shredder/disrupting-strike/0/immediately/0",
    "yennefer-triss/paralyzing-fetters/0/immediately/0",
    // The health of the form is the same.
    "elektra/abilities/0/instead-of-defeat/then/1",
    // A die whose instructions are followed shows 1 or more, and no card counts as 0.
    "krang/android-arms-chain-flail/0/after/0/roll/0/if/if/any/0",
    // The turn of a player without fighters on the battlefield ends.
    "invisible-man/vanish/0/scheme/3",
    "invisible-man/vanish/0/scheme/3/if/then/0",
    // A duel has one opponent.
    "sherlock-holmes/confirm-suspicion/0/scheme/0",
    // The defender has no use for an action in another player's turn.
    "raphael/abilities/0/when/if/all/1",
    // Willow can become Willow without a change.
    "willow/abilities/1/when/if/all/0",
    // The prediction is made before any card is revealed.
    "sherlock-holmes/elementary/0",
];

/// The number of changed heroes in a catalogue, which is never freed.
const BATCH: usize = 12;

/// Returns the heroes and the text of each scenario.
fn scenarios() -> Vec<(BTreeSet<String>, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let scenario: Value = altmode_json::from_str(&text).expect("a scenario is JSON");
        let players = scenario["state"]["players"].as_array().cloned().unwrap_or_default();
        (
            players
                .iter()
                .filter_map(|player| player["hero"].as_str().map(str::to_string))
                .collect(),
            text,
        )
    };
    scenario_files().into_iter().map(read).collect()
}

/// Returns the text of a scenario with another hero.
fn renamed(text: &str, id: &str, new: &str) -> String {
    let text = text.replace(&format!("\"hero\": \"{id}\""), &format!("\"hero\": \"{new}\""));
    let text = text.replace(&format!("\"trigger\": \"{id}\""), &format!("\"trigger\": \"{new}\""));
    text.replace(&format!("\"{id}/"), &format!("\"{new}/"))
}

/// A changed hero.
struct Change {
    /// The path of the removed element.
    place: String,
    /// The name of the changed card, for which scenarios are searched.
    word: String,
    /// The definition.
    sheet: Value,
}

impl Change {
    fn pack<'a>(changes: impl Iterator<Item = &'a Change>) -> Value {
        json!({ "set": "changed", "heroes": changes.map(|change| &change.sheet).collect::<Vec<_>>() })
    }

    /// Returns whether the language accepts it.
    fn is_right(&self) -> bool {
        check(&Change::pack([self].into_iter())).is_empty()
    }
}

/// Returns the paths of those changes with which all scenarios of the hero pass.
fn unnoticed(hero: &str, changes: &[Change], scenarios: &[&String]) -> Vec<String> {
    let mut found = Vec::new();
    for batch in changes.chunks(BATCH) {
        let pack: &'static Pack =
            Box::leak(Box::new(read(&Change::pack(batch.iter())).expect("a pack")));
        let rules = Unmatched {
            catalogue: Box::leak(Box::new(Catalogue::with_packs(&[pack]).expect("a catalogue"))),
        };
        for change in batch {
            let new = change.sheet["id"].as_str().expect("an id");
            let fails = |text: &&&String| {
                let scenario =
                    Scenario::parse(&renamed(text, hero, new), "unmatched").expect("a scenario");
                run(&rules, &scenario).failure.is_some()
            };
            // Scenarios that name the card fail most likely, so they run first.
            let (named, others): (Vec<&&String>, Vec<&&String>) =
                scenarios.iter().partition(|text| text.contains(&change.word));
            if !named.iter().copied().any(|text| fails(&text))
                && !others.iter().copied().any(|text| fails(&text))
            {
                found.push(change.place.clone());
            }
        }
    }
    found
}

/// Collects the paths of all elements of lists of instructions, conditions and parts.
fn places(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(parts) => {
            let is_sum = parts.iter().any(Value::is_number)
                || parts
                    .get(1)
                    .is_some_and(|part| ["=", ">=", "<="].iter().any(|sign| part == sign));
            for (index, part) in parts.iter().enumerate() {
                let path = format!("{path}/{index}");
                places(part, &path, found);
                if !is_sum {
                    found.push(path);
                }
            }
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| places(value, &format!("{path}/{name}"), found))
        }
        _ => {}
    }
}

/// Returns a definition without the element at a path.
fn without(hero: &Value, place: &str) -> Value {
    let mut changed = hero.clone();
    let (list, index) = place.rsplit_once('/').expect("a place in a list");
    let list = changed.pointer_mut(list).and_then(Value::as_array_mut).expect("a list");
    list.remove(index.parse().expect("an index"));
    changed
}

/// Returns the instructions of a hero whose absence makes no scenario fail.
fn unseen(hero: &Hero, scenarios: &[(BTreeSet<String>, String)]) -> Vec<String> {
    let id = &hero.sheet.id;
    let scenarios: Vec<&String> =
        scenarios.iter().filter(|(heroes, _)| heroes.contains(id)).map(|(_, text)| text).collect();
    let mut sheet = altmode_json::to_value(hero.sheet).expect("a hero is JSON");
    sheet["id"] = json!(format!("changed-{id}"));
    let same = Change { place: "nothing".to_string(), word: String::new(), sheet: sheet.clone() };
    assert_eq!(unnoticed(id, &[same], &scenarios), ["nothing"], "{id} as a pack fails");
    let cards = hero.sheet.cards.iter().enumerate().map(|(number, card)| {
        (format!("/cards/{number}/text"), card.id.as_str(), card.name.as_str())
    });
    let own = ["abilities", "side", "spells"].map(|part| (format!("/{part}"), part, ""));
    let mut changes = Vec::new();
    for (list, name, word) in cards.chain(own) {
        let mut all = Vec::new();
        places(sheet.pointer(&list).unwrap_or(&Value::Null), "", &mut all);
        for place in all {
            let mut changed = without(&sheet, &format!("{list}{place}"));
            changed["id"] = json!(format!("changed-{}-{id}", changes.len()));
            changes.push(Change {
                place: format!("{id}/{name}{place}"),
                word: word.to_string(),
                sheet: changed,
            });
        }
    }
    changes.retain(Change::is_right);
    unnoticed(id, &changes, &scenarios)
}

#[test]
fn every_instruction_matters_to_a_scenario() {
    let catalogue = Unmatched::default().catalogue;
    let scenarios = scenarios();
    let heroes =
        catalogue.ids().map(|id| catalogue.hero(catalogue.find(id).expect("an id of its own")));
    let tried: Vec<&Hero> = heroes.filter(|hero| hero.implemented).collect();
    let scenarios = &scenarios;
    let all = |heroes: &[&Hero]| {
        heroes.iter().flat_map(|hero| unseen(hero, scenarios)).collect::<Vec<_>>()
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(8);
    let found: Vec<String> = thread::scope(|scope| {
        let started: Vec<_> = tried
            .chunks(tried.len().div_ceil(workers))
            .map(|heroes| scope.spawn(move || all(heroes)))
            .collect();
        started.into_iter().flat_map(|worker| worker.join().expect("a worker ends")).collect()
    });
    let new: Vec<&String> =
        found.iter().filter(|place| !UNSEEN.contains(&place.as_str())).collect();
    assert!(new.is_empty(), "no scenario fails without: {new:#?}");
    let shown: Vec<&&str> =
        UNSEEN.iter().filter(|place| !found.iter().any(|found| found == *place)).collect();
    assert!(shown.is_empty(), "scenarios show now, and the list is shorter: {shown:#?}");
}
