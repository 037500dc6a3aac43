use super::{Soak, as_list, random_deck};
use crate::{
    api,
    deck::{Deck, Format, validate_deck},
};
use altmode_core::Random;
use std::collections::BTreeSet;

#[test]
fn random_decks_are_legal_and_of_all_cards() {
    let tcg = api::Tcg::new().rules();
    let (mut characters, mut battle) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let deck = random_deck(tcg, &mut Random::from_words([seed, 5, 6, 7]));
        // What lies outside the game belongs to no deck.
        let list = Deck { outside: Vec::new(), ..as_list(tcg, &deck) };
        let problems = validate_deck(tcg.catalogue, &list, Format::Constructed);
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
