//! Suggestions: a bot's choice with its reasons, in one call or in steps.

use crate::{ActionView, Hosted, bots::Bot, options::Options, text::json};
use altmode_core::{MOST_SEATS, Searched};
use serde::Serialize;

/// Search rounds of the first pass under a time limit. Each later pass doubles the total.
const FIRST_PASS: u32 = 64;

/// A bot's choice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(A = ())))]
pub struct Suggestion<A> {
    /// The chosen action.
    #[cfg_attr(feature = "typescript", ts(type = "Action"))]
    pub action: A,
    /// The average result of the chosen action, from 0 (lost) to 1 (won); `null` if the bot does not search or has no choice.
    pub value: Option<f64>,
    /// Number of times the action was tried.
    pub visits: u32,
    /// The search results of all legal actions.
    pub actions: Vec<Tried>,
}

/// The search result of one action.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tried {
    /// The action's id.
    pub id: usize,
    /// The action's label.
    pub label: String,
    /// The average result, from 0 (lost) to 1 (won).
    pub value: f64,
    /// Number of times the action was tried.
    pub visits: u32,
}

impl<K> Suggestion<ActionView<K>> {
    /// Asks the bot in the options, or the search bot if none is named. `shown` holds the legal actions. `clock` returns
    /// milliseconds and is read only under a time limit.
    pub fn of<G: Hosted<ActionKind = K>>(
        rules: G,
        state: &G::State,
        mut shown: Vec<ActionView<K>>,
        options: &Options,
        clock: &mut dyn FnMut() -> f64,
    ) -> Self {
        let seat = usize::from(rules.to_act(state).unwrap_or_default()) % MOST_SEATS;
        let bot = if options.named { options.bots[seat] } else { Bot::Search(options.iterations) };
        if let Bot::Search(_) = bot {
            let mut search = Search::new(rules, state, shown, options, clock);
            while !search.step(u32::MAX, clock) {}
            return search.suggestion();
        }
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        let choice = rules.choose(bot, state, &actions, &mut options.seed.clone());
        Suggestion {
            action: shown.swap_remove(choice),
            value: None,
            visits: 0,
            actions: Vec::new(),
        }
    }
}

/// A suggestion that is computed in steps, so that the host can do other work in between.
pub struct Search<G: Hosted> {
    search: altmode_core::Search<G>,
    shown: Vec<ActionView<G::ActionKind>>,
    iterations: u32,
    /// Start time and time limit, in milliseconds of the host's clock.
    time: Option<(f64, f64)>,
    /// Maximum number of rounds up to the end of the current pass.
    pass: u32,
    done: bool,
}

impl<G: Hosted> Search<G> {
    /// Starts a search for the decision of a state.
    pub fn new(
        rules: G,
        state: &G::State,
        shown: Vec<ActionView<G::ActionKind>>,
        options: &Options,
        clock: &mut dyn FnMut() -> f64,
    ) -> Self {
        let time = options.milliseconds.map(|time| (clock(), time));
        let pass = if time.is_some() { FIRST_PASS } else { options.iterations };
        let search = altmode_core::Search::new(rules, state, pass, options.seed.child(0));
        Search { search, shown, iterations: options.iterations, time, pass, done: false }
    }

    /// Tries each remaining action in at most `worlds` more sampled worlds. Returns `true` when the search is done.
    pub fn step(&mut self, worlds: u32, clock: &mut dyn FnMut() -> f64) -> bool {
        let Some((begun, time)) = self.time else {
            self.done = G::step(&mut self.search, worlds);
            return self.done;
        };
        for _ in 0..worlds {
            if self.done {
                break;
            }
            let passed = G::step(&mut self.search, 1);
            // The limit of rounds ends the search even if the host's clock does not advance.
            self.done = self.shown.len() < 2
                || self.search.rounds() >= self.iterations
                || clock() - begun >= time;
            if passed && !self.done {
                self.pass = self.pass.saturating_mul(2);
                self.search.again(self.pass);
            }
        }
        self.done
    }

    /// Returns the progress of the search, from 0 to 1.
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

    /// Returns the best action found so far, as JSON. After the last step it equals the suggestion made in one call.
    pub fn result(&self) -> String {
        json(&self.suggestion())
    }

    fn suggestion(&self) -> Suggestion<ActionView<G::ActionKind>> {
        let found: Searched = self.search.result();
        let tried = |action: &ActionView<G::ActionKind>| Tried {
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
