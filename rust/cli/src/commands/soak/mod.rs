//! `altmode soak`

mod deckbuilder;
mod tcg;
mod unmatched;

use super::{Done, Game, parallel::in_parallel};
use crate::{
    failure::Failure,
    output::{figure, print, print_json, table},
};
use altmode_json::Map;
use std::{cell::Cell, ops::Range, panic, time::Instant};

/// Play many random games and check for faults
///
/// Games of the TCG are played with random legal decks of all implemented cards; games of Unmatched with random heroes and
/// battlefields in duels, teams and free-for-all; games of the Deck-Building Game in all modes with random options. After every
/// decision the invariants are checked: the zone of each card, damage and health, and that a legal action exists. Some games are
/// saved and restored. Each game has a number with which it can be replayed alone.
#[derive(clap::Args)]
pub struct Soak {
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,
    /// Number of the first game
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000_000_000))]
    from: u32,
    /// Seed: 1 to 32 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: String,
    /// Let the greedy bot play all games instead of about one in six (TCG)
    #[arg(long)]
    greedy: bool,
    /// Count the uses of each card (of the TCG, also of each ability) and print the table; entries with fewer uses than this are
    /// played in additional games until they reach it (TCG and Unmatched)
    #[arg(long, value_name = "COUNT")]
    coverage: Option<u64>,
    /// Play only games about one card or ability of the TCG, named as in the table ("w4-t12" or "w4-t12 side 1, ability 2"), or
    /// about one hero of Unmatched ("medusa")
    #[arg(long, value_name = "ROW")]
    about: Option<String>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

/// Maximum number of faults reported.
const TOLD: usize = 10;
/// Number of games about a row between two checks of its count.
const BATCH: u32 = 1000;
/// Maximum number of games about a row per requested use.
const MOST_FORCED: u64 = 400;

/// A fault.
#[derive(PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
struct Told {
    /// The card, ability or hero that all games were about, if any.
    about: Option<String>,
    /// The number of the game.
    game: u32,
    /// A description of the fault.
    fault: String,
}

thread_local! {
    /// The game that this worker is playing.
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

impl Soak {
    pub fn run(self) -> Done {
        // The first panic ends the program, so the hook prints the number of the game.
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            eprintln!("altmode: game {} panicked", NUMBER.get());
            before(info);
        }));
        match self.game {
            Game::Tcg => self.tcg(),
            Game::Unmatched => {
                self.refuse("--greedy", self.greedy)?;
                self.unmatched()
            }
            Game::Deckbuilder => {
                self.refuse("--greedy", self.greedy)?;
                self.refuse("--coverage", self.coverage.is_some())?;
                self.refuse("--about", self.about.is_some())?;
                self.deckbuilder()
            }
        }
    }

    /// Refuses an argument that the game does not have.
    fn refuse(&self, argument: &str, given: bool) -> Result<(), Failure> {
        let game = self.game.name();
        match given {
            true => Err(Failure::new(format!("altmode soak --game {game} has no {argument}; leave it out"))),
            false => Ok(()),
        }
    }

    /// Returns the numbers of the games.
    fn numbers(&self) -> Range<u32> {
        self.from..self.from.saturating_add(self.games)
    }

    /// Prints the figures of a report with the speed.
    fn print(&self, report: &Map, begun: Instant) -> Result<(), Failure> {
        if self.json {
            return print_json(report);
        }
        let mut rows: Vec<Vec<String>> = report.iter().map(|(name, value)| vec![name.replace('_', " "), figure(value)]).collect();
        let speed = f64::from(self.games) / begun.elapsed().as_secs_f64().max(1e-9);
        rows.push(vec!["games a second".to_string(), format!("{speed:.0}")]);
        print(&table(&rows))
    }

    /// Prints the first faults with the command that repeats each. Returns whether there is none.
    fn tell(&self, mut told: Vec<Told>) -> bool {
        told.sort_unstable();
        for Told { about, game, fault } in told.iter().take(TOLD) {
            let about = about.as_ref().or(self.about.as_ref()).map(|row| format!(" --about \"{row}\"")).unwrap_or_default();
            let again = format!("altmode soak --game {} --seed {}{about} --from {game} --games 1", self.game.name(), self.seed);
            eprintln!("altmode: game {game}: {fault}\n  play it again: {again}");
        }
        told.is_empty()
    }
}

/// Plays games in parallel and returns the result of each.
fn play_each<T: Send>(
    numbers: Range<u32>,
    play: impl Fn(u32) -> Result<T, String> + Sync,
) -> impl Iterator<Item = (u32, Result<T, String>)> {
    let play = |number| {
        NUMBER.set(number);
        (number, play(number))
    };
    let parts = in_parallel(numbers, |numbers| numbers.map(play).collect::<Vec<_>>());
    parts.into_iter().flatten()
}
