//! Actions and events for hosts: objects whose `type` determines their other members.
//!
//! A game defines an enum with a variant for each type and derives [`Tagged`]. The JSON, the packed form, the TypeScript
//! declarations and the constructors of the packed objects follow from the enum.

use crate::question::Origin;
use altmode_core::{StaticText, Words};
pub use altmode_host_derive::{Fields, Tagged};
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// An enum whose variants become objects with a `type`.
///
/// ```
/// use altmode_core::{to_json, words};
/// use altmode_host::{EventView, Tagged};
///
/// /// An event of a game of dice.
/// #[derive(Tagged)]
/// enum Dice {
///     /// Dice are rolled.
///     DiceRolled {
///         /// The player.
///         seat: u8,
///         /// The sum, if it is known.
///         sum: Option<u8>,
///     },
///     /// The game is over.
///     Over,
/// }
///
/// let rolled = EventView::new(words!["A roll."], Dice::DiceRolled { seat: 1, sum: None });
/// assert_eq!(to_json(&rolled), r#"{"type":"dice-rolled","text":"A roll.","by":null,"seat":1}"#);
/// let over = EventView::new(words!["Over."], Dice::Over);
/// assert_eq!(to_json(&over), r#"{"type":"over","text":"Over.","by":null}"#);
/// ```
pub trait Tagged {
    /// All values of `type`, with repetitions where several variants share one.
    const TAGS: &'static [&'static str];

    /// Returns the value of `type`.
    fn tag(&self) -> &'static str;

    /// Serialises the other members in the order of the fields.
    fn put<S: SerializeStruct>(&self, to: &mut S) -> Result<(), S::Error>;

    /// Describes all variants for TypeScript declarations.
    #[cfg(feature = "typescript")]
    fn union() -> crate::union::Union;
}

/// A struct whose fields are members of the objects of several variants.
pub trait Fields {
    /// Serialises the fields in order.
    fn put<S: SerializeStruct>(&self, to: &mut S) -> Result<(), S::Error>;

    /// Describes the fields for TypeScript declarations.
    #[cfg(feature = "typescript")]
    fn members() -> Vec<crate::union::Member>;
}

impl<F: Fields> Fields for Option<F> {
    fn put<S: SerializeStruct>(&self, to: &mut S) -> Result<(), S::Error> {
        self.as_ref().map_or(Ok(()), |fields| fields.put(to))
    }

    #[cfg(feature = "typescript")]
    fn members() -> Vec<crate::union::Member> {
        F::members()
    }
}

/// A legal action for hosts: `id`, `type`, `label`, and the members of its type.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionView<K> {
    /// Index in the list of legal actions.
    pub id: usize,
    /// A short description in English.
    pub label: Words,
    /// The type with its members.
    pub what: K,
}

impl<K: Tagged> ActionView<K> {
    /// Returns the value of `type`.
    pub fn kind(&self) -> &'static str {
        self.what.tag()
    }
}

impl<K: Tagged> Serialize for ActionView<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // serde's formats need no exact number of fields, only whether there are any.
        let mut to = serializer.serialize_struct("Action", 3)?;
        to.serialize_field("id", &self.id)?;
        to.serialize_field("type", &StaticText(self.what.tag()))?;
        to.serialize_field("label", &self.label)?;
        self.what.put(&mut to)?;
        to.end()
    }
}

/// An event as a seat may see it: `type`, `text`, `by`, and the members of its type.
#[derive(Clone, Debug, PartialEq)]
pub struct EventView<K> {
    /// A sentence in English.
    pub text: Words,
    /// The card, hero, character or item whose effect causes it. `None` if a player or a rule of the game causes it, or if the viewer
    /// may not know the card.
    pub by: Option<Origin>,
    /// The type with its members.
    pub what: K,
}

impl<K> EventView<K> {
    /// Returns an event that a player or a rule of the game causes.
    pub fn new(text: Words, what: K) -> Self {
        EventView { text: text.with_one_stop(), by: None, what }
    }
}

impl<K: Tagged> Serialize for EventView<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut to = serializer.serialize_struct("Event", 3)?;
        to.serialize_field("type", &StaticText(self.what.tag()))?;
        to.serialize_field("text", &self.text)?;
        to.serialize_field("by", &self.by)?;
        self.what.put(&mut to)?;
        to.end()
    }
}
