//! Packs: heroes and battlefields that a host adds.

use crate::{BoardSheet, HeroFile, HeroSheet, MOST_CARDS, SharedText, check_boards, check_heroes};
use altmode_language::{Encode, Mistake};
use serde::Serialize;

/// The most heroes of a pack: a printed box has up to four.
pub const MOST_PACK_HEROES: usize = 16;
/// The most battlefields of a pack: a printed box has up to two.
pub const MOST_PACK_BOARDS: usize = 8;
/// The most letters of an id.
const MOST_LETTERS: usize = 40;

/// A pack of heroes and battlefields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The name of the pack, as the set of its heroes.
    pub set: String,
    /// Texts that cards of the pack refer to by their ids.
    #[serde(default)]
    pub texts: Vec<SharedText>,
    /// The heroes.
    #[serde(default)]
    pub heroes: Vec<HeroSheet>,
    /// The battlefields.
    #[serde(default)]
    pub boards: Vec<BoardSheet>,
}

impl Pack {
    /// Returns the heroes with the texts that their cards share filled in.
    pub fn heroes(&self) -> Vec<HeroSheet> {
        let mut heroes = self.heroes.clone();
        for card in heroes.iter_mut().flat_map(|hero| &mut hero.cards) {
            if let Some(like) = card.like.take() {
                card.text =
                    self.texts.iter().find(|text| text.id == like).map(|text| text.text.clone());
            }
        }
        heroes
    }
}

/// Checks the last of several packs, together with the others and with built-in definitions: ids of heroes, and battlefields,
/// whose maps a pack may repeat.
pub fn check_pack(packs: &[&Pack], heroes: &[&str], boards: &[BoardSheet]) -> Vec<Mistake> {
    let Some((pack, before)) = packs.split_last() else { return Vec::new() };
    let mut mistakes = check_heroes(&[HeroFile {
        set: pack.set.clone(),
        texts: pack.texts.clone(),
        heroes: pack.heroes.clone(),
    }]);
    let mut tell = |card: &str, path: String, message: String| {
        mistakes.push(Mistake {
            file: 0,
            card: card.chars().take(MOST_LETTERS).collect(),
            path,
            message,
        });
    };
    if pack.heroes.len() > MOST_PACK_HEROES {
        tell(
            "",
            "heroes".into(),
            format!("a pack has at most {MOST_PACK_HEROES} heroes, not {}", pack.heroes.len()),
        );
    }
    if pack.boards.len() > MOST_PACK_BOARDS {
        tell(
            "",
            "boards".into(),
            format!(
                "a pack has at most {MOST_PACK_BOARDS} battlefields, not {}",
                pack.boards.len()
            ),
        );
    }
    if pack.heroes.is_empty() && pack.boards.is_empty() {
        tell("", String::new(), "a pack has \"heroes\" or \"boards\"".into());
    }
    let taken = |id: &str| {
        heroes.contains(&id)
            || before.iter().any(|other| other.heroes.iter().any(|hero| hero.id == id))
    };
    for (index, hero) in pack.heroes.iter().enumerate() {
        if taken(&hero.id) {
            tell(&hero.id, format!("heroes[{index}].id"), "another hero has this id".into());
        }
        let fighters = hero.fighters.iter().map(|fighter| &fighter.id).enumerate();
        let fighters =
            fighters.map(|(place, id)| (format!("heroes[{index}].fighters[{place}].id"), id));
        let cards = hero.cards.iter().map(|card| &card.id).enumerate();
        let cards = cards.map(|(place, id)| (format!("heroes[{index}].cards[{place}].id"), id));
        for (path, id) in
            [(format!("heroes[{index}].id"), &hero.id)].into_iter().chain(fighters).chain(cards)
        {
            if !is_id(id) {
                tell(
                    &hero.id,
                    path,
                    format!("an id has 1 to {MOST_LETTERS} small letters, digits and hyphens"),
                );
            }
        }
        if hero.cards.len() > MOST_CARDS {
            tell(
                &hero.id,
                format!("heroes[{index}].cards"),
                format!("a deck has at most {MOST_CARDS} cards"),
            );
        }
    }
    for (index, board) in pack.boards.iter().enumerate() {
        if !is_id(&board.id) {
            tell(
                &board.id,
                format!("boards[{index}].id"),
                format!("an id has 1 to {MOST_LETTERS} small letters, digits and hyphens"),
            );
        }
    }
    let others: Vec<BoardSheet> =
        boards.iter().chain(before.iter().flat_map(|other| &other.boards)).cloned().collect();
    let known = others.len();
    let together: Vec<BoardSheet> = others.into_iter().chain(pack.boards.iter().cloned()).collect();
    mistakes.extend(check_boards(&together).into_iter().filter_map(|mistake| {
        let index = mistake.file.checked_sub(known)?;
        let path = format!(
            "boards[{index}]{}{}",
            if mistake.path.is_empty() { "" } else { "." },
            mistake.path
        );
        Some(Mistake { file: 0, path, ..mistake })
    }));
    mistakes
}

/// Returns whether a text can be an id.
fn is_id(id: &str) -> bool {
    let fits =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MOST_LETTERS).contains(&id.len()) && id.bytes().all(fits)
}
