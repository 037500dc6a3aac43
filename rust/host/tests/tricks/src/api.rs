//! The facade for hosts: every call takes and returns text, bytes and numbers.

use crate::model::{CARDS, Card, Tricks as Rules, card_name, no_card};
use altmode_core::to_json_list;
pub use altmode_core::{Dictionary, Error, Result};
use altmode_host::{Api, json};
use serde::Serialize;
use std::ops::{Deref, DerefMut};

/// A running game.
pub type Game = altmode_host::Game<Rules>;
/// A suggestion that is computed in steps.
pub type Search = altmode_host::Search<Rules>;
/// A batch of games by bots, played in steps.
pub type Playouts = altmode_host::Playouts<Rules>;

/// A card of the catalogue.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Card"))]
pub struct CardView {
    /// Its number, which is its id too.
    pub id: Card,
    /// Its name.
    pub name: &'static str,
}

/// Entry point: cards, and the constructors of games.
///
/// ```
/// use altmode_tricks::api::Tricks;
///
/// let mut game = Tricks::new().new_game(r#"{ "seed": "2a" }"#)?;
/// let card = altmode_json::from_str::<altmode_json::Value>(&game.legal_actions()).unwrap()[0]["card"].clone();
/// game.apply(&format!(r#"{{ "type": "play", "card": {card} }}"#), None)?;
/// assert_eq!(game.to_act(), 1);
/// # Ok::<(), altmode_tricks::api::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Tricks(Api<Rules>);

impl Deref for Tricks {
    type Target = Api<Rules>;

    fn deref(&self) -> &Api<Rules> {
        &self.0
    }
}

impl DerefMut for Tricks {
    fn deref_mut(&mut self) -> &mut Api<Rules> {
        &mut self.0
    }
}

fn cards() -> impl Iterator<Item = CardView> {
    (1..=CARDS).map(|id| CardView { id, name: card_name(id) })
}

impl Tricks {
    /// Creates an instance.
    pub fn new() -> Tricks {
        Tricks::default()
    }

    /// Returns all cards as JSON.
    pub fn cards_all(&self) -> String {
        to_json_list(cards())
    }

    /// Returns the card with this id as JSON.
    pub fn card_get(&self, id: &str) -> Result<String> {
        cards()
            .find(|card| card.id.to_string() == id)
            .map(|card| json(&card))
            .ok_or_else(|| no_card(id))
    }

    /// Returns the card with this name as JSON.
    pub fn card_find(&self, name: &str) -> Result<String> {
        cards()
            .find(|card| card.name.eq_ignore_ascii_case(name))
            .map(|card| json(&card))
            .ok_or_else(|| no_card(name))
    }

    /// Returns the cards whose names contain a text as JSON.
    pub fn cards_search(&self, query: &str) -> Result<String> {
        let query = query.to_ascii_lowercase();
        Ok(to_json_list(cards().filter(|card| card.name.to_ascii_lowercase().contains(&query))))
    }
}
