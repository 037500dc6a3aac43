//! `altmode simulate`

use super::{Done, Game, parallel::in_parallel, setup::Setup};
use crate::{
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_host::Batch;
use altmode_json::{Value, json};
use altmode_tcg::api::{Simulation, Tcg};
use altmode_unmatched::api::Unmatched;
use serde::Serialize;
use std::{ops::Range, time::Instant};

/// Simulate many games between bots
///
/// Each game derives its own seed from the given seed. The same command therefore prints the same figures and the same
/// checksum on every machine, with any number of CPU cores.
#[derive(clap::Args)]
pub struct Simulate {
    #[command(flatten)]
    setup: Setup,
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
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

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
        match self.setup.game {
            Game::Tcg => self.with_decks(),
            Game::Unmatched => self.with_heroes(),
            Game::Deckbuilder => self.with_characters(),
        }
    }

    /// Simulates games of the Transformers Deck-Building Game.
    fn with_characters(self) -> Done {
        let characters = self.setup.characters();
        super::deckbuilder::simulate(&super::deckbuilder::Simulation {
            characters: &characters,
            config: &self.setup.of_deckbuilder(&self.seed)?,
            bots: bots(&self.bot, characters.len())?,
            seed: &self.seed,
            iterations: self.iterations,
            games: self.games,
            json: self.json,
        })
    }

    /// Simulates games of Unmatched.
    fn with_heroes(self) -> Done {
        let Setup { heroes, board, .. } = &self.setup;
        let bots = bots(&self.bot, heroes.len())?;
        let config = self.setup.of_unmatched(&self.seed);
        let options = json!({ "bot": bots, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
        let simulation = Unmatched::new().simulation(&config.to_string(), &options.to_string())?;
        let begun = Instant::now();
        let mut batch = Batch::default();
        for chunk in in_parallel(0..self.games, |games| simulation.play(games)) {
            batch.add(&chunk);
        }
        let Batch { games, draws, unfinished, decisions, turns, checksum, .. } = batch;
        let wins = &batch.wins[..heroes.len()];
        let each = |count: u64| count as f64 / f64::from(games.max(1));
        if self.json {
            print_json(&json!({
                "heroes": heroes, "board": board, "games": games, "wins": wins, "draws": draws, "errors": unfinished,
                "decisions": decisions, "turns": turns, "turns_per_game": each(turns), "decisions_per_game": each(decisions),
                "checksum": format!("{checksum:08x}"),
            }))?;
        } else {
            let percent = |count: u32| format!("{count} ({:.1} %)", 100.0 * each(count.into()));
            let row = |name: &str, value: String| vec![name.to_string(), value];
            let mut rows = vec![row("games", games.to_string())];
            rows.extend(
                heroes
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
        let decks = self.setup.decks(&self.seed)?;
        let bots = bots(&self.bot, decks.names().len())?;
        let simulation = |number: u32| -> Result<Simulation, Failure> {
            let config = self.setup.of_tcg(&decks.of_game(number)?, "0");
            let options = json!({ "bot": bots, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
            Ok(Tcg::new().simulation(&config.to_string(), &options.to_string())?)
        };
        // Errors in decks or options are reported before the workers start.
        let first = simulation(0)?;
        let play = |games: Range<u32>| {
            if !decks.are_random() {
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
            decks: decks.names(),
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

/// Returns the option `bot` of a simulation: one bot for all players, or one for each of them.
fn bots(given: &[String], players: usize) -> Result<Value, Failure> {
    match given {
        [] => Ok(json!("random")),
        [one] => Ok(json!(one)),
        several if several.len() == players => Ok(json!(several)),
        _ => Err(Failure::new(format!("a game has {players} players: give --bot once, or {players} times"))),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_given_once_or_for_each_player() {
        let read = |given: &[&str], players: usize| bots(&given.iter().map(|bot| bot.to_string()).collect::<Vec<_>>(), players);
        assert_eq!(read(&[], 2).ok(), Some(json!("random")));
        assert_eq!(read(&["greedy"], 4).ok(), Some(json!("greedy")));
        assert_eq!(read(&["greedy", "search", "random"], 3).ok(), Some(json!(["greedy", "search", "random"])));
        for (given, players) in [(&["greedy"; 3][..], 2), (&["greedy"; 2], 3)] {
            let refused = read(given, players).err().map(|failure| failure.to_string());
            assert_eq!(refused, Some(format!("a game has {players} players: give --bot once, or {players} times")));
        }
    }
}
