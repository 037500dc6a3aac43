//! Effects on hidden cards: the opponent's cards, named cards, piles, and cards that go under characters or into the KO
//! area.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::catalogue::trigger_kind,
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{Cards, NOBODY, ObjectId, Objects},
        state::{Ask, State, Zone},
    },
};
use altmode_tcg_language::{Amount, What};

impl Machine<'_> {
    /// Makes the opponent choose and reveal cards in hand.
    pub(super) fn follow_they_reveal(&mut self, amount: &'static Amount) -> Flow {
        let they = State::other(self.frame().you);
        let wanted = self.number(amount).clamp(0, 250) as u8;
        let hand = self.state.players[they as usize].hand;
        let Some(cards) = self.pick_hidden_by(they, &hand, &hand, wanted, false) else {
            return Again;
        };
        self.show(they, &cards, 3);
        self.did_with(&cards)
    }

    pub(super) fn follow_look_at_hand_and_secrets(&mut self) -> Flow {
        let you = self.frame().you;
        let they = State::other(you);
        let player = &self.state.players[they as usize];
        let hand = player.hand;
        let secrets: Cards = player
            .played
            .iter()
            .copied()
            .filter(|&card| self.state.object(card).zone == Zone::Secret)
            .collect();
        self.show(they, &hand, 1 << you);
        self.show(they, &secrets, 1 << you);
        let cards: Objects = hand.iter().chain(secrets.iter()).copied().collect();
        self.did_with(&cards)
    }

    /// Puts cards of the opponent's hand into the KO area, which is not scrapping (Aequitas Rules Roundup 2021-06-03,
    /// Chromedome).
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

    pub(super) fn follow_scrap_from_those(
        &mut self,
        what: &'static What,
        count: Option<u8>,
    ) -> Flow {
        let mut those = self.those();
        if !self.spare_hand_of(&mut those) {
            return Again;
        }
        let options = self.fitting(&those, what);
        let cards = match count {
            // If all fitting cards are scrapped, there is no choice.
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

    /// Scraps a remembered card from any zone.
    pub(super) fn scrap_remembered(&mut self, card: ObjectId) {
        let owner = self.state.owner(card);
        match self.state.object(card).zone {
            Zone::Hand => return self.scrap_from_hand(owner, card),
            Zone::Deck => self.set_aside(owner, card),
            _ => {}
        }
        self.scrap(card);
    }

    /// Asks the player for the name of a card. Any name is allowed, even of a card that is in neither deck.
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

    /// Makes the opponent separate the remembered cards into two piles, either of which may be empty. Then the player takes
    /// one of them into hand. Meanwhile the remembered cards are the first pile followed by the second, and the remembered
    /// number is the size of the first.
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

    /// Puts flipped cards face up under the character that has the effect, instead of scrapping them.
    pub(super) fn follow_put_flipped_under(&mut self, count: u8, what: &'static What) -> Flow {
        let this = self.frame().this;
        if !self.state.on_battlefield(this) {
            return self.did(0);
        }
        let options = self.distinct(&self.flipped_cards(what));
        let Some(cards) = self.pick_cards(&options, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Under, this, 0);
        }
        self.did(cards.len() as i32)
    }

    pub(super) fn follow_top_from_their_scrap(&mut self, count: u8, what: &'static What) -> Flow {
        let they = State::other(self.frame().you);
        let fitting = self.fitting(&self.state.players[they as usize].scrap, what);
        let scrap = if count == 1 { self.distinct(&fitting) } else { fitting };
        let Some(cards) = self.pick_cards(&scrap, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Deck, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    /// Reveals cards of the hand and puts them on top of the deck. The card chosen last is uppermost.
    pub(super) fn follow_reveal_onto_deck(&mut self, count: u8, what: &'static What) -> Flow {
        let you = self.frame().you;
        let hand = self.state.players[you as usize].hand;
        let options = self.fitting(&hand, what);
        let Some(cards) = self.pick_hidden(&options, &hand, count, false) else { return Again };
        self.show(you, &cards, 3);
        let event = self.join_event();
        for &card in cards.iter() {
            self.move_to(card, Zone::Deck, NOBODY, 0);
            self.happen(TriggerEvent { card, ..TriggerEvent::by(trigger_kind::PUTS_ON_TOP, you) });
        }
        self.event = event;
        self.did(cards.len() as i32)
    }

    /// Puts top cards of the deck face up into the KO area. Either player can look at them there (Wave 4 FAQ, Daring
    /// Escape).
    pub(super) fn follow_top_into_ko(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount).clamp(0, 250);
        let mut cards = Objects::new();
        // A card in the KO area does not come back to the deck, so none is put there twice.
        for _ in 0..number {
            let Some(card) = self.top_of_deck(you) else { break };
            self.move_to(card, Zone::Ko, NOBODY, 0);
            cards.push(card);
        }
        self.did_with(&cards)
    }
}
