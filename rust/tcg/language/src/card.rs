//! Cards: facts and abilities, in the structure of the card files.

use crate::{
    Ability, CharacterKind, Color, Date, Encode, Faction, Mode, Rarity, Slot, StratagemTarget,
    Trait,
};
use serde::Serialize;

/// A battle card.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BattleCard {
    /// Set code and collector number, for example `w1-061`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// `action`, `secret`, `weapon`, `armor` or `utility`.
    pub kind: BattleKind,
    /// Its frame.
    #[serde(default = "neutral")]
    pub faction: Faction,
    /// Stars it costs in a deck.
    #[serde(default)]
    pub stars: u8,
    /// Battle icons, with repeats.
    #[serde(default)]
    pub icons: Vec<Color>,
    /// Hybrid icons (Wave 5): one entry an icon, `null` for a plain one.
    #[serde(default)]
    pub hybrid: Vec<Option<Trait>>,
    /// The attack number in its stat box.
    #[serde(default)]
    pub attack: i8,
    /// The defense number in its stat box.
    #[serde(default)]
    pub defense: i8,
    /// Slots that it fills at once, if more than its own kind.
    #[serde(default)]
    pub fills: Vec<Slot>,
    /// Its rarity.
    pub rarity: Rarity,
    /// The id of the card that this is a reprint of; its abilities are that card's.
    #[serde(default)]
    pub reprint_of: Option<String>,
    /// Date since which it is banned in Constructed (Tournament Rules 6.2).
    #[serde(default)]
    pub banned: Option<Date>,
    /// Its abilities, or `null` if the card is not implemented.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
}

/// The type and subtype of a battle card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// An Action.
    Action,
    /// A Secret Action.
    Secret,
    /// A Weapon.
    Weapon,
    /// An Armor.
    Armor,
    /// A Utility.
    Utility,
}

impl BattleKind {
    /// The slot kind of an Upgrade; `None` for Actions.
    pub const fn slot(self) -> Option<Slot> {
        match self {
            BattleKind::Action | BattleKind::Secret => None,
            BattleKind::Weapon => Some(Slot::Weapon),
            BattleKind::Armor => Some(Slot::Armor),
            BattleKind::Utility => Some(Slot::Utility),
        }
    }
}

/// A character card, or the form that characters combine into.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CharacterCard {
    /// Set code and collector number, for example `w1-t29`; combiner forms `c-…`.
    pub id: String,
    /// Its name, for example "Optimus Prime".
    pub name: String,
    /// The second half of its full name, for example "Battlefield Legend"; empty if it has none.
    #[serde(default)]
    pub subtitle: String,
    /// Kind of character.
    pub kind: CharacterKind,
    /// Its faction.
    pub faction: Faction,
    /// Its stars, the same in all modes.
    pub stars: u8,
    /// Its health.
    pub health: u8,
    /// Its rarity.
    #[serde(default)]
    pub rarity: Option<Rarity>,
    /// Its modes in printed order; the first is the one it starts in unless `start` says otherwise.
    pub modes: Vec<Face>,
    /// The mode it starts in, if not the first.
    #[serde(default)]
    pub start: Option<Mode>,
    /// Whether it can flip.
    #[serde(default = "yes")]
    pub flips: bool,
    /// Slots other than one of each kind: Weapon, Armor, Utility.
    #[serde(default)]
    pub slots: Option<[u8; 3]>,
    /// For a combiner form: the ids of its parts.
    #[serde(default)]
    pub parts: Vec<String>,
    /// Upgrade sides of Battle Masters and Weaponizers.
    #[serde(default)]
    pub upgrade_sides: Vec<UpgradeSide>,
}

/// One face of a character card.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Face {
    /// Its mode.
    pub mode: Mode,
    /// Printed attack.
    #[serde(default)]
    pub attack: u8,
    /// Printed defense.
    #[serde(default)]
    pub defense: u8,
    /// Traits printed on this face.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Attack, defense and health that a head adds to its character.
    #[serde(default)]
    pub bonus: Option<[u8; 3]>,
    /// Its abilities, or `null` if the card is not implemented.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
}

/// The Upgrade side of a character card.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UpgradeSide {
    /// Its name as an Upgrade.
    pub name: String,
    /// `weapon`, `armor` or `utility`.
    pub kind: BattleKind,
    /// The attack number in its stat box.
    #[serde(default)]
    pub attack: i8,
    /// The defense number in its stat box.
    #[serde(default)]
    pub defense: i8,
    /// Its abilities, or `null` if the card is not implemented.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
}

/// A stratagem.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StratagemCard {
    /// Set code and collector number, for example `w5-s03`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction.
    pub faction: Faction,
    /// Stars it costs.
    pub stars: u8,
    /// Name of the character or card that it belongs to.
    pub target: String,
    /// Kind of that character or card.
    pub target_kind: StratagemTarget,
    /// Whether it is turned over when used.
    #[serde(default)]
    pub one_use: bool,
    /// Its rarity.
    #[serde(default)]
    pub rarity: Option<Rarity>,
    /// Its abilities, or `null` if the card is not implemented.
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
}

/// One file of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardFile {
    /// Code of the set, for example `w1`.
    pub set: String,
    /// Name of the set.
    pub set_name: String,
    /// Battle cards.
    #[serde(default)]
    pub battle: Vec<BattleCard>,
    /// Characters and combiner forms.
    #[serde(default)]
    pub characters: Vec<CharacterCard>,
    /// Stratagems.
    #[serde(default)]
    pub stratagems: Vec<StratagemCard>,
}

fn neutral() -> Faction {
    Faction::Neutral
}

fn yes() -> bool {
    true
}

impl CharacterCard {
    /// Name and subtitle, as a deck list writes it.
    pub fn full_name(&self) -> String {
        // Joined without the formatter, which would add code that is not needed before a game begins.
        [self.name.as_str(), if self.subtitle.is_empty() { "" } else { ", " }, &self.subtitle]
            .concat()
    }
}
