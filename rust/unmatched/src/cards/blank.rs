//! Cards that were never printed: a type, a value and a BOOST, for positions that need some card.
//!
//! Their ids encode their properties: `blank-attack-3`, `blank-scheme`, `blank-defense-4-b2`. The BOOST is 1 by default.

use crate::{
    cards::{card::CardDef, code::Program},
    ids::DefId,
};
use altmode_unmatched_language::{CardKind, CardSheet};
use std::sync::OnceLock;

/// The first number of cards that were never printed.
pub const FIRST_BLANK: DefId = 0x8000;
/// Values and BOOSTs go from 0 to 9.
const MOST: u16 = 10;

/// Finds a blank card by its id.
pub fn find(id: &str) -> Option<DefId> {
    let mut rest = id.strip_prefix("blank-")?;
    let mut boost = 1;
    if let Some((before, number)) = rest.rsplit_once("-b") {
        (rest, boost) = (before, number.parse().ok()?);
    }
    let (kind, value) = match rest.rsplit_once('-') {
        Some((kind, value)) => (kind, value.parse().ok()?),
        None => (rest, 0),
    };
    let kind = CardKind::from_name(kind)?;
    ((kind == CardKind::Scheme) != rest.contains('-') && boost < MOST && value < MOST)
        .then_some(FIRST_BLANK + (kind as u16 * MOST + value) * MOST + boost)
}

/// Returns a blank card, by number.
pub fn card(def: DefId) -> &'static CardDef {
    static CARDS: OnceLock<Vec<CardDef>> = OnceLock::new();
    let cards = CARDS.get_or_init(|| (0..4 * MOST * MOST).map(make).collect());
    &cards[usize::from(def - FIRST_BLANK) % cards.len()]
}

fn make(number: u16) -> CardDef {
    let kind = CardKind::ALL[usize::from(number / MOST / MOST)];
    let (value, boost) = ((number / MOST % MOST) as u8, (number % MOST) as u8);
    let is_scheme = kind == CardKind::Scheme;
    let name = if is_scheme { format!("Blank {kind}") } else { format!("Blank {kind} {value}") };
    let id = name.to_ascii_lowercase().replace(' ', "-")
        + &if boost == 1 { String::new() } else { format!("-b{boost}") };
    let sheet = CardSheet {
        id,
        name,
        kind,
        value: (!is_scheme).then_some(value),
        boost_rolled: false,
        boost: Some(boost),
        copies: 1,
        by: Vec::new(),
        tags: Vec::new(),
        syllables: 0,
        like: None,
        text: Some(Vec::new()),
    };
    CardDef::new(
        FIRST_BLANK + number,
        "",
        Box::leak(Box::new(sheet)),
        u32::MAX,
        &mut Program::default(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_cards_are_found_by_their_ids() {
        for id in [
            "blank-attack-3",
            "blank-versatile-0",
            "blank-defense-4-b2",
            "blank-scheme",
            "blank-scheme-b9",
        ] {
            let card = card(find(id).unwrap_or_else(|| panic!("{id}")));
            assert_eq!(card.id, id);
        }
        let card = card(find("blank-defense-4-b2").unwrap());
        assert_eq!(
            (card.value, card.sheet.boost, card.sheet.kind),
            (4, Some(2), CardKind::Defense)
        );
        for wrong in [
            "blank",
            "blank-attack",
            "blank-scheme-3",
            "blank-attack-12",
            "blank-attack-3-b12",
            "attack-3",
            "blank-trap-3",
        ] {
            assert_eq!(find(wrong), None, "{wrong}");
        }
    }
}
