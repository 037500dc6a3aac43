//! Battlefields as data: spaces, zones, paths and special features.

mod check;
mod path;

pub use check::check_boards;
pub use path::{Arrow, Path};

use crate::Effect;
use altmode_language::Encode;
use serde::Serialize;

altmode_language::clone_by_packing!(BoardSheet);

/// The most spaces of a battlefield: sets of spaces are 64 bits. Printed battlefields have up to 42.
pub const MOST_SPACES: usize = 64;
/// The most zones: sets of zones are 16 bits. Printed battlefields have up to 10.
pub const MOST_ZONES: usize = 16;
/// The most item tokens. Printed battlefields have up to 6.
pub const MOST_ITEMS: usize = 8;
/// The most doors: sets of doors are 8 bits. Printed battlefields have up to 3.
pub const MOST_DOORS: usize = 8;
/// The most paths. Printed battlefields have up to 71.
pub const MOST_PATHS: usize = 80;

/// A battlefield file.
#[derive(Debug, Default, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardSheet {
    /// Stable id, for example `marmoreal`.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// The box that it comes in.
    pub set: String,
    /// The battlefield whose map this one repeats in another drawing; then nothing else is given.
    #[serde(default)]
    pub same_as: Option<String>,
    /// The most players.
    #[serde(default)]
    pub players: u8,
    /// Width and height of the frame in which spaces have their places.
    #[serde(default)]
    pub frame: (i16, i16),
    /// The start spaces, slot 1 first.
    #[serde(default)]
    pub starts: Vec<String>,
    /// The spaces: id, place in the frame from left and from above, zones.
    #[serde(default)]
    pub spaces: Vec<(String, i16, i16, Vec<String>)>,
    /// All lines between spaces, including one-way paths and linked icons, because adjacency is symmetric.
    #[serde(default)]
    pub paths: Vec<Path>,
    /// The lines that join spaces with the same icon. They are not paths on which a token can lie.
    #[serde(default)]
    pub icons: Vec<Path>,
    /// Paths that are walked in one direction only.
    #[serde(default)]
    pub one_way: Vec<Arrow>,
    /// Spaces joined by secret passages: a step leads from one to another, but the passage does not make them adjacent.
    #[serde(default)]
    pub passages: Vec<String>,
    /// Paths on which an attack downhill has +1.
    #[serde(default)]
    pub high_ground: Vec<Arrow>,
    /// Doors; open at the start.
    #[serde(default)]
    pub doors: Vec<Door>,
    /// A conveyor belt.
    #[serde(default)]
    pub belt: Option<Belt>,
    /// Item tokens and the spaces for them.
    #[serde(default)]
    pub items: Option<Items>,
    /// Doubts about the printed battlefield: parts that were not seen and follow from something else. It plays like any other.
    #[serde(default)]
    pub unverified: Vec<String>,
}

/// A door.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// Its name.
    pub name: String,
    /// The lines that do not exist while it is closed.
    pub cuts: Vec<Path>,
}

/// A conveyor belt: fighters on it move a step at the end of each turn.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Belt {
    /// Its spaces in the order of the steps.
    pub path: Vec<String>,
    /// The zone in which a fighter is placed from the last space.
    pub bin: String,
}

/// Item tokens, which are put at random on spaces for their type.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Items {
    /// The spaces for items that are used as an action.
    pub scheme: Vec<String>,
    /// The spaces for items that add to a combat card.
    pub combat: Vec<String>,
    /// The tokens.
    pub tokens: Vec<Item>,
}

/// An item token. One with a value adds it to a combat card; another one is used as an action.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// Number added to the value of a combat card.
    #[serde(default)]
    pub value: Option<u8>,
    /// Instructions for its use as an action; `this` is the fighter that uses it.
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect>,
}
