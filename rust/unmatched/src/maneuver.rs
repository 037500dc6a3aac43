//! Maneuvers (Core Rules, Maneuver): a card is drawn, another one may be used to BOOST, then fighters move. Schemes.

use crate::{
    board::{NOWHERE, Space, only},
    event::Event,
    machine::Machine,
    rules::Unmatched,
    state::{Ask, CardId, Cards, Fighter, FighterId, Fighters, NOBODY, State, Zone, count_up, members, one},
};
use altmode_unmatched_language::When;

/// A card is drawn.
const DRAW: u8 = 0;
/// Whether to BOOST is asked.
const BOOST: u8 = 1;
/// Fighters get ready to move.
const READY: u8 = 2;
/// Fighters move, one after the other.
const MOVES: u8 = 3;
/// Effects after the maneuver.
const AFTER: u8 = 4;

impl Unmatched {
    /// The cards of a hand that can be used to BOOST: those with a BOOST printed.
    pub fn boosts(self, state: &State, seat: u8) -> Cards {
        state.player(seat).hand.iter().copied().filter(|&card| self.def(state, card).sheet.boost.is_some()).collect()
    }
}

impl Machine<'_> {
    /// The next step of a maneuver.
    pub fn maneuver_step(&mut self) {
        let seat = self.state.active;
        match self.frame().step {
            DRAW => {
                self.frame().step = BOOST;
                count_up(&mut self.state.player_mut(seat).history.maneuvers);
                let more = self.rules.draws_more(self.state, seat);
                self.draw(seat, 1 + more);
            }
            BOOST => {
                if let Some(answer) = self.answer() {
                    self.frame().step = READY;
                    if let Some(&card) = answer.chosen_cards.first() {
                        let boost = self.use_boost(seat, card);
                        self.frame().amount = boost;
                        count_up(&mut self.state.player_mut(seat).history.boosted);
                        self.boosted(seat, card);
                    }
                } else if self.state.player(seat).hand.is_empty() {
                    self.frame().step = READY;
                } else {
                    self.ask_boost(seat);
                }
            }
            READY => {
                let own = self.rules.fighters_of(self.state, seat);
                self.frame().todo = self.free(own);
                self.frame().step = MOVES;
                self.state.passed = 0;
            }
            MOVES => {
                if !self.move_next(seat) {
                    self.frame().step = AFTER;
                    self.happen_to(seat, &When::AfterManeuver);
                }
            }
            _ => self.end_work(),
        }
    }

    /// Asks whether to BOOST, and with which card.
    pub fn ask_boost(&mut self, seat: u8) {
        let cards = self.rules.boosts(self.state, seat);
        let decision = self.ask(Ask::Boost, seat);
        (decision.cards, decision.may_stop) = (cards, true);
    }

    /// Uses a card to BOOST: it is discarded. Gives its BOOST.
    pub fn use_boost(&mut self, seat: u8, card: CardId) -> i16 {
        let boost = self.def(card).sheet.boost.unwrap_or(0);
        let seats = self.state.seats;
        self.state.cards.at_mut(usize::from(card)).seen = (1 << seats) - 1;
        let shown = self.shown(card);
        self.io.emit(|| Event::Boosted { seat, card: shown, boost });
        self.discard(card);
        i16::from(boost)
    }

    /// What a BOOST sets off: the text of the card for that, and abilities.
    pub fn boosted(&mut self, seat: u8, card: CardId) {
        self.happen_to(seat, &When::Boosts);
        if let Some(pc) = self.def(card).boosted {
            let this = self.rules.hero_fighter(self.state, seat);
            self.follow_code(pc, self.state.card(card).owner, card, this, NOBODY);
        }
    }

    /// The fighters of a set that are on the battlefield and can leave their spaces.
    pub fn free(&self, fighters: Fighters) -> Fighters {
        let held = |fighter: FighterId| self.state.fighter(fighter).flags & Fighter::HELD != 0;
        members(fighters & self.state.present()).filter(|&fighter| !held(fighter)).fold(0, |set, fighter| set | one(fighter))
    }

    /// Places a fighter in a space. Where somebody stands the placing fails (Unmatched Reference v10, Placement).
    pub fn place_fighter(&mut self, fighter: FighterId, to: Space) -> bool {
        let from = self.state.fighter(fighter).at;
        if self.state.occupied() & only(to) != 0 {
            return false;
        }
        self.leaves(fighter, from, to);
        self.put_fighter(fighter, to);
        self.io.emit(|| Event::Placed { fighter, from, to });
        let owner = self.state.fighter(fighter).owner;
        self.state.player_mut(owner).dormant = false;
        self.enters(fighter, to);
        true
    }

    /// A fighter comes to the battlefield.
    pub fn bring(&mut self, fighter: FighterId, to: Space) {
        let def = self.rules.fighter_def(self.state, fighter);
        let entry = self.state.fighters.at_mut(usize::from(fighter));
        (entry.at, entry.health, entry.began) = (to, def.sheet.health, NOWHERE);
        let (health, owner) = (entry.health, entry.owner);
        let player = self.state.player_mut(owner);
        (player.dormant, player.out) = (false, false);
        self.io.emit(|| Event::Returned { fighter, to, health });
        self.enters(fighter, to);
    }

    /// A scheme is being played: its text, what follows it, where it goes.
    pub fn scheme_step(&mut self) {
        let (seat, card, fighter) = (self.frame().controller, self.frame().source, self.frame().this);
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
            1 => self.happen_to(seat, &When::AfterScheme),
            _ => {
                self.discard_played(card);
                self.end_work();
            }
        }
    }
}
