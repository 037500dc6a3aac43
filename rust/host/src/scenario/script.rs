//! The interface between the runner of scenarios and a game.

use crate::{
    ActionView, Hosted,
    input::{Object, shorten},
    same,
};
use altmode_core::{Caused, Error, Refused, Result, Seat};
use altmode_json::Value;
use serde::Serialize;

/// The budget of a scenario. A release build spends the usual one in half a second.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Maximum number of forecasts.
    pub forecasts: usize,
    /// The units of work for expectations and patterns.
    pub work: usize,
    /// Cost of the expectations of one thing, because games compute an observation for them.
    pub expected: usize,
    /// Cost of a pattern, without the legal actions that it is compared with.
    pub pattern: usize,
    /// Cost of the comparison of a pattern with a legal action.
    pub compared: usize,
}

/// The legal actions of a state.
#[derive(Debug)]
pub struct Legal<R: Hosted> {
    /// The actions.
    pub actions: Vec<R::Action>,
    /// The actions as views, in the same order.
    pub shown: Vec<ActionView<R::ActionKind>>,
}

/// The ways to carry out a pattern that no legal action, or more than one, matches.
#[derive(Debug)]
pub enum Found<A> {
    /// Applies this action.
    Apply(A),
    /// Applies nothing, because the next step completes the action. The names keep the pattern.
    Wait,
}

/// The functions of a game that scenarios need.
pub trait Script: Hosted {
    /// The names of things in a position, and what a game remembers between steps.
    type Names: Clone;

    /// The budget of a scenario.
    const BUDGET: Budget =
        Budget { forecasts: 32, work: 3_000_000, expected: 150, pattern: 30, compared: 4 };
    /// The fields of the pattern of an action.
    const PATTERN: &'static [&'static str];
    /// The fields that a forecast has in this game only.
    const FORECAST_FIELDS: &'static [&'static str] = &[];
    /// The types of actions that refuse an offer. They are interchangeable if only one of them is legal.
    const REFUSALS: &'static [&'static str] = &[];

    /// Returns the start of a game at the position of a scenario's `state`.
    fn start_at(&self, state: &Value) -> Self::Start;
    /// Creates a position from the `state` of a scenario.
    fn position(&self, state: &Value) -> Result<(Self::State, Self::Names)>;
    /// Returns whether a legal action has all the fields of a pattern.
    fn matches(
        &self,
        names: &Self::Names,
        state: &Self::State,
        pattern: &Object,
        action: Self::Action,
        shown: &ActionView<Self::ActionKind>,
    ) -> Result<bool>;
    /// Returns the action that a pattern refers to, if the list contains only one of several equivalent actions.
    fn meant(
        &self,
        _names: &Self::Names,
        _state: &Self::State,
        _pattern: &Object,
        action: Self::Action,
    ) -> Self::Action {
        action
    }
    /// Returns the error that explains why no legal action matches a pattern.
    fn refusal(
        &self,
        names: &Self::Names,
        state: &Self::State,
        pattern: &Object,
        legal: &Legal<Self>,
    ) -> Error;
    /// Compares a thing with the expected fields. Returns the first difference.
    fn expect(
        &self,
        names: &Self::Names,
        state: &Self::State,
        thing: &str,
        fields: &Object,
    ) -> Result<Option<Unlike>>;
    /// Computes the forecast of an attack with the fields `attacker`, `defender`, `card` and `policy`, as the seat knows it.
    fn forecast(
        &self,
        names: &Self::Names,
        state: &Self::State,
        fields: &Object,
        seat: Option<Seat>,
    ) -> Result<Value>;
    /// Returns whether a field of an event matches. Numbers of things may be written as names.
    fn event_field(
        &self,
        names: &Self::Names,
        state: &Self::State,
        name: &str,
        wanted: &Value,
        got: &Value,
    ) -> bool;

    /// Returns the only answer to a question that is asked for secrecy alone. Scenarios may omit such answers. By default there are
    /// no such questions.
    fn single_answer(&self, _state: &Self::State, _legal: &Legal<Self>) -> Option<Self::Action> {
        None
    }
    /// Returns a way to carry out a pattern that the legal actions with the indices in `found` match, none or several of them. The
    /// names may remember the rest of an action that the engine asks for in another number of questions than the scenario has steps.
    fn other_way(
        &self,
        _names: &mut Self::Names,
        _state: &Self::State,
        _pattern: &Object,
        _legal: &Legal<Self>,
        _found: &[usize],
    ) -> Result<Option<Found<Self::Action>>> {
        Ok(None)
    }
    /// Returns whether an action that matches no legal one is legal in several questions.
    fn is_legal_in_parts(
        &self,
        _names: &Self::Names,
        _state: &Self::State,
        _pattern: &Object,
        _legal: &Legal<Self>,
    ) -> Result<bool> {
        Ok(false)
    }
    /// Is called after each action, with the events since the last step that acted. Returns a pattern of the answer to the pending
    /// question, if the names remember it from an earlier step.
    fn remembered(
        &self,
        _names: &mut Self::Names,
        _state: &Self::State,
        _events: &[Caused<Self::Event>],
    ) -> Result<Option<Object>> {
        Ok(None)
    }
    /// Takes the cost of an action of this number of steps of the engine from a budget of the game.
    fn pay(&self, _names: &Self::Names, _steps: u64) -> Result<()> {
        Ok(())
    }
}

/// A failed expectation.
#[derive(Debug)]
pub struct Unlike {
    /// The path in the step.
    pub path: String,
    /// The expected value.
    pub expected: Value,
    /// The actual value.
    pub got: Value,
}

impl Unlike {
    /// Returns the difference of a field.
    pub fn of(path: &str, expected: &Value, got: Value) -> Unlike {
        Unlike { path: path.to_string(), expected: expected.clone(), got }
    }

    /// Compares fields one by one with their values, and returns the first difference. `value` returns the value of a field, or the
    /// expected one if that describes it; `None` for an unknown field.
    pub fn among(
        fields: &Object,
        value: impl Fn(&str, &Value) -> Option<Value>,
    ) -> Result<Option<Unlike>> {
        for (name, expected) in fields {
            let got = value(name, expected).ok_or_else(|| Unlike::no_field(name))?;
            if !same(expected, &got) {
                return Ok(Some(Unlike::of(name, expected, got)));
            }
        }
        Ok(None)
    }

    /// Returns the error for the expectation of an unknown field.
    pub fn no_field(name: &str) -> Error {
        let message = format!("there is no field \"{}\" to look at here", shorten(name));
        Error::new("unknown-field", message)
    }
}

/// The result of a scenario.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScenarioResult {
    /// The scenario's name.
    pub name: String,
    /// Whether all assertions hold.
    pub passed: bool,
    /// Number of steps run, including the failed one.
    pub steps: usize,
    /// The failure; `null` if the scenario passed.
    pub failure: Option<Failure>,
}

/// The failure of a scenario.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ScenarioFailure"))]
pub struct Failure {
    /// Stable code.
    pub code: &'static str,
    /// A description in English.
    pub message: String,
    /// The place in the scenario, for example `steps[2].expect.bee.damage`.
    pub path: String,
    /// The labels of the legal actions at that point, if the step looked for an action.
    pub legal: Vec<String>,
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let Refused { code, message, path } = error.into_parts();
        Failure { code, message, path, legal: Vec::new() }
    }
}
