//! The list of entries that a tournament is: made on one device or several, merged, undone, saved.
//!
//! Entries are never removed. Undoing is an entry of its own, so that two devices that hold the same entries hold the
//! same tournament, whatever came to which of them first.

mod saved;

pub use saved::{SavedEntry, SavedTournament};

use crate::{
    event::{Event, Time},
    options::Options,
    sorting,
    state::State,
};
use altmode_core::{Error, Result};
use saved::{GAME, VERSION, device_name};
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// More entries than any tournament has: 1,024 players report some 6,000 results. Reading more would take over a second.
const MOST_ENTRIES: usize = 30_000;

/// Orders and numbers of entries. An order is one more than the greatest that its device knew, so those of real
/// tournaments stay far below.
const MOST_ORDER: u32 = 1_000_000_000;
/// How far the numbers of another device's entries can be ahead of those here. One forged number would otherwise leave
/// none for the entries to come.
const MOST_AHEAD: u32 = 1_000_000;

/// Something that happened, where it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who entered it.
    pub device: String,
    /// Its number there, from 1.
    pub number: u32,
    /// Greater than that of every entry that its device knew: what orders entries of several devices.
    pub order: u32,
    /// When, if the host said so.
    pub at: Option<Time>,
    /// What happened.
    pub event: Event,
}

/// An entry that does not fit what happened before it, because another device had entered something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rejected {
    /// Whose entry.
    pub device: String,
    /// Its number there.
    pub number: u32,
    /// Why it does not count.
    pub error: Refusal,
}

/// An error as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// Stable code.
    pub code: String,
    /// What was wrong and what would be right.
    pub message: String,
    /// Where, or empty.
    pub path: String,
}

/// All entries in their order, and the state that they lead to.
#[derive(Clone, Debug)]
pub struct Log {
    options: Options,
    /// Under which name this device enters.
    device: String,
    entries: Vec<Entry>,
    state: State,
    rejected: Vec<Rejected>,
}

impl Log {
    /// Nothing has happened yet.
    pub fn new(options: Options, device: &str) -> Result<Log> {
        let options = options.checked()?;
        let device = device_name(device)?;
        let state = State::new(options.clone());
        Ok(Log { options, device, entries: Vec::new(), state, rejected: Vec::new() })
    }

    /// What a saved tournament holds, to go on with on this device.
    pub fn restore(saved: SavedTournament, device: &str) -> Result<Log> {
        let mut log = Log::new(saved.options.clone(), device).map_err(|error| error.at("options"))?;
        log.entries = saved.checked()?;
        log.fold();
        Ok(log)
    }

    /// The tournament as it can be stored.
    pub fn save(&self) -> SavedTournament {
        let entries = self.entries.iter().map(|entry| SavedEntry {
            device: entry.device.clone(),
            number: entry.number,
            order: entry.order,
            at: entry.at,
            event: entry.event.clone(),
        });
        SavedTournament { game: GAME.to_string(), version: VERSION, options: self.options.clone(), entries: entries.collect() }
    }

    /// The same as JSON text.
    pub fn save_text(&self) -> String {
        saved::text(&self.options, &self.entries)
    }

    /// What all entries lead to.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Entries that do not fit.
    pub fn rejected(&self) -> &[Rejected] {
        &self.rejected
    }

    /// All entries, in their order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an event after all others. Gives the number of the first new warning.
    ///
    /// # Errors
    ///
    /// What is wrong with it; nothing is changed then.
    pub fn append(&mut self, event: Event, at: Option<Time>) -> Result<usize> {
        if matches!(event, Event::Undo { .. }) {
            return Err(Error::new("bad-input", "ask for an undo with undo(), which knows what comes next").at("type"));
        }
        let before = self.state.warnings.len();
        let (number, order) = self.next()?;
        let event = self.state.complete(event, &self.device, number)?;
        self.state.apply(&event)?;
        self.entries.push(Entry { device: self.device.clone(), number, order, at, event });
        Ok(before)
    }

    /// Takes back the last of this device's entries that still counts; `false` when there is none.
    ///
    /// # Errors
    ///
    /// `undo-blocked` when something that another device entered would not fit any more.
    pub fn undo(&mut self, at: Option<Time>) -> Result<bool> {
        match self.next_undo().map(owned) {
            Some((device, number)) => self.take_back(device, number, at).map(|()| true),
            None => Ok(false),
        }
    }

    /// Takes back the last undo, unless something was entered since; `false` when there is none.
    pub fn redo(&mut self, at: Option<Time>) -> Result<bool> {
        match self.next_redo().map(owned) {
            Some((device, number)) => self.take_back(device, number, at).map(|()| true),
            None => Ok(false),
        }
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.next_undo().is_some()
    }

    /// Whether there is an undo to take back.
    pub fn can_redo(&self) -> bool {
        self.next_redo().is_some()
    }

    fn next_undo(&self) -> Option<(&str, u32)> {
        let cancelled = self.cancelled();
        let own = self.entries.iter().rev().filter(|entry| entry.device == self.device);
        let mut counting = own.filter(|entry| !matches!(entry.event, Event::Undo { .. }) && !cancelled.contains(&key(entry)));
        counting.next().map(key)
    }

    fn next_redo(&self) -> Option<(&str, u32)> {
        let cancelled = self.cancelled();
        let all_undos: HashSet<(&str, u32)> =
            self.entries.iter().filter(|entry| matches!(entry.event, Event::Undo { .. })).map(key).collect();
        let own = self.entries.iter().rev().filter(|entry| entry.device == self.device);
        // Undone undos stand behind the one that comes next.
        let mut undos = own.take_while(|entry| matches!(entry.event, Event::Undo { .. }));
        let next = undos.find(|entry| {
            let takes_back_an_undo =
                matches!(&entry.event, Event::Undo { device, number } if all_undos.contains(&(device.as_str(), *number)));
            !takes_back_an_undo && !cancelled.contains(&key(entry))
        });
        next.map(key)
    }

    fn take_back(&mut self, device: String, number: u32, at: Option<Time>) -> Result<()> {
        let mut next = self.clone();
        let (own, order) = self.next()?;
        next.entries.push(Entry { device: self.device.clone(), number: own, order, at, event: Event::Undo { device, number } });
        next.fold();
        if let Some(blocked) = next.rejected.iter().find(|entry| !self.rejected.contains(entry)) {
            let message = format!("what {} entered since would not fit any more: {}", blocked.device, blocked.error.message);
            return Err(Error::new("undo-blocked", message));
        }
        *self = next;
        Ok(())
    }

    /// Takes in what other devices entered. Gives how many entries are new here.
    ///
    /// # Errors
    ///
    /// `other-tournament` when the two did not begin as one, `conflicting-entries` when a device's name was used
    /// twice.
    pub fn merge(&mut self, theirs: Log) -> Result<usize> {
        if theirs.options != self.options {
            return Err(Error::new("other-tournament", "the two saves are not of one tournament: their options differ").at("options"));
        }
        let last = self.entries.last().map_or(0, |entry| entry.order);
        let own: HashMap<(&str, u32), &Entry> = self.entries.iter().map(|entry| (key(entry), entry)).collect();
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
                    return Err(at(Error::new("out-of-range", "this entry's number is far ahead of all others").at("order")));
                }
                None => added.push(entry),
            }
        }
        if self.entries.len() + added.len() > MOST_ENTRIES {
            let message = format!("together these have more than {MOST_ENTRIES} entries, and a tournament has at most that many");
            return Err(Error::new("too-long", message).at("entries"));
        }
        let mut next = self.clone();
        let new = added.len();
        next.entries.extend(added);
        sorting::sort(&mut next.entries, |one, other| place(one).cmp(&place(other)));
        next.fold();
        *self = next;
        Ok(new)
    }

    /// Number and order of this device's next entry.
    fn next(&self) -> Result<(u32, u32)> {
        if self.entries.len() >= MOST_ENTRIES {
            return Err(Error::new("too-long", format!("a tournament has at most {MOST_ENTRIES} entries")));
        }
        let number = self.entries.iter().filter(|entry| entry.device == self.device).map(|entry| entry.number).max();
        let order = self.entries.last().map(|entry| entry.order);
        let (number, order) = (number.unwrap_or(0) + 1, order.unwrap_or(0) + 1);
        if number > MOST_ORDER || order > MOST_ORDER {
            return Err(Error::new("too-long", "the numbers of this tournament's entries are used up"));
        }
        Ok((number, order))
    }

    /// Entries that an undo, itself not undone, has taken back.
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

    /// The state from the beginning. What does not fit is left out and listed.
    fn fold(&mut self) {
        let mut state = State::new(self.options.clone());
        let mut rejected = Vec::new();
        let cancelled = self.cancelled();
        for entry in self.entries.iter().filter(|entry| !matches!(entry.event, Event::Undo { .. })) {
            if cancelled.contains(&key(entry)) {
                continue;
            }
            if let Err(error) = state.apply(&entry.event) {
                rejected.push(Rejected {
                    device: entry.device.clone(),
                    number: entry.number,
                    error: Refusal { code: error.code.to_string(), message: error.message.clone(), path: error.path.clone() },
                });
            }
        }
        self.state = state;
        self.rejected = rejected;
    }
}

fn owned((device, number): (&str, u32)) -> (String, u32) {
    (device.to_string(), number)
}

fn key(entry: &Entry) -> (&str, u32) {
    (&entry.device, entry.number)
}

/// What orders entries: the same on every device.
fn place(entry: &Entry) -> (u32, &str, u32) {
    (entry.order, &entry.device, entry.number)
}
