//! Effects on hand, deck and scrap pile.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::{catalogue::trigger_kind, code::Op},
    engine::{machine::Machine, trigger::TriggerEvent, windows::Gate},
    model::{
        objects::{Cards, NOBODY, ObjectId, Objects, members},
        state::{Ask, State, Zone, barred},
        work::SecretWindow,
    },
};
use altmode_tcg_language::{Amount, Effect, From, UnderFrom, What, Who};

impl Machine<'_> {
    pub(super) fn follow_flip_outside_battle(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount);
        let mut cards = Objects::new();
        // Flipped cards stay in the played area, so no card is flipped twice.
        for _ in 0..number.clamp(0, 250) {
            let Some(card) = self.top_of_deck(you) else { break };
            self.move_to(card, Zone::Played, NOBODY, 0);
            // A flip outside a battle is a flip all the same (Aequitas Rules Roundup 2021-06-03, Skywarp).
            self.happen(TriggerEvent {
                card,
                seat: you,
                ..TriggerEvent::of(trigger_kind::FLIPS_CARD, NOBODY)
            });
            cards.push(card);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_draw(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount).clamp(0, 250) as u8;
        let first = self.draws_before_window(you, number);
        if first < number || self.state.players[you as usize].barred & barred::DRAWS != 0 {
            std::hint::cold_path();
            return self.draw_with_window(you, number, first);
        }
        let drawn = self.draw(you, number);
        self.did(i32::from(drawn))
    }

    /// Returns how many cards a player draws before the opponent may reveal a Secret Action for the second draw of the
    /// turn.
    fn draws_before_window(&self, you: u8, number: u8) -> u8 {
        let drawn = self.state.players[you as usize].drawn;
        let asks = you == self.state.active && drawn < 2 && drawn.saturating_add(number) >= 2;
        if asks && self.state.has_face_down(State::other(you)) { 1 - drawn.min(1) } else { number }
    }

    /// Draws cards if the draw may be replaced: up to one card first, then the rest unless it was replaced. `picks[0]`
    /// holds the number drawn so far, `picks[1]` the number of the rest.
    #[inline(never)]
    fn draw_with_window(&mut self, you: u8, number: u8, first: u8) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let first = if first < number { first } else { 0 };
            let drawn = self.draw(you, first);
            let frame = self.frame();
            frame.ready |= BEGUN;
            frame.picks = [u32::from(drawn), u32::from(number - first)];
        }
        let [drawn, left] = self.frame().picks.map(|number| number as u8);
        let barred =
            |machine: &Self| machine.state.players[you as usize].barred & barred::DRAWS != 0;
        if !barred(self) && self.gate(SecretWindow::DrawAgain, State::other(you), 0) == Gate::Waits
        {
            return Again;
        }
        // Each of these draws is a draw of the opponent from the opponent's deck instead (Wave 4 FAQ, Hijack).
        let more = if barred(self) {
            self.draw(State::other(you), left);
            0
        } else {
            self.draw(you, left)
        };
        self.did(i32::from(drawn) + i32::from(more))
    }

    pub(super) fn follow_scrap_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let Some(scraps) = self.scraps_hand(you) else { return Again };
        if !scraps {
            return self.did_with(&[]);
        }
        let hand = self.state.players[you as usize].hand;
        let held = self.hold_decks();
        for &card in hand.iter() {
            self.scrap_from_hand(you, card);
        }
        self.release_decks(held);
        self.remember(&hand);
        self.did(hand.len() as i32)
    }

    pub(super) fn follow_scrap_from_hand(
        &mut self,
        count: &'static Amount,
        what: &'static What,
    ) -> Flow {
        let you = self.frame().you;
        let Some(scraps) = self.scraps_hand(you) else { return Again };
        if !scraps {
            return self.did_with(&[]);
        }
        let hand = self.state.players[you as usize].hand;
        let mut options = self.fitting(&hand, what);
        let wanted = self.number(count).clamp(0, 250) as u8;
        // Cards needed to pay the rest of a cost cannot be chosen for this part of it.
        if let Some(left @ [_, ..]) = self.cost_left() {
            let context = self.context();
            options.retain(|card| self.tcg.can_pay(self.state, &context, left, &[card]));
        }
        let Some(cards) = self.pick_hidden(&options, &hand, wanted, false) else { return Again };
        self.scrap_cards(you, &cards)
    }

    pub(super) fn follow_scrap_any_from_hand(&mut self, what: &'static What) -> Flow {
        let you = self.frame().you;
        let Some(scraps) = self.scraps_hand(you) else { return Again };
        if !scraps {
            return self.did_with(&[]);
        }
        let hand = self.state.players[you as usize].hand;
        let options = self.fitting(&hand, what);
        let Some(cards) = self.pick_hidden(&options, &hand, hand.len() as u8, true) else {
            return Again;
        };
        self.scrap_cards(you, &cards)
    }

    pub(super) fn follow_keep_in_hand(&mut self, number: &'static u8) -> Flow {
        let you = self.frame().you;
        let Some(scraps) = self.scraps_hand(you) else { return Again };
        if !scraps {
            return self.did(0);
        }
        let hand = self.state.players[you as usize].hand;
        let Some(kept) = self.pick_hidden(&hand, &hand, *number, false) else { return Again };
        let mut scrapped = 0;
        let held = self.hold_decks();
        for &card in hand.iter().filter(|card| !kept.contains(card)) {
            self.scrap_from_hand(you, card);
            scrapped += 1;
        }
        self.release_decks(held);
        self.did(scrapped)
    }

    /// Lets both players choose the cards to keep before any card is shown, the active player first (Rise of the Combiners
    /// FAQ, Fog of War).
    pub(super) fn follow_each_keeps_in_hand(&mut self, number: u8) -> Flow {
        let first = self.state.active;
        let controller = self.frame().controller;
        let Some(scraps) = self.scraps_hand(State::other(controller)) else { return Again };
        if self.frame().ready & BEGUN == 0 {
            self.frame().you = first;
            let hand = self.state.players[first as usize].hand;
            let Some(kept) = self.pick_hidden(&hand, &hand, number, false) else { return Again };
            self.remember(&kept);
            self.frame().ready |= BEGUN;
        }
        let second = State::other(first);
        self.frame().you = second;
        let hand = self.state.players[second as usize].hand;
        let Some(kept) = self.pick_hidden(&hand, &hand, number, false) else { return Again };
        let kept = [self.those(), kept];
        let mut scrapped = 0;
        let held = self.hold_decks();
        for (seat, kept) in [first, second].into_iter().zip(kept) {
            if !scraps && seat != controller {
                continue;
            }
            let hand = self.state.players[seat as usize].hand;
            for &card in hand.iter().filter(|card| !kept.contains(card)) {
                self.scrap_from_hand(seat, card);
                scrapped += 1;
            }
        }
        self.release_decks(held);
        let frame = self.frame();
        frame.you = frame.controller;
        self.did(scrapped)
    }

    pub(super) fn follow_take_flipped(&mut self, count: u8, what: &'static What) -> Flow {
        let options = self.distinct(&self.flipped_cards(what));
        let Some(cards) = self.pick_cards(&options, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_take_from_outside(&mut self, count: u8, what: &'static What) -> Flow {
        let you = self.frame().you;
        let mut outside = Cards::new();
        for number in self.state.characters.len()..self.state.objects.len() {
            let object = self.state.objects[number];
            if object.zone == Zone::Outside && object.owner == you && !outside.is_full() {
                outside.push(number as ObjectId);
            }
        }
        let options = self.distinct(&self.fitting(&outside, what));
        let Some(cards) = self.pick_hidden(&options, &outside, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
        }
        // The card is shown to prove that it fits (Wave 4 FAQ, Valuable Contract).
        self.show(you, &cards, 3);
        self.did_with(&cards)
    }

    /// Returns the fitting cards that the player flipped in this battle and that are still in the played area.
    pub(super) fn flipped_cards(&self, what: &What) -> Objects {
        let side = crate::query::context::side_of(self.state, self.context().you);
        let mut flipped = self.fitting(&self.state.battle.flipped[side], what);
        flipped.retain(|card| self.state.object(card).zone == Zone::Played);
        flipped
    }

    /// Puts cards face down under the character that has the effect. Neither player may look at them there (Wave 4 FAQ,
    /// Lockdown).
    pub(super) fn follow_put_under(&mut self, from: UnderFrom) -> Flow {
        let frame = *self.frame();
        let cards: Objects = match from {
            // An empty deck has no bottom card, so it is reshuffled first if possible.
            UnderFrom::Bottom => {
                self.check_deck(frame.you);
                self.state.players[frame.you as usize].deck.first().copied().into_iter().collect()
            }
            UnderFrom::Those => self.those(),
            UnderFrom::Hand => {
                self.state.players[frame.you as usize].hand.iter().copied().collect()
            }
        };
        if !self.state.on_battlefield(frame.this) {
            return self.did(0);
        }
        for &card in cards.iter() {
            if from == UnderFrom::Hand {
                self.forget_hand(frame.you, card);
            }
            self.move_to(card, Zone::Under, frame.this, 0);
        }
        self.did(cards.len() as i32)
    }

    pub(super) fn follow_scrap_all_from_hand(&mut self, what: &'static What) -> Flow {
        let you = self.frame().you;
        let Some(scraps) = self.scraps_hand(you) else { return Again };
        if !scraps {
            return self.did_with(&[]);
        }
        let cards = self.fitting(&self.state.players[you as usize].hand, what);
        self.scrap_cards(you, &cards)
    }

    pub(super) fn follow_reveal_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let hand = self.state.players[you as usize].hand;
        self.show(you, &hand, 3);
        self.did(hand.len() as i32)
    }

    pub(super) fn follow_look_at_hand(&mut self) -> Flow {
        let you = self.frame().you;
        let they = State::other(you);
        let hand = self.state.players[they as usize].hand;
        self.show(they, &hand, 1 << you);
        self.did(hand.len() as i32)
    }

    pub(super) fn follow_scrap_from_their_hand(
        &mut self,
        count: &'static u8,
        what: &'static What,
    ) -> Flow {
        let they = State::other(self.frame().you);
        let Some(scraps) = self.scraps_hand(they) else { return Again };
        if !scraps {
            return self.did_with(&[]);
        }
        let hand = self.state.players[they as usize].hand;
        let options = self.fitting(&hand, what);
        let Some(cards) = self.pick_hidden(&options, &hand, *count, false) else { return Again };
        self.scrap_cards(they, &cards)
    }

    /// Puts cards of the opponent's hand on top of the opponent's deck. The owner puts them there for the purpose of
    /// triggers; the player who chose knows them.
    pub(super) fn follow_top_from_their_hand(&mut self, count: u8, what: &'static What) -> Flow {
        let they = State::other(self.frame().you);
        let hand = self.state.players[they as usize].hand;
        let options = self.fitting(&hand, what);
        let Some(cards) = self.pick_hidden(&options, &hand, count, false) else { return Again };
        let event = self.join_event();
        for &card in cards.iter() {
            self.move_to(card, Zone::Deck, NOBODY, 0);
            self.happen(TriggerEvent { card, ..TriggerEvent::by(trigger_kind::PUTS_ON_TOP, they) });
        }
        self.event = event;
        self.did_with(&cards)
    }

    pub(super) fn follow_reveal_at_random(&mut self) -> Flow {
        let they = State::other(self.frame().you);
        let hand = self.state.players[they as usize].hand;
        let mut cards = Objects::new();
        if !hand.is_empty() {
            let index = self.state.random.below(hand.len() as u32);
            cards.push(hand[index as usize]);
            self.show(they, &cards, 3);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_scrap_from_deck(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount).clamp(0, 250) as u8;
        let cards = self.scrap_from_deck(you, number);
        self.did_with(&cards)
    }

    pub(super) fn follow_scrap_those(&mut self) -> Flow {
        let mut cards = self.those();
        if !self.spare_hand_of(&mut cards) {
            return Again;
        }
        let event = self.join_event();
        for &card in cards.iter() {
            self.scrap_remembered(card);
        }
        self.event = event;
        self.did(cards.len() as i32)
    }

    pub(super) fn follow_put_those_back(&mut self) -> Flow {
        let you = self.frame().you;
        let cards = self.those();
        let Some(order) = self.pick_order(&cards) else { return Again };
        self.put_on_deck(you, &order);
        self.did(order.len() as i32)
    }

    pub(super) fn follow_put_on_top(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let wanted = self.number(amount).clamp(0, 250) as u8;
        self.plan(you, wanted, false)
    }

    pub(super) fn follow_plan(&mut self, amount: &'static Amount) -> Flow {
        let you = self.frame().you;
        let wanted = self.number(amount).clamp(0, 250) as u8;
        self.plan(you, wanted, true)
    }

    pub(super) fn follow_take_those(
        &mut self,
        what: &'static What,
        count: Option<u8>,
        up_to: bool,
        reveal: bool,
    ) -> Flow {
        let you = self.frame().you;
        let those = self.those();
        let options = self.fitting(&those, what);
        let wanted = count.unwrap_or(options.len() as u8);
        // If all fitting cards are taken, there is no choice.
        let place = if count.is_some() || up_to { those } else { options };
        let Some(cards) = self.pick_hidden(&options, &place, wanted, up_to) else { return Again };
        // If the player may take none, each fitting card may have stayed.
        self.forget_choice(&those, &options, if up_to { 0 } else { wanted });
        for &card in cards.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
            self.forget(card);
        }
        if reveal {
            self.show(you, &cards, 3);
        }
        self.did(cards.len() as i32)
    }

    /// Clears the opponent's knowledge of deck cards after a player looked at them alone and took some into hand. A card
    /// that cannot have stayed, or cannot have been taken, stays known.
    fn forget_choice(&mut self, those: &[ObjectId], options: &[ObjectId], wanted: u8) {
        let in_deck = |card: &&ObjectId| self.state.object(**card).zone == Zone::Deck;
        let secret = |card: &ObjectId| self.state.is_secret_to_a_seat(*card);
        let Some(&first) = those.iter().find(in_deck) else { return };
        if !those.iter().any(secret) && !self.looks_alone() {
            return;
        }
        let bit = 1 << State::other(self.state.owner(first));
        let could_fit =
            |card: &&ObjectId| self.state.object(**card).seen & bit == 0 || options.contains(card);
        if those.iter().filter(could_fit).count() <= usize::from(wanted) {
            return;
        }
        for &card in options {
            self.state.objects[card as usize].seen &= !bit;
        }
    }

    /// Returns whether the instructions in progress let a player look at cards that the opponent is not shown. It searches
    /// the code, because cards that the opponent already knew cannot be told from revealed ones by their state.
    #[cold]
    fn looks_alone(&self) -> bool {
        let op = |pc: &u16| self.catalogue.op(*pc);
        let of_this = |op: &&'static Op| !matches!(op, Op::End);
        let looks = |op: &'static Op| matches!(op, Op::Do(Effect::LookAtTop(_)));
        let pc = self.state.frames.last().map_or(0, |frame| frame.pc);
        let before = (0..pc).rev().map(|pc| op(&pc)).take_while(of_this).any(looks);
        // In a loop, the look may also come later in the code.
        before || (pc..).map(|pc| op(&pc)).take_while(of_this).any(looks)
    }

    pub(super) fn follow_return_from_scrap(
        &mut self,
        count: u8,
        what: &'static What,
        up_to: bool,
        different_names: bool,
    ) -> Flow {
        let you = self.frame().you;
        let fitting = self.fitting(&self.state.players[you as usize].scrap, what);
        let scrap = match different_names {
            true => self.one_of_each_name(&fitting),
            false if count == 1 => self.distinct(&fitting),
            false => fitting,
        };
        let Some(cards) = self.pick_cards(&scrap, count, up_to) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_top_from_scrap(
        &mut self,
        count: &'static u8,
        what: &'static What,
    ) -> Flow {
        let you = self.frame().you;
        let scrap = self.distinct(&self.fitting(&self.state.players[you as usize].scrap, what));
        let Some(cards) = self.pick_cards(&scrap, *count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Deck, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    pub(super) fn scrap_cards(&mut self, seat: u8, cards: &[ObjectId]) -> Flow {
        let held = self.hold_decks();
        for &card in cards {
            self.scrap_from_hand(seat, card);
        }
        self.release_decks(held);
        self.did_with(cards)
    }

    pub(super) fn look_at_top(&mut self, amount: &Amount, everyone: bool) -> Flow {
        let you = self.frame().you;
        let seats = if everyone { 3 } else { 1 << you };
        let number = self.number(amount).clamp(0, 250) as usize;
        // Applies a supplied outcome to the top card.
        if number > 0 {
            self.top_of_deck(you);
            self.refill_below(you, number);
        }
        let deck = self.state.players[you as usize].deck;
        let cards: Cards = deck.iter().rev().copied().take(number).collect();
        self.show(you, &cards, seats);
        self.did_with(&cards)
    }

    /// Puts cards from hand on top of the deck. The card chosen last is uppermost.
    pub(super) fn plan(&mut self, you: u8, wanted: u8, may_stop: bool) -> Flow {
        let hand = self.state.players[you as usize].hand;
        // The order matters, so a player with several cards is always asked.
        let cards = if let Some(answer) = self.answer() {
            answer.chosen
        } else if hand.is_empty() || wanted == 0 {
            Objects::new()
        } else if hand.len() == 1 && !may_stop {
            hand.iter().copied().collect()
        } else {
            self.ask(Ask::Cards, you, &hand, wanted, may_stop);
            self.state.decision.ordered = true;
            return Again;
        };
        let event = self.join_event();
        for &card in cards.iter() {
            self.forget_hand(you, card);
            self.move_to(card, Zone::Deck, NOBODY, 0);
            self.happen(TriggerEvent { card, ..TriggerEvent::by(trigger_kind::PUTS_ON_TOP, you) });
        }
        self.event = event;
        self.did(cards.len() as i32)
    }

    /// Plays a card within an effect. Its triggers wait until the outermost effect ends.
    pub(super) fn play_inside(
        &mut self,
        what: &'static What,
        from: From,
        onto: Option<&'static Who>,
        may: bool,
    ) -> Flow {
        if self.frame().ready & BEGUN != 0 {
            return self.did(1);
        }
        let you = self.frame().you;
        if let Some(answer) = self.answer() {
            let Some(&card) = answer.chosen.first() else { return self.did(0) };
            self.frame().ready |= BEGUN;
            self.frame().card = card;
            self.forget(card);
            if let Some(target) = members(answer.chosen_characters).next() {
                self.play_upgrade(you, card, target, answer.answer, from == From::Hand);
            } else {
                self.play_action(you, card);
            }
            return Again;
        }
        let context = self.context();
        if self.tcg.is_barred(self.state, &context, what) {
            return self.did(0);
        }
        let options = self.tcg.play_sources(self.state, &context, from);
        let could_be = |card: &ObjectId| {
            self.state.is_secret_to_a_seat(*card)
                || self.tcg.playable_from(self.state, &context, *card, what, from, onto)
        };
        if !options.iter().any(could_be) {
            return self.did(0);
        }
        // The characters that an Upgrade may go onto are stored for the list of legal actions.
        let among = onto.map_or(!0, |who| self.tcg.candidates(self.state, &context, who));
        self.frame().picks[1] = among;
        self.ask(Ask::PlayCard, you, &options, 1, may);
        Again
    }
}
