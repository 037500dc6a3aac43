//! `altmode simulate`

use crate::{
    failure::{Done, Failure},
    games::{Commanded, Family, with_game},
    output::{print, print_json, table},
    results::{Distribution, Results, Sum, Task, hexadecimal},
    setup::SetupArguments,
};
use altmode_host::{Api, Batch, Simulation};
use altmode_json::{Value, json};
use serde::{Deserialize, Serialize};
use std::{ops::Range, time::Instant};

/// Simulate many games between bots
///
/// Each game derives its own seed from the given seed and its number. The same command therefore prints the same figures and the
/// same checksum on every machine, with any number of CPU cores and of shards.
#[derive(clap::Args)]
pub struct Simulate {
    #[command(flatten)]
    setup: SetupArguments,
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
    #[command(flatten)]
    distribution: Distribution,
}

/// Maximum number of decisions per game. A longer game counts as an error.
const MOST_DECISIONS: u32 = 200_000;
/// Name of the command in results.
pub const COMMAND: &str = "simulate";

/// The sum of the results of games.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayedGames {
    games: u64,
    /// Number of wins of each player.
    wins: Vec<u64>,
    draws: u64,
    /// Number of games that did not end.
    errors: u64,
    decisions: u64,
    turns: u64,
    #[serde(with = "hexadecimal")]
    checksum: u32,
}

impl PlayedGames {
    fn of(batch: &Batch, players: usize) -> PlayedGames {
        PlayedGames {
            games: batch.games.into(),
            wins: batch.wins.iter().take(players).map(|&wins| wins.into()).collect(),
            draws: batch.draws.into(),
            errors: batch.unfinished.into(),
            decisions: batch.decisions,
            turns: batch.turns,
            checksum: batch.checksum,
        }
    }
}

impl Sum for PlayedGames {
    fn add(&mut self, other: PlayedGames) {
        self.games += other.games;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.draws += other.draws;
        self.errors += other.errors;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }
}

impl Simulate {
    pub fn run(self) -> Done {
        with_game!(self.setup.game, G => self.of::<G>())
    }

    fn of<G: Commanded>(&self) -> Done {
        let api = self.setup.packs.load::<G>()?;
        let family = api.rules().family(&self.setup, &self.seed)?;
        let (players, bot) = (family.players.len(), bots(&self.bot, family.players.len())?);
        let options = json!({ "bot": bot, "seed": self.seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
        // Errors in decks or options are reported before the workers start.
        let first = simulation(&api, &family, 0, &options)?;
        let play = |games: Range<u64>| {
            let mut sum = PlayedGames::default();
            // Numbers of games have 32 bits, because there are at most 100 million.
            let games = games.start as u32..games.end as u32;
            if !family.is_varied {
                return Ok(PlayedGames::of(&first.play(games), players));
            }
            for number in games {
                let batch = simulation(&api, &family, number, &options)?.play(number..number + 1);
                sum.add(PlayedGames::of(&batch, players));
            }
            Ok(sum)
        };
        let settings =
            json!({ "players": family.players, "config": family.config(0)?, "options": options });
        let task = Task::new(&api.rules(), COMMAND, 0..self.games.into(), settings);
        let begun = Instant::now();
        let results =
            self.distribution.play(task, self.bot.iter().any(|bot| bot == "search"), play)?;
        show::<G>(&results, self.distribution.json, Some(begun))
    }
}

/// Prepares the games like that with this number.
fn simulation<G: Commanded>(
    api: &Api<G>,
    family: &Family,
    number: u32,
    options: &Value,
) -> Result<Simulation<G>, Failure> {
    Ok(api.simulation(&family.config(number)?.to_string(), &options.to_string())?)
}

/// Returns the option `bot` of a simulation: one bot for all players, or one for each of them.
fn bots(given: &[String], players: usize) -> Result<Value, Failure> {
    match given {
        [] => Ok(json!("random")),
        [one] => Ok(json!(one)),
        several if several.len() == players => Ok(json!(several)),
        _ => Err(Failure::new(format!(
            "a game has {players} players: give --bot once, or {players} times"
        ))),
    }
}

/// Prints the results, with the speed if the games were just played.
pub fn show<G: Commanded>(
    results: &Results<PlayedGames>,
    as_json: bool,
    begun: Option<Instant>,
) -> Done {
    let (sum, players) = (&results.sum, &results.task.settings["players"]);
    let each = |count: u64| count as f64 / sum.games.max(1) as f64;
    if as_json {
        let figures =
            json!({ "turns_per_game": each(sum.turns), "decisions_per_game": each(sum.decisions) });
        let mut report = results.report(figures);
        report.insert(G::PLAYERS.to_string(), players.clone());
        print_json(&report)?;
        return Ok(sum.errors == 0);
    }
    let row = |name: &str, value: String| vec![name.to_string(), value];
    let players = players.as_array().into_iter().flatten().zip(&sum.wins).enumerate();
    let wins = players.map(|(seat, (name, &wins))| {
        let name = format!("{} wins as player {}", name.as_str().unwrap_or_default(), seat + 1);
        row(&name, format!("{wins} ({:.1} %)", 100.0 * each(wins)))
    });
    let mut rows = vec![row("games", sum.games.to_string())];
    rows.extend(wins);
    rows.extend([
        row("draws", sum.draws.to_string()),
        row("errors", sum.errors.to_string()),
        row("turns a game", format!("{:.1}", each(sum.turns))),
        row("decisions a game", format!("{:.1}", each(sum.decisions))),
    ]);
    rows.extend(begun.map(|begun| {
        row(
            "games a second",
            format!("{:.0}", sum.games as f64 / begun.elapsed().as_secs_f64().max(1e-9)),
        )
    }));
    rows.push(row("checksum", format!("{:08x}", sum.checksum)));
    print(&table(&rows))?;
    Ok(sum.errors == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_given_once_or_for_each_player() {
        let read = |given: &[&str], players: usize| {
            bots(&given.iter().map(|bot| bot.to_string()).collect::<Vec<_>>(), players)
        };
        assert_eq!(read(&[], 2).ok(), Some(json!("random")));
        assert_eq!(read(&["greedy"], 4).ok(), Some(json!("greedy")));
        assert_eq!(
            read(&["greedy", "search", "random"], 3).ok(),
            Some(json!(["greedy", "search", "random"]))
        );
        for (given, players) in [(&["greedy"; 3][..], 2), (&["greedy"; 2], 3)] {
            let refused = read(given, players).err().map(|failure| failure.to_string());
            assert_eq!(
                refused,
                Some(format!("a game has {players} players: give --bot once, or {players} times"))
            );
        }
    }
}
