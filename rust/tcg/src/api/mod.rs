//! The facade: everything an embedder can ask, with text, bytes and numbers in and out.
//!
//! The wasm face and the command line call this and nothing else. Values cross as JSON text; every text that
//! comes in is bounded, and whatever is wrong with it is an [`Error`] that changes nothing.

mod game;
mod lookup;
mod playouts;
mod suggest;

#[cfg(feature = "packs")]
pub use crate::cards::packs::PackReport;
pub use altmode_core::{Dictionary, Error, Result};
pub use game::{Game, Refusal, View};
pub use playouts::{PlayoutResult, PlayoutsResult, Simulation};
pub use suggest::{Search, Suggestion, Tried};

use crate::{
    cards::{Tcg as Rules, builtin::builtin},
    deck, forecast,
    scenario::{self, Scenario},
};
use altmode_core::{Record, Rules as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// No JSON text that comes in is longer.
const MOST_BYTES: usize = 1_048_576;

/// Versions of what is here.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Version {
    /// Of the package.
    pub version: &'static str,
    /// Of the rules: records of other versions are refused.
    pub rules: u32,
    /// Of the card data: a checksum.
    pub data: u32,
}

/// Cards, decks, and the ways to begin a game.
#[derive(Clone, Copy, Debug)]
pub struct Tcg {
    rules: Rules,
}

impl Default for Tcg {
    fn default() -> Self {
        Tcg::new()
    }
}

impl Tcg {
    /// With the built-in cards.
    pub fn new() -> Tcg {
        Tcg { rules: Rules { catalogue: builtin() } }
    }

    /// The rules themselves.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Versions, as JSON.
    pub fn version(&self) -> String {
        json(&Version { version: env!("CARGO_PKG_VERSION"), rules: Rules::RULES_VERSION, data: self.rules.data_version() })
    }

    /// Begins a game.
    pub fn new_game(&self, config: &str) -> Result<Game> {
        Game::begin(self.rules, deck::start(self.rules.catalogue, &read(config)?)?)
    }

    /// The endless row of games between bots that the configuration and the options' seed stand for; the
    /// configuration's own seed does not matter.
    pub fn simulation(&self, config: &str, options: &str) -> Result<Simulation> {
        let start = deck::start(self.rules.catalogue, &read(config)?)?;
        Simulation::new(self.rules, &start, playouts::Options::read(&read(options)?)?)
    }

    /// The game that a save was made from.
    pub fn restore(&self, save: &[u8]) -> Result<Game> {
        self.with_packs(|rules| altmode_core::Game::restore(rules, save).map(Game::from))
    }

    /// The game that a record describes.
    pub fn replay(&self, record: &str) -> Result<Game> {
        let wrong = |error: serde_json::Error| Error::new("damaged-record", format!("this is not a record: {error}"));
        let value = read(record)?;
        // A record of another game would not even parse; that it is foreign is what its owner needs to hear.
        if let Some(game) = value["game"].as_str().filter(|game| *game != Rules::NAME) {
            let message = format!("this record is of the game \"{}\", not of \"{}\"", crate::input::shorten(game), Rules::NAME);
            return Err(Error::new("foreign-record", message).at("game"));
        }
        let record = Record::<Rules>::deserialize(&value).map_err(wrong)?;
        self.with_packs(|rules| altmode_core::Game::replay(rules, record.clone()).map(Game::from))
    }

    /// A game at the position of a scenario.
    pub fn from_scenario(&self, text: &str) -> Result<Game> {
        Game::begin(self.rules, Scenario::parse(text)?.start(self.rules)?)
    }

    /// Plays a scenario's steps and says whether all that it expects came true.
    pub fn run_scenario(&self, text: &str) -> Result<String> {
        Ok(json(&scenario::run(self.rules, &Scenario::parse(text)?)))
    }

    /// Reads a deck list.
    pub fn parse_deck(&self, text: &str) -> Result<String> {
        bounded(text)?;
        deck::parse_deck(self.rules.catalogue, text).map(|deck| json(&deck))
    }

    /// Writes a deck as a list.
    pub fn format_deck(&self, deck: &str) -> Result<String> {
        let deck = deck::Deck::from_json(&read(deck)?)?;
        Ok(deck::format_deck(self.rules.catalogue, &deck))
    }

    /// What is wrong with a deck, as a list; the rules are the name of a format or an organiser's, as JSON.
    pub fn validate_deck(&self, deck: &str, rules: &str) -> Result<String> {
        let rules = if rules.trim_start().starts_with('{') { read(rules)? } else { Value::from(rules) };
        deck::validate_json(self.rules.catalogue, &read(deck)?, &rules).map(|problems| json(&problems))
    }

    /// Exact probabilities of an attack's damage, for a position typed in by hand.
    pub fn forecast(&self, input: &str) -> Result<String> {
        let question = forecast::typed_in(self.rules, &read(input)?)?;
        Ok(json(&forecast::Forecast::of(&question)))
    }

    /// What a deck flips and draws: odds of icons and of holding each card.
    pub fn deck_report(&self, deck: &str) -> Result<String> {
        forecast::deck_report(self.rules, &read(deck)?).map(|report| json(&report))
    }

    /// Adds cards. Games that run already go on with the cards that they began with.
    #[cfg(feature = "packs")]
    pub fn load_pack(&mut self, pack: &str) -> Result<String> {
        let (catalogue, report) = crate::cards::packs::load(self.rules.catalogue, &read(pack)?)?;
        self.rules = Rules { catalogue };
        Ok(json(&report))
    }

    /// Adds cards; this build leaves that out.
    #[cfg(not(feature = "packs"))]
    pub fn load_pack(&mut self, pack: &str) -> Result<String> {
        read(pack)?;
        Err(Error::new("not-implemented", "this build cannot load packs"))
    }

    /// Does something with the cards that a save or a record needs: those that are loaded, or what was there before
    /// some packs came.
    fn with_packs<T>(&self, mut ask: impl FnMut(Rules) -> Result<T>) -> Result<T> {
        let mut rules = self.rules;
        loop {
            match (ask(rules), rules.catalogue.before) {
                (Err(error), Some(catalogue)) if error.code == "other-packs" => rules = Rules { catalogue },
                (result, _) => return result,
            }
        }
    }
}

fn bounded(text: &str) -> Result<()> {
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("at most {MOST_BYTES} bytes of text are read, not {}", text.len())));
    }
    Ok(())
}

/// JSON text that comes in.
fn read(text: &str) -> Result<Value> {
    bounded(text)?;
    serde_json::from_str(text).map_err(|error| Error::new("bad-json", format!("this is not JSON: {error}")))
}

/// JSON text that goes out.
fn json(value: &impl Serialize) -> String {
    altmode_core::to_json(value)
}
