// The facts of heroes and battlefields, shared by the build script that writes them and the crate that reads them.

use serde::{Deserialize, Serialize};

/// The facts that the companion uses.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// All heroes, by id.
    pub heroes: Vec<HeroFacts>,
    /// All battlefields, by id.
    pub boards: Vec<BoardFacts>,
}

/// A hero with fighters and deck.
#[derive(Debug, Serialize, Deserialize)]
pub struct HeroFacts {
    /// Stable id.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// The box.
    pub set: String,
    /// Fighters, heroes first.
    pub fighters: Vec<FighterFacts>,
    /// Cards at the start and at the end of a turn, if unusual.
    pub hand: Option<(u8, u8)>,
    /// Ids of sidekicks of which the player chooses one.
    pub sidekick_of: Vec<String>,
    /// Forms, the first one at the start.
    pub forms: Vec<FormFacts>,
    /// Kinds of counters.
    pub counters: Vec<CounterFacts>,
    /// The hero's tokens on the battlefield.
    pub tokens: Option<TokenFacts>,
    /// Whether the hero has a pile of open cards.
    pub pile: bool,
    /// Whether the hero has a side deck.
    pub side: bool,
    /// The deck.
    pub cards: Vec<CardFacts>,
}

/// A fighter, or several identical ones.
#[derive(Debug, Serialize, Deserialize)]
pub struct FighterFacts {
    /// Stable id; `harpy-1` and so on for identical fighters.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// Whether it is a hero. Otherwise it is a sidekick.
    pub hero: bool,
    /// Whether it has a ranged attack, which reaches all spaces of its zone.
    pub ranged: bool,
    /// Number of identical fighters.
    pub count: u8,
    /// Health at the start.
    pub health: u8,
    /// Whether it starts off the battlefield.
    pub reserve: bool,
}

/// A form of a hero.
#[derive(Debug, Serialize, Deserialize)]
pub struct FormFacts {
    /// Stable id.
    pub id: String,
    /// Printed name.
    pub name: String,
}

/// A kind of counters.
#[derive(Debug, Serialize, Deserialize)]
pub struct CounterFacts {
    /// Stable id.
    pub id: String,
    /// Singular of the name.
    pub one: String,
    /// Plural of the name.
    pub name: String,
    /// Number at the start.
    pub start: u8,
    /// Maximum number.
    pub most: u8,
}

/// Tokens of a hero.
#[derive(Debug, Serialize, Deserialize)]
pub struct TokenFacts {
    /// Stable id, for example `fog`.
    pub id: String,
    /// Number of tokens.
    pub count: u8,
    /// Whether a space holds at most one of them.
    pub single: bool,
}

/// A card of a deck.
#[derive(Debug, Serialize, Deserialize)]
pub struct CardFacts {
    /// Stable id within the deck.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// The type.
    pub kind: Kind,
    /// Printed value; schemes have none.
    pub value: Option<u8>,
    /// Printed BOOST.
    pub boost: Option<u8>,
    /// Number of copies.
    pub copies: u8,
    /// Whether it stays in front of its player after it was played.
    pub stays: bool,
    /// Names of the fighters or forms that can use it; empty for any fighter.
    pub by: Vec<String>,
}

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// An attack.
    Attack,
    /// A defense.
    Defense,
    /// Attack or defense.
    Versatile,
    /// A scheme.
    Scheme,
}

/// A battlefield.
#[derive(Debug, Serialize, Deserialize)]
pub struct BoardFacts {
    /// Stable id.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// Maximum number of players.
    pub players: u8,
    /// Ids of the spaces.
    pub spaces: Vec<String>,
    /// Zones of each space, as a bitmask.
    pub zones: Vec<u16>,
    /// Pairs of adjacent spaces.
    pub paths: Vec<(u8, u8)>,
    /// Start spaces.
    pub starts: Vec<u8>,
}
