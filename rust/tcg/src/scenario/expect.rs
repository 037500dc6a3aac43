//! `expect`: assertions about characters, cards, players and the game.

use super::{forecast::too_much_work, pattern::Names};
use crate::{
    embed::{
        names::slot_name,
        view::{Observation, observe},
    },
    input::Object,
    model::{
        objects::{NOBODY, ObjectId},
        state::Zone,
    },
};
use altmode_core::{Error, Result, Viewer, value_by_wire};
use altmode_host::{Unlike, same};
use altmode_json::{Value, json};
use std::{borrow::Cow, cell::Cell, cell::OnceCell};

/// Cost of an observation in runs of the scenario's budget, because it takes about as long as that number of battles.
/// With packs, it takes about as long as a battle for each character.
const OBSERVED: usize = 50;

/// The referee's observation of a state, computed when an expectation first needs it.
#[derive(Debug, Default)]
pub struct Seen {
    view: OnceCell<Observation>,
    /// The observation as JSON.
    json: OnceCell<Value>,
}

impl Seen {
    fn view(&self, names: &Names<'_>, runs: &Cell<usize>) -> Result<&Observation> {
        if let Some(view) = self.view.get() {
            return Ok(view);
        }
        let slower = names.tcg.catalogue.slowness() - 1;
        let characters = names
            .state
            .battlefield
            .iter()
            .map(|of_seat| of_seat.count_ones() as usize)
            .sum::<usize>();
        let cost = OBSERVED.saturating_add(slower.saturating_mul(characters));
        runs.set(runs.get().checked_sub(cost).ok_or_else(too_much_work)?);
        Ok(self.view.get_or_init(|| observe(names.tcg, names.state, Viewer::Referee)))
    }

    fn json(&self, names: &Names<'_>, runs: &Cell<usize>) -> Result<&Value> {
        let view = self.view(names, runs)?;
        Ok(self.json.get_or_init(|| value_by_wire(view)))
    }
}

impl Names<'_> {
    /// Compares a thing with the expectations and returns the first difference. `runs` is the scenario's budget.
    pub fn expect(
        &self,
        thing: &str,
        fields: &Object,
        seen: &Seen,
        runs: &Cell<usize>,
    ) -> Result<Option<Unlike>> {
        match thing {
            "game" => self.game(seen.view(self, runs)?, seen.json(self, runs)?, fields),
            "p0" => self.player(0, seen.view(self, runs)?, fields),
            "p1" => self.player(1, seen.view(self, runs)?, fields),
            _ => {
                let object = self.one(thing)?;
                self.thing(object, seen.view(self, runs)?, seen.json(self, runs)?, fields)
            }
        }
    }

    fn game(&self, view: &Observation, json: &Value, fields: &Object) -> Result<Option<Unlike>> {
        // The kind stands for the whole question; an object compares its details.
        let kind = view.decision.as_ref().map(|decision| decision.kind);
        for (field, expected) in fields {
            let value = if field == "decision" && !expected.is_object() {
                Cow::Owned(json!(kind))
            } else {
                Cow::Borrowed(&json[field.as_str()])
            };
            if value.is_null()
                && !matches!(field.as_str(), "outcome" | "toAct" | "decision" | "battle")
            {
                return Err(unknown_field(field));
            }
            if !same(expected, &value) {
                return Ok(Some(Unlike::of(field, expected, value.into_owned())));
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
                "characters" => (
                    self.in_zone(seat, Zone::Battlefield)
                        .into_iter()
                        .filter(|&card| state.is_character(card))
                        .collect(),
                    false,
                ),
                "stratagems" => (
                    self.in_zone(seat, Zone::Battlefield)
                        .into_iter()
                        .filter(|&card| !state.is_character(card))
                        .collect(),
                    false,
                ),
                "tower" | "noMoreActions" | "drawsGoToOpponent" => {
                    let player = &view.players[usize::from(seat)];
                    let got = match field.as_str() {
                        "tower" => json!(player.tower),
                        "noMoreActions" => json!(player.no_more_actions.unwrap_or_default()),
                        _ => json!(player.draws_go_to_opponent.unwrap_or_default()),
                    };
                    if !same(expected, &got) {
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
    fn thing(
        &self,
        object: ObjectId,
        view: &Observation,
        json: &Value,
        fields: &Object,
    ) -> Result<Option<Unlike>> {
        let state = self.state;
        let at = state.object(object);
        let character = view.players.iter().enumerate().find_map(|(seat, player)| {
            let index = player.characters.iter().position(|character| character.id == object)?;
            Some(&json["players"][seat]["characters"][index])
        });
        for (field, expected) in fields {
            let place = |error: Error| error.at(field);
            let cards: Vec<ObjectId> = match (field.as_str(), character) {
                ("upgrades", Some(_)) => state.character(object).upgrades.to_vec(),
                ("under", Some(_)) => (0..state.objects.len() as ObjectId)
                    .filter(|&other| {
                        state.object(other).zone == Zone::Under
                            && state.object(other).host == object
                    })
                    .collect(),
                _ => {
                    let got: Value = match field.as_str() {
                        "zone" => json!(at.zone.name()),
                        "owner" => json!(at.owner),
                        "controller" if matches!(at.zone, Zone::Played | Zone::Secret) => {
                            json!(state.controller(object))
                        }
                        "on" => {
                            let host = if at.host == NOBODY { None } else { Some(at.host) };
                            let agrees = match host {
                                Some(host) => {
                                    !expected.is_null()
                                        && self.means(expected, host).map_err(place)?
                                }
                                None => expected.is_null(),
                            };
                            if !agrees {
                                return Ok(Some(Unlike::of(
                                    field,
                                    expected,
                                    json!(host.map(|host| self.tcg.full_name(state, host))),
                                )));
                            }
                            continue;
                        }
                        "turnedOver"
                            if at.zone == Zone::Battlefield && !state.is_character(object) =>
                        {
                            json!(at.slot != 0)
                        }
                        "slot" => {
                            if at.zone == Zone::Upgrade {
                                json!(slot_name(at.slot))
                            } else {
                                Value::Null
                            }
                        }
                        "damage" if character.is_none() && at.zone == Zone::Upgrade => {
                            json!(state.damage_on_upgrade(object))
                        }
                        _ => match character.and_then(|character| character.get(field)) {
                            Some(value) => value.clone(),
                            // Characters outside the game have no stats.
                            None if state.is_character(object) && at.zone == Zone::Outside => {
                                Value::Null
                            }
                            None => return Err(unknown_field(field)),
                        },
                    };
                    // A script may write "under" for the zone of a combiner's parts.
                    let part = field == "zone"
                        && at.zone == Zone::Combined
                        && expected.as_str() == Some("under");
                    if !part && !same(expected, &got) {
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
        objects
            .filter(|&object| {
                self.state.owner(object) == seat && self.state.object(object).zone == zone
            })
            .collect()
    }

    fn names(&self, cards: &[ObjectId]) -> Value {
        cards.iter().map(|&card| self.tcg.full_name(self.state, card)).collect()
    }
}

fn unknown_field(field: &str) -> Error {
    Error::new(
        "unknown-field",
        format!("there is no field \"{}\" to look at", crate::input::shorten(field)),
    )
    .at(field)
}
