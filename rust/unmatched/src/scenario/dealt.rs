//! Puts the cards of a position into their zones.

use super::aliases::{Names, Thing};
use crate::{
    cards::{hero::Hero, unmatched::Unmatched},
    model::state::{Card, CardId, Cards, DefId, HAND_LIMIT, State, Zone},
};
use altmode_core::{Error, Random, Result};
use altmode_host::input::{Object, field, list, object, text, wrong};
use altmode_json::Value;

pub(super) fn add_cards(
    rules: Unmatched,
    state: &mut State,
    names: &mut Names,
    seat: u8,
    fields: &Object,
    (heroes, others): (&[u16], &[(u8, DefId)]),
) -> Result<()> {
    let mut player = *state.player(seat);
    let hero = rules.catalogue.hero(player.hero);
    if player.gear == 0 && !hero.sheet.gear.is_empty() {
        player.gear = gear_that_lies(rules, hero, player.hero, fields)?;
    }
    let mut left: Vec<(DefId, u8)> = Vec::new();
    let lent: Vec<DefId> =
        others.iter().filter(|(owner, _)| *owner == seat).map(|(_, def)| *def).collect();
    for (place, card) in hero.cards.iter().enumerate() {
        if !hero.is_card_left_out(place, player.sidekick, player.gear) {
            let away = lent.iter().filter(|&&def| def == card.def).count() as u8;
            left.push((card.def, card.sheet.copies.saturating_sub(away)));
        }
    }
    let mut deck = Vec::new();
    let mut sides: Vec<(DefId, u8)> = hero.sides.iter().map(|card| (card.def, 1)).collect();
    let mut side_deck = Vec::new();
    let zones = [
        ("hand", Zone::Hand),
        ("discard", Zone::Discard),
        ("deck", Zone::Deck),
        ("aside", Zone::Aside),
        ("front", Zone::Front),
        ("side", Zone::Side),
    ];
    for (name, zone) in zones {
        for (index, value) in list(fields, name)?.iter().enumerate() {
            let place = |error: Error| error.at(format!("[{index}]")).at(name);
            let (def, alias) = read_card(rules, player.hero, value).map_err(place)?;
            let owner = match hero.side_sheet(def) {
                Some(_) => {
                    take_copy(rules, &mut sides, def).map_err(place)?;
                    seat
                }
                None => match foreign(rules, state, heroes, player.hero, def)
                    .filter(|_| may_lie_there(rules, hero, def, zone))
                {
                    Some(owner) => owner,
                    None => {
                        take_copy(rules, &mut left, def).map_err(place)?;
                        seat
                    }
                },
            };
            let card = add_card(state, seat, owner, def, zone).map_err(place)?;
            if let Some(alias) = alias {
                names.add(alias, Thing::Card(card)).map_err(place)?;
            }
            if zone == Zone::Side {
                side_deck.push(card);
            } else if zone == Zone::Deck {
                deck.push(card);
            } else if zone == Zone::Hand
                && state.player(seat).hand.len() > usize::from(HAND_LIMIT) * 2
            {
                return Err(place(Error::new(
                    "too-many-cards",
                    "a hand has at most 14 cards in a position",
                )));
            }
        }
    }
    // By default, a deck has all cards that lie in no other zone.
    if field(fields, "deck").is_none() {
        for (def, copies) in left {
            for _ in 0..copies {
                deck.push(add_card(state, seat, seat, def, Zone::Deck)?);
            }
        }
        let mut order: Cards<40> = deck.iter().copied().collect();
        let mut random: Random = state.random.child(u32::from(seat));
        random.shuffle(&mut order);
        deck = order.to_vec();
    }
    let player = state.player_mut(seat);
    player.deck.clear();
    // The top of a deck is the end of the list.
    deck.iter().rev().for_each(|&card| player.deck.push(card));
    if field(fields, "side").is_none() {
        for (def, _) in sides.iter().filter(|(_, copies)| *copies > 0) {
            side_deck.push(add_card(state, seat, seat, *def, Zone::Side)?);
        }
        let mut order: Cards<8> = side_deck.iter().copied().collect();
        let mut random: Random = state.random.child(u32::from(seat) + 8);
        random.shuffle(&mut order);
        side_deck = order.to_vec();
    }
    let player = state.player_mut(seat);
    player.side_deck.clear();
    side_deck.iter().rev().for_each(|&card| player.side_deck.push(card));
    Ok(())
}

/// The zones whose cards a position lists.
const ZONES: [(&str, Zone); 4] = [
    ("hand", Zone::Hand),
    ("discard", Zone::Discard),
    ("front", Zone::Front),
    ("deck", Zone::Deck),
];

/// Returns the cards of a hero's groups that lie in a zone, and the first card of the other groups.
fn gear_that_lies(rules: Unmatched, hero: &Hero, number: u16, fields: &Object) -> Result<u8> {
    let mut ids = Vec::new();
    for (name, _) in ZONES {
        for value in list(fields, name)? {
            if let Ok((def, _)) = read_card(rules, number, value) {
                ids.push(rules.catalogue.card(def).sheet.id.clone());
            }
        }
    }
    for group in &hero.sheet.gear {
        if !group.cards.iter().any(|card| ids.contains(card)) {
            ids.extend(group.cards.first().cloned());
        }
    }
    Ok(hero.gear_bits(&ids))
}

/// Reads a card: its name or id, or `{ "card", "as" }`.
fn read_card(rules: Unmatched, hero: u16, value: &Value) -> Result<(DefId, Option<&str>)> {
    match value {
        Value::String(name) => Ok((rules.find_card(name, Some(hero))?, None)),
        Value::Object(_) => {
            let fields = object(value, super::members::CARD.names)?;
            let name = text(fields, "card")?
                .ok_or_else(|| Error::new("missing-field", "a card has a \"card\"").at("card"))?;
            Ok((
                rules.find_card(name, Some(hero)).map_err(|error| error.at("card"))?,
                text(fields, "as")?,
            ))
        }
        _ => Err(wrong(value, "the name of a card")),
    }
}

/// Takes a copy of a card from those of the deck. The number of blank cards is unlimited.
fn take_copy(rules: Unmatched, left: &mut [(DefId, u8)], def: DefId) -> Result<()> {
    if def >= crate::cards::blank::FIRST_BLANK {
        return Ok(());
    }
    match left.iter_mut().find(|(other, copies)| *other == def && *copies > 0) {
        Some((_, copies)) => {
            *copies -= 1;
            Ok(())
        }
        None => {
            let name = &rules.catalogue.card(def).sheet.name;
            Err(Error::new(
                "too-many-copies",
                format!("the deck has no (other) copy of \"{name}\""),
            ))
        }
    }
}

/// Returns the seat of another hero to whose deck a card belongs.
fn foreign(rules: Unmatched, state: &State, heroes: &[u16], own: u16, def: DefId) -> Option<u8> {
    let hero = rules.catalogue.hero_of(def);
    if def >= crate::cards::blank::FIRST_BLANK || hero == own {
        return None;
    }
    (0..state.seats).find(|&seat| heroes.get(usize::from(seat)) == Some(&hero))
}

/// Returns whether a card of another hero may lie in a zone: one that its hero lends in a hand, or any card on a pile of
/// opponents' cards.
fn may_lie_there(rules: Unmatched, hero: &Hero, def: DefId, zone: Zone) -> bool {
    let lends = rules.catalogue.hero(rules.catalogue.hero_of(def)).sheet.lends.as_ref();
    match zone {
        Zone::Hand => lends.is_some_and(|tag| rules.catalogue.card(def).sheet.tags.contains(tag)),
        Zone::Aside => hero.sheet.pile.as_ref().is_some_and(|pile| pile.boosts),
        _ => false,
    }
}

/// Returns the cards of positions that lie in zones of players other than their owners, by owner.
pub(super) fn cards_elsewhere(
    rules: Unmatched,
    players: &[&Object],
    heroes: &[u16],
    state: &State,
) -> Vec<(u8, DefId)> {
    let mut found = Vec::new();
    for (player, &own) in players.iter().zip(heroes) {
        for name in ["hand", "aside"] {
            for value in list(player, name).unwrap_or_default() {
                if let Ok((def, _)) = read_card(rules, own, value)
                    && let Some(owner) = foreign(rules, state, heroes, own, def)
                {
                    found.push((owner, def));
                }
            }
        }
    }
    found
}

fn add_card(state: &mut State, seat: u8, owner: u8, def: DefId, zone: Zone) -> Result<CardId> {
    let card = state.cards.len() as CardId;
    let seen = match zone {
        // The owner knows the card as well, because it was given openly.
        Zone::Hand => 1 << seat | 1 << owner,
        Zone::Deck | Zone::Side => 0,
        _ => (1 << state.seats) - 1,
    };
    let player = state.player_mut(seat);
    let fits = match zone {
        Zone::Hand => player.hand.try_push(card),
        Zone::Deck => player.deck.try_push(card),
        Zone::Aside => player.aside.try_push(card),
        Zone::Front => player.front.try_push(card),
        Zone::Side => player.side_deck.try_push(card),
        _ => player.discard.try_push(card),
    };
    if fits && state.cards.try_push(Card { def, owner, holder: seat, zone, seen }) {
        Ok(card)
    } else {
        Err(Error::new("too-many-cards", "there are too many cards in this position"))
    }
}
