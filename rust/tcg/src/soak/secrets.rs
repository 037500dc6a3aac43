//! Checks that a seat learns nothing about hidden cards.
//!
//! A move is made twice: in the true state, and in a twin with other hidden cards. Cards that the move reveals are equal in
//! both. So everything that the observer sees after the move must be equal, byte for byte: the view, the events, the seat to
//! act, and the legal actions if the observer acts.

use crate::{
    cards::{Tcg, card::DefId},
    embed::{determinize::is_hidden_source, show_action::show_actions, sight::may_see, view::view},
    model::{
        action::Action,
        event::Event,
        objects::ObjectId,
        state::{Ask, State, Zone},
    },
};
use altmode_core::{Caused, Io, Random, Rules, Viewer};
use altmode_host::Hosted;
use altmode_json::Value;
use altmode_tcg_language::BattleKind;

/// Returns the information about hidden cards that a move leaked to a seat or to the public, if any. Also returns `None` if the move
/// is not possible in the twin, which is not a leak.
pub fn leak(
    tcg: Tcg,
    before: &State,
    action: Action,
    observer: u8,
    random: &mut Random,
) -> Option<String> {
    difference(tcg, before, action, observer, &[Viewer::Seat(observer), Viewer::Public], random)
}

/// Returns the first difference that one of the viewers sees after a move in the twin drawn for an observer.
pub fn difference(
    tcg: Tcg,
    before: &State,
    action: Action,
    observer: u8,
    viewers: &[Viewer],
    random: &mut Random,
) -> Option<String> {
    let (after, events) = play(tcg, before.clone(), action);
    let twin = twin(tcg, before, &after, &shown(&events, observer), observer, random);
    let mut legal = Vec::new();
    tcg.legal_actions(&twin, &mut legal);
    if !legal.contains(&action) {
        return None;
    }
    let (other, told) = play(tcg, twin, action);
    viewers.iter().find_map(|&viewer| {
        let [truth, lie] = [(&after, &events), (&other, &told)]
            .map(|(state, events)| seen(tcg, state, events, viewer));
        let at = truth.bytes().zip(lie.bytes()).position(|(one, other)| one != other)?;
        let around = |text: &str| {
            let from = text.floor_char_boundary(at.saturating_sub(160));
            text[from..text.floor_char_boundary(at + 80)].to_string()
        };
        Some(format!(
            "{viewer:?} sees …{}…, or, with other cards hidden from seat {observer}, …{}…",
            around(&truth),
            around(&lie)
        ))
    })
}

fn play(tcg: Tcg, mut state: State, action: Action) -> (State, Vec<Caused<Event>>) {
    let mut io = Io::recording(Vec::new());
    tcg.apply(&mut state, action, &mut io);
    (state, io.events)
}

/// Returns everything that a viewer sees after a move.
fn seen(tcg: Tcg, state: &State, events: &[Caused<Event>], viewer: Viewer) -> String {
    let mut actions = Vec::new();
    if viewer.seat().is_some() && tcg.to_act(state) == viewer.seat() {
        tcg.legal_actions(state, &mut actions);
    }
    let events: Vec<_> = events.iter().map(|event| tcg.show_caused(state, event, viewer)).collect();
    let actions: Vec<_> = show_actions(tcg, state, &actions).collect();
    altmode_json::json!({ "acts": tcg.to_act(state), "view": view(tcg, state, viewer), "events": events, "actions": actions }).to_string()
}

/// Returns the cards that a seat was shown, for example when they move through the scrap pile into a new deck.
fn shown(events: &[Caused<Event>], observer: u8) -> Vec<ObjectId> {
    fn collect(value: &Value, bit: u64, found: &mut Vec<ObjectId>) {
        match value {
            Value::Object(fields) => {
                // Events name their cards by `object`, and causes by `id`.
                let object = fields.get("object").or_else(|| fields.get("id"));
                if let (Some(object), Some(seen)) = (object, fields.get("seen_by"))
                    && seen.as_u64().unwrap_or_default() & bit != 0
                {
                    found.extend(object.as_u64().map(|object| object as ObjectId));
                }
                fields.values().for_each(|field| collect(field, bit, found));
            }
            Value::Array(values) => values.iter().for_each(|value| collect(value, bit, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for event in events {
        collect(&altmode_json::to_value(event).unwrap_or_default(), 1 << observer, &mut found);
    }
    found
}

/// Returns the state with other cards in all positions that the observer knows neither before nor after the move.
fn twin(
    tcg: Tcg,
    before: &State,
    after: &State,
    shown: &[ObjectId],
    observer: u8,
    random: &mut Random,
) -> State {
    let mut world = before.clone();
    for owner in 0..2 {
        let hidden: Vec<ObjectId> = (before.characters.len() as ObjectId
            ..before.objects.len() as ObjectId)
            .filter(|&object| before.owner(object) == owner)
            .filter(|&object| {
                !may_see(before, object, Viewer::Seat(observer))
                    && !may_see(after, object, Viewer::Seat(observer))
            })
            .filter(|&object| !shown.contains(&object) && !is_hidden_source(before, object))
            .collect();
        let lies_secret = |object: ObjectId| {
            before.object(object).zone == Zone::Secret || after.object(object).zone == Zone::Secret
        };
        // A player who searches a deck sees all of it.
        let searches = owner == observer
            && after.decision.seat == observer
            && after.decision.options.iter().any(|&card| {
                after.objects.get(usize::from(card)).is_some_and(|object| object.zone == Zone::Deck)
            });
        if searches && matches!(after.decision.ask, Ask::Cards | Ask::PlayCard) {
            continue;
        }
        if owner == observer || before.open_decks {
            let (secret, other): (Vec<_>, Vec<_>) =
                hidden.into_iter().partition(|&object| lies_secret(object));
            for group in [secret, other] {
                let mut defs: Vec<DefId> =
                    group.iter().map(|&object| before.defs[usize::from(object)]).collect();
                random.shuffle(&mut defs);
                for (object, def) in group.into_iter().zip(defs) {
                    world.defs[usize::from(object)] = def;
                }
            }
            continue;
        }
        let usual = tcg.catalogue.deck_cards();
        let is_secret =
            |def: &DefId| tcg.catalogue.card(*def).battle_kind() == Some(BattleKind::Secret);
        let secret: Vec<DefId> = usual.iter().copied().filter(is_secret).collect();
        for object in hidden {
            let pool = if lies_secret(object) { &secret[..] } else { usual };
            if !pool.is_empty() {
                world.defs[usize::from(object)] = pool[random.below(pool.len() as u32) as usize];
            }
        }
    }
    world
}
