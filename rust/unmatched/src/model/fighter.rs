//! A fighter on the battlefield, and sets of fighters.

use crate::cards::board::{NOWHERE, Space, Spaces, only};
pub use crate::ids::FighterId;
use altmode_unmatched_language::Size;
use serde::Serialize;

/// A set of fighters, one bit each.
pub type Fighters = u32;

/// Returns the set of one fighter; empty for [`NOBODY`](crate::model::state::NOBODY).
#[inline]
pub const fn one(fighter: FighterId) -> Fighters {
    if fighter < 32 { 1 << fighter } else { 0 }
}

/// Returns the fighters of a set, in order.
#[inline]
pub fn members(set: Fighters) -> impl Iterator<Item = FighterId> {
    let mut left = set;
    std::iter::from_fn(move || {
        let fighter = left.trailing_zeros() as FighterId;
        (left != 0).then(|| {
            left &= left - 1;
            fighter
        })
    })
}

/// A fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fighter {
    /// Its number among the fighters of its hero.
    pub kind: u8,
    /// The seat that owns it.
    pub owner: u8,
    /// Its size.
    pub size: Size,
    /// Its space; [`NOWHERE`] off the battlefield.
    pub at: Space,
    /// The second space of a large fighter; [`NOWHERE`] if it stands in one space.
    pub tail: Space,
    /// Its health; 0 when defeated.
    pub health: u8,
    /// Its space when the turn began.
    pub began: Space,
    /// Its second space when the turn began.
    pub began_tail: Space,
    /// The space that it left last.
    pub left: Space,
    /// [`Fighter::HELD`], [`Fighter::MOVED`], [`Fighter::HURT`], [`Fighter::BEGAN_ON_TOKEN`], [`Fighter::LEFT`],
    /// [`Fighter::ATTACKED`], [`Fighter::AWAY`].
    pub flags: u8,
}

impl Fighter {
    /// It cannot leave its space this turn.
    pub const HELD: u8 = 1;
    /// It has made its move of the present maneuver or effect.
    pub const MOVED: u8 = 2;
    /// It took damage this turn.
    pub const HURT: u8 = 4;
    /// A token of its player lay in its space when the turn began.
    pub const BEGAN_ON_TOKEN: u8 = 8;
    /// It left a space this turn.
    pub const LEFT: u8 = 16;
    /// It has finished an attack this turn.
    pub const ATTACKED: u8 = 32;
    /// It left the battlefield without being defeated, and can return.
    pub const AWAY: u8 = 64;

    /// Returns whether it is defeated.
    #[inline]
    pub fn is_defeated(&self) -> bool {
        self.health == 0 && self.flags & Fighter::AWAY == 0
    }

    /// Returns the spaces in which it stands.
    #[inline]
    pub fn body(&self) -> Spaces {
        only(self.at) | only(self.tail)
    }

    /// Returns the spaces in which it stood when the turn began.
    #[inline]
    pub fn began_body(&self) -> Spaces {
        only(self.began) | only(self.began_tail)
    }

    /// Returns whether it is large.
    #[inline]
    pub fn is_large(&self) -> bool {
        self.size == Size::Large
    }

    /// Returns whether it stands on the battlefield.
    #[inline]
    pub fn is_there(&self) -> bool {
        self.at != NOWHERE
    }
}

impl Default for Fighter {
    fn default() -> Self {
        Fighter {
            kind: 0,
            owner: 0,
            size: Size::Usual,
            at: NOWHERE,
            tail: NOWHERE,
            health: 0,
            began: NOWHERE,
            began_tail: NOWHERE,
            left: NOWHERE,
            flags: 0,
        }
    }
}
