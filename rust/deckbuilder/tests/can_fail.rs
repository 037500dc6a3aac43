//! Mutation test of the scenarios: without an ability, an instruction or a condition of a printed card, one of the scenarios that
//! name the card fails.
//!
//! Cards of the training set are left out: they are the tools of the scenarios of rules, and no source says what they should do.

use altmode_deckbuilder::{
    Deckbuilder,
    catalogue::{Catalogue, files},
};
use altmode_deckbuilder_language::{CardFile, read};
use altmode_host::{Scenario, run};
use altmode_json::Value;

/// Elements without which no scenario fails, with the reason. The list only becomes shorter.
const UNSEEN: [&str; 0] = [];

/// A file with one card or character changed.
struct Mutant {
    /// The id and the path of the element.
    place: String,
    id: String,
    file: Value,
}

/// Calls a function with each variant of a value that lacks one element of a list, or one condition.
fn without_each(value: &Value, path: &str, found: &mut dyn FnMut(String, Value)) {
    match value {
        // The factors of a number are no instructions.
        Value::Array(list) if list.iter().any(Value::is_number) => {}
        Value::Array(list) => {
            for (index, element) in list.iter().enumerate() {
                let path = format!("{path}/{index}");
                let mut rest = list.clone();
                rest.remove(index);
                found(path.clone(), Value::Array(rest));
                // An instruction that is followed under no condition.
                if let Some(then) = element
                    .get("if")
                    .and_then(|condition| condition.get("then"))
                    .and_then(Value::as_array)
                {
                    let mut always = list.clone();
                    always.splice(index..=index, then.iter().cloned());
                    found(format!("{path}/if"), Value::Array(always));
                }
                without_each(element, &path, &mut |path, changed| {
                    let mut list = list.clone();
                    list[index] = changed;
                    found(path, Value::Array(list));
                });
            }
        }
        Value::Object(fields) => {
            for name in fields.keys() {
                without_each(
                    &value[name.as_str()],
                    &format!("{path}/{name}"),
                    &mut |path, changed| {
                        let mut value = value.clone();
                        value[name.as_str()] = changed;
                        found(path, value);
                    },
                );
            }
        }
        _ => {}
    }
}

/// Returns the mutants of the texts and rewards of all cards and characters of a file.
fn mutants(file: &CardFile) -> Vec<Mutant> {
    let whole = altmode_json::to_value(file).expect("a file is JSON");
    let mut mutants = Vec::new();
    for (list, places) in [("cards", &["text", "reward"][..]), ("characters", &["alt", "bot"])] {
        let sheets = whole[list].as_array().cloned().unwrap_or_default();
        for (index, sheet) in sheets.iter().enumerate() {
            let id = sheet["id"].as_str().expect("an id").to_string();
            for &place in places {
                without_each(&sheet[place], &format!("{id}/{place}"), &mut |path, changed| {
                    let mut file = whole.clone();
                    file[list][index][place] = changed;
                    mutants.push(Mutant { place: path, id: id.clone(), file });
                });
            }
        }
    }
    mutants
}

#[test]
fn without_an_element_of_a_card_a_scenario_fails() {
    let scenarios: Vec<(String, Scenario)> = crate::scenarios::texts()
        .into_iter()
        .map(|text| {
            (
                text.clone(),
                Scenario::parse(&text, "deckbuilder")
                    .expect("a scenario that every_scenario_passes has run"),
            )
        })
        .collect();
    let (mut unseen, mut count) = (Vec::new(), 0);
    for (number, file) in files().iter().enumerate().filter(|(_, file)| file.official) {
        for mutant in mutants(file) {
            count += 1;
            let changed: &'static CardFile = Box::leak(Box::new(
                read(&mutant.file).unwrap_or_else(|_| panic!("{}", mutant.place)),
            ));
            let all: Vec<&CardFile> = files()
                .iter()
                .enumerate()
                .map(|(at, file)| if at == number { changed } else { file })
                .collect();
            let rules = Deckbuilder { catalogue: Box::leak(Box::new(Catalogue::of(&all))) };
            let names =
                |(text, _): &&(String, Scenario)| text.contains(&format!("\"{}\"", mutant.id));
            let fails =
                |(_, scenario): &(String, Scenario)| run(&rules, scenario).failure.is_some();
            if !scenarios.iter().filter(names).any(fails) {
                unseen.push(mutant.place);
            }
        }
    }
    assert!(count > 60, "{count} mutants");
    unseen.sort();
    assert!(unseen == UNSEEN, "no scenario fails without:\n{}", unseen.join("\n"));
}
