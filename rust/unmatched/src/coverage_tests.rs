//! Checks that random games execute each text and each ability of each implemented hero.

use crate::{
    cards::{board::boards, unmatched::Unmatched},
    model::{
        action::Action,
        start::{Setup, Start},
    },
};
use altmode_core::{Io, Random, Rules};
use altmode_unmatched_language::Quality;
use std::{cell::RefCell, collections::BTreeSet};

thread_local! {
    /// Heroes and the program counters from which instructions were executed.
    static FOLLOWED: RefCell<BTreeSet<(u16, u16)>> = const { RefCell::new(BTreeSet::new()) };
    /// Addresses of the qualities of static abilities that applied to a fighter.
    static HELD: RefCell<BTreeSet<usize>> = const { RefCell::new(BTreeSet::new()) };
}

/// Records that instructions of a hero are executed from a program counter.
pub fn followed(hero: u16, pc: u16) {
    FOLLOWED.with_borrow_mut(|followed| followed.insert((hero, pc)));
}

/// Records that a quality of a static ability applies to a fighter.
pub fn held(quality: &'static Quality) {
    HELD.with_borrow_mut(|held| held.insert(std::ptr::from_ref(quality).addr()));
}

/// Minimum number of games of each hero, and the maximum, which is reached only if parts of it remain unexecuted.
const GAMES: [u32; 2] = [20, 400];

#[test]
fn every_text_and_ability_is_followed() {
    let rules = Unmatched::default();
    let heroes: Vec<&str> = rules
        .catalogue
        .ids()
        .filter(|id| rules.catalogue.hero(rules.catalogue.find(id).unwrap()).implemented)
        .collect();
    let mut random = Random::from_seed_text("c0ffee").unwrap();
    let mut unseen = Vec::new();
    for id in &heroes {
        let number = rules.catalogue.find(id).unwrap();
        for game in 0..GAMES[1] {
            if game >= GAMES[0] && missing(rules, number).is_empty() {
                break;
            }
            let other = heroes[random.below(heroes.len() as u32) as usize];
            let board = boards()[random.below(boards().len() as u32) as usize].id();
            let pair = if game % 2 == 0 { [*id, other] } else { [other, *id] };
            let facts = pair.iter().flat_map(|id| {
                &rules.catalogue.hero(rules.catalogue.find(id).unwrap()).sheet.facts
            });
            let facts = facts.map(|fact| fact.id.clone()).collect();
            let start =
                Start::Game(Setup { facts, ..Setup::duel(&format!("{game:x}"), board, pair) });
            let mut state = rules.begin(&start, &mut Io::silent()).unwrap();
            let mut actions = Vec::new();
            while rules.to_act(&state).is_some() {
                actions.clear();
                rules.legal_actions(&state, &mut actions);
                // The list has no concession, which would end games before the rarer cards. Attacks are as likely as other
                // actions.
                let action: Action = actions[random.below(actions.len() as u32) as usize];
                rules.apply(&mut state, action, &mut Io::silent());
            }
        }
        unseen.extend(missing(rules, number));
    }
    assert!(unseen.is_empty(), "never followed: {unseen:#?}");
}

/// Returns the parts of a hero that were never executed.
fn missing(rules: Unmatched, number: u16) -> Vec<String> {
    let hero = rules.catalogue.hero(number);
    let followed = |pc: u16| FOLLOWED.with_borrow(|followed| followed.contains(&(number, pc)));
    let mut missing = Vec::new();
    for card in hero.cards.iter().chain(&hero.bonuses) {
        let pieces = card.windows.iter().chain([&card.scheme, &card.boosted]).flatten();
        missing.extend(
            pieces.filter(|pc| !followed(**pc)).map(|pc| format!("{}, text at {pc}", card.id)),
        );
    }
    for trigger in hero.triggers.iter().filter(|trigger| !followed(trigger.pc)) {
        missing.push(format!("{}, {:?}", hero.sheet.id, trigger.on));
    }
    for given in &hero.statics {
        if !HELD.with_borrow(|held| held.contains(&std::ptr::from_ref(given.quality).addr())) {
            missing.push(format!("{}, {:?}", hero.sheet.id, given.quality));
        }
    }
    missing
}
