//! Causes of events.

use crate::{
    cards::unmatched::Unmatched,
    model::state::{BOARD, Card, CardId, Frame, NOBODY, State, Work},
};
use altmode_core::EventCause;

impl Unmatched {
    /// Returns a card as the cause of an event.
    pub fn card_cause(self, state: &State, id: CardId) -> EventCause {
        let Card { def, seen, .. } = *state.card(id);
        EventCause::Card { id: id.into(), def, side: 0, seen_by: seen }
    }

    /// Returns the card, the hero or the item whose instructions a frame executes, if it has instructions.
    pub fn cause_of(self, state: &State, frame: &Frame) -> Option<EventCause> {
        if frame.work != Work::Code {
            return None;
        }
        Some(match frame.source {
            _ if frame.program & BOARD != 0 => {
                let items = self.catalogue.items().all.iter().enumerate();
                let item = items.filter(|(_, item)| item.pc <= frame.pc);
                let item = item.max_by_key(|(_, item)| item.pc).map_or(0, |(at, _)| at);
                EventCause::Item { item: item as u16 }
            }
            NOBODY => EventCause::Character { seat: frame.program },
            card => self.card_cause(state, card),
        })
    }

    /// Returns the effect that the engine executes. A scheme that an effect plays belongs to that effect.
    pub fn cause(self, state: &State) -> Option<EventCause> {
        let frame = state.frames.iter().rev().find(|frame| frame.work != Work::Scheme)?;
        self.cause_of(state, frame)
    }
}
