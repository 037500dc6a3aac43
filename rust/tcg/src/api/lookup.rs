//! Card lookup and search.

use super::{Result, Tcg, json};
use crate::cards::{card_json, search};

impl Tcg {
    /// Returns all cards as JSON.
    pub fn cards_all(&self) -> String {
        json(&card_json::all(self.rules.catalogue))
    }

    /// Returns the card with this id as JSON.
    pub fn card_get(&self, id: &str) -> Result<String> {
        card_json::get(self.rules.catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this name as JSON.
    pub fn card_find(&self, name: &str) -> Result<String> {
        card_json::find(self.rules.catalogue, name).map(|card| json(&card))
    }

    /// Returns the cards that match a query of [`search`] as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search::search(self.rules.catalogue, query).map(|cards| json(&cards))
    }
}
