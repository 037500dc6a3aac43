//! The facade for hosts: every call takes and returns text, bytes and numbers.

pub use crate::cards::packs::PackReport;
use crate::{
    Unmatched as Rules,
    embed::{
        search::{search_cards, search_heroes},
        sheets::{self, BoardView, Card, HeroView},
    },
    model::start::Start,
};
use altmode_core::to_json_list;
pub use altmode_core::{Dictionary, Error, Result};
pub use altmode_host::Version;
use altmode_host::{Api, json, named, read};
use altmode_json::Value;
use std::ops::{Deref, DerefMut};

/// A running game.
pub type Game = altmode_host::Game<Rules>;
/// A suggestion that is computed in steps.
pub type Search = altmode_host::Search<Rules>;
/// A batch of games by bots, played in steps.
pub type Playouts = altmode_host::Playouts<Rules>;
/// An unbounded sequence of new games between bots.
pub type Simulation = altmode_host::Simulation<Rules>;

/// Entry point: heroes, cards, battlefields, and the constructors of games.
///
/// ```
/// let mut unmatched = altmode_unmatched::api::Unmatched::new();
/// let report = unmatched.load_pack(
///     r#"{ "set": "My maps", "boards": [{ "id": "moonlight", "name": "Moonlight", "set": "My maps", "same-as": "marmoreal" }] }"#,
/// )?;
/// assert!(report.contains(r#""boards":["moonlight"]"#));
/// assert!(unmatched.board_get("moonlight").is_ok());
/// # Ok::<(), altmode_unmatched::api::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Unmatched(Api<Rules>);

impl Deref for Unmatched {
    type Target = Api<Rules>;

    fn deref(&self) -> &Api<Rules> {
        &self.0
    }
}

impl DerefMut for Unmatched {
    fn deref_mut(&mut self) -> &mut Api<Rules> {
        &mut self.0
    }
}

impl Unmatched {
    /// Creates an instance with the built-in heroes and battlefields.
    pub fn new() -> Unmatched {
        Unmatched::default()
    }

    /// Returns all heroes as JSON.
    pub fn heroes_all(&self) -> String {
        to_json_list(sheets::heroes(self.rules().catalogue))
    }

    /// Returns the hero with this id as JSON.
    pub fn hero_get(&self, id: &str) -> Result<String> {
        sheets::hero(self.rules().catalogue, id).map(|hero| json(&hero))
    }

    /// Returns the only hero with this id or name as JSON.
    pub fn hero_find(&self, name: &str) -> Result<String> {
        let of = |hero: &HeroView| (hero.id, hero.name);
        named(sheets::heroes(self.rules().catalogue), name, of, "hero").map(|hero| json(&hero))
    }

    /// Returns the heroes that match a [query](crate::embed::search) as JSON.
    pub fn heroes_search(&self, query: &str) -> Result<String> {
        search_heroes(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns the cards that match a [query](crate::embed::search) as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search_cards(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
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
        let of = |card: &Card| (card.id, card.name);
        named(sheets::cards(self.rules().catalogue), name, of, "card").map(|card| json(&card))
    }

    fn boards(&self) -> impl Iterator<Item = BoardView> + use<> {
        self.rules().catalogue.boards.iter().map(|board| BoardView::of(board))
    }

    /// Returns all battlefields as JSON.
    pub fn boards_all(&self) -> String {
        to_json_list(self.boards())
    }

    /// Returns the battlefield with this id as JSON.
    pub fn board_get(&self, id: &str) -> Result<String> {
        sheets::board(self.rules().catalogue, id).map(|board| json(&board))
    }

    /// Returns the only battlefield with this id or name as JSON.
    pub fn board_find(&self, name: &str) -> Result<String> {
        let of = |board: &BoardView| (board.id, board.name);
        named(self.boards(), name, of, "battlefield").map(|board| json(&board))
    }

    /// Returns the exact probabilities of an attack for a position given as JSON: `{ state, attacker, defender, card?, seat?,
    /// policy? }` with the `state` of a scenario.
    pub fn forecast(&self, input: &str) -> Result<String> {
        let mut value = read(input)?;
        let fields = value.as_object_mut().ok_or_else(|| Error::new("bad-input", "a forecast's input is an object"))?;
        let state = fields.remove("state").ok_or_else(|| Error::new("missing-field", "a forecast needs a \"state\"").at("state"))?;
        let mut word = |name: &str| match fields.remove(name) {
            Some(Value::String(word)) => Ok(word),
            Some(Value::Number(number)) => Ok(number.to_string()),
            _ => Err(Error::new("missing-field", format!("a forecast needs the fighter \"{name}\"")).at(name)),
        };
        let (attacker, defender) = (word("attacker")?, word("defender")?);
        let seat = match fields.remove("seat") {
            None | Some(Value::Null) => -1,
            Some(Value::String(all)) if all == "all" => -1,
            Some(seat) => seat.as_i64().and_then(|seat| i32::try_from(seat).ok()).unwrap_or(i32::MAX),
        };
        let game = Game::begin(self.rules(), Start::Position(state.to_string())).map_err(|error| error.at("state"))?;
        game.forecast_with(&attacker, &defender, seat, &Value::Object(std::mem::take(fields)).to_string())
    }
}
