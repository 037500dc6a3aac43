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
        event::{self, Event, Place},
        objects::{Cards, Characters, NOBODY, ObjectId, Objects, members},
        state::{Answer, Ask, Decision, Frame, Object, Player, State, Status, Those, Zone},
        work::{CodeStep, Work},
    },
    query::context::Context,
};
use altmode_core::Io;

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

/// Saved values that [`Machine::release_decks`] restores.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    together: bool,
    event: u16,
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

/// Maximum number of turns in a game; a longer game is a draw. The sources have no such rule. The bound keeps a game finite
/// when neither player makes progress.
pub const MOST_TURNS: u16 = 1000;

/// Maximum number of steps between two decisions. No card needs this many, so reaching the bound means an endless loop,
/// which is a draw.
const MOST_STEPS: u32 = 100_000;

impl<'a> Machine<'a> {
    /// Creates a machine for a state, without dealer and observer.
    pub fn new(tcg: Tcg, state: &'a mut State, io: &'a mut Io<Event, DefId>) -> Self {
        Machine { tcg, catalogue: tcg.catalogue, state, io, dealer: None, watch: None, together: false, event: 0 }
    }

    /// Executes steps until a player must decide or the game is over.
    pub fn run(&mut self) {
        let mut steps = 0;
        while self.state.status.is_running() && (self.state.decision.ask == Ask::Nothing || self.state.decision.answered) {
            steps += 1;
            if steps > MOST_STEPS {
                std::hint::cold_path();
                self.end_game(Status::Endless);
                break;
            }
            if self.state.fallen != 0 {
                self.open_next_window();
                continue;
            }
            let Some(work) = self.state.frames.last().map(|frame| frame.work) else { break };
            match work {
                Work::Turn(_) | Work::Battle(_) if self.state.slots_lost && !self.trim_lost_slots() => std::hint::cold_path(),
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
            if !self.state.status.is_running() || !members(self.state.battlefield[seat as usize]).any(sees) {
                continue;
            }
            // `top_of_deck` also applies a supplied outcome, so the card shown is the one that will be drawn.
            if let Some(card) = self.top_of_deck(seat)
                && self.state.object(card).seen >> seat & 1 == 0
            {
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
        let from = self.state.remembered.len() as u8;
        let last = self.state.frames.len();
        self.state.frames.push(Frame { work: work.into(), card: NOBODY, those: Those { from, count: 0 }, ..Frame::default() });
        self.state.frames.at_mut(last)
    }

    /// Pops the innermost frame and drops its remembered cards.
    #[inline]
    pub fn end_work(&mut self) {
        if let Some(frame) = self.state.frames.pop() {
            self.state.remembered.truncate(usize::from(frame.those.from));
        }
    }

    /// Replaces the remembered cards of the innermost frame.
    pub fn remember(&mut self, cards: &[ObjectId]) {
        let from = self.frame().those.from;
        self.state.remembered.truncate(usize::from(from));
        for &card in cards {
            if !self.state.remembered.try_push(card) {
                self.out_of_room();
                break;
            }
        }
        self.frame().those.count = self.state.remembered.len() as u8 - from;
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
        (decision.ask, decision.seat, decision.wanted, decision.may_stop) = (ask, seat, wanted, may_stop);
        decision.options.extend_from_slice(options);
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
        event::EventCard { object, def: self.state.defs[object as usize], seen_by: self.state.object(object).seen, side }
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
            self.io.emit(|| Event::GameEnded { winner });
        }
    }

    /// Ends the game if a player has no character left. It is checked at once, before any trigger resolves (Wave 3 FAQ,
    /// Captain Elita-1). If both players lose their last character at the same instant, the game is a draw (Wave 1 FAQ).
    pub fn check_game_end(&mut self) {
        if self.state.battlefield[0] != 0 && self.state.battlefield[1] != 0 {
            return;
        }
        match [0, 1].map(|seat| self.state.battlefield[seat] == 0 && !self.has_head_to_deploy(seat)) {
            [true, true] => self.end_game(Status::BothOut),
            [true, false] => self.end_game(Status::Won(1)),
            [false, true] => self.end_game(Status::Won(0)),
            [false, false] => {}
        }
    }

    // --- moving cards: the only functions that change the zone of an object ---

    /// Returns the list of a zone of a player, if the zone has a list.
    #[inline]
    fn zone_list(&mut self, owner: u8, zone: Zone) -> Option<&mut Cards> {
        let player = &mut self.state.players[owner as usize];
        match zone {
            Zone::Deck => Some(&mut player.deck),
            Zone::Hand => Some(&mut player.hand),
            Zone::Scrap => Some(&mut player.scrap),
            Zone::Played | Zone::Secret => Some(&mut player.played),
            _ => None,
        }
    }

    /// Moves an object to a zone of its owner. A card always goes to its owner's zones (Rules Roundup 2019-11-08). `host`
    /// is the character that the object goes onto or under.
    pub fn move_to(&mut self, object: ObjectId, zone: Zone, host: ObjectId, slot: u8) {
        let mut before = *self.state.object(object);
        self.take_from(object, before);
        let owner_bit = 1 << before.owner;
        let seen = match zone {
            Zone::Deck => before.seen,
            Zone::Hand => before.seen | owner_bit,
            Zone::Secret => before.seen | owner_bit,
            Zone::Under => before.seen,
            _ => 3,
        };
        let after = self.state.objects.at_mut(object as usize);
        (after.zone, after.host, after.slot, after.seen) = (zone, host, slot, seen);
        if !self.state.upgrade_damage.is_empty() && zone != Zone::Upgrade {
            std::hint::cold_path();
            self.state.upgrade_damage.retain(|(card, _)| card != object);
        }
        self.put_into(object, before.owner, zone, host);
        if self.io.records_events() {
            let card = self.card_event(object);
            if before.zone == Zone::Secret {
                before.host = NOBODY;
            }
            let host = if host == NOBODY { before.host } else { host };
            let (from, to) = (place(before.zone), place(zone));
            self.io.emit(|| Event::Moved { owner: before.owner, card, from, to, host, slot });
        }
        if before.zone == Zone::Upgrade
            && (zone != Zone::Upgrade || host != before.host)
            && self.tcg.upgrade_text(self.state, object).trigger_kinds & trigger_kind::REMOVED_FROM_CHARACTER != 0
        {
            self.happen_upgrade_removed(object, before.host);
        }
        if !self.together && (matches!(zone, Zone::Scrap) || before.zone == Zone::Deck) {
            self.check_deck(before.owner);
        }
    }

    /// Begins a group of cards that are scrapped at once, as one event (Rules Roundup 2019-04-26). An empty deck is
    /// reshuffled only when [`Machine::release_decks`] ends the group, so that the new deck contains all of these cards.
    /// Returns the values to restore there.
    pub fn hold_decks(&mut self) -> Held {
        Held { together: std::mem::replace(&mut self.together, true), event: self.join_event() }
    }

    /// Ends the group that [`Machine::hold_decks`] began, and reshuffles empty decks.
    #[inline]
    pub fn release_decks(&mut self, held: Held) {
        self.together = held.together;
        self.event = held.event;
        if !held.together {
            // A reshuffle is a separate, later event, so it does not join the current one.
            let event = std::mem::take(&mut self.event);
            self.check_deck(self.state.active);
            self.check_deck(State::other(self.state.active));
            self.event = event;
        }
    }

    /// Moves the top card of a deck, which must not be empty. Does the work of [`Machine::move_to`] with a fast path for
    /// hand and played area while no events are recorded, because most moves of a game are of this kind.
    #[inline(always)]
    pub fn take_top_card(&mut self, card: ObjectId, zone: Zone) {
        if self.io.records_events() || !matches!(zone, Zone::Hand | Zone::Played) {
            std::hint::cold_path();
            return self.move_to(card, zone, NOBODY, 0);
        }
        let object = self.state.objects.at_mut(card as usize);
        let seat = object.owner;
        object.zone = zone;
        object.seen |= if zone == Zone::Hand { 1 << seat } else { 3 };
        let player = &mut self.state.players[seat as usize];
        player.deck.pop();
        if zone == Zone::Hand {
            player.hand.push(card)
        } else {
            player.played.push(card)
        }
        self.check_deck(seat);
    }

    /// Removes an object from the list or bitmask of its zone.
    #[inline]
    fn take_from(&mut self, object: ObjectId, before: Object) {
        if let Some(list) = self.zone_list(before.owner, before.zone) {
            list.take(object);
            return;
        }
        match before.zone {
            Zone::Upgrade => {
                self.state.characters[before.host as usize].upgrades.take(object);
                let text = self.tcg.upgrade_text(self.state, object);
                self.state.slots_lost |= (text.own | text.aura) & 1 << quality::SLOTS != 0;
                return self.table_lost(text);
            }
            Zone::Battlefield if self.state.is_character(object) => self.state.battlefield[before.owner as usize] &= !(1 << object),
            Zone::Ko if self.state.is_character(object) => self.state.ko[before.owner as usize] &= !(1 << object),
            _ => return,
        }
        self.table_changed();
    }

    /// Adds an object to the list or bitmask of a zone.
    #[inline]
    fn put_into(&mut self, object: ObjectId, owner: u8, zone: Zone, host: ObjectId) {
        if let Some(list) = self.zone_list(owner, zone) {
            list.push(object);
            return;
        }
        match zone {
            Zone::Upgrade => {
                if !self.state.characters[host as usize].upgrades.try_push(object) {
                    self.out_of_room();
                }
                return self.table_gained(self.tcg.text(self.state, object), host);
            }
            Zone::Battlefield if self.state.is_character(object) => self.state.battlefield[owner as usize] |= 1 << object,
            Zone::Ko if self.state.is_character(object) && !self.tcg.shows_upgrade_side(self.state, object) => {
                self.state.ko[owner as usize] |= 1 << object;
            }
            _ => return,
        }
        self.table_changed();
    }

    /// Moves a card to its owner's scrap pile. An Upgrade side of a character card goes to the KO area instead.
    pub fn scrap(&mut self, object: ObjectId) {
        if self.state.is_character(object) {
            let health = self.tcg.health(self.state, object).max(0) as u8;
            self.enter_ko(object, health);
            self.happen_into_ko(object);
        } else {
            self.move_to(object, Zone::Scrap, NOBODY, 0);
        }
    }

    /// Puts a character into the KO area without KO'ing it, with as many damage counters as it has health.
    pub fn enter_ko(&mut self, character: ObjectId, health: u8) {
        self.move_to(character, Zone::Ko, NOBODY, 0);
        let entry = &mut self.state.characters[character as usize];
        entry.damage = health;
        let face = entry.face;
        self.state.set_tapped(character, false);
        self.table_changed();
        self.io.emit(|| Event::EntersKo { character, face, damage: health });
    }

    /// Scraps all face-up cards in a player's played area, except cards that stay because of a face-down Secret Action.
    pub fn scrap_played(&mut self, seat: u8) {
        if self.io.records_events() {
            let held = self.hold_decks();
            let played = self.state.players[seat as usize].played;
            for &card in played.iter() {
                if self.state.object(card).zone == Zone::Played && !self.stays_in_play(card) {
                    self.scrap(card);
                }
            }
            return self.release_decks(held);
        }
        let mut staying = Cards::new();
        if self.state.odd_secrets {
            std::hint::cold_path();
            let played = self.state.players[seat as usize].played;
            staying = played.iter().copied().filter(|&card| self.stays_in_play(card)).collect();
        }
        let State { players, objects, .. } = &mut *self.state;
        let Player { played, scrap, .. } = &mut players[seat as usize];
        played.retain(|card| {
            let object = objects.at_mut(card as usize);
            let stays = object.zone != Zone::Played || staying.contains(&card);
            if !stays {
                *object = Object { zone: Zone::Scrap, host: NOBODY, slot: 0, seen: 3, owner: object.owner };
                scrap.push(card);
            }
            stays
        });
        if !self.together {
            self.check_deck(seat);
        }
    }

    /// Reshuffles the scrap pile into an empty deck. This happens at once, at any time (Rules 1.0, Reshuffling Your Deck;
    /// Expanded Rules 2.0, Shuffling Your Deck). Cards that the resolving effect itself moved from the deck to the scrap
    /// pile stay out.
    #[inline(always)]
    pub fn check_deck(&mut self, seat: u8) {
        let player = &self.state.players[seat as usize];
        if player.deck.is_empty() {
            std::hint::cold_path();
            if !player.scrap.is_empty() {
                self.reshuffle(seat);
            }
        }
    }

    /// Makes the scrap pile the new deck and shuffles it. The deck must be empty.
    fn reshuffle(&mut self, seat: u8) {
        let Player { deck, scrap, set_aside, .. } = &mut self.state.players[seat as usize];
        if set_aside.is_empty() {
            std::mem::swap(deck, scrap);
        } else {
            deck.extend_from_slice(scrap);
            deck.retain(|card| !set_aside.contains(&card));
            scrap.retain(|card| set_aside.contains(&card));
            if deck.is_empty() {
                return;
            }
        }
        let cards = deck.len() as u8;
        self.shuffle(seat);
        if self.io.records_events() {
            let left = self.state.players[seat as usize].scrap;
            let stay = left.iter().map(|&card| self.card_event(card)).collect();
            self.io.emit(|| Event::Reshuffled { seat, cards, stay });
        }
        self.happen_reshuffle(seat);
    }

    /// Adds reshuffled cards below the deck if it holds fewer than `wanted` cards. The present cards are set aside, a new
    /// deck is made from the scrap pile, and the cards set aside go on top of it (Wave 3 FAQ, Focus; Fuel Cache).
    pub fn refill_below(&mut self, seat: u8, wanted: usize) {
        let deck = self.state.players[seat as usize].deck;
        if deck.len() >= wanted || self.state.players[seat as usize].scrap.is_empty() {
            return;
        }
        std::hint::cold_path();
        self.state.players[seat as usize].deck.clear();
        self.reshuffle(seat);
        self.state.players[seat as usize].deck.extend_from_slice(&deck);
    }

    /// Shuffles a deck, including cards just added to its list. Neither seat knows any of its cards afterwards.
    pub fn shuffle(&mut self, seat: u8) {
        let State { players, objects, random, .. } = &mut *self.state;
        let deck = &mut players[seat as usize].deck;
        // Sort the deck first, so that its old order cannot influence the result. The sort uses a bitmask with one bit for
        // each of the 256 object numbers.
        let mut there = [0u32; 8];
        for &card in deck.iter() {
            there[card as usize / 32] |= 1 << (card % 32);
            let object = objects.at_mut(card as usize);
            (object.zone, object.seen) = (Zone::Deck, 0);
        }
        let mut places = deck.iter_mut();
        for (word, &bits) in there.iter().enumerate() {
            for (bit, place) in members(bits).zip(&mut places) {
                *place = word as ObjectId * 32 + bit;
            }
        }
        random.shuffle(deck);
        self.io.emit(|| Event::Shuffled { seat });
    }

    /// Returns the next card of a deck without moving it. A supplied outcome of the host takes effect here.
    #[inline]
    pub fn top_of_deck(&mut self, seat: u8) -> Option<ObjectId> {
        self.check_deck(seat);
        if self.dealer.is_some() || !self.io.chance.supplied.is_empty() {
            std::hint::cold_path();
            self.settle_top(seat);
        }
        self.state.players[seat as usize].deck.last().copied()
    }

    /// Applies the dealer and any supplied outcome to the top of a deck.
    #[inline(never)]
    fn settle_top(&mut self, seat: u8) {
        let Some(last) = self.state.players[seat as usize].deck.len().checked_sub(1) else { return };
        if let Some(dealer) = &mut self.dealer {
            dealer.deal(self.tcg, self.state, seat);
        }
        if let Some(wanted) = self.io.chance.take() {
            self.supply(seat, last, wanted);
        }
    }

    /// Swaps the supplied card to the top of the deck, or reports that it cannot be there.
    fn supply(&mut self, seat: u8, last: usize, wanted: DefId) {
        let deck = self.state.players[seat as usize].deck;
        let top = deck[last];
        if self.state.defs[top as usize] == wanted {
            return;
        }
        let name = self.catalogue.card(wanted).full_name;
        // Only cards whose position neither seat knows can be swapped.
        let found = deck.iter().position(|&card| self.state.defs[card as usize] == wanted && self.state.object(card).seen == 0);
        match found {
            Some(at) if self.state.object(top).seen == 0 => {
                self.state.players[seat as usize].deck.swap(at, last);
            }
            Some(_) => {
                self.io.chance.impossible.get_or_insert_with(|| format!("the top card of that deck is known, and it is not \"{name}\""));
            }
            None => {
                self.io
                    .chance
                    .impossible
                    .get_or_insert_with(|| format!("\"{name}\" is not among the unknown cards of the deck of player {seat}"));
            }
        }
    }

    /// Draws cards one at a time. Returns how many were drawn, which is less than `count` if deck and scrap pile run out.
    pub fn draw(&mut self, seat: u8, count: u8) -> u8 {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.top_of_deck(seat) else { break };
            self.take_top_card(card, Zone::Hand);
            drawn += 1;
            let player = &mut self.state.players[seat as usize];
            player.drawn = player.drawn.saturating_add(1);
            if player.drawn > 1 {
                self.happen_draw_again(seat);
            }
        }
        drawn
    }

    /// Scraps cards from the top of a deck. They stay out of a reshuffle until the outermost effect ends.
    pub fn scrap_from_deck(&mut self, seat: u8, count: u8) -> Objects {
        let mut scrapped = Objects::new();
        // Cards set aside stay in the scrap pile during a reshuffle, so no card is scrapped twice.
        for _ in 0..count {
            let Some(card) = self.top_of_deck(seat) else { break };
            self.set_aside(seat, card);
            self.move_to(card, Zone::Scrap, NOBODY, 0);
            scrapped.push(card);
        }
        scrapped
    }

    /// Keeps a card that an effect is about to scrap from a deck out of reshuffles until the outermost effect ends.
    pub fn set_aside(&mut self, seat: u8, card: ObjectId) {
        let aside = &mut self.state.players[seat as usize].set_aside;
        if !aside.contains(&card) {
            aside.push(card);
        }
    }

    /// Releases the cards set aside, when the outermost effect ends.
    #[inline]
    pub fn end_set_aside(&mut self) {
        for seat in 0..2 {
            if !self.state.players[seat as usize].set_aside.is_empty() {
                self.state.players[seat as usize].set_aside.clear();
                self.check_deck(seat);
            }
        }
    }

    /// Shows cards to the seats of a bitmask without moving them.
    pub fn show(&mut self, owner: u8, cards: &[ObjectId], seats: u8) {
        for &card in cards {
            self.state.objects[card as usize].seen |= seats;
        }
        if self.io.records_events() && !cards.is_empty() {
            let face_down = cards.iter().all(|&card| self.state.object(card).zone == Zone::Secret);
            let cards = cards.iter().map(|&card| self.card_event(card)).collect();
            self.io.emit(|| Event::Shown { owner, cards, face_down });
        }
    }

    /// Clears the opponent's knowledge of a player's hand. It is called when the player moves a card of the hand face down:
    /// the opponent no longer knows which known cards are left in hand.
    pub fn forget_hand(&mut self, seat: u8, moved: ObjectId) {
        let bit = 1 << State::other(seat);
        let hand = self.state.players[seat as usize].hand;
        for &card in hand.iter().chain([&moved]) {
            self.state.objects[card as usize].seen &= !bit;
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
            let trigger_event = crate::engine::trigger::TriggerEvent::of(trigger_kind::FLIPS_TO, character);
            self.happen(crate::engine::trigger::TriggerEvent { amount: i16::from(face), ..trigger_event });
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

/// Returns the place that events use for a zone.
fn place(zone: Zone) -> Place {
    match zone {
        Zone::Deck => Place::Deck,
        Zone::Hand => Place::Hand,
        Zone::Scrap => Place::Scrap,
        Zone::Played | Zone::Secret => Place::Played,
        Zone::Upgrade => Place::Upgrade,
        Zone::Under => Place::Under,
        Zone::Battlefield | Zone::Combined => Place::Battlefield,
        Zone::Ko => Place::Ko,
        Zone::Outside => Place::Outside,
    }
}
