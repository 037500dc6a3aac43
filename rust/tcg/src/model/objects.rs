//! Physical cards by their numbers in one game, and sets of characters.

use altmode_core::List;

/// The number of a physical card in one game.
pub type ObjectId = u8;
/// A set of characters, one bit each.
pub type Characters = u32;

/// No object.
pub const NOBODY: ObjectId = 255;
/// How many characters a game can hold, both players and combiner forms together.
pub const MOST_CHARACTERS: usize = 28;
/// How many battle cards one player can bring. The rules know no limit (Tournament Rules 6.1); the state does.
pub const MOST_BATTLE_CARDS: usize = 80;
/// How many objects a game can hold.
pub const MOST_OBJECTS: usize = 184;

/// A list of battle cards.
pub type Cards = List<ObjectId, { MOST_BATTLE_CARDS }>;
/// A list of objects of both players.
pub type Objects = List<ObjectId, MOST_OBJECTS>;

/// Goes through the members of a set of characters, lowest number first.
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

/// The set of one character; empty for [`NOBODY`].
#[inline]
pub const fn only(character: ObjectId) -> Characters {
    if character < 32 { 1 << character } else { 0 }
}
