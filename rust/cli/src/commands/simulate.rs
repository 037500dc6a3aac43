//! `altmode simulate`

use super::{Done, Game, parallel::in_parallel};
use crate::{
    decks::deck,
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_host::Batch;
use altmode_tcg::{
    api::{Simulation, Tcg},
    soak::Soak,
};
use altmode_unmatched::api::Unmatched;
use serde::Serialize;
use serde_json::json;
use std::{ops::Range, time::Instant};

/// Simulate many games between bots
///
/// Each game derives its own seed from the given seed. The same command therefore prints the same figures and the same
/// checksum on every machine, with any number of CPU cores.
#[derive(clap::Args)]
pub struct Simulate {
    /// The two decks: files, names of built-in decks (autobot-starter, soundwave, ...), or "random" for another random legal
    /// deck in each game; a single deck plays against itself
    #[arg(long = "deck", value_name = "DECK")]
    decks: Vec<String>,
    /// Unmatched: ids of the heroes in turn order (medusa, sinbad, ...)
    #[arg(long = "hero", value_name = "HERO")]
    heroes: Vec<String>,
    /// Unmatched: two teams, of the players with odd and with even numbers
    #[arg(long)]
    teams: bool,
    /// Unmatched: id of the battlefield
    #[arg(long, default_value = "marmoreal")]
    board: String,
    /// Deck-Building Game: ids of the characters in turn order (x-vanguard, ...); by default two of the training set
    #[arg(long = "character", value_name = "CHARACTER")]
    characters: Vec<String>,
    /// Deck-Building Game: competitive, co-op, solo, tvt or 1vm
    #[arg(long)]
    mode: Option<String>,
    /// Deck-Building Game: an option of the open points, for example search=both
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,
    /// Seed: 1 to 32 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: String,
    /// Bot to play: random, greedy or search; repeat to give each player its own
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,
    /// Number of continuations that the search bot tries per decision
    #[arg(long, default_value_t = 100)]
    iterations: u32,
    /// Edition of the rulings: core or updated
    #[arg(long, default_value = "core")]
    rulings: String,
    /// Allow cards that are not fully implemented
    #[arg(long)]
    allow_unimplemented: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

/// Name that stands for another random deck in each game.
const RANDOM: &str = "random";

/// Maximum number of decisions per game. A longer game counts as an error.
const MOST_DECISIONS: u32 = 100_000;

/// The result of a simulation.
#[derive(Serialize)]
struct Report {
    decks: [String; 2],
    games: u32,
    wins: [u32; 2],
    draws: u32,
    /// Number of games that did not end.
    errors: u32,
    decisions: u64,
    turns: u64,
    turns_per_game: f64,
    decisions_per_game: f64,
    checksum: String,
}

impl Simulate {
    pub fn run(self) -> Done {
        match self.game {
            Game::Tcg => self.with_decks(),
            Game::Unmatched => self.with_heroes(),
            Game::Deckbuilder => self.with_characters(),
        }
    }

    /// Simulates games of the Transformers Deck-Building Game.
    fn with_characters(self) -> Done {
        let bots = match &self.bot[..] {
            [] => json!("random"),
            [one] => json!(one),
            several => json!(several),
        };
        super::deckbuilder::simulate(&super::deckbuilder::Simulation {
            characters: &self.characters,
            mode: self.mode.as_deref(),
            options: &self.options,
            bots,
            seed: &self.seed,
            iterations: self.iterations,
            games: self.games,
            allow_unknown: self.allow_unimplemented,
            json: self.json,
        })
    }

    /// Simulates games of Unmatched.
    fn with_heroes(self) -> Done {
        let bots = match &self.bot[..] {
            [] => json!("random"),
            [one] => json!(one),
            several => json!(several),
        };
        let player = |(seat, hero): (usize, &String)| {
            if self.teams { json!({ "hero": hero, "team": seat % 2 }) } else { json!({ "hero": hero }) }
        };
        let config = json!({
            "seed": self.seed,
            "board": self.board,
            "players": self.heroes.iter().enumerate().map(player).collect::<Vec<_>>(),
            "allowUnimplemented": self.allow_unimplemented,
        });
        let options = json!({ "bot": bots, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
        let simulation = Unmatched::new().simulation(&config.to_string(), &options.to_string())?;
        let begun = Instant::now();
        let mut batch = Batch::default();
        for chunk in in_parallel(0..self.games, |games| simulation.play(games)) {
            batch.add(&chunk);
        }
        let Batch { games, draws, unfinished, decisions, turns, checksum, .. } = batch;
        let wins = &batch.wins[..self.heroes.len()];
        let each = |count: u64| count as f64 / f64::from(games.max(1));
        if self.json {
            print_json(&json!({
                "heroes": self.heroes, "board": self.board, "games": games, "wins": wins, "draws": draws, "errors": unfinished,
                "decisions": decisions, "turns": turns, "turns_per_game": each(turns), "decisions_per_game": each(decisions),
                "checksum": format!("{checksum:08x}"),
            }))?;
        } else {
            let percent = |count: u32| format!("{count} ({:.1} %)", 100.0 * each(count.into()));
            let row = |name: &str, value: String| vec![name.to_string(), value];
            let mut rows = vec![row("games", games.to_string())];
            rows.extend(
                self.heroes
                    .iter()
                    .zip(wins)
                    .enumerate()
                    .map(|(seat, (hero, &wins))| row(&format!("{hero} wins as player {}", seat + 1), percent(wins))),
            );
            rows.extend([
                row("draws", draws.to_string()),
                row("errors", unfinished.to_string()),
                row("turns a game", format!("{:.1}", each(turns))),
                row("decisions a game", format!("{:.1}", each(decisions))),
                row("games a second", format!("{:.0}", f64::from(games) / begun.elapsed().as_secs_f64().max(1e-9))),
                row("checksum", format!("{checksum:08x}")),
            ]);
            print(&table(&rows))?;
        }
        Ok(unfinished == 0)
    }

    /// Simulates games of the Transformers TCG.
    fn with_decks(self) -> Done {
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
        let random = Soak::new(&Tcg::new(), &self.seed)?;
        let deck_of = |name: &String, number: u32| if name == RANDOM { Ok(random.deck(number)) } else { deck(name) };
        let simulation = |number: u32| -> Result<Simulation, Failure> {
            // The two decks are different ones, if both are random.
            let decks = [deck_of(names[0], number.wrapping_mul(2))?, deck_of(names[1], number.wrapping_mul(2) | 1)?];
            let config = json!({
                "seed": "0",
                "rulings": self.rulings,
                "players": decks,
                "allowUnimplemented": self.allow_unimplemented,
            });
            let options = json!({ "bot": bots, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
            Ok(Tcg::new().simulation(&config.to_string(), &options.to_string())?)
        };
        // Errors in decks or options are reported before the workers start.
        let first = simulation(0)?;
        let play = |games: Range<u32>| {
            if !names.iter().any(|name| *name == RANDOM) {
                return Ok(vec![first.play(games)]);
            }
            games.map(|number| Ok(simulation(number)?.play(number..number + 1))).collect::<Result<Vec<_>, Failure>>()
        };
        let begun = Instant::now();
        let mut batch = Batch::default();
        for chunk in in_parallel(0..self.games, play).into_iter().collect::<Result<Vec<_>, Failure>>()?.iter().flatten() {
            batch.add(chunk);
        }
        let mut report = Report {
            decks: names.map(String::clone),
            games: batch.games,
            wins: [batch.wins[0], batch.wins[1]],
            draws: batch.draws,
            errors: batch.unfinished,
            decisions: batch.decisions,
            turns: batch.turns,
            turns_per_game: 0.0,
            decisions_per_game: 0.0,
            checksum: format!("{:08x}", batch.checksum),
        };
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
