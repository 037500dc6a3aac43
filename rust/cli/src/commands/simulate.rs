//! `altmode simulate`

use super::{Done, Game, parallel::in_parallel};
use crate::{
    decks::deck,
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_tcg::api::Tcg;
use serde::Serialize;
use serde_json::json;
use std::time::Instant;

/// Let bots play many games with two decks
///
/// Each game has a seed of its own, drawn from the seed given, so the same command gives the same figures
/// and the same checksum on every machine, however many processors it has.
#[derive(clap::Args)]
pub struct Simulate {
    /// The two decks: files, or names of decks that the project carries (autobot-starter, soundwave, ...);
    /// one deck plays against itself
    #[arg(long = "deck", value_name = "DECK", required = true)]
    decks: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,
    /// The seed: 1 to 32 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: String,
    /// Who plays: random, greedy or search; given twice, one for each deck
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// How many continuations the search bot tries for each decision
    #[arg(long, default_value_t = 100)]
    iterations: u32,
    /// Which edition of the rulings: core or updated
    #[arg(long, default_value = "core")]
    rulings: String,
    /// Play with cards that are not implemented in full
    #[arg(long)]
    allow_unimplemented: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Of which game
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

/// A game that takes more decisions than this has gone wrong.
const MOST_DECISIONS: u32 = 100_000;

/// What a simulation came to.
#[derive(Serialize)]
struct Report {
    decks: [String; 2],
    games: u32,
    wins: [u32; 2],
    draws: u32,
    /// Games that did not come to an end.
    errors: u32,
    decisions: u64,
    turns: u64,
    turns_per_game: f64,
    decisions_per_game: f64,
    checksum: String,
}

impl Simulate {
    pub fn run(self) -> Done {
        let Game::Tcg = self.game;
        let names = match &self.decks[..] {
            [one] => [one, one],
            [one, other] => [one, other],
            _ => return Err(Failure::new("a game has two decks: give --deck once or twice")),
        };
        let bots = match &self.bot[..] {
            [] => json!("random"),
            [one] => json!(one),
            [one, other] => json!([one, other]),
            _ => return Err(Failure::new("a game has two players: give --bot once or twice")),
        };
        let config = json!({
            "seed": "0",
            "rulings": self.rulings,
            "players": [deck(names[0])?, deck(names[1])?],
            "allowUnimplemented": self.allow_unimplemented,
        })
        .to_string();
        let options = json!({ "bot": bots, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS }).to_string();
        // What is wrong with decks or options is told before any worker begins.
        let simulation = Tcg::new().simulation(&config, &options)?;
        let mut report = Report {
            decks: names.map(String::clone),
            games: 0,
            wins: [0; 2],
            draws: 0,
            errors: 0,
            decisions: 0,
            turns: 0,
            turns_per_game: 0.0,
            decisions_per_game: 0.0,
            checksum: String::new(),
        };
        let begun = Instant::now();
        let mut checksum = 0u32;
        for chunk in in_parallel(0..self.games, |games| simulation.play(games))? {
            report.games += chunk.games;
            report.wins = [report.wins[0] + chunk.wins[0], report.wins[1] + chunk.wins[1]];
            report.draws += chunk.draws;
            report.errors += chunk.unfinished;
            report.decisions += u64::from(chunk.decisions);
            report.turns += u64::from(chunk.turns);
            checksum = checksum.wrapping_add(u32::from_str_radix(&chunk.checksum, 16).unwrap_or(0));
        }
        report.checksum = format!("{checksum:08x}");
        report.turns_per_game = report.turns as f64 / f64::from(report.games);
        report.decisions_per_game = report.decisions as f64 / f64::from(report.games);
        if self.json {
            print_json(&report)?;
        } else {
            print(&shown(&report, begun.elapsed().as_secs_f64()))?;
        }
        Ok(report.errors == 0)
    }
}

fn shown(report: &Report, seconds: f64) -> String {
    let percent = |count: u32| format!("{:.1} %", 100.0 * f64::from(count) / f64::from(report.games));
    let row = |name: &str, value: String| vec![name.to_string(), value];
    table(&[
        row("games", report.games.to_string()),
        row(&format!("{} wins", report.decks[0]), format!("{} ({})", report.wins[0], percent(report.wins[0]))),
        row(&format!("{} wins as the second deck", report.decks[1]), format!("{} ({})", report.wins[1], percent(report.wins[1]))),
        row("draws", report.draws.to_string()),
        row("errors", report.errors.to_string()),
        row("turns a game", format!("{:.1}", report.turns_per_game)),
        row("decisions a game", format!("{:.1}", report.decisions_per_game)),
        row("games a second", format!("{:.0}", f64::from(report.games) / seconds.max(1e-9))),
        row("checksum", report.checksum.clone()),
    ])
}
