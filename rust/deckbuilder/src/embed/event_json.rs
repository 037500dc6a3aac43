//! Events for hosts: objects with a `type`.

use crate::model::state::CardId;
use altmode_core::lasting;
use altmode_host::Tagged;
use serde::Serialize;

/// A card in an event.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventCard {
    /// Its number in this game.
    pub id: CardId,
    /// Its id in the catalogue.
    #[serde(serialize_with = "lasting")]
    pub card: &'static str,
    /// Its name.
    #[serde(serialize_with = "lasting")]
    pub name: &'static str,
}

/// An event with its sentence.
pub type EventView = altmode_host::EventView<EventKind>;

/// An event, as the viewer may see it; `type` tells which fields it has.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum EventKind {
    /// A turn begins.
    TurnStarted {
        /// The player.
        seat: u8,
        /// Number of the turn.
        turn: u16,
    },
    /// A character turns to another mode.
    Converted {
        /// The player.
        seat: u8,
        /// The new mode.
        #[tagged(ts = r#""alt" | "bot" | "team" | "combiner""#)]
        mode: &'static str,
        /// Whether the flip was forced by the upkeep and is no Convert.
        forced: bool,
    },
    /// Energon is gained or lost.
    Energon {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
        /// The total after the change.
        total: i16,
    },
    /// VP tokens are gained or lost.
    Vp {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
        /// The total after the change.
        total: i16,
    },
    /// Power is gained.
    Power {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
        /// The Range.
        range: u8,
        /// Whether the Power is for the battle in progress only.
        battle: bool,
    },
    /// Power is spent.
    PowerSpent {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
    },
    /// Move is gained for the turn.
    MoveGained {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
    },
    /// Move is spent.
    MoveSpent {
        /// The player.
        seat: u8,
        /// The amount; negative for a loss.
        amount: i16,
    },
    /// A character moves or is teleported.
    Moved {
        /// The player.
        seat: u8,
        /// Name of the space where it was; `null` outside the Matrix.
        #[tagged(null)]
        from: Option<&'static str>,
        /// Name of the space where it is now; `null` outside the Matrix.
        #[tagged(null)]
        to: Option<&'static str>,
        /// Whether the character was teleported.
        teleport: bool,
    },
    /// A facedown card of the Matrix is turned faceup.
    Flipped {
        /// The player.
        seat: u8,
        /// Name of the space.
        space: &'static str,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// A card is played.
    Played {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// An ability is used.
    Used {
        /// The player.
        seat: u8,
        /// The card; `null` if it is an ability of the character.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The Energon that it cost.
        cost: i16,
    },
    /// A card is drawn.
    Drew {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Number of cards left in the deck.
        left: u8,
    },
    /// A discard pile is shuffled into a new deck.
    Shuffled {
        /// The player.
        seat: u8,
        /// Number of cards of the new deck.
        cards: u8,
    },
    /// A card is bought.
    Bought {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The zone where it was.
        #[tagged(ts = "Zone")]
        from: &'static str,
        /// The zone where it is now.
        #[tagged(ts = "Zone")]
        to: &'static str,
        /// Name of the space of the Matrix; `null` if it was not there.
        #[tagged(null)]
        space: Option<&'static str>,
    },
    /// A card is gained without being bought.
    Gained {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The zone where it was.
        #[tagged(ts = "Zone")]
        from: &'static str,
        /// The zone where it is now.
        #[tagged(ts = "Zone")]
        to: &'static str,
        /// Name of the space of the Matrix; `null` if it was not there.
        #[tagged(null)]
        space: Option<&'static str>,
    },
    /// A card is discarded.
    Discarded {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The zone where it was.
        #[tagged(ts = "Zone")]
        from: &'static str,
    },
    /// A card is put on top of its owner's deck.
    PutOnTop {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// A card is destroyed.
    Destroyed {
        /// The player who owned the card; missing for a card without an owner.
        seat: Option<u8>,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The zone where it was.
        #[tagged(ts = "Zone")]
        from: &'static str,
        /// Name of the space of the Matrix; `null` if it was not there.
        #[tagged(null)]
        space: Option<&'static str>,
    },
    /// Damage is returned to the stack.
    Repaired {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// A character is ambushed.
    Ambushed {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// An Encounter is drawn.
    Encounter {
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Whether the Confrontation half resolves, not the Ambush half.
        confrontation: bool,
    },
    /// The half of an Encounter that resolves for a player changes nothing.
    NoEffect {
        /// The player.
        seat: u8,
        /// The Encounter; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// A player is attacked.
    Attacked {
        /// The player.
        seat: u8,
    },
    /// An Attack is Blocked.
    Blocked {
        /// The player.
        seat: u8,
        /// The player who Blocked.
        blocker: u8,
    },
    /// A battle begins.
    BattleStarted {
        /// The player.
        seat: u8,
        /// Name of the space.
        space: &'static str,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The cost of the Adversary.
        cost: i16,
    },
    /// An Assist is placed, or none.
    Assisted {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Whether a card was placed.
        placed: bool,
        /// Whether the Assist defends the Boss.
        defends: bool,
    },
    /// An Assist is resolved or declined.
    AssistResolved {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Whether the Assist defends the Boss.
        defends: bool,
        /// The Power.
        power: i16,
        /// Change of the Power by Ongoing texts, such as -1 in Alt Mode; it is part of `power`.
        change: i16,
        /// Whether it was resolved, or declined.
        resolved: bool,
    },
    /// The cost of the Adversary in battle changes.
    Cost {
        /// The cost of the Adversary.
        cost: i16,
    },
    /// Power and cost are compared.
    BattleEnded {
        /// The player.
        seat: u8,
        /// Whether the Adversary is defeated.
        won: bool,
        /// The Power.
        power: i16,
        /// Change of the Power by Ongoing texts, such as -1 in Alt Mode; it is part of `power`.
        change: i16,
        /// The cost of the Adversary.
        cost: i16,
    },
    /// An Adversary is defeated.
    Defeated {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Name of the space.
        space: &'static str,
    },
    /// A Ruin is cleared.
    Cleared {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Name of the space.
        space: &'static str,
    },
    /// A Ruin is placed.
    RuinPlaced {
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Name of the space.
        space: &'static str,
    },
    /// Cleared Ruins or used Encounters are shuffled into a new deck.
    Reshuffled {
        /// The zone where it is now.
        #[tagged(ts = "Zone")]
        to: &'static str,
        /// Number of cards of the new deck.
        cards: u8,
    },
    /// Two cards of the Matrix change places.
    Swapped {
        /// Name of a space.
        from: &'static str,
        /// Name of a space.
        to: &'static str,
    },
    /// A space is refilled from the main deck.
    Refilled {
        /// Name of the space.
        space: &'static str,
        /// Number of cards left in the deck.
        left: u8,
    },
    /// A Boss comes up from the main deck.
    BossRevealed {
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Name of the space.
        space: &'static str,
    },
    /// A turn ends.
    TurnEnded {
        /// The player.
        seat: u8,
    },
    /// The game ends.
    GameEnded {
        /// The lowest seat that won, or `null`.
        #[tagged(null)]
        winner: Option<u8>,
        /// All seats that won.
        winners: Vec<u8>,
        /// The reason in English; missing if a side conceded or the game was stopped.
        reason: Option<&'static str>,
        /// The scores by seat; empty if the game was not scored.
        scores: Vec<i16>,
        /// VP tokens by seat. The rest of a score comes from "End of Game" texts and penalties.
        tokens: Vec<i16>,
        /// VP by seat that a team loses for the Damage of its active player.
        penalties: Vec<i16>,
        /// Scores of the teams, the Autobots first; empty without teams.
        teams: Vec<i16>,
    },
}
