//! The answers of this game to the runner of scenarios. Attacker and defender may be named in one step or in two.

use super::{
    expect::Seen,
    forecast::{MOST_RUNS, too_much_work},
    pattern::{ACTION, Names},
};
use crate::{
    cards::Tcg,
    embed::{
        action_json::{ActionInput, ActionView},
        explain::explain,
    },
    model::{
        action::Action,
        event::Event,
        objects::{NOBODY, ObjectId, members},
        start::Start,
        state::{Ask, State},
    },
    position::build,
};
use altmode_core::{Caused, Error, Result, Seat, value_by_json};
use altmode_host::{Budget, Found, Script, Unlike, input::Object, same};
use altmode_json::Value;
use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    rc::Rc,
};

type Legal = altmode_host::Legal<Tcg>;

/// The names of a scenario, and what is remembered between its steps.
#[derive(Clone, Debug)]
pub struct Memory {
    aliases: Rc<[(String, ObjectId)]>,
    /// An attacker named alone although the engine expects the defender with it.
    attacker: Option<Value>,
    /// A defender named with the attacker although the engine asks for it later.
    defender: Option<Value>,
    /// The rest of the budget, which alternative interpretations of a scenario share.
    runs: Rc<Cell<usize>>,
    /// The last state that an expectation observed.
    seen: Rc<RefCell<Option<Observed>>>,
}

/// A state and its observation.
#[derive(Debug)]
struct Observed {
    state: State,
    seen: Rc<Seen>,
}

impl Memory {
    fn at<'a>(&'a self, tcg: Tcg, state: &'a State) -> Names<'a> {
        Names { tcg, state, aliases: &self.aliases }
    }

    /// Returns the observation of a state. It is kept until the state changes, because a script can ask for it thousands of times.
    fn seen(&self, state: &State) -> Rc<Seen> {
        let mut last = self.seen.borrow_mut();
        match &*last {
            Some(last) if last.state == *state => Rc::clone(&last.seen),
            _ => {
                let seen = Rc::<Seen>::default();
                *last = Some(Observed { state: state.clone(), seen: Rc::clone(&seen) });
                seen
            }
        }
    }

    /// Adds the attacker named before to a pattern of its defender.
    fn with_attacker<'a>(&self, pattern: &'a Object) -> Cow<'a, Object> {
        let defender = pattern.get("defender").or_else(|| pattern.get("target"));
        match (&self.attacker, defender) {
            (Some(attacker), Some(defender)) => Cow::Owned(Object::from_iter([
                ("type".to_string(), "attack".into()),
                ("attacker".to_string(), attacker.clone()),
                ("defender".to_string(), defender.clone()),
            ])),
            _ => Cow::Borrowed(pattern),
        }
    }
}

impl Script for Tcg {
    type Names = Memory;

    /// Legal actions and observations are computed once for each state, and battles are counted instead.
    const BUDGET: Budget =
        Budget { forecasts: usize::MAX, work: 0, expected: 0, pattern: 0, compared: 0 };
    const PATTERN: &'static [&'static str] = ACTION.names;
    const REFUSALS: &'static [&'static str] = &["no", "done", "decline"];

    fn start_at(&self, state: &Value) -> Start {
        Start::Position(state.to_string())
    }

    fn position(&self, state: &Value) -> Result<(State, Memory)> {
        let position = build(*self, state)?;
        let memory = Memory {
            aliases: position.aliases.into(),
            attacker: None,
            defender: None,
            runs: Rc::new(Cell::new(MOST_RUNS)),
            seen: Rc::default(),
        };
        Ok((position.state, memory))
    }

    fn matches(
        &self,
        memory: &Memory,
        state: &State,
        pattern: &Object,
        _: Action,
        shown: &ActionView,
    ) -> Result<bool> {
        memory.at(*self, state).matches(&memory.with_attacker(pattern), shown)
    }

    fn refusal(&self, memory: &Memory, state: &State, pattern: &Object, legal: &Legal) -> Error {
        let names = memory.at(*self, state);
        let word = |name: &str| pattern.get(name).and_then(Value::as_str).map(str::to_string);
        let object = |name: &str| {
            pattern.get(name).and_then(Value::as_str).and_then(|name| names.one(name).ok())
        };
        let input = ActionInput {
            kind: word("type"),
            character: object("character"),
            to: word("to"),
            card: object("card"),
            on: object("on"),
            slot: word("slot"),
            attacker: object("attacker"),
            defender: object("defender"),
            target: object("target"),
            option: word("option"),
            trigger: object("trigger"),
            with: object("with"),
            ..ActionInput::default()
        };
        explain(*self, state, &input, &legal.actions, &legal.shown)
    }

    fn expect(
        &self,
        memory: &Memory,
        state: &State,
        thing: &str,
        fields: &Object,
    ) -> Result<Option<Unlike>> {
        memory.at(*self, state).expect(thing, fields, &memory.seen(state), &memory.runs)
    }

    fn forecast(
        &self,
        memory: &Memory,
        state: &State,
        fields: &Object,
        seat: Option<Seat>,
    ) -> Result<Value> {
        let forecast = memory.at(*self, state).forecast(fields, seat, &memory.runs)?;
        Ok(value_by_json(&forecast))
    }

    fn event_field(
        &self,
        memory: &Memory,
        state: &State,
        _: &str,
        wanted: &Value,
        got: &Value,
    ) -> bool {
        // Object numbers may be written as aliases or names.
        let object = got.as_u64().filter(|object| *object < u64::from(NOBODY));
        match (wanted, object) {
            (Value::String(_), Some(object)) => {
                memory.at(*self, state).means(wanted, object as ObjectId).unwrap_or(false)
            }
            _ => same(wanted, got),
        }
    }

    fn single_answer(&self, state: &State, legal: &Legal) -> Option<Action> {
        let secret = [Ask::Cards, Ask::PlayCard, Ask::YesNo, Ask::Reveal];
        match legal.actions[..] {
            [only] if secret.contains(&state.decision.ask) => Some(only),
            _ => None,
        }
    }

    /// Actions that are equal in all fields that a script can name are interchangeable. An attacker may be named in a step of its
    /// own, and a defender before the engine asks for it.
    fn other_way(
        &self,
        memory: &mut Memory,
        state: &State,
        pattern: &Object,
        legal: &Legal,
        found: &[usize],
    ) -> Result<Option<Found<Action>>> {
        let pattern = memory.with_attacker(pattern).into_owned();
        let named = |name: &str| is_attack(&pattern) && pattern.contains_key(name);
        if let Some(&first) = found.first() {
            let is_alike = |&other: &usize| same_fields(&legal.shown[other], &legal.shown[first]);
            if found.iter().all(is_alike) {
                return Ok(Some(Found::Apply(legal.actions[first])));
            }
            if named("attacker") && !named("defender") {
                memory.attacker = pattern.get("attacker").cloned();
                return Ok(Some(Found::Wait));
            }
            return Ok(None);
        }
        if !named("attacker") || !named("defender") {
            return Ok(None);
        }
        let attackers = attackers_alone(memory.at(*self, state), &pattern, legal)?;
        let [attacker] = attackers[..] else { return Ok(None) };
        memory.defender = pattern.get("defender").cloned();
        Ok(Some(Found::Apply(Action::Attack { attacker, defender: None })))
    }

    fn is_legal_in_parts(
        &self,
        memory: &Memory,
        state: &State,
        pattern: &Object,
        legal: &Legal,
    ) -> Result<bool> {
        let pattern = memory.with_attacker(pattern);
        let Some(defender) = pattern.get("defender").filter(|_| is_attack(&pattern)) else {
            return Ok(false);
        };
        let names = memory.at(*self, state);
        for attacker in attackers_alone(names, &pattern, legal)? {
            for candidate in members(self.legal_defenders(state, attacker)) {
                if names.means(defender, candidate)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn remembered(
        &self,
        memory: &mut Memory,
        state: &State,
        events: &[Caused<Event>],
    ) -> Result<Option<Object>> {
        memory.attacker = None;
        let Some(defender) = memory.defender.clone() else { return Ok(None) };
        let chosen = events.iter().find_map(|caused| match caused.event {
            Event::Defends { defender } => Some(defender),
            _ => None,
        });
        if let Some(chosen) = chosen {
            memory.defender = None;
            if memory.at(*self, state).means(&defender, chosen)? {
                return Ok(None);
            }
            let message =
                format!("the only possible defender is {}", self.full_name(state, chosen));
            return Err(Error::new("no-such-action", message).at("defender"));
        }
        if state.decision.ask != Ask::Defender {
            return Ok(None);
        }
        memory.defender = None;
        Ok(Some(Object::from_iter([
            ("type".to_string(), "attack".into()),
            ("defender".to_string(), defender),
        ])))
    }

    /// Only cards of packs can make an action take long.
    fn pay(&self, memory: &Memory, steps: u64) -> Result<()> {
        let catalogue = self.catalogue;
        let of_steps = if catalogue.packs.is_empty() {
            0
        } else {
            catalogue.runs_of_steps(steps.saturating_mul(catalogue.step_weight()))
        };
        let runs = (catalogue.slowness() - 1)
            .saturating_add(of_steps.saturating_mul(catalogue.slowness()));
        let left = memory.runs.get().checked_sub(runs);
        memory.runs.set(left.unwrap_or_default());
        left.map(|_| ()).ok_or_else(too_much_work)
    }
}

/// Returns the attackers of the legal attacks without a defender that an attack matches.
fn attackers_alone(names: Names<'_>, pattern: &Object, legal: &Legal) -> Result<Vec<ObjectId>> {
    let mut alone = pattern.clone();
    alone.remove("defender");
    let mut found = Vec::new();
    for (&action, shown) in legal.actions.iter().zip(&legal.shown) {
        if let Action::Attack { attacker, defender: None } = action
            && names.matches(&alone, shown)?
        {
            found.push(attacker);
        }
    }
    Ok(found)
}

fn is_attack(pattern: &Object) -> bool {
    pattern.get("type").is_none_or(|kind| kind == "attack")
}

/// Returns whether two actions are equal in all fields that a script can name.
fn same_fields(left: &ActionView, right: &ActionView) -> bool {
    left.kind() == right.kind() && left.what.marks() == right.what.marks()
}
