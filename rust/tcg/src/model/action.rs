//! Actions: the answers to decisions.

use crate::model::objects::ObjectId;
use serde::Serialize;

/// Answer to a decision. Characters and cards are object numbers, which the pending decision limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Action {
    /// Flips a character to the face with this index.
    Flip { character: ObjectId, face: u8 },
    /// Plays an Action from hand, or from the place that the decision says.
    PlayCard { card: ObjectId },
    /// Plays an Upgrade onto a character, into a slot (0 Weapon, 1 Armor, 2 Utility).
    PlayUpgrade { card: ObjectId, on: ObjectId, slot: u8 },
    /// Uses a tap ability.
    TapAbility { character: ObjectId },
    /// Stops playing cards and goes on to the attack, or ends the turn if no attack is possible.
    EndMain,
    /// Attacks. `defender` is `None` if it is chosen in a second step.
    Attack { attacker: ObjectId, defender: Option<ObjectId> },
    /// Chooses the defender, as the second step of an attack.
    Defend { defender: ObjectId },
    /// Chooses a character.
    ChooseTarget { target: ObjectId },
    /// Chooses a card.
    ChooseCard { card: ObjectId },
    /// Chooses an option, by its number in the list of options, from 0.
    ChooseOption { option: u8 },
    /// Says the name of a card, by its index in the sorted names of the catalogue.
    ChooseName { name: u16 },
    /// Chooses the trigger that resolves next, by its position in the list of pending ones, from 0.
    ChooseTrigger { pending: u8 },
    /// Answers yes.
    Yes,
    /// Answers no.
    No,
    /// Stops choosing.
    Done,
    /// Reveals a Secret Action.
    Reveal { card: ObjectId },
    /// Swaps a card in hand for a flipped green one.
    SwapGreen { card: ObjectId, with: ObjectId },
    /// Declines.
    Decline,
}
