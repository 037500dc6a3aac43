//! Mutation tests of the scenarios: without an ability of a card, one of the scenarios that name the card fails.
//!
//! A scenario that cannot fail proves nothing. Each ability of each card is removed, one at a time, and
//! the scenarios that name the card are run until one fails. Abilities that act in deck building or at the start of a game
//! are covered by the tests of `deck` and `setup`, because a scenario states the position itself.

use super::{Scenario, run};
use crate::cards::{
    Tcg,
    builtin::{builtin, files},
    card::{CardDef, CataloguePlace, DefId},
    catalogue::Catalogue,
};
use altmode_json::Value;
use altmode_tcg_language::{Ability, BattleCard, CharacterCard, StratagemCard};
use std::{fs, path::Path};

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
                let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("a scenario can be read");
                let scenario = Scenario::parse(&text).expect("a scenario that every_scenario_passes has run");
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
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '\'').filter(|word| !word.is_empty());
    words.map(|word| word.replace('\'', "").to_lowercase()).collect::<Vec<_>>().join("-")
}

/// A card without one of its abilities.
struct Mutant {
    /// The card and ability, for messages.
    what: String,
    name: String,
    def: DefId,
    make: Box<dyn Fn(CataloguePlace) -> CardDef>,
}

/// Returns a list of abilities without the one at an index.
fn without(abilities: &Option<Vec<Ability>>, at: usize) -> Option<Vec<Ability>> {
    abilities.as_ref().map(|list| list.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, ability)| ability.clone()).collect())
}

/// Returns the indices of the abilities that matter in play. Abilities of deck building and of the start of a game have their
/// own tests (`deck/start_tests.rs`), because a scenario begins later.
fn places(abilities: &Option<Vec<Ability>>) -> impl Iterator<Item = usize> {
    let in_play = |ability: &Ability| {
        !matches!(
            ability,
            Ability::StartsWithUnder(_)
                | Ability::StartsWithTeamUnder(_)
                | Ability::StartsWithOneUnder(_)
                | Ability::StartsWithHead(_)
                | Ability::RaisesStarLimit(_)
                | Ability::ExtraStars { .. }
        )
    };
    abilities.iter().flatten().enumerate().filter(move |(_, ability)| in_play(ability)).map(|(at, _)| at).collect::<Vec<_>>().into_iter()
}

fn battle_mutants(card: &'static BattleCard, found: &mut Vec<Mutant>) {
    let def = builtin().by_id(&card.id).expect("its id");
    for at in places(&card.abilities) {
        let make = move |place| {
            let card: &'static BattleCard = Box::leak(Box::new(BattleCard { abilities: without(&card.abilities, at), ..card.clone() }));
            CardDef::battle(place, card, card.abilities.as_deref())
        };
        let what = format!("{} {}, ability {}", card.id, card.name, at + 1);
        found.push(Mutant { what, name: card.name.clone(), def, make: Box::new(make) });
    }
}

fn character_mutants(card: &'static CharacterCard, found: &mut Vec<Mutant>) {
    let def = builtin().by_id(&card.id).expect("its id");
    let mut add = |side: String, at: usize, change: Box<dyn Fn(&mut CharacterCard)>| {
        let make = move |place| {
            let mut changed = card.clone();
            change(&mut changed);
            let mut made = CardDef::character(place, Box::leak(Box::new(changed)));
            made.parts = builtin().card(def).parts.clone();
            made
        };
        let what = format!("{} {}, {side}, ability {}", card.id, card.full_name(), at + 1);
        found.push(Mutant { what, name: card.name.clone(), def, make: Box::new(make) });
    };
    for (face, mode) in card.modes.iter().enumerate() {
        for at in places(&mode.abilities) {
            let change = move |card: &mut CharacterCard| card.modes[face].abilities = without(&card.modes[face].abilities, at);
            add(format!("{:?} mode", mode.mode), at, Box::new(change));
        }
    }
    for (index, side) in card.upgrade_sides.iter().enumerate() {
        for at in places(&side.abilities) {
            let change =
                move |card: &mut CharacterCard| card.upgrade_sides[index].abilities = without(&card.upgrade_sides[index].abilities, at);
            add(format!("Upgrade side {}", side.name), at, Box::new(change));
        }
    }
}

fn stratagem_mutants(card: &'static StratagemCard, found: &mut Vec<Mutant>) {
    let def = builtin().by_id(&card.id).expect("its id");
    for at in places(&card.abilities) {
        let make = move |place| {
            let changed = StratagemCard { abilities: without(&card.abilities, at), ..card.clone() };
            CardDef::stratagem(place, Box::leak(Box::new(changed)))
        };
        let what = format!("{} {}, ability {}", card.id, card.name, at + 1);
        found.push(Mutant { what, name: card.name.clone(), def, make: Box::new(make) });
    }
}

/// Returns every card without each of its abilities in turn.
fn mutants() -> Vec<Mutant> {
    let mut found = Vec::new();
    for file in files() {
        file.battle.iter().for_each(|card| battle_mutants(card, &mut found));
        file.characters.iter().for_each(|card| character_mutants(card, &mut found));
        file.stratagems.iter().for_each(|card| stratagem_mutants(card, &mut found));
    }
    found
}

#[test]
fn without_an_ability_a_scenario_of_its_card_fails() {
    let scenarios = scenarios();
    let mut unproven = Vec::new();
    for Mutant { what, name, def, make } in mutants() {
        let catalogue: &'static Catalogue = Box::leak(Box::new(Catalogue::with_card(def, make)));
        let tcg = Tcg { catalogue };
        let slug = slug(&name);
        let mut about: Vec<&File> = scenarios.iter().filter(|file| file.text.contains(&name) || file.stem.contains(&slug)).collect();
        // Scenarios named after the card are tried first, because they are most likely to fail.
        about.sort_by_key(|file| !file.stem.contains(&slug));
        if about.iter().all(|file| run(tcg, &file.scenario).passed) {
            unproven.push(format!("{what} ({} scenarios)", about.len()));
        }
    }
    assert!(unproven.is_empty(), "no scenario fails without these {}:\n{}", unproven.len(), unproven.join("\n"));
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
