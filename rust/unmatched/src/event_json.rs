//! Events as hosts see them.

use crate::{
    event::{Event, Shown},
    names::zone_name,
    rules::Unmatched,
    state::{ATTACK, State},
};
use serde_json::{Value, json};

/// An event as a seat may see it; without a seat, as a referee does. A card that the seat may not know has neither number nor name.
pub fn show_event(rules: Unmatched, state: &State, event: &Event, seat: Option<u8>) -> Value {
    let board = rules.board(state);
    let space = |at: u8| if at < 64 { json!(board.space_id(at)) } else { Value::Null };
    let card = |shown: &Shown| match seat {
        Some(seat) if shown.seen_by >> seat & 1 == 0 => Value::Null,
        _ => {
            let def = rules.catalogue.card(shown.def);
            json!({ "id": shown.card, "card": def.id, "name": def.sheet.name })
        }
    };
    let seats = |set: u8| (0..state.seats).filter(|&seat| set >> seat & 1 != 0).collect::<Vec<_>>();
    match event {
        Event::Joined { seat, fighter, health } => json!({ "type": "joined", "seat": seat, "fighter": fighter, "health": health }),
        Event::TurnStarted { seat, turn } => json!({ "type": "turn-started", "seat": seat, "turn": turn }),
        Event::Drew { seat, card: drawn, left } => json!({ "type": "drew", "seat": seat, "card": card(drawn), "left": left }),
        Event::Exhausted { seat, missing } => json!({ "type": "exhausted", "seat": seat, "missing": missing }),
        Event::Moved { fighter, from, path } => {
            let path: Vec<Value> = path.iter().map(|&at| space(at)).collect();
            json!({ "type": "moved", "fighter": fighter, "from": space(*from), "to": path.last(), "path": path })
        }
        Event::Placed { fighter, from, to } => json!({ "type": "placed", "fighter": fighter, "from": space(*from), "to": space(*to) }),
        Event::Swapped { one, other } => json!({ "type": "swapped", "fighters": [one, other] }),
        Event::Attacked { seat, attacker, defender, bonus } => {
            let bonus = bonus.map(|def| rules.catalogue.card(def).sheet.name.as_str());
            json!({ "type": "attacked", "seat": seat, "attacker": attacker, "defender": defender, "bonus": bonus })
        }
        Event::Announced { seat: told, value } => match seat {
            Some(seat) if seat != *told && state.are_enemies(seat, *told) && state.active != seat => {
                json!({ "type": "announced", "seat": told })
            }
            _ => json!({ "type": "announced", "seat": told, "value": value }),
        },
        Event::Defended { seat, fighter, with_card } => {
            json!({ "type": "defended", "seat": seat, "fighter": fighter, "withCard": with_card })
        }
        Event::Revealed { attack, defense } => {
            json!({ "type": "revealed", "attack": attack.as_ref().map(card), "defense": defense.as_ref().map(card) })
        }
        Event::Schemed { seat, card: played, fighter } => {
            json!({ "type": "schemed", "seat": seat, "card": card(played), "fighter": fighter })
        }
        Event::Boosted { seat, card: used, boost } => json!({ "type": "boosted", "seat": seat, "card": card(used), "boost": boost }),
        Event::Cancelled { seat } => json!({ "type": "cancelled", "seat": seat }),
        Event::Value { seat, value } => json!({ "type": "value", "seat": seat, "value": value }),
        Event::Totals { attack, defense } => json!({ "type": "totals", "attack": attack, "defense": defense }),
        Event::Damaged { fighter, amount, health, combat } => {
            json!({ "type": "damaged", "fighter": fighter, "amount": amount, "health": health, "combat": combat })
        }
        Event::Recovered { fighter, amount, health } => {
            json!({ "type": "recovered", "fighter": fighter, "amount": amount, "health": health })
        }
        Event::Defeated { fighter } => json!({ "type": "defeated", "fighter": fighter }),
        Event::Returned { fighter, to, health } => {
            json!({ "type": "returned", "fighter": fighter, "to": space(*to), "health": health })
        }
        Event::Discarded { seat, card: gone, from } => {
            json!({ "type": "discarded", "seat": seat, "card": card(gone), "from": zone_name(*from) })
        }
        Event::CardMoved { card: moved, seat, from, to } => {
            json!({ "type": "card-moved", "seat": seat, "card": card(moved), "from": zone_name(*from), "to": zone_name(*to) })
        }
        Event::Shown { seat, cards } => {
            json!({ "type": "shown", "seat": seat, "cards": cards.iter().map(card).collect::<Vec<_>>() })
        }
        Event::Shuffled { seat, cards } => json!({ "type": "shuffled", "seat": seat, "cards": cards }),
        Event::Actions { seat, left } => json!({ "type": "actions", "seat": seat, "left": left }),
        Event::Form { seat, form } => {
            json!({ "type": "form", "seat": seat, "form": rules.form_id(state, *seat, *form) })
        }
        Event::CombatEnded { won, damage } => {
            json!({ "type": "combat-ended", "won": if usize::from(*won) == ATTACK { "attack" } else { "defense" }, "damage": damage })
        }
        Event::SeatOut { seat } => json!({ "type": "seat-out", "seat": seat }),
        Event::GameEnded { winners } => {
            let winners = seats(*winners);
            json!({ "type": "game-ended", "winner": winners.first(), "winners": winners })
        }
    }
}
