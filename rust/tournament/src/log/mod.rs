//! The event log of a tournament: appending, undo, merging the logs of several devices, saving.
//!
//! Entries are never removed. An undo is an entry of its own, so that devices with the same entries compute the same state,
//! regardless of the order in which they received them.

mod entry;
mod saved;

pub use entry::Entry;
pub use saved::{SavedEntry, SavedTournament};

use crate::{
    event::{Event, Time},
    input::MOST_BYTES,
    options::Options,
    sorting,
    state::State,
};
use altmode_core::{Error, Result};
use entry::{MOST_ENTRIES, MOST_ORDER, place};
use saved::{GAME, VERSION, device_name};
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// Maximum difference by which the numbers of another device's entries can exceed those of this log. Otherwise one forged entry
/// could use up all numbers.
const MOST_AHEAD: u32 = 1_000_000;

/// An entry that is invalid after the entries before it, because another device had entered conflicting events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rejected {
    /// Device of the entry.
    pub device: String,
    /// Number of the entry on its device.
    pub number: u32,
    /// Reason for the rejection.
    pub error: Refusal,
}

/// An error, in the form that is serialised to JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// Stable code.
    pub code: String,
    /// Description of the fault and of the accepted values.
    pub message: String,
    /// Path in the input, or empty.
    pub path: String,
}

/// All entries in order, and the state computed from them.
#[derive(Clone, Debug)]
pub struct Log {
    options: Options,
    /// Name of this device.
    device: String,
    entries: Vec<Entry>,
    state: State,
    rejected: Vec<Rejected>,
    /// The length of the save in bytes, or a little more.
    bytes: usize,
}

impl Log {
    /// Creates an empty log.
    pub fn new(options: Options, device: &str) -> Result<Log> {
        let options = options.checked()?;
        let device = device_name(device)?;
        let state = State::new(options.clone());
        let bytes = saved::size(&options, &[]);
        Ok(Log { options, device, entries: Vec::new(), state, rejected: Vec::new(), bytes })
    }

    /// Restores a saved log, to continue it on this device.
    pub fn restore(saved: SavedTournament, device: &str) -> Result<Log> {
        let mut log =
            Log::new(saved.options.clone(), device).map_err(|error| error.at("options"))?;
        log.entries = saved.checked()?;
        log.bytes = saved::size(&log.options, &log.entries);
        if log.bytes > MOST_BYTES {
            return Err(Error::new(
                "too-long",
                format!("a tournament has at most {MOST_BYTES} bytes as JSON"),
            )
            .at("entries"));
        }
        log.fold();
        Ok(log)
    }

    /// Returns the saved form of the log.
    pub fn save(&self) -> SavedTournament {
        let entries = self.entries.iter().map(|entry| SavedEntry {
            device: entry.device.clone(),
            number: entry.number,
            order: entry.order,
            at: entry.at,
            event: entry.event.clone(),
        });
        SavedTournament {
            game: GAME.to_string(),
            version: VERSION,
            options: self.options.clone(),
            entries: entries.collect(),
        }
    }

    /// Returns the saved form of the log as JSON text.
    pub fn save_text(&self) -> String {
        saved::text(&self.options, &self.entries)
    }

    /// Returns the state after all entries.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the rejected entries.
    pub fn rejected(&self) -> &[Rejected] {
        &self.rejected
    }

    /// Returns all entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Appends an event. Returns the index of the first new warning.
    ///
    /// # Errors
    ///
    /// Returns the reason why the event is invalid; the log is unchanged then.
    pub fn append(&mut self, event: Event, at: Option<Time>) -> Result<usize> {
        if matches!(event, Event::Undo { .. }) {
            return Err(Error::new(
                "bad-input",
                "entries are undone by undo() and redo(), not by apply()",
            )
            .at("type"));
        }
        let before = self.state.warnings.len();
        let (number, order) = self.next()?;
        let event = self.state.complete(event, &self.device, number)?;
        let entry = Entry { device: self.device.clone(), number, order, at, event };
        let bytes = self.room_for(&entry)?;
        self.state.apply(&entry.event, at)?;
        self.entries.push(entry);
        self.bytes = bytes;
        Ok(before)
    }

    /// Undoes the last effective entry of this device. Returns `false` if there is none.
    ///
    /// # Errors
    ///
    /// Returns `undo-blocked` if an entry of another device would become invalid.
    pub fn undo(&mut self, at: Option<Time>) -> Result<bool> {
        match self.next_undo().map(owned) {
            Some((device, number)) => self.append_undo(device, number, at).map(|()| true),
            None => Ok(false),
        }
    }

    /// Redoes the last undone entry, unless something was entered since. Returns `false` if there is none.
    pub fn redo(&mut self, at: Option<Time>) -> Result<bool> {
        match self.next_redo().map(owned) {
            Some((device, number)) => self.append_undo(device, number, at).map(|()| true),
            None => Ok(false),
        }
    }

    /// Returns whether an entry can be undone.
    pub fn can_undo(&self) -> bool {
        self.next_undo().is_some()
    }

    /// Returns whether an undone entry can be redone.
    pub fn can_redo(&self) -> bool {
        self.next_redo().is_some()
    }

    fn next_undo(&self) -> Option<(&str, u32)> {
        let cancelled = self.cancelled();
        let own = self.entries.iter().rev().filter(|entry| entry.device == self.device);
        let mut counting = own.filter(|entry| {
            !matches!(entry.event, Event::Undo { .. }) && !cancelled.contains(&key(entry))
        });
        counting.next().map(key)
    }

    fn next_redo(&self) -> Option<(&str, u32)> {
        let cancelled = self.cancelled();
        let all_undos: HashSet<(&str, u32)> = self
            .entries
            .iter()
            .filter(|entry| matches!(entry.event, Event::Undo { .. }))
            .map(key)
            .collect();
        let own = self.entries.iter().rev().filter(|entry| entry.device == self.device);
        // An undo that was itself undone comes after the undo to redo next, so it is skipped.
        let mut undos = own.take_while(|entry| matches!(entry.event, Event::Undo { .. }));
        let next = undos.find(|entry| {
            let takes_back_an_undo =
                matches!(&entry.event, Event::Undo { device, number } if all_undos.contains(&(device.as_str(), *number)));
            !takes_back_an_undo && !cancelled.contains(&key(entry))
        });
        next.map(key)
    }

    fn append_undo(&mut self, device: String, number: u32, at: Option<Time>) -> Result<()> {
        let (own, order) = self.next()?;
        let entry = Entry {
            device: self.device.clone(),
            number: own,
            order,
            at,
            event: Event::Undo { device, number },
        };
        let bytes = self.room_for(&entry)?;
        self.entries.push(entry);
        // The entries are not copied, because those of a large tournament take tens of milliseconds.
        let (state, rejected) = self.fold();
        let known: HashMap<(&str, u32), &Refusal> = rejected
            .iter()
            .map(|entry| ((entry.device.as_str(), entry.number), &entry.error))
            .collect();
        let is_new = |entry: &&Rejected| {
            known.get(&(entry.device.as_str(), entry.number)) != Some(&&entry.error)
        };
        if let Some(blocked) = self.rejected.iter().find(is_new) {
            let message = format!(
                "a later entry of {} would become invalid: {}",
                blocked.device, blocked.error.message
            );
            self.entries.pop();
            (self.state, self.rejected) = (state, rejected);
            return Err(Error::new("undo-blocked", message));
        }
        self.bytes = bytes;
        Ok(())
    }

    /// Merges the entries of another log. Returns the number of new entries.
    ///
    /// # Errors
    ///
    /// Returns `other-tournament` if the options differ, `conflicting-entries` if two devices used the same name, and `too-long` if
    /// the save could not be restored. Then nothing changes.
    pub fn merge(&mut self, theirs: Log) -> Result<usize> {
        if theirs.options != self.options {
            return Err(Error::new(
                "other-tournament",
                "the two saves are not of one tournament: their options differ",
            )
            .at("options"));
        }
        let last = self.entries.last().map_or(0, |entry| entry.order);
        let own: HashMap<(&str, u32), &Entry> =
            self.entries.iter().map(|entry| (key(entry), entry)).collect();
        let mut added = Vec::new();
        for (index, entry) in theirs.entries.into_iter().enumerate() {
            let at = |error: Error| error.at(format!("entries[{index}]"));
            match own.get(&key(&entry)) {
                Some(own) if **own == entry => {}
                Some(_) => {
                    let message = format!(
                        "two different entries call themselves number {} of the device \"{}\"; each device needs a name of its own",
                        entry.number, entry.device
                    );
                    return Err(at(Error::new("conflicting-entries", message)));
                }
                None if entry.order > last + MOST_AHEAD || entry.number > last + MOST_AHEAD => {
                    return Err(at(Error::new(
                        "out-of-range",
                        "this entry's number is far ahead of all others",
                    )
                    .at("order")));
                }
                None => added.push(entry),
            }
        }
        if self.entries.len() + added.len() > MOST_ENTRIES {
            let message = format!(
                "together these have more than {MOST_ENTRIES} entries, and a tournament has at most that many"
            );
            return Err(Error::new("too-long", message).at("entries"));
        }
        let bytes = self.bytes + added.iter().map(saved::size_of_entry).sum::<usize>();
        if bytes > MOST_BYTES {
            let message = format!(
                "together these have {bytes} bytes as JSON, and a tournament has at most {MOST_BYTES}"
            );
            return Err(Error::new("too-long", message).at("entries"));
        }
        let new = added.len();
        self.entries.extend(added);
        self.bytes = bytes;
        sorting::sort(&mut self.entries, |one, other| place(one).cmp(&place(other)));
        self.fold();
        Ok(new)
    }

    /// Returns number and order of this device's next entry.
    fn next(&self) -> Result<(u32, u32)> {
        if self.entries.len() >= MOST_ENTRIES {
            return Err(Error::new(
                "too-long",
                format!("a tournament has at most {MOST_ENTRIES} entries"),
            ));
        }
        let number = self
            .entries
            .iter()
            .filter(|entry| entry.device == self.device)
            .map(|entry| entry.number)
            .max();
        let order = self.entries.last().map(|entry| entry.order);
        let (number, order) = (number.unwrap_or(0) + 1, order.unwrap_or(0) + 1);
        if number > MOST_ORDER || order > MOST_ORDER {
            return Err(Error::new(
                "too-long",
                "the numbers of this tournament's entries are used up",
            ));
        }
        Ok((number, order))
    }

    /// Returns the length of the save with another entry.
    fn room_for(&self, entry: &Entry) -> Result<usize> {
        let bytes = self.bytes + saved::size_of_entry(entry);
        if bytes > MOST_BYTES {
            return Err(Error::new(
                "too-long",
                format!("a tournament has at most {MOST_BYTES} bytes as JSON"),
            ));
        }
        Ok(bytes)
    }

    /// Returns the entries that an effective undo cancels.
    fn cancelled(&self) -> HashSet<(&str, u32)> {
        let mut cancelled = HashSet::new();
        for entry in self.entries.iter().rev() {
            if let Event::Undo { device, number } = &entry.event
                && !cancelled.contains(&key(entry))
            {
                cancelled.insert((device.as_str(), *number));
            }
        }
        cancelled
    }

    /// Recomputes the state from the beginning. Invalid entries are skipped and listed as rejected. Returns the previous state and
    /// rejected entries.
    fn fold(&mut self) -> (State, Vec<Rejected>) {
        let mut state = State::new(self.options.clone());
        let mut rejected = Vec::new();
        let cancelled = self.cancelled();
        for entry in self.entries.iter().filter(|entry| !matches!(entry.event, Event::Undo { .. }))
        {
            if cancelled.contains(&key(entry)) {
                continue;
            }
            if let Err(error) = state.apply(&entry.event, entry.at) {
                rejected.push(Rejected {
                    device: entry.device.clone(),
                    number: entry.number,
                    error: Refusal {
                        code: error.code.to_string(),
                        message: error.message.clone(),
                        path: error.path.clone(),
                    },
                });
            }
        }
        (std::mem::replace(&mut self.state, state), std::mem::replace(&mut self.rejected, rejected))
    }
}

fn owned((device, number): (&str, u32)) -> (String, u32) {
    (device.to_string(), number)
}

fn key(entry: &Entry) -> (&str, u32) {
    (&entry.device, entry.number)
}
