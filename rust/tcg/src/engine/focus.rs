//! Focus before the flips of a side (Wave 3 FAQ), and cards put on top of a deck.

use crate::{
    cards::catalogue::quality,
    engine::machine::Machine,
    model::{
        objects::{Cards, NOBODY, ObjectId},
        state::{Ask, State, Zone},
        work::{BattleStep, FocusStep},
    },
};
use altmode_tcg_language::Keyword;

impl Machine<'_> {
    /// Starts Focus of a side before its flips, if its character has Focus.
    #[inline(always)]
    pub(super) fn begin_focus(&mut self, side: usize, next: BattleStep) {
        self.go_to(next);
        if self.tcg.may_give(self.state, 1 << quality::FOCUS) {
            std::hint::cold_path();
            self.focus(side);
        }
    }

    fn focus(&mut self, side: usize) {
        let battle = &self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let focus = self.tcg.keyword(self.state, character, Keyword::Focus);
        if focus > 0 {
            let seat = self.state.owner(character);
            let frame = self.begin(FocusStep::Look);
            (frame.amount, frame.source, frame.this) = (focus, character, character);
            (frame.you, frame.controller) = (seat, seat);
        }
    }

    /// Resolves Focus: the player looks at the top N cards of the deck, scraps any of them, and puts the rest back in any
    /// order (Wave 3 FAQ). Cards to scrap are chosen one at a time, then the order of the rest from the top down.
    pub fn focus_step(&mut self, step: FocusStep) {
        let frame = *self.frame();
        let seat = frame.you;
        match step {
            FocusStep::Look => {
                let wanted = usize::try_from(frame.amount).unwrap_or(0);
                self.refill_below(seat, wanted);
                let deck = self.state.players[seat as usize].deck;
                let count = deck.len().min(wanted);
                let seen: Cards = deck.iter().rev().copied().take(count).collect();
                self.show(seat, &seen, 1 << seat);
                self.remember(&seen);
                self.go_to(FocusStep::Scrap);
            }
            FocusStep::Scrap => {
                if let Some(answer) = self.answer() {
                    for &card in answer.chosen.iter() {
                        self.forget(card);
                        self.set_aside(seat, card);
                        self.move_to(card, Zone::Scrap, NOBODY, 0);
                    }
                    self.go_to(FocusStep::PutBack);
                } else {
                    let cards = self.those();
                    if cards.is_empty() {
                        self.go_to(FocusStep::PutBack);
                    } else {
                        self.ask(Ask::Cards, seat, &cards, cards.len() as u8, true);
                    }
                }
            }
            FocusStep::PutBack => {
                // The rest: the card chosen first goes on top.
                if let Some(answer) = self.answer() {
                    self.put_on_deck(seat, &answer.chosen);
                } else if frame.those.count > 1 {
                    let cards = self.those();
                    self.ask(Ask::Cards, seat, &cards, cards.len() as u8, false);
                    self.state.decision.ordered = true;
                    return;
                }
                self.end_work();
                self.end_set_aside();
            }
        }
    }

    /// Puts cards of a deck on its top in this order, the first one uppermost.
    pub fn put_on_deck(&mut self, seat: u8, cards: &[ObjectId]) {
        let deck = &mut self.state.players[seat as usize].deck;
        for &card in cards.iter().rev() {
            deck.take(card);
            deck.push(card);
        }
        // The opponent cannot follow the new order, so its knowledge of these cards is cleared.
        let bit = 1 << State::other(seat);
        for &card in cards {
            self.state.objects[card as usize].seen &= !bit;
        }
    }
}
