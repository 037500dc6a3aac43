//! Instructions about decks and discard piles.

use super::{Again, BEGUN, Flow, Next};
use crate::{
    engine::machine::Machine,
    model::state::{
        CardId, Cards, MOST_CARDS_OF_PLAYER, MOST_CHOSEN_CARDS, MOST_REMEMBERED, Work, Zone, one,
    },
};
use altmode_core::sort_few;
use altmode_unmatched_language::{Amount, CardKind, What};

impl Machine<'_> {
    pub(super) fn follow_draw(&mut self, amount: &Amount) -> Flow {
        let (count, you) = (self.count(amount), self.frame().you);
        let drawn = usize::from(self.draw(you, count));
        if self.frame().looping {
            // Cards that several players draw in a loop are not remembered. The cards remembered before stay remembered.
            return self.did(drawn as i32);
        }
        let hand = self.state.player(you).hand;
        self.did_with(&hand[hand.len() - drawn.min(hand.len())..])
    }

    pub(super) fn follow_discard_top(&mut self, amount: &Amount) -> Flow {
        let (count, you) = (self.count(amount), self.frame().you);
        let mut discarded = Cards::<44>::new();
        for _ in 0..count {
            let Some(card) = self.top_of_deck(you) else { break };
            self.discard(card);
            discarded.push(card);
        }
        self.did_with(&discarded)
    }

    /// Shows the top cards of the deck to all players, or to the player who follows the instruction.
    pub(super) fn follow_top(&mut self, amount: &Amount, to_all: bool) -> Flow {
        let (count, you) = (usize::from(self.count(amount)), self.frame().you);
        // A supplied outcome determines the top card only, not the cards below it.
        self.top_of_deck(you);
        let deck = self.state.player(you).deck;
        let cards: Cards = deck.iter().rev().take(count).copied().collect();
        let seats = if to_all { (1 << self.state.seats) - 1 } else { 1 << you };
        self.show(you, &cards, seats);
        self.did_with(&cards)
    }

    /// Puts the remembered cards that fit into hand: all, or a chosen number of them. The others stay remembered.
    pub(super) fn follow_take_those(&mut self, what: Option<&What>, count: Option<u8>) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        let fits = |card: &CardId| {
            what.is_none_or(|what| self.rules.fits(self.state, &context, what, *card))
        };
        let cards: Cards = self.those().iter().copied().filter(fits).collect();
        let wanted = count.unwrap_or(u8::MAX);
        let Some(taken) = self.pick_cards(you, cards, wanted, false) else { return Again };
        for &card in taken.iter() {
            self.put(card, you, Zone::Hand);
        }
        let left: Cards<MOST_REMEMBERED> =
            self.those().iter().copied().filter(|card| !taken.contains(card)).collect();
        self.remember(&left);
        self.did(taken.len() as i32)
    }

    /// Puts the remembered cards on top of their deck, or under it, in any order. The first chosen card is the lowest on top of
    /// the deck, and the uppermost under it.
    pub(super) fn follow_put_those(&mut self, on_top: bool) -> Flow {
        let you = self.frame().you;
        let those = self.those();
        if let Some(answer) = self.answer() {
            for &card in answer.chosen_cards.iter() {
                self.put_one(card, on_top);
            }
            let left: Cards<MOST_REMEMBERED> =
                those.iter().copied().filter(|card| !answer.chosen_cards.contains(card)).collect();
            self.remember(&left);
        }
        let left = self.those();
        match left[..] {
            [] => {}
            [card] => {
                self.put_one(card, on_top);
                self.remember(&[]);
            }
            _ => {
                let decision = self.ask(crate::model::state::Ask::Cards, you);
                decision.cards = left.iter().copied().take(MOST_CARDS_OF_PLAYER).collect();
                return Again;
            }
        }
        Next
    }

    /// Puts a card on top of its owner's deck, or under it. The seats that know it do not change.
    fn put_one(&mut self, card: CardId, on_top: bool) {
        let owner = self.state.card(card).owner;
        if on_top { self.put(card, owner, Zone::Deck) } else { self.put_under(card, owner) }
    }

    pub(super) fn follow_discard_those(&mut self) -> Flow {
        let those = self.those();
        those.iter().for_each(|&card| self.discard(card));
        self.did(those.len() as i32)
    }

    /// Lets the player choose some of the remembered cards, which are discarded or stay in their places. The others stay remembered.
    pub(super) fn follow_from_those(&mut self, count: u8, discards: bool) -> Flow {
        let you = self.frame().you;
        let cards: Cards = self.those().iter().copied().take(MOST_CARDS_OF_PLAYER).collect();
        let of_others = cards
            .first()
            .map(|&card| *self.state.card(card))
            .filter(|card| card.zone == Zone::Hand && card.holder != you);
        match self
            .is_ignored(of_others.map_or(you, |card| card.holder), discards && of_others.is_some())
        {
            None => return Again,
            Some(true) => return self.did(0),
            Some(false) => {}
        }
        let Some(chosen) = self.pick_cards(you, cards, count, false) else { return Again };
        if discards {
            chosen.iter().for_each(|&card| self.discard(card));
        }
        let left: Cards<MOST_REMEMBERED> =
            self.those().iter().copied().filter(|card| !chosen.contains(card)).collect();
        self.remember(&left);
        self.did(chosen.len() as i32)
    }

    pub(super) fn follow_shuffle_those(&mut self) -> Flow {
        let (you, those) = (self.frame().you, self.those());
        for &card in those.iter() {
            let owner = self.state.card(card).owner;
            self.put(card, owner, Zone::Deck);
        }
        let owner = those.first().map_or(you, |&card| self.state.card(card).owner);
        self.shuffle_unsearched(owner);
        self.did(those.len() as i32)
    }

    /// Remembers the top cards of the discard pile.
    pub(super) fn follow_top_of_discard(&mut self, amount: &Amount) -> Flow {
        let (count, you) = (usize::from(self.count(amount)), self.frame().you);
        let cards: Cards =
            self.state.player(you).discard.iter().rev().take(count).copied().collect();
        self.did_with(&cards)
    }

    /// Returns the cards of the discard pile that fit a phrase.
    pub(super) fn discarded(&mut self, what: &What) -> Cards {
        let (context, you) = (self.context(), self.frame().you);
        let pile = self.state.player(you).discard;
        pile.iter()
            .copied()
            .filter(|&card| self.rules.fits(self.state, &context, what, card))
            .collect()
    }

    pub(super) fn follow_from_discard(&mut self, count: u8, what: &What, at_random: bool) -> Flow {
        let (you, cards) = (self.frame().you, self.discarded(what));
        let Some(taken) = self.some_of(you, cards, count, at_random) else { return Again };
        taken.iter().for_each(|&card| self.put(card, you, Zone::Hand));
        self.did_with(&taken)
    }

    pub(super) fn follow_all_from_discard(&mut self, what: &What) -> Flow {
        let (you, cards) = (self.frame().you, self.discarded(what));
        cards.iter().for_each(|&card| self.put(card, you, Zone::Hand));
        self.did_with(&cards)
    }

    pub(super) fn follow_discard_under(&mut self, what: &What) -> Flow {
        let (you, cards) = (self.frame().you, self.discarded(what));
        cards.iter().for_each(|&card| self.put_under(card, you));
        self.did_with(&cards)
    }

    /// Returns a number of cards of a list, chosen by a seat or at random; `None` while the question is pending.
    fn some_of(
        &mut self,
        seat: u8,
        cards: Cards,
        count: u8,
        at_random: bool,
    ) -> Option<Cards<MOST_CHOSEN_CARDS>> {
        if at_random {
            Some(self.at_random(seat, cards, count))
        } else {
            self.pick_cards(seat, cards, count, false)
        }
    }

    /// Looks at the top cards of the opponent's deck.
    pub(super) fn follow_their_top(&mut self, amount: &Amount, to_all: bool) -> Flow {
        let (count, you) = (usize::from(self.count(amount)), self.frame().you);
        let opponent = match self.whose_hand() {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.did(0),
            Err(flow) => return flow,
        };
        self.top_of_deck(opponent);
        let cards: Cards =
            self.state.player(opponent).deck.iter().rev().take(count).copied().collect();
        let seats = if to_all { (1 << self.state.seats) - 1 } else { 1 << you };
        self.show(opponent, &cards, seats);
        self.did_with(&cards)
    }

    pub(super) fn follow_reveal_bottom(&mut self) -> Flow {
        let you = self.frame().you;
        let bottom: Cards = self.state.player(you).deck.first().copied().into_iter().collect();
        let everybody = (1 << self.state.seats) - 1;
        self.show(you, &bottom, everybody);
        self.did_with(&bottom)
    }

    pub(super) fn follow_shuffle_discard(
        &mut self,
        what: &What,
        count: Option<u8>,
        at_random: bool,
        up_to: bool,
    ) -> Flow {
        let (you, all) = (self.frame().you, self.discarded(what));
        let cards = match count {
            None => all,
            Some(count) if up_to => match self.pick_cards(you, all, count, true) {
                Some(cards) => cards.iter().copied().collect(),
                None => return Again,
            },
            Some(count) => match self.some_of(you, all, count, at_random) {
                Some(cards) => cards.iter().copied().collect(),
                None => return Again,
            },
        };
        cards.iter().for_each(|&card| self.put(card, you, Zone::Deck));
        self.shuffle_unsearched(you);
        self.did(cards.len() as i32)
    }

    /// Searches the discard pile and then the deck for a card. A searched deck is shuffled. A scheme of the deck is played as a
    /// free action, by the fighter with this effect if it can.
    pub(super) fn follow_play_scheme_from_deck(&mut self) -> Flow {
        let (you, this) = (self.frame().you, self.frame().this);
        if self.frame().ready & BEGUN != 0 {
            return self.did(1);
        }
        let deck = self.state.player(you).deck;
        let playable = |&card: &CardId| {
            self.rules.def(self.state, card).kind() == CardKind::Scheme
                && self.rules.users(self.state, you, card) != 0
        };
        let mut cards: Cards = deck.iter().copied().filter(playable).collect();
        // The cards are sorted, because no player knows the order of the deck.
        sort_few(&mut cards, |&one, &other| self.state.card(one).def < self.state.card(other).def);
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        if let Some(&card) = chosen.first() {
            let users = self.rules.users(self.state, you, card);
            let user = if users & one(this) != 0 {
                this
            } else {
                self.rules.scheme_user(self.state, you, card)
            };
            self.put(card, you, Zone::Scheme);
            self.frame().ready |= BEGUN;
            let player = self.state.player_mut(you);
            player.taken = player.taken.saturating_add(1);
            let frame = self.begin(Work::Scheme);
            (frame.controller, frame.you, frame.source, frame.this) = (you, you, card, user);
        }
        self.shuffle(you);
        if chosen.is_empty() { self.did(0) } else { Again }
    }

    /// Reveals cards from the top of the deck until one fits, which goes to hand. The others are shuffled into the deck
    /// (Unmatched Reference v10, Black Widow).
    pub(super) fn follow_acquire(&mut self, what: &What) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        self.top_of_deck(you);
        let deck = self.state.player(you).deck;
        let found =
            deck.iter().rposition(|&card| self.rules.fits(self.state, &context, what, card));
        let revealed: Cards = deck[found.unwrap_or(0)..].iter().rev().copied().collect();
        let everybody = (1 << self.state.seats) - 1;
        self.show(you, &revealed, everybody);
        if let Some(at) = found {
            self.put(deck[at], you, Zone::Hand);
        }
        self.shuffle(you);
        self.did(found.is_some().into())
    }

    pub(super) fn follow_find(&mut self, what: &What) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        if let Some(&card) = self.discarded(what).first() {
            self.put(card, you, Zone::Hand);
            return self.did(1);
        }
        let deck = self.state.player(you).deck;
        let found =
            deck.iter().copied().find(|&card| self.rules.fits(self.state, &context, what, card));
        if let Some(card) = found {
            let everybody = (1 << self.state.seats) - 1;
            self.show(you, &[card], everybody);
            self.put(card, you, Zone::Hand);
        }
        self.shuffle(you);
        self.did(found.is_some().into())
    }
}
