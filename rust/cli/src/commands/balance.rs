//! `altmode balance`

use super::{Done, parallel::in_parallel};
use crate::{
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_json::json;
use altmode_unmatched::{api::Unmatched, sheets};
use serde::Serialize;

/// Let all pairs of Unmatched heroes play each other
///
/// Each hero has the first turn in half of the games of a pair, and the battlefields take turns. Draws count half. The
/// interval has the true rate of this bot in 95 of 100 cases (Wilson score).
#[derive(clap::Args)]
pub struct Balance {
    /// Ids of the heroes; all implemented ones by default
    #[arg(long = "hero", value_name = "HERO")]
    heroes: Vec<String>,
    /// Ids of the battlefields; all by default
    #[arg(long = "board", value_name = "BOARD")]
    boards: Vec<String>,
    /// Number of games of each pair; an odd number is raised by one
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// Bot of both players: random, greedy or search
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Number of continuations that the search bot tries per decision
    #[arg(long, default_value_t = 100)]
    iterations: u32,
    /// Seed: 1 to 32 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: String,
    /// Print as JSON, with the results of all pairs
    #[arg(long)]
    json: bool,
}

/// Maximum number of decisions per game. A longer game counts as unfinished.
const MOST_DECISIONS: u32 = 100_000;
/// Number of standard deviations on each side of an interval of 95 %.
const DEVIATIONS: f64 = 1.96;

/// The result of two heroes against each other.
#[derive(Clone, Serialize)]
struct Pair {
    heroes: [String; 2],
    games: u32,
    /// Games won by each.
    wins: [u32; 2],
    /// Games won by the player of the first turn.
    first: u32,
    draws: u32,
    unfinished: u32,
}

/// The results of a hero against all others.
#[derive(Serialize)]
struct Row {
    hero: String,
    games: u32,
    /// Share of games won, draws as half.
    rate: f64,
    /// Bounds of the interval.
    low: f64,
    high: f64,
}

impl Balance {
    pub fn run(self) -> Done {
        let catalogue = Unmatched::new().rules().catalogue;
        let heroes = match self.heroes.is_empty() {
            true => sheets::heroes(catalogue).filter(|hero| hero.implemented).map(|hero| hero.id.to_string()).collect(),
            false => self.heroes.clone(),
        };
        let boards = match self.boards.is_empty() {
            true => catalogue.boards.iter().map(|board| board.id().to_string()).collect(),
            false => self.boards.clone(),
        };
        if heroes.len() < 2 {
            return Err(Failure::new("two heroes at least are needed: give --hero twice, or not at all for all heroes"));
        }
        let pairs: Vec<[String; 2]> =
            heroes.iter().enumerate().flat_map(|(at, one)| heroes[at + 1..].iter().map(|other| [one.clone(), other.clone()])).collect();
        // Unknown names are reported before the workers start.
        for hero in &heroes {
            self.play([hero, hero], &boards[0], 0..1)?;
        }
        for board in &boards {
            self.play([&heroes[0], &heroes[1]], board, 0..1)?;
        }
        let results = in_parallel(0..pairs.len() as u32, |numbers| {
            numbers.map(|number| self.pair(&pairs[number as usize], &boards)).collect::<Result<Vec<Pair>, Failure>>()
        });
        let results: Vec<Pair> = results.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        let mut rows: Vec<Row> = heroes.iter().map(|hero| row(hero, &results)).collect();
        rows.sort_by(|one, other| other.rate.total_cmp(&one.rate));
        let unfinished: u32 = results.iter().map(|pair| pair.unfinished).sum();
        let games: u32 = results.iter().map(|pair| pair.games).sum();
        let first = f64::from(results.iter().map(|pair| pair.first).sum::<u32>()) / f64::from(games.max(1));
        if self.json {
            print_json(&json!({
                "bot": self.bot, "iterations": self.iterations, "seed": self.seed, "boards": boards, "games": games, "unfinished": unfinished,
                "first": first, "heroes": rows, "pairs": results,
            }))?;
        } else {
            let percent = |share: f64| format!("{:.1} %", 100.0 * share);
            let lines = rows.iter().map(|row| {
                vec![row.hero.clone(), percent(row.rate), format!("{} to {}", percent(row.low), percent(row.high)), row.games.to_string()]
            });
            let head = ["hero", "won", "interval", "games"].map(str::to_string).to_vec();
            print(&table(&[head].into_iter().chain(lines).collect::<Vec<_>>()))?;
            print(&format!("{games} games, {unfinished} unfinished; the first player won {}", percent(first)))?;
        }
        Ok(unfinished == 0)
    }

    /// Plays the games of a pair: each battlefield in turn, each hero first as often as the other.
    fn pair(&self, heroes: &[String; 2], boards: &[String]) -> Result<Pair, Failure> {
        let rounds = self.games.div_ceil(2);
        let mut pair = Pair { heroes: heroes.clone(), games: 0, wins: [0; 2], first: 0, draws: 0, unfinished: 0 };
        for (number, board) in boards.iter().enumerate() {
            let count = boards.len() as u32;
            // The rounds of this battlefield: its number, and every count-th after it.
            let rounds = rounds / count + u32::from((number as u32) < rounds % count);
            for order in [[0, 1], [1, 0]] {
                let batch = self.play(order.map(|at: usize| &heroes[at]), board, 0..rounds)?;
                for (seat, hero) in order.into_iter().enumerate() {
                    pair.wins[hero] += batch.wins[seat];
                }
                pair.games += batch.games;
                pair.first += batch.wins[0];
                pair.draws += batch.draws;
                pair.unfinished += batch.unfinished;
            }
        }
        Ok(pair)
    }

    fn play(&self, heroes: [&String; 2], board: &str, games: std::ops::Range<u32>) -> Result<altmode_host::Batch, Failure> {
        let config = json!({ "seed": "0", "board": board, "players": heroes.map(|hero| json!({ "hero": hero })) });
        // Every pair and battlefield has a family of seeds of its own.
        let seed = format!("{}{:08x}", self.seed, checksum(&format!("{} {} {board}", heroes[0], heroes[1])));
        let seed = &seed[seed.len().saturating_sub(32)..];
        let options = json!({ "bot": self.bot, "seed": seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
        Ok(Unmatched::new().simulation(&config.to_string(), &options.to_string())?.play(games))
    }
}

/// Returns a number that depends on a text (FNV-1a).
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Sums the results of a hero.
fn row(hero: &str, pairs: &[Pair]) -> Row {
    let (mut games, mut won) = (0, 0.0);
    for pair in pairs {
        for (seat, name) in pair.heroes.iter().enumerate() {
            if name == hero {
                games += pair.games;
                won += f64::from(pair.wins[seat]) + f64::from(pair.draws) / 2.0;
            }
        }
    }
    let (rate, low, high) = interval(won, games);
    Row { hero: hero.to_string(), games, rate, low, high }
}

/// Returns the share of games won and the bounds of its Wilson score interval.
fn interval(won: f64, games: u32) -> (f64, f64, f64) {
    let count = f64::from(games.max(1));
    let (rate, square) = (won / count, DEVIATIONS * DEVIATIONS);
    let middle = (rate + square / (2.0 * count)) / (1.0 + square / count);
    let half = DEVIATIONS / (1.0 + square / count) * (rate * (1.0 - rate) / count + square / (4.0 * count * count)).sqrt();
    (rate, middle - half, middle + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_contains_the_rate_and_narrows() {
        let (rate, low, high) = interval(50.0, 100);
        assert!((rate - 0.5).abs() < 1e-9 && (low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (_, nearer, _) = interval(500.0, 1000);
        assert!(nearer > low);
        assert!(interval(0.0, 10).1.abs() < 1e-9);
    }

    #[test]
    fn draws_count_half() {
        let pair = Pair { heroes: ["a".into(), "b".into()], games: 10, wins: [4, 2], first: 3, draws: 4, unfinished: 0 };
        assert!((row("a", std::slice::from_ref(&pair)).rate - 0.6).abs() < 1e-9);
        assert!((row("b", &[pair]).rate - 0.4).abs() < 1e-9);
    }
}
