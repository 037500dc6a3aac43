//! The aliases of a position, and the names that scripts use for cards and fighters.

use crate::{
    cards::unmatched::Unmatched,
    model::state::{CardId, FighterId, State},
};
use altmode_core::{Error, Result};
use altmode_host::input::shorten;

/// A fighter or a card with an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A fighter.
    Fighter(FighterId),
    /// A card.
    Card(CardId),
}

/// The aliases in a position.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<(String, Thing)>);

impl Names {
    pub(super) fn add(&mut self, name: &str, thing: Thing) -> Result<()> {
        let taken = ["game", "p0", "p1", "p2", "p3"].contains(&name)
            || self.0.iter().any(|(other, _)| other == name);
        if taken {
            return Err(Error::new(
                "alias-taken",
                format!("the name \"{}\" is already used", shorten(name)),
            )
            .at("as"));
        }
        self.0.push((name.to_string(), thing));
        Ok(())
    }

    /// Returns the fighter or card with an alias.
    pub fn get(&self, name: &str) -> Option<Thing> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, thing)| *thing)
    }

    /// Returns whether a word refers to a fighter: by alias, or by the id of one or of several alike.
    pub fn is_fighter(
        &self,
        rules: Unmatched,
        state: &State,
        word: &str,
        fighter: FighterId,
    ) -> bool {
        match self.get(word) {
            Some(thing) => thing == Thing::Fighter(fighter),
            None if usize::from(fighter) < state.fighters.len() => {
                let def = rules.fighter_def(state, fighter);
                def.id == word || def.sheet.id == word || def.sheet.name.eq_ignore_ascii_case(word)
            }
            None => false,
        }
    }

    /// Returns whether a word refers to any fighter.
    pub fn means_fighters(&self, rules: Unmatched, state: &State, word: &str) -> bool {
        (0..state.fighters.len() as FighterId)
            .any(|fighter| self.is_fighter(rules, state, word, fighter))
    }

    /// Returns whether a word is the alias of a card.
    pub fn is_card(&self, word: &str, card: CardId) -> bool {
        self.get(word) == Some(Thing::Card(card))
    }

    /// Returns whether a word refers to a card, or to an alike card in the same place.
    pub fn is_like(&self, rules: Unmatched, state: &State, word: &str, card: CardId) -> bool {
        match self.get(word) {
            Some(Thing::Card(meant)) => {
                let (meant, this) = (state.card(meant), state.card(card));
                (meant.def, meant.zone, meant.holder) == (this.def, this.zone, this.holder)
            }
            Some(Thing::Fighter(_)) => false,
            None => is_named(rules, state, word, card),
        }
    }

    /// Returns the card to which a word refers, in place of an alike card that is listed.
    pub fn twin(&self, state: &State, word: &str, card: CardId) -> CardId {
        match self.get(word) {
            Some(Thing::Card(meant)) if state.card(meant).def == state.card(card).def => meant,
            _ => card,
        }
    }

    /// Returns whether a word refers to the card with the id of a trigger.
    pub fn is_trigger(&self, rules: Unmatched, state: &State, word: &str, id: &str) -> bool {
        let mut cards = 0..state.cards.len() as CardId;
        cards.any(|card| {
            rules.def(state, card).id == id
                && (self.is_card(word, card) || is_named(rules, state, word, card))
        })
    }
}

/// Returns whether a card has this name or id.
pub fn is_named(rules: Unmatched, state: &State, word: &str, card: CardId) -> bool {
    let def = rules.def(state, card);
    def.sheet.name.eq_ignore_ascii_case(word) || def.id == word || def.sheet.id == word
}
