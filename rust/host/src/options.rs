//! The options of playouts, simulations and suggestions.

use crate::{
    accepted,
    bots::{Bot, Bots, ITERATIONS, MOST_ITERATIONS},
    input::{field, number, object, text, wrong},
};
use altmode_core::{MOST_SEATS, Random, Result, Seat};
use altmode_json::{Map, Value};

/// Maximum number of games in one batch.
pub const MOST_GAMES: u32 = 1_000_000;
/// Maximum time for a suggestion, in milliseconds (one hour).
const MOST_MILLISECONDS: i64 = 3_600_000;

accepted! {
    /// Options of playouts.
    pub PLAYOUTS: PlayoutOptions {
        /// A bot for all seats, or a list with one for each. `random` by default.
        optional bot: "BotName | BotName[]",
        /// Seed of the bots and of the games of a batch, as hexadecimal text.
        optional seed: "string",
        /// Maximum number of decisions per game.
        optional decisions: "number",
        /// Number of continuations that `search` samples per decision.
        optional iterations: "number",
        /// Starts each game of a batch from a world sampled for this seat, instead of the true state.
        optional seat: "number",
        /// Index of the first game of a batch. A batch can be split, because game number n is always the same.
        optional first: "number",
    }

    /// Options of a suggestion.
    pub SUGGEST: SuggestOptions {
        /// The bot; `search` by default.
        optional bot: "BotName",
        /// Seed of the bot, as hexadecimal text.
        optional seed: "string",
        /// Number of continuations of a `search`; 200 if no time is given either. Without a time limit the result is reproducible.
        optional iterations: "number",
        /// Time limit of a `search` in milliseconds. With `iterations`, the first limit reached ends the search.
        optional milliseconds: "number",
    }
}

/// The options of playouts, simulations and suggestions.
pub struct Options {
    /// The bot of each seat.
    pub bots: Bots,
    /// The seed of the bots, and of the games of a batch.
    pub seed: Random,
    /// Maximum number of decisions per game.
    pub decisions: u32,
    /// If set, each game of a batch starts from a world sampled for this seat instead of the true state.
    pub seat: Option<Seat>,
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
    /// Parses the options of playouts of a game with this number of seats.
    pub fn read(value: &Value, seats: Seat) -> Result<Options> {
        Options::of(object(value, PLAYOUTS.names)?, seats)
    }

    /// Parses the options of a suggestion. With a time limit and no number of iterations, only the time limits the search.
    pub fn read_for_suggestion(value: &Value, seats: Seat) -> Result<Options> {
        let fields = object(value, SUGGEST.names)?;
        let milliseconds =
            number(fields, "milliseconds", 1, MOST_MILLISECONDS)?.map(|time| time as f64);
        let mut options = Options::of(fields, seats)?;
        if milliseconds.is_some() && field(fields, "iterations").is_none() {
            options.iterations = MOST_ITERATIONS;
        }
        Ok(Options { milliseconds, ..options })
    }

    fn of(fields: &Map, seats: Seat) -> Result<Options> {
        let iterations = number(fields, "iterations", 1, MOST_ITERATIONS.into())?
            .unwrap_or(ITERATIONS.into()) as u32;
        let named = |name: &str| {
            Bot::named(name)
                .map(|bot| if let Bot::Search(_) = bot { Bot::Search(iterations) } else { bot })
        };
        let bots = match field(fields, "bot") {
            None => [Bot::Random; MOST_SEATS],
            Some(Value::String(name)) => [named(name)?; MOST_SEATS],
            Some(Value::Array(names)) if names.len() == usize::from(seats) => {
                let mut bots = [Bot::Random; MOST_SEATS];
                for (index, (bot, name)) in bots.iter_mut().zip(names).enumerate() {
                    let name = name.as_str().ok_or_else(|| {
                        wrong(name, "the name of a bot").at(format!("bot[{index}]"))
                    })?;
                    *bot = named(name).map_err(|error| error.at(format!("[{index}]")))?;
                }
                bots
            }
            Some(other) => {
                return Err(wrong(
                    other,
                    &format!("the name of a bot, or a list of {}", spelled(seats)),
                )
                .at("bot"));
            }
        };
        Ok(Options {
            bots,
            seed: Random::from_seed_text(text(fields, "seed")?.unwrap_or("0"))?,
            decisions: number(fields, "decisions", 1, u32::MAX.into())?.unwrap_or(u32::MAX.into())
                as u32,
            seat: number(fields, "seat", 0, i64::from(seats) - 1)?.map(|seat| seat as Seat),
            iterations,
            milliseconds: None,
            named: field(fields, "bot").is_some(),
            first: number(fields, "first", 0, MOST_GAMES.into())?.unwrap_or(0) as u32,
        })
    }
}

/// Returns a small number as a word.
fn spelled(number: Seat) -> &'static str {
    ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"]
        .get(usize::from(number))
        .copied()
        .unwrap_or("some")
}
