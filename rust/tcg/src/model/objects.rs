//! Numbers of physical cards, and sets of characters.

use altmode_core::List;

/// Number of a physical card in one game, 0 to 183, or [`NOBODY`].
pub type ObjectId = u8;
/// Set of characters, as a bitmask.
pub type Characters = u32;

/// Number that stands for no object.
pub const NOBODY: ObjectId = 255;
/// Maximum number of characters in a game, both players and combiner forms together.
pub const MOST_CHARACTERS: usize = 28;
/// Maximum number of battle cards of one player. The rules have no maximum (Tournament Rules 6.1); the state needs one.
pub const MOST_BATTLE_CARDS: usize = 80;
/// Maximum number of objects in a game.
pub const MOST_OBJECTS: usize = 184;

/// List of battle cards.
pub type Cards = List<ObjectId, { MOST_BATTLE_CARDS }>;
/// List of objects of both players.
pub type Objects = List<ObjectId, MOST_OBJECTS>;

/// Returns the members of a set of characters, lowest number first.
#[inline]
pub fn members(mut set: Characters) -> impl Iterator<Item = ObjectId> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as ObjectId;
        set &= set - 1;
        Some(lowest)
    })
}

/// Returns the set of one character; empty for [`NOBODY`].
#[inline]
pub const fn only(character: ObjectId) -> Characters {
    if character < 32 { 1 << character } else { 0 }
}
