//! The characters that cards bring from outside the game.

use crate::cards::{
    Tcg,
    card::DefId,
    catalogue::{CardDef, Catalogue},
    code::Op,
    fits::fits,
};
use altmode_tcg_language::{CharacterZone, Effect, Who};

/// Returns whether one of these cards, or a card that comes with them, brings such a character from outside the game.
pub fn brings(catalogue: &'static Catalogue, cards: &[DefId], character: &CardDef) -> bool {
    let companions = (Tcg { catalogue }).companions(cards, |_| false);
    cards.iter().copied().chain(companions.into_iter().map(|(def, _)| def)).any(|def| {
        let card = catalogue.card(def);
        card.program
            .code
            .iter()
            .filter_map(brought)
            .any(|who| who.is.iter().all(|is| fits(is, character, card, false, true)))
    })
}

/// Returns the phrase for characters outside the game in an instruction.
fn brought(op: &Op) -> Option<&'static Who> {
    match op {
        Op::Do(
            Effect::PutIntoKo { who, .. }
            | Effect::Deploy { who, .. }
            | Effect::PutHead { who, .. }
            | Effect::Choose(who)
            | Effect::ChooseAlso(who),
        ) => Some(who),
        _ => None,
    }
    .filter(|who| who.place == CharacterZone::Outside)
}
