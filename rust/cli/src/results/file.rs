//! Files of partial results: JSON, one value on each line. The first line is the task, and each further line the result of some
//! games, written when they are over. A program that is killed leaves at most half a line, which the next reader leaves out.

use super::{
    ranges::{Ranges, described},
    task::Task,
};
use crate::failure::Failure;
use altmode_json::{Value, json};
use serde::{Deserialize, Serialize};
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Error, Read, Seek, SeekFrom, Write},
    ops::Range,
    sync::{Mutex, PoisonError},
};

/// The format of the files.
const FORMAT: &str = "altmode-results/1";
/// Maximum size of a file, in bytes.
const MOST_BYTES: u64 = 1 << 30;

/// The first line.
#[derive(Deserialize)]
struct Head {
    format: String,
    task: Task,
}

/// A further line: the result of some games.
#[derive(Deserialize)]
struct Line {
    games: [u64; 2],
    result: Value,
}

/// The result of some games of a task.
pub struct Partial {
    /// The numbers of the games.
    pub games: Vec<Range<u64>>,
    /// Their sum.
    pub result: Value,
}

/// The results of a file.
pub struct Kept {
    /// The task.
    pub task: Task,
    /// The results.
    pub partial: Vec<Partial>,
}

/// Reads results: a file of partial results, or a report that a command printed as JSON.
pub fn read(name: &str) -> Result<Kept, Failure> {
    let mut file = File::open(name).map_err(|error| unreadable(name, &error))?;
    let text = read_text(name, &mut file)?;
    let report = altmode_json::from_str::<Value>(&text).unwrap_or_default();
    let none = || {
        Failure::new(format!(
            "{name} has no results: give a file of --resume, or what a command printed with --json"
        ))
    };
    if report["played"].is_null() {
        return read_lines(name, &text)?.ok_or_else(none);
    }
    let task = altmode_json::from_value(report["task"].clone()).map_err(|_| none())?;
    let played: Vec<[u64; 2]> =
        altmode_json::from_value(report["played"].clone()).map_err(|_| none())?;
    let games = played.into_iter().map(|[from, past]| from..past).collect();
    Ok(Kept { task, partial: vec![Partial { games, result: report }] })
}

/// Reads a file of partial results. Returns `None` if not even its first line is complete.
fn read_lines(name: &str, text: &str) -> Result<Option<Kept>, Failure> {
    let damaged = |number: usize, error: &altmode_json::Error| {
        Failure::new(format!("{name}, line {number} is no result: {error}"))
    };
    // An unfinished last line is no result.
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut lines = complete.lines().enumerate();
    let Some((_, head)) = lines.next() else { return Ok(None) };
    let head: Head = altmode_json::from_str(head).map_err(|error| damaged(1, &error))?;
    if head.format != FORMAT {
        return Err(Failure::new(format!(
            "{name} has the format \"{}\", but this program reads \"{FORMAT}\"",
            head.format
        )));
    }
    let line = |(number, line): (usize, &str)| {
        let Line { games: [from, past], result } =
            altmode_json::from_str(line).map_err(|error| damaged(number + 1, &error))?;
        let games = from..past;
        Ok(Partial { games: vec![games], result })
    };
    Ok(Some(Kept { task: head.task, partial: lines.map(line).collect::<Result<_, Failure>>()? }))
}

fn read_text(name: &str, file: &mut File) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::new(format!("{name} is longer than {MOST_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| Failure::new(format!("{name} is not a text in UTF-8")))
}

fn unreadable(name: &str, error: &Error) -> Failure {
    Failure::new(format!("could not read {name}: {error}"))
}

/// A file of partial results that is being written.
pub struct ResultsLog {
    name: String,
    file: Mutex<File>,
}

impl ResultsLog {
    /// Opens or creates a file of the results of a task. Returns the results that it already has.
    ///
    /// # Errors
    ///
    /// Fails if the file has results of another task or of games that are not wanted, if it is no such file, or if another
    /// process is writing it.
    pub fn open(
        name: &str,
        task: &Task,
        wanted: &Range<u64>,
    ) -> Result<(ResultsLog, Vec<Partial>), Failure> {
        let failed = |error: Error| Failure::new(format!("could not write {name}: {error}"));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(name)
            .map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::new(format!("another process is writing {name}")));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
            Ok(()) => {}
        }
        let text = read_text(name, &mut file)?;
        let head = json!({ "format": FORMAT, "task": task }).to_string() + "\n";
        let partial = match read_lines(name, &text)? {
            Some(kept) => {
                if let Some(difference) = task.difference(&kept.task) {
                    return Err(Failure::new(format!(
                        "{name} has the results of other games: now {difference}; give another file"
                    )));
                }
                check(name, &kept.partial, wanted)?;
                kept.partial
            }
            // A program that was killed at once leaves the begin of the first line.
            None if head.starts_with(&text) => Vec::new(),
            None => {
                return Err(Failure::new(format!(
                    "{name} is no file of results; give the name of a new file"
                )));
            }
        };
        let complete = text.rfind('\n').map_or(0, |end| end as u64 + 1);
        file.set_len(complete).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        if complete == 0 {
            file.write_all(head.as_bytes()).map_err(failed)?;
        }
        Ok((ResultsLog { name: name.to_string(), file: Mutex::new(file) }, partial))
    }

    /// Appends the result of some games.
    pub fn append(&self, games: &Range<u64>, result: &impl Serialize) -> Result<(), Failure> {
        let line =
            json!({ "games": [games.start, games.end], "result": result }).to_string() + "\n";
        // A poisoned lock cannot occur, because a panic in a worker ends the program.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(line.as_bytes())
            .map_err(|error| Failure::new(format!("could not write {}: {error}", self.name)))
    }
}

/// Checks that each game of a file is wanted, and is there once.
fn check(name: &str, partial: &[Partial], wanted: &Range<u64>) -> Result<(), Failure> {
    let mut there = Ranges::default();
    for games in partial.iter().flat_map(|partial| &partial.games) {
        if games.start < wanted.start || games.end > wanted.end {
            return Err(Failure::new(format!(
                "{name} has {}, which this part does not play; give another file",
                described(games)
            )));
        }
        there
            .add(games.clone())
            .map_err(|twice| Failure::new(format!("{name} has {twice} twice")))?;
    }
    Ok(())
}
