//! Merges two devices' logs of one match. The result does not depend on the direction of the merge.

use crate::{
    Table, TableAction, Tracker,
    entry_id::Id,
    limits,
    log::{Base, Entry, Log, size_of_log},
    seen::equal_but_for_the_seed,
    store::check_log,
};
use altmode_core::{Error, Result, sort_few};
use std::collections::{BTreeMap, BTreeSet};

impl<T: Table> Tracker<T> {
    /// Merges the log of another device and returns the number of new entries.
    ///
    /// # Errors
    ///
    /// Fails for another match, or if the log would have too many entries, bytes or devices. Then nothing changes.
    pub fn merge(&mut self, other: &Tracker<T>) -> Result<u32> {
        if self.log.id != other.log.id
            || !equal_but_for_the_seed::<T>(&self.log.setup, &other.log.setup)
        {
            let message = "this is another match: only copies of one match can be joined";
            return Err(Error::new("other-match", message).at("id"));
        }
        let mut all: BTreeMap<(u32, Id), Entry<T::Action>> = BTreeMap::new();
        for entry in self.log.entries.iter().chain(&other.log.entries) {
            let key = (entry.order, entry.id.clone());
            match all.get_mut(&key) {
                Some(kept) => {
                    if newer(entry, kept) {
                        *kept = entry.clone();
                    }
                }
                None => {
                    all.insert(key, entry.clone());
                }
            }
        }
        let base = pick::<T>([&self.log.base, &other.log.base], &all);
        let entries: Vec<Entry<T::Action>> = all
            .into_values()
            .filter(|entry| base.as_ref().is_none_or(|base| !base.covers(&entry.id)))
            .collect();
        if entries.len() > limits::MOST_ENTRIES {
            let message = format!(
                "together these have {} entries; a log has at most {}",
                entries.len(),
                limits::MOST_ENTRIES
            );
            return Err(Error::new("log-full", message));
        }
        let mut known = BTreeSet::new();
        known.extend(self.log.entries.iter().map(|entry| &entry.id));
        let new = entries.iter().filter(|entry| !known.contains(&entry.id)).count();
        let mut log = Log { id: self.log.id.clone(), setup: self.log.setup.clone(), base, entries };
        // The merged log must be importable again.
        check_log(&mut log)?;
        let bytes = size_of_log(&log);
        if bytes > limits::MOST_BYTES {
            let message = format!(
                "together these have {bytes} bytes as JSON; a log has at most {}",
                limits::MOST_BYTES
            );
            return Err(Error::new("log-full", message));
        }
        self.log = log;
        self.bytes = bytes;
        self.fold();
        Ok(u32::try_from(new).unwrap_or(u32::MAX))
    }
}

/// Chooses between two copies of an entry: the copy with more combined actions, or the note whose text was not removed.
fn newer<A: TableAction>(one: &Entry<A>, other: &Entry<A>) -> bool {
    let rank = |entry: &Entry<A>| {
        (
            entry.span,
            entry.at,
            !entry.action.is_blank(),
            format!("{:?}", entry.action),
            entry.by.clone(),
        )
    };
    rank(one) > rank(other)
}

/// Chooses the earliest base from which the merged entries are complete, so that most of the history remains.
fn pick<T: Table>(
    bases: [&Option<Base<T::State>>; 2],
    entries: &BTreeMap<(u32, Id), Entry<T::Action>>,
) -> Option<Base<T::State>> {
    let mut choices = bases.map(Option::as_ref);
    // Of equal bases, the copy that still has its notes is preferred.
    let key = |base: Option<&Base<T::State>>| {
        base.map_or((0, false), |base| (base.order, !T::has_private(&base.state)))
    };
    sort_few(&mut choices, |&one, &other| key(one) < key(other));
    let complete = |choice: &Option<&Base<T::State>>| {
        bases.into_iter().flatten().flat_map(|base| &base.covers).all(|needed| {
            let from = choice
                .iter()
                .flat_map(|base| &base.covers)
                .find(|last| last.device == needed.device)
                .map_or(0, |last| last.number);
            let there = entries.keys().filter(|(_, id)| {
                id.device == needed.device && id.number > from && id.number <= needed.number
            });
            there.count() as u64 >= u64::from(needed.number.saturating_sub(from))
        })
    };
    let best = choices.iter().find(|choice| complete(choice)).or(choices.last());
    best.copied().flatten().cloned()
}
