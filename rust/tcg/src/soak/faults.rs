//! The invariants of every state.

use crate::{
    cards::Tcg,
    model::{
        objects::{MOST_OBJECTS, NOBODY, ObjectId, members},
        state::{Ask, State, Status, Zone},
        work::Work,
    },
};
use altmode_tcg_language::Slot;

/// Returns the first violated invariant of a state, if any. `first` is the state at the start of the same game.
pub fn fault(tcg: Tcg, first: &State, state: &State) -> Option<String> {
    if state.defs != first.defs {
        return Some("there are other cards than at the beginning".to_string());
    }
    lists(tcg, state)
        .or_else(|| characters(tcg, state))
        .or_else(|| bounds(state))
        .or_else(|| table(tcg, state))
}

/// Checks that the ability summary covers all abilities in play.
fn table(tcg: Tcg, state: &State) -> Option<String> {
    let (noted, found) = (&state.table, tcg.table(state));
    (!noted.covers(&found))
        .then(|| format!("of the table is noted {noted:?}, but there is {found:?}"))
}

/// Checks that each card is in exactly the zone that its object states, and with its owner.
fn lists(tcg: Tcg, state: &State) -> Option<String> {
    let mut listed = [0u8; MOST_OBJECTS];
    for (seat, player) in state.players.iter().enumerate() {
        let lists = [
            (&player.deck, Zone::Deck),
            (&player.hand, Zone::Hand),
            (&player.scrap, Zone::Scrap),
            (&player.played, Zone::Played),
        ];
        for (list, zone) in lists {
            for &card in list.iter() {
                let object = state.object(card);
                let same =
                    object.zone == zone || zone == Zone::Played && object.zone == Zone::Secret;
                // In the basic game both players use one deck.
                if !same || usize::from(object.owner) != seat && !state.basic {
                    return Some(format!(
                        "card {card} of seat {} in {:?} is listed in {zone:?} of seat {seat}",
                        object.owner, object.zone
                    ));
                }
                listed[usize::from(card)] += 1;
            }
        }
    }
    for character in 0..state.characters.len() as u8 {
        for &upgrade in state.character(character).upgrades.iter() {
            let object = state.object(upgrade);
            if object.zone != Zone::Upgrade || object.host != character {
                return Some(format!(
                    "card {upgrade} in {:?} is listed as an Upgrade of character {character}",
                    object.zone
                ));
            }
            listed[usize::from(upgrade)] += 1;
        }
        for (sets, zone) in [(state.battlefield, Zone::Battlefield), (state.ko, Zone::Ko)] {
            let object = state.object(character);
            for (seat, set) in sets.iter().enumerate() {
                let inside = set >> character & 1 != 0;
                let turned = zone == Zone::Ko && tcg.shows_upgrade_side(state, character);
                if inside != (object.zone == zone && usize::from(object.owner) == seat && !turned) {
                    return Some(format!(
                        "character {character} in {:?}: {zone:?} of seat {seat} says {inside}",
                        object.zone
                    ));
                }
            }
        }
    }
    for (card, object) in state.objects.iter().enumerate() {
        let wanted = matches!(
            object.zone,
            Zone::Deck | Zone::Hand | Zone::Scrap | Zone::Played | Zone::Secret | Zone::Upgrade
        );
        if listed[card] != u8::from(wanted) {
            return Some(format!(
                "card {card} in {:?} is listed {} times",
                object.zone, listed[card]
            ));
        }
        if matches!(object.zone, Zone::Upgrade | Zone::Under | Zone::Combined)
            && !state.is_character(object.host)
        {
            return Some(format!("card {card} in {:?} has no host", object.zone));
        }
    }
    None
}

/// Checks that damage is less than health on the battlefield, that characters in the KO area are untapped without Upgrades, and
/// that no slot holds too many Upgrades.
fn characters(tcg: Tcg, state: &State) -> Option<String> {
    for seat in 0..2 {
        for character in members(state.battlefield[seat]) {
            let (damage, health) =
                (state.character(character).damage, tcg.health(state, character));
            // While an instruction runs, damage counters that are being moved may be anywhere.
            let settled = state.decision.ask != Ask::Nothing
                && state.frames.last().is_none_or(|frame| !matches!(frame.work, Work::Code(_)));
            if i16::from(damage) >= health && settled {
                return Some(format!(
                    "{} has {damage} damage and {health} health",
                    tcg.full_name(state, character)
                ));
            }
            if !matches!(state.decision.ask, Ask::Main | Ask::Attack) {
                continue;
            }
            if tcg.def(state, character).is_body() && state.character(character).head == NOBODY {
                return Some(format!("{} has no head", tcg.full_name(state, character)));
            }
            let slots = tcg.slots(state, character);
            for (number, slot) in Slot::ALL.iter().enumerate() {
                let used = used_slots(tcg, state, character, *slot);
                if used > usize::from(slots[number]) {
                    let upgrades = state.character(character).upgrades;
                    let upgrades: Vec<_> =
                        upgrades.iter().map(|&upgrade| tcg.full_name(state, upgrade)).collect();
                    let name = tcg.full_name(state, character);
                    return Some(format!(
                        "{name} has {used} of {} {slot} slots full: {upgrades:?}",
                        slots[number]
                    ));
                }
            }
        }
        for character in members(state.ko[seat]) {
            let entry = state.character(character);
            let settled = !tcg.keeps_upgrades_for_now(state, character);
            if state.is_tapped(character) || settled && !entry.upgrades.is_empty() {
                return Some(format!(
                    "{} is tapped or has Upgrades in the KO area",
                    tcg.full_name(state, character)
                ));
            }
        }
    }
    None
}

/// Returns the number of slots in use. Several copies of some cards fit into one slot, and some cards take two slots.
fn used_slots(tcg: Tcg, state: &State, character: ObjectId, slot: Slot) -> usize {
    let upgrades = &state.character(character).upgrades;
    let inside = |&&upgrade: &&ObjectId| tcg.occupies(state, upgrade, slot as u8);
    let name = |upgrade: ObjectId| tcg.upgrade_text(state, upgrade).name;
    let mut used = 0;
    for (index, &upgrade) in upgrades.iter().filter(inside).enumerate() {
        let before = upgrades
            .iter()
            .filter(inside)
            .take(index)
            .filter(|&&other| name(other) == name(upgrade))
            .count();
        let another =
            before.is_multiple_of(usize::from(tcg.upgrade_text(state, upgrade).fits.max(1)));
        used += usize::from(another) * usize::from(tcg.slots_taken(state, upgrade, slot as u8));
    }
    used
}

/// Checks that no list overflowed and that lists of remembered cards are consistent.
fn bounds(state: &State) -> Option<String> {
    if state.status == Status::OutOfRoom {
        let State { frames, pending, lasting, hits, owed, remembered, .. } = state;
        let lengths =
            [frames.len(), pending.len(), lasting.len(), hits.len(), owed.len(), remembered.len()];
        return Some(format!(
            "a list is full: work, waiting triggers, lasting effects, damage, attacks, remembered cards {lengths:?}"
        ));
    }
    let mut end = 0;
    for frame in state.frames.iter() {
        if usize::from(frame.those.from) != end {
            return Some(format!(
                "work remembers cards from place {}, not {end}, on",
                frame.those.from
            ));
        }
        end += usize::from(frame.those.count);
    }
    if end != state.remembered.len() {
        return Some(format!(
            "{} cards are remembered, of which {end} by any work",
            state.remembered.len()
        ));
    }
    if let Some((card, _)) = state
        .upgrade_damage
        .iter()
        .find(|(card, damage)| *damage == 0 || state.object(*card).zone != Zone::Upgrade)
    {
        return Some(format!(
            "card {card} in {:?} is noted for damage counters",
            state.object(*card).zone
        ));
    }
    if state.battle.running && state.battle.attacker == NOBODY {
        return Some("a battle without an attacker".to_string());
    }
    None
}
