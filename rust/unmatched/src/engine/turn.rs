//! The turn (Core Rules, Taking a Turn): effects of its start, two actions, effects of its end, hand limit.

use crate::{
    cards::board::spaces,
    engine::machine::Machine,
    model::{
        event::Event,
        state::{
            Ask, BOARD, Card, CardId, Fighter, FighterId, HAND_LIMIT, LastingKind, NOBODY, Status,
            TurnHistory, Work, Zone, count_up, members,
        },
    },
    query::Context,
};
use altmode_core::MOST_TURNS;
use altmode_unmatched_language::When;

/// The turn begins.
const BEGIN: u8 = 0;
/// An action is asked for.
const ACTION: u8 = 1;
/// An action is over.
const ACTION_OVER: u8 = 2;
/// Effects of the end of the turn.
const END: u8 = 3;
/// Ongoing schemes are discarded whose conditions hold.
const ONGOING: u8 = 7;
/// Fighters on the conveyor belt move.
const BELT: u8 = 4;
/// Cards over the limit are discarded.
const HANDS: u8 = 5;
/// The next player's turn begins.
const PASS: u8 = 6;

/// Actions of a turn.
const ACTIONS: u8 = 2;

/// Returns the phase of a step. The first action belongs to `start`, because effects of the start are resolved until it is
/// chosen.
pub fn phase_of(step: u8, taken: u8) -> &'static str {
    match step {
        BEGIN => "start",
        ACTION if taken == 0 => "start",
        ACTION | ACTION_OVER => "action",
        _ => "end",
    }
}

/// Returns the step of a turn with which a position begins: at the start of the turn, or before an action.
pub fn step_of(phase: &str) -> Option<u8> {
    match phase {
        "start" => Some(BEGIN),
        "action" => Some(ACTION),
        _ => None,
    }
}

impl Machine<'_> {
    /// Executes the next step of a turn.
    pub fn turn_step(&mut self) {
        let step = self.frame().step;
        // In a duel the game is over instead, which is looked at with the actions only.
        if step == ACTION_OVER || self.state.seats > 2 {
            self.look_for_seats_out();
        }
        match step {
            BEGIN => self.begin_turn(),
            ACTION => {
                // The winner is looked for at the start and the end of each action only (Unmatched Reference v10, Winning the Game).
                self.look_for_winner();
                if !self.state.status.is_running() {
                    return;
                }
                let seat = self.state.active;
                let player = self.state.player(seat);
                if player.actions == 0 || player.dormant || player.out {
                    self.frame().step = END;
                    return;
                }
                self.ask(Ask::Action, seat);
            }
            ACTION_OVER => {
                self.look_for_winner();
                self.look_for_dormant();
                self.frame().step = ACTION;
            }
            END => {
                self.frame().step = ONGOING;
                let seat = self.state.active;
                self.lasting_instructions(LastingKind::AtEndOfTurn, None);
                self.happen_to(seat, &When::TurnEnds);
            }
            ONGOING => {
                self.frame().step = BELT;
                self.discard_ongoing();
            }
            BELT => {
                if self.move_belt() {
                    self.frame().step = HANDS;
                }
            }
            HANDS => self.hand_limit(),
            _ => self.pass_turn(),
        }
    }

    fn begin_turn(&mut self) {
        let seat = self.state.active;
        self.state.turn += 1;
        if self.state.turn > MOST_TURNS {
            return self.end_game(Status::Endless);
        }
        for player in &mut self.state.players {
            (player.history, player.taken, player.used.0) = (TurnHistory::default(), 0, 0);
        }
        for fighter in self.state.fighters.iter_mut() {
            (fighter.began, fighter.began_tail) = (fighter.at, fighter.tail);
            fighter.flags &= !(Fighter::HURT | Fighter::LEFT | Fighter::ATTACKED);
        }
        self.state.note_tokens();
        let turn = self.state.turn;
        self.state.player_mut(seat).actions = ACTIONS;
        self.frame().step = ACTION;
        self.io.emit(|| Event::TurnStarted { seat, turn });
        self.lasting_instructions(LastingKind::AtNextTurn, Some(seat));
        self.happen_to(seat, &When::TurnStarts);
    }

    /// Begins an action and pays for it.
    pub fn begin_action(&mut self) {
        let seat = self.state.active;
        self.frame().step = ACTION_OVER;
        let player = self.state.player_mut(seat);
        player.actions -= 1;
        count_up(&mut player.taken);
        let left = player.actions;
        self.io.emit(|| Event::Actions { seat, left });
    }

    /// Gives actions to a player. They count for the present turn, so only the active player can use them.
    pub fn gain_actions(&mut self, seat: u8, count: u8) {
        if self.rules.cannot_gain(self.state, seat) {
            return;
        }
        let player = self.state.player_mut(seat);
        player.actions = player.actions.saturating_add(count);
        let left = player.actions;
        self.io.emit(|| Event::Actions { seat, left });
    }

    /// Ends the turn at once: unfinished work is dropped, the cards of the action go to their new zones, and the effects of the
    /// end of the turn follow (Unmatched Reference v10, End the Turn).
    pub fn end_turn(&mut self) {
        while self
            .state
            .frames
            .last()
            .is_some_and(|frame| !matches!(frame.work, Work::Turn | Work::Combat))
        {
            if self.state.frames.last().is_some_and(|frame| frame.work == Work::Scheme) {
                let card = self.frame().source;
                self.discard_played(card);
            }
            self.end_work();
        }
        self.state.pending.clear();
        let seat = self.state.active;
        self.state.player_mut(seat).actions = 0;
        if self.frame().work == Work::Combat {
            return self.cut_combat();
        }
        self.frame().step = ACTION_OVER;
    }

    /// Makes the active player discard down to the limit.
    fn hand_limit(&mut self) {
        let seat = self.state.active;
        if let Some(answer) = self.answer() {
            for &card in answer.chosen_cards.iter() {
                self.discard(card);
            }
        }
        let limit = usize::from(self.hero(seat).sheet.hand.map_or(HAND_LIMIT, |hand| hand.limit));
        let player = self.state.player(seat);
        // A dormant player cannot be forced to discard (Unmatched Reference v10, Dormant Players).
        if player.hand.len() <= limit || player.dormant || player.out {
            self.frame().step = PASS;
            return;
        }
        let hand = player.hand;
        let wanted = (hand.len() - limit).min(16) as u8;
        let decision = self.ask(Ask::HandLimit, seat);
        (decision.cards, decision.wanted) = (hand, wanted);
    }

    fn pass_turn(&mut self) {
        self.state.lasting.retain(|lasting| {
            !matches!(lasting.kind, LastingKind::QualityOfTurn | LastingKind::QualityOfAttack)
        });
        for fighter in self.state.fighters.iter_mut() {
            fighter.flags &= !Fighter::HELD;
        }
        self.state.had_turn |= 1 << self.state.active;
        self.state.active = self.state.next_seat(self.state.active);
        self.frame().step = BEGIN;
    }

    // --- the end of an action, and what happens between two of them ---

    /// Eliminates seats whose heroes and sidekicks are all gone. In a free-for-all, seats whose heroes are gone are eliminated,
    /// and their sidekicks leave with them (Core Rules, Free-for-All and Team Play). A hero that falls between two actions, for
    /// example at the start of a turn, is noticed before the next one.
    fn look_for_seats_out(&mut self) {
        for seat in 0..self.state.seats {
            if self.state.player(seat).out || self.alive() >> seat & 1 != 0 {
                continue;
            }
            let side = self.state.player(seat).side;
            let has_partner = (0..self.state.seats)
                .any(|other| other != seat && self.state.player(other).side == side);
            let own = self.rules.fighters_of(self.state, seat);
            if self.state.seats > 2 && !has_partner {
                self.defeat(own);
            }
            if members(own).all(|fighter| self.state.fighter(fighter).is_defeated()) {
                self.state.player_mut(seat).out = true;
                self.clear_seat(seat);
                self.io.emit(|| Event::SeatOut { seat });
            }
        }
    }

    /// Removes the things of an eliminated seat that affect the others: its tokens, its lasting effects, its cards in front of it
    /// and in other hands. Cards of others that it holds go to their discard piles (docs/unmatched.md, Open points).
    fn clear_seat(&mut self, seat: u8) {
        self.lift_all(seat);
        for at in spaces(self.state.tokens_of(seat)) {
            while self.remove_token(seat, at) {}
        }
        self.state.lasting.retain(|lasting| lasting.seat & !BOARD != seat);
        for card in 0..self.state.cards.len() as CardId {
            let Card { owner, holder, zone, .. } = *self.state.card(card);
            if owner == seat && (holder != seat || zone == Zone::Front) {
                self.put(card, seat, Zone::Removed);
            } else if owner != seat && holder == seat {
                self.discard_for_good(card);
            }
        }
    }

    /// Returns the seats with a hero that is not defeated, one bit each.
    fn alive(&self) -> u8 {
        let lives = |&fighter: &FighterId| {
            !self.state.fighter(fighter).is_defeated() && self.rules.is_hero(self.state, fighter)
        };
        members(self.state.all_fighters())
            .filter(lives)
            .fold(0, |set, fighter| set | 1 << self.state.fighter(fighter).owner)
    }

    /// Ends the game when all heroes of a side are defeated. If those of all sides are, the active player's side wins (Unmatched
    /// Reference v10, Winning the Game).
    fn look_for_winner(&mut self) {
        let alive = self.alive();
        let side_of = |seat: u8| self.state.player(seat).side;
        let winner = match alive {
            0 => Some(side_of(self.state.active)),
            _ => {
                let side = side_of(alive.trailing_zeros() as u8);
                let mut others = (0..self.state.seats).filter(|seat| alive >> seat & 1 != 0);
                others.all(|seat| side_of(seat) == side).then_some(side)
            }
        };
        if let Some(side) = winner {
            let seats = (0..self.state.seats)
                .filter(|&seat| side_of(seat) == side)
                .fold(0, |set, seat| set | 1 << seat);
            self.end_game(Status::Won(seats));
        }
    }

    /// Updates the dormant players, who have no fighter on the battlefield. This is checked when an action ends (Unmatched
    /// Reference v10, Dormant Players).
    pub(crate) fn look_for_dormant(&mut self) {
        for seat in 0..self.state.seats {
            let there = self
                .state
                .fighters
                .iter()
                .any(|fighter| fighter.owner == seat && fighter.is_there());
            self.state.player_mut(seat).dormant = !there;
        }
    }

    /// Puts a scheme that has been played into its new zone, if no effect has moved it.
    pub fn discard_played(&mut self, card: CardId) {
        if card != NOBODY && self.state.card(card).zone == Zone::Scheme {
            self.discard_or_tuck(card);
        }
    }

    /// Puts a card that has been played into its new zone. An ongoing scheme stays in front of its player and replaces another
    /// one (Unmatched Reference v10, Ongoing Schemes), a tucked card goes under the hero (Donatello), and any other card goes to
    /// the discard pile.
    pub fn discard_or_tuck(&mut self, card: CardId) {
        let (owner, def) = (self.state.card(card).owner, self.def(card));
        if def.ongoing.is_some() {
            let front = self.state.player(owner).front;
            let other = front.iter().copied().find(|&other| self.def(other).ongoing.is_some());
            other.into_iter().for_each(|other| self.discard(other));
        }
        if def.ongoing.is_some() || def.tucked {
            self.put_by_itself(card, owner, Zone::Front);
        } else {
            self.discard(card);
        }
    }

    /// Discards ongoing schemes of the active player whose conditions hold at the end of the turn.
    fn discard_ongoing(&mut self) {
        let seat = self.state.active;
        let front = self.state.player(seat).front;
        let this = self.rules.hero_fighter(self.state, seat);
        let context = Context::of(seat, this);
        for &card in front.iter() {
            if self
                .def(card)
                .ongoing
                .is_some_and(|until| self.rules.holds(self.state, &context, until))
            {
                self.discard(card);
            }
        }
    }
}
