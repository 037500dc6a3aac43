//! The names of the games on the command line.

use altmode_json::Value;
use clap::ValueEnum;

/// The games that commands support.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum GameName {
    /// Transformers TCG.
    #[default]
    Tcg,
    /// Unmatched.
    Unmatched,
    /// Transformers Deck-Building Game.
    Deckbuilder,
    /// The example of docs/new-game.md.
    #[cfg(feature = "tricks")]
    Tricks,
}

impl GameName {
    /// Returns the name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            GameName::Tcg => "tcg",
            GameName::Unmatched => "unmatched",
            GameName::Deckbuilder => "deckbuilder",
            #[cfg(feature = "tricks")]
            GameName::Tricks => "tricks",
        }
    }

    /// Returns the game that a scenario names. A file that is not JSON is passed to the first game, which reports the error.
    pub fn of_scenario(text: &str) -> GameName {
        let value = altmode_json::from_str::<Value>(text).unwrap_or_default();
        let named = |game: &GameName| value["game"] == game.name();
        GameName::value_variants().iter().copied().find(named).unwrap_or_default()
    }
}
