//! The interpreter of the effect language: executes the instructions of cards.
//!
//! An instruction that needs a choice asks for it and is executed again when the answer is there. Choices already made are
//! kept in the frame ([`Frame::picks`](crate::model::state::Frame::picks),
//! [`Frame::ready`](crate::model::state::Frame::ready)). Each module holds one group of instructions.

mod battle;
mod cards;
mod characters;
mod choose;
mod exchange;
mod hand;
mod harm;
mod heads;
mod hidden;
mod lasting;
mod saving;
mod swap;
mod upgrades;

use crate::{
    cards::code::Op,
    engine::machine::Machine,
    model::{
        objects::{NOBODY, ObjectId, members, only},
        state::{Ask, LastingKind, State},
        work::{CodeStep, Work},
    },
};
use altmode_tcg_language::{Amount, Effect, Until};

/// Result of executing an instruction.
enum Flow {
    /// The instruction is finished.
    Next,
    /// The instruction waits for an answer or for another frame, and is executed again afterwards.
    Again,
}

use Flow::{Again, Next};

/// Bit of [`Frame::ready`](crate::model::state::Frame::ready): a card was chosen. The bits 1 and 2 mark the two character
/// choices.
const CARD_CHOSEN: u8 = 4;
/// Bit: the frame or choice that the instruction needs was begun.
pub(crate) const BEGUN: u8 = 8;
/// Bit: the search for Upgrades scrapped instead of others has begun.
pub(crate) const SAVING: u8 = 16;
/// Bit: a character has been returned to the battlefield.
const RETURNED: u8 = 32;

impl Machine<'_> {
    /// Executes the next operation of a card's instructions.
    pub fn code_step(&mut self) {
        let pc = self.frame().pc;
        let next = pc + 1;
        match self.catalogue.op(pc) {
            Op::End => {
                self.end_work();
                // The outermost effect has ended, so cards set aside are released.
                if !self.state.frames.iter().any(|frame| matches!(frame.work, Work::Code(_))) {
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
            Op::Instead(replacement, until) => {
                self.last(LastingKind::Instead, *replacement, *until == Until::EndOfBattle);
                self.advance(next);
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
                let context = self.context();
                let holds = self.tcg.holds(self.state, &context, condition);
                self.advance(if holds { next } else { *to });
            }
            Op::Ask(_, effects, to) => self.ask_may(effects, next, *to),
            Op::UnlessDone(to) => {
                let done = self.frame().done;
                self.advance(if done { next } else { *to });
            }
            Op::Times(count, exit) => {
                if self.frame().work == Work::Code(CodeStep::Begin) {
                    let context = self.context();
                    let count = self.tcg.amount(self.state, &context, count).clamp(0, 200) as u32;
                    let frame = self.frame();
                    (frame.left, frame.work) = (count, CodeStep::Loop.into());
                }
                let frame = self.frame();
                if frame.left == 0 {
                    frame.work = CodeStep::Begin.into();
                    self.advance(*exit);
                } else {
                    frame.left -= 1;
                    self.advance(next);
                }
            }
            Op::ForEach(who, exit) => {
                if self.frame().work == Work::Code(CodeStep::Begin) {
                    let context = self.context();
                    let all = self.tcg.candidates(self.state, &context, who);
                    let frame = self.frame();
                    (frame.left, frame.work) = (all, CodeStep::Loop.into());
                }
                let frame = self.frame();
                match members(frame.left).next() {
                    None => {
                        frame.work = CodeStep::Begin.into();
                        self.advance(*exit);
                    }
                    Some(character) => {
                        frame.left &= !only(character);
                        frame.it = only(character);
                        self.advance(next);
                    }
                }
            }
            Op::OtherPlayer => {
                let frame = self.frame();
                frame.you = State::other(frame.you);
                self.advance(next);
            }
            Op::OwnerOfIt => {
                let it = self.frame().it;
                if let Some(owner) = members(it).next().map(|character| self.state.owner(character))
                {
                    self.frame().you = owner;
                }
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
            Op::ChooseOne(_, places) => {
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

    /// Ends the present instruction without an effect.
    pub(crate) fn skip_instruction(&mut self) {
        let _: Flow = self.did(0);
        let next = self.frame().pc + 1;
        self.advance(next);
    }

    /// Sets the next operation and clears the choices of the present one.
    #[inline]
    fn advance(&mut self, pc: u16) {
        let frame = self.frame();
        (frame.pc, frame.ready, frame.card, frame.event) = (pc, 0, NOBODY, 0);
    }

    /// Asks "you may" if yes could have an effect by public information. If it truly has none, because no card in hand
    /// fits, "no" is the only answer. Skipping the question would reveal this to the opponent.
    fn ask_may(&mut self, effects: &'static [Effect], next: u16, otherwise: u16) {
        if let Some(answer) = self.answer() {
            self.frame().done = answer.answer == 1;
            return self.advance(if answer.answer == 1 { next } else { otherwise });
        }
        let context = self.context();
        // All instructions must be possible; only the first is checked, because the others depend on it.
        let possible =
            effects.first().is_some_and(|effect| self.tcg.could_do(self.state, &context, effect));
        if possible {
            self.ask(Ask::YesNo, context.you, &[], 1, false);
        } else {
            self.frame().done = false;
            self.advance(otherwise);
        }
    }

    /// Returns the instructions still to be paid after the present one, if that is part of the cost of its card.
    fn cost_left(&self) -> Option<&'static [Effect]> {
        let frame = self.state.frames.last()?;
        let text = self.tcg.text(self.state, frame.source);
        // Fast path: most cards have no cost.
        if [text.play, text.tap].iter().flatten().all(|play| play.cost.is_empty()) {
            return None;
        }
        let Op::Do(effect) = self.catalogue.op(frame.pc) else { return None };
        [text.play, text.tap].into_iter().flatten().find_map(|play| {
            let at = play.cost.iter().position(|paid| std::ptr::eq(paid, *effect))?;
            play.cost.get(at + 1..)
        })
    }

    fn number(&self, amount: &Amount) -> i32 {
        self.tcg.amount(self.state, &self.context(), amount)
    }

    /// Finishes an instruction with its resulting number. The number is above 0 if the instruction did something.
    #[inline]
    fn did(&mut self, count: i32) -> Flow {
        let frame = self.frame();
        (frame.done, frame.amount) = (count > 0, count.clamp(0, 999) as i16);
        Next
    }

    /// Finishes an instruction as [`Machine::did`] does and remembers the cards that it moved.
    fn did_with(&mut self, cards: &[ObjectId]) -> Flow {
        self.remember(cards);
        self.did(cards.len() as i32)
    }

    /// Executes one effect.
    fn follow(&mut self, effect: &'static Effect) -> Flow {
        match effect {
            Effect::Damage { amount, to } => self.follow_damage(amount, to),
            Effect::Repair { amount, from } => self.follow_repair(amount, from),
            Effect::MoveDamage { amount, from, to } => self.follow_move_damage(amount, from, to),
            Effect::MoveAnyDamage { from, to, most, not_to_ko } => {
                self.move_any_damage(from, to, *most, *not_to_ko)
            }
            Effect::MoveDamagePairwise { from, to } => self.move_damage_pairwise(from, to),
            Effect::MoveDamageToThis { amount, from } => {
                self.follow_move_damage_to_this(amount, from)
            }
            Effect::ChangeDamage(change) => self.follow_change_damage(change),
            Effect::Ko(who) => self.follow_ko(who),
            Effect::ReturnToBattlefield { who, repair } => {
                self.follow_return_to_battlefield(who, repair)
            }
            Effect::TakeOver(who) => self.follow_take_over(who),
            Effect::SpillExtraDamage(who) => self.follow_spill_extra_damage(who, false),
            Effect::SpillAttackDamage(who) => self.follow_spill_extra_damage(who, true),
            Effect::ScrapFlipped(count) => self.follow_scrap_flipped(*count),
            Effect::FlipMore(amount) => self.follow_flip_more(amount),
            Effect::CountColor(color) => self.follow_count_color(color),
            Effect::IgnoreIcons(colors) => self.follow_ignore_icons(colors),
            Effect::TakeGreen => self.follow_take_green(),
            Effect::FlipOutsideBattle(amount) => self.follow_flip_outside_battle(amount),
            Effect::Draw(amount) => self.follow_draw(amount),
            Effect::ScrapHand => self.follow_scrap_hand(),
            Effect::ScrapFromHand { count, what } => self.follow_scrap_from_hand(count, what),
            Effect::ScrapAnyFromHand(what) => self.follow_scrap_any_from_hand(what),
            Effect::KeepInHand(number) => self.follow_keep_in_hand(number),
            Effect::EachKeepsInHand(number) => self.follow_each_keeps_in_hand(*number),
            Effect::TakeFlipped { count, what } => self.follow_take_flipped(*count, what),
            Effect::TakeFromOutside { count, what } => self.follow_take_from_outside(*count, what),
            Effect::FindInDeck { what, onto } => self.follow_find_in_deck(what, onto.as_ref()),
            Effect::PutUnder(from) => self.follow_put_under(*from),
            Effect::TakeFromUnder(count) => self.follow_take_from_under(*count),
            Effect::TopFromTheirHand { count, what } => {
                self.follow_top_from_their_hand(*count, what)
            }
            Effect::PutFlippedUnder { count, what } => self.follow_put_flipped_under(*count, what),
            Effect::TheyReveal(amount) => self.follow_they_reveal(amount),
            Effect::LookAtHandAndSecrets => self.follow_look_at_hand_and_secrets(),
            Effect::TheirHandIntoKo { count, what } => self.follow_their_hand_into_ko(*count, what),
            Effect::TopIntoKo(amount) => self.follow_top_into_ko(amount),
            Effect::ScrapFromThose { what, count } => self.follow_scrap_from_those(what, *count),
            Effect::SeparateThose => self.follow_separate_those(),
            Effect::RevealOntoDeck { count, what } => self.follow_reveal_onto_deck(*count, what),
            Effect::TopFromTheirScrap { count, what } => {
                self.follow_top_from_their_scrap(*count, what)
            }
            Effect::TurnOverThis => self.follow_turn_over_this(),
            Effect::Win => self.follow_win(),
            Effect::NameCard(_) => self.follow_name_card(),
            Effect::ScrapAllFromHand(what) => self.follow_scrap_all_from_hand(what),
            Effect::RevealHand => self.follow_reveal_hand(),
            Effect::LookAtHand => self.follow_look_at_hand(),
            Effect::ScrapFromTheirHand { count, what } => {
                self.follow_scrap_from_their_hand(count, what)
            }
            Effect::RevealAtRandom => self.follow_reveal_at_random(),
            Effect::ScrapFromDeck(amount) => self.follow_scrap_from_deck(amount),
            Effect::RevealTop(amount) => self.look_at_top(amount, true),
            Effect::LookAtTop(amount) => self.look_at_top(amount, false),
            Effect::ScrapThose => self.follow_scrap_those(),
            Effect::PutThoseBack => self.follow_put_those_back(),
            Effect::PutOnTop(amount) => self.follow_put_on_top(amount),
            Effect::Plan(amount) => self.follow_plan(amount),
            Effect::TakeThose { what, count, up_to, reveal } => {
                self.follow_take_those(what, *count, *up_to, *reveal)
            }
            Effect::ReturnFromScrap { count, what, up_to, different_names } => {
                self.follow_return_from_scrap(*count, what, *up_to, *different_names)
            }
            Effect::TopFromScrap { count, what } => self.follow_top_from_scrap(count, what),
            Effect::PutFromScrap { what, onto } => self.put_from_scrap(what, onto),
            Effect::ScrapUpgrade { what, from } => self.follow_scrap_upgrade(what, from),
            Effect::ScrapUpgrades { what, from, repair } => {
                self.follow_scrap_upgrades(what, from, repair.unwrap_or(0))
            }
            Effect::ReturnUpgrade { what, from } => self.follow_return_upgrade(what, from),
            Effect::ReturnUpgrades { what, from } => self.follow_return_upgrades(what, from),
            Effect::MoveUpgrade { what, from, to } => self.move_upgrade(what, from, to),
            Effect::SwapUpgrades => self.swap_upgrades(),
            Effect::ScrapThis => self.follow_scrap_this(),
            Effect::ReturnThis => self.follow_return_this(),
            Effect::PutThisIntoKo => self.follow_put_this_into_ko(),
            Effect::PutThatOnto(who) => self.follow_put_that_onto(who),
            Effect::TakeOverUpgrades(who) => self.follow_take_over_upgrades(who),
            Effect::UseBounty => self.follow_use_bounty(),
            Effect::UseBountyOf { who, upgrades_too } => {
                self.follow_use_bounty_of(who, *upgrades_too)
            }
            Effect::ScrapUpTo { count, what, from } => self.follow_scrap_up_to(*count, what, from),
            Effect::PutFromKoArea { what, onto } => self.follow_put_from_ko_area(what, onto),
            Effect::KeepUpgrades(onto) => self.follow_keep_upgrades(onto),
            Effect::SwapWithHand { what, on, with } => self.follow_swap_with_hand(what, on, with),
            Effect::PutThoseUnder(who) => self.follow_put_those_under(who),
            Effect::MayPlayEach { what, onto } => self.follow_may_play_each(what, onto),
            Effect::MayPlayToStay(what) => self.follow_may_play_to_stay(what),
            Effect::NoMoreActions => self.follow_no_more_actions(),
            Effect::TakeTheirDraws => self.follow_take_their_draws(),
            Effect::MayPlay { what, from, onto } => {
                self.play_inside(what, *from, onto.as_ref(), true)
            }
            Effect::Play { what, from, onto } => {
                self.play_inside(what, *from, onto.as_ref(), false)
            }
            Effect::Choose(who) => self.follow_choose(who),
            Effect::ChooseAlso(who) => self.follow_choose_also(who),
            Effect::PutIntoKo { who, mode } => self.follow_put_into_ko(who, *mode),
            Effect::BuildTower(height) => self.follow_build_tower(*height),
            Effect::Flip { who, to } => self.flip_characters(who, *to),
            Effect::Tap(who) => self.follow_tap(who),
            Effect::Untap(who) => self.follow_untap(who),
            Effect::Deploy { who, mode } => self.follow_deploy(who, mode),
            Effect::Combine(form) => self.follow_combine(form),
            Effect::PutUnderCharacter { who, under } => self.follow_put_under_character(who, under),
            Effect::PutHead { who, onto } => self.follow_put_head(who, onto),
            Effect::SwapHeads { of, with } => self.follow_swap_heads(of, with),
            Effect::RaiseTower(number) => self.follow_raise_tower(number),
            Effect::ExtraAttack { may, untapped_too, .. } => {
                self.follow_extra_attack(*may, *untapped_too)
            }
            Effect::ExtraTurn => self.follow_extra_turn(),
            Effect::ChooseColor => self.follow_choose_color(),
            Effect::Note(amount) => {
                let number = self.number(amount);
                self.did(number)
            }
            // The compiler of a card turns these into operations of their own.
            Effect::Gets { .. }
            | Effect::Instead { .. }
            | Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(_)
            | Effect::ItsOwner(_)
            | Effect::EachPlayer(_)
            | Effect::ChooseOne(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_) => Next,
        }
    }
}
