//! The facade for hosts: every call takes and returns text, bytes and numbers.

use crate::{
    Deckbuilder as Rules,
    cards::packs,
    embed::{
        search::{search_cards, search_characters},
        sheets::{self, CardSheetView, CharacterSheetView},
    },
    engine::needs,
};
use altmode_core::to_json_list;
pub use altmode_core::{Dictionary, Error, Result};
pub use altmode_host::Version;
use altmode_host::{Api, json, named, read};
use std::ops::{Deref, DerefMut};

/// A running game.
pub type Game = altmode_host::Game<Rules>;
/// A suggestion that is computed in steps.
pub type Search = altmode_host::Search<Rules>;
/// A batch of games by bots, played in steps.
pub type Playouts = altmode_host::Playouts<Rules>;
/// An unbounded sequence of new games between bots.
pub type Simulation = altmode_host::Simulation<Rules>;

/// Entry point: cards, characters, packs, and the constructors of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deckbuilder(Api<Rules>);

impl Deref for Deckbuilder {
    type Target = Api<Rules>;

    fn deref(&self) -> &Api<Rules> {
        &self.0
    }
}

impl DerefMut for Deckbuilder {
    fn deref_mut(&mut self) -> &mut Api<Rules> {
        &mut self.0
    }
}

impl Deckbuilder {
    /// Creates an instance with the built-in cards.
    pub fn new() -> Deckbuilder {
        Deckbuilder::default()
    }

    /// Returns all mistakes of a pack as JSON, without loading it.
    pub fn check_pack(&self, pack: &str) -> Result<String> {
        packs::mistakes(self.rules().catalogue, &read(pack)?).map(|mistakes| json(&mistakes))
    }

    /// Returns as JSON whether a game can be played with the cards of a pack alone, and what it lacks for one. Nothing is loaded.
    ///
    /// # Errors
    ///
    /// Returns `bad-pack` with the first mistake if the pack cannot be read.
    pub fn standalone(&self, pack: &str) -> Result<String> {
        packs::PACKS.parse(&read(pack)?).map(|(file, _)| json(&needs::standalone(&file)))
    }

    /// Returns all sets as JSON.
    pub fn sets_all(&self) -> String {
        to_json_list(sheets::sets(self.rules().catalogue))
    }

    /// Returns all cards as JSON.
    pub fn cards_all(&self) -> String {
        to_json_list(sheets::cards(self.rules().catalogue))
    }

    /// Returns the card with this id as JSON.
    pub fn card_get(&self, id: &str) -> Result<String> {
        sheets::card(self.rules().catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this id or name as JSON.
    pub fn card_find(&self, name: &str) -> Result<String> {
        let of = |card: &CardSheetView| (card.id, card.name);
        named(sheets::cards(self.rules().catalogue), name, of, "card").map(|card| json(&card))
    }

    /// Returns the cards that match a [query](crate::embed::search) as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search_cards(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns all characters as JSON.
    pub fn characters_all(&self) -> String {
        to_json_list(sheets::characters(self.rules().catalogue))
    }

    /// Returns the character with this id as JSON.
    pub fn character_get(&self, id: &str) -> Result<String> {
        sheets::character(self.rules().catalogue, id).map(|character| json(&character))
    }

    /// Returns the only character with this id or name as JSON.
    pub fn character_find(&self, name: &str) -> Result<String> {
        let of = |character: &CharacterSheetView| (character.id, character.name);
        named(sheets::characters(self.rules().catalogue), name, of, "character").map(|character| json(&character))
    }

    /// Returns the characters that match a [query](crate::embed::search) as JSON.
    pub fn characters_search(&self, query: &str) -> Result<String> {
        search_characters(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }
}
