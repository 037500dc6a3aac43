//! Instructions about hands.

use super::{Again, Flow};
use crate::{
    engine::machine::Machine,
    model::state::{Ask, CardId, Cards, DefId, MOST_CHOSEN_CARDS, OPEN, PICK, Zone},
};
use altmode_core::sort_numbers;
use altmode_unmatched_language::{Amount, What};

/// Bit of [`crate::model::state::Frame::ready`]: the player has declined to ignore the discard.
const IGNORING: u8 = 16;

impl Machine<'_> {
    /// Returns the cards of the hand of the player who follows the instruction that fit a phrase.
    fn own_that(&mut self, what: Option<&What>) -> Cards {
        let (context, you) = (self.context(), self.frame().you);
        self.hand_that(you, |card| {
            what.is_none_or(|what| self.rules.fits(self.state, &context, what, card))
        })
    }

    pub(super) fn follow_discard(
        &mut self,
        count: &Amount,
        what: Option<&What>,
        at_random: bool,
    ) -> Flow {
        let you = self.frame().you;
        let cards = self.own_that(what);
        // A dormant player cannot be made to discard (Unmatched Reference v10, Dormant Players).
        let forced = you != self.frame().controller;
        match self.is_ignored(you, forced && !cards.is_empty()) {
            None => return Again,
            Some(true) => return self.did_with(&[]),
            Some(false) => {}
        }
        let count = if forced && self.state.player(you).dormant { 0 } else { self.count(count) };
        let chosen = match at_random {
            true => self.at_random(you, cards, count),
            false => match self.pick_cards(you, cards, count, false) {
                Some(chosen) => chosen,
                None => return Again,
            },
        };
        chosen.iter().for_each(|&card| self.discard(card));
        self.did_with(&chosen)
    }

    /// Returns whether a player ignores an effect of another player that requires a discard from hand, if an ongoing scheme
    /// allows that; `None` while the question is pending.
    pub(super) fn is_ignored(&mut self, seat: u8, forced: bool) -> Option<bool> {
        if self.frame().ready & IGNORING != 0 {
            return Some(false);
        }
        if self.state.decision.ask == Ask::YesNo
            && let Some(answer) = self.answer()
        {
            self.frame().ready |= IGNORING;
            return Some(answer.answer == 1);
        }
        if !forced || !self.rules.may_ignore_discards(self.state, seat) {
            return Some(false);
        }
        self.ask(Ask::YesNo, seat);
        None
    }

    /// Draws cards at random from a list; a host may supply them.
    pub(super) fn at_random(
        &mut self,
        seat: u8,
        cards: Cards,
        count: u8,
    ) -> Cards<MOST_CHOSEN_CARDS> {
        let (mut left, mut chosen) = (cards, Cards::new());
        // The cards are sorted, so that the draw does not depend on the order in which they came to hand.
        sort_numbers(&mut left);
        while chosen.len() < usize::from(count).min(16) && !left.is_empty() {
            let mut at = self.state.random.below(left.len() as u32) as usize;
            let wanted = self.io.chance.take();
            if wanted == Some(OPEN) {
                self.offer(left.iter().map(|&card| PICK | DefId::from(card)));
            } else if let Some(wanted) = wanted {
                match left.iter().position(|&card| {
                    self.state.card(card).def == wanted || PICK | DefId::from(card) == wanted
                }) {
                    Some(found) => at = found,
                    None => {
                        let name = &self.rules.catalogue.card(wanted).sheet.name;
                        let why = || {
                            format!(
                                "\"{name}\" is not among the cards of player {seat} that are drawn from"
                            )
                        };
                        self.io.chance.impossible.get_or_insert_with(why);
                    }
                }
            }
            chosen.push(left.remove(at));
        }
        chosen
    }

    pub(super) fn follow_discard_any(&mut self, what: &What) -> Flow {
        let (you, cards) = (self.frame().you, self.own_that(Some(what)));
        let hand = self.state.player(you).hand.len();
        let answer = self.answer();
        let chosen = match answer {
            Some(answer) => answer.chosen_cards,
            None if hand == 0 => Cards::new(),
            None => {
                // Every player with cards is asked, for as many cards as the hand has, because otherwise the question would reveal
                // cards.
                let wanted = hand.min(16) as u8;
                let decision = self.ask(Ask::Cards, you);
                (decision.cards, decision.wanted, decision.may_stop) = (cards, wanted, true);
                return Again;
            }
        };
        chosen.iter().for_each(|&card| self.discard(card));
        self.did_with(&chosen)
    }

    pub(super) fn follow_discard_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.player(you).hand;
        let forced = you != self.frame().controller && !hand.is_empty();
        match self.is_ignored(you, forced) {
            None => return Again,
            Some(true) => return self.did_with(&[]),
            Some(false) => {}
        }
        hand.iter().for_each(|&card| self.discard(card));
        self.did_with(&hand)
    }

    /// Returns the opponent whose hand an instruction is about; `Err` while the question is pending, `Ok(None)` if there is no
    /// opponent.
    pub(super) fn whose_hand(&mut self) -> Result<Option<u8>, Flow> {
        match self.opponent() {
            None if self.state.decision.ask == Ask::Seat => Err(Again),
            opponent => Ok(opponent),
        }
    }

    /// Lets the player choose one of these opponents, unless there is only one.
    pub(super) fn follow_choose_opponent(&mut self, seats: u64) -> Flow {
        if seats == 0 {
            return self.did(0);
        }
        if seats.is_power_of_two() {
            self.frame().opponent = seats.trailing_zeros() as u8;
        }
        match self.whose_hand() {
            Ok(opponent) => self.did(opponent.is_some().into()),
            Err(flow) => {
                self.state.decision.options &= seats;
                flow
            }
        }
    }

    pub(super) fn follow_look_at_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let opponent = match self.whose_hand() {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.did(0),
            Err(flow) => return flow,
        };
        match self.is_shielded(opponent) {
            None => return Again,
            Some(true) => return self.did(0),
            Some(false) => {}
        }
        let hand = self.state.player(opponent).hand;
        self.show(opponent, &hand, 1 << you);
        self.did_with(&hand)
    }

    pub(super) fn follow_reveal_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.player(you).hand;
        let everybody = (1 << self.state.seats) - 1;
        self.show(you, &hand, everybody);
        self.did_with(&hand)
    }

    /// Shows two cards of one name in hand. Every player with two cards is asked, because otherwise the question would reveal
    /// that there is a pair.
    pub(super) fn follow_reveal_pair(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.player(you).hand;
        let name = |card: CardId| &self.rules.def(self.state, card).sheet.name;
        let twin = |card: CardId| {
            hand.iter().copied().find(|&other| other != card && name(other) == name(card))
        };
        let pairs: Cards = hand.iter().copied().filter(|&card| twin(card).is_some()).collect();
        let Some(chosen) = self.pick_cards(you, pairs, 1, false) else { return Again };
        let pair: Cards = match chosen.first() {
            Some(&card) => [
                Some(card),
                hand.iter().copied().find(|&other| {
                    other != card
                        && self.rules.def(self.state, other).sheet.name
                            == self.rules.def(self.state, card).sheet.name
                }),
            ]
            .into_iter()
            .flatten()
            .collect(),
            None => Cards::new(),
        };
        let everybody = (1 << self.state.seats) - 1;
        self.show(you, &pair, everybody);
        self.did_with(&pair)
    }

    /// Lets the player who resolves the effect choose cards of the opponent's hand, which that player has seen.
    fn choose_theirs(
        &mut self,
        count: u8,
        what: Option<&What>,
        discards: bool,
    ) -> Result<Cards<MOST_CHOSEN_CARDS>, Flow> {
        let context = self.context();
        if self.frame().shielded {
            return Ok(Cards::new());
        }
        let opponent = match self.whose_hand()? {
            Some(seat) if !self.state.player(seat).dormant => seat,
            _ => return Ok(Cards::new()),
        };
        let fits = |card: CardId| {
            what.is_none_or(|what| self.rules.fits(self.state, &context, what, card))
        };
        let cards = self.hand_that(opponent, fits);
        match self.is_ignored(opponent, discards && !cards.is_empty()) {
            None => return Err(Again),
            Some(true) => return Ok(Cards::new()),
            Some(false) => {}
        }
        self.pick_cards(context.you, cards, count, false).ok_or(Again)
    }

    pub(super) fn follow_discard_theirs(&mut self, count: u8, what: Option<&What>) -> Flow {
        match self.choose_theirs(count, what, true) {
            Ok(chosen) => {
                chosen.iter().for_each(|&card| self.discard(card));
                self.did_with(&chosen)
            }
            Err(flow) => flow,
        }
    }

    pub(super) fn follow_theirs_under(&mut self, what: &What) -> Flow {
        match self.choose_theirs(1, Some(what), false) {
            Ok(chosen) => {
                for &card in chosen.iter() {
                    let owner = self.state.card(card).owner;
                    self.put_under(card, owner);
                }
                self.did_with(&chosen)
            }
            Err(flow) => flow,
        }
    }

    pub(super) fn follow_choose_theirs(&mut self, what: &What) -> Flow {
        match self.choose_theirs(1, Some(what), false) {
            Ok(chosen) => self.did_with(&chosen),
            Err(flow) => flow,
        }
    }

    pub(super) fn follow_theirs_into_deck(&mut self, what: &What) -> Flow {
        match self.choose_theirs(1, Some(what), false) {
            Ok(chosen) => {
                for &card in chosen.iter() {
                    let owner = self.state.card(card).owner;
                    self.put(card, owner, Zone::Deck);
                    self.shuffle_unsearched(owner);
                }
                self.did_with(&chosen)
            }
            Err(flow) => flow,
        }
    }

    /// Puts any number of cards of the hand under the deck. The first chosen card is the uppermost of them.
    pub(super) fn follow_put_under_any(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.player(you).hand;
        let answer = self.answer();
        let chosen = match answer {
            Some(answer) => answer.chosen_cards,
            None if hand.is_empty() => Cards::new(),
            None => {
                let decision = self.ask(Ask::Cards, you);
                (decision.cards, decision.wanted, decision.may_stop) =
                    (hand, hand.len().min(16) as u8, true);
                return Again;
            }
        };
        for &card in chosen.iter() {
            self.forget_hand(you);
            self.put_under(card, you);
        }
        self.did(chosen.len() as i32)
    }

    /// Puts cards of the hand on top of the deck, or under it. The first chosen card is the lowest.
    pub(super) fn follow_put(&mut self, amount: &Amount, on_top: bool) -> Flow {
        let (you, count) = (self.frame().you, self.count(amount));
        let hand = self.state.player(you).hand;
        let Some(chosen) = self.pick_cards(you, hand, count, false) else { return Again };
        for &card in chosen.iter() {
            self.forget_hand(you);
            if on_top { self.put(card, you, Zone::Deck) } else { self.put_under(card, you) }
        }
        self.did(chosen.len() as i32)
    }

    /// Removes the knowledge of other seats about a hand, because a card of it has gone to a hidden place.
    pub(super) fn forget_hand(&mut self, seat: u8) {
        for &card in self.state.players[usize::from(seat)].hand.iter() {
            self.state.cards.at_mut(usize::from(card)).seen &= 1 << seat;
        }
    }

    pub(super) fn follow_shuffle_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.player(you).hand;
        hand.iter().for_each(|&card| self.put(card, you, Zone::Deck));
        self.shuffle_unsearched(you);
        self.did(hand.len() as i32)
    }
}
