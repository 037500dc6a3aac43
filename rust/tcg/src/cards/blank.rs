//! Cards that were never printed: blank cards, which are known by their icons only, and the blank character, which is
//! entered as plain numbers.
//!
//! They have no text, belong to no set, and come after all others in the catalogue.

use crate::cards::{
    bits::PLAIN,
    card::{CardDef, CataloguePlace, Class},
    code::Given,
    text::Text,
};
use altmode_tcg_language::{BattleKind, CharacterKind, Color, Faction};

/// Id of the card that fills the decks of positions that leave them out.
pub const BLANK: &str = "blank";
/// Name of all blank cards.
pub const BLANK_NAME: &str = "Blank";
/// Id of the blank character, which has no text and stands for one entered as plain numbers.
pub const BLANK_CHARACTER: &str = "blank-character";
/// Name of the blank character.
pub const BLANK_CHARACTER_NAME: &str = "Blank Character";
/// Maximum number of icons of a blank card.
pub const MOST_BLANK_ICONS: usize = 4;
/// Number of blank cards: combinations of at most [`MOST_BLANK_ICONS`] icons of five colours.
pub const BLANK_CARDS: usize = 126;

/// Returns the blank card with these icons.
pub fn blank_card(place: CataloguePlace, icons: Vec<Color>) -> CardDef {
    let mut id = String::from(BLANK);
    for icon in &icons {
        id.push('-');
        id.push_str(icon.name());
    }
    let mut card = CardDef::blank(
        place,
        id.leak(),
        BLANK_NAME,
        Class::Battle(BattleKind::Action),
        Faction::Neutral,
    );
    card.set_icons(icons.leak());
    let text = Text::new(&mut card.program, BLANK_NAME, Some(&[]));
    card.with_texts(vec![text])
}

/// Returns the blank character. Its program has the qualities that positions can give directly.
pub fn blank_character(place: CataloguePlace) -> CardDef {
    let class = Class::Character(CharacterKind::Standard);
    let mut card =
        CardDef::blank(place, BLANK_CHARACTER, BLANK_CHARACTER_NAME, class, Faction::Neutral);
    card.faces = 1;
    card.program.qualities =
        PLAIN.iter().map(|quality| Given { quality, condition: None }).collect();
    let text = Text::new(&mut card.program, BLANK_CHARACTER_NAME, Some(&[]));
    card.with_texts(vec![text])
}

/// Returns the icons of the blank card with this index. The card without icons comes first, then the order is by the
/// colour of the first icon, of the second, and so on.
pub fn blank_icons(index: usize) -> Vec<Color> {
    let counts = find(|place, _| place == index).map_or([0; 5], |(_, counts)| counts);
    Color::ALL
        .iter()
        .zip(counts)
        .flat_map(|(&color, count)| std::iter::repeat_n(color, count.into()))
        .collect()
}

/// Returns the index of the blank card with these numbers of icons; `None` if there are more than [`MOST_BLANK_ICONS`].
pub fn blank_index(icon_counts: [u8; 5]) -> Option<usize> {
    find(|_, counts| *counts == icon_counts).map(|(place, _)| place)
}

/// Goes through all combinations in order and returns the first that matches, with its index.
fn find(is_it: impl Fn(usize, &[u8; 5]) -> bool) -> Option<(usize, [u8; 5])> {
    let (mut counts, mut last, mut icons) = ([0; 5], 0, 0);
    for place in 0..BLANK_CARDS {
        if is_it(place, &counts) {
            return Some((place, counts));
        }
        // Adds one icon of the last colour if there is room. Otherwise the last icon becomes one of the next colour.
        if icons == MOST_BLANK_ICONS {
            counts[last] -= 1;
            icons -= 1;
            while last == Color::ALL.len() - 1 {
                icons -= usize::from(counts[last]);
                counts[last] = 0;
                last = (0..last).rev().find(|&color| counts[color] > 0)?;
                counts[last] -= 1;
                icons -= 1;
            }
            last += 1;
        }
        counts[last] += 1;
        icons += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_of_icons_has_one_place() {
        let all: Vec<Vec<Color>> = (0..BLANK_CARDS).map(blank_icons).collect();
        for (index, icons) in all.iter().enumerate() {
            assert!(
                icons.len() <= MOST_BLANK_ICONS && icons.is_sorted_by_key(|color| *color as u8),
                "{icons:?}"
            );
            assert!(!all[..index].contains(icons), "{icons:?}");
            let mut counts = [0; 5];
            icons.iter().for_each(|icon| counts[*icon as usize] += 1);
            assert_eq!(blank_index(counts), Some(index));
        }
        assert_eq!(blank_index([5, 0, 0, 0, 0]), None);
    }
}
