//! The engine loop: executes the next step of the innermost frame, and stops at a question.
//!
//! All unfinished work is stored as [`Frame`]s in the state, so a save in the middle of an effect inside a combat needs no
//! special case. Triggers resolve when a turn, a maneuver, a scheme or a combat is innermost.

use crate::{
    cards::{
        board::{Board, NOWHERE, Space},
        card::CardDef,
        hero::Hero,
        unmatched::Unmatched,
    },
    model::{
        event::Event,
        harm::Harm,
        state::{
            Ask, BOARD, Card, CardId, Cards, Decision, DefId, Fighter, FighterId, Frame,
            MOST_REMEMBERED, NOBODY, OF_ITEM, OPEN, PICK, Pending, State, Status, Work, Zone,
        },
    },
    query::Context,
};
use altmode_core::{EventCause, Io, MOST_STEPS, Shown, Those, sort_numbers};
use altmode_unmatched_language::PileTakes;

/// Executes the rules on a state.
pub struct Machine<'a> {
    /// The rules.
    pub rules: Unmatched,
    /// The state.
    pub state: &'a mut State,
    /// Emits events, and supplies outcomes of chance.
    pub io: &'a mut Io<Event, DefId>,
}

impl<'a> Machine<'a> {
    /// Creates a machine for a state.
    pub fn new(rules: Unmatched, state: &'a mut State, io: &'a mut Io<Event, DefId>) -> Self {
        Machine { rules, state, io }
    }

    /// Executes steps until a player must decide or the game is over.
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
                self.end_game(Status::Endless);
                break;
            }
            let Some(work) = self.state.frames.last().map(|frame| frame.work) else { break };
            if self.io.records_events() {
                self.io.by = self.rules.cause(self.state);
            }
            match work {
                Work::Code => self.code_step(),
                _ if !self.state.pending.is_empty() => self.settle(),
                Work::Turn => self.turn_step(),
                Work::Maneuver => self.maneuver_step(),
                Work::Combat => self.combat_step(),
                Work::Scheme => self.scheme_step(),
                Work::SetUp => self.set_up_step(),
            }
        }
        self.io.steps += steps;
        if !self.state.status.is_running() {
            self.state.decision = Decision::default();
        }
    }

    /// Returns the battlefield.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.rules.board(self.state)
    }

    /// Returns the hero of a seat.
    #[inline]
    pub fn hero(&self, seat: u8) -> &'static Hero {
        self.rules.hero(self.state, seat)
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

    /// Pushes a frame for work inside the present one, and returns it to be filled in.
    pub fn begin(&mut self, work: Work) -> &mut Frame {
        if self.state.frames.is_full() {
            // The frame on top is overwritten, because the game is over.
            self.out_of_room();
            self.state.frames.pop();
        }
        let those = Those::begin(&self.state.remembered);
        let last = self.state.frames.len();
        self.state.frames.push(Frame { work, those, ..Frame::default() });
        self.state.frames.at_mut(last)
    }

    /// Pops the innermost frame, with the cards that it remembers.
    pub fn end_work(&mut self) {
        if let Some(frame) = self.state.frames.pop() {
            frame.those.end(&mut self.state.remembered);
        }
    }

    /// Returns the context of the present instruction.
    pub fn context(&self) -> Context {
        Context::of_frame(&self.state.frames[self.state.frames.len() - 1])
    }

    /// Makes the innermost frame remember these cards, and no others.
    pub fn remember(&mut self, cards: &[CardId]) {
        let mut those = self.frame().those;
        if !those.replace(&mut self.state.remembered, cards) {
            self.out_of_room();
        }
        self.frame().those = those;
    }

    /// Returns a copy of the cards that the innermost frame remembers.
    pub fn those(&self) -> Cards<MOST_REMEMBERED> {
        let those = self.state.frames.last().map(|frame| frame.those).unwrap_or_default();
        those.of(&self.state.remembered).iter().copied().collect()
    }

    /// Ends the game because a list of the state is full. To continue would silently drop data.
    #[cold]
    pub fn out_of_room(&mut self) {
        self.end_game(Status::OutOfRoom);
    }

    /// Does something that an ability causes while a rule is executed, such as a pile that replaces the discard pile.
    pub fn because(&mut self, cause: EventCause, act: impl FnOnce(&mut Self)) {
        let around = self.io.by.replace(cause);
        act(self);
        self.io.by = around;
    }

    // --- questions ---

    /// Asks a player a question; the caller fills in the possible answers.
    pub fn ask(&mut self, ask: Ask, seat: u8) -> &mut Decision {
        self.state.decision = Decision { ask, seat, wanted: 1, ..Decision::default() };
        &mut self.state.decision
    }

    /// Passes over the pending question if it has no answer, as when an opponent without forms is to choose one: the instruction
    /// that asks has no effect. Returns whether it did.
    fn pass_over(&mut self) -> bool {
        if self.rules.has_answers(self.state) {
            return false;
        }
        std::hint::cold_path();
        self.state.decision = Decision::default();
        match self.state.frames.last() {
            Some(Frame { work: Work::Code, .. }) => self.skip_instruction(),
            // No step of other work asks such a question. If one did, the game could not continue.
            _ => self.end_game(Status::Endless),
        }
        true
    }

    /// Reads an answer, if one has been given.
    #[inline]
    pub fn answer(&mut self) -> Option<Decision> {
        self.state.decision.answered.then(|| std::mem::take(&mut self.state.decision))
    }

    // --- triggers ---

    /// Queues a trigger.
    pub fn wait(&mut self, pending: Pending) {
        if !self.state.pending.try_push(pending) {
            self.out_of_room();
        }
    }

    /// Begins to resolve a queued trigger: those of the active seat first, then in turn order (docs/unmatched.md, Open points).
    /// A player chooses the order of their own triggers, if these differ.
    fn settle(&mut self) {
        if let Some(answer) = self.answer() {
            return self.resolve(answer.chosen.trailing_zeros() as usize);
        }
        let first = self
            .state
            .turn_order()
            .find(|&seat| self.state.pending.iter().any(|pending| pending.seat == seat));
        let seat = first.unwrap_or(self.state.active);
        let own = |pending: &Pending| pending.seat == seat;
        let options = self
            .state
            .pending
            .iter()
            .enumerate()
            .filter(|(_, pending)| own(pending))
            .fold(0_u64, |set, (at, _)| set | 1 << at);
        let lowest = options.trailing_zeros() as usize;
        let first = self.state.pending.get(lowest).copied().unwrap_or_default();
        let alike = self
            .state
            .pending
            .iter()
            .filter(|pending| own(pending))
            .all(|pending| pending.pc == first.pc);
        if alike {
            return self.resolve(lowest);
        }
        self.ask(Ask::Trigger, seat).options = options;
    }

    pub(crate) fn resolve(&mut self, at: usize) {
        if at >= self.state.pending.len() {
            return self.state.pending.clear();
        }
        let Pending { pc, seat, source, this, it, at } = self.state.pending.remove(at);
        // A card that was cancelled after the trigger was queued has no effect.
        if self.rules.is_cancelled(self.state, source, pc) {
            return;
        }
        self.follow_code(pc, seat, source, this, it);
        self.frame().spaces = crate::cards::board::only(at);
    }

    /// Begins to execute instructions of a seat's hero.
    pub fn follow_code(
        &mut self,
        pc: u16,
        seat: u8,
        source: CardId,
        this: FighterId,
        it: FighterId,
    ) {
        #[cfg(test)]
        if pc & OF_ITEM == 0 {
            let owner = if source == NOBODY { seat } else { self.state.card(source).owner };
            crate::coverage_tests::followed(self.state.player(owner).hero, pc);
        }
        // The text of a card belongs to the program of its owner, regardless of the player who plays it.
        let owner = if source == NOBODY { seat } else { self.state.card(source).owner };
        let frame = self.begin(Work::Code);
        let program = if pc & OF_ITEM == 0 { owner } else { BOARD | seat };
        (frame.pc, frame.program, frame.controller, frame.you) =
            (pc & !OF_ITEM, program, seat, seat);
        (frame.source, frame.this, frame.it) = (source, this, crate::model::state::one(it));
    }

    // --- the end ---

    /// Ends the game.
    pub fn end_game(&mut self, status: Status) {
        if self.state.status.is_running() {
            self.state.status = status;
            self.state.decision = Decision::default();
            let winners = match status {
                Status::Won(seats) | Status::Conceded(seats) => seats,
                _ => 0,
            };
            self.io.emit_by(|| None, || Event::GameEnded { winners });
        }
    }

    // --- cards: the one place where they change zones ---

    /// Returns a card in the format of events.
    pub fn shown(&self, card: CardId) -> Shown {
        let Card { def, seen, .. } = *self.state.card(card);
        Shown { card, def, seen_by: seen }
    }

    /// Moves a card to the end of a zone of a seat, or of its owner. The end of a deck is its top.
    pub fn move_card(&mut self, card: CardId, seat: u8, to: Zone) {
        let Card { holder, zone, .. } = *self.state.card(card);
        let player = self.state.player_mut(holder);
        let _ = match zone {
            Zone::Deck => player.deck.take(card),
            Zone::Hand => player.hand.take(card),
            Zone::Discard => player.discard.take(card),
            Zone::Aside => player.aside.take(card),
            Zone::Front => player.front.take(card),
            Zone::Side => player.side_deck.take(card),
            Zone::Combat | Zone::Scheme | Zone::Removed => true,
        };
        let player = self.state.player_mut(seat);
        let fits = match to {
            Zone::Deck => player.deck.try_push(card),
            Zone::Hand => player.hand.try_push(card),
            Zone::Discard => player.discard.try_push(card),
            Zone::Aside => player.aside.try_push(card),
            Zone::Front => player.front.try_push(card),
            Zone::Side => player.side_deck.try_push(card),
            Zone::Combat | Zone::Scheme | Zone::Removed => true,
        };
        let seats = self.state.seats;
        let entry = self.state.cards.at_mut(usize::from(card));
        (entry.holder, entry.zone) = (seat, to);
        match to {
            Zone::Hand => entry.seen |= 1 << seat,
            Zone::Discard | Zone::Scheme | Zone::Removed | Zone::Aside | Zone::Front => {
                entry.seen = (1 << seats) - 1
            }
            Zone::Deck | Zone::Combat | Zone::Side => {}
        }
        if !fits {
            self.out_of_room();
        }
    }

    /// Discards a card, and queues the triggers for that.
    pub fn discard(&mut self, card: CardId) {
        let Card { holder, zone, .. } = *self.state.card(card);
        self.discard_quietly(card);
        self.happen_discarded(card, holder, zone);
    }

    /// Puts a card into its owner's discard pile, or into the zone that replaces it.
    pub fn discard_quietly(&mut self, card: CardId) {
        if self.goes_to_pile(card, PileTakes::Discards) {
            return;
        }
        self.discard_for_good(card);
    }

    /// Puts a card into its owner's discard pile.
    pub fn discard_for_good(&mut self, card: CardId) {
        let Card { owner, holder, zone, .. } = *self.state.card(card);
        self.move_card(card, owner, Zone::Discard);
        let shown = self.shown(card);
        self.io.emit(|| Event::Discarded { seat: holder, owner, card: shown, from: zone });
    }

    /// Moves a card to another zone, and emits an event.
    pub fn put(&mut self, card: CardId, seat: u8, to: Zone) {
        let Card { zone: from, holder, .. } = *self.state.card(card);
        self.move_card(card, seat, to);
        let shown = self.shown(card);
        self.io.emit(|| Event::CardMoved { card: shown, seat, holder, from, to });
    }

    /// Moves a played card to the zone that its own text names instead of the discard pile.
    pub fn put_by_itself(&mut self, card: CardId, seat: u8, to: Zone) {
        let cause = self.rules.card_cause(self.state, card);
        self.because(cause, |machine| machine.put(card, seat, to));
    }

    /// Puts a card under a deck.
    pub fn put_under(&mut self, card: CardId, seat: u8) {
        self.put(card, seat, Zone::Deck);
        self.state.player_mut(seat).deck.rotate_right(1);
    }

    /// Adds seats to those that know cards, and emits an event.
    pub fn show(&mut self, owner: u8, cards: &[CardId], seats: u8) {
        for &card in cards {
            self.state.cards.at_mut(usize::from(card)).seen |= seats;
        }
        if self.io.records_events() && !cards.is_empty() {
            let mut cards = cards.to_vec();
            // The order of a hand would tell older from newer cards.
            if self.state.card(cards[0]).zone == Zone::Hand {
                sort_numbers(&mut cards);
            }
            let cards = cards.iter().map(|&card| self.shown(card)).collect();
            self.io.emit(|| Event::Shown { seat: owner, cards });
        }
    }

    /// Shuffles a deck, after which no seat knows any of its cards.
    pub fn shuffle(&mut self, seat: u8) {
        self.mix(seat, true);
    }

    /// Shuffles a deck in which no player has looked for cards. In a forecast the order stays open, and no random number is used.
    pub fn shuffle_unsearched(&mut self, seat: u8) {
        let open = self.io.chance.supplied.last() == Some(&OPEN);
        self.mix(seat, !open);
    }

    fn mix(&mut self, seat: u8, really: bool) {
        let State { players, cards, random, .. } = &mut *self.state;
        let deck = &mut players[usize::from(seat)].deck;
        // The deck is sorted first, so that the shuffle does not depend on the old order.
        sort_numbers(deck);
        for &card in deck.iter() {
            cards.at_mut(usize::from(card)).seen = 0;
        }
        if really {
            random.shuffle(deck);
        }
        let cards = deck.len() as u8;
        self.io.emit(|| Event::Shuffled { seat, cards });
    }

    /// Returns the top card of a deck without moving it. An outcome that a host supplies is applied here.
    pub fn top_of_deck(&mut self, seat: u8) -> Option<CardId> {
        let last = self.state.player(seat).deck.len().checked_sub(1)?;
        // The supplied face of a die is left for the roll, and a card chosen at random for the choice.
        if self.io.chance.supplied.get(self.io.chance.used).is_some_and(|&wanted| wanted < PICK) {
            std::hint::cold_path();
            if let Some(wanted) = self.io.chance.take() {
                self.supply(seat, last, wanted);
            }
        }
        self.state.player(seat).deck.last().copied()
    }

    /// Appends the number of events so far, and the outcomes of a choice at random, to the supplied outcomes, for a forecast that
    /// branches over them.
    pub fn offer(&mut self, outcomes: impl IntoIterator<Item = DefId>) {
        let Io { events, chance, .. } = &mut *self.io;
        chance.supplied.push(events.len() as DefId);
        chance.supplied.extend(outcomes);
        chance.used = chance.supplied.len();
    }

    /// Brings the supplied card to the top of the deck, if it can be there.
    fn supply(&mut self, seat: u8, last: usize, wanted: DefId) {
        let deck = self.state.player(seat).deck;
        let state = &*self.state;
        let exchanged = self.io.chance.exchanged_with_top(
            &deck,
            |card| state.card(card).def == wanted,
            |card| state.card(card).seen != 0,
            &self.rules.catalogue.card(wanted).sheet.name,
            seat,
        );
        if let Some(at) = exchanged {
            self.state.player_mut(seat).deck.swap(at, last);
        }
    }

    /// Draws cards. For each card that cannot be drawn, each fighter of the seat takes 2 damage, after the possible draws (Core
    /// Rules, Exhaustion). Returns the number of cards drawn.
    pub fn draw(&mut self, seat: u8, count: u8) -> u8 {
        if self.state.player(seat).dormant || self.rules.cannot_draw(self.state, seat) {
            self.state.player_mut(seat).drew = 0;
            return 0;
        }
        let mut drawn = 0;
        self.state.player_mut(seat).drew = 0;
        while drawn < count {
            let Some(card) = self.top_of_deck(seat) else { break };
            self.move_card(card, seat, Zone::Hand);
            drawn += 1;
            if self.io.records_events() {
                let (card, left) = (self.shown(card), self.state.player(seat).deck.len() as u8);
                self.io.emit(|| Event::Drew { seat, card, left });
            }
        }
        self.state.player_mut(seat).drew = drawn;
        let missing = count - drawn;
        if missing > 0 {
            std::hint::cold_path();
            self.io.emit(|| Event::Exhausted { seat, missing });
            for _ in 0..missing {
                let own = self.rules.fighters_of(self.state, seat) & self.state.present();
                // This damage is not assigned to other fighters, because all fighters of the seat take the same amount.
                self.hit(own, 2, Harm::Exhaustion);
            }
        }
        drawn
    }

    // --- fighters ---

    /// Puts a fighter on a space, or off the battlefield.
    pub fn put_fighter(&mut self, fighter: FighterId, at: Space) {
        self.put_body(fighter, at, NOWHERE);
    }

    /// Puts a fighter in a space, and in a second one if it is large.
    pub fn put_body(&mut self, fighter: FighterId, at: Space, tail: Space) {
        let entry = self.state.fighters.at_mut(usize::from(fighter));
        let before = entry.body();
        entry.left = std::mem::replace(&mut entry.at, at);
        entry.tail = tail;
        // A fighter on the battlefield is no longer away.
        if at != NOWHERE {
            entry.flags &= !Fighter::AWAY;
        }
        if entry.body() != before && before != 0 {
            entry.flags |= Fighter::LEFT;
        }
    }
}
