//! All heroes with their cards, and all battlefields, by number and id.
//!
//! Heroes are compiled lazily, because a game has two to four of them.

use crate::{
    cards::{
        blank::{self, FIRST_BLANK},
        board::{LazyBoard, boards},
        card::CardDef,
        hero::{CARDS_EACH, Hero},
        items::ItemPool,
    },
    ids::{DefId, OF_ITEM},
};
use altmode_core::{Definition, checksum};
use altmode_unmatched_language::{BoardSheet, HeroSheet, Pack, decode, encode};
use std::sync::OnceLock;

/// Maximum number of instructions, and of qualities, of a hero, because they are numbered in 16 bits.
const MOST_CODE: usize = 60_000;
/// All heroes and battlefields: the built-in ones, and after them those of packs.
#[derive(Debug)]
pub struct Catalogue {
    /// Ids and packed sheets: the built-in ones in the order of the ids, then those of packs.
    packed: Vec<(String, Vec<u8>)>,
    heroes: Vec<OnceLock<Hero>>,
    /// Number of built-in heroes.
    printed: usize,
    /// The battlefields.
    pub boards: Vec<&'static LazyBoard>,
    items: OnceLock<ItemPool>,
    /// The hashes of the packs, sorted.
    pub packs: Vec<String>,
}

impl Catalogue {
    fn of(packed: Vec<(String, Vec<u8>)>, boards: Vec<&'static LazyBoard>) -> Catalogue {
        let heroes = packed.iter().map(|_| OnceLock::new()).collect();
        let printed = packed.len();
        Catalogue { packed, heroes, printed, boards, items: OnceLock::new(), packs: Vec::new() }
    }

    /// Returns the built-in heroes and battlefields with those of packs after them. `None` if a hero of a pack has more cards,
    /// bonus attacks or instructions than their numbers can count, or if the item tokens have more.
    pub fn with_packs(packs: &[&'static Pack]) -> Option<Catalogue> {
        let mut catalogue = Catalogue::of(printed(), boards().iter().collect());
        for pack in packs {
            let sheets: Vec<&'static BoardSheet> =
                catalogue.boards.iter().map(|board| board.sheet).chain(&pack.boards).collect();
            let added = pack
                .boards
                .iter()
                .map(|sheet| &*Box::leak(Box::new(LazyBoard::among(sheet, 0, &sheets))));
            catalogue.boards.extend(added);
        }
        for (pack, hero) in
            packs.iter().flat_map(|pack| pack.heroes().into_iter().map(move |hero| (pack, hero)))
        {
            catalogue.packed.push((hero.id.clone(), encode(&(pack.set.clone(), hero.clone()))));
            catalogue.heroes.push(OnceLock::new());
            let (number, set): (_, &'static str) = (catalogue.heroes.len() - 1, &pack.set);
            let hero = Hero::new(number as u16, set, Box::leak(Box::new(hero)));
            let code = hero.program.code.len().max(hero.program.qualities.len());
            if hero.cards.len() + hero.bonuses.len() > usize::from(CARDS_EACH) || code > MOST_CODE {
                return None;
            }
            catalogue.heroes[number] = hero.into();
        }
        let numbers = usize::from(FIRST_BLANK / CARDS_EACH);
        let fits = catalogue.heroes.len() <= numbers
            && catalogue.boards.len() <= usize::from(u8::MAX)
            && catalogue.items().program.code.len() < usize::from(OF_ITEM);
        fits.then_some(catalogue)
    }

    /// Returns the number of heroes.
    pub fn len(&self) -> u16 {
        self.packed.len() as u16
    }

    /// Returns whether there are no heroes.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// Returns a hero, by number.
    #[inline]
    pub fn hero(&'static self, number: u16) -> &'static Hero {
        let number = usize::from(number).min(self.heroes.len() - 1);
        self.heroes[number].get_or_init(|| {
            let (set, sheet): &'static (String, HeroSheet) =
                Box::leak(Box::new(decode(&self.packed[number].1)));
            Hero::new(number as u16, set, sheet)
        })
    }

    /// Returns the definition of a hero, by number.
    pub fn definition(&'static self, number: u16) -> Definition {
        let (id, packed) = &self.packed[usize::from(number)];
        (id, checksum(packed))
    }

    /// Finds a hero by id.
    pub fn find(&self, id: &str) -> Option<u16> {
        let (printed, added) = self.packed.split_at(self.printed);
        let found = printed.binary_search_by(|(other, _)| other.as_str().cmp(id)).ok();
        found
            .or_else(|| {
                added.iter().position(|(other, _)| other == id).map(|place| self.printed + place)
            })
            .map(|number| number as u16)
    }

    /// Returns the item tokens of all battlefields.
    pub fn items(&self) -> &ItemPool {
        self.items.get_or_init(|| ItemPool::new(&self.boards))
    }

    /// Returns the number of the battlefield whose sheet has the map of another one: its own number, or that of the one that it
    /// repeats.
    pub fn map_number(&self, board: u8) -> u8 {
        let map = self.boards[usize::from(board) % self.boards.len()].map;
        self.find_board(&map.id).unwrap_or(board)
    }

    /// Returns the number of a battlefield, by its id.
    pub fn find_board(&self, id: &str) -> Option<u8> {
        self.boards.iter().position(|board| board.id() == id).map(|number| number as u8)
    }

    /// Returns the ids of all heroes: the built-in ones in order, then those of packs.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packed.iter().map(|(id, _)| id.as_str())
    }

    /// Returns the number of the hero to whose cards a card belongs.
    pub fn hero_of(&self, def: DefId) -> u16 {
        def / CARDS_EACH
    }

    /// Returns a card, by number.
    #[inline]
    pub fn card(&'static self, def: DefId) -> &'static CardDef {
        if def >= FIRST_BLANK {
            return blank::card(def);
        }
        let hero = self.hero(def / CARDS_EACH);
        let place = usize::from(def % CARDS_EACH);
        let (cards, bonuses) = (hero.cards.len(), hero.bonuses.len());
        let bonus = || hero.bonuses.get(place - cards);
        let side = || hero.sides.get(place - cards - bonuses);
        hero.cards.get(place).or_else(bonus).or_else(side).unwrap_or(&hero.cards[0])
    }
}

/// Returns the ids and packed sheets of the built-in heroes, in the order of the ids.
fn printed() -> Vec<(String, Vec<u8>)> {
    decode(include_bytes!(concat!(env!("OUT_DIR"), "/heroes.bin")))
}

/// Returns the built-in heroes and battlefields.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
    BUILTIN.get_or_init(|| Catalogue::of(printed(), boards().iter().collect()))
}
