//! Card lookup and search.

use super::{Result, Tcg};
use crate::cards::{card_json, search};
use altmode_host::json;

impl Tcg {
    /// Returns all cards as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// assert!(tcg.cards_all().starts_with(r#"[{"id":"#));
    /// ```
    pub fn cards_all(&self) -> String {
        json(&card_json::all(self.rules().catalogue))
    }

    /// Returns the card with this id as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// assert!(tcg.card_get("w1-t01")?.contains(r#""id":"w1-t01""#));
    /// assert_eq!(tcg.card_get("nowhere").unwrap_err().code, "unknown-card");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn card_get(&self, id: &str) -> Result<String> {
        card_json::get(self.rules().catalogue, id).map(|card| json(&card))
    }

    /// Returns the only card with this name as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// assert!(tcg.card_find("Plasma Burst")?.contains(r#""kind":"battle""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn card_find(&self, name: &str) -> Result<String> {
        card_json::find(self.rules().catalogue, name).map(|card| json(&card))
    }

    /// Returns the cards that match a query of [`search`] as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let weapons = tcg.cards_search("type:weapon attack>=2")?;
    /// assert!(weapons.contains("Grenade Launcher"));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn cards_search(&self, query: &str) -> Result<String> {
        search::search(self.rules().catalogue, query).map(|cards| json(&cards))
    }
}
