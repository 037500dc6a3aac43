//! Private information of a match: notes, and the names of cards that move between a deck and a hand.

use crate::{action::Action, state::State, table::Companion};
use altmode_journal::{
    Audience,
    log::{Base, Log},
};

/// Blanks the texts that an audience may not see, in the entries and in the state of older entries.
pub fn hide(log: &mut Log<Companion>, audience: Audience) {
    if matches!(audience, Audience::Owner | Audience::Official) {
        return;
    }
    for entry in &mut log.entries {
        match &mut entry.action {
            Action::Note { text, .. } => text.clear(),
            Action::MoveCards { from, to, card, .. } if !from.is_open() && !to.is_open() => *card = None,
            _ => {}
        }
    }
    if let Some(Base { state, .. }) = &mut log.base {
        state.note.clear();
        for player in &mut state.players {
            player.note.clear();
        }
    }
}

/// Returns whether a state contains notes.
pub fn has_notes(state: &State) -> bool {
    !state.note.is_empty() || state.players.iter().any(|player| !player.note.is_empty())
}
