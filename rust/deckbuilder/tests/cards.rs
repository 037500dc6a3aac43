//! The built-in cards: all publicly known ones are included, and their texts are well-formed.

use altmode_deckbuilder::{
    Deckbuilder,
    sheets::{cards, characters, sets},
};

/// 33 cards and characters have public facts; five cards have all of theirs.
#[test]
fn all_known_cards_are_there() {
    let catalogue = Deckbuilder::default().catalogue;
    let official = cards(catalogue).filter(|card| card.official).count()
        + characters(catalogue).filter(|character| character.official).count();
    assert_eq!(official, 33);
    let complete: Vec<&str> = cards(catalogue)
        .filter(|card| card.official && card.complete)
        .map(|card| card.name)
        .collect();
    assert_eq!(complete, ["Decepticons, Attack!", "Damage", "Overclocked", "Shrapnel", "Back-Up"]);
    assert_eq!(
        sets(catalogue).filter(|set| !set.official).map(|set| set.id).collect::<Vec<_>>(),
        ["training"]
    );
}

/// The ids of invented cards begin with `x-`, and none of these cards lacks a fact.
#[test]
fn invented_cards_are_marked() {
    let catalogue = Deckbuilder::default().catalogue;
    assert!(cards(catalogue).all(|card| card.official != card.id.starts_with("x-")));
    assert!(
        characters(catalogue).all(|character| character.official != character.id.starts_with("x-"))
    );
    assert!(cards(catalogue).filter(|card| !card.official).all(|card| card.complete));
}

/// Sentences begin with capitals and end with full stops.
#[test]
fn texts_are_well_formed() {
    let catalogue = Deckbuilder::default().catalogue;
    let texts = cards(catalogue)
        .map(|card| (card.id, card.text))
        .chain(characters(catalogue).map(|character| (character.id, character.text)));
    for (id, text) in texts {
        for line in text.lines() {
            let heading = line.contains(" Mode (");
            assert!(heading || line.ends_with('.'), "{id}: {line}");
            assert!(
                !line.contains("  ") && !line.contains("..") && !line.contains(" ."),
                "{id}: {line}"
            );
            assert!(
                line.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit()),
                "{id}: {line}"
            );
        }
    }
}
