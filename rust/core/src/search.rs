//! A bot for every game: information-set Monte Carlo tree search.
//!
//! Each round draws a world that the searching seat cannot tell from the true one and walks down a tree of the
//! decisions of earlier rounds. It adds one decision and lets the game [imagine](Imagine::imagine) the rest. All worlds
//! share one tree. A node therefore counts how often its decision was possible, not only how often it was taken
//! (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012, single observer).
//!
//! All arithmetic is in integers, so every platform finds the same result.

use crate::{Io, MOST_SEATS, Random, Rules, Seat, Worth, sort_few};

/// Functions that a search needs from a game beyond its rules.
pub trait Imagine: Rules {
    /// Plays `world` on with likely actions and returns its value for each seat, from 0 (lost) to 1000 (won). The game
    /// decides how far to play. `root` is the state where the search began.
    fn imagine(&self, root: &Self::State, world: &mut Self::State, random: &mut Random) -> Worth;

    /// Returns a key for an action that does not depend on how hidden objects are numbered in this world. Two actions
    /// of one decision are equal in all worlds exactly when their keys are equal.
    fn key(&self, state: &Self::State, action: Self::Action) -> u32;

    /// Returns a quick estimate of an action. Actions with a higher estimate are tried earlier.
    fn promise(&self, state: &Self::State, action: Self::Action) -> i32;

    /// Calls a function with the [promise](Imagine::promise) of each action, in order. A game whose estimates of several actions
    /// share work can override it.
    fn promises(&self, state: &Self::State, actions: &[Self::Action], each: &mut dyn FnMut(i32)) {
        for &action in actions {
            each(self.promise(state, action));
        }
    }

    /// Returns whether a search tries an action at all. A game with decisions of hundreds of nearly equivalent actions
    /// can exclude most of them, because each action costs rounds. If all are excluded, the first one is taken.
    fn is_tried(&self, state: &Self::State, action: Self::Action) -> bool {
        let _ = (state, action);
        true
    }
}

/// Node of the search tree: one decision.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    key: u32,
    /// Seat that took it.
    seat: Seat,
    /// Indices of its first child and of its next sibling; 0 for none.
    first: u32,
    next: u32,
    /// Number of rounds in which it was taken, and in which it was possible.
    visits: u32,
    possible: u32,
    /// Sum of the values for the seat that took it, in thousandths, over all visits.
    sum: u32,
}

impl Node {
    fn mean(&self) -> u32 {
        self.sum / self.visits.max(1)
    }
}

/// A search in progress. [`Search::result`] can be called at any time, and the search can go on afterwards.
#[derive(Clone, Debug)]
pub struct Search<R: Imagine> {
    rules: R,
    root: R::State,
    seat: Seat,
    random: Random,
    /// Legal actions of the root. The node of action n is n + 1.
    actions: Vec<R::Action>,
    nodes: Vec<Node>,
    /// Number of worlds drawn. Every action is tried in the same worlds, so that luck is equal for all.
    worlds: u32,
    /// Number of rounds planned for this pass.
    budget: u32,
    /// Indices of the actions that are still in question.
    left: Vec<usize>,
    /// Number of worlds in which they were tried since the last halving.
    looked: u32,
}

/// Statistics that a search collected about the actions of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// Index of the best action in the list of legal actions.
    pub best: usize,
    /// Number of tries of each action.
    pub visits: Vec<u32>,
    /// Sum of the values of each action's tries, in thousandths.
    pub sums: Vec<u32>,
}

impl Searched {
    /// Returns the mean value of an action, from 0 (lost) to 1 (won).
    pub fn value(&self, action: usize) -> f64 {
        f64::from(self.sums[action]) / 1000.0 / f64::from(self.visits[action].max(1))
    }
}

/// Minimum number of visits before the search looks beyond a decision.
const SELDOM: u32 = 4;
/// Visits that a decision needs before its second child is tried. The third child needs four times, the fourth nine
/// times as many, because the action that looks best at once usually is (progressive widening).
const WIDTH: u32 = 8;
/// Maximum depth of a path in the tree, in nodes.
const DEEPEST: usize = 24;
/// Maximum number of rounds of one search. It keeps sums within 32 bits.
const MOST_ROUNDS: u32 = 4_000_000;

impl<R: Imagine> Search<R> {
    /// Starts a search of about `rounds` rounds for the seat that must decide. It uses only information that the seat
    /// may know. The rounds are spent by sequential halving: first on all actions, then repeatedly on the better half
    /// of them, until one is left.
    pub fn new(rules: R, state: &R::State, rounds: u32, random: Random) -> Self {
        let seat = rules.to_act(state).unwrap_or(0);
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        let (nodes, left) = (vec![Node::default()], Vec::new());
        let mut search = Search {
            rules,
            root: state.clone(),
            seat,
            random,
            actions,
            nodes,
            worlds: 0,
            budget: rounds,
            left,
            looked: 0,
        };
        search.left = search.tried();
        for index in 0..search.actions.len() {
            let key = search.rules.key(&search.root, search.actions[index]);
            search.add(0, key, seat);
        }
        search
    }

    /// Returns the number of rounds searched.
    pub fn rounds(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Searches at most `worlds` more worlds and returns whether the search is done. The result does not depend on the
    /// size of the steps.
    pub fn step(&mut self, worlds: u32) -> bool {
        for _ in 0..worlds {
            if self.is_done() {
                break;
            }
            self.look();
        }
        self.is_done()
    }

    /// Starts another pass over all actions with a new budget. The statistics are kept.
    pub fn again(&mut self, rounds: u32) {
        self.left = self.tried();
        (self.budget, self.looked) = (rounds, 0);
    }

    /// Returns the indices of the actions that the search tries.
    fn tried(&self) -> Vec<usize> {
        let is_tried = |index: &usize| self.rules.is_tried(&self.root, self.actions[*index]);
        (0..self.actions.len()).filter(is_tried).collect()
    }

    /// Returns the finished part of the pass, from 0 to 1. Each halving takes about the same time.
    pub fn progress(&self) -> f64 {
        if self.is_done() {
            return 1.0;
        }
        let halvings = |count: usize| f64::from(count.next_power_of_two().trailing_zeros());
        let (all, still) = (halvings(self.actions.len()), halvings(self.left.len()));
        (all - still + f64::from(self.looked) / f64::from(self.worlds_each())) / all
    }

    fn is_done(&self) -> bool {
        self.left.len() < 2 || self.rounds() >= MOST_ROUNDS
    }

    /// Returns the number of worlds in which the remaining actions are tried before half of them are dropped.
    fn worlds_each(&self) -> u32 {
        let halvings = self.actions.len().next_power_of_two().trailing_zeros().max(1);
        (self.budget / halvings / self.left.len().max(1) as u32).max(1)
    }

    /// Tries each remaining action in one world.
    fn look(&mut self) {
        let mut legal = Vec::new();
        for index in 0..self.left.len() {
            self.round(self.left[index], &mut legal);
        }
        self.worlds += 1;
        self.looked += 1;
        if self.looked >= self.worlds_each() {
            self.looked = 0;
            let nodes = &self.nodes;
            sort_few(&mut self.left, |&one, &other| {
                nodes[one + 1].mean() > nodes[other + 1].mean()
            });
            self.left.truncate(self.left.len().div_ceil(2));
        }
    }

    /// Returns the best action found so far. There must be a legal action.
    pub fn best(&self) -> R::Action {
        self.actions[self.result().best]
    }

    /// Returns the statistics of the actions, in their order.
    pub fn result(&self) -> Searched {
        let nodes = &self.nodes[1..=self.actions.len()];
        let (visits, sums) = nodes.iter().map(|node| (node.visits, node.sum)).unzip();
        let best = (0..nodes.len())
            .max_by_key(|&index| {
                (nodes[index].visits, nodes[index].mean(), std::cmp::Reverse(index))
            })
            .unwrap_or(0);
        Searched { best, visits, sums }
    }

    /// Tries an action of the root in the current world.
    fn round(&mut self, action: usize, legal: &mut Vec<R::Action>) {
        let mut random = self.random.child(self.worlds);
        let mut world = self.rules.determinize(&self.root, self.seat, &mut random);
        let mut path = vec![0, action + 1];
        let mut io = Io::silent();
        self.rules.apply(&mut world, self.actions[action], &mut io);
        while let Some(seat) = self.rules.to_act(&world) {
            legal.clear();
            self.rules.legal_actions(&world, legal);
            let Some(&only) = legal.first() else { break };
            if legal.len() == 1 {
                self.rules.apply(&mut world, only, &mut io);
                continue;
            }
            let parent = path[path.len() - 1];
            // A rarely reached decision is left to `Imagine::imagine`.
            if path.len() > DEEPEST || self.nodes[parent].visits < SELDOM {
                break;
            }
            let (action, child, is_new) = self.descend(&world, parent, seat, legal, &mut random);
            self.rules.apply(&mut world, action, &mut io);
            path.push(child);
            if is_new {
                break;
            }
        }
        let worth = self.rules.imagine(&self.root, &mut world, &mut random);
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            // Each seat maximises its own value (max^n).
            node.sum += u32::from(worth[usize::from(node.seat) % MOST_SEATS].min(1000));
        }
    }

    /// Chooses one of the actions possible after a decision. This is the most promising untried action if widening
    /// allows another child, otherwise the action with the highest confidence bound. Returns the action, its node, and
    /// whether the node is new.
    fn descend(
        &mut self,
        world: &R::State,
        parent: usize,
        seat: Seat,
        actions: &[R::Action],
        random: &mut Random,
    ) -> (R::Action, usize, bool) {
        let mut tried = 0;
        let mut untried: Option<(i32, R::Action, u32)> = None;
        let mut equals = 0;
        let mut best: Option<(u32, R::Action, usize)> = None;
        for &action in actions.iter().filter(|&&action| self.rules.is_tried(world, action)) {
            let key = self.rules.key(world, action);
            match self.child(parent, key) {
                Some(child) => {
                    tried += 1;
                    self.nodes[child].possible += 1;
                    let reach = confidence(&self.nodes[child]);
                    if best.is_none_or(|(other, ..)| reach > other) {
                        best = Some((reach, action, child));
                    }
                }
                None => {
                    let promise = self.rules.promise(world, action);
                    equals = match untried {
                        Some((other, ..)) if promise == other => equals + 1,
                        Some((other, ..)) if promise < other => continue,
                        _ => 1,
                    };
                    // Ties are broken at random.
                    if equals == 1 || random.below(equals) == 0 {
                        untried = Some((promise, action, key));
                    }
                }
            }
        }
        match (untried, best) {
            (Some((_, action, key)), _) if tried * tried <= self.nodes[parent].visits / WIDTH => {
                (action, self.add(parent, key, seat), true)
            }
            (_, Some((_, action, child))) => (action, child, false),
            (_, None) => (actions[0], parent, true),
        }
    }

    /// Adds a child to a decision.
    fn add(&mut self, parent: usize, key: u32, seat: Seat) -> usize {
        let child = self.nodes.len();
        self.nodes.push(Node {
            key,
            seat,
            next: self.nodes[parent].first,
            possible: 1,
            ..Node::default()
        });
        self.nodes[parent].first = child as u32;
        child
    }

    /// Returns the child of a decision with this key.
    fn child(&self, parent: usize, key: u32) -> Option<usize> {
        let mut child = self.nodes[parent].first as usize;
        while child != 0 && self.nodes[child].key != key {
            child = self.nodes[child].next as usize;
        }
        (child != 0).then_some(child)
    }
}

/// Returns the upper confidence bound of a decision (UCB1), in thousandths: its mean and a bonus for few tries.
fn confidence(node: &Node) -> u32 {
    /// Exploration weight: the bonus of one doubling of the rounds for an action tried once, tuned by matches.
    const CURIOSITY: u32 = 2_000;
    node.mean() + (CURIOSITY * log2(node.possible) / 16 / node.visits.max(1)).isqrt()
}

/// Returns the base-2 logarithm in sixteenths, linearly interpolated between powers of two.
fn log2(number: u32) -> u32 {
    let number = number.max(1);
    let whole = number.ilog2();
    16 * whole + ((number - (1 << whole)) << 4 >> whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Named, Outcome, Result};
    use serde::{Deserialize, Serialize};

    /// Two players take 1 to 3 matches in turn; who takes the last one wins. A hidden coin decides nothing.
    #[derive(Clone)]
    struct Nim;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Matches {
        left: u8,
        seat: Seat,
        coin: bool,
        random: Random,
    }

    impl Rules for Nim {
        type State = Matches;
        type Start = u8;
        type Stored = u8;
        type Action = u8;
        type Event = ();
        type Chance = ();
        const NAME: &'static str = "nim";
        const RULES_VERSION: u32 = 1;
        fn data_version(&self) -> u32 {
            1
        }
        fn store(&self, start: &u8) -> u8 {
            *start
        }
        fn start_of(&self, stored: &u8) -> Result<u8> {
            Ok(*stored)
        }
        fn chance_id(&self, _: &()) -> String {
            String::new()
        }
        fn chance_of(&self, _: &Named) -> Result<()> {
            Ok(())
        }
        fn position_hash(&self, state: &Matches) -> u32 {
            state.left.into()
        }
        fn begin(&self, start: &u8, _: &mut Io<(), ()>) -> Result<Matches> {
            Ok(Matches {
                left: *start,
                seat: 0,
                coin: true,
                random: Random::from_words([1, 2, 3, 4]),
            })
        }
        fn to_act(&self, state: &Matches) -> Option<Seat> {
            (state.left > 0).then_some(state.seat)
        }
        fn outcome(&self, state: &Matches) -> Option<Outcome> {
            (state.left == 0).then_some(Outcome::of(Some(1 - state.seat), "took the last match"))
        }
        fn legal_actions(&self, state: &Matches, actions: &mut Vec<u8>) {
            actions.extend(1..=state.left.min(3));
        }
        fn apply(&self, state: &mut Matches, action: u8, _: &mut Io<(), ()>) {
            state.left -= action;
            state.seat = 1 - state.seat;
        }
        fn concede(&self, state: &mut Matches, _: Seat, _: &mut Io<(), ()>) {
            state.left = 0;
        }
        fn check_start(&self, _: &u8) -> Result<()> {
            Ok(())
        }
        fn determinize(&self, state: &Matches, _: Seat, random: &mut Random) -> Matches {
            Matches { coin: random.below(2) == 0, random: random.child(0), ..state.clone() }
        }
    }

    impl Imagine for Nim {
        fn imagine(&self, _: &Matches, world: &mut Matches, random: &mut Random) -> Worth {
            while world.left > 0 {
                let take = random.below(u32::from(world.left.min(3))) as u8 + 1;
                self.apply(world, take, &mut Io::silent());
            }
            let mut worth = Worth::default();
            worth[usize::from(1 - world.seat)] = 1000;
            worth
        }
        fn key(&self, _: &Matches, action: u8) -> u32 {
            action.into()
        }
        fn promise(&self, _: &Matches, _: u8) -> i32 {
            0
        }
    }

    fn choice(left: u8, coin: bool) -> (u8, Searched) {
        let state = Matches { left, seat: 0, coin, random: Random::from_words([7, 7, 7, 7]) };
        let mut search = Search::new(Nim, &state, 2000, Random::from_seed_text("5").unwrap());
        while !search.step(7) {}
        let found = search.result();
        (found.best as u8 + 1, found)
    }

    #[test]
    fn finds_the_move_that_wins_whatever_the_opponent_does() {
        for left in [2, 3, 5, 6, 7, 9, 10, 11] {
            assert_eq!(choice(left, true).0, left % 4, "{left} matches");
        }
    }

    #[test]
    fn does_not_look_at_what_is_hidden_and_repeats_itself() {
        assert_eq!(choice(11, true), choice(11, false));
    }

    #[test]
    fn can_be_asked_at_any_time_and_goes_on() {
        let state = Nim.begin(&9, &mut Io::silent()).unwrap();
        let mut search = Search::new(Nim, &state, 100, Random::from_seed_text("5").unwrap());
        assert_eq!(search.progress(), 0.0);
        assert!(!search.step(10));
        assert!(search.progress() > 0.0 && search.progress() < 1.0);
        assert_eq!(search.result().visits, [10, 10, 10]);
        assert!(search.step(u32::MAX));
        assert_eq!(search.progress(), 1.0);
        let rounds = search.rounds();
        search.again(2000);
        assert!(search.step(u32::MAX));
        assert!(search.rounds() > rounds + 1500);
        assert_eq!(search.result().best, 0);
    }

    #[test]
    fn logarithms_grow_with_their_numbers() {
        assert_eq!([1, 2, 3, 4, 6, 8, 1 << 20].map(log2), [0, 16, 24, 32, 40, 48, 320]);
    }
}
