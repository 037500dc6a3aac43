//! `expect`: expectations on the game, the players, the spaces and cards.

use super::Names;
use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::{
        names::{find_space, zone_name},
        view::{PlayerView, observe},
    },
    model::state::{CardId, NOBODY, State},
};
use altmode_core::{Error, Result, Viewer, value_by_wire};
use altmode_host::{
    Unlike,
    input::{Object, shorten},
    same, same_names,
};
use altmode_json::{Value, json};

/// Compares the fields of an object with the expected values. Returns the first field that differs.
pub fn expect(
    rules: Deckbuilder,
    names: &Names,
    state: &State,
    thing: &str,
    fields: &Object,
) -> Result<Option<Unlike>> {
    let seat = thing
        .strip_prefix('p')
        .and_then(|seat| seat.parse::<u8>().ok())
        .filter(|seat| *seat < state.seats);
    if thing == "game" {
        return game(rules, state, fields);
    }
    if let Some(seat) = seat {
        return player(rules, names, state, seat, fields);
    }
    if let Some(space) = find_space(state, thing) {
        let cell = state.cell(space);
        return Unlike::among(fields, |name, expected| {
            Some(match name {
                "card" if cell.card == NOBODY => Value::Null,
                "card" => {
                    let is = |word: &str| {
                        names.is_card(word, cell.card) || rules.is_named(state, word, cell.card)
                    };
                    if expected.as_str().is_some_and(is) {
                        expected.clone()
                    } else {
                        json!(rules.def(state, cell.card).sheet.name)
                    }
                }
                "faceup" => json!(cell.up),
                "cost" => {
                    json!(state.faceup(space).map(|card| rules.cost(state, state.active, card)))
                }
                "characters" => json!(
                    (0..state.seats)
                        .filter(|&seat| state.player(seat).at == space)
                        .collect::<Vec<_>>()
                ),
                _ => return None,
            })
        });
    }
    match names.get(thing).or_else(|| only(rules, state, thing)) {
        Some(card) => Unlike::among(fields, |name, _| {
            let entry = state.card(card);
            Some(match name {
                "zone" => json!(zone_name(entry.zone)),
                "owner" => json!((entry.owner != NOBODY).then_some(entry.owner)),
                "space" => json!(crate::embed::names::space_name(state, entry.space)),
                _ => return None,
            })
        }),
        None => Err(Error::new(
            "unknown-name",
            format!("nothing is called \"{}\", or more than one thing", shorten(thing)),
        )),
    }
}

/// Returns the only card to which a word refers.
fn only(rules: Deckbuilder, state: &State, word: &str) -> Option<CardId> {
    let mut cards =
        (0..state.cards.len() as CardId).filter(|&card| rules.is_named(state, word, card));
    cards.next().filter(|_| cards.next().is_none())
}

fn player(
    rules: Deckbuilder,
    names: &Names,
    state: &State,
    seat: u8,
    fields: &Object,
) -> Result<Option<Unlike>> {
    let player = state.player(seat);
    let view: PlayerView =
        observe(rules, state, Viewer::Referee).players.swap_remove(usize::from(seat));
    for (name, expected) in fields {
        let top_first = || player.deck.iter().rev().copied().collect();
        let (cards, ordered): (Vec<CardId>, bool) = match name.as_str() {
            "hand" => (player.hand.to_vec(), false),
            "deck" => (top_first(), true),
            "discard" => (player.discard.to_vec(), false),
            "played" => (player.played.to_vec(), false),
            "damage" => (player.damage.to_vec(), false),
            "vault" => (player.vault.to_vec(), false),
            _ => {
                let got = match name.as_str() {
                    "at" => json!(view.at),
                    "mode" => json!(view.mode),
                    "energon" => json!(view.energon),
                    "vp" => json!(view.vp),
                    "score" => json!(view.score),
                    "bosses" => json!(view.bosses),
                    "move" => json!(view.moves),
                    "moveSpent" => json!(view.move_spent),
                    "handSize" => json!(view.hand_size),
                    "ownPower" => json!(view.own_power),
                    "team" => json!(view.team),
                    "damageLimit" => json!(view.damage_limit),
                    "power" => json!(rules.power_at(state, seat, 0)),
                    "powerByRange" => value_by_wire(&view.power),
                    _ => return Err(Unlike::no_field(name)),
                };
                if !same(expected, &got) {
                    return Ok(Some(Unlike::of(name, expected, got)));
                }
                continue;
            }
        };
        let is = |word: &str, card: CardId| {
            names.is_card(word, card) || rules.is_named(state, word, card)
        };
        let alone = |word: &str| names.get(word).is_some();
        if !same_names(expected, &cards, ordered, &is, &alone).map_err(|error| error.at(name))? {
            let got = cards
                .iter()
                .map(|&card| rules.def(state, card).sheet.name.as_str())
                .collect::<Vec<_>>();
            return Ok(Some(Unlike::of(name, expected, json!(got))));
        }
    }
    Ok(None)
}

fn game(rules: Deckbuilder, state: &State, fields: &Object) -> Result<Option<Unlike>> {
    let view = observe(rules, state, Viewer::Referee);
    Unlike::among(fields, |name, _| {
        Some(match name {
            "active" => json!(view.active),
            "toAct" => json!(view.to_act),
            "turn" => json!(view.turn),
            "phase" => json!(view.phase),
            "mode" => json!(view.mode),
            "rows" => json!(view.rows),
            "columns" => json!(view.columns),
            "decision" => json!(view.decision.as_ref().map(|decision| decision.kind)),
            "outcome" => json!(view.outcome),
            "mainDeck" => json!(view.main_deck),
            "stacks" => json!(view.stacks),
            "ruinDeck" => json!(view.ruin_deck),
            "ruinDiscard" => json!(view.ruin_discard.len()),
            "encounterDiscard" => json!(view.encounter_discard.len()),
            "damageStack" => json!(view.damage_stack),
            "basics" => json!(view.basics.len()),
            "battle" => value_by_wire(&view.battle),
            _ => return None,
        })
    })
}
