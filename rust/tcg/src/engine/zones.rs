//! Zones: every move of a card, with its events, triggers and bounds.
//!
//! [`Machine::move_to`] moves a card. Draws, flips and the clean-up take cards out of their lists in faster ways, but every
//! card arrives through the same function. Only reshuffles move whole lists.

use super::machine::Machine;
use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{quality, trigger_kind},
    },
    model::{
        event::{Event, Place},
        objects::{Cards, NOBODY, ObjectId, Objects},
        state::{Object, Player, State, Zone},
    },
};
use altmode_core::{Io, sort_numbers};

/// Saved values that [`Machine::release_decks`] restores.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    together: bool,
    event: u16,
}

impl Machine<'_> {
    /// Moves an object to a zone of its owner, with the event, triggers and reshuffle that follow. A card always goes to its
    /// owner's zones (Rules Roundup 2019-11-08). `host` is the character that the object goes onto or under.
    pub fn move_to(&mut self, object: ObjectId, zone: Zone, host: ObjectId, slot: u8) {
        let before = self.leave_zone(object);
        self.arrive(object, before, zone, host, slot);
    }

    /// Moves the top card of a deck as [`Machine::move_to`] does. It is inlined, because most moves are draws and flips.
    #[inline(always)]
    pub fn move_top_card(&mut self, seat: u8, card: ObjectId, zone: Zone) {
        debug_assert_eq!(self.state.owner(card), seat);
        // Zone and owner are named, so that the compiler drops the tests for other zones and looks up the player once.
        let before = Object { zone: Zone::Deck, owner: seat, ..*self.state.object(card) };
        let top = self.state.players[seat as usize].deck.pop();
        debug_assert_eq!(top, Some(card), "the top card of the deck");
        self.arrive(card, before, zone, NOBODY, 0);
    }

    /// Scraps all face-up cards in a player's played area, except cards that stay because of a face-down Secret Action.
    /// They leave the area together, because removing them one by one from the front of the list takes a sixth more
    /// instructions in a random game.
    pub fn scrap_played(&mut self, seat: u8) {
        let held = self.hold_decks();
        let played = self.state.players[seat as usize].played;
        self.state.players[seat as usize].played.clear();
        for &card in played.iter() {
            if self.state.object(card).zone != Zone::Played || self.stays_in_play(card) {
                self.state.players[seat as usize].played.push(card);
                continue;
            }
            let before = Object { zone: Zone::Played, owner: seat, ..*self.state.object(card) };
            self.arrive(card, before, Zone::Scrap, NOBODY, 0);
        }
        self.release_decks(held);
    }

    /// Puts an object that has left its zone into another one: event, triggers and reshuffle included.
    #[inline(always)]
    fn arrive(&mut self, object: ObjectId, before: Object, zone: Zone, host: ObjectId, slot: u8) {
        self.enter_zone(object, before, zone, host, slot);
        if self.io.records_events() {
            self.tell_move(object, before, zone, host, slot);
        }
        if before.zone == Zone::Upgrade
            && (zone != Zone::Upgrade || host != before.host)
            && self.tcg.upgrade_text(self.state, object).trigger_kinds
                & trigger_kind::REMOVED_FROM_CHARACTER
                != 0
        {
            self.happen_upgrade_removed(object, before.host);
        }
        if !self.together && (zone == Zone::Scrap || before.zone == Zone::Deck) {
            self.check_deck(before.owner);
        }
    }

    #[cold]
    fn tell_move(
        &mut self,
        object: ObjectId,
        mut before: Object,
        zone: Zone,
        host: ObjectId,
        slot: u8,
    ) {
        let card = self.card_event(object);
        if before.zone == Zone::Secret {
            before.host = NOBODY;
        }
        let host = if host == NOBODY { before.host } else { host };
        let (from, to) = (place(before.zone), place(zone));
        self.io.emit(|| Event::Moved { owner: before.owner, card, from, to, host, slot });
    }

    /// Enters an object into a zone: its own data, and the lists, bitmasks and ability summary.
    #[inline(always)]
    fn enter_zone(
        &mut self,
        object: ObjectId,
        before: Object,
        zone: Zone,
        host: ObjectId,
        slot: u8,
    ) {
        let seen = match zone {
            Zone::Deck | Zone::Under => before.seen,
            Zone::Hand | Zone::Secret => before.seen | 1 << before.owner,
            _ => 3,
        };
        let there = self.state.objects.at_mut(object as usize);
        (there.zone, there.host, there.slot, there.seen) = (zone, host, slot, seen);
        // The zone comes first, because it is often known to the compiler. Only Upgrades have such damage.
        if before.zone == Zone::Upgrade
            && zone != Zone::Upgrade
            && !self.state.upgrade_damage.is_empty()
        {
            std::hint::cold_path();
            self.state.upgrade_damage.retain(|(card, _)| card != object);
        }
        self.put_into(object, before.owner, zone, host);
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

    /// Removes an object from the list or bitmask of its zone. Returns the object, which still names that zone.
    #[inline(always)]
    fn leave_zone(&mut self, object: ObjectId) -> Object {
        let before = *self.state.object(object);
        if let Some(list) = zone_list(self.state, before.owner, before.zone) {
            list.take(object);
            return before;
        }
        match before.zone {
            Zone::Upgrade => {
                self.state.characters[before.host as usize].upgrades.take(object);
                let text = self.tcg.upgrade_text(self.state, object);
                self.state.slots_lost |= (text.own | text.aura) & 1 << quality::SLOTS != 0;
                self.table_lost(text);
                return before;
            }
            Zone::Battlefield if self.state.is_character(object) => {
                self.state.battlefield[before.owner as usize] &= !(1 << object)
            }
            Zone::Ko if self.state.is_character(object) => {
                self.state.ko[before.owner as usize] &= !(1 << object)
            }
            _ => return before,
        }
        self.table_changed();
        before
    }

    /// Adds an object to the list or bitmask of a zone.
    #[inline(always)]
    fn put_into(&mut self, object: ObjectId, owner: u8, zone: Zone, host: ObjectId) {
        if let Some(list) = zone_list(self.state, owner, zone) {
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
            Zone::Battlefield if self.state.is_character(object) => {
                self.state.battlefield[owner as usize] |= 1 << object
            }
            Zone::Ko
                if self.state.is_character(object)
                    && !self.tcg.shows_upgrade_side(self.state, object) =>
            {
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
        for &card in deck.iter() {
            let object = objects.at_mut(card as usize);
            (object.zone, object.seen) = (Zone::Deck, 0);
        }
        // The deck is sorted first, so that its old order cannot influence the result.
        sort_numbers(deck);
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
        let Some(last) = self.state.players[seat as usize].deck.len().checked_sub(1) else {
            return;
        };
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
        let (defs, objects) = (&self.state.defs, &self.state.objects);
        let exchanged = self.io.chance.exchanged_with_top(
            &deck,
            |card| defs[card as usize] == wanted,
            |card| objects.at(card as usize).seen != 0,
            self.catalogue.card(wanted).full_name,
            seat,
        );
        if let Some(at) = exchanged {
            self.state.players[seat as usize].deck.swap(at, last);
        }
    }

    /// Draws cards one at a time. Returns how many were drawn, which is less than `count` if deck and scrap pile run out.
    pub fn draw(&mut self, seat: u8, count: u8) -> u8 {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.top_of_deck(seat) else { break };
            self.move_top_card(seat, card, Zone::Hand);
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
            let mut cards = cards.to_vec();
            // The order of a hand would tell older from newer cards.
            if self.state.object(cards[0]).zone == Zone::Hand {
                sort_numbers(&mut cards);
            }
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
}

impl Tcg {
    /// Puts an object into another zone without events, and without changing who knows it.
    pub fn put_in_zone(&self, state: &mut State, object: ObjectId, zone: Zone, host: ObjectId) {
        let seen = state.object(object).seen;
        Machine::new(*self, state, &mut Io::silent()).move_to(object, zone, host, 0);
        state.objects[usize::from(object)].seen = seen;
    }
}

/// Returns the list of a zone of a player, if the zone has a list.
#[inline(always)]
fn zone_list(state: &mut State, owner: u8, zone: Zone) -> Option<&mut Cards> {
    let player = &mut state.players[owner as usize];
    match zone {
        Zone::Deck => Some(&mut player.deck),
        Zone::Hand => Some(&mut player.hand),
        Zone::Scrap => Some(&mut player.scrap),
        Zone::Played | Zone::Secret => Some(&mut player.played),
        _ => None,
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
