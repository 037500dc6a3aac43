//! Answers to decisions.

use crate::ids::{CardId, Space};
use serde::{Deserialize, Serialize};

/// An answer to the pending decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// End the turn; also the initial value of an answer.
    #[default]
    EndTurn,
    /// Play a card from hand.
    Play(CardId),
    /// Move to a space.
    Move(Space),
    /// Turn the facedown card of a space faceup.
    Search(Space),
    /// Buy the card of a space.
    Buy(Space),
    /// Buy a Basic.
    BuyBasic(CardId),
    /// Battle the Robot of a space.
    Battle(Space),
    /// Confront the Boss of a space.
    Confront(Space),
    /// Clear the Ruin of a space.
    Clear(Space),
    /// Convert by paying Energon.
    Convert,
    /// Use an ability of a card, or of the character ([`crate::ids::NOBODY`]).
    Use(CardId, u8),
    /// Spend a Move as Power in a battle.
    SpendMove,
    /// Place a card as an Assist.
    Assist(CardId),
    /// Block with an ability of a card in hand, or of the character ([`crate::ids::NOBODY`]).
    Block(CardId, u8),
    /// Choose a card.
    Card(CardId),
    /// Choose a space.
    Space(Space),
    /// Choose a player.
    Seat(u8),
    /// Choose one of several lists of instructions.
    Option(u8),
    /// Choose the Start of Turn effect that resolves next.
    Trigger(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Done.
    Done,
    /// No Assist, no Block.
    Decline,
}
