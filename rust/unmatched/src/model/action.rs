//! Answers to questions.

use crate::{
    cards::board::Space,
    model::state::{CardId, FighterId},
};
use serde::Serialize;

/// Ways to play a card as an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Manner {
    /// Face down, by the usual rules.
    Usual,
    /// Face up, against a fighter in any space.
    FaceUp,
    /// Face up, as a ranged attack.
    Ranged,
}

impl Manner {
    /// Returns the name in the public API; `None` for `Usual`.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Manner::Usual => None,
            Manner::FaceUp => Some("face-up"),
            Manner::Ranged => Some("ranged"),
        }
    }
}

/// Maximum number of spaces in the path of [`Action::Walk`].
pub const MOST_OF_PATH: usize = 12;

/// An answer to the pending question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Action {
    /// Maneuver.
    Maneuver,
    /// Attack.
    Attack {
        /// The attacking fighter.
        attacker: FighterId,
        /// The attacked fighter.
        defender: FighterId,
        /// The card.
        card: CardId,
        /// The way in which the card is played.
        manner: Manner,
    },
    /// Play a scheme.
    Scheme {
        /// The card.
        card: CardId,
        /// The fighter that uses it; [`crate::model::state::NOBODY`] if that does not matter.
        fighter: FighterId,
    },
    /// BOOST with a card.
    Boost(CardId),
    /// Use a battlefield item as an action.
    Item {
        /// The item.
        item: u8,
        /// The fighter that uses it.
        fighter: FighterId,
    },
    /// Open or close a door on the way.
    Door {
        /// The fighter.
        fighter: FighterId,
        /// The door, which is opened if it is closed and closed if it is open.
        door: u8,
    },
    /// Move a fighter.
    Move {
        /// The fighter.
        fighter: FighterId,
        /// The space.
        to: Space,
        /// The second space of a large fighter.
        tail: Space,
    },
    /// Take one step of a move. Another decision follows.
    Step {
        /// The fighter.
        fighter: FighterId,
        /// The space.
        to: Space,
    },
    /// Move a fighter along a path of several steps. It is never listed; hosts use it to choose the path themselves.
    Walk {
        /// The fighter.
        fighter: FighterId,
        /// The spaces entered.
        path: [Space; MOST_OF_PATH],
        /// Number of spaces.
        steps: u8,
    },
    /// Choose a space.
    Space(Space),
    /// Defend with a card.
    Defend(CardId),
    /// Place a fighter.
    Place {
        /// The fighter.
        fighter: FighterId,
        /// The space.
        to: Space,
        /// The second space of a large fighter.
        tail: Space,
    },
    /// Choose a path.
    Path(u8),
    /// Choose a fighter.
    Fighter(FighterId),
    /// Choose a card.
    Card(CardId),
    /// Choose a text, or an option before the game.
    Option(u8),
    /// Choose a player.
    Seat(u8),
    /// Choose the trigger that resolves next.
    Trigger(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Stop choosing.
    Done,
    /// No card.
    Decline,
}
