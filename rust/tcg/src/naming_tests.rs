//! Card names that a player says come from the whole catalogue: the list does not depend on the cards in the game, and
//! neither the list nor a search over it grows with anything else.

use crate::{
    cards::{Tcg, builtin::builtin},
    model::{action::Action, state::Ask},
    scenario,
};
use altmode_core::{Io, Random, Rules};
use altmode_host::search;
use altmode_json::json;

/// Returns the decision to name a card for Beachcomber, with this deck.
fn naming(deck: &[&str]) -> (Tcg, crate::model::state::State, Vec<Action>) {
    let tcg = Tcg { catalogue: builtin() };
    let scenario = json!({
        "format": "altmode-scenario/1", "game": "tcg", "name": "Naming", "source": "", "steps": [],
        "state": { "turn": 5, "players": [
            { "characters": [{ "card": "Beachcomber, Geologist", "mode": "bot" }], "deck": deck },
            { "characters": ["Ruckus, Combat Assault"] },
        ] },
    });
    let mut state = scenario::position(tcg, &scenario.to_string()).unwrap().state;
    tcg.apply(&mut state, Action::Flip { character: 0, face: 0 }, &mut Io::silent());
    assert_eq!(state.decision.ask, Ask::Name);
    let mut actions = Vec::new();
    tcg.legal_actions(&state, &mut actions);
    (tcg, state, actions)
}

#[test]
fn every_name_is_listed_once_whatever_is_in_the_deck() {
    let (tcg, _, actions) = naming(&["Zap", "Zap"]);
    assert_eq!(actions, naming(&["Medic!", "Primary Laser"]).2);
    let names: Vec<u16> = actions
        .iter()
        .filter_map(
            |action| if let Action::ChooseName { name } = action { Some(*name) } else { None },
        )
        .collect();
    assert_eq!(names.len(), actions.len());
    assert!(names.is_sorted_by(|one, next| one < next));
    let printed =
        tcg.catalogue.cards().filter(|card| card.battle_kind().is_some() && !card.set.is_empty());
    let mut expected: Vec<u16> = printed.map(|card| card.name_id).collect();
    expected.sort_unstable();
    expected.dedup();
    assert_eq!(names, expected);
}

#[test]
fn a_search_tries_only_names_that_could_be_found() {
    let (tcg, state, actions) = naming(&["Zap", "Zap", "Zap", "Medic!", "Primary Laser"]);
    let found = search(&tcg, &state, 200, &mut Random::from_words([1, 2, 3, 4]));
    assert_eq!(found.visits.len(), actions.len());
    assert_eq!(found.visits.iter().filter(|&&visits| visits > 0).count(), 3);
    assert!(found.visits.iter().sum::<u32>() <= 400);
    let could_be_found =
        ["Zap", "Medic!", "Primary Laser"].map(|name| tcg.catalogue.name_id(name).unwrap());
    assert!(could_be_found.map(|name| Action::ChooseName { name }).contains(&actions[found.best]));
}
