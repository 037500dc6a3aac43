//! Windows for Secret Actions outside the steps of a battle: a KO, and events that a card would cause.
//!
//! A window is a frame of its own. A player with any face-down Secret Action is asked, whichever card it is, so the
//! question reveals nothing: only public information decides whether the window opens. An instruction that can be replaced
//! passes through a [`Gate`] and is executed again when the window has closed. A KO has no such instruction, because
//! characters are KO'd in the middle of many kinds of work. The KO'd characters are noted in [`State::fallen`], their
//! Upgrades stay on them, and the step loop opens the window before any other work.

use crate::{
    cards::{Tcg, catalogue::trigger_kind, code::Op},
    engine::machine::Machine,
    model::{
        event::Event,
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::{Ask, Frame, Pending, State, Zone},
        work::{SecretWindow, Work},
    },
    query::context::Context,
};
use altmode_tcg_language::{Effect, What, Window};

/// Bits of [`Frame::ready`] of the instruction behind a window: the window has closed, and the instruction's effect is
/// replaced.
const CLOSED: u8 = 32;
const REPLACED: u8 = 64;

/// State of the window of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// The window is open, so the instruction waits.
    Waits,
    /// No Secret Action was revealed.
    Passed,
    /// A revealed Secret Action replaced the effect.
    Replaced,
}

impl Machine<'_> {
    /// Opens a window before the present instruction affects these characters or the hand of `seat`, and returns its state.
    pub fn gate(&mut self, moment: SecretWindow, seat: u8, it: Characters) -> Gate {
        let ready = self.frame().ready;
        if ready & REPLACED != 0 {
            Gate::Replaced
        } else if ready & CLOSED != 0 || !self.state.has_face_down(seat) {
            Gate::Passed
        } else {
            std::hint::cold_path();
            self.open_window(moment, seat, it);
            Gate::Waits
        }
    }

    /// Opens a window for a player. Only Secret Actions already face down count; one played later is too late (Rules
    /// Roundup 2019-07-12, 2019-08-09).
    fn open_window(&mut self, moment: SecretWindow, seat: u8, it: Characters) {
        let there = self.state.face_down(seat);
        let frame = self.begin(moment);
        (frame.you, frame.controller) = (seat, seat);
        (frame.it, frame.source, frame.this) = (it, NOBODY, members(it).next().unwrap_or(NOBODY));
        self.remember(&there);
    }

    /// Asks for the next Secret Action, or closes the window. After one has replaced the event, no further one can be
    /// revealed for that event.
    pub fn window_step(&mut self, moment: SecretWindow) {
        if let Some(answer) = self.answer() {
            return match answer.chosen.first() {
                Some(&card) => self.reveal_in_window(moment, card),
                None => self.close_window_of_event(moment),
            };
        }
        let frame = *self.frame();
        let mut cards = self.those();
        cards.retain(|card| self.state.object(card).zone == Zone::Secret);
        // The check uses only public information, so asking reveals nothing.
        if frame.done || cards.is_empty() || !self.tcg.is_moment_of_any(self.state, frame.you) {
            self.close_window_of_event(moment);
        } else {
            self.ask(Ask::Reveal, frame.you, &cards, 1, true);
        }
    }

    /// Reveals a Secret Action in a window. Its effects "when" a character is KO'd become a pending trigger of that KO
    /// (Expanded Rules 2.0, 2). Its effects "instead" are executed at once.
    fn reveal_in_window(&mut self, moment: SecretWindow, card: ObjectId) {
        let Frame { this, it, event, .. } = *self.frame();
        let seat = self.turn_face_up(card);
        let Some((reveal, code)) = self.tcg.text(self.state, card).reveal else { return };
        self.frame().done = moment != SecretWindow::Ko;
        if let Window::Ko(_) = reveal.at {
            let before = std::mem::replace(&mut self.event, event);
            self.wait_for(Pending {
                code,
                source: card,
                this,
                controller: seat,
                it,
                card: NOBODY,
                ..Pending::default()
            });
            self.event = before;
        } else {
            self.push_code(code, card, this, seat);
            self.frame().it = it;
        }
    }

    /// Turns a Secret Action face up. Returns the seat that controls it.
    pub fn turn_face_up(&mut self, card: ObjectId) -> u8 {
        let seat = self.state.controller(card);
        let crossed = self.state.object(card).slot;
        self.move_to(card, Zone::Played, NOBODY, crossed);
        let shown = self.card_event(card);
        self.io.emit(|| Event::Revealed { seat, card: shown });
        seat
    }

    /// Closes a window when its player reveals no more. A KO window passes on to the other player first.
    fn close_window_of_event(&mut self, moment: SecretWindow) {
        let Frame { you, this, event, done, .. } = *self.frame();
        if moment == SecretWindow::Ko {
            // Both players are asked about a KO, the active player first.
            let other = State::other(self.state.active);
            if you != other && self.state.has_face_down(other) {
                let there = self.state.face_down(other);
                let frame = self.frame();
                (frame.you, frame.controller) = (other, other);
                return self.remember(&there);
            }
            self.end_work();
            return self.scrap_upgrades_of(only(this), event);
        }
        self.end_work();
        self.frame().ready |= CLOSED | if done { REPLACED } else { 0 };
    }

    /// Returns whether a KO at this point opens a window, so that Upgrades of KO'd characters wait.
    pub fn ko_opens_window(&self) -> bool {
        self.state.has_face_down(0) || self.state.has_face_down(1)
    }

    /// Notes KO'd characters for which windows must open.
    #[cold]
    pub fn have_fallen(&mut self, characters: Characters) {
        self.state.fallen |= characters;
        self.state.fallen_event = self.event;
    }

    /// Opens the window of the next KO'd character.
    #[cold]
    pub fn open_next_window(&mut self) {
        let Some(character) = members(self.state.fallen).next() else { return };
        self.state.fallen &= !only(character);
        let active = self.state.active;
        let first = if self.state.has_face_down(active) { active } else { State::other(active) };
        self.open_window(SecretWindow::Ko, first, only(character));
        self.frame().event = self.state.fallen_event;
    }

    /// Drops pending KO windows because the game is over, and scraps the waiting Upgrades.
    pub fn drop_windows(&mut self) {
        let fallen = std::mem::take(&mut self.state.fallen);
        self.scrap_upgrades_of(fallen, self.state.fallen_event);
    }

    /// Scraps the Upgrades of KO'd characters as part of the event of the KO (Wave 1 FAQ, KO).
    fn scrap_upgrades_of(&mut self, characters: Characters, event: u16) {
        let before = std::mem::replace(&mut self.event, event);
        let held = self.hold_decks();
        for character in members(characters) {
            // The Upgrades themselves may have a trigger on the deployment of the head.
            let upgrades = &self.state.character(character).upgrades;
            let asks = |upgrade: &ObjectId| {
                self.tcg.upgrade_text(self.state, *upgrade).trigger_kinds
                    & trigger_kind::HEAD_DEPLOYED
                    != 0
            };
            let asked_for = upgrades.iter().any(asks) || self.may_hear(trigger_kind::HEAD_DEPLOYED);
            self.scrap_upgrades_of_ko(character, asked_for);
        }
        self.release_decks(held);
        self.event = before;
    }
}

impl Tcg {
    /// Returns whether the Upgrades of a KO'd character stay on it until its KO window has closed.
    pub fn keeps_upgrades_for_now(&self, state: &State, character: ObjectId) -> bool {
        let waits =
            |frame: &Frame| frame.work == Work::Window(SecretWindow::Ko) && frame.this == character;
        state.fallen & only(character) != 0 || state.frames.iter().any(waits)
    }

    /// Returns whether the open window is one that a Secret Action waits for, by public information.
    pub fn fits_window(
        &self,
        state: &State,
        frame: &Frame,
        at: &Window,
        context: &Context,
    ) -> bool {
        let Work::Window(moment) = frame.work else { return false };
        match (at, moment) {
            (Window::Ko(who) | Window::UpgradesOfKo(who), SecretWindow::Ko) => {
                let context = Context { this: frame.this, it: frame.it, ..*context };
                self.fits(state, &context, frame.this, who)
            }
            (Window::WouldDrawAgain, SecretWindow::DrawAgain)
            | (Window::WouldUntap, SecretWindow::Untap) => true,
            (Window::WouldScrapHand, SecretWindow::ScrapHand) => true,
            _ => false,
        }
    }

    /// Returns whether the condition of a Secret Action truly holds, hidden cards included. Public information may only say
    /// that it could hold: perhaps no card in hand fits the instruction behind the window.
    pub fn fits_in_truth(&self, state: &State, at: &Window) -> bool {
        let Window::WouldScrapHand = at else { return true };
        let behind = state.frames.len().checked_sub(2).map(|at| &state.frames[at]);
        behind
            .is_some_and(|behind| self.scraps_from_hand(state, behind, state.decision.seat, false))
    }

    /// Returns whether an instruction makes a player scrap a card from hand. With `as_both_know`, cards that a seat does
    /// not know count as fitting, because only the hand's owner knows whether one fits.
    pub fn scraps_from_hand(
        &self,
        state: &State,
        frame: &Frame,
        seat: u8,
        as_both_know: bool,
    ) -> bool {
        let hand = &state.players[usize::from(seat)].hand;
        let Op::Do(effect) = self.catalogue.op(frame.pc) else { return !hand.is_empty() };
        let context = Context::of_frame(frame);
        let unknown = |card: ObjectId| as_both_know && state.is_secret_to_a_seat(card);
        let any = |what: &What| {
            hand.iter().any(|&card| unknown(card) || self.is_card(state, &context, card, what))
        };
        match effect {
            Effect::ScrapFromHand { count, what } => {
                self.amount(state, &context, count) > 0 && any(what)
            }
            Effect::ScrapFromTheirHand { what, .. }
            | Effect::ScrapAnyFromHand(what)
            | Effect::ScrapAllFromHand(what) => any(what),
            Effect::ScrapFromThose { what, .. } => {
                let is_such = |&card: &ObjectId| {
                    hand.contains(&card) && self.is_card(state, &context, card, what)
                };
                state.those(frame.those).iter().any(is_such)
            }
            Effect::ScrapThose => state.those(frame.those).iter().any(|card| hand.contains(card)),
            Effect::KeepInHand(number) | Effect::EachKeepsInHand(number) => {
                hand.len() > usize::from(*number)
            }
            _ => !hand.is_empty(),
        }
    }
}
