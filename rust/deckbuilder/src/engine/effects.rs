//! Executes the instructions of the language.

use crate::{
    cards::code::Op,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        state::{Ask, CardId, Cards, Frame, NOBODY, Player, Space, Until, Work, Zone},
    },
};
use altmode_deckbuilder_language::{
    self as language, Amount, CardType, Effect, Place, What, Which, Who,
};

/// The result of an instruction.
enum Flow {
    /// It is finished; whether it had an effect.
    Next(bool),
    /// It waits for an answer, or continues after a frame that it has begun.
    Again,
}
use Flow::{Again, Next};

impl Machine<'_> {
    /// Executes the next op of the innermost frame.
    pub fn code_step(&mut self) {
        if self.frame().step == 1 {
            return self.pay_for_assist();
        }
        let Frame { pc, you, source, .. } = *self.frame();
        let rules = self.rules;
        let Some(op) = rules.catalogue.program.code.get(usize::from(pc)) else {
            return self.end_work();
        };
        match op {
            Op::Do(effect) => {
                if let Next(done) = self.follow(effect) {
                    self.frame().done = done;
                    self.advance(pc + 1);
                }
            }
            Op::Jump(to) => self.advance(*to),
            Op::Unless(condition, to) => {
                let holds = rules.holds(
                    self.state,
                    &self.state.frames[self.state.frames.len() - 1],
                    condition,
                );
                self.advance(if holds { pc + 1 } else { *to });
            }
            Op::Ask(_, to) => match self.answer() {
                Some(Action::Yes) => {
                    self.frame().done = true;
                    self.advance(pc + 1);
                }
                Some(_) => {
                    self.frame().done = false;
                    self.advance(*to);
                }
                None => self.ask_about(Ask::YesNo, you, source),
            },
            Op::Choose(_, places) => match self.answer() {
                Some(Action::Option(option)) => {
                    let to = places.get(usize::from(option)).copied().unwrap_or(pc);
                    self.advance(to);
                }
                _ => {
                    self.ask_about(Ask::Option, you, source);
                    self.state.decision.options = (1 << places.len()) - 1;
                }
            },
            Op::Let(who, at) => {
                let Some(seats) = self.seats_of(*who) else { return };
                let active = self.state.active;
                let next = self.state.order_from(active).find(|&seat| seats >> seat & 1 != 0);
                match next {
                    Some(seat) => {
                        let left = seats & !(1 << seat);
                        let frame = self.frame();
                        (frame.left, frame.looping, frame.done) = (left, true, true);
                        self.begin(Frame {
                            work: Work::Code,
                            pc: *at,
                            you: seat,
                            it: you,
                            source,
                            ..Frame::default()
                        });
                    }
                    None => self.advance(pc + 1),
                }
            }
            Op::Attack(who, at, then) => {
                let Some(seats) = self.seats_of(*who) else { return };
                self.frame().done = seats != 0;
                self.advance(pc + 1);
                if seats != 0 {
                    let attack = Frame {
                        work: Work::Attack,
                        pc: *at,
                        then: *then,
                        you,
                        source,
                        left: seats,
                        ..Frame::default()
                    };
                    self.begin(attack);
                }
            }
            Op::IfFails(at) => {
                self.last(Until::BattleFails, *at);
                self.advance(pc + 1);
            }
            Op::WhenDefeat(which, at) => {
                let before = self.state.player(you).defeats > 0;
                match which {
                    Which::First if before => {}
                    Which::First | Which::Next => self.last(Until::Defeat, *at),
                    Which::Each => self.last(Until::EachDefeat, *at),
                }
                self.advance(pc + 1);
            }
            Op::End => self.end_work(),
        }
    }

    /// Ends the present instruction without an effect.
    pub fn skip_instruction(&mut self) {
        self.frame().done = false;
        let next = self.frame().pc + 1;
        self.advance(next);
    }

    fn advance(&mut self, pc: u16) {
        let frame = self.frame();
        (frame.pc, frame.left, frame.looping, frame.count) = (pc, 0, false, 0);
    }

    fn ask_about(&mut self, ask: Ask, seat: u8, source: CardId) {
        let decision = self.ask(ask, seat);
        (decision.card, decision.about) = (source, source != NOBODY);
    }

    /// Returns the players of a phrase; `None` while one of them is being chosen.
    fn seats_of(&mut self, who: Who) -> Option<u8> {
        let Frame { you, it, source, left, looping, .. } = *self.frame();
        if looping {
            return Some(left);
        }
        if who.is_chosen() {
            if let Some(Action::Seat(seat)) = self.answer() {
                self.frame().it = seat;
                return Some(1 << seat);
            }
            let options = self.rules.players(self.state, who, you, it, source);
            return match options.count_ones() {
                0 => Some(0),
                1 => {
                    self.frame().it = options.trailing_zeros() as u8;
                    Some(options)
                }
                _ => {
                    self.ask_about(Ask::Seat, you, source);
                    self.state.decision.options = options.into();
                    None
                }
            };
        }
        Some(self.rules.players(self.state, who, you, it, source))
    }

    fn number(&mut self, amount: &Amount) -> i16 {
        let Frame { you, source, .. } = *self.frame();
        self.rules.amount(self.state, amount, you, source)
    }

    /// Returns an amount as a count of at least 0.
    fn count(&mut self, amount: &Amount) -> u8 {
        self.number(amount).clamp(0, 99) as u8
    }

    /// Executes one instruction.
    fn follow(&mut self, effect: &'static Effect) -> Flow {
        let Frame { you, source, .. } = *self.frame();
        match effect {
            Effect::Power(amount) => {
                let amount = self.number(amount);
                if self.is_undecided() {
                    self.state.battle.bonus += amount;
                    self.io.emit(|| Event::Power { seat: you, amount, range: 0, battle: true });
                } else {
                    let range = if source == NOBODY {
                        self.rules.side(self.state, you).range
                    } else {
                        self.def(source).sheet.range.unwrap_or(0)
                    };
                    self.gain_power(you, range, amount.clamp(0, 99) as u8);
                }
                Next(amount != 0)
            }
            Effect::PowerAt { range, amount } => {
                let amount = self.count(amount);
                self.gain_power(you, *range, amount);
                Next(amount > 0)
            }
            Effect::Move(amount) => {
                let amount = self.count(amount);
                self.gain_move(you, amount);
                Next(amount > 0)
            }
            Effect::Energon(amount) => {
                let amount = self.count(amount);
                self.gain_energon(you, amount);
                Next(amount > 0)
            }
            Effect::LoseEnergon(amount) => {
                let amount = self.count(amount);
                Next(self.lose_energon(you, amount) > 0)
            }
            Effect::Vp(amount) => {
                let amount = self.number(amount);
                Next(self.change_vp(you, amount) != 0)
            }
            Effect::LoseVp(amount) => {
                let amount = self.number(amount);
                Next(self.change_vp(you, -amount) != 0)
            }
            Effect::Draw(amount) => {
                let amount = self.count(amount);
                Next(self.draw(you, amount) > 0)
            }
            Effect::Damage(amount) => {
                let amount = self.count(amount);
                Next(self.gain_damage(you, amount) > 0)
            }
            Effect::Discard { count, what } => {
                self.choose_cards(count, what, language::Zone::Hand, Machine::discard)
            }
            Effect::PutOnTop(count) => {
                self.choose_cards(count, &NO_LIMIT, language::Zone::Hand, Machine::put_on_top)
            }
            Effect::Destroy { count, from, what } => {
                self.choose_cards(count, what, *from, Machine::destroy)
            }
            Effect::Repair(count) => {
                self.choose_cards(count, &DAMAGE, language::Zone::Control, Machine::repair)
            }
            Effect::KeepHand => {
                self.state.player_mut(you).flags |= Player::KEEP;
                Next(true)
            }
            Effect::Take { what, range } => {
                self.choose_in_matrix(what, *range, |machine, space| {
                    let card = machine.state.cell(space).card;
                    let to = machine.gains_to(card);
                    machine.move_card(card, to, you);
                    let shown = machine.shown(card);
                    machine.io.emit(|| Event::Gained {
                        seat: you,
                        card: shown,
                        from: Zone::Matrix,
                        space,
                        to,
                    });
                })
            }
            Effect::DestroyInMatrix { what, range } => {
                self.choose_in_matrix(what, *range, |machine, space| {
                    let card = machine.state.cell(space).card;
                    machine.destroy(card);
                })
            }
            Effect::Step(amount) => self.follow_step(amount),
            Effect::StepAway => self.follow_step_away(None),
            Effect::StepAwayOr(amount) => self.follow_step_away(Some(amount)),
            Effect::Teleport(place) => {
                let options = self.rules.spaces(self.state, place, you);
                let entries = (0..self.state.spaces())
                    .filter(|&space| self.rules.can_enter(self.state, space));
                let options = options & entries.fold(0, |set, space| set | 1 << space);
                self.choose_space(options, |machine, space| machine.relocate(you, space, true))
            }
            Effect::Search(place) => {
                let options = self.rules.spaces(self.state, place, you)
                    & self.rules.spaces(self.state, &Place::Facedown, you);
                self.choose_space(options, |machine, space| {
                    // The texts of the revealed card resolve after this instruction.
                    let pc = machine.frame().pc + 1;
                    machine.frame().done = true;
                    machine.advance(pc);
                    machine.flip(you, space);
                })
            }
            Effect::PlaceRuin => self.follow_place_ruin(),
            Effect::SwapToAdversary => self.follow_swap(),
            Effect::Cost(amount) => {
                let amount = self.number(amount);
                if self.state.battle.on {
                    self.add_cost(amount);
                }
                Next(self.state.battle.on && amount != 0)
            }
            Effect::BuyAdversary => self.set_flag(Player::BUYS_ADVERSARY),
            Effect::MoveAsPower => self.set_flag(Player::MOVE_AS_POWER),
            Effect::Convert => match self.answer() {
                Some(Action::Yes) => {
                    self.convert(you);
                    Next(true)
                }
                Some(_) => Next(false),
                None => {
                    self.ask_about(Ask::YesNo, you, source);
                    Again
                }
            },
            // These instructions are compiled to ops of their own.
            Effect::If { .. }
            | Effect::May(_)
            | Effect::ChooseOne(_)
            | Effect::Let { .. }
            | Effect::Attack { .. }
            | Effect::IfBattleFails(_)
            | Effect::WhenDefeat { .. } => Next(false),
        }
    }

    fn set_flag(&mut self, flag: u8) -> Flow {
        let you = self.frame().you;
        self.state.player_mut(you).flags |= flag;
        Next(true)
    }

    /// Puts a card of a hand on top of its owner's deck.
    fn put_on_top(&mut self, card: CardId) {
        let seat = self.state.card(card).owner;
        self.move_card(card, Zone::Deck, seat);
        let shown = self.shown(card);
        self.io.emit(|| Event::PutOnTop { seat, card: shown });
    }

    /// Chooses cards one at a time and passes each to `act`. All are taken if there are no more than wanted.
    fn choose_cards(
        &mut self,
        count: &Amount,
        what: &'static What,
        from: language::Zone,
        act: fn(&mut Self, CardId),
    ) -> Flow {
        let Frame { you, source, looping, .. } = *self.frame();
        if !looping {
            let count = self.count(count);
            (self.frame().count, self.frame().looping) = (count, true);
        }
        if let Some(Action::Card(card)) = self.answer() {
            act(self, card);
            let frame = self.frame();
            (frame.count, frame.done, frame.left) = (frame.count.saturating_sub(1), true, 1);
        }
        let left = self.frame().count;
        let rules = self.rules;
        let player = self.state.player(you);
        let all: Cards = match from {
            language::Zone::Hand => player.hand.iter().copied().collect(),
            language::Zone::Discard => player.discard.iter().copied().collect(),
            language::Zone::HandOrDiscard => {
                player.hand.iter().chain(player.discard.iter()).copied().collect()
            }
            language::Zone::Control => {
                rules.controlled(self.state, you).take(crate::model::state::MOST_OWN).collect()
            }
        };
        let cards: Cards = all
            .iter()
            .copied()
            .filter(|&card| rules.fits(self.state, rules.def(self.state, card), what, you))
            .collect();
        if left == 0 || cards.is_empty() {
            let done = self.frame().left == 1;
            return Next(done);
        }
        // For cards of any kind, their number is public, so that skipping the question reveals nothing.
        let open = matches!(from, language::Zone::Control | language::Zone::Discard);
        if cards.len() <= usize::from(left) && (open || *what == NO_LIMIT) {
            cards.iter().for_each(|&card| act(self, card));
            return Next(true);
        }
        self.ask_about(Ask::Cards, you, source);
        let decision = &mut self.state.decision;
        (decision.cards, decision.wanted) = (cards, left);
        Again
    }

    /// Chooses a space and passes it to `act`. An effect without a space does nothing.
    fn choose_space(&mut self, options: u32, act: impl FnOnce(&mut Self, Space)) -> Flow {
        let Frame { you, source, pc, .. } = *self.frame();
        let depth = self.state.frames.len();
        let chosen = match self.answer() {
            Some(Action::Space(space)) => space,
            _ if options == 0 => return Next(false),
            _ if options.count_ones() == 1 => options.trailing_zeros() as Space,
            _ => {
                self.ask_about(Ask::Space, you, source);
                self.state.decision.options = options;
                return Again;
            }
        };
        act(self, chosen);
        // An action that begins a frame has advanced before.
        if self.state.frames.len() != depth || self.frame().pc != pc { Again } else { Next(true) }
    }

    fn choose_in_matrix(
        &mut self,
        what: &What,
        range: u8,
        act: impl FnOnce(&mut Self, Space),
    ) -> Flow {
        let you = self.frame().you;
        let options = self.rules.reachable(self.state, what, range, you);
        self.choose_space(options, act)
    }

    /// Moves step by step for free.
    fn follow_step(&mut self, amount: &Amount) -> Flow {
        let Frame { you, source, looping, .. } = *self.frame();
        if !looping {
            let count = self.count(amount);
            (self.frame().count, self.frame().looping) = (count, true);
        }
        match self.answer() {
            Some(Action::Space(space)) => {
                self.relocate(you, space, false);
                let frame = self.frame();
                (frame.count, frame.done) = (frame.count.saturating_sub(1), true);
            }
            Some(_) => return Next(true),
            None => {}
        }
        let options = self.rules.steps(self.state, you);
        if self.frame().count == 0 || options == 0 {
            return Next(true);
        }
        self.ask_about(Ask::Space, you, source);
        let wanted = self.frame().count;
        let decision = &mut self.state.decision;
        (decision.options, decision.wanted, decision.may_stop) = (options, wanted, true);
        Again
    }

    /// Moves to an adjacent space for free, or gains Damage instead where the card allows that. Without such a space there is
    /// only the Damage.
    fn follow_step_away(&mut self, damage: Option<&Amount>) -> Flow {
        let Frame { you, source, .. } = *self.frame();
        let options = self.rules.steps(self.state, you);
        match (self.answer(), damage) {
            (Some(Action::Space(space)), _) => {
                self.relocate(you, space, false);
                return Next(true);
            }
            (Some(_), Some(damage)) => {
                let damage = self.count(damage);
                return Next(self.gain_damage(you, damage) > 0);
            }
            (None, Some(damage)) if options == 0 => {
                let damage = self.count(damage);
                return Next(self.gain_damage(you, damage) > 0);
            }
            _ if options == 0 => return Next(false),
            _ => {}
        }
        self.ask_about(Ask::Space, you, source);
        let decision = &mut self.state.decision;
        (decision.options, decision.may_stop) = (options, damage.is_some());
        Again
    }

    /// Places a new Ruin in an empty space and gains the Energon of its reward (Clash of the Combiners rulebook, Bruticus).
    fn follow_place_ruin(&mut self) -> Flow {
        let you = self.frame().you;
        let has = self.state.has_ruins
            && !(self.state.ruins.is_empty() && self.state.ruin_discard.is_empty());
        let empty = |space: &Space| self.state.cell(*space).card == NOBODY;
        let options = if has {
            (0..self.state.spaces()).filter(empty).fold(0_u32, |set, space| set | 1 << space)
        } else {
            0
        };
        self.choose_space(options, |machine, space| {
            let pc = machine.frame().pc + 1;
            machine.frame().done = true;
            machine.advance(pc);
            let Some(card) = machine.place_ruin(space) else { return };
            let energon = |effect: &Effect| match effect {
                Effect::Energon(Amount::Fixed(amount)) => (*amount).clamp(0, 99) as u8,
                _ => 0,
            };
            let amount = machine.def(card).sheet.reward.iter().map(energon).sum();
            machine.gain_energon(you, amount);
        })
    }

    /// Swaps the card with this instruction and the card of a space with an Adversary character (Clash of the Combiners rulebook,
    /// Dreadwing).
    fn follow_swap(&mut self) -> Flow {
        let Frame { source, .. } = *self.frame();
        if source == NOBODY || self.state.card(source).zone != Zone::Matrix {
            return Next(false);
        }
        let own = self.state.card(source).space;
        let rules = self.rules;
        let hit = rules.players(self.state, Who::EachAdversary, self.state.active, NOBODY, source);
        // Not to its own space, not to an empty one, and not to one without an Adversary character.
        let fits = |space: &Space| {
            *space != own
                && self.state.cell(*space).card != NOBODY
                && self.state.seats_at(*space) & hit != 0
        };
        let options =
            (0..self.state.spaces()).filter(fits).fold(0_u32, |set, space| set | 1 << space);
        self.choose_space(options, |machine, space| {
            let (here, there) = (*machine.state.cell(own), *machine.state.cell(space));
            machine.state.matrix[usize::from(own)] = there;
            machine.state.matrix[usize::from(space)] = here;
            for (card, space) in [(here.card, space), (there.card, own)] {
                if card != NOBODY {
                    machine.state.cards.at_mut(usize::from(card)).space = space;
                }
            }
            machine.io.emit(|| Event::Swapped { from: own, to: space });
            machine.ambush(
                machine.state.seats_at(space) & hit,
                source,
                crate::model::state::Cause::Came,
            );
        })
    }
}

/// Cards of any kind.
static NO_LIMIT: What = What {
    kind: None,
    not: false,
    faction: None,
    adversary: false,
    at_least: None,
    at_most: None,
    tag: None,
};
/// Damage cards.
static DAMAGE: What = What {
    kind: Some(CardType::Damage),
    not: false,
    faction: None,
    adversary: false,
    at_least: None,
    at_most: None,
    tag: None,
};
