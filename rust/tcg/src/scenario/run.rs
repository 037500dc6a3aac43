//! Runs a scenario's steps.

use super::forecast::MOST_RUNS;
use super::{expect::Seen, pattern::Names, position};
use crate::{
    cards::{Tcg, card::DefId},
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        explain::explain,
        show_action::show_actions,
    },
    input::{Object, wrong},
    model::{
        action::Action,
        event::Event,
        objects::{NOBODY, ObjectId},
        state::{Ask, State},
    },
    position::Position,
};
use altmode_core::{Caused, Error, Io, Result, Rules, Viewer};
use altmode_host::{
    Failure, Hosted, Offered, STEP, Scenario, ScenarioResult, action_pattern, check_refusal,
    check_seat, conceding, in_order, same,
};
use altmode_json::Value;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

/// Runs a scenario.
pub fn run(tcg: Tcg, scenario: &Scenario) -> ScenarioResult {
    let name = scenario.name.clone();
    let position = match position(tcg, scenario) {
        Ok(position) => position,
        Err(error) => {
            return ScenarioResult { name, passed: false, steps: 0, failure: Some(error.into()) };
        }
    };
    // One budget for the whole scenario, including repeated steps.
    let runs = Cell::new(MOST_RUNS);
    let mut runner = Runner {
        tcg,
        position,
        events: Vec::new(),
        attacker: None,
        defender: None,
        runs: &runs,
        legal: RefCell::default(),
        seen: Rc::default(),
    };
    // Alternative runners for steps whose refusal may be meant for a later question.
    let mut otherwise: Vec<(usize, Runner)> = Vec::new();
    let mut first: Option<ScenarioResult> = None;
    let (mut index, mut tries) = (0, 0);
    while let Some(step) = scenario.steps.get(index) {
        otherwise.extend(runner.refused_later(step).map(|later| (index, later)));
        let Err(error) = runner.step(step) else {
            index += 1;
            continue;
        };
        let failed = first.take().unwrap_or_else(|| {
            let mut failure = Failure::from(error.error.at(format!("steps[{index}]")));
            failure.legal = error.legal;
            ScenarioResult {
                name: name.clone(),
                passed: false,
                steps: index + 1,
                failure: Some(failure),
            }
        });
        tries += 1;
        match otherwise.pop().filter(|_| tries < MOST_TRIES) {
            Some((at, later)) => (index, runner, first) = (at, later, Some(failed)),
            None => return failed,
        }
    }
    ScenarioResult { name, passed: true, steps: scenario.steps.len(), failure: None }
}

/// Maximum number of alternative interpretations of a script's refusals.
const MOST_TRIES: usize = 32;

/// An error with the legal actions at that point.
struct Failed {
    error: Error,
    legal: Vec<String>,
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        Failed { error, legal: Vec::new() }
    }
}

#[derive(Clone)]
struct Runner<'run> {
    tcg: Tcg,
    position: Position,
    /// Events since the last `act`.
    events: Vec<Caused<Event>>,
    /// An attacker named alone although the engine expects the defender with it.
    attacker: Option<Value>,
    /// A defender named with the attacker although the engine asks for it later.
    defender: Option<Value>,
    /// Number of battles that forecasts may still play. Observations use it up, too, and with packs also actions.
    runs: &'run Cell<usize>,
    /// The legal actions of the state, once something asked for them.
    legal: RefCell<Option<Rc<Legal>>>,
    /// The observation of the state, kept like the legal actions.
    seen: Rc<Seen>,
}

/// The legal actions of a state.
struct Legal {
    actions: Vec<Action>,
    /// The actions as views, in the same order.
    shown: Vec<ActionView>,
}

impl Legal {
    fn of(tcg: Tcg, state: &State) -> Legal {
        let mut actions = Vec::new();
        tcg.legal_actions(state, &mut actions);
        let shown = show_actions(tcg, state, &actions).collect();
        Legal { actions, shown }
    }
}

/// The ways to carry out a pattern.
enum Way {
    /// Applies this action.
    Direct(Action),
    /// Chooses this attacker; the defender follows in a second step.
    TwoSteps(Action),
    /// Stores the attacker until the defender is named.
    Remember,
}

impl<'run> Runner<'run> {
    fn names(&self) -> Names<'_> {
        Names::of(self.tcg, &self.position)
    }

    /// Returns the legal actions. They are kept until the state changes, because a script can ask for them thousands of times.
    fn legal(&self) -> Rc<Legal> {
        let mut kept = self.legal.borrow_mut();
        Rc::clone(kept.get_or_insert_with(|| Rc::new(Legal::of(self.tcg, &self.position.state))))
    }

    /// Returns the state to change it.
    fn state_mut(&mut self) -> &mut State {
        self.legal.take();
        self.seen = Rc::default();
        &mut self.position.state
    }

    fn labels(&self) -> Vec<String> {
        self.legal().shown.iter().map(|action| action.label.to_string()).collect()
    }

    fn step(&mut self, step: &Value) -> std::result::Result<(), Failed> {
        let fields = crate::input::object(step, STEP.names)?;
        if let Some(refusal) = fields.get("error") {
            let act = fields.get("act").ok_or_else(|| {
                Error::new("missing-field", "an error step has an \"act\"").at("act")
            })?;
            return self.refused(act, refusal, fields.get("seat"));
        }
        if let Some(act) = fields.get("act") {
            self.passing_over(&mut |runner| {
                runner
                    .act(act, fields)
                    .map_err(|failed| Failed { error: failed.error.at("act"), ..failed })
            })?;
        } else if fields.contains_key("seat") {
            self.passing_over(&mut |runner| Ok(runner.check_seat(fields.get("seat"))?))?;
        }
        if let Some(patterns) = fields.get("legal") {
            self.passing_over(&mut |runner| {
                runner
                    .all_legal(patterns, true)
                    .map_err(|error| Failed { error: error.at("legal"), legal: runner.labels() })
            })?;
        }
        if let Some(patterns) = fields.get("illegal") {
            // The action must also be impossible after all questions with a single answer.
            let mut ahead = self.clone();
            while ahead.answer_forced() {}
            for runner in [&*self, &ahead] {
                runner.all_legal(patterns, false).map_err(|error| Failed {
                    error: error.at("illegal"),
                    legal: runner.labels(),
                })?;
            }
        }
        if let Some(patterns) = fields.get("events") {
            self.passing_over(&mut |runner| {
                Ok(runner.happened(patterns).map_err(|error| error.at("events"))?)
            })?;
        }
        if let Some(expected) = fields.get("expect") {
            self.passing_over(&mut |runner| Ok(runner.expect(expected)?))?;
        }
        if let Some(forecast) = fields.get("forecast") {
            self.passing_over(&mut |runner| Ok(runner.forecast(forecast)?))?;
        }
        Ok(())
    }

    /// Runs a check or an action. If it fails, retries after answering questions with a single legal answer. The engine asks
    /// such questions only to keep a secret, so a script need not mention them.
    fn passing_over(
        &mut self,
        part: &mut dyn FnMut(&mut Self) -> std::result::Result<(), Failed>,
    ) -> std::result::Result<(), Failed> {
        let Err(first) = part(self) else { return Ok(()) };
        while self.answer_forced() {
            if part(self).is_ok() {
                return Ok(());
            }
        }
        Err(first)
    }

    /// Answers the pending question if it has a single legal answer and is of a kind asked for secrecy.
    fn answer_forced(&mut self) -> bool {
        if !matches!(
            self.position.state.decision.ask,
            Ask::Cards | Ask::PlayCard | Ask::YesNo | Ask::Reveal
        ) {
            return false;
        }
        let [only] = self.legal().actions[..] else { return false };
        self.apply(only);
        self.answer_defender().is_ok()
    }

    /// Returns a runner at the next question if a step is a bare refusal and the pending question has no other answer. Such a
    /// question is asked only for secrecy, so the refusal may be meant for the next one.
    fn refused_later(&self, step: &Value) -> Option<Runner<'run>> {
        let pattern = step.get("act")?.as_object()?;
        let kind = pattern.get("type")?.as_str()?;
        if pattern.len() > 1 || !matches!(kind, "no" | "done" | "decline") {
            return None;
        }
        let mut later = self.clone();
        later.answer_forced().then_some(later)
    }

    fn expect(&self, expected: &Value) -> Result<()> {
        match self
            .names()
            .expect(expected, &self.seen, self.runs)
            .map_err(|error| error.at("expect"))?
        {
            None => Ok(()),
            Some(unlike) => {
                let message = format!("{} is {}, not {}", unlike.path, unlike.got, unlike.expected);
                Err(Error::new("not-as-expected", message).at(unlike.path).at("expect"))
            }
        }
    }

    fn forecast(&self, forecast: &Value) -> Result<()> {
        self.names().forecast(forecast, self.runs).map_err(|error| error.at("forecast"))
    }

    fn check_seat(&self, seat: Option<&Value>) -> Result<()> {
        check_seat(seat, self.tcg.to_act(&self.position.state))
    }

    fn pattern<'a>(&self, pattern: &'a Value) -> Result<&'a Object> {
        action_pattern(pattern, ActionKind::TYPES)
    }

    // --- act ---

    fn act(&mut self, act: &Value, step: &Object) -> std::result::Result<(), Failed> {
        let pattern = self.pattern(act)?.clone();
        let seat = step.get("seat");
        if pattern.get("type").and_then(Value::as_str) == Some("concede") {
            return Ok(self.concede(seat)?);
        }
        if crate::input::flag(step, "optional")? && !self.is_asked(&pattern, seat) {
            return Ok(());
        }
        self.check_seat(seat)?;
        let chance = self.chance(step)?;
        let pattern = self.with_attacker(pattern);
        let way = self.find(&pattern).map_err(|error| Failed { error, legal: self.labels() })?;
        let (action, defender) = match way {
            Way::Direct(action) => (action, None),
            Way::TwoSteps(action) => (action, pattern.get("defender").cloned()),
            Way::Remember => {
                self.attacker = pattern.get("attacker").cloned();
                return Ok(());
            }
        };
        self.attacker = None;
        self.events.clear();
        if defender.is_some() {
            self.defender = defender;
        }
        self.apply_with(action, chance)?;
        self.answer_defender().map_err(|error| Failed { error, legal: self.labels() })
    }

    /// Returns whether the pending question is of the pattern's type and is put to this seat.
    fn is_asked(&self, pattern: &Object, seat: Option<&Value>) -> bool {
        let kind = pattern.get("type").and_then(Value::as_str);
        self.check_seat(seat).is_ok()
            && self.legal().shown.iter().any(|action| kind.is_none_or(|kind| kind == action.kind()))
    }

    /// Returns the outcomes of chance supplied by a step, by id or name.
    fn chance(&self, step: &Object) -> Result<Vec<DefId>> {
        let cards = crate::input::list(step, "chance")?;
        crate::input::each(cards, "chance", |card| {
            let name = card.as_str().ok_or_else(|| wrong(card, "the id or the name of a card"))?;
            crate::cards::find::resolve_card(self.tcg.catalogue, name)
        })
    }

    fn concede(&mut self, seat: Option<&Value>) -> Result<()> {
        let to_act = self
            .tcg
            .to_act(&self.position.state)
            .ok_or_else(|| Error::new("game-over", "the game is over"))?;
        let seat = conceding(seat, to_act, 2)?;
        let mut io = Io::recording(Vec::new());
        let tcg = self.tcg;
        tcg.concede(self.state_mut(), seat, &mut io);
        self.events = io.events;
        Ok(())
    }

    fn apply(&mut self, action: Action) {
        let mut io: Io<Event, DefId> = Io::recording(Vec::new());
        let tcg = self.tcg;
        tcg.apply(self.state_mut(), action, &mut io);
        self.runs.set(self.runs.get().saturating_sub(self.with_packs(io.steps)));
        self.events.extend(io.events);
    }

    /// Returns the cost of an action of this number of steps in runs. Only cards of packs can make an attack take long.
    fn with_packs(&self, steps: u64) -> usize {
        let catalogue = self.tcg.catalogue;
        let of_steps = if catalogue.packs.is_empty() {
            0
        } else {
            catalogue.runs_of_steps(steps.saturating_mul(catalogue.step_weight()))
        };
        (catalogue.slowness() - 1).saturating_add(of_steps.saturating_mul(catalogue.slowness()))
    }

    /// Applies an action with supplied outcomes. All of them must be possible and used up.
    fn apply_with(&mut self, action: Action, chance: Vec<DefId>) -> Result<()> {
        let mut io: Io<Event, DefId> = Io::recording(chance);
        let mut after = self.position.state.clone();
        self.tcg.apply(&mut after, action, &mut io);
        self.runs.set(
            self.runs
                .get()
                .checked_sub(self.with_packs(io.steps))
                .ok_or_else(super::too_much_work)?,
        );
        altmode_core::used_up(&io.chance)?;
        *self.state_mut() = after;
        self.events.extend(io.events);
        Ok(())
    }

    /// Adds the attacker named before to the defender's step.
    fn with_attacker(&self, mut pattern: Object) -> Object {
        let Some(attacker) = &self.attacker else { return pattern };
        let defender = pattern.get("defender").or_else(|| pattern.get("target")).cloned();
        if let Some(defender) = defender {
            pattern.clear();
            pattern.insert("type".into(), "attack".into());
            pattern.insert("attacker".into(), attacker.clone());
            pattern.insert("defender".into(), defender);
        }
        pattern
    }

    /// Answers the question for the defender if the attack named it.
    fn answer_defender(&mut self) -> Result<()> {
        let Some(defender) = self.defender.clone() else { return Ok(()) };
        let chosen = self.events.iter().find_map(|caused| {
            if let Event::Defends { defender } = &caused.event { Some(*defender) } else { None }
        });
        if let Some(chosen) = chosen {
            self.defender = None;
            if !self.names().means(&defender, chosen)? {
                let name = self.tcg.full_name(&self.position.state, chosen);
                return Err(Error::new(
                    "no-such-action",
                    format!("the only possible defender is {name}"),
                )
                .at("defender"));
            }
            return Ok(());
        }
        if self.position.state.decision.ask != Ask::Defender {
            return Ok(());
        }
        self.defender = None;
        let pattern = Object::from_iter([
            ("type".to_string(), "attack".into()),
            ("defender".to_string(), defender),
        ]);
        if let Way::Direct(action) = self.find(&pattern)? {
            self.apply(action);
        }
        Ok(())
    }

    /// Finds the only way to carry out a pattern.
    fn find(&self, pattern: &Object) -> Result<Way> {
        let legal = self.legal();
        let Legal { actions, shown } = &*legal;
        let matching = self.matching(pattern, shown)?;
        if let Some(&first) = matching.first() {
            let alike = |&other: &usize| same_fields(&shown[other], &shown[first]);
            if matching.iter().all(alike) {
                return Ok(Way::Direct(actions[first]));
            }
            // A script may name the attacker alone in its own step where the engine expects both.
            if is_attack(pattern)
                && pattern.contains_key("attacker")
                && !pattern.contains_key("defender")
            {
                return Ok(Way::Remember);
            }
            let labels: Vec<_> =
                matching.iter().map(|&index| format!("\"{}\"", shown[index].label)).collect();
            return Err(Error::new(
                "ambiguous-action",
                format!("{} legal actions match: {}", labels.len(), labels.join(", ")),
            ));
        }
        if is_attack(pattern)
            && pattern.contains_key("attacker")
            && pattern.contains_key("defender")
        {
            let mut alone = pattern.clone();
            alone.remove("defender");
            let attackers: Vec<usize> = self
                .matching(&alone, shown)?
                .into_iter()
                .filter(|&index| shown[index].what.marks().defender.is_none())
                .collect();
            if let [index] = attackers[..] {
                return Ok(Way::TwoSteps(actions[index]));
            }
        }
        if let Some(index) = refusal(pattern, shown) {
            return Ok(Way::Direct(actions[index]));
        }
        Err(Error::new("no-such-action", "no legal action matches"))
    }

    fn matching(&self, pattern: &Object, shown: &[ActionView]) -> Result<Vec<usize>> {
        let mut found = Vec::new();
        for (index, action) in shown.iter().enumerate() {
            if self.names().matches(pattern, action)? {
                found.push(index);
            }
        }
        Ok(found)
    }

    // --- legal, illegal, error ---

    fn all_legal(&self, patterns: &Value, wanted: bool) -> Result<()> {
        let patterns = patterns.as_array().ok_or_else(|| wrong(patterns, "a list"))?;
        for (index, pattern) in patterns.iter().enumerate() {
            let place = |error: Error| error.at(format!("[{index}]"));
            let legal = self.is_legal(self.pattern(pattern).map_err(place)?).map_err(place)?;
            if legal != wanted {
                let (code, message) = if wanted {
                    ("not-legal", "no legal action matches")
                } else {
                    ("legal", "a legal action matches")
                };
                return Err(place(Error::new(code, format!("{message} {pattern}"))));
            }
        }
        Ok(())
    }

    fn is_legal(&self, pattern: &Object) -> Result<bool> {
        if pattern.get("type").and_then(Value::as_str) == Some("concede") {
            return Ok(self.tcg.to_act(&self.position.state).is_some());
        }
        let pattern = self.with_attacker(pattern.clone());
        let legal = self.legal();
        let Legal { actions, shown } = &*legal;
        if !self.matching(&pattern, shown)?.is_empty() {
            return Ok(true);
        }
        // The defender may be asked for in a second step, so it is checked whether that step would be legal.
        let Some(defender) = pattern.get("defender").filter(|_| is_attack(&pattern)) else {
            return Ok(false);
        };
        let mut alone = pattern.clone();
        alone.remove("defender");
        for index in self.matching(&alone, shown)? {
            if let Action::Attack { attacker, defender: None } = actions[index]
                && self.could_defend(attacker, defender)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn could_defend(&self, attacker: ObjectId, defender: &Value) -> Result<bool> {
        for candidate in
            crate::model::objects::members(self.tcg.legal_defenders(&self.position.state, attacker))
        {
            if self.names().means(defender, candidate)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn refused(
        &mut self,
        act: &Value,
        refusal: &Value,
        seat: Option<&Value>,
    ) -> std::result::Result<(), Failed> {
        let pattern = self.pattern(act).cloned();
        let error = match pattern {
            // An unreadable action is refused with its own error.
            Err(error) => error,
            Ok(pattern) => {
                let wrong_seat = self.check_seat(seat).err();
                let legal = if wrong_seat.is_some() { Ok(false) } else { self.is_legal(&pattern) };
                match legal {
                    Ok(true) => {
                        let error =
                            Error::new("legal", format!("{act} is legal, but should be refused"))
                                .at("act");
                        return Err(Failed { error, legal: self.labels() });
                    }
                    Ok(false) => wrong_seat.unwrap_or_else(|| self.why(&pattern)),
                    Err(error) => error,
                }
            }
        };
        Ok(check_refusal(refusal, &error)?)
    }

    /// Returns the reason why no legal action matches a pattern.
    fn why(&self, pattern: &Object) -> Error {
        let state = &self.position.state;
        let legal = self.legal();
        let word = |name: &str| pattern.get(name).and_then(Value::as_str).map(str::to_string);
        let object = |name: &str| {
            pattern.get(name).and_then(Value::as_str).and_then(|name| self.names().one(name).ok())
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
        explain(self.tcg, state, &input, &legal.actions, &legal.shown)
    }

    // --- events ---

    fn happened(&self, patterns: &Value) -> Result<()> {
        let patterns = patterns.as_array().ok_or_else(|| wrong(patterns, "a list"))?;
        let state = &self.position.state;
        let shown: Vec<Value> = self
            .events
            .iter()
            .map(|event| {
                altmode_core::value_by_wire(&self.tcg.show_caused(state, event, Viewer::Referee))
            })
            .collect();
        in_order(patterns, &shown, |_, wanted, got| {
            // Object numbers may be written as aliases or names.
            let object = got
                .as_u64()
                .filter(|object| *object < u64::from(NOBODY))
                .map(|object| object as ObjectId);
            match (wanted, object) {
                (Value::String(_), Some(object)) => {
                    self.names().means(wanted, object).unwrap_or(false)
                }
                _ => same(wanted, got),
            }
        })
    }
}

/// Finds the legal refusal. "No", "done" and "decline" are interchangeable if only one of them is legal.
fn refusal(pattern: &Object, shown: &[ActionView]) -> Option<usize> {
    let refuses = |kind: &str| matches!(kind, "no" | "done" | "decline");
    if pattern.len() != 1 || !pattern.get("type").and_then(Value::as_str).is_some_and(refuses) {
        return None;
    }
    let mut legal = shown.iter().filter(|action| refuses(action.kind()));
    match (legal.next(), legal.next()) {
        (Some(one), None) => Some(one.id),
        _ => None,
    }
}

fn is_attack(pattern: &Object) -> bool {
    pattern.get("type").is_none_or(|kind| kind == "attack")
}

/// Returns whether two actions are equal in all fields that a script can name.
fn same_fields(left: &ActionView, right: &ActionView) -> bool {
    left.kind() == right.kind() && left.what.marks() == right.what.marks()
}
