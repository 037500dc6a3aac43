//! Interpreter of the effect language.
//!
//! An instruction that needs a choice asks for it, and is executed again after the answer. Choices already made are stored in the
//! frame. There is one file for each subject of instructions.

mod cards;
mod choose;
mod combat;
mod counters;
mod fighters;
mod hands;
mod piles;
mod search;
mod tokens;

use crate::{
    cards::code::{Choice, Group, Op},
    engine::{machine::Machine, walk::Way},
    model::{
        event::Event,
        state::{Ask, CardId, Fighters, Lasting, LastingKind, NOBODY, State, members, one},
    },
};
use altmode_unmatched_language::{Amount, Effect, Until, Who};
use std::ops::Range;

/// The result of an instruction.
enum Flow {
    /// It is finished.
    Next,
    /// It waits for an answer or for a frame inside it, and is executed again then.
    Again,
}

use Flow::{Again, Next};

/// Bit of [`crate::model::state::Frame::ready`]: a frame inside the instruction has been begun. The lowest bits are those of
/// choices of fighters.
const BEGUN: u8 = 8;
/// Bit of [`crate::model::state::Frame::ready`]: the card with which to BOOST is chosen.
const CHOSEN: u8 = 32;

impl Machine<'_> {
    /// Executes the next op of the innermost frame.
    pub fn code_step(&mut self) {
        let (pc, program) = (self.frame().pc, self.frame().program);
        let next = pc + 1;
        let code = &self.rules.program(self.state, program).code;
        match &code[usize::from(pc).min(code.len() - 1)] {
            Op::End => self.end_work(),
            Op::Do(effect) => {
                if let Next = self.follow(effect) {
                    self.advance(next);
                }
            }
            Op::DoWatched(effect) => {
                if let Next = self.follow_watched(effect) {
                    self.advance(next);
                }
            }
            Op::Bonus(number) => {
                self.owe_bonus(*number);
                self.advance(next);
            }
            Op::Gets(who, until, first, past) => {
                self.give(who, *until, *first..*past);
                self.advance(next);
            }
            Op::AtEndOfTurn(code) => {
                self.last(LastingKind::AtEndOfTurn, *code, 0);
                self.advance(next);
            }
            Op::AtNextTurn(code) => {
                self.last(LastingKind::AtNextTurn, *code, 0);
                self.advance(next);
            }
            Op::AfterManeuver(code) => {
                self.last(LastingKind::AfterManeuver, *code, 0);
                self.advance(next);
            }
            Op::UnlessPaid { from, to, count, exit } => {
                let paid = self.paid(*from, *to, *count);
                if paid.is_some() || self.state.decision.ask == Ask::Nothing {
                    self.advance(if paid.is_some() { *exit } else { next });
                }
            }
            Op::Tiers { pay, places, exit, .. } => {
                if let Some(spent) = self.tier(*pay) {
                    let _: Flow = self.did(spent.into());
                    self.advance(places.get(usize::from(spent)).copied().unwrap_or(*exit));
                }
            }
            Op::Roll(exit) => {
                let (you, owner) = (self.frame().you, self.frame().controller);
                if let Some(number) = self.roll(you, owner) {
                    let _: Flow = self.did(number.into());
                    self.advance(if number == 0 { *exit } else { next });
                }
            }
            Op::Highest { of, at, exit } => {
                let reached = self.number(of);
                let place = at.iter().rev().find(|(least, _)| i32::from(*least) <= reached);
                self.advance(place.map_or(*exit, |(_, place)| *place));
            }
            Op::Jump(to) => self.advance(*to),
            Op::Unless(condition, to) => {
                let holds = self.rules.holds(self.state, &self.context(), condition);
                self.advance(if holds { next } else { *to });
            }
            Op::Ask(_, effects, to) => self.ask_may(effects, next, *to),
            Op::UnlessDone(to) => {
                let done = self.frame().done;
                self.advance(if done { next } else { *to });
            }
            Op::Times(count, exit) => self.follow_times(count, next, *exit),
            Op::ForEach(who, exit) => self.follow_each_fighter(who, next, *exit),
            Op::EachSeat { seats, exit } => self.follow_each_seat(*seats, next, *exit),
            Op::Opponent(exit) => self.follow_as_opponent(next, *exit),
            Op::Owner => {
                let frame = self.frame();
                let (source, you) = (frame.source, frame.you);
                let owner = if source == NOBODY { you } else { self.state.card(source).owner };
                self.frame().you = owner;
                self.advance(next);
            }
            Op::WhoseTurn => {
                self.frame().you = self.state.active;
                self.advance(next);
            }
            Op::Own => {
                let frame = self.frame();
                frame.you = frame.controller;
                self.advance(next);
            }
            Op::ChooseOne { places, count, how, exit, .. } => {
                self.choose_one(places, count, *how, *exit)
            }
            Op::ChooseMore { choice, exit } => {
                let to = if self.frame().taken == 0 { *exit } else { *choice };
                self.advance(to);
            }
        }
    }

    /// Jumps to an op, and resets the choices of the present instruction.
    fn advance(&mut self, pc: u16) {
        let frame = self.frame();
        (frame.pc, frame.ready, frame.todo) = (pc, 0, 0);
    }

    /// Ends the present instruction without an effect.
    pub(crate) fn skip_instruction(&mut self) {
        let _: Flow = self.did(0);
        let next = self.frame().pc + 1;
        self.advance(next);
    }

    /// Starts the next iteration of a loop, or leaves the loop.
    fn repeat(&mut self, more: bool, next: u16, exit: u16) {
        if !more {
            self.frame().looping = false;
        }
        self.advance(if more { next } else { exit });
    }

    /// Gives qualities to fighters for a limited time.
    fn give(&mut self, who: &Who, until: Until, qualities: Range<u16>) {
        let set = self.rules.candidates(self.state, &self.context(), who);
        let kind = match until {
            Until::EndOfTurn => LastingKind::QualityOfTurn,
            Until::EndOfCombat => LastingKind::QualityOfCombat,
            Until::NextAttack => LastingKind::QualityOfAttack,
            Until::EndOfManeuver => LastingKind::QualityOfManeuver,
        };
        for number in qualities {
            self.last(kind, number, set);
        }
    }

    /// Repeats a loop a number of times.
    fn follow_times(&mut self, count: &Amount, next: u16, exit: u16) {
        if !self.frame().looping {
            let count = self.number(count).clamp(0, 99) as u32;
            let frame = self.frame();
            (frame.left, frame.looping) = (count, true);
        }
        let frame = self.frame();
        let more = frame.left > 0;
        frame.left = frame.left.saturating_sub(1);
        self.repeat(more, next, exit);
    }

    /// Repeats a loop once for each fighter, who is `it` there.
    fn follow_each_fighter(&mut self, who: &Who, next: u16, exit: u16) {
        if !self.frame().looping {
            let all = self.rules.candidates(self.state, &self.context(), who);
            let frame = self.frame();
            (frame.left, frame.looping) = (all, true);
        }
        let fighter = members(self.frame().left).next();
        if let Some(fighter) = fighter {
            let frame = self.frame();
            frame.left &= !one(fighter);
            frame.it = one(fighter);
        }
        self.repeat(fighter.is_some(), next, exit);
    }

    /// Repeats a loop once for each player of a group, in turn order.
    fn follow_each_seat(&mut self, group: Group, next: u16, exit: u16) {
        let controller = self.frame().controller;
        if !self.frame().looping {
            let seats = (0..self.state.seats).filter(|&seat| {
                let player = self.state.player(seat);
                !player.out
                    && !player.dormant
                    && (group == Group::All
                        || (group == Group::Opponents) == self.state.are_enemies(seat, controller))
            });
            let seats = seats.fold(0_u32, |set, seat| set | 1 << seat);
            let frame = self.frame();
            (frame.left, frame.looping) = (seats, true);
        }
        let left = self.frame().left;
        let seat = self.state.turn_order().find(|&seat| left >> seat & 1 != 0);
        if let Some(seat) = seat {
            let frame = self.frame();
            frame.left &= !(1 << seat);
            frame.you = seat;
        }
        self.repeat(seat.is_some(), next, exit);
    }

    /// Lets the opponent follow the next instructions. Without an opponent, they are skipped.
    fn follow_as_opponent(&mut self, next: u16, exit: u16) {
        if let Some(opponent) = self.opponent() {
            self.frame().you = opponent;
            self.advance(next);
        } else if self.state.decision.ask == Ask::Nothing {
            // No opponent can be chosen, so the instructions of the opponent are skipped.
            self.frame().done = false;
            self.advance(exit);
        }
    }

    /// Adds a lasting effect.
    fn last(&mut self, kind: LastingKind, number: u16, who: Fighters) {
        let frame = self.frame();
        let lasting = Lasting { kind, number, seat: frame.program, this: frame.this, who };
        if !self.state.lasting.try_push(lasting) {
            self.out_of_room();
        }
    }

    /// "You may": asks the player, unless it is public that the instructions could have no effect.
    fn ask_may(&mut self, effects: &'static [Effect], next: u16, otherwise: u16) {
        if let Some(answer) = self.answer() {
            self.frame().done = answer.answer == 1;
            return self.advance(if answer.answer == 1 { next } else { otherwise });
        }
        let context = self.context();
        // The effect depends on the first instruction.
        if effects.first().is_some_and(|effect| self.rules.could_do(self.state, &context, effect)) {
            self.ask(Ask::YesNo, context.you);
        } else {
            self.frame().done = false;
            self.advance(otherwise);
        }
    }

    /// Asks for some of several texts, which are executed in the printed order. All choices of one effect are made before it is
    /// carried out.
    fn choose_one(&mut self, places: &'static [u16], count: &Amount, how: Choice, exit: u16) {
        if let Some(answer) = self.answer() {
            self.frame().taken = answer.chosen as u8;
        } else if self.frame().taken == 0 {
            let count = self.count(count);
            if count == 0 {
                // No list is chosen.
                return self.advance(exit);
            }
            if usize::from(count) >= places.len() {
                self.frame().taken = u8::MAX >> (8 - places.len());
            }
        }
        let taken = self.frame().taken;
        if let Some(&place) = places.get(taken.trailing_zeros() as usize) {
            self.frame().taken &= taken - 1;
            return self.advance(place);
        }
        let (you, wanted) = (self.frame().you, self.count(count));
        let mut options: u64 = (1 << places.len()) - 1;
        if !how.symbols.is_empty() {
            let shown = how
                .symbols
                .iter()
                .enumerate()
                .filter(|(_, symbol)| self.rules.basket_shows(self.state, you, symbol));
            options = shown.fold(0, |set, (at, _)| set | 1 << at);
            if options.count_ones() < 2 {
                let place = places.get(options.trailing_zeros() as usize);
                // Without a symbol that fits, no list is chosen.
                self.frame().done &= place.is_some();
                return self.advance(place.copied().unwrap_or(exit));
            }
        }
        let seat = if how.by_opponent { self.opponent().unwrap_or(you) } else { you };
        if how.by_opponent && self.state.decision.ask == Ask::Seat {
            return;
        }
        let decision = self.ask(Ask::Option, seat);
        (decision.options, decision.wanted) = (options, wanted);
    }

    /// Lets the player choose a number from 0 to a maximum.
    fn follow_choose_number(&mut self, most: &Amount) -> Flow {
        if let Some(answer) = self.answer() {
            return self.did(answer.chosen.trailing_zeros() as i32);
        }
        let (most, seat) = (self.count(most).min(63), self.frame().you);
        if most == 0 {
            return self.did(0);
        }
        self.ask(Ask::Option, seat).options = u64::MAX >> (63 - most);
        Again
    }

    /// Gives another form to the hero of the player who follows the instruction.
    fn follow_become(&mut self, form: Option<&str>) -> Flow {
        let you = self.frame().you;
        let forms = &self.hero(you).sheet.forms;
        let now = self.state.player(you).form;
        let next = match form {
            Some(id) => forms.iter().position(|form| form.id == id).map_or(now, |form| form as u8),
            None => (now + 1) % forms.len().max(1) as u8,
        };
        self.set_form(you, next);
        self.did(i32::from(next != now))
    }

    /// Gives a hero a form.
    pub fn set_form(&mut self, seat: u8, form: u8) {
        if std::mem::replace(&mut self.state.player_mut(seat).form, form) != form {
            self.io.emit(|| Event::Form { seat, form });
        }
    }

    /// Returns the opponent of the player who follows the instruction: the other player in the combat, or the one chosen once for
    /// the whole effect. `None` while the question is pending, or if there is no opponent.
    pub(crate) fn opponent(&mut self) -> Option<u8> {
        // The pending answer may belong to another choice of the same instruction.
        if self.state.decision.ask == Ask::Seat
            && let Some(answer) = self.answer()
        {
            self.frame().opponent = answer.chosen.trailing_zeros() as u8;
        }
        let (you, chosen, controller) =
            (self.frame().you, self.frame().opponent, self.frame().controller);
        // For a player who follows instructions of another player, the opponent is that player.
        if you != controller && self.state.are_enemies(you, controller) {
            return Some(controller);
        }
        let known = self
            .rules
            .only_opponent(self.state, you)
            .filter(|&seat| !self.state.player(seat).dormant);
        if known.is_some() || chosen != NOBODY {
            return known.or(Some(chosen));
        }
        let options = self.rules.opponents(self.state, you).fold(0, |set, seat| set | 1 << seat);
        if options != 0 {
            self.ask(Ask::Seat, you).options = options;
        }
        None
    }

    fn number(&self, amount: &Amount) -> i32 {
        self.rules.amount(self.state, &self.context(), amount)
    }

    /// Returns an amount as a count of at least 0.
    fn count(&self, amount: &Amount) -> u8 {
        self.number(amount).clamp(0, 99) as u8
    }

    /// Records whether an instruction had an effect, and its number.
    fn did(&mut self, count: i32) -> Flow {
        let frame = self.frame();
        (frame.done, frame.amount) = (count > 0, count.clamp(-999, 999) as i16);
        Next
    }

    /// Ends an instruction that had an effect, and remembers the cards that it moved.
    fn did_with(&mut self, cards: &[CardId]) -> Flow {
        self.remember(cards);
        self.did(cards.len() as i32)
    }

    /// Executes one instruction.
    fn follow(&mut self, effect: &'static Effect) -> Flow {
        match effect {
            Effect::Damage { amount, to } => self.follow_damage(amount, to),
            Effect::Recover { amount, who } => self.follow_recover(amount, who),
            Effect::SetHealth { who, to } => self.follow_set_health(who, to),
            Effect::Move { who, up_to, through, exactly } => {
                self.follow_move(who, up_to, Way::of(*through, *exactly, false))
            }
            Effect::MoveTo { who, place } => self.follow_move_to(who, place),
            Effect::Place { who, place } => self.follow_place(who, place),
            Effect::Swap(one, other) => self.follow_swap(one, other),
            Effect::Hold(who) => self.follow_hold(who),
            Effect::Return { who, place } => self.follow_return(who, place),
            Effect::Summon { who, place } => self.follow_summon(who, place),
            Effect::Defeat(who) => self.follow_defeat(who),
            Effect::ComeBack { who, place, apart } => self.follow_come_back(who, place, *apart),
            Effect::ChooseZone(who) => self.follow_choose_zone(who),
            Effect::AddToTheirs(amount) => self.follow_add_to_theirs(amount),
            Effect::RevealTheirTop(amount) => self.follow_their_top(amount, true),
            Effect::LookAtAnyTop => self.follow_look_at_any_top(),
            Effect::RevealFromHand { count, what } => self.follow_reveal_from_hand(*count, what),
            Effect::AllReveal => self.follow_all_reveal(),
            Effect::PutUnderFromThose(count) => self.follow_put_under_from_those(*count),
            Effect::RandomOnTop(amount) => self.follow_random_into_deck(amount, true),
            Effect::RandomUnder(amount) => self.follow_random_into_deck(amount, false),
            Effect::FromDiscardOnTop(what) => self.follow_from_discard_into_deck(what, true),
            Effect::FromDiscardUnder(what) => self.follow_from_discard_into_deck(what, false),
            Effect::RemoveFromDiscard { what, up_to } => {
                self.follow_remove_from_discard(what, *up_to)
            }
            Effect::SearchDeck(what) => self.follow_search(what, false),
            Effect::Search(what) => self.follow_search(what, true),
            Effect::ChooseForm => self.follow_choose_form(),
            Effect::GainCounters { counter, count } => self.follow_gain_counters(counter, count),
            Effect::Spend { counter, count } => self.follow_spend(counter, count),
            Effect::MoveCounters { from, to, count } => self.follow_move_counters(from, to, count),
            Effect::Defends(who) => self.follow_defends(who),
            Effect::Fights(who) => self.follow_fights(who),
            Effect::Choose(who) => self.follow_choose(who),
            Effect::ChooseSpace(place) => self.follow_choose_space(place),
            Effect::LeaveBoard(who) => self.follow_leave_board(who),
            Effect::ChooseOpponent => self.follow_choose_opponent(u64::MAX),
            Effect::ChooseOpponentWith(who) => {
                let fighters = self.rules.candidates(self.state, &self.context(), who);
                self.follow_choose_opponent(
                    members(fighters)
                        .fold(0, |set, fighter| set | 1 << self.state.fighter(fighter).owner),
                )
            }
            Effect::PutToken { place, count, up_to, each } => {
                self.follow_put_token(place, count, *up_to, *each)
            }
            Effect::PutOnPath { beside, count } => self.follow_put_on_path(beside.as_ref(), count),
            Effect::MoveToken { from, to, up_to, other, any_number } => self.follow_move_token(
                [from.as_ref(), to.as_ref()],
                up_to.as_ref(),
                *other,
                *any_number,
            ),
            Effect::RemoveTokens(place) => self.follow_remove_tokens(place),
            Effect::ChooseToken(place) => self.follow_choose_token(place),
            Effect::ChooseNumber(most) => self.follow_choose_number(most),
            Effect::Value(amount) => self.follow_value(amount, true),
            Effect::TheirValue(amount) => self.follow_value(amount, false),
            Effect::Add(amount) => self.follow_add(amount),
            Effect::FixTheirs(amount) => self.follow_fix_theirs(amount),
            Effect::TheirPrintedValue(amount) => self.follow_their_printed_value(amount),
            Effect::Ignore => self.follow_ignore(false),
            Effect::AddTheirs(amount) => self.follow_add_theirs(amount),
            Effect::SwapValues => self.follow_swap_values(),
            Effect::ReturnTheirs => self.follow_return_theirs(),
            Effect::ReplaceYours => self.follow_replace_yours(false),
            Effect::ReplaceYoursFromDeck => self.follow_replace_yours(true),
            Effect::RecallBoosts => self.follow_recall_boosts(),
            Effect::DiscardAll(what) => self.follow_discard_all(what),
            Effect::RevealTheirs => self.follow_reveal_theirs(),
            Effect::NameCard => self.follow_name_card(),
            Effect::DiscardOnTop(what) => self.follow_discard_on_top(what),
            Effect::PutThisOnTop => self.follow_put_this_on_top(),
            Effect::Store(count) => self.follow_store(*count),
            Effect::TakeFromPile => self.follow_take_from_pile(),
            Effect::TakeFirstOfPile => self.follow_take_first_of_pile(),
            Effect::DiscardFromPile(count) => self.follow_discard_from_pile(*count),
            Effect::DiscardIntoPile => self.follow_discard_into_pile(),
            Effect::PutThoseOnPile => self.follow_put_those_on_pile(),
            Effect::Cast { free, other } => self.follow_cast(*free, *other),
            Effect::OpenCard => self.follow_open_card(),
            Effect::OpenUntil(feathers) => self.follow_open_until(*feathers),
            Effect::LookAtSide => self.follow_look_at_side(),
            Effect::DiscardOpen => self.follow_discard_open(),
            Effect::ReturnToSide => self.follow_return_to_side(),
            Effect::ShuffleSide => self.follow_shuffle_side(),
            Effect::IgnoreOwn => self.follow_ignore(true),
            Effect::Lock => self.follow_lock(true),
            Effect::LockTheirs => self.follow_lock(false),
            Effect::Cancel => self.follow_cancel(crate::model::state::Part::ALL),
            Effect::CancelLater => self.follow_cancel(crate::model::state::Part::LATER),
            Effect::CancelAfter => self.follow_cancel(crate::model::state::Part::AFTER),
            Effect::Boost => self.follow_boost(),
            Effect::TheyMayBoost => self.follow_they_may_boost(),
            Effect::BlindBoost => self.follow_blind_boost(),
            Effect::CountsAsWon => self.follow_counts_as_won(),
            Effect::Keep(amount) => self.follow_keep(amount),
            Effect::KeepThose => self.follow_keep_those(),
            Effect::RecallKept => self.follow_recall_kept(),
            Effect::ReplaceTheirs => self.follow_replace_theirs(),
            Effect::ReplaceTheirsFromDeck => self.follow_replace_theirs_from_deck(),
            Effect::PutYoursUnder => self.follow_put_yours_under(),
            Effect::Draw(amount) => self.follow_draw(amount),
            Effect::Discard { count, what, at_random } => {
                self.follow_discard(count, what.as_ref(), *at_random)
            }
            Effect::DiscardAny(what) => self.follow_discard_any(what),
            Effect::DiscardHand => self.follow_discard_hand(),
            Effect::DiscardTop(amount) => self.follow_discard_top(amount),
            Effect::LookAtHand => self.follow_look_at_hand(),
            Effect::DiscardTheirs { count, what } => {
                self.follow_discard_theirs(*count, what.as_ref())
            }
            Effect::TheirsUnder(what) => self.follow_theirs_under(what),
            Effect::TheirsIntoDeck(what) => self.follow_theirs_into_deck(what),
            Effect::ChooseTheirs(what) => self.follow_choose_theirs(what),
            Effect::RevealHand => self.follow_reveal_hand(),
            Effect::Acquire(what) => self.follow_acquire(what),
            Effect::RevealTop(amount) => self.follow_top(amount, true),
            Effect::LookAtTop(amount) => self.follow_top(amount, false),
            Effect::LookAtTheirTop(amount) => self.follow_their_top(amount, false),
            Effect::RevealBottom => self.follow_reveal_bottom(),
            Effect::RevealPair => self.follow_reveal_pair(),
            Effect::TakeThose { what, count } => self.follow_take_those(what.as_ref(), *count),
            Effect::PutThoseBack => self.follow_put_those(true),
            Effect::PutThoseUnder => self.follow_put_those(false),
            Effect::DiscardThose => self.follow_discard_those(),
            Effect::DiscardFromThose(count) => self.follow_from_those(*count, true),
            Effect::LeaveOfThose(count) => self.follow_from_those(*count, false),
            Effect::ShuffleThose => self.follow_shuffle_those(),
            Effect::TopOfDiscard(amount) => self.follow_top_of_discard(amount),
            Effect::PutUnderAny => self.follow_put_under_any(),
            Effect::PutOnTop(amount) => self.follow_put(amount, true),
            Effect::PutUnder(amount) => self.follow_put(amount, false),
            Effect::FromDiscard { count, what, at_random } => {
                self.follow_from_discard(*count, what, *at_random)
            }
            Effect::AllFromDiscard(what) => self.follow_all_from_discard(what),
            Effect::DiscardUnder(what) => self.follow_discard_under(what),
            Effect::Find(what) => self.follow_find(what),
            Effect::ReturnThis => self.follow_return_this(),
            Effect::ShuffleThis => self.follow_shuffle_this(),
            Effect::ShuffleDiscard { what, count, at_random, up_to } => {
                self.follow_shuffle_discard(what, *count, *at_random, *up_to)
            }
            Effect::PlaySchemeFromDeck => self.follow_play_scheme_from_deck(),
            Effect::ShuffleHand => self.follow_shuffle_hand(),
            Effect::ShuffleDeck => {
                let you = self.frame().you;
                self.shuffle_unsearched(you);
                self.did(1)
            }
            Effect::Gain(amount) => self.follow_gain(amount),
            Effect::SpendAction => self.follow_spend_action(),
            Effect::EndTurn => {
                self.end_turn();
                Again
            }
            Effect::Become(form) => self.follow_become(Some(form)),
            Effect::NextForm => self.follow_become(None),
            // These instructions are compiled to ops of their own.
            Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Owner(_)
            | Effect::Opponent(_)
            | Effect::EachOpponent(_)
            | Effect::EachPlayer(_)
            | Effect::EachOfSide(_)
            | Effect::UnlessPaid { .. }
            | Effect::Tiers { .. }
            | Effect::Highest { .. }
            | Effect::AfterThisManeuver(_)
            | Effect::Roll(_)
            | Effect::WhoseTurn(_)
            | Effect::ChooseOne { .. }
            | Effect::Gets { .. }
            | Effect::BonusAttack { .. }
            | Effect::AtEndOfTurn(_)
            | Effect::AtYourNextTurn(_) => Next,
        }
    }

    /// Executes a move after which the player chooses among the fighters that it went through.
    fn follow_watched(&mut self, effect: &'static Effect) -> Flow {
        match effect {
            Effect::Move { who, up_to, through, exactly } => {
                self.follow_move(who, up_to, Way::of(*through, *exactly, true))
            }
            _ => Next,
        }
    }

    /// Gives actions to a player, but only in that player's own turn.
    fn follow_gain(&mut self, amount: &Amount) -> Flow {
        let (count, you) = (self.count(amount), self.frame().you);
        let count = if you == self.state.active && !self.rules.cannot_gain(self.state, you) {
            count
        } else {
            0
        };
        if count > 0 {
            self.gain_actions(you, count);
        }
        self.did(count.into())
    }

    fn follow_spend_action(&mut self) -> Flow {
        let you = self.frame().you;
        let player = self.state.player_mut(you);
        let spent = player.actions > 0;
        player.actions -= u8::from(spent);
        self.did(spent.into())
    }
}

/// Returns the first fighter of each group of alike ones, which have the same owner and kind.
fn first_of_kind(
    state: &State,
    rules: crate::cards::unmatched::Unmatched,
    set: Fighters,
) -> Fighters {
    let name =
        |fighter| (state.fighter(fighter).owner, &rules.fighter_def(state, fighter).sheet.id);
    members(set)
        .filter(|&fighter| {
            members(set)
                .take_while(|&other| other < fighter)
                .all(|other| name(other) != name(fighter))
        })
        .fold(0, |kept, fighter| kept | one(fighter))
}
