//! `expect`: expectations on fighters, cards, players and the game.

use super::{Names, Thing, aliases::is_named};
use crate::{
    cards::unmatched::Unmatched,
    embed::{
        names::zone_name,
        view::{DoorView, FighterView, counters, doors, items, observe, tokens},
    },
    model::state::{CardId, FighterId, HAND_LIMIT, NOBODY, State},
};
use altmode_core::{Error, Result, Viewer};
use altmode_host::{
    Unlike,
    input::{Object, shorten},
    same, same_names,
};
use altmode_json::{Value, json};

/// Compares the fields of an object with the expected values. Returns the first field that differs.
pub fn expect(
    rules: Unmatched,
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
        return game(rules, names, state, fields);
    }
    if let Some(seat) = seat {
        return player(rules, names, state, seat, fields);
    }
    match names.get(thing).or_else(|| only(rules, names, state, thing)) {
        Some(Thing::Fighter(id)) => fighter(rules, names, state, id, fields),
        Some(Thing::Card(id)) => card(state, id, fields),
        None => Err(Error::new(
            "unknown-name",
            format!("nothing is called \"{}\", or more than one thing", shorten(thing)),
        )),
    }
}

/// Returns the only fighter or card to which a word refers.
fn only(rules: Unmatched, names: &Names, state: &State, word: &str) -> Option<Thing> {
    let mut fighters = (0..state.fighters.len() as FighterId)
        .filter(|&id| names.is_fighter(rules, state, word, id))
        .map(Thing::Fighter);
    let mut cards = (0..state.cards.len() as CardId)
        .filter(|&id| is_named(rules, state, word, id))
        .map(Thing::Card);
    match (fighters.next(), fighters.next()) {
        (Some(one), None) => return Some(one),
        (Some(_), Some(_)) => return None,
        (None, _) => {}
    }
    cards.next().filter(|_| cards.next().is_none())
}

fn fighter(
    rules: Unmatched,
    names: &Names,
    state: &State,
    id: FighterId,
    fields: &Object,
) -> Result<Option<Unlike>> {
    let _ = names;
    let view = observe(rules, state, Viewer::Referee);
    let FighterView { at, tail, zones, health, defeated, off_board, held, moves, .. } =
        &view.fighters[usize::from(id)];
    Unlike::among(fields, |name, _| {
        Some(match name {
            "at" => json!(at),
            "tail" => json!(tail),
            "health" => json!(health),
            "defeated" => json!(defeated),
            "offBoard" => json!(off_board),
            "zones" => json!(zones),
            "move" => json!(moves),
            "held" => json!(held),
            _ => return None,
        })
    })
}

fn card(state: &State, id: CardId, fields: &Object) -> Result<Option<Unlike>> {
    let card = state.card(id);
    Unlike::among(fields, |name, _| {
        Some(match name {
            "zone" => json!(zone_name(card.zone)),
            "owner" => json!(card.owner),
            "holder" => json!(card.holder),
            _ => return None,
        })
    })
}

fn player(
    rules: Unmatched,
    names: &Names,
    state: &State,
    seat: u8,
    fields: &Object,
) -> Result<Option<Unlike>> {
    let player = state.player(seat);
    for (name, expected) in fields {
        let top_first = || player.deck.iter().rev().copied().collect();
        let (cards, ordered): (Vec<CardId>, bool) = match name.as_str() {
            "hand" => (player.hand.to_vec(), false),
            "deck" => (top_first(), true),
            "discard" => (player.discard.to_vec(), false),
            "aside" => (player.aside.to_vec(), true),
            "front" => (player.front.to_vec(), false),
            "side" => (player.side_deck.iter().rev().copied().collect(), true),
            _ => {
                let got = match name.as_str() {
                    "form" => json!(rules.form_id(state, seat, player.form)),
                    "actions" => json!(player.actions),
                    "counters" => Value::Object(
                        counters(rules, state, seat)
                            .map(|view| (view.counter.to_string(), json!(view.count)))
                            .collect(),
                    ),
                    "handLimit" => json!(
                        rules.hero(state, seat).sheet.hand.map_or(HAND_LIMIT, |hand| hand.limit)
                    ),
                    "dormant" => json!(player.dormant),
                    "out" => json!(player.out),
                    _ => return Err(Unlike::no_field(name)),
                };
                if !same(expected, &got) {
                    return Ok(Some(Unlike::of(name, expected, got)));
                }
                continue;
            }
        };
        let is = |word: &str, card: CardId| {
            names.is_card(word, card) || is_named(rules, state, word, card)
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

fn game(rules: Unmatched, names: &Names, state: &State, fields: &Object) -> Result<Option<Unlike>> {
    let view = observe(rules, state, Viewer::Referee);
    let combat = view.combat.as_ref();
    for (name, expected) in fields {
        let got = match name.as_str() {
            "active" => json!(view.active),
            "toAct" => json!(view.to_act),
            "turn" => json!(view.turn),
            "phase" => json!(view.phase),
            "actions" => json!(view.actions),
            "outcome" => json!(view.outcome),
            "decision" => json!(view.decision.as_ref().map(|decision| decision.kind)),
            "tokens" => {
                // Without order and owners.
                let got: Vec<Value> = tokens(rules, state)
                    .map(|token| json!({ "token": token.token, "at": token.at }))
                    .collect();
                let wanted: Vec<Value> = expected
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|one| json!({ "token": one["token"], "at": one["at"] }))
                    .collect();
                if expected.is_array() && same(&json!(wanted), &json!(got)) {
                    continue;
                }
                json!(got)
            }
            "doors" => {
                let named = doors(rules, state).map(|DoorView { door, closed }| {
                    (door.to_string(), json!(if closed { "closed" } else { "open" }))
                });
                Value::Object(named.collect())
            }
            "items" => json!(items(rules, state).collect::<Vec<_>>()),
            "combat" => {
                let got = json!(combat.map(|combat| {
                    json!({
                        "attacker": combat.attacker, "defender": combat.defender, "attack": combat.attack.value,
                        "defense": combat.defense.as_ref().and_then(|card| card.value), "damage": combat.damage, "won": combat.won,
                    })
                }));
                // Fighters may be written as names.
                let Some(wanted) = expected.as_object() else {
                    if same(expected, &got) {
                        continue;
                    }
                    return Ok(Some(Unlike::of(name, expected, got)));
                };
                for (part, expected) in wanted {
                    let value = got.get(part).cloned().unwrap_or_default();
                    let fighter = value.as_u64().map_or(NOBODY, |id| id as FighterId);
                    let fits = match expected.as_str() {
                        Some(word) if matches!(part.as_str(), "attacker" | "defender") => {
                            names.is_fighter(rules, state, word, fighter)
                        }
                        _ => same(expected, &value),
                    };
                    if !fits {
                        return Ok(Some(Unlike::of(&format!("combat.{part}"), expected, value)));
                    }
                }
                continue;
            }
            _ => return Err(Unlike::no_field(name)),
        };
        if !same(expected, &got) {
            return Ok(Some(Unlike::of(name, expected, got)));
        }
    }
    Ok(None)
}
