//! The engine loop: executes the next step of the innermost frame, and stops at a decision.
//!
//! A step that asks changes nothing before it asks. A repetition in another world therefore yields the question of that world
//! (see [`mod@crate::embed::determinize`]).

use crate::{
    cards::{catalogue::CardDef, deckbuilder::Deckbuilder},
    model::{
        action::Action,
        event::Event,
        state::{
            Ask, Card, CardId, Decision, DefId, Frame, NOBODY, OFF, Reason, Space, State, Status,
            Work, Zone,
        },
    },
};
use altmode_core::{Io, MOST_STEPS, Shown, sort_numbers};

/// Executes the rules on a state.
pub struct Machine<'a> {
    /// The rules.
    pub rules: Deckbuilder,
    /// The state.
    pub state: &'a mut State,
    /// Emits events, and supplies outcomes of chance.
    pub io: &'a mut Io<Event, DefId>,
    /// The half of an Encounter in progress: the number of events before it, its player and its card. It is lost at a question and
    /// without recorded events, because it influences events only.
    pub half: Option<(usize, u8, CardId)>,
}

impl<'a> Machine<'a> {
    /// Creates a machine for a state.
    pub fn new(rules: Deckbuilder, state: &'a mut State, io: &'a mut Io<Event, DefId>) -> Self {
        Machine { rules, state, io, half: None }
    }

    /// Executes steps until a seat must decide or the game is over.
    pub fn run(&mut self) {
        let mut steps = 0;
        while self.state.status.is_running()
            && (self.state.decision.ask == Ask::Nothing
                || self.state.decision.answered
                || self.pass_over())
        {
            steps += 1;
            if steps > MOST_STEPS {
                std::hint::cold_path();
                self.stop(Status::Endless);
                break;
            }
            let Some(work) = self.state.frames.last().map(|frame| frame.work) else { break };
            if self.io.records_events() {
                self.io.by = self.rules.cause(self.state);
            }
            let open = matches!(work, Work::Turn | Work::Battle | Work::Refill | Work::Ruin);
            match work {
                _ if open && !self.state.ambushes.is_empty() && !self.state.decision.answered => {
                    self.begin_ambush()
                }
                // The end by an exhausted Ruin deck or the third Boss takes effect after the work in progress.
                Work::Turn | Work::Refill
                    if self.state.ending.is_some() && !self.state.decision.answered =>
                {
                    let reason = self.state.ending.unwrap_or_default();
                    self.end_game(reason);
                }
                Work::Code => self.code_step(),
                Work::Turn => self.turn_step(),
                Work::Battle => self.battle_step(),
                Work::Ambush => self.ambush_step(),
                Work::Attack => self.attack_step(),
                Work::Ruin => self.ruin_step(),
                Work::Refill => self.refill_step(),
            }
        }
        if !self.state.status.is_running() {
            self.state.decision = Decision::default();
        }
    }

    /// Returns the definition of a card.
    #[inline]
    pub fn def(&self, card: CardId) -> &'static CardDef {
        self.rules.def(self.state, card)
    }

    // --- frames ---

    /// Returns the innermost frame.
    #[inline]
    pub fn frame(&mut self) -> &mut Frame {
        let last = self.state.frames.len() - 1;
        self.state.frames.at_mut(last)
    }

    /// Pushes a frame for work inside the present one.
    pub fn begin(&mut self, frame: Frame) {
        if !self.state.frames.try_push(frame) {
            self.stop(Status::OutOfRoom);
        }
    }

    /// Begins instructions.
    pub fn begin_code(&mut self, pc: u16, you: u8, source: CardId) {
        self.begin(Frame { work: Work::Code, pc, you, source, ..Frame::default() });
    }

    /// Begins pieces of instructions that are followed in order.
    pub fn begin_codes(&mut self, pieces: &[u16], you: u8, source: CardId) {
        for &pc in pieces.iter().rev() {
            self.begin_code(pc, you, source);
        }
    }

    /// Pops the innermost frame.
    pub fn end_work(&mut self) {
        self.state.frames.pop();
    }

    // --- decisions ---

    /// Asks a player a question; the caller fills in the possible answers.
    pub fn ask(&mut self, ask: Ask, seat: u8) -> &mut Decision {
        self.state.decision = Decision { ask, seat, wanted: 1, ..Decision::default() };
        &mut self.state.decision
    }

    /// Passes over the pending question if it has no answer: the instruction that asks it has no effect. Returns whether it did.
    fn pass_over(&mut self) -> bool {
        let Decision { ask, options, ref cards, may_stop, .. } = self.state.decision;
        let chosen = matches!(
            ask,
            Ask::Cards | Ask::Keep | Ask::Space | Ask::Seat | Ask::Option | Ask::Trigger
        );
        if !chosen || may_stop || options != 0 || !cards.is_empty() {
            return false;
        }
        std::hint::cold_path();
        self.state.decision = Decision::default();
        match self.state.frames.last() {
            Some(Frame { work: Work::Code, .. }) => self.skip_instruction(),
            // No step of other work asks such a question. If one did, the game could not continue.
            _ => self.stop(Status::Endless),
        }
        true
    }

    /// Returns an answer, if one has been given.
    #[inline]
    pub fn answer(&mut self) -> Option<Action> {
        let decision = &mut self.state.decision;
        if !decision.answered {
            return None;
        }
        let answer = decision.answer;
        *decision = Decision::default();
        Some(answer)
    }

    // --- the end ---

    /// Ends the game by a rule, and scores it.
    pub fn end_game(&mut self, reason: Reason) {
        if !self.state.status.is_running() {
            return;
        }
        let winners = self.score(reason);
        self.state.status = Status::Over(winners, reason);
        let tallies = (0..self.state.seats).map(|seat| self.tally(seat, reason)).collect();
        self.io.emit_by(|| None, || Event::GameEnded { winners, reason: Some(reason), tallies });
    }

    /// Ends the game without scoring.
    #[cold]
    pub fn stop(&mut self, status: Status) {
        if self.state.status.is_running() {
            self.state.status = status;
            let winners = if let Status::Conceded(winners) = status { winners } else { 0 };
            self.io.emit_by(
                || None,
                || Event::GameEnded { winners, reason: None, tallies: Vec::new() },
            );
        }
    }

    // --- cards: the one place where they change zones ---

    /// Returns a card in the format of events.
    pub fn shown(&self, card: CardId) -> Shown {
        let Card { def, seen, .. } = *self.state.card(card);
        Shown { card, def, seen_by: seen }
    }

    /// Returns all seats, one bit each.
    pub fn everyone(&self) -> u8 {
        (1 << self.state.seats) - 1
    }

    /// Takes a card out of the list of its zone.
    fn take_out(&mut self, card: CardId) {
        let Card { owner, zone, space, .. } = *self.state.card(card);
        let state = &mut *self.state;
        let _ = match zone {
            Zone::Main => state.main.take(card),
            Zone::Matrix => {
                if let Some(cell) = state.matrix.get_mut(usize::from(space)) {
                    *cell = Default::default();
                }
                true
            }
            Zone::Ruins => state.ruins.take(card),
            Zone::RuinDiscard => state.ruin_discard.take(card),
            Zone::Encounters => state.encounters.take(card),
            Zone::EncounterDiscard => state.encounter_discard.take(card),
            Zone::DamageStack => state.damage.take(card),
            Zone::Basics => state.basics.take(card),
            Zone::Deck => state.player_mut(owner).deck.take(card),
            Zone::Hand => state.player_mut(owner).hand.take(card),
            Zone::Discard => state.player_mut(owner).discard.take(card),
            Zone::Played => state.player_mut(owner).played.take(card),
            Zone::Damage => state.player_mut(owner).damage.take(card),
            Zone::Vault => state.player_mut(owner).vault.take(card),
            Zone::Box | Zone::Destroyed | Zone::Encounter | Zone::Assist => true,
        };
    }

    /// Moves a card to the end of a zone, which is the top of a deck. `owner` is the player whose zone it is.
    pub fn move_card(&mut self, card: CardId, to: Zone, owner: u8) {
        self.take_out(card);
        let everyone = self.everyone();
        let state = &mut *self.state;
        let fits = match to {
            Zone::Main => state.main.try_push(card),
            Zone::Ruins => state.ruins.try_push(card),
            Zone::RuinDiscard => state.ruin_discard.try_push(card),
            Zone::Encounters => state.encounters.try_push(card),
            Zone::EncounterDiscard => state.encounter_discard.try_push(card),
            Zone::DamageStack => state.damage.try_push(card),
            Zone::Basics => state.basics.try_push(card),
            Zone::Deck => state.player_mut(owner).deck.try_push(card),
            Zone::Hand => state.player_mut(owner).hand.try_push(card),
            Zone::Discard => state.player_mut(owner).discard.try_push(card),
            Zone::Played => state.player_mut(owner).played.try_push(card),
            Zone::Damage => state.player_mut(owner).damage.try_push(card),
            Zone::Vault => state.player_mut(owner).vault.try_push(card),
            Zone::Matrix | Zone::Box | Zone::Destroyed | Zone::Encounter | Zone::Assist => true,
        };
        let entry = state.cards.at_mut(usize::from(card));
        (entry.owner, entry.zone, entry.space, entry.used, entry.kept) = (owner, to, OFF, 0, false);
        match to {
            Zone::Hand => entry.seen |= 1 << owner,
            Zone::Deck
            | Zone::Assist
            | Zone::Main
            | Zone::Box
            | Zone::Ruins
            | Zone::Encounters
            | Zone::DamageStack
            | Zone::Matrix => {}
            _ => entry.seen = everyone,
        }
        if !fits {
            self.stop(Status::OutOfRoom);
        }
    }

    /// Puts a card into a space of the Matrix.
    pub fn put_in_matrix(&mut self, card: CardId, space: Space, up: bool) {
        self.move_card(card, Zone::Matrix, NOBODY);
        let everyone = self.everyone();
        self.state.cards.at_mut(usize::from(card)).space = space;
        if up {
            self.state.cards.at_mut(usize::from(card)).seen = everyone;
        }
        self.state.matrix[usize::from(space)] =
            crate::model::state::Cell { card, up, tried: false };
    }

    /// Lets a player discard a card.
    pub fn discard(&mut self, card: CardId) {
        let Card { owner, zone, .. } = *self.state.card(card);
        self.move_card(card, Zone::Discard, owner);
        let shown = self.shown(card);
        self.io.emit(|| Event::Discarded { seat: owner, card: shown, from: zone });
    }

    /// Destroys a card: it leaves the game. This includes the Damage cards of players.
    pub fn destroy(&mut self, card: CardId) {
        let Card { owner, zone, space, .. } = *self.state.card(card);
        self.move_card(card, Zone::Destroyed, NOBODY);
        let shown = self.shown(card);
        let seat = (owner != NOBODY).then_some(owner);
        self.io.emit(|| Event::Destroyed { seat, card: shown, from: zone, space });
        self.check_ruins();
    }

    /// Shuffles the discard pile of a player into the deck.
    fn shuffle(&mut self, seat: u8) {
        let discard = self.state.player(seat).discard;
        self.state.player_mut(seat).discard.clear();
        for &card in discard.iter() {
            let entry = self.state.cards.at_mut(usize::from(card));
            (entry.zone, entry.seen) = (Zone::Deck, 0);
        }
        let State { players, random, .. } = &mut *self.state;
        let deck = &mut players[usize::from(seat)].deck;
        // The new cards go below those that are left, in random order. They are sorted first, so that the shuffle does not depend
        // on the old order.
        let left = deck.to_vec();
        deck.clear();
        deck.extend_from_slice(&discard);
        sort_numbers(deck);
        random.shuffle(deck);
        deck.extend_from_slice(&left);
        let cards = deck.len() as u8;
        self.io.emit(|| Event::Shuffled { seat, cards });
    }

    /// Draws cards. If the deck is empty, the discard pile is shuffled into a new one. Returns the number drawn.
    pub fn draw(&mut self, seat: u8, count: u8) -> u8 {
        for drawn in 0..count {
            if self.state.player(seat).deck.is_empty() {
                if self.state.player(seat).discard.is_empty() {
                    return drawn;
                }
                self.shuffle(seat);
            }
            self.supply(|state| &state.players[usize::from(seat)].deck);
            let Some(&card) = self.state.player(seat).deck.last() else { return drawn };
            self.move_card(card, Zone::Hand, seat);
            if self.io.records_events() {
                let (card, left) = (self.shown(card), self.state.player(seat).deck.len() as u8);
                self.io.emit(|| Event::Drew { seat, card, left });
            }
        }
        count
    }

    /// Applies the next outcome that a host supplies to the top card of a pile, which is exchanged with an unknown card of the
    /// same pile.
    pub fn supply(&mut self, pile: impl Fn(&State) -> &[CardId]) {
        if self.io.chance.supplied.is_empty() {
            return;
        }
        std::hint::cold_path();
        let Some(wanted) = self.io.chance.take() else { return };
        let list = pile(self.state);
        let Some(&top) = list.last() else { return };
        self.exchange(top, list.to_vec(), wanted);
    }

    /// Gives a card that is unknown to all seats the definition that a host supplied, in exchange with one of the other cards.
    pub fn exchange(&mut self, card: CardId, others: Vec<CardId>, wanted: DefId) {
        let own = *self.state.card(card);
        if own.def == wanted {
            return;
        }
        let name = &self.rules.catalogue.card(wanted).sheet.name;
        let found = others.into_iter().find(|&other| {
            self.state.card(other).def == wanted && self.state.card(other).seen == 0
        });
        match found {
            Some(other) if own.seen == 0 => {
                self.state.cards.at_mut(usize::from(other)).def = own.def;
                self.state.cards.at_mut(usize::from(card)).def = wanted;
            }
            Some(_) => {
                let why = || format!("the next card is known, and it is not \"{name}\"");
                self.io.chance.impossible.get_or_insert_with(why);
            }
            None => {
                let why = || format!("\"{name}\" is not among the unknown cards that can come now");
                self.io.chance.impossible.get_or_insert_with(why);
            }
        }
    }
}
