//! Piles of heroes, side decks, baskets and cards in the hands of opponents.

use crate::{
    cards::{card::CardDef, unmatched::Unmatched},
    engine::machine::Machine,
    model::{
        event::Event,
        state::{ATTACK, CardId, Cards, DEFENSE, DefId, NOBODY, Part, Pending, State, Work, Zone},
    },
};
use altmode_core::{EventCause, sort_few, sort_numbers};
use altmode_unmatched_language::{PileTakes, When};

/// The tag of a card that shows every symbol.
const WILD: &str = "Wild";

impl Unmatched {
    /// Returns the different tags of the cards of a pile.
    pub fn tags_in_pile(self, state: &State, seat: u8) -> Vec<&'static str> {
        let mut tags: Vec<&str> = Vec::new();
        for &card in state.player(seat).aside.iter() {
            let new = self
                .def(state, card)
                .sheet
                .tags
                .iter()
                .filter(|tag| !tags.contains(&tag.as_str()))
                .map(String::as_str);
            tags.extend(new.collect::<Vec<_>>());
        }
        tags
    }

    /// Returns the feathers on the open cards of a side deck.
    pub fn feathers(self, state: &State, seat: u8) -> u8 {
        let hero = self.hero(state, seat);
        let open = state
            .player(seat)
            .front
            .iter()
            .filter_map(|&card| hero.side_sheet(state.card(card).def));
        open.map(|sheet| sheet.feathers).sum()
    }

    /// Returns whether the basket of a seat shows a symbol: that of the top card of its discard pile, or a wild one, which an empty
    /// pile has too (Unmatched Reference v10, Little Red).
    pub fn basket_shows(self, state: &State, seat: u8, symbol: &str) -> bool {
        let top = state.player(seat).discard.last();
        top.is_none_or(|&card| {
            self.def(state, card).sheet.tags.iter().any(|tag| tag == symbol || tag == WILD)
        })
    }

    /// Returns the spells that a seat has all ingredients for, as a bitmask.
    pub fn spells(self, state: &State, seat: u8) -> u32 {
        let tags = self.tags_in_pile(state, seat);
        let spells = self.hero(state, seat).sheet.spells.iter().enumerate();
        let able = spells
            .filter(|(_, spell)| spell.needs.iter().all(|need| tags.contains(&need.as_str())));
        able.fold(0, |set, (spell, _)| set | 1 << spell)
    }

    /// Returns whether a card goes to an opponent's hand when its owner has played it.
    pub fn is_lent(self, state: &State, card: CardId) -> bool {
        let owner = state.card(card).owner;
        self.hero(state, owner)
            .sheet
            .lends
            .as_ref()
            .is_some_and(|tag| self.def(state, card).sheet.tags.contains(tag))
    }

    /// Returns the back of a card: cards of side decks, and cards that go to opponents, have backs of their own.
    pub fn back(self, state: &State, card: CardId) -> u8 {
        let hero = self.hero(state, state.card(card).owner);
        match hero.side_sheet(state.card(card).def) {
            Some(_) => 2,
            None => u8::from(self.is_lent(state, card)),
        }
    }

    /// Returns whether an ability that a card of a side deck gives applies: the card must be open.
    pub fn is_open(self, state: &State, seat: u8, side: Option<DefId>) -> bool {
        side.is_none_or(|def| {
            state.player(seat).front.iter().any(|&card| state.card(card).def == def)
        })
    }

    /// Returns the cards of a hand that can prevent an opponent from looking at it.
    pub fn shields(self, state: &State, seat: u8) -> Cards {
        state
            .player(seat)
            .hand
            .iter()
            .copied()
            .filter(|&card| self.def(state, card).shields_hand)
            .collect()
    }

    /// Returns the cards of a hero, one of each name.
    pub fn names_of(self, state: &State, seat: u8) -> Vec<&'static CardDef> {
        let cards = &self.hero(state, seat).cards;
        let first =
            |at: usize| cards[..at].iter().all(|other| other.sheet.name != cards[at].sheet.name);
        (0..cards.len()).filter(|&at| first(at)).take(64).map(|at| &cards[at]).collect()
    }
}

impl Machine<'_> {
    /// Puts a card that is discarded onto the pile of its owner's hero, if the pile takes it.
    pub(crate) fn goes_to_pile(&mut self, card: CardId, takes: PileTakes) -> bool {
        let owner = self.state.card(card).owner;
        let goes = self.hero(owner).sheet.pile.as_ref().is_some_and(|pile| pile.takes == takes);
        if goes {
            self.because(EventCause::Character { seat: owner }, |machine| {
                machine.put(card, owner, Zone::Aside)
            });
        }
        goes
    }

    /// Queues the triggers for a discard from hand or deck by an effect: the card's own text, or an ability of the owner of a
    /// card in another hand.
    pub(crate) fn happen_discarded(&mut self, card: CardId, holder: u8, from: Zone) {
        let owner = self.state.card(card).owner;
        if owner != holder {
            if from != Zone::Hand {
                return;
            }
            let waiting = self.state.pending.len();
            let (rules, context) = (self.rules, crate::query::Context::of(owner, NOBODY));
            let fits: Vec<bool> = self
                .hero(owner)
                .triggers
                .iter()
                .map(|trigger| match trigger.on {
                    When::TheyDiscard(what) => rules.fits(self.state, &context, what, card),
                    _ => false,
                })
                .collect();
            if fits.contains(&true) {
                self.happen(owner, NOBODY, |on| matches!(on, When::TheyDiscard(_)).then_some(None));
                self.state
                    .pending
                    .iter_mut()
                    .skip(waiting)
                    .for_each(|pending| pending.source = card);
            }
            return;
        }
        let forced = self.state.frames.last().is_some_and(|frame| {
            frame.work == Work::Code && self.state.are_enemies(frame.controller, holder)
        });
        if let Some(pc) =
            self.def(card).forced.filter(|_| forced && matches!(from, Zone::Hand | Zone::Deck))
        {
            let this = self.rules.hero_fighter(self.state, owner);
            self.wait(Pending { pc, seat: owner, source: card, this, ..Pending::default() });
        }
    }

    /// Handles cards of the combat that have gone to a line. If the line is complete, the effect of the last card is queued, and
    /// the line is discarded afterwards (Unmatched Reference v10, William Shakespeare). Returns the seats with complete lines.
    pub(crate) fn complete_lines(&mut self) -> u8 {
        let mut complete = 0;
        for part in [DEFENSE, ATTACK] {
            let Part { seat, fighter, card, .. } = self.state.combat.parts[part];
            let Some(limit) = self.hero(seat).sheet.pile.as_ref().and_then(|pile| pile.syllables)
            else {
                continue;
            };
            if card == NOBODY || self.state.card(card).zone != Zone::Aside {
                continue;
            }
            let line = self.state.player(seat).aside;
            let syllables: u32 =
                line.iter().map(|&card| u32::from(self.def(card).sheet.syllables)).sum();
            if syllables == u32::from(limit)
                && let Some(pc) = self.def(card).completes
            {
                self.wait(Pending { pc, seat, source: card, this: fighter, ..Pending::default() });
            }
            if syllables >= u32::from(limit) {
                complete |= 1 << seat;
            }
        }
        complete
    }

    /// Discards the piles of seats.
    pub(crate) fn discard_piles(&mut self, seats: u8) {
        for seat in (0..self.state.seats).filter(|seat| seats >> seat & 1 != 0) {
            let pile = self.state.player(seat).aside;
            pile.iter().for_each(|&card| self.discard_for_good(card));
        }
    }

    /// Creates the side deck of a seat and shuffles it.
    pub(crate) fn add_side_deck(&mut self, seat: u8) {
        let hero = self.hero(seat);
        let mut defs: altmode_core::List<DefId, 8> = hero.sides.iter().map(|def| def.def).collect();
        self.state.random.shuffle(&mut defs);
        for &def in defs.iter() {
            let card = self.state.cards.len() as CardId;
            let entry = crate::model::state::Card {
                def,
                owner: seat,
                holder: seat,
                zone: Zone::Side,
                seen: 0,
            };
            if !self.state.cards.try_push(entry)
                || !self.state.player_mut(seat).side_deck.try_push(card)
            {
                self.out_of_room();
            }
        }
    }

    /// Shuffles a side deck, after which no seat knows any of its cards.
    pub(crate) fn shuffle_side(&mut self, seat: u8) {
        let State { players, cards, random, .. } = &mut *self.state;
        let side = &mut players[usize::from(seat)].side_deck;
        sort_numbers(side);
        let mut defs: altmode_core::List<DefId, 8> =
            side.iter().map(|&card| cards.at(usize::from(card)).def).collect();
        // Cards that were open get other numbers, because the old ones would identify them.
        sort_few(&mut defs, |one, other| one < other);
        random.shuffle(&mut defs);
        for (&card, &def) in side.iter().zip(defs.iter()) {
            let entry = cards.at_mut(usize::from(card));
            (entry.def, entry.seen) = (def, 0);
        }
        self.io.emit(|| Event::SideShuffled { seat });
    }
}
