//! Bots at work inside one call: playouts, and batches of them.

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

/// Most games of one batch.
const MOST_GAMES: u32 = 1_000_000;
/// The longest that a suggestion may think: an hour.
const MOST_MILLISECONDS: i64 = 3_600_000;

/// What a caller may set.
pub struct Options {
    /// Who plays for each seat.
    pub bots: [Bot; 2],
    /// The seed of the bots, and of the games of a batch.
    pub seed: Random,
    /// At most so many decisions a game.
    pub decisions: u32,
    /// Each game of a batch is a world drawn for this seat, instead of the true one.
    pub seat: Option<u8>,
    /// How many rounds a suggestion may search.
    pub iterations: u32,
    /// How long it may think.
    pub milliseconds: Option<f64>,
    /// Whether a bot was named.
    pub named: bool,
    /// The number of a batch's first game, so that a batch can be played in parts.
    pub first: u32,
}

impl Options {
    /// Reads those of playouts.
    pub fn read(value: &Value) -> Result<Options> {
        Options::of(object(value, &["bot", "seed", "decisions", "seat", "iterations", "first"])?)
    }

    /// Reads those of a suggestion: with a time to think, as many rounds as fit into it unless a number is given too.
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

/// How a playout went.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutResult {
    /// The winner; `null` for a draw or a game that is not over.
    pub winner: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// How many decisions were taken.
    pub decisions: u32,
    /// The turn that was reached.
    pub turns: u16,
    /// Equal for playouts that went the same way.
    pub checksum: String,
}

/// How a batch of playouts went.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayoutsResult {
    /// How many games.
    pub games: u32,
    /// How many each seat won.
    pub wins: [u32; 2],
    /// How many were drawn.
    pub draws: u32,
    /// How many were not over when the decisions were used up.
    pub unfinished: u32,
    /// Decisions of all games.
    pub decisions: u32,
    /// Turns of all games.
    pub turns: u32,
    /// Equal for batches of which every game went the same way.
    pub checksum: String,
}

impl PlayoutsResult {
    /// Before the first game.
    pub fn none() -> PlayoutsResult {
        PlayoutsResult { games: 0, wins: [0; 2], draws: 0, unfinished: 0, decisions: 0, turns: 0, checksum: String::new() }
    }

    /// Counts a game.
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

/// Plays on in a game with a history.
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

/// Plays many games from a state. Game number `index` of a batch is the same whatever the size of the batch.
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
        // Otherwise all games would see the same shuffles.
        world.random = random.child(1);
        let played = bots::play_on(rules, &mut world, options.bots, &mut random, options.decisions);
        result.count(&world, played, &mut checksum);
    }
    result.checksum = format!("{checksum:08x}");
    Ok(result)
}

/// Whole new games between bots: an endless row of them, of which any part can be played. Decks are looked up and
/// laid out once for all.
pub struct Simulation {
    rules: Rules,
    /// The table before anything is shuffled.
    laid_out: State,
    first: Option<u8>,
    options: Options,
}

impl Simulation {
    /// Of games with this configuration, apart from its seed.
    ///
    /// # Errors
    ///
    /// More cards than a game holds.
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

    /// Plays games of the row. Game number `index` has the same seed and goes the same way whatever else is played.
    pub fn play(&self, games: Range<u32>) -> PlayoutsResult {
        let mut result = PlayoutsResult::none();
        let mut checksum = 0;
        for index in games {
            let mut random = self.options.seed.child(index);
            let mut state = self.laid_out.clone();
            // A seed of four words, as a configuration writes it: the first word has the highest digits.
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
