//! Following instructions: the interpreter of the effect language.
//!
//! An instruction that needs a choice asks for it and is begun again when the answer is there;
//! choices already made are kept in the frame ([`Frame::picks`], [`Frame::ready`]).

use crate::{
    catalogue::on,
    code::Op,
    event::Event,
    machine::Machine,
    query::Eye,
    state::{Ask, Cards, Characters, Lasting, LastingKind, NOBODY, ObjectId, State, Those, Work, Zone, members, only},
    trigger::Happening,
};
use altmode_tcg_language::{Amount, Effect, From, Into, Mode, Pick, Quality, Slot, Until, What, Who};

/// What became of a step.
enum Flow {
    /// It is finished.
    Next,
    /// It waits for an answer or for work inside it, and is begun again then.
    Again,
}

use Flow::{Again, Next};

/// Bits of [`Frame::ready`] beyond those of the two character choices.
const CARD_CHOSEN: u8 = 4;
/// Work inside the instruction has been begun.
const BEGUN: u8 = 8;

impl Machine<'_> {
    /// Does the next step of a card's instructions.
    pub fn code_step(&mut self) {
        let pc = self.frame().pc;
        let next = pc + 1;
        match &self.catalogue.code[pc as usize] {
            Op::End => {
                self.state.frames.pop();
                // The outermost effect is over.
                if !self.state.frames.iter().any(|frame| frame.work == Work::Code) {
                    self.end_set_aside();
                }
            }
            Op::UpgradeSide => {
                if let Next = self.place_upgrade_side() {
                    self.advance(next);
                }
            }
            Op::DeployHead => {
                let frame = self.frame();
                let (head, body) = (frame.source, frame.this);
                self.advance(next);
                self.deploy_head(head, body);
            }
            Op::Do(effect) => {
                if let Next = self.follow(effect) {
                    self.advance(next);
                }
            }
            Op::Gets(effect, first, past) => {
                if let Next = self.gets(effect, *first, *past) {
                    self.advance(next);
                }
            }
            Op::ThisTurn(trigger) => {
                self.last(LastingKind::Trigger, *trigger, false);
                self.advance(next);
            }
            Op::AtEndOfTurn(code) => {
                self.last(LastingKind::AtEndOfTurn, *code, false);
                self.advance(next);
            }
            Op::AfterBattle(code) => {
                self.last(LastingKind::AfterBattle, *code, true);
                self.advance(next);
            }
            Op::Jump(to) => self.advance(*to),
            Op::Unless(condition, to) => {
                let eye = self.eye();
                let holds = self.tcg.holds(self.state, &eye, condition);
                self.advance(if holds { next } else { *to });
            }
            Op::Ask(effects, to) => self.ask_may(effects, next, *to),
            Op::UnlessDone(to) => {
                let done = self.frame().done;
                self.advance(if done { next } else { *to });
            }
            Op::Times(count, exit) => {
                if self.frame().step == 0 {
                    let eye = self.eye();
                    let count = self.tcg.amount(self.state, &eye, count).clamp(0, 200) as u32;
                    let frame = self.frame();
                    (frame.left, frame.step) = (count, 1);
                }
                let frame = self.frame();
                if frame.left == 0 {
                    frame.step = 0;
                    self.advance(*exit);
                } else {
                    frame.left -= 1;
                    self.advance(next);
                }
            }
            Op::ForEach(who, exit) => {
                if self.frame().step == 0 {
                    let eye = self.eye();
                    let all = self.tcg.candidates(self.state, &eye, who);
                    let frame = self.frame();
                    (frame.left, frame.step) = (all, 1);
                }
                let frame = self.frame();
                match members(frame.left).next() {
                    None => {
                        frame.step = 0;
                        self.advance(*exit);
                    }
                    Some(character) => {
                        frame.left &= !only(character);
                        frame.it = only(character);
                        self.advance(next);
                    }
                }
            }
            Op::Again(start) => self.advance(*start),
            Op::OtherPlayer => {
                let frame = self.frame();
                frame.you = State::other(frame.you);
                self.advance(next);
            }
            Op::ActivePlayer => {
                self.frame().you = self.state.active;
                self.advance(next);
            }
            Op::OwnPlayer => {
                let frame = self.frame();
                frame.you = frame.controller;
                self.advance(next);
            }
            Op::ChooseOne(places) => {
                if let Some(answer) = self.answer() {
                    let place = places.get(usize::from(answer.answer)).copied().unwrap_or(next);
                    self.advance(place);
                } else {
                    let options: Vec<u8> = (0..places.len() as u8).collect();
                    let seat = self.frame().you;
                    self.ask(Ask::Option, seat, &options, 1, false);
                }
            }
        }
    }

    /// Goes on to another step with a clean slate.
    fn advance(&mut self, pc: u16) {
        let frame = self.frame();
        (frame.pc, frame.ready, frame.card) = (pc, 0, NOBODY);
    }

    /// "You may": asked whenever saying yes can do something, and not otherwise.
    fn ask_may(&mut self, effects: &'static [Effect], next: u16, otherwise: u16) {
        if let Some(answer) = self.answer() {
            self.frame().done = answer.answer == 1;
            return self.advance(if answer.answer == 1 { next } else { otherwise });
        }
        let eye = self.eye();
        // Instructions that must all be possible: the first is what the rest hangs on.
        let possible = effects.first().is_some_and(|effect| self.tcg.can_do(self.state, &eye, effect));
        if possible {
            self.ask(Ask::YesNo, eye.you, &[], 1, false);
        } else {
            self.frame().done = false;
            self.advance(otherwise);
        }
    }

    /// The characters of a phrase, chosen if need be. `None` while the choice is being made.
    fn pick(&mut self, slot: usize, who: &'static Who) -> Option<Characters> {
        self.pick_if(slot, who, |_, _| true)
    }

    /// The same, among those for which the instruction would do something.
    fn pick_if(&mut self, slot: usize, who: &'static Who, useful: impl Fn(&Self, ObjectId) -> bool) -> Option<Characters> {
        if self.frame().ready >> slot & 1 != 0 {
            return Some(self.frame().picks[slot]);
        }
        if let Some(answer) = self.answer() {
            return Some(self.picked(slot, who, answer.chosen_characters));
        }
        let eye = self.eye();
        let all = self.tcg.candidates(self.state, &eye, who);
        let (wanted, may_stop) = match who.pick {
            Pick::Choose(number) => (number, false),
            Pick::UpTo(number) => (number, true),
            _ => return Some(self.picked(slot, who, all)),
        };
        let mut options = altmode_core::List::<u8, 32>::new();
        for character in members(all) {
            if useful(self, character) {
                options.push(character);
            }
        }
        if options.is_empty() || (!may_stop && options.len() <= usize::from(wanted)) {
            let set = options.iter().fold(0, |set, &character| set | only(character));
            return Some(self.picked(slot, who, set));
        }
        self.ask(Ask::Characters, eye.you, &options, wanted, may_stop);
        None
    }

    fn picked(&mut self, slot: usize, who: &Who, set: Characters) -> Characters {
        let frame = self.frame();
        frame.picks[slot] = set;
        frame.ready |= 1 << slot;
        // What follows speaks of the chosen ones as "it".
        if slot == 0 && matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_) | Pick::Each) {
            frame.it = set;
        }
        set
    }

    /// Cards chosen among a list. `None` while the choice is being made.
    fn pick_cards(&mut self, options: &[ObjectId], wanted: u8, may_stop: bool) -> Option<Those> {
        if let Some(answer) = self.answer() {
            return Some(answer.chosen.iter().copied().take(12).collect());
        }
        if options.is_empty() || wanted == 0 || (!may_stop && options.len() <= usize::from(wanted)) {
            return Some(if wanted == 0 { Those::new() } else { options.iter().copied().take(12).collect() });
        }
        let seat = self.frame().you;
        self.ask(Ask::Cards, seat, options, wanted, may_stop);
        None
    }

    /// One card chosen among a list and kept in the frame, for instructions that choose more after it.
    fn pick_card(&mut self, options: &[ObjectId]) -> Option<ObjectId> {
        if self.frame().ready & CARD_CHOSEN != 0 {
            return Some(self.frame().card);
        }
        let chosen = self.pick_cards(options, 1, false)?;
        let card = chosen.first().copied().unwrap_or(NOBODY);
        let frame = self.frame();
        frame.card = card;
        frame.ready |= CARD_CHOSEN;
        Some(card)
    }

    /// Fitting cards of a list.
    fn fitting(&self, cards: &[ObjectId], what: &What) -> Cards {
        let eye = self.eye();
        cards.iter().copied().filter(|&card| self.tcg.is_card(self.state, &eye, card, what)).collect()
    }

    /// Fitting Upgrades on the characters of a phrase.
    fn upgrades_on(&self, what: &What, who: &Who) -> Cards {
        let eye = self.eye();
        let mut found = Cards::new();
        for character in members(self.tcg.candidates(self.state, &eye, who)) {
            for &upgrade in self.state.character(character).upgrades.iter() {
                if self.tcg.is_card(self.state, &eye, upgrade, what) {
                    found.push(upgrade);
                }
            }
        }
        found
    }

    fn number(&self, amount: &Amount) -> i32 {
        self.tcg.amount(self.state, &self.eye(), amount)
    }

    /// Notes whether an instruction did something, and the number it came to.
    fn did(&mut self, count: i32) -> Flow {
        let frame = self.frame();
        (frame.done, frame.amount) = (count > 0, count.clamp(0, 999) as i16);
        Next
    }

    /// The same, with the cards it moved.
    fn did_with(&mut self, cards: Those) -> Flow {
        self.frame().those = cards;
        self.did(cards.len() as i32)
    }

    /// Follows one instruction.
    fn follow(&mut self, effect: &'static Effect) -> Flow {
        let you = self.frame().you;
        let they = State::other(you);
        match effect {
            Effect::Damage { amount, to } => {
                let Some(targets) = self.pick(0, to) else { return Again };
                let number = self.number(amount);
                let source = self.frame().source;
                let done = number > 0 && targets != 0;
                self.did(i32::from(done) * number);
                // The hits are worked on inside; this instruction is finished with them.
                let pc = self.frame().pc + 1;
                self.advance(pc);
                self.do_damage(targets, number, false, source);
                Again
            }
            Effect::Repair { amount, from } => {
                let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
                let Some(targets) = self.pick_if(0, from, damaged) else { return Again };
                let number = self.number(amount);
                let mut repaired = 0;
                for character in members(targets) {
                    repaired += i32::from(self.repair(character, number));
                }
                if repaired > 0 {
                    let mut happening = Happening::by(on::YOU_REPAIR, you);
                    happening.amount = repaired as i16;
                    self.happen(happening);
                }
                self.did(repaired)
            }
            Effect::MoveDamage { amount, from, to } => {
                let damaged = |machine: &Self, character| machine.state.character(character).damage > 0;
                let Some(sources) = self.pick_if(0, from, damaged) else { return Again };
                let Some(targets) = self
                    .pick_if(1, to, |machine, character| only(character) != machine.state.frames[machine.state.frames.len() - 1].picks[0])
                else {
                    return Again;
                };
                let number = self.number(amount);
                let mut moved = 0;
                for target in members(targets).take(1) {
                    for source in members(sources) {
                        moved += i32::from(self.move_damage(source, target, number));
                    }
                }
                self.check_ko();
                self.did(moved)
            }
            Effect::MoveAnyDamage { from, to } => self.move_any_damage(from, to),
            Effect::Ko(who) => {
                let Some(targets) = self.pick(0, who) else { return Again };
                self.ko(targets & self.everyone());
                self.did(targets.count_ones() as i32)
            }
            Effect::ReturnToBattlefield { who, repair } => {
                let Some(targets) = self.pick_if(0, who, |machine, character| machine.tcg.can_return(machine.state, character)) else {
                    return Again;
                };
                for character in members(targets) {
                    self.return_to_battlefield(character, *repair);
                }
                self.frame().it = targets;
                self.check_ko();
                self.did(targets.count_ones() as i32)
            }
            Effect::SpillExtraDamage(who) => {
                let Some(targets) = self.pick(0, who) else { return Again };
                self.did(i32::from(targets != 0));
                let pc = self.frame().pc + 1;
                self.advance(pc);
                self.spill(targets);
                Again
            }
            Effect::FlipMore(amount) => {
                let number = self.number(amount);
                self.flip_more(you, number);
                self.did(number)
            }
            Effect::CountColor(color) => {
                let side = crate::query::side_of(self.state, you);
                let more = self.state.battle.icons[side][*color as usize];
                self.state.battle.pips[side] += more as i8;
                self.did(i32::from(more))
            }
            Effect::FlipOutsideBattle(amount) => {
                let number = self.number(amount);
                let mut cards = Those::new();
                for _ in 0..number.clamp(0, 12) {
                    let Some(card) = self.top_of_deck(you) else { break };
                    self.move_to(card, Zone::Played, NOBODY, 0);
                    cards.push(card);
                }
                self.did_with(cards)
            }
            Effect::Draw(amount) => {
                let number = self.number(amount).clamp(0, 80) as u8;
                let drawn = self.draw(you, number);
                self.did(i32::from(drawn))
            }
            Effect::ScrapHand => {
                let hand = self.state.players[you as usize].hand;
                for &card in hand.iter() {
                    self.scrap_from_hand(you, card);
                }
                self.frame().those = hand.iter().copied().take(12).collect();
                self.did(hand.len() as i32)
            }
            Effect::ScrapFromHand { count, what } => {
                let options = self.fitting(&self.state.players[you as usize].hand, what);
                let wanted = self.number(count).clamp(0, 12) as u8;
                let Some(cards) = self.pick_cards(&options, wanted, false) else { return Again };
                self.scrap_cards(you, &cards)
            }
            Effect::ScrapAnyFromHand(what) => {
                let options = self.fitting(&self.state.players[you as usize].hand, what);
                let Some(cards) = self.pick_cards(&options, options.len().min(12) as u8, true) else { return Again };
                self.scrap_cards(you, &cards)
            }
            Effect::KeepInHand(number) => {
                let hand = self.state.players[you as usize].hand;
                let Some(kept) = self.pick_cards(&hand, *number, false) else { return Again };
                let mut scrapped = 0;
                for &card in hand.iter().filter(|card| !kept.contains(card)) {
                    self.scrap_from_hand(you, card);
                    scrapped += 1;
                }
                self.did(scrapped)
            }
            Effect::ScrapAllFromHand(what) => {
                let cards: Those = self.fitting(&self.state.players[you as usize].hand, what).iter().copied().take(12).collect();
                self.scrap_cards(you, &cards)
            }
            Effect::RevealHand => {
                let hand = self.state.players[you as usize].hand;
                self.show(you, &hand, 3);
                self.did(hand.len() as i32)
            }
            Effect::LookAtHand => {
                let hand = self.state.players[they as usize].hand;
                self.show(they, &hand, 1 << you);
                self.did(hand.len() as i32)
            }
            Effect::ScrapFromTheirHand { count, what } => {
                let options = self.fitting(&self.state.players[they as usize].hand, what);
                let Some(cards) = self.pick_cards(&options, *count, false) else { return Again };
                self.scrap_cards(they, &cards)
            }
            Effect::RevealAtRandom => {
                let hand = self.state.players[they as usize].hand;
                let mut cards = Those::new();
                if !hand.is_empty() {
                    let index = self.state.random.below(hand.len() as u32);
                    cards.push(hand[index as usize]);
                    self.show(they, &cards, 3);
                }
                self.did_with(cards)
            }
            Effect::ScrapFromDeck(amount) => {
                let number = self.number(amount).clamp(0, 80) as u8;
                let cards = self.scrap_from_deck(you, number);
                self.did_with(cards)
            }
            Effect::RevealTop(amount) => self.look_at_top(amount, 3),
            Effect::LookAtTop(amount) => self.look_at_top(amount, 1 << you),
            Effect::ScrapThose => {
                let cards = self.frame().those;
                for &card in cards.iter() {
                    let owner = self.state.owner(card);
                    if self.state.object(card).zone == Zone::Hand {
                        self.scrap_from_hand(owner, card);
                    } else {
                        if self.state.object(card).zone == Zone::Deck && !self.state.players[owner as usize].set_aside.is_full() {
                            self.state.players[owner as usize].set_aside.push(card);
                        }
                        self.scrap(card);
                    }
                }
                self.did(cards.len() as i32)
            }
            Effect::PutThoseBack => {
                let cards = self.frame().those;
                let Some(order) = self.pick_order(&cards) else { return Again };
                self.put_on_deck(you, &order);
                self.did(order.len() as i32)
            }
            Effect::PutOnTop(amount) => {
                let wanted = self.number(amount).clamp(0, 12) as u8;
                self.plan(you, wanted, false)
            }
            Effect::Plan(amount) => {
                let wanted = self.number(amount).clamp(0, 12) as u8;
                self.plan(you, wanted, true)
            }
            Effect::TakeThose { what, count } => {
                let those = self.frame().those;
                let options = self.fitting(&those, what);
                let wanted = count.unwrap_or(options.len() as u8);
                let Some(cards) = self.pick_cards(&options, wanted, false) else { return Again };
                for &card in cards.iter() {
                    self.move_to(card, Zone::Hand, NOBODY, 0);
                    self.frame().those.take(card);
                }
                self.did(cards.len() as i32)
            }
            Effect::ReturnFromScrap { count, what } => {
                let scrap = self.distinct(&self.fitting(&self.state.players[you as usize].scrap, what));
                let Some(cards) = self.pick_cards(&scrap, *count, false) else { return Again };
                for &card in cards.iter() {
                    self.move_to(card, Zone::Hand, NOBODY, 0);
                }
                self.did_with(cards)
            }
            Effect::TopFromScrap { count, what } => {
                let scrap = self.distinct(&self.fitting(&self.state.players[you as usize].scrap, what));
                let Some(cards) = self.pick_cards(&scrap, *count, false) else { return Again };
                for &card in cards.iter() {
                    self.move_to(card, Zone::Deck, NOBODY, 0);
                }
                self.did_with(cards)
            }
            Effect::PutFromScrap { what, onto } => self.put_from_scrap(what, onto),
            Effect::ScrapUpgrade { what, from } => {
                let options = self.scrappable(&self.upgrades_on(what, from));
                let Some(cards) = self.pick_cards(&options, 1, false) else { return Again };
                for &card in cards.iter() {
                    self.frame().it = only(self.state.object(card).host);
                    self.scrap_upgrade(card);
                }
                self.did_with(cards)
            }
            Effect::ScrapUpgrades { what, from } => {
                let Some(_) = self.pick(0, from) else { return Again };
                let cards = self.scrappable(&self.upgrades_on_picked(what));
                for &card in cards.iter() {
                    self.scrap_upgrade(card);
                }
                self.frame().those = cards.iter().copied().take(12).collect();
                self.did(cards.len() as i32)
            }
            Effect::ReturnUpgrade { what, from } => {
                let options = self.upgrades_on(what, from);
                let Some(cards) = self.pick_cards(&options, 1, false) else { return Again };
                self.return_upgrades(&cards)
            }
            Effect::ReturnUpgrades { what, from } => {
                let Some(_) = self.pick(0, from) else { return Again };
                let cards = self.upgrades_on_picked(what);
                self.return_upgrades(&cards)
            }
            Effect::MoveUpgrade { what, from, to } => self.move_upgrade(what, from, to),
            Effect::SwapUpgrades => self.swap_upgrades(),
            Effect::ScrapThis => {
                let source = self.frame().source;
                let there = self.state.object(source).zone == Zone::Upgrade;
                if there {
                    self.scrap_upgrade(source);
                }
                self.did(i32::from(there))
            }
            Effect::MayPlay { what, from, onto } => self.play_inside(what, *from, onto.as_ref(), true),
            Effect::Play { what, from, onto } => self.play_inside(what, *from, onto.as_ref(), false),
            Effect::Choose(who) => {
                let Some(set) = self.pick(0, who) else { return Again };
                self.frame().it = set;
                self.did(set.count_ones() as i32)
            }
            Effect::Flip { who, to } => self.flip_characters(who, *to),
            Effect::Tap(who) => {
                let Some(set) = self.pick_if(0, who, |machine, character| !machine.state.character(character).tapped) else { return Again };
                let count = members(set).filter(|&character| self.tap(character)).count();
                self.did(count as i32)
            }
            Effect::Untap(who) => {
                let Some(set) = self.pick_if(0, who, |machine, character| machine.state.character(character).tapped) else { return Again };
                let count = members(set).filter(|&character| self.untap(character)).count();
                self.did(count as i32)
            }
            Effect::Deploy { who, mode } => {
                let Some(set) = self.pick(0, who) else { return Again };
                for character in members(set) {
                    self.deploy(character, *mode);
                }
                self.frame().it = set;
                self.did(set.count_ones() as i32)
            }
            Effect::Combine(form) => {
                let combined = self.combine(you, form);
                self.did(i32::from(combined))
            }
            Effect::RaiseTower(number) => {
                let player = &mut self.state.players[you as usize];
                let there = player.tower > 0;
                if there {
                    player.tower = player.tower.saturating_add(*number);
                    let height = player.tower;
                    self.io.emit(|| Event::Tower { seat: you, height });
                }
                self.did(i32::from(there))
            }
            Effect::ExtraAttack { with, against } => {
                let eye = self.eye();
                let with = self.tcg.candidates(self.state, &eye, with);
                let against = against.as_ref().map_or(0, |who| self.tcg.candidates(self.state, &eye, who));
                self.owe_attack(with, against);
                self.did(1)
            }
            Effect::ExtraTurn => {
                let player = &mut self.state.players[you as usize];
                player.extra_turns = player.extra_turns.saturating_add(1);
                self.did(1)
            }
            Effect::ChooseColor => {
                if let Some(answer) = self.answer() {
                    self.frame().color = answer.answer;
                    return self.did(1);
                }
                self.ask(Ask::Option, you, &[0, 1, 2, 3, 4], 1, false);
                Again
            }
            // These are laid out as steps of their own when the card is compiled.
            Effect::Gets { .. }
            | Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(_)
            | Effect::EachPlayer(_)
            | Effect::ChooseOne(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_) => Next,
        }
    }

    fn scrap_cards(&mut self, seat: u8, cards: &[ObjectId]) -> Flow {
        for &card in cards {
            self.scrap_from_hand(seat, card);
        }
        self.did_with(cards.iter().copied().take(12).collect())
    }

    fn look_at_top(&mut self, amount: &Amount, seats: u8) -> Flow {
        let you = self.frame().you;
        let number = self.number(amount).clamp(0, 12) as usize;
        // A supplied outcome is the card on top.
        if number > 0 {
            self.top_of_deck(you);
        }
        let deck = self.state.players[you as usize].deck;
        let cards: Those = deck.iter().rev().copied().take(number).collect();
        self.show(you, &cards, seats);
        self.did_with(cards)
    }

    /// Puts cards from hand on top of the deck: the one chosen last is uppermost.
    fn plan(&mut self, you: u8, wanted: u8, may_stop: bool) -> Flow {
        let hand = self.state.players[you as usize].hand;
        // Which of several cards goes where matters, so several are always asked about.
        let cards = if let Some(answer) = self.answer() {
            answer.chosen
        } else if hand.is_empty() || wanted == 0 {
            altmode_core::List::new()
        } else if hand.len() == 1 && !may_stop {
            hand.iter().copied().collect()
        } else {
            self.ask(Ask::Cards, you, &hand, wanted, may_stop);
            return Again;
        };
        for &card in cards.iter() {
            self.forget_hand(you, card);
            self.move_to(card, Zone::Deck, NOBODY, 0);
            self.happen(Happening { card, ..Happening::by(on::PUTS_ON_TOP, you) });
        }
        self.did(cards.len() as i32)
    }

    /// An order for remembered cards, the first chosen uppermost.
    fn pick_order(&mut self, cards: &[ObjectId]) -> Option<Those> {
        if let Some(answer) = self.answer() {
            return Some(answer.chosen.iter().copied().take(12).collect());
        }
        if cards.len() < 2 {
            return Some(cards.iter().copied().collect());
        }
        let seat = self.frame().you;
        self.ask(Ask::Cards, seat, cards, cards.len() as u8, false);
        None
    }

    /// Upgrades that this instruction can scrap: some can't be by the opponent's cards.
    fn scrappable(&self, cards: &[ObjectId]) -> Cards {
        let source = self.state.frames[self.state.frames.len() - 1].source;
        let owner = self.state.owner(source);
        cards
            .iter()
            .copied()
            .filter(|&card| {
                let host = self.state.object(card).host;
                self.state.owner(host) == owner || !self.tcg.has(self.state, host, crate::catalogue::q::UPGRADES_STAY)
            })
            .collect()
    }

    fn upgrades_on_picked(&self, what: &What) -> Cards {
        let frame = &self.state.frames[self.state.frames.len() - 1];
        let eye = self.eye();
        let mut found = Cards::new();
        for character in members(frame.picks[0]) {
            for &upgrade in self.state.character(character).upgrades.iter() {
                if self.tcg.is_card(self.state, &eye, upgrade, what) {
                    found.push(upgrade);
                }
            }
        }
        found
    }

    fn return_upgrades(&mut self, cards: &[ObjectId]) -> Flow {
        for &card in cards {
            // A Battle Master that would leave the battlefield goes to the KO area instead.
            if self.state.is_character(card) {
                self.scrap(card);
            } else {
                self.move_to(card, Zone::Hand, NOBODY, 0);
            }
        }
        self.check_ko();
        self.did(cards.len() as i32)
    }

    fn put_from_scrap(&mut self, what: &'static What, onto: &'static Who) -> Flow {
        let you = self.frame().you;
        let eye = self.eye();
        let among = self.tcg.candidates(self.state, &eye, onto);
        let fits = |machine: &Self, card: ObjectId| machine.tcg.upgrade_targets(machine.state, card, you) & among != 0;
        let options: Cards =
            self.fitting(&self.state.players[you as usize].scrap, what).iter().copied().filter(|&card| fits(self, card)).collect();
        let options = self.distinct(&options);
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let Some(targets) =
            self.pick_if(1, onto, |machine, character| machine.tcg.upgrade_targets(machine.state, card, you) & only(character) != 0)
        else {
            return Again;
        };
        match members(targets).next() {
            Some(target) => self.put_into_best_slot(card, target),
            None => self.did(0),
        }
    }

    /// Puts an Upgrade onto a character by an effect: into a slot of its kind, an empty one first.
    fn put_into_best_slot(&mut self, card: ObjectId, target: ObjectId) -> Flow {
        let taken = |slot: Slot| self.state.character(target).upgrades.iter().any(|&upgrade| self.state.object(upgrade).slot == slot as u8);
        let fitting = || Slot::ALL.iter().copied().filter(|slot| self.tcg.fits_slot(self.state, card, target, *slot));
        let slot = fitting().find(|slot| !taken(*slot)).or_else(|| fitting().next());
        match slot {
            Some(slot) => {
                self.put_upgrade(card, target, slot as u8);
                self.did(1)
            }
            None => self.did(0),
        }
    }

    fn move_upgrade(&mut self, what: &'static What, from: &'static Who, to: &'static Who) -> Flow {
        let options = self.upgrades_on(what, from);
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let seat = self.state.owner(self.state.object(card).host);
        let host = self.state.object(card).host;
        let Some(targets) = self.pick_if(1, to, |machine, character| {
            character != host && machine.tcg.upgrade_targets(machine.state, card, seat) & only(character) != 0
        }) else {
            return Again;
        };
        match members(targets & !only(host)).next() {
            Some(target) => {
                self.frame().it = only(target);
                self.put_into_best_slot(card, target)
            }
            None => self.did(0),
        }
    }

    /// Exchanges all Upgrades of two characters; what cannot be put on the other one is scrapped.
    fn swap_upgrades(&mut self) -> Flow {
        let pair = self.frame().it;
        let mut both = members(pair);
        let (Some(left), Some(right)) = (both.next(), both.next()) else { return self.did(0) };
        let (from_left, from_right) = (self.state.character(left).upgrades, self.state.character(right).upgrades);
        for (cards, from, to) in [(from_left, left, right), (from_right, right, left)] {
            for &card in cards.iter() {
                let slot = self.state.object(card).slot;
                let seat = self.state.owner(to);
                if self.tcg.upgrade_targets(self.state, card, seat) & only(to) != 0 {
                    self.move_to(card, Zone::Upgrade, to, slot);
                    self.happen(Happening { card, seat, ..Happening::of(on::PUT_ON, to) });
                } else {
                    self.scrap(card);
                    self.happen_upgrade_scrapped(card, from);
                }
            }
        }
        self.check_ko();
        self.trim_slots();
        self.did(1)
    }

    /// Playing a card inside an effect: its triggers wait for the outermost one.
    fn play_inside(&mut self, what: &'static What, from: From, onto: Option<&'static Who>, may: bool) -> Flow {
        if self.frame().ready & BEGUN != 0 {
            return self.did(1);
        }
        let you = self.frame().you;
        if let Some(answer) = self.answer() {
            let Some(&card) = answer.chosen.first() else { return self.did(0) };
            self.frame().ready |= BEGUN;
            self.frame().those.take(card);
            if let Some(target) = members(answer.chosen_characters).next() {
                self.play_upgrade(you, card, target, answer.answer);
            } else {
                self.play_action(you, card);
            }
            return Again;
        }
        let eye = self.eye();
        let mut options = Cards::new();
        for &card in self.distinct(&self.tcg.play_sources(self.state, &eye, from)).iter() {
            if self.tcg.playable(self.state, &eye, card, what, onto) && self.has_room() {
                options.push(card);
            }
        }
        if options.is_empty() {
            return self.did(0);
        }
        // Where Upgrades may go is kept for the list of answers.
        let among = onto.map_or(!0, |who| self.tcg.candidates(self.state, &eye, who));
        self.frame().picks[1] = among;
        self.ask(Ask::PlayCard, you, &options, 1, may);
        Again
    }

    /// Flips characters. A Triple Changer told to go to alt mode from an alt mode may stay; a
    /// character with several other modes lets its owner choose (S0, Triple Changers).
    fn flip_characters(&mut self, who: &'static Who, to: Option<Into>) -> Flow {
        let able = |machine: &Self, character: ObjectId| !machine.faces_for(character, to).is_empty();
        let Some(set) = self.pick_if(0, who, able) else { return Again };
        // Characters still to be flipped are kept in the second choice.
        if self.frame().ready & 2 == 0 {
            let frame = self.frame();
            (frame.picks[1], frame.amount) = (set, 0);
            frame.ready |= 2;
        }
        while let Some(character) = members(self.frame().picks[1]).next() {
            let faces = self.faces_for(character, to);
            let face = match faces.len() {
                0 => None,
                1 => Some(faces[0]),
                _ => match self.answer() {
                    Some(answer) => Some(answer.answer),
                    None => {
                        let seat = self.frame().you;
                        self.ask(Ask::Option, seat, &faces, 1, false);
                        return Again;
                    }
                },
            };
            self.frame().picks[1] &= !only(character);
            if let Some(face) = face
                && self.flip(character, face)
            {
                self.frame().amount += 1;
            }
        }
        let flipped = i32::from(self.frame().amount);
        self.did(flipped)
    }

    /// The faces that an instruction could flip a character to.
    fn faces_for(&self, character: ObjectId, to: Option<Into>) -> altmode_core::List<u8, 8> {
        let def = self.def(character);
        let mut faces = self.flip_faces(character);
        if let Some(to) = to {
            faces.retain(|face| {
                let mode = def.texts[face as usize].mode;
                match to {
                    Into::Alt => matches!(mode, Mode::Alt | Mode::Alt2),
                    Into::Bot => mode == Mode::Bot,
                }
            });
        }
        faces
    }

    /// Any number of counters, one at a time.
    fn move_any_damage(&mut self, from: &'static Who, to: &'static Who) -> Flow {
        let Some(targets) = self.pick(1, to) else { return Again };
        let Some(target) = members(targets).next() else { return self.did(0) };
        if let Some(answer) = self.answer() {
            let Some(source) = members(answer.chosen_characters).next() else { return self.finish_moving() };
            let moved = self.move_damage(source, target, 1);
            self.frame().amount += i16::from(moved);
            if moved == 0 {
                return self.finish_moving();
            }
        }
        let eye = self.eye();
        let mut options = altmode_core::List::<u8, 32>::new();
        for character in members(self.tcg.candidates(self.state, &eye, from) & !only(target)) {
            if self.state.character(character).damage > 0 {
                options.push(character);
            }
        }
        if options.is_empty() || self.tcg.has(self.state, target, crate::catalogue::q::NO_MOVED_DAMAGE) {
            return self.finish_moving();
        }
        self.ask(Ask::Characters, eye.you, &options, 1, true);
        Again
    }

    fn finish_moving(&mut self) -> Flow {
        self.check_ko();
        let moved = i32::from(self.frame().amount);
        self.did(moved)
    }

    /// A character comes back: untapped, in the same mode, with the counters stated.
    fn return_to_battlefield(&mut self, character: ObjectId, repair: u8) {
        let damage = self.state.character(character).damage.saturating_sub(repair);
        self.move_to(character, Zone::Battlefield, NOBODY, 0);
        let entry = &mut self.state.characters[character as usize];
        (entry.damage, entry.tapped) = (damage, false);
        self.io.emit(|| Event::Returned { character, damage });
    }

    /// From under a character to the battlefield: untapped, in its starting mode unless stated.
    pub fn deploy(&mut self, character: ObjectId, mode: Option<Mode>) {
        let def = self.def(character);
        let face = mode.and_then(|mode| def.texts[..def.faces as usize].iter().position(|text| text.mode == mode));
        let face = face.map_or(def.start, |face| face as u8);
        self.move_to(character, Zone::Battlefield, NOBODY, 0);
        let entry = &mut self.state.characters[character as usize];
        (entry.face, entry.tapped, entry.damage) = (face, false, 0);
        self.table_changed();
        self.io.emit(|| Event::Deployed { character, face });
        self.happen(Happening::of(on::DEPLOYED, character));
    }

    /// The Upgrade side of a KO'd Battle Master goes onto one of its player's characters.
    fn place_upgrade_side(&mut self) -> Flow {
        let frame = *self.frame();
        if self.state.object(frame.source).zone != Zone::Ko {
            return Next;
        }
        if let Some(answer) = self.answer() {
            if let Some(target) = members(answer.chosen_characters).next() {
                self.play_upgrade(frame.controller, frame.source, target, answer.answer);
            }
            return Next;
        }
        let mut placements = 0;
        self.tcg.for_each_placement(self.state, frame.source, frame.controller, !0, |_, _| placements += 1);
        if placements == 0 {
            return Next;
        }
        self.frame().picks[1] = !0;
        self.ask(Ask::PlayCard, frame.controller, &[frame.source], 1, false);
        Again
    }

    /// Gives qualities for a time: the amounts and the characters are fixed now (S0, Dirge).
    fn gets(&mut self, effect: &'static Effect, first: u16, past: u16) -> Flow {
        let Effect::Gets { who, until, .. } = effect else { return Next };
        let Some(set) = self.pick(0, who) else { return Again };
        let eye = self.eye();
        for number in first..past {
            let quality: &'static Quality = self.catalogue.qualities[number as usize];
            if per_character(quality) {
                // "+1 for each Upgrade on it" differs from one character to the next.
                for character in members(set) {
                    let amount = self.tcg.quality_amount(self.state, &Eye { it: only(character), ..eye }, quality);
                    self.last_quality(number, only(character), amount, *until);
                }
            } else {
                let amount = self.tcg.quality_amount(self.state, &eye, quality);
                self.last_quality(number, set, amount, *until);
            }
        }
        self.check_ko();
        self.did(set.count_ones() as i32)
    }

    fn last_quality(&mut self, what: u16, who: Characters, amount: i32, until: Until) {
        if who != 0 && !self.state.lasting.is_full() {
            let (controller, source) = (self.frame().you, self.frame().source);
            self.state.lasting.push(Lasting {
                kind: LastingKind::Quality,
                what,
                who,
                amount: amount.clamp(-99, 99) as i16,
                controller,
                source,
                battle_only: until == Until::EndOfBattle,
            });
        }
    }

    /// Sets up something for later; "it" then is what it is now.
    fn last(&mut self, kind: LastingKind, what: u16, battle_only: bool) {
        let frame = *self.frame();
        if !self.state.lasting.is_full() {
            self.state.lasting.push(Lasting {
                kind,
                what,
                who: if frame.it != 0 { frame.it } else { only(frame.this) },
                amount: frame.amount,
                controller: frame.controller,
                source: frame.source,
                battle_only,
            });
        }
    }
}

/// Whether a quality's amount speaks of "it", so that it differs from character to character.
fn per_character(quality: &Quality) -> bool {
    fn speaks_of_it(amount: &Amount) -> bool {
        use altmode_tcg_language::Count;
        match amount {
            Amount::Fixed(_) => false,
            Amount::Counted(count) => match &**count {
                Count::Characters(who) | Count::Of(_, who) | Count::Upgrades { on: who, .. } => who.pick == Pick::It,
                Count::Sum(left, right) | Count::Product(left, right) => speaks_of_it(left) || speaks_of_it(right),
                Count::Missing { to, .. } => speaks_of_it(to),
                _ => false,
            },
        }
    }
    match quality {
        Quality::Attack(n)
        | Quality::Defense(n)
        | Quality::Health(n)
        | Quality::Bold(n)
        | Quality::Tough(n)
        | Quality::Pierce(n)
        | Quality::Focus(n)
        | Quality::Safeguard(n)
        | Quality::BaseAttack(n)
        | Quality::BaseDefense(n)
        | Quality::ExtraAttackFlips(n) => speaks_of_it(n),
        _ => false,
    }
}
