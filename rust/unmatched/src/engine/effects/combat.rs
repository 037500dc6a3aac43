//! Instructions about the combat: values, cancelling, BOOSTs.

use super::{Again, BEGUN, CHOSEN, Flow, Next};
use crate::{
    cards::card::AFTER,
    engine::machine::Machine,
    model::{
        event::Event,
        state::{BOARD, CardId, Cards, Frame, NOBODY, Part, Zone},
    },
};
use altmode_core::sort_numbers;
use altmode_unmatched_language::Amount;

impl Machine<'_> {
    /// Returns the part of the combat of the player who follows the instruction, or the other part.
    pub(super) fn part(&mut self, yours: bool) -> Option<usize> {
        let you = self.frame().you;
        self.state.combat.part_of(you).map(|part| if yours { part } else { 1 - part })
    }

    pub(super) fn follow_value(&mut self, amount: &Amount, yours: bool) -> Flow {
        let value = self.number(amount);
        // The BOOST of a committed card is added to the new value.
        let boost = |machine: &Self, part: usize| machine.committed_boost(part);
        let changed = self.part(yours).is_some_and(|part| {
            let more = boost(self, part);
            self.state.combat.parts[part].set = true;
            self.change_by_effect(part, |_| value + more)
        });
        self.did(changed.into())
    }

    pub(super) fn follow_add(&mut self, amount: &Amount) -> Flow {
        let more = self.number(amount);
        let changed = more != 0
            && self
                .part(true)
                .is_some_and(|part| self.change_by_effect(part, |value| value + more));
        self.did(changed.into())
    }

    pub(super) fn follow_add_to_theirs(&mut self, amount: &Amount) -> Flow {
        let more = self.number(amount);
        let changed = more != 0
            && self
                .part(false)
                .is_some_and(|part| self.change_by_effect(part, |value| value + more));
        self.did(changed.into())
    }

    /// Fixes the value of the opponent's card against effects of cards.
    pub(super) fn follow_fix_theirs(&mut self, amount: &Amount) -> Flow {
        self.follow_value(amount, false);
        if let Some(part) = self.part(false) {
            self.state.combat.parts[part].fixed = true;
        }
        Next
    }

    /// Replaces the printed value of the opponent's card, and its value, unless an effect has set that.
    pub(super) fn follow_their_printed_value(&mut self, amount: &Amount) -> Flow {
        let printed = self.count(amount);
        let Some(part) =
            self.part(false).filter(|&part| self.state.combat.parts[part].card != NOBODY)
        else {
            return self.did(0);
        };
        let Part { card, set, .. } = self.state.combat.parts[part];
        let more = i32::from(printed) - i32::from(self.rules.printed_value(self.state, card));
        self.state.combat.parts[part].printed = printed;
        if !set {
            self.change_by_effect(part, |value| value + more);
        }
        self.did(1)
    }

    pub(super) fn follow_ignore(&mut self, yours: bool) -> Flow {
        let part = self.part(yours).filter(|&part| self.state.combat.parts[part].card != NOBODY);
        if let Some(part) = part {
            self.state.combat.parts[part].ignored = true;
        }
        self.did(part.is_some().into())
    }

    pub(super) fn follow_lock(&mut self, yours: bool) -> Flow {
        let part = self.part(yours);
        if let Some(part) = part {
            self.state.combat.parts[part].locked = true;
        }
        self.did(part.is_some().into())
    }

    /// Cancels the unresolved effects of the opponent's card. A card without effects is not cancelled (Unmatched Reference v10,
    /// Cancelling Card Effects).
    pub(super) fn follow_cancel(&mut self, which: u8) -> Flow {
        let Some(part) = self.part(false) else { return self.did(0) };
        let Part { seat, fighter, card, .. } = self.state.combat.parts[part];
        if card == NOBODY || self.rules.is_uncancellable(self.state, fighter, card) {
            return self.did(0);
        }
        let windows = self.def(card).windows;
        // An item that is used with the card adds an effect to it (Unmatched Reference v10, Battlefield Items).
        let with_item = self.effect_of_item(part).is_some();
        let printed = match which {
            Part::AFTER => windows[AFTER].is_some(),
            Part::LATER => windows[1..].iter().any(Option::is_some),
            _ => windows.iter().any(Option::is_some),
        };
        let cancels = printed || with_item && which != Part::AFTER;
        if cancels {
            self.state.combat.parts[part].cancelled |= which;
            self.io.emit(|| Event::Cancelled { seat });
            // The effect of an item is not printed on the card: without a printed one its BOOST stays (Unmatched Reference v10,
            // Cancelling Card Effects; King Arthur).
            if printed && which != Part::AFTER {
                self.lose_boost(part);
            }
        }
        self.did(cancels.into())
    }

    pub(super) fn follow_keep(&mut self, amount: &Amount) -> Flow {
        let number = self.number(amount).clamp(-999, 999) as i16;
        if let Some(part) = self.part(true) {
            self.state.combat.parts[part].kept = number;
        }
        Next
    }

    /// Keeps the first remembered card until the combat is over.
    pub(super) fn follow_keep_those(&mut self) -> Flow {
        let kept = self.those().first().map_or(0, |&card| i16::from(card) + 1);
        if let Some(part) = self.part(true) {
            self.state.combat.parts[part].kept = kept;
        }
        Next
    }

    pub(super) fn follow_recall_kept(&mut self) -> Flow {
        let kept = self.part(true).map_or(0, |part| self.state.combat.parts[part].kept);
        let card = (kept - 1) as u8;
        let there = kept > 0
            && usize::from(card) < self.state.cards.len()
            && self.state.card(card).zone == Zone::Discard;
        let recalled = [card];
        self.did_with(&recalled[..usize::from(there)])
    }

    /// Returns the opponent's card to hand, and lets the player choose the card that the opponent plays instead, which can be the
    /// same one.
    pub(super) fn follow_replace_theirs(&mut self) -> Flow {
        let you = self.frame().you;
        let Some(part) = self.part(false) else { return self.did(0) };
        let Part { seat, fighter, card, .. } = self.state.combat.parts[part];
        if self.frame().ready & BEGUN == 0 {
            if card == NOBODY {
                return self.did(0);
            }
            match self.is_shielded(seat) {
                None => return Again,
                Some(true) => return self.did(0),
                Some(false) => {}
            }
            self.put(card, seat, Zone::Hand);
            let entry = &mut self.state.combat.parts[part];
            (entry.card, entry.value, entry.cancelled, entry.kept) = (NOBODY, 0, 0, 0);
            let hand = self.state.player(seat).hand;
            self.show(seat, &hand, 1 << you);
            self.frame().ready |= BEGUN;
        }
        let cards = self.rules.combat_cards(self.state, fighter, part);
        let Some(chosen) = self.pick_cards(you, cards, 1, false) else { return Again };
        if let Some(&card) = chosen.first() {
            self.plays_instead(part, card);
        }
        self.did(chosen.len() as i32)
    }

    /// Reveals cards of the opponent's deck until one can be played in the combat, which replaces the played card. Only then is
    /// the played card discarded (Unmatched Reference v10, Official Errata, The Mists of Munnopor).
    pub(super) fn follow_replace_theirs_from_deck(&mut self) -> Flow {
        let Some(part) = self.part(false) else { return self.did(0) };
        let Part { seat, fighter, card, .. } = self.state.combat.parts[part];
        if card == NOBODY {
            return self.did(0);
        }
        self.top_of_deck(seat);
        let deck = self.state.player(seat).deck;
        let found =
            deck.iter().rposition(|&card| self.rules.fights_with(self.state, fighter, card, part));
        let revealed: Cards = deck[found.unwrap_or(0)..].iter().rev().copied().collect();
        let everybody = (1 << self.state.seats) - 1;
        self.show(seat, &revealed, everybody);
        let found = found.map(|at| deck[at]);
        if let Some(found) = found {
            self.discard(card);
            self.plays_instead(part, found);
        }
        // No player knows the order of the other cards under the deck.
        let mut others: Cards =
            revealed.iter().copied().filter(|&card| Some(card) != found).collect();
        sort_numbers(&mut others);
        self.state.random.shuffle(&mut others);
        for &card in others.iter() {
            self.state.cards.at_mut(usize::from(card)).seen = 0;
            self.put_under(card, seat);
        }
        self.did(found.is_some().into())
    }

    pub(super) fn follow_put_yours_under(&mut self) -> Flow {
        let card = self.part(true).map_or(NOBODY, |part| self.state.combat.parts[part].card);
        if card == NOBODY || self.state.card(card).zone != Zone::Combat {
            return self.did(0);
        }
        let owner = self.state.card(card).owner;
        self.put_under(card, owner);
        self.did(1)
    }

    /// Records a bonus attack that follows this combat.
    pub(super) fn owe_bonus(&mut self, number: u16) {
        let hero = self.frame().program & !BOARD;
        if let Some(bonus) = self.hero(hero).bonuses.get(usize::from(number)) {
            self.state.combat.owed = bonus.def;
        }
    }

    /// Lets the player BOOST. The question is asked whenever there is a card in hand.
    pub(super) fn follow_boost(&mut self) -> Flow {
        let you = self.frame().you;
        if self.frame().ready & BEGUN != 0 {
            let done = self.frame().amount != 0;
            return self.did(done.into());
        }
        let rolling = self.frame().ready & Frame::ROLLED != 0;
        if !rolling && let Some(answer) = self.answer() {
            let Some(&card) = answer.chosen_cards.first() else { return self.did(0) };
            self.frame().todo = card.into();
            self.frame().ready |= CHOSEN;
        }
        if self.frame().ready & CHOSEN != 0 {
            let card = self.frame().todo as CardId;
            let Some(boost) = self.use_boost(you, card) else { return Again };
            self.state.combat.boosts.push(card);
            if let Some(part) = self.part(true) {
                self.change_by_effect(part, |value| value + i32::from(boost));
            }
            let frame = self.frame();
            (frame.ready, frame.amount) = (frame.ready | BEGUN, 1);
            // The effects of the card resolve first. Then this instruction is executed again.
            self.boosted(you, card);
            return Again;
        }
        if !self.rules.has_boosts(self.state, you) || self.part(true).is_none() {
            return self.did(0);
        }
        self.ask_boost(you);
        Again
    }

    pub(super) fn follow_they_may_boost(&mut self) -> Flow {
        let (you, controller) = (self.frame().you, self.frame().controller);
        let Some(part) = self.part(false) else { return self.did(0) };
        let Part { seat, card, .. } = self.state.combat.parts[part];
        // The opponent follows only this instruction.
        if you == controller {
            if card == NOBODY {
                return self.did(0);
            }
            self.frame().you = seat;
        }
        let flow = self.follow_boost();
        if let Next = flow {
            self.frame().you = controller;
        }
        flow
    }

    /// Shows the top card of the deck, adds its BOOST, and discards it (Unmatched Reference v10, Blind BOOST).
    pub(super) fn follow_blind_boost(&mut self) -> Flow {
        let you = self.frame().you;
        if self.frame().ready & CHOSEN == 0 {
            let Some(card) = self.top_of_deck(you) else { return self.did(0) };
            let everybody = (1 << self.state.seats) - 1;
            self.show(you, &[card], everybody);
            let frame = self.frame();
            (frame.todo, frame.ready) = (card.into(), frame.ready | CHOSEN);
        }
        let card = self.frame().todo as CardId;
        let Some(boost) = self.use_boost(you, card) else { return Again };
        if let Some(part) = self.part(true) {
            self.change_by_effect(part, |value| value + i32::from(boost));
        }
        self.did_with(&[card])
    }

    pub(super) fn follow_counts_as_won(&mut self) -> Flow {
        let Some(part) = self.part(true) else { return self.did(0) };
        if usize::from(self.state.combat.won) != part {
            let [winner, loser] = [part, 1 - part].map(|part| self.state.combat.parts[part].seat);
            for (seat, won) in [(winner, 1), (loser, -1_i8)] {
                let history = &mut self.state.player_mut(seat).history;
                history.won = history.won.saturating_add_signed(won);
                history.lost = history.lost.saturating_add_signed(-won);
            }
            self.state.combat.won = part as u8;
        }
        self.did(1)
    }

    /// Returns the card of the instruction to its owner's hand, from any zone.
    pub(super) fn follow_return_this(&mut self) -> Flow {
        let card = self.frame().source;
        if card == NOBODY || self.state.card(card).zone == Zone::Hand {
            return self.did(0);
        }
        let owner = self.state.card(card).owner;
        self.put(card, owner, Zone::Hand);
        self.did(1)
    }

    pub(super) fn follow_shuffle_this(&mut self) -> Flow {
        let card = self.frame().source;
        if card == NOBODY {
            return self.did(0);
        }
        let owner = self.state.card(card).owner;
        self.put(card, owner, Zone::Deck);
        self.shuffle_unsearched(owner);
        self.did(1)
    }
}
