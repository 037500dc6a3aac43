//! Maneuvers and moves (Core Rules, Maneuver): a card is drawn, another one may be used to BOOST, then fighters move.

use crate::{
    board::{NOWHERE, Space, Spaces, only},
    event::Event,
    machine::Machine,
    rules::Unmatched,
    state::{Ask, CardId, Cards, Fighter, FighterId, Fighters, NOBODY, State, Work, Zone, members, one},
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
    /// The spaces to which a fighter can move with so many steps; not the one where it stands. Spaces of enemies are not entered
    /// unless it may pass them, and nobody stops on an occupied space (Core Rules, Moving).
    pub fn destinations(self, state: &State, fighter: FighterId, steps: u8, through: bool) -> Spaces {
        let entry = state.fighter(fighter);
        if entry.at == NOWHERE || entry.flags & Fighter::HELD != 0 {
            return 0;
        }
        let board = self.board(state);
        let open = if through || self.passes(state, fighter) { board.all } else { board.all & !state.enemy_spaces(entry.owner) };
        board.reach(entry.at, open, steps) & !state.occupied()
    }

    /// How far a fighter may move now: what the pending question, or the maneuver, says.
    pub fn steps(self, state: &State, fighter: FighterId) -> u8 {
        match state.frames.last() {
            Some(frame) if frame.work == Work::Maneuver => self.moves(state, fighter).saturating_add(frame.amount.clamp(0, 99) as u8),
            _ => state.decision.steps,
        }
    }

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
                self.state.player_mut(seat).history.maneuvers += 1;
                self.draw(seat, 1);
            }
            BOOST => {
                if let Some(answer) = self.answer() {
                    self.frame().step = READY;
                    if let Some(&card) = answer.chosen_cards.first() {
                        let boost = self.use_boost(seat, card);
                        self.frame().amount = boost;
                        self.state.player_mut(seat).history.boosted += 1;
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

    /// Lets a player move the fighters that are left one after the other; `false` when that is over. Who has moved is `it`.
    pub fn move_next(&mut self, seat: u8) -> bool {
        if let Some(answer) = self.answer() {
            if answer.chosen == 0 {
                return false;
            }
            let fighter = answer.chosen.trailing_zeros() as FighterId;
            let through = answer.through;
            let frame = self.frame();
            frame.todo &= !one(fighter);
            frame.it |= one(fighter);
            self.walk(fighter, answer.answer, through);
        }
        let todo = self.frame().todo & self.state.present();
        if todo == 0 {
            return false;
        }
        let (steps, through) = (self.frame().amount.clamp(0, 99) as u8, self.frame().ready & THROUGH != 0);
        let decision = self.ask(Ask::Move, seat);
        (decision.options, decision.steps, decision.through, decision.may_stop) = (todo.into(), steps, through, true);
        true
    }

    /// A fighter moves. The way is the shortest, by the lowest spaces.
    fn walk(&mut self, fighter: FighterId, to: Space, through: bool) {
        let from = self.state.fighter(fighter).at;
        if self.io.tells() {
            let owner = self.state.fighter(fighter).owner;
            let board = self.board();
            let passes = through || self.rules.passes(self.state, fighter);
            let open = if passes { board.all } else { board.all & !self.state.enemy_spaces(owner) | only(to) };
            let path = board.way(from, to, open, u8::MAX).unwrap_or_else(|| vec![to]);
            self.io.emit(|| Event::Moved { fighter, from, path });
        }
        self.put_fighter(fighter, to);
    }

    /// Places a fighter in a space. Where somebody stands the placing fails (Unmatched Reference v10, Placement).
    pub fn place_fighter(&mut self, fighter: FighterId, to: Space) -> bool {
        let from = self.state.fighter(fighter).at;
        if self.state.occupied() & only(to) != 0 {
            return false;
        }
        self.put_fighter(fighter, to);
        self.io.emit(|| Event::Placed { fighter, from, to });
        true
    }

    /// A fighter comes to the battlefield.
    pub fn bring(&mut self, fighter: FighterId, to: Space) {
        let def = self.rules.fighter_def(self.state, fighter);
        let entry = self.state.fighters.at_mut(usize::from(fighter));
        (entry.at, entry.health, entry.began) = (to, def.sheet.health, NOWHERE);
        let (health, owner) = (entry.health, entry.owner);
        self.state.player_mut(owner).dormant = false;
        self.io.emit(|| Event::Returned { fighter, to, health });
    }

    /// A scheme is being played: its text, what follows it, where it goes.
    pub fn scheme_step(&mut self) {
        let (seat, card, fighter) = (self.frame().controller, self.frame().source, self.frame().this);
        let step = self.frame().step;
        self.frame().step += 1;
        match step {
            0 => {
                let history = &mut self.state.player_mut(seat).history;
                (history.schemes, history.played) = (history.schemes + 1, history.played + 1);
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

/// In [`crate::state::Frame::ready`]: fighters may move through enemies.
pub const THROUGH: u8 = 128;
