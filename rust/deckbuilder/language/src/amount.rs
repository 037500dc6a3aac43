//! Numbers and conditions.

use crate::{What, Who};
use altmode_language::{Compare, Encode};
use serde::Serialize;

altmode_language::amount!();

/// Things that can be counted.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Cards that you control: those that you have played this turn, your Damage and your Vault.
    Control(What),
    /// Cards that you have played this turn.
    Played(What),
    /// Cards in your hand.
    CardsInHand,
    /// Your Damage cards.
    Damage,
    /// Your Energon.
    Energon,
    /// The highest cost of such a faceup card in the Matrix.
    HighestCost(What),
    /// Faceup cards of this kind in the Matrix.
    InMatrix(What),
    /// Characters of these players that are in the Matrix.
    Characters(Who),
    /// A number divided by another one, rounded down.
    Per(u8, Amount),
    /// A number times another one.
    Times(i8, Amount),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// You are in Bot Mode or Combiner Mode.
    BotMode,
    /// You are in Alt Mode or Team Mode.
    AltMode,
    /// You have no cards in hand.
    HandEmpty,
    /// The cost of this card exceeds that of every other card that you control.
    CostsMost,
    /// It is your turn.
    YourTurn,
    /// Two numbers compare like this.
    Number(Amount, Compare, Amount),
    /// The instructions before did something.
    Done,
    /// You stand on a faceup card of this kind.
    On(What),
    /// The Adversary that was defeated last is such a card.
    Defeated(What),
    /// The condition does not hold.
    Not(Box<Condition>),
    /// All of these hold.
    All(Vec<Condition>),
}
