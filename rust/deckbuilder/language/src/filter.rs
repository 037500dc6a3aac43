//! Sets of players and of cards, as instructions name them.

use altmode_language::{Encode, vocabulary};
use serde::Serialize;

vocabulary! {
    /// The type of a card. A card can have several (Crystal City is a Relic, a Site and a Ruin).
    CardType {
        Starter = "Starter", Basic = "Basic", Encounter = "Encounter", Damage = "Damage", Boss = "Boss", Robot = "Robot",
        Technology = "Technology", Maneuver = "Maneuver", Ally = "Ally", Site = "Site", Relic = "Relic", Scheme = "Scheme",
        Ruin = "Ruin",
    }
}

vocabulary! {
    /// A faction.
    Faction { Autobot = "Autobot", Decepticon = "Decepticon" }
}

impl Faction {
    /// Returns the opposing faction.
    pub const fn other(self) -> Faction {
        match self {
            Faction::Autobot => Faction::Decepticon,
            Faction::Decepticon => Faction::Autobot,
        }
    }
}

/// Players, each meant together with their character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The player who follows the instruction.
    You,
    /// The player chosen or meant last.
    It,
    /// A player of your choice, yourself included.
    Any,
    /// Another player of your choice.
    Another,
    /// A player of your choice whose character is within the Range of this card.
    InRange,
    /// A player of the opposing faction of your choice.
    Adversary,
    /// Each player of the opposing faction; on a card of the Matrix, of the faction that the card opposes.
    EachAdversary,
    /// Each player.
    Each,
    /// Each other player.
    EachOther,
    /// Each player whose character is in the space of this card, or in your space if it is not in the Matrix.
    EachHere,
}

impl Who {
    /// Returns whether one player is chosen.
    pub const fn is_chosen(self) -> bool {
        matches!(self, Who::Any | Who::Another | Who::InRange | Who::Adversary)
    }

    /// Returns whether several players can be meant.
    pub const fn is_each(self) -> bool {
        matches!(self, Who::EachAdversary | Who::Each | Who::EachOther | Who::EachHere)
    }
}

/// Cards with these properties.
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct What {
    /// The type.
    #[serde(default, rename = "type")]
    pub kind: Option<CardType>,
    /// Whether cards of the type are excluded instead.
    #[serde(default)]
    pub not: bool,
    /// The faction.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Whether only cards of the faction that opposes you are meant.
    #[serde(default)]
    pub adversary: bool,
    /// The least cost.
    #[serde(default, rename = "cost-at-least")]
    pub at_least: Option<u8>,
    /// The highest cost.
    #[serde(default, rename = "cost-at-most")]
    pub at_most: Option<u8>,
    /// A tag, for example `Dinobot`.
    #[serde(default)]
    pub tag: Option<String>,
}

/// Spaces of the Matrix.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Every space.
    Any,
    /// Your space.
    Here,
    /// Spaces next to yours.
    Adjacent,
    /// Spaces with a faceup card of this kind.
    With(What),
    /// Spaces with a facedown card.
    Facedown,
}
