//! Cards and characters as data.

use crate::{Ability, CardType, Effect, Faction};
use altmode_language::{Encode, vocabulary};
use serde::Serialize;

/// A file of cards: a set, or a pack.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// Stable id of the set, for example `training`.
    pub id: String,
    /// Its name.
    pub set: String,
    /// Whether the cards were printed by the publisher of the game.
    #[serde(default)]
    pub official: bool,
    /// The cards.
    #[serde(default)]
    pub cards: Vec<CardSheet>,
    /// The characters.
    #[serde(default)]
    pub characters: Vec<CharacterSheet>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardSheet {
    /// Stable id, for example `cc-overclocked`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The types.
    #[serde(default)]
    pub types: Vec<CardType>,
    /// The faction.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// The Level of a Boss, 1 to 3.
    #[serde(default)]
    pub level: Option<u8>,
    /// The cost: to buy, to battle or to clear the card.
    #[serde(default)]
    pub cost: Option<u8>,
    /// The Power.
    #[serde(default)]
    pub power: Option<u8>,
    /// The Range.
    #[serde(default)]
    pub range: Option<u8>,
    /// The Move.
    #[serde(default, rename = "move")]
    pub moves: Option<u8>,
    /// The number of copies in the set.
    #[serde(default = "one")]
    pub copies: u8,
    /// Words by which other cards mean it, for example `Dinobot`.
    #[serde(default)]
    pub tags: Vec<String>,
    /// The id of the character to whose Starters it belongs.
    #[serde(default)]
    pub starter: Option<String>,
    /// Whether the card goes to the Vault of its buyer.
    #[serde(default)]
    pub vault: bool,
    /// Whether a Scheme is for co-operative games.
    #[serde(default, rename = "co-op")]
    pub co_op: bool,
    /// The text.
    #[serde(default)]
    pub text: Vec<Ability>,
    /// The reward for defeating or clearing the card.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// The facts that no source gives. Such a card is refused unless a game allows it.
    #[serde(default)]
    pub unknown: Vec<Fact>,
    /// A remark on the sources.
    #[serde(default)]
    pub note: String,
}

fn one() -> u8 {
    1
}

vocabulary! {
    /// A fact of a card that can be unknown.
    Fact {
        Types = "types", Faction = "faction", Level = "level", Cost = "cost", Power = "Power", Range = "Range", Move = "Move",
        Copies = "copies", Text = "text", Reward = "reward",
    }
}

/// A character: an oversized card with two sides.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterSheet {
    /// Stable id, for example `x-bulwark`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The faction.
    pub faction: Faction,
    /// Whether it is a Combiner, with Team Mode and Combiner Mode.
    #[serde(default)]
    pub combiner: bool,
    /// Alt Mode, or Team Mode of a Combiner.
    #[serde(default)]
    pub alt: Side,
    /// Bot Mode, or Combiner Mode of a Combiner.
    #[serde(default)]
    pub bot: Side,
    /// The facts that no source gives.
    #[serde(default)]
    pub unknown: Vec<Fact>,
    /// A remark on the sources.
    #[serde(default)]
    pub note: String,
}

/// A side of a character.
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The Power, which a Combiner has in Combiner Mode.
    #[serde(default)]
    pub power: u8,
    /// The Range of that Power.
    #[serde(default)]
    pub range: u8,
    /// The Move.
    #[serde(default, rename = "move")]
    pub moves: u8,
    /// The text.
    #[serde(default)]
    pub text: Vec<Ability>,
}
