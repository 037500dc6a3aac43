//! `altmode balance`

use crate::{
    failure::{Done, Failure},
    game::GameName,
    games::{Commanded, with_game},
    output::{print, print_json, table},
    packs::PackArguments,
    results::{Distribution, Results, Sum, Task},
};
use altmode_host::{Api, Simulation};
use altmode_json::{Value, json};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Let all pairs of heroes, decks or characters play each other
///
/// Each has the first turn in half of the games of a pair, and the battlefields take turns. Draws count half. The interval has
/// the true rate of this bot in 95 of 100 cases (Wilson score).
#[derive(clap::Args)]
pub struct Balance {
    /// Ids of the heroes; all implemented ones by default. For the TCG with --deck, names of sample decks or files; for the
    /// Deck-Building Game with --character, ids of characters
    #[arg(long = "hero", visible_aliases = ["deck", "character"], value_name = "HERO")]
    players: Vec<String>,
    /// Unmatched: ids of the battlefields; all by default
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
    #[command(flatten)]
    packs: PackArguments,
    #[command(flatten)]
    distribution: Distribution,
    /// Game to play
    #[arg(long, value_enum, default_value = "unmatched")]
    game: GameName,
}

/// Name of the command in results.
pub const COMMAND: &str = "balance";
/// Maximum number of decisions per game. A longer game counts as unfinished.
const MOST_DECISIONS: u32 = 100_000;
/// Number of standard deviations on each side of an interval of 95 %.
const DEVIATIONS: f64 = 1.96;

/// The result of two players against each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Pair {
    /// Its place in the order of the pairs.
    number: u64,
    players: [String; 2],
    games: u64,
    /// Games won by each.
    wins: [u64; 2],
    /// Games won by the player of the first turn.
    first: u64,
    draws: u64,
    unfinished: u64,
}

/// The results of pairs, in the order of their numbers.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pairs {
    pairs: Vec<Pair>,
}

impl Sum for Pairs {
    fn add(&mut self, other: Pairs) {
        for more in other.pairs {
            match self.pairs.binary_search_by_key(&more.number, |pair| pair.number) {
                Err(at) => self.pairs.insert(at, more),
                Ok(at) => {
                    let pair = &mut self.pairs[at];
                    pair.games += more.games;
                    pair.wins = [pair.wins[0] + more.wins[0], pair.wins[1] + more.wins[1]];
                    pair.first += more.first;
                    pair.draws += more.draws;
                    pair.unfinished += more.unfinished;
                }
            }
        }
    }
}

/// The results of a player against all others.
#[derive(Serialize)]
struct Row {
    player: String,
    games: u64,
    /// Share of games won, draws as half.
    rate: f64,
    /// Bounds of the interval.
    low: f64,
    high: f64,
}

impl Balance {
    pub fn run(self) -> Done {
        with_game!(self.game, G => self.of::<G>())
    }

    fn of<G: Commanded>(mut self) -> Done {
        let api = self.packs.load::<G>()?;
        let all_boards = api.rules().all_boards();
        if self.players.is_empty() {
            self.players = api.rules().all_players();
        }
        if self.boards.is_empty() {
            self.boards = all_boards;
        } else if all_boards.iter().all(String::is_empty) {
            return Err(Failure::new(format!(
                "altmode balance --game {} has no --board; leave it out",
                self.game.name()
            )));
        }
        let Balance { players, boards, games, bot, iterations, seed, .. } = &self;
        if players.len() < 2 {
            let what = G::PLAYERS;
            return Err(Failure::new(format!(
                "two {what} at least are needed: name two, or none for all {what}"
            )));
        }
        let others = |at: usize| players[at + 1..].iter();
        let pairs: Vec<[&String; 2]> = players
            .iter()
            .enumerate()
            .flat_map(|(at, one)| others(at).map(move |other| [one, other]))
            .collect();
        // Unknown names are reported before the workers start.
        for other in &players[1..] {
            self.simulation(&api, [&players[0], other], &boards[0])?;
        }
        for board in boards {
            self.simulation(&api, [&players[0], &players[1]], board)?;
        }
        // The games of a pair have numbers that follow each other.
        let of_pair = 2 * u64::from(games.div_ceil(2));
        let play = |numbers: Range<u64>| {
            let mut played = Pairs::default();
            let mut from = numbers.start;
            while from < numbers.end {
                let number = from / of_pair;
                let first = number * of_pair;
                let past = numbers.end.min(first + of_pair);
                played.pairs.push(self.pair(
                    &api,
                    number,
                    pairs[number as usize],
                    from - first..past - first,
                )?);
                from = past;
            }
            Ok(played)
        };
        let settings = json!({
            "players": players, "boards": boards, "gamesOfPair": of_pair, "bot": bot, "iterations": iterations, "seed": seed,
        });
        let task = Task::new(&api.rules(), COMMAND, 0..pairs.len() as u64 * of_pair, settings);
        let results = self.distribution.play(task, bot == "search", play)?;
        show::<G>(&results, self.distribution.json)
    }

    /// Plays the games of a pair with these numbers. Two games that follow each other are a round: on the same battlefield, each
    /// player first once. The battlefields take turns.
    fn pair<G: Commanded>(
        &self,
        api: &Api<G>,
        number: u64,
        players: [&String; 2],
        games: Range<u64>,
    ) -> Result<Pair, Failure> {
        let names = players.map(String::clone);
        let mut pair = Pair {
            number,
            players: names,
            games: 0,
            wins: [0; 2],
            first: 0,
            draws: 0,
            unfinished: 0,
        };
        let count = self.boards.len() as u64;
        for (order, player_of_seat) in [(0, [0, 1]), (1, [1, 0])] {
            let rounds = (games.start + 1 - order) / 2..(games.end + 1 - order) / 2;
            for (place, board) in self.boards.iter().enumerate() {
                // The rounds on a battlefield: its place, and every count-th after it.
                let nth = |round: u64| round.saturating_sub(place as u64).div_ceil(count) as u32;
                let rounds = nth(rounds.start)..nth(rounds.end);
                if rounds.is_empty() {
                    continue;
                }
                let of_seat = player_of_seat.map(|player: usize| players[player]);
                let batch = self.simulation(api, of_seat, board)?.play(rounds);
                for (seat, player) in player_of_seat.into_iter().enumerate() {
                    pair.wins[player] += u64::from(batch.wins[seat]);
                }
                pair.games += u64::from(batch.games);
                pair.first += u64::from(batch.wins[0]);
                pair.draws += u64::from(batch.draws);
                pair.unfinished += u64::from(batch.unfinished);
            }
        }
        Ok(pair)
    }

    fn simulation<G: Commanded>(
        &self,
        api: &Api<G>,
        players: [&String; 2],
        board: &str,
    ) -> Result<Simulation<G>, Failure> {
        let config = api.rules().duel(players.map(String::as_str), board)?;
        // Every pair and battlefield has a family of seeds of its own.
        let seed = format!(
            "{}{:08x}",
            self.seed,
            checksum(&format!("{} {} {board}", players[0], players[1]))
        );
        let seed = &seed[seed.len().saturating_sub(32)..];
        let options = json!({ "bot": self.bot, "seed": seed, "iterations": self.iterations, "decisions": MOST_DECISIONS });
        Ok(api.simulation(&config.to_string(), &options.to_string())?)
    }
}

/// Prints the results of each player.
pub fn show<G: Commanded>(results: &Results<Pairs>, as_json: bool) -> Done {
    let (pairs, settings) = (&results.sum.pairs, &results.task.settings);
    let players = settings["players"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut rows: Vec<Row> = players.map(|player| row(player, pairs)).collect();
    rows.sort_by(|one, other| other.rate.total_cmp(&one.rate));
    let unfinished: u64 = pairs.iter().map(|pair| pair.unfinished).sum();
    let games: u64 = pairs.iter().map(|pair| pair.games).sum();
    let first = pairs.iter().map(|pair| pair.first).sum::<u64>() as f64 / games.max(1) as f64;
    if as_json {
        let figures = json!({
            "bot": settings["bot"], "iterations": settings["iterations"], "seed": settings["seed"], "boards": settings["boards"],
            "games": games, "unfinished": unfinished, "first": first,
        });
        let mut report = results.report(figures);
        report.insert(G::PLAYERS.to_string(), json!(rows));
        print_json(&report)?;
        return Ok(unfinished == 0);
    }
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let lines = rows.iter().map(|row| {
        vec![
            row.player.clone(),
            percent(row.rate),
            format!("{} to {}", percent(row.low), percent(row.high)),
            row.games.to_string(),
        ]
    });
    let head = ["player", "won", "interval", "games"].map(str::to_string).to_vec();
    print(&table(&[head].into_iter().chain(lines).collect::<Vec<_>>()))?;
    print(&format!(
        "{games} games, {unfinished} unfinished; the first player won {}",
        percent(first)
    ))?;
    Ok(unfinished == 0)
}

/// Returns a number that depends on a text (FNV-1a).
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Sums the results of a player.
fn row(player: &str, pairs: &[Pair]) -> Row {
    let (mut games, mut won) = (0, 0.0);
    for pair in pairs {
        for (seat, name) in pair.players.iter().enumerate() {
            if name == player {
                games += pair.games;
                won += pair.wins[seat] as f64 + pair.draws as f64 / 2.0;
            }
        }
    }
    let (rate, low, high) = interval(won, games);
    Row { player: player.to_string(), games, rate, low, high }
}

/// Returns the share of games won and the bounds of its Wilson score interval.
fn interval(won: f64, games: u64) -> (f64, f64, f64) {
    let count = games.max(1) as f64;
    let (rate, square) = (won / count, DEVIATIONS * DEVIATIONS);
    let middle = (rate + square / (2.0 * count)) / (1.0 + square / count);
    let half = DEVIATIONS / (1.0 + square / count)
        * (rate * (1.0 - rate) / count + square / (4.0 * count * count)).sqrt();
    (rate, middle - half, middle + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_contains_the_rate_and_narrows() {
        let (rate, low, high) = interval(50.0, 100);
        assert!(
            (rate - 0.5).abs() < 1e-9
                && (low - 0.4038).abs() < 1e-3
                && (high - 0.5962).abs() < 1e-3,
            "{low} {high}"
        );
        let (_, nearer, _) = interval(500.0, 1000);
        assert!(nearer > low);
        assert!(interval(0.0, 10).1.abs() < 1e-9);
    }

    #[test]
    fn draws_count_half() {
        let pair = Pair {
            number: 0,
            players: ["a".into(), "b".into()],
            games: 10,
            wins: [4, 2],
            first: 3,
            draws: 4,
            unfinished: 0,
        };
        assert!((row("a", std::slice::from_ref(&pair)).rate - 0.6).abs() < 1e-9);
        assert!((row("b", &[pair]).rate - 0.4).abs() < 1e-9);
    }
}
