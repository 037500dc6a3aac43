//! Checks whether an attack would be legal now. An illegal attack is forecast all the same.

use crate::{
    cards::Tcg,
    model::{objects::ObjectId, state::State},
};
use altmode_tcg_language::Keyword;

/// Returns the reason why an attack is not legal, as a sentence; `None` for a legal attack. The attacker's player must be
/// active.
pub fn reason(tcg: Tcg, state: &State, attacker: ObjectId, defender: ObjectId) -> Option<String> {
    let name = |character| tcg.full_name(state, character);
    if state.basic {
        let own = state.battlefield[usize::from(state.active)];
        let again =
            own.count_ones() > 1 && state.last_attacker[usize::from(state.active)] == attacker;
        return again.then(|| format!("{} attacked in the turn before.", name(attacker)));
    }
    if super::is_fought(state, attacker, defender) {
        return None;
    }
    if state.is_tapped(attacker) {
        return Some(format!("{} is tapped.", name(attacker)));
    }
    let legal = tcg.legal_defenders(state, attacker);
    if legal >> defender & 1 != 0 {
        return None;
    }
    let others = crate::model::objects::members(legal);
    let names: Vec<&str> = others.map(name).collect();
    let why = if names.len() == 1
        && crate::model::objects::members(legal)
            .all(|other| tcg.keyword(state, other, Keyword::Brave) > 0)
    {
        "it has Brave"
    } else if tcg.keyword(state, defender, Keyword::Stealth) > 0
        || tcg.uses_stealth_against(state, defender, attacker)
    {
        "the defender has Stealth"
    } else if !state.is_tapped(defender) {
        "a tapped enemy must be attacked before an untapped one"
    } else {
        "Brave and Stealth leave no other choice"
    };
    Some(format!("{} must attack {}: {why}.", name(attacker), names.join(" or ")))
}
