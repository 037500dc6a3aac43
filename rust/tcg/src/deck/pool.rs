//! Decks from what was opened or drafted (Tournament Rules 7.1 and 7.2).

use super::validate::{Check, Listed, Resolved};
use crate::cards::card::DefId;
use altmode_core::Error;

impl Check<'_> {
    /// Each card is in the deck at most as often as in the pool, and where that is asked for exactly as often.
    /// Another version of a card may stand for it, with a judge's leave (Tournament Rules 7.3). What begins under another
    /// character is not taken from the pool when it is not listed; when it is, it is.
    #[inline(never)]
    pub(super) fn pool(&mut self, deck: &Resolved, pool: &[(DefId, u32)]) {
        let used: Vec<Listed> = deck.deck_and_sideboard().copied().collect();
        let name = |def: DefId| self.catalogue.card(def).full_name;
        let there = |def: DefId| -> u32 { pool.iter().filter(|(other, _)| self.settled.same(*other, def)).map(|(_, count)| count).sum() };
        let among = |used: &[Listed], def: DefId| -> u32 {
            used.iter().filter(|other| self.settled.same(other.def, def)).map(|other| other.count).sum()
        };
        for (at, &Listed { def, count, place }) in used.iter().enumerate() {
            let (there, before) = (there(def), among(&used[..at], def));
            // Told once a card, where the count goes over.
            if before <= there && before + count > there {
                self.problems.tell(|| {
                    let (all, name) = (among(&used, def), name(def));
                    let message = match there {
                        0 => format!("{name} is not in the pool"),
                        _ => format!("{all} of {name}, of which the pool has {there}"),
                    };
                    Error::new("not-in-pool", message).at(place.count())
                });
            }
        }
        // What is brought from outside the game is of the pool as well (Tournament Rules 7.3): a battle card may be one of
        // the sideboard, a character is a card beside those.
        let own: Vec<Listed> = deck.characters.iter().chain(&deck.side_characters).chain(&deck.battle).copied().collect();
        let beside: Vec<Listed> = deck.under.iter().chain(&deck.outside).copied().collect();
        for (at, &Listed { def, place, .. }) in beside.iter().enumerate() {
            if among(&own, def) + among(&beside[..=at], def) > there(def) {
                self.problems.tell(|| {
                    let beside_what = if at < deck.under.len() { "under another character" } else { "outside the game" };
                    let message = format!("{}, {beside_what}, is not among the cards that the pool has left", name(def));
                    Error::new("not-in-pool", message).at(place.card())
                });
            }
        }
        if !self.settled.whole_pool() {
            return;
        }
        for (at, &(def, _)) in pool.iter().enumerate() {
            let (there, count) = (there(def), among(&used, def));
            if count < there && !pool[..at].iter().any(|(other, _)| self.settled.same(*other, def)) {
                self.problems.tell(|| {
                    let list = if self.catalogue.card(def).is_character() { "characters" } else { "battle" };
                    let message = format!("{count} of {}, of which the pool has {there}; all of it is played", name(def));
                    Error::new("left-in-pool", message).at(list)
                });
            }
        }
    }
}
