//! Decks from what was opened or drafted (Tournament Rules 7.1 and 7.2).

use super::validate::{Check, Resolved};
use crate::state::DefId;

/// A card of a deck: which, how many, and where it is told.
type Used = (DefId, u32, String);

impl Check<'_> {
    /// Each card is in the deck at most as often as in the pool, and where that is asked for exactly as often.
    /// Another version of a card may stand for it, with a judge's leave (Tournament Rules 7.3).
    pub(super) fn pool(&mut self, deck: &Resolved) {
        let Some(pool) = self.settled.pool.take() else { return };
        let used = used(deck);
        let card = |def: DefId| self.catalogue.card(def);
        let mut problems = Vec::new();
        for (at, (def, count, path)) in used.iter().enumerate() {
            let there: u32 = pool.iter().filter(|(other, _)| self.settled.same(*other, *def)).map(|(_, count)| count).sum();
            let before: u32 = used[..at].iter().filter(|(other, ..)| self.settled.same(*other, *def)).map(|(_, count, _)| count).sum();
            // Told once a card, where the count goes over.
            if before <= there && before + count > there {
                let all: u32 = used.iter().filter(|(other, ..)| self.settled.same(*other, *def)).map(|(_, count, _)| count).sum();
                let name = card(*def).full_name;
                let message = match there {
                    0 => format!("{name} is not in the pool"),
                    _ => format!("{all} of {name}, of which the pool has {there}"),
                };
                problems.push(("not-in-pool", message, path.clone()));
            }
        }
        if self.settled.whole_pool() {
            for (at, (def, _)) in pool.iter().enumerate() {
                let same = |other: &DefId| self.settled.same(*other, *def);
                let there: u32 = pool.iter().filter(|(other, _)| same(other)).map(|(_, count)| count).sum();
                let count: u32 = used.iter().filter(|(other, ..)| same(other)).map(|(_, count, _)| count).sum();
                if count < there && !pool[..at].iter().any(|(other, _)| same(other)) {
                    let list = if card(*def).is_character() { "characters" } else { "battle" };
                    let message = format!("{count} of {}, of which the pool has {there}; all of it is played", card(*def).full_name);
                    problems.push(("left-in-pool", message, list.to_string()));
                }
            }
        }
        self.settled.pool = Some(pool);
        for (code, message, path) in problems {
            self.tell(code, message, path);
        }
    }
}

/// Every card of deck and sideboard. What begins under another character is not taken from the pool when it is not
/// listed; when it is, it is.
fn used(deck: &Resolved) -> Vec<Used> {
    let single = |list: &[(usize, DefId)], name: &str| -> Vec<Used> {
        list.iter().map(|(index, def)| (*def, 1, format!("{name}[{index}]"))).collect()
    };
    let several = |list: &[(usize, DefId, u32)], name: &str| -> Vec<Used> {
        list.iter().map(|(index, def, count)| (*def, *count, format!("{name}[{index}].count"))).collect()
    };
    [
        single(&deck.characters, "characters"),
        single(&deck.stratagems, "stratagems"),
        several(&deck.battle, "battle"),
        single(&deck.side_characters, "sideboard.characters"),
        single(&deck.side_stratagems, "sideboard.stratagems"),
        several(&deck.side_battle, "sideboard.battle"),
    ]
    .concat()
}
