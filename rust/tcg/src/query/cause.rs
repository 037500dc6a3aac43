//! Causes of events.

use crate::{
    cards::Tcg,
    model::{objects::ObjectId, state::State, work::Work},
};
use altmode_core::EventCause;

impl Tcg {
    /// Returns a card as the cause of an event.
    pub fn card_cause(&self, state: &State, card: ObjectId) -> EventCause {
        EventCause::Card {
            id: card.into(),
            def: state.defs.get(usize::from(card)).copied().unwrap_or_default(),
            side: self.side_up(state, card),
            seen_by: state.seen_by(card),
        }
    }

    /// Returns the effect that the engine executes. Damage, cards being played and windows for Secret Actions belong to the effect
    /// around them, if there is one.
    pub fn cause(&self, state: &State) -> Option<EventCause> {
        let inside = |work| matches!(work, Work::Damage | Work::Play(_) | Work::Window(_));
        let frame = state.frames.iter().rev().find(|frame| !inside(frame.work))?;
        let of_card = matches!(frame.work, Work::Code(_) | Work::Focus(_))
            && usize::from(frame.source) < state.defs.len();
        of_card.then(|| self.card_cause(state, frame.source))
    }
}
