//! Numbers of cards and fighters.

/// A physical card, by its place in [`crate::model::state::State::cards`].
pub type CardId = u8;
/// A card definition, by its number in the catalogue.
pub type DefId = u16;
/// A fighter, by its place in the list of all fighters in the state.
pub type FighterId = u8;
/// Marks the number of an instruction, and of a program, as that of the item tokens.
pub const OF_ITEM: u16 = 0x8000;
