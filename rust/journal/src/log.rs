//! The append-only log, in an order that is the same on all devices.

use crate::{About, Table, TableAction, entry_id::Id, limits};
use altmode_core::{Error, to_json};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Time in milliseconds within which repeated actions on one object are combined into one entry.
pub const JOIN_MILLISECONDS: u64 = 2_500;

/// An entry of the log: action, author and time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// The id.
    pub id: Id,
    /// Lamport time: one more than the highest that the device had seen. It orders the entries of several devices, because
    /// their clocks may differ.
    pub order: u32,
    /// Time of the first combined action, in milliseconds of the host's clock.
    pub at: u64,
    /// Milliseconds from the first to the last combined action.
    pub span: u32,
    /// The author's name.
    pub by: String,
    /// The action.
    pub action: A,
}

impl<A> Entry<A> {
    fn key(&self) -> (u32, &Id) {
        (self.order, &self.id)
    }

    /// Returns the time of the last change.
    pub fn until(&self) -> u64 {
        self.at.saturating_add(self.span.into())
    }
}

/// A match as it is stored: its setup and all entries since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<T: Table> {
    /// The id of the match, equal in all copies.
    pub id: String,
    /// The setup.
    pub setup: T::Setup,
    /// The state that the entries start from, if older entries were left out to shorten a link.
    pub base: Option<Base<T::State>>,
    /// The entries in the order of their keys.
    pub entries: Vec<Entry<T::Action>>,
}

/// The state that older entries resulted in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Base<S> {
    /// The state.
    pub state: S,
    /// Lamport time of the last entry that the state includes.
    pub order: u32,
    /// The last entry of each device that the state includes.
    pub covers: Vec<Id>,
}

impl<S> Base<S> {
    /// Returns whether the state includes an entry.
    pub fn covers(&self, id: &Id) -> bool {
        self.covers.iter().any(|last| last.device == id.device && id.number <= last.number)
    }
}

/// The entries in effect, after all undos and redos.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EffectiveEntries {
    /// Indices of the entries in effect, in order.
    pub done: Vec<usize>,
    /// Indices of the entries that can be redone, the next one last.
    pub redo: Vec<usize>,
}

impl<T: Table> Log<T> {
    /// Returns the index of an entry.
    pub fn position(&self, id: &Id) -> Option<usize> {
        self.entries.iter().position(|entry| entry.id == *id)
    }

    /// Inserts an entry at its position in the order.
    pub fn insert(&mut self, entry: Entry<T::Action>) {
        let place = self.entries.partition_point(|other| other.key() < entry.key());
        self.entries.insert(place, entry);
    }

    /// Returns the entries in effect, after all undos and redos.
    pub fn standing(&self) -> EffectiveEntries {
        let mut places = BTreeMap::new();
        for (place, entry) in self.entries.iter().enumerate() {
            places.entry(&entry.id).or_insert(place);
        }
        let place_of = |id: &Id| places.get(id).copied();
        let mut standing = EffectiveEntries::default();
        for (place, entry) in self.entries.iter().enumerate() {
            match entry.action.about() {
                Some(About::Undo(entry)) => {
                    move_one(place_of(entry), &mut standing.done, &mut standing.redo)
                }
                Some(About::Redo(entry)) => {
                    move_one(place_of(entry), &mut standing.redo, &mut standing.done)
                }
                None => {
                    standing.done.push(place);
                    standing.redo.clear();
                }
            }
        }
        let mut done = vec![false; self.entries.len()];
        for &place in &standing.done {
            done[place] = true;
        }
        standing.done = (0..done.len()).filter(|&place| done[place]).collect();
        standing
    }

    /// Returns the Lamport time of the next entry.
    pub fn next_order(&self) -> u32 {
        let last = self.entries.last().map_or(0, |entry| entry.order);
        last.max(self.base.as_ref().map_or(0, |base| base.order)).saturating_add(1)
    }

    /// Returns the number of a device's next entry.
    pub fn next_number(&self, device: &str) -> u32 {
        let own = self
            .entries
            .iter()
            .filter(|entry| entry.id.device == device)
            .map(|entry| entry.id.number)
            .max();
        let covered = self
            .base
            .iter()
            .flat_map(|base| &base.covers)
            .find(|last| last.device == device)
            .map(|last| last.number);
        own.max(covered).map_or(1, |last| last.saturating_add(1))
    }
}

fn move_one(place: Option<usize>, from: &mut Vec<usize>, to: &mut Vec<usize>) {
    let Some(at) = place.and_then(|place| from.iter().rposition(|&other| other == place)) else {
        return;
    };
    to.push(from.remove(at));
}

/// Returns the devices of all entries, including those that only the base covers.
pub(crate) fn devices<T: Table>(log: &Log<T>) -> BTreeSet<&str> {
    let covered = log.base.iter().flat_map(|base| &base.covers);
    let mut devices = BTreeSet::new();
    // `collect` would sort all of them first.
    for id in log.entries.iter().map(|entry| &entry.id).chain(covered) {
        devices.insert(id.device.as_str());
    }
    devices
}

/// Returns the error for a log with too many devices.
pub(crate) fn too_many_devices() -> Error {
    Error::new("too-many", format!("at most {} devices share a match", limits::MOST_DEVICES))
}

/// Returns the length of a log's export in bytes, or a little more.
pub(crate) fn size_of_log<T: Table>(log: &Log<T>) -> usize {
    const FRAME: usize =
        r#"{"format":"","version":,"id":"12345678","setup":,"base":,"log":[]}"#.len();
    let base = log.base.as_ref().map_or(0, |base| to_json(base).len());
    let head = FRAME + T::FORMAT.len() + digits(T::VERSION) + to_json(&log.setup).len() + base;
    head + log.entries.iter().map(size_of_entry).sum::<usize>()
}

/// Returns the length of an entry in an export, or a little more, because unset fields of the action are counted here. It is
/// not written as in the export itself, because that takes five times as long.
pub(crate) fn size_of_entry<A: TableAction>(entry: &Entry<A>) -> usize {
    const FRAME: usize =
        r#"{"device":"","number":,"order":,"at":,"span":,"by":"","action":},"#.len();
    const TYPE: usize = r#""type":"#.len();
    let numbers = [entry.id.number.into(), entry.order.into(), entry.at, entry.span.into()]
        .map(digits)
        .iter()
        .sum::<usize>();
    let by = entry.by.len()
        + entry.by.bytes().filter(|byte| matches!(byte, b'"' | b'\\' | b'\n')).count();
    FRAME + entry.id.device.len() + numbers + by + TYPE + to_json(&entry.action).len()
}

fn digits(number: u64) -> usize {
    number.checked_ilog10().map_or(1, |last| last as usize + 1)
}
