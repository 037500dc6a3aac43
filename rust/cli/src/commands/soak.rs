//! `altmode soak`

use crate::{
    failure::{Done, Failure},
    game::GameName,
    games::{Commanded, SoakGames, SoakedGame, UseCount, with_game},
    output::{print, print_json, table},
    parallel::{CHUNK, chunks, in_parallel},
    results::{Distribution, Results, Sum, Task, hexadecimal},
};
use altmode_json::{Map, Value, json};
use serde::{Deserialize, Serialize};
use std::{
    cell::Cell,
    collections::BTreeMap,
    ops::Range,
    panic,
    sync::{Mutex, PoisonError},
    time::Instant,
};

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
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["shard", "resume"])]
    coverage: Option<u64>,
    /// Play only games about one card or ability of the TCG, named as in the table ("w4-t12" or "w4-t12 side 1, ability 2"), or
    /// about one hero of Unmatched ("medusa")
    #[arg(long, value_name = "ROW")]
    about: Option<String>,
    #[command(flatten)]
    distribution: Distribution,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
}

/// Name of the command in results.
pub const COMMAND: &str = "soak";
/// Maximum number of faults reported.
const TOLD: usize = 10;
/// Number of games about a row between two checks of its count.
const BATCH: u64 = 1000;
/// Maximum number of games about a row per requested use.
const MOST_FORCED: u64 = 400;

thread_local! {
    /// The game that this worker is playing.
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// A fault.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Told {
    /// The card, ability or hero that all games were about, if any.
    about: Option<String>,
    /// The number of the game.
    game: u32,
    /// A description of the fault.
    fault: String,
}

/// The sum of the results of games.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SoakedGames {
    games: u64,
    faults: u64,
    /// Number of wins of each player. Players of a team win together.
    wins: Vec<u64>,
    /// Number of games without a winner.
    draws: u64,
    /// Number of games that a limit ended, for example on turns. They are included in the draws.
    endless: u64,
    decisions: u64,
    turns: u64,
    most_decisions: u32,
    most_turns: u32,
    #[serde(with = "hexadecimal")]
    checksum: u32,
    /// Number of games of each kind.
    kinds: BTreeMap<String, u64>,
    /// The first faults.
    told: Vec<Told>,
}

impl SoakedGames {
    fn count(&mut self, game: &SoakedGame) {
        let seats = (u8::BITS - game.winners.leading_zeros()) as usize;
        self.wins.resize(self.wins.len().max(seats), 0);
        self.wins
            .iter_mut()
            .enumerate()
            .for_each(|(seat, wins)| *wins += u64::from(game.winners >> seat & 1));
        self.draws += u64::from(game.winners == 0);
        self.endless += u64::from(game.endless);
        self.decisions += u64::from(game.decisions);
        self.turns += u64::from(game.turns);
        self.most_decisions = self.most_decisions.max(game.decisions);
        self.most_turns = self.most_turns.max(game.turns);
        self.checksum = self.checksum.wrapping_add(game.checksum);
        for kind in &game.kinds {
            *self.kinds.entry(kind.to_string()).or_default() += 1;
        }
    }
}

impl Sum for SoakedGames {
    fn add(&mut self, mut other: SoakedGames) {
        self.games += other.games;
        self.faults += other.faults;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.draws += other.draws;
        self.endless += other.endless;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.most_decisions = self.most_decisions.max(other.most_decisions);
        self.most_turns = self.most_turns.max(other.most_turns);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        for (kind, count) in other.kinds {
            *self.kinds.entry(kind).or_default() += count;
        }
        // Sorted before it is cut, so that the order in which sums are added does not matter.
        self.told.append(&mut other.told);
        self.told.sort_unstable();
        self.told.truncate(TOLD);
    }
}

impl Soak {
    pub fn run(self) -> Done {
        // The first panic ends the program, so the hook prints the number of the game.
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            eprintln!("altmode: game {} panicked", NUMBER.get());
            before(info);
        }));
        with_game!(self.game, G => self.of::<G>())
    }

    fn of<G: Commanded>(&self) -> Done {
        self.refuse("--about", self.about.is_some() && G::Soak::ROWS.is_none())?;
        self.refuse("--coverage", self.coverage.is_some() && G::Soak::ROWS.is_none())?;
        let mut games = G::Soak::begin(&self.seed)?;
        if self.greedy {
            let Some(greedy) = games.greedy() else {
                return self.refuse("--greedy", true).map(|()| false);
            };
            games = greedy;
        }
        if let Some(row) = &self.about {
            games = games.about(row)?;
        }
        let from = u64::from(self.from);
        let settings = json!({ "seed": self.seed, "greedy": self.greedy, "about": self.about });
        let task = Task::new(&G::default(), COMMAND, from..from + u64::from(self.games), settings);
        let begun = Instant::now();
        let counts = self.coverage.map(|_| Mutex::new(games.counts()));
        let mut results = self
            .distribution
            .play(task, false, |numbers| Ok(play(&games, numbers, None, counts.as_ref())))?;
        let (Some(least), Some(counts), Some(rows)) = (self.coverage, &counts, &G::Soak::ROWS)
        else {
            return show(&results, self.distribution.json, Some(begun));
        };
        let forced = force_in(&games, least, counts, &mut results.sum)?;
        let rows_of = UseTable { heading: rows, uses: G::Soak::rows(&lock(counts)), least };
        if self.distribution.json {
            let uses: Vec<&Value> = rows_of.uses.iter().map(|row| &row.json).collect();
            print_json(&results.report(json!({ "games_forced_in": forced, "uses": uses })))?;
        } else {
            print(&shown(&results.sum, Some(begun)))?;
            print(&format!("{forced} games forced in"))?;
            print(&rows_of.shown())?;
        }
        Ok(tell(&results))
    }

    /// Refuses an argument that the game does not have.
    fn refuse(&self, argument: &str, given: bool) -> Result<(), Failure> {
        let game = self.game.name();
        match given {
            true => Err(Failure::new(format!(
                "altmode soak --game {game} has no {argument}; leave it out"
            ))),
            false => Ok(()),
        }
    }
}

/// Plays some games and counts the uses of cards, if they are to be counted.
fn play<S: SoakGames>(
    games: &S,
    numbers: Range<u64>,
    about: Option<&str>,
    counts: Option<&Mutex<S::Counts>>,
) -> SoakedGames {
    let mut sum = SoakedGames { games: numbers.end - numbers.start, ..SoakedGames::default() };
    // Each task has its own counts and adds them at its end.
    let mut own = counts.map(|_| games.counts());
    // Numbers of games have 32 bits: the last is below 1,100 million.
    for number in numbers.start as u32..numbers.end as u32 {
        NUMBER.set(number);
        match games.play(number, own.as_mut()) {
            Ok(game) => sum.count(&game),
            Err(fault) => {
                sum.faults += 1;
                sum.told.push(Told { about: about.map(str::to_string), game: number, fault });
            }
        }
    }
    sum.told.truncate(TOLD);
    if let (Some(counts), Some(own)) = (counts, &own) {
        S::join(&mut lock(counts), own);
    }
    sum
}

/// Plays additional games about each row with too few uses, and adds their faults. Returns the number of games.
fn force_in<S: SoakGames>(
    games: &S,
    least: u64,
    counts: &Mutex<S::Counts>,
    sum: &mut SoakedGames,
) -> Result<u64, Failure> {
    let most = least.saturating_mul(MOST_FORCED).clamp(BATCH, 1_000_000_000);
    let mut forced = 0;
    let mut rows = S::rows(&lock(counts));
    for at in 0..rows.len() {
        let mut from = 0;
        while rows[at].count < least && from < most {
            let about = games.about(&rows[at].about)?;
            let name = Some(rows[at].about.as_str());
            let batch = from..from + BATCH;
            let tasks = chunks(std::slice::from_ref(&batch), CHUNK);
            for part in in_parallel(tasks, |numbers| play(&about, numbers, name, Some(counts))) {
                sum.add(SoakedGames {
                    faults: part.faults,
                    told: part.told,
                    ..SoakedGames::default()
                });
            }
            (from, forced) = (from + BATCH, forced + BATCH);
            rows = S::rows(&lock(counts));
        }
    }
    Ok(forced)
}

/// Locks counts. A poisoned lock cannot occur, because a panic in a worker ends the program.
fn lock<T>(counts: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Prints the results, with the speed if the games were just played.
pub fn show(results: &Results<SoakedGames>, as_json: bool, begun: Option<Instant>) -> Done {
    if as_json {
        print_json(&results.report(Map::new().into()))?;
    } else {
        print(&shown(&results.sum, begun))?;
    }
    Ok(tell(results))
}

/// Formats the figures.
fn shown(sum: &SoakedGames, begun: Option<Instant>) -> String {
    let row = |name: &str, value: String| vec![name.to_string(), value];
    let each = |count: u64, most: u32| {
        format!("{:.1}, at most {most}", count as f64 / (sum.games - sum.faults).max(1) as f64)
    };
    let wins: Vec<String> = sum.wins.iter().map(u64::to_string).collect();
    let mut rows = vec![
        row("games", sum.games.to_string()),
        row("faults", sum.faults.to_string()),
        row("wins of each player", wins.join(", ")),
        row("draws", sum.draws.to_string()),
        row("ended by a limit", sum.endless.to_string()),
        row("turns a game", each(sum.turns, sum.most_turns)),
        row("decisions a game", each(sum.decisions, sum.most_decisions)),
    ];
    rows.extend(sum.kinds.iter().map(|(kind, count)| row(kind, count.to_string())));
    rows.extend(begun.map(|begun| {
        row(
            "games a second",
            format!("{:.0}", sum.games as f64 / begun.elapsed().as_secs_f64().max(1e-9)),
        )
    }));
    rows.push(row("checksum", format!("{:08x}", sum.checksum)));
    table(&rows)
}

/// Prints the first faults with the command that repeats each. Returns whether there is none.
fn tell(results: &Results<SoakedGames>) -> bool {
    let Task { game: name, settings, .. } = &results.task;
    let of_all = settings["about"].as_str().map(str::to_string);
    let greedy = if settings["greedy"] == true { " --greedy" } else { "" };
    let seed = settings["seed"].as_str().unwrap_or_default();
    for Told { about, game, fault } in &results.sum.told {
        let about = about
            .as_ref()
            .or(of_all.as_ref())
            .map(|row| format!(" --about \"{row}\""))
            .unwrap_or_default();
        let again = format!(
            "altmode soak --game {name} --seed {seed}{greedy}{about} --from {game} --games 1"
        );
        eprintln!("altmode: game {game}: {fault}\n  play it again: {again}");
    }
    results.sum.faults == 0
}

/// The table of the uses of cards.
struct UseTable<'a> {
    heading: &'a crate::games::UseHeading,
    uses: Vec<UseCount>,
    /// The requested number of uses.
    least: u64,
}

impl UseTable<'_> {
    /// Formats the table, rarely used rows first.
    fn shown(mut self) -> String {
        let least = self.least;
        self.uses.sort_by_key(|row| row.count);
        let below = self.uses.iter().filter(|row| row.count < least).count();
        let heading = self.heading.columns.iter().map(|name| name.to_string()).collect();
        let all = self.uses.len();
        let lines: Vec<Vec<String>> =
            std::iter::once(heading).chain(self.uses.into_iter().map(|row| row.cells)).collect();
        format!(
            "\n{below} of {all} {} were used less than {least} times.\n\n{}",
            self.heading.what,
            table(&lines)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(number: u32) -> SoakedGames {
        let mut sum = SoakedGames { games: 1, ..SoakedGames::default() };
        let kinds = if number.is_multiple_of(2) { vec!["solo"] } else { Vec::new() };
        let winners = (number % 4) as u8;
        let checksum = number.wrapping_mul(0x9e37_79b9);
        sum.count(&SoakedGame {
            winners,
            endless: false,
            decisions: number,
            turns: number / 2,
            checksum,
            kinds,
        });
        sum.told.push(Told { about: None, game: number, fault: "a fault".to_string() });
        sum
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let added = |numbers: Vec<u32>| {
            let mut all = SoakedGames::default();
            numbers.into_iter().for_each(|number| all.add(sum(number)));
            all
        };
        let all = added((0..40).collect());
        assert_eq!(all, added((0..40).rev().collect()));
        assert_eq!(
            (all.games, all.draws, &all.wins[..], all.told.len()),
            (40, 10, &[20, 20][..], TOLD)
        );
        assert_eq!(all.kinds["solo"], 20);
        assert_eq!(
            all.told.iter().map(|told| told.game).collect::<Vec<_>>(),
            (0..TOLD as u32).collect::<Vec<_>>()
        );
        assert_eq!(altmode_json::from_value::<SoakedGames>(json!(all)).ok(), Some(all));
    }
}
