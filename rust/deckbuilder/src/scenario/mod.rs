//! Scenarios of this game: the meaning of the fields of positions, actions and expectations.

mod expect;
pub(crate) mod members;
mod names;
mod position;

pub use names::Names;

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::{action_json::ActionView, check::Wanted, names::find_space},
    model::{
        action::Action,
        start::Start,
        state::{CardId, NOBODY, OFF, State},
    },
};
use altmode_core::{Error, Result, Seat};
use altmode_host::{
    Hosted, Legal, Script, Unlike,
    input::{Object, wrong},
    same,
};
use altmode_json::Value;

/// Makes a position from the JSON text of a scenario's state.
pub fn position(rules: Deckbuilder, text: &str) -> Result<State> {
    let value = altmode_host::read(text)?;
    position::build(rules, &value).map(|(state, _)| state)
}

impl Script for Deckbuilder {
    type Names = Names;

    const PATTERN: &'static [&'static str] = members::ACTION.names;

    fn start_at(&self, state: &Value) -> Start {
        Start::Position(state.to_string())
    }

    fn position(&self, state: &Value) -> Result<(State, Names)> {
        position::build(*self, state)
    }

    fn matches(
        &self,
        names: &Names,
        state: &State,
        pattern: &Object,
        _: Action,
        view: &ActionView,
    ) -> Result<bool> {
        let marks = view.what.marks();
        for (name, wanted) in pattern {
            let text = || wanted.as_str().ok_or_else(|| wrong(wanted, "a text").at(name));
            let fits = match name.as_str() {
                "type" => text()? == view.kind(),
                "card" => {
                    let word = text()?;
                    marks.card.is_some_and(|card| names.is_like(*self, state, word, card))
                }
                "source" => {
                    let word = text()?;
                    marks.source == Some(word)
                }
                "space" => {
                    let word = text()?;
                    marks.space.is_some_and(|space| space.eq_ignore_ascii_case(word))
                }
                "seat" => same(wanted, &altmode_json::json!(marks.seat)),
                "ability" => same(wanted, &altmode_json::json!(marks.ability)),
                "option" => same(wanted, &altmode_json::json!(marks.option)),
                "cost" => same(wanted, &altmode_json::json!(marks.cost)),
                // The runner refuses patterns with other fields.
                _ => false,
            };
            if !fits {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn meant(&self, names: &Names, state: &State, pattern: &Object, action: Action) -> Action {
        let word = pattern.get("card").and_then(Value::as_str).unwrap_or_default();
        let swap = |card: CardId| names.twin(state, word, card);
        match action {
            Action::Play(card) => Action::Play(swap(card)),
            Action::Assist(card) => Action::Assist(swap(card)),
            Action::Card(card) => Action::Card(swap(card)),
            Action::Block(card, ability) if card != NOBODY => Action::Block(swap(card), ability),
            _ => action,
        }
    }

    fn refusal(&self, names: &Names, state: &State, pattern: &Object, _: &Legal<Self>) -> Error {
        let word = |name: &str| pattern.get(name).and_then(Value::as_str);
        let card = word("card").and_then(|word| {
            let mut all = 0..state.cards.len() as CardId;
            all.find(|&card| names.is_like(*self, state, word, card))
        });
        let space = word("space").and_then(|name| find_space(state, name));
        let kind = word("type").unwrap_or_default();
        let ability =
            pattern.get("ability").and_then(Value::as_u64).map_or(0, |ability| ability as u8);
        self.explain_refusal(
            state,
            &Wanted { kind, card: card.unwrap_or(NOBODY), space: space.unwrap_or(OFF), ability },
        )
    }

    fn expect(
        &self,
        names: &Names,
        state: &State,
        thing: &str,
        fields: &Object,
    ) -> Result<Option<Unlike>> {
        expect::expect(*self, names, state, thing, fields)
    }

    fn forecast(&self, _: &Names, state: &State, _: &Object, seat: Option<Seat>) -> Result<Value> {
        Hosted::forecast(self, state, "", "", seat, &Value::Null).map(|_| Value::Null)
    }

    fn event_field(
        &self,
        names: &Names,
        state: &State,
        name: &str,
        wanted: &Value,
        got: &Value,
    ) -> bool {
        match (name, wanted.as_str()) {
            ("card", Some(word)) => {
                let id = got.get("id").and_then(Value::as_u64).map(|id| id as CardId);
                id.is_some_and(|card| names.is_card(word, card) || self.is_named(state, word, card))
            }
            _ => same(wanted, got),
        }
    }
}
