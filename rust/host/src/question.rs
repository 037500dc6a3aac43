//! The origin of a question or of an event, and sentences for people.

use crate::tagged::Tagged;
use altmode_core::{StaticText, Words, words};
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// The origin of a question or of an event: `type`, `name`, and the members of its type.
///
/// ```
/// use altmode_core::to_json;
/// use altmode_host::{Origin, OriginKind};
///
/// let rule = Origin { name: "Hand limit", what: OriginKind::Rule { rule: "hand-limit" } };
/// assert_eq!(to_json(&rule), r#"{"type":"rule","name":"Hand limit","rule":"hand-limit"}"#);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Origin {
    /// The name in English.
    pub name: &'static str,
    /// The type with its members.
    pub what: OriginKind,
}

/// The origin of a question or of an event.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum OriginKind {
    /// A card.
    Card {
        /// Its number in this game.
        id: u16,
        /// Its id in the catalogue.
        card: &'static str,
    },
    /// The ability of a hero or of a character that is no card.
    Character {
        /// The seat that plays it.
        seat: u8,
        /// Its id in the catalogue.
        character: &'static str,
    },
    /// An item of the battlefield.
    Item {
        /// Its name, by which actions refer to it.
        item: &'static str,
    },
    /// A rule of the game.
    Rule {
        /// Its key.
        rule: &'static str,
    },
}

impl Origin {
    /// Returns a rule of the game as a source.
    pub fn rule(rule: &'static str, name: &'static str) -> Origin {
        Origin { name, what: OriginKind::Rule { rule } }
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut to = serializer.serialize_struct("Origin", 2)?;
        to.serialize_field("type", &StaticText(self.what.tag()))?;
        to.serialize_field("name", &StaticText(self.name))?;
        self.what.put(&mut to)?;
        to.end()
    }
}

/// An enum of sentences: the variant is the key of a sentence, and its fields are the values that it names.
///
/// ```
/// use altmode_core::{Words, to_json, words};
/// use altmode_host::{Said, Sentence, Tagged};
///
/// /// A question of a game of dice.
/// #[derive(Clone, Tagged)]
/// enum Asked {
///     /// Which dice are kept.
///     Keep {
///         /// The most that can be kept.
///         most: u8,
///     },
/// }
///
/// impl Said for Asked {
///     fn english(&self) -> Words {
///         match self {
///             Asked::Keep { most } => words!["Keep up to ", *most, " dice."],
///         }
///     }
/// }
///
/// assert_eq!(to_json(&Sentence(Asked::Keep { most: 3 })), r#"{"type":"keep","text":"Keep up to 3 dice.","most":3}"#);
/// ```
pub trait Said: Tagged {
    /// Returns the sentence in English.
    fn english(&self) -> Words;
}

/// A sentence for hosts: its key as `type`, its English as `text`, and its values.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence<K>(pub K);

impl<K: Said> Serialize for Sentence<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut to = serializer.serialize_struct("Sentence", 2)?;
        to.serialize_field("type", &StaticText(self.0.tag()))?;
        to.serialize_field("text", &self.0.english().with_one_stop())?;
        self.0.put(&mut to)?;
        to.end()
    }
}

/// Returns a text with a capital letter at its beginning.
///
/// ```
/// assert_eq!(altmode_host::capital("draw 2 cards"), "Draw 2 cards");
/// ```
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// Returns the sentence for the choice of the things that an instruction applies to.
///
/// ```
/// use altmode_host::choice_of;
///
/// assert_eq!(choice_of("scrap 2 cards", 1, false, "card").to_string(), "Scrap 2 cards: choose a card.");
/// assert_eq!(choice_of("discard a card", 1, false, "card").to_string(), "Discard a card.");
/// assert_eq!(choice_of("choose an enemy", 1, false, "character").to_string(), "Choose an enemy.");
/// ```
pub fn choice_of(effect: &str, count: u8, fewer: bool, noun: &str) -> Words {
    let things = counted(count, fewer, noun);
    match effect.starts_with("choose ") || effect.ends_with(&things) {
        true => words![capital(effect), "."],
        false => words![capital(effect), ": choose ", things, "."],
    }
}

/// Returns the noun with its number: "a card", "2 cards", "up to 2 cards". `most` is whether fewer are allowed.
///
/// ```
/// use altmode_host::counted;
///
/// assert_eq!(counted(1, false, "card"), "a card");
/// assert_eq!(counted(2, true, "card"), "up to 2 cards");
/// assert_eq!(counted(u8::MAX, true, "card"), "any number of cards");
/// ```
pub fn counted(count: u8, most: bool, noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    match (count, most) {
        (1, false) => format!("{article} {noun}"),
        (1, true) => format!("up to 1 {noun}"),
        (16.., true) => format!("any number of {noun}s"),
        (_, true) => format!("up to {count} {noun}s"),
        (_, false) => format!("{count} {noun}s"),
    }
}
