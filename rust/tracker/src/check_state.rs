//! Validates an external state, from the export of a shortened log or from a link.

use crate::{
    facts, limits,
    state::{Printed, State, Zone},
};
use altmode_core::{Error, Result};

/// Checks cards, values in range, and no character under itself.
pub(crate) fn check_state(state: &State) -> Result<()> {
    let bad = |message: &str, place: String| Err(Error::new("bad-input", message).at(place));
    if state.characters.len() > limits::MOST_CHARACTERS {
        return bad("there are too many characters", "characters".into());
    }
    if state.active > 1 || state.first.is_some_and(|seat| seat > 1) || state.turn == 0 {
        return bad("whose turn it is makes no sense", "active".into());
    }
    if state.results.len() > limits::MOST_GAMES
        || state.tiebreak.iter().any(|flips| flips.len() > limits::MOST_ENTRIES)
    {
        return bad("there are too many results", "results".into());
    }
    for ending in state.results.iter().chain(&state.ending) {
        if ending.winner.is_some_and(|seat| seat > 1) {
            return bad("a winner is seat 0 or 1", "results".into());
        }
        limits::name(&ending.reason).map_err(|error| error.at("results"))?;
    }
    limits::note(&state.note).map_err(|error| error.at("note"))?;
    for (seat, player) in state.players.iter().enumerate() {
        let mut names = player.counters.iter().map(|counter| &counter.name).chain([&player.name]);
        let names = names.try_for_each(|name| limits::name(name)).and(limits::note(&player.note));
        names.map_err(|error| error.at(format!("players[{seat}]")))?;
        if player.counters.len() > limits::MOST_COUNTERS {
            return bad("there are too many kinds of counters", format!("players[{seat}]"));
        }
    }
    for (index, character) in state.characters.iter().enumerate() {
        let place = format!("characters[{index}]");
        match &character.printed {
            Printed::Card(card) if facts::character_by_id(card).is_none() => {
                let message = format!("there is no character \"{}\"", facts::shorten(card));
                return Err(Error::new("unknown-card", message).at(place));
            }
            Printed::Own(own) => limits::own(own).map_err(|error| error.at(&place))?,
            Printed::Card(_) => {}
        }
        let much = character.upgrades.len() > limits::MOST_UPGRADES
            || character.counters.len() > limits::MOST_COUNTERS;
        if character.seat > 1 || much || !ends(state, index) {
            return bad("this character makes no sense", place);
        }
        let mut names = character
            .upgrades
            .iter()
            .map(|upgrade| &upgrade.card)
            .chain(character.counters.iter().map(|counter| &counter.name));
        names
            .try_for_each(|name| limits::name(name))
            .and(limits::note(&character.note))
            .map_err(|error| error.at(&place))?;
    }
    Ok(())
}

/// Returns whether the chain of characters above this one ends.
pub(crate) fn ends(state: &State, index: usize) -> bool {
    let mut at = index;
    for _ in 0..=state.characters.len() {
        match state.characters.get(at).map(|character| character.zone) {
            Some(Zone::Under(next) | Zone::Head(next) | Zone::Part(next) | Zone::Upgrade(next)) => {
                at = next.into()
            }
            Some(_) => return true,
            None => return false,
        }
    }
    false
}
