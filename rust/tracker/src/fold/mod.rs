//! The log folded into a state: what each action does to the table.
//!
//! What people say is taken as it is: rules are looked at by [`crate::warn`]. An action that speaks of what is not
//! there is refused, and skipped where it comes out of a log that two devices wrote.

mod characters;
mod check;
mod game;

use crate::{action::Action, setup::Setup, state::State};
pub use check::check;

/// Does an action that [`mod@check`] has found possible, at a time of the host's clock.
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
        // Chance leaves its outcome in the history; the log itself is not on the table.
        Action::Coin { .. } | Action::Die { .. } | Action::Flip { .. } | Action::Undo { .. } | Action::Redo { .. } => {}
    }
}
