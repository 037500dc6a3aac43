//! Counts how often the games of a soak used each card.

use crate::{
    cards::catalogue::Catalogue,
    model::{
        event::Event,
        state::{DefId, Zone},
    },
};
use altmode_core::Caused;
use std::collections::BTreeMap;

/// Number of uses of every card of all implemented heroes: of decks, of side decks, and the bonus attacks of cards.
#[derive(Clone, Debug)]
pub struct Uses {
    rows: BTreeMap<DefId, Row>,
}

/// Number of uses of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The id of its hero.
    pub hero: String,
    /// Its id with its hero's, for example `medusa/feint`.
    pub card: String,
    /// Number of times that it was played: in a combat, as a scheme, as a bonus attack, or turned up from a side deck.
    pub played: u64,
    /// Number of times that it was used to BOOST.
    pub boosted: u64,
}

impl Uses {
    /// Creates empty counts of the cards of all implemented heroes.
    pub(super) fn new(catalogue: &'static Catalogue) -> Uses {
        let mut rows = BTreeMap::new();
        for id in catalogue.ids() {
            let Some(hero) = catalogue
                .find(id)
                .map(|number| catalogue.hero(number))
                .filter(|hero| hero.implemented)
            else {
                continue;
            };
            for card in hero.cards.iter().chain(&hero.bonuses).chain(&hero.sides) {
                rows.insert(
                    card.def,
                    Row { hero: id.to_string(), card: card.id.clone(), played: 0, boosted: 0 },
                );
            }
        }
        Uses { rows }
    }

    /// Returns all cards, hero by hero.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.values()
    }

    /// Adds the counts of other games.
    pub fn join(&mut self, other: &Uses) {
        for (row, more) in self.rows.values_mut().zip(other.rows.values()) {
            row.played += more.played;
            row.boosted += more.boosted;
        }
    }

    /// Counts the uses among events.
    pub(super) fn count(&mut self, events: &[Caused<Event>]) {
        for event in events {
            match &event.event {
                Event::Revealed { attack, defense } => {
                    attack.iter().chain(defense).for_each(|card| self.played(card.def))
                }
                Event::Attacked { bonus: Some(def), .. } => self.played(*def),
                Event::Schemed { card, .. } => self.played(card.def),
                Event::CardMoved { card, from: Zone::Side, .. } => self.played(card.def),
                Event::Boosted { card, .. } => {
                    if let Some(row) = self.rows.get_mut(&card.def) {
                        row.boosted += 1;
                    }
                }
                _ => {}
            }
        }
    }

    fn played(&mut self, def: DefId) {
        if let Some(row) = self.rows.get_mut(&def) {
            row.played += 1;
        }
    }
}
