//! What a bot would do, and why: at once, or in steps.

use super::playouts::Options;
use crate::{bots::Bot, cards::Tcg as Rules, embed::action_json::ActionView, model::state::State};
use altmode_core::Searched;
use serde::Serialize;

/// The rounds of the first pass of a search that has a time to think; each later pass has twice as many.
const FIRST_PASS: u32 = 64;

/// A bot's choice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Suggestion {
    /// The action chosen.
    pub action: ActionView,
    /// What it came to on average, from 0 (lost) to 1 (won); `null` when the bot does not search.
    pub value: Option<f64>,
    /// How often it was tried.
    pub visits: u32,
    /// What each action came to.
    pub actions: Vec<Tried>,
}

/// What a search found out about an action.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tried {
    /// The action's id.
    pub id: usize,
    /// Its label.
    pub label: String,
    /// What it came to on average.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
}

impl Suggestion {
    /// Asks a bot; the search if none is named. `shown` are the legal actions. `clock` tells the time in milliseconds;
    /// it is asked only where a time to think is set.
    pub fn of(rules: Rules, state: &State, mut shown: Vec<ActionView>, options: &Options, clock: &mut dyn FnMut() -> f64) -> Suggestion {
        let bot = if options.named { options.bots[usize::from(state.decision.seat & 1)] } else { Bot::Search(options.iterations) };
        if let Bot::Search(_) = bot {
            let mut search = Search::new(rules, state, shown, options, clock);
            while !search.step(u32::MAX, clock) {}
            return search.suggestion();
        }
        let mut actions = Vec::new();
        rules.list_legal_actions(state, &mut actions);
        let choice = bot.choose(rules, state, &actions, &mut options.seed.clone());
        Suggestion { action: shown.swap_remove(choice), value: None, visits: 0, actions: Vec::new() }
    }
}

/// A suggestion in the making: thinks in steps, so that others have their turn in between.
pub struct Search {
    search: altmode_core::Search<Rules>,
    shown: Vec<ActionView>,
    iterations: u32,
    /// When it began and how long it may think.
    time: Option<(f64, f64)>,
    /// How many rounds the present pass may take.
    pass: u32,
    done: bool,
}

impl Search {
    /// Begins to think about the decision of a state.
    pub fn new(rules: Rules, state: &State, shown: Vec<ActionView>, options: &Options, clock: &mut dyn FnMut() -> f64) -> Search {
        let time = options.milliseconds.map(|time| (clock(), time));
        let pass = if time.is_some() { FIRST_PASS } else { options.iterations };
        let search = altmode_core::Search::new(rules, state, pass, options.seed.child(0));
        Search { search, shown, iterations: options.iterations, time, pass, done: false }
    }

    /// Imagines no more than so many continuations of each action; `true` when all is done.
    pub fn step(&mut self, worlds: u32, clock: &mut dyn FnMut() -> f64) -> bool {
        let Some((begun, time)) = self.time else {
            self.done = self.search.step(worlds);
            return self.done;
        };
        for _ in 0..worlds {
            if self.done {
                break;
            }
            let passed = self.search.step(1);
            // A clock that stands still must not stop the host.
            self.done = self.shown.len() < 2 || self.search.rounds() >= self.iterations || clock() - begun >= time;
            if passed && !self.done {
                self.pass = self.pass.saturating_mul(2);
                self.search.again(self.pass);
            }
        }
        self.done
    }

    /// How much is done, from 0 to 1.
    pub fn progress(&self, clock: &mut dyn FnMut() -> f64) -> f64 {
        match self.time {
            _ if self.done => 1.0,
            None => self.search.progress(),
            Some((begun, time)) => {
                let rounds = f64::from(self.search.rounds()) / f64::from(self.iterations);
                ((clock() - begun) / time).max(rounds).clamp(0.0, 1.0)
            }
        }
    }

    /// The best action by what is known so far; the same as a suggestion made at once when all is done.
    pub fn result(&self) -> String {
        super::json(&self.suggestion())
    }

    fn suggestion(&self) -> Suggestion {
        let found: Searched = self.search.result();
        let tried = |action: &ActionView| Tried {
            id: action.id,
            label: action.label.to_string(),
            value: found.value(action.id),
            visits: found.visits[action.id],
        };
        Suggestion {
            value: (self.shown.len() > 1).then(|| found.value(found.best)),
            visits: found.visits[found.best],
            actions: self.shown.iter().map(tried).collect(),
            action: self.shown[found.best].clone(),
        }
    }
}
