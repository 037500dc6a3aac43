//! The step loop: executes the innermost frame of the stack until a player must decide.
//!
//! All unfinished work is a [`Frame`] in the state, so a save in the middle of an Action inside an attack needs no special
//! case. Triggers resolve only while a turn or a battle is the innermost frame, because nothing else is being resolved then
//! (Expanded Rules 2.0, Actions within Actions; Triggered Abilities).

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Catalogue, Text, quality, trigger_kind},
    },
    model::{
        event::{self, Event},
        objects::{Characters, NOBODY, ObjectId, Objects, members},
        state::{Answer, Ask, Decision, Frame, State, Status},
        work::{CodeStep, Work},
    },
    query::context::Context,
};
use altmode_core::{Io, MOST_STEPS, Those};

/// A state in execution, with the context that its steps need.
pub struct Machine<'a> {
    /// Access to the catalogue and to the rules as queries.
    pub tcg: Tcg,
    /// Card definitions.
    pub catalogue: &'static Catalogue,
    /// State that the steps change.
    pub state: &'a mut State,
    /// Event output and supplied chance outcomes.
    pub io: &'a mut Io<Event, DefId>,
    /// Decides the top card of a deck when it is needed. Without a dealer, the stored order of the deck decides.
    pub dealer: Option<&'a mut dyn Dealer>,
    /// Observer of the cards and abilities that are used.
    pub watch: Option<&'a mut dyn Watch>,
    /// Whether several cards are being scrapped at once. An empty deck is reshuffled only after the last of them.
    pub together: bool,
    /// Number of the event that current trigger events join. 0 means that each trigger event is an event of its own.
    pub event: u16,
}

/// Decides the top card of a deck lazily. An enumeration of all orders of a deck uses this to fix one card at a time.
pub trait Dealer {
    /// Puts the next card on top of the deck of a seat. The deck must not be empty.
    fn deal(&mut self, tcg: Tcg, state: &mut State, seat: u8);
}

/// Observer that counts used cards and abilities.
pub trait Watch {
    /// Called when instructions begin; `code` is their index in the catalogue.
    fn follows(&mut self, code: u16);
    /// Called when a battle card is played.
    fn plays(&mut self, card: DefId);
    /// Called when a text of a card changes damage.
    fn changes_damage(&mut self, text: &'static Text);
    /// Called after all battle cards of a battle are flipped and before its damage.
    fn battles(&mut self, state: &State);
}

impl<'a> Machine<'a> {
    /// Creates a machine for a state, without dealer and observer.
    pub fn new(tcg: Tcg, state: &'a mut State, io: &'a mut Io<Event, DefId>) -> Self {
        Machine {
            tcg,
            catalogue: tcg.catalogue,
            state,
            io,
            dealer: None,
            watch: None,
            together: false,
            event: 0,
        }
    }

    /// Executes steps until a player must decide or the game is over.
    pub fn run(&mut self) {
        let most = self.io.steps + MOST_STEPS;
        while self.state.status.is_running()
            && (self.state.decision.ask == Ask::Nothing
                || self.state.decision.answered
                || self.pass_over())
        {
            self.io.steps += 1;
            if self.io.steps > most {
                std::hint::cold_path();
                self.end_game(Status::Endless);
                break;
            }
            if self.state.fallen != 0 {
                self.open_next_window();
                continue;
            }
            let Some(work) = self.state.frames.last().map(|frame| frame.work) else { break };
            if self.io.records_events() {
                self.io.by = self.tcg.cause(self.state);
            }
            match work {
                Work::Turn(_) | Work::Battle(_)
                    if self.state.slots_lost && !self.trim_lost_slots() =>
                {
                    std::hint::cold_path()
                }
                Work::Turn(_) => {
                    if !self.settle() {
                        self.turn_steps();
                    }
                }
                Work::BasicTurn(step) => self.basic_step(step),
                Work::Battle(_) => {
                    if !self.settle() {
                        self.battle_steps();
                    }
                }
                Work::Code(_) => self.code_step(),
                Work::Damage => self.damage_step(),
                Work::Play(step) => self.play_step(step),
                Work::Focus(step) => self.focus_step(step),
                Work::Window(moment) => self.window_step(moment),
            }
        }
        if !self.state.status.is_running() {
            self.state.decision.clear();
        }
        self.look_at_table();
        if self.tcg.may_give(self.state, 1 << quality::SEES_TOP) {
            std::hint::cold_path();
            self.see_tops();
        }
    }

    /// Shows players the top card of their deck while an ability lets them look at it at any time. It runs only before a
    /// decision, because players cannot use the knowledge earlier.
    fn see_tops(&mut self) {
        for seat in 0..2u8 {
            let sees = |character| self.tcg.has(self.state, character, quality::SEES_TOP);
            let Some(character) = members(self.state.battlefield[seat as usize])
                .find(|&character| sees(character))
                .filter(|_| self.state.status.is_running())
            else {
                continue;
            };
            // `top_of_deck` also applies a supplied outcome, so the card shown is the one that will be drawn.
            if let Some(card) = self.top_of_deck(seat)
                && self.state.object(card).seen >> seat & 1 == 0
            {
                self.io.by = Some(self.tcg.card_cause(self.state, character));
                self.show(seat, &[card], 1 << seat);
            }
        }
    }

    /// Returns the innermost frame.
    #[inline]
    pub fn frame(&mut self) -> &mut Frame {
        let last = self.state.frames.len() - 1;
        self.state.frames.at_mut(last)
    }

    /// Sets the next step of the work of the innermost frame.
    #[inline(always)]
    pub fn go_to(&mut self, step: impl Into<Work>) {
        self.frame().work = step.into();
    }

    /// Pushes a frame of this kind of work, at its first step, and returns it, to be filled in by the caller.
    #[inline]
    pub fn begin(&mut self, work: impl Into<Work>) -> &mut Frame {
        if self.state.frames.is_full() {
            // Drops the top frame to make room for the push. The game is over at this point.
            self.out_of_room();
            self.state.frames.pop();
        }
        let those = Those::begin(&self.state.remembered);
        let last = self.state.frames.len();
        self.state.frames.push(Frame {
            work: work.into(),
            card: NOBODY,
            those,
            ..Frame::default()
        });
        self.state.frames.at_mut(last)
    }

    /// Pops the innermost frame and drops its remembered cards.
    #[inline]
    pub fn end_work(&mut self) {
        if let Some(frame) = self.state.frames.pop() {
            frame.those.end(&mut self.state.remembered);
        }
    }

    /// Replaces the remembered cards of the innermost frame.
    pub fn remember(&mut self, cards: &[ObjectId]) {
        let mut those = self.frame().those;
        if !those.replace(&mut self.state.remembered, cards) {
            self.out_of_room();
        }
        self.frame().those = those;
    }

    /// Adds a card to the remembered cards of the innermost frame.
    pub fn remember_also(&mut self, card: ObjectId) {
        if self.state.remembered.try_push(card) {
            self.frame().those.count += 1;
        } else {
            self.out_of_room();
        }
    }

    /// Removes a card from the remembered cards of the innermost frame.
    pub fn forget(&mut self, card: ObjectId) {
        let from = usize::from(self.frame().those.from);
        if let Some(at) = self.state.remembered[from..].iter().position(|&other| other == card) {
            self.state.remembered.remove(from + at);
            self.frame().those.count -= 1;
        }
    }

    /// Returns a copy of the remembered cards of the innermost frame.
    pub fn those(&self) -> Objects {
        let those = self.state.frames.last().map(|frame| frame.those).unwrap_or_default();
        let mut copy = Objects::new();
        for &card in self.state.those(those) {
            // A list longer than the number of objects contains duplicates, so stop there.
            if !copy.try_push(card) {
                break;
            }
        }
        copy
    }

    /// Ends the game because a list of the state is full. Continuing would lose data silently. No legal deck is known to
    /// reach a capacity; [`crate::model::state`] gives the reason for each.
    #[cold]
    pub fn out_of_room(&mut self) {
        self.end_game(Status::OutOfRoom);
    }

    /// Pushes a frame that executes instructions, starting at index `code` of the catalogue.
    pub fn push_code(&mut self, code: u16, source: ObjectId, this: ObjectId, controller: u8) {
        if let Some(watch) = &mut self.watch {
            watch.follows(code);
        }
        let frame = self.begin(CodeStep::Begin);
        (frame.pc, frame.source, frame.this) = (code, source, this);
        (frame.controller, frame.you) = (controller, controller);
    }

    /// Returns the context of the present instruction.
    pub fn context(&self) -> Context {
        Context::of_frame(&self.state.frames[self.state.frames.len() - 1])
    }

    /// Asks a player for a decision.
    pub fn ask(&mut self, ask: Ask, seat: u8, options: &[u8], wanted: u8, may_stop: bool) {
        let decision = &mut self.state.decision;
        decision.clear();
        (decision.ask, decision.seat, decision.wanted, decision.may_stop) =
            (ask, seat, wanted, may_stop);
        decision.options.extend_from_slice(options);
    }

    /// Passes over the pending question if it has no answer: the instruction that asks it has no effect. Returns whether it did.
    fn pass_over(&mut self) -> bool {
        let decision = &self.state.decision;
        let chosen = matches!(decision.ask, Ask::Characters | Ask::Option | Ask::Trigger);
        if !chosen || decision.may_stop || !decision.options.is_empty() {
            return false;
        }
        std::hint::cold_path();
        self.state.decision.clear();
        match self.state.frames.last().map(|frame| frame.work) {
            Some(Work::Code(_)) => self.skip_instruction(),
            // No step of other work asks such a question. If one did, the game could not continue.
            _ => self.end_game(Status::Endless),
        }
        true
    }

    /// Takes the answer to the pending decision, if there is one, and clears the decision.
    #[inline(always)]
    pub fn answer(&mut self) -> Option<Answer> {
        if self.state.decision.answered { Some(self.take_answer()) } else { None }
    }

    #[inline(never)]
    fn take_answer(&mut self) -> Answer {
        let Decision { seat, chosen, chosen_characters, answer, name, .. } = self.state.decision;
        self.state.decision.clear();
        Answer { seat, chosen, chosen_characters, answer, name }
    }

    /// Returns the card definition of an object.
    #[inline]
    pub fn def(&self, object: ObjectId) -> &'static CardDef {
        self.tcg.def(self.state, object)
    }

    /// Returns an object in the form that events use.
    pub fn card_event(&self, object: ObjectId) -> event::EventCard {
        let side = self.tcg.side_up(self.state, object);
        event::EventCard {
            object,
            def: self.state.defs[object as usize],
            seen_by: self.state.object(object).seen,
            side,
        }
    }

    /// Returns the first object of each distinct card in a list.
    pub fn distinct(&self, cards: &[ObjectId]) -> Objects {
        let mut found = Objects::new();
        for &card in cards {
            let def = self.state.defs[card as usize];
            if !found.iter().any(|&other| self.state.defs[other as usize] == def) {
                found.push(card);
            }
        }
        found
    }

    /// Returns the first object of each card name in a list.
    pub fn one_of_each_name(&self, cards: &[ObjectId]) -> Objects {
        let mut found = Objects::new();
        for &card in cards {
            let name = self.def(card).name_id;
            if !found.iter().any(|&other| self.def(other).name_id == name) {
                found.push(card);
            }
        }
        found
    }

    /// Ends the game, if it is still running.
    pub fn end_game(&mut self, status: Status) {
        if self.state.status == Status::Running {
            self.state.status = status;
            let winner = match status {
                Status::Won(seat) | Status::Conceded(seat) | Status::WonByCard(seat) => Some(seat),
                _ => None,
            };
            self.state.decision.clear();
            self.io.emit_by(|| None, || Event::GameEnded { winner });
        }
    }

    /// Ends the game if a player has no character left. It is checked at once, before any trigger resolves (Wave 3 FAQ,
    /// Captain Elita-1). If both players lose their last character at the same instant, the game is a draw (Wave 1 FAQ).
    pub fn check_game_end(&mut self) {
        if self.state.battlefield[0] != 0 && self.state.battlefield[1] != 0 {
            return;
        }
        match [0, 1].map(|seat| self.state.battlefield[seat] == 0 && !self.has_head_to_deploy(seat))
        {
            [true, true] => self.end_game(Status::BothOut),
            [true, false] => self.end_game(Status::Won(1)),
            [false, true] => self.end_game(Status::Won(0)),
            [false, false] => {}
        }
    }

    /// Taps a character. Returns `false` if it was tapped already.
    #[inline]
    pub fn tap(&mut self, character: ObjectId) -> bool {
        if self.state.is_tapped(character) {
            return false;
        }
        self.state.set_tapped(character, true);
        self.io.emit(|| Event::Tapped { character });
        self.happen_tap(character, true);
        true
    }

    /// Untaps a character. Returns `false` if it was untapped already.
    #[inline]
    pub fn untap(&mut self, character: ObjectId) -> bool {
        if !self.state.is_tapped(character) {
            return false;
        }
        self.state.set_tapped(character, false);
        self.io.emit(|| Event::Untapped { character });
        self.happen_tap(character, false);
        true
    }

    /// Flips a character to another face. Its stats change at once; its flip triggers become pending.
    pub fn flip(&mut self, character: ObjectId, face: u8) -> bool {
        let def = self.def(character);
        if face >= def.faces || face == self.state.character(character).face {
            return false;
        }
        // Triggers on "flips to" see the old face, so they are checked before the change. They resolve later like all
        // triggers.
        let event = self.join_event();
        if self.state.table.triggers & trigger_kind::FLIPS_TO != 0 {
            let trigger_event =
                crate::engine::trigger::TriggerEvent::of(trigger_kind::FLIPS_TO, character);
            self.happen(crate::engine::trigger::TriggerEvent {
                amount: i16::from(face),
                ..trigger_event
            });
        }
        let health_may_change = self.tcg.may_give(self.state, 1 << quality::HEALTH);
        let before = self.tcg.face(self.state, character);
        let entry = &mut self.state.characters[character as usize];
        entry.face = face;
        entry.flips = entry.flips.saturating_add(1);
        self.table_lost(before);
        if self.state.on_battlefield(character) {
            self.table_gained(self.tcg.face(self.state, character), character);
        } else {
            self.table_changed();
        }
        self.io.emit(|| Event::Flipped { character, face });
        self.happen_flip(character);
        self.event = event;
        self.check_ko_after(health_may_change);
        true
    }

    /// Returns all characters on the battlefield.
    pub fn everyone(&self) -> Characters {
        self.state.battlefield[0] | self.state.battlefield[1]
    }
}
