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
    /// All names by which it is found, the printed one first.
    pub names: Vec<String>,
    /// The box.
    pub set: String,
    /// Number of spaces that its fighters move.
    pub moves: u8,
    /// Its abilities as text, one paragraph a line.
    pub text: String,
    /// Abilities that are due at the start or the end of each turn.
    pub reminders: Vec<ReminderFacts>,
    /// Fighters, heroes first.
    pub fighters: Vec<FighterFacts>,
    /// Ids of fighters of which the player chooses the hero; the others are sidekicks.
    pub lead_of: Vec<String>,
    /// Groups of card ids, of each of which the player chooses one before the game.
    pub gear: Vec<Vec<String>>,
    /// Ids of cards that are in hand before the others are drawn.
    pub opening: Vec<String>,
    /// Cards at the start and at the end of a turn, if unusual.
    pub hand: Option<(u8, u8)>,
    /// Ids of sidekicks of which the player chooses one.
    pub sidekick_of: Vec<String>,
    /// Forms, the first one at the start.
    pub forms: Vec<FormFacts>,
    /// Whether no form is known at the start, because it is chosen or taken later.
    pub form_open: bool,
    /// The form in which the hero comes back the first time that it falls.
    pub again: Option<String>,
    /// Kinds of counters.
    pub counters: Vec<CounterFacts>,
    /// The hero's tokens on the battlefield.
    pub tokens: Option<TokenFacts>,
    /// The cards that go to the hero's pile of open cards, if it has one.
    pub pile: Option<Takes>,
    /// Number of cards of the side deck.
    pub side: u8,
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
    /// Health at the start as a sidekick, if another fighter is chosen as the hero.
    pub sidekick_health: Option<u8>,
    /// Number of spaces that it moves, if that differs from the hero.
    pub moves: Option<u8>,
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
    /// The most health of the hero in this form, if that is unusual.
    pub health: Option<u8>,
}

/// An ability that is due in each turn.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReminderFacts {
    /// The time.
    pub at: Due,
    /// The ability as text.
    pub text: String,
}

/// The time of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// The start of the player's turn.
    TurnStarts,
    /// The end of the player's turn.
    TurnEnds,
}

/// Cards that go to a pile instead of the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Takes {
    /// None: cards come there by effects.
    Nothing,
    /// Cards of combats.
    Combat,
    /// All cards.
    All,
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
    /// Whether a removed token is not used again.
    pub spent: bool,
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
    /// Its text, one paragraph a line.
    pub text: String,
    /// Whether it stays in front of its player after it was played.
    pub stays: bool,
    /// Whether it goes to an opponent's hand after it was played.
    pub lent: bool,
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
    /// The item tokens.
    pub items: Vec<ItemFacts>,
}

/// An item token of a battlefield.
#[derive(Debug, Serialize, Deserialize)]
pub struct ItemFacts {
    /// The printed name.
    pub name: String,
    /// Whether it is used in a combat, without an action.
    pub combat: bool,
}
