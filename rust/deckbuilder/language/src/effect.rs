//! Instructions: the consequences of a card or an ability, in order.

use crate::{Amount, Condition, Place, What, Who};
use altmode_language::{Encode, vocabulary};
use serde::Serialize;

/// One instruction. "You" is the player who follows it, and "this" the card with the instruction.
///
/// In files an instruction is a one-key object (`{ draw: 2 }`) or a bare word (`convert`).
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    // --- resources ---
    /// Gain Power at the Range of this card: for the battle in progress, or else for the turn.
    Power(Amount),
    /// Gain Power at this Range for the turn: `power-at: { range: 0, amount: 2 }`.
    PowerAt {
        /// The Range.
        range: u8,
        /// The Power.
        amount: Amount,
    },
    /// Gain Move for the turn.
    Move(Amount),
    /// Gain Energon.
    Energon(Amount),
    /// Lose Energon, at most all of it.
    LoseEnergon(Amount),
    /// Gain VP.
    Vp(Amount),
    /// Lose VP.
    LoseVp(Amount),

    // --- cards ---
    /// Draw cards.
    Draw(Amount),
    /// Discard cards of your choice from your hand.
    Discard {
        /// The number of cards.
        count: Amount,
        /// The cards that can be discarded.
        #[serde(default)]
        what: What,
    },
    /// Put cards of your choice from your hand on top of your deck.
    PutOnTop(Amount),
    /// Destroy cards of your choice.
    Destroy {
        /// The number of cards.
        count: Amount,
        /// The zone with the cards.
        from: Zone,
        /// The cards that can be destroyed.
        #[serde(default)]
        what: What,
    },
    /// Gain Damage.
    Damage(Amount),
    /// Return Damage to the stack, at most all of it.
    Repair(Amount),
    /// At the end of this turn, keep any of the cards in your hand.
    KeepHand,
    /// Choose a faceup card of this kind within a Range and put it into your discard pile, or into your Vault if it goes there:
    /// `take: { what: { type: relic }, range: 1 }`.
    Take {
        /// The cards that can be chosen.
        what: What,
        /// The Range.
        range: u8,
    },

    // --- the Matrix ---
    /// Move up to this number of spaces for free.
    Step(Amount),
    /// Move to an adjacent space for free.
    StepAway,
    /// Move to an adjacent space for free, or gain this much Damage.
    StepAwayOr(Amount),
    /// Teleport to a space.
    Teleport(Place),
    /// Turn a facedown card in one of these spaces faceup.
    Search(Place),
    /// Place a new Ruin in an empty space and gain the Energon of its reward.
    PlaceRuin,
    /// Destroy a faceup card of this kind in the Matrix: `destroy-in-matrix: { what: { type: ruin }, range: 2 }`.
    DestroyInMatrix {
        /// The cards that can be chosen.
        what: What,
        /// The Range.
        range: u8,
    },
    /// Swap this card with the card of another space with an Adversary character. All Adversary characters in that space are
    /// ambushed.
    SwapToAdversary,

    // --- battles ---
    /// Add to the cost of the Adversary in battle.
    Cost(Amount),
    /// If the battle in progress fails, follow these instructions.
    IfBattleFails(Vec<Effect>),
    /// When you defeat an Adversary this turn, follow these instructions.
    WhenDefeat {
        /// The defeats to which the effect applies.
        which: Which,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// This turn, one Adversary Robot can be bought instead of battled.
    BuyAdversary,
    /// This turn, Move can be spent as Power when battling Adversaries.
    MoveAsPower,
    /// Attack characters. Each of them can Block; `if-blocked` follows for you if one did.
    Attack {
        /// The attacked players.
        who: Who,
        /// The instructions that an attacked player follows.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
        /// The instructions that you follow if the Attack is Blocked.
        #[serde(default, rename = "if-blocked")]
        blocked: Vec<Effect>,
    },

    // --- modes ---
    /// You may Convert.
    Convert,

    // --- words that join instructions ---
    /// You may follow the instructions.
    May(Vec<Effect>),
    /// Follow the instructions if the condition holds, the others if it does not.
    If {
        /// The condition.
        #[serde(rename = "if")]
        condition: Condition,
        /// The instructions if it holds.
        then: Vec<Effect>,
        /// The instructions if it does not hold.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// Follow one of these lists of instructions.
    ChooseOne(Vec<Vec<Effect>>),
    /// These players follow the instructions; each is "you" in them.
    Let {
        /// The players.
        who: Who,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
}

vocabulary! {
    /// Zones from which cards are destroyed.
    Zone {
        /// Your hand.
        Hand = "your hand",
        /// Your discard pile.
        Discard = "your discard pile",
        /// The cards that you control.
        Control = "the cards that you control",
        /// Your hand or your discard pile.
        HandOrDiscard = "your hand or your discard pile",
    }
}

vocabulary! {
    /// The defeats that an effect waits for.
    Which {
        /// The first of the turn, so none if an Adversary was defeated before.
        First = "first",
        /// The next one.
        Next = "next",
        /// Each of them.
        Each = "each",
    }
}
