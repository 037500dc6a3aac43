//! A match as somebody else may see it: private information (Tournament Rules 4.1) is left out.

use crate::{
    Tracker,
    action::Action,
    log::{Base, Log},
    state::State,
};
use altmode_tournament_information::{Audience, Item};

impl Tracker {
    /// A copy with what is shown to an audience, without the seed for those who do not officiate; what is not shown is blank. Entries stay where they are, so that the copy
    /// still merges with the whole match and loses nothing of it.
    pub fn seen_by(&self, audience: Audience) -> Tracker {
        let mut log: Log = self.log.clone();
        // The seed foretells every coin and die to come.
        if matches!(audience, Audience::Opponent | Audience::Public) {
            log.setup.seed.clear();
        }
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
        Tracker::from_log(log, &self.device)
    }
}

/// What kind of information an entry is.
fn information(action: &Action) -> Item {
    match action {
        Action::Note { .. } => Item::Notes,
        Action::Phase { .. } | Action::NextTurn {} | Action::Turn { .. } | Action::First { .. } => Item::TurnPart,
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
        // The score, the clock and the players' names are official in a tournament.
        Action::Rename { .. }
        | Action::ClockSet { .. }
        | Action::ClockStart {}
        | Action::ClockPause {}
        | Action::ClockExtend { .. }
        | Action::TimeCalled {} => Item::Rules,
    }
}

/// Only notes have words of their own; everything else lies on the table for both to see.
fn blank(action: &mut Action) {
    if let Action::Note { text, .. } = action {
        text.clear();
    }
}

/// Whether it is a note without its text.
pub(crate) fn is_blank(action: &Action) -> bool {
    matches!(action, Action::Note { text, .. } if text.is_empty())
}

pub(crate) fn has_notes(state: &State) -> bool {
    let players = state.players.iter().map(|player| &player.note);
    let mut all = state.characters.iter().map(|character| &character.note).chain(players).chain([&state.note]);
    all.any(|note| !note.is_empty())
}

/// Every note of a state.
fn notes(state: &mut State) -> impl Iterator<Item = &mut String> {
    let players = state.players.iter_mut().map(|player| &mut player.note);
    state.characters.iter_mut().map(|character| &mut character.note).chain(players).chain([&mut state.note])
}
