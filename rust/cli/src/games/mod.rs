//! The parts of commands that differ from game to game. A command is written once for all games and learns the rest from [`Hosted`].

mod deckbuilder;
mod position;
mod tcg;
#[cfg(feature = "tricks")]
mod tricks;
mod unmatched;

use crate::{failure::Failure, game::GameName, output::table, setup::SetupArguments};
use altmode_core::Seat;
use altmode_host::{Api, Hosted};
use altmode_json::{Map, Value};

/// A game on the command line.
pub trait Commanded: Hosted<LaidOut: Send + Sync> + Default + Send + Sync {
    /// Its name.
    const GAME: GameName;
    /// The member of reports with the names of the players.
    const PLAYERS: &'static str;
    /// The begin of the names of its figures in benchmarks.
    const PREFIX: &'static str;
    /// The games that the native and the wasm benchmarks share: their configuration, options and number.
    const WORKLOAD: &'static str;
    /// Its random games with checks.
    type Soak: SoakGames;

    /// Returns the games of a setup, for as many players as it names.
    fn family<'a>(self, setup: &'a SetupArguments, seed: &str) -> Result<Family<'a>, Failure>;
    /// Returns the names of all decks, heroes or characters that can play each other.
    fn all_players(self) -> Vec<String>;
    /// Returns the names of all places for games of two; a single empty name if the game has no places.
    fn all_boards(self) -> Vec<String> {
        vec![String::new()]
    }
    /// Returns the configuration of a game of two, in which the first has the first turn.
    fn duel(self, players: [&str; 2], board: &str) -> Result<Value, Failure>;
    /// Names the players of an interactive game whose setup names none.
    fn name_players(setup: &mut SetupArguments);
    /// Returns a view of a seat as lines for a person at the terminal.
    fn position_shown(_api: &Api<Self>, _view: &Value) -> Vec<String> {
        Vec::new()
    }
    /// Measures the parts that only this game has.
    fn measure(_api: &Api<Self>, _figures: &mut Figures) -> Result<(), Failure> {
        Ok(())
    }
    /// Returns the exact odds of an attack as JSON.
    fn odds(input: &str) -> altmode_core::Result<String>;
    /// Formats the odds of an attack. A terminal has room for a chart with bars.
    fn odds_shown(odds: &Value, bars: bool) -> Vec<String>;
    /// Starts a game at the position of a scenario.
    fn from_scenario(api: &Api<Self>, text: &str)
    -> altmode_core::Result<altmode_host::Game<Self>>;
    /// Runs a scenario and returns the report as JSON.
    fn run_scenario(api: &Api<Self>, text: &str) -> altmode_core::Result<String>;
}

/// Evaluates an expression with the rules of a game as a type.
macro_rules! with_game {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            $crate::game::GameName::Tcg => {
                type $G = altmode_tcg::cards::Tcg;
                $body
            }
            $crate::game::GameName::Unmatched => {
                type $G = altmode_unmatched::Unmatched;
                $body
            }
            $crate::game::GameName::Deckbuilder => {
                type $G = altmode_deckbuilder::Deckbuilder;
                $body
            }
            #[cfg(feature = "tricks")]
            $crate::game::GameName::Tricks => {
                type $G = altmode_tricks::Tricks;
                $body
            }
        }
    };
}
pub(crate) use with_game;

/// Games that differ by their numbers.
pub struct Family<'a> {
    /// The names of the players in the order of seats.
    pub players: Vec<String>,
    /// Whether the games have different configurations, and not only different seeds.
    pub is_varied: bool,
    config: Box<dyn Fn(u32) -> Result<Value, Failure> + Sync + 'a>,
}

impl<'a> Family<'a> {
    /// Creates games with the same configuration.
    fn alike(players: Vec<String>, config: Value) -> Family<'a> {
        Family { players, is_varied: false, config: Box::new(move |_| Ok(config.clone())) }
    }

    /// Returns the configuration of the game with this number.
    pub fn config(&self, number: u32) -> Result<Value, Failure> {
        (self.config)(number)
    }
}

/// Random games with checks, each determined by a seed and its number.
pub trait SoakGames: Sync + Sized {
    /// Counts of the uses of cards.
    type Counts: Send;
    /// The table of counts; `None` if the game has none, and no games about a row.
    const ROWS: Option<UseHeading>;

    /// Prepares the games of a seed.
    fn begin(seed: &str) -> Result<Self, Failure>;
    /// Returns games with the greedy bot as every player, or `None` if there are none.
    fn greedy(self) -> Option<Self> {
        None
    }
    /// Returns games about a row of the table.
    ///
    /// # Errors
    ///
    /// Fails if there is no such row, with examples.
    fn about(&self, _row: &str) -> Result<Self, Failure>;
    /// Plays the game with this number.
    ///
    /// # Errors
    ///
    /// Fails with a description of the first fault.
    fn play(&self, number: u32, counts: Option<&mut Self::Counts>) -> Result<SoakedGame, String>;
    /// Returns empty counts.
    fn counts(&self) -> Self::Counts;
    /// Adds other counts.
    fn join(all: &mut Self::Counts, more: &Self::Counts);
    /// Returns the rows of the table.
    fn rows(counts: &Self::Counts) -> Vec<UseCount>;
}

/// A game of a soak.
pub struct SoakedGame {
    /// The winning seats, one bit each; 0 for a draw or a common defeat.
    pub winners: u8,
    /// Whether a limit ended it, for example on turns.
    pub endless: bool,
    /// Number of decisions.
    pub decisions: u32,
    /// Number of turns.
    pub turns: u32,
    /// A checksum of its course.
    pub checksum: u32,
    /// The kinds of games to which it belongs.
    pub kinds: Vec<&'static str>,
}

/// The heading of a table of uses.
pub struct UseHeading {
    /// The entries that are counted.
    pub what: &'static str,
    /// The names of the columns.
    pub columns: &'static [&'static str],
}

/// The uses of a card or ability in the games of a soak.
pub struct UseCount {
    /// The argument of `--about` for games in which it may be used.
    pub about: String,
    /// Number of uses.
    pub count: u64,
    /// The row of the table.
    pub cells: Vec<String>,
    /// The row in reports.
    pub json: Value,
}

/// Named figures of a benchmark.
pub struct Figures {
    prefix: &'static str,
    /// The figures by name.
    pub all: Map,
}

impl Figures {
    /// Creates an empty list. All names will begin with the prefix.
    pub fn new(prefix: &'static str) -> Figures {
        Figures { prefix, all: Map::new() }
    }

    /// Adds a figure.
    pub fn add(&mut self, name: &str, figure: impl Into<Value>) {
        self.all.insert(format!("{}{name}", self.prefix), figure.into());
    }
}

/// Formats the parts of the numbers that a forecast explains.
fn parts(explain: &Value) -> String {
    let parts = explain.as_array().into_iter().flatten();
    let row = |part: &Value| {
        let word = |name: &str| part[name].as_str().unwrap_or_default().to_string();
        let amount = part["amount"].as_f64().unwrap_or_default();
        let amount =
            if amount.fract() == 0.0 { format!("{amount:+}") } else { format!("{amount:+.2}") };
        vec![word("side"), word("of"), amount, word("from"), word("source")]
    };
    table(&parts.map(row).collect::<Vec<_>>())
}

/// Returns the lines of text in lists.
fn lines<'a>(lists: impl IntoIterator<Item = &'a Value>) -> impl Iterator<Item = String> {
    let texts = lists.into_iter().filter_map(Value::as_array).flatten();
    texts.filter_map(Value::as_str).map(str::to_string)
}

/// Returns the winners as a mask.
fn mask(winner: Option<Seat>) -> u8 {
    winner.map_or(0, |seat| 1 << (seat & 7))
}
