//! `expect`: assertions about characters, cards, players and the game.

use super::pattern::Names;
use crate::{
    embed::{
        names::slot_name,
        view::{Observation, observe},
    },
    input::{Object, wrong},
    model::{
        objects::{NOBODY, ObjectId},
        state::Zone,
    },
};
use altmode_core::{Error, Result, value_by_wire};
use altmode_host::Unlike;
use altmode_json::{Value, json};

impl Names<'_> {
    /// Compares the state with the expectations and returns the first difference.
    pub fn expect(&self, expected: &Value) -> Result<Option<Unlike>> {
        let things = expected.as_object().ok_or_else(|| wrong(expected, "an object"))?;
        let view = observe(self.tcg, self.state, None);
        for (name, fields) in things {
            let fields = fields.as_object().ok_or_else(|| wrong(fields, "an object").at(name))?;
            let unlike = match name.as_str() {
                "game" => self.game(&view, fields),
                "p0" => self.player(0, &view, fields),
                "p1" => self.player(1, &view, fields),
                _ => self.one(name).and_then(|object| self.thing(object, &view, fields)),
            };
            if let Some(unlike) = unlike.map_err(|error| error.at(name))? {
                return Ok(Some(Unlike { path: format!("{name}.{}", unlike.path), ..unlike }));
            }
        }
        Ok(None)
    }

    fn game(&self, view: &Observation, fields: &Object) -> Result<Option<Unlike>> {
        let mut got = value_by_wire(view);
        // The kind stands for the whole question; an object compares its details.
        let kind = view.decision.as_ref().map(|decision| decision.kind);
        for (field, expected) in fields {
            let value = if field == "decision" && !expected.is_object() { json!(kind) } else { got[field.as_str()].take() };
            if value.is_null() && !matches!(field.as_str(), "outcome" | "toAct" | "decision" | "battle") {
                return Err(unknown_field(field));
            }
            if !self.same(expected, &value) {
                return Ok(Some(Unlike::of(field, expected, value)));
            }
        }
        Ok(None)
    }

    fn player(&self, seat: u8, view: &Observation, fields: &Object) -> Result<Option<Unlike>> {
        let state = self.state;
        let player = &state.players[usize::from(seat)];
        for (field, expected) in fields {
            let place = |error: Error| error.at(field);
            let (cards, ordered): (Vec<ObjectId>, bool) = match field.as_str() {
                "hand" => (player.hand.to_vec(), false),
                "deck" => (player.deck.iter().rev().copied().collect(), true),
                "scrap" => (player.scrap.to_vec(), false),
                "played" => (self.in_zone(seat, Zone::Played), false),
                "secret" => (self.in_zone(seat, Zone::Secret), false),
                "ko" => (self.in_zone(seat, Zone::Ko), false),
                "outside" => (self.in_zone(seat, Zone::Outside), false),
                "characters" => {
                    (self.in_zone(seat, Zone::Battlefield).into_iter().filter(|&card| state.is_character(card)).collect(), false)
                }
                "stratagems" => {
                    (self.in_zone(seat, Zone::Battlefield).into_iter().filter(|&card| !state.is_character(card)).collect(), false)
                }
                "tower" | "noMoreActions" | "drawsGoToOpponent" => {
                    let player = &view.players[usize::from(seat)];
                    let got = match field.as_str() {
                        "tower" => json!(player.tower),
                        "noMoreActions" => json!(player.no_more_actions.unwrap_or_default()),
                        _ => json!(player.draws_go_to_opponent.unwrap_or_default()),
                    };
                    if !self.same(expected, &got) {
                        return Ok(Some(Unlike::of(field, expected, got)));
                    }
                    continue;
                }
                _ => return Err(unknown_field(field)),
            };
            if !self.same_cards(expected, &cards, ordered).map_err(place)? {
                return Ok(Some(Unlike::of(field, expected, self.names(&cards))));
            }
        }
        Ok(None)
    }

    /// Compares a character or card.
    fn thing(&self, object: ObjectId, view: &Observation, fields: &Object) -> Result<Option<Unlike>> {
        let state = self.state;
        let at = state.object(object);
        let character = view.players.iter().flat_map(|player| &player.characters).find(|character| character.id == object);
        let mut all = character.map(value_by_wire).unwrap_or_default();
        for (field, expected) in fields {
            let place = |error: Error| error.at(field);
            let cards: Vec<ObjectId> = match (field.as_str(), character) {
                ("upgrades", Some(_)) => state.character(object).upgrades.to_vec(),
                ("under", Some(_)) => (0..state.objects.len() as ObjectId)
                    .filter(|&other| state.object(other).zone == Zone::Under && state.object(other).host == object)
                    .collect(),
                _ => {
                    let got = match field.as_str() {
                        "zone" => json!(at.zone.name()),
                        "owner" => json!(at.owner),
                        "controller" if matches!(at.zone, Zone::Played | Zone::Secret) => json!(state.controller(object)),
                        "on" => {
                            let host = if at.host == NOBODY { None } else { Some(at.host) };
                            let agrees = match host {
                                Some(host) => !expected.is_null() && self.means(expected, host).map_err(place)?,
                                None => expected.is_null(),
                            };
                            if !agrees {
                                return Ok(Some(Unlike::of(field, expected, json!(host.map(|host| self.tcg.full_name(state, host))))));
                            }
                            continue;
                        }
                        "turnedOver" if at.zone == Zone::Battlefield && !state.is_character(object) => json!(at.slot != 0),
                        "slot" => {
                            if at.zone == Zone::Upgrade {
                                json!(slot_name(at.slot))
                            } else {
                                Value::Null
                            }
                        }
                        "damage" if character.is_none() && at.zone == Zone::Upgrade => json!(state.damage_on_upgrade(object)),
                        _ if character.is_some() && all.get(field).is_some() => all[field.as_str()].take(),
                        _ if state.is_character(object) => {
                            // Characters outside the game have no stats.
                            if at.zone != Zone::Outside {
                                return Err(unknown_field(field));
                            }
                            Value::Null
                        }
                        _ => return Err(unknown_field(field)),
                    };
                    // A script may write "under" for the zone of a combiner's parts.
                    let part = field == "zone" && at.zone == Zone::Combined && expected.as_str() == Some("under");
                    if !part && !self.same(expected, &got) {
                        return Ok(Some(Unlike::of(field, expected, got)));
                    }
                    continue;
                }
            };
            if !self.same_cards(expected, &cards, false).map_err(place)? {
                return Ok(Some(Unlike::of(field, expected, self.names(&cards))));
            }
        }
        Ok(None)
    }

    fn in_zone(&self, seat: u8, zone: Zone) -> Vec<ObjectId> {
        let objects = 0..self.state.objects.len() as ObjectId;
        objects.filter(|&object| self.state.owner(object) == seat && self.state.object(object).zone == zone).collect()
    }

    fn names(&self, cards: &[ObjectId]) -> Value {
        cards.iter().map(|&card| self.tcg.full_name(self.state, card)).collect()
    }
}

fn unknown_field(field: &str) -> Error {
    Error::new("unknown-field", format!("there is no field \"{}\" to look at", crate::input::shorten(field))).at(field)
}
