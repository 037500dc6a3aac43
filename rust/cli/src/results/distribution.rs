//! Plays the games of a task, or a part of them.

use super::{
    file::{Kept, Partial, ResultsLog},
    ranges::{Ranges, described},
    shard::Shard,
    task::Task,
};
use crate::{
    failure::Failure,
    parallel::{CHUNK, chunks, in_parallel},
};
use altmode_json::{Map, Value, json};
use serde::{Serialize, de::DeserializeOwned};
use std::ops::Range;

/// The sum of the results of games. Reports have its members, so that it can be read from them again.
pub trait Sum: Default + Serialize + DeserializeOwned + Send {
    /// Adds the results of other games.
    fn add(&mut self, other: Self);
}

/// The results of some games of a task.
pub struct Results<S> {
    /// The task.
    pub task: Task,
    /// The games that were played.
    pub played: Ranges,
    /// Their sum.
    pub sum: S,
}

impl<S: Sum> Results<S> {
    /// Adds the results of files.
    ///
    /// # Errors
    ///
    /// Fails if a game is there twice, or if a result cannot be read.
    pub fn merged(task: Task, files: Vec<(String, Kept)>) -> Result<Results<S>, Failure> {
        let mut results = Results::none(task);
        for (name, kept) in files {
            for partial in kept.partial {
                results.add(partial).map_err(|wrong| Failure::new(format!("{name}: {wrong}")))?;
            }
        }
        Ok(results)
    }

    fn none(task: Task) -> Results<S> {
        Results { task, played: Ranges::default(), sum: S::default() }
    }

    fn add(&mut self, partial: Partial) -> Result<(), String> {
        for games in partial.games {
            if games.start < self.task.games[0] || games.end > self.task.games[1] {
                return Err(format!("{} do not belong to the task", described(&games)));
            }
            self.played.add(games).map_err(|twice| {
                format!("{twice} cannot be added, because another file or line has the same")
            })?;
        }
        self.sum.add(
            altmode_json::from_value(partial.result)
                .map_err(|error| format!("a result cannot be read: {error}"))?,
        );
        Ok(())
    }

    /// Returns a report: what was played, the sum, and other members.
    pub fn report(&self, others: Value) -> Map {
        let played: Vec<[u64; 2]> =
            self.played.all().iter().map(|range| [range.start, range.end]).collect();
        let mut report = Map::new();
        for part in [json!({ "task": self.task, "played": played }), json!(self.sum), others] {
            for (name, value) in part.as_object().into_iter().flat_map(Map::iter) {
                report.insert(name.clone(), value.clone());
            }
        }
        report
    }
}

/// Arguments of commands that play numbered games.
#[derive(clap::Args)]
pub struct Distribution {
    /// Play the K-th of N equal parts of the games, for example 2/7; altmode merge adds the results of the parts
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Write results to this file while games are played, and skip the games that it already has: the same command goes on after
    /// an interruption
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
    /// Print as JSON
    #[arg(long)]
    pub json: bool,
}

impl Distribution {
    /// Plays the games of this part that the file does not have yet. Games are written one by one if each takes long.
    pub fn play<S: Sum>(
        &self,
        task: Task,
        each_takes_long: bool,
        play: impl Fn(Range<u64>) -> Result<S, Failure> + Sync,
    ) -> Result<Results<S>, Failure> {
        /// Number of lines of a file that longer lines keep from growing.
        const LINES: u64 = 10_000;
        let wanted = self.shard.map_or_else(|| task.numbers(), |shard| shard.of(&task.numbers()));
        let mut results: Results<S> = Results::none(task);
        let mut log = None;
        if let Some(name) = &self.resume {
            let (opened, partial) = ResultsLog::open(name, &results.task, &wanted)?;
            for partial in partial {
                results.add(partial).map_err(|wrong| Failure::new(format!("{name}: {wrong}")))?;
            }
            log = Some(opened);
        }
        let most =
            ((wanted.end - wanted.start) / LINES).max(if each_takes_long { 1 } else { CHUNK });
        let parts = in_parallel(
            chunks(&results.played.missing(&wanted), most),
            |games| -> Result<_, Failure> {
                let sum = play(games.clone())?;
                log.as_ref().map_or(Ok(()), |log| log.append(&games, &sum))?;
                Ok((games, sum))
            },
        );
        for part in parts {
            let (games, sum) = part?;
            results
                .played
                .add(games)
                .map_err(|twice| Failure::new(format!("{twice} were played twice")))?;
            results.sum.add(sum);
        }
        Ok(results)
    }
}
