//! The opponent's hidden cards, names that are said, and piles.

use super::{Again, BEGUN, Flow};
use crate::{
    event::Event,
    machine::Machine,
    state::{Ask, Cards, NOBODY, ObjectId, Objects, State, Zone},
};
use altmode_tcg_language::{Amount, What};

impl Machine<'_> {
    /// The opponent chooses cards in hand and shows them.
    pub(super) fn follow_they_reveal(&mut self, amount: &'static Amount) -> Flow {
        let they = State::other(self.frame().you);
        let wanted = self.number(amount).clamp(0, 250) as u8;
        let hand = self.state.players[they as usize].hand;
        let Some(cards) = self.pick_hidden_by(they, &hand, &hand, wanted, false) else { return Again };
        self.show(they, &cards, 3);
        self.did_with(&cards)
    }

    pub(super) fn follow_look_at_hand_and_secrets(&mut self) -> Flow {
        let you = self.frame().you;
        let they = State::other(you);
        let player = &self.state.players[they as usize];
        let hand = player.hand;
        let secrets: Cards = player.played.iter().copied().filter(|&card| self.state.object(card).zone == Zone::Secret).collect();
        self.show(they, &hand, 1 << you);
        self.show(they, &secrets, 1 << you);
        let cards: Objects = hand.iter().chain(secrets.iter()).copied().collect();
        self.did_with(&cards)
    }

    /// Put into the KO area is not scrapped (Aequitas Rules Roundup 2021-06-03, Chromedome).
    pub(super) fn follow_their_hand_into_ko(&mut self, count: u8, what: &'static What) -> Flow {
        let they = State::other(self.frame().you);
        let hand = self.state.players[they as usize].hand;
        let options = self.fitting(&hand, what);
        let Some(cards) = self.pick_hidden(&options, &hand, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Ko, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_scrap_from_those(&mut self, what: &'static What, count: Option<u8>) -> Flow {
        let mut those = self.those();
        if !self.spare_hand_of(&mut those) {
            return Again;
        }
        let options = self.fitting(&those, what);
        let cards = match count {
            // All that fit are no choice.
            None => options,
            Some(count) => match self.pick_hidden(&options, &those, count, false) {
                Some(cards) => cards,
                None => return Again,
            },
        };
        let held = self.hold_decks();
        for &card in cards.iter() {
            self.scrap_remembered(card);
            self.forget(card);
        }
        self.release_decks(held);
        self.did(cards.len() as i32)
    }

    /// Scraps a remembered card from wherever it is.
    pub(super) fn scrap_remembered(&mut self, card: ObjectId) {
        let owner = self.state.owner(card);
        match self.state.object(card).zone {
            Zone::Hand => return self.scrap_from_hand(owner, card),
            Zone::Deck => self.set_aside(owner, card),
            _ => {}
        }
        self.scrap(card);
    }

    /// Says the name of a card. Any name may be said, also that of a card that is in nobody's deck.
    pub(super) fn follow_name_card(&mut self) -> Flow {
        let Some(answer) = self.answer() else {
            let you = self.frame().you;
            self.ask(Ask::Name, you, &[], 1, false);
            return Again;
        };
        let name = answer.name;
        self.frame().name = name + 1;
        self.io.emit(|| Event::Named { seat: answer.seat, name });
        self.did(1)
    }

    /// The opponent separates the remembered cards into two piles, one of which may be empty; then one of them is taken into
    /// hand. While that is being asked, the remembered cards are the first pile, as many as the remembered number, and the
    /// second one behind it.
    pub(super) fn follow_separate_those(&mut self) -> Flow {
        let you = self.frame().you;
        let those = self.those();
        if self.frame().ready & BEGUN == 0 {
            if those.is_empty() {
                return self.did(0);
            }
            let Some(answer) = self.answer() else {
                self.ask(Ask::Cards, State::other(you), &those, those.len() as u8, true);
                return Again;
            };
            let pile = answer.chosen;
            let rest = those.iter().copied().filter(|card| !pile.contains(card));
            let both: Objects = pile.iter().copied().chain(rest).collect();
            self.remember(&both);
            let frame = self.frame();
            frame.amount = pile.len() as i16;
            frame.ready |= BEGUN;
        }
        let Some(answer) = self.answer() else {
            self.ask(Ask::Option, you, &[0, 1], 1, false);
            return Again;
        };
        let taken: Cards = self.tcg.pile(self.state, answer.answer).iter().copied().collect();
        for &card in taken.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
            self.forget(card);
        }
        self.did(taken.len() as i32)
    }
}
