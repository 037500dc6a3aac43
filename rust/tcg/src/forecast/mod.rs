//! The damage forecast: exact odds of an attack, and an explanation of its numbers.
//!
//! A question holds an ordinary [`State`], given as JSON or taken from a running game, so attack, defense, keywords, limits
//! and abilities are those of the engine. The engine plays everything that happens before the flips. Then one of three
//! methods applies.
//!
//! - If no ability depends on the flips, their sums are counted over icon combinations ([`flips`]) and combined by
//!   [`attack_damage`](crate::engine::battle::attack_damage).
//! - If abilities only have conditions on the flips, the engine plays one battle for each set of answers ([`mod@mixed`]).
//! - Otherwise the engine plays the battle over all combinations ([`mod@enumerate`]).

mod all;
mod count;
mod draws;
mod drive;
mod enumerate;
mod explain;
mod flips;
pub(crate) mod input;
mod json;
mod known;
mod legal;
mod mixed;
mod pairs;
mod pile;
mod policy;
mod question;
mod report;
#[cfg(test)]
mod tests;
mod unstated;
mod watch;

pub use all::forecast_all;
pub use input::typed_in;
pub use json::Forecast;
pub use known::from_game;
pub use pairs::{Answered, Pairs};
pub use question::{AttackQuestion, Tally};
pub use report::{DeckReport, deck_report};
#[cfg(feature = "typescript")]
pub use {
    all::ForecastPair,
    explain::Contribution,
    json::{ForecastFlips, Other, Policies, SideFlips},
    report::{HoldOdds, IconOdds},
};

use crate::model::{
    objects::{NOBODY, ObjectId},
    state::{Frame, State},
    work::TurnStep,
};
use drive::{Leaf, RunParameters, StopAt, drive};
use enumerate::{BattleRuns, Enumerated, enumerate, sample};

/// An attack up to its flips.
struct Beginning {
    /// The state at the start of the attack, or at the current point of a battle in progress.
    begun: State,
    /// The state just before the flips. `None` if the flips have begun, if the battle ended before them, or if cards of a
    /// deck mattered earlier.
    flips: Option<State>,
    /// Whether a player drew cards before the flips.
    drew: bool,
    /// Questions that policies answered before the flips, and facts that instructions depended on.
    outcome: Enumerated,
}

impl AttackQuestion {
    /// Returns whether this battle is in progress.
    fn goes_on(&self) -> bool {
        is_fought(&self.state, self.attacker, self.defender)
    }

    /// Starts the attack and plays to the point before the flips.
    fn begin(&self) -> Beginning {
        let mut begun = self.state.clone();
        if !self.goes_on() {
            let mut io = altmode_core::Io::silent();
            crate::engine::machine::Machine::new(self.tcg, &mut begun, &mut io)
                .begin_attack(self.attacker, Some(self.defender));
        }
        let mut state = begun.clone();
        let mut scout = count::scout(self, [&self.unknown[0], &self.unknown[1]]);
        let course = RunParameters { policy: self.policy, skip: [false; 2], until: StopAt::Flips };
        let reached = drive(self.tcg, &mut state, &mut scout, course, &mut Leaf::default());
        let plain = reached && !scout.dealt && !scout.is_uncountable();
        let drew = scout.drew;
        Beginning { begun, flips: plain.then_some(state), drew, outcome: scout.outcome() }
    }

    /// Computes the probabilities.
    pub fn tally(&self) -> Tally {
        self.answer().1
    }

    /// Computes the probabilities. Also returns the state before the flips, or at the start of the attack if cards matter
    /// before the flips.
    pub fn answer(&self) -> (State, Tally) {
        if self.state.basic {
            let mut state = self.state.clone();
            (state.battle.attacker, state.battle.defender) = (self.attacker, self.defender);
            let mut tally = Tally::default();
            self.play(&state, false, &mut tally);
            return (state, tally);
        }
        let Beginning { begun, flips, drew, outcome } = self.begin();
        let mut tally = Tally::default();
        self.read_abilities(&begun, &mut tally);
        let watch =
            |state: &State| watch::watched(self.tcg, state, count::can_run_out(self, state));
        // Cards are chosen and scrapped before their icons count, so the order of the flips matters.
        let chooses = |state: &State| state.battle.to_scrap != [0; 2];
        let Some(state) = flips else {
            // Cards of a deck mattered earlier, so the identity of flipped cards may matter too, unless the flips have begun.
            let by_card = !self.goes_on() || watch(&begun).cards || chooses(&begun);
            self.play(&begun, by_card, &mut tally);
            return (begun, tally);
        };
        tally.note(outcome);
        self.read_abilities(&state, &mut tally);
        let (watched, chosen_from) = (watch(&state), chooses(&state));
        let counted = match watched.no_flips() {
            _ if chosen_from => None,
            true => count::count(self, &state, &watched, &mut tally),
            false => mixed::mixed(self, &state, &watched, &mut tally),
        };
        if counted.is_none() {
            let Tally { asked, relied, .. } = std::mem::take(&mut tally);
            tally = Tally { asked, relied, ..Tally::default() };
            self.play(if drew { &begun } else { &state }, watched.cards || chosen_from, &mut tally);
        }
        (state, tally)
    }

    /// Notes the unstated facts that abilities in play depend on.
    fn read_abilities(&self, state: &State, tally: &mut Tally) {
        if self.unstated != 0 {
            unstated::of_abilities(self.tcg, state, &mut tally.relied);
        }
    }

    /// Plays the battle over all outcomes.
    fn play(&self, state: &State, by_card: bool, tally: &mut Tally) {
        let unknown = [&self.unknown[0], &self.unknown[1]];
        let battle = BattleRuns {
            tcg: self.tcg,
            state,
            unknown,
            policy: self.policy,
            by_card,
            runs: &self.runs,
            unstated: self.unstated,
        };
        let (attack, defense, _) = self.tcg.battle_totals(state);
        let outcome = enumerate(battle, &mut |leaf, chance| {
            let totals = leaf.totals.unwrap_or((attack, defense));
            tally.attack(totals.0, chance);
            tally.defense(totals.1, chance);
            tally.leaf(leaf, chance);
        });
        tally.note(outcome);
    }

    /// Estimates the probabilities by playing `battles` battles with random cards. Benchmarks compare the exact methods with
    /// it.
    pub fn estimate(&self, battles: usize) -> Tally {
        let Beginning { begun, .. } = self.begin();
        let unknown = [&self.unknown[0], &self.unknown[1]];
        let mut tally = Tally::default();
        let battle = BattleRuns {
            tcg: self.tcg,
            state: &begun,
            unknown,
            policy: self.policy,
            by_card: true,
            runs: &self.runs,
            unstated: self.unstated,
        };
        let outcome = sample(battle, battles, &mut |leaf, chance| tally.leaf(leaf, chance));
        tally.note(outcome);
        tally
    }

    /// Plays every outcome by the engine, even if the flips could be summed.
    #[cfg(test)]
    pub fn play_out(&self, by_card: bool) -> Tally {
        let Beginning { begun, .. } = self.begin();
        let mut tally = Tally::default();
        self.play(&begun, by_card, &mut tally);
        tally
    }
}

/// Returns whether these two characters are in battle now.
fn is_fought(state: &State, attacker: ObjectId, defender: ObjectId) -> bool {
    let battle = &state.battle;
    battle.running && battle.attacker == attacker && battle.defender == defender
}

/// Prepares a state for an attack: clears unfinished work and makes the attacker's player active.
fn at_attack(state: &mut State, attacker: ObjectId) {
    state.active = state.owner(attacker);
    state.status = crate::model::state::Status::Running;
    state.battle.end();
    state.frames.clear();
    state.remembered.clear();
    state.pending.clear();
    state.hits.clear();
    state.owed.clear();
    state.decision = Default::default();
    state.lasting.retain(|lasting| !lasting.battle_only);
    for player in &mut state.players {
        player.set_aside.clear();
    }
    state.frames.push(Frame { work: TurnStep::Attack.into(), card: NOBODY, ..Frame::default() });
}
