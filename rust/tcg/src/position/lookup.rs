//! Cards of a position by name.

use crate::cards::{Tcg, blank::BLANK, card::DefId, catalogue::CardDef, find};
use altmode_core::{Error, Result};
use altmode_tcg_language::Color;

/// Finds a card by id or name, which must be of the given kind.
pub(super) fn find_card(
    tcg: Tcg,
    name: &str,
    what: &str,
    fits: &dyn Fn(&CardDef) -> bool,
) -> Result<DefId> {
    // Positions may hold blank cards; decks may not.
    let def =
        blank_card(tcg, name).map_or_else(|| find::find_card(tcg.catalogue, name, fits), Ok)?;
    let card = tcg.catalogue.card(def);
    if fits(card) {
        Ok(def)
    } else {
        Err(Error::new("wrong-card", format!("{} is not {what}", card.full_name)))
    }
}

/// Finds a card without text: `blank`, or blank with icons in any order, such as `blank-orange-white`. It stands for a card
/// at a real table of which only the icons are known.
fn blank_card(tcg: Tcg, name: &str) -> Option<DefId> {
    let mut words = name.split('-');
    if !words.next()?.eq_ignore_ascii_case(BLANK) {
        return None;
    }
    let mut icon_counts = [0_u8; Color::ALL.len()];
    for word in words {
        let color = Color::ALL.iter().find(|color| color.name().eq_ignore_ascii_case(word))?;
        let count = &mut icon_counts[*color as usize];
        *count = count.saturating_add(1);
    }
    tcg.catalogue.blank_card(icon_counts)
}

/// Finds a battle card by id or name.
pub(crate) fn find_battle_card(tcg: Tcg, name: &str) -> Result<DefId> {
    find_card(tcg, name, "a battle card", &|card| card.battle_kind().is_some())
}
