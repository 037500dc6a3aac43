//! The facade for hosts: every call takes and returns text, bytes and numbers.

use crate::{
    Deckbuilder as Rules,
    cards::packs::{self, PackReport},
    embed::{
        config,
        search::{search_cards, search_characters},
        sheets::{self, CardSheetView, CharacterSheetView},
    },
    model::start::Start,
};
pub use altmode_core::{Dictionary, Error, Result};
use altmode_core::{Rules as _, to_json_list};
pub use altmode_host::Version;
use altmode_host::{Options, Scenario, json, named, read, run};

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
pub struct Deckbuilder {
    rules: Rules,
}

impl Deckbuilder {
    /// Creates an instance with the built-in cards.
    pub fn new() -> Deckbuilder {
        Deckbuilder::default()
    }

    /// Returns the rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the versions as JSON.
    pub fn version(&self) -> String {
        json(&Version::of(&self.rules))
    }

    fn start(&self, config: &str) -> Result<Start> {
        config::start(self.rules.catalogue, &read(config)?)
    }

    /// Starts a game from a configuration.
    pub fn new_game(&self, config: &str) -> Result<Game> {
        Game::begin(self.rules, self.start(config)?)
    }

    /// Creates a simulation: an unbounded sequence of games between bots, determined by the configuration and the seed in the
    /// options. The seed in the configuration is ignored.
    pub fn simulation(&self, config: &str, options: &str) -> Result<Simulation> {
        let start = self.start(config)?;
        let seats = match &start {
            Start::Game(setup) => setup.characters.len() as u8,
            Start::Position(_) => 1,
        };
        Simulation::new(self.rules, &start, Options::read(&read(options)?, seats)?)
    }

    /// Restores a game from a save.
    pub fn restore(&self, save: &[u8]) -> Result<Game> {
        packs::PACKS.with(self.rules.catalogue, |catalogue| Game::restore(Rules { catalogue }, save))
    }

    /// Replays the game of a record.
    pub fn replay(&self, record: &str) -> Result<Game> {
        packs::PACKS.with(self.rules.catalogue, |catalogue| Game::replay(Rules { catalogue }, record))
    }

    /// Starts a game at the position of a scenario.
    pub fn from_scenario(&self, text: &str) -> Result<Game> {
        let start = Start::Position(Scenario::parse(text, Rules::NAME)?.state.to_string());
        Game::begin(self.rules, start).map_err(|error| error.at("state"))
    }

    /// Runs a scenario's steps and reports whether all its expectations hold.
    pub fn run_scenario(&self, text: &str) -> Result<String> {
        Ok(json(&run(&self.rules, &Scenario::parse(text, Rules::NAME)?)))
    }

    /// Adds the cards of a pack. Returns a report as JSON.
    pub fn load_pack(&mut self, pack: &str) -> Result<String> {
        let (catalogue, report): (_, PackReport) = packs::load(self.rules.catalogue, &read(pack)?)?;
        self.rules = Rules { catalogue };
        Ok(json(&report))
    }

    /// Returns all mistakes of a pack as JSON, without loading it.
    pub fn check_pack(&self, pack: &str) -> Result<String> {
        packs::mistakes(self.rules.catalogue, &read(pack)?).map(|mistakes| json(&mistakes))
    }

    /// Returns all sets as JSON.
    pub fn sets_all(&self) -> String {
        to_json_list(sheets::sets(self.rules.catalogue))
    }

    /// Returns all cards as JSON.
    pub fn cards_all(&self) -> String {
        to_json_list(sheets::cards(self.rules.catalogue))
    }

    /// Returns the card with this id as JSON.
    pub fn card_get(&self, id: &str) -> Result<String> {
        sheets::card(self.rules.catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this id or name as JSON.
    pub fn card_find(&self, name: &str) -> Result<String> {
        let of = |card: &CardSheetView| (card.id, card.name);
        named(sheets::cards(self.rules.catalogue), name, of, "card").map(|card| json(&card))
    }

    /// Returns the cards that match a [query](crate::embed::search) as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search_cards(self.rules.catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns all characters as JSON.
    pub fn characters_all(&self) -> String {
        to_json_list(sheets::characters(self.rules.catalogue))
    }

    /// Returns the character with this id as JSON.
    pub fn character_get(&self, id: &str) -> Result<String> {
        sheets::character(self.rules.catalogue, id).map(|character| json(&character))
    }

    /// Returns the only character with this id or name as JSON.
    pub fn character_find(&self, name: &str) -> Result<String> {
        let of = |character: &CharacterSheetView| (character.id, character.name);
        named(sheets::characters(self.rules.catalogue), name, of, "character").map(|character| json(&character))
    }

    /// Returns the characters that match a [query](crate::embed::search) as JSON.
    pub fn characters_search(&self, query: &str) -> Result<String> {
        search_characters(self.rules.catalogue, query).map(|found| to_json_list(found.into_iter()))
    }
}
