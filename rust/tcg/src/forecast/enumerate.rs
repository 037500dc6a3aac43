//! The exact but slow method: the engine plays all outcomes of a battle.
//!
//! Each run plays the battle from its start. When a card leaves a deck of unknown order, the planner chooses it. The choices
//! of a run form a path through a tree, and the next run takes the next path. All flips of a side are one branching over
//! combinations, not over orders. Trees that are too large are sampled.

use super::{
    draws::{Draw, by_sums, draws},
    drive::{Asked, Leaf, RunParameters, SettlingDealer, StopAt, compare, drive},
    flips::FlipCounts,
    pile::{HIDDEN, Pile, Run, Unknown, hidden_elsewhere, is_known},
    policy::{CardWorth, Policy},
    unstated::{Facts, Relied, note},
};
use crate::{
    cards::{Tcg, card::DefId, flipped_face::FlippedFace},
    engine::machine::{Dealer, Machine},
    model::{
        event::Event,
        objects::{MOST_OBJECTS, ObjectId},
        state::State,
        work::Work,
    },
    query::context::side_of,
};
use altmode_core::{Io, Random};
use std::{cell::Cell, collections::VecDeque};

/// Maximum number of runs of a tree. Larger trees are sampled.
pub const MOST_RUNS: usize = 60_000;
/// Maximum number of combinations of one branching. Trees with larger branchings are sampled.
const MOST_DRAWS: usize = 6_000;
/// Number of runs of a sample.
pub const SAMPLE: usize = 20_000;
/// Number of runs of the smallest sample, used when most of a question's budget is spent.
const LEAST_SAMPLE: usize = 200;
/// Budget of runs for one question. Each run takes a few microseconds.
pub const MOST_RUNS_OF_QUESTION: usize = 100_000;

/// The starting point of the runs.
#[derive(Clone, Copy)]
pub struct BattleRuns<'a> {
    /// The rules.
    pub tcg: Tcg,
    /// The state at the start of the battle, or at the point from which to play on.
    pub state: &'a State,
    /// The unknown part of each seat's deck.
    pub unknown: [&'a Unknown; 2],
    /// The policy of each side.
    pub policy: [Policy; 2],
    /// Whether cards with equal icons are kept apart, because an ability looks at the cards themselves.
    pub by_card: bool,
    /// Number of runs left in the question's budget.
    pub runs: &'a Cell<usize>,
    /// Facts that the position does not state.
    pub unstated: Facts,
}

impl BattleRuns<'_> {
    /// Takes runs from the question's budget.
    fn take_runs(&self, count: usize) {
        self.runs.set(self.runs.get().saturating_sub(count));
    }
}

/// The accuracy of a result: sampled or exact, and the answered questions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Enumerated {
    /// Questions that policies answered.
    pub asked: Vec<Asked>,
    /// Facts that instructions depended on.
    pub relied: Vec<Relied>,
    /// Number of runs if the result was sampled.
    pub sampled: Option<usize>,
}

struct Node {
    draws: Vec<Draw>,
    at: usize,
}

/// A dealer that settles cards along a path of the tree.
pub struct Planner<'a> {
    battle: BattleRuns<'a>,
    path: Vec<Node>,
    depth: usize,
    chance: f64,
    /// The cards of each seat's current combination that are still to be dealt.
    coming: [VecDeque<DefId>; 2],
    /// The cards taken from each seat's prior.
    gone: [Vec<DefId>; 2],
    /// Whether an object was in a deck when the battle started.
    first_deck: [bool; MOST_OBJECTS],
    /// Whether a seat's combinations were merged by sums. Then the cards left in the deck are not known.
    summed: [bool; 2],
    /// Whether merging is disabled.
    apart: bool,
    /// Whether the tree must be walked again with merging disabled.
    again: bool,
    /// Whether the tree is too large, or depends on more than the decks.
    uncountable: bool,
    random: Option<Random>,
    /// Whether the cards being drawn are not looked at.
    unseen: bool,
    /// Whether the flips of a side were fixed beforehand.
    given: bool,
    asked: Vec<Asked>,
    relied: Vec<Relied>,
    /// Whether an instruction looked at cards drawn unseen. Then the tree must be walked again with every draw settled.
    hand: bool,
    /// Whether every draw is settled.
    seen: bool,
    /// Number of runs that took as long as those played so far, beyond their own number.
    extra: usize,
    /// Whether a card was dealt.
    pub dealt: bool,
    /// Whether a card was drawn unseen.
    pub drew: bool,
}

impl<'a> Planner<'a> {
    /// Creates a planner whose flips are fixed: one combination for each seat, or none.
    pub fn given(battle: BattleRuns<'a>, draws: [Option<&Draw>; 2]) -> Planner<'a> {
        let mut planner = Planner::new(battle);
        for (seat, draw) in draws.into_iter().enumerate() {
            if let Some(draw) = draw {
                planner.coming[seat].extend(&draw.cards);
                (planner.summed[seat], planner.given) = (true, true);
            }
        }
        planner
    }

    /// Returns whether the run needed more than the fixed combinations.
    pub fn lacked(&self) -> bool {
        self.again || self.hand || self.uncountable || !self.path.is_empty()
    }

    /// Creates a planner at the first path.
    pub fn new(battle: BattleRuns<'a>) -> Planner<'a> {
        let mut first_deck = [false; MOST_OBJECTS];
        for player in &battle.state.players {
            player.deck.iter().for_each(|&card| first_deck[usize::from(card)] = true);
        }
        Planner {
            battle,
            path: Vec::new(),
            depth: 0,
            chance: 1.0,
            coming: Default::default(),
            gone: Default::default(),
            first_deck,
            summed: [false; 2],
            apart: false,
            again: false,
            uncountable: false,
            random: None,
            unseen: false,
            given: false,
            asked: Vec::new(),
            relied: Vec::new(),
            hand: false,
            seen: false,
            extra: 0,
            dealt: false,
            drew: false,
        }
    }

    /// Returns whether the battle depends on more than the order of the decks.
    pub fn is_uncountable(&self) -> bool {
        self.uncountable || self.hand
    }

    /// Returns the questions that policies answered and the facts that instructions depended on.
    pub fn outcome(self) -> Enumerated {
        Enumerated { asked: self.asked, relied: self.relied, sampled: None }
    }

    fn begin(&mut self) {
        (self.depth, self.chance, self.summed) = (0, 1.0, [false; 2]);
        for seat in 0..2 {
            self.coming[seat].clear();
            self.gone[seat].clear();
        }
    }

    /// Advances to the next path. Returns `false` after the last one.
    fn next_path(&mut self) -> bool {
        while let Some(last) = self.path.last_mut() {
            last.at += 1;
            if last.at < last.draws.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// Returns a seat's current deck. A deck refilled from the scrap pile holds exactly known cards in unknown order.
    fn pile(&self, state: &State, seat: u8) -> Pile {
        let top = state.players[usize::from(seat)].deck.last();
        let first = top.is_some_and(|&card| self.first_deck[usize::from(card)]);
        let unknown = if first { self.battle.unknown[usize::from(seat)] } else { &Unknown::Deck };
        let mut pile = Pile::of(state, seat, unknown);
        if matches!(unknown, Unknown::Prior(_)) {
            for gone in &self.gone[usize::from(seat)] {
                if let Some((_, count)) = pile.pool.iter_mut().find(|(def, _)| def == gone) {
                    *count = count.saturating_sub(1);
                }
            }
        }
        pile
    }

    /// Returns the combination that this path takes here.
    fn branch(&mut self, plan: impl FnOnce(&mut Self) -> Option<Vec<Draw>>) -> Option<Draw> {
        if self.depth == self.path.len() {
            let Some(draws) = plan(self).filter(|draws| !draws.is_empty()) else {
                self.uncountable = true;
                return None;
            };
            self.path.push(Node { draws, at: 0 });
        }
        let node = &self.path[self.depth];
        let draw = node.draws[node.at].clone();
        self.depth += 1;
        self.chance *= draw.chance;
        Some(draw)
    }

    /// Returns a random card of the pool.
    fn at_random(&mut self, pile: &Pile) -> Option<DefId> {
        let all: u32 = pile.pool.iter().map(|(_, count)| u32::from(*count)).sum();
        let mut number = self.random.as_mut()?.below(all.max(1));
        for &(def, count) in &pile.pool {
            if number < u32::from(count) {
                return Some(def);
            }
            number -= u32::from(count);
        }
        None
    }

    /// Moves a card of this definition to the top of a deck.
    fn place(&mut self, state: &mut State, seat: u8, def: DefId) {
        let index = usize::from(seat);
        let deck = state.players[index].deck;
        let last = deck.len() - 1;
        let top = deck[last];
        let is = |state: &State, card: ObjectId| state.defs[usize::from(card)] == def;
        let first = self.first_deck[usize::from(top)];
        if first && matches!(self.battle.unknown[index], Unknown::Prior(_)) {
            self.gone[index].push(def);
            state.defs[usize::from(top)] = def;
            return;
        }
        if is(state, top) {
            return;
        }
        if let Some(at) = deck.iter().rposition(|&card| !is_known(state, card) && is(state, card)) {
            state.players[index].deck.swap(at, last);
        } else if let Some(&card) =
            hidden_elsewhere(state, seat).iter().find(|&&card| is(state, card))
        {
            state.defs.swap(usize::from(card), usize::from(top));
        }
    }

    fn plan_flips(&mut self, tcg: Tcg, state: &State, seat: u8) -> Option<Vec<Draw>> {
        let side = side_of(state, seat);
        let battle = &state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let flipped = battle.flipped[side].len() as u16;
        let wanted = FlipCounts {
            flips: battle.to_flip[side].into(),
            bonus: tcg.white_bonus(state, character).into(),
            white_used: battle.white_used[side],
            most: u16::from(battle.most_flips[side]).saturating_sub(flipped),
        };
        let recolor = tcg.recolorings(state, character);
        let face = |def| tcg.face_of(state, seat, recolor, def);
        let found = draws(&self.pile(state, seat), wanted, self.battle.by_card, &face, MOST_DRAWS)?;
        Some(if self.apart || self.battle.by_card { found } else { by_sums(found) })
    }

    /// Enumerates the combinations of the next `count` unknown cards.
    fn single(&mut self, tcg: Tcg, state: &State, seat: u8, count: usize) -> Option<Vec<Draw>> {
        // The basic rules use only the icons of a card.
        let face = |def| match state.basic {
            true => {
                FlippedFace { icons: tcg.catalogue.card(def).icon_counts, ..FlippedFace::default() }
            }
            false => FlippedFace::default(),
        };
        let pile = self.pile(state, seat);
        let unknown =
            Pile { runs: vec![Run::Unknown(count as u16)], pool: pile.pool, scrap: Vec::new() };
        let wanted =
            FlipCounts { flips: count as u16, bonus: 0, white_used: true, most: count as u16 };
        draws(&unknown, wanted, !state.basic, &face, MOST_DRAWS)
    }
}

impl Dealer for Planner<'_> {
    fn deal(&mut self, tcg: Tcg, state: &mut State, seat: u8) {
        let index = usize::from(seat);
        let Some(&top) = state.players[index].deck.last() else { return };
        if is_known(state, top) {
            return;
        }
        if self.unseen && !self.seen && self.random.is_none() {
            self.drew = true;
            // The card stays one of those that could be anywhere in deck and hand.
            state.objects[usize::from(top)].seen |= HIDDEN;
            return;
        }
        self.dealt = true;
        if self.random.is_some() {
            let pile = self.pile(state, seat);
            if let Some(def) = self.at_random(&pile) {
                self.place(state, seat, def);
            }
            return;
        }
        let flips = state.frames.last().is_some_and(|frame| matches!(frame.work, Work::Battle(_)));
        if self.coming[index].is_empty() || !flips && self.given {
            if self.summed[index] {
                // The cards left in the deck depend on which cards formed the sum.
                self.again = true;
                return;
            }
            let draw = self.branch(|planner| {
                if flips {
                    planner.plan_flips(tcg, state, seat)
                } else {
                    planner.single(tcg, state, seat, 1)
                }
            });
            let Some(draw) = draw else { return };
            self.summed[index] = flips && !self.apart && !self.battle.by_card;
            self.coming[index].extend(draw.cards);
        }
        if let Some(def) = self.coming[index].pop_front() {
            self.place(state, seat, def);
        }
    }
}

impl SettlingDealer for Planner<'_> {
    fn look(&mut self, state: &mut State, seat: u8, count: usize) {
        let index = usize::from(seat);
        if self.summed[index] {
            self.again = true;
            return;
        }
        let deck = state.players[index].deck;
        let unknown: Vec<usize> = (deck.len() - count..deck.len())
            .rev()
            .filter(|&at| !is_known(state, deck[at]))
            .collect();
        if unknown.is_empty() {
            return;
        }
        self.dealt = true;
        let cards: Vec<DefId> = if self.random.is_some() {
            Vec::new()
        } else {
            match self
                .branch(|planner| planner.single(planner.battle.tcg, state, seat, unknown.len()))
            {
                Some(draw) => draw.cards,
                None => return,
            }
        };
        // Swaps each position to the top in turn, because `place` settles only the top card.
        let last = deck.len() - 1;
        for (number, at) in unknown.into_iter().enumerate() {
            state.players[index].deck.swap(at, last);
            let def = match cards.get(number) {
                Some(def) => Some(*def),
                None => {
                    let pile = self.pile(state, seat);
                    self.at_random(&pile)
                }
            };
            if let Some(def) = def {
                self.place(state, seat, def);
            }
            let deck = &mut state.players[index].deck;
            deck.swap(at, last);
            let card = deck[at];
            state.objects[usize::from(card)].seen |= 3;
        }
    }

    fn worth(&mut self, tcg: Tcg, state: &State, seat: u8) -> CardWorth {
        let side = side_of(state, seat);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        let recolor = tcg.recolorings(state, character);
        let pile = self.pile(state, seat);
        let bonus =
            if state.battle.white_used[side] { 0 } else { tcg.white_bonus(state, character) };
        CardWorth::of(
            pile.pool.iter().map(|&(def, count)| (tcg.face_of(state, seat, recolor, def), count)),
            bonus.into(),
        )
    }

    fn draws_unseen(&mut self, draws: bool) {
        self.unseen = draws;
    }

    fn hand_is_looked_at(&mut self, state: &State) {
        let hidden = (0..2).any(|seat| !hidden_elsewhere(state, seat).is_empty());
        self.hand |= hidden && self.random.is_none();
    }

    fn steps_left(&self) -> u64 {
        self.battle.tcg.catalogue.steps_of_runs(self.battle.runs.get())
    }

    fn took(&mut self, steps: u64) {
        let extra = self.battle.tcg.catalogue.runs_of_steps(steps);
        self.extra = self.extra.saturating_add(extra);
        self.battle.take_runs(extra);
    }

    fn left_to_chance(&mut self) {
        self.uncountable = true;
    }

    fn answered(&mut self, asked: Asked) {
        if !self.asked.contains(&asked) {
            self.asked.push(asked);
        }
    }

    fn unstated(&self) -> Facts {
        self.battle.unstated
    }

    fn relies(&mut self, relied: Relied) {
        note(&mut self.relied, relied);
    }
}

/// Plays the battle over all outcomes and passes each outcome with its probability to `tell`.
pub fn enumerate(battle: BattleRuns, tell: &mut dyn FnMut(&Leaf, f64)) -> Enumerated {
    let mut leaves: Vec<(Leaf, f64)> = Vec::new();
    let (mut apart, mut seen) = (false, false);
    loop {
        leaves.clear();
        let mut planner = Planner { apart, seen, ..Planner::new(battle) };
        if walk(battle, &mut planner, &mut leaves) {
            leaves.iter().for_each(|(leaf, chance)| tell(leaf, *chance));
            return planner.outcome();
        }
        // Walks the tree again with the settings that the last walk required.
        if planner.uncountable || (planner.again <= apart && planner.hand <= seen) {
            break;
        }
        (apart, seen) = (apart | planner.again, seen | planner.hand);
    }
    sample(battle, SAMPLE, tell)
}

/// Walks the tree. Returns `false` if it cannot be enumerated with the current settings.
fn walk(battle: BattleRuns, planner: &mut Planner, leaves: &mut Vec<(Leaf, f64)>) -> bool {
    // A quarter of the budget is kept for sampling.
    let kept = battle.runs.get() / 4;
    for _ in 0..MOST_RUNS.min(3 * kept) {
        if battle.runs.get() <= kept {
            return false;
        }
        battle.take_runs(1);
        planner.begin();
        let leaf = run(battle, planner);
        if planner.again || planner.hand || planner.uncountable {
            return false;
        }
        match leaves.iter_mut().rev().take(64).find(|(other, _)| *other == leaf) {
            Some((_, chance)) => *chance += planner.chance,
            None => leaves.push((leaf, planner.chance)),
        }
        if !planner.next_path() {
            return true;
        }
    }
    false
}

fn run(battle: BattleRuns, planner: &mut Planner) -> Leaf {
    if battle.state.basic {
        return run_basic(battle, planner);
    }
    let mut state = battle.state.clone();
    let mut leaf = Leaf::default();
    let defender = state.battle.defender;
    let course = RunParameters { policy: battle.policy, skip: [false; 2], until: StopAt::Damage };
    drive(battle.tcg, &mut state, planner, course, &mut leaf);
    compare(battle.state, &state, defender, &mut leaf);
    leaf
}

/// Runs an attack of the basic rules. It is a single step, so its result is read from its events.
fn run_basic(battle: BattleRuns, planner: &mut Planner) -> Leaf {
    let mut state = battle.state.clone();
    let (attacker, defender) = (state.battle.attacker, state.battle.defender);
    let mut io: Io<Event, DefId> = Io::recording(Vec::new());
    let mut machine =
        Machine { dealer: Some(planner), ..Machine::new(battle.tcg, &mut state, &mut io) };
    machine.basic_attack(attacker, defender);
    let mut leaf = Leaf::default();
    for event in &io.events {
        match &event.event {
            Event::Totals { attack, defense, .. } => leaf.totals = Some((*attack, *defense)),
            Event::Damaged { amount, .. } => leaf.damage = *amount,
            _ => {}
        }
    }
    compare(battle.state, &state, defender, &mut leaf);
    leaf
}

/// Plays the battle up to `runs` times with random cards, as the budget of the question allows, and passes each outcome to `tell`.
pub fn sample(battle: BattleRuns, runs: usize, tell: &mut dyn FnMut(&Leaf, f64)) -> Enumerated {
    let mut planner = Planner::new(battle);
    let mut state = battle.state.clone();
    // With packs whose battles take milliseconds, a few battles must do.
    let (left, least) = (battle.runs.get(), battle.tcg.catalogue.battles(LEAST_SAMPLE));
    let mut leaves = Vec::new();
    while leaves.len() < runs {
        let (number, spent) = (leaves.len(), leaves.len() + planner.extra);
        // The smallest sample has fewer runs if each of them takes as long as several.
        if number > 0 && spent >= left && spent.saturating_mul(spent) >= least * number {
            break;
        }
        battle.take_runs(1);
        planner.begin();
        let random = battle.state.random.child(number as u32);
        state.random = random.child(1);
        planner.random = Some(random);
        leaves.push(run(BattleRuns { state: &state, ..battle }, &mut planner));
    }
    let chance = 1.0 / leaves.len() as f64;
    leaves.iter().for_each(|leaf| tell(leaf, chance));
    Enumerated { sampled: Some(leaves.len()), ..planner.outcome() }
}
