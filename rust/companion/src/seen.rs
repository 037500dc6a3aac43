//! Private information of a match: notes, and the names of cards that move between a deck and a hand.

use crate::{action::Action, state::State};

/// Blanks what only the player may see in an action.
pub fn hide_in_action(action: &mut Action) {
    match action {
        Action::Note { text, .. } => text.clear(),
        Action::MoveCards { from, to, card, .. } if !from.is_open() && !to.is_open() => {
            *card = None
        }
        _ => {}
    }
}

/// Blanks what only the player may see in a state.
pub fn hide_in_state(state: &mut State) {
    state.note.clear();
    for player in &mut state.players {
        player.note.clear();
    }
}

/// Returns whether a state contains notes.
pub fn has_notes(state: &State) -> bool {
    !state.note.is_empty() || state.players.iter().any(|player| !player.note.is_empty())
}
