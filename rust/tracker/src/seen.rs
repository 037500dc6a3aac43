//! Private information of a match (Tournament Rules 4.1).

use crate::{action::Action, game::Tcg, state::State};
use altmode_journal::log::{Base, Log};
use altmode_tournament_information::{Audience, Item};

/// Blanks the texts that an audience may not see, in the entries and in the state of older entries.
pub fn hide(log: &mut Log<Tcg>, audience: Audience) {
    for entry in &mut log.entries {
        if !information(&entry.action).shown_to(audience) {
            blank(&mut entry.action);
        }
    }
    if let Some(Base { state, .. }) = &mut log.base
        && !Item::Notes.shown_to(audience)
    {
        for note in notes(state) {
            note.clear();
        }
    }
}

/// Returns the kind of information in an entry.
fn information(action: &Action) -> Item {
    match action {
        Action::Note { .. } => Item::Notes,
        Action::Phase { .. } | Action::NextTurn {} | Action::Turn { .. } | Action::First { .. } => {
            Item::TurnPart
        }
        Action::Damage { .. }
        | Action::SetDamage { .. }
        | Action::Mode { .. }
        | Action::Tap { .. }
        | Action::UntapAll { .. }
        | Action::Counter { .. }
        | Action::CardsUnder { .. }
        | Action::Edit { .. } => Item::CardState,
        Action::PutUpgrade { .. }
        | Action::ScrapUpgrade { .. }
        | Action::MoveUpgrade { .. }
        | Action::PutUnder { .. }
        | Action::Deploy { .. }
        | Action::PutHead { .. }
        | Action::Combine { .. }
        | Action::Add { .. }
        | Action::Remove { .. } => Item::VisibleNames,
        Action::Attack { .. }
        | Action::Ko { .. }
        | Action::Return { .. }
        | Action::Coin { .. }
        | Action::Die { .. }
        | Action::Flip { .. }
        | Action::TiebreakFlip { .. }
        | Action::TiebreakCoin { .. }
        | Action::End { .. }
        | Action::NextGame { .. }
        | Action::Undo { .. }
        | Action::Redo { .. } => Item::GameActions,
        // In a tournament the score, the clock and the players' names are official information.
        Action::Rename { .. }
        | Action::ClockSet { .. }
        | Action::ClockStart {}
        | Action::ClockPause {}
        | Action::ClockExtend { .. }
        | Action::TimeCalled {} => Item::Rules,
    }
}

/// Blanks the text of a note. All other actions concern public objects on the table.
fn blank(action: &mut Action) {
    if let Action::Note { text, .. } = action {
        text.clear();
    }
}

pub(crate) fn has_notes(state: &State) -> bool {
    let players = state.players.iter().map(|player| &player.note);
    let mut all = state
        .characters
        .iter()
        .map(|character| &character.note)
        .chain(players)
        .chain([&state.note]);
    all.any(|note| !note.is_empty())
}

/// Iterates over all notes of a state.
fn notes(state: &mut State) -> impl Iterator<Item = &mut String> {
    let players = state.players.iter_mut().map(|player| &mut player.note);
    state
        .characters
        .iter_mut()
        .map(|character| &mut character.note)
        .chain(players)
        .chain([&mut state.note])
}
