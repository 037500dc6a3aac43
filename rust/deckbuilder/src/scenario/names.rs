//! The aliases of cards in a position.

use crate::{
    cards::deckbuilder::Deckbuilder,
    model::state::{CardId, State},
};
use altmode_core::{Error, Result};
use altmode_host::{fold, input::shorten};

/// Aliases of cards in a position.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<(String, CardId)>);

impl Names {
    /// Adds an alias of a card.
    pub fn add(&mut self, name: &str, card: CardId) -> Result<()> {
        let seat = name.strip_prefix('p').is_some_and(|rest| rest.parse::<u8>().is_ok());
        if name.is_empty() || name == "game" || seat || self.get(name).is_some() {
            return Err(Error::new(
                "alias-taken",
                format!("the name \"{}\" is taken", shorten(name)),
            )
            .at("as"));
        }
        self.0.push((name.to_string(), card));
        Ok(())
    }

    /// Returns the card with an alias.
    pub fn get(&self, name: &str) -> Option<CardId> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, card)| *card)
    }

    /// Returns whether an alias of the position refers to a card.
    pub fn is_card(&self, name: &str, card: CardId) -> bool {
        self.get(name) == Some(card)
    }

    /// Returns whether a word refers to a card, or to an alike card in the same zone of which only the first is listed.
    pub fn is_like(&self, rules: Deckbuilder, state: &State, word: &str, card: CardId) -> bool {
        match self.get(word) {
            Some(named) if named != card => {
                let (one, other) = (state.card(named), state.card(card));
                (one.def, one.zone, one.owner, one.space)
                    == (other.def, other.zone, other.owner, other.space)
            }
            Some(_) => true,
            None => rules.is_named(state, word, card),
        }
    }

    /// Returns the card to which a word refers, in place of an alike card.
    pub fn twin(&self, state: &State, word: &str, card: CardId) -> CardId {
        let alike = |named: &CardId| {
            let (one, other) = (state.card(*named), state.card(card));
            (one.def, one.zone, one.owner) == (other.def, other.zone, other.owner)
        };
        self.get(word).filter(alike).unwrap_or(card)
    }
}

impl Deckbuilder {
    /// Returns whether a word is the id or the name of a card.
    pub fn is_named(self, state: &State, word: &str, card: CardId) -> bool {
        let sheet = self.def(state, card).sheet;
        sheet.id == word || fold(&sheet.name) == fold(word)
    }
}
