//! Cards that were never printed: those that are known by their icons alone, and the character of plain numbers.
//!
//! They have no text, belong to no set, and stand behind all others in the catalogue.

use crate::cards::{
    bits::PLAIN,
    card::{CardDef, Class, Place},
    code::Given,
    text::Text,
};
use altmode_tcg_language::{BattleKind, CharacterKind, Color, Faction};

/// The id of the card that fills decks of positions that leave them out.
pub const BLANK: &str = "blank";
/// The name of all such cards.
pub const BLANK_NAME: &str = "Blank";
/// The id of the character without name and text that stands for one typed in as plain numbers.
pub const BLANK_CHARACTER: &str = "blank-character";
/// Its name.
pub const BLANK_CHARACTER_NAME: &str = "Blank Character";
/// Cards that are known by their icons alone have at most so many of them.
pub const MOST_BLANK_ICONS: usize = 4;
/// Combinations of at most so many icons of five colours.
pub const BLANK_CARDS: usize = 126;

/// The card without text that has these icons.
pub fn blank_card(place: Place, icons: Vec<Color>) -> CardDef {
    let mut id = String::from(BLANK);
    for icon in &icons {
        id.push('-');
        id.push_str(icon.name());
    }
    let mut card = CardDef::blank(place, id.leak(), BLANK_NAME, Class::Battle(BattleKind::Action), Faction::Neutral);
    card.set_icons(icons.leak());
    let text = Text::new(&mut card.program, BLANK_NAME, Some(&[]));
    card.with_texts(vec![text])
}

/// The character without name and text. Its program has the qualities that positions give by hand.
pub fn blank_character(place: Place) -> CardDef {
    let class = Class::Character(CharacterKind::Standard);
    let mut card = CardDef::blank(place, BLANK_CHARACTER, BLANK_CHARACTER_NAME, class, Faction::Neutral);
    card.faces = 1;
    card.program.qualities = PLAIN.iter().map(|quality| Given { quality, condition: None }).collect();
    let text = Text::new(&mut card.program, BLANK_CHARACTER_NAME, Some(&[]));
    card.with_texts(vec![text])
}

/// The icons of the blank card at a place in their order: the one without any first, then by the colour of the first
/// icon, of the second, and so on.
pub fn blank_icons(index: usize) -> Vec<Color> {
    let counts = find(|place, _| place == index).map_or([0; 5], |(_, counts)| counts);
    Color::ALL.iter().zip(counts).flat_map(|(&color, count)| std::iter::repeat_n(color, count.into())).collect()
}

/// The place of the card with so many icons of each colour; `None` if there are more than [`MOST_BLANK_ICONS`].
pub fn blank_index(icon_counts: [u8; 5]) -> Option<usize> {
    find(|_, counts| *counts == icon_counts).map(|(place, _)| place)
}

/// Goes through all combinations in their order up to one that is looked for.
fn find(is_it: impl Fn(usize, &[u8; 5]) -> bool) -> Option<(usize, [u8; 5])> {
    let (mut counts, mut last, mut icons) = ([0; 5], 0, 0);
    for place in 0..BLANK_CARDS {
        if is_it(place, &counts) {
            return Some((place, counts));
        }
        // One more of the last colour, if there is room; else the last icon becomes one of the next colour.
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
            assert!(icons.len() <= MOST_BLANK_ICONS && icons.is_sorted_by_key(|color| *color as u8), "{icons:?}");
            assert!(!all[..index].contains(icons), "{icons:?}");
            let mut counts = [0; 5];
            icons.iter().for_each(|icon| counts[*icon as usize] += 1);
            assert_eq!(blank_index(counts), Some(index));
        }
        assert_eq!(blank_index([5, 0, 0, 0, 0]), None);
    }
}
