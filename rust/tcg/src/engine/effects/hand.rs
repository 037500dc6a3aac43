//! Whether an opponent's card may scrap cards from a hand.

use crate::{
    cards::{Tcg, catalogue::quality},
    engine::{
        machine::Machine,
        windows::{Gate, moment},
    },
    model::{
        objects::{NOBODY, ObjectId, Objects},
        state::{State, Zone},
    },
};

impl Machine<'_> {
    /// Whether the present instruction has cards scrapped from a player's hand: not where that player's cards keep an opponent's
    /// from it, nor where something else happens instead (Wave 5 FAQ, Intrusion Countermeasures Software: the rest of the
    /// instructions is followed). `None` while the player is asked whether to reveal a Secret Action for it.
    pub(super) fn scraps_hand(&mut self, seat: u8) -> Option<bool> {
        let source = self.frame().source;
        let by = self.tcg.whose(self.state, source, seat);
        if by == seat {
            return Some(true);
        }
        if self.tcg.hand_stays(self.state, seat, source) {
            return Some(false);
        }
        let frame = *self.frame();
        if by != self.state.active || !self.tcg.scraps_from_hand(self.state, &frame, seat, true) {
            return Some(true);
        }
        match self.gate(moment::SCRAP_HAND, seat, 0) {
            Gate::Waits => None,
            Gate::Passed => Some(true),
            Gate::Replaced => Some(false),
        }
    }

    /// Takes the cards of a hand out of those that an instruction is to scrap, where it scraps none of them. Those of a hand are
    /// all of one player's. `false` while that player is asked.
    pub(super) fn spare_hand_of(&mut self, cards: &mut Objects) -> bool {
        let of_hand = cards.iter().copied().find(|&card| self.state.object(card).zone == Zone::Hand);
        let Some(card) = of_hand else { return true };
        let Some(scraps) = self.scraps_hand(self.state.owner(card)) else { return false };
        cards.retain(|card| scraps || self.state.object(card).zone != Zone::Hand);
        true
    }
}

impl Tcg {
    /// Whose card it is; without a card, whoever asks.
    fn whose(&self, state: &State, source: ObjectId, asks: u8) -> u8 {
        if source == NOBODY { asks } else { state.owner(source) }
    }

    /// Whether a card can't scrap cards from a player's hand, because it is the opponent's.
    #[inline]
    pub fn hand_stays(&self, state: &State, seat: u8, source: ObjectId) -> bool {
        self.may_give(state, 1 << quality::HAND_STAYS)
            && self.whose(state, source, seat) != seat
            && self.somebody_has(state, seat, quality::HAND_STAYS)
    }
}
