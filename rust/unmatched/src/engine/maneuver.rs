//! Maneuvers (Core Rules, Maneuver), in this order: a card is drawn, another one may be used to BOOST, fighters move. Schemes.

use crate::{
    cards::{
        board::{NOWHERE, Space, Spaces, only, spaces},
        unmatched::Unmatched,
    },
    engine::{machine::Machine, walk::Way},
    model::{
        event::Event,
        state::{
            Ask, CardId, Cards, Fighter, FighterId, Fighters, LastingKind, MOST_CARDS_OF_PLAYER,
            NOBODY, State, Zone, count_up, members, one,
        },
    },
};
use altmode_unmatched_language::{CardSheet, When};

/// Effects before a card is drawn.
const BEGIN: u8 = 0;
/// A card is drawn.
const DRAW: u8 = 1;
/// The question whether to BOOST.
const BOOST: u8 = 2;
/// The die is rolled for the BOOST.
const ROLL: u8 = 3;
/// Effects before fighters move.
const BEFORE: u8 = 4;
/// Abilities before fighters move.
const READY: u8 = 5;
/// Fighters get ready to move.
const SET_OUT: u8 = 6;
/// Fighters move, one after the other.
const MOVES: u8 = 7;
/// Effects after the maneuver.
const AFTER: u8 = 8;

impl Unmatched {
    /// Returns whether a seat is asked to BOOST: it has cards in hand, or cards on its pile for that.
    pub fn has_boosts(self, state: &State, seat: u8) -> bool {
        !state.player(seat).hand.is_empty() || !self.boosts(state, seat).is_empty()
    }

    /// Returns the cards of a hand, or of a pile, that can be used to BOOST: those with a BOOST printed.
    pub fn boosts(self, state: &State, seat: u8) -> Cards {
        let pile = self.hero(state, seat).sheet.pile.as_ref().is_some_and(|pile| pile.boosts);
        let player = state.player(seat);
        let cards = player.hand.iter().chain(if pile { &player.aside[..] } else { &[] });
        let boosts = |sheet: &CardSheet| sheet.boost.is_some() || sheet.boost_rolled;
        cards
            .copied()
            .filter(|&card| boosts(self.def(state, card).sheet))
            .take(MOST_CARDS_OF_PLAYER)
            .collect()
    }
}

impl Unmatched {
    /// Returns the BOOST value of a card; 0 where none is printed, or where a die is printed that is rolled only to BOOST.
    pub fn boost_of(self, state: &State, card: CardId) -> i32 {
        self.boost_with(state, card, None)
    }

    /// Returns the BOOST value of a card, with the number rolled if the card shows a die.
    fn boost_with(self, state: &State, card: CardId, rolled: Option<u8>) -> i32 {
        let more = || self.boost_more(state, state.card(card).owner);
        rolled.or(self.def(state, card).sheet.boost).map_or(0, |boost| i32::from(boost) + more())
    }
}

impl Machine<'_> {
    /// Executes the next step of a maneuver.
    pub fn maneuver_step(&mut self) {
        let seat = self.state.active;
        match self.frame().step {
            BEGIN => {
                self.frame().step = DRAW;
                count_up(&mut self.state.player_mut(seat).history.maneuvers);
                self.happen_to(seat, &When::BeginsManeuver);
            }
            DRAW => {
                self.frame().step = BOOST;
                let more = self.rules.draws_more(self.state, seat);
                let cards = (1 + more).clamp(0, 40) as u8;
                if cards > 0 {
                    self.draw(seat, cards);
                }
            }
            BOOST => {
                if let Some(answer) = self.answer() {
                    let card = answer.chosen_cards.first().copied();
                    self.frame().step = if card.is_some() { ROLL } else { BEFORE };
                    self.frame().source = card.unwrap_or(NOBODY);
                } else if !self.rules.has_boosts(self.state, seat) {
                    self.frame().step = BEFORE;
                } else {
                    self.ask_boost(seat);
                }
            }
            ROLL => {
                let card = self.frame().source;
                let Some(boost) = self.use_boost(seat, card) else { return };
                let frame = self.frame();
                (frame.step, frame.source, frame.amount, frame.done) =
                    (BEFORE, NOBODY, boost, true);
                count_up(&mut self.state.player_mut(seat).history.boosted);
                self.boosted(seat, card);
            }
            BEFORE => {
                self.frame().step = READY;
                self.happen_to(seat, &When::BeforeMoves);
            }
            READY => {
                self.frame().step = SET_OUT;
                self.happen_to(seat, &When::Maneuvers);
            }
            SET_OUT => {
                let own = self.rules.fighters_of(self.state, seat);
                let watched = self
                    .state
                    .lasting
                    .iter()
                    .any(|lasting| lasting.kind == LastingKind::AfterManeuver);
                self.frame().todo = self.free(own);
                self.frame().way = if watched { Way::WATCHED } else { 0 };
                self.frame().step = MOVES;
                self.state.passed = 0;
            }
            MOVES => {
                if !self.move_next(seat) {
                    self.frame().step = AFTER;
                    self.lasting_instructions(LastingKind::AfterManeuver, None);
                    self.happen_to(seat, &When::AfterManeuver);
                }
            }
            _ => {
                self.state.lasting.retain(|lasting| lasting.kind != LastingKind::QualityOfManeuver);
                self.end_work();
            }
        }
    }

    /// Puts a scheme into an opponent's hand if it is lent. Returns `false` while the player chooses the opponent.
    fn lend_scheme(&mut self, card: CardId) -> bool {
        if card == NOBODY
            || self.state.card(card).zone != Zone::Scheme
            || !self.rules.is_lent(self.state, card)
        {
            return true;
        }
        let owner = self.state.card(card).owner;
        if owner != self.frame().controller {
            return true;
        }
        match self.opponent() {
            Some(seat) => self.put_by_itself(card, seat, Zone::Hand),
            None if self.state.decision.ask == Ask::Seat => return false,
            None => {}
        }
        true
    }

    /// Asks whether to BOOST, and with which card.
    pub fn ask_boost(&mut self, seat: u8) {
        let cards = self.rules.boosts(self.state, seat);
        let decision = self.ask(Ask::Boost, seat);
        (decision.cards, decision.may_stop) = (cards, true);
    }

    /// Discards a card to BOOST. Returns its BOOST, or `None` while its die is rolled; the caller then repeats the call.
    pub fn use_boost(&mut self, seat: u8, card: CardId) -> Option<i16> {
        let rolled = match self.def(card).sheet.boost_rolled {
            true => Some(self.roll(seat, self.state.card(card).owner)?),
            false => None,
        };
        let boost = self.rules.boost_with(self.state, card, rolled) as u8;
        let seats = self.state.seats;
        self.state.cards.at_mut(usize::from(card)).seen = (1 << seats) - 1;
        let shown = self.shown(card);
        self.io.emit(|| Event::Boosted { seat, card: shown, boost });
        self.discard_quietly(card);
        Some(i16::from(boost))
    }

    /// Queues the effects of a BOOST: the card's text for it, and abilities.
    pub fn boosted(&mut self, seat: u8, card: CardId) {
        let waiting = self.state.pending.len();
        self.happen_to(seat, &When::Boosts);
        // Both resolve before the work in progress continues (Unmatched Reference v10, Black Panther and Houdini).
        while self.state.pending.len() > waiting {
            self.resolve(waiting);
        }
        if let Some(pc) = self.def(card).boosted {
            let this = self.rules.hero_fighter(self.state, seat);
            self.follow_code(pc, seat, card, this, NOBODY);
        }
    }

    /// Returns the fighters of a set that are on the battlefield and can leave their spaces.
    pub fn free(&self, fighters: Fighters) -> Fighters {
        let held = |fighter: FighterId| self.state.fighter(fighter).flags & Fighter::HELD != 0;
        members(fighters & self.state.present())
            .filter(|&fighter| !held(fighter))
            .fold(0, |set, fighter| set | one(fighter))
    }

    /// Places a fighter in a space. Placing in an occupied space fails (Unmatched Reference v10, Placement).
    pub fn place_fighter(&mut self, fighter: FighterId, to: Space, tail: Space) -> bool {
        let (from, before) = (self.state.fighter(fighter).at, self.state.fighter(fighter).body());
        let tail = self.tail_at(fighter, to, tail);
        let body = only(to) | only(tail);
        if body == before || self.state.barred(fighter) & only(to) != 0 {
            return false;
        }
        self.leaves(fighter, before, body);
        self.put_body(fighter, to, tail);
        self.io.emit(|| Event::Placed { fighter, from, to, tail });
        let owner = self.state.fighter(fighter).owner;
        self.state.player_mut(owner).dormant = false;
        self.enters_body(fighter, body & !before);
        true
    }

    /// Returns the second space of a large fighter in a space: the chosen one, or else the first that is free.
    pub(crate) fn tail_at(&self, fighter: FighterId, to: Space, chosen: Space) -> Space {
        if !self.state.fighter(fighter).is_large() || to == NOWHERE {
            return NOWHERE;
        }
        let tails = self.rules.tails(self.state, fighter, to);
        if tails & only(chosen) != 0 { chosen } else { spaces(tails).next().unwrap_or(NOWHERE) }
    }

    /// Queues the triggers of a fighter that has entered spaces.
    pub(crate) fn enters_body(&mut self, fighter: FighterId, entered: Spaces) {
        spaces(entered).for_each(|at| self.enters(fighter, at));
    }

    /// Puts a fighter onto the battlefield.
    pub fn bring(&mut self, fighter: FighterId, to: Space) {
        let full = self.rules.full_health(self.state, fighter);
        let tail = self.tail_at(fighter, to, NOWHERE);
        let entry = self.state.fighters.at_mut(usize::from(fighter));
        // A fighter that was away returns with its previous health.
        let health =
            if entry.flags & Fighter::AWAY != 0 && entry.health > 0 { entry.health } else { full };
        (entry.at, entry.tail, entry.health, entry.began, entry.began_tail) =
            (to, tail, health, NOWHERE, NOWHERE);
        entry.flags &= !Fighter::AWAY;
        let (health, owner) = (entry.health, entry.owner);
        let player = self.state.player_mut(owner);
        (player.dormant, player.out) = (false, false);
        self.io.emit(|| Event::Returned { fighter, to, health });
        self.enters_body(fighter, only(to) | only(tail));
    }

    /// Executes the next step of a scheme: its text, its consequences, its new zone.
    pub fn scheme_step(&mut self) {
        let (seat, card, fighter) =
            (self.frame().controller, self.frame().source, self.frame().this);
        let step = self.frame().step;
        self.frame().step += 1;
        match step {
            0 => {
                let history = &mut self.state.player_mut(seat).history;
                count_up(&mut history.schemes);
                count_up(&mut history.played);
                self.move_card(card, seat, Zone::Scheme);
                let shown = self.shown(card);
                self.io.emit(|| Event::Schemed { seat, card: shown, fighter });
                if let Some(pc) = self.def(card).scheme {
                    self.follow_code(pc, seat, card, fighter, NOBODY);
                }
            }
            1 => {
                self.happen_to(seat, &When::AfterScheme);
                self.happen(seat, fighter, |on| match on {
                    When::AfterSchemeOf(who) => Some(Some(who)),
                    _ => None,
                });
            }
            _ => {
                if !self.lend_scheme(card) {
                    self.frame().step -= 1;
                    return;
                }
                self.discard_played(card);
                self.end_work();
            }
        }
    }
}
