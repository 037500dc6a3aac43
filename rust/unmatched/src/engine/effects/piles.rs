//! Instructions about piles, side decks and cards that are exchanged or lent.

use super::{Again, BEGUN, Flow, Next};
use crate::{
    engine::machine::Machine,
    model::state::{Ask, CardId, Cards, Frame, NOBODY, Part, Zone, one},
};
use altmode_core::sort_few;
use altmode_unmatched_language::{Amount, What};

impl Machine<'_> {
    fn everybody(&self) -> u8 {
        (1 << self.state.seats) - 1
    }

    /// Returns whether a player shows a card that protects the hand from being seen; `None` while the question is pending. The
    /// question goes to every player who may hold such a card, because otherwise it would reveal the card (Houdini). The card
    /// cancels the effect, so it is of no use against a card whose effects cannot be cancelled.
    pub(super) fn is_shielded(&mut self, seat: u8) -> Option<bool> {
        if self.state.decision.ask == Ask::Reveal
            && let Some(answer) = self.answer()
        {
            let shown = answer.cards.first().copied().filter(|_| answer.answer == 1);
            if let Some(card) = shown {
                let everybody = self.everybody();
                self.show(seat, &[card], everybody);
                self.frame().shielded = true;
            }
            return Some(shown.is_some());
        }
        let Frame { you, source, this, .. } = *self.frame();
        let may = self.hero(seat).cards.iter().any(|card| card.shields_hand)
            && !(source != NOBODY && self.rules.is_uncancellable(self.state, this, source));
        if !may || self.state.player(seat).hand.is_empty() || !self.state.are_enemies(you, seat) {
            return Some(false);
        }
        let cards = self.rules.shields(self.state, seat);
        self.ask(Ask::Reveal, seat).cards = cards;
        None
    }

    pub(super) fn follow_add_theirs(&mut self, amount: &Amount) -> Flow {
        let more = self.number(amount);
        let changed =
            self.part(false).is_some_and(|part| self.change_by_effect(part, |value| value + more));
        self.did(changed.into())
    }

    /// Exchanges the values of both cards, as far as they can be changed.
    pub(super) fn follow_swap_values(&mut self) -> Flow {
        let parts = self.state.combat.parts;
        if parts.iter().any(|part| part.card == NOBODY) {
            return self.did(0);
        }
        for (part, other) in [(0, 1), (1, 0)] {
            let value = i32::from(if parts[other].ignored { 0 } else { parts[other].value });
            self.change_by_effect(part, |_| value);
        }
        self.did(1)
    }

    /// Returns the opponent's card to its owner's hand. Its value and its effects remain.
    pub(super) fn follow_return_theirs(&mut self) -> Flow {
        let card = self.part(false).map_or(NOBODY, |part| self.state.combat.parts[part].card);
        if card == NOBODY || self.state.card(card).zone != Zone::Combat {
            return self.did(0);
        }
        let owner = self.state.card(card).owner;
        self.put(card, owner, Zone::Hand);
        self.did(1)
    }

    /// Lets the player play another card instead, from the hand or from the deck, which is shuffled then.
    pub(super) fn follow_replace_yours(&mut self, deck: bool) -> Flow {
        let you = self.frame().you;
        let Some(part) = self.part(true) else { return self.did(0) };
        let Part { fighter, card, .. } = self.state.combat.parts[part];
        let player = self.state.player(you);
        let from: Cards = if deck { player.deck.iter().copied().collect() } else { player.hand };
        let able = |card: &CardId| self.rules.fights_with(self.state, fighter, *card, part);
        let mut cards: Cards = from.iter().copied().filter(able).collect();
        if deck {
            // The cards are sorted, because no player knows the order of the deck.
            sort_few(&mut cards, |&one, &other| {
                self.state.card(one).def < self.state.card(other).def
            });
        }
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        if let Some(&other) = chosen.first() {
            if deck {
                self.discard(card)
            } else {
                self.put(card, you, Zone::Hand)
            }
            self.plays_instead(part, other);
        }
        if deck {
            self.shuffle(you);
        }
        self.did(chosen.len() as i32)
    }

    pub(super) fn follow_recall_boosts(&mut self) -> Flow {
        let you = self.frame().you;
        let boosts = self.state.combat.boosts;
        let there = |card: &CardId| {
            let entry = self.state.card(*card);
            entry.owner == you && matches!(entry.zone, Zone::Discard | Zone::Aside)
        };
        let cards: Cards = boosts.iter().copied().filter(there).collect();
        self.did_with(&cards)
    }

    pub(super) fn follow_discard_all(&mut self, what: &What) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        let cards = self.hand_that(you, |card| self.rules.fits(self.state, &context, what, card));
        cards.iter().for_each(|&card| self.discard(card));
        self.did_with(&cards)
    }

    /// Shows a card of the opponent's hand: one that the player knows, or a random one of the others.
    pub(super) fn follow_reveal_theirs(&mut self) -> Flow {
        let you = self.frame().you;
        let opponent = match self.whose_hand() {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.did(0),
            Err(flow) => return flow,
        };
        let knows = |card: &CardId| self.state.card(*card).seen >> you & 1 != 0;
        let hand = self.state.player(opponent).hand;
        let known: Cards = hand.iter().copied().filter(knows).collect();
        let unknown: Cards = hand.iter().copied().filter(|card| !knows(card)).collect();
        let chosen = match self.answer() {
            Some(answer) => answer.chosen_cards.first().copied(),
            None if known.is_empty() => None,
            None if known.len() == 1 && unknown.is_empty() => known.first().copied(),
            None => {
                let decision = self.ask(Ask::Cards, you);
                (decision.cards, decision.may_stop) = (known, !unknown.is_empty());
                return Again;
            }
        };
        let card = match chosen {
            Some(card) => Some(card),
            None => self.at_random(opponent, unknown, 1).first().copied(),
        };
        let cards: Cards = card.into_iter().collect();
        let everybody = self.everybody();
        self.show(opponent, &cards, everybody);
        self.did_with(&cards)
    }

    /// Lets the player name a card of the opponent's deck.
    pub(super) fn follow_name_card(&mut self) -> Flow {
        let opponent = match self.whose_hand() {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.did(0),
            Err(flow) => return flow,
        };
        let names = self.rules.names_of(self.state, opponent);
        if let Some(answer) = self.answer() {
            let def = names.get(answer.chosen.trailing_zeros() as usize).map_or(0, |card| card.def);
            let frame = self.frame();
            (frame.done, frame.amount) = (true, def as i16);
            return Next;
        }
        if names.is_empty() {
            return self.did(0);
        }
        let you = self.frame().you;
        self.ask(Ask::Option, you).options = u64::MAX >> (64 - names.len());
        Again
    }

    pub(super) fn follow_discard_on_top(&mut self, what: &What) -> Flow {
        let (context, you) = (self.context(), self.frame().you);
        let pile = self.state.player(you).discard;
        let cards: Cards = pile
            .iter()
            .copied()
            .filter(|&card| self.rules.fits(self.state, &context, what, card))
            .collect();
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        chosen.iter().for_each(|&card| self.put(card, you, Zone::Deck));
        self.did_with(&chosen)
    }

    pub(super) fn follow_put_this_on_top(&mut self) -> Flow {
        let card = self.frame().source;
        if card == NOBODY {
            return self.did(0);
        }
        let owner = self.state.card(card).owner;
        self.put(card, owner, Zone::Deck);
        self.did(1)
    }

    // --- the pile ---

    /// Puts cards from the top of the opponent's deck onto the pile. The opponent still owns them.
    pub(super) fn follow_store(&mut self, count: u8) -> Flow {
        let you = self.frame().you;
        let opponent = match self.whose_hand() {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.did(0),
            Err(flow) => return flow,
        };
        let mut stored = Cards::<44>::new();
        for _ in 0..count {
            let Some(card) = self.top_of_deck(opponent) else { break };
            self.put(card, you, Zone::Aside);
            stored.push(card);
        }
        self.did_with(&stored)
    }

    pub(super) fn follow_take_from_pile(&mut self) -> Flow {
        let you = self.frame().you;
        let pile: Cards = self.state.player(you).aside.iter().copied().collect();
        let Some(chosen) = self.pick_cards(you, pile, 1, false) else { return Again };
        chosen.iter().for_each(|&card| self.put(card, you, Zone::Hand));
        self.did_with(&chosen)
    }

    pub(super) fn follow_take_first_of_pile(&mut self) -> Flow {
        let you = self.frame().you;
        let first: Cards = self.state.player(you).aside.first().copied().into_iter().collect();
        first.iter().for_each(|&card| self.put(card, you, Zone::Hand));
        self.did_with(&first)
    }

    /// Discards cards of the pile, although discarded cards may go to the pile.
    pub(super) fn follow_discard_from_pile(&mut self, count: u8) -> Flow {
        let you = self.frame().you;
        let pile: Cards = self.state.player(you).aside.iter().copied().collect();
        let Some(chosen) = self.pick_cards(you, pile, count, true) else { return Again };
        chosen.iter().for_each(|&card| self.discard_for_good(card));
        self.did_with(&chosen)
    }

    pub(super) fn follow_discard_into_pile(&mut self) -> Flow {
        let you = self.frame().you;
        let cards: Cards = self.state.player(you).discard.iter().copied().collect();
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        chosen.iter().for_each(|&card| self.put(card, you, Zone::Aside));
        self.did_with(&chosen)
    }

    pub(super) fn follow_put_those_on_pile(&mut self) -> Flow {
        let (you, those) = (self.frame().you, self.those());
        those.iter().for_each(|&card| self.put(card, you, Zone::Aside));
        self.did(those.len() as i32)
    }

    /// Lets the player choose a spell, executes it, and discards the pile unless the spell is free.
    pub(super) fn follow_cast(&mut self, free: bool, other: bool) -> Flow {
        let seat = self.frame().controller;
        if self.frame().ready & BEGUN != 0 {
            if !free {
                self.discard_piles(1 << seat);
            }
            return self.did(1);
        }
        let spells = &self.hero(seat).spells;
        let chosen = match self.answer() {
            Some(answer) => answer.chosen.trailing_zeros(),
            None => {
                let all = if free {
                    (1 << spells.len()) - 1
                } else {
                    self.rules.spells(self.state, seat)
                };
                let options = if other { all & !self.frame().left } else { all };
                match options.count_ones() {
                    0 => return self.did(0),
                    1 => options.trailing_zeros(),
                    _ => {
                        let you = self.frame().you;
                        self.ask(Ask::Option, you).options = options.into();
                        return Again;
                    }
                }
            }
        };
        let Some(&pc) = spells.get(chosen as usize) else { return self.did(0) };
        let frame = self.frame();
        frame.ready |= BEGUN;
        frame.left |= 1 << chosen;
        let this = frame.this;
        self.follow_code(pc, seat, NOBODY, this, NOBODY);
        Again
    }

    // --- the side deck ---

    /// Turns up the top card of the side deck; `None` if there is none.
    fn open_one(&mut self, seat: u8) -> Option<CardId> {
        let card = self.state.player(seat).side_deck.last().copied()?;
        self.put(card, seat, Zone::Front);
        Some(card)
    }

    pub(super) fn follow_open_card(&mut self) -> Flow {
        let you = self.frame().you;
        let opened = self.open_one(you);
        self.did(opened.is_some().into())
    }

    /// Turns up cards and executes them one after the other (Unmatched Reference v10, Pandora): always the first one, and further
    /// ones as long as the player wants them and the feathers are below the limit.
    pub(super) fn follow_open_until(&mut self, feathers: u8) -> Flow {
        let you = self.frame().you;
        if self.frame().ready & BEGUN != 0 {
            let wants = match self.answer() {
                Some(answer) => answer.answer == 1,
                None if self.rules.feathers(self.state, you) >= feathers
                    || self.state.player(you).side_deck.is_empty() =>
                {
                    false
                }
                None => {
                    self.ask(Ask::YesNo, you);
                    return Again;
                }
            };
            if !wants {
                return self.did(1);
            }
        }
        self.frame().ready |= BEGUN;
        let Some(card) = self.open_one(you) else { return self.did(0) };
        if let Some(pc) = self.def(card).scheme {
            let this = self.rules.hero_fighter(self.state, you);
            self.follow_code(pc, you, card, this, NOBODY);
            self.frame().it = one(this);
        }
        Again
    }

    pub(super) fn follow_look_at_side(&mut self) -> Flow {
        let you = self.frame().you;
        let top: Cards = self.state.player(you).side_deck.last().copied().into_iter().collect();
        self.show(you, &top, 1 << you);
        self.did(top.len() as i32)
    }

    pub(super) fn follow_discard_open(&mut self) -> Flow {
        let you = self.frame().you;
        let open = self.state.player(you).front;
        open.iter().for_each(|&card| self.put(card, you, Zone::Aside));
        self.did(open.len() as i32)
    }

    pub(super) fn follow_return_to_side(&mut self) -> Flow {
        let you = self.frame().you;
        let cards: Cards = self.state.player(you).aside.iter().copied().collect();
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        for &card in chosen.iter() {
            self.put(card, you, Zone::Side);
            self.state.player_mut(you).side_deck.rotate_right(1);
        }
        self.did(chosen.len() as i32)
    }

    pub(super) fn follow_shuffle_side(&mut self) -> Flow {
        let you = self.frame().you;
        let open = self.state.player(you).front;
        open.iter().for_each(|&card| self.put(card, you, Zone::Side));
        self.shuffle_side(you);
        self.did(open.len() as i32)
    }
}
