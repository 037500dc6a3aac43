//! The history: a description of every entry with its author and time, including undone entries.

use crate::{Tracker, action::Action, describe::describe, entry_id::Id};
use serde::Serialize;
use serde_json::Value;

/// One line of the history.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HistoryEntry {
    /// The id of the entry.
    pub id: Id,
    /// Time of the first tap, in milliseconds of the host's clock.
    pub at: u64,
    /// Time of the last tap, in milliseconds of the host's clock.
    pub until: u64,
    /// The author, as given.
    pub by: String,
    /// The description in English.
    pub text: String,
    /// Number of the game.
    pub game: u8,
    /// Number of the turn.
    pub turn: u16,
    /// `done`, `undone`, or `skipped` if the entry does not fit the table.
    #[cfg_attr(feature = "typescript", ts(type = r#""done" | "undone" | "skipped""#))]
    pub state: &'static str,
    /// The action as entered.
    #[cfg_attr(feature = "typescript", ts(type = "TrackerAction"))]
    pub action: Value,
}

impl Tracker {
    /// Returns all entries, oldest first. Undo and redo appear as the `state` of the entries that they affect.
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

    /// Describes an entry that has no effect, without context.
    pub(crate) fn alone(&self, action: &Action) -> String {
        let told = describe(&self.state, &self.state, action);
        // Values before and after the entry exist only for entries with an effect.
        told.rsplit_once(" (").map_or(told.clone(), |(words, _)| words.to_string())
    }
}
