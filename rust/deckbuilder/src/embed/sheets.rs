//! Cards and characters in the public API.

use crate::{
    cards::catalogue::{CardDef, Catalogue, CharacterDef},
    embed::view::faction_name,
};
use altmode_core::{Error, Result};
use altmode_deckbuilder_language::{Ability, CardType, Effect, Fact, Side, text};
use altmode_host::input::shorten;
use serde::Serialize;

/// A card of the catalogue.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Card"))]
pub struct CardSheetView {
    /// Stable id.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The name of its set.
    pub set: &'static str,
    /// Whether the publisher of the game has printed it.
    pub official: bool,
    /// The types.
    #[cfg_attr(feature = "typescript", ts(type = "CardType[]"))]
    pub types: Vec<&'static str>,
    /// The faction.
    #[cfg_attr(feature = "typescript", ts(type = r#""autobot" | "decepticon" | null"#))]
    pub faction: Option<&'static str>,
    /// The Level of a Boss.
    pub level: Option<u8>,
    /// The cost to buy, battle or clear it.
    pub cost: Option<u8>,
    /// The Power.
    pub power: Option<u8>,
    /// The Range.
    pub range: Option<u8>,
    /// The Move.
    #[serde(rename = "move")]
    pub moves: Option<u8>,
    /// The number of copies in its set.
    pub copies: u8,
    /// Words by which other cards refer to it.
    pub tags: &'static [String],
    /// The id of the character to whose Starters it belongs.
    pub starter: Option<&'static str>,
    /// Whether it goes to the Vault of its buyer.
    pub vault: bool,
    /// The part of the game that it belongs to.
    #[cfg_attr(feature = "typescript", ts(type = "DeckPart"))]
    pub part: &'static str,
    /// The text in English, one paragraph per line.
    pub text: String,
    /// The text in the language of the cards.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub definition: &'static [Ability],
    /// The reward in the language of the cards.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub reward: &'static [Effect],
    /// The facts that no source gives.
    pub unknown: Vec<&'static str>,
    /// Whether all facts are known.
    pub complete: bool,
    /// A remark on the sources.
    pub note: &'static str,
}

/// A character of the catalogue.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Character"))]
pub struct CharacterSheetView {
    /// Stable id.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The name of its set.
    pub set: &'static str,
    /// Whether the publisher of the game has printed it.
    pub official: bool,
    /// The faction.
    #[cfg_attr(feature = "typescript", ts(type = r#""autobot" | "decepticon""#))]
    pub faction: &'static str,
    /// Whether it is a Combiner.
    pub combiner: bool,
    /// Alt Mode, or Team Mode.
    pub alt: SideView,
    /// Bot Mode, or Combiner Mode.
    pub bot: SideView,
    /// The ids of the Starters that replace the usual ones.
    pub starters: Vec<&'static str>,
    /// The text of both sides in English.
    pub text: String,
    /// The facts that no source gives.
    pub unknown: Vec<&'static str>,
    /// Whether all facts are known.
    pub complete: bool,
    /// A remark on the sources.
    pub note: &'static str,
}

/// A side of a character.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CharacterSide"))]
pub struct SideView {
    /// The Power.
    pub power: u8,
    /// The Range of that Power.
    pub range: u8,
    /// The Move.
    #[serde(rename = "move")]
    pub moves: u8,
    /// The text in English, one paragraph per line.
    pub text: String,
    /// The text in the language of the cards.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub definition: &'static [Ability],
}

/// A set of the catalogue.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardSet"))]
pub struct SetView {
    /// Its id, by which configurations name it.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether its cards were printed.
    pub official: bool,
    /// Number of cards.
    pub cards: usize,
    /// Number of characters.
    pub characters: usize,
}

/// Returns the name of a type in lower case, as hosts and card files write it.
pub const fn type_name(kind: CardType) -> &'static str {
    match kind {
        CardType::Starter => "starter",
        CardType::Basic => "basic",
        CardType::Encounter => "encounter",
        CardType::Damage => "damage",
        CardType::Boss => "boss",
        CardType::Robot => "robot",
        CardType::Technology => "technology",
        CardType::Maneuver => "maneuver",
        CardType::Ally => "ally",
        CardType::Site => "site",
        CardType::Relic => "relic",
        CardType::Scheme => "scheme",
        CardType::Ruin => "ruin",
    }
}

fn unknown(facts: &'static [Fact]) -> Vec<&'static str> {
    facts.iter().map(|fact| fact.name()).collect()
}

impl CardSheetView {
    fn of(catalogue: &'static Catalogue, def: &'static CardDef) -> CardSheetView {
        let sheet = def.sheet;
        let set = &catalogue.sets[usize::from(def.set)];
        CardSheetView {
            id: &sheet.id,
            name: &sheet.name,
            set: set.name,
            official: set.official,
            types: sheet.types.iter().map(|kind| type_name(*kind)).collect(),
            faction: sheet.faction.map(faction_name),
            level: sheet.level,
            cost: sheet.cost,
            power: sheet.power,
            range: sheet.range,
            moves: sheet.moves,
            copies: sheet.copies,
            tags: &sheet.tags,
            starter: sheet.starter.as_deref(),
            vault: sheet.vault,
            part: def.part().name(),
            text: text::card_text(sheet),
            definition: &sheet.text,
            reward: &sheet.reward,
            unknown: unknown(&sheet.unknown),
            complete: def.complete,
            note: &sheet.note,
        }
    }
}

impl CharacterSheetView {
    fn of(catalogue: &'static Catalogue, def: &'static CharacterDef) -> CharacterSheetView {
        let sheet = def.sheet;
        let set = &catalogue.sets[usize::from(def.set)];
        let side = |side: &'static Side| SideView {
            power: side.power,
            range: side.range,
            moves: side.moves,
            text: text::side_text(side),
            definition: &side.text,
        };
        let starters =
            catalogue.cards.iter().filter(|card| card.sheet.starter.as_ref() == Some(&sheet.id));
        CharacterSheetView {
            id: &sheet.id,
            name: &sheet.name,
            set: set.name,
            official: set.official,
            faction: faction_name(sheet.faction),
            combiner: sheet.combiner,
            alt: side(&sheet.alt),
            bot: side(&sheet.bot),
            starters: starters.map(|card| card.sheet.id.as_str()).collect(),
            text: text::character_text(sheet),
            unknown: unknown(&sheet.unknown),
            complete: def.complete,
            note: &sheet.note,
        }
    }
}

/// Returns all cards.
pub fn cards(catalogue: &'static Catalogue) -> impl Iterator<Item = CardSheetView> {
    catalogue.cards.iter().map(move |def| CardSheetView::of(catalogue, def))
}

/// Returns all characters.
pub fn characters(catalogue: &'static Catalogue) -> impl Iterator<Item = CharacterSheetView> {
    catalogue.characters.iter().map(move |def| CharacterSheetView::of(catalogue, def))
}

/// Returns all sets.
pub fn sets(catalogue: &'static Catalogue) -> impl Iterator<Item = SetView> {
    catalogue.sets.iter().enumerate().map(|(number, set)| SetView {
        id: set.id,
        name: set.name,
        official: set.official,
        cards: catalogue.cards.iter().filter(|card| usize::from(card.set) == number).count(),
        characters: catalogue
            .characters
            .iter()
            .filter(|character| usize::from(character.set) == number)
            .count(),
    })
}

/// Returns the card with an id.
pub fn card(catalogue: &'static Catalogue, id: &str) -> Result<CardSheetView> {
    let missing =
        || Error::new("unknown-card", format!("there is no card with the id \"{}\"", shorten(id)));
    cards(catalogue).find(|card| card.id == id).ok_or_else(missing)
}

/// Returns the character with an id.
pub fn character(catalogue: &'static Catalogue, id: &str) -> Result<CharacterSheetView> {
    let missing = || {
        Error::new(
            "unknown-character",
            format!("there is no character with the id \"{}\"", shorten(id)),
        )
    };
    characters(catalogue).find(|character| character.id == id).ok_or_else(missing)
}
