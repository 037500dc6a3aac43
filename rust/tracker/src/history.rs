//! The history: every entry in words, who made it and when, also what was taken back.

use crate::{Tracker, action::Action, describe::describe, log::Id};
use serde::Serialize;
use serde_json::Value;

/// One line of the history.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HistoryEntry {
    /// The number of the entry.
    pub id: Id,
    /// The first tap, in milliseconds of the host's clock.
    pub at: u64,
    /// The last tap, in milliseconds of the host's clock.
    pub until: u64,
    /// The person, as given.
    pub by: String,
    /// The entry in words.
    pub text: String,
    /// Game in which it was done.
    pub game: u8,
    /// Turn in which it was done.
    pub turn: u16,
    /// `done`, `undone`, or `skipped` where it fits nothing on the table.
    #[cfg_attr(feature = "typescript", ts(type = r#""done" | "undone" | "skipped""#))]
    pub state: &'static str,
    /// The action as it was given.
    #[cfg_attr(feature = "typescript", ts(type = "TrackerAction"))]
    pub action: Value,
}

impl Tracker {
    /// Every entry, oldest first; undo and redo show in the `state` of what they are about.
    pub fn history(&self) -> Vec<HistoryEntry> {
        let mut told: Vec<Option<(String, u8, u16)>> = vec![None; self.log.entries.len()];
        self.walk(|place, before, after| {
            told[place] = Some((describe(before, after, &self.log.entries[place].action), before.game, before.turn));
        });
        let mut last = {
            let beginning = self.beginning();
            (beginning.game, beginning.turn)
        };
        let mut lines = Vec::new();
        for (place, entry) in self.log.entries.iter().enumerate() {
            if entry.action.is_about_log() || entry.action.is_nothing() {
                continue;
            }
            let (text, state) = match told[place].take() {
                Some((text, game, turn)) => {
                    last = (game, turn);
                    (text, "done")
                }
                None => (self.alone(&entry.action), if self.skipped.binary_search(&place).is_ok() { "skipped" } else { "undone" }),
            };
            lines.push(HistoryEntry {
                id: entry.id.clone(),
                at: entry.at,
                until: entry.until(),
                by: entry.by.clone(),
                text,
                game: last.0,
                turn: last.1,
                state,
                action: entry.action.to_json(),
            });
        }
        lines
    }

    /// An entry that does not count, told by itself.
    pub(crate) fn alone(&self, action: &Action) -> String {
        let told = describe(&self.state, &self.state, action);
        // What was before and after belongs to those that count.
        told.rsplit_once(" (").map_or(told.clone(), |(words, _)| words.to_string())
    }
}
