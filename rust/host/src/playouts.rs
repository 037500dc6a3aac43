//! Playouts by bots: single games, batches and simulations.

use crate::{
    Hosted,
    bots::{Bot, Bots, Course, begin_search},
    options::{MOST_GAMES, Options},
    text::json,
};
use altmode_core::{Error, Game, Io, MOST_SEATS, Random, Result, Search, Seat};
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
            Some(outcome) => {
                outcome.seats().for_each(|seat| self.wins[usize::from(seat) % MOST_SEATS] += 1)
            }
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
pub fn play_on<G: Hosted>(
    game: &G,
    state: &mut G::State,
    bots: &Bots,
    random: &mut Random,
    limit: u32,
) -> Course {
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
        let choice = rules.choose(
            options.bots[usize::from(seat) % MOST_SEATS],
            game.state(),
            actions,
            &mut random,
        );
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

/// A batch of games from a state, played in steps, so that the host can do other work in between. Game number `index` is the
/// same in batches of any size.
pub struct Playouts<G: Hosted> {
    rules: G,
    start: G::State,
    count: u32,
    options: Options,
    batch: Batch,
    playing: Option<Playing<G>>,
}

/// The game of a batch that is in progress.
struct Playing<G: Hosted> {
    state: G::State,
    random: Random,
    decisions: u32,
    /// The search for the next decision.
    search: Option<Search<G>>,
}

/// Maximum number of decisions in one step of bots that do not search: some milliseconds of the greedy bot.
const STEP: u32 = 256;

impl<G: Hosted> Playouts<G> {
    /// Prepares a batch of games.
    pub fn new(rules: G, start: &G::State, count: u32, options: Options) -> Result<Self> {
        if count > MOST_GAMES {
            return Err(Error::new(
                "out-of-range",
                format!("a batch has at most {MOST_GAMES} games"),
            ));
        }
        Ok(Playouts {
            rules,
            start: start.clone(),
            count,
            options,
            batch: Batch::default(),
            playing: None,
        })
    }

    /// Plays some decisions, or searches one world for a decision of the search bot. Returns `true` when all games are played.
    /// The results do not depend on what happens between steps.
    pub fn step(&mut self) -> bool {
        if self.batch.games == self.count {
            return true;
        }
        let Playouts { rules, start, options, batch, playing, .. } = self;
        let game = playing.get_or_insert_with(|| {
            Playing::begin(*rules, start, options, options.first + batch.games)
        });
        if game.step(*rules, options) {
            let checksum = rules.checksum(&game.state, game.decisions);
            batch.count(*rules, &game.state, Course { decisions: game.decisions, checksum });
            *playing = None;
        }
        self.batch.games == self.count
    }

    /// Returns the finished part of the batch, from 0 to 1.
    pub fn progress(&self) -> f64 {
        f64::from(self.batch.games) / f64::from(self.count.max(1))
    }

    /// Returns the result of the games played so far, as JSON.
    pub fn result(&self) -> String {
        json(&self.batch.result(self.rules.seats(&self.start)))
    }
}

impl<G: Hosted> Playing<G> {
    fn begin(rules: G, start: &G::State, options: &Options, index: u32) -> Self {
        let mut random = options.seed.child(index);
        let mut state = match options.seat {
            Some(seat) => rules.determinize(start, seat, &mut random),
            None => start.clone(),
        };
        // A new generator, because otherwise all games would see the same shuffles.
        rules.set_random(&mut state, random.child(1));
        Playing { state, random, decisions: 0, search: None }
    }

    /// Plays on a little and returns whether the game has ended.
    fn step(&mut self, rules: G, options: &Options) -> bool {
        if let Some(search) = &mut self.search {
            if G::step(search, 1) {
                rules.apply(&mut self.state, search.best(), &mut Io::silent());
                self.decisions += 1;
                self.search = None;
            }
            return false;
        }
        let left = options.decisions - self.decisions;
        let Some(seat) = rules.to_act(&self.state).filter(|_| left > 0) else { return true };
        if let Bot::Search(rounds) = options.bots[usize::from(seat) % MOST_SEATS] {
            let mut actions = Vec::new();
            rules.legal_actions(&self.state, &mut actions);
            if actions.len() > 1 {
                self.search = Some(begin_search(&rules, &self.state, rounds, &mut self.random));
                return false;
            }
        }
        let searches = options.bots.iter().any(|bot| matches!(bot, Bot::Search(_)));
        let limit = if searches { 1 } else { left.min(STEP) };
        let played =
            rules.play_on(&mut self.state, &options.bots, &mut self.random, limit).decisions;
        self.decisions += played;
        played == 0
    }
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
            let (mut state, mut random) =
                self.rules.deal(&self.laid_out, &self.options.seed, number);
            let played = self.rules.play_on(
                &mut state,
                &self.options.bots,
                &mut random,
                self.options.decisions,
            );
            batch.count(self.rules, &state, played);
        }
        batch
    }
}

/// Implements the functions of [`Hosted`] that play: in the crate of the game, which is compiled for speed, because the code that calls
/// them is compiled for size. The state of the game has a field `random`.
#[macro_export]
macro_rules! plays {
    () => {
        fn set_random(&self, state: &mut Self::State, random: ::altmode_core::Random) {
            state.random = random;
        }

        fn play_on(
            &self,
            state: &mut Self::State,
            bots: &$crate::Bots,
            random: &mut ::altmode_core::Random,
            limit: u32,
        ) -> $crate::Course {
            $crate::play_on(self, state, bots, random, limit)
        }

        fn choose(
            &self,
            bot: $crate::Bot,
            state: &Self::State,
            actions: &[Self::Action],
            random: &mut ::altmode_core::Random,
        ) -> usize {
            bot.choose(self, state, actions, random)
        }

        fn step(search: &mut ::altmode_core::Search<Self>, worlds: u32) -> bool {
            search.step(worlds)
        }
    };
}
