//! Events: all changes of a game.

use crate::model::state::{Reason, Space, Zone};
use altmode_core::Shown;
use serde::Serialize;

/// A change of the Power of a player in battles by Ongoing texts, such as -1 in Alt Mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PowerChange {
    /// The change.
    pub amount: i16,
    /// The side of the character whose text makes the whole change: whether it is Bot Mode.
    pub bot: Option<bool>,
}

/// The sums of a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ScoreSums {
    /// VP tokens.
    pub tokens: i16,
    /// VP of "End of Game" texts.
    pub texts: i16,
    /// VP that a team loses for the Damage of its active player.
    pub penalty: i16,
}

impl ScoreSums {
    /// Returns the score.
    pub const fn score(self) -> i16 {
        self.tokens.saturating_add(self.texts).saturating_sub(self.penalty)
    }
}

/// A change of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(
    missing_docs,
    reason = "the fields have the names of the wire format, which docs/deckbuilder.md lists"
)]
pub enum Event {
    /// A turn began.
    TurnStarted { seat: u8, turn: u16 },
    /// A character turned to another mode.
    Converted { seat: u8, bot: bool, forced: bool },
    /// Energon was gained or lost.
    Energon { seat: u8, amount: i16, total: u8 },
    /// VP tokens were gained or lost.
    Vp { seat: u8, amount: i16, total: i16 },
    /// Power was gained for the turn, or for the battle in progress.
    Power { seat: u8, amount: i16, range: u8, battle: bool },
    /// Power was spent.
    PowerSpent { seat: u8, amount: u8 },
    /// Move was gained for the turn.
    MoveGained { seat: u8, amount: u8 },
    /// Move was spent.
    MoveSpent { seat: u8, amount: u8 },
    /// A character moved, or was teleported.
    Moved { seat: u8, from: Space, to: Space, teleport: bool },
    /// A facedown card of the Matrix was turned faceup.
    Flipped { seat: u8, space: Space, card: Shown },
    /// A card was played.
    Played { seat: u8, card: Shown },
    /// An ability was used; without a card it is one of the character.
    Used { seat: u8, card: Option<Shown>, cost: u8 },
    /// A card was drawn.
    Drew { seat: u8, card: Shown, left: u8 },
    /// A discard pile was shuffled into the deck.
    Shuffled { seat: u8, cards: u8 },
    /// A card was bought.
    Bought { seat: u8, card: Shown, from: Zone, space: Space, to: Zone },
    /// A player gained a card without buying it.
    Gained { seat: u8, card: Shown, from: Zone, space: Space, to: Zone },
    /// A card was discarded by a player.
    Discarded { seat: u8, card: Shown, from: Zone },
    /// A card was put on top of its owner's deck.
    PutOnTop { seat: u8, card: Shown },
    /// A card was destroyed.
    Destroyed { seat: Option<u8>, card: Shown, from: Zone, space: Space },
    /// Damage was returned to the stack.
    Repaired { seat: u8, card: Shown },
    /// A character was ambushed.
    Ambushed { seat: u8, card: Shown },
    /// An Encounter was drawn.
    Encounter { card: Shown, confrontation: bool },
    /// The half of an Encounter that resolved for a player changed nothing.
    NoEffect { seat: u8, card: Shown },
    /// A player was attacked.
    Attacked { seat: u8 },
    /// An Attack was Blocked.
    Blocked { seat: u8, by: u8 },
    /// A battle began.
    BattleStarted { seat: u8, space: Space, card: Shown, cost: i16 },
    /// An Assist was placed, or none.
    Assisted { seat: u8, card: Option<Shown>, defends: bool },
    /// An Assist was resolved, or declined.
    AssistResolved {
        seat: u8,
        card: Shown,
        defends: bool,
        power: u8,
        change: PowerChange,
        resolved: bool,
    },
    /// The cost of the Adversary in battle changed.
    Cost { cost: i16 },
    /// A battle ended.
    BattleEnded { seat: u8, won: bool, power: i16, change: PowerChange, cost: i16 },
    /// An Adversary was defeated.
    Defeated { seat: u8, card: Shown, space: Space },
    /// A Ruin was cleared.
    Cleared { seat: u8, card: Shown, space: Space },
    /// A Ruin was placed.
    RuinPlaced { card: Shown, space: Space },
    /// The discard pile of the Ruins, or of the Encounters, was shuffled into a new deck.
    Reshuffled { zone: Zone, cards: u8 },
    /// A card of the Matrix changed its space with another one.
    Swapped { from: Space, to: Space },
    /// A space was refilled from the main deck.
    Refilled { space: Space, left: u8 },
    /// A Boss came up from the main deck.
    BossRevealed { card: Shown, space: Space },
    /// The turn ended: unspent Power and Move are lost.
    TurnEnded { seat: u8 },
    /// The game ended: the winning seats, one bit each, and the sums of the score of each seat.
    GameEnded { winners: u8, reason: Option<Reason>, tallies: Vec<ScoreSums> },
}
