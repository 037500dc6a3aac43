//! Playouts by bots: single games, batches and simulations.

use crate::{
    bots::{self, Bot, MOST_ITERATIONS, Played},
    cards::Tcg as Rules,
    embed::determinize::determinize,
    input::{field, number, object, text, wrong},
    model::{
        start::{Damage, Start},
        state::{State, Status},
    },
};
use altmode_core::{Error, Game, Io, Random, Result};
use serde::Serialize;
use serde_json::Value;
use std::ops::Range;

/// Maximum number of games in one batch.
const MOST_GAMES: u32 = 1_000_000;
/// Maximum time for a suggestion, in milliseconds (one hour).
const MOST_MILLISECONDS: i64 = 3_600_000;

/// The options of playouts, simulations and suggestions.
pub struct Options {
    /// The bot of each seat.
    pub bots: [Bot; 2],
    /// The seed of the bots, and of the games of a batch.
    pub seed: Random,
    /// Maximum number of decisions per game.
    pub decisions: u32,
    /// If set, each game of a batch starts from a world sampled for this seat instead of the true state.
    pub seat: Option<u8>,
    /// Maximum number of search rounds for a suggestion, 1 to 100,000.
    pub iterations: u32,
    /// Time limit of a suggestion, in milliseconds.
    pub milliseconds: Option<f64>,
    /// Whether the caller named a bot.
    pub named: bool,
    /// The index of a batch's first game, so that a batch can be split across calls.
    pub first: u32,
}

impl Options {
    /// Reads the options of playouts.
    pub fn read(value: &Value) -> Result<Options> {
        Options::of(object(value, &["bot", "seed", "decisions", "seat", "iterations", "first"])?)
    }

    /// Reads the options of a suggestion. With a time limit and no number of iterations, the time alone limits the search.
    pub fn read_for_suggestion(value: &Value) -> Result<Options> {
        let fields = object(value, &["bot", "seed", "iterations", "milliseconds"])?;
        let milliseconds = number(fields, "milliseconds", 1, MOST_MILLISECONDS)?.map(|time| time as f64);
        let mut options = Options::of(fields)?;
        if milliseconds.is_some() && field(fields, "iterations").is_none() {
            options.iterations = MOST_ITERATIONS;
        }
        Ok(Options { milliseconds, ..options })
    }

    fn of(fields: &serde_json::Map<String, Value>) -> Result<Options> {
        let iterations = number(fields, "iterations", 1, MOST_ITERATIONS.into())?.unwrap_or(bots::ITERATIONS.into()) as u32;
        let named = |name: &str| Bot::named(name).map(|bot| if let Bot::Search(_) = bot { Bot::Search(iterations) } else { bot });
        let bots = match field(fields, "bot") {
            None => [Bot::Random; 2],
            Some(Value::String(name)) => [named(name)?; 2],
            Some(Value::Array(names)) if names.len() == 2 => {
                let one = |index: usize| {
                    let name =
                        names[index].as_str().ok_or_else(|| wrong(&names[index], "the name of a bot").at(format!("bot[{index}]")))?;
                    named(name).map_err(|error| error.at(format!("[{index}]")))
                };
                [one(0)?, one(1)?]
            }
            Some(other) => return Err(wrong(other, "the name of a bot, or a list of two").at("bot")),
        };
        Ok(Options {
            bots,
            seed: Random::from_seed_text(text(fields, "seed")?.unwrap_or("0"))?,
            decisions: number(fields, "decisions", 1, u32::MAX.into())?.unwrap_or(u32::MAX.into()) as u32,
            seat: number(fields, "seat", 0, 1)?.map(|seat| seat as u8),
            iterations,
            milliseconds: None,
            named: field(fields, "bot").is_some(),
            first: number(fields, "first", 0, MOST_GAMES.into())?.unwrap_or(0) as u32,
        })
    }
}

/// The result of a playout.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutResult {
    /// The winning seat; `null` for a draw or an unfinished game.
    pub winner: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// Number of decisions taken.
    pub decisions: u32,
    /// Number of the turn that was reached.
    pub turns: u16,
    /// A checksum, equal for playouts that took the same course.
    pub checksum: String,
}

/// The result of a batch of playouts.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutsResult {
    /// Number of games.
    pub games: u32,
    /// Number of wins of each seat.
    pub wins: [u32; 2],
    /// Number of draws.
    pub draws: u32,
    /// Number of games that reached the limit of decisions.
    pub unfinished: u32,
    /// Number of decisions in all games.
    pub decisions: u32,
    /// Number of turns in all games.
    pub turns: u32,
    /// A checksum, equal for batches whose games all took the same course.
    pub checksum: String,
}

impl PlayoutsResult {
    /// Returns the result of an empty batch.
    pub fn none() -> PlayoutsResult {
        PlayoutsResult { games: 0, wins: [0; 2], draws: 0, unfinished: 0, decisions: 0, turns: 0, checksum: String::new() }
    }

    /// Adds a game to the result.
    pub fn count(&mut self, state: &State, played: Played, checksum: &mut u32) {
        self.games += 1;
        match state.status {
            Status::Running => self.unfinished += 1,
            Status::Won(seat) | Status::Conceded(seat) | Status::WonByCard(seat) => self.wins[usize::from(seat & 1)] += 1,
            Status::BothOut | Status::Endless | Status::OutOfRoom => self.draws += 1,
        }
        self.decisions = self.decisions.saturating_add(played.decisions);
        self.turns = self.turns.saturating_add(state.turn.into());
        *checksum = checksum.wrapping_add(played.checksum);
    }
}

/// Lets bots continue a game that keeps its history.
pub fn playout(game: &mut Game<Rules>, options: &Options) -> Result<PlayoutResult> {
    let rules = *game.rules();
    let mut random = options.seed.clone();
    let mut decisions = 0;
    while decisions < options.decisions {
        let Some(seat) = game.to_act() else { break };
        let actions = game.legal_actions();
        let choice = options.bots[usize::from(seat)].choose(rules, game.state(), actions, &mut random);
        game.apply(choice, Vec::new())?;
        decisions += 1;
    }
    let state = game.state();
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let checksum = format!("{:08x}", bots::checksum(state, decisions));
    Ok(PlayoutResult { winner, over: state.status != Status::Running, decisions, turns: state.turn, checksum })
}

/// Plays many games from a state. Game number `index` is the same in batches of any size.
pub fn playouts(rules: Rules, state: &State, count: u32, options: &Options) -> Result<PlayoutsResult> {
    if count > MOST_GAMES {
        return Err(Error::new("out-of-range", format!("a batch has at most {MOST_GAMES} games")));
    }
    let mut result = PlayoutsResult::none();
    let mut checksum = 0;
    for index in options.first..options.first + count {
        let mut random = options.seed.child(index);
        let mut world = match options.seat {
            Some(seat) => determinize(rules, state, seat, &mut random),
            None => state.clone(),
        };
        // A new generator, because otherwise all games would see the same shuffles.
        world.random = random.child(1);
        let played = bots::play_on(rules, &mut world, options.bots, &mut random, options.decisions);
        result.count(&world, played, &mut checksum);
    }
    result.checksum = format!("{checksum:08x}");
    Ok(result)
}

/// An unbounded sequence of new games between bots, of which any range can be played. Decks are resolved and laid out once.
pub struct Simulation {
    rules: Rules,
    /// The initial state before shuffling.
    laid_out: State,
    first: Option<u8>,
    options: Options,
}

impl Simulation {
    /// Creates a simulation of games with this configuration. The configuration's own seed is ignored.
    ///
    /// # Errors
    ///
    /// Fails if the decks hold more cards than a game can, or if the start is a position.
    pub fn new(rules: Rules, start: &Start, options: Options) -> Result<Simulation> {
        let (setup, damage) = match start {
            Start::Decks(setup) => (setup, &Damage::default()),
            Start::Damaged(setup, damage) => (setup, damage),
            Start::Position(_) => return Err(Error::new("bad-input", "games are simulated from decks, not from a position")),
        };
        let mut laid_out = rules.lay_out(setup)?;
        laid_out.damage_before_game(damage);
        Ok(Simulation { rules, laid_out, first: setup.first, options })
    }

    /// Plays a range of games. Game number `index` has the same seed and course in every range.
    pub fn play(&self, games: Range<u32>) -> PlayoutsResult {
        let mut result = PlayoutsResult::none();
        let mut checksum = 0;
        for index in games {
            let mut random = self.options.seed.child(index);
            let mut state = self.laid_out.clone();
            // The four words of a seed as a configuration writes it: the first word has the highest digits.
            let mut words: [u32; 4] = std::array::from_fn(|_| random.bits());
            words.reverse();
            state.random = Random::from_words(words);
            self.rules.deal(&mut state, self.first, &mut Io::silent());
            let played = bots::play_on(self.rules, &mut state, self.options.bots, &mut random, self.options.decisions);
            result.count(&state, played, &mut checksum);
        }
        result.checksum = format!("{checksum:08x}");
        result
    }
}
