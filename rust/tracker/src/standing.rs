//! Standing warnings: violations of the rules in the current state of the table.

use crate::{Tracker, describe::name_of, facts, state::Zone, warn::warning};
use altmode_journal::Warning;
use altmode_tcg_language::{CharacterKind, Slot};

/// Star limit of a team (Rules 1.0, Deck Building; Tournament Rules 6.1).
const MOST_STARS: u16 = 25;

/// Returns the warnings about the current table.
pub(crate) fn standing_warnings(tracker: &Tracker) -> Vec<Warning> {
    let state = &tracker.state;
    let mut found = Vec::new();
    for (id, character) in state.numbered() {
        let path = format!("characters[{id}]");
        if character.zone == Zone::Battlefield && character.damage >= state.health(id) {
            let message = format!(
                "{} has {} damage of {}: it is KO'd",
                name_of(state, id),
                character.damage,
                state.health(id)
            );
            found.push(warning("should-be-koed", format!("{path}.damage"), message));
        }
        for &slot in Slot::ALL {
            let filled = character.upgrades.iter().filter(|upgrade| upgrade.slot == slot).count();
            let room = usize::from(character.slots()[slot as usize]);
            if filled > room {
                let message = format!(
                    "{} has {filled} {} in room for {room}",
                    name_of(state, id),
                    slot.plural()
                );
                found.push(warning("too-many-upgrades", format!("{path}.upgrades"), message));
            }
        }
    }
    for seat in 0..2u8 {
        let any = state.characters.iter().any(|character| character.seat == seat);
        if any && state.ending.is_none() && state.on_battlefield(seat).next().is_none() {
            // Rules 1.0: a player with no characters on the battlefield loses.
            let message = format!(
                "{} has no characters on the battlefield, so that player loses",
                state.player_name(seat)
            );
            found.push(warning("team-out", format!("players[{seat}]"), message));
        }
        let stars = setup_stars(tracker, seat);
        let most = MOST_STARS + raised_limit(tracker, seat);
        if stars > most {
            let message = format!(
                "the team of {} has {stars} stars; {most} are allowed",
                state.player_name(seat)
            );
            found.push(warning("too-many-stars", format!("players[{seat}].stars"), message));
        }
    }
    if !tracker.skipped.is_empty() {
        let message = format!(
            "{} entries of the log fit nothing on the table and were left out",
            tracker.skipped.len()
        );
        found.push(warning("skipped-entries", "", message));
    }
    found
}

/// Returns the increase of the star limit by deployers: 1 for each deployer and each Mini-Cassette of the team (Rules
/// Roundup 2019-07-29, 2019-08-09).
fn raised_limit(tracker: &Tracker, seat: u8) -> u16 {
    let count = |kind: CharacterKind| {
        let characters = &tracker.log.setup.players[usize::from(seat)].characters;
        characters.iter().filter(|entry| entry.kind() == Some(kind)).count() as u16
    };
    count(CharacterKind::Deployer) * count(CharacterKind::MiniCassette)
}

/// Returns the stars of the original team. Cards that start under a character cost nothing, except Mini-Cassettes,
/// because they are on the starting team (Rules Roundup 2019-07-29).
fn setup_stars(tracker: &Tracker, seat: u8) -> u16 {
    let characters = &tracker.log.setup.players[usize::from(seat)].characters;
    let stars = |entry: &crate::setup::SetupCharacter| match (&entry.card, &entry.own) {
        (Some(card), _) => facts::character_by_id(card).map_or(0, |facts| facts.stars),
        (_, Some(own)) => own.stars,
        _ => 0,
    };
    let costs = |entry: &&crate::setup::SetupCharacter| {
        entry.under.is_none() || entry.kind() == Some(CharacterKind::MiniCassette)
    };
    characters.iter().filter(costs).map(|entry| u16::from(stars(entry))).sum()
}
