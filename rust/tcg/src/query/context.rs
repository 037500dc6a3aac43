//! Evaluation context of phrases, amounts and conditions.

use crate::model::{
    objects::{Characters, NOBODY, ObjectId},
    state::{Frame, State},
};
use altmode_core::Those;

/// Evaluation context of a phrase, amount or condition: its speaker, and the objects mentioned before.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// Card that the phrase is on.
    pub source: ObjectId,
    /// Character that "this" or "upgraded" means.
    pub this: ObjectId,
    /// Seat of the player who is "you".
    pub you: u8,
    /// Characters that "it" means.
    pub it: Characters,
    /// Remembered cards.
    pub those: Those,
    /// Remembered number.
    pub amount: i16,
    /// Whether the instruction before did something.
    pub done: bool,
    /// Chosen colour, 0 to 4.
    pub color: u8,
    /// Number of the name that was said, plus 1; 0 for none.
    pub name: u16,
}

impl Context {
    /// Returns the context of the instruction that a frame is at.
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

    /// Returns the context of a card on the table, with nothing mentioned before.
    pub fn of(source: ObjectId, this: ObjectId, you: u8) -> Context {
        Context {
            source,
            this,
            you,
            it: 0,
            those: Those::default(),
            amount: 0,
            done: false,
            color: 0,
            name: 0,
        }
    }
}

/// Returns the other character of the battle; [`NOBODY`] if `character` is not in the battle.
pub fn opponent_in_battle(state: &State, character: ObjectId) -> ObjectId {
    match &state.battle {
        battle if !battle.running => NOBODY,
        battle if character == battle.attacker => battle.defender,
        battle if character == battle.defender => battle.attacker,
        _ => NOBODY,
    }
}

/// Returns the side of the battle that a player is on: 0 attacking, 1 defending.
#[inline]
pub fn side_of(state: &State, seat: u8) -> usize {
    usize::from(seat != state.active)
}

/// Returns the number of different colours.
pub fn colors<T: PartialOrd + From<bool>>(icons: &[T; 5]) -> i32 {
    icons.iter().filter(|count| **count > T::from(false)).count() as i32
}
