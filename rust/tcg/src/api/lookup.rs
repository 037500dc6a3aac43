//! Questions about cards.

use super::{Result, Tcg, json};
use crate::cards::{card_json, search};

impl Tcg {
    /// Every card, as JSON.
    pub fn cards_all(&self) -> String {
        json(&card_json::all(self.rules.catalogue))
    }

    /// The card with this id, as JSON.
    pub fn card_get(&self, id: &str) -> Result<String> {
        card_json::get(self.rules.catalogue, id).map(|card| json(&card))
    }

    /// The one card with this name, as JSON.
    pub fn card_find(&self, name: &str) -> Result<String> {
        card_json::find(self.rules.catalogue, name).map(|card| json(&card))
    }

    /// The cards that fit a query of [`search`], as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search::search(self.rules.catalogue, query).map(|cards| json(&cards))
    }
}
