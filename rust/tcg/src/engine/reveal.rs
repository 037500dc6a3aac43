//! Timing of Secret Actions: the moments at which they can be revealed, and the players asked.
//!
//! A player is asked if any of that player's Secret Actions is face down and, by public information, some Secret Action of
//! the catalogue could be revealed now. The identity of the face-down card does not matter, because the question would
//! reveal it. Revealing is optional (Rules Roundup 2019-06-28).

use crate::{
    cards::Tcg,
    engine::machine::Machine,
    model::{
        objects::{Characters, NOBODY, ObjectId, Objects, members, only},
        state::{Ask, State, Zone},
        work::{BattleStep, Work},
    },
    query::context::Context,
};
use altmode_tcg_language::{DamageChange, Pick, Reveal, Window, WouldTake};

/// Bits of [`Frame::ready`](crate::model::state::Frame::ready) of a damage frame, one for each seat: the seat revealed
/// nothing for the hit in progress.
pub const DECLINED_FOR_HIT: u8 = 3;
/// Bits of [`DECLINED_FOR_HIT`], and those of seats that revealed nothing for all damage that is done together.
pub const DECLINED: u8 = 15;
/// Bit of a damage frame: the face-down Secret Actions have been remembered.
const NOTED: u8 = 16;

/// Damage that a Secret Action is about: one hit, or all damage that is done together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Hit,
    Together,
}

impl Scope {
    fn of(would: &WouldTake) -> Scope {
        if would.only_one || would.who.pick == Pick::Each { Scope::Together } else { Scope::Hit }
    }

    /// Returns the bit that a seat declined.
    fn declined(self, seat: u8) -> u8 {
        match self {
            Scope::Hit => 1 << seat,
            Scope::Together => 4 << seat,
        }
    }
}

impl Tcg {
    /// Returns whether a Secret Action can be revealed at the moment of the pending decision.
    pub fn can_be_revealed(&self, state: &State, card: ObjectId) -> bool {
        let reveal = self.text(state, card).reveal;
        let is_moment = |reveal| self.moment(state, reveal, card, state.decision.seat).is_some();
        reveal.is_some_and(|(reveal, _)| is_moment(reveal) && self.fits_in_truth(state, &reveal.at))
    }

    /// Returns whether a player could reveal some Secret Action of the catalogue now.
    pub fn is_moment_of_any(&self, state: &State, seat: u8) -> bool {
        self.catalogue
            .secrets()
            .iter()
            .any(|reveal| self.moment(state, reveal, NOBODY, seat).is_some())
    }

    /// Returns the characters that a Secret Action would be about if it can be revealed now, else `None`. The answer
    /// depends on public information only.
    pub fn moment(
        &self,
        state: &State,
        reveal: &Reveal,
        card: ObjectId,
        seat: u8,
    ) -> Option<Characters> {
        let frame = state.frames.last()?;
        let battle = &state.battle;
        let context = Context::of(card, NOBODY, seat);
        let is_step = |step| frame.work == Work::Battle(step);
        let defends = |who| self.fits(state, &context, battle.defender, who);
        let defender = only(battle.defender);
        let about = match &reveal.at {
            Window::CancelsAction(what) => (matches!(frame.work, Work::Play(_))
                && self.is_card(state, &context, frame.source, what))
            .then_some(defender),
            Window::Ko(_)
            | Window::UpgradesOfKo(_)
            | Window::WouldDrawAgain
            | Window::WouldUntap
            | Window::WouldScrapHand => {
                self.fits_window(state, frame, &reveal.at, &context).then_some(frame.it)
            }
            Window::AttackerChosen => is_step(BattleStep::AttackerChosen).then_some(defender),
            Window::Defends(who) => {
                (is_step(BattleStep::DefendersSecrets) && defends(who)).then_some(defender)
            }
            Window::OpponentFlips(count) => {
                let is_enemy = seat != state.active && is_step(BattleStep::DefenderFocus);
                (is_enemy && battle.flipped[0].len() >= usize::from(*count)).then_some(defender)
            }
            Window::FlipsDefending(who) => {
                (is_step(BattleStep::Damage) && !battle.flipped[1].is_empty() && defends(who))
                    .then_some(defender)
            }
            Window::TakesMoreThanEnough(who) => {
                let fit = members(battle.beyond)
                    .filter(|&character| self.fits(state, &context, character, who));
                let about = if is_step(BattleStep::AfterBattle) {
                    fit.fold(0, |set, character| set | only(character))
                } else {
                    0
                };
                (about != 0).then_some(about)
            }
            Window::WouldTake(would) => {
                let hits = if frame.work == Work::Damage {
                    self.such_hits(state, would, &context, frame.pc.into())
                } else {
                    0
                };
                (hits != 0).then(|| characters_of(state, hits))
            }
        }?;
        let context =
            Context { this: members(about).next().unwrap_or(NOBODY), it: about, ..context };
        reveal
            .condition
            .as_ref()
            .is_none_or(|condition| self.holds(state, &context, condition))
            .then_some(about)
    }

    /// Returns the damage that a phrase names, as a bitmask of indexes into [`State::hits`]. Damage that is capped to 0
    /// does not count.
    fn such_hits(&self, state: &State, would: &WouldTake, context: &Context, index: usize) -> u32 {
        let WouldTake { who, takes, parity, enough_to_ko, only_one } = would;
        let mut found = 0;
        for (place, hit) in state.hits.iter().enumerate() {
            let is_such = (Scope::of(would) == Scope::Together || place == index)
                && self.is_damage(state, hit, *takes, context.you)
                && parity.is_none_or(|parity| hit.amount % 2 == u16::from(parity))
                && (!enough_to_ko || hit.amount >= self.health_left(state, hit.to))
                && state.on_battlefield(hit.to)
                && self.fits(state, context, hit.to, who)
                && self.capped(state, hit) > 0;
            found |= u32::from(is_such) << place;
        }
        if *only_one && characters_of(state, found).count_ones() != 1 { 0 } else { found }
    }

    /// Returns whether some Secret Action of the catalogue could be revealed for damage of this scope.
    fn is_damage_moment(&self, state: &State, seat: u8, scope: Scope) -> bool {
        let waits = |reveal: &Reveal| matches!(&reveal.at, Window::WouldTake(would) if Scope::of(would) == scope);
        let mut secrets = self.catalogue.secrets().iter().filter(|reveal| waits(reveal));
        secrets.any(|reveal| self.moment(state, reveal, NOBODY, seat).is_some())
    }
}

/// Returns the characters that would take the given hits.
fn characters_of(state: &State, hits: u32) -> Characters {
    members(hits).fold(0, |set, place| set | only(state.hits[usize::from(place)].to))
}

impl Machine<'_> {
    /// Offers players to reveal a Secret Action that changes damage, the active player first. With `actives_first` only the
    /// active player is asked, because replacements of that player are still to be applied. Returns `true` while a player
    /// is asked.
    #[cold]
    pub fn offer_damage_secret(&mut self, actives_first: bool) -> bool {
        if self.frame().ready & NOTED == 0 {
            // A card played only now is too late (Rules Roundup 2019-07-12, 2019-08-09).
            let is_secret = |&card: &ObjectId| self.state.object(card).zone == Zone::Secret;
            let played = self.state.players.iter().flat_map(|player| player.played.iter().copied());
            let there: Objects = played.filter(is_secret).collect();
            self.remember(&there);
            self.frame().ready |= NOTED;
        }
        let active = self.state.active;
        let seats = [active, State::other(active)];
        for &seat in &seats[..if actives_first { 1 } else { 2 }] {
            let mut cards = self.those();
            cards.retain(|card| {
                self.state.object(card).zone == Zone::Secret && self.state.controller(card) == seat
            });
            if cards.is_empty() {
                continue;
            }
            let declined = self.frame().ready;
            let is_open = |scope: Scope| {
                declined & scope.declined(seat) == 0
                    && self.tcg.is_damage_moment(self.state, seat, scope)
            };
            if is_open(Scope::Hit) || is_open(Scope::Together) {
                self.ask(Ask::Reveal, seat, &cards, 1, true);
                return true;
            }
        }
        false
    }

    /// Reads the answer about a Secret Action for damage, and reveals the chosen one.
    pub fn damage_secret_chosen(&mut self) {
        let Some(answer) = self.answer() else { return };
        let seat = answer.seat;
        let Some(&card) = answer.chosen.first() else {
            self.frame().ready |= Scope::Hit.declined(seat) | Scope::Together.declined(seat);
            return;
        };
        let hits = match self.tcg.text(self.state, card).reveal {
            Some((Reveal { at: Window::WouldTake(would), .. }, _)) => {
                let index = self.frame().pc.into();
                self.tcg.such_hits(self.state, would, &Context::of(card, NOBODY, seat), index)
            }
            _ => 0,
        };
        let frame = self.frame();
        // Both players may reveal further Secret Actions after this one.
        (frame.left, frame.ready) = (hits, frame.ready & !DECLINED);
        self.reveal(card);
    }

    /// Applies a change to the damage that a Secret Action was revealed for. Returns by how much the damage decreased.
    pub fn change_damage(&mut self, change: &DamageChange) -> i32 {
        if !self.state.frames.iter().any(|frame| frame.work == Work::Damage) {
            return 0;
        }
        let (context, source) = (self.context(), self.frame().source);
        let mut less = 0;
        // From last to first, because a part that moves to another character is inserted behind its hit.
        for place in (0..self.state.hits.len()).rev() {
            if self.damage_frame().left >> place & 1 != 0 {
                less += i32::from(self.change_hit(place, change, &context, source));
            }
        }
        less
    }
}
