//! The facade for embedders: every call takes and returns text, bytes and numbers.
//!
//! The wasm bindings and the command line are built on this module. Values cross as JSON text. All input is bounded, and
//! invalid input returns an [`Error`] and changes nothing.

mod hosted;
mod lookup;

#[cfg(feature = "packs")]
pub use crate::cards::packs::PackReport;
pub use altmode_core::{Dictionary, Error, Result};
pub use altmode_host::{Batch, Version};

use crate::{cards::Tcg as Rules, deck, forecast};
use altmode_host::{Api, bounded, json, read};
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

/// Entry point: cards, decks and the constructors of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tcg(Api<Rules>);

impl From<Api<Rules>> for Tcg {
    fn from(api: Api<Rules>) -> Tcg {
        Tcg(api)
    }
}

impl Deref for Tcg {
    type Target = Api<Rules>;

    fn deref(&self) -> &Api<Rules> {
        &self.0
    }
}

impl DerefMut for Tcg {
    fn deref_mut(&mut self) -> &mut Api<Rules> {
        &mut self.0
    }
}

impl Tcg {
    /// Creates an instance with the built-in cards.
    ///
    /// ```
    /// let tcg = altmode_tcg::api::Tcg::new();
    /// assert!(tcg.card_get("w1-t01").is_ok());
    /// ```
    pub fn new() -> Tcg {
        Tcg::default()
    }

    /// Parses a deck list into a deck, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let deck = tcg.parse_deck("Characters\n1 Bumblebee, Brave Warrior\n\nDeck\n3 Plasma Burst\n")?;
    /// assert!(deck.contains("Plasma Burst"));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn parse_deck(&self, text: &str) -> Result<String> {
        bounded(text)?;
        deck::parse_deck(self.rules().catalogue, text).map(|deck| json(&deck))
    }

    /// Reads what can be read of a deck list: the deck, and the lines that were left out with suggestions, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let reading = tcg.read_deck("Fast Cars\nBumblebee – Brave Warrior (6*)\nActions (3)\n3 Plasma Brust\n");
    /// assert!(reading.contains("Bumblebee, Brave Warrior") && reading.contains(r#""suggestions":["3 Plasma Burst"]"#));
    /// ```
    pub fn read_deck(&self, text: &str) -> String {
        json(&deck::read_deck(self.rules().catalogue, text))
    }

    /// Formats a deck as a deck list.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// let text = tcg.format_deck(&deck)?;
    /// assert_eq!(tcg.parse_deck(&text)?, deck);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn format_deck(&self, deck: &str) -> Result<String> {
        let deck = deck::Deck::from_json(&read(deck)?)?;
        Ok(deck::format_deck(self.rules().catalogue, &deck))
    }

    /// Returns the problems of a deck as a JSON list. `rules` is the name of a format, or an organiser's rules as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// assert_eq!(tcg.validate_deck(&deck, "constructed")?, "[]");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn validate_deck(&self, deck: &str, rules: &str) -> Result<String> {
        let rules =
            if rules.trim_start().starts_with('{') { read(rules)? } else { Value::from(rules) };
        deck::validate_json(self.rules().catalogue, &read(deck)?, &rules)
            .map(|problems| json(&problems))
    }

    /// Returns the exact probabilities of an attack's damage, for a position given as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let odds = tcg.forecast(r#"{
    ///   "attacker": { "card": "Bumblebee, Brave Warrior", "mode": "bot" },
    ///   "defender": { "defense": 2, "tough": 1, "health": 9 },
    ///   "attackerDeck": { "cards": [{ "icons": ["orange"], "count": 20 }, { "icons": ["blue"], "count": 20 }] },
    ///   "defenderDeck": { "cards": [{ "icons": ["blue"], "count": 40 }] }
    /// }"#)?;
    /// assert!(odds.starts_with('{'));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast(&self, input: &str) -> Result<String> {
        let question = forecast::typed_in(self.rules(), &read(input)?)?;
        Ok(json(&forecast::Forecast::of(&question)))
    }

    /// Returns statistics of a deck: the odds of icons in flips, and of drawing each card.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// assert!(tcg.deck_report(&deck)?.starts_with('{'));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn deck_report(&self, deck: &str) -> Result<String> {
        self.deck_report_of(deck).map(|report| json(&report))
    }

    /// Returns the statistics of [`Tcg::deck_report`] as a value.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Tcg::deck_report`].
    pub fn deck_report_of(&self, deck: &str) -> Result<forecast::DeckReport> {
        forecast::deck_report(self.rules(), &read(deck)?)
    }
}
