use super::{Soak, random_deck};
use crate::{
    api,
    deck::{Deck, Entry, Format, validate_deck},
    rules::Tcg,
    start::SetupDeck,
};
use altmode_core::Random;
use std::collections::BTreeSet;

/// The deck as a deck list writes it.
fn listed(tcg: Tcg, deck: &SetupDeck) -> Deck {
    let id = |def: &u16| tcg.catalogue.card(*def).id.to_string();
    Deck {
        characters: deck.characters.iter().map(id).collect(),
        stratagems: deck.stratagems.iter().map(id).collect(),
        battle: deck.battle.iter().map(|(def, count)| Entry { card: id(def), count: (*count).into() }).collect(),
        ..Deck::default()
    }
}

#[test]
fn random_decks_are_legal_and_of_all_cards() {
    let tcg = api::Tcg::new().rules();
    let (mut characters, mut battle) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let deck = random_deck(tcg, &mut Random::from_words([seed, 5, 6, 7]));
        let problems = validate_deck(tcg.catalogue, &listed(tcg, &deck), Format::Constructed);
        assert!(problems.is_empty(), "deck {seed}: {problems:?}");
        characters.extend(deck.characters);
        battle.extend(deck.battle.iter().map(|(def, _)| *def));
    }
    assert!(characters.len() > 200 && battle.len() > 300, "only {} characters and {} battle cards", characters.len(), battle.len());
}

/// A few; a step of the whole check plays many more.
#[test]
fn games_of_random_decks_have_no_faults() {
    let soak = Soak::new(&api::Tcg::new(), "1").expect("a seed");
    let mut longest = 0;
    for number in 0..256 {
        let played = soak.play(number).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        longest = longest.max(played.decisions);
    }
    assert!(longest > 200, "the games are games");
}
