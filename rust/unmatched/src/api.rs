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
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.heroes_all().contains("medusa"));
    /// ```
    pub fn new() -> Unmatched {
        Unmatched::default()
    }

    /// Returns all heroes as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.heroes_all().starts_with(r#"[{"id":"achilles""#));
    /// ```
    pub fn heroes_all(&self) -> String {
        to_json_list(sheets::heroes(self.rules().catalogue))
    }

    /// Returns the hero with this id as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.hero_get("medusa")?.contains(r#""name":"Medusa""#));
    /// assert_eq!(unmatched.hero_get("nobody").unwrap_err().code, "unknown-hero");
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn hero_get(&self, id: &str) -> Result<String> {
        sheets::hero(self.rules().catalogue, id).map(|hero| json(&hero))
    }

    /// Returns the only hero with this id or name as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert_eq!(unmatched.hero_find("Medusa")?, unmatched.hero_get("medusa")?);
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn hero_find(&self, name: &str) -> Result<String> {
        let of = |hero: &HeroView| (hero.id, hero.name);
        named(sheets::heroes(self.rules().catalogue), name, of, "hero").map(|hero| json(&hero))
    }

    /// Returns the heroes that match a [query](crate::embed::search) as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.heroes_search("attack:ranged fighter:harpy")?.contains(r#""id":"medusa""#));
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn heroes_search(&self, query: &str) -> Result<String> {
        search_heroes(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns the cards that match a [query](crate::embed::search) as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// let found = unmatched.cards_search("hero:medusa type:scheme")?;
    /// assert!(found.contains("medusa/") && !found.contains("sinbad/"));
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search_cards(self.rules().catalogue, query).map(|found| to_json_list(found.into_iter()))
    }

    /// Returns all cards as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.cards_all().contains(r#""id":"medusa/gaze-of-stone""#));
    /// ```
    pub fn cards_all(&self) -> String {
        to_json_list(sheets::cards(self.rules().catalogue))
    }

    /// Returns the card with this id as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.card_get("medusa/gaze-of-stone")?.contains(r#""name":"Gaze of Stone""#));
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn card_get(&self, id: &str) -> Result<String> {
        sheets::card(self.rules().catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this id or name as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert_eq!(unmatched.card_find("Winged Frenzy")?, unmatched.card_get("medusa/winged-frenzy")?);
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn card_find(&self, name: &str) -> Result<String> {
        let of = |card: &Card| (card.id, card.name);
        named(sheets::cards(self.rules().catalogue), name, of, "card").map(|card| json(&card))
    }

    fn boards(&self) -> impl Iterator<Item = BoardView> + use<> {
        self.rules().catalogue.boards.iter().map(|board| BoardView::of(board))
    }

    /// Returns all battlefields as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert!(unmatched.boards_all().contains(r#""id":"marmoreal""#));
    /// ```
    pub fn boards_all(&self) -> String {
        to_json_list(self.boards())
    }

    /// Returns the battlefield with this id as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// // The doubts about a battlefield that was not seen in full.
    /// assert!(unmatched.board_get("thrilla-in-manilla")?.contains("unverified"));
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn board_get(&self, id: &str) -> Result<String> {
        sheets::board(self.rules().catalogue, id).map(|board| json(&board))
    }

    /// Returns the only battlefield with this id or name as JSON.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// assert_eq!(unmatched.board_find("Marmoreal")?, unmatched.board_get("marmoreal")?);
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn board_find(&self, name: &str) -> Result<String> {
        let of = |board: &BoardView| (board.id, board.name);
        named(self.boards(), name, of, "battlefield").map(|board| json(&board))
    }

    /// Returns the exact probabilities of an attack for a position given as JSON: `{ state, attacker, defender, card?, seat?,
    /// policy? }` with the `state` of a scenario.
    ///
    /// ```
    /// let unmatched = altmode_unmatched::api::Unmatched::new();
    /// let input = r#"{ "attacker": "medusa", "defender": "sinbad", "state": { "board": "marmoreal", "players": [
    ///     { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M13" }], "hand": ["Gaze of Stone"], "deck": [] },
    ///     { "hero": "sinbad", "fighters": [{ "fighter": "sinbad", "at": "M07" }], "hand": [], "deck": [] }
    /// ] } }"#;
    /// // Nothing is hidden, so there is one course.
    /// assert!(unmatched.forecast(input)?.contains(r#""exact":true"#));
    /// # Ok::<(), altmode_unmatched::api::Error>(())
    /// ```
    pub fn forecast(&self, input: &str) -> Result<String> {
        let mut value = read(input)?;
        let fields = value
            .as_object_mut()
            .ok_or_else(|| Error::new("bad-input", "a forecast's input is an object"))?;
        let state = fields.remove("state").ok_or_else(|| {
            Error::new("missing-field", "a forecast needs a \"state\"").at("state")
        })?;
        let mut word = |name: &str| match fields.remove(name) {
            Some(Value::String(word)) => Ok(word),
            Some(Value::Number(number)) => Ok(number.to_string()),
            _ => {
                Err(Error::new("missing-field", format!("a forecast needs the fighter \"{name}\""))
                    .at(name))
            }
        };
        let (attacker, defender) = (word("attacker")?, word("defender")?);
        let seat = match fields.remove("seat") {
            None | Some(Value::Null) => -1,
            Some(Value::String(all)) if all == "all" => -1,
            Some(seat) => {
                seat.as_i64().and_then(|seat| i32::try_from(seat).ok()).unwrap_or(i32::MAX)
            }
        };
        let game = Game::begin(self.rules(), Start::Position(state.to_string()))
            .map_err(|error| error.at("state"))?;
        game.forecast_with(
            &attacker,
            &defender,
            seat,
            &Value::Object(std::mem::take(fields)).to_string(),
        )
    }
}
