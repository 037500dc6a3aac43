//! Decks built from opened or drafted cards (Tournament Rules 7.1 and 7.2).

use super::validate::{DeckJudge, ListedCard, Resolved};
use crate::cards::card::DefId;
use altmode_core::Error;

impl DeckJudge<'_> {
    /// Checks that the deck holds each card at most as often as the pool, or exactly as often if the whole pool must be
    /// played. Another version of a card may replace it with a judge's permission (Tournament Rules 7.3). A card that starts
    /// under a character counts against the pool only if the deck lists it.
    #[inline(never)]
    pub(super) fn pool(&mut self, deck: &Resolved, pool: &[(DefId, u32)]) {
        let used: Vec<ListedCard> = deck.deck_and_sideboard().copied().collect();
        let name = |def: DefId| self.catalogue.card(def).full_name;
        let there = |def: DefId| -> u32 {
            pool.iter()
                .filter(|(other, _)| self.settled.same(*other, def))
                .map(|(_, count)| count)
                .sum()
        };
        let among = |used: &[ListedCard], def: DefId| -> u32 {
            used.iter()
                .filter(|other| self.settled.same(other.def, def))
                .map(|other| other.count)
                .sum()
        };
        for (at, &ListedCard { def, count, place }) in used.iter().enumerate() {
            let (there, before) = (there(def), among(&used[..at], def));
            // Reported once per card, at the entry that exceeds the pool.
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
        // Cards that start under a character or come from outside the game must be in the pool as well (Tournament Rules
        // 7.3). A battle card may be one of the sideboard. A character must be an additional card.
        let own: Vec<ListedCard> = deck
            .characters
            .iter()
            .chain(&deck.side_characters)
            .chain(&deck.battle)
            .copied()
            .collect();
        let beside: Vec<ListedCard> = deck.under.iter().chain(&deck.outside).copied().collect();
        for (at, &ListedCard { def, place, .. }) in beside.iter().enumerate() {
            if among(&own, def) + among(&beside[..=at], def) > there(def) {
                self.problems.tell(|| {
                    let beside_what = if at < deck.under.len() {
                        "under another character"
                    } else {
                        "outside the game"
                    };
                    let message = format!(
                        "{}, {beside_what}, is not among the cards that the pool has left",
                        name(def)
                    );
                    Error::new("not-in-pool", message).at(place.card())
                });
            }
        }
        if !self.settled.whole_pool() {
            return;
        }
        for (at, &(def, _)) in pool.iter().enumerate() {
            let (there, count) = (there(def), among(&used, def));
            if count < there && !pool[..at].iter().any(|(other, _)| self.settled.same(*other, def))
            {
                self.problems.tell(|| {
                    let list = if self.catalogue.card(def).is_character() {
                        "characters"
                    } else {
                        "battle"
                    };
                    let message = format!(
                        "{count} of {}, of which the pool has {there}; all of it is played",
                        name(def)
                    );
                    Error::new("left-in-pool", message).at(list)
                });
            }
        }
    }
}
