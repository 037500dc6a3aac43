//! Finds fighters and cards by the names in the public API.

use crate::{
    cards::unmatched::Unmatched,
    model::state::{CardId, DefId, FighterId, State},
};
use altmode_core::{Error, Result};
use altmode_host::input::{shorten, wrong};
use altmode_json::Value;

/// Finds a fighter on the battlefield by its number, id or name.
pub fn fighter_named(rules: Unmatched, state: &State, name: &str) -> Result<FighterId> {
    let name = name.trim();
    let there = |fighter: &FighterId| {
        usize::from(*fighter) < state.fighters.len() && state.fighter(*fighter).is_there()
    };
    if let Ok(number) = name.parse::<FighterId>() {
        return Some(number).filter(there).ok_or_else(|| {
            Error::new("unknown-fighter", format!("there is no fighter {number} here"))
        });
    }
    let all = || (0..state.fighters.len() as FighterId).filter(there);
    let ways: [&dyn Fn(FighterId) -> bool; 3] = [
        &|fighter| rules.fighter_def(state, fighter).id.eq_ignore_ascii_case(name),
        &|fighter| rules.fighter_name(state, fighter).eq_ignore_ascii_case(name),
        &|fighter| rules.fighter_def(state, fighter).sheet.name.eq_ignore_ascii_case(name),
    ];
    for fits in ways {
        let found: Vec<FighterId> = all().filter(|&fighter| fits(fighter)).collect();
        match found[..] {
            [] => {}
            [one] => return Ok(one),
            _ => {
                let numbers: Vec<String> = found.iter().map(ToString::to_string).collect();
                let message = format!(
                    "several fighters are \"{}\": say which by its number, {}",
                    shorten(name),
                    numbers.join(" or ")
                );
                return Err(Error::new("ambiguous-name", message));
            }
        }
    }
    Err(Error::new(
        "unknown-fighter",
        format!("no fighter on the battlefield is \"{}\"", shorten(name)),
    ))
}

/// Finds the definition of a fighter's card by the card's number, id or name.
pub fn card_named(
    rules: Unmatched,
    state: &State,
    fighter: FighterId,
    value: &Value,
) -> Result<DefId> {
    let hero = state.player(state.fighter(fighter).owner).hero;
    match value {
        Value::String(word) => rules.find_card(word, Some(hero)),
        Value::Number(number) => {
            let card = number.as_u64().and_then(|number| CardId::try_from(number).ok());
            let card = card.filter(|card| usize::from(*card) < state.cards.len());
            let owned =
                card.filter(|&card| state.card(card).holder == state.fighter(fighter).owner);
            owned.map(|card| state.card(card).def).ok_or_else(|| {
                Error::new("unknown-card", format!("the attacker has no card {number}"))
            })
        }
        _ => Err(wrong(value, "the number, the id or the name of a card")),
    }
}
