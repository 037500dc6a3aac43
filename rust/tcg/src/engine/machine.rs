//! The machine: takes the innermost piece of work, does its next step, and stops at a decision.
//!
//! Everything half done is a [`Frame`] in the state, so a save in the middle of an Action inside an
//! attack is an ordinary save. Triggers resolve only when nothing else is resolving, that is when a
//! turn or a battle is innermost (Expanded Rules 2.0, Actions within Actions; Triggered Abilities).

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Catalogue, Text, quality, trigger_kind},
    },
    model::{
        event::{self, Event, Place},
        objects::{Cards, Characters, NOBODY, ObjectId, Objects, members},
        state::{Answer, Ask, Decision, Frame, Object, Player, State, Status, Those, Work, Zone},
    },
    query::context::Context,
};
use altmode_core::Io;

/// A state being moved on, with everything that it needs.
pub struct Machine<'a> {
    /// The rules.
    pub tcg: Tcg,
    /// The cards.
    pub catalogue: &'static Catalogue,
    /// The state.
    pub state: &'a mut State,
    /// Events out, supplied chance in.
    pub io: &'a mut Io<Event, DefId>,
    /// Who settles which card comes off a deck next; without one the order of the deck does.
    pub dealer: Option<&'a mut dyn Dealer>,
    /// Who is told which cards and abilities are used.
    pub watch: Option<&'a mut dyn Watch>,
    /// Several cards are being scrapped at once: an empty deck waits for all of them.
    pub together: bool,
    /// The event that everything belongs to that happens now; 0 while each trigger_event is an event of its own.
    pub event: u16,
}

/// What [`Machine::release_decks`] goes back to.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    together: bool,
    event: u16,
}

/// Settles what lies on top of a deck at the moment when it is needed: whoever counts over all orders of a
/// deck decides them one by one.
pub trait Dealer {
    /// Puts the card that comes next on top of the deck of a seat, which is not empty.
    fn deal(&mut self, tcg: Tcg, state: &mut State, seat: u8);
}

/// Somebody who counts which cards and abilities are used.
pub trait Watch {
    /// Instructions begin to be followed, by their number in the catalogue.
    fn follows(&mut self, code: u16);
    /// A battle card is played.
    fn plays(&mut self, card: DefId);
    /// A text of a card changes damage.
    fn changes_damage(&mut self, text: &'static Text);
    /// All battle cards of a battle are flipped and its damage comes next.
    fn battles(&mut self, state: &State);
}

/// A game in which so many turns were begun is called a draw. The sources know no such rule; this
/// bound keeps a game of two players who do nothing useful finite.
pub const MOST_TURNS: u16 = 1000;

/// No card does so much between two decisions; what does is called a draw as well, rather than go on without end.
const MOST_STEPS: u32 = 100_000;

impl<'a> Machine<'a> {
    /// Takes a state up.
    pub fn new(tcg: Tcg, state: &'a mut State, io: &'a mut Io<Event, DefId>) -> Self {
        Machine { tcg, catalogue: tcg.catalogue, state, io, dealer: None, watch: None, together: false, event: 0 }
    }

    /// Works until somebody must decide or the game is over.
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
                Work::Turn | Work::Battle if self.state.slots_lost && !self.trim_lost_slots() => std::hint::cold_path(),
                Work::Turn => {
                    if !self.settle() {
                        self.turn_steps();
                    }
                }
                Work::Battle => {
                    if !self.settle() {
                        self.battle_steps();
                    }
                }
                Work::Code => self.code_step(),
                Work::Damage => self.damage_step(),
                Work::Play => self.play_step(),
                Work::Focus => self.focus_step(),
                Work::Window => self.window_step(),
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

    /// Shows the top card of their deck to players who may look at it at any time. They can do something with it only when
    /// somebody decides, so that is when they are shown it.
    fn see_tops(&mut self) {
        for seat in 0..2u8 {
            let sees = |character| self.tcg.has(self.state, character, quality::SEES_TOP);
            if !self.state.status.is_running() || !members(self.state.battlefield[seat as usize]).any(sees) {
                continue;
            }
            // A supplied outcome is the card on top.
            if let Some(card) = self.top_of_deck(seat)
                && self.state.object(card).seen >> seat & 1 == 0
            {
                self.show(seat, &[card], 1 << seat);
            }
        }
    }

    /// The innermost piece of work.
    #[inline]
    pub fn frame(&mut self) -> &mut Frame {
        let last = self.state.frames.len() - 1;
        self.state.frames.at_mut(last)
    }

    /// Begins a piece of work inside the present one, and returns its frame to be filled in.
    #[inline]
    pub fn begin(&mut self, work: Work) -> &mut Frame {
        if self.state.frames.is_full() {
            // The frame on top is lost; the game is over.
            self.out_of_room();
            self.state.frames.pop();
        }
        let from = self.state.remembered.len() as u8;
        let last = self.state.frames.len();
        self.state.frames.push(Frame { work, card: NOBODY, those: Those { from, count: 0 }, ..Frame::default() });
        self.state.frames.at_mut(last)
    }

    /// Ends the innermost piece of work; what it remembered is forgotten.
    #[inline]
    pub fn end_work(&mut self) {
        if let Some(frame) = self.state.frames.pop() {
            self.state.remembered.truncate(usize::from(frame.those.from));
        }
    }

    /// Makes the innermost piece of work remember these cards, and no others.
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

    /// Makes the innermost piece of work remember one card more.
    pub fn remember_also(&mut self, card: ObjectId) {
        if self.state.remembered.try_push(card) {
            self.frame().those.count += 1;
        } else {
            self.out_of_room();
        }
    }

    /// Makes the innermost piece of work forget a card.
    pub fn forget(&mut self, card: ObjectId) {
        let from = usize::from(self.frame().those.from);
        if let Some(at) = self.state.remembered[from..].iter().position(|&other| other == card) {
            self.state.remembered.remove(from + at);
            self.frame().those.count -= 1;
        }
    }

    /// Returns a copy of the cards that the innermost piece of work remembers.
    pub fn those(&self) -> Objects {
        let those = self.state.frames.last().map(|frame| frame.those).unwrap_or_default();
        let mut copy = Objects::new();
        for &card in self.state.those(those) {
            // Of more cards than there are objects some are listed twice.
            if !copy.try_push(card) {
                break;
            }
        }
        copy
    }

    /// Ends the game because a list of the state is full: going on would lose something without a word. No legal deck is known
    /// to do that; each capacity says why ([`crate::model::state`]).
    #[cold]
    pub fn out_of_room(&mut self) {
        self.end_game(Status::OutOfRoom);
    }

    /// Begins to follow instructions.
    pub fn push_code(&mut self, code: u16, source: ObjectId, this: ObjectId, controller: u8) {
        if let Some(watch) = &mut self.watch {
            watch.follows(code);
        }
        let frame = self.begin(Work::Code);
        (frame.pc, frame.source, frame.this) = (code, source, this);
        (frame.controller, frame.you) = (controller, controller);
    }

    /// The present instruction's point of view.
    pub fn context(&self) -> Context {
        Context::of_frame(&self.state.frames[self.state.frames.len() - 1])
    }

    /// Asks a player something.
    pub fn ask(&mut self, ask: Ask, seat: u8, options: &[u8], wanted: u8, may_stop: bool) {
        let decision = &mut self.state.decision;
        decision.clear();
        (decision.ask, decision.seat, decision.wanted, decision.may_stop) = (ask, seat, wanted, may_stop);
        decision.options.extend_from_slice(options);
    }

    /// Reads an answer, if one has been given.
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

    /// The card that an object is.
    #[inline]
    pub fn def(&self, object: ObjectId) -> &'static CardDef {
        self.tcg.def(self.state, object)
    }

    /// An object as events write it.
    pub fn card_event(&self, object: ObjectId) -> event::Card {
        let side = self.tcg.side_up(self.state, object);
        event::Card { object, def: self.state.defs[object as usize], seen_by: self.state.object(object).seen, side }
    }

    /// Which cards of a list differ: of identical ones only the first is listed.
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

    /// One card of each name in a list, the first.
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

    /// Ends the game.
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

    /// Looks whether somebody has no character left: at once, before any trigger resolves
    /// (Wave 3 FAQ, Captain Elita-1). Both at the same instant is a draw (Wave 1 FAQ).
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

    // --- moving cards: the one place where objects change zones ---

    /// The list that a zone of a player is, if it is one.
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

    /// Moves an object to a zone of its owner (a card always goes to its owner's zones: Rules
    /// Roundup 2019-11-08). `host` is the character it goes onto or under.
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
        if self.io.tells() {
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

    /// From here to [`Machine::release_decks`] cards are scrapped at once, as one event (Rules Roundup 2019-04-26): a deck
    /// that is empty becomes all of them, not the first. Gives what to release with.
    pub fn hold_decks(&mut self) -> Held {
        Held { together: std::mem::replace(&mut self.together, true), event: self.join_event() }
    }

    /// See [`Machine::hold_decks`].
    #[inline]
    pub fn release_decks(&mut self, held: Held) {
        self.together = held.together;
        self.event = held.event;
        if !held.together {
            // A deck that is made anew is an event that follows.
            let event = std::mem::take(&mut self.event);
            self.check_deck(self.state.active);
            self.check_deck(State::other(self.state.active));
            self.event = event;
        }
    }

    /// Moves the top card of a deck, which is known to be there: the same as [`Machine::move_to`], which is most of
    /// what happens in a game.
    #[inline(always)]
    pub fn take_top_card(&mut self, card: ObjectId, zone: Zone) {
        if self.io.tells() || !matches!(zone, Zone::Hand | Zone::Played) {
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

    /// Takes an object out of what lists its zone.
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

    /// Writes an object into what lists its zone.
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

    /// Puts a card into its owner's scrap pile. Upgrade sides of characters go to the KO area
    /// instead when they leave the battlefield.
    pub fn scrap(&mut self, object: ObjectId) {
        if self.state.is_character(object) {
            let health = self.tcg.health(self.state, object).max(0) as u8;
            self.enter_ko(object, health);
            self.happen_into_ko(object);
        } else {
            self.move_to(object, Zone::Scrap, NOBODY, 0);
        }
    }

    /// A character comes into the KO area without being KO'd, with as many counters as health.
    pub fn enter_ko(&mut self, character: ObjectId, health: u8) {
        self.move_to(character, Zone::Ko, NOBODY, 0);
        let entry = &mut self.state.characters[character as usize];
        entry.damage = health;
        let face = entry.face;
        self.state.set_tapped(character, false);
        self.table_changed();
        self.io.emit(|| Event::EntersKo { character, face, damage: health });
    }

    /// Puts everything that lies face up in a player's played area into the scrap pile.
    pub fn scrap_played(&mut self, seat: u8) {
        if self.io.tells() {
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

    /// An empty deck is made anew from the scrap pile at once, at any moment (S0, Reshuffling Your
    /// Deck; Expanded Rules 2.0, Shuffling Your Deck). Cards that the resolving effect itself moved
    /// from deck to scrap pile stay out.
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

    /// The scrap pile becomes the deck, which is empty.
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
        if self.io.tells() {
            let left = self.state.players[seat as usize].scrap;
            let stay = left.iter().map(|&card| self.card_event(card)).collect();
            self.io.emit(|| Event::Reshuffled { seat, cards, stay });
        }
        self.happen_reshuffle(seat);
    }

    /// Where more cards are to be looked at than a deck holds, it is set aside, a new one is made from the scrap pile, and
    /// what was set aside lies on top of that (Wave 3 FAQ, Focus; Fuel Cache).
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

    /// Shuffles a deck, and what has come into its list; nobody knows any card of it any more.
    pub fn shuffle(&mut self, seat: u8) {
        let State { players, objects, random, .. } = &mut *self.state;
        let deck = &mut players[seat as usize].deck;
        // From a fixed order, so that the old order cannot matter: ascending, by noting which cards are there, a bit for
        // every number that an object can have.
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

    /// The card that comes off the top of a deck next, without moving it. This is where a host's
    /// supplied outcome takes effect.
    #[inline]
    pub fn top_of_deck(&mut self, seat: u8) -> Option<ObjectId> {
        self.check_deck(seat);
        if self.dealer.is_some() || !self.io.chance.supplied.is_empty() {
            std::hint::cold_path();
            self.settle_top(seat);
        }
        self.state.players[seat as usize].deck.last().copied()
    }

    /// Lets whoever decides about chance settle which card is on top.
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

    /// Brings the supplied card to the top of the deck, if it can be there.
    fn supply(&mut self, seat: u8, last: usize, wanted: DefId) {
        let deck = self.state.players[seat as usize].deck;
        let top = deck[last];
        if self.state.defs[top as usize] == wanted {
            return;
        }
        let name = self.catalogue.card(wanted).full_name;
        // A card whose place somebody knows cannot be swapped away.
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

    /// Draws cards, one at a time.
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

    /// Scraps cards from the top of a deck; they stay out of a reshuffle until the effect is over.
    pub fn scrap_from_deck(&mut self, seat: u8, count: u8) -> Objects {
        let mut scrapped = Objects::new();
        // Cards that are set aside stay in the scrap pile, so no card is scrapped twice.
        for _ in 0..count {
            let Some(card) = self.top_of_deck(seat) else { break };
            self.set_aside(seat, card);
            self.move_to(card, Zone::Scrap, NOBODY, 0);
            scrapped.push(card);
        }
        scrapped
    }

    /// A card of a deck is about to be scrapped by an effect: it stays out of a reshuffle until that is over.
    pub fn set_aside(&mut self, seat: u8, card: ObjectId) {
        let aside = &mut self.state.players[seat as usize].set_aside;
        if !aside.contains(&card) {
            aside.push(card);
        }
    }

    /// Cards set aside go back to what they are when the outermost effect is over.
    #[inline]
    pub fn end_set_aside(&mut self) {
        for seat in 0..2 {
            if !self.state.players[seat as usize].set_aside.is_empty() {
                self.state.players[seat as usize].set_aside.clear();
                self.check_deck(seat);
            }
        }
    }

    /// Shows cards to seats (bits) without moving them.
    pub fn show(&mut self, owner: u8, cards: &[ObjectId], seats: u8) {
        for &card in cards {
            self.state.objects[card as usize].seen |= seats;
        }
        if self.io.tells() && !cards.is_empty() {
            let face_down = cards.iter().all(|&card| self.state.object(card).zone == Zone::Secret);
            let cards = cards.iter().map(|&card| self.card_event(card)).collect();
            self.io.emit(|| Event::Shown { owner, cards, face_down });
        }
    }

    /// A player put cards of the hand where the opponent does not see which: what the opponent knew
    /// of that hand is not certain any more.
    pub fn forget_hand(&mut self, seat: u8, moved: ObjectId) {
        let bit = 1 << State::other(seat);
        let hand = self.state.players[seat as usize].hand;
        for &card in hand.iter().chain([&moved]) {
            self.state.objects[card as usize].seen &= !bit;
        }
    }

    /// Taps a character.
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

    /// Untaps a character.
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

    /// Turns a character to another face; its stats change at once, its flip trigger waits.
    pub fn flip(&mut self, character: ObjectId, face: u8) -> bool {
        let def = self.def(character);
        if face >= def.faces || face == self.state.character(character).face {
            return false;
        }
        // Who flips is asked of the old face; what is set off waits like any other.
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

    /// All characters on the battlefield.
    pub fn everyone(&self) -> Characters {
        self.state.battlefield[0] | self.state.battlefield[1]
    }
}

/// A zone as events name it.
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
