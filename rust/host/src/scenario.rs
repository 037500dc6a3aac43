//! Scenarios: positions and scripts as JSON, for rulings, puzzles, bug reports and what-if questions.
//!
//! The structure of the format and the execution of steps are generic. Each game defines the meaning of fields ([`Script`]).

use crate::{
    Hosted, Offered, about,
    input::{self, Object, field, list, shorten, text, wrong},
    unknown_action,
};
use altmode_core::{Error, Io, Refused, Result, Seat, Viewer, read_json, used_up, value_by_wire};
use altmode_json::Value;
use serde::Serialize;
use std::cell::Cell;

/// Value of the `format` field of a scenario.
pub const FORMAT: &str = "altmode-scenario/1";
/// Maximum length of a scenario, in bytes of JSON.
const MOST_BYTES: usize = 1_048_576;
/// Default tolerance for an expected number of a forecast.
const TOLERANCE: f64 = 1e-9;
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
/// The fields of a step.
const STEP_FIELDS: [&str; 12] =
    ["act", "seat", "chance", "optional", "legal", "illegal", "expect", "events", "forecast", "error", "why", "note"];

/// The functions of a game that scenarios need.
pub trait Script: Hosted {
    /// The names of things in a position.
    type Names: Clone;

    /// Returns the start of a game at the position of a scenario's `state`.
    fn start_at(&self, state: &Value) -> Self::Start;
    /// Creates a position from the `state` of a scenario.
    fn position(&self, state: &Value) -> Result<(Self::State, Self::Names)>;
    /// Returns whether a legal action has all the fields of a pattern.
    fn matches(&self, names: &Self::Names, state: &Self::State, pattern: &Object, action: Self::Action) -> Result<bool>;
    /// Returns the action that a pattern refers to, if the list contains only one of several equivalent actions.
    fn meant(&self, names: &Self::Names, state: &Self::State, pattern: &Object, action: Self::Action) -> Self::Action;
    /// Returns the error that explains why no legal action matches a pattern.
    fn refusal(&self, names: &Self::Names, state: &Self::State, pattern: &Object) -> Error;
    /// Compares a thing with the expected fields. Returns the first difference.
    fn expect(&self, names: &Self::Names, state: &Self::State, thing: &str, fields: &Object) -> Result<Option<Unlike>>;
    /// Computes the forecast of an attack with the fields `attacker`, `defender`, `card` and `policy`, as the seat knows it.
    fn forecast(&self, names: &Self::Names, state: &Self::State, fields: &Object, seat: Option<Seat>) -> Result<Value>;
    /// Returns whether a field of an event matches. Numbers of things may be written as names.
    fn event_field(&self, names: &Self::Names, state: &Self::State, name: &str, wanted: &Value, got: &Value) -> bool;
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

/// A scenario whose structure has been checked.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// The `state` field.
    pub state: Value,
    /// The `steps` field.
    pub steps: Vec<Value>,
}

impl Scenario {
    /// Parses a scenario of a game. Unknown fields at the top level are ignored.
    pub fn parse(json: &str, game: &str) -> Result<Scenario> {
        if json.len() > MOST_BYTES {
            return Err(Error::new("too-long", format!("a scenario has at most {MOST_BYTES} bytes")));
        }
        let mut value: Value = read_json(json)?;
        let fields = value.as_object_mut().ok_or_else(|| Error::new("wrong-type", "a scenario is an object"))?;
        match text(fields, "format")? {
            Some(FORMAT) => {}
            Some(other) => {
                let message = format!("this is of the format \"{}\", not of \"{FORMAT}\"", shorten(other));
                return Err(Error::new("unknown-format", message).at("format"));
            }
            None => return Err(Error::new("missing-field", format!("a scenario says \"format\": \"{FORMAT}\"")).at("format")),
        }
        match text(fields, "game")? {
            Some(name) if name == game => {}
            other => {
                let other = shorten(other.unwrap_or("tcg"));
                return Err(Error::new("other-game", format!("this is a scenario of the game \"{other}\", not of \"{game}\"")).at("game"));
            }
        }
        let name = text(fields, "name")?.unwrap_or_default().to_string();
        let state = match field(fields, "state") {
            Some(state) if state.is_object() => state.clone(),
            Some(other) => return Err(wrong(other, "an object").at("state")),
            None => return Err(Error::new("missing-field", "a scenario has a \"state\"").at("state")),
        };
        let steps = list(fields, "steps")?.to_vec();
        Ok(Scenario { name, state, steps })
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    let mut runner = Runner { rules, names, state, events: Vec::new(), forecasts: 0, work: Cell::new(MOST_WORK) };
    for (index, step) in scenario.steps.iter().enumerate() {
        if let Err(error) = runner.step(step) {
            let legal = if runner.looks_for_action(step) { runner.labels() } else { Vec::new() };
            return fail(index + 1, error.at(format!("steps[{index}]")), legal);
        }
    }
    ScenarioResult { name: scenario.name.clone(), passed: true, steps: scenario.steps.len(), failure: None }
}

/// Returns the seat that concedes in a step: the given one, or the seat to act.
pub fn conceding(given: Option<&Value>, to_act: Seat, seats: Seat) -> Result<Seat> {
    let Some(given) = given else { return Ok(to_act) };
    let seat = given.as_u64().filter(|seat| *seat < seats.into());
    seat.map(|seat| seat as Seat).ok_or_else(|| {
        let message = format!("seat {given} cannot concede: the seats are 0 to {}", seats - 1);
        Error::new("unknown-seat", message).at("seat")
    })
}

struct Runner<'a, R: Script> {
    rules: &'a R,
    names: R::Names,
    state: R::State,
    /// Events since the last action.
    events: Vec<R::Event>,
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
            Error::new("too-much-work", "this scenario has more expectations and patterns than one run compares; divide it")
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
        let fields = input::object(step, &STEP_FIELDS)?;
        if let Some(refusal) = fields.get("error") {
            let act = fields.get("act").ok_or_else(|| Error::new("missing-field", "an error step has an \"act\"").at("act"))?;
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
                    let (code, what) = if wanted { ("not-legal", "no legal action matches") } else { ("legal", "a legal action matches") };
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
        let fields = input::object(step, &["attacker", "defender", "card", "policy", "seat", "expect", "tolerance"])?;
        let tolerance = match fields.get("tolerance") {
            None => TOLERANCE,
            Some(value) => value.as_f64().filter(|number| *number >= 0.0).ok_or_else(|| wrong(value, "a number").at("tolerance"))?,
        };
        let seats = u64::from(self.rules.seats(&self.state));
        let seat = match fields.get("seat") {
            None => None,
            Some(Value::String(all)) if all == "all" => None,
            Some(value) => match value.as_u64() {
                Some(seat) if seat < seats => Some(seat as Seat),
                _ => return Err(wrong(value, "a seat, or \"all\"").at("seat")),
            },
        };
        let expected = fields.get("expect").and_then(Value::as_object);
        let expected = expected.ok_or_else(|| Error::new("missing-field", "a forecast step has an object \"expect\"").at("expect"))?;
        self.forecasts += 1;
        if self.forecasts > MOST_FORECASTS {
            return Err(Error::new("too-much-work", format!("a scenario has at most {MOST_FORECASTS} forecasts; divide it")));
        }
        let got = Script::forecast(self.rules, &self.names, &self.state, fields, seat)?;
        for (name, wanted) in expected {
            let place = |error: Error| error.at(shorten(name)).at("expect");
            let Some(value) = got.get(name) else {
                return Err(place(Error::new("unknown-field", format!("a forecast has no field \"{}\"", shorten(name)))));
            };
            if !about(wanted, value, tolerance) {
                return Err(place(Error::new("not-as-expected", format!("{name} is {value}, not {wanted}"))));
            }
        }
        Ok(())
    }

    fn check_seat(&self, seat: Option<&Value>) -> Result<()> {
        let Some(seat) = seat else { return Ok(()) };
        let to_act = self.rules.to_act(&self.state);
        if seat.as_u64() == to_act.map(u64::from) {
            return Ok(());
        }
        let acts = to_act.map_or("nobody".to_string(), |seat| format!("seat {seat}"));
        Err(Error::new("other-seat", format!("seat {seat} should act, but it is {acts}")).at("seat"))
    }

    fn pattern<'a>(&self, pattern: &'a Value) -> Result<&'a Object> {
        let fields = pattern.as_object().ok_or_else(|| wrong(pattern, "an object"))?;
        match fields.get("type") {
            Some(Value::String(kind)) if R::ActionKind::TYPES.contains(&kind.as_str()) => Ok(fields),
            Some(Value::String(kind)) => Err(unknown_action(kind, R::ActionKind::TYPES)),
            Some(other) => Err(wrong(other, "a text").at("type")),
            None => Ok(fields),
        }
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
        let chance = input::each(list(step, "chance")?, "chance", |value| self.rules.chance(value))?;
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
        let kind: Object = pattern.iter().filter(|(name, _)| *name == "type").map(|(name, value)| (name.clone(), value.clone())).collect();
        self.is_legal(&kind)
    }

    fn concede(&mut self, seat: Option<&Value>) -> Result<()> {
        let to_act = self.rules.to_act(&self.state).ok_or_else(|| Error::new("game-over", "the game is over"))?;
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
                let labels: Vec<_> = several.iter().map(|&action| format!("\"{}\"", self.label(action))).collect();
                Err(Error::new("ambiguous-action", format!("{} legal actions match: {}", labels.len(), labels.join(", "))))
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
                    return Err(Error::new("legal", format!("{act} is legal, but should be refused")).at("act"));
                }
                None => self.rules.refusal(&self.names, &self.state, pattern),
            },
        };
        match refusal.get("code") {
            // Every rejection is an illegal action, so that code always matches; a more specific code must be equal.
            Some(code) if *code != error.code && *code != "illegal-action" => {
                let message = format!("refused with the code \"{}\" ({}), not {code}", error.code, error.message);
                Err(Error::new("other-code", message).at("error"))
            }
            _ => Ok(()),
        }
    }

    fn expect(&self, expected: &Value) -> Result<()> {
        let things = expected.as_object().ok_or_else(|| wrong(expected, "an object"))?;
        for (thing, fields) in things {
            let fields = fields.as_object().ok_or_else(|| wrong(fields, "an object").at(thing))?;
            self.spend(EXPECTED)?;
            if let Some(unlike) = self.rules.expect(&self.names, &self.state, thing, fields).map_err(|error| error.at(thing))? {
                let message = format!("{thing}.{} is {}, not {}", unlike.path, unlike.got, unlike.expected);
                return Err(Error::new("not-as-expected", message).at(unlike.path).at(thing));
            }
        }
        Ok(())
    }

    fn happened(&self, patterns: &[Value]) -> Result<()> {
        let shown: Vec<Value> =
            self.events.iter().map(|event| value_by_wire(&Hosted::show_event(self.rules, &self.state, event, Viewer::Referee))).collect();
        let mut left = shown.iter();
        for (index, pattern) in patterns.iter().enumerate() {
            let fields = pattern.as_object().ok_or_else(|| wrong(pattern, "an object").at(format!("[{index}]")))?;
            let is = |event: &Value| {
                fields.iter().all(|(name, wanted)| {
                    let got = event.get(name).unwrap_or(&Value::Null);
                    self.rules.event_field(&self.names, &self.state, name, wanted, got)
                })
            };
            if !left.any(is) {
                let seen: Vec<_> = shown.iter().filter_map(|event| event["type"].as_str()).collect();
                let message = format!("{pattern} did not happen, or not in this order; there were: {}", seen.join(", "));
                return Err(Error::new("no-such-event", message).at(format!("[{index}]")));
            }
        }
        Ok(())
    }
}
