//! Instructions that search for cards, show them, and move cards between discard piles, hands and decks.

use super::{Again, BEGUN, Flow};
use crate::{
    engine::machine::Machine,
    model::state::{Ask, CardId, Cards, MOST_CARDS_OF_PLAYER, MOST_REMEMBERED, Zone},
};
use altmode_core::sort_few;
use altmode_unmatched_language::{Amount, What};

impl Machine<'_> {
    /// Shows chosen cards of the hand. Every player with cards is asked, because the question would reveal cards otherwise.
    pub(super) fn follow_reveal_from_hand(&mut self, count: u8, what: &What) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        let cards = self.hand_that(you, |card| self.rules.fits(self.state, &context, what, card));
        let Some(chosen) = self.pick_cards(you, cards, count, false) else { return Again };
        let everybody = (1 << self.state.seats) - 1;
        self.show(you, &chosen, everybody);
        self.did_with(&chosen)
    }

    /// Lets each player choose a card of the hand in turn order. The cards are shown when all have chosen.
    pub(super) fn follow_all_reveal(&mut self) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            self.remember(&[]);
            let able = |&seat: &u8| {
                !self.state.player(seat).out && !self.state.player(seat).hand.is_empty()
            };
            let seats = (0..self.state.seats).filter(able).fold(0_u32, |set, seat| set | 1 << seat);
            let frame = self.frame();
            (frame.ready, frame.left) = (frame.ready | BEGUN, seats);
        }
        if let Some(answer) = self.answer() {
            let mut those = self.those();
            those.push(answer.chosen_cards[0]);
            self.remember(&those);
            self.frame().left &= !(1 << answer.seat);
        }
        let left = self.frame().left;
        if let Some(seat) = self.state.turn_order().find(|&seat| left >> seat & 1 != 0) {
            let hand = self.state.player(seat).hand;
            self.ask(Ask::Cards, seat).cards = hand;
            return Again;
        }
        let those = self.those();
        let everybody = (1 << self.state.seats) - 1;
        for &card in those.iter() {
            let holder = self.state.card(card).holder;
            self.show(holder, &[card], everybody);
        }
        self.did(those.len() as i32)
    }

    /// Looks at the top card of the deck of any player.
    pub(super) fn follow_look_at_any_top(&mut self) -> Flow {
        let you = self.frame().you;
        let seat = match self.answer() {
            Some(answer) => answer.chosen.trailing_zeros() as u8,
            None => {
                let able = |&seat: &u8| {
                    !self.state.player(seat).out && !self.state.player(seat).deck.is_empty()
                };
                let seats =
                    (0..self.state.seats).filter(able).fold(0_u64, |set, seat| set | 1 << seat);
                match seats.count_ones() {
                    0 => return self.did_with(&[]),
                    1 => seats.trailing_zeros() as u8,
                    _ => {
                        self.ask(Ask::Seat, you).options = seats;
                        return Again;
                    }
                }
            }
        };
        let top: Cards<1> = self.top_of_deck(seat).into_iter().collect();
        self.show(seat, &top, 1 << you);
        self.did_with(&top)
    }

    /// Puts some chosen remembered cards under their deck. The others stay remembered.
    pub(super) fn follow_put_under_from_those(&mut self, count: u8) -> Flow {
        let you = self.frame().you;
        let cards: Cards = self.those().iter().copied().take(MOST_CARDS_OF_PLAYER).collect();
        let Some(chosen) = self.pick_cards(you, cards, count, false) else { return Again };
        for &card in chosen.iter() {
            let owner = self.state.card(card).owner;
            self.put_under(card, owner);
        }
        let left: Cards<MOST_REMEMBERED> =
            self.those().iter().copied().filter(|card| !chosen.contains(card)).collect();
        self.remember(&left);
        self.did(chosen.len() as i32)
    }

    /// Puts random cards of the hand face down on top of the deck, or under it.
    pub(super) fn follow_random_into_deck(&mut self, amount: &Amount, on_top: bool) -> Flow {
        let (you, count) = (self.frame().you, self.count(amount));
        let hand = self.state.player(you).hand;
        let chosen = self.at_random(you, hand, count);
        for &card in chosen.iter() {
            self.forget_hand(you);
            self.state.cards.at_mut(usize::from(card)).seen = 0;
            if on_top { self.put(card, you, Zone::Deck) } else { self.put_under(card, you) }
        }
        self.did(chosen.len() as i32)
    }

    /// Puts a card of the discard pile on top of the deck, or under it.
    pub(super) fn follow_from_discard_into_deck(&mut self, what: &What, on_top: bool) -> Flow {
        let (you, cards) = (self.frame().you, self.discarded(what));
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        for &card in chosen.iter() {
            if on_top { self.put(card, you, Zone::Deck) } else { self.put_under(card, you) }
        }
        self.did_with(&chosen)
    }

    /// Removes cards of the discard pile from the game.
    pub(super) fn follow_remove_from_discard(&mut self, what: &What, up_to: u8) -> Flow {
        let (you, cards) = (self.frame().you, self.discarded(what));
        let Some(chosen) = self.pick_cards(you, cards, up_to, true) else { return Again };
        for &card in chosen.iter() {
            let owner = self.state.card(card).owner;
            self.put(card, owner, Zone::Removed);
        }
        self.did(chosen.len() as i32)
    }

    /// Puts a card of the deck, or also of the discard pile, into the hand. One of the deck is shown, and the deck is shuffled.
    pub(super) fn follow_search(&mut self, what: &What, in_discard: bool) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        let fits = |card: &CardId| self.rules.fits(self.state, &context, what, *card);
        let mut cards: Cards = self.state.player(you).deck.iter().copied().filter(fits).collect();
        // The cards are sorted, because no player knows the order of the deck.
        sort_few(&mut cards, |&one, &other| self.state.card(one).def < self.state.card(other).def);
        let in_deck = cards;
        if in_discard {
            let discarded = self.discarded(what);
            discarded.iter().for_each(|&card| cards.push(card));
        }
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        let Some(&card) = chosen.first() else {
            if !in_discard {
                self.shuffle(you);
            }
            return self.did(0);
        };
        let from_deck = in_deck.contains(&card);
        if from_deck {
            let everybody = (1 << self.state.seats) - 1;
            self.show(you, &[card], everybody);
        }
        self.put(card, you, Zone::Hand);
        if from_deck {
            self.shuffle(you);
        }
        self.did(from_deck.into())
    }
}
