//! Heroes, cards and battlefields in the public API.

use crate::cards::{
    board::{Board, spaces},
    card::CardDef,
    catalogue::Catalogue,
    hero::Hero,
};
use altmode_core::{Error, Result};
use altmode_host::input::shorten;
use altmode_unmatched_language::{Ability, BoardSheet, Hand, Part};
use serde::Serialize;

/// A hero with its fighters and its deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Hero"))]
pub struct HeroView {
    /// Stable id, for example `medusa`.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The set that it is from.
    pub set: &'static str,
    /// Number of spaces that its fighters move on a maneuver.
    #[serde(rename = "move")]
    pub moves: u8,
    /// The hero's way to attack.
    #[cfg_attr(feature = "typescript", ts(type = r#""melee" | "ranged""#))]
    pub attack: &'static str,
    /// The health that the hero starts with.
    pub health: u8,
    /// The size of the hand at the start and at the end of a turn, if it is unusual.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "{ start: number, limit: number }"))]
    pub hand: Option<Hand>,
    /// The fighters, heroes first.
    pub fighters: Vec<HeroFighter>,
    /// The fighters of which the player chooses one before the game.
    #[serde(rename = "sidekickOf", skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub sidekick_of: &'static [String],
    /// The deck.
    pub deck: Vec<DeckEntry>,
    /// The abilities in English, one paragraph a line.
    pub text: String,
    /// The abilities in the effect language; `null` if they are not implemented.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[] | null"))]
    pub definition: Option<&'static [Ability]>,
    /// Whether the engine implements all abilities and cards.
    pub implemented: bool,
}

/// A fighter of a hero, or several alike.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeroFighter {
    /// Stable id. Several alike are numbered in games: `harpy-1`.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// Whether it is a hero.
    #[cfg_attr(feature = "typescript", ts(type = r#""hero" | "sidekick""#))]
    pub role: &'static str,
    /// The number of such fighters.
    pub count: u8,
    /// The health that each starts with.
    pub health: u8,
    /// Its way to attack.
    #[cfg_attr(feature = "typescript", ts(type = r#""melee" | "ranged""#))]
    pub attack: &'static str,
    /// Number of spaces that it moves on a maneuver.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Whether it starts off the battlefield.
    #[serde(rename = "offBoard")]
    pub off_board: bool,
    /// The space that it occupies, if that is unusual.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = r#""small" | "large""#))]
    pub size: Option<&'static str>,
}

/// A card of a deck with the number of its copies.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckEntry {
    /// The card's id.
    pub card: &'static str,
    /// The number of copies.
    pub copies: u8,
}

/// A card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// Stable id with that of the hero, for example `medusa/gaze-of-stone`.
    pub id: &'static str,
    /// The id of the hero in whose deck it is.
    pub hero: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The type.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""attack" | "defense" | "versatile" | "scheme""#)
    )]
    pub kind: &'static str,
    /// The printed value; `null` for a scheme.
    pub value: Option<u8>,
    /// The BOOST value; `null` if none is printed.
    pub boost: Option<u8>,
    /// Whether the die of its hero is printed as its BOOST.
    #[serde(rename = "boostRolled", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub boost_rolled: bool,
    /// The names of the fighters who can use it; empty for any fighter.
    pub by: &'static [String],
    /// Words by which other cards refer to it.
    pub tags: &'static [String],
    /// The number of its syllables, if its hero counts them (William Shakespeare).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub syllables: Option<u8>,
    /// The number of copies in the deck.
    pub copies: u8,
    /// The effects in English, one paragraph a line; empty if the card has none or they are not implemented.
    pub text: String,
    /// The effects in the effect language; `null` if they are not implemented.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[] | null"))]
    pub definition: Option<&'static [Part]>,
    /// Whether the engine implements the card.
    pub implemented: bool,
}

/// A battlefield.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Board"))]
pub struct BoardView {
    /// Stable id, for example `marmoreal`.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The set that it is from.
    pub set: &'static str,
    /// Maximum number of players.
    pub players: usize,
    /// Width and height of the picture in which spaces have their positions.
    pub frame: (i16, i16),
    /// The spaces.
    pub spaces: Vec<BoardSpace>,
    /// The start spaces in the order of the players.
    pub starts: Vec<&'static str>,
    /// Special features of the battlefield.
    pub special: Special,
    /// Doubts about the printed battlefield: parts that were not seen and follow from something else.
    #[serde(skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<string>"))]
    pub unverified: &'static [String],
}

/// A space of a battlefield.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardSpace {
    /// Stable id, for example `M13`.
    pub id: &'static str,
    /// Its horizontal position, from the left.
    pub x: i16,
    /// Its vertical position, from above.
    pub y: i16,
    /// Its zones.
    pub zones: &'static [String],
    /// The adjacent spaces.
    pub near: Vec<&'static str>,
}

/// Special paths and spaces of a battlefield. A field is there only if the battlefield has such.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Special {
    /// Paths that are walked in one direction only: `R07>R13`.
    #[serde(skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<string>"))]
    pub one_way: &'static [altmode_unmatched_language::Arrow],
    /// Spaces joined by secret passages.
    #[serde(skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<string>"))]
    pub passages: &'static [String],
    /// Paths on which an attack downhill has +1.
    #[serde(skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<string>"))]
    pub high_ground: &'static [altmode_unmatched_language::Arrow],
    /// Doors, with the paths that do not exist while they are closed.
    #[serde(skip_serializing_if = "slice_is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, type = "Array<{ name: string, cuts: Array<string> }>")
    )]
    pub doors: &'static [altmode_unmatched_language::Door],
    /// The conveyor belt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, type = "{ path: Array<string>, bin: string }")
    )]
    pub belt: Option<&'static altmode_unmatched_language::Belt>,
    /// Item tokens and the spaces for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub items: Option<BoardItems>,
}

/// Item tokens and the spaces for them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardItems {
    /// The spaces for items that are used as an action.
    pub scheme: &'static [String],
    /// The spaces for items that are used with a combat card.
    pub combat: &'static [String],
    /// The tokens.
    pub tokens: Vec<BoardItem>,
}

/// An item token.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardItem {
    /// Its name.
    pub name: &'static str,
    /// Number added to the value of a combat card; `null` if it is used as an action.
    pub value: Option<u8>,
    /// Its text in English.
    pub text: String,
}

fn slice_is_empty<T>(list: &&[T]) -> bool {
    list.is_empty()
}

impl HeroView {
    /// Makes the view of a hero.
    pub fn of(hero: &'static Hero) -> HeroView {
        let sheet = hero.sheet;
        let fighter = |fighter: &'static altmode_unmatched_language::FighterSheet| HeroFighter {
            id: &fighter.id,
            name: &fighter.name,
            role: fighter.role.name(),
            count: fighter.count,
            health: fighter.health,
            attack: fighter.attack.name(),
            moves: fighter.moves.unwrap_or(sheet.moves),
            off_board: fighter.reserve,
            size: crate::embed::names::size_name(fighter.size),
        };
        let fighters: Vec<HeroFighter> = sheet.fighters.iter().map(fighter).collect();
        HeroView {
            id: &sheet.id,
            name: &sheet.name,
            set: hero.set,
            moves: sheet.moves,
            attack: fighters.first().map_or("melee", |first| first.attack),
            health: fighters.first().map_or(0, |first| first.health),
            hand: sheet.hand,
            fighters,
            sidekick_of: &sheet.sidekick_of,
            deck: hero
                .cards
                .iter()
                .map(|card| DeckEntry { card: &card.id, copies: card.sheet.copies })
                .collect(),
            text: hero.text(),
            definition: sheet.abilities.as_deref(),
            implemented: hero.implemented,
        }
    }
}

impl Card {
    /// Makes the view of a card.
    pub fn of(hero: &'static Hero, card: &'static CardDef) -> Card {
        let sheet = card.sheet;
        Card {
            id: &card.id,
            hero: &hero.sheet.id,
            name: &sheet.name,
            kind: sheet.kind.name(),
            value: sheet.value,
            boost: sheet.boost,
            boost_rolled: sheet.boost_rolled,
            by: &sheet.by,
            tags: &sheet.tags,
            syllables: (sheet.syllables > 0).then_some(sheet.syllables),
            copies: sheet.copies,
            text: card.text(Some(hero.sheet)),
            definition: sheet.text.as_deref(),
            implemented: card.implemented,
        }
    }
}

impl BoardView {
    /// Makes the view of a battlefield.
    pub fn of(board: &'static Board) -> BoardView {
        let map: &'static BoardSheet = board.map;
        let space = |(at, (id, x, y, zones)): (usize, &'static (String, i16, i16, Vec<String>))| {
            BoardSpace {
                id,
                x: *x,
                y: *y,
                zones,
                near: spaces(board.near[at]).map(|near| board.space_id(near)).collect(),
            }
        };
        let item = |item: &'static altmode_unmatched_language::Item| BoardItem {
            name: &item.name,
            value: item.value,
            text: altmode_unmatched_language::text::item_text(item),
        };
        BoardView {
            id: board.id(),
            name: &board.sheet.name,
            set: &board.sheet.set,
            players: board.starts.len(),
            frame: map.frame,
            spaces: map.spaces.iter().enumerate().map(space).collect(),
            starts: board.starts.iter().map(|&at| board.space_id(at)).collect(),
            special: Special {
                one_way: &map.one_way,
                passages: &map.passages,
                high_ground: &map.high_ground,
                doors: &map.doors,
                belt: map.belt.as_ref(),
                items: map.items.as_ref().map(|items| BoardItems {
                    scheme: &items.scheme,
                    combat: &items.combat,
                    tokens: items.tokens.iter().map(item).collect(),
                }),
            },
            unverified: &map.unverified,
        }
    }
}

/// Returns all heroes in the order of their ids.
pub fn heroes(catalogue: &'static Catalogue) -> impl Iterator<Item = HeroView> {
    (0..catalogue.len()).map(|number| HeroView::of(catalogue.hero(number)))
}

/// Returns all cards, hero by hero.
pub fn cards(catalogue: &'static Catalogue) -> impl Iterator<Item = Card> {
    (0..catalogue.len()).flat_map(|number| {
        let hero = catalogue.hero(number);
        hero.cards.iter().map(|card| Card::of(hero, card))
    })
}

/// Returns the hero with this id.
pub fn hero(catalogue: &'static Catalogue, id: &str) -> Result<HeroView> {
    let number = catalogue.find(id).ok_or_else(|| {
        Error::new("unknown-hero", format!("there is no hero \"{}\"", shorten(id)))
    })?;
    Ok(HeroView::of(catalogue.hero(number)))
}

/// Returns the card with this id.
pub fn card(catalogue: &'static Catalogue, id: &str) -> Result<Card> {
    let found = id
        .split_once('/')
        .and_then(|(hero, _)| catalogue.find(hero))
        .map(|number| catalogue.hero(number));
    let card = found.and_then(|hero| {
        hero.cards.iter().find(|card| card.id == id).map(|card| Card::of(hero, card))
    });
    card.ok_or_else(|| {
        let message =
            format!("there is no card \"{}\"; an id is like \"medusa/gaze-of-stone\"", shorten(id));
        Error::new("unknown-card", message)
    })
}

/// Returns the battlefield with this id.
pub fn board(catalogue: &Catalogue, id: &str) -> Result<BoardView> {
    let board = catalogue.boards.iter().find(|board| board.id() == id);
    board.map(|board| BoardView::of(board)).ok_or_else(|| {
        Error::new("unknown-board", format!("there is no battlefield \"{}\"", shorten(id)))
    })
}
