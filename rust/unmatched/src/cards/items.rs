//! The item tokens of all battlefields. Tokens of several battlefields can be mixed in one game (Unmatched Reference v10,
//! Battlefield Items), so they have common numbers and one program.

use crate::cards::{board::LazyBoard, code::Program};
use altmode_unmatched_language::{Amount, Compile, Effect, Item};

/// An item token.
#[derive(Debug)]
pub struct ItemDef {
    /// Its name.
    pub name: &'static str,
    /// Number added to the value of a combat card; `None` for an item that is used as an action.
    pub value: Option<u8>,
    /// Number of its first instruction.
    pub pc: u16,
    /// The battlefield on whose sheet it is, by its number in the catalogue.
    pub board: u8,
}

/// The item tokens of all battlefields, in the order of the catalogue.
#[derive(Debug, Default)]
pub struct ItemPool {
    /// The tokens. The number of a token is its index here.
    pub all: Vec<ItemDef>,
    /// The instructions of the tokens.
    pub program: Program,
}

impl ItemPool {
    /// Compiles the tokens of some battlefields. A battlefield that repeats the map of another one has the tokens of that one.
    pub fn new(boards: &[&'static LazyBoard]) -> ItemPool {
        let mut pool = ItemPool::default();
        for (board, sheet) in
            boards.iter().enumerate().map(|(number, board)| (number as u8, board.sheet))
        {
            for item in sheet.items.iter().flat_map(|items| &items.tokens) {
                let pc = pool.program.compile(effects(item));
                pool.all.push(ItemDef { name: &item.name, value: item.value, pc, board });
            }
        }
        pool
    }

    /// Returns the numbers of the tokens of a battlefield that are used as an action, or with a combat card.
    pub fn of(&self, board: u8, combat: bool) -> impl Iterator<Item = u16> {
        let fits = move |item: &ItemDef| item.board == board && item.value.is_some() == combat;
        self.all
            .iter()
            .enumerate()
            .filter(move |(_, item)| fits(item))
            .map(|(number, _)| number as u16)
    }
}

/// Returns the instructions of a token: its own, or those that add its value to a card.
fn effects(item: &'static Item) -> &'static [Effect] {
    match item.value {
        Some(value) => Box::leak(Box::new([Effect::Add(Amount::Fixed(i16::from(value)))])),
        None => &item.effects,
    }
}
