//! The point of view from which a phrase, amount or condition is read.

use crate::model::{
    objects::{Characters, NOBODY, ObjectId},
    state::{Frame, State, Those},
};

/// From where a phrase, amount or condition is read: who says it and what was spoken of before.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The card that says it.
    pub source: ObjectId,
    /// The character that "this" or "upgraded" means.
    pub this: ObjectId,
    /// The player who is "you".
    pub you: u8,
    /// What "it" means.
    pub it: Characters,
    /// Remembered cards.
    pub those: Those,
    /// Remembered number.
    pub amount: i16,
    /// The instruction before did something.
    pub done: bool,
    /// Chosen colour.
    pub color: u8,
    /// The name that was said: its number and 1; 0 while there is none.
    pub name: u16,
}

impl Context {
    /// Returns the point of view of the instruction that a frame is at.
    pub fn of_frame(frame: &Frame) -> Context {
        Context {
            source: frame.source,
            this: frame.this,
            you: frame.you,
            it: frame.it,
            those: frame.those,
            amount: frame.amount,
            done: frame.done,
            color: frame.color,
            name: frame.name,
        }
    }

    /// The context of a card on the table: nothing was spoken of before.
    pub fn of(source: ObjectId, this: ObjectId, you: u8) -> Context {
        Context { source, this, you, it: 0, those: Those::default(), amount: 0, done: false, color: 0, name: 0 }
    }
}

/// The other character of the battle; [`NOBODY`] if this one is not in it.
pub fn opponent_in_battle(state: &State, character: ObjectId) -> ObjectId {
    match &state.battle {
        battle if !battle.running => NOBODY,
        battle if character == battle.attacker => battle.defender,
        battle if character == battle.defender => battle.attacker,
        _ => NOBODY,
    }
}

/// The side of the battle that a player is on: 0 attacking, 1 defending.
#[inline]
pub fn side_of(state: &State, seat: u8) -> usize {
    usize::from(seat != state.active)
}

/// How many different colours.
pub fn colors<T: PartialOrd + From<bool>>(icons: &[T; 5]) -> i32 {
    icons.iter().filter(|count| **count > T::from(false)).count() as i32
}
