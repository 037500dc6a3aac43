//! Setup of a game: arguments that several commands share.

use super::Game;
use crate::{decks::deck, failure::Failure};
use altmode_json::{Map, Value, json};
use altmode_tcg::{api::Tcg, deck::Deck, soak::Soak};

/// Name that stands for another random deck in each game.
const RANDOM: &str = "random";

/// The game, its players, and what it is played with.
#[derive(clap::Args)]
pub struct Setup {
    /// The two decks: files, names of built-in decks (autobot-starter, soundwave, ...), or "random" for another random legal
    /// deck in each game; a single deck plays against itself
    #[arg(long = "deck", value_name = "DECK")]
    pub decks: Vec<String>,
    /// Unmatched: ids of the heroes in turn order (medusa, sinbad, ...)
    #[arg(long = "hero", value_name = "HERO")]
    pub heroes: Vec<String>,
    /// Unmatched: two teams, of the players with odd and with even numbers
    #[arg(long)]
    teams: bool,
    /// Unmatched: id of the battlefield
    #[arg(long, default_value = "marmoreal")]
    pub board: String,
    /// Deck-Building Game: ids of the characters in turn order (x-vanguard, ...); by default two of the training set
    #[arg(long = "character", value_name = "CHARACTER")]
    characters: Vec<String>,
    /// Deck-Building Game: competitive, co-op, solo, tvt or 1vm
    #[arg(long)]
    mode: Option<String>,
    /// Deck-Building Game: an option of the open points, for example search=both
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Edition of the rulings: core or updated
    #[arg(long, default_value = "core")]
    rulings: String,
    /// Allow cards that are not fully implemented
    #[arg(long)]
    allow_unimplemented: bool,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    pub game: Game,
}

/// The decks of simulated games of the TCG.
pub struct Decks<'a> {
    names: [&'a String; 2],
    random: Soak,
}

impl Decks<'_> {
    /// Returns whether each game has other decks.
    pub fn are_random(&self) -> bool {
        self.names.iter().any(|name| *name == RANDOM)
    }

    /// Returns the names, as given.
    pub fn names(&self) -> [String; 2] {
        self.names.map(String::clone)
    }

    /// Returns the decks of a game. Two random decks differ.
    pub fn of_game(&self, number: u32) -> Result<[Deck; 2], Failure> {
        let deck_of = |name: &String, number: u32| if name == RANDOM { Ok(self.random.deck(number)) } else { deck(name) };
        Ok([deck_of(self.names[0], number.wrapping_mul(2))?, deck_of(self.names[1], number.wrapping_mul(2) | 1)?])
    }
}

impl Setup {
    /// Returns the decks of the TCG. A seed determines the random ones.
    pub fn decks(&self, seed: &str) -> Result<Decks<'_>, Failure> {
        let names = match &self.decks[..] {
            [one] => [one, one],
            [one, other] => [one, other],
            _ => return Err(Failure::new("a game has two decks: give --deck once or twice")),
        };
        Ok(Decks { names, random: Soak::new(&Tcg::new(), seed)? })
    }

    /// Returns the ids of the characters of the Deck-Building Game.
    pub fn characters(&self) -> Vec<String> {
        if self.characters.is_empty() { ["x-vanguard", "x-beacon"].map(String::from).to_vec() } else { self.characters.clone() }
    }

    /// Returns the configuration of a game of the TCG.
    pub fn of_tcg(&self, decks: &[Deck; 2], seed: &str) -> Value {
        json!({ "seed": seed, "rulings": self.rulings, "players": decks, "allowUnimplemented": self.allow_unimplemented })
    }

    /// Returns the configuration of a game of Unmatched.
    pub fn of_unmatched(&self, seed: &str) -> Value {
        let player = |(seat, hero): (usize, &String)| {
            if self.teams { json!({ "hero": hero, "team": seat % 2 }) } else { json!({ "hero": hero }) }
        };
        json!({
            "seed": seed,
            "board": self.board,
            "players": self.heroes.iter().enumerate().map(player).collect::<Vec<_>>(),
            "allowUnimplemented": self.allow_unimplemented,
        })
    }

    /// Returns the configuration of a game of the Deck-Building Game.
    pub fn of_deckbuilder(&self, seed: &str) -> Result<Value, Failure> {
        let mut options = Map::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                return Err(Failure::new(format!("\"{option}\" is no option; write for example search=both")));
            };
            options.insert(name.to_string(), value.parse::<u32>().map_or_else(|_| json!(value), |number| json!(number)));
        }
        let mut config = json!({
            "seed": seed,
            "players": self.characters().iter().map(|id| json!({ "character": id })).collect::<Vec<_>>(),
            "options": options,
            "allowUnknown": self.allow_unimplemented,
        });
        if let Some(mode) = &self.mode {
            config["mode"] = json!(mode);
        }
        Ok(config)
    }
}
