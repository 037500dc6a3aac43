//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.
//!
//! The structure of the format and the execution of steps are generic. Each game defines the meaning of fields ([`Script`]).

mod file;
mod step;

pub use file::{FILE, FORMAT, Scenario};
pub use step::{
    FORECAST_STEP, ForecastStep, STEP, action_pattern, check_refusal, check_seat, conceding,
    in_order,
};

use crate::{
    Hosted, Offered,
    input::{self, Object, list, wrong},
};
use altmode_core::{Caused, Error, Io, Refused, Result, Seat, Viewer, used_up, value_by_wire};
use altmode_json::Value;
use serde::Serialize;
use std::cell::Cell;

/// Maximum number of forecasts in a scenario.
const MOST_FORECASTS: usize = 32;
/// Budget of a scenario for expectations and patterns. A release build spends it in half a second.
const MOST_WORK: usize = 3_000_000;
/// Cost of the expectations of one thing, because games compute an observation for them.
const EXPECTED: usize = 150;
/// Cost of a pattern, without the legal actions that it is compared with.
const PATTERN: usize = 30;
/// Cost of the comparison of a pattern with a legal action.
const COMPARED: usize = 4;
/// The functions of a game that scenarios need.
pub trait Script: Hosted {
    /// The names of things in a position.
    type Names: Clone;

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
    ) -> Result<bool>;
    /// Returns the action that a pattern refers to, if the list contains only one of several equivalent actions.
    fn meant(
        &self,
        names: &Self::Names,
        state: &Self::State,
        pattern: &Object,
        action: Self::Action,
    ) -> Self::Action;
    /// Returns the error that explains why no legal action matches a pattern.
    fn refusal(&self, names: &Self::Names, state: &Self::State, pattern: &Object) -> Error;
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

/// Runs a scenario.
pub fn run<R: Script>(rules: &R, scenario: &Scenario) -> ScenarioResult {
    let fail = |steps: usize, error: Error, legal: Vec<String>| {
        let failure = Some(Failure { legal, ..error.into() });
        ScenarioResult { name: scenario.name.clone(), passed: false, steps, failure }
    };
    let (state, names) = match rules.position(&scenario.state) {
        Ok(position) => position,
        Err(error) => return fail(0, error.at("state"), Vec::new()),
    };
    let mut runner = Runner {
        rules,
        names,
        state,
        events: Vec::new(),
        forecasts: 0,
        work: Cell::new(MOST_WORK),
    };
    for (index, step) in scenario.steps.iter().enumerate() {
        if let Err(error) = runner.step(step) {
            let legal = if runner.looks_for_action(step) { runner.labels() } else { Vec::new() };
            return fail(index + 1, error.at(format!("steps[{index}]")), legal);
        }
    }
    ScenarioResult {
        name: scenario.name.clone(),
        passed: true,
        steps: scenario.steps.len(),
        failure: None,
    }
}

struct Runner<'a, R: Script> {
    rules: &'a R,
    names: R::Names,
    state: R::State,
    /// Events since the last action.
    events: Vec<Caused<R::Event>>,
    /// The number of forecasts so far.
    forecasts: usize,
    /// The rest of the budget.
    work: Cell<usize>,
}

impl<R: Script> Runner<'_, R> {
    fn looks_for_action(&self, step: &Value) -> bool {
        ["act", "legal", "illegal"].iter().any(|name| step.get(name).is_some())
    }

    fn legal(&self) -> Vec<R::Action> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, &mut actions);
        actions
    }

    /// Takes work from the budget.
    fn spend(&self, work: usize) -> Result<()> {
        let left = self.work.get().checked_sub(work).ok_or_else(|| {
            Error::new(
                "too-much-work",
                "this scenario has more expectations and patterns than one run compares; divide it",
            )
        })?;
        self.work.set(left);
        Ok(())
    }

    fn labels(&self) -> Vec<String> {
        self.legal().into_iter().map(|action| self.label(action)).collect()
    }

    fn label(&self, action: R::Action) -> String {
        self.rules.show_action(&self.state, 0, action).label.to_string()
    }

    fn step(&mut self, step: &Value) -> Result<()> {
        let fields = input::object(step, STEP.names)?;
        if let Some(refusal) = fields.get("error") {
            let act = fields.get("act").ok_or_else(|| {
                Error::new("missing-field", "an error step has an \"act\"").at("act")
            })?;
            return self.refused(act, refusal, fields.get("seat"));
        }
        match fields.get("act") {
            Some(act) => self.act(act, fields)?,
            None => self.check_seat(fields.get("seat"))?,
        }
        for (name, wanted) in [("legal", true), ("illegal", false)] {
            for (index, pattern) in list(fields, name)?.iter().enumerate() {
                let place = |error: Error| error.at(format!("[{index}]")).at(name);
                if self.is_legal(self.pattern(pattern).map_err(place)?).map_err(place)? != wanted {
                    let (code, what) = if wanted {
                        ("not-legal", "no legal action matches")
                    } else {
                        ("legal", "a legal action matches")
                    };
                    return Err(place(Error::new(code, format!("{what} {pattern}"))));
                }
            }
        }
        self.happened(list(fields, "events")?).map_err(|error| error.at("events"))?;
        if let Some(expected) = fields.get("expect") {
            self.expect(expected).map_err(|error| error.at("expect"))?;
        }
        match fields.get("forecast") {
            Some(forecast) => self.forecast(forecast).map_err(|error| error.at("forecast")),
            None => Ok(()),
        }
    }

    /// Compares the forecast of an attack with the expected one.
    fn forecast(&mut self, step: &Value) -> Result<()> {
        let asked = ForecastStep::read(step, &["card", "policy"], self.rules.seats(&self.state))?;
        self.forecasts += 1;
        if self.forecasts > MOST_FORECASTS {
            return Err(Error::new(
                "too-much-work",
                format!("a scenario has at most {MOST_FORECASTS} forecasts; divide it"),
            ));
        }
        asked.compare(&Script::forecast(
            self.rules,
            &self.names,
            &self.state,
            asked.fields,
            asked.seat,
        )?)
    }

    fn check_seat(&self, seat: Option<&Value>) -> Result<()> {
        check_seat(seat, self.rules.to_act(&self.state))
    }

    fn pattern<'a>(&self, pattern: &'a Value) -> Result<&'a Object> {
        action_pattern(pattern, R::ActionKind::TYPES)
    }

    fn act(&mut self, act: &Value, step: &Object) -> Result<()> {
        let place = |error: Error| error.at("act");
        let pattern = self.pattern(act).map_err(place)?;
        let seat = step.get("seat");
        if pattern.get("type").and_then(Value::as_str) == Some("concede") {
            return self.concede(seat);
        }
        if input::flag(step, "optional")? && !self.is_asked(pattern, seat)? {
            return Ok(());
        }
        self.check_seat(seat)?;
        let chance =
            input::each(list(step, "chance")?, "chance", |value| self.rules.chance(value))?;
        let action = self.find(pattern).map_err(place)?;
        let mut io = Io::recording(chance);
        let mut after = self.state.clone();
        self.rules.apply(&mut after, action, &mut io);
        used_up(&io.chance)?;
        (self.state, self.events) = (after, io.events);
        Ok(())
    }

    /// Returns whether the pending decision has the type of a pattern and belongs to the seat.
    fn is_asked(&self, pattern: &Object, seat: Option<&Value>) -> Result<bool> {
        if self.check_seat(seat).is_err() {
            return Ok(false);
        }
        let kind: Object = pattern
            .iter()
            .filter(|(name, _)| *name == "type")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        self.is_legal(&kind)
    }

    fn concede(&mut self, seat: Option<&Value>) -> Result<()> {
        let to_act = self
            .rules
            .to_act(&self.state)
            .ok_or_else(|| Error::new("game-over", "the game is over"))?;
        let seat = conceding(seat, to_act, self.rules.seats(&self.state))?;
        let mut io = Io::recording(Vec::new());
        self.rules.concede(&mut self.state, seat, &mut io);
        self.events = io.events;
        Ok(())
    }

    fn matching(&self, pattern: &Object) -> Result<Vec<R::Action>> {
        let mut found = Vec::new();
        let legal = self.legal();
        self.spend(PATTERN + COMPARED * legal.len())?;
        for action in legal {
            if self.rules.matches(&self.names, &self.state, pattern, action)? {
                found.push(action);
            }
        }
        Ok(found)
    }

    fn is_legal(&self, pattern: &Object) -> Result<bool> {
        if pattern.get("type").and_then(Value::as_str) == Some("concede") {
            return Ok(self.rules.to_act(&self.state).is_some());
        }
        Ok(!self.matching(pattern)?.is_empty())
    }

    /// Returns the only legal action that a pattern matches.
    fn find(&self, pattern: &Object) -> Result<R::Action> {
        match self.matching(pattern)?[..] {
            [one] => Ok(self.rules.meant(&self.names, &self.state, pattern, one)),
            [] => Err(self.refusal_as_meant(pattern)),
            ref several => {
                let labels: Vec<_> =
                    several.iter().map(|&action| format!("\"{}\"", self.label(action))).collect();
                Err(Error::new(
                    "ambiguous-action",
                    format!("{} legal actions match: {}", labels.len(), labels.join(", ")),
                ))
            }
        }
    }

    fn refusal_as_meant(&self, pattern: &Object) -> Error {
        self.rules.refusal(&self.names, &self.state, pattern).with_code("no-such-action")
    }

    fn refused(&mut self, act: &Value, refusal: &Value, seat: Option<&Value>) -> Result<()> {
        let error = match self.pattern(act) {
            // An invalid pattern is rejected with its own error.
            Err(error) => error,
            Ok(pattern) => match self.check_seat(seat).err() {
                Some(wrong_seat) => wrong_seat,
                None if self.is_legal(pattern)? => {
                    return Err(Error::new(
                        "legal",
                        format!("{act} is legal, but should be refused"),
                    )
                    .at("act"));
                }
                None => self.rules.refusal(&self.names, &self.state, pattern),
            },
        };
        check_refusal(refusal, &error)
    }

    fn expect(&self, expected: &Value) -> Result<()> {
        let things = expected.as_object().ok_or_else(|| wrong(expected, "an object"))?;
        for (thing, fields) in things {
            let fields = fields.as_object().ok_or_else(|| wrong(fields, "an object").at(thing))?;
            self.spend(EXPECTED)?;
            if let Some(unlike) = self
                .rules
                .expect(&self.names, &self.state, thing, fields)
                .map_err(|error| error.at(thing))?
            {
                let message =
                    format!("{thing}.{} is {}, not {}", unlike.path, unlike.got, unlike.expected);
                return Err(Error::new("not-as-expected", message).at(unlike.path).at(thing));
            }
        }
        Ok(())
    }

    fn happened(&self, patterns: &[Value]) -> Result<()> {
        let shown: Vec<Value> = self
            .events
            .iter()
            .map(|event| {
                value_by_wire(&Hosted::show_caused(self.rules, &self.state, event, Viewer::Referee))
            })
            .collect();
        in_order(patterns, &shown, |name, wanted, got| {
            self.rules.event_field(&self.names, &self.state, name, wanted, got)
        })
    }
}
