//! Folds the log into a state: the effect of each action on the table.
//!
//! Actions are accepted as entered; [`crate::warn`] checks the rules. An action that refers to a missing object is refused.
//! Such an action in a log merged from two devices is skipped.

mod characters;
mod check;
mod counters;
mod game;

use crate::{action::Action, setup::Setup, state::State};
pub use check::check;

/// Applies an action that [`mod@check`] has accepted, at a time of the host's clock.
pub fn apply(state: &mut State, setup: &Setup, action: &Action, at: u64) {
    match action {
        Action::Damage { .. }
        | Action::SetDamage { .. }
        | Action::Attack { .. }
        | Action::Mode { .. }
        | Action::Tap { .. }
        | Action::UntapAll { .. }
        | Action::Ko { .. }
        | Action::Return { .. }
        | Action::PutUpgrade { .. }
        | Action::ScrapUpgrade { .. }
        | Action::MoveUpgrade { .. }
        | Action::CardsUnder { .. }
        | Action::PutUnder { .. }
        | Action::Deploy { .. }
        | Action::PutHead { .. }
        | Action::Combine { .. }
        | Action::Add { .. }
        | Action::Remove { .. }
        | Action::Edit { .. } => characters::apply(state, action),
        Action::Counter { .. }
        | Action::Note { .. }
        | Action::Rename { .. }
        | Action::Phase { .. }
        | Action::NextTurn {}
        | Action::Turn { .. }
        | Action::First { .. }
        | Action::ClockSet { .. }
        | Action::ClockStart {}
        | Action::ClockPause {}
        | Action::ClockExtend { .. }
        | Action::TimeCalled {}
        | Action::TiebreakFlip { .. }
        | Action::TiebreakCoin { .. }
        | Action::End { .. }
        | Action::NextGame { .. } => game::apply(state, setup, action, at),
        // Random outcomes are only history, and entries about the log do not affect the table.
        Action::Coin { .. }
        | Action::Die { .. }
        | Action::Flip { .. }
        | Action::Undo { .. }
        | Action::Redo { .. } => {}
    }
}
