//! The engine played over all outcomes of a battle: exact for every card, and the slow way.
//!
//! Each run plays the battle from its beginning. Where a card comes off a deck of unknown order, the planner
//! says which; the plans of a run are its path through a tree, and the next run takes the next path. All flips
//! of a side are one branching, over combinations and not over orders. A tree that is too large is sampled.

use super::{
    draws::{Draw, by_sums, draws},
    drive::{Asked, Course, Leaf, Table, Until, compare, drive},
    flips::Wanted,
    pile::{HIDDEN, Pile, Run, Unknown, hidden_elsewhere, is_known},
    policy::{Policy, Worth},
};
use crate::{
    cards::{Tcg, card::DefId, flipped_face::FlippedFace},
    engine::machine::{Dealer, Machine},
    model::{
        event::Event,
        objects::{MOST_OBJECTS, ObjectId},
        state::{State, Work},
    },
    query::context::side_of,
};
use altmode_core::{Io, Random};
use std::{cell::Cell, collections::VecDeque};

/// Runs beyond which a tree is sampled instead.
pub const MOST_RUNS: usize = 60_000;
/// Combinations of one branching beyond which it is.
const MOST_DRAWS: usize = 6_000;
/// Runs of a sample.
pub const SAMPLE: usize = 20_000;
/// Runs of the smallest sample, for when most of what a question may cost is used up.
const LEAST_SAMPLE: usize = 200;
/// Runs of one question altogether; each takes some microseconds.
pub const MOST_RUNS_OF_QUESTION: usize = 100_000;

/// What a battle is played from.
#[derive(Clone, Copy)]
pub struct Battle<'a> {
    /// The rules.
    pub tcg: Tcg,
    /// The battle's beginning, or where it is to be played on from.
    pub state: &'a State,
    /// What of each seat's deck is unknown.
    pub unknown: [&'a Unknown; 2],
    /// How each side decides.
    pub policy: [Policy; 2],
    /// Keep cards with equal icons apart: some ability looks at the cards themselves.
    pub by_card: bool,
    /// Runs that the question may still take.
    pub runs: &'a Cell<usize>,
}

impl Battle<'_> {
    /// Takes a run from the question's.
    fn takes_run(&self) {
        self.runs.set(self.runs.get().saturating_sub(1));
    }
}

/// How the counting went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Questions that policies answered.
    pub asked: Vec<Asked>,
    /// It was sampled, with so many runs.
    pub sampled: Option<usize>,
}

struct Node {
    draws: Vec<Draw>,
    at: usize,
}

/// Settles cards along a path.
pub struct Planner<'a> {
    battle: Battle<'a>,
    path: Vec<Node>,
    depth: usize,
    chance: f64,
    /// Cards of a combination that are still to come, by seat.
    coming: [VecDeque<DefId>; 2],
    /// Cards taken from a prior.
    gone: [Vec<DefId>; 2],
    /// Cards that lay in a deck when the battle began.
    first_deck: [bool; MOST_OBJECTS],
    /// Combinations were put together by sums, so what is left in the deck is not known.
    summed: [bool; 2],
    /// Do not put combinations together.
    apart: bool,
    /// The tree must be gone through again without that.
    again: bool,
    /// The tree is too large, or depends on more than decks.
    uncountable: bool,
    random: Option<Random>,
    /// Cards are being drawn that nobody looks at.
    unseen: bool,
    /// The flips of a side were settled before.
    given: bool,
    asked: Vec<Asked>,
    /// An instruction looked at cards drawn unseen: everything drawn must be settled.
    hand: bool,
    /// It is.
    seen: bool,
    /// Something was dealt.
    pub dealt: bool,
    /// Something was drawn unseen.
    pub drew: bool,
}

impl<'a> Planner<'a> {
    /// A planner for cards that are settled already: the combination that a seat flips.
    pub fn given(battle: Battle<'a>, draws: [Option<&Draw>; 2]) -> Planner<'a> {
        let mut planner = Planner::new(battle);
        for (seat, draw) in draws.into_iter().enumerate() {
            if let Some(draw) = draw {
                planner.coming[seat].extend(&draw.cards);
                (planner.summed[seat], planner.given) = (true, true);
            }
        }
        planner
    }

    /// Whether it needed more than it was given.
    pub fn lacked(&self) -> bool {
        self.again || self.hand || self.uncountable || !self.path.is_empty()
    }

    /// A planner at the first path.
    pub fn new(battle: Battle<'a>) -> Planner<'a> {
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
            hand: false,
            seen: false,
            dealt: false,
            drew: false,
        }
    }

    /// Whether more than the decks' order was left open.
    pub fn is_uncountable(&self) -> bool {
        self.uncountable || self.hand
    }

    /// Questions that were answered.
    pub fn asked(self) -> Vec<Asked> {
        self.asked
    }

    fn begin(&mut self) {
        (self.depth, self.chance, self.summed) = (0, 1.0, [false; 2]);
        for seat in 0..2 {
            self.coming[seat].clear();
            self.gone[seat].clear();
        }
    }

    /// Goes to the next path; `false` when there is none.
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

    /// The deck as it is now. What was made anew from the scrap pile holds what it holds.
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

    /// The combination that this path takes.
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

    /// A random card of the pool.
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

    /// Makes the top card of a deck this one.
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
        } else if let Some(&card) = hidden_elsewhere(state, seat).iter().find(|&&card| is(state, card)) {
            state.defs.swap(usize::from(card), usize::from(top));
        }
    }

    fn plan_flips(&mut self, tcg: Tcg, state: &State, seat: u8) -> Option<Vec<Draw>> {
        let side = side_of(state, seat);
        let battle = &state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let flipped = battle.flipped[side].len() as u16;
        let wanted = Wanted {
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

    /// One unknown card comes.
    fn single(&mut self, tcg: Tcg, state: &State, seat: u8, count: usize) -> Option<Vec<Draw>> {
        // The basic rules read nothing but icons.
        let face = |def| match state.basic {
            true => FlippedFace { icons: tcg.catalogue.card(def).icon_counts, ..FlippedFace::default() },
            false => FlippedFace::default(),
        };
        let pile = self.pile(state, seat);
        let unknown = Pile { runs: vec![Run::Unknown(count as u16)], pool: pile.pool, scrap: Vec::new() };
        let wanted = Wanted { flips: count as u16, bonus: 0, white_used: true, most: count as u16 };
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
            // It stays one of the cards that could be anywhere in deck and hand.
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
        let flips = state.frames.last().is_some_and(|frame| frame.work == Work::Battle);
        if self.coming[index].is_empty() || !flips && self.given {
            if self.summed[index] {
                // What is in the deck now depends on which cards made the sum.
                self.again = true;
                return;
            }
            let draw =
                self.branch(|planner| if flips { planner.plan_flips(tcg, state, seat) } else { planner.single(tcg, state, seat, 1) });
            let Some(draw) = draw else { return };
            self.summed[index] = flips && !self.apart && !self.battle.by_card;
            self.coming[index].extend(draw.cards);
        }
        if let Some(def) = self.coming[index].pop_front() {
            self.place(state, seat, def);
        }
    }
}

impl Table for Planner<'_> {
    fn look(&mut self, state: &mut State, seat: u8, count: usize) {
        let index = usize::from(seat);
        if self.summed[index] {
            self.again = true;
            return;
        }
        let deck = state.players[index].deck;
        let unknown: Vec<usize> = (deck.len() - count..deck.len()).rev().filter(|&at| !is_known(state, deck[at])).collect();
        if unknown.is_empty() {
            return;
        }
        self.dealt = true;
        let cards: Vec<DefId> = if self.random.is_some() {
            Vec::new()
        } else {
            match self.branch(|planner| planner.single(planner.battle.tcg, state, seat, unknown.len())) {
                Some(draw) => draw.cards,
                None => return,
            }
        };
        // Each place in turn is made the top one for a moment: only the top one is ever settled.
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

    fn worth(&mut self, tcg: Tcg, state: &State, seat: u8) -> Worth {
        let side = side_of(state, seat);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        let recolor = tcg.recolorings(state, character);
        let pile = self.pile(state, seat);
        let bonus = if state.battle.white_used[side] { 0 } else { tcg.white_bonus(state, character) };
        Worth::of(pile.pool.iter().map(|&(def, count)| (tcg.face_of(state, seat, recolor, def), count)), bonus.into())
    }

    fn draws_unseen(&mut self, draws: bool) {
        self.unseen = draws;
    }

    fn hand_is_looked_at(&mut self, state: &State) {
        let hidden = (0..2).any(|seat| !hidden_elsewhere(state, seat).is_empty());
        self.hand |= hidden && self.random.is_none();
    }

    fn left_to_chance(&mut self) {
        self.uncountable = true;
    }

    fn answered(&mut self, asked: Asked) {
        if !self.asked.contains(&asked) {
            self.asked.push(asked);
        }
    }
}

/// Plays the battle over all outcomes and tells each with its probability.
pub fn enumerate(battle: Battle, tell: &mut dyn FnMut(&Leaf, f64)) -> Outcome {
    let mut leaves: Vec<(Leaf, f64)> = Vec::new();
    let (mut apart, mut seen) = (false, false);
    loop {
        leaves.clear();
        let mut planner = Planner { apart, seen, ..Planner::new(battle) };
        if walk(battle, &mut planner, &mut leaves) {
            leaves.iter().for_each(|(leaf, chance)| tell(leaf, *chance));
            return Outcome { asked: planner.asked, sampled: None };
        }
        // Once more, with what it turned out to need.
        if planner.uncountable || (planner.again <= apart && planner.hand <= seen) {
            break;
        }
        (apart, seen) = (apart | planner.again, seen | planner.hand);
    }
    sample(battle, SAMPLE, tell)
}

/// Goes through the tree; `false` when that is not possible.
fn walk(battle: Battle, planner: &mut Planner, leaves: &mut Vec<(Leaf, f64)>) -> bool {
    // Something is left for a sample.
    let most = MOST_RUNS.min(battle.runs.get() / 4 * 3);
    for _ in 0..most {
        battle.takes_run();
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

fn run(battle: Battle, planner: &mut Planner) -> Leaf {
    if battle.state.basic {
        return run_basic(battle, planner);
    }
    let mut state = battle.state.clone();
    let mut leaf = Leaf::default();
    let defender = state.battle.defender;
    let course = Course { policy: battle.policy, skip: [false; 2], until: Until::Damage };
    drive(battle.tcg, &mut state, planner, course, &mut leaf);
    compare(battle.state, &state, defender, &mut leaf);
    leaf
}

/// The basic rules' attack is one step; what it came to is told by its events.
fn run_basic(battle: Battle, planner: &mut Planner) -> Leaf {
    let mut state = battle.state.clone();
    let (attacker, defender) = (state.battle.attacker, state.battle.defender);
    let mut io: Io<Event, DefId> = Io::telling(Vec::new());
    let mut machine = Machine { dealer: Some(planner), ..Machine::new(battle.tcg, &mut state, &mut io) };
    machine.basic_attack(attacker, defender);
    let mut leaf = Leaf::default();
    for event in &io.events {
        match event {
            Event::Totals { attack, defense, .. } => leaf.totals = Some((*attack, *defense)),
            Event::Damaged { amount, .. } => leaf.damage = *amount,
            _ => {}
        }
    }
    compare(battle.state, &state, defender, &mut leaf);
    leaf
}

/// Plays the battle so many times with cards drawn at random and tells what came of each.
pub fn sample(battle: Battle, runs: usize, tell: &mut dyn FnMut(&Leaf, f64)) -> Outcome {
    let mut planner = Planner::new(battle);
    let mut state = battle.state.clone();
    let runs = runs.min(battle.runs.get().max(LEAST_SAMPLE));
    for number in 0..runs {
        battle.takes_run();
        planner.begin();
        let random = battle.state.random.child(number as u32);
        state.random = random.child(1);
        planner.random = Some(random);
        let leaf = run(Battle { state: &state, ..battle }, &mut planner);
        tell(&leaf, 1.0 / runs as f64);
    }
    Outcome { asked: planner.asked, sampled: Some(runs) }
}
