//! The history: a description of every entry with its author and time, including undone entries.

use crate::{Table, TableAction, Tracker, action_to_json, entry_id::Id};
use altmode_json::Value;
use serde::Serialize;

/// One line of the history.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HistoryEntry {
    /// The id of the entry.
    pub id: Id,
    /// Time of the first combined action, in milliseconds of the host's clock.
    pub at: u64,
    /// Time of the last combined action, in milliseconds of the host's clock.
    pub until: u64,
    /// The author, as given.
    pub by: String,
    /// The description in English.
    pub text: String,
    /// Number of the game.
    pub game: u8,
    /// Number of the turn.
    pub turn: u16,
    /// `done`, `undone`, or `skipped` if the entry is invalid in the current state.
    #[cfg_attr(feature = "typescript", ts(type = r#""done" | "undone" | "skipped""#))]
    pub state: &'static str,
    /// The action as entered.
    #[cfg_attr(feature = "typescript", ts(type = "TrackerAction"))]
    pub action: Value,
}

impl<T: Table> Tracker<T> {
    /// Returns all entries, oldest first. Undo and redo appear as the `state` of the entries that they affect.
    pub fn history(&self) -> Vec<HistoryEntry> {
        let mut told: Vec<Option<(String, u8, u16)>> = vec![None; self.log.entries.len()];
        self.walk(|place, before, after| {
            let (game, turn) = T::game_and_turn(after);
            told[place] =
                Some((T::describe(before, after, &self.log.entries[place].action), game, turn));
        });
        let mut last = T::game_and_turn(&self.beginning());
        let mut lines = Vec::new();
        for (place, entry) in self.log.entries.iter().enumerate() {
            if entry.action.about().is_some() || entry.action.is_nothing() {
                continue;
            }
            let (text, state) = match told[place].take() {
                Some((text, game, turn)) => {
                    last = (game, turn);
                    (text, "done")
                }
                None => (
                    self.alone(&entry.action),
                    if self.skipped.binary_search(&place).is_ok() { "skipped" } else { "undone" },
                ),
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
                action: action_to_json(&entry.action),
            });
        }
        lines
    }

    /// Describes an entry that has no effect, without context.
    pub fn alone(&self, action: &T::Action) -> String {
        let told = T::describe(&self.state, &self.state, action);
        // Values before and after the entry exist only for entries with an effect.
        told.rsplit_once(" (").map_or(told.clone(), |(words, _)| words.to_string())
    }
}
