//! Playouts by bots: single games, batches and simulations.

use crate::{
    Hosted,
    bots::{Bots, Course},
    options::{MOST_GAMES, Options},
};
use altmode_core::{Error, Game, Io, MOST_SEATS, Random, Result, Seat};
use serde::Serialize;
use std::ops::Range;

/// The result of a playout.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutResult {
    /// The winning seat; `null` for a draw or an unfinished game.
    pub winner: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Number of decisions taken.
    pub decisions: u32,
    /// Number of the last turn.
    pub turns: u32,
    /// A checksum, equal for playouts with the same course.
    pub checksum: String,
}

/// The result of a batch of playouts.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutsResult {
    /// Number of games.
    pub games: u32,
    /// Number of wins of each seat.
    pub wins: Vec<u32>,
    /// Number of draws.
    pub draws: u32,
    /// Number of games that reached the limit of decisions.
    pub unfinished: u32,
    /// Number of decisions in all games.
    pub decisions: u32,
    /// Number of turns in all games.
    pub turns: u32,
    /// A checksum, equal for batches whose games all have the same course.
    pub checksum: String,
}

/// A batch of playouts in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Number of games.
    pub games: u32,
    /// Number of wins of each seat.
    pub wins: [u32; MOST_SEATS],
    /// Number of draws.
    pub draws: u32,
    /// Number of games that reached the limit of decisions.
    pub unfinished: u32,
    /// Number of decisions in all games.
    pub decisions: u64,
    /// Number of turns in all games.
    pub turns: u64,
    /// The sum of the games' checksums.
    pub checksum: u32,
}

impl Batch {
    /// Counts a game.
    fn count<G: Hosted>(&mut self, rules: G, state: &G::State, played: Course) {
        self.games += 1;
        match rules.outcome(state) {
            None => self.unfinished += 1,
            Some(outcome) if outcome.winners == 0 => self.draws += 1,
            Some(outcome) => outcome.seats().for_each(|seat| self.wins[usize::from(seat) % MOST_SEATS] += 1),
        }
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(rules.turns(state));
        self.checksum = self.checksum.wrapping_add(played.checksum);
    }

    /// Adds another batch.
    pub fn add(&mut self, other: &Batch) {
        self.games += other.games;
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }

    /// Returns the result for hosts of a game with this number of seats.
    fn result(&self, seats: Seat) -> PlayoutsResult {
        let bounded = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        PlayoutsResult {
            games: self.games,
            wins: self.wins[..usize::from(seats).min(MOST_SEATS)].to_vec(),
            draws: self.draws,
            unfinished: self.unfinished,
            decisions: bounded(self.decisions),
            turns: bounded(self.turns),
            checksum: format!("{:08x}", self.checksum),
        }
    }
}

/// Lets bots play to the end, or for a number of decisions.
#[inline]
pub fn play_on<G: Hosted>(game: &G, state: &mut G::State, bots: &Bots, random: &mut Random, limit: u32) -> Course {
    let mut actions = Vec::with_capacity(128);
    let mut io = Io::silent();
    let mut decisions = 0;
    while decisions < limit {
        let Some(seat) = game.to_act(state) else { break };
        actions.clear();
        game.legal_actions(state, &mut actions);
        let choice = bots[usize::from(seat) % MOST_SEATS].choose(game, state, &actions, random);
        let Some(&action) = actions.get(choice) else { break };
        game.apply(state, action, &mut io);
        decisions += 1;
    }
    Course { decisions, checksum: game.checksum(state, decisions) }
}

/// Lets bots continue a game that keeps its history.
pub fn playout<G: Hosted>(game: &mut Game<G>, options: &Options) -> Result<PlayoutResult> {
    let rules = *game.rules();
    let mut random = options.seed.clone();
    let mut decisions = 0;
    while decisions < options.decisions {
        let Some(seat) = game.to_act() else { break };
        let actions = game.legal_actions();
        let choice = rules.choose(options.bots[usize::from(seat) % MOST_SEATS], game.state(), actions, &mut random);
        game.apply(choice, Vec::new())?;
        decisions += 1;
    }
    let (state, outcome) = (game.state(), game.outcome());
    let checksum = format!("{:08x}", rules.checksum(state, decisions));
    Ok(PlayoutResult {
        winner: outcome.as_ref().and_then(|outcome| outcome.winner()),
        over: outcome.is_some(),
        decisions,
        turns: rules.turns(state),
        checksum,
    })
}

/// Plays many games from a state. Game number `index` is the same in batches of any size.
pub fn playouts<G: Hosted>(rules: G, state: &G::State, count: u32, options: &Options) -> Result<PlayoutsResult> {
    if count > MOST_GAMES {
        return Err(Error::new("out-of-range", format!("a batch has at most {MOST_GAMES} games")));
    }
    let mut batch = Batch::default();
    for index in options.first..options.first + count {
        let mut random = options.seed.child(index);
        let mut world = match options.seat {
            Some(seat) => rules.determinize(state, seat, &mut random),
            None => state.clone(),
        };
        // A new generator, because otherwise all games would see the same shuffles.
        rules.set_random(&mut world, random.child(1));
        let played = rules.play_on(&mut world, &options.bots, &mut random, options.decisions);
        batch.count(rules, &world, played);
    }
    Ok(batch.result(rules.seats(state)))
}

/// An unbounded sequence of new games between bots, of which any range can be played. The start is resolved once.
pub struct Simulation<G: Hosted> {
    rules: G,
    laid_out: G::LaidOut,
    options: Options,
}

impl<G: Hosted> Simulation<G> {
    /// Creates a simulation of games with this start. The seed of the start is ignored.
    pub fn new(rules: G, start: &G::Start, options: Options) -> Result<Self> {
        Ok(Simulation { rules, laid_out: rules.lay_out(start)?, options })
    }

    /// Plays a range of games. Game number `index` has the same seed and course in every range.
    pub fn play(&self, games: Range<u32>) -> Batch {
        let mut batch = Batch::default();
        for number in games {
            let (mut state, mut random) = self.rules.deal(&self.laid_out, &self.options.seed, number);
            let played = self.rules.play_on(&mut state, &self.options.bots, &mut random, self.options.decisions);
            batch.count(self.rules, &state, played);
        }
        batch
    }
}
