//! Actions on characters.

use crate::{
    action::Action,
    facts,
    state::{Character, CharacterId, Printed, State, Upgrade, Zone},
};
use altmode_tcg_language::Mode;

pub fn apply(state: &mut State, action: &Action) {
    match *action {
        Action::Damage { character, amount, .. } => change_damage(state, character, amount),
        Action::SetDamage { character, to } => {
            with(state, character, |character| character.damage = to)
        }
        Action::Attack { attacker, defender, damage } => {
            with(state, attacker, |attacker| attacker.tapped = true);
            change_damage(state, defender, damage.into());
        }
        Action::Mode { character, mode } => {
            with(state, character, |character| character.mode = mode)
        }
        Action::Tap { character, tapped } => {
            with(state, character, |character| character.tapped = tapped)
        }
        Action::UntapAll { seat } => untap(state, seat),
        Action::Ko { character } => knock_out(state, character),
        Action::Return { character, damage } => with(state, character, |character| {
            // Rules Roundup 2020-06-10: a character enters the battlefield untapped. Wave 1 FAQ: it keeps its mode and has
            // the stated counters.
            (character.zone, character.tapped, character.damage) =
                (Zone::Battlefield, false, damage);
        }),
        Action::CardsUnder { character, amount } => with(state, character, |character| {
            character.cards_under =
                (i16::from(character.cards_under).saturating_add(amount)).clamp(0, 255) as u8;
        }),
        Action::PutUnder { character, under } => put_under(state, character, under),
        Action::Deploy { character } => with(state, character, |character| {
            (character.zone, character.tapped) = (Zone::Battlefield, false);
            // Wave 4 FAQ, Deploy: untapped, in alt mode unless the card says otherwise.
            if character.modes().contains(&Mode::Alt) {
                character.mode = Mode::Alt;
            }
        }),
        Action::PutHead { head, body } => {
            lose_everything(state, head);
            with(state, head, |character| {
                (character.zone, character.mode) = (Zone::Head(body), Mode::Head)
            });
        }
        Action::Combine { ref form, ref parts } => combine(state, form, parts),
        Action::PutUpgrade { character, ref upgrade, slot } => {
            let known = facts::find_upgrade(upgrade);
            let side = known.and_then(|known| upgrade_side_of(state, character, &known.id));
            if let Some(side) = side {
                with(state, side, |fallen| fallen.zone = Zone::Upgrade(character));
            }
            let card = known.map_or_else(|| upgrade.clone(), |known| known.id.clone());
            let slot = slot.or(known.map(facts::UpgradeFacts::slot));
            let Some(slot) = slot else { return };
            with(state, character, |bearer| {
                bearer.upgrades.push(Upgrade { card, slot, character: side })
            });
        }
        Action::ScrapUpgrade { character, index } => scrap_upgrade(state, character, index),
        Action::MoveUpgrade { character, index, to } => {
            let Some(bearer) = state.character_mut(character) else { return };
            if usize::from(index) >= bearer.upgrades.len() {
                return;
            }
            let upgrade = bearer.upgrades.remove(index.into());
            if let Some(side) = upgrade.character {
                with(state, side, |side| side.zone = Zone::Upgrade(to));
            }
            with(state, to, |bearer| bearer.upgrades.push(upgrade));
        }
        Action::Add { seat, ref card, ref own } => {
            let printed = match (card, own) {
                (_, Some(own)) => Printed::Own(own.clone()),
                (Some(card), _) => Printed::Card(
                    facts::find_character(card)
                        .map_or_else(|_| card.clone(), |facts| facts.id.clone()),
                ),
                _ => return,
            };
            state.characters.push(Character::new(seat, printed));
        }
        Action::Remove { character } => {
            with(state, character, |character| character.zone = Zone::Outside)
        }
        Action::Edit { character, health, stars } => with(state, character, |character| {
            character.health = health.or(character.health);
            character.stars = stars.or(character.stars);
        }),
        _ => {}
    }
}

fn with(state: &mut State, id: CharacterId, change: impl FnOnce(&mut Character)) {
    if let Some(character) = state.character_mut(id) {
        change(character);
    }
}

fn change_damage(state: &mut State, id: CharacterId, amount: i16) {
    with(state, id, |character| {
        character.damage = i16::from(character.damage).saturating_add(amount).clamp(0, 255) as u8
    });
}

/// Untaps the characters on the battlefield.
pub fn untap(state: &mut State, seat: Option<u8>) {
    for character in &mut state.characters {
        if character.zone == Zone::Battlefield && seat.is_none_or(|seat| seat == character.seat) {
            character.tapped = false;
        }
    }
}

/// Finds the KO'd character whose Upgrade side goes onto a character of that player (Wave 3 FAQ, Battle Masters).
fn upgrade_side_of(state: &State, bearer: CharacterId, card: &str) -> Option<CharacterId> {
    let seat = state.character(bearer)?.seat;
    let fits = |character: &Character| {
        character.seat == seat
            && character.zone == Zone::KoArea
            && character.facts().is_some_and(|facts| facts.id == card)
    };
    state.numbered().find(|(_, character)| fits(character)).map(|(id, _)| id)
}

fn scrap_upgrade(state: &mut State, id: CharacterId, index: u8) {
    let Some(bearer) = state.character_mut(id) else { return };
    if usize::from(index) >= bearer.upgrades.len() {
        return;
    }
    let upgrade = bearer.upgrades.remove(index.into());
    // The Upgrade side of a character goes to the KO area (Wave 3 FAQ, Battle Masters).
    if let Some(side) = upgrade.character {
        with(state, side, |side| side.zone = Zone::KoArea);
    }
}

fn lose_everything(state: &mut State, id: CharacterId) {
    while state.character(id).is_some_and(|character| !character.upgrades.is_empty()) {
        scrap_upgrade(state, id, 0);
    }
    with(state, id, |character| {
        (character.damage, character.tapped) = (0, false);
        character.counters.clear();
    });
}

/// KO's a character: its Upgrades are scrapped, and its counters equal its health (Wave 1 FAQ, KO). A head deploys in bot
/// mode (Wave 5 FAQ, Titan Masters). Battle cards under it are scrapped (Wave 4 FAQ).
fn knock_out(state: &mut State, id: CharacterId) {
    let head = state.head_of(id).map(|(head, _)| head);
    let health = state.health(id);
    lose_everything(state, id);
    with(state, id, |character| {
        (character.zone, character.damage, character.cards_under) = (Zone::KoArea, health, 0);
    });
    if let Some(head) = head {
        with(state, head, |head| {
            (head.zone, head.mode, head.tapped, head.damage) =
                (Zone::Battlefield, Mode::Bot, false, 0)
        });
        let printed = state.health(id);
        with(state, id, |body| body.damage = printed);
    }
}

/// Puts a character under another, which removes damage, scraps Upgrades and ends effects (Rules Roundup 2019-07-29).
fn put_under(state: &mut State, id: CharacterId, under: CharacterId) {
    lose_everything(state, id);
    with(state, id, |character| character.zone = Zone::Under(under));
}

/// Combines characters into one untapped character with all counters and Upgrades of its parts. It is on the battlefield if
/// one of the parts is (Rise of the Combiners FAQ; Rules Roundup 2019-03-08).
fn combine(state: &mut State, form: &str, parts: &[CharacterId]) {
    let Some(first) = parts.first().and_then(|&part| state.character(part)) else { return };
    let id = state.characters.len() as CharacterId;
    let mut whole = Character::new(
        first.seat,
        Printed::Card(facts::find_character(form).map_or(form.into(), |facts| facts.id.clone())),
    );
    whole.zone = Zone::KoArea;
    let mut damage = 0u16;
    for &part in parts {
        let Some(part) = state.character_mut(part) else { continue };
        if part.zone == Zone::Battlefield {
            whole.zone = Zone::Battlefield;
        }
        damage += u16::from(part.damage);
        whole.upgrades.append(&mut part.upgrades);
        for counter in part.counters.drain(..) {
            super::counters::count(&mut whole.counters, &counter.name, counter.amount);
        }
        whole.cards_under = whole.cards_under.saturating_add(part.cards_under);
        (part.zone, part.damage, part.cards_under, part.tapped) = (Zone::Part(id), 0, 0, false);
    }
    whole.damage = damage.min(255) as u8;
    for upgrade in &whole.upgrades {
        if let Some(side) = upgrade.character {
            with(state, side, |side| side.zone = Zone::Upgrade(id));
        }
    }
    state.characters.push(whole);
}
