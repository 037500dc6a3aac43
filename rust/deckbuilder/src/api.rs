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
    ///
    /// ```
    /// let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// let mut game = deckbuilder.new_game(r#"{ "seed": "2a", "players": [{ "character": "x-vanguard" }] }"#)?;
    /// game.apply(r#"{ "id": 0 }"#, None)?;
    /// assert!(game.observe(0)?.contains("Vanguard"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn new() -> Deckbuilder {
        Deckbuilder::default()
    }

    /// Returns all mistakes of a pack as JSON, without loading it.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// let pack = r#"{ "id": "my-cards", "set": "Mine", "cards": [{ "id": "my-a", "name": "A", "types": [] }] }"#;
    /// assert!(deckbuilder.check_pack(pack)?.contains("cards[0].types"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn check_pack(&self, pack: &str) -> Result<String> {
        packs::mistakes(self.rules().catalogue, &read(pack)?).map(|mistakes| json(&mistakes))
    }

    /// Returns as JSON whether a game can be played with the cards of a pack alone, and what it lacks for one. Nothing is loaded.
    ///
    /// # Errors
    ///
    /// Returns `bad-pack` with the first mistake if the pack cannot be read.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// let pack = r#"{ "id": "my-cards", "set": "Mine", "cards": [] }"#;
    /// assert!(deckbuilder.standalone(pack)?.starts_with(r#"{"players":0,"missing":["there is no character""#));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn standalone(&self, pack: &str) -> Result<String> {
        packs::PACKS.parse(&read(pack)?).map(|(file, _)| json(&needs::standalone(&file)))
    }

    /// Returns all sets as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.sets_all().contains("Clash of the Combiners"));
    /// ```
    pub fn sets_all(&self) -> String {
        to_json_list(sheets::sets(self.rules().catalogue))
    }

    /// Returns all cards as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.cards_all().contains("x-resolve"));
    /// ```
    pub fn cards_all(&self) -> String {
        to_json_list(sheets::cards(self.rules().catalogue))
    }

    /// Returns the card with this id as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.card_get("core-shrapnel")?.contains("Shrapnel"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn card_get(&self, id: &str) -> Result<String> {
        sheets::card(self.rules().catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this id or name as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.card_find("Shrapnel")?.contains("core-shrapnel"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn card_find(&self, name: &str) -> Result<String> {
        let of = |card: &CardSheetView| (card.id, card.name);
        named(sheets::cards(self.rules().catalogue), name, of, "card").map(|card| json(&card))
    }

    /// Returns the cards that match a [query](crate::embed::search) as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.cards_search("type:robot cost>=4")?.contains("Ironside"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search_cards(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns all characters as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.characters_all().contains("x-vanguard"));
    /// ```
    pub fn characters_all(&self) -> String {
        to_json_list(sheets::characters(self.rules().catalogue))
    }

    /// Returns the character with this id as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.character_get("x-vanguard")?.contains("Vanguard"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn character_get(&self, id: &str) -> Result<String> {
        sheets::character(self.rules().catalogue, id).map(|character| json(&character))
    }

    /// Returns the only character with this id or name as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.character_find("Vanguard")?.contains("x-vanguard"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn character_find(&self, name: &str) -> Result<String> {
        let of = |character: &CharacterSheetView| (character.id, character.name);
        named(sheets::characters(self.rules().catalogue), name, of, "character")
            .map(|character| json(&character))
    }

    /// Returns the characters that match a [query](crate::embed::search) as JSON.
    ///
    /// ```
    /// # let deckbuilder = altmode_deckbuilder::api::Deckbuilder::new();
    /// assert!(deckbuilder.characters_search("combiner:yes")?.contains("Aerion"));
    /// # Ok::<(), altmode_deckbuilder::api::Error>(())
    /// ```
    pub fn characters_search(&self, query: &str) -> Result<String> {
        search_characters(self.rules().catalogue, query)
            .map(|found| to_json_list(found.into_iter()))
    }
}
