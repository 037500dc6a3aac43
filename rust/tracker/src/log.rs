//! The log: entries that are only ever added, in an order that every device agrees on.

use crate::{action::Action, setup::Setup, state::State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Repeated taps on one thing within this time become one entry.
pub const JOIN_MILLISECONDS: u64 = 2_500;

/// Which entry: the device that made it, and its number among that device's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Id {
    /// The name of the device that made it.
    pub device: String,
    /// Its number among the entries of that device.
    pub number: u32,
}

/// One thing that was done: what, by whom, when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: Id,
    /// Lamport time: one more than everything that its device had seen. It orders entries of several devices, whose
    /// clocks need not agree.
    pub order: u32,
    /// Milliseconds of the host's clock at the first tap.
    pub at: u64,
    /// Milliseconds until the last tap that joined it.
    pub span: u32,
    /// Who did it, as that person is called.
    pub by: String,
    pub action: Action,
}

impl Entry {
    fn key(&self) -> (u32, &Id) {
        (self.order, &self.id)
    }

    /// When it was changed last.
    pub fn until(&self) -> u64 {
        self.at.saturating_add(self.span.into())
    }
}

/// A match as it is kept: how it began, and what was done since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The same for every copy of one match.
    pub id: String,
    pub setup: Setup,
    /// The state that the entries start from, where older entries were left out to keep a link short.
    pub base: Option<Base>,
    /// In the order of their keys.
    pub entries: Vec<Entry>,
}

/// What older entries came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Base {
    pub state: State,
    pub order: u32,
    /// How far each device's entries are in it.
    pub covers: Vec<Id>,
}

impl Base {
    pub fn covers(&self, id: &Id) -> bool {
        self.covers.iter().any(|last| last.device == id.device && id.number <= last.number)
    }
}

/// Which entries count, after all that was undone and redone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Places of the entries that count, in order.
    pub done: Vec<usize>,
    /// Places of those that can be redone, the next one last.
    pub redo: Vec<usize>,
}

impl Log {
    /// The place of an entry.
    pub fn position(&self, id: &Id) -> Option<usize> {
        self.entries.iter().position(|entry| entry.id == *id)
    }

    /// Puts an entry at its place.
    pub fn insert(&mut self, entry: Entry) {
        let place = self.entries.partition_point(|other| other.key() < entry.key());
        self.entries.insert(place, entry);
    }

    /// Plays undo and redo over the log.
    pub fn standing(&self) -> Standing {
        let mut places = BTreeMap::new();
        for (place, entry) in self.entries.iter().enumerate() {
            places.entry(&entry.id).or_insert(place);
        }
        let place_of = |id: &Id| places.get(id).copied();
        let mut standing = Standing::default();
        for (place, entry) in self.entries.iter().enumerate() {
            match &entry.action {
                Action::Undo { entry } => move_one(place_of(entry), &mut standing.done, &mut standing.redo),
                Action::Redo { entry } => move_one(place_of(entry), &mut standing.redo, &mut standing.done),
                _ => {
                    standing.done.push(place);
                    standing.redo.clear();
                }
            }
        }
        standing.done.sort_unstable();
        standing
    }

    /// The Lamport time of the next entry.
    pub fn next_order(&self) -> u32 {
        let last = self.entries.last().map_or(0, |entry| entry.order);
        last.max(self.base.as_ref().map_or(0, |base| base.order)).saturating_add(1)
    }

    /// The number of a device's next entry.
    pub fn next_number(&self, device: &str) -> u32 {
        let own = self.entries.iter().filter(|entry| entry.id.device == device).map(|entry| entry.id.number).max();
        let covered = self.base.iter().flat_map(|base| &base.covers).find(|last| last.device == device).map(|last| last.number);
        own.max(covered).map_or(1, |last| last.saturating_add(1))
    }
}

fn move_one(place: Option<usize>, from: &mut Vec<usize>, to: &mut Vec<usize>) {
    let Some(at) = place.and_then(|place| from.iter().rposition(|&other| other == place)) else { return };
    to.push(from.remove(at));
}
