//! A tracked match: the log and the state computed from it.

use crate::{
    Table, TableAction, Warning,
    entry_id::Id,
    limits,
    log::{
        EffectiveEntries, Entry, JOIN_MILLISECONDS, Log, devices, size_of_entry, size_of_log,
        too_many_devices,
    },
};
use altmode_core::{Error, Random, Result};
use altmode_json::Value;
use serde::Serialize;
use xxhash_rust::xxh32::xxh32;

/// A log with the state computed from it.
#[derive(Clone, Debug)]
pub struct Tracker<T: Table> {
    /// The log.
    pub log: Log<T>,
    /// The name that marks this device's entries.
    pub device: String,
    /// The state after all entries in effect.
    pub state: T::State,
    /// The entries in effect.
    pub standing: EffectiveEntries,
    /// Indices of entries that are invalid in the current state, which a merge of two devices' logs can produce.
    pub skipped: Vec<usize>,
    /// The length of the export in bytes, or a little more.
    pub(crate) bytes: usize,
}

/// The result of an action.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Applied {
    /// The entry of the log; `null` if nothing changed.
    pub entry: Option<Id>,
    /// Whether the action joined the previous entry.
    pub joined: bool,
    /// The description of the entry.
    pub text: String,
    /// Violations of the rules.
    pub warnings: Vec<Warning>,
}

impl<T: Table> Tracker<T> {
    /// Starts a match.
    pub fn new(setup: T::Setup, device: &str, at: u64) -> Result<Tracker<T>> {
        limits::device(device)?;
        let id =
            format!("{:08x}", xxh32(format!("{} {device} {at}", T::seed(&setup)).as_bytes(), 0));
        Ok(Tracker::from_log(Log { id, setup, base: None, entries: Vec::new() }, device))
    }

    /// Creates a tracker from a log.
    pub fn from_log(log: Log<T>, device: &str) -> Tracker<T> {
        let state = T::beginning(&log.setup);
        let bytes = size_of_log(&log);
        let device = device.to_string();
        let mut tracker = Tracker {
            log,
            device,
            state,
            standing: EffectiveEntries::default(),
            skipped: Vec::new(),
            bytes,
        };
        tracker.fold();
        tracker
    }

    /// Returns the state after all entries in effect.
    pub fn state(&self) -> &T::State {
        &self.state
    }

    /// Returns the state before the first entry.
    pub fn beginning(&self) -> T::State {
        self.log
            .base
            .as_ref()
            .map_or_else(|| T::beginning(&self.log.setup), |base| base.state.clone())
    }

    /// Recomputes the state from the whole log.
    pub(crate) fn fold(&mut self) {
        self.standing = self.log.standing();
        self.skipped.clear();
        let mut state = self.beginning();
        for &place in &self.standing.done {
            let Entry { action, at, .. } = &self.log.entries[place];
            match T::check(&state, action) {
                Ok(()) => T::apply(&mut state, &self.log.setup, action, *at),
                Err(_) => self.skipped.push(place),
            }
        }
        self.state = state;
    }

    /// Records an action. Violations of the rules are reported as warnings and never prevent it.
    ///
    /// # Errors
    ///
    /// Fails if the action refers to a missing object or exceeds a limit. Then nothing is recorded.
    pub fn apply(&mut self, action: &T::Action, at: u64, by: &str) -> Result<Applied> {
        limits::name(by).map_err(|error| error.at("by"))?;
        if action.about().is_some() {
            return Err(Error::new("bad-input", "undo and redo are calls of their own").at("type"));
        }
        T::check(&self.state, action)?;
        // Warnings are about the requested amount: a draw from an empty deck moves no card, but deals damage.
        let warnings = T::warnings(&self.state, action);
        let action = T::settle(&self.state, action);
        if action.is_nothing() {
            return Ok(Applied { entry: None, joined: false, text: String::new(), warnings });
        }
        if let Some((place, sum)) = self.joins(&action, at, by) {
            let mut entry = self.log.entries[place].clone();
            entry.action = sum;
            entry.span = u32::try_from(at.saturating_sub(entry.at)).unwrap_or(u32::MAX);
            self.bytes = self.room_for(&entry, size_of_entry(&self.log.entries[place]))?;
            let id = entry.id.clone();
            self.log.entries[place] = entry;
            self.fold();
            return Ok(Applied {
                entry: Some(id),
                joined: true,
                text: self.text_of(place),
                warnings,
            });
        }
        let before = self.state.clone();
        let id = self.push(action.clone(), at, by)?;
        // The newest entry comes last, so the entries before it need not be folded again.
        self.standing.done.push(self.log.entries.len() - 1);
        self.standing.redo.clear();
        T::apply(&mut self.state, &self.log.setup, &action, at);
        Ok(Applied {
            entry: Some(id),
            joined: false,
            text: T::describe(&before, &self.state, &action),
            warnings,
        })
    }

    /// Undoes the last entry in effect; `None` if there is none.
    pub fn undo(&mut self, at: u64, by: &str) -> Result<Option<Id>> {
        let Some(&last) = self
            .standing
            .done
            .iter()
            .rev()
            .find(|place| !self.log.entries[**place].action.is_nothing())
        else {
            return Ok(None);
        };
        let entry = self.log.entries[last].id.clone();
        self.about_log(entry.clone(), at, by, T::Action::undo)
    }

    /// Redoes the last undone entry; `None` if there is none.
    pub fn redo(&mut self, at: u64, by: &str) -> Result<Option<Id>> {
        let Some(&next) = self.standing.redo.last() else { return Ok(None) };
        let entry = self.log.entries[next].id.clone();
        self.about_log(entry, at, by, T::Action::redo)
    }

    fn about_log(
        &mut self,
        entry: Id,
        at: u64,
        by: &str,
        action: impl FnOnce(Id) -> T::Action,
    ) -> Result<Option<Id>> {
        limits::name(by).map_err(|error| error.at("by"))?;
        self.push(action(entry.clone()), at, by)?;
        self.fold();
        Ok(Some(entry))
    }

    fn push(&mut self, action: T::Action, at: u64, by: &str) -> Result<Id> {
        if self.log.entries.len() >= limits::MOST_ENTRIES {
            let message = format!(
                "a log has at most {} entries: export it and begin anew",
                limits::MOST_ENTRIES
            );
            return Err(Error::new("log-full", message));
        }
        let id = Id { device: self.device.clone(), number: self.log.next_number(&self.device) };
        let order = self.log.next_order();
        if order > limits::MOST_ORDER || id.number > limits::MOST_ORDER {
            return Err(Error::new(
                "log-full",
                "the numbers of this log's entries are used up: export it and begin anew",
            ));
        }
        if id.number == 1 {
            let devices = devices(&self.log);
            if devices.len() >= limits::MOST_DEVICES && !devices.contains(self.device.as_str()) {
                return Err(too_many_devices());
            }
        }
        let entry = Entry { id: id.clone(), order, at, span: 0, by: by.to_string(), action };
        self.bytes = self.room_for(&entry, 0)?;
        self.log.entries.push(entry);
        Ok(id)
    }

    /// Returns the length of the export with an entry that replaces another of a length, which is 0 for a new entry.
    fn room_for(&self, entry: &Entry<T::Action>, replaced: usize) -> Result<usize> {
        let bytes = self.bytes - replaced + size_of_entry(entry);
        if bytes > limits::MOST_BYTES {
            let message = format!(
                "a log has at most {} bytes as JSON: export it and begin anew",
                limits::MOST_BYTES
            );
            return Err(Error::new("log-full", message));
        }
        Ok(bytes)
    }

    /// Returns the entry that an action is combined with, and the combined action.
    fn joins(&self, action: &T::Action, at: u64, by: &str) -> Option<(usize, T::Action)> {
        let place = self.log.entries.len().checked_sub(1)?;
        let last = &self.log.entries[place];
        let soon = at >= last.until() && at - last.until() <= JOIN_MILLISECONDS;
        if !soon
            || last.id.device != self.device
            || last.by != by
            || self.standing.done.last() != Some(&place)
        {
            return None;
        }
        Some((place, last.action.joined(action)?))
    }

    /// Draws a random outcome of the game ([`Table::throw`]) from the seed of the match, or in a copy without it from the host's
    /// seed.
    pub fn throw(&mut self, what: &Value, at: u64, by: &str, host_seed: &str) -> Result<Applied> {
        let seed =
            Some(T::seed(&self.log.setup)).filter(|seed| !seed.is_empty()).unwrap_or(host_seed);
        if seed.is_empty() {
            let message =
                "this copy of the match has no seed; throw on the device that began the match";
            return Err(Error::new("no-randomness", message));
        }
        // The generator depends on the position in the log, so each outcome differs, also after an undo.
        let mut random = Random::from_seed_text(seed)?.child(self.log.next_order());
        let action = T::throw(what, &mut random)?;
        self.apply(&action, at, by)
    }

    /// Returns the view at a time of the host's clock.
    pub fn view(&self, now: u64) -> T::View {
        T::view(self, now)
    }

    /// Describes the entries that undo and redo would affect.
    pub fn next_steps(&self) -> [Option<String>; 2] {
        let undo = self
            .standing
            .done
            .iter()
            .rev()
            .find(|place| !self.log.entries[**place].action.is_nothing());
        let redo = self.standing.redo.last();
        [
            undo.map(|&place| self.text_of(place)),
            redo.map(|&place| self.alone(&self.log.entries[place].action)),
        ]
    }

    /// Describes an entry in effect. Replays the log up to it without copying states.
    pub fn text_of(&self, wanted: usize) -> String {
        let mut state = self.beginning();
        for &place in &self.standing.done {
            let Entry { action, at, .. } = &self.log.entries[place];
            if T::check(&state, action).is_err() {
                continue;
            }
            if place == wanted {
                let before = state.clone();
                T::apply(&mut state, &self.log.setup, action, *at);
                return T::describe(&before, &state, action);
            }
            T::apply(&mut state, &self.log.setup, action, *at);
        }
        String::new()
    }

    /// Calls `visit` for every entry in effect, with its index and the states before and after it.
    pub fn walk(&self, mut visit: impl FnMut(usize, &T::State, &T::State)) {
        // Both states are folded, because copying a large state for each entry took seconds.
        let mut before = self.beginning();
        let mut state = before.clone();
        for &place in &self.standing.done {
            let Entry { action, at, .. } = &self.log.entries[place];
            if T::check(&state, action).is_err() {
                continue;
            }
            T::apply(&mut state, &self.log.setup, action, *at);
            visit(place, &before, &state);
            T::apply(&mut before, &self.log.setup, action, *at);
        }
    }
}
