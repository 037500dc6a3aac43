//! Converts the tracked table to the input of the damage forecast.
//!
//! The rules engine applies the rules; this module only produces its input.

use crate::{
    Tracker,
    describe::{name_of, upgrade_name},
    facts,
    state::{Character, CharacterId, Printed, State, Zone},
};
use altmode_core::{Error, Result};
use altmode_json::{Map, Value, json};
use serde::Serialize;

/// A forecast's input, with the assumptions made.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForecastQuestion {
    /// The input of `forecast` in `altmode/tcg`.
    #[cfg_attr(feature = "typescript", ts(type = "ForecastInput"))]
    pub input: Value,
    /// The assumptions about the table, in English.
    pub assumptions: Vec<String>,
}

/// Returns the forecast input of an attack. `decks` holds each seat's deck in the form of the forecast. `null` stands for an
/// unknown deck, which then flips no icons.
pub fn forecast_input(
    tracker: &Tracker,
    attacker: CharacterId,
    defender: CharacterId,
    decks: &Value,
) -> Result<ForecastQuestion> {
    let state = tracker.state();
    let mut assumptions = Vec::new();
    let mut sides = Vec::new();
    for (id, place) in [(attacker, "attacker"), (defender, "defender")] {
        let Some(character) = state.character(id) else {
            return Err(Error::new(
                "unknown-character",
                format!("there is no character number {id} on the table"),
            )
            .at(place));
        };
        if character.zone != Zone::Battlefield {
            return Err(Error::new(
                "wrong-place",
                format!("{} is not on the battlefield", name_of(state, id)),
            )
            .at(place));
        }
        sides.push(character.seat);
    }
    let mut input = Map::new();
    input.insert("attacker".into(), fighter(state, attacker, &mut assumptions));
    input.insert("defender".into(), fighter(state, defender, &mut assumptions));
    let opponent = 1 - sides[0].min(1);
    for (name, seat) in [("attackerDeck", sides[0]), ("defenderDeck", opponent)] {
        input.insert(name.into(), deck(state, decks, seat, &mut assumptions)?);
    }
    for (name, seat, fighting) in
        [("attackerTeam", sides[0], attacker), ("defenderTeam", opponent, defender)]
    {
        let others: Vec<CharacterId> = state
            .on_battlefield(seat)
            .map(|(id, _)| id)
            .filter(|&id| id != fighting && id != attacker)
            .collect();
        // An empty list says that there are no others, so the forecast need not assume it.
        input.insert(
            name.into(),
            others.into_iter().map(|id| fighter(state, id, &mut assumptions)).collect(),
        );
    }
    // Battle cards in the KO area are not tracked.
    for (name, seat) in [("attackerKo", sides[0]), ("defenderKo", opponent)] {
        let fallen =
            state.numbered().filter(|(_, other)| other.seat == seat && other.zone == Zone::KoArea);
        let known = fallen
            .filter_map(|(_, other)| other.facts().map(|facts| Value::from(facts.id.as_str())));
        input.insert(name.into(), known.collect());
    }
    Ok(ForecastQuestion { input: Value::Object(input), assumptions })
}

fn deck(state: &State, decks: &Value, seat: u8, assumptions: &mut Vec<String>) -> Result<Value> {
    match decks {
        Value::Array(decks) if decks.len() <= 2 => {
            if let Some(deck) = decks.get(usize::from(seat)).filter(|deck| !deck.is_null()) {
                return Ok(deck.clone());
            }
        }
        Value::Null => {}
        _ => {
            return Err(Error::new("bad-input", "the decks are a list of two, one for each seat")
                .at("decks"));
        }
    }
    assumptions.push(format!(
        "Nothing is known of the deck of {}, so it flips no icons.",
        state.player_name(seat)
    ));
    Ok(json!([{ "icons": [], "count": 40 }]))
}

fn fighter(state: &State, id: CharacterId, assumptions: &mut Vec<String>) -> Value {
    let Some(character) = state.character(id) else { return Value::Null };
    let mut fields = Map::new();
    match &character.printed {
        Printed::Card(card) => by_card(state, id, character, card, &mut fields, assumptions),
        Printed::Own(_) => by_numbers(state, id, character, &mut fields),
    }
    if character.tapped {
        fields.insert("tapped".into(), true.into());
    }
    // With as many counters as health, the KO has not been entered yet. One counter less keeps the input valid, and any
    // damage still means a KO.
    let damage = character.damage.min(state.health(id).saturating_sub(1));
    if damage < character.damage {
        assumptions.push(format!("{} should be KO'd already.", name_of(state, id)));
    }
    if damage > 0 {
        fields.insert("damage".into(), damage.into());
    }
    Value::Object(fields)
}

fn by_card(
    state: &State,
    id: CharacterId,
    character: &Character,
    card: &str,
    fields: &mut Map,
    assumptions: &mut Vec<String>,
) {
    fields.insert("card".into(), card.into());
    fields.insert("mode".into(), character.mode.name().into());
    let mut upgrades = Vec::new();
    for upgrade in &character.upgrades {
        match facts::upgrade_by_id(&upgrade.card) {
            Some(known) => upgrades.push(Value::from(known.id.as_str())),
            None => assumptions.push(format!(
                "{} on {} is not a known card and is left out.",
                upgrade_name(upgrade),
                name_of(state, id)
            )),
        }
    }
    if !upgrades.is_empty() {
        fields.insert("upgrades".into(), upgrades.into());
    }
    let counters: i32 =
        character.counters.iter().map(|counter| i32::from(counter.amount.max(0))).sum();
    if counters > 0 {
        fields.insert("counters".into(), counters.into());
    }
    let under: Vec<Value> = state
        .numbered()
        .filter(|(_, other)| other.zone == Zone::Under(id))
        .filter_map(|(_, other)| other.facts().map(|facts| Value::from(facts.id.as_str())))
        .collect();
    if !under.is_empty() {
        fields.insert("under".into(), under.into());
    }
    if let Some((_, head)) = state.head_of(id)
        && let Some(facts) = head.facts()
    {
        fields.insert("head".into(), json!({ "card": facts.id }));
    }
    if let Some(health) = character.health {
        fields.insert("health".into(), health.into());
    }
}

fn by_numbers(state: &State, id: CharacterId, character: &Character, fields: &mut Map) {
    let [mut attack, mut defense] = character.printed_stats();
    for upgrade in
        character.upgrades.iter().filter_map(|upgrade| facts::upgrade_by_id(&upgrade.card))
    {
        attack += i16::from(upgrade.attack);
        defense += i16::from(upgrade.defense);
    }
    fields.insert("attack".into(), attack.max(0).into());
    fields.insert("defense".into(), defense.max(0).into());
    fields.insert("health".into(), state.health(id).into());
}
