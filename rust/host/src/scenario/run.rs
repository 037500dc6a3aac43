//! Runs the steps of a scenario.

use super::{
    file::Scenario,
    script::{Failure, Found, Legal, ScenarioResult, Script},
    step::{ForecastStep, STEP, action_pattern, check_refusal, check_seat, conceding, in_order},
};
use crate::{
    Hosted, Offered,
    input::{self, Object, list, wrong},
};
use altmode_core::{Caused, Error, Io, Result, Viewer, used_up, value_by_wire};
use altmode_json::Value;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

/// Maximum number of alternative interpretations of a scenario's refusals.
const MOST_TRIES: usize = 32;

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
    // One budget for the whole scenario, including repeated steps.
    let (work, forecasts) = (Cell::new(R::BUDGET.work), Cell::new(R::BUDGET.forecasts));
    let budget = Left { work: &work, forecasts: &forecasts };
    let mut runner =
        Runner { rules, names, state, events: Vec::new(), legal: RefCell::default(), budget };
    // Alternative runners for steps whose refusal may be meant for a later question.
    let mut otherwise: Vec<(usize, Runner<R>)> = Vec::new();
    let mut first: Option<ScenarioResult> = None;
    let (mut index, mut tries) = (0, 0);
    while let Some(step) = scenario.steps.get(index) {
        otherwise.extend(runner.refused_later(step).map(|later| (index, later)));
        let Err(error) = runner.step(step) else {
            index += 1;
            continue;
        };
        let failed = first.take().unwrap_or_else(|| {
            let legal = if looks_for_action(step) { runner.labels() } else { Vec::new() };
            fail(index + 1, error.at(format!("steps[{index}]")), legal)
        });
        tries += 1;
        match otherwise.pop().filter(|_| tries < MOST_TRIES) {
            Some((at, later)) => (index, runner, first) = (at, later, Some(failed)),
            None => return failed,
        }
    }
    ScenarioResult {
        name: scenario.name.clone(),
        passed: true,
        steps: scenario.steps.len(),
        failure: None,
    }
}

fn looks_for_action(step: &Value) -> bool {
    ["act", "legal", "illegal"].iter().any(|name| step.get(name).is_some())
}

/// The rest of a scenario's budget.
#[derive(Clone, Copy)]
struct Left<'a> {
    work: &'a Cell<usize>,
    forecasts: &'a Cell<usize>,
}

struct Runner<'a, R: Script> {
    rules: &'a R,
    names: R::Names,
    state: R::State,
    /// Events since the last step that acted.
    events: Vec<Caused<R::Event>>,
    /// The legal actions. They are kept until the state changes, because a scenario can ask for them thousands of times.
    legal: RefCell<Option<Rc<Legal<R>>>>,
    budget: Left<'a>,
}

impl<R: Script> Clone for Runner<'_, R> {
    fn clone(&self) -> Self {
        Runner {
            names: self.names.clone(),
            state: self.state.clone(),
            events: self.events.clone(),
            legal: self.legal.clone(),
            ..*self
        }
    }
}

impl<R: Script> Runner<'_, R> {
    fn legal(&self) -> Rc<Legal<R>> {
        let make = || {
            let mut actions = Vec::new();
            self.rules.legal_actions(&self.state, &mut actions);
            let shown = self.rules.show_actions(&self.state, &actions).collect();
            Rc::new(Legal { actions, shown })
        };
        Rc::clone(self.legal.borrow_mut().get_or_insert_with(make))
    }

    /// Takes work from the budget.
    fn spend(&self, work: usize) -> Result<()> {
        let left = self.budget.work.get().checked_sub(work).ok_or_else(|| {
            Error::new(
                "too-much-work",
                "this scenario has more expectations and patterns than one run compares; divide it",
            )
        })?;
        self.budget.work.set(left);
        Ok(())
    }

    fn labels(&self) -> Vec<String> {
        self.legal().shown.iter().map(|action| action.label.to_string()).collect()
    }

    fn step(&mut self, step: &Value) -> Result<()> {
        let fields = input::object(step, STEP.names)?;
        if let Some(refusal) = fields.get("error") {
            let act = fields.get("act").ok_or_else(|| {
                Error::new("missing-field", "an error step has an \"act\"").at("act")
            })?;
            return self.refused(act, refusal, fields.get("seat"));
        }
        self.passing_over(&|runner| match fields.get("act") {
            Some(act) => runner.act(act, fields),
            None => runner.check_seat(fields.get("seat")),
        })?;
        let legal = list(fields, "legal")?;
        self.passing_over(&|runner| runner.all_legal("legal", legal, true))?;
        let illegal = list(fields, "illegal")?;
        if !illegal.is_empty() {
            // The actions must also be impossible after all questions with a single answer.
            self.all_legal("illegal", illegal, false)?;
            let mut ahead = self.clone();
            while ahead.answer_single() {}
            ahead.all_legal("illegal", illegal, false)?;
        }
        let events = list(fields, "events")?;
        self.passing_over(&|runner| runner.happened(events).map_err(|error| error.at("events")))?;
        if let Some(expected) = fields.get("expect") {
            self.passing_over(&|runner| {
                runner.expect(expected).map_err(|error| error.at("expect"))
            })?;
        }
        match fields.get("forecast") {
            Some(forecast) => self.passing_over(&|runner| {
                runner.forecast(forecast).map_err(|error| error.at("forecast"))
            }),
            None => Ok(()),
        }
    }

    /// Runs a check or an action. If it fails, retries after answering questions with a single legal answer. The engine asks such
    /// questions only to keep a secret, so a scenario need not mention them.
    fn passing_over(&mut self, part: &dyn Fn(&mut Self) -> Result<()>) -> Result<()> {
        let Err(first) = part(self) else { return Ok(()) };
        let mut ahead = self.clone();
        while ahead.answer_single() {
            if part(&mut ahead).is_ok() {
                *self = ahead;
                return Ok(());
            }
        }
        Err(first)
    }

    /// Answers the pending question if it is asked for secrecy alone.
    fn answer_single(&mut self) -> bool {
        let Some(only) = self.rules.single_answer(&self.state, &self.legal()) else { return false };
        self.apply(only).is_ok() && self.answer_remembered().is_ok()
    }

    /// Returns a runner at the next question if a step is a bare refusal and the pending question has no other answer. Such a
    /// question is asked only for secrecy, so the refusal may be meant for the next one.
    fn refused_later(&self, step: &Value) -> Option<Self> {
        if !is_refusal::<R>(step.get("act")?.as_object()?) {
            return None;
        }
        let mut later = self.clone();
        later.answer_single().then_some(later)
    }

    /// Compares the forecast of an attack with the expected one.
    fn forecast(&mut self, step: &Value) -> Result<()> {
        let asked = ForecastStep::read(step, R::FORECAST_FIELDS, self.rules.seats(&self.state))?;
        let left = self.budget.forecasts.get().checked_sub(1).ok_or_else(|| {
            let most = R::BUDGET.forecasts;
            Error::new(
                "too-much-work",
                format!("a scenario has at most {most} forecasts; divide it"),
            )
        })?;
        self.budget.forecasts.set(left);
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

    fn pattern<'p>(&self, pattern: &'p Value) -> Result<&'p Object> {
        action_pattern(pattern, R::PATTERN, R::ActionKind::TYPES)
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
        let Found::Apply(action) = self.find(pattern).map_err(place)? else { return Ok(()) };
        let mut io = Io::recording(chance);
        let mut after = self.state.clone();
        self.rules.apply(&mut after, action, &mut io);
        self.rules.pay(&self.names, io.steps)?;
        used_up(&io.chance)?;
        self.set_state(after);
        self.events = io.events;
        self.answer_remembered().map_err(place)
    }

    fn set_state(&mut self, state: R::State) {
        self.legal.take();
        self.state = state;
    }

    /// Applies an action that the scenario does not mention.
    fn apply(&mut self, action: R::Action) -> Result<()> {
        let mut io = Io::recording(Vec::new());
        self.legal.take();
        self.rules.apply(&mut self.state, action, &mut io);
        self.events.extend(io.events);
        self.rules.pay(&self.names, io.steps)
    }

    /// Answers the pending question as an earlier step said.
    fn answer_remembered(&mut self) -> Result<()> {
        let answer = self.rules.remembered(&mut self.names, &self.state, &self.events)?;
        let Some(pattern) = answer else { return Ok(()) };
        match self.find(&pattern)? {
            Found::Apply(action) => self.apply(action),
            Found::Wait => Ok(()),
        }
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
        Ok(!self.matching(&kind, &self.legal())?.is_empty())
    }

    fn concede(&mut self, seat: Option<&Value>) -> Result<()> {
        let to_act = self
            .rules
            .to_act(&self.state)
            .ok_or_else(|| Error::new("game-over", "the game is over"))?;
        let seat = conceding(seat, to_act, self.rules.seats(&self.state))?;
        let mut io = Io::recording(Vec::new());
        self.legal.take();
        self.rules.concede(&mut self.state, seat, &mut io);
        self.events = io.events;
        Ok(())
    }

    /// Returns the indices of the legal actions that a pattern matches.
    fn matching(&self, pattern: &Object, legal: &Legal<R>) -> Result<Vec<usize>> {
        let mut found = Vec::new();
        self.spend(R::BUDGET.pattern + R::BUDGET.compared * legal.actions.len())?;
        for (index, (&action, shown)) in legal.actions.iter().zip(&legal.shown).enumerate() {
            if self.rules.matches(&self.names, &self.state, pattern, action, shown)? {
                found.push(index);
            }
        }
        Ok(found)
    }

    fn all_legal(&self, name: &str, patterns: &[Value], wanted: bool) -> Result<()> {
        for (index, pattern) in patterns.iter().enumerate() {
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
        Ok(())
    }

    fn is_legal(&self, pattern: &Object) -> Result<bool> {
        if pattern.get("type").and_then(Value::as_str) == Some("concede") {
            return Ok(self.rules.to_act(&self.state).is_some());
        }
        let legal = self.legal();
        Ok(!self.matching(pattern, &legal)?.is_empty()
            || self.rules.is_legal_in_parts(&self.names, &self.state, pattern, &legal)?)
    }

    /// Returns the only way to carry out a pattern.
    fn find(&mut self, pattern: &Object) -> Result<Found<R::Action>> {
        let legal = self.legal();
        let found = self.matching(pattern, &legal)?;
        if let [one] = found[..] {
            let action = legal.actions[one];
            return Ok(Found::Apply(self.rules.meant(&self.names, &self.state, pattern, action)));
        }
        let names = &mut self.names;
        if let Some(way) = self.rules.other_way(names, &self.state, pattern, &legal, &found)? {
            return Ok(way);
        }
        if found.is_empty() {
            return match refusal(pattern, &legal) {
                Some(action) => Ok(Found::Apply(action)),
                None => Err(self.refusal(pattern, &legal).with_code("no-such-action")),
            };
        }
        let labels: Vec<_> =
            found.iter().map(|&index| format!("\"{}\"", legal.shown[index].label)).collect();
        Err(Error::new(
            "ambiguous-action",
            format!("{} legal actions match: {}", labels.len(), labels.join(", ")),
        ))
    }

    fn refusal(&self, pattern: &Object, legal: &Legal<R>) -> Error {
        self.rules.refusal(&self.names, &self.state, pattern, legal)
    }

    fn refused(&mut self, act: &Value, refusal: &Value, seat: Option<&Value>) -> Result<()> {
        let error = match self.pattern(act) {
            // An invalid pattern is rejected with its own error.
            Err(error) => error,
            Ok(pattern) => match self.check_seat(seat).err() {
                Some(wrong_seat) => wrong_seat,
                None if self.is_legal(pattern).map_err(|error| error.at("act"))? => {
                    return Err(Error::new(
                        "legal",
                        format!("{act} is legal, but should be refused"),
                    )
                    .at("act"));
                }
                None => self.refusal(pattern, &self.legal()),
            },
        };
        check_refusal(refusal, &error)
    }

    fn expect(&self, expected: &Value) -> Result<()> {
        let things = expected.as_object().ok_or_else(|| wrong(expected, "an object"))?;
        for (thing, fields) in things {
            let fields = fields.as_object().ok_or_else(|| wrong(fields, "an object").at(thing))?;
            self.spend(R::BUDGET.expected)?;
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

/// Returns whether a pattern has only the type of a refusal.
fn is_refusal<R: Script>(pattern: &Object) -> bool {
    let kind = pattern.get("type").and_then(Value::as_str);
    pattern.len() == 1 && kind.is_some_and(|kind| R::REFUSALS.contains(&kind))
}

/// Returns the only legal refusal if a pattern is a bare refusal.
fn refusal<R: Script>(pattern: &Object, legal: &Legal<R>) -> Option<R::Action> {
    if !is_refusal::<R>(pattern) {
        return None;
    }
    let all = legal.actions.iter().zip(&legal.shown);
    let mut refusals = all.filter(|(_, shown)| R::REFUSALS.contains(&shown.kind()));
    match (refusals.next(), refusals.next()) {
        (Some((&one, _)), None) => Some(one),
        _ => None,
    }
}
