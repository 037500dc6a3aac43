//! Players for tests, simulations and searches.
//!
//! A bot decides from what its seat may know: the random one looks at nothing, the greedy one at the table
//! and its own hand, the search in worlds drawn by [`crate::determinize`].

use crate::{
    action::Action,
    determinize::determinize,
    rules::Tcg,
    state::{NOBODY, ObjectId, State, Status, members},
};
use altmode_core::{Error, Io, Random, Result, Rules};
use altmode_tcg_language::Keyword;

/// Kinds of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bot {
    /// Each legal action equally likely.
    #[default]
    Random,
    /// The action that looks best at once.
    Greedy,
    /// The action that does best in so many imagined continuations.
    Search(u32),
}

/// How many continuations a search imagines unless told otherwise.
pub const ITERATIONS: u32 = 200;
/// The most that may be asked for in one call.
pub const MOST_ITERATIONS: u32 = 100_000;

impl Bot {
    /// A bot by its name.
    pub fn named(name: &str) -> Result<Bot> {
        match name {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            "search" => Ok(Bot::Search(ITERATIONS)),
            _ => Err(Error::new("unknown-bot", format!("there is no bot \"{name}\"; there are random, greedy and search")).at("bot")),
        }
    }

    /// Chooses one of the legal actions, by its index.
    pub fn choose(self, tcg: Tcg, state: &State, actions: &[Action], random: &mut Random) -> usize {
        if actions.len() < 2 {
            return 0;
        }
        match self {
            Bot::Random => random.below(actions.len() as u32) as usize,
            Bot::Greedy => greedy(tcg, state, actions, random),
            Bot::Search(iterations) => search(tcg, state, actions, iterations, random).best,
        }
    }
}

/// What a batch of decisions came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// How many decisions were taken.
    pub decisions: u32,
    /// A number that two runs share when they went the same way.
    pub checksum: u32,
}

/// Lets bots play on to the end, or for a number of decisions.
pub fn play_on(tcg: Tcg, state: &mut State, bots: [Bot; 2], random: &mut Random, limit: u32) -> Played {
    let mut actions = Vec::with_capacity(128);
    let mut io = Io::silent();
    let mut decisions = 0;
    while decisions < limit {
        let Some(seat) = tcg.to_act(state) else { break };
        actions.clear();
        tcg.legal_actions(state, &mut actions);
        let choice = bots[usize::from(seat)].choose(tcg, state, &actions, random);
        let Some(&action) = actions.get(choice) else { break };
        tcg.apply(state, action, &mut io);
        decisions += 1;
    }
    Played { decisions, checksum: checksum(state, decisions) }
}

/// A number that tells apart nearly all ways in which a game can have gone: the generator's place, the
/// decisions, the turns, the damage on the table (FNV-1a).
pub fn checksum(state: &State, decisions: u32) -> u32 {
    let mut sum = 0x811C_9DC5u32;
    let mut add = |word: u32| sum = (sum ^ word).wrapping_mul(0x0100_0193);
    add(state.random.clone().bits());
    add(decisions);
    add(state.turn.into());
    add(state.battlefield[0]);
    add(state.battlefield[1]);
    for character in state.characters.iter() {
        add(character.damage.into());
    }
    sum
}

/// The best looking action; of equals one at random.
fn greedy(tcg: Tcg, state: &State, actions: &[Action], random: &mut Random) -> usize {
    let mut best = (i32::MIN, 0);
    let mut equals = 0;
    for (index, action) in actions.iter().enumerate() {
        let score = score(tcg, state, *action);
        if score > best.0 {
            best = (score, index);
            equals = 1;
        } else if score == best.0 {
            equals += 1;
            if random.below(equals) == 0 {
                best.1 = index;
            }
        }
    }
    best.1
}

/// How good an action looks: cards first, then flips that gain something, then the attack that does most.
fn score(tcg: Tcg, state: &State, action: Action) -> i32 {
    let seat = state.decision.seat;
    let worth = |character: ObjectId| i32::from(tcg.def(state, character).stars);
    let remaining = |character: ObjectId| i32::from(tcg.health(state, character)) - i32::from(state.character(character).damage);
    match action {
        Action::PlayCard { .. } => 500,
        Action::PlayUpgrade { card, on, slot } => {
            let text = tcg.upgrade_text(state, card);
            let used = state.character(on).upgrades.iter().filter(|&&upgrade| state.object(upgrade).slot == slot).count();
            let replaces = used >= usize::from(tcg.slots(state, on)[usize::from(slot)]);
            let ready = !state.character(on).tapped;
            let gain = 10 * i32::from(text.attack.max(text.defense)) + worth(on) + if ready && text.attack > 0 { 20 } else { 0 };
            if replaces { gain - 200 } else { 400 + gain + remaining(on) }
        }
        Action::Flip { character, face } => {
            let texts = &tcg.def(state, character).texts;
            let total = |face: u8| {
                let text = &texts[usize::from(face)];
                2 * i32::from(text.attack) + i32::from(text.defense) + text.triggers.len() as i32
            };
            let gain = total(face) - total(state.character(character).face);
            if state.on_battlefield(character) { 300 + 20 * gain - 10 } else { 0 }
        }
        Action::TapAbility { character } => {
            let others =
                members(state.battlefield[usize::from(seat)]).filter(|&other| other != character && !state.character(other).tapped).count();
            if others > 0 { 260 } else { 150 }
        }
        Action::Attack { attacker, defender } => 200 + blow(tcg, state, attacker, defender.unwrap_or(NOBODY)),
        Action::Defend { defender } => blow(tcg, state, state.battle.attacker, defender),
        Action::ChooseTarget { target } => {
            if state.owner(target) == seat {
                worth(target)
            } else {
                100 + worth(target) - remaining(target)
            }
        }
        Action::ChooseCard { card } => i32::from(tcg.def(state, card).stars),
        Action::Reveal { .. } | Action::Yes => 10,
        Action::EndMain => 100,
        Action::SwapGreen { .. } => 0,
        Action::No | Action::Decline => 5,
        Action::Done => 1,
        Action::ChooseOption { .. } | Action::ChooseTrigger { .. } => 0,
    }
}

/// What an attack is worth: the damage that it can be expected to do, and the stars that it takes out.
fn blow(tcg: Tcg, state: &State, attacker: ObjectId, defender: ObjectId) -> i32 {
    if !state.is_character(attacker) {
        return 0;
    }
    let keyword = |character, keyword| i32::from(tcg.keyword(state, character, keyword));
    // About half of the cards flipped add one.
    let attack = 2 * i32::from(tcg.attack(state, attacker)) + 2 + keyword(attacker, Keyword::Bold);
    if !state.is_character(defender) {
        return attack;
    }
    let defense = 2 * i32::from(tcg.defense(state, defender)) + 2 + keyword(defender, Keyword::Tough);
    let remaining = 2 * (i32::from(tcg.health(state, defender)) - i32::from(state.character(defender).damage));
    let damage = (attack - defense).max(2 * keyword(attacker, Keyword::Pierce)).clamp(0, remaining.max(0));
    let stars = i32::from(tcg.def(state, defender).stars);
    if damage >= remaining { 40 + 2 * stars } else { damage }
}

/// What a search found out about each action.
#[derive(Debug)]
pub struct Searched {
    /// The best action, by its index.
    pub best: usize,
    /// For each action how often it was tried.
    pub visits: Vec<u32>,
    /// For each action the sum of what its tries came to, in thousandths.
    pub sums: Vec<u32>,
}

impl Searched {
    /// The mean value of an action, from 0 (lost) to 1 (won).
    pub fn value(&self, action: usize) -> f64 {
        f64::from(self.sums[action]) / 1000.0 / f64::from(self.visits[action].max(1))
    }
}

/// Tries actions in worlds that the seat can't tell from the true one; in each round the worse half is dropped
/// (sequential halving). Whole numbers only, so that every platform finds the same.
pub fn search(tcg: Tcg, state: &State, actions: &[Action], iterations: u32, random: &mut Random) -> Searched {
    let mut search = Search::new(state.clone(), actions.to_vec(), iterations, random.clone());
    while !search.step(tcg, u32::MAX) {}
    *random = search.random;
    search.found
}

/// A search that can be interrupted: it thinks in steps, and comes to the same whatever their size.
pub struct Search {
    state: State,
    actions: Vec<Action>,
    iterations: u32,
    random: Random,
    rounds: u32,
    /// The actions of this round, by their indices.
    left: Vec<usize>,
    /// How many worlds of this round were looked at.
    looked: u32,
    found: Searched,
}

impl Search {
    /// Of a decision's legal actions.
    pub fn new(state: State, actions: Vec<Action>, iterations: u32, random: Random) -> Search {
        let rounds = actions.len().next_power_of_two().trailing_zeros().max(1);
        let found = Searched { best: 0, visits: vec![0; actions.len()], sums: vec![0; actions.len()] };
        Search { state, iterations, random, rounds, left: (0..actions.len()).collect(), actions, looked: 0, found }
    }

    /// Looks at no more than so many worlds; `true` when the search is done.
    pub fn step(&mut self, tcg: Tcg, worlds: u32) -> bool {
        for _ in 0..worlds {
            if self.left.len() < 2 {
                break;
            }
            self.look(tcg);
        }
        self.left.len() < 2
    }

    /// Tries each action that is left in one world; ends the round when that was its last.
    fn look(&mut self, tcg: Tcg) {
        let seat = self.state.decision.seat;
        let world = determinize(tcg, &self.state, seat, &mut self.random);
        for &action in &self.left {
            self.found.visits[action] += 1;
            self.found.sums[action] += imagine(tcg, &world, self.actions[action], seat, &mut self.random);
        }
        self.looked += 1;
        if self.looked < self.worlds() {
            return;
        }
        self.looked = 0;
        let found = &self.found;
        let mean = |action: &usize| std::cmp::Reverse(1000 * u64::from(found.sums[*action]) / u64::from(found.visits[*action]));
        self.left.sort_by_key(mean);
        self.left.truncate(self.left.len().div_ceil(2));
        self.found.best = self.left.first().copied().unwrap_or(0);
    }

    /// How many worlds this round looks at.
    fn worlds(&self) -> u32 {
        (self.iterations / self.rounds / self.left.len().max(1) as u32).max(1)
    }

    /// How much of the search is done, from 0 to 1; each round takes about as long as any other.
    pub fn progress(&self) -> f64 {
        if self.left.len() < 2 {
            return 1.0;
        }
        let halvings = |mut count: usize| {
            let mut rounds = 0;
            while count > 1 {
                count = count.div_ceil(2);
                rounds += 1;
            }
            rounds
        };
        let (all, still) = (halvings(self.actions.len()), halvings(self.left.len()));
        (f64::from(all - still) + f64::from(self.looked) / f64::from(self.worlds())) / f64::from(all)
    }

    /// What was found out so far.
    pub fn found(&self) -> &Searched {
        &self.found
    }
}

/// Plays an action in a world and on through the opponent's next turn; gives what that came to, in thousandths.
fn imagine(tcg: Tcg, world: &State, action: Action, seat: u8, random: &mut Random) -> u32 {
    const MOST_DECISIONS: u32 = 200;
    let mut state = world.clone();
    let until = state.turn + 2;
    let mut io = Io::silent();
    let mut actions = Vec::new();
    tcg.apply(&mut state, action, &mut io);
    for _ in 0..MOST_DECISIONS {
        if tcg.to_act(&state).is_none() || state.turn >= until {
            break;
        }
        actions.clear();
        tcg.legal_actions(&state, &mut actions);
        let Some(&next) = actions.get(greedy(tcg, &state, &actions, random)) else { break };
        tcg.apply(&mut state, next, &mut io);
    }
    value(tcg, &state, seat)
}

/// How a state looks for a seat, in thousandths: the stars still standing, weighed by health.
fn value(tcg: Tcg, state: &State, seat: u8) -> u32 {
    match state.status {
        Status::Running => {}
        Status::Won(winner) | Status::Conceded(winner) | Status::WonByCard(winner) => return if winner == seat { 1000 } else { 0 },
        Status::BothOut | Status::Endless => return 500,
    }
    let side = |seat: u8| -> i32 {
        members(state.battlefield[usize::from(seat)])
            .map(|character| {
                let health = i32::from(tcg.health(state, character)).max(1);
                let remaining = (health - i32::from(state.character(character).damage)).max(0);
                let stars = i32::from(tcg.def(state, character).stars) + 3;
                let upgrades = state.character(character).upgrades.len() as i32;
                // A character that stands is worth something whatever its damage: it attacks as hard.
                100 * stars + 100 * stars * remaining / health + 60 * upgrades
            })
            .sum::<i32>()
            + 30 * state.players[usize::from(seat)].hand.len() as i32
    };
    let (own, theirs) = (side(seat), side(State::other(seat)));
    (50 + 900 * own / (own + theirs).max(1)) as u32
}
