//! Mutation tests of the scenarios: without an instruction or a condition of a card, one of the scenarios that name the card
//! fails.
//!
//! A scenario that cannot fail proves nothing. Each element of the lists in the abilities of each card is removed, one at a
//! time, and so is each condition. The scenarios that name the card are run until one fails. Abilities that act in deck
//! building or at the start of a game are covered by the tests of `deck` and `setup`, because a scenario states the position
//! itself.

use crate::cards::{
    Tcg,
    builtin::{builtin, files},
    card::{CardDef, CataloguePlace, Class, DefId},
    catalogue::Catalogue,
};
use altmode_host::{Scenario, run};
use altmode_json::Value;
use altmode_tcg_language::{
    BattleCard, CardFile, CharacterCard, StratagemCard, check, read_part, show,
};
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// A scenario file: its name without extension, and its text.
struct File {
    stem: String,
    text: String,
    scenario: Scenario,
}

fn scenarios() -> Vec<File> {
    fn collect(folder: &Path, found: &mut Vec<File>) {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "json") {
                let stem =
                    path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("a scenario can be read");
                let scenario = Scenario::parse(&text, "tcg")
                    .expect("a scenario that every_scenario_passes has run");
                found.push(File { stem, text, scenario });
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg"), &mut found);
    found.sort_by(|left, right| left.stem.cmp(&right.stem));
    found
}

/// Returns the name of a card as used in file names.
fn slug(name: &str) -> String {
    let words = name
        .split(|letter: char| !letter.is_alphanumeric() && letter != '\'')
        .filter(|word| !word.is_empty());
    words.map(|word| word.replace('\'', "").to_lowercase()).collect::<Vec<_>>().join("-")
}

/// A card without one element.
struct Mutant {
    /// The id of the card and the path of the element, for messages.
    place: String,
    /// The names of the card and of its Upgrade sides.
    names: Vec<String>,
    def: DefId,
    /// The definition of the card.
    card: Value,
}

/// Elements without which no scenario fails, because their effect follows from another rule as well. The list only becomes
/// shorter.
const UNSEEN: [&str; 39] = [
    // A combination needs all of its parts.
    "w2-001/abilities/0/do/1/if/if",
    "w2-019/abilities/0/do/1/if/if",
    "w2-019/abilities/0/do/1/if/if/all/0",
    "w2-019/abilities/0/do/1/if/if/all/1",
    "w2-019/abilities/0/do/1/if/if/all/2",
    "w2-019/abilities/0/do/1/if/if/all/3",
    "w2-019/abilities/0/do/1/if/if/all/4",
    "w2-048/abilities/0/do/1/if/if",
    "w2-059/abilities/0/do/1/if/if",
    "w2-066/abilities/0/do/1/if/if",
    "w2a-002/abilities/0/do/1/if/if",
    "w4-t14/modes/0/abilities/1/when/if",
    "w4-t14/modes/0/abilities/1/when/if/all/0",
    "w4-t14/modes/0/abilities/1/when/if/all/1",
    "w4-t15/modes/0/abilities/1/when/if",
    "w4-t15/modes/0/abilities/1/when/if/all/0",
    "w4-t15/modes/0/abilities/1/when/if/all/1",
    "w4-t48/modes/0/abilities/0/revenge/0/if/if",
    "w4-t49/modes/0/abilities/0/revenge/0/if/if",
    // An effect that cannot be paid or changes nothing is not offered: too few cards in hand, a tapped character, no
    // character to put another one under, no flipped Upgrade.
    "c-captain-omega-supreme/modes/0/abilities/1/when/do/0/if/if",
    "w2-t08/modes/1/abilities/0/when/do/0/if/if",
    "w2-t12/modes/1/abilities/0/when/do/0/if/if",
    "w2-t24/modes/1/abilities/0/when/do/0/if/if",
    "w2-t43/modes/0/abilities/0/when/do/0/if/if",
    "w3a-007/abilities/0/do/0/if/if",
    "w4-t14/modes/0/abilities/0/when/do/0/if/if",
    "w4-t15/modes/0/abilities/0/when/do/0/if/if",
    "w5-t10/modes/1/abilities/0/when/flips",
    // No character was deployed that could attack again, or combined that could get a head.
    "p20-p02/modes/0/abilities/1/when/do/1/if/if/all/0",
    "p20-p03/modes/0/abilities/1/when/do/1/if/if/all/0",
    "w5-s22/abilities/0/when/do/1/if/if",
    // There is no character to put the Upgrade under.
    "w5-s24/abilities/0/when/if",
    // The effect ends with its player's turn, in which no own character defends.
    "w1-077/abilities/0/do/1/gets/while/all/0",
    "w2-035/abilities/0/do/1/gets/while/all/0",
    // The number is 0 or negative otherwise, and nothing happens.
    "w1-t38/modes/0/abilities/0/when/if",
    "w4-t47/modes/1/abilities/0/when/flips/at-least/0",
    "w5-s10/abilities/0/when/if",
    "w5-t03/modes/0/abilities/0/when/flips/at-least/0",
    // A deck without cards is reshuffled at once, so that it is empty only with an empty scrap pile.
    "w4-014/abilities/0/do/1/if/if/all/1",
];

/// The words of the abilities that do not act in play. Abilities of deck building and of the start of a game have their own
/// tests (`deck/start_tests.rs`), because a scenario begins later.
const NOT_IN_PLAY: [&str; 6] = [
    "starts-with-under",
    "starts-with-team-under",
    "starts-with-one-under",
    "starts-with-head",
    "raises-star-limit",
    "extra-stars",
];

/// Returns whether a list is a comparison or a sum, whose elements are no instructions.
fn is_sum(list: &[Value]) -> bool {
    list.iter().any(Value::is_number)
        || list.get(1).is_some_and(|sign| ["=", ">=", "<="].iter().any(|word| sign == word))
}

/// Collects the paths of all elements of lists, of all conditions and limits, and of all alternatives.
fn places(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            // Without its only quality an instruction does nothing, and the whole instruction is removed as well.
            let whole = is_sum(list) || (list.len() == 1 && path.ends_with("/has"));
            for (index, part) in list
                .iter()
                .enumerate()
                .filter(|(_, part)| !NOT_IN_PLAY.iter().any(|word| part.get(word).is_some()))
            {
                let path = format!("{path}/{index}");
                places(part, &path, found);
                if !whole {
                    found.push(path);
                }
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields.iter() {
                let path = format!("{path}/{name}");
                places(value, &path, found);
                // A missing `else` is an empty list.
                let is_empty = value.as_array().is_some_and(Vec::is_empty);
                if ["if", "while", "else", "flips", "limit"].contains(&name.as_str()) && !is_empty {
                    found.push(path);
                }
            }
        }
        _ => {}
    }
}

/// Returns a definition without the element at a path. An instruction without its condition is what it does if the condition
/// holds.
fn without(card: &Value, place: &str) -> Option<Value> {
    let mut changed = card.clone();
    let (outer, name) = place.rsplit_once('/')?;
    match changed.pointer_mut(outer)? {
        Value::Array(list) => {
            list.remove(name.parse().ok()?);
        }
        Value::Object(fields) => match fields.get("then").cloned() {
            // The fields are the content of an instruction `if` in a list.
            Some(then) if name == "if" => {
                let (list, index) = outer.rsplit_once('/')?.0.rsplit_once('/')?;
                let index: usize = index.parse().ok()?;
                let list = changed.pointer_mut(list)?.as_array_mut()?;
                list.splice(index..=index, then.as_array()?.iter().cloned());
            }
            _ => {
                fields.remove(name)?;
            }
        },
        _ => return None,
    }
    Some(changed)
}

/// Returns every card without each of its instructions and conditions in turn.
fn mutants() -> Vec<Mutant> {
    let mut found = Vec::new();
    let mut add = |id: &str, name: &str, card: Value| {
        let def = builtin().by_id(id).expect("its id");
        let sides = card["upgrade-sides"].as_array().into_iter().flatten();
        let names: Vec<String> = [name]
            .into_iter()
            .chain(sides.filter_map(|side| side["name"].as_str()))
            .map(str::to_string)
            .collect();
        let mut all = Vec::new();
        for list in ["modes", "upgrade-sides"] {
            for face in 0..card[list].as_array().map_or(0, Vec::len) {
                places(
                    &card[list][face]["abilities"],
                    &format!("/{list}/{face}/abilities"),
                    &mut all,
                );
            }
        }
        places(&card["abilities"], "/abilities", &mut all);
        found.extend(all.iter().filter_map(|place| {
            let card = without(&card, place)?;
            Some(Mutant { place: format!("{id}{place}"), names: names.clone(), def, card })
        }));
    };
    for file in files() {
        file.battle.iter().for_each(|card| add(&card.id, &card.name, show(card)));
        file.characters.iter().for_each(|card| add(&card.id, &card.name, show(card)));
        file.stratagems.iter().for_each(|card| add(&card.id, &card.name, show(card)));
    }
    found
}

impl Mutant {
    /// Returns a catalogue with this card, or `None` if the card cannot be read.
    fn catalogue(&self) -> Option<Catalogue> {
        fn leak<T>(value: T) -> &'static T {
            Box::leak(Box::new(value))
        }
        let made: Box<dyn Fn(CataloguePlace) -> CardDef> = match builtin().card(self.def).class {
            Class::Battle(_) => {
                let card: &'static BattleCard = leak(read_part(&self.card).ok()?);
                Box::new(move |place| CardDef::battle(place, card, card.abilities.as_deref()))
            }
            Class::Character(_) => {
                let card: &'static CharacterCard = leak(read_part(&self.card).ok()?);
                Box::new(move |place| {
                    let mut made = CardDef::character(place, card);
                    made.parts = builtin().card(self.def).parts.clone();
                    made
                })
            }
            Class::Stratagem => {
                let card: &'static StratagemCard = leak(read_part(&self.card).ok()?);
                Box::new(move |place| CardDef::stratagem(place, card))
            }
        };
        Some(builtin().with_card(self.def, made))
    }

    /// Returns whether one of the scenarios that name the card fails with this one.
    fn is_noticed(&self, scenarios: &[File]) -> bool {
        let Some(catalogue) = self.catalogue() else { return true };
        let tcg = Tcg { catalogue: Box::leak(Box::new(catalogue)) };
        let id = builtin().card(self.def).id;
        let slugs: Vec<String> = self.names.iter().map(|name| slug(name)).collect();
        let is_named = |file: &&File| slugs.iter().any(|slug| file.stem.contains(slug));
        let is_inside = |file: &&File| {
            file.text.contains(id) || self.names.iter().any(|name| file.text.contains(name))
        };
        // Scenarios named after the card are tried first, because they are most likely to fail.
        let (named, others): (Vec<&File>, Vec<&File>) =
            scenarios.iter().filter(|file| is_named(file) || is_inside(file)).partition(is_named);
        named.into_iter().chain(others).any(|file| !run(&tcg, &file.scenario).passed)
    }

    /// Returns whether the language accepts the card. This takes long, because all cards are checked together.
    fn is_right(&self) -> bool {
        let id = &builtin().card(self.def).id;
        let replace = |file: &CardFile| {
            let mut file = show(file);
            for list in ["battle", "characters", "stratagems"] {
                let cards = file[list].as_array_mut().into_iter().flatten();
                cards.filter(|card| card["id"] == *id).for_each(|card| *card = self.card.clone());
            }
            read_part::<CardFile>(&file).ok()
        };
        files()
            .iter()
            .map(replace)
            .collect::<Option<Vec<_>>>()
            .is_some_and(|files| check(&files).is_empty())
    }
}

#[test]
fn without_an_instruction_or_a_condition_a_scenario_of_its_card_fails() {
    let (scenarios, mutants) = (scenarios(), mutants());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            if !mutant.is_noticed(&scenarios) && mutant.is_right() {
                found.push(mutant.place.clone());
            }
        }
        found
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(8);
    let mut found: Vec<String> = thread::scope(|scope| {
        let started: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        started.into_iter().flat_map(|worker| worker.join().expect("a worker ends")).collect()
    });
    found.sort();
    let new: Vec<&String> =
        found.iter().filter(|place| !UNSEEN.contains(&place.as_str())).collect();
    assert!(new.is_empty(), "no scenario fails without: {new:#?}");
    let shown: Vec<&&str> =
        UNSEEN.iter().filter(|place| !found.iter().any(|found| found == *place)).collect();
    assert!(shown.is_empty(), "scenarios show now, and the list is shorter: {shown:#?}");
}

/// Each scenario must have an assertion after its last action.
#[test]
fn every_scenario_asserts_something_after_its_last_action() {
    let idle: Vec<String> = scenarios()
        .into_iter()
        .filter(|file| {
            let last = file.scenario.steps.last().and_then(Value::as_object);
            last.is_none_or(|step| step.contains_key("act") && !step.contains_key("error"))
        })
        .map(|file| file.stem)
        .collect();
    assert!(idle.is_empty(), "these end with an action: {idle:?}");
}
