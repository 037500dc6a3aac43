//! Actions: the answers to decisions.

use crate::model::objects::ObjectId;

/// An answer. Characters and cards are object numbers; which of them, the pending decision says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Flip a character to the face with this index.
    Flip { character: ObjectId, face: u8 },
    /// Play an Action from hand (or from where the decision says).
    PlayCard { card: ObjectId },
    /// Play an Upgrade onto a character, into a slot (0 Weapon, 1 Armor, 2 Utility).
    PlayUpgrade { card: ObjectId, on: ObjectId, slot: u8 },
    /// Use a tap ability.
    TapAbility { character: ObjectId },
    /// Stop playing cards and go on to the attack, or end the turn where no attack is possible.
    EndMain,
    /// Attack. `defender` is missing when it is chosen in a second step.
    Attack { attacker: ObjectId, defender: Option<ObjectId> },
    /// The second step of an attack.
    Defend { defender: ObjectId },
    /// Choose a character.
    ChooseTarget { target: ObjectId },
    /// Choose a card.
    ChooseCard { card: ObjectId },
    /// Choose an option by its number in the list of options.
    ChooseOption { option: u8 },
    /// Say the name of a card, by the number of the name in the catalogue.
    ChooseName { name: u16 },
    /// Choose the trigger that resolves next, by its position among the pending ones.
    ChooseTrigger { pending: u8 },
    /// Yes.
    Yes,
    /// No.
    No,
    /// Enough chosen.
    Done,
    /// Reveal a Secret Action.
    Reveal { card: ObjectId },
    /// Swap a card in hand for a flipped green one.
    SwapGreen { card: ObjectId, with: ObjectId },
    /// Do without.
    Decline,
}
