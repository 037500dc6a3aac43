//! Protection of a hand against the opponent's cards.

use crate::{
    cards::{Tcg, catalogue::quality},
    engine::{machine::Machine, windows::Gate},
    model::{
        objects::{NOBODY, ObjectId, Objects},
        state::{State, Zone},
        work::SecretWindow,
    },
};

impl Machine<'_> {
    /// Returns whether the present instruction scraps cards from a player's hand. It does not if an ability of that player
    /// prevents it for the opponent's cards, or if a Secret Action replaces it; the rest of the instructions is still
    /// executed (Wave 5 FAQ, Intrusion Countermeasures Software). Returns `None` while the player is asked.
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
        match self.gate(SecretWindow::ScrapHand, seat, 0) {
            Gate::Waits => None,
            Gate::Passed => Some(true),
            Gate::Replaced => Some(false),
        }
    }

    /// Removes cards of a hand from the cards to be scrapped, if the instruction may not scrap them. All cards in hand
    /// among them must have one owner. Returns `false` while that player is asked.
    pub(super) fn spare_hand_of(&mut self, cards: &mut Objects) -> bool {
        let of_hand =
            cards.iter().copied().find(|&card| self.state.object(card).zone == Zone::Hand);
        let Some(card) = of_hand else { return true };
        let Some(scraps) = self.scraps_hand(self.state.owner(card)) else { return false };
        cards.retain(|card| scraps || self.state.object(card).zone != Zone::Hand);
        true
    }
}

impl Tcg {
    /// Returns the owner of a card, or `asks` if there is no card.
    fn whose(&self, state: &State, source: ObjectId, asks: u8) -> u8 {
        if source == NOBODY { asks } else { state.owner(source) }
    }

    /// Returns whether an ability prevents a card of the opponent from scrapping cards of a player's hand.
    #[inline]
    pub fn hand_stays(&self, state: &State, seat: u8, source: ObjectId) -> bool {
        self.may_give(state, 1 << quality::HAND_STAYS)
            && self.whose(state, source, seat) != seat
            && self.somebody_has(state, seat, quality::HAND_STAYS)
    }
}
